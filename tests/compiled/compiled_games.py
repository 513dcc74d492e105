"""Compiled games to test: both games, all numbers of players, shipped and foreign packs."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from lapidarium.compiled import CompiledGame
from lapidarium.games.packs import read
from lapidarium.games.registry import game_types, referee
from tests.games.monolyth.tables import TESTS

if TYPE_CHECKING:
    from pathlib import Path

    from lapidarium.games.game import Game

FOREIGN = TESTS / "packs"
PACKS: dict[str, Path] = {
    path.stem: path for game in game_types().values() for path in game.packs()
} | {path.stem: path for path in sorted(FOREIGN.glob("*.toml"))}
TABLES = tuple(
    (pack, players)
    for pack in PACKS
    for players in ((1, 2, 3, 4) if pack.startswith("monolyth") else (2,))
)
"""Every pack with every number of players."""
GAMES = (("monolyth", 1), ("monolyth", 2), ("monolyth", 4), ("ocelot", 2))


@cache
def game_of(pack: str, players: int) -> Game[Any, Any]:
    """The referee for a pack."""
    return referee(read(PACKS[pack].read_text(encoding="utf-8"), pack), players)


@cache
def compiled_of(pack: str, players: int) -> CompiledGame[Any, Any]:
    """Its compiled form."""
    return CompiledGame.of(game_of(pack, players))
