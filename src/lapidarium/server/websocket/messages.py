"""Every message of the wire: what a client may send, and what it gets (docs/protocol.md).

The types of the browser are generated from these. What a client sends is checked by
pydantic; what the server sends is plain dictionaries of these shapes, written once a view.
Places are texts in notation; seats and sites count from 1. The games within a view are in
`seen`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from lapidarium.games.display import SheetRow
from lapidarium.messages import Words
from lapidarium.server.tables.players import BotPlayer, NamedPlayer, PersonPlayer

Key = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""Chosen by the client, so that a repeated message is answered, not carried out again."""


# ------------------------------------------------------------------ client to server


class Request(BaseModel):
    """Something a client sends; `id` comes back with the answer."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    id: Annotated[int, Field(ge=0, le=2**53)]


class Play(Request):
    """My move, made while looking at event number `after`."""

    type: Literal["play"] = "play"
    move: Annotated[str, Field(min_length=1, max_length=40)]
    after: Annotated[int, Field(ge=0)]
    key: Key


class Ask(Request):
    """What would this move bring, why is it not allowed, what lacks this square, or `hint`."""

    type: Literal["ask"] = "ask"
    about: Annotated[str, Field(min_length=1, max_length=40)]


class Sit(Request):
    """I take this open seat (0: any)."""

    type: Literal["sit"] = "sit"
    seat: Annotated[int, Field(ge=0, le=4)] = 0


class Leave(Request):
    """I get up: before the game the seat is open again, during it a bot takes over."""

    type: Literal["leave"] = "leave"


class Resign(Request):
    """I give the game up."""

    type: Literal["resign"] = "resign"


class Hand(Request):
    """A bot of this level plays for me until I come back; the host may fill any open seat."""

    type: Literal["hand"] = "hand"
    level: Annotated[str, Field(max_length=20)]
    seat: Annotated[int, Field(ge=0, le=4)] = 0


class Back(Request):
    """I take my seat back from the bot."""

    type: Literal["back"] = "back"


class Undo(Request):
    """I would take back my last decision; with other people they are asked."""

    type: Literal["undo"] = "undo"
    after: Annotated[int, Field(ge=0)]
    key: Key


class AnswerUndo(Request):
    """Yes or no to somebody's wish to take back."""

    type: Literal["answer-undo"] = "answer-undo"
    yes: bool


class Say(Request):
    """A short text or one of the reactions, for everybody at the table."""

    type: Literal["say"] = "say"
    text: Annotated[str, Field(max_length=200)] = ""
    reaction: Literal["", "hello", "well-played", "thanks", "thinking", "oops", "good-game"] = ""


class Mute(Request):
    """Host: this person's words are not shown (or are again)."""

    type: Literal["mute"] = "mute"
    person: str
    muted: bool = True


class Rematch(Request):
    """The same people once more; everybody has to want it."""

    type: Literal["rematch"] = "rematch"


class Resync(Request):
    """Send me everything again."""

    type: Literal["resync"] = "resync"


ClientMessage = Annotated[
    Play
    | Ask
    | Sit
    | Leave
    | Resign
    | Hand
    | Back
    | Undo
    | AnswerUndo
    | Say
    | Mute
    | Rematch
    | Resync,
    Field(discriminator="type"),
]


# ------------------------------------------------------------------ server to client


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


class LogLine(TypedDict):
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


class OutcomeView(TypedDict):
    """How the game ended."""

    scores: list[int]
    places: list[list[int]]
    winners: list[int]
    ended: Words
    decided: Words
    sheet: list[SheetRow]
    rank: Words | None
    next_table: str | None
    """Where a rematch or the second game of a match is."""


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
    """Everything a client needs to draw a table; sent whole at first, on a gap, and on each change.

    `log` holds all lines at first and after a resync, else the new ones from `log_from`.
    """

    type: Literal["table"]
    table: str
    event: int
    """How many events have happened; a move is made `after` this number."""
    game: str
    pack: str
    players: int
    status: Literal["waiting", "playing", "over"]
    rated: bool
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


class Done(TypedDict):
    """The message with this id was carried out (or had been, if it was sent twice)."""

    type: Literal["done"]
    id: int
    event: int


class RefusedMessage(TypedDict):
    """The message with this id was not carried out; nothing has changed."""

    type: Literal["refused"]
    id: int
    message: Words
    clause: str | None


class AskAnswer(TypedDict):
    """The answer to `ask`."""

    type: Literal["answer"]
    id: int
    about: str
    message: Words
    effect: Any
    move: str | None
    """For `hint`: the move."""


class ChatLine(TypedDict):
    """A line of the chat. Numbers grow; `?chat_after=` asks for the lines behind one."""

    type: Literal["chat"]
    number: int
    person: PersonView
    seat: int
    text: str
    reaction: str
    at: int


ServerMessage = TableView | Done | RefusedMessage | AskAnswer | ChatLine
