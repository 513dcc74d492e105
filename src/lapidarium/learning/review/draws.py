"""What was drawn between the decisions of a game, and the points that it brought at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from lapidarium.games.game import CHANCE
from lapidarium.learning.review.forecasts import luck_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.games.game import Game
    from lapidarium.learning.review.assessment import Decision
    from lapidarium.record import Record


class Between(NamedTuple):
    """What lies between a decision and the next one, or the end of the game."""

    event: int
    """The number of the last event before the next decision."""
    is_drawn: bool
    luck: tuple[float, ...] | None
    """By seat, what the draws brought at once less their mean; None if they bring no points."""


def between(record: Record, decisions: Sequence[Decision]) -> list[Between]:
    """What follows each of the decisions."""
    game, states = record.game, list(record.states())
    ends = [*(one["event"] - 1 for one in decisions), len(states) - 1][1:]
    found = []
    for decision, end in zip(decisions, ends, strict=True):
        events = range(decision["event"], end)
        drawn = [event for event in events if game.to_act(states[event]) == CHANCE]
        luck = _at_once(game, [(states[event], states[event + 1]) for event in drawn])
        found.append(Between(end, bool(drawn), luck))
    if all(one.luck is None for one in found):
        return found
    nothing = (0.0,) * game.players  # for draws that could bring only the same, in such a game
    return [one._replace(luck=nothing) if one.is_drawn and not one.luck else one for one in found]


def _at_once(game: Game[Any, Any], draws: list[tuple[Any, Any]]) -> tuple[float, ...] | None:
    """The luck of some draws that bring points at once; None if none of them does."""
    if not any(_brings_points(game, before) for before, _ in draws):
        return None
    luck = [luck_of(game, before, game.chance(before), after) for before, after in draws]
    return tuple(sum(points) for points in zip(*luck, strict=True))


def _brings_points(game: Game[Any, Any], state: Any) -> bool:
    """Does it matter for the points at once what is drawn here?"""
    outcomes = game.chance(state).outcomes
    return len({game.scores(game.after(state, event)) for event, _ in outcomes}) > 1
