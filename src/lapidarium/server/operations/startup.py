"""Before the server runs: the database has its newest form, and the server its secret."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import insert, inspect, select, text

from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.server.storage.schema import settings

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

    from lapidarium.server.storage.database import Storage

MIGRATIONS = Path(__file__).parents[1] / "storage" / "migrations"
LOCK = 0x1A91DA
"""Only one node at a time brings a PostgreSQL database up to date."""


def alembic_config(connection: Connection) -> Config:
    """Alembic with our migrations, over a connection that is open."""
    from alembic.config import Config  # noqa: PLC0415 - a quarter of the time of a start

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def prepare(storage: Storage) -> bytes:
    """Bring the database up to date; gives the secret that cookies are signed with."""
    return storage.write_now(_prepare).encode()


def _prepare(connection: Connection) -> str:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if not _is_newest(connection):
        upgrade(connection)
    return _secret(connection)


def _is_newest(connection: Connection) -> bool:
    """Has the database the form of the last migration? Asked without Alembic."""
    return revision_of(connection) == revisions()[-1]


def check_newest(connection: Connection) -> None:
    """Raises Refused unless the database has the form that this version works with."""
    found = revision_of(connection)
    if found is None:
        raise Refused(Message("backup-foreign"))
    if found != revisions()[-1]:
        raise Refused(Message("admin-other-form", found=found, wanted=revisions()[-1]))


def revisions() -> list[str]:
    """The forms that the database has had, oldest first."""
    return sorted(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("0*.py"))


def revision_of(connection: Connection) -> str | None:
    """Which form a database has; None if it is not one of ours."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the database to this form; raises Refused."""
    from alembic import command  # noqa: PLC0415 - only when there is something to do
    from alembic.util.exc import CommandError  # noqa: PLC0415

    try:
        command.upgrade(alembic_config(connection), revision)
    except CommandError as error:
        raise Refused(Message("serve-newer-database", found=str(error)[:100])) from None


def secret_in(connection: Connection) -> str:
    """The secret of a database; empty if it has none yet."""
    return connection.scalar(select(settings.c.value).where(settings.c.key == "secret")) or ""


def _secret(connection: Connection) -> str:
    found: str | None = secret_in(connection) or None
    if found is None:
        found = secrets.token_hex(32)
        connection.execute(insert(settings), {"key": "secret", "value": found})
    return found
