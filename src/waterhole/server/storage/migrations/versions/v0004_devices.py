"""When a device was signed in, so that the oldest can be forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    time = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.add_column("tokens", sa.Column("made_at", time, nullable=False, server_default="0"))
    op.create_index("ix_tokens_player_id", "tokens", ["player_id"])
