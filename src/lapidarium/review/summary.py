"""A review of a whole game: luck apart from skill, where most was lost, the best move, accuracy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from typing_extensions import TypedDict

from lapidarium.games.game import CHANCE
from lapidarium.review.assessment import GRADES, Decision
from lapidarium.review.depth import reviewer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.record import Record

FORMAT: Final = 1
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
    """Luck: what the next decision could expect, against what was expected before the draw."""
    game, states = record.game, list(record.states())
    found = []
    for number, decision in enumerate(decisions):
        is_last = number + 1 == len(decisions)
        end = len(states) - 1 if is_last else decisions[number + 1]["event"] - 1
        events = range(decision["event"], end)
        if not any(game.to_act(states[event]) == CHANCE for event in events):
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
        worst=worst["event"] if worst is not None and worst["lost"] >= GRADES[-2][0] else None,
        accuracy=_accuracy(free, max((one["turn"] for one in decisions), default=1)),
    )


def _themes(decisions: list[Decision]) -> list[tuple[str, float]]:
    lost: dict[str, float] = {}
    for one in decisions:
        if one["reasons"]:
            theme = one["reasons"][0]["theme"]
            lost[theme] = lost.get(theme, 0.0) + one["lost"]
    return sorted(((t, round(points, 2)) for t, points in lost.items()), key=lambda p: -p[1])


def _accuracy(decisions: list[Decision], turns: int) -> list[float | None]:
    phases: list[list[Any]] = [[] for _ in PHASES]
    for one in decisions:
        at = (one["turn"] - 1) * len(PHASES) // turns
        phases[min(at, len(PHASES) - 1)].append(one["lost"] < GRADES[-2][0])
    return [round(sum(found) / len(found), 3) if found else None for found in phases]
