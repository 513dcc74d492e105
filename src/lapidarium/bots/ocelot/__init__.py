"""Players of Sir Ocelot's Cave that search, with a learned value or without (docs/bots.md)."""

from lapidarium.bots.ocelot import players  # noqa: F401 - registers itself
from lapidarium.bots.ocelot.thinking import SHELF

__all__ = ["SHELF"]
