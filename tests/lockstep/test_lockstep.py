"""Waterhole and the models agree: the legal moves, the facts after every decision, and the result.

A few matches of every kind here; with `make proof PART=lockstep` more than five hundred of each game, in which every
rare thing listed below has to come up.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product

import pytest

from tests.lockstep.drive import Lockstep
from tests.server.proof import FULL, count

Options = dict[str, object]

ROLES = ("caretaker", "breeder", "manager", "warden", "guard", "vet")
RARE: dict[str, tuple[str, ...]] = {
    "serengeti": (
        "could not pay",
        "everybody out",
        "sole owner of 2",
        "several owners",
        "passed for 1",
        "passed for 0",
    ),
    "safaru": ("a choice of catches", "stay with 1", "pair with 1", "pair with 3"),
    "sanctuary": (
        *(f"promote {role}" for role in ROLES),
        *("slide", "refill", "swap", "extra", "breed", "keep", "buy", "warden", "vet", "discard"),
    ),
}
RARE_WITH: dict[tuple[str, object], tuple[str, ...]] = {
    ("forbidden_bids", "fine"): ("fined 1", "fined 0"),
    ("missed_catches", "notice"): ("rightly called", "called in phase play", "called in phase call", "let"),
}
LONG = {
    "manager",
    "guard",
    "the leader must",
    "accept",
    "decline",
    "reshuffle in phase draft",
    "reshuffle in phase expand",
}
"""In Sanctuary, when it does not end after three turns."""
LENGTHS: tuple[Options, ...] = ({"hands": 1}, {"target": 40}, {}, {"target": 120, "hands": 3})


Kind = tuple[str, int, Options]


def kinds() -> Iterator[Kind]:
    """Every game for every number of players, with every combination of its options."""
    for players, bids, opened in product((3, 4, 5), ("prevent", "fine"), (False, True)):
        yield "serengeti", players, {"forbidden_bids": bids, "open_chips": opened}
    for players, variant, missed, opened in product(
        (2, 3, 4), ("catch", "release"), ("prevent", "notice"), (False, True)
    ):
        yield "safaru", players, {"variant": variant, "missed_catches": missed, "open_catches": opened}
    for easier in (False, True):
        yield "sanctuary", 1, {"easier": easier}
    for players in (2, 3, 4):
        yield "sanctuary", players, {}


MATCHES = {"serengeti": count(2, 45), "safaru": count(1, 24), "sanctuary": count(1, 101)}
"""So many of each kind."""


def rare(name: str, players: int, options: Mapping[str, object]) -> set[str]:
    expected = {*RARE[name], *(thing for option in options.items() for thing in RARE_WITH.get(option, ()))}
    return expected | (LONG if name == "sanctuary" and players > 1 else set())


def title(kind: Kind) -> str:
    name, players, options = kind
    return "-".join([name, str(players), *(f"{option}={value}" for option, value in options.items())])


@pytest.mark.parametrize("kind", [*kinds()], ids=title)
def test_the_model_and_waterhole_agree(kind: Kind, capsys: pytest.CaptureFixture[str]) -> None:
    name, players, options = kind
    seen, decisions = Counter[str](), 0
    for number in range(MATCHES[name]):
        length = LENGTHS[number % len(LENGTHS)] if name == "safaru" else {}
        match = Lockstep(name, players, f"lockstep {number}", {**options, **length})
        seen += match.run()
        decisions += match.decisions
    if FULL:
        with capsys.disabled():
            print(f"\n{MATCHES[name]} matches, {decisions} decisions, no difference: {dict(sorted(seen.items()))}")
        assert rare(name, players, options) <= set(seen)
