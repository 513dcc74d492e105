"""Pages of journals: what happened together at a table, written at once.

A page is keyed by its table and the number of its first entry. Two nodes that go on from the
same entry write the same number, and the database takes only one of them.
"""

from __future__ import annotations

import secrets
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import bindparam, delete, insert, select, text, update

from lapidarium.server.storage.schema import journal, seats, tables
from lapidarium.table import from_json, to_json

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection

    from lapidarium.table import Entry

CHANNEL = "lapidarium"
AT_ONCE = 100
"""A notice of PostgreSQL holds less than 8000 bytes."""

INSERT_POSTGRES = text(
    "INSERT INTO journal (at_table, number, entries) "
    "SELECT * FROM unnest(CAST(:names AS text[]), CAST(:numbers AS int[]), CAST(:texts AS text[])) "
    "ON CONFLICT DO NOTHING RETURNING at_table, number"
)
UPDATE_TABLE = update(tables).where(tables.c.at_table == bindparam("name"))
TOUCH = (
    "INSERT INTO settings (key, value) VALUES ('touched', '{}') "
    "ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)


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

    @property
    def is_bare(self) -> bool:
        """Does it change no lists?"""
        return not self.row and self.seated is None


def text_of(entries: Sequence[Entry]) -> str:
    """The entries of a page as text; `entries_of` reads them back."""
    return to_json(entries).decode()


def entries_of(page: str) -> list[Entry]:
    """Read the entries of a page."""
    return from_json(page)


def write_pages(connection: Connection, pages: Sequence[Page]) -> set[tuple[str, int]]:
    """Write pages; gives those that were refused, because their number was taken."""
    if connection.dialect.name == "sqlite":
        refused = _write_sqlite(connection, pages)
    else:
        refused = _write_postgres(connection, pages)
    for page in pages:
        if (page.table, page.number) not in refused:
            _write_lists(connection, page)
    return refused


def insert_sqlite(pages: Sequence[Page]) -> tuple[str, tuple[str | int, ...]]:
    """One statement for all pages, and its parameters."""
    values: list[str | int] = []
    for page in pages:
        values += page.table, page.number, text_of(page.entries)
    return _insert_statement(len(pages)), tuple(values)


@cache
def _insert_statement(pages: int) -> str:
    rows = ",".join(["(?,?,?)"] * pages)
    return f"INSERT INTO journal (at_table, number, entries) VALUES {rows} ON CONFLICT DO NOTHING"


def _write_sqlite(connection: Connection, pages: Sequence[Page]) -> set[tuple[str, int]]:
    written = connection.exec_driver_sql(*insert_sqlite(pages)).rowcount
    return set() if written == len(pages) else not_mine(connection, pages)


def not_mine(connection: Connection, pages: Sequence[Page]) -> set[tuple[str, int]]:
    """Those of the pages that are there with another content: another process wrote them."""
    refused = set()
    for page in pages:
        where = (journal.c.at_table == page.table) & (journal.c.number == page.number)
        if connection.scalar(select(journal.c.entries).where(where)) != text_of(page.entries):
            refused.add((page.table, page.number))
    return refused


def _write_postgres(connection: Connection, pages: Sequence[Page]) -> set[tuple[str, int]]:
    values = {
        "names": [page.table for page in pages],
        "numbers": [page.number for page in pages],
        "texts": [text_of(page.entries) for page in pages],
    }
    rows = connection.execute(INSERT_POSTGRES, values)
    written = {(row.at_table, row.number) for row in rows}
    told = [f"page:{name}:{number}:" for name, number in written]
    for start in range(0, len(told), AT_ONCE):
        notice = {"channel": CHANNEL, "what": ",".join(told[start : start + AT_ONCE])}
        connection.execute(text("SELECT pg_notify(:channel, :what)"), notice)
    return {(page.table, page.number) for page in pages} - written


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
