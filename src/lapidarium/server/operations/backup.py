"""Everything that is stored as one file, and back: the same from SQLite and from PostgreSQL.

The file is compressed lines of JSON: a head that names the form of the database, a line for each
row, and an end with their number.
It holds the server's secret, so it is as private as the database.
"""

from __future__ import annotations

import gzip
import os
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import MetaData, func, insert, select, text

from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.server.operations.startup import prepare, revision_of, revisions, upgrade
from lapidarium.server.storage.database import Storage
from lapidarium.server.storage.schema import (
    chat,
    host_log,
    nodes,
    present,
    reports,
    settings,
    tables,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from sqlalchemy import Connection, Table

    Progress = Callable[[float], object]
    """Is told how much is done, from 0 to 1."""

FORMAT = "lapidarium-backup"
NUMBER = 2
FIRST_REVISION = "0001"
"""What backups of format 1 were written from; they do not say so."""
PASSING = (nodes.name, present.name)
"""Who lives and who is there just now: that does not outlast a server."""
OWN = ("alembic_version", settings.name, *PASSING)
"""Tables with rows in a database that nobody has used yet."""
NUMBERED = (chat.name, host_log.name, reports.name)
"""Their lines are numbered by the database."""
BATCH_SIZE = 500


def backup(url: str, path: Path, progress: Progress = float) -> int:
    """Write everything to a file; gives the number of tables. The database is only read."""
    storage = Storage(url, without_timeout=True)
    try:
        return storage.read_now(lambda db: _write(db, path, progress))
    finally:
        storage.close()


def _write(connection: Connection, path: Path, progress: Progress) -> int:
    """One transaction sees one moment, though people go on playing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        connection.execute(text("SET LOCAL statement_timeout = 0"))
    revision = revision_of(connection)
    if revision is None:
        raise Refused(Message("backup-foreign"))
    part = path.with_name(path.name + ".part")
    try:
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as file:
            _write_lines(file, connection, revision, progress)
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return _tables(connection)


def _write_lines(
    file: gzip.GzipFile, connection: Connection, revision: str, progress: Progress
) -> None:
    stored = _stored(connection)
    counts = (connection.scalar(select(func.count()).select_from(table)) for table in stored)
    total = sum(filter(None, counts))
    count = 0
    file.write(orjson.dumps({FORMAT: NUMBER, "revision": revision}) + b"\n")
    for name, row in _rows(connection, stored):
        file.write(orjson.dumps([name, row]) + b"\n")
        count += 1
        if count % BATCH_SIZE == 0:
            progress(count / total)
    file.write(orjson.dumps({"end": count}) + b"\n")


def _schema(connection: Connection) -> MetaData:
    """The tables as this very database has them, which may be older than ours."""
    found = MetaData()
    found.reflect(connection)
    return found


def _stored(connection: Connection) -> list[Table]:
    found = _schema(connection).sorted_tables
    return [table for table in found if table.name not in (*PASSING, "alembic_version")]


def _rows(connection: Connection, stored: list[Table]) -> Iterator[tuple[str, dict[str, Any]]]:
    for table in stored:
        for row in connection.execute(select(table)):
            yield str(table.name), {str(key): value for key, value in row._mapping.items()}


def _tables(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(tables)) or 0


def restore(url: str, path: Path, progress: Progress = float) -> int:
    """Read a file into an empty database; gives the number of tables. All or nothing.

    The rows are read into the form that they were written from, which is then brought up to date.
    """
    revision = _revision_of_file(path)
    storage = Storage(url, without_timeout=True)
    try:
        storage.write_now(lambda db: _make_room(db, revision))
        count = storage.write_now(lambda db: _read(db, path, progress))
        prepare(storage)
        return count
    finally:
        storage.close()


def _revision_of_file(path: Path) -> str:
    with _opened(path) as file:
        head = orjson.loads(file.readline())
    if head == {FORMAT: 1}:
        return FIRST_REVISION
    if not isinstance(head, dict) or FORMAT not in head:
        raise _foreign(path)
    revision = str(head.get("revision"))
    if head[FORMAT] != NUMBER or revision not in revisions():
        raise Refused(Message("restore-newer", path=str(path)))
    return revision


def _make_room(connection: Connection, revision: str) -> None:
    """Give an unused database the form that the backup has."""
    found = _schema(connection)
    for table in found.sorted_tables:
        if table.name not in OWN and connection.execute(select(table).limit(1)).first():
            raise Refused(Message("restore-not-empty"))
    alive = select(nodes.c.node).where(nodes.c.until > time.time() * 1000)
    if nodes.name in found.tables and connection.execute(alive).first():
        raise Refused(Message("restore-in-use"))
    found.drop_all(connection)
    upgrade(connection, revision)


def _read(connection: Connection, path: Path, progress: Progress) -> int:
    schema = _schema(connection)
    batch: list[dict[str, Any]] = []
    current = ""
    for name, row in _lines(path, progress):
        if name not in schema.tables or set(row) != set(schema.tables[name].columns.keys()):
            raise _foreign(path)
        if name != current or len(batch) >= BATCH_SIZE:
            _insert(connection, schema, current, batch)
            current, batch = name, []
        batch.append(row)
    _insert(connection, schema, current, batch)
    _count_on(connection)
    return _tables(connection)


def _insert(
    connection: Connection, schema: MetaData, name: str, rows: list[dict[str, Any]]
) -> None:
    if rows:
        connection.execute(insert(schema.tables[name]), rows)


def _count_on(connection: Connection) -> None:
    """New lines are numbered after those that were restored."""
    if connection.dialect.name != "postgresql":
        return
    for name in (table.name for table in _schema(connection).sorted_tables):
        if name in NUMBERED:
            last = f"SELECT setval(pg_get_serial_sequence('{name}', 'number'), max(number))"
            connection.execute(text(f"{last} FROM {name} HAVING max(number) IS NOT NULL"))


def _foreign(path: Path) -> Refused:
    return Refused(Message("restore-foreign", path=str(path)))


@contextmanager
def _opened(path: Path) -> Iterator[gzip.GzipFile]:
    """The lines of a backup; raises Refused where they cannot be read."""
    try:
        with gzip.open(path, "rb") as file:
            yield file
    except (OSError, EOFError, ValueError, KeyError, IndexError, TypeError):
        raise _foreign(path) from None


def _lines(path: Path, progress: Progress) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a backup; raises Refused where it is not a whole one."""
    count, is_whole = 0, False
    size = max(1, path.stat().st_size)
    with _opened(path) as file:
        file.readline()
        for line in file:
            found = orjson.loads(line)
            if isinstance(found, dict):
                is_whole = found == {"end": count}
                break
            yield found[0], dict(found[1])
            count += 1
            if count % BATCH_SIZE == 0:
                progress(file.fileobj.tell() / size)  # type: ignore[union-attr]
    if not is_whole:
        raise _foreign(path)
