"""Compiled games and referees agree: 506 whole games in every run, 20,000 by `deep.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from lapidarium.compiled import CompiledGame
from lapidarium.record import read
from tests.compiled.agreement import agree, compare
from tests.compiled.compiled_games import TABLES, compiled_of
from tests.games.monolyth.tables import TESTS

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow

BLOCKS, BLOCK = 2, 23
RECORDS = sorted((TESTS / "golden").glob("*.record"))


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize(("pack", "players"), TABLES)
def test_core_and_referee_agree(pack: str, players: int, block: int) -> None:
    """Moves, draws, successors, scores and places, in every state of every game."""
    for number in range(block * BLOCK, (block + 1) * BLOCK):
        assert agree(compiled_of(pack, players), number) > 50


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_games(path: Path) -> None:
    """The games that show what is rare: discards, ties, shared victories."""
    record = read(path.read_text(encoding="utf-8"))
    compare(CompiledGame.of(record.game), list(record.states()), list(record.events))
