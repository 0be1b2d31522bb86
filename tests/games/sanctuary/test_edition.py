"""An edition of one's own: what it may change, and what is refused with its line."""

from pathlib import Path

import pytest

import waterhole
from waterhole.words.fluent import LANGUAGES, words

GAME = waterhole.game("sanctuary")
STANDARD = (GAME.folder / "edition.toml").read_text(encoding="utf-8")


def with_change(path: Path, old: str, new: str) -> waterhole.Game:
    assert STANDARD.count(old) >= 1
    file = path / "mine.toml"
    file.write_text(STANDARD.replace(old, new, 1), encoding="utf-8")
    return waterhole.game("sanctuary", file)


def test_numbers_are_plain_data_with_a_source_each() -> None:
    numbers = GAME.numbers
    assert set(numbers) == set(GAME.edition.sources)
    assert {"sets", "costs", "track"} <= set(numbers)


def test_other_numbers_play_another_game(tmp_path: Path) -> None:
    game = with_change(tmp_path, "goal = 50", "goal = 7")
    assert game.edition.hash != GAME.edition.hash
    state = game.deal(2, seed=1)
    while not state.over:
        state.play(state.moves()[-1])
    scores = state.result()["scores"]
    assert isinstance(scores, list)
    assert max(scores) >= 7


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("elephant = [0, 3, 10]", "elephant = [0, 3]", "core.edition_set_values"),
        ('forest = ["elephant"', 'forest = ["unicorn"', "core.edition_animal"),
        ('"guide", "guide", "guide", "conservationist"', '"guide", "ranger", "vet", "vet"', "core.edition_team"),
        ("track = [0,", "track = [1,", "core.edition_track_start"),
        ('herds = ["buffalo", "gazelle", "zebra"]', 'herds = ["buffalo"]', "core.edition_terrain_count"),
        ("vet = 1", "tiger = 1", "core.edition_unknown"),
        ("vet = 1", "vet = -1", "core.edition_whole"),
        ("herd_points = 3", "", "core.edition_missing"),
        ("goal = 50", "goal = 0", "core.edition_whole"),
    ],
)
def test_what_cannot_be_played_is_refused_in_every_language(tmp_path: Path, old: str, new: str, code: str) -> None:
    with pytest.raises(waterhole.BadInput) as caught:
        with_change(tmp_path, old, new)
    assert caught.value.code == code
    for language in LANGUAGES:
        assert "mine.toml" in words(language, GAME.folder / "words").error(caught.value)


def test_too_few_or_too_many_cards_and_animals(tmp_path: Path) -> None:
    animals = "".join(f"a{number} = [1]\n" for number in range(10))
    with pytest.raises(waterhole.BadInput) as caught:
        with_change(tmp_path, "cheetah = [", animals + "cheetah = [")
    assert caught.value.code == "core.edition_animal_count"
    rows = [
        line for line in STANDARD.splitlines() if line.startswith(("savannah", "scrubland", "valley", "wilderness"))
    ]
    text = STANDARD
    for row in [*rows, *(line for line in STANDARD.splitlines() if line.startswith(("wetland", "watering_hole")))]:
        text = text.replace(row, row.split("=")[0] + "= []")
    file = tmp_path / "few.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(waterhole.BadInput) as few:
        waterhole.game("sanctuary", file)
    assert few.value.code == "core.edition_card_count"
