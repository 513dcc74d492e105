"""The bodies of requests and answers about lessons and puzzles; OpenAPI is made from these."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from lapidarium.server.http.schemas import Asked, Lang, Message
from lapidarium.server.http.structs import Plain
from lapidarium.server.tables.views import TableMessage

MoveText = Annotated[str, Field(max_length=60)]
Moves = Annotated[list[MoveText], Field(max_length=8)]


class LessonShape(BaseModel):
    """A lesson in the list of a game."""

    lesson: str
    title: str
    done: bool


class GameLessons(BaseModel):
    """The lessons of a game, in order, and its easiest level for a first game with a coach."""

    game: str
    level: str | None
    lessons: list[LessonShape]


class Learning(BaseModel):
    """All lessons, and what the asker has done of them."""

    games: list[GameLessons]


class LessonTexts(BaseModel):
    """What a lesson says in a language; `table` is its position as a table shows it."""

    game: str
    lesson: str
    title: str
    goal: str
    hints: list[str]
    done: str
    steps: int
    next: str | None
    """The lesson after it."""
    table: Annotated[TableMessage, Plain]


class Moved(Asked):
    """The moves that counted so far, in notation, and a new one; and the language to answer in."""

    lang: Lang
    moves: Moves
    move: MoveText


class AskedAbout(Asked):
    """The moves that counted so far, and what is asked about: a square, a trial or a move."""

    moves: Moves
    about: Annotated[str, Field(max_length=200)]


class Finished(Asked):
    """All moves of a lesson."""

    moves: Moves


class Refusal(BaseModel):
    """What the referee says to a move that is not allowed."""

    message: Message
    clause: str | None


class Tried(BaseModel):
    """What a move was: refused, allowed but not right, right so far, or the goal."""

    verdict: Literal["refused", "wrong", "right", "done"]
    refusal: Refusal | None
    nudge: str | None
    """What a lesson says to this wrong move."""
    table: Annotated[TableMessage, Plain] | None
    """The position after a move that counts."""


class PuzzleStanding(BaseModel):
    """How the asker does at the puzzles of a game."""

    rating: int
    is_certain: bool
    tried: int
    solved: int
    streak: int
    best_streak: int


class PuzzleGame(BaseModel):
    """The puzzles of a game: how many there are, and how the asker does."""

    game: str
    count: int
    standing: PuzzleStanding
    daily: str
    """The puzzle of the day."""
    daily_solved: bool | None
    """None: not tried yet."""


class Puzzles(BaseModel):
    """All games with puzzles, and when the puzzle of the day changes."""

    day: str
    ends: int
    games: list[PuzzleGame]


class PuzzleTask(BaseModel):
    """A puzzle to solve; `table` is its position as a table shows it."""

    game: str
    puzzle: str
    level: int
    rating: int
    steps: int
    is_daily: bool
    solved: bool | None
    """The asker's first answer, if there was one."""
    standing: PuzzleStanding
    """As it is before an answer."""
    table: Annotated[TableMessage, Plain]


class PuzzleAnswer(BaseModel):
    """What an answer was: refused, wrong, right so far, or the solution."""

    verdict: Literal["refused", "wrong", "right", "done"]
    refusal: Refusal | None
    table: Annotated[TableMessage, Plain] | None
    reasons: list[Message]
    """Why the best move is better; only when the puzzle is over."""
    why: list[Message]
    """What a wrong answer misses, and what the other would reply to it."""
    loses: float | None
    """Points that the answer loses against the best move, as far as it is known."""
    solution: list[Message]
    """The solution in words, when the puzzle is over."""
    themes: list[Message]
    standing: PuzzleStanding | None
