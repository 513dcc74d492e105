"""train, as somebody calls it wrongly."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import run


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (("ocelot", "--simulations", "0"), "--simulations"),
        (("ocelot", "--gone", "5"), "--from"),
        (("monolyth", "--ahead", "1"), "0, or 2 to 16"),
        (("monolyth", "--gone", "5"), "--from"),
    ],
)
def test_what_would_do_nothing_is_refused(tmp_path: Path, call: tuple[str, ...], told: str) -> None:
    done = run("train", *call, "--folder", str(tmp_path / "course"))
    assert done.returncode == 2
    assert told in done.stderr
    assert not (tmp_path / "course").exists()


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_weights_that_are_none_are_refused(tmp_path: Path, game: str) -> None:
    file = tmp_path / "weights.npz"
    for content in (None, b"", b"PK not a zip"):
        if content is not None:
            file.write_bytes(content)
        done = run("train", game, "--from", str(file), "--folder", str(tmp_path / "course"))
        assert done.returncode == 2
        assert "--from" in done.stderr
        assert "Traceback" not in done.stderr
        assert not (tmp_path / "course").exists()
