"""Whose calls a player would rather not have."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("calls", sa.Column("muted", sa.String(100), nullable=False, server_default="[]"))
