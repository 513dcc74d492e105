"""A person's games, results and ratings, as they see them."""

from __future__ import annotations

from pydantic import BaseModel

from lapidarium.games.views import BotPlayer, PersonPlayer
from lapidarium.server.http.schemas import GameName, Message


class Tally(BaseModel):
    """Games with others, by how they ended for somebody."""

    played: int
    won: int
    shared: int
    """Several were first; against an opponent: in the same place."""
    lost: int


class GameTally(Tally):
    """All finished games of one kind with others."""

    game: GameName


class OpponentTally(Tally):
    """Against one opponent: won is to be placed before them."""

    game: GameName
    player: PersonPlayer | BotPlayer


class Rung(BaseModel):
    """A rank of the solo game, and how often somebody reached exactly that."""

    rank: Message
    least: int
    times: int


class Best(BaseModel):
    """Somebody's best solo game."""

    table: str
    score: int
    finished: int
    rank: Message | None


class SoloTally(BaseModel):
    """Solo games of one kind."""

    game: GameName
    played: int
    best: Best
    ladder: list[Rung]
    """From the lowest; empty if the game has no ranks."""


class DailyTally(BaseModel):
    """Attempts at daily challenges."""

    played: int
    streak: int
    longest: int
    best: int | None


class RatingPoint(BaseModel):
    """A rating after a game."""

    finished: int
    rating: int


class RatingTally(BaseModel):
    """Somebody's rating in one game, and how it came about (the last games)."""

    game: GameName
    rating: int
    games: int
    points: list[RatingPoint]


class Profile(BaseModel):
    """What somebody has played here, from stored results."""

    games: list[GameTally]
    opponents: list[OpponentTally]
    """Most games first."""
    solo: list[SoloTally]
    daily: DailyTally
    ratings: list[RatingTally]
