"""What is said of hints and reviews: moves are counted from one wherever one is named; only what was so is told."""

import re

import pytest

from tests.coach.test_review import KINDS, reviewed
from waterhole.coach import story, telling
from waterhole.coach.account import Chanced, Review, SeatSum, Step, unblamed
from waterhole.coach.telling import of_hidden
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


def sums(seat: int, start: float, end: float, luck: float = 0.0) -> SeatSum:
    rest = end - start - luck
    return {
        "seat": seat, "start": start, "end": end, "luck": luck, "losses": 0.0, "gifts": 0.0, "unexplained": rest,
    }  # fmt: skip


def test_luck_of_hidden_cards_is_told_as_such() -> None:
    """No card came: to tell only the move would say nothing of what the luck was."""
    came: Chanced = {"ply": 4, "luck": [0.2, -0.2], "error": 0.01}
    for language, good, bad in (("en", "well", "badly"), ("fr", "bien", "mal")):
        told = words(language)
        assert of_hidden(came, 0, told) == ""
        for seat, how in enumerate((good, bad)):
            said = of_hidden({**came, "by": "hidden"}, seat, told)
            assert f" {how} " in said
            assert " 4." in said  # The choice was made one move before.
        assert " 4" in of_hidden({**came, "by": "both"}, 0, told)


def tale_of(seats: list[SeatSum], curve: list[tuple[int, list[float]]]) -> dict[str, dict[str, object]]:
    """The story of a match whose seats decided so, and expected that much each time."""
    steps = [Step(unblamed(ply, seat, "x"), [], [], None, shares, 0.0) for ply, (seat, shares) in enumerate(curve)]
    decisions = [step.decided for step in steps]
    review: Review = {"game": "x", "players": len(seats), "seats": seats, "decisions": decisions, "chance": []}
    return {told.kind: dict(told.params) for told in story.story(review, steps)}


def test_alone_nobody_is_in_front() -> None:
    assert list(tale_of([sums(0, 0.3, 0.0)], [(0, [0.3]), (0, [0.1])])) == ["won", "no_mistake"]
    assert list(tale_of([sums(0, 0.3, 1.0)], [(0, [0.3]), (0, [0.1])])) == ["won", "turned", "decided", "no_mistake"]


def test_a_turning_point_lies_between_two_moments() -> None:
    """What the winner expected at the first move of all is another opinion of the start, and no way from it."""
    tale = tale_of([sums(0, 0.1, 1.0), sums(1, 0.9, 0.0)], [(0, [0.6, 0.4]), (1, [0.5, 0.5]), (0, [0.7, 0.3])])
    assert (tale["turned"]["ply"], tale["turned"]["before"], tale["turned"]["after"]) == (2, 70.0, 100.0)


def test_who_shares_a_victory_and_expected_more_was_helped_by_nothing() -> None:
    seats = [sums(0, 0.6, 0.5, luck=-0.05), sums(1, 0.4, 0.5, luck=0.05)]
    assert list(tale_of(seats, [(0, [0.6, 0.4]), (1, [0.6, 0.4])])) == ["won", "led", "no_mistake"]
