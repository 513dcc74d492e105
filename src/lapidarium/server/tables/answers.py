"""What there is to say about a space, a trial or the moves of a turn, before anything is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.games.errors import Illegal, RulesError
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.presenter import Presenter

Answer = tuple[Message, dict[str, Any]]
"""In words, and as fields: `effect`, `facts` and `clause`, as far as there are any."""


def answer(presenter: Presenter, state: Any, about: str, seat: int) -> Answer:
    """What a seat is told that asks about something; -1 is somebody who watches."""
    said = presenter.about(state, about, seat if seat >= 0 else None)
    if said is not None:
        return said, {}
    try:
        return _tried(presenter, state, about, seat)
    except Illegal as error:
        message = Message("refused", reason=error.message, clause=error.clause)
        return message, {"clause": error.clause}
    except RulesError as error:
        return error.message, {}


def _tried(presenter: Presenter, state: Any, about: str, seat: int) -> Answer:
    """What a trial or the moves of a turn would bring; raises Unreadable or Illegal."""
    game = presenter.game
    if game.to_act(state) == seat and (trial := presenter.trial(state, about)) is not None:
        message, effect = trial
        return message, {"effect": effect}
    before, after = state, state
    for move in about.split(";"):
        before = after
        event = game.check(before, move.strip(), seat)
        after = game.after(before, event)
    return game.describe(before, event), {
        "effect": presenter.effect(state, event, after),
        "facts": presenter.facts(before, event, after),
    }


def brings(presenter: Presenter, state: Any, event: Any, after: Any) -> dict[str, Any]:
    """What a move of the seat to act would do: in the game's form, and as fields."""
    return {
        "effect": presenter.effect(state, event, after),
        "facts": presenter.facts(state, event, after),
    }
