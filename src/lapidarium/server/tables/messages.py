"""Every message of the socket: what a client may send, and what it gets (docs/protocol.md).

The types of the browser are generated from these. What the server sends is in `tables/views.py`,
and the parts of a view that belong to a game are in `games/NAME/wire.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from lapidarium.server.tables.views import (
    AnnouncementView,
    AskAnswer,
    ChatLine,
    Done,
    RefusedMessage,
    TableChange,
    TableMessage,
)
from lapidarium.table.requests import (
    AnswerUndo,
    Back,
    Hand,
    Leave,
    Mute,
    Play,
    Rematch,
    Request,
    Resign,
    Sit,
    Undo,
)

# ------------------------------------------------------------------ client to server


class Ask(Request, frozen=True, kw_only=True, tag="ask"):
    """What a move would bring or why it is illegal, what a square is missing, or a hint.

    Several moves of one turn are separated by `;`; a game may also have things to try. A hint
    comes in steps, `hint 1` to `hint 3`; `hint` alone is the last.
    """

    about: Annotated[str, Meta(min_length=1, max_length=40)]


class Say(Request, frozen=True, kw_only=True, tag="say"):
    """A short text or one of the reactions, for everybody at the table."""

    text: Annotated[str, Meta(max_length=200)] = ""
    reaction: Literal["", "hello", "well-played", "thanks", "thinking", "oops", "good-game"] = ""


class Resync(Request, frozen=True, kw_only=True, tag="resync"):
    """Send me everything again."""


class Ping(Request, frozen=True, kw_only=True, tag="ping"):
    """Are you there? A browser cannot see the pings of a socket, so it asks by a message."""


ClientMessage = (
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
    | Ping
)


# ------------------------------------------------------------------ server to client


ServerMessage = (
    TableMessage | TableChange | Done | RefusedMessage | AskAnswer | ChatLine | AnnouncementView
)
