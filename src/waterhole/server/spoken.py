"""The words in which a server itself speaks to people: in a link's preview, and when it calls them."""

import asyncio

import waterhole
from waterhole.words.fluent import Words, words

KNOWN: dict[tuple[str, str], Words] = {}


async def words_for(game: str, language: str) -> Words:
    """The program's and a game's. Reading them takes a while, and is done once, beside everything else; who asks later
    does not wait for a thread, which may all have long work to do."""
    if (game, language) not in KNOWN:
        KNOWN[game, language] = await asyncio.to_thread(words, language, waterhole.game(game).folder / "words")
    return KNOWN[game, language]
