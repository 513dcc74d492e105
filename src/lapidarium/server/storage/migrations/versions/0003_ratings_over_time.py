"""Ratings over time: the rating of a person after each rated game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form; of earlier games only the rating as it stands is known."""
    op.create_table(
        "rating_history",
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("at_table", sa.String(length=24), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "at_table", name=op.f("pk_rating_history")),
    )


def downgrade() -> None:
    """Back to the form before."""
    op.drop_table("rating_history")
