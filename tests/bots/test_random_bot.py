"""The random bot: legal, repeatable, and even-handed."""

from collections import Counter

import pytest

from waterhole import BadInput, bots, games


def choices(seed: str, count: int = 400) -> list[int]:
    bot = bots.make("random", seed)
    return [bot.choose(games.game("serengeti"), {}, [3, 5, 8, 9]) for _ in range(count)]


def test_the_same_seed_gives_the_same_moves() -> None:
    assert choices("a") == choices("a")
    assert choices("a") != choices("b")


def test_every_move_is_as_likely() -> None:
    counts = Counter(choices("even"))
    assert set(counts) == {3, 5, 8, 9}
    assert all(60 < count < 140 for count in counts.values())


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(BadInput) as caught:
        bots.make("genius", "")
    assert caught.value.params == {"bot": "genius", "known": bots.names()}
