"""What a seat could know with a perfect memory, and tables that agree with it: bots think on those alone."""

from typing import TYPE_CHECKING

from waterhole.core.chance import Dice

from .views import View, ids, view

if TYPE_CHECKING:
    from .state import PebblesState


class Recall(View):
    """The view, and what was seen before."""

    seen: list[str]


def recall(state: "PebblesState", seat: int) -> Recall:
    """All that this seat has seen."""
    return {**view(state, seat), "seen": ids(state, state.seen)}


def remember(state: "PebblesState", known: Recall, numbers: dict[str, int], dice: Dice) -> None:
    """Lay out a bare table as a seat remembers it, and what it cannot know by chance."""
    state.laid = [numbers[card] for card in known["laid"]]
    state.seen = [numbers[card] for card in known["seen"]]
    state.points = list(known["points"])
    state.turn = -1 if known["seat"] is None else known["seat"]
    you, hand = known["you"] or 0, [numbers[card] for card in known["hand"] or []]
    unseen = [stone for stone in numbers.values() if stone not in {*hand, *state.laid, *state.seen}]
    for seat, size in enumerate(known["hand_sizes"]):
        state.hands[seat] = hand if seat == you else [unseen.pop() for _ in range(size)]
    state.spare = unseen
    redeal(state, you, dice)


def redeal(state: "PebblesState", seat: int, dice: Dice) -> None:
    """The other hands and the stones that were not dealt can be anywhere."""
    others = [hand for other, hand in enumerate(state.hands) if other != seat]
    hidden = sorted([stone for hand in [*others, state.spare] for stone in hand])
    dice.shuffle(hidden)
    for hand in [*others, state.spare]:
        hand[:] = sorted(hidden[: len(hand)])
        del hidden[: len(hand)]
