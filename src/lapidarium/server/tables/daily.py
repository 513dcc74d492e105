"""The daily challenge: one solo deal a day (UTC) for everybody; the first attempt counts."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from functools import lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select, update

from lapidarium.dealing import Dealer
from lapidarium.games.game import CHANCE, FORMAT
from lapidarium.games.packs import load
from lapidarium.games.registry import game_type, game_types, referee
from lapidarium.server.accounts.people import today
from lapidarium.server.storage.deletion import NOBODY, check_exists
from lapidarium.server.storage.schema import daily, people
from lapidarium.table import Terms

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from lapidarium.games.game_type import GameType
    from lapidarium.games.pack import Pack
    from lapidarium.table import Table


def daily_game() -> GameType:
    """The game of the challenge: the first that has one."""
    return next(game for game in game_types().values() if game.daily_players is not None)


def seed_of(secret: bytes, day: str) -> str:
    """The deal of a day: the same for all, and nobody can work it out beforehand."""
    return hmac.new(secret, f"daily/{day}".encode(), hashlib.sha256).hexdigest()[:32]


def is_deal_of(table: Table, secret: bytes, day: str) -> bool:
    """Is this the deal of a day, be it an attempt or another try that does not count?"""
    return table.terms.daily == day or table.made.seed == seed_of(secret, day)


def terms_of(pack: Pack, day: str) -> Terms:
    """The terms of an attempt at a day's challenge; without a day, of a try that does not count."""
    players = game_type(pack.game).daily_players
    assert players is not None, f"{pack.game} has no daily challenge"
    return Terms(
        game=pack.game,
        players=players,
        pack=pack.name,
        digest=pack.digest,
        format=FORMAT,
        daily=day,
        practice=not day,
    )


def device_of(secret: bytes, day: str, address: str, browser: str) -> str:
    """An address and a browser as a digest that says nothing to others, nor on another day."""
    what = f"device/{day}/{address}/{browser}"
    return hmac.new(secret, what.encode(), hashlib.sha256).hexdigest()[:32]


def would_count(connection: Connection, day: str, person: str, device: str) -> bool:
    """Would an attempt count? Not if somebody else has begun one at this address and browser.

    Unless the person is registered and was known before that day: so people who share an address
    can all play, and nobody can look at the deal as one guest and play it as the next.
    """
    others = (daily.c.day == day) & (daily.c.device == device) & (daily.c.person != person)
    if connection.scalar(select(daily.c.person).where(others).limit(1)) is None:
        return True
    known = select(people.c.created).where(
        people.c.person == person, people.c.passphrase.is_not(None)
    )
    created: int | None = connection.scalar(known)
    return created is not None and today(created) < day


def begin_attempt(connection: Connection, day: str, person: str, table: str, device: str) -> str:
    """The table of a person's attempt: this one, unless they have one already."""
    mine = (daily.c.day == day) & (daily.c.person == person)
    found: str | None = connection.scalar(select(daily.c.at_table).where(mine))
    if found is not None:
        return found
    check_exists(connection, person)
    counts = would_count(connection, day, person, device)
    row = {"day": day, "person": person, "at_table": table, "device": device, "counts": counts}
    connection.execute(insert(daily), row)
    earlier = (daily.c.day < day) & daily.c.device.is_not(None)
    connection.execute(delete(daily).where(earlier, daily.c.person.startswith(NOBODY)))
    connection.execute(update(daily).where(earlier), {"device": None})
    return table


def is_like(table: Table, secret: bytes, day: str) -> bool:
    """Was this game set up as the deal of a day, or nearly so, though not by the challenge itself?

    An imported record, or a table with its setup chosen by hand: whatever half of it is the same.
    """
    kind = game_type(table.game.name)
    seed = seed_of(secret, day)
    if kind.daily_players != table.terms.players or table.made.seed == seed:
        return False
    deal = _setup(kind.name, table.terms.players, seed)
    own = [table.game.text(event) for event in takewhile(_is_drawn(table), table.events)]
    same = sum((Counter(deal) & Counter(own)).values())
    return 2 * same >= len(deal) > 0


def _is_drawn(table: Table) -> Callable[[Any], bool]:
    """For the events of a table in order: was this one drawn?"""
    states = iter(table.states)
    return lambda _event: table.game.to_act(next(states)) == CHANCE


@lru_cache(maxsize=4)
def _setup(game: str, players: int, seed: str) -> tuple[str, ...]:
    """What is drawn before the first decision."""
    own = referee(load(game), players)
    _, drawn = Dealer(seed).deal(own, own.start())
    return tuple(own.text(event) for event in drawn)


def scores_of(connection: Connection, day: str, limit: int) -> list[dict[str, Any]]:
    """The finished attempts of a day, best first; among equals, whoever was first."""
    chosen = (
        select(daily)
        .where(daily.c.day == day, daily.c.score.is_not(None), daily.c.counts)
        .order_by(daily.c.score.desc(), daily.c.finished)
        .limit(limit)
    )
    return [dict(row._mapping) for row in connection.execute(chosen)]


def attempt_of(connection: Connection, day: str, person: str) -> dict[str, Any] | None:
    """A person's attempt at a day's challenge."""
    chosen = select(daily).where(daily.c.day == day, daily.c.person == person)
    row = connection.execute(chosen).first()
    return None if row is None else dict(row._mapping)


def bests_of(connection: Connection, person: str, limit: int) -> list[dict[str, Any]]:
    """A person's best attempts."""
    chosen = (
        select(daily)
        .where(daily.c.person == person, daily.c.score.is_not(None), daily.c.counts)
        .order_by(daily.c.score.desc(), daily.c.day)
        .limit(limit)
    )
    return [dict(row._mapping) for row in connection.execute(chosen)]
