"""A player who signs in on several devices has a token on each."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.String(64)),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_tokens", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name="pk_tokens"),
    )
