# compiled: yes
"""What a seat cannot know: the order of the deck, and cards that others have drawn unseen.

An unseen card still lies in the deck it was last shuffled into, or was drawn from it by
somebody: so unseen cards can only stand for others of the same deck. `Position.secret` keeps
them apart, and a reshuffle begins a new deck.
"""

from mypy_extensions import i64

from waterhole.core.bits import counted
from waterhole.core.chance import Dice, Luck
from waterhole.games.sanctuary.bits import bits, listed
from waterhole.games.sanctuary.position import Position


def held_by_others(state: Position, seat: i64) -> i64:
    """The cards in the other hands, those just being kept included."""
    held: i64 = 0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            cards: i64 = state.hands[other]
            held |= cards
        other += 1
    return held | state.kept if state.turn != seat else held


def redeal(state: Position, seat: i64, dice: Dice) -> None:
    """Exchange what this seat cannot know, deck by deck; later shuffles are unknown, too."""
    state.luck = Luck(f"imagined/{dice.below(1 << 60)}", [], state.luck.first)
    held = held_by_others(state, seat)
    decks: list[int] = []
    for number, drawn in enumerate(state.secret):
        hidden: i64 = drawn
        hidden &= held
        pool = listed(hidden)
        if number == len(state.secret) - 1:
            pool.extend(state.deck[state.dealt :])
        dice.shuffle(pool)
        if hidden:
            hand_out(state, seat, hidden, pool)
        decks.append((drawn & ~hidden) | bits(pool[: counted(hidden)]))
        if number == len(state.secret) - 1:
            state.deck = state.deck[: state.dealt] + pool[counted(hidden) :]
    state.secret = decks


def hand_out(state: Position, seat: i64, hidden: i64, pool: list[int]) -> None:
    """The hidden cards in the other hands become the first of the pool."""
    place: i64 = 0
    other: i64 = 0
    while other < state.players:
        if other != seat:
            hand: i64 = state.hands[other]
            count = counted(hand & hidden)
            state.hands[other] = (hand & ~hidden) | bits(pool[place : place + count])
            place += count
        other += 1
    if state.turn != seat:
        count = counted(state.kept & hidden)
        state.kept = (state.kept & ~hidden) | bits(pool[place : place + count])
