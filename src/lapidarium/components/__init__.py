"""Component packs: the figures of a game, where they come from, and where they are found."""

from lapidarium.components.finding import PackNotFound, find, listed, load, read
from lapidarium.components.pack import Pack
from lapidarium.components.reading import PackError, Problem

__all__ = ["Pack", "PackError", "PackNotFound", "Problem", "find", "listed", "load", "read"]
