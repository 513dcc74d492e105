"""Codes with which somebody new may come in, while a server is by invitation only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, update

from lapidarium.server.accounts.people import new_key, now
from lapidarium.server.storage.schema import invite_codes

if TYPE_CHECKING:
    from sqlalchemy import Connection

LETTERS = 10
MOST_USES = 10_000


def make(connection: Connection, uses: int, until: int | None, note: str) -> str:
    """A new code, good for so many people."""
    code = new_key(LETTERS)
    row = {"code": code, "created": now(), "until": until, "uses_left": uses, "note": note[:80]}
    connection.execute(insert(invite_codes), row)
    return code


def use(connection: Connection, code: str) -> bool:
    """Take one use of a code; False if it is not good (any more)."""
    columns = invite_codes.c
    is_good = (columns.code == code) & (columns.uses_left > 0)
    is_good &= columns.until.is_(None) | (columns.until > now())
    taken = update(invite_codes).where(is_good).values(uses_left=columns.uses_left - 1)
    return bool(connection.execute(taken).rowcount)


def remove(connection: Connection, code: str) -> bool:
    """A code is good no more; False if there was none."""
    return bool(
        connection.execute(delete(invite_codes).where(invite_codes.c.code == code)).rowcount
    )
