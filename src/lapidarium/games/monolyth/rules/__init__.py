"""Monolyth: towers of coloured stones, for one to four players (docs/rules/monolyth.md)."""

from lapidarium.games.monolyth.rules.referee import Monolyth

__all__ = ["Monolyth"]
