"""How matches ended for those who played: small rows that lists and records are made from."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    time = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "results",
        sa.Column("player_id", sa.String(24), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("finished_at", time, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("held", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("score", sa.Float),
        sa.Column("company", sa.Text, nullable=False),
        sa.Column("favoured", sa.Text, nullable=False),
    )
    op.create_index("ix_results_player_id", "results", ["player_id", "finished_at"])
