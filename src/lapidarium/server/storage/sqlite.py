"""SQLite: how a connection is set up, and what its failures mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, event

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=2000",
    "secure_delete=ON",
)
"""`secure_delete`: what is deleted is overwritten, also in pages that become free."""
BROKEN = ("FULL", "IOERR", "READONLY", "CANTOPEN", "CORRUPT", "NOTADB", "NOMEM")
EMPTY_LOG = "PRAGMA wal_checkpoint(TRUNCATE)"


def sqlite_engine(url: str) -> Engine:
    """An engine with the settings that durability asks for."""
    made = create_engine(url, connect_args={"check_same_thread": False, "timeout": 2})
    event.listen(made, "connect", _prepare)
    event.listen(made, "begin", _begin)
    return made


def _prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy begins the transactions
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def name_of(error: BaseException) -> str:
    """SQLite's name of an error, such as FULL or IOERR_FSYNC."""
    cause = getattr(error, "orig", None) or error
    return str(getattr(cause, "sqlite_errorname", "")).removeprefix("SQLITE_")


def is_broken(error: BaseException) -> bool:
    """Is it the database that fails, and not this one statement?"""
    return name_of(error).startswith(BROKEN)


def may_be_stored(error: BaseException) -> bool:
    """Was everything written, and only the flush failed? Then a crash could bring it back."""
    return "FSYNC" in name_of(error)
