"""Verifying a dataset: every game is replayed, and every row compared with the replay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from lapidarium import record
from lapidarium.dataset.card import digests
from lapidarium.dataset.plan import BadDataset
from lapidarium.dataset.rows import decision_rows, game_row
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.dataset.files import Dataset
    from lapidarium.dataset.rows import Row


@dataclass(frozen=True, slots=True)
class Verified:
    """How many games and decisions were replayed and found right."""

    games: int
    decisions: int


def verify(dataset: Dataset, every: int = 1) -> Iterator[Verified]:
    """Replay every so manieth game, shard by shard; raises BadDataset at the first fault."""
    for path, expected, found in digests(dataset):
        if expected != found:
            raise BadDataset(Message("dataset-bad-file", path=path, reason="sha256"))
    for shard in range(dataset.plan.shards):
        if shard not in dataset.missing():
            yield _verify_shard(dataset, shard, every)


def _verify_shard(dataset: Dataset, shard: int, every: int) -> Verified:
    games = dataset.read("games", shard)
    rows: dict[int, list[Row]] = {}
    for row in dataset.read("decisions", shard):
        rows.setdefault(row["game_id"], []).append(row)
    wanted = list(dataset.plan.numbers(shard))
    if [row["id"] for row in games] != wanted or sorted(rows) != wanted:
        raise _fault(shard, "id")
    checked = decisions = 0
    for row in games:
        own = rows[row["id"]]
        if row["decisions"] != len(own):
            raise _fault(row["id"], "decisions")
        if row["id"] % every:
            continue
        _verify_game(dataset, row, own)
        checked += 1
        decisions += len(own)
    return Verified(checked, decisions)


def _verify_game(dataset: Dataset, row: Row, rows: list[Row]) -> None:
    try:
        played = record.read(row["record"])
    except record.RecordError as error:
        raise _fault(row["id"], "record", str(error)) from None
    lineup = dataset.plan.lineup(row["id"])
    if (played.game.name, played.game.players) != (lineup.contest.game, lineup.contest.players):
        raise _fault(row["id"], "game")
    if played.names != tuple(map(str, lineup.entrants)):
        raise _fault(row["id"], "bots")
    _compare(row["id"], game_row(row["id"], played), row)
    for expected, found in zip(decision_rows(row["id"], played), rows, strict=True):
        _compare(row["id"], {**expected, "expected": found["expected"]}, found)
        if found["expected"] is not None and len(found["expected"]) != played.game.players:
            raise _fault(row["id"], "expected")


def _compare(number: int, expected: Row, found: Row) -> None:
    for column, value in expected.items():
        if found[column] != value:
            raise _fault(number, column, f"{found[column]!r:.80} ≠ {value!r:.80}")


def _fault(number: int, column: str, reason: str = "") -> BadDataset:
    return BadDataset(Message("dataset-fault", id=str(number), column=column, reason=reason or "–"))
