"""Players of Sir Ocelot's Cave that search, with a learned value or without (docs/bots.md)."""

from lapidarium.games.ocelot.bots import master, plain_search, random_search, reply  # noqa: F401 - each registers itself
from lapidarium.games.ocelot.bots.search_context import SHELF

__all__ = ["SHELF"]
