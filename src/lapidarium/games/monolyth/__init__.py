"""Monolyth: monoliths of coloured stones, for one to four players (docs/rules/monolyth.md)."""
