"""What is asked of the database about reviews of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, insert, select, update

from lapidarium.server.storage.schema import reviews

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

Key = tuple[str, int]
"""A table, and the depth of the review."""


def _is(key: Key) -> ColumnElement[bool]:
    return (reviews.c.at_table == key[0]) & (reviews.c.depth == key[1])


def find(connection: Connection, key: Key) -> dict[str, Any] | None:
    """A review, finished or not."""
    row = connection.execute(select(reviews).where(_is(key))).first()
    return None if row is None else dict(row._mapping)


def ask(connection: Connection, key: Key, row: dict[str, Any], most: int) -> bool:
    """Somebody wants a review; False if they wait for too many already.

    One that is there stays as it is, and may be tried again.
    """
    if find(connection, key) is not None:
        connection.execute(update(reviews).where(_is(key)), {"tries": 0})
        return True
    mine = (reviews.c.person == row["person"]) & reviews.c.review.is_(None)
    if (connection.scalar(select(func.count()).select_from(reviews).where(mine)) or 0) >= most:
        return False
    connection.execute(insert(reviews), {"at_table": key[0], "depth": key[1], **row})
    return True


def due(connection: Connection, since: int, tries: int) -> list[dict[str, Any]]:
    """Reviews that nobody works on, the oldest first: whose they are and what they are about."""
    chosen = (
        select(reviews.c.at_table, reviews.c.depth, reviews.c.person)
        .where(reviews.c.review.is_(None), reviews.c.changed < since, reviews.c.tries < tries)
        .order_by(reviews.c.asked)
        .limit(50)
    )
    return [dict(row._mapping) for row in connection.execute(chosen)]


def claim(connection: Connection, key: Key, since: int, now: int) -> dict[str, Any] | None:
    """Begin to work on a review; None if another node was first."""
    free = _is(key) & reviews.c.review.is_(None) & (reviews.c.changed < since)
    claimed = {"changed": now, "tries": reviews.c.tries + 1}
    if not connection.execute(update(reviews).where(free).values(claimed)).rowcount:
        return None
    return find(connection, key)


def save(connection: Connection, key: Key, changes: dict[str, Any]) -> None:
    """How far it is; nothing if the review was deleted meanwhile."""
    connection.execute(update(reviews).where(_is(key)), changes)


def forget_asker(connection: Connection, person: str) -> None:
    """Somebody is deleted: finished reviews belong to their games, others go."""
    connection.execute(
        delete(reviews).where(reviews.c.person == person, reviews.c.review.is_(None))
    )
    connection.execute(update(reviews).where(reviews.c.person == person), {"person": ""})
