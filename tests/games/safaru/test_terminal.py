"""The table as text: what a player needs to see, in both languages, within 100 columns."""

import pytest
from rich.text import Text

from tests.playing import play
from tests.rules.safaru.table import GAME, deal, position, random_hand
from waterhole import State
from waterhole.core.chance import stream
from waterhole.terminal.drawing import drawn as draw
from waterhole.words.fluent import LANGUAGES, words

pytestmark = pytest.mark.interpreted  # Nothing that draws is compiled.

NAMES = ["Anna [the first]", "Bo", "Cleo", "Dara"]


def drawn(state: State, seat: int | None, language: str = "en") -> str:
    """The board as a person sees it."""
    say = words(language, GAME.folder / "words")
    return Text.from_markup(draw(GAME, state.view(seat), NAMES[: state.players], say)).plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"variant": "release"}, {"missed_catches": "notice"}], ids=str)
def test_every_view_can_be_drawn(language: str, players: int, options: dict[str, str]) -> None:
    dice = stream("board", players)
    state = GAME.set_up(players, {**options, "hands": 2}, seed="board")
    for ply in range(1000):
        if ply % 7 == 0 or state.over:
            for seat in (None, *range(players)):
                assert max(map(len, drawn(state, seat, language).splitlines())) <= 100
        if state.over:
            break
        moves = state.moves()
        state.play(moves[dice.below(len(moves))])
    assert state.over


def test_the_hand_shows_what_each_card_could_catch() -> None:
    state = position(["owl-7", "owl-9"], ["panther-3", "panther-4", "panther-6"])
    board = drawn(state, 0)
    assert "catches Panther 3, Panther 4 (3 + 4 = 7)\n    or Panther 4, Panther 6 (4 + 6 + 7 = 17)" in board
    assert "catches" not in drawn(state, 1)
    assert "Owl 7" not in drawn(state, None)


def test_a_catch_in_progress_is_shown() -> None:
    state = position(["owl-7", "owl-9"], ["panther-3", "panther-4", "panther-7"])
    play(state, "play owl-7", "take panther-3")
    board = drawn(state, 0)
    assert "Owl 7 is catching" in board
    assert "taken so far: Panther 3" in board


def test_a_card_that_may_be_called_is_shown_to_who_may() -> None:
    state = play(position(["owl-7", "owl-9"], ["panther-7"], missed_catches="notice"), "release owl-7")
    assert "you may call" in drawn(state, 1)
    assert "you may call" not in drawn(state, 0)


PILES = [["unicorn-1", "unicorn-1", "owl-3"], ["panther-4", "hedgehog-0"]]


def test_ones_own_catch_is_shown_and_the_others_are_counted() -> None:
    state = position(["owl-7", "owl-9"], ["panther-3"], caught=PILES)
    board = drawn(state, 0)
    assert "Caught by Anna [the first]:\n  Unicorn 1 1   Owl 3" in board
    assert "2 caught" in board
    assert "Hedgehog" not in board
    assert "Caught so far" not in board
    assert "Caught by" not in drawn(state, None)


def test_open_catches_are_shown_with_the_count_so_far() -> None:
    board = drawn(position(["owl-7", "owl-9"], ["panther-3"], caught=PILES, open_catches=True), None)
    assert "Caught by Bo:\n  Hedgehog 0   Panther 4" in board
    assert "Caught so far" in board
    assert "Most unicorns" in board


def test_the_last_card_released_is_asked_about() -> None:
    known = {"hand_sizes": [1, 0], "wild": ["panther-7"]}
    state = play(position(["owl-7"], [], known=known, missed_catches="notice"), "release owl-7")
    assert "you may call" in drawn(state, 1)
    assert "you may call" not in drawn(state, 0)


def test_the_count_of_a_hand_is_laid_out_line_by_line() -> None:
    state = random_hand(deal(hands=2))
    lines = [line.split("  ")[0] for line in drawn(state, 0).splitlines()[:6]]
    assert lines == [
        "The hand just played",
        "Most unicorns",
        "Most hedgehogs",
        "Babies (0)",
        "Values of all cards",
        "Total",
    ]
    assert drawn(random_hand(state), 0).startswith("The hand just played")
