"""The examples of docs/language-models.md run as they are."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from lapidarium.arena.program import Answers, ProgramPlayer
from tests.arena.test_program import one_move

pytestmark = pytest.mark.slow

PAGE = Path(__file__).parents[2] / "docs" / "language-models.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_game_as_text() -> None:
    done = subprocess.run(
        [sys.executable, "-c", BLOCKS[0]], capture_output=True, text=True, timeout=120, check=True
    )
    assert re.search(r"^\(\d+, \d+\)$", done.stdout, re.MULTILINE)
    assert "cannot be read" not in done.stdout


def test_the_program_for_a_match(tmp_path: Path) -> None:
    path = tmp_path / "agent.py"
    path.write_text(BLOCKS[2], encoding="utf-8")
    player, _ = one_move(f"{sys.executable} {path}")
    assert isinstance(player, ProgramPlayer)
    assert player.answers == Answers(asked=1)
