"""The games that can be played here, and their rules."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel

from lapidarium.games.views import GameView
from lapidarium.server.http.schemas import GameName, Message
from lapidarium.server.http.structs import Plain


class PackShape(BaseModel):
    """A pack that tables can use."""

    name: str
    title: str
    options: dict[str, Any] = {}
    """What the game lets the host choose, in the game's own form."""


class LevelShape(BaseModel):
    """A level of bots."""

    name: str
    message: Message
    strength: int
    """From 1 to 5."""


class Bots(BaseModel):
    """How it is with the bots of this server."""

    preparing: list[GameName]
    """The games whose search is compiled now, which happens once; whoever asks their bots waits."""


class RankShape(BaseModel):
    """A rank of the solo game, and the least score for it."""

    rank: Message
    least: int


class GameShape(BaseModel):
    """A game that can be played here."""

    game: GameName
    title: Message
    players: list[int]
    levels: list[LevelShape]
    """Bots, from the easiest."""
    fallback_level: str
    """Plays for somebody who is away."""
    ranks: list[RankShape]
    """Ranks of the solo game, from the lowest; none if it has none."""
    packs: list[PackShape]
    has_daily: bool


class RulesExample(BaseModel):
    """A worked example: a table as its game draws it, and what the last move did."""

    game: Annotated[GameView, Plain]
    facts: Annotated[Any, Plain]
    show: dict[str, Any]
    """What the game's own drawing needs to know."""


class RulesClause(BaseModel):
    """One rule. Every second part of its text is the id of another clause."""

    id: str
    parts: list[str]
    example: RulesExample | None


class RulesSection(BaseModel):
    """Clauses under a title."""

    title: str
    clauses: list[RulesClause]


class Rules(BaseModel):
    """The rules of a game in one language."""

    game: GameName
    pieces: Annotated[Any, Plain]
    """What never changes in the game, for the drawings."""
    sections: list[RulesSection]


class Games(BaseModel):
    """What can be played here."""

    games: list[GameShape]
    chat: bool
