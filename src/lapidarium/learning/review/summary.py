"""A review of a whole game: luck apart from skill, where most was lost, the best move, accuracy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from typing_extensions import TypedDict

from lapidarium.bots.points import minus
from lapidarium.learning.review.assessment import Decision
from lapidarium.learning.review.consequences import explains
from lapidarium.learning.review.depth import reviewer
from lapidarium.learning.review.draws import between
from lapidarium.learning.review.grades import INACCURACY, rounded, shown
from lapidarium.learning.review.yardstick import on_one_yardstick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.record import Record

FORMAT: Final = 1
SOUND: Final = ("forced", "best", "good")
OTHER: Final = "other"
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
    """Where points were lost, most first; `OTHER` where no theme carries the loss."""
    best: int | None
    """The event of its best move: the first of a turn that all others would have lost most against.

    Nothing if they would have lost less than a point.
    """
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
    decisions = on_one_yardstick(record, decisions)
    draws, gained = _draws(record, decisions), _gained(record, decisions)
    return Review(
        format=FORMAT,
        game=game.name,
        players=game.players,
        level=reviewer(game.name),
        decisions=decisions,
        draws=draws,
        seats=[_summary(seat, decisions, draws, gained) for seat in range(game.players)],
    )


def _draws(record: Record, decisions: Sequence[Decision]) -> list[Draw]:
    """Luck: what the next decision could expect, against what was expected before the draw.

    Where draws bring points at once, luck is these points against their mean: it is known
    exactly, and what was expected is not.
    """
    is_over = record.game.outcome(record.last()) is not None
    end = [record.game.scores(record.last())] if is_over else []
    then = [*(one["before"] for one in decisions[1:]), *end]
    found = []
    for number, drawn in enumerate(between(record, decisions)):
        if drawn.luck is not None:
            found.append(Draw(event=drawn.event, luck=rounded(drawn.luck)))
        elif drawn.is_drawn and number < len(then):
            luck = minus(then[number], decisions[number]["after"])
            found.append(Draw(event=drawn.event, luck=rounded(luck)))
    return found


def _summary(
    seat: int, decisions: Sequence[Decision], draws: list[Draw], gained: dict[int, int]
) -> Summary:
    own = [one for one in decisions if one["seat"] == seat + 1]
    free = [one for one in own if not one["is_forced"]]
    worst = max(free, key=lambda one: one["lost"], default=None)
    return Summary(
        seat=seat + 1,
        lost=round(sum(one["lost"] for one in free), 2),
        luck=round(sum(draw["luck"][seat] for draw in draws), 2),
        themes=_themes(free),
        best=_best(own, gained),
        worst=worst["event"] if worst is not None and not _is_sound(worst) else None,
        accuracy=_accuracy(free, max((one["turn"] for one in decisions), default=1)),
    )


def _best(own: list[Decision], gained: dict[int, int]) -> int | None:
    """The event of the best move; of equals, the one that brought more points at once.

    What is left to do in a turn, such as collecting what was won, follows from its first decision.
    """
    firsts = {one["turn"]: one for one in reversed(own)}.values()
    found = [
        (shown(one["margin"]), gained[one["event"]], -one["event"])
        for one in firsts
        if one["grade"] == "best" and shown(one["margin"]) >= INACCURACY
    ]
    return -max(found)[-1] if found else None


def _gained(record: Record, decisions: Sequence[Decision]) -> dict[int, int]:
    """The points that each decision brought its seat until the next one, by event."""
    scores = [record.game.scores(state) for state in record.states()]
    found = {}
    for one, drawn in zip(decisions, between(record, decisions), strict=True):
        seat = one["seat"] - 1
        found[one["event"]] = scores[drawn.event][seat] - scores[one["event"] - 1][seat]
    return found


def _themes(decisions: list[Decision]) -> list[tuple[str, float]]:
    """By the first reason, if it is worth a good part of what was lost."""
    lost: dict[str, float] = {}
    for one in decisions:
        if not _is_sound(one):
            carrying = [r for r in one["reasons"] if explains([r["points"]], one["lost"])]
            theme = carrying[0]["theme"] if carrying else OTHER
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
