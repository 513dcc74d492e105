"""What is kept of a finished game, and what counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest
from sqlalchemy import insert, select

from lapidarium.server.cluster import nodes
from lapidarium.server.cluster.nodes import Nodes
from lapidarium.server.operations.startup import prepare
from lapidarium.server.storage.database import Storage
from lapidarium.server.storage.schema import daily, people, results, tables
from lapidarium.server.tables import daily as challenge
from lapidarium.server.tables.results import insert_result, row_of
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


class Games:
    """Finished games in a database, some without their result."""

    def __init__(self, storage: Storage) -> None:
        seated = set_table()
        seated.play_out()
        self.storage, self.table = storage, seated.table
        self.nodes = Nodes(cast("Any", None))

    def finish(self, name: str, at: int) -> None:
        row = first_row(self.table, at) | {"at_table": name}
        self.storage.write_now(lambda db: db.execute(insert(tables), row))

    def keep(self, *names: str) -> None:
        rows = [row_of(self.table) | {"at_table": name} for name in names]
        self.storage.write_now(lambda db: db.execute(insert(results), rows))

    def missing(self) -> set[str]:
        return set(self.storage.read_now(lambda db: self.nodes.due(db, NOON)))


def test_missing_results_are_looked_for_among_new_games(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All games of all times are gone through at the start, after a find, and now and then."""
    games = Games(storage)
    games.finish("old", 1)
    games.finish("new", NOON - 1000)
    assert games.missing() == games.missing() == {"old", "new"}, "until they are kept"
    games.keep("old", "new")
    assert games.missing() == set()
    games.finish("old too", 1)
    assert games.missing() == set(), "a look every few seconds does not go so far"
    games.finish("new too", NOON - 1000)
    assert games.missing() == {"new too"}
    assert games.missing() == {"old too", "new too"}, "where one is missing, others may be"
    games.keep("old too", "new too")
    monkeypatch.setattr(nodes, "SECONDS_BETWEEN_FAR_LOOKS", 0.0)
    assert games.missing() == set()
    games.finish("old as well", 1)
    assert games.missing() == {"old as well"}, "now and then a look goes far"


def test_a_look_for_missing_results_reads_new_games_only(storage: Storage) -> None:
    """Memory for pages, and time, grew with the number of games there ever were."""
    compiled = nodes.tables_without_result(NOON).compile(
        storage.engine, compile_kwargs={"literal_binds": True}
    )
    plan = storage.read_now(lambda db: db.exec_driver_sql(f"EXPLAIN QUERY PLAN {compiled}").all())
    steps = [str(step) for *_, step in plan]
    assert any("changed>?" in step for step in steps), steps
    assert all("SCAN" not in step.split() for step in steps), steps
