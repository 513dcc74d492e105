"""Work that is undone alone if it fails, unless it is the database that fails."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from lapidarium.server.storage import sqlite

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from lapidarium.server.storage.journal import Work


def run_in_savepoint(connection: Connection, work: Work) -> tuple[Any, Exception | None]:
    """The result of a piece of work, or why it was undone; raises if the database fails."""
    try:
        with connection.begin_nested():
            return work(connection), None
    except SQLAlchemyError as error:
        if connection.invalidated or is_fatal(error):
            raise
        return None, error
    except Exception as error:
        return None, error


def is_fatal(error: SQLAlchemyError) -> bool:
    """Is it the database that fails, and not this one statement?"""
    if not isinstance(error, DBAPIError):
        return False
    if error.connection_invalidated:
        return True
    if sqlite.name_of(error):
        return sqlite.is_broken(error)
    state = getattr(error.orig, "sqlstate", None)
    return state is None or state[:2] in ("08", "53", "57", "58", "XX")
