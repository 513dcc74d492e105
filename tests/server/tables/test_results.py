"""What is kept of a finished game, and what counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert, select

from lapidarium.server.operations.startup import prepare
from lapidarium.server.storage.database import Storage
from lapidarium.server.storage.schema import daily, people, results, tables
from lapidarium.server.tables import daily as challenge
from lapidarium.server.tables.results import insert_result, names_without_result, row_of
from lapidarium.server.tables.table_index import first_row
from tests.table.conftest import set_table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

DAY = "2026-11-15"
NOON = 1_794_744_000_000
"""Of that day."""
LATER = NOON + 12 * 3_600_000


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    made = Storage(f"sqlite+pysqlite:///{tmp_path / 'new.sqlite3'}")
    prepare(made)
    yield made
    made.close()


@pytest.mark.parametrize(("finished", "counts"), [(LATER - 1, True), (LATER, False)])
def test_an_attempt_counts_only_on_its_day(storage: Storage, finished: int, counts: bool) -> None:
    """When the day is over the records of others are open."""
    seated = set_table(players=1, daily=DAY)
    seated.now = finished
    seated.play_out()
    row = row_of(seated.table)
    assert row["finished"] == finished
    ada = {"person": "ada", "name": "Ada", "lang": "en", "created": 1, "seen": 1}
    storage.write_now(lambda db: db.execute(insert(people), ada))
    name = seated.table.name
    storage.write_now(lambda db: challenge.begin_attempt(db, DAY, "ada", name, "device"))
    assert storage.write_now(lambda db: insert_result(db, row, [0]))
    (score,) = storage.read_now(lambda db: list(db.scalars(select(daily.c.score))))
    assert (score is not None) == counts
    assert [bool(s) for s in storage.read_now(lambda db: challenge.scores_of(db, DAY, 9))] == (
        [True] if counts else []
    )


def test_a_result_is_kept_once(storage: Storage) -> None:
    seated = set_table(rated=True)
    seated.play_out()
    row = row_of(seated.table)
    assert storage.write_now(lambda db: insert_result(db, row, [0, 1]))
    assert not storage.write_now(lambda db: insert_result(db, row, [0, 1]))
    assert len(storage.read_now(lambda db: list(db.execute(select(results))))) == 1


def test_missing_results_are_found_in_the_order_of_their_names(storage: Storage) -> None:
    """Of finished games only, and without those that are stored."""
    seated = set_table()
    going_on = first_row(seated.table, NOON) | {"at_table": "going on"}
    seated.play_out()
    over = first_row(seated.table, NOON)
    rows = [going_on, *(over | {"at_table": name} for name in ("d", "b", "c", "a"))]
    storage.write_now(lambda db: db.execute(insert(tables), rows))
    result = row_of(seated.table) | {"at_table": "c"}
    storage.write_now(lambda db: insert_result(db, result, [0, 1]))
    assert storage.read_now(lambda db: names_without_result(db, after="")) == ["a", "b", "d"]
    assert storage.read_now(lambda db: names_without_result(db, after="a", limit=1)) == ["b"]
    assert storage.read_now(lambda db: names_without_result(db, after="d")) == []
