"""The deals of the days: sealed, played, and chosen in."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

TIME = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("made_at", TIME, nullable=False),
        sa.Column("expert", sa.Text),
    )
    op.create_table(
        "day_plays",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("player_id", sa.String(24), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("begun_at", TIME, nullable=False),
        sa.Column("ended", sa.String(12)),
        sa.Column("place", sa.Integer),
        sa.Column("margin", sa.Float),
        sa.Column("choices", sa.Text),
    )
    op.create_index("ix_day_plays_day", "day_plays", ["day", "game", "place", "margin"])
    op.create_index("ix_day_plays_player_id", "day_plays", ["player_id"])
    op.create_index("ix_day_plays_table_id", "day_plays", ["table_id"])
    op.create_table(
        "day_choices",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("path", sa.String(32), primary_key=True),
        sa.Column("choice", sa.String(100), primary_key=True),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
    )
