"""What is said of hints and reviews: people count moves from one, wherever one is named."""

import re

import pytest

from tests.coach.test_review import KINDS, reviewed
from waterhole.coach import story, telling
from waterhole.words.fluent import words


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("name", "players"), KINDS)
def test_moves_are_counted_from_one_wherever_they_are_told_of(name: str, players: int, language: str) -> None:
    reviewer, review = reviewed(name, players)
    steps = [reviewer.steps[ply] for ply in range(len(reviewer.moves))]
    say, seats = words(language, reviewer.game.folder / "words"), [f"P{seat}" for seat in range(players)]
    lines = list(telling.of_review(review, reviewer, say, seats))
    tale = story.story(review, steps)
    for told, line in zip(tale, lines, strict=False):
        if isinstance(ply := told.params.get("ply"), int):
            assert re.search(rf"\b{ply + 1}\b", line)
            assert not re.search(rf"\b{ply}\b", line.split("%")[0].split(":")[0])
    for decided in story.dearest(review):
        assert any(f" {decided['ply'] + 1} (" in line and f" {decided['ply']})" in line for line in lines)
