"""A level: a bot that people can choose as an opponent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True)
class Level:
    """A level of a game; its words are `level-NAME` and `level-NAME-says` in the catalogues."""

    name: str
    seconds: float
    """How long it thinks about a move unless somebody says otherwise."""
    bot: Callable[..., Any]
    """Who plays at this level (see `lapidarium.bots`)."""
    needs_compiling: bool = True
    """Must the game's compiled modules be ready before it can play?"""
