"""The levels of bots that a game offers, as its game type says."""

from __future__ import annotations

from lapidarium.games.registry import game_type
from lapidarium.messages import Message
from lapidarium.refusals import Refused


def level_names(game: str) -> tuple[str, ...]:
    """The levels of a game, from the easiest."""
    return tuple(level.name for level in game_type(game).levels)


def fallback_level(game: str) -> str:
    """The level that plays for somebody who is away."""
    return game_type(game).fallback_level


def hint_level(game: str) -> str:
    """The level that gives hints: the strongest."""
    return (fallback_level(game), *level_names(game))[-1]


def check_level(game: str, level: str) -> None:
    """There is a bot of this level for the game; raises Refused."""
    names = level_names(game)
    if level not in names:
        raise Refused(Message("no-such-bot", name=level, names=", ".join(names)))
