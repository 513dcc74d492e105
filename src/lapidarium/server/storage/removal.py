"""Deleting a table with everything that is stored about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete

from lapidarium.server.storage.schema import (
    chat,
    daily,
    journal,
    present,
    results,
    reviews,
    seats,
    tables,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

PARTS = (journal, seats, chat, results, reviews, daily, present, tables)
"""Ratings stay: they are sums, and nobody played less because a table is gone."""


def remove_table(connection: Connection, name: str) -> None:
    """Its journal, its place in lists, its chat, its result and its reviews."""
    for part in PARTS:
        connection.execute(delete(part).where(part.c.at_table == name))
