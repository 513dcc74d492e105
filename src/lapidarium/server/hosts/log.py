"""What hosts did, line after line: an audit log, and how running nodes learn of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import func, insert, select

from lapidarium.server.accounts.people import now
from lapidarium.server.storage.schema import host_log

if TYPE_CHECKING:
    from sqlalchemy import Connection

LONGEST_DETAIL = 500


def write(connection: Connection, by: str, action: str, about: str = "", detail: str = "") -> None:
    """One more line, in the transaction of what it tells."""
    row = {"at": now(), "by_whom": by[:60], "action": action, "about": about[:64]}
    connection.execute(insert(host_log), {**row, "detail": detail[:LONGEST_DETAIL]})


def newest(connection: Connection) -> int:
    """The number of the last line; 0 if there is none."""
    return connection.scalar(select(func.max(host_log.c.number))) or 0


def after(connection: Connection, number: int) -> list[dict[str, Any]]:
    """The lines behind a number, in order."""
    chosen = select(host_log).where(host_log.c.number > number).order_by(host_log.c.number)
    return [dict(row._mapping) for row in connection.execute(chosen)]


def latest(connection: Connection, limit: int) -> list[dict[str, Any]]:
    """The last lines, newest first."""
    chosen = select(host_log).order_by(host_log.c.number.desc()).limit(limit)
    return [dict(row._mapping) for row in connection.execute(chosen)]
