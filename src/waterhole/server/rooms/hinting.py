"""What the coach is asked about a table."""

from waterhole.server.bots.pool import HintQuestion
from waterhole.table.table import Table
from waterhole.words.fluent import words


def hint_question(table: Table, seat: int, decision: int, language: str) -> HintQuestion:
    """What the coach is asked about a seat's decision: only what the seat can know."""
    table.check_hint(seat, decision)
    match, charter = table.match, table.charter
    assert match is not None
    recall, names = match.state.recall(seat), names_in(table, language)
    return HintQuestion(charter.game, charter.edition, charter.revision, recall, decision, language, names)


def names_in(table: Table, language: str) -> list[str]:
    """What everybody is called; bots, as the browser calls them."""
    called = words(language).say("bot-names").split(", ")
    return [one.name or called[place % len(called)] for place, one in enumerate(table.people.seats)]
