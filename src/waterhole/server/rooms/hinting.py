"""When a player at a table may have a hint, and what the coach is asked then."""

from waterhole.server.bots.pool import HintQuestion
from waterhole.table.errors import NotNow
from waterhole.table.table import Table
from waterhole.words.fluent import words


def hint_question(table: Table, seat: int, decision: int, language: str) -> HintQuestion:
    """What the coach is asked about a seat's decision: only what the seat can know."""
    if decision != table.decision:
        raise NotNow("table.stale", {"decision": decision, "now": table.decision})
    match, charter = table.match, table.charter
    if match is None or table.turn != seat or table.people[seat].bot_plays:
        raise NotNow("table.not_your_turn", {"seat": table.turn if table.turn is not None else -1})
    if sum(one.kind == "person" for one in table.people.seats) > 1:
        raise NotNow("table.no_hints")
    called = words(language).say("bot-names").split(", ")  # as the browser calls bots
    names = [one.name or called[place % len(called)] for place, one in enumerate(table.people.seats)]
    recall = match.state.recall(seat)
    return HintQuestion(charter.game, charter.edition, charter.revision, recall, decision, language, names)
