"""What is remembered of lessons and puzzles, and that it goes with the person."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import create_engine, func, insert, select

from lapidarium.learning import puzzles
from lapidarium.refusals import Refused
from lapidarium.server.learning import progress
from lapidarium.server.learning.puzzles import next_for
from lapidarium.server.storage.deletion import delete_person
from lapidarium.server.storage.schema import (
    learned,
    metadata,
    people,
    puzzle_attempts,
    puzzle_ratings,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

    from lapidarium.learning.puzzles import Puzzle


@pytest.fixture
def db() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.begin() as connection:
        for name in ("ada", "ben"):
            row = {"person": name, "name": name, "created": 0, "seen": 0}
            connection.execute(insert(people), row)
        yield connection
    engine.dispose()


def answer(db: Connection, puzzle: Puzzle, *, solved: bool, person: str = "ada") -> bool:
    given = progress.Answer(person, "monolyth", puzzle, solved, 1)
    return progress.keep_answer(db, given)


def of_level(level: int, name: str = "1-1") -> Puzzle:
    return replace(puzzles.of_game("monolyth")[0], level=level, id=name)


def test_the_first_answer_counts_and_a_streak_grows_until_a_miss(db: Connection) -> None:
    for n, solved in enumerate((True, True, False, True)):
        assert answer(db, of_level(3, f"1-{n}"), solved=solved)
    assert not answer(db, of_level(3, "1-2"), solved=True)
    found = progress.standing_of(db, "ada", "monolyth")
    assert [found[key] for key in ("tried", "solved", "streak", "best_streak")] == [4, 3, 1, 2]
    assert progress.attempts_of(db, "ada", "monolyth")["1-2"] is False
    assert progress.standing_of(db, "ben", "monolyth")["tried"] == 0


def test_a_harder_puzzle_is_worth_more_and_certainty_grows(db: Connection) -> None:
    new = progress.standing_of(db, "ada", "monolyth")
    answer(db, of_level(1), solved=True)
    answer(db, of_level(5), solved=True, person="ben")
    ada, ben = (progress.standing_of(db, name, "monolyth") for name in ("ada", "ben"))
    assert new["mu"] < ada["mu"] < ben["mu"]
    assert ada["sigma"] < new["sigma"]
    assert progress.shown(new["mu"]) == 1500


def test_the_next_puzzle_is_untried_and_near_the_rating() -> None:

    every = puzzles.of_game("monolyth")
    easy = [next_for("monolyth", 10.0, set(), random.Random(n)) for n in range(5)]
    hard = [next_for("monolyth", 40.0, set(), random.Random(n)) for n in range(5)]
    assert max(one.level for one in easy if one) < min(one.level for one in hard if one)
    left = {one.id for one in every[1:]}
    assert next_for("monolyth", 25.0, left, random.Random(1)) == every[0]
    assert next_for("monolyth", 25.0, {*left, every[0].id}, random.Random(1)) in every


def test_everything_goes_with_the_person(db: Connection) -> None:
    for name in ("ada", "ben"):
        progress.keep_lesson(db, name, "monolyth", "reach", 1)
        progress.keep_lesson(db, name, "monolyth", "reach", 2)
        answer(db, of_level(3), solved=True, person=name)
    assert progress.lessons_of(db, "ada") == {("monolyth", "reach")}
    delete_person(db, "ada", 3)
    for table in (learned, puzzle_attempts, puzzle_ratings):
        counted = select(func.count()).select_from(table)
        assert db.scalar(counted) == 1, "ben's alone"
        assert db.scalar(counted.where(table.c.person == "ada")) == 0


def test_nothing_is_kept_of_somebody_who_is_gone(db: Connection) -> None:
    delete_person(db, "ada", 1)
    with pytest.raises(Refused, match="server-no-cookie"):
        progress.keep_lesson(db, "ada", "monolyth", "reach", 2)
    with pytest.raises(Refused, match="server-no-cookie"):
        answer(db, of_level(3), solved=True)
