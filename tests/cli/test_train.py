"""train, as somebody calls it wrongly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lapidarium
from tests.cli.running import run

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("call", "code", "told"),
    [
        (("ocelot", "--simulations", "0"), 2, "--simulations"),
        (("ocelot", "--rounds-done", "5"), 1, "--from"),
        (("monolyth", "--ahead", "1"), 2, "0, or 2 to 16"),
        (("monolyth", "--rounds-done", "5"), 1, "--from"),
    ],
)
def test_what_would_do_nothing_is_refused(
    tmp_path: Path, call: tuple[str, ...], code: int, told: str
) -> None:
    done = run("train", *call, "--folder", str(tmp_path / "course"))
    assert done.returncode == code
    assert told in done.stderr
    assert not (tmp_path / "course").exists()


SHIPPED = {"monolyth": "monolyth-1", "ocelot": "ocelot"}


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("spoiled", ["neither", "no description", "empty description", "content"])
def test_invalid_weights_are_refused(tmp_path: Path, game: str, spoiled: str) -> None:
    """Nothing beside them, nothing in there, or another content than the checksum says."""
    folder = Path(lapidarium.__file__).parent / "games" / game / "bots/weights"
    content, about = ((folder / f"{SHIPPED[game]}{end}").read_bytes() for end in (".npz", ".toml"))
    file = tmp_path / "weights.npz"
    if spoiled != "neither":
        file.write_bytes(content[:-1] if spoiled == "content" else content)
    if spoiled in ("empty description", "content"):
        file.with_suffix(".toml").write_bytes(b"" if spoiled == "empty description" else about)
    done = run("train", game, "--from", str(file), "--folder", str(tmp_path / "course"))
    assert done.returncode == (2 if spoiled == "neither" else 1)
    assert "weights.npz" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "course").exists()


def test_the_folder_of_another_course_is_refused(tmp_path: Path) -> None:
    call = ("train", "ocelot", "--rounds", "1", "--games", "4", "--folder", str(tmp_path))
    begun = run(*call)
    assert begun.returncode == 0
    figure = r"[a-z ]+ -?[\d.,]+"
    line = rf"1 / 1  \d:\d\d:\d\d( · {figure})+"
    assert any(re.fullmatch(line, one) for one in begun.stderr.splitlines()), begun.stderr
    done = run(*call, "--seed", "2")
    assert done.returncode == 1
    assert "seed" in done.stderr
    assert "Traceback" not in done.stderr
    (tmp_path / "checkpoint.npz").write_bytes(b"no checkpoint")
    done = run(*call)
    assert done.returncode == 1
    assert "checkpoint.npz" in done.stderr
    assert "Traceback" not in done.stderr
