"""Datasets: made in pieces, the same each time, verified by replay, and found wrong if altered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner, Result

from lapidarium import record
from lapidarium.cli.app import app
from lapidarium.dataset.card import CROISSANT, DATASHEET, MEANINGS, write_card
from lapidarium.dataset.files import SCHEMAS, Dataset
from lapidarium.dataset.plan import BadDataset, Plan, make_plan
from lapidarium.dataset.verification import verify
from lapidarium.games.registry import game_types
from lapidarium.workers import Workers

SAMPLE = Path(__file__).parents[2] / "datasets" / "sample"
CONTESTS = sum(len(game.player_counts) for game in game_types().values())


def plan(**changes: Any) -> Plan:
    asked: dict[str, Any] = {
        "shard": 3, "seed": "t", "entrants": ("random",), "budget": "1sims",
    }  # fmt: skip
    return make_plan(**{"games": CONTESTS, **asked, **changes})


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    """One game of each kind, by random players."""
    found = Dataset.begin(tmp_path_factory.mktemp("made"), plan())
    found.make(Workers(1), most=1)
    assert found.missing() == [1]
    again = Dataset.begin(found.folder, plan())
    again.make(Workers(1))
    write_card(again)
    return again


def copy_of(made: Dataset, folder: Path) -> Dataset:
    found = Dataset.begin(folder / "copy", made.plan)
    for path in made.files():
        (found.folder / "data" / path.name).write_bytes(path.read_bytes())
    return found


def alter(dataset: Dataset, kind: str, column: str, value: Any) -> None:
    path = dataset.path(kind, 0)
    table = pq.read_table(path)
    rows = table.to_pylist()
    rows[1][column] = value
    pq.write_table(pa.Table.from_pylist(rows, schema=table.schema), path)


def test_every_game_can_be_replayed(made: Dataset) -> None:
    found = list(verify(made))
    assert sum(one.games for one in found) == CONTESTS
    rows = [row for shard in range(2) for row in made.read("games", shard)]
    assert {(row["game"], row["players"]) for row in rows} == {
        (name, players) for name, game in game_types().items() for players in game.player_counts
    }
    assert sum(one.decisions for one in found) == sum(row["decisions"] for row in rows)
    assert record.read(made.record(2)).game.name == rows[2]["game"]


def test_a_copy_is_found_right(made: Dataset, tmp_path: Path) -> None:
    """So what is altered below is found for what was altered."""
    altered = copy_of(made, tmp_path)
    alter(altered, "games", "pack", "monolyth")
    assert len(list(verify(altered))) == 2


def test_it_is_the_same_each_time(made: Dataset, tmp_path: Path) -> None:
    again = Dataset.begin(tmp_path, plan())
    again.make(Workers(1), most=1)
    for kind in ("games", "decisions"):
        assert again.read(kind, 0) == made.read(kind, 0)


@pytest.mark.parametrize(
    ("kind", "column", "value"),
    [
        ("games", "scores", [1, 2]),
        ("games", "bots", ["master@1s", "master@1s"]),
        ("games", "record", "nothing"),
        ("games", "id", 77),
        ("decisions", "move", "give 9"),
        ("decisions", "legal", 1),
        ("decisions", "position", "somewhere else"),
        ("decisions", "points", 99),
        ("decisions", "expected", [1.0] * 7),
        ("decisions", "game_id", 50),
    ],
)
def test_what_was_altered_is_found(
    made: Dataset, tmp_path: Path, kind: str, column: str, value: Any
) -> None:
    altered = copy_of(made, tmp_path)
    alter(altered, kind, column, value)
    with pytest.raises(BadDataset):
        list(verify(altered))


def test_a_damaged_file_is_found_by_its_digest(made: Dataset, tmp_path: Path) -> None:
    altered = copy_of(made, tmp_path)
    write_card(altered)
    path = altered.path("games", 1)
    path.write_bytes(path.read_bytes() + b"x")
    with pytest.raises(BadDataset):
        list(verify(altered))
    path.write_bytes(b"no parquet")
    (altered.folder / CROISSANT).unlink()
    with pytest.raises(BadDataset):
        list(verify(altered))


def test_what_a_seat_may_not_know_is_in_no_position(made: Dataset) -> None:
    """A position reads back as the view of the seat to decide; hidden values are not there."""
    rows = [row for shard in range(2) for row in made.read("games", shard)]
    number = next(row["id"] for row in rows if row["game"] == "ocelot")
    played = record.read(made.record(number))
    shard = number // made.plan.shard
    own = [row for row in made.read("decisions", shard) if row["game_id"] == number]
    states = [state for state in played.states() if played.game.to_act(state) >= 0]
    for row, state in zip(own, states, strict=True):
        view = played.game.parse_view(row["position"])
        assert view == played.game.view(state, row["seat"] - 1)
        assert view != state


def test_the_card_names_every_file_and_column(made: Dataset) -> None:
    found = json.loads((made.folder / CROISSANT).read_text())
    objects = [one for one in found["distribution"] if one["@type"] == "cr:FileObject"]
    assert sorted(one["contentUrl"] for one in objects) == [
        f"data/{path.name}" for path in made.files()
    ]
    for records in found["recordSet"]:
        names = [field["name"] for field in records["field"]]
        assert names == SCHEMAS[records["name"]].names
    page = (made.folder / DATASHEET).read_text()
    assert all(f"| `{column}` |" in page for column in MEANINGS)
    assert f"{CONTESTS} games with" in page


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["dataset", *arguments])


def test_the_command(tmp_path: Path) -> None:
    folder = str(tmp_path / "d")
    options = ["make", folder, "-k", "2", "--game", "ocelot", "--bot", "random", "--shard", "1"]
    assert run(*options, "--most", "1", "--lang", "en").exit_code == 0
    second = run(*options, "--lang", "en")
    assert second.exit_code == 0, second.output
    assert "extrapolated" in " ".join(second.output.split())
    told = json.loads(run("info", folder, "--json").output)
    assert (told["games"], told["missing"]) == (2, 0)
    assert run("info", folder, "--record", "1").output.startswith("lapidarium-record")
    assert "games replayed 2" in " ".join(run("verify", folder, "--lang", "en").output.split())


@pytest.mark.parametrize(
    "wrong",
    [
        ("make", "{}", "--game", "chess"),
        ("make", "{}", "--bot", "nobody"),
        ("make", "{}", "--bot", "random@x"),
        ("make", "{}", "--game", "ocelot", "--players", "4"),
        ("make", "{}", "--bot", "random", "-k", "9", "--seed", "another"),
        ("info", "/nowhere/at/all"),
        ("info", "{}", "--record", "99"),
        ("verify", "/nowhere/at/all"),
    ],
)
def test_what_cannot_be_is_refused(made: Dataset, wrong: tuple[str, ...]) -> None:
    from lapidarium.cli.output import CommandError
    from lapidarium.games.registry import NoSuchGame

    done = run(*(part.format(made.folder) for part in wrong))
    assert done.exit_code == 1
    assert isinstance(done.exception, (CommandError, NoSuchGame))


@pytest.mark.slow
def test_the_sample_in_the_repository_is_right() -> None:
    """Every file by its digest, and some of its games by replay; `dataset verify` replays all."""
    found = list(verify(Dataset.open(SAMPLE), every=50))
    assert sum(one.games for one in found) == 40
    assert sum(path.stat().st_size for path in SAMPLE.rglob("*") if path.is_file()) < 5_000_000
