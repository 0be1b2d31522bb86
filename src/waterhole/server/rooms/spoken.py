"""What is typed at a table in spoken mode: questions are answered in sentences, anything else is read as a move.

Answered from what the asker's seat sees. A game answers in its part `spoken`: `ANSWERS` by name, each a function of a
view, the names and the words. What can be typed for a question is in the words, `ask-NAME`.
"""

from collections.abc import Callable, Mapping, Sequence

from msgspec.json import decode

from waterhole import games
from waterhole.kit.entry import NOTATION, move_of, sentence, shapes
from waterhole.kit.offer import offered
from waterhole.server.messages import Answered
from waterhole.server.rooms.hinting import names_in
from waterhole.table.errors import NotNow
from waterhole.table.table import Table
from waterhole.words.fluent import Words, words
from waterhole.words.rulebook import plain

MOST_OFFERED = 12
"""Moves of one verb that are told unasked; numbers are told as a range."""

Answer = Callable[[Mapping[str, object], Sequence[str], Words], str]


class Listener:
    """Answers one seat (None: a spectator) at one table."""

    def __init__(self, table: Table, seat: int | None, language: str) -> None:
        if table.match is None:
            raise NotNow("table.not_started")
        self.table = table
        self.seat = seat
        self.match = table.match
        self.words = words(language, self.match.game.folder / "words")
        self.names = names_in(table, language)
        own = games.part(self.match.game, "spoken")
        self.answers: dict[str, Answer] = dict(own.ANSWERS) if own is not None else {}
        self.common: dict[str, Callable[[], list[str]]] = {
            "help": self.help,
            "last": self.last,
            "moves": self.moves,
            "turn": self.turn,
        }

    def answer(self, id: int, text: str) -> Answered:
        """The sentences that answer a question, or the move that a text means; with "!" it is always a move."""
        asked, _, verb = " ".join(text.split()).partition(" ")
        if verb and self.question(asked) == "moves":
            return Answered(id, self.moves(verb), None)
        question = self.question(text)
        if question in self.common:
            return Answered(id, self.common[question](), None)
        if question is not None:
            view = self.match.state.view(self.seat)
            told = self.answers[question](view, self.names, self.words).splitlines()
            return Answered(id, [*told, *self.move_alike(question)], None)
        self.check_turn()
        move = move_of(self.match.game, self.match.state, self.words, text.removesuffix("!"))
        return Answered(id, [], self.match.game.text(self.match.state, move))

    def move_alike(self, question: str) -> list[str]:
        """Where a move has the name of a question, how to make it: to ask costs nothing."""
        state = self.match.state
        yours = self.seat is not None and self.table.turn == self.seat
        alike = yours and any(self.match.game.text(state, move) == question for move in state.moves())
        return [self.words.say("spoken-move_alike", {"text": question})] if alike else []

    def question(self, text: str) -> str | None:
        """The question that a text asks, by its name or in the asker's language; the first letters will do."""
        asked = plain(" ".join(text.split()))
        for name in (*self.common, *self.answers):
            if asked in {name, *plain(self.words.say(f"ask-{name}")).split(", ")}:
                return name
        return None

    def check_turn(self) -> None:
        turn = self.table.turn
        if turn is None:
            raise NotNow("table.over")
        if self.seat is None or turn != self.seat or self.table.people[turn].bot_plays:
            raise NotNow("table.not_your_turn", {"seat": turn})

    # What can be asked in every game.

    def help(self) -> list[str]:
        asked = [self.words.say(f"ask-{name}").split(", ")[0] for name in (*self.common, *self.answers)]
        forms = ", ".join(shapes(self.match.game, self.words))
        return [self.words.say("spoken-help", {"questions": ", ".join(asked), "forms": forms})]

    def turn(self) -> list[str]:
        turn = self.table.turn
        if turn is None:
            return [self.words.say("spoken-over")]
        return [self.words.say("spoken-turn", {"seat": turn, "you": turn == self.seat}, self.names)]

    def moves(self, verb: str = "") -> list[str]:
        """What can be done, a line for each verb; where there are many ways, how many, until one asks for the verb."""
        self.check_turn()
        kinds: dict[str, list[str]] = {}
        for move in self.match.state.moves():
            kinds.setdefault(self.match.game.text(self.match.state, move).split()[0], []).append(self.heard(move))
        asked = plain(verb)
        found = {
            kind: texts
            for kind, texts in kinds.items()
            if kind.startswith(asked) or plain(texts[0]).split()[0].startswith(asked)
        }
        return [self.offer(texts, whole=len(found) == 1) for texts in (found or kinds).values()]

    def heard(self, move: int) -> str:
        """A move as it can be typed: in the notation, which is English, or in the asker's language."""
        state = self.match.state
        if self.words.language == NOTATION:
            return self.match.game.text(state, move)
        return sentence(self.match.game, state, self.words, move)

    def offer(self, texts: list[str], *, whole: bool) -> str:
        if whole or len(texts) <= MOST_OFFERED or texts[0].split()[-1].isdecimal():
            return offered(texts)
        return self.words.say("spoken-many", {"verb": texts[0].split()[0], "count": len(texts)})

    def last(self) -> list[str]:
        """What has happened since the asker last moved; to who only watches, the last step."""
        steps = self.table.steps
        mine = [place for place, step in enumerate(steps[:-1]) if step.seat == self.seat and self.seat is not None]
        first = mine[-1] if mine else len(steps) - 1 if self.seat is None else 0
        events = [event for step in steps[first:] for event in decode(step.seen_by(self.seat))]
        return [line for event in events if (line := self.brief(event))]

    def brief(self, event: Mapping[str, object]) -> str:
        """The short sentence for an event, where there is one."""
        if not self.words.has(f"brief-{event['kind']}"):
            return self.words.event(event, self.names, self.seat)
        cards = event.get("cards")
        more = {
            "you": self.seat is not None and event.get("seat") == self.seat,
            "cards_count": len(cards) if isinstance(cards, list) else 0,
        }
        params = {name: value for name, value in event.items() if name != "kind"}
        return self.words.say(f"brief-{event['kind']}", {**params, **more}, self.names)
