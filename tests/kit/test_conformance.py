"""The public kit, run on every game there is, with every option; and proof that it can fail."""

from collections.abc import Iterator

import pytest

import waterhole
from waterhole.core.option import Value
from waterhole.kit import conformance
from waterhole.kit.conformance import CHECKS, Trial


def variants(game: waterhole.Game) -> Iterator[dict[str, Value]]:
    """The defaults, and each option by itself turned from its default."""
    yield {}
    for option in game.options:
        if option.choices:
            for choice in option.choices:
                if choice != option.default:
                    yield {option.name: choice}
        elif isinstance(option.default, bool):
            yield {option.name: not option.default}


TRIALS = [
    pytest.param(game.name, players, options, id=f"{game.name}-{players}-{'-'.join(map(str, options.values()))}")
    for game in map(waterhole.game, waterhole.names())
    for options in variants(game)
    for players in game.seats
    if all(not option.players or players in option.players for option in game.options if option.name in options)
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "players", "options"), TRIALS)
def test_the_game_conforms(name: str, players: int, options: dict[str, Value], check: object) -> None:
    assert callable(check)
    check(Trial(waterhole.game(name), players, options, games=1))


@pytest.mark.parametrize("name", waterhole.names())
def test_words_are_complete(name: str) -> None:
    conformance.words_are_complete(waterhole.game(name))
