"""One decision of a finished game: what was played, what would have been better, by how much.

The bot knows what the seat knew, and names moves that may be better. Then they are compared with
the one that was played, in the same worlds. Every step is a question to a bot, so that others have
a turn in between.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from typing_extensions import TypedDict

from lapidarium.bots import Choice, Forecast
from lapidarium.bots.points import standing
from lapidarium.games.registry import game_type
from lapidarium.learning.questions import Explain, ReasonText, ask
from lapidarium.learning.review.consequences import explains
from lapidarium.learning.review.forecasts import choose, expect, followed
from lapidarium.learning.review.grades import INACCURACY, MISTAKE, grade, rounded, shown
from lapidarium.learning.review.move_comparison import Comparison
from lapidarium.messages import Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from lapidarium.bots.points import Points
    from lapidarium.games.game import Game
    from lapidarium.learning.coach import Reason
    from lapidarium.learning.questions import Dialogue
    from lapidarium.learning.review.depth import Depth
    from lapidarium.record import Record
    from lapidarium.table.entries import BotEvaluation


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


def decisions_of(record: Record) -> Iterator[tuple[int, Any, Any]]:
    """The number of each decision's event, the state before it, and what was played."""
    for number, (state, event) in enumerate(record.with_states(), 1):
        if record.game.to_act(state) >= 0:
            yield number, state, event


def assess(
    game: Game[Any, Any], state: Any, played: Any, number: int, depth: Depth
) -> Dialogue[Decision]:
    """What the decision at this event was worth.

    Each question is about what the seat knows, and takes at most three times as long as the search.
    """
    seat = game.to_act(state)
    view, choice = game.view_text(game.view(state, seat)), Choice(played)
    if not is_forced(game, state):
        choice = yield from choose(game, view, f"review/{number}", depth.search)
    comparison = Comparison(seat, played, choice, number, depth)
    while (look := comparison.next_question()) is not None:
        forecast = None if comparison.is_other_way else (yield from expect(game, view, look))
        if forecast is None:
            points = yield from followed(game, view, look.moves, look.seed, depth)
            forecast = Forecast(points, None)
        comparison.add(forecast)
    decision = decided(game, state, number, choice, comparison.worth)
    if is_unexplained(decision):
        moves = decision["move"], decision["better"]
        answer = yield from ask(Explain(view, moves, decision["lost"], depth.comparison))
        decision["reasons"] = answer.reasons
    return decision


def assess_evaluated(
    game: Game[Any, Any], state: Any, played: Any, number: int, evaluation: BotEvaluation
) -> Decision:
    """The same without questions, for a move of the reviewing bot, which said what it expects."""
    others = tuple((game.parse(move), lost) for move, lost in evaluation.others)
    choice = Choice(played, evaluation.expected, others)
    return decided(game, state, number, choice, {played: evaluation.expected})


def is_unexplained(decision: Decision) -> bool:
    """Was much lost, and nothing said that is worth a good part of it?"""
    points = (reason["points"] for reason in decision["reasons"])
    return shown(decision["lost"]) >= MISTAKE and not explains(points, decision["lost"])


def is_forced(game: Game[Any, Any], state: Any) -> bool:
    """Is there only one thing to do?"""
    return len(game.legal(state)) == 1


def decided(
    game: Game[Any, Any], state: Any, number: int, choice: Choice, worth: dict[Any, Points]
) -> Decision:
    """The decision in words: what the bot would have done, and what the moves are worth.

    The first of these is the one that was played.
    """
    played = next(iter(worth))
    seat = game.to_act(state)
    forced = is_forced(game, state)
    better = max(worth, key=lambda move: (standing(worth[move], seat), move == played))
    after, before = worth[played], worth[better]
    lost = standing(before, seat) - standing(after, seat)
    view = game.view(state, seat)
    return Decision(
        event=number,
        seat=seat + 1,
        turn=game.turns(state) + 1,
        move=game.text(played),
        message=game.describe(state, played).to_wire(),
        is_forced=forced,
        better=game.text(better),
        better_message=game.describe(state, better).to_wire(),
        before=rounded(before),
        after=rounded(after),
        lost=round(lost, 2),
        margin=round(choice.others[0][1], 2) if choice.move == played and choice.others else 0.0,
        grade=grade(lost, is_forced=forced, is_best=better == played),
        reasons=_reasons(game, view, played, better) if shown(lost) >= INACCURACY else [],
    )


def _reasons(game: Game[Any, Any], view: Any, played: Any, better: Any) -> list[ReasonText]:
    coach = game_type(game.name).coach(game)
    return [] if coach is None else reason_texts(coach.reasons(view, played, better))


def reason_texts(reasons: Iterable[Reason]) -> list[ReasonText]:
    """Reasons as they are stored and sent."""
    return [
        ReasonText(theme=one.theme, points=round(one.points, 2), message=one.message.to_wire())
        for one in reasons
    ]
