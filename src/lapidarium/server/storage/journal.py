"""Pages of journals: what happened together at a table, written at once.

A page is keyed by its table and the number of its first entry. Two nodes that go on from the
same entry write the same number, and the database takes only one of them.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from itertools import compress
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import bindparam, delete, insert, select, text, update

from lapidarium.server.storage.savepoint import run_in_savepoint
from lapidarium.server.storage.schema import journal, seats, tables
from lapidarium.table import from_json, to_json

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection

    from lapidarium.table import Entry

Work = Callable[["Connection"], Any]
CHANNEL = "lapidarium"
MAX_NOTICES = 100
"""A notice of PostgreSQL holds less than 8000 bytes."""

INSERT_SQLITE = (
    "INSERT INTO journal (at_table, number, entries) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
)
INSERT_POSTGRES = text(
    "INSERT INTO journal (at_table, number, entries) "
    "SELECT * FROM unnest(CAST(:names AS text[]), CAST(:numbers AS int[]), CAST(:texts AS text[])) "
    "ORDER BY 1, 2 ON CONFLICT DO NOTHING RETURNING at_table, number"
)
"""In order: two nodes that waited for each other's pages would wait for ever."""
UPDATE_TABLE = update(tables).where(tables.c.at_table == bindparam("name"))
TOUCH = (
    "INSERT INTO settings (key, value) VALUES ('touched', '{}') "
    "ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
log = logging.getLogger("lapidarium.server")


class Conflict(Exception):  # noqa: N818
    """Another node has written that number; read what it wrote, and think again."""


def touch() -> str:
    """A statement that really writes: a value that is the same would not be written at all."""
    return TOUCH.format(secrets.token_hex(4))


class Page(NamedTuple):
    """Entries that happened together, and what they change in the lists."""

    table: str
    number: int
    entries: Sequence[Entry]
    row: Mapping[str, Any] | None = None
    """Columns of `tables` that change."""
    seated: Sequence[tuple[str | None, str | None, bool]] | None = None
    """Person, bot, and whether a program plays, of each seat, if any of it has changed."""
    work: tuple[Work, ...] = ()
    """Stored in the same transaction, if the page is written."""


def text_of(entries: Sequence[Entry]) -> str:
    """The entries of a page as text; `entries_of` reads them back."""
    return to_json(entries).decode()


def entries_of(page: str) -> list[Entry]:
    """Read the entries of a page."""
    return from_json(page)


def write_pages(connection: Connection, pages: Sequence[Page]) -> list[bool]:
    """Write pages; says of each whether it was written, or its number was taken."""
    write = _write_sqlite if connection.dialect.name == "sqlite" else _write_postgres
    is_written = write(connection, pages)
    for page in compress(pages, is_written):
        _write_lists(connection, page)
    return is_written


def run_work(connection: Connection, page: Page) -> None:
    """The work of a page that was written. The page stays if its work fails, and that is logged."""
    for work in page.work:
        _, error = run_in_savepoint(connection, work)
        if error is not None:
            what = {"table": page.table}
            log.error("the work of a page failed", exc_info=error, extra=what)


def _write_sqlite(connection: Connection, pages: Sequence[Page]) -> list[bool]:
    rows = [(page.table, page.number, text_of(page.entries)) for page in pages]
    if connection.exec_driver_sql(INSERT_SQLITE, rows).rowcount == len(pages):
        return [True] * len(pages)
    return [is_stored(connection, page) for page in pages]


def is_stored(connection: Connection, page: Page) -> bool:
    """Is it there as it is, and not another one with its number?"""
    where = (journal.c.at_table == page.table) & (journal.c.number == page.number)
    stored = connection.scalar(select(journal.c.entries).where(where))
    return stored == text_of(page.entries)


def _write_postgres(connection: Connection, pages: Sequence[Page]) -> list[bool]:
    values = {
        "names": [page.table for page in pages],
        "numbers": [page.number for page in pages],
        "texts": [text_of(page.entries) for page in pages],
    }
    rows = connection.execute(INSERT_POSTGRES, values)
    written = {(row.at_table, row.number) for row in rows}
    notices = [f"page:{name}:{number}:" for name, number in written]
    for start in range(0, len(notices), MAX_NOTICES):
        notice = {"channel": CHANNEL, "what": ",".join(notices[start : start + MAX_NOTICES])}
        connection.execute(text("SELECT pg_notify(:channel, :what)"), notice)
    is_written = []
    for key in [(page.table, page.number) for page in pages]:
        is_written.append(key in written)
        written.discard(key)  # of two pages with this number, one was written
    return is_written


def _write_lists(connection: Connection, page: Page) -> None:
    if page.row:
        connection.execute(UPDATE_TABLE, {"name": page.table, **page.row})
    if page.seated is not None:
        connection.execute(delete(seats).where(seats.c.at_table == page.table))
        rows = [
            {"at_table": page.table, "seat": n, "person": person, "bot": bot, "program": program}
            for n, (person, bot, program) in enumerate(page.seated, 1)
        ]
        connection.execute(insert(seats), rows)


def read_pages(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """The entries of a table behind this number, in order."""
    chosen = (
        select(journal.c.entries)
        .where(journal.c.at_table == table, journal.c.number > after)
        .order_by(journal.c.number)
    )
    return [entry for page in connection.scalars(chosen) for entry in entries_of(page)]
