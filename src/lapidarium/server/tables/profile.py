"""What somebody has played here, from stored results.

Only the newest results are counted, so that one request reads a bounded number of rows.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import select

from lapidarium.server.storage.schema import daily, rating_history, ratings, results, seats
from lapidarium.server.tables.results import shown_rating

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

MOST_RESULTS = 2000
MOST_POINTS = 100
ONE_DAY = timedelta(days=1)


@dataclass
class Ends:
    """How games ended for somebody."""

    won: int = 0
    shared: int = 0
    lost: int = 0

    def count(self, own: int, other: int) -> None:
        """One more game, by the places of both."""
        if own == other:
            self.shared += 1
        elif own < other:
            self.won += 1
        else:
            self.lost += 1

    @property
    def played(self) -> int:
        """All of them."""
        return self.won + self.shared + self.lost


@dataclass
class SoloGames:
    """Solo games of one kind: every score, and the result with the best."""

    scores: list[int] = field(default_factory=list)
    best: dict[str, Any] = field(default_factory=dict)

    def count(self, row: dict[str, Any], score: int) -> None:
        """One more game; among equals the first is the best."""
        if not self.best or score >= self.best["score"]:  # the rows are newest first
            self.best = {"score": score, "table": row["at_table"], "finished": row["finished"]}
        self.scores.append(score)


@dataclass
class Played:
    """What somebody has played, counted up."""

    games: defaultdict[str, Ends]
    opponents: defaultdict[tuple[str, str], Ends]
    """By game and stored player."""
    solo: defaultdict[str, SoloGames]


def results_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """The finished games of a person, newest first; not imported ones."""
    chosen = (
        select(results)
        .join(seats, seats.c.at_table == results.c.at_table)
        .where(seats.c.person == person, ~results.c.imported)
        .order_by(results.c.finished.desc())
        .limit(MOST_RESULTS)
    )
    return [dict(row._mapping) for row in connection.execute(chosen)]


def played_in(rows: Iterable[dict[str, Any]], person: str) -> Played:
    """Results, counted for a person."""
    found = Played(defaultdict(Ends), defaultdict(Ends), defaultdict(SoloGames))
    for row in rows:
        players: list[str] = orjson.loads(row["people"])
        if person not in players:  # somebody who left before the end
            continue
        own = players.index(person)
        if len(players) == 1:
            found.solo[row["game"]].count(row, orjson.loads(row["scores"])[0])
            continue
        place_of = {
            seat: place
            for place, seated in enumerate(orjson.loads(row["places"]))
            for seat in seated
        }
        others = [seat for seat in range(len(players)) if seat != own]
        found.games[row["game"]].count(place_of[own], min(place_of[seat] for seat in others))
        for seat in others:
            against = found.opponents[row["game"], players[seat]]
            against.count(place_of[own], place_of[seat])
    return found


def ladder_of(scores: list[int], ranks: tuple[tuple[int, str], ...]) -> list[tuple[str, int, int]]:
    """Each rank from the lowest: its code, its least score, and how many scores are in it."""
    reached = Counter(
        next((code for least, code in ranks if score >= least), None) for score in scores
    )
    return [(code, least, reached[code]) for least, code in reversed(ranks)]


# ---------------------------------------------------------------- the challenge of the day


def days_of(connection: Connection, person: str) -> dict[str, int]:
    """The days on which a person has finished an attempt, with the scores."""
    mine = (daily.c.person == person) & daily.c.score.is_not(None)
    return {row.day: row.score for row in connection.execute(select(daily).where(mine))}


def streak(days: Iterable[str], today: str) -> int:
    """How many days in a row, up to today; one that is not over yet does not break it."""
    known = {date.fromisoformat(day) for day in days}
    day = date.fromisoformat(today)
    if day not in known:
        day -= ONE_DAY
    count = 0
    while day in known:
        count, day = count + 1, day - ONE_DAY
    return count


def longest_streak(days: Iterable[str]) -> int:
    """The most days in a row."""
    known = {date.fromisoformat(day) for day in days}
    longest = 0
    for day in known:
        if day - ONE_DAY not in known:
            run = 1
            while day + run * ONE_DAY in known:
                run += 1
            longest = max(longest, run)
    return longest


# ---------------------------------------------------------------- ratings


def ratings_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """The ratings of a person, each with the points of its graph, oldest first."""
    chosen = select(ratings).where(ratings.c.player == person).order_by(ratings.c.game)
    return [
        {
            "game": row.game,
            "rating": shown_rating(row.mu, row.sigma),
            "games": row.games,
            "points": _points(connection, person, row.game),
        }
        for row in connection.execute(chosen)
    ]


def _points(connection: Connection, person: str, game: str) -> list[dict[str, int]]:
    chosen = (
        select(rating_history)
        .where(rating_history.c.player == person, rating_history.c.game == game)
        .order_by(rating_history.c.finished.desc())
        .limit(MOST_POINTS)
    )
    rows = list(connection.execute(chosen))
    return [
        {"finished": row.finished, "rating": shown_rating(row.mu, row.sigma)}
        for row in reversed(rows)
    ]
