"""Monolyth: monoliths of coloured stones, for one to four players (docs/rules/monolyth.md)."""

from lapidarium.games.monolyth.game_type import MonolythType

GAME = MonolythType()
