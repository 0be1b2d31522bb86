"""What is stored. The log is only ever added to; everything else can be worked out from it or is about people."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s",
    }
)
Time = BigInteger().with_variant(Integer, "sqlite")
"""Milliseconds since 1970."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("charter", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    # For lists and sweeps; what counts is the log.
    Column("status", String(12), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("changed_at", Time, nullable=False),
    Column("due_at", Time),
    Index("ix_tables_changed_at", "changed_at"),
    Index("ix_tables_due_at", "due_at"),
)

log = Table(
    "log",
    metadata,
    # The unique pair decides every race: of two servers that answer the same decision, one stores it.
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("seen_at", Time, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    # Of players who signed in by a passkey: each device has one of its own.
    Column("token_hash", String(64), primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("made_at", Time, nullable=False, server_default="0"),
    Index("ix_tokens_player_id", "player_id"),
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    # Which person of the table's log this player is. Once another one sits here, in the log, the row is worth nothing.
    Column("person", Integer, nullable=False, server_default="-1"),
    Index("ix_holders_player_id", "player_id"),
)

seat_links = Table(
    "seat_links",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("person", Integer, nullable=False, server_default="-1"),
    Column("player_id", String(24)),  # who has used it
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", String(400), primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", Integer, nullable=False),
)

spent = Table(
    "spent",
    metadata,
    # Challenges that have been answered: none is taken twice, by whichever server.
    Column("challenge", String(100), primary_key=True),
    Column("until", Time, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    # What all servers of one database share: the key that signs cookies and invitations.
    Column("name", String(24), primary_key=True),
    Column("value", String(100), nullable=False),
)
