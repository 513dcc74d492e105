"""What clients are sent of any game: the same at a table, in a replay, an exercise or a study.

Seats count from 1; 0 is nobody. A member that has nothing to say is absent, never null, so that a
difference between two views can be told member by member.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from msgspec import UNSET, Struct, UnsetType
from typing_extensions import TypedDict

from lapidarium.messages import Words


class View(Struct, frozen=True, gc=False):
    """Part of what clients are sent; a value, so that parts may be shared between two views."""


class PersonPlayer(TypedDict):
    """A person; `bot` is the level of the bot that plays in their place, if one does."""

    kind: Literal["person"]
    id: str
    name: str
    """Empty if this person's data was deleted."""
    bot: NotRequired[str]
    program: NotRequired[bool]
    """Present and true where a program plays in this person's name."""


class BotPlayer(TypedDict):
    """A bot on its own."""

    kind: Literal["bot"]
    level: str


class NamedPlayer(TypedDict):
    """Somebody from an imported record, of whom only a name is known."""

    kind: Literal["name"]
    name: str
    level: NotRequired[str]
    """Where the record says that it was a bot: its level."""


Player = PersonPlayer | BotPlayer | NamedPlayer


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
    event: int
    """How many events have happened; a move is made `after` this number."""
    turn: int
    """The one that is played now, from 1."""
    seat: int
    """The seat that sees it so; 0 for whoever watches."""
    you: int
    """The reader's own seat; 0 for whoever only looks on."""
    to_act: int
    """The seat, or 0."""
    over: bool
    players: tuple[Player | None, ...]
    """Who sits where; nobody on an open seat."""
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
