"""The daily challenge: one solo deal a day (UTC) for everybody; the first attempt counts."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select, update

from lapidarium.dealing import Dealer
from lapidarium.games.game import CHANCE, FORMAT, OVER
from lapidarium.games.packs import load
from lapidarium.games.registry import game_type, game_types, referee
from lapidarium.server.accounts.people import today
from lapidarium.server.storage.deletion import NOBODY, check_exists
from lapidarium.server.storage.schema import daily, people
from lapidarium.table import Terms

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from sqlalchemy import Connection

    from lapidarium.games.game import Game
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

    An imported record, or a table with its setup chosen by hand.
    """
    if table.made.seed == seed_of(secret, day):
        return False
    return is_set_up_as(table.game, table.terms.setup, secret, day) or resembles_deal(
        table.game, table.states, secret, day
    )


def resembles_deal(game: Game[Any, Any], states: Sequence[Any], secret: bytes, day: str) -> bool:
    """Do these states, in the order of play, come from the deal of a day, or nearly so?

    The first decision shows the setup best, and a position may be given without what came before.
    """
    if game_type(game.name).daily_players != game.players:
        return False
    deal = _deal(game.name, game.players, seed_of(secret, day))
    opening = next((state for state in states if game.to_act(state) != CHANCE), states[-1])
    return any(
        deal.lies_open(map(game.text, game.laid_out(state))) or deal.is_next(game, state)
        for state in (opening, states[-1])
    )


def is_set_up_as(game: Game[Any, Any], setup: Iterable[str], secret: bytes, day: str) -> bool:
    """Does a setup chosen by hand fix the deal of a day, or nearly so?"""
    if game_type(game.name).daily_players != game.players:
        return False
    return _deal(game.name, game.players, seed_of(secret, day)).lies_open(setup)


@dataclass(frozen=True)
class Deal:
    """What tells a deal apart from others, whatever is played with it."""

    setup: Counter[str]
    """What lies open at the first decision, as events."""
    draws: Mapping[tuple[str, int], Sequence[int]]
    """For each later draw, by source and number: how often each piece is left there."""

    def lies_open(self, events: Iterable[str]) -> bool:
        """Is half of the setup among these events?"""
        return 2 * (self.setup & Counter(events)).total() >= self.setup.total()

    def is_next(self, game: Game[Any, Any], state: Any) -> bool:
        """Has the next draw the same pieces left, but for a sixth of what was drawn before?

        What is played changes what lies open, but not this.
        """
        while game.to_act(state) >= 0:
            state = game.after(state, game.legal(state)[0])
        if game.to_act(state) != CHANCE:
            return False
        draw = game.chance(state)
        left = self.draws.get((draw.source, draw.nth), ())
        if len(left) != len(draw.weights):
            return False
        differences = sum(abs(a - b) for a, b in zip(left, draw.weights, strict=True)) // 2
        return 6 * differences <= draw.nth


@lru_cache(maxsize=4)
def _deal(name: str, players: int, seed: str) -> Deal:
    """The deal of a seed: what is drawn does not depend on what is played."""
    game, dealer = referee(load(name), players), Dealer(seed)
    state, _ = dealer.deal(game, game.start())
    setup = Counter(map(game.text, game.laid_out(state)))
    draws = {}
    while (turn := game.to_act(state)) != OVER:
        if turn == CHANCE:
            draw = game.chance(state)
            draws[draw.source, draw.nth] = tuple(draw.weights)
            event = dealer.draw(draw)
        else:
            event = game.legal(state)[0]
        state = game.after(state, event)
    return Deal(setup, draws)


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
