"""Packs of the workshop."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    op.create_table(
        "own_packs",
        sa.Column("pack", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("pack", name=op.f("pk_own_packs")),
    )
    with op.batch_alter_table("own_packs", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_own_packs_person_changed"), ["person", "changed"], unique=False
        )

    op.create_table(
        "pack_versions",
        sa.Column("pack", sa.String(length=24), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("problems", sa.Integer(), nullable=False),
        sa.Column("saved", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["pack"], ["own_packs.pack"], name=op.f("fk_pack_versions_pack")),
        sa.PrimaryKeyConstraint("pack", "version", name=op.f("pk_pack_versions")),
    )
    op.create_table(
        "shared_packs",
        sa.Column("share", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("share", name=op.f("pk_shared_packs")),
    )
    with op.batch_alter_table("shared_packs", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_shared_packs_person"), ["person"], unique=False)

    op.create_table(
        "balances",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(length=20), nullable=False),
        sa.Column("sums", sa.Text(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest", "players", name=op.f("pk_balances")),
    )


def downgrade() -> None:
    """Bring the database back to the form before."""
    for table in ("balances", "shared_packs", "pack_versions", "own_packs"):
        op.drop_table(table)
