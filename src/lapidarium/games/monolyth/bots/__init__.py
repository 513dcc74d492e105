"""Monolyth played by a learned value and search on it, and by plain search (docs/bots.md)."""

from lapidarium.games.monolyth.bots import master, plain_search, short_search, value  # noqa: F401 - each registers itself
from lapidarium.games.monolyth.bots.compiled_module import SHELF

__all__ = ["SHELF"]
