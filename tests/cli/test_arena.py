"""arena and solo, as somebody calls them."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lapidarium.words import LANGUAGES, word
from tests.cli.running import run

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.slow
def test_arena_prints_draws_and_goes_on(tmp_path: Path) -> None:
    drawn, kept = tmp_path / "a.svg", tmp_path / "a.games"
    call = ("arena", "ocelot", "steadfast@9sims", "random", "--seed", "7", "--keep", str(kept))
    done = run(*call, "--games", "2", "--picture", str(drawn))
    assert done.returncode == 0, done.stderr
    assert "steadfast@9sims" in done.stdout
    assert "of two, half" in done.stdout
    summary = json.loads(run(*call, "--games", "2", "--json").stdout)
    assert (summary["games"], summary["deals"], summary["players"]) == (2, 1, 2)
    assert [one["budget"] for one in summary["bots"]] == ["9sims", "0.2s"]
    page = ElementTree.fromstring(drawn.read_text())
    texts = [text.text for text in page.iter(f"{SVG}text")]
    assert {"steadfast", "random", "9sims"} <= set(texts)
    assert len(list(page.iter(f"{SVG}rect"))) == 1 + 2 + 4
    lines = kept.read_text().splitlines()
    more = run(*call, "--games", "4", "--json")
    assert more.returncode == 0, more.stderr
    assert kept.read_text().splitlines()[: len(lines)] == lines
    assert json.loads(more.stdout)["games"] == 4


@pytest.mark.slow
def test_one_against_three() -> None:
    done = run("arena", "monolyth", "dutiful", "random", "-p", "4", "-k", "4", "-w", "2")
    assert done.returncode == 0, done.stderr
    assert "4 games on one deal, 4 seats" in done.stdout


@pytest.mark.slow
def test_a_sequential_test_is_told() -> None:
    call = ("arena", "ocelot", "steadfast", "random", "-k", "100", "--sprt", "-50:300")
    assert "Decided: the first is stronger by 300 Elo" in run(*call).stdout


@pytest.mark.slow
def test_solo_prints_the_ranks(tmp_path: Path) -> None:
    kept = str(tmp_path / "solo.games")
    done = run("solo", "--bot", "dutiful", "--games", "2", "--keep", kept)
    assert done.returncode == 0, done.stderr
    for rank in range(1, 6):
        assert word(f"rank-{rank}") in done.stdout
    figures = run("solo", "--bot", "dutiful", "--games", "2", "--keep", kept, "--json")
    assert json.loads(figures.stdout)["games"] == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("call", "key", "params"),
    [
        (("ocelot", "random", "nobody"), "no-such-bot", {"name": "nobody"}),
        (("ocelot", "random", "--budget", "soon"), "bad-budget", {"text": "soon"}),
        (("ocelot", "random", "dutiful@0s"), "bad-budget", {"text": "0s"}),
        (("ocelot", "random", "random"), "arena-twice", {}),
        (("ocelot", "random", "dutiful", "--sprt", "9:1"), "arena-bad-sprt", {"text": "9:1"}),
        (("monolyth", "random", "--sprt", "0:9"), "arena-sprt-of-two", {}),
        (("ocelot", "random", "-p", "3"), "no-such-players", {"found": 3, "counts": "2"}),
    ],
)
def test_what_cannot_be_played_is_said(
    lang: str, call: tuple[str, ...], key: str, params: dict[str, object]
) -> None:
    """In the four languages, without a trace of the program."""
    if key == "no-such-bot":
        params = {**params, "names": "…"}
    done = refused(call, lang)
    wanted = word(key, lang, **params).split("…")[0]
    assert wanted in done


def refused(call: tuple[str, ...], lang: str) -> str:
    """Within this process: what `main` says when a command is refused."""
    from click.testing import CliRunner

    from lapidarium.cli.app import app
    from lapidarium.cli.output import errors, report

    result = CliRunner().invoke(app, ["arena", *call, "--lang", lang])
    assert result.exception is not None
    with errors.capture() as message:
        assert report(result.exception)  # type: ignore[arg-type]
    return message.get()


@pytest.mark.slow
def test_files_that_cannot_be_used(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("a letter\nto somebody\n")
    done = run("arena", "ocelot", "random", "-k", "1", "--keep", str(other))
    assert (done.returncode, other.read_text()) == (1, "a letter\nto somebody\n")
    assert "another match" in done.stderr
    for bad in (tmp_path, other / "below" / "file"):
        done = run("solo", "--bot", "random", "-k", "100000", "--keep", str(bad))
        assert done.returncode == 1
        assert "cannot be written" in done.stderr


@pytest.mark.slow
def test_kept_games_are_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "both.jsonl"
    files = ("--keep", str(file), "--picture", str(file))
    done = run("arena", "ocelot", "steadfast", "dutiful", "--games", "2", *files)
    assert done.returncode == 1
    assert "both.jsonl" in done.stderr.replace("\n", "")
    assert not file.exists()


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_fit_80_columns_uncut(lang: str) -> None:
    call = ("arena", "ocelot", "steadfast@9sims", "random", "-k", "2", "--lang", lang)
    done = run(*call, columns=80)
    assert done.returncode == 0, done.stderr
    assert "…" not in done.stdout


HEEDS_CTRL_C = """
import signal
from lapidarium.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""
"""Also where the tests themselves run in the background, which ignores Ctrl-C."""


@pytest.mark.slow
def test_an_interrupted_match_prints_what_there_is_and_how_to_go_on(tmp_path: Path) -> None:
    kept = tmp_path / "my games"
    call = ("solo", "--bot", "random", "-k", "100000", "--keep", str(kept), "--lang", "en")
    program = subprocess.Popen(
        [sys.executable, "-c", HEEDS_CTRL_C, *call],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    for _ in range(1200):
        if kept.exists() and kept.read_text().count("\n") > 2:
            break
        time.sleep(0.05)
    program.send_signal(signal.SIGINT)
    out, err = program.communicate(timeout=120)
    assert program.returncode == 130, err
    assert "Interrupted after" in err
    assert f"'{kept}'" in err
    assert word("rank-1") in out


@pytest.mark.slow
def test_solo_is_for_games_that_can_be_played_alone() -> None:
    done = run("solo", "ocelot", "--bot", "dutiful", "--lang", "en")
    assert done.returncode == 1
    assert "not for one player" in done.stderr
    assert run("solo", "monolyth", "--bot", "dutiful", "-k", "1").returncode == 0
