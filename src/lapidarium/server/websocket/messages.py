"""Every message of the socket: what a client may send, and what it gets (docs/protocol.md).

The types of the browser are generated from these. What a client sends is checked by pydantic;
what the server sends is plain dictionaries. What everybody at a table is sent is in
`tables/views.py`, and the parts of a view that belong to a game are in `games/NAME/wire.py`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from lapidarium.messages import Words
from lapidarium.server.tables.views import AnnouncementView, ChatLine, TableChange, TableView

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
    """What a move would bring or why it is illegal, what a square is missing, or a hint.

    Several moves of one turn are separated by `;`; a game may also have things to try. A hint
    comes in steps, `hint 1` to `hint 3`; `hint` alone is the last.
    """

    type: Literal["ask"] = "ask"
    about: Annotated[str, Field(min_length=1, max_length=40)]


class Sit(Request):
    """I take this open seat (0: any). `program`: a program plays in my name.

    Whoever sits already says so in the same way; the others are told, and it stays said.
    """

    type: Literal["sit"] = "sit"
    seat: Annotated[int, Field(ge=0, le=99)] = 0
    program: bool = False


class Leave(Request):
    """I leave my seat: before the game it is open again, during the game a bot takes over."""

    type: Literal["leave"] = "leave"


class Resign(Request):
    """I resign."""

    type: Literal["resign"] = "resign"


class Hand(Request):
    """A bot plays for me until I come back; the host may fill an open seat, or change a bot."""

    type: Literal["hand"] = "hand"
    level: Annotated[str, Field(max_length=20)]
    seat: Annotated[int, Field(ge=0, le=99)] = 0


class Back(Request):
    """I take my seat back from the bot."""

    type: Literal["back"] = "back"


class Undo(Request):
    """I want to take back my last decision; other people are asked first."""

    type: Literal["undo"] = "undo"
    after: Annotated[int, Field(ge=0)]
    key: Key


class AnswerUndo(Request):
    """My answer to somebody who asked to take back."""

    type: Literal["answer-undo"] = "answer-undo"
    yes: bool


class Say(Request):
    """A short text or one of the reactions, for everybody at the table."""

    type: Literal["say"] = "say"
    text: Annotated[str, Field(max_length=200)] = ""
    reaction: Literal["", "hello", "well-played", "thanks", "thinking", "oops", "good-game"] = ""


class Mute(Request):
    """Host: mute this person in the chat, or unmute them."""

    type: Literal["mute"] = "mute"
    person: Annotated[str, Field(pattern=r"^[a-z0-9]{1,24}$")]
    muted: bool = True


class Rematch(Request):
    """I want a rematch with the same people; everybody has to want it."""

    type: Literal["rematch"] = "rematch"


class Resync(Request):
    """Send me everything again."""

    type: Literal["resync"] = "resync"


class Ping(Request):
    """Are you there? A browser cannot see the pings of a socket, so it asks by a message."""

    type: Literal["ping"] = "ping"


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
    | Resync
    | Ping,
    Field(discriminator="type"),
]


# ------------------------------------------------------------------ server to client


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
    """What the move would do; null if it is not about a move that may be made."""
    facts: Any
    """The move as fields of the game, as in a log line; null likewise."""
    move: str | None
    """For the last step of a hint: the move."""
    step: int
    """For a hint: which step this is, from 1 to 3; else 0. The last has the whole move."""
    clause: str | None
    """For a move that the rules forbid: the clause that says so."""


ServerMessage = (
    TableView | TableChange | Done | RefusedMessage | AskAnswer | ChatLine | AnnouncementView
)
