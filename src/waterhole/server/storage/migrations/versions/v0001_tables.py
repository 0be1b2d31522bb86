"""Tables, their log, and who holds which seat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

TIME = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24)),
        sa.Column("charter", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("changed_at", TIME, nullable=False),
        sa.Column("due_at", TIME),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_changed_at", "tables", ["changed_at"])
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "ply", name="pk_log"),
    )
    people()


def people() -> None:
    """Players, the seats they hold, and how they prove who they are."""
    op.create_table(
        "players",
        sa.Column("id", sa.String(24)),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("seen_at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_holders_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_holders_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "player_id", name="pk_holders"),
    )
    op.create_index("ix_holders_player_id", "holders", ["player_id"])
    op.create_table(
        "seat_links",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seat_links", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seat_links"),
    )
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.String(400)),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_passkeys", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("credential", name="pk_passkeys"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(24)),
        sa.Column("value", sa.String(100), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
