"""Results of finished games, ratings (openskill) and the daily challenge's scores."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import orjson
from openskill.models import PlackettLuce
from sqlalchemy import bindparam, exists, insert, select, text, update

from lapidarium.server.accounts.people import today
from lapidarium.server.storage.schema import (
    daily,
    people,
    rating_history,
    ratings,
    results,
    seats,
    tables,
)
from lapidarium.table import OVER

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sqlalchemy import Connection

    from lapidarium.games.views import BotPlayer, PersonPlayer
    from lapidarium.server.storage.journal import Work
    from lapidarium.table import Table

MODEL = PlackettLuce()
RESULTS_LOCK = 0x1A91DB
ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(:lock)")
"""PostgreSQL: results of all nodes come one after another, so that each rating follows the last."""
RESULT_OF_TABLE = select(results.c.at_table).where(results.c.at_table == bindparam("name"))
INSERT_RESULT = insert(results)
LEAST, STEP = 1000, 40
"""A rating for people to read: points above the least for each unit that is nearly certain."""


def shown_rating(mu: float, sigma: float) -> int:
    """The rating as people read it: low while little is known."""
    return max(0, round(LEAST + STEP * (mu - 3 * sigma)))


def player_of(person: str | None, bot: str | None) -> str:
    """Who a rating belongs to."""
    return person if person is not None else f"bot:{bot}"


def is_bot(stored: str) -> bool:
    """Does the stored form of a player mean a bot?"""
    return stored.startswith("bot:")


def player_in(
    stored: str, name_of: Callable[[str], str], *, program: bool = False
) -> PersonPlayer | BotPlayer:
    """Who a rating or a place in a result belongs to, from its stored form."""
    kind, _, level = stored.partition(":")
    if kind == "bot" and level:
        return {"kind": "bot", "level": level}
    person: PersonPlayer = {"kind": "person", "id": stored, "name": name_of(stored)}
    return {**person, "program": True} if program else person


def row_of(table: Table) -> dict[str, Any]:
    """A finished game as it is kept."""
    assert table.ending is not None
    terms = table.terms
    return {
        "at_table": table.name,
        "game": terms.game,
        "players": terms.players,
        "finished": table.since,
        "listed": terms.listed or bool(terms.daily),
        "rated": terms.rated,
        "imported": bool(table.names),
        "daily": terms.daily,
        "events": len(table.steps),
        "scores": orjson.dumps(table.ending.scores).decode(),
        "places": orjson.dumps(table.ending.places).decode(),
        "people": orjson.dumps([player_of(s.person, s.bot) for s in table.seats]).decode(),
    }


def ranks_of(table: Table) -> list[int]:
    """The place of each seat for its rating; whoever let a bot play is last."""
    assert table.ending is not None
    last = len(table.seats)
    return [
        last if seat.was_handed else table.ending.place_of(number)
        for number, seat in enumerate(table.seats)
    ]


def result_work(table: Table) -> tuple[Work, ...]:
    """Stores the result and the ratings of a game that is over."""
    return () if table.ending is None else (partial(_store_result, table=table),)


def _store_result(connection: Connection, table: Table) -> None:
    insert_result(connection, row_of(table), ranks_of(table))


def insert_result(connection: Connection, row: Mapping[str, Any], ranks: Sequence[int]) -> bool:
    """Keep a result, once: ratings and the daily score change in the same transaction."""
    name = row["at_table"]
    if connection.dialect.name == "postgresql":
        connection.execute(ONE_AT_A_TIME, {"lock": RESULTS_LOCK})
    if connection.scalar(RESULT_OF_TABLE, {"name": name}) is not None:
        return False
    connection.execute(INSERT_RESULT, row)
    players: list[str] = orjson.loads(row["people"])
    if row["rated"]:
        _rate(connection, row, players, ranks)
    if row["daily"] == today(row["finished"]):  # later, the records of others are open
        mine = (daily.c.day == row["daily"]) & (daily.c.at_table == name)
        score = {"score": orjson.loads(row["scores"])[0], "finished": row["finished"]}
        connection.execute(update(daily).where(mine), score)
    return True


def names_without_result(connection: Connection, after: str, limit: int = 200) -> list[str]:
    """Finished tables whose result is missing, in the order of their names."""
    has_result = exists().where(results.c.at_table == tables.c.at_table)
    is_missing = (tables.c.status == OVER) & (tables.c.at_table > after) & ~has_result
    chosen = select(tables.c.at_table).where(is_missing).order_by(tables.c.at_table)
    return list(connection.scalars(chosen.limit(limit)))


def _living(connection: Connection, players: list[str]) -> list[str]:
    """Those of the players who are bots, or people whose data was not deleted meanwhile."""
    chosen = select(people.c.person).where(people.c.person.in_(players))
    known = set(connection.scalars(chosen))
    return [one for one in dict.fromkeys(players) if is_bot(one) or one in known]


def _rate(
    connection: Connection, row: Mapping[str, Any], players: list[str], ranks: Sequence[int]
) -> None:
    game = row["game"]
    chosen = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(players))
    known = {row.player: row for row in connection.execute(chosen)}
    teams = [
        [MODEL.rating(mu=known[one].mu, sigma=known[one].sigma) if one in known else MODEL.rating()]
        for one in players
    ]
    rated = [team[0] for team in MODEL.rate(teams, ranks=[float(rank) for rank in ranks])]
    for player in _living(connection, players):
        own = [new for new, one in zip(rated, players, strict=True) if one == player]
        values = {
            "mu": sum(new.mu for new in own) / len(own),
            "sigma": sum(new.sigma for new in own) / len(own),
            "games": (known[player].games if player in known else 0) + 1,
        }
        key = {"game": game, "player": player}
        if player in known:
            where = (ratings.c.game == game) & (ratings.c.player == player)
            connection.execute(update(ratings).where(where), values)
        else:
            connection.execute(insert(ratings), key | values)
        if not is_bot(player):
            at = {"at_table": row["at_table"], "finished": row["finished"]}
            now = {"mu": values["mu"], "sigma": values["sigma"]}
            connection.execute(insert(rating_history), key | at | now)


def leaders(connection: Connection, game: str, limit: int) -> list[dict[str, Any]]:
    """The best by what is nearly certain of their rating."""
    chosen = (
        select(ratings)
        .where(ratings.c.game == game)
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.player)
        .limit(limit)
    )
    return [dict(row._mapping) for row in connection.execute(chosen)]


def finished(
    connection: Connection, before: tuple[int, str] | None, limit: int, public_until: str
) -> list[dict[str, Any]]:
    """Finished public games, newest first; attempts of a challenge only when its day is over."""
    chosen = select(results).where(results.c.listed, ~results.c.imported)
    chosen = chosen.where((results.c.daily == "") | (results.c.daily < public_until))
    if before is not None:
        at, name = before
        earlier = (results.c.finished == at) & (results.c.at_table < name)
        chosen = chosen.where((results.c.finished < at) | earlier)
    chosen = chosen.order_by(results.c.finished.desc(), results.c.at_table.desc()).limit(limit)
    rows = [dict(row._mapping) for row in connection.execute(chosen)]
    names = [row["at_table"] for row in rows]
    marked = select(seats.c.at_table, seats.c.seat).where(seats.c.program)
    by_program = {
        tuple(one) for one in connection.execute(marked.where(seats.c.at_table.in_(names)))
    }
    return [
        row | {"programs": {seat for table, seat in by_program if table == row["at_table"]}}
        for row in rows
    ]
