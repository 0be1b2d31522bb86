"""Which person of its table's log every holder is, and every seat link is for."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

SEATING = ("seated", "left", "arranged")
TABLES = sa.table("tables", sa.column("id"), sa.column("charter"))
LOG = sa.table("log", sa.column("table_id"), sa.column("ply"), sa.column("entry"))
HOLDERS, LINKS = (
    sa.table(name, sa.column("table_id"), sa.column("seat"), sa.column("person")) for name in ("holders", "seat_links")
)


def upgrade() -> None:
    for name in ("holders", "seat_links"):
        add(name, sa.Column("person", sa.Integer, nullable=False, server_default="-1"))
    add("seat_links", sa.Column("player_id", sa.String(24)))
    database = op.get_bind()
    ids = sa.select(HOLDERS.c.table_id).union(sa.select(LINKS.c.table_id))
    for id in list(database.execute(ids).scalars()):
        for seat, person in enumerate(persons(database, id)):
            for table in (HOLDERS, LINKS):
                here = table.update().where(table.c.table_id == id, table.c.seat == seat)
                database.execute(here.values(person=person))


def add(table: str, column: sa.Column[Any]) -> None:
    """Add a column, unless it is there: SQLite keeps it when a migration is broken off."""
    if column.name not in {known["name"] for known in sa.inspect(op.get_bind()).get_columns(table)}:
        op.add_column(table, column)


def persons(database: sa.Connection, id: str) -> list[int]:
    """Who sits at each seat, by the charter and the log (−1: nobody)."""
    charter = database.execute(sa.select(TABLES.c.charter).where(TABLES.c.id == id)).scalar_one()
    found = [int(seat.get("person", -1)) for seat in json.loads(charter)["seats"]]
    kinds = sa.or_(*(LOG.c.entry.contains(f'"type":"{kind}"') for kind in SEATING))
    for text in database.execute(
        sa.select(LOG.c.entry).where(LOG.c.table_id == id, kinds).order_by(LOG.c.ply)
    ).scalars():
        entry = json.loads(text)
        if entry["type"] in SEATING:
            found[entry["seat"]] = entry["person"] if entry["type"] == "seated" else -1
    return found
