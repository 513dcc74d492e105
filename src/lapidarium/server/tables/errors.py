"""Why a table cannot be opened: there is none, or this server cannot read what is stored."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from lapidarium.server.storage.database import StorageUnavailable

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST_REASON = 200


class NoSuchTable(LookupError):  # noqa: N818
    """There is no table of that name."""


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
    except (NoSuchTable, UnreadableTable, StorageUnavailable):
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:LONGEST_REASON]
        raise UnreadableTable(name, reason) from error
