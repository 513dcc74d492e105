"""Monolyth played by a learned value and search on it, and by plain search (docs/bots.md)."""

from lapidarium.bots.monolyth import (  # noqa: F401 - each registers itself
    master,
    plain_search,
    short_search,
    value,
)
from lapidarium.bots.monolyth.shelves import SHELF

__all__ = ["SHELF"]
