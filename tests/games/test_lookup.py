"""Where games come from: a game in an edition is one object, whoever asks."""

from pathlib import Path

import pytest

from waterhole import BadInput, games
from waterhole.core import edition as editions
from waterhole.table.charter import game_of


def own_edition(folder: Path) -> Path:
    """Serengeti with one chip more for everybody."""
    text = (games.game("serengeti").folder / "edition.toml").read_text(encoding="utf-8")
    path = folder / "own.toml"
    path.write_text(text.replace("start = 10 ", "start = 11 "), encoding="utf-8")
    return path


def test_the_same_edition_is_the_same_game_by_file_text_or_record(tmp_path: Path) -> None:
    path = own_edition(tmp_path)
    game = games.game("serengeti", path)
    assert game is not games.game("serengeti")
    assert games.game("serengeti", str(path)) is game
    assert games.game("serengeti", editions.load(path, "serengeti")) is game
    assert game_of("serengeti", path.read_text(encoding="utf-8")) is game


def test_the_standard_edition_read_again_is_the_standard_game() -> None:
    usual = games.game("serengeti")
    assert games.game("serengeti", usual.folder / "edition.toml") is usual
    assert games.game("serengeti", usual.edition) is usual


@pytest.mark.parametrize(
    "where",
    [
        "no_such_package:GAME",
        "waterhole.games:NOTHING",
        "waterhole.core.game:Game",
        "waterhole.words:__doc__",
    ],
)
def test_a_package_that_does_not_bring_its_game_is_refused_in_one_sentence(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "found", lambda: {"broken": where})
    with pytest.raises(BadInput) as caught:
        games.game("broken")
    assert caught.value.code == "core.broken_game"
    assert caught.value.params["where"] == where
