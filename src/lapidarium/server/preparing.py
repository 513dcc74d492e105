"""Before the server runs: the database has its newest form, and the server its secret."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from sqlalchemy import insert, select

from lapidarium.server.schema import metadata, settings

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from lapidarium.server.storage import Storage


def prepare(storage: Storage) -> bytes:
    """Bring the database up to date; gives the secret that cookies are signed with."""
    metadata.create_all(storage.engine)
    return storage.do_now(_secret).encode()


def _secret(connection: Connection) -> str:
    chosen = select(settings.c.value).where(settings.c.key == "secret")
    found: str | None = connection.scalar(chosen)
    if found is None:
        found = secrets.token_hex(32)
        connection.execute(insert(settings), {"key": "secret", "value": found})
    return found
