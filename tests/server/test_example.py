"""The example client of docs/protocol.md, as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.running import Node

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def example() -> str:
    (found,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(found)


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_the_example_bot_plays_a_whole_game(node: Node, tmp_path: Path, game: str) -> None:
    file = tmp_path / "example.py"
    file.write_text(example(), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(file), node.url, game],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"points \[\d+, \d+\] winner: seat \[[12](, 2)?\]\n", done.stdout)


def test_the_example_has_about_fifty_lines() -> None:
    assert sum(bool(line.strip()) for line in example().splitlines()) <= 60
