"""Serengeti's table as text, from every seat and at every moment."""

import re
from itertools import cycle, product

import pytest
from rich.text import Text

from tests.playing import deck_with, play
from waterhole import State, game
from waterhole.core.chance import stream
from waterhole.terminal.drawing import drawn as draw
from waterhole.terminal.drawing import plain
from waterhole.words.fluent import LANGUAGES, words
from waterhole.words.markup import table

pytestmark = pytest.mark.interpreted  # Nothing that draws is compiled.

GAME = game("serengeti")
NAMES = ["you", "Lion", "Giraffe", "[Zebra]", "Rhino"]


def drawn(state: State, seat: int | None, language: str = "en") -> str:
    """The board without its colours."""
    markup = draw(GAME, state.view(seat), NAMES[: state.players], words(language, GAME.folder / "words"))
    return Text.from_markup(markup).plain


def test_cards_lie_by_tribe_with_their_points_and_the_digits_they_forbid() -> None:
    state = GAME.deal(3, deck=deck_with(GAME, "nuba-4", "nuba-9", "tonga-8", "bantu-1"), first=0)
    play(state, "bid 3", "pass", "pass", "bid 2", "pass", "pass")
    lines = drawn(state, 0).splitlines()
    mine = lines.index(next(line for line in lines if "You" in line))
    assert lines[mine].split() == ["▶", "You", "5", "chips", "·", "4", "points"]
    assert "Nuba 4 9 (3)   Tonga 8 (1)" in lines[mine + 1]
    assert "ending in 4 8 9" in lines[mine + 2]


def test_the_auction_is_told() -> None:
    state = GAME.deal(3, deck=deck_with(GAME, "nuba-4"), first=0)
    assert "If nobody bids, the lot is yours." in drawn(state, 0)
    assert "If nobody bids, the lot goes to you." in drawn(state, 1)
    play(state, "bid 3", "pass")
    assert "The bid stands at 3, and it is yours." in drawn(state, 0)
    assert "The bid stands at 3, by you." in drawn(state, 2)
    assert "has passed" in drawn(state, 0)


def test_the_score_adds_up_line_by_line() -> None:
    state = GAME.deal(4, seed=3)
    dice = stream("board")
    while not state.over:
        moves = state.moves()
        state.play(moves[min(dice.below(len(moves)) for _ in range(4))])
    *lines, totals = drawn(state, None).splitlines()[1:]
    cells = [re.findall(r"–|\d+ → +(\d+)", line) for line in lines]
    assert [len(row) for row in cells] == [4] * 7  # six tribes and the chips
    added = [sum(int(points or 0) for points in column) for column in zip(*cells, strict=True)]
    assert totals.split()[1:] == [str(points) for points in added]
    assert added == state.result()["scores"]


@pytest.mark.parametrize("players", GAME.seats)
def test_every_moment_fits_into_100_columns(players: int) -> None:
    state = GAME.deal(players, seed=players)
    dice = stream("width", players)
    for seat, language in cycle(product((0, players - 1, None), LANGUAGES)):
        assert max(map(len, drawn(state, seat, language).splitlines())) <= 100
        if state.over:
            break
        moves = state.moves()
        state.play(moves[min(dice.below(len(moves)) for _ in range(4))])


def test_a_name_is_never_taken_for_markup() -> None:
    assert "[Zebra]" in drawn(GAME.deal(4, seed=1), 0)


def test_any_view_can_be_drawn_plainly() -> None:
    view = GAME.deal(3, seed=1).view(0)
    text = plain(view, NAMES[:3], words("en", GAME.folder / "words"))
    assert "chips: you: 10; Lion: none; Giraffe: none" in Text.from_markup(text).plain


def test_columns_stand_side_by_side() -> None:
    assert table([["a", "1"], ["bcd", "22"]], (1,)) == "a     1\nbcd  22"


def test_who_has_to_discard_is_told() -> None:
    state = GAME.deal(3, deck=deck_with(GAME, "nuba-4"), first=0)
    play(state, "bid 3", "pass", "pass", "bid 65", "pass", "pass")
    assert "You could not pay: discard one of your cards." in drawn(state, 0)
    assert "you could not pay and has to discard a card." in drawn(state, 1)
