"""The bodies of requests and answers about reviews and studies; OpenAPI is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from lapidarium.games.views import GameView, LogLine
from lapidarium.learning.questions import LineMove
from lapidarium.learning.review.summary import Review
from lapidarium.server.http.schemas import MOST_SEATS, Asked, Key, Message
from lapidarium.server.http.structs import Plain

Notation = Annotated[str, Field(max_length=200)]
"""A move, or something drawn."""
Position = Annotated[str, Field(max_length=6_000)]
Level = Annotated[str, Field(max_length=20)]
Event = Annotated[int, Field(ge=0, le=100_000)]
MOST_EVENTS = 400


class ReviewAsked(Asked):
    """Review this game; a deeper one thinks so many times as long."""

    depth: Literal[1, 4] = 1
    invite: Annotated[str, Field(max_length=64)] = ""


class ReviewStanding(BaseModel):
    """How far it is with a review, and the review once it is done."""

    status: Literal["none", "waiting", "running", "failed", "done"]
    depth: int
    done: int
    """So many decisions of `total`."""
    total: int
    has_other: bool
    """Is there a finished review of the other depth?"""
    review: Review | None


class PlayFrom(Asked):
    """Play on from a point of a finished game, at a new table."""

    event: Event
    """After so many events."""
    seat: Annotated[int, Field(ge=0, le=MOST_SEATS)] = 0
    """Mine; 0 is the one to act."""
    level: Level = ""
    """Of the bots on the other seats; the game's usual one if it is empty."""
    invite: Annotated[str, Field(max_length=64)] = ""


class StudyAsked(Asked):
    """A position to study: in notation, or from a finished game; and what happened after it."""

    table: Key = ""
    event: Event = 0
    """Of the table: after so many events."""
    invite: Annotated[str, Field(max_length=64)] = ""
    position: Position = ""
    pack: Annotated[str, Field(max_length=64)] = ""
    """Its name, or its digest."""
    players: Annotated[int, Field(ge=0, le=MOST_SEATS)] = 0
    """0: the first number that fits the position."""
    events: Annotated[list[Notation], Field(max_length=MOST_EVENTS)] = Field(default=[])
    """Moves and draws after the position."""
    move: Notation = ""
    """One move more; what has to be drawn after it is drawn."""


class StudyQuestion(StudyAsked):
    """What about this, in the position that is studied? As `ask` at a table."""

    about: Annotated[str, Field(max_length=200)]


class StudyShown(BaseModel):
    """A position as a table draws it; everything is open."""

    game: Annotated[GameView, Plain]
    position: str
    events: list[str]
    pieces: Annotated[Any, Plain]
    options: Annotated[Any, Plain]
    """What its pack has to choose from, as for a new table."""
    log: list[Annotated[LogLine, Plain]]


class Study(BaseModel):
    """The position, or everything that is wrong with it."""

    shown: StudyShown | None
    problems: list[Message]


class LinesAsked(StudyAsked):
    """The best ways to go on."""

    depth: Literal[1, 4] = 1


class StudyLine(BaseModel):
    """A way to go on: its moves, what each seat can expect, and what it loses against the best."""

    moves: list[LineMove]
    expected: list[float]
    lost: float
    why: list[Message]
    """What speaks for the first move."""
    facts: Any
    """What the first move does, in the game's form."""


class StudyLines(BaseModel):
    """Ways to go on, best first."""

    lines: list[StudyLine]
    level: str
    """The bot that was asked."""
