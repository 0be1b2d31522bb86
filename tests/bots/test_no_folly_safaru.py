"""Positions in which only a fool would do otherwise."""

from typing import Any

import pytest

from tests.bots.positions import THINKERS, Thinker, answer
from waterhole import games

GAME = games.game("safaru")
thinkers = pytest.mark.parametrize("bot", THINKERS, ids=str)


def late(
    mine: list[str],
    wild: list[str],
    theirs: list[str],
    *,
    unicorns: int = 5,
    hedgehogs: int = 5,
    played: str | None = None,
    scores: tuple[int, int] = (0, 0),
    freed: str | None = None,
    **options: object,
) -> dict[str, Any]:
    """What seat 0 of two knows in the last deal, when this side has caught so many of each kind.

    All other cards are caught: those of the three plain species in turns.
    """
    left = list(GAME.cards)
    for card in [*mine, *wild, *theirs, *([played] if played else [])]:
        left.remove(card)
    caught: list[list[str]] = [[], []]
    quota = {"unicorn": unicorns, "hedgehog": hedgehogs}
    for number, card in enumerate(left):
        species = card.split("-")[0]
        side = number % 2
        if species in quota:
            side = 0 if quota[species] > 0 else 1
            quota[species] -= 1
        caught[side].append(card)
    first = GAME.deal(2, seed=1, first=1, hands=1, **options)  # type: ignore[arg-type]
    return {
        **first.recall(0),
        "you": 0,
        "seat": 0,
        "dealer": 1,
        "catcher": 0 if played else 1,
        "phase": "catch" if played else "play",
        "hands": [mine, None],
        "hand_sizes": [len(mine), len(theirs)],
        "wild": wild,
        "caught": caught,
        "deck_left": 0,
        "played": played,
        "taken": [],
        "scores": list(scores),
        "freed": freed,
    }


@thinkers
def test_takes_the_unicorn_that_decides_the_majority(bot: Thinker) -> None:
    known = late(["owl-3", "owl-6"], ["unicorn-3", "owl-7"], ["panther-1", "panther-9"])
    assert answer(bot, GAME, known) == "play owl-3"


@thinkers
def test_does_not_hand_the_unicorns_over_for_a_value_point(bot: Thinker) -> None:
    # 6 pairs a card of two points, 3 pairs the deciding unicorn of one.
    known = late(["owl-3", "owl-6"], ["panther-6", "unicorn-3"], ["tortoise-3", "panther-9"])
    assert answer(bot, GAME, known) == "play owl-3"


@thinkers
def test_leaves_the_hedgehog_that_costs_twelve(bot: Thinker) -> None:
    known = late(["owl-3", "owl-6"], ["hedgehog-3", "panther-9"], ["panther-4", "panther-2"], unicorns=6)
    assert answer(bot, GAME, known) == "play owl-6"


@thinkers
def test_chooses_the_pair_of_the_unicorn(bot: Thinker) -> None:
    known = late([], ["unicorn-6", "tortoise-6"], ["panther-9"], played="owl-6")
    assert answer(bot, GAME, known) == "take unicorn-6"


@thinkers
def test_chooses_the_pair_without_the_hedgehog(bot: Thinker) -> None:
    known = late([], ["hedgehog-6", "tortoise-6"], ["panther-9"], played="owl-6", unicorns=7)
    assert answer(bot, GAME, known) == "take tortoise-6"


@thinkers
def test_takes_no_second_baby(bot: Thinker) -> None:
    # 5 + 0 or 5 + 0 + 0 by adding: one of the babies must go, the other need not.
    known = late([], ["panther-0", "owl-5", "owl-0"], ["panther-9"], played="tortoise-5", unicorns=7)
    known["taken"] = ["panther-0"]
    assert answer(bot, GAME, known) == "take owl-5"


@thinkers
def test_pairs_two_points_and_not_none(bot: Thinker) -> None:
    known = late(["owl-7", "owl-1"], ["panther-7", "panther-1"], ["tortoise-4", "tortoise-2"], unicorns=7)
    assert answer(bot, GAME, known) == "play owl-7"


@thinkers
def test_does_not_release_a_unicorn_beside_its_pair(bot: Thinker) -> None:
    # The last 4 of the others catches whatever 4 lies there.
    known = late(["unicorn-4", "owl-9"], ["tortoise-2"], ["panther-4", "tortoise-4"])
    assert answer(bot, GAME, known) == "play owl-9"


@thinkers
def test_catches_nothing_where_the_fewest_points_win(bot: Thinker) -> None:
    # Half of what the most hedgehogs cost would lose the match.
    known = late(
        ["owl-6", "owl-8"], ["hedgehog-6", "panther-3"], ["panther-2", "panther-1"],
        variant="release", hedgehogs=5, scores=(32, 0),
    )  # fmt: skip
    assert answer(bot, GAME, known) == "play owl-8"


@thinkers
def test_chooses_the_worst_catch_for_a_neighbour(bot: Thinker) -> None:
    known = late(
        ["owl-8"], ["hedgehog-6", "tortoise-6"], ["panther-9"], played="owl-6",
        variant="release", hedgehogs=5,
    )  # fmt: skip
    known = {**known, "catcher": 1, "hand_sizes": [1, 1]}
    assert answer(bot, GAME, known) == "take hedgehog-6"


@thinkers
def test_calls_a_catch_that_would_hurt_its_releaser(bot: Thinker) -> None:
    # The other side released its 6 beside a hedgehog that would give it the most.
    known = late(
        ["panther-9"], ["owl-6", "hedgehog-6"], ["tortoise-1"],
        missed_catches="notice", freed="owl-6", unicorns=7, hedgehogs=5,
    )  # fmt: skip
    assert answer(bot, GAME, known) == "call"


@thinkers
def test_totals_the_unicorns_rather_than_pairing_a_card(bot: Thinker) -> None:
    # 8 + 9: the 9 is a unicorn; or the pair of 8s.
    known = late([], ["unicorn-9", "tortoise-8"], ["panther-1"], played="owl-8")
    assert answer(bot, GAME, known) == "take unicorn-9"
