"""What hidden cards did for a choice: how it fared with the true ones, against those that its seat had to reckon with.

A card that is right by what one knows can meet the one hand that answers it. So the same moves are played on with the
true hands, and with hands that the seat could imagine: what the move that was made gains beside the others, more with
the true hands than with the imagined ones, was given by cards. On average that is nothing, whatever the value is worth.
Only for matches that are over: it looks into hands.
"""

from waterhole.coach.luck import Gain, by_seat
from waterhole.coach.playing_on import brought, likely
from waterhole.core.chance import Dice
from waterhole.core.knowledge import Knowledge
from waterhole.core.state import State

DEALS = 40
"""So many times everything is played on."""


def hidden_luck(
    knowledge: Knowledge, root: State, state: State, move: int, dice: Dice, deals: int = DEALS
) -> Gain | None:
    """What everybody gained by hidden cards with this move; None where there was no choice, or nothing hidden.

    `root` is a table that agrees with what the seat on turn knew.
    """
    moves, chances = likely(knowledge, state)
    if knowledge.bare(state) or moves == [move]:
        return None
    if move not in moves:
        moves, chances = [*moves, move], [*chances, 0.0]
    beside = [(one == move) - chance for one, chance in zip(moves, chances, strict=True)]
    found: list[list[float]] = []
    for _ in range(deals):
        true, imagined = state.copy(), root.copy()
        true.reshuffle(dice)
        imagined.redeal(state.turn, dice)
        with_true, with_imagined = (brought(knowledge, table, moves, dice) for table in (true, imagined))
        found.append([
            sum(
                weight * (one[seat] - other[seat])
                for weight, one, other in zip(beside, with_true, with_imagined, strict=True)
            )
            for seat in range(state.players)
        ])  # fmt: skip
    means = by_seat(found)
    return Gain([one.mean for one in means], max(one.error for one in means))
