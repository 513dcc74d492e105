"""Lists say where a program plays; of seats taken before they do not know."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    op.add_column(
        "seats", sa.Column("program", sa.Boolean(), nullable=False, server_default=sa.false())
    )


def downgrade() -> None:
    """Back to the form before."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("program")
