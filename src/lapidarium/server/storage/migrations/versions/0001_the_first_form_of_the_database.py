"""The first form of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    op.create_table(
        "chat",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("at_table", sa.String(length=24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("reaction", sa.String(length=20), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_chat")),
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_chat_at_table_number"), ["at_table", "number"], unique=False
        )
        batch_op.create_index(batch_op.f("ix_chat_person"), ["person"], unique=False)

    op.create_table(
        "daily",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("at_table", sa.String(length=24), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("finished", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("day", "person", name=op.f("pk_daily")),
    )
    with op.batch_alter_table("daily", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_daily_person"), ["person"], unique=False)

    op.create_table(
        "journal",
        sa.Column("at_table", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("at_table", "number", name=op.f("pk_journal")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "nodes",
        sa.Column("node", sa.String(length=40), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("node", name=op.f("pk_nodes")),
    )
    op.create_table(
        "notices",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("address", sa.String(length=700), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "address", name=op.f("pk_notices")),
    )
    op.create_table(
        "packs",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_packs")),
    )
    op.create_table(
        "people",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("claimed_name", sa.String(length=80), nullable=True),
        sa.Column("passphrase", sa.Text(), nullable=True),
        sa.Column("lang", sa.String(length=5), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("sessions", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_people")),
        sa.UniqueConstraint("claimed_name", name=op.f("uq_people_claimed_name")),
    )
    op.create_table(
        "present",
        sa.Column("node", sa.String(length=40), nullable=False),
        sa.Column("at_table", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.PrimaryKeyConstraint("node", "at_table", "person", name=op.f("pk_present")),
    )
    with op.batch_alter_table("present", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_present_at_table"), ["at_table"], unique=False)

    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name=op.f("pk_ratings")),
    )
    op.create_table(
        "results",
        sa.Column("at_table", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("imported", sa.Boolean(), nullable=False),
        sa.Column("daily", sa.String(length=10), nullable=False),
        sa.Column("events", sa.Integer(), nullable=False),
        sa.Column("scores", sa.Text(), nullable=False),
        sa.Column("places", sa.Text(), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("at_table", name=op.f("pk_results")),
    )
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_results_listed_finished_at_table"),
            ["listed", "finished", "at_table"],
            unique=False,
        )

    op.create_table(
        "settings",
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_settings")),
    )
    op.create_table(
        "tables",
        sa.Column("at_table", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("pack", sa.String(length=64), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("daily", sa.String(length=10), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("clock", sa.String(length=40), nullable=False),
        sa.Column("open_seats", sa.Integer(), nullable=False),
        sa.Column("to_act", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("wake", sa.BigInteger(), nullable=True),
        sa.Column("runner", sa.String(length=40), nullable=True),
        sa.PrimaryKeyConstraint("at_table", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_tables_status_listed_changed"),
            ["status", "listed", "changed"],
            unique=False,
        )
        batch_op.create_index(batch_op.f("ix_tables_wake"), ["wake"], unique=False)

    op.create_table(
        "seats",
        sa.Column("at_table", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=20), nullable=True),
        sa.ForeignKeyConstraint(["at_table"], ["tables.at_table"], name=op.f("fk_seats_at_table")),
        sa.PrimaryKeyConstraint("at_table", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_person"), ["person"], unique=False)


def downgrade() -> None:
    """Take that back."""
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_person"))

    op.drop_table("seats")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_wake"))
        batch_op.drop_index(batch_op.f("ix_tables_status_listed_changed"))

    op.drop_table("tables")
    op.drop_table("settings")
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_results_listed_finished_at_table"))

    op.drop_table("results")
    op.drop_table("ratings")
    with op.batch_alter_table("present", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_present_at_table"))

    op.drop_table("present")
    op.drop_table("people")
    op.drop_table("packs")
    op.drop_table("notices")
    op.drop_table("nodes")
    op.drop_table("journal")
    with op.batch_alter_table("daily", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_daily_person"))

    op.drop_table("daily")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_chat_person"))
        batch_op.drop_index(batch_op.f("ix_chat_at_table_number"))

    op.drop_table("chat")
