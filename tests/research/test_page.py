"""docs/research.md says what is so."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.research.planes_table import PAGE, page_with, shown


def test_the_page_shows_the_planes() -> None:
    """`python -m tests.research.planes_table --write` writes them."""
    assert page_with(shown()) == PAGE.read_text("utf-8")


@pytest.mark.slow
def test_a_plain_start_imports_none_of_it() -> None:
    """The command line, the server and the games need no research library."""
    code = (
        "import sys, lapidarium.cli, lapidarium.games.registry as r; r.game_types()\n"
        "import lapidarium.server.app\n"
        "found = [m for m in sys.modules if m.split('.')[0] in "
        "('gymnasium', 'pettingzoo', 'pyspiel', 'open_spiel', 'torch') "
        "or m.startswith('lapidarium.research.') and '.text' not in m]\n"
        "sys.exit(str(found) if found else 0)"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stderr
