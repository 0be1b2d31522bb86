"""How players wish to be called when it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

TIME = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE", name="fk_calls_table")),
        sa.Column("player_id", sa.String(24), sa.ForeignKey("players.id", ondelete="CASCADE", name="fk_calls_player")),
        sa.Column("address_hash", sa.String(64)),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.String(500), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("site", sa.String(300), nullable=False),
        sa.Column("called_for", sa.Integer, nullable=False),
        sa.Column("reminded_for", sa.Integer, nullable=False),
        sa.Column("remind_at", TIME),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player_id", "address_hash", name="pk_calls"),
        if_not_exists=True,  # SQLite keeps it when a migration is broken off.
    )
    for column in ("player_id", "remind_at"):
        op.create_index(f"ix_calls_{column}", "calls", [column], if_not_exists=True)
