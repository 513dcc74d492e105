"""Everything that is stored as one file, and back: the same from SQLite and from PostgreSQL.

The file is compressed lines of JSON: a head, a line for each row, and an end with their number.
It holds the server's secret, so it is as private as the database.
"""

from __future__ import annotations

import gzip
import os
from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import func, insert, select, text

from lapidarium.messages import Message
from lapidarium.server.operations.startup import prepare
from lapidarium.server.storage.database import Storage
from lapidarium.server.storage.schema import metadata, nodes, present, settings, tables
from lapidarium.table import Refused

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection

HEAD = {"lapidarium-backup": 1}
PASSING = (nodes.name, present.name)
"""Who lives and who is there just now: that does not outlast a server."""
BATCH_SIZE = 500


def backup(url: str, path: Path) -> int:
    """Write everything to a file; gives the number of tables."""
    storage = Storage(url, is_patient=True)
    try:
        prepare(storage)
        return storage.read_now(lambda db: _write(db, path))
    finally:
        storage.close()


def _write(connection: Connection, path: Path) -> int:
    """One transaction sees one moment, though people go on playing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        connection.execute(text("SET LOCAL statement_timeout = 0"))
    count = 0
    part = path.with_name(path.name + ".part")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as file:
        file.write(orjson.dumps(HEAD) + b"\n")
        for name, row in _rows(connection):
            file.write(orjson.dumps([name, row]) + b"\n")
            count += 1
        file.write(orjson.dumps({"end": count}) + b"\n")
    part.replace(path)
    return _tables(connection)


def _rows(connection: Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    for table in metadata.sorted_tables:
        if table.name not in PASSING:
            for row in connection.execute(select(table)):
                yield str(table.name), {str(key): value for key, value in row._mapping.items()}


def _tables(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(tables)) or 0


def restore(url: str, path: Path) -> int:
    """Read a file into an empty database; gives the number of tables. All or nothing."""
    storage = Storage(url, is_patient=True)
    try:
        prepare(storage)
        return storage.write_now(lambda db: _read(db, path))
    finally:
        storage.close()


def _read(connection: Connection, path: Path) -> int:
    if _tables(connection):
        raise Refused(Message("restore-not-empty"))
    connection.execute(settings.delete())
    batch: list[dict[str, Any]] = []
    current = ""
    for name, row in _lines(path):
        if name != current or len(batch) >= BATCH_SIZE:
            _insert(connection, current, batch)
            current, batch = name, []
        batch.append(row)
    _insert(connection, current, batch)
    _count_on(connection)
    return _tables(connection)


def _insert(connection: Connection, name: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(metadata.tables[name]), rows)


def _count_on(connection: Connection) -> None:
    """New chat lines are numbered after those that were restored."""
    if connection.dialect.name == "postgresql":
        last = "SELECT setval(pg_get_serial_sequence('chat', 'number'), max(number)) FROM chat"
        connection.execute(text(f"{last} HAVING max(number) IS NOT NULL"))


def _lines(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a backup; raises Refused where it is not a whole one."""
    foreign = Refused(Message("restore-foreign", path=str(path)))
    count, is_whole = 0, False
    try:
        with gzip.open(path, "rb") as file:
            if orjson.loads(file.readline()) != HEAD:
                raise foreign
            for line in file:
                found = orjson.loads(line)
                if isinstance(found, dict):
                    is_whole = found == {"end": count}
                    break
                yield found[0], found[1]
                count += 1
    except (OSError, EOFError, ValueError, KeyError, IndexError):
        raise foreign from None
    if not is_whole:
        raise foreign
