"""Names lose the characters that cannot be seen, by which one could look like another."""

from __future__ import annotations

from itertools import count
from typing import Any

import sqlalchemy as sa
from alembic import op

from lapidarium.server.storage.spelling import looks_of, one_spelling, tidy

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

people = sa.table(
    "people",
    *map(sa.column, ("person", "name", "claimed_name", "look", "small_look", "created")),
)


def upgrade() -> None:
    """Tidy names; one that somebody else has registered gets a number."""
    connection = op.get_bind()
    chosen = sa.select(people.c.person, people.c.name, people.c.claimed_name)
    oldest_first = chosen.order_by(people.c.created, people.c.person)
    for person, name, claimed_name in connection.execute(oldest_first).all():
        if (tidied := tidy(name)) == name:
            continue
        base = tidied or person
        names = (base if n == 1 else f"{base[:34].strip()} {n}" for n in count(1))
        values = next(v for v in map(_values, names) if _is_free(connection, person, v))
        if claimed_name is None:
            values = {"name": values["name"]}
        connection.execute(sa.update(people).where(people.c.person == person).values(values))


def downgrade() -> None:
    """The names stay as they are."""


def _values(name: str) -> dict[str, str]:
    look, small_look = looks_of(name)
    spelling = one_spelling(name)
    return {"name": name, "claimed_name": spelling, "look": look, "small_look": small_look}


def _is_free(connection: sa.Connection, person: str, values: dict[str, Any]) -> bool:
    keys = ("claimed_name", "look", "small_look")
    same = sa.or_(*(people.c[key] == values[key] for key in keys))
    others = sa.select(people.c.person).where(same, people.c.person != person).limit(1)
    return connection.execute(others).first() is None
