"""What claimed names look like, which daily attempts count, and when packs were last used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from lapidarium.server.storage.spelling import looks_of

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form; of names claimed before, looks are added."""
    for name in ("look", "small_look"):
        op.add_column("people", sa.Column(name, sa.String(length=32), nullable=True))
        op.create_index(op.f(f"ix_people_{name}"), "people", [name])
    op.add_column("daily", sa.Column("device", sa.String(length=32), nullable=True))
    op.add_column(
        "daily", sa.Column("counts", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.add_column("packs", sa.Column("used", sa.BigInteger(), nullable=False, server_default="0"))
    people = sa.table(
        "people",
        *(sa.column(name) for name in ("person", "name", "claimed_name", "look", "small_look")),
    )
    connection = op.get_bind()
    claimed = sa.select(people.c.person, people.c.name).where(people.c.claimed_name.is_not(None))
    for person, name in connection.execute(claimed).all():
        look, small_look = looks_of(name)
        values = {"look": look, "small_look": small_look}
        connection.execute(sa.update(people).where(people.c.person == person).values(values))


def downgrade() -> None:
    """Back to the form before."""
    op.drop_column("packs", "used")
    op.drop_column("daily", "counts")
    op.drop_column("daily", "device")
    for name in ("small_look", "look"):
        op.drop_index(op.f(f"ix_people_{name}"), "people")
        op.drop_column("people", name)
