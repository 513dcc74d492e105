"""SQLite keeps pages of journals in the order in which they are written, with an index beside them.

Sorted by table, each page of a transaction was in another place of the file, and a transaction
wrote the whole place for each; now they follow each other. PostgreSQL always did it so.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

ALL_PAGES = sa.text(
    "INSERT INTO journal_new (at_table, number, entries) "
    "SELECT at_table, number, entries FROM journal"
)


def upgrade() -> None:
    """Bring the database to this form."""
    _copy(with_rowid=True)


def downgrade() -> None:
    """Back to the form before."""
    _copy(with_rowid=False)


def _copy(*, with_rowid: bool) -> None:
    if op.get_bind().dialect.name != "sqlite":
        return
    op.create_table(
        "journal_new",
        sa.Column("at_table", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("at_table", "number", name=op.f("pk_journal")),
        sqlite_with_rowid=with_rowid,
    )
    op.execute(ALL_PAGES)
    op.drop_table("journal")
    op.rename_table("journal_new", "journal")
