"""What somebody has learned: lessons done, puzzles tried, a rating and a streak for each game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update

from lapidarium.learning.puzzles.puzzle import Puzzle
from lapidarium.server.storage.deletion import check_exists
from lapidarium.server.storage.schema import learned, puzzle_attempts, puzzle_ratings

if TYPE_CHECKING:
    from sqlalchemy import Connection

MODEL: Final = PlackettLuce()
SURE: Final = 2.0
"""How well the rating of a puzzle is known."""
EASIEST, PER_LEVEL = 15.0, 5.0
"""The rating of the puzzles that the easiest level finds, and what each further level adds."""
SHOWN_LEAST, SHOWN_STEP = 500, 40


def shown(mu: float) -> int:
    """A puzzle rating for people to read; a beginner's is 1500."""
    return max(0, round(SHOWN_LEAST + SHOWN_STEP * mu))


def rating_of(puzzle: Puzzle) -> float:
    """How hard a puzzle is, on the scale of ratings."""
    return EASIEST + PER_LEVEL * (puzzle.level - 1)


def lessons_of(connection: Connection, person: str) -> set[tuple[str, str]]:
    """The lessons that somebody has done: game and lesson."""
    chosen = select(learned.c.game, learned.c.lesson).where(learned.c.person == person)
    return {(row.game, row.lesson) for row in connection.execute(chosen)}


def keep_lesson(connection: Connection, person: str, game: str, lesson: str, now: int) -> None:
    """A lesson was done; the first time counts."""
    check_exists(connection, person)
    if (game, lesson) not in lessons_of(connection, person):
        row = {"person": person, "game": game, "lesson": lesson, "at": now}
        connection.execute(insert(learned), row)


def standing_of(connection: Connection, person: str, game: str) -> dict[str, Any]:
    """Somebody's rating, streak and counts for the puzzles of a game."""
    mine = (puzzle_ratings.c.person == person) & (puzzle_ratings.c.game == game)
    row = connection.execute(select(puzzle_ratings).where(mine)).mappings().first()
    if row is not None:
        return dict(row)
    new = MODEL.rating()
    found = {"person": person, "game": game, "mu": new.mu, "sigma": new.sigma}
    return {**found, "tried": 0, "solved": 0, "streak": 0, "best_streak": 0}


def attempts_of(connection: Connection, person: str, game: str) -> dict[str, bool]:
    """The puzzles that somebody has tried, and whether the first answer was right."""
    mine = (puzzle_attempts.c.person == person) & (puzzle_attempts.c.game == game)
    return {
        row.puzzle: row.solved for row in connection.execute(select(puzzle_attempts).where(mine))
    }


class Answer(NamedTuple):
    """Somebody's answer to a puzzle."""

    person: str
    game: str
    puzzle: Puzzle
    solved: bool
    at: int


def keep_answer(connection: Connection, answer: Answer) -> bool:
    """The first answer to a puzzle changes rating and streak; False if it was not the first."""
    person, game, puzzle, solved, at = answer
    check_exists(connection, person)
    if puzzle.id in attempts_of(connection, person, game):
        return False
    row = {"person": person, "game": game, "puzzle": puzzle.id, "solved": solved, "at": at}
    connection.execute(insert(puzzle_attempts), row)
    has = standing_of(connection, person, game)
    mine = MODEL.rating(mu=has["mu"], sigma=has["sigma"])
    theirs = MODEL.rating(mu=rating_of(puzzle), sigma=SURE)
    [[after], _] = MODEL.rate([[mine], [theirs]], ranks=[1, 2] if solved else [2, 1])
    streak = has["streak"] + 1 if solved else 0
    new = {
        "mu": after.mu,
        "sigma": after.sigma,
        "tried": has["tried"] + 1,
        "solved": has["solved"] + solved,
        "streak": streak,
        "best_streak": max(streak, has["best_streak"]),
    }
    if has["tried"]:
        own = (puzzle_ratings.c.person == person) & (puzzle_ratings.c.game == game)
        connection.execute(update(puzzle_ratings).where(own), new)
    else:
        connection.execute(insert(puzzle_ratings), {**has, **new})
    return True
