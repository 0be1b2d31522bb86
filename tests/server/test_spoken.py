"""What is typed at a table in spoken mode: questions in two languages, moves in words, and nobody else's secrets."""

import asyncio
import random

import pytest

from tests.server.client import BOT, ME, Player
from tests.table import tables
from waterhole import games
from waterhole.kit.entry import NOTATION
from waterhole.server.rooms.spoken import Listener
from waterhole.table import entries, fairness
from waterhole.table.charter import settled
from waterhole.table.table import Table
from waterhole.words.fluent import words


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["safaru", "sanctuary", "serengeti"])
def test_every_question_of_every_game_is_answered(base: str, game: str, language: str) -> None:
    async def story() -> None:
        ann = Player(base)
        made = await ann.make(game, [ME, BOT, BOT], start=True)
        async with ann.at(made["table"]) as seat:
            own = games.part(games.game(game), "spoken")
            assert own is not None
            assert {"lot", "hand", "chips", "score"} <= set(own.ANSWERS)
            for question in ("help", "last", "turn", *own.ANSWERS):
                answer = await seat.ask("ask", text=question.upper(), language=language)
                assert answer["type"] == "answered", answer
                assert answer["move"] is None
                assert answer["lines"], question
                assert "{" not in " ".join(answer["lines"])

    asyncio.run(story())


@pytest.mark.parametrize("game", ["safaru", "sanctuary", "serengeti"])
def test_the_forms_of_moves_are_told_in_the_readers_language(base: str, game: str) -> None:
    async def story() -> None:
        ann = Player(base)
        made = await ann.make(game, [ME, {**ME, "name": "Bob"}, {**ME, "name": "Cid"}], start=True)
        async with ann.at(made["table"]) as seat:
            await seat.ask("look", seat=(await seat.hear("welcome"))["position"]["turn"])
            told = (await seat.ask("ask", text="aide", language="fr"))["lines"]
            wrong = (await seat.ask("ask", text="voler", language="fr"))["params"]["known"]
            forms = games.game(game).forms()
            assert not [form for form in forms if " " in form and form in " ".join([*told, *wrong])]
            assert [form for form in wrong if form.endswith(" …")]

    asyncio.run(story())


def test_a_move_is_understood_in_words_by_the_one_whose_turn_it_is(base: str) -> None:
    async def story() -> None:
        ann, eve = Player(base), Player(base)
        made = await ann.make("serengeti", [ME, {**ME, "name": "Bob"}, {**ME, "name": "Cid"}], start=True)
        async with ann.at(made["table"]) as seat, eve.at(made["table"]) as watcher:
            welcome = await seat.hear("welcome")
            turn = welcome["position"]["turn"]
            await seat.ask("look", seat=turn)
            for text, language in (("bid 7", "en"), ("7", "en"), ("enchérir 7", "fr"), ("miser 7", "fr")):
                answer = await seat.ask("ask", text=text, language=language)
                assert (answer["move"], answer["lines"]) == ("bid 7", []), text
            assert (await seat.ask("ask", text="fly"))["code"] == "core.not_a_move"
            for one, code in ((watcher, "table.not_your_turn"),):
                assert (await one.ask("ask", text="7"))["code"] == code
                assert (await one.ask("ask", text="moves"))["code"] == code
            assert "10 chips" not in " ".join((await watcher.ask("ask", text="chips"))["lines"])

    asyncio.run(story())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "options"), [("safaru", {"hands": 1}), ("sanctuary", {}), ("serengeti", {})])
def test_whole_games_are_played_by_what_is_heard(
    game: str, options: dict[str, bool | int | str | None], language: str
) -> None:
    """What can be done is asked, and said in the words that were heard; nothing else of the table is known."""
    seats = [tables.person("Ann", 0), tables.BOT, tables.BOT]
    table = Table("desk", settled(game, seats, options, fairness.commitment(tables.SECRET), 0), tables.SECRET)
    table.add(entries.Started(0))
    typist, dice, lines = Typist(table, language), random.Random(game), 0
    while (turn := table.turn) is not None:
        assert table.match is not None
        state = table.match.state
        text = typist.move() if turn == 0 else table.match.game.text(state, dice.choice(state.moves()))
        entry = table.move(turn, table.decision, text, 0, bot=turn != 0)
        assert entry is not None
        table.add(entry)
        lines += turn == 0
    assert lines > 5


class Typist:
    """Somebody who types, and knows of the table what is answered."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.language = language
        self.words = words(language, games.game(table.charter.game).folder / "words")

    def move(self) -> str:
        """The move that is understood: the first of the last kind that is offered, which is where a stage goes on."""
        line = self.told("moves")[-1]
        if " | " not in line and ("«" in line or "“" in line):  # So many ways: these are asked for.
            line = self.told(f"moves {line.split()[0].rstrip(':')}")[-1]
        first = line.split(" | ")[0]
        verb, _, rest = first.partition(" ")
        said = f"{verb} {self.heard(verb, rest)}".strip()
        if any(f"{said}!" in one for one in self.told(said)):  # A question, too: asking made no move.
            said += "!"
        move = Listener(self.table, 0, self.language).answer(1, said).move
        assert move is not None, said
        assert self.language != NOTATION or move.startswith(verb)
        return move

    def heard(self, verb: str, rest: str) -> str:
        """A move's parts in the words for them, as they are offered in other languages; of a range the least number."""
        least = rest.split("–")[0].split(",")[0]
        if least.isdecimal():
            return least
        if self.language != NOTATION:
            return rest
        kinds = {"draft": ("line", "terrain"), "promote": ("role", "role")}.get(verb, ("card", "card"))
        said = zip(kinds, rest.split(), strict=False)
        return " ".join(part if kind == "line" else self.words.named(kind, part) for kind, part in said)

    def told(self, text: str) -> list[str]:
        return list(Listener(self.table, 0, self.language).answer(1, text).lines)
