"""Positions of Safarü for its rule tests."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import waterhole
from tests.playing import deck_with
from waterhole import State
from waterhole.core.chance import stream
from waterhole.games.safaru.views import Facts

GAME = waterhole.game("safaru")
SPECIES = GAME.edition.words("species")


def deal(*front: str, players: int = 2, first: int | None = None, **options: str | int) -> State:
    """The first deal, with these cards on top; seat 0 begins unless `first` names another dealer."""
    dealer = players - 1 if first is None else first
    return GAME.set_up(players, options, chance=[deck_with(GAME, *front)], first=dealer)


def position(
    hand: Sequence[str],
    wild: Sequence[str],
    caught: Sequence[Sequence[str]] | None = None,
    players: int = 2,
    known: Mapping[str, object] | None = None,
    **options: str | int,
) -> State:
    """Seat 0 is to play and holds these cards, as many as the others, with these in the wild."""
    memory = cast(dict[str, Any], GAME.set_up(players, options, seed=0, first=players - 1).recall(0))
    memory["hands"][0] = list(hand)
    memory |= {"hand_sizes": [len(hand)] * players, "wild": list(wild), **(known or {})}
    if caught is not None:
        memory["caught"] = [list(cards) for cards in caught]
    return GAME.imagine(memory, stream("position"))


def facts(state: State) -> Facts:
    return cast(Facts, state.facts())


def outcomes(state: State, text: str) -> set[tuple[tuple[str, ...], bool]]:
    """All outcomes of playing a card: the wild cards that go, and whether it goes with them."""
    child = state.copy()
    told = child.narrate(GAME.parse(child, text))
    for event in told:
        if event.kind == "cards_caught":
            return {(tuple(cast(list[str], event.params["cards"])), bool(event.params["paired"]))}
        if event.kind == "card_freed":
            return set()
    return {outcome for move in child.moves() for outcome in outcomes(child, GAME.text(child, move))}


def numbers(found: set[tuple[tuple[str, ...], bool]]) -> set[str]:
    """Outcomes by their numbers only: "3 4", and "7 +" when the card played goes, too."""
    return {
        " ".join(sorted(card.split("-")[1] for card in cards)) + (" +" if paired else "") for cards, paired in found
    }


def cards(*numbers: int) -> list[str]:
    """Cards with these numbers, of species that score nothing of their own, no card twice."""
    found: list[str] = []
    for number in numbers:
        found.append(next(f"{s}-{number}" for s in SPECIES[2:] if f"{s}-{number}" not in found))
    return found


def count(state: State) -> dict[str, list[int]]:
    """The points of each line, were the hand over now, as an open table shows them; "total" is the last."""
    memory = cast(dict[str, Any], state.recall(0))
    memory["options"]["open_catches"] = True
    sheet = cast(Any, GAME.imagine(memory, stream("count")).view(0)["so_far"])
    return {**{line["line"]: line["points"] for line in sheet["lines"]}, "total": sheet["totals"]}


def random_hand(state: State, seed: str = "hand") -> State:
    """Play at random until the hand is over; the state then."""
    dice = stream(seed)
    number = facts(state)["hand"]
    while not state.over and facts(state)["hand"] == number:
        moves = state.moves()
        state.play(moves[dice.below(len(moves))])
    return state
