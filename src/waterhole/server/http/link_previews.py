"""What messengers show of a link to a table: the game, who plays, and a picture."""

from html import escape

from waterhole.server.http.preloads import STATIC
from waterhole.server.identity.rights import may_look
from waterhole.server.rooms.room import Room
from waterhole.server.spoken import words_for
from waterhole.words.fluent import LANGUAGES, Words

PICTURES = "pictures"
"""The folder of the client that has a picture for each game."""


def language_of(accepted: str) -> str:
    """The first language that a browser, or a messenger, would like and that we have."""
    wished = [part.strip()[:2].lower() for part in accepted[:200].split(",")]
    return next((language for language in wished if language in LANGUAGES), LANGUAGES[0])


async def tags(room: Room, base: str, language: str) -> str:
    """The tags for the head of a table's page. A private table names nobody: a link can go astray."""
    spoken = await words_for(room.table.charter.game, language)
    told = {
        "og:site_name": "Waterhole",
        "og:type": "website",
        "og:title": title(room, spoken),
        "og:description": about(room, spoken),
        "og:url": f"{base}table/{room.table.id}",
        **picture(room.table.charter.game, base),
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items())


def picture(game: str, base: str) -> dict[str, str]:
    """A game's picture, where it has one."""
    if not (STATIC / PICTURES / f"{game}.jpg").exists():
        return {}
    address = {"og:image": f"{base}{PICTURES}/{game}.jpg", "twitter:card": "summary_large_image"}
    return {**address, "og:image:width": "1200", "og:image:height": "630"}


def title(room: Room, spoken: Words) -> str:
    """Who invites to what; or the game alone, where nobody may be named or no seat is open."""
    table, game = room.table, spoken.say("game-name")
    host = table.people.host()
    named = host is not None and may_look(table, frozenset(), invited=False)
    if host is None or not named or table.status == "over" or table.people.open_seat(None) is None:
        return spoken.say("preview-title", {"game": game})
    return spoken.say("preview-invited", {"game": game, "name": table.people[host].name})


def about(room: Room, spoken: Words) -> str:
    """Who plays and whether a seat is open; of a private table, what the game is."""
    table, sentence = room.table, spoken.say("game-about")
    names = [seat.name for seat in table.people.seats if seat.kind == "person"]
    if not names or not may_look(table, frozenset(), invited=False):
        return sentence
    count = sum(seat.kind == "open" for seat in table.people.seats)
    people = spoken.say(f"preview-{table.status}", {"names": spoken.listed(names), "count": count})
    return f"{people} {sentence}"
