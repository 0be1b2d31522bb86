# compiled: yes
"""From what a seat can know to a full state that agrees with it."""

from collections.abc import Mapping
from typing import Any, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, lowest
from waterhole.core.chance import Dice, Luck
from waterhole.core.event import Json
from waterhole.core.game import Game
from waterhole.games.safaru.numbers import Numbers
from waterhole.games.safaru.rules import SafaruState
from waterhole.games.safaru.views import PHASES, sheet_of


@final
class Pool:
    """All the cards, to be drawn by their ids; of two alike the first that is still there."""

    def __init__(self, first: dict[str, int], cards: i64) -> None:
        self.first = first  # card of each id; one alike is the next
        self.left: i64 = bit(cards) - 1

    def draw(self, ids: list[str]) -> i64:
        """The cards of these ids (bits)."""
        drawn: i64 = 0
        for name in ids:
            card = bit(self.first[name])
            if not self.left & card:
                card <<= 1
            self.left &= ~card
            drawn |= card
        return drawn

    def any(self, count: i64) -> i64:
        """So many cards, no matter which (bits)."""
        drawn: i64 = 0
        while count > 0:
            card = self.left & -self.left
            self.left ^= card
            drawn |= card
            count -= 1
        return drawn

    def rest(self) -> list[int]:
        """All that has not been drawn."""
        left = self.left
        cards: list[int] = []
        while left:
            cards.append(lowest(left))
            left &= left - 1
        return cards


def imagine(
    game: Game, numbers: Numbers, card_numbers: dict[str, int], recall: Mapping[str, Json], dice: Dice
) -> SafaruState:
    known = cast(Mapping[str, Any], recall)
    you: int = known["you"]
    pool = Pool(card_numbers, len(numbers.kind))
    mine = pool.draw(known["hands"][you])
    wild = pool.draw(known["wild"])
    caught = [pool.draw(cards) for cards in known["caught"]]
    played = pool.draw([known["played"]]) if known["played"] else i64(0)
    # Any order will do: `redeal` makes another at the end.
    held = [mine if seat == you else pool.any(size) for seat, size in enumerate(known["hand_sizes"])]
    state = SafaruState(
        game, numbers, known["players"],
        Luck("", [], known["first"]), (), -1 if known["seat"] is None else known["seat"],
        deck=pool.rest(), dealt=0, hand=known["hand"], dealer=known["dealer"],
        phase=PHASES.index(known["phase"]), held=vec[i64](held), wild=wild, have=0, caught=vec[i64](caught),
        scores=list(known["scores"]), sheet=sheet_of(known["sheet"]), played=-1,
        catcher=known["catcher"], taken=0, got=0, last=-1, ways=vec[i64](), options=0, freed=-1,
        called=known["called"],
    )  # fmt: skip
    state.have = state.tally(wild)
    if known["freed"]:
        state.freed = state.card_among(wild, numbers.kind[card_numbers[known["freed"]]])
    if played:
        state.hunt_with(lowest(played))
        for name in known["taken"]:
            state.take(state.card_among(state.wild & ~state.taken, numbers.kind[card_numbers[name]]))
    state.redeal(you, dice)
    return state
