"""What clients are sent of any game: the same at a table, in a replay, an exercise or a study.

Seats count from 1; 0 is nobody. A member that has nothing to say is absent, never null, so that a
difference between two views can be told member by member.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from lapidarium.messages import Words


class View(Struct, frozen=True, gc=False):
    """Part of what clients are sent; a value, so that parts may be shared between two views."""


class SheetRow(View, frozen=True):
    """One row of the score sheet: what it counts, and for each seat a figure and points."""

    message: Words
    cells: list[Words]
    points: list[int]


class OutcomeView(View, frozen=True):
    """How the game ended."""

    scores: tuple[int, ...]
    places: list[list[int]]
    winners: list[int]
    ended: Words
    decided: Words
    sheet: list[SheetRow]
    rank: Words | UnsetType = UNSET
    next_table: str | UnsetType = UNSET
    """Where a rematch or the second game of a match is."""


class LogLine(View, frozen=True):
    """Something that happened: the event in notation as this seat sees it, and in words."""

    event: int
    turn: int
    """The turn it belongs to; 0 while the game is set up."""
    seat: int
    """0 is the table."""
    move: str
    message: Words
    gains: list[Words]
    facts: Any
    """What it does, as fields of the game; `kind` says what happened."""


class GameView(View, frozen=True):
    """The game as somebody sees it: at a table, in a replay, exercise, study or example."""

    game: str
    pack: str
    players: int
    event: int
    """How many events have happened."""
    turn: int
    """The one that is played now, from 1."""
    to_act: int
    """The seat, or 0."""
    over: bool
    position: Any
    """In the game's own form (`games/NAME/wire.py`)."""
    choices: Any = UNSET
    """What the seat to act may do, for who may act."""
    outcome: OutcomeView | UnsetType = UNSET


class PlainView(View, frozen=True, tag_field="kind", tag="any"):
    """A position in words, of a game without a drawing."""

    lines: list[Words]


class PlainPieces(View, frozen=True, tag_field="kind", tag="any"):
    """Nothing is known of what never changes in a game without a drawing."""


class PlainFacts(View, frozen=True, tag_field="kind", tag="event"):
    """Something happened, of which there are no fields."""
