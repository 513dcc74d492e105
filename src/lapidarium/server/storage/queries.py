"""What is asked of the database about tables, beside their journals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import func, insert, select, update

from lapidarium.server.storage.journal import Page, run_work, write_pages
from lapidarium.server.storage.schema import packs, results, seats, tables
from lapidarium.table.entries import DAY

if TYPE_CHECKING:
    from sqlalchemy import Connection


def make_table(connection: Connection, page: Page) -> bool:
    """Store a new table with its first page; False if there is one of that name already."""
    is_there = select(tables.c.at_table).where(tables.c.at_table == page.table)
    if connection.scalar(is_there) is not None:
        return False
    connection.execute(insert(tables), page.row or {})
    write_pages(connection, [page._replace(row=None)])
    run_work(connection, page)
    return True


def save_pack(connection: Connection, digest: str, name: str, text: str, now: int) -> None:
    """A pack by its content, if it is not there yet; and that it is used."""
    used = connection.scalar(select(packs.c.used).where(packs.c.digest == digest))
    if used is None:
        row = {"digest": digest, "name": name, "text": text, "used": now}
        connection.execute(insert(packs), row)
    elif now - used > DAY:
        connection.execute(update(packs).where(packs.c.digest == digest), {"used": now})


def pack_text(connection: Connection, digest: str) -> str | None:
    """The text of a pack by its content."""
    return connection.scalar(select(packs.c.text).where(packs.c.digest == digest))


def note_turn(connection: Connection, name: str, to_act: int) -> None:
    """Whose turn it is at a table."""
    connection.execute(update(tables).where(tables.c.at_table == name), {"to_act": to_act})


def open_tables_of(connection: Connection, host: str) -> int:
    """How many tables somebody has made that still wait for people."""
    own = (tables.c.host == host) & (tables.c.status == "waiting")
    return connection.scalar(select(func.count()).select_from(tables).where(own)) or 0


def lobby(connection: Connection, since: int, limit: int) -> list[dict[str, Any]]:
    """Listed tables that wait for people or are being played, newest first; not forgotten ones."""
    chosen = (
        select(tables)
        .where(tables.c.listed, tables.c.status != "over", tables.c.changed > since)
        .order_by(tables.c.changed.desc())
        .limit(limit)
    )
    return _with_seats(connection, [dict(row._mapping) for row in connection.execute(chosen)])


def tables_of(connection: Connection, person: str, limit: int) -> list[dict[str, Any]]:
    """The tables at which a person sits, newest first."""
    mine = select(seats.c.at_table).where(seats.c.person == person)
    chosen = (
        select(tables)
        .where(
            tables.c.at_table.in_(mine)
            | ((tables.c.host == person) & (tables.c.status == "waiting"))
        )
        .order_by(tables.c.changed.desc())
        .limit(limit)
    )
    return _with_seats(connection, [dict(row._mapping) for row in connection.execute(chosen)])


def table_of(connection: Connection, name: str) -> dict[str, Any] | None:
    """The row of one table."""
    chosen = select(tables).where(tables.c.at_table == name)
    rows = _with_seats(connection, [dict(row._mapping) for row in connection.execute(chosen)])
    return rows[0] if rows else None


def _with_seats(connection: Connection, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    names = [row["at_table"] for row in rows]
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in names}
    chosen = select(seats).where(seats.c.at_table.in_(names)).order_by(seats.c.seat)
    for seat in connection.execute(chosen):
        found[seat.at_table].append(
            {"seat": seat.seat, "person": seat.person, "bot": seat.bot, "program": seat.program}
        )
    over = select(results.c.at_table, results.c.scores, results.c.places)
    ended = {
        one.at_table: one for one in connection.execute(over.where(results.c.at_table.in_(names)))
    }
    for row in rows:
        row["seats"] = found[row["at_table"]]
        end = ended.get(row["at_table"])
        row["scores"] = orjson.loads(end.scores) if end else None
        row["winners"] = [seat + 1 for seat in orjson.loads(end.places)[0]] if end else None
    return rows
