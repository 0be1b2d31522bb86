"""What is typed at a table in spoken mode: questions in two languages, moves in words, and nobody else's secrets."""

import asyncio

import pytest

from tests.server.client import Json, Player
from waterhole import games

ME: Json = {"kind": "me", "name": "Ann"}
BOT: Json = {"kind": "bot", "level": "random"}


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
