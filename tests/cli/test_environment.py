"""What surrounds the program: languages, full disks, poor terminals, shells."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lapidarium.cli.output import wanted_language
from lapidarium.words import language
from tests.cli.running import run

GOLDEN = Path(__file__).parents[1] / "golden" / "monolyth-two-levels-by-one-stone.record"


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_MESSAGES": "es_ES.UTF-8"}, "es"),
        ({"LANG": "de_AT.UTF-8", "LC_MESSAGES": "es_ES.UTF-8", "LC_ALL": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_AT.UTF-8", "LANGUAGE": "fr:es:en"}, "es"),
        ({"LANG": "de_AT.UTF-8", "LANGUAGE": "en_GB:de"}, "en"),
        ({"LANG": "de_AT.UTF-8", "LANGUAGE": "fr"}, "de"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_the_one_that_the_system_asks_for(
    environment: dict[str, str], wanted: str
) -> None:
    assert language(wanted_language(environment)) == wanted


@pytest.mark.slow
@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_for_shells(shell: str) -> None:
    done = run("completion", shell)
    assert (done.returncode, "_LAPIDARIUM_COMPLETE" in done.stdout) == (0, True)


@pytest.mark.slow
def test_a_shell_is_told_the_commands() -> None:
    env = {
        **os.environ,
        "_LAPIDARIUM_COMPLETE": "bash_complete",
        "COMP_WORDS": "lapidarium jo",
        "COMP_CWORD": "1",
    }
    program = "from lapidarium.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program], env=env, capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == ["plain,join"]


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_a_full_disk_is_said_in_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "lapidarium", "packs", "list"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.slow
def test_japanese_on_a_terminal_that_has_only_ascii() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [sys.executable, "-m", "lapidarium", "packs", "list", "--lang", "ja"],
        env=env,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"monolyth" in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_a_record_from_standard_input_with_or_without_a_mark(mark: bytes) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "lapidarium", "replay", "-", "--lang", "en"],
        input=mark + GOLDEN.read_bytes(),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"wins with 28 points" in done.stdout


@pytest.mark.slow
def test_the_command_to_resume_keeps_bots_and_quotes_paths(tmp_path: Path) -> None:
    path = tmp_path / "a game's.record"
    run("play", "--seed", "3", "--set", "first 1", typed=f"save {path}\nquit\n", home=tmp_path)
    options = ("--from", str(path), "--bot", "2=dutiful", "--lang", "en")
    done = run("play", *options, typed="quit\n", home=tmp_path)
    assert f"--from '{tmp_path}/a game'\"'\"'s.record' --bot 2=dutiful" in done.stdout


@pytest.mark.slow
def test_the_latest_game_is_continued_with_its_bots(tmp_path: Path) -> None:
    nothing = run("play", "--continue", "--lang", "en", home=tmp_path)
    assert (nothing.returncode, "no unfinished game" in nothing.stderr) == (1, True)
    options = ("--seed", "3", "--set", "first 1", "--bot", "2=dutiful", "--lang", "en")
    run("play", "monolyth", *options, typed="@3 swap a1\nquit\n", home=tmp_path)
    again = run("play", "--continue", "--lang", "en", typed="quit\n", home=tmp_path)
    assert again.returncode == 0, again.stderr
    assert "--bot 2=dutiful" in again.stdout


@pytest.mark.slow
def test_a_data_folder_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    typed = "@3 swap a1\nquit\n"
    done = run("play", "--seed", "3", "--lang", "en", typed=typed, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("cannot be saved") == 2
    assert "Seat 1 (? for help)" in done.stdout


@pytest.mark.slow
def test_training_into_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder = str(tmp_path / "file" / "below")
    done = run("train", "monolyth", "--folder", folder, "--rounds", "1", "--lang", "en")
    assert (done.returncode, "cannot be written" in done.stderr) == (1, True)
    assert "Traceback" not in done.stderr


NOBODY = """
import os, pwd, sys
def unknown(*_): raise KeyError("uid not found")
pwd.getpwuid = unknown
for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"): os.environ.pop(name, None)
from lapidarium.cli import main
main()
"""


@pytest.mark.slow
@pytest.mark.parametrize("call", [("serve", "--port", "0"), ("packs", "list")])
def test_an_unknown_user_without_a_home_is_told_so(call: tuple[str, ...]) -> None:
    """Trial 25: it said "open", and then came a traceback."""
    done = subprocess.run(
        [sys.executable, "-c", NOBODY, *call, "--lang", "en"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 1
    assert "home" in done.stderr
    assert "Traceback" not in done.stderr
