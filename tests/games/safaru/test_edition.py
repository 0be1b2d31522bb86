"""Editions of Safarü that cannot be played are refused with the line and the reason."""

from pathlib import Path

import pytest

from waterhole import BadInput
from waterhole.games.safaru.game import Safaru
from waterhole.words.fluent import LANGUAGES, words

STANDARD = (Safaru.folder / "edition.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("printed", "written", "code"),
    [
        ('species = ["unicorn",', 'species = ["owl",', "not_different"),
        ("numbers = [0, 1, 1,", "numbers = [1, 0, 1,", "not_sorted"),
        ("numbers = [0, 1, 1, 2,", "numbers = [1, 1, 1, 2,", "not_sorted"),
        ("8, 9]    #", "8, 9, 9]    #", "too_many_cards"),
        ("values = [1, ", "values = [", "length"),
        ("total = 17", "total = 9", "whole"),
        ("hand = 4 ", "hand = 7 ", "deals_left_over"),
        ("most_unicorn = 24", "most_unicorn = 25", "not_shareable"),
        ("most_unicorn = 24", "most_lion = 24", "unknown"),
        ("baby = -5", "baby = -5000", "whole"),
        ("[numbers.scoring.release]", "[numbers.scoring.retreat]", "missing"),
    ],
)
def test_a_broken_edition_is_refused(tmp_path: Path, printed: str, written: str, code: str) -> None:
    assert printed in STANDARD
    path = tmp_path / "mine.toml"
    path.write_text(STANDARD.replace(printed, written), encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        Safaru(path)
    assert caught.value.code == f"core.edition_{code}"
    for language in LANGUAGES:
        assert "mine.toml" in words(language, Safaru.folder / "words").error(caught.value)


def test_too_many_cards_of_a_number_are_refused(tmp_path: Path) -> None:
    many = ", ".join(f'"s{number}"' for number in range(20))
    text = STANDARD.replace('"unicorn", "hedgehog", "panther", "owl", "tortoise"', many)
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("numbers = [0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9]", "numbers = [1, 2, 2]"), "utf-8")
    with pytest.raises(BadInput) as caught:
        Safaru(path)
    assert caught.value.code == "core.edition_too_many_alike"


def test_an_edition_of_ones_own_is_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(STANDARD.replace("total = 17", "total = 16").replace("baby = -5", "baby = -3"), encoding="utf-8")
    game = Safaru(path)
    state = game.deal(3, seed=1, hands=2)
    while not state.over:
        state.play(state.moves()[-1])
    assert len(state.chance()) == 2
