"""train, as somebody calls it wrongly."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import run


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (("ocelot", "--ahead", "1"), "0, or 2 to 16"),
        (("monolyth", "--ahead", "1"), "0, or 2 to 16"),
        (("monolyth", "--gone", "5"), "--from"),
    ],
)
def test_what_would_do_nothing_is_refused(tmp_path: Path, call: tuple[str, ...], told: str) -> None:
    done = run("train", *call, "--folder", str(tmp_path / "course"))
    assert done.returncode == 2
    assert told in done.stderr
    assert not (tmp_path / "course").exists()
