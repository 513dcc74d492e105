"""The daily challenge: one solo deal a day (UTC) for everybody; the first attempt counts."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select

from lapidarium.games.game import FORMAT
from lapidarium.games.registry import game_type, game_types
from lapidarium.server.storage.schema import daily
from lapidarium.table import Terms

if TYPE_CHECKING:
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


def begin_attempt(connection: Connection, day: str, person: str, table: str) -> str:
    """The table of a person's attempt: this one, unless they have one already."""
    mine = (daily.c.day == day) & (daily.c.person == person)
    found: str | None = connection.scalar(select(daily.c.at_table).where(mine))
    if found is not None:
        return found
    connection.execute(insert(daily), {"day": day, "person": person, "at_table": table})
    return table


def scores_of(connection: Connection, day: str, limit: int) -> list[dict[str, Any]]:
    """The finished attempts of a day, best first; among equals, whoever was first."""
    chosen = (
        select(daily)
        .where(daily.c.day == day, daily.c.score.is_not(None))
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
        .where(daily.c.person == person, daily.c.score.is_not(None))
        .order_by(daily.c.score.desc(), daily.c.day)
        .limit(limit)
    )
    return [dict(row._mapping) for row in connection.execute(chosen)]
