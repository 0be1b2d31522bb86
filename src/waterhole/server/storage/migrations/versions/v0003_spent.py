"""A passkey's challenge is answered once."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "spent",
        sa.Column("challenge", sa.String(100)),
        sa.Column("until", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.PrimaryKeyConstraint("challenge", name="pk_spent"),
    )
