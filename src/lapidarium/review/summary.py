"""A review of a whole game: luck apart from skill, where most was lost, the best move, accuracy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from typing_extensions import TypedDict

from lapidarium.games.game import CHANCE
from lapidarium.review.assessment import Decision
from lapidarium.review.depth import reviewer
from lapidarium.review.outlook import luck_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.games.game import Game
    from lapidarium.record import Record

FORMAT: Final = 1
SOUND: Final = ("forced", "best", "good")
PHASES: Final = ("opening", "middle", "end")
"""Thirds of the turns."""


class Draw(TypedDict):
    """What was drawn between two decisions, as points that each seat won or lost by it."""

    event: int
    """The number of the last event drawn."""
    luck: list[float]


class Summary(TypedDict):
    """What a review says of one seat."""

    seat: int
    lost: float
    """Points lost in all its decisions."""
    luck: float
    """Points that draws brought it."""
    themes: list[tuple[str, float]]
    """Where points were lost, most first."""
    best: int | None
    """The event of its best move: the one that all others would have lost most against."""
    worst: int | None
    """The event that lost most, if it lost a point."""
    accuracy: list[float | None]
    """By phase: the share of free decisions that lost less than a point."""


class Review(TypedDict):
    """The review of a game, as it is stored and sent."""

    format: int
    game: str
    players: int
    level: str
    decisions: list[Decision]
    draws: list[Draw]
    seats: list[Summary]


def summed_up(record: Record, decisions: Sequence[Decision]) -> Review:
    """The review of a game from all its decisions."""
    game = record.game
    draws = list(_draws(record, decisions))
    return Review(
        format=FORMAT,
        game=game.name,
        players=game.players,
        level=reviewer(game.name),
        decisions=list(decisions),
        draws=draws,
        seats=[_summary(seat, decisions, draws) for seat in range(game.players)],
    )


def _draws(record: Record, decisions: Sequence[Decision]) -> list[Draw]:
    """Luck: what the next decision could expect, against what was expected before the draw.

    Where draws bring points at once, luck is these points against their mean: it is known
    exactly, and what was expected is not.
    """
    game, states = record.game, list(record.states())
    found = []
    for number, decision in enumerate(decisions):
        is_last = number + 1 == len(decisions)
        end = len(states) - 1 if is_last else decisions[number + 1]["event"] - 1
        events = range(decision["event"], end)
        drawn = [event for event in events if game.to_act(states[event]) == CHANCE]
        if not drawn:
            continue
        at_once = _points_at_once(game, [(states[event], states[event + 1]) for event in drawn])
        if at_once is not None:
            found.append(Draw(event=end, luck=at_once))
            continue
        is_over = is_last and game.outcome(states[-1]) is not None
        then: Sequence[float]
        if is_over:
            then = game.scores(states[-1])
        elif is_last:
            continue
        else:
            then = decisions[number + 1]["before"]
        luck = [round(b - a, 2) for a, b in zip(decision["after"], then, strict=True)]
        found.append(Draw(event=end, luck=luck))
    return found


def _points_at_once(game: Game[Any, Any], draws: list[tuple[Any, Any]]) -> list[float] | None:
    """The luck of some draws that bring points at once; None if none of them does."""
    if not any(_brings_points(game, before) for before, _ in draws):
        return None
    luck = [luck_of(game, before, game.chance(before), after) for before, after in draws]
    return [round(sum(points), 2) for points in zip(*luck, strict=True)]


def _brings_points(game: Game[Any, Any], state: Any) -> bool:
    """Does it matter for the points at once what is drawn here?"""
    outcomes = game.chance(state).outcomes
    return len({game.scores(game.after(state, event)) for event, _ in outcomes}) > 1


def _summary(seat: int, decisions: Sequence[Decision], draws: list[Draw]) -> Summary:
    own = [one for one in decisions if one["seat"] == seat + 1]
    free = [one for one in own if not one["is_forced"]]
    worst = max(free, key=lambda one: one["lost"], default=None)
    best = max(
        (one for one in free if one["grade"] == "best"), key=lambda one: one["margin"], default=None
    )
    return Summary(
        seat=seat + 1,
        lost=round(sum(one["lost"] for one in free), 2),
        luck=round(sum(draw["luck"][seat] for draw in draws), 2),
        themes=_themes(free),
        best=None if best is None else best["event"],
        worst=worst["event"] if worst is not None and not _is_sound(worst) else None,
        accuracy=_accuracy(free, max((one["turn"] for one in decisions), default=1)),
    )


def _themes(decisions: list[Decision]) -> list[tuple[str, float]]:
    lost: dict[str, float] = {}
    for one in decisions:
        if one["reasons"]:
            theme = one["reasons"][0]["theme"]
            lost[theme] = lost.get(theme, 0.0) + one["lost"]
    return sorted(((t, round(points, 2)) for t, points in lost.items()), key=lambda p: -p[1])


def _is_sound(decision: Decision) -> bool:
    """Did it lose less than a point?"""
    return decision["grade"] in SOUND


def _accuracy(decisions: list[Decision], turns: int) -> list[float | None]:
    phases: list[list[Any]] = [[] for _ in PHASES]
    for one in decisions:
        at = (one["turn"] - 1) * len(PHASES) // turns
        phases[min(at, len(PHASES) - 1)].append(_is_sound(one))
    return [round(sum(found) / len(found), 3) if found else None for found in phases]
