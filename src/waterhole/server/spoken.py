"""The words in which a server itself speaks to people: in a link's preview, and when it calls them."""

import asyncio

import waterhole
from waterhole.words.fluent import Words, words


async def words_for(game: str, language: str) -> Words:
    """The program's and a game's. Reading them takes a while, and is done once, beside everything else."""
    return await asyncio.to_thread(words, language, waterhole.game(game).folder / "words")
