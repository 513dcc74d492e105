"""What everybody at a table is sent: its view, its log, its chat (docs/protocol.md).

The types of the browser are generated from these. Places are texts in notation, and seats count
from 1.
"""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

from lapidarium.games.views import LogLine, OutcomeView
from lapidarium.messages import Words
from lapidarium.server.tables.players import BotPlayer, NamedPlayer, PersonPlayer


class PersonView(TypedDict):
    """Somebody, as others see them."""

    id: str
    name: str


class ClockView(TypedDict):
    """Time left in milliseconds, as of this message."""

    left: int
    running: bool


class SeatView(TypedDict):
    """A seat and who plays there; nobody if it is open."""

    seat: int
    player: PersonPlayer | BotPlayer | NamedPlayer | None
    online: bool
    clock: ClockView | None
    resigned: bool
    wants_rematch: bool
    note: Words | None
    """What the bot here says about how it plays, such as that it has not learned this pack."""


class YouView(TypedDict):
    """What the receiver is at this table."""

    person: str
    seat: int
    """0: watching."""
    is_host: bool


class MatchView(TypedDict):
    """Two games on the same deal with the seats swapped; points of both by the seats here."""

    game: int
    of: int
    points: list[int]
    decided: Words | None
    """Who won the match, once the second game is over."""


class TableView(TypedDict):
    """Everything a client needs to draw a table; sent at first, on a gap, and when asked for.

    `log` holds all lines at first and after a resync, else the new ones from `log_from`.
    """

    type: Literal["table"]
    revision: int
    """Grows by one with every change of the view, whatever it is."""
    table: str
    event: int
    """How many events have happened; a move is made `after` this number."""
    game: str
    pack: str
    players: int
    status: Literal["waiting", "playing", "over"]
    rated: bool
    practice: bool
    """Alone or against bots, everything may be taken back."""
    daily: str | None
    match: MatchView | None
    chat: bool
    you: YouView
    seats: list[SeatView]
    watching: int
    invite: str | None
    to_act: int
    """The seat, or 0."""
    undo_asked: int
    """The seat that asks to take back, or 0."""
    can_undo: bool
    view: Any
    """What the receiver sees, in the game's own form (`games/NAME/wire.py`)."""
    choices: Any
    log_from: int
    log: list[LogLine]
    outcome: OutcomeView | None
    pieces: Any
    """With the first message and after a resync."""


class TableChange(TypedDict):
    """What has changed in a client's view since the last revision.

    A change is `[place, value]`, or `[place]` for a member that is gone; the place is a JSON
    pointer into the view, and `/-` at its end adds to a list.
    """

    type: Literal["change"]
    revision: int
    """The one it leads to, from the one before."""
    changes: list[list[Any]]
    log_from: int
    log: list[LogLine]


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
