"""One connection to a table: what is sent to it, and what came from it and waits for its turn.

What somebody sends is carried out in order, one message after another. A reader that does not
keep up is not sent every view: it gets one complete view when it is ready again. Answers and
lines of the chat are never left out.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec
from msgspec import UNSET, UnsetType

from lapidarium.messages import Message
from lapidarium.server.tables.errors import FAULT, UnreadableTable, refusal_of
from lapidarium.server.tables.views import AskAnswer, Done, RefusedMessage, YouView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.server.accounts.people import Person
    from lapidarium.server.rate_limits import Bucket
    from lapidarium.server.tables.room import Room

UNFORESEEN, COME_AGAIN = 1011, 1012
CLOSE_CODES = 4000
"""A socket that is closed for a refusal has this and its status as a code."""
NO_COOKIE, NO_ENTRY, NO_TABLE, TOO_SLOW, TOO_MANY = 4401, 4403, 4404, 4408, 4429
MOST_OWED = 100
log = logging.getLogger("lapidarium.server")


def refused(number: int, message: Message, clause: str | None = None) -> RefusedMessage:
    """The answer that something was not carried out."""
    return RefusedMessage(number, message.to_wire(), clause or UNSET)


class Recipient(NamedTuple):
    """As whom somebody is shown a table."""

    audience: int
    you: YouView
    invite: str | UnsetType


Here = tuple[int, Recipient]
"""What somebody at a table is shown: which revision of it, and as whom."""
NOT_YET: Here = -1, Recipient(0, YouView("", is_host=False), UNSET)


class Line(Protocol):
    """The connection as a socket needs it (`sockets/connection.py`)."""

    is_behind: bool

    def write(self, messages: Sequence[bytes]) -> None:
        """Send texts at once."""

    def close(self, code: int) -> None:
        """End the connection."""

    def pause_reading(self) -> None:
        """Let what comes wait outside."""

    def resume_reading(self) -> None:
        """Read on."""


class Reader(Protocol):
    """Who carries out what comes through a socket, and hears of its end."""

    def take(self, socket: Socket, message: bytes) -> None:
        """Carry out a message, or begin to."""

    def leave(self, socket: Socket) -> None:
        """The connection is over."""


class Socket:
    """Somebody at a table, or about to come there, through one connection."""

    __slots__ = (
        "address",
        "faults",
        "has_left",
        "here",
        "invite",
        "is_busy",
        "is_closed",
        "limit",
        "line",
        "owed",
        "person",
        "reader",
        "room",
        "sessions",
        "skips",
        "visitor",
        "waiting",
    )

    def __init__(self, line: Line, reader: Reader, address: str, limit: Bucket) -> None:
        self.line = line
        self.reader = reader
        self.address = address
        self.limit = limit
        """How many messages may come through this connection."""
        self.room: Room | None = None
        """Where somebody is, once they have come in."""
        self.person = ""
        self.invite = ""
        self.sessions = 0
        """Which of the person's cookies it came with: a new passphrase ends the older ones."""
        self.visitor: Person | None = None
        """Somebody who is not stored yet: before they do something here."""
        self.here: Here = NOT_YET
        """What this socket was last shown."""
        self.skips = False
        """A view was left out since the last one that was sent."""
        self.is_closed = False
        self.has_left = False
        self.owed: list[bytes] = []
        """What was not sent yet and must not be left out: answers, and lines of the chat."""
        self.waiting: list[bytes] = []
        """What has come and is not carried out yet, oldest first."""
        self.is_busy = True
        """A message is being carried out, or nobody has come in yet."""
        self.faults = 0

    # ------------------------------------------------------------ what comes

    def receive(self, message: bytes) -> None:
        """A message has come."""
        if self.is_closed:
            return
        self.waiting.append(message)
        if self.is_busy:
            self.line.pause_reading()
        else:
            self.go_on()

    def go_on(self) -> None:
        """Carry out what has come, until something takes time."""
        while self.waiting and not (self.is_busy or self.is_closed):
            self.reader.take(self, self.waiting.pop(0))
        if not self.waiting:
            self.line.resume_reading()

    def is_done(self) -> None:
        """What took time is carried out, and answered."""
        self.is_busy = False
        self.go_on()

    # ------------------------------------------------------------ what is sent

    def show(self, message: bytes, here: Here | None = None) -> None:
        """Send a view, after what is owed; or leave it out if older ones have not been taken."""
        if self.line.is_behind:
            self.skips = True
        elif not self.is_closed:
            self.here = here or self.here
            self.owed.append(message)
            self.flush()

    def deliver(self, message: bytes, *, is_followed: bool = False) -> None:
        """Send something that is never left out; with the view that follows it, if one does."""
        if self.is_closed:
            return
        self.owed.append(message)
        if len(self.owed) > MOST_OWED:
            self.close(TOO_SLOW)
        elif not is_followed:
            self.flush()

    def answer(
        self, answer: Done | RefusedMessage | AskAnswer, *, is_followed: bool = False
    ) -> None:
        """Answer a message."""
        self.deliver(msgspec.json.encode(answer), is_followed=is_followed)

    def done(self, number: int, event: int, *, is_followed: bool = False) -> None:
        """Answer that the message of this number was carried out."""
        self.answer(Done(number, event), is_followed=is_followed)

    def refuse(self, number: int, error: Exception) -> None:
        """Answer that the message of this number was not carried out, and why."""
        why = refusal_of(error)
        if why.status == FAULT:
            log.error("a message could not be carried out", exc_info=error)
        elif isinstance(error, UnreadableTable):
            log.warning("a table could not be followed", extra={"why": str(error)})
        self.answer(refused(number, why.message, why.clause))

    def flush(self) -> None:
        """Send what is owed, unless somebody does not read."""
        if self.owed and not self.line.is_behind:
            self.line.write(self.owed)
            self.owed.clear()

    def catch_up(self) -> None:
        """The connection takes messages again: what is owed, then one complete view."""
        if self.skips and self.room is not None and not self.is_closed:
            self.skips = False
            try:
                self.owed.append(self.room.full_view(self))
            except Exception:
                log.exception("a table could not be shown", extra={"table": self.room.table.name})
                self.close(COME_AGAIN)
        self.flush()

    def close(self, code: int) -> None:
        """End the connection; whatever waits is not carried out."""
        if not self.is_closed:
            self.is_closed = True
            self.line.close(code)
            asyncio.get_running_loop().call_soon(self.leave)

    def leave(self) -> None:
        """The connection is over, or will be once its goodbye is returned."""
        self.is_closed = True
        self.waiting.clear()
        if not self.has_left:
            self.has_left = True
            self.reader.leave(self)
