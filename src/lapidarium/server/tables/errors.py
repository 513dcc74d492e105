"""What keeps a request or a message from being carried out, and what people are told of it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from lapidarium.messages import Message
from lapidarium.refusals import NOT_FOUND, UNAVAILABLE, Refused
from lapidarium.server.storage.errors import StorageUnavailable, StorageUnsure

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST_REASON = 200
FAULT = 500


def no_such_table() -> Refused:
    """Why nobody can come to a table that is not there."""
    return Refused(Message("server-no-such-table"), status=NOT_FOUND)


class UnreadableTable(Exception):  # noqa: N818
    """A table is stored, but its game is not installed, or a newer server wrote its journal."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name}: {reason}")
        self.name = name
        self.reason = reason


@contextmanager
def opening(name: str) -> Iterator[None]:
    """Whatever is wrong with a table that is being opened becomes UnreadableTable."""
    try:
        yield
    except (Refused, UnreadableTable, StorageUnavailable):
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:LONGEST_REASON]
        raise UnreadableTable(name, reason) from error


FAILURES: tuple[tuple[type[Exception], str, int], ...] = (
    (UnreadableTable, "server-unreadable-table", NOT_FOUND),
    (StorageUnsure, "server-unsure", UNAVAILABLE),
    (StorageUnavailable, "server-cannot-store", UNAVAILABLE),
)
"""What is no fault of whoever asked, and what they are told; the first that fits."""


def refusal_of(error: Exception) -> Refused:
    """An error as a refusal; one that nobody foresaw is a fault of the server."""
    if isinstance(error, Refused):
        return error
    for kind, code, status in FAILURES:
        if isinstance(error, kind):
            return Refused(Message(code), status=status)
    return Refused(Message("server-fault"), status=FAULT)
