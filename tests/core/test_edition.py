"""An edition of one's own is played, or refused with a line that names what is wrong and what would be right."""

from pathlib import Path

import pytest

import waterhole
from waterhole.core import edition as editions
from waterhole.core.event import Json
from waterhole.games import kind
from waterhole.kit.conformance import check_all
from waterhole.words.fluent import LANGUAGES, words

STANDARD = waterhole.game("serengeti").edition


def load(tmp_path: Path, old: str, new: str) -> waterhole.Game:
    assert old in STANDARD.text
    path = tmp_path / "mine.toml"
    path.write_text(STANDARD.text.replace(old, new, 1), encoding="utf-8")
    return waterhole.game("serengeti", path)


def test_an_edition_of_ones_own_is_played(tmp_path: Path) -> None:
    game = load(tmp_path, "start = 10 ", "start = 12 ")
    assert game.deal(3, seed=1).facts()["chips"] == [12, 12, 12]
    assert game.edition.hash != STANDARD.hash


def test_comments_and_layout_do_not_change_the_hash(tmp_path: Path) -> None:
    assert load(tmp_path, "# all the chips there are", "# as many as there are").edition.hash == STANDARD.hash


def line_with(text: str) -> int:
    return next(number for number, line in enumerate(STANDARD.text.splitlines(), 1) if line.startswith(text))


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("start = 10 ", "start = -1 ", "core.edition_whole", "start = 10"),
        ("start = 10 ", 'start = "ten" ', "core.edition_whole", "start = 10"),
        ("start = 10 ", "start = 20 ", "core.edition_whole", "start = 10"),
        ("values = [1, 3, 6, 10, 15]", "values = [1, 3]", "core.edition_too_short", "values = "),
        ("values = [1, 3, 6, 10, 15]", "values = 3", "core.edition_wholes", "values = "),
        ("lots = [1, 2, 3]", "lots = [4]", "core.edition_lots_left_over", "lots = "),
        ("lots = [1, 2, 3]", "lots = [0, 2]", "core.edition_wholes", "lots = "),
        ("nuba = [0, 2, 4, 5, 9]", "nuba = [0, 2, 4, 4, 9]", "core.edition_not_rising", "nuba = "),
        ("nuba = [0, 2, 4, 5, 9]", "nuba = [0, 2, 4, 5, 12]", "core.edition_wholes", "nuba = "),
        ('game = "serengeti"', 'game = "whist"', "core.edition_other_game", "game = "),
        ('start = "rulebook"', 'start = "hearsay"', "core.edition_no_source", 'start = "rulebook"'),
    ],
)
def test_what_is_wrong_is_named_with_its_line(tmp_path: Path, old: str, new: str, code: str, line: str) -> None:
    with pytest.raises(waterhole.BadInput) as caught:
        load(tmp_path, old, new)
    assert (caught.value.code, caught.value.params["line"]) == (code, line_with(line))
    for language in LANGUAGES:
        said = words(language, waterhole.game("serengeti").folder / "words").error(caught.value)
        assert f"mine.toml, {'line' if language == 'en' else 'ligne'} {line_with(line)}" in said


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("start = 10 ", "", "core.edition_missing"),
        ('start = "rulebook"\n', "", "core.edition_no_source"),
        ("fine = 1 ", "fine = 1\nluck = 7 ", "core.edition_no_source"),
        ("\n[numbers]", "\n[numbers", "core.edition_syntax"),
        ("most_chips = 3 ", 'most_chips = "x"', "core.edition_whole"),
    ],
)
def test_what_is_missing_or_broken_is_named(tmp_path: Path, old: str, new: str, code: str) -> None:
    with pytest.raises(waterhole.BadInput) as caught:
        load(tmp_path, old, new)
    assert caught.value.code == code
    assert caught.value.params["file"] == "mine.toml"


DEEP_NAMES = "\n".join(f"a{number}." + "b." * 600 + "c = 1" for number in range(15))
START = "start = 10 "
NUBA = "nuba = [0, 2, 4, 5, 9]"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (START, f"start = {'[' * 5000}{']' * 5000}", "core.edition_deep"),
        (START, f"start = {'{a=' * 3000}1{'}' * 3000}", "core.edition_deep"),
        (START, "start = [[[[1]]]]", "core.edition_deep"),
        (START, f"start = {'9' * 5000}", "core.edition_large"),
        (START, f"start = 0x{'9' * 5000}", "core.edition_large"),
        (START, "start = nan", "core.edition_large"),
        (START, "start = -inf", "core.edition_large"),
        (START, "start = 1979-05-27", "core.edition_not_plain"),
        (START, "start = 07:32:00", "core.edition_not_plain"),
        (START, f"{DEEP_NAMES}\nstart = 10 ", "core.edition_deep"),
        (START, "a . 'b' .\"c\"\t.d.e = 1\nstart = 10 ", "core.edition_deep"),
        (START, f"start = 10\n# {'x' * 100_000}", "core.edition_too_long"),
        (NUBA, '"nu ba" = [0, 2, 4, 5, 9]', "core.edition_word"),
        (NUBA, "nu-ba = [0, 2, 4, 5, 9]", "core.edition_word"),
        (NUBA, '"nu.ba" = [0, 2, 4, 5, 9]', "core.edition_word"),
        (NUBA, '"" = [0, 2, 4, 5, 9]', "core.edition_word"),
        (NUBA, '"nu\\nba" = [0, 2, 4, 5, 9]', "core.edition_word"),
        (NUBA, '"\\u3164" = [0, 2, 4, 5, 9]', "core.edition_word"),
        (NUBA, f"{'n' * 31} = [0, 2, 4, 5, 9]", "core.edition_word"),
        ('name = "standard"', "name = 7", "core.edition_name"),
        ('name = "standard"', 'name = ""', "core.edition_name"),
        ('name = "standard"', 'name = "two\\nlines"', "core.edition_name"),
        ('game = "serengeti"', "game = []", "core.edition_other_game"),
        ('start = "rulebook"', "start = [1]", "core.edition_no_source"),
        ('start = "rulebook"', "start = { a = { } }", "core.edition_no_source"),
    ],
)
def test_whatever_a_stranger_writes_is_refused_with_a_line(tmp_path: Path, old: str, new: str, code: str) -> None:
    with pytest.raises(waterhole.BadInput) as caught:
        load(tmp_path, old, new)
    assert caught.value.code == code
    for language in LANGUAGES:
        said = words(language, waterhole.game("serengeti").folder / "words").error(caught.value)
        assert said.startswith("mine.toml")
        assert len(said) < 300


@pytest.mark.parametrize("part", ["numbers", "sources"])
@pytest.mark.parametrize("value", ["1", "[]", '"x"', "[[1]]", "1979-05-27", "true"])
def test_numbers_and_sources_are_tables(part: str, value: str) -> None:
    other = "sources" if part == "numbers" else "numbers"
    text = f'game = "serengeti"\nname = "x"\n{part} = {value}\n[{other}]\n'
    with pytest.raises(waterhole.BadInput) as caught:
        editions.parse(text, "mine.toml", "serengeti")
    assert (caught.value.code, caught.value.params["line"]) == ("core.edition_table", 3)


def test_an_edition_in_a_record_keeps_to_the_same_bounds() -> None:
    numbers: dict[str, Json] = {**STANDARD.numbers, "tribes": {"nu ba": [0, 2, 4, 5, 9]}}
    with pytest.raises(waterhole.BadInput) as caught:
        editions.Edition("serengeti", "mine", numbers, STANDARD.sources, "record.json", "")
    assert caught.value.code == "core.edition_word"


@pytest.mark.parametrize(
    ("game", "old", "new"),
    [("sanctuary", "forest = ", "herd = "), ("safaru", '"owl"', '"cards"'), ("safaru", '"owl"', '"baby"')],
)
def test_names_that_mean_something_else_are_refused(game: str, old: str, new: str) -> None:
    text = waterhole.game(game).edition.text.replace(old, new, 1)
    with pytest.raises(waterhole.BadInput) as caught:
        kind(game)(editions.parse(text, "mine.toml", game))
    assert caught.value.code == "core.edition_reserved"


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(waterhole.BadInput) as caught:
            waterhole.game("serengeti", path)
        assert caught.value.code == "core.file_unreadable"
    (tmp_path / "latin.toml").write_bytes(b'game = "\xe9"')
    with pytest.raises(waterhole.BadInput, match="UTF-8"):
        waterhole.game("serengeti", tmp_path / "latin.toml")


def test_a_number_that_the_game_does_not_know_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = STANDARD.text.replace("fine = 1 ", "fine = 1\nluck = 7 ", 1)
    path.write_text(text.replace("[sources]\n", '[sources]\nluck = "ours"\n'), encoding="utf-8")
    with pytest.raises(waterhole.BadInput) as caught:
        waterhole.game("serengeti", path)
    assert (caught.value.code, caught.value.params["key"]) == ("core.edition_unknown", "luck")


def test_as_many_cards_as_are_allowed_can_be_played(tmp_path: Path) -> None:
    rows = STANDARD.text[STANDARD.text.index("nuba = ") : STANDARD.text.index("\n[sources]")]
    all_ten = "".join(f"{name} = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]\n" for name in "abcdef")
    text = STANDARD.text.replace(rows, all_ten).replace("[1, 3, 6, 10, 15]", "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    game = waterhole.game("serengeti", path)
    assert len(game.cards) == 60
    check_all(game, games=1)
