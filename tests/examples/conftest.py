"""The example game, found as the recipe says: by a folder of games."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import waterhole.games

GAMES = str(Path(__file__).parent.parent.parent / "examples" / "pebbles" / "src")


@pytest.fixture
def example_games() -> Iterator[None]:
    waterhole.games.__path__.append(GAMES)
    waterhole.games.found.cache_clear()
    yield
    waterhole.games.__path__.remove(GAMES)
    for module in [name for name in sys.modules if name.startswith("waterhole.games.pebbles")]:
        del sys.modules[module]
    waterhole.games.found.cache_clear()
    waterhole.games.standard.cache_clear()
