"""Questions to a bot and their answers, as they go to another process or another machine.

Work that needs several answers, such as a review, is a generator: it yields questions, is sent
their answers, and returns its result. Views and moves are texts in the game's notation.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from msgspec import Struct
from typing_extensions import TypedDict

from lapidarium.bots import Budget
from lapidarium.messages import Words

if TYPE_CHECKING:
    from lapidarium.games.game import Game

A = TypeVar("A")
R = TypeVar("R")


class ReasonText(TypedDict):
    """Why the better move is better, in one respect."""

    theme: str
    points: float
    message: Words


class LineMove(TypedDict):
    """A move of a line, and whose it is."""

    seat: int
    move: str
    message: Words


class FuturePosition(Struct, frozen=True):
    """A position that a move leads to: the next turn, or the end of the game."""

    seat: int
    """Who decides there, or OVER."""
    view: str
    """What that seat knows there, as text; nothing at the end."""
    worlds: int
    """In how many of the worlds the move leads there."""
    scores: tuple[float, ...]
    """As they stand there."""
    luck: tuple[float, ...]
    """By how much the draws before it were better for each seat than draws are on average."""


class ChoiceAnswer(Struct, frozen=True, tag=True):
    """A bot's move, and what the bot expects of it."""

    level: str
    move: str
    expected: tuple[float, ...] = ()
    """The points each seat is likely to end with; empty if the bot does not estimate them."""
    others: tuple[tuple[str, float], ...] = ()
    """The next best moves, each with the points that it would lose."""
    note: Words | None = None


class ForecastAnswer(Struct, frozen=True, tag=True):
    """What each seat can expect after each move."""

    points: list[tuple[float, ...]] | None
    """None if the game cannot say."""
    error: float | None = None
    """The standard error, as in `bots.Forecast`, but never infinite."""


class FutureAnswer(Struct, frozen=True, tag=True):
    """Where each move leads, in some worlds."""

    positions: list[list[FuturePosition]]


class ReasonsAnswer(Struct, frozen=True, tag=True):
    """Why one move is better than another."""

    reasons: list[ReasonText]


class LineAnswer(Struct, frozen=True, tag=True):
    """A move and how the game may continue."""

    moves: list[LineMove]


class GamesAnswer(Struct, frozen=True, tag=True):
    """The figures of whole games."""

    games: list[dict[str, Any]]


class Failure(Struct, frozen=True, tag=True):
    """Why there is no answer."""

    error: str
    message: Words | None = None
    """The same for people, if there are words for it."""


Answer = (
    ChoiceAnswer
    | ForecastAnswer
    | FutureAnswer
    | ReasonsAnswer
    | LineAnswer
    | GamesAnswer
    | Failure
)


class Question(Struct, Generic[A], frozen=True, tag=True):
    """A question whose answer has the type A; the strongest bot thinks if no level is named."""


class Choose(Question[ChoiceAnswer], frozen=True):
    """Which move does a bot choose?"""

    level: str
    view: str
    seed: str
    budget: Budget = Budget()

    @classmethod
    def at(cls, game: Game[Any, Any], state: Any, level: str, seed: str) -> Choose:
        """The question for whoever is to act, with what that seat knows and nothing else."""
        return cls(level, game.view_text(game.view(state, game.to_act(state))), seed)


class Expect(Question[ForecastAnswer], frozen=True):
    """What can each seat expect after each of these moves, in the same worlds?"""

    view: str
    moves: tuple[str, ...]
    seed: str
    budget: Budget
    is_brief: bool
    """Is it only about whether they differ?"""


class LookAhead(Question[FutureAnswer], frozen=True):
    """Where does each of these moves lead, until the next turn?"""

    view: str
    moves: tuple[str, ...]
    seed: str
    budget: Budget
    worlds: int


class Explain(Question[ReasonsAnswer], frozen=True):
    """Why is the second move better than the first, which lost so many points?"""

    view: str
    moves: tuple[str, str]
    lost: float
    budget: Budget


class Follow(Question[LineAnswer], frozen=True):
    """How may the game continue after this move?"""

    view: str
    move: str
    budget: Budget


class PlayGames(Question[GamesAnswer], frozen=True):
    """How do games end in which a bot has every seat? The numbers are their seeds."""

    level: str
    numbers: tuple[int, ...]


AnyQuestion = Choose | Expect | LookAhead | Explain | Follow | PlayGames

Dialogue = Generator[Question[Any], Any, R]
"""Work that yields questions, is sent their answers, and returns a result."""


def ask(question: Question[A]) -> Dialogue[A]:
    """The answer to a question with its type, for `yield from` in a dialogue."""
    answer: A = yield question
    return answer


def drive(dialogue: Dialogue[R], answer: Callable[[Question[Any]], Any]) -> R:
    """The result of a dialogue, its questions answered one after another in this process."""
    question, result = _resume(dialogue, None)
    while question is not None:
        question, result = _resume(dialogue, answer(question))
    return cast("R", result)


async def drive_async(
    dialogue: Dialogue[R], answer: Callable[[Question[Any]], Awaitable[Any]]
) -> R:
    """The result of a dialogue whose questions others answer; its own steps run in a thread."""
    question, result = await asyncio.to_thread(_resume, dialogue, None)
    while question is not None:
        question, result = await asyncio.to_thread(_resume, dialogue, await answer(question))
    return cast("R", result)


def _resume(dialogue: Dialogue[R], answer: Any) -> tuple[Question[Any] | None, Any]:
    """The next question, or None and the result."""
    try:
        return dialogue.send(answer), None
    except StopIteration as end:
        return None, end.value
