"""Lessons that people have done, and their puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    op.create_table(
        "learned",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("lesson", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "lesson", name=op.f("pk_learned")),
    )
    op.create_table(
        "puzzle_attempts",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("puzzle", sa.String(length=20), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "puzzle", name=op.f("pk_puzzle_attempts")),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best_streak", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_puzzle_ratings")),
    )


def downgrade() -> None:
    """Back to the form before."""
    for name in ("puzzle_ratings", "puzzle_attempts", "learned"):
        op.drop_table(name)
