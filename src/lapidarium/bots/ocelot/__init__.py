"""Players of Sir Ocelot's Cave that search, with a learned value or without (docs/bots.md)."""

from lapidarium.bots.ocelot import (  # noqa: F401 - each registers itself
    master,
    plain_search,
    random_search,
    reply,
)
from lapidarium.bots.ocelot.thinking import SHELF

__all__ = ["SHELF"]
