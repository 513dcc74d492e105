"""Puzzles in the terminal: solved, missed, told, and made."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from lapidarium.cli.puzzles import check, make
from lapidarium.learning import puzzles
from lapidarium.learning.puzzles import maker
from lapidarium.learning.puzzles.puzzle import read
from tests.cli.running import run

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    import pytest

    from lapidarium.learning.puzzles import Puzzle

pytestmark = pytest.mark.slow


def test_a_puzzle_is_solved_or_not(tmp_path: Path) -> None:
    puzzle = next(one for one in puzzles.of_game("ocelot") if len(one.moves) == 1)
    call = ("puzzle", "ocelot", "--id", puzzle.id)
    right = run(*call, puzzle.moves[0], home=tmp_path)
    assert (right.returncode, "Found!" in right.stdout) == (0, True)
    wrong = run(*call, puzzle.second, home=tmp_path)
    assert wrong.returncode == 1
    assert "There is a better move." in wrong.stdout
    assert puzzle.moves[0] not in wrong.stdout


def test_a_puzzle_asks_until_it_is_told(tmp_path: Path) -> None:
    puzzle = puzzles.of_game("monolyth")[0]
    typed = f"nonsense\n?\n{puzzle.moves[0]}\n"
    asked = run("puzzle", "monolyth", "--id", puzzle.id, typed=typed, home=tmp_path)
    assert asked.returncode == 0, asked.stderr
    assert "expected a move such as" in asked.stdout
    assert "Found!" in asked.stdout
    told = run("puzzle", "monolyth", "--id", puzzle.id, typed="!\n", home=tmp_path)
    assert "The solution: take" in told.stdout


def test_today_s_and_what_there_is_not(tmp_path: Path) -> None:
    today = json.loads(run("puzzle", "ocelot", "--json", home=tmp_path).stdout)
    assert today["puzzle"] in {one.id for one in puzzles.of_game("ocelot")}
    missing = run("puzzle", "ocelot", "--id", "0-0", home=tmp_path)
    assert (missing.returncode, "no puzzle “0-0”" in missing.stderr) == (1, True)
    no_day = run("puzzle", "ocelot", "--day", "2026-13-45", home=tmp_path)
    assert (no_day.returncode, "2026-13-45" in no_day.stderr) == (2, True)


def test_a_hint_needs_something_to_read(tmp_path: Path) -> None:
    nothing = run("hint", "-", typed="\n", home=tmp_path)
    assert (nothing.returncode, "nothing to read" in nothing.stderr) == (1, True)


def test_making_goes_on_where_the_file_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two runs make what one makes; a file that is none is refused."""
    sample = puzzles.of_game("ocelot")[0]
    asked: list[tuple[int, int]] = []

    def two(game: object, number: int, known: Sequence[Puzzle] = ()) -> Iterator[Puzzle]:
        del game
        asked.append((number, len(known)))
        yield from [replace(sample, id=f"{number}-{n}") for n in (1, 2)][len(known) :]

    monkeypatch.setattr(maker, "make", two)
    file = tmp_path / "made.jsonl"
    for count in (3, 5):
        done = CliRunner().invoke(make, ["ocelot", str(file), "--count", str(count)])
        assert done.exit_code == 0, done.output
    assert [one.id for one in read(file)] == ["1-1", "1-2", "2-1", "2-2", "3-1"]
    assert asked == [(1, 0), (2, 0), (2, 1), (3, 0)]
    other = tmp_path / "other.jsonl"
    CliRunner().invoke(make, ["ocelot", str(other), "--count", "1", "--first", "7"])
    assert [one.id for one in read(other)] == ["7-1"]
    file.write_text("nothing\n")
    bad = run("puzzles", "make", "ocelot", str(file), home=tmp_path)
    assert bad.returncode == 1
    assert "expected a puzzle as JSON" in bad.stderr


def test_checking_drops_what_is_wrong_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A puzzle whose solution is not the best move is named and left out."""
    monkeypatch.setattr(maker, "DEPTHS", (400,))
    first, second = sorted(puzzles.of_game("ocelot"), key=lambda one: -one.margin)[:2]
    wrong = replace(first, id="0-1", moves=(first.second,), second=first.moves[0])
    file, out = tmp_path / "puzzles.jsonl", tmp_path / "right.jsonl"
    file.write_text("".join(one.to_line() + "\n" for one in (first, wrong, second)))
    command = ["ocelot", str(file), str(out), "--lang", "en"]
    done = CliRunner().invoke(check, command)
    assert done.exit_code == 0, done.output
    assert f"0-1 has another best move with 400 simulations: {first.moves[0]}" in done.output
    assert "2 of 3 puzzles are right" in done.output
    whole = out.read_text()
    assert [one.id for one in read(out)] == [first.id, second.id]
    out.write_text(whole.splitlines()[0] + "\n")
    again = CliRunner().invoke(check, command)
    assert again.exit_code == 0, again.output
    assert out.read_text() == whole


def test_the_file_that_is_checked_is_not_its_result(tmp_path: Path) -> None:
    """All of it would count as checked already, and be called right."""
    file = tmp_path / "puzzles.jsonl"
    file.write_text(puzzles.of_game("ocelot")[0].to_line() + "\n")
    refused = run("puzzles", "check", "ocelot", str(file), str(file), home=tmp_path)
    assert refused.returncode == 1
    assert "is both read and written" in refused.stderr
