"""Answers to questions in this process: by the command line, a bot worker or a Ray cluster."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lapidarium import bots
from lapidarium.arena import balance
from lapidarium.games.packs import read
from lapidarium.games.registry import referee
from lapidarium.learning.questions import (
    Answer,
    ChoiceAnswer,
    Choose,
    Expect,
    Explain,
    Follow,
    ForecastAnswer,
    FutureAnswer,
    GamesAnswer,
    LineAnswer,
    LookAhead,
    PlayGames,
    Question,
    ReasonsAnswer,
    drive,
)
from lapidarium.learning.review.assessment import assess, reason_texts
from lapidarium.learning.review.consequences import explained
from lapidarium.learning.review.depth import Depth
from lapidarium.learning.review.forecasts import future_positions
from lapidarium.learning.review.lines import continuation

if TYPE_CHECKING:
    from lapidarium.games.game import Game
    from lapidarium.learning.review.assessment import Decision

ENDLESS: Final = 1e9
"""A standard error that is infinite, which JSON cannot say."""
MOST_GAMES: Final = 32


def answer(game: Game[Any, Any], question: Question[Any]) -> Answer:
    """What the bots of this process say."""
    match question:
        case Choose():
            return choice_of(game, question)
        case Expect():
            return _forecast(game, question)
        case LookAhead():
            view = game.parse_view(question.view)
            moves = map(game.parse, question.moves)
            return FutureAnswer([future_positions(game, view, move, question) for move in moves])
        case Explain():
            view = game.parse_view(question.view)
            played, better = map(game.parse, question.moves)
            seconds = question.budget.seconds
            reasons = explained(game, view, (played, better), question.lost, seconds)
            return ReasonsAnswer(reason_texts(reasons))
        case Follow():
            view, move = game.parse_view(question.view), game.parse(question.move)
            return LineAnswer(continuation(game, view, move, question.budget))
        case PlayGames():
            seeds = [f"balance/{number}" for number in question.numbers]
            return GamesAnswer([balance.play(game, seed, question.level) for seed in seeds])
    raise TypeError(type(question).__name__)


def choice_of(game: Game[Any, Any], question: Choose) -> ChoiceAnswer:
    """The move of the bot that is asked."""
    view = game.parse_view(question.view)
    choice = bots.choose(game, view, question.level, question.seed, question.budget)
    return ChoiceAnswer(
        question.level,
        game.text(choice.move),
        choice.expected,
        tuple((game.text(move), lost) for move, lost in choice.others),
        None if choice.note is None else choice.note.to_wire(),
    )


def _forecast(game: Game[Any, Any], question: Expect) -> ForecastAnswer:
    moves = [game.parse(move) for move in question.moves]
    look = bots.Look(moves, question.seed, question.budget, question.is_brief)
    forecast = bots.expect(game, game.parse_view(question.view), look)
    if forecast is None:
        return ForecastAnswer(None)
    error = None if forecast.error is None else min(forecast.error, ENDLESS)
    return ForecastAnswer(forecast.points, error)


class DecisionTask(NamedTuple):
    """A decision to assess, as another process or another machine can be given it."""

    pack_text: str
    players: int
    position: str
    played: str
    number: int
    """Of the event in its game, from 1."""
    depth: Depth


def assess_task(task: DecisionTask) -> Decision:
    """What the decision was worth."""
    game = game_of(task.pack_text, task.players)
    state, played = game.from_position(task.position), game.parse(task.played)
    return assess_here(game, state, played, task.number, task.depth)


def assess_here(
    game: Game[Any, Any], state: Any, played: Any, number: int, depth: Depth
) -> Decision:
    """What the decision at this event was worth, thought about in this process alone."""
    return drive(assess(game, state, played, number, depth), partial(answer, game))


@lru_cache(maxsize=MOST_GAMES)
def game_of(pack: str, players: int) -> Game[Any, Any]:
    """The referee of a pack, by its text."""
    return referee(read(pack, "pack"), players)
