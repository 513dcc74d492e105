"""One decision of a finished game: what was played, what would have been better, by how much.

The bot knows what the seat knew. Both moves are then followed in the same few worlds that fit this
knowledge, with the same draws, to the next decision; there a bot says what it expects of each seat.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from typing_extensions import TypedDict

from lapidarium import bots
from lapidarium.bots import Budget
from lapidarium.dealing import Dealer
from lapidarium.games.game import OVER
from lapidarium.games.registry import game_type

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lapidarium.games.game import Game
    from lapidarium.messages import Words
    from lapidarium.record import Record

GRADES: Final = ((5.0, "blunder"), (2.5, "mistake"), (1.0, "inaccuracy"), (0.0, "good"))
"""Points lost from which a move is called so."""


USUAL_SEARCH: Final = Budget(seconds=0.4)
USUAL_REPLY: Final = Budget(seconds=0.1)


class ReasonText(TypedDict):
    """Why the better move is better, in one respect."""

    theme: str
    points: float
    message: Words


class Decision(TypedDict):
    """A decision, as it is stored and sent; points are expected final points by seat."""

    event: int
    """The number of its event in the game, from 1."""
    seat: int
    """From 1."""
    turn: int
    move: str
    message: Words
    is_forced: bool
    better: str
    better_message: Words
    before: list[float]
    """With the better move."""
    after: list[float]
    """With the move that was played."""
    lost: float
    """Points that the move lost against the better one: of the margin, alone of the score."""
    margin: float
    """What the next best move would have lost, if the best was played."""
    grade: str
    reasons: list[ReasonText]


@dataclass(frozen=True, slots=True)
class Depth:
    """How much a review thinks about each decision."""

    search: Budget = USUAL_SEARCH
    """To find the better move."""
    reply: Budget = USUAL_REPLY
    """To say what to expect after a move."""
    worlds: int = 4

    @classmethod
    def times(cls, factor: float) -> Depth:
        """The usual depth with so many times the time."""
        return cls(Budget(seconds=0.4 * factor), Budget(seconds=0.1 * factor))


def decisions_of(record: Record) -> Iterator[tuple[int, Any, Any]]:
    """The number of each decision's event, the state before it, and what was played."""
    for number, (state, event) in enumerate(record.with_states(), 1):
        if record.game.to_act(state) >= 0:
            yield number, state, event


def assess(
    game: Game[Any, Any], state: Any, played: Any, number: int, depth: Depth | None = None
) -> Decision:
    """What the decision at this event was worth."""
    depth = depth or Depth()
    seat = game.to_act(state)
    view, level = game.view(state, seat), reviewer(game.name)
    is_forced = len(game.legal(state)) == 1
    choice = bots.Choice(played)
    if not is_forced:
        choice = bots.choose(game, view, level, f"review/{number}", depth.search)
    better = choice.move
    moves = [played] if better == played else [played, better]
    worths = _worths(game, view, moves, depth, number)
    after, before = worths[0], worths[-1]
    lost = standing(before, seat) - standing(after, seat)
    if lost <= 0:  # the bot's move turns out no better
        lost, better, before = 0.0, played, after
    return Decision(
        event=number,
        seat=seat + 1,
        turn=game.turns(state) + 1,
        move=game.text(played),
        message=game.describe(state, played).to_wire(),
        is_forced=is_forced,
        better=game.text(better),
        better_message=game.describe(state, better).to_wire(),
        before=_rounded(before),
        after=_rounded(after),
        lost=round(lost, 2),
        margin=round(choice.others[0][1], 2) if better == played and choice.others else 0.0,
        grade=grade(lost, is_forced=is_forced, is_best=better == played),
        reasons=_reasons(game, view, played, better) if lost >= GRADES[-2][0] else [],
    )


def reviewer(game: str) -> str:
    """The bot that reviews: the strongest level."""
    kind = game_type(game)
    return kind.levels[-1].name if kind.levels else kind.fallback_level


def standing(points: Sequence[float], seat: int) -> float:
    """How a seat stands: points ahead of the best other seat; alone, its points."""
    others = [own for at, own in enumerate(points) if at != seat]
    return points[seat] - max(others, default=0.0)


def grade(lost: float, *, is_forced: bool, is_best: bool) -> str:
    """What a move is called: forced moves are never mistakes."""
    if is_forced:
        return "forced"
    if is_best:
        return "best"
    return next(name for least, name in GRADES if lost >= least)


def _worths(
    game: Game[Any, Any], view: Any, moves: list[Any], depth: Depth, number: int
) -> list[tuple[float, ...]]:
    """What each seat can expect after each move: the mean over the same worlds and draws."""
    found: list[list[Sequence[float]]] = [[] for _ in moves]
    for n in range(depth.worlds):
        seed = f"review/{number}/{n}"
        world = game.world(view, random.Random(seed))
        for points, move in zip(found, moves, strict=True):
            state = _next_decision(game, game.after(world, move), Dealer(seed))
            points.append(_expected(game, state, seed, depth.reply))
    return [tuple(sum(each) / len(each) for each in zip(*points, strict=True)) for points in found]


def _next_decision(game: Game[Any, Any], state: Any, dealer: Dealer) -> Any:
    """Draw and make forced moves until there is something to decide, or the game is over."""
    state, _ = dealer.deal(game, state)
    while game.to_act(state) != OVER and len(legal := game.legal(state)) == 1:
        state, _ = dealer.deal(game, game.after(state, legal[0]))
    return state


def _expected(game: Game[Any, Any], state: Any, seed: str, budget: Budget) -> Sequence[float]:
    seat = game.to_act(state)
    if seat == OVER:
        return game.scores(state)
    choice = bots.choose(game, game.view(state, seat), reviewer(game.name), seed, budget)
    return choice.expected or game.scores(state)


def _reasons(game: Game[Any, Any], view: Any, played: Any, better: Any) -> list[ReasonText]:
    coach = game_type(game.name).coach(game)
    found = () if coach is None else coach.reasons(view, played, better)
    return [
        ReasonText(theme=one.theme, points=round(one.points, 2), message=one.message.to_wire())
        for one in found
    ]


def _rounded(points: Sequence[float]) -> list[float]:
    return [round(each, 2) for each in points]
