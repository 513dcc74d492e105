"""Monolyth: towers of coloured stones, for one to four players (docs/rules/monolyth.md)."""

from lapidarium.rules.monolyth.referee import Monolyth

__all__ = ["Monolyth"]
