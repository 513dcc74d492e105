"""What everybody at a table is sent: its view, its log, its chat (docs/protocol.md).

The types of the browser are generated from these. Places are texts in notation, and seats count
from 1.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Raw, UnsetType
from typing_extensions import TypedDict

from lapidarium.games.views import GameView, LogLine, View
from lapidarium.messages import Words
from lapidarium.table.status import Status


class PersonView(TypedDict):
    """Somebody, as others see them."""

    id: str
    name: str


class ClockView(View, frozen=True):
    """Time left in milliseconds, as of this message."""

    left: int
    running: bool


class SeatView(View, frozen=True):
    """How it is with a seat of a table, besides who plays there."""

    online: bool
    resigned: bool
    wants_rematch: bool
    clock: ClockView | UnsetType = UNSET
    note: Words | UnsetType = UNSET
    """What the bot here says about how it plays, such as that it has not learned this pack."""


class YouView(View, frozen=True):
    """Who the reader is at this table."""

    person: str
    is_host: bool


class MatchView(View, frozen=True):
    """Two games on the same deal with the seats swapped; points of both by the seats here."""

    game: int
    of: int
    points: tuple[int, ...]
    decided: Words | UnsetType = UNSET
    """Who won the match, once the second game is over."""


class RoomView(View, frozen=True):
    """The room around a game: who is there, clocks, requests, invitation."""

    table: str
    status: Status
    rated: bool
    practice: bool
    """Alone or against bots, everything may be taken back."""
    chat: bool
    seats: dict[str, SeatView]
    """By number."""
    watching: int
    undo_asked: int
    """The seat that asks to take back, or 0."""
    can_undo: bool
    you: YouView
    daily: str | UnsetType = UNSET
    match: MatchView | UnsetType = UNSET
    invite: str | UnsetType = UNSET
    next_table: str | UnsetType = UNSET
    """Where a rematch or the second game of a match is."""


class TableMessage(View, frozen=True, tag="table", tag_field="type"):
    """Everything a client needs to draw a table; sent at first, on a gap, and when asked for."""

    revision: int
    """Grows by one with every change, whatever it is."""
    game: GameView
    log: list[LogLine | Raw]
    """From line `log_from` on: all of them."""
    log_from: int = 0
    room: RoomView | UnsetType = UNSET
    """None around an exercise or a puzzle."""
    pieces: Any = UNSET
    """What never changes in a game, in the game's own form."""


class TableChange(View, frozen=True, tag="change", tag_field="type"):
    """What has changed in `game` and `room` since the last revision, as a JSON Merge Patch."""

    revision: int
    """The one it leads to, from the one before."""
    patch: dict[str, Any]
    log_from: int
    log: list[LogLine | Raw]


class Done(View, frozen=True, tag="done", tag_field="type"):
    """The message with this id was carried out (or had been, if it was sent twice)."""

    id: int
    event: int
    """The table's number after it."""


class RefusedMessage(View, frozen=True, tag="refused", tag_field="type"):
    """The message with this id was not carried out; nothing has changed."""

    id: int
    message: Words
    clause: str | UnsetType = UNSET


class AskAnswer(View, frozen=True, tag="answer", tag_field="type"):
    """The answer to `ask`."""

    id: int
    about: str
    message: Words
    effect: Any = UNSET
    """What the move would bring, in the game's own form."""
    facts: Any = UNSET
    """What it would do, as fields of the game."""
    move: str | UnsetType = UNSET
    """The move of a hint, once it names one."""
    step: int = 0
    """Of a hint, from 1."""
    clause: str | UnsetType = UNSET
    """The clause that forbids the move."""


class ChatLine(TypedDict):
    """A line of the chat. Numbers grow; `?chat_after=` asks for the lines behind one."""

    type: Literal["chat"]
    number: int
    person: PersonView
    seat: int
    text: str
    reaction: str
    at: int


class AnnouncementView(TypedDict):
    """What the host tells everybody, by language; without texts, there is nothing any more."""

    type: Literal["announcement"]
    texts: dict[str, str]
    until: int | None
