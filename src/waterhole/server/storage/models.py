"""What is stored. The log is only ever added to; everything else can be worked out from it or is about people."""

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

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

reviews = Table(
    "reviews",
    metadata,
    # What was found out about each move of a match that is over: it goes with its table.
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("found", Text, nullable=False),
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

calls = Table(
    "calls",
    metadata,
    # How a player at a table wishes to be called: a browser's push subscription, or a webhook.
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("address_hash", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("address", String(500), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("site", String(300), nullable=False),
    # The turn (by its first decision) for which this was last called, and reminded: whichever server comes first.
    Column("called_for", Integer, nullable=False),
    Column("reminded_for", Integer, nullable=False),
    Column("remind_at", Time),
    Column("failures", Integer, nullable=False),
    # The seats whose players are not to call by it.
    Column("muted", String(100), nullable=False, server_default="[]"),
    Index("ix_calls_player_id", "player_id"),
    Index("ix_calls_remind_at", "remind_at"),
)

keys = Table(
    "keys",
    metadata,
    # What all servers of one database share: the key that signs cookies and invitations.
    Column("name", String(24), primary_key=True),
    Column("value", String(100), nullable=False),
)

results = Table(
    "results",
    metadata,
    # How a match ended for each player who held a seat: it outlives the table, and goes with the player.
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(24), primary_key=True),
    Column("finished_at", Time, nullable=False),
    Column("game", String(40), nullable=False),
    Column("ended", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("held", Integer, nullable=False),  # how many seats were this player's: several in pass and play
    Column("place", Integer, nullable=False),
    Column("share", Float, nullable=False),  # of the victory
    Column("score", Float),
    Column("company", Text, nullable=False),  # JSON: everybody at the table, see `rooms.scores`
    Column("favoured", Text, nullable=False),  # JSON: what the seat had of the game's tribes, species or roles
    Index("ix_results_player_id", "player_id", "finished_at"),
)

days = Table(
    "days",
    metadata,
    # The deal of each day in each game: sealed before, the same for everybody.
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("terms", Text, nullable=False),
    Column("made_at", Time, nullable=False),
    Column("expert", Text),
)

day_plays = Table(
    "day_plays",
    metadata,
    # Who plays a day's deal: once each. Without a place, as long as it goes on.
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("begun_at", Time, nullable=False),
    Column("ended", String(12)),
    Column("place", Integer),
    Column("margin", Float),
    Column("choices", Text),
    Index("ix_day_plays_day", "day", "game", "place", "margin"),
    Index("ix_day_plays_player_id", "player_id"),
    Index("ix_day_plays_table_id", "table_id"),
)

day_choices = Table(
    "day_choices",
    metadata,
    # How many made a choice where a way of choices had led them, and the sum of their places: nobody's in particular.
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("path", String(32), primary_key=True),
    Column("choice", String(100), primary_key=True),
    Column("players", Integer, nullable=False),
    Column("places", Integer, nullable=False),
)
