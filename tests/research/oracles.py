"""What a row should say, worked out in plain Python from `recall` alone, and from `facts` for what is hidden.

An oracle is given nothing but what the seat knows: a row that agrees with it cannot tell more.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from waterhole import Game

Known = Mapping[str, Any]
Rows = dict[str, list[float]]


def choice(place: int | None, count: int) -> list[float]:
    return [float(place == number) for number in range(count)]


def among(names: Sequence[str], all_names: Sequence[str]) -> list[float]:
    return [float(list(names).count(name)) for name in all_names]


class Eyes:
    """The seats as the observer counts them."""

    def __init__(self, known: Known) -> None:
        self.you, self.players = known["you"], known["players"]
        self.order = [(self.you + place) % self.players for place in range(self.players)]

    def one(self, seat: int | None) -> list[float]:
        return [float(other == seat) for other in self.order]

    def turned(self, by_seat: Sequence[Any]) -> list[Any]:
        return [by_seat[other] for other in self.order]


def serengeti(game: Game, known: Known) -> Rows:
    eyes, cards, chips = Eyes(known), game.cards, game.numbers["chips"]
    assert isinstance(chips, int)
    return {
        "phase": choice(["auction", "discard", "over"].index(known["phase"]), 3),
        "turn": eyes.one(known["seat"]),
        "round": [known["round"] / 15],
        "lot": among(known["lot"], cards),
        "discarded": among(known["discarded"], cards),
        "cards": [flag for row in eyes.turned(known["cards"]) for flag in among(row, cards)],
        "bid": [known["bid"] / chips],
        "bidder": eyes.one(known["bidder"]),
        "bank": [known["bank"] / chips],
        "chips": [count / chips for count in eyes.turned(known["chips"])],
        "passed": eyes.turned(known["passed"]),
        "out": eyes.turned(known["out"]),
        "has_bid": eyes.turned(known["has_bid"]),
        "served": eyes.turned(known["served"]),
        "opener": eyes.one(known["opener"]),
        "starter": eyes.one(known["starter"]),
    }


def safaru(game: Game, known: Known) -> Rows:
    eyes, kinds = Eyes(known), list(dict.fromkeys(game.cards))
    sides = len(known["sides"])
    order = [(eyes.you + place) % sides for place in range(sides)]
    return {
        "phase": choice(["play", "catch", "call", "over"].index(known["phase"]), 4),
        "turn": eyes.one(known["seat"]),
        "dealer": eyes.one(known["dealer"]),
        "catcher": eyes.one(known["catcher"]),
        "hand_number": [known["hand"] / 10],
        "deck_left": [known["deck_left"] / len(game.cards)],
        "hand_sizes": [size / 4 for size in eyes.turned(known["hand_sizes"])],
        "scores": [known["scores"][side] / 100 for side in order],
        "caught": [count for side in order for count in among(known["caught"][side], kinds)],
        "hand": among(known["hands"][eyes.you], kinds),
        "wild": among(known["wild"], kinds),
        "played": among([known["played"]], kinds),
        "taken": among(known["taken"], kinds),
        "freed": among([known["freed"]], kinds),
        "called": [known["called"]],
    }


ROLES = ("conservationist", "caretaker", "ranger", "breeder", "manager", "warden", "guard", "vet")
DRAFT_STEPS = ("slide", "swap", "draft", "extra", "breed")
STEPS = (*DRAFT_STEPS, "play", "promote", "buy", "keep", "warden", "guard", "vet", "discard", "done")
DONE = ("refill", "swap", "manager", "promote", "keep", "warden", "guard")
LINES = (*"ABCD", *"12345")


def sanctuary(game: Game, known: Known) -> Rows:
    eyes, cards = Eyes(known), game.cards
    draft, expansion = known["draft"] or {}, known["expansion"] or {}
    here = len(DRAFT_STEPS) if known["phase"] == "expand" else 0
    others = eyes.order[1:]
    numbers: Any = game.numbers
    return {
        "phase": choice(["draft", "expand", "start", "over"].index(known["phase"]), 4),
        "step": choice(known["step"] and STEPS.index(known["step"], here), len(STEPS)) if known["step"] else [0.0] * 14,
        "done": among(known["done"], DONE),
        "turn_number": [known["turn"] / 10],
        "turn": eyes.one(known["seat"]),
        "start": eyes.one(known["start"]),
        "declined": [float(seat in known["declined"]) for seat in eyes.order],
        "array": [number for space in range(20) for number in space_of(numbers, known, space)],
        "discard": among(known["discard"], cards),
        "supply": [known["supply"] / 20],
        "seats": [number for seat in eyes.order for number in seat_of(known, seat)],
        "actions": [1 - len(draft["order"]) / (2 * eyes.players) if draft else 0],
        "slides_left": [draft.get("slides_left", 0) / 4],
        "line": choice(LINES.index(draft["line"]) if draft.get("line") else None, 9),
        "ranger": [draft.get("ranger", False)],
        "played": among(expansion.get("played", []), cards),
        "points": [expansion.get("points", 0) / 10],
        "bought": [expansion.get("bought", 0) / 10],
        "hand": among(known["known"][eyes.you], cards),
        "secret": among([card for drawn in known["drawn"] for card in drawn], cards),
        "kept": among(expansion.get("kept", []), cards),
        "kept_unseen": now_and_before(known["unknown_kept"]),
        "unseen": [
            *among(known["unseen"][-1], cards),
            *among([card for pool in known["unseen"][:-1] for card in pool], cards),
        ],
        "others": [
            number
            for seat in others
            for number in (*among(known["known"][seat], cards), *now_and_before(known["unknown"][seat]))
        ],
    }


def now_and_before(by_deck: Sequence[int]) -> list[float]:
    return [by_deck[-1], sum(by_deck[:-1])]


def space_of(numbers: Any, known: Known, space: int) -> list[float]:
    terrains, animals = [*numbers["terrains"], *numbers["herds"]], list(numbers["sets"])
    animal, _, terrain = (known["array"][space] or "-").partition("-")
    terrain = animal if terrain == "herd" else terrain
    herd = animal in numbers["herds"]
    return [*among([terrain], terrains), *among([] if herd else [animal], animals), known["on"][space]]


def seat_of(known: Known, seat: int) -> list[float]:
    team = known["staff"][seat]
    return [
        team.count("guide") / 4,
        *among(team, ROLES),
        known["tokens"][seat] / 20,
        known["repopulation"][seat] / 5,
        known["scores"][seat] / 50,
        known["stack"].index(seat) / known["players"],
    ]


ORACLES: dict[str, Callable[[Game, Known], Rows]] = {
    "serengeti": serengeti,
    "safaru": safaru,
    "sanctuary": sanctuary,
}


# What is hidden.


def hidden(game: Game, facts: Known, seat: int) -> Rows:
    """From everything."""
    players = len(facts["hands"]) if "hands" in facts else 0
    hands = [facts["hands"][(seat + place) % players] for place in range(1, players)]
    deck, cards = facts["deck"], game.cards
    kinds = list(dict.fromkeys(cards))
    if game.name == "safaru":
        drawn = [*deck, *[""] * (len(cards) - len(deck))]
        return {
            "other_hands": [count for hand in hands for count in among(hand, kinds)],
            "deck": [flag for card in drawn for flag in among([card], kinds)],
        }
    places = {card: (place + 1) / len(cards) for place, card in enumerate(deck)}
    found: Rows = {"deck": [places.get(card, 0.0) for card in cards]}
    if game.name == "sanctuary":
        found["other_hands"] = [flag for hand in hands for flag in among(hand, cards)]
    return found
