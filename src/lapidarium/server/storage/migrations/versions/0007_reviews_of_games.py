"""Reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    op.create_table(
        "reviews",
        sa.Column("at_table", sa.String(length=24), nullable=False),
        sa.Column("depth", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("decisions", sa.Text(), nullable=False),
        sa.Column("review", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("at_table", "depth", name=op.f("pk_reviews")),
    )
    op.create_index(op.f("ix_reviews_person"), "reviews", ["person"])


def downgrade() -> None:
    """Back to the form before."""
    op.drop_index(op.f("ix_reviews_person"), "reviews")
    op.drop_table("reviews")
