"""PostgreSQL with time limits of our own: nothing waits for a server that does not answer.

The server's own limits do not help when it cannot be reached, and a connection may lead nowhere
though it is open. So every call has a limit here; after it the connection is thrown away.
"""

from __future__ import annotations

import select
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

import psycopg
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

if TYPE_CHECKING:
    from collections.abc import Generator

    from sqlalchemy import Connection, Engine

T = TypeVar("T")
SECONDS_TO_CONNECT = 2
SECONDS_PER_CALL = 1.8
READ, WRITE = 1, 2
CONNECTIONS = 6
NETWORK: dict[str, Any] = {
    "keepalives": 1,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": 2000,
}
OPTIONS = "-c statement_timeout=5000 -c lock_timeout=1500"
TRANSACTION = text("SELECT CAST(pg_current_xact_id_if_assigned() AS text)")
STATUS = text("SELECT pg_xact_status(CAST(:number AS xid8))")
BAD_NUMBER = "22023"
"""A transaction that this database has never begun, since it was lost in a crash."""


class TimedConnection(psycopg.Connection[Any]):
    """A connection on which no call takes longer than its limit."""

    seconds: float | None = SECONDS_PER_CALL

    def wait(self, gen: Generator[Any, Any, T], *given: Any, **named: Any) -> T:
        """Wait for the server; OperationalError, and the end of the connection, when time is up."""
        if self.seconds is None:
            return super().wait(gen, *given, **named)
        try:
            return _finished(gen, self.pgconn.socket, monotonic() + self.seconds)
        except TimeoutError:
            self.pgconn.finish()
            raise psycopg.OperationalError("the database did not answer in time") from None


def _finished(gen: Generator[Any, Any, T], handle: int, until: float) -> T:
    """Run a call of psycopg to its end: it says what it waits for, and is told when that comes."""
    events = select.poll()
    try:
        wanted = next(gen)
        while True:
            mask = select.POLLIN * bool(wanted & READ) | select.POLLOUT * bool(wanted & WRITE)
            events.register(handle, mask)
            left = until - monotonic()
            if left <= 0 or not (found := events.poll(left * 1000)):
                raise TimeoutError
            came = found[0][1]
            is_broken = came & ~(select.POLLIN | select.POLLOUT)
            ready = READ * bool(came & select.POLLIN) | WRITE * bool(came & select.POLLOUT)
            wanted = gen.send(wanted if is_broken else ready)
    except StopIteration as end:
        result: T = end.value
        return result


def postgres_engine(url: str, seconds: float | None = SECONDS_PER_CALL) -> Engine:
    """An engine whose calls take no longer than this; None is for backups and migrations."""
    address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)

    def connect() -> TimedConnection:
        options = OPTIONS if seconds is not None else ""
        made = TimedConnection.connect(
            address, connect_timeout=SECONDS_TO_CONNECT, options=options, **NETWORK
        )
        made.seconds = seconds
        return made

    return create_engine(url, creator=connect, pool_pre_ping=True, pool_size=CONNECTIONS)


def transaction_number(connection: Connection) -> str | None:
    """The number of the transaction that goes on, if it has written anything."""
    number: str | None = connection.scalar(TRANSACTION)
    return number


def was_committed(connection: Connection, number: str) -> bool | None:
    """Was this transaction committed? None: it is still going on."""
    try:
        status = connection.scalar(STATUS, {"number": number})
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) == BAD_NUMBER:
            return False
        raise
    return None if status == "in progress" else bool(status == "committed")
