"""A game that is a package of its own, and has no table here: it can be played all the same, and seen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.examples.conftest import example_games
from tests.server.parts import server_here
from tests.web.conftest import Visit
from tests.web.visitor import BOT, PHONE, me
from waterhole.server.http import games

__all__ = ["example_games"]


@pytest.fixture
def pebbles(example_games: None, tmp_path: Path) -> Iterator[str]:
    forget()
    with server_here(tmp_path) as address:
        yield address
    forget()


def forget() -> None:
    """Servers of one process share what they know of the games."""
    games.games.cache_clear()
    games.introductions.cache_clear()


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["laptop", "phone"])
def test_pebbles_is_played_to_its_end(pebbles: str, visit: Visit, screen: dict[str, object]) -> None:
    ada = visit(at=pebbles, **screen)
    ada.sit_at(me("Ada"), BOT, BOT, game="pebbles")
    laid = 0
    while ada.wait_for_turn():
        stones = ada.dock.get_by_role("button", name="lay stone")
        own = ada.page.get_by_role("region", name="Ada")
        expect(own.get_by_text("stone", exact=False).first).to_be_visible()
        assert ada.fits()
        if laid == 1:
            assert ada.broken_rules() == {}
        ada.after(stones.first.click)
        laid += 1
    assert laid > 1
    expect(ada.end).to_contain_text("Ada")
