"""Monolyth played by a learned value and search on it, and by plain search (docs/bots.md)."""

from lapidarium.bots.monolyth import master, plain_search  # noqa: F401 - registers itself
from lapidarium.bots.monolyth.shelves import SHELF

__all__ = ["SHELF"]
