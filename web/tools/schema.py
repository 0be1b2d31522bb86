"""Prints what the client's types are made from: the schema of the messages, and of each game with a table here."""

import json
from pathlib import Path

from waterhole import games
from waterhole.kit.schema import schema
from waterhole.server.http.schema import message_schema

TABLES = Path(__file__).parent.parent / "src" / "games"

names = sorted(folder.name for folder in TABLES.iterdir())
documents = {"messages": json.loads(message_schema())}
documents |= {f"games/{name}": schema(games.game(name)) for name in names}
print(json.dumps(documents))
