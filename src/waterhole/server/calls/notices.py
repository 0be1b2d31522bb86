"""What a call says: which game, with whom, and where. Nothing that only a seat may know."""

import json
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

from waterhole.server.spoken import words_for
from waterhole.table.table import Table
from waterhole.words.fluent import Words

SLACK = "hooks.slack.com"
DISCORD = frozenset({"discord.com", "discordapp.com", "canary.discord.com", "ptb.discord.com"})


@dataclass(frozen=True)
class Notice:
    """One call. `link` leads to the table."""

    why: str
    table: str
    game: str
    title: str
    body: str
    link: str

    def as_push(self) -> bytes:
        """For our service worker, which shows it."""
        told = {"title": self.title, "body": self.body, "table": self.table}
        return json.dumps(told, ensure_ascii=False).encode()

    def as_webhook(self, address: str) -> bytes:
        """For a chat's own kind of webhook where we know it; else in plain fields, which ntfy reads as well."""
        host = urlsplit(address).hostname or ""
        line = f"{self.title}: {self.body}"
        if host == SLACK:
            return json.dumps({"text": f"{unmarked(line)} {self.link}"}).encode()
        if host in DISCORD:  # A player may be called "@everyone".
            return json.dumps({"content": f"{line} {self.link}", "allowed_mentions": {"parse": []}}).encode()
        told = {"title": self.title, "message": self.body, "click": self.link, "link": self.link, "kind": self.why}
        told |= {"text": f"{line} {self.link}", "game": self.game, "table": self.table}
        for topic in parse_qs(urlsplit(address).query).get("topic", [])[:1]:
            told["topic"] = topic  # Of ntfy, which is called at its root.
        return json.dumps(told).encode()


def unmarked(text: str) -> str:
    """What Slack would take for marks of its own."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


async def about(table: Table, seat: int, why: str, language: str, site: str, next_table: str | None = None) -> Notice:
    """The call to who sits at `seat`, or (`rematch`) about who sits there."""
    spoken = await words_for(table.charter.game, language)
    game, where = spoken.say("game-name"), next_table or table.id
    title = spoken.say(f"call-{why}", {"name": table.people[seat].name})
    body = spoken.say("ui-played_with", {"game": game, "names": spoken.listed(others(table, seat, spoken))})
    return Notice(why, where, table.charter.game, title, body, f"{site}table/{where}")


def others(table: Table, seat: int, spoken: Words) -> list[str]:
    """Who else plays: persons by their names, and that there are bots."""
    own = table.people[seat].person
    names = [one.name for one in table.people.seats if one.kind == "person" and one.person != own]
    bots = sum(one.kind != "person" for one in table.people.seats)
    return [*names, *([spoken.say("call-bots", {"count": bots})] if bots else [])]


async def greeting(table: Table, language: str, site: str) -> Notice:
    """The first call of a webhook: whoever reads it there knows that it works, and where it comes from."""
    spoken = await words_for(table.charter.game, language)
    title, body = spoken.say("call-greeting"), spoken.say("game-name")
    return Notice("greeting", table.id, table.charter.game, title, body, f"{site}table/{table.id}")
