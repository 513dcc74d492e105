"""The files of a dataset: a plan, two Parquet files for each shard, a datasheet and metadata.

The layout is the one that common tools read without a script: `data/games-00000.parquet` and
`data/decisions-00000.parquet`, with a `README.md` that names them.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from lapidarium.atomic_file import write_atomically
from lapidarium.dataset.plan import BadDataset, Plan
from lapidarium.dataset.rows import play
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.workers import Workers

KINDS: Final = ("games", "decisions")
PLAN: Final = "dataset.json"
COMPRESSION: Final = 19
"""Level of zstd: files are written once and read often."""

SCHEMAS: Final = {
    "games": pa.schema(
        [
            ("id", pa.int64()),
            ("game", pa.dictionary(pa.int8(), pa.string())),
            ("players", pa.int8()),
            ("pack", pa.dictionary(pa.int8(), pa.string())),
            ("digest", pa.dictionary(pa.int8(), pa.string())),
            ("format", pa.int8()),
            ("bots", pa.list_(pa.string())),
            ("turns", pa.int16()),
            ("decisions", pa.int16()),
            ("events", pa.int16()),
            ("scores", pa.list_(pa.int16())),
            ("places", pa.list_(pa.int8())),
            ("winners", pa.list_(pa.int8())),
            ("record", pa.string()),
        ]
    ),
    "decisions": pa.schema(
        [
            ("game_id", pa.int64()),
            ("game", pa.dictionary(pa.int8(), pa.string())),
            ("players", pa.int8()),
            ("decision", pa.int16()),
            ("event", pa.int16()),
            ("turn", pa.int16()),
            ("seat", pa.int8()),
            ("bot", pa.dictionary(pa.int8(), pa.string())),
            ("position", pa.string()),
            ("legal", pa.int16()),
            ("move", pa.string()),
            ("expected", pa.list_(pa.float32())),
            ("points", pa.int16()),
            ("place", pa.int8()),
            ("best_other", pa.int16()),
        ]
    ),
}
"""The columns of each kind of file; docs/dataset.md says what they mean."""


class Dataset:
    """A dataset in a folder."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan

    @classmethod
    def open(cls, folder: Path) -> Dataset:
        """The dataset in a folder; raises BadDataset."""
        try:
            text = (folder / PLAN).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            raise BadDataset(Message("dataset-none", path=str(folder))) from None
        return cls(folder, Plan.read(text))

    @classmethod
    def begin(cls, folder: Path, plan: Plan) -> Dataset:
        """Begin a dataset, or go on with the same one; raises BadDataset for another."""
        if (folder / PLAN).exists():
            found = cls.open(folder)
            if found.plan != plan:
                raise BadDataset(Message("dataset-other", path=str(folder)))
            return found
        (folder / "data").mkdir(parents=True, exist_ok=True)
        write_atomically(folder / PLAN, plan.to_json().encode())
        return cls(folder, plan)

    def path(self, kind: str, shard: int) -> Path:
        """The file of a shard."""
        return self.folder / "data" / f"{kind}-{shard:05}.parquet"

    def missing(self) -> list[int]:
        """The shards that are not there yet; the second file of one is written last."""
        return [n for n in range(self.plan.shards) if not self.path(KINDS[-1], n).exists()]

    def files(self) -> list[Path]:
        """Every file of data that is there."""
        return sorted((self.folder / "data").glob("*.parquet"))

    def make(
        self,
        workers: Workers,
        progress: Callable[[int], None] = lambda _: None,
        most: int | None = None,
    ) -> None:
        """Play what is missing, at most so many shards; each is written when it is complete."""
        tasks = [(self.plan, shard) for shard in self.missing()[:most]]
        for shard, contents in workers.map(play_shard, tasks):
            for kind, content in zip(KINDS, contents, strict=True):
                write_atomically(self.path(kind, shard), content)
            progress(shard)

    def record(self, number: int) -> str:
        """The record of a game; raises BadDataset."""
        shard = number // self.plan.shard
        if 0 <= number < self.plan.games and self.path("games", shard).exists():
            for row in self.read("games", shard, ["id", "record"]):
                if row["id"] == number:
                    return str(row["record"])
        raise BadDataset(Message("dataset-no-game", id=str(number)))

    def read(self, kind: str, shard: int, columns: list[str] | None = None) -> list[dict[str, Any]]:
        """The rows of a file; raises BadDataset if it is not one of ours."""
        path = self.path(kind, shard)
        try:
            table = pq.read_table(path, columns=columns)
            if columns is None and not table.schema.equals(SCHEMAS[kind]):
                raise BadDataset(Message("dataset-bad-file", path=str(path), reason="schema"))
            found: list[dict[str, Any]] = table.to_pylist()
        except (OSError, pa.ArrowException) as error:
            message = Message("dataset-bad-file", path=str(path), reason=str(error))
            raise BadDataset(message) from None
        return found


def play_shard(task: tuple[Plan, int]) -> tuple[int, tuple[bytes, ...]]:
    """In a worker: play the games of a shard; its files."""
    plan, shard = task
    games: list[dict[str, Any]] = []
    decisions: list[dict[str, Any]] = []
    for number in plan.numbers(shard):
        row, rows = play(plan.lineup(number))
        games.append(row)
        decisions += rows
    return shard, (_parquet("games", games), _parquet("decisions", decisions))


def _parquet(kind: str, rows: list[dict[str, Any]]) -> bytes:
    file = io.BytesIO()
    table = pa.Table.from_pylist(rows, schema=SCHEMAS[kind])
    pq.write_table(
        table,
        file,
        compression="zstd",
        compression_level=COMPRESSION,
        use_dictionary=["game", "pack", "digest", "bot", "move"],
        data_page_size=2**22,
    )
    return file.getvalue()
