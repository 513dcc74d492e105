"""What hosts need: who is one, who is banned, codes, reports, and what hosts did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Bring the database to this form; an older node can go on with it meanwhile."""
    is_host: sa.Column[bool] = sa.Column(
        "is_host", sa.Boolean(), server_default=sa.false(), nullable=False
    )
    op.add_column("people", is_host)
    op.add_column("people", sa.Column("banned", sa.BigInteger(), nullable=True))
    op.create_table(
        "gone_people",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_gone_people")),
    )
    op.create_table(
        "host_log",
        sa.Column("number", NUMBER, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by_whom", sa.String(length=60), nullable=False),
        sa.Column("action", sa.String(length=24), nullable=False),
        sa.Column("about", sa.String(length=64), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_host_log")),
    )
    op.create_table(
        "invite_codes",
        sa.Column("code", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("uses_left", sa.Integer(), nullable=False),
        sa.Column("note", sa.String(length=80), nullable=False),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_invite_codes")),
    )
    op.create_table(
        "reports",
        sa.Column("number", NUMBER, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("about", sa.String(length=24), nullable=False),
        sa.Column("at_table", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_about"), "reports", ["about"])


def downgrade() -> None:
    """Back to the form before."""
    op.drop_table("reports")
    op.drop_table("invite_codes")
    op.drop_table("host_log")
    op.drop_table("gone_people")
    with op.batch_alter_table("people") as people:
        people.drop_column("banned")
        people.drop_column("is_host")
