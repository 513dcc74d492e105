"""What somebody who asks about a position is told: about a square, a trial, or moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.games.errors import Illegal, RulesError
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.display import Display
    from lapidarium.games.game import Game

NOTHING: dict[str, Any] = {"effect": None, "facts": None, "move": None, "step": 0, "clause": None}
"""What an answer brings besides its words, if it brings nothing."""


def answered(
    game: Game[Any, Any], state: Any, display: Display, about: str, seat: int
) -> tuple[Message, dict[str, Any]]:
    """The words of an answer for a seat (-1: a spectator), and what it brings."""
    said = display.about(state, about, seat if seat >= 0 else None)
    if said is not None:
        return said, {}
    try:
        return _brought(game, state, display, about, seat)
    except Illegal as error:
        message = Message("refused", reason=error.message, clause=error.clause)
        return message, {"clause": error.clause}
    except RulesError as error:
        return error.message, {}


def _brought(
    game: Game[Any, Any], state: Any, display: Display, about: str, seat: int
) -> tuple[Message, dict[str, Any]]:
    """What a trial or the moves of a turn would bring; raises Unreadable or Illegal."""
    if game.to_act(state) == seat and (trial := display.trial(state, about)) is not None:
        message, effect = trial
        return message, {"effect": effect}
    before, after = state, state
    for move in about.split(";"):
        before = after
        event = game.check(before, move.strip(), seat)
        after = game.after(before, event)
    return game.describe(before, event), {
        "effect": display.effect(state, event, after),
        "facts": display.facts(before, event, after),
    }
