# compiled: yes
"""What a seat could remember, and tables that agree with it.

All that leaves a hand lies open, and so did all that was drafted: what a seat cannot know is the order
of the deck, and cards that others have drawn unseen. Such a card still lies in the deck it was last
shuffled into, or was drawn from it by somebody: so unseen cards can only stand for others of the same
deck. `SanctuaryState.secret` keeps the decks apart, and a reshuffle begins a new one.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, counted, numbered
from waterhole.core.chance import Dice, Luck
from waterhole.games.sanctuary.array import EMPTY, LINE_NAMES
from waterhole.games.sanctuary.bits import bits, listed
from waterhole.games.sanctuary.phases import PHASE_NAMES, STEP_NAMES
from waterhole.games.sanctuary.steps import done, done_bits
from waterhole.games.sanctuary.team import team_of
from waterhole.games.sanctuary.views import Drafting, Expanding, Public, held_by_others, known_hands, public

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


class Recall(Public):
    """What a seat could know with a perfect memory; lists of lists are by seat, then by deck, or by deck alone."""

    done: list[str]
    known: list[list[str]]
    unknown: list[list[int]]
    unknown_kept: list[int]
    unseen: list[list[str]]
    drawn: list[list[str]]


def recall(state: "SanctuaryState", seat: int) -> Recall:
    hands = known_hands(state, seat)
    kept = 0 if seat == state.turn else state.kept
    mine = state.hands[seat] | (state.kept if seat == state.turn else 0)
    return {
        **public(state, seat),
        "done": done(state),
        "known": [state.ids(hand) for hand in hands],
        "unknown": [
            [0 if other == seat else int(counted(hand & drawn)) for drawn in state.secret]
            for other, hand in enumerate(state.hands)
        ],
        "unknown_kept": [int(counted(kept & drawn)) for drawn in state.secret],
        "unseen": pools(state, seat),
        "drawn": [state.ids(mine & drawn) for drawn in state.secret],
    }


def pools(state: "SanctuaryState", seat: int) -> list[list[str]]:
    """For each deck the cards of it that this seat has not seen since it was shuffled."""
    held = held_by_others(state, seat)
    found = [held & drawn for drawn in state.secret]
    found[-1] |= bits(state.deck[state.dealt :])
    return [state.ids(cards) for cards in found]


# A table as a seat remembers it, with what it cannot know drawn at random.


def imagine(state: "SanctuaryState", known: Recall, dice: Dice) -> None:
    """Lay out a bare table."""
    lay_out(state, known)
    deal_out(state, known)
    if known["draft"] is not None:
        draft_on(state, known["draft"])
    if known["expansion"] is not None:
        expand_on(state, known["expansion"])
    you = known["you"]
    state.redeal(0 if you is None else you, dice)


def lay_out(state: "SanctuaryState", known: Recall) -> None:
    """All that lies open."""
    cards = state.game.card_numbers
    state.turn = -1 if known["seat"] is None else known["seat"]
    state.round = known["turn"]
    state.phase = PHASE_NAMES.index(known["phase"])
    state.step = 0 if known["step"] is None else STEP_NAMES[state.phase].index(known["step"])
    state.done = done_bits(known["done"])
    state.start = known["start"]
    state.array = vec[i64]([EMPTY if card is None else cards[card] for card in known["array"]])
    state.on = vec[i64](known["on"])
    state.discard = numbered(known["discard"], cards)
    state.tokens = vec[i64](known["tokens"])
    state.supply = known["supply"]
    state.staff = vec[i64]([team_of(roles) for roles in known["staff"]])
    state.repopulation = vec[i64](known["repopulation"])
    state.scores = vec[i64](known["scores"])
    state.stack = vec[i64](known["stack"])
    for seat in known["declined"]:
        state.declined |= bit(seat)


def deal_out(state: "SanctuaryState", known: Recall) -> None:
    """The hands and the deck: cards known, and as many others of each deck as are not."""
    cards = state.game.card_numbers
    pools = [[cards[card] for card in pool] for pool in known["unseen"]]
    secret = [numbered(mine, cards) | bits(pool) for mine, pool in zip(known["drawn"], pools, strict=True)]
    hands = [
        numbered(held, cards) | taken(pools, counts)
        for held, counts in zip(known["known"], known["unknown"], strict=True)
    ]
    state.hands = vec[i64](hands)
    state.kept = taken(pools, known["unknown_kept"])
    secret[-1] &= ~bits(pools[-1])  # what was not taken is the deck
    state.secret = vec[i64](secret)
    state.deck = pools[-1]


def taken(pools: list[list[int]], counts: list[int]) -> i64:
    """So many cards from the end of each pool."""
    found: i64 = 0
    for pool, count in zip(pools, counts, strict=True):
        for _ in range(count):
            found |= bit(pool.pop())
    return found


def draft_on(state: "SanctuaryState", draft: Drafting) -> None:
    """The drafting action under way."""
    state.action = 2 * state.players - len(draft["order"])
    state.slides = state.guides() - draft["slides_left"]
    state.line = -1 if draft["line"] is None else LINE_NAMES.index(draft["line"])
    state.ranger = draft["ranger"]


def expand_on(state: "SanctuaryState", expansion: Expanding) -> None:
    """The expansion under way."""
    cards = state.game.card_numbers
    state.played = numbered(expansion["played"], cards)
    state.kept |= numbered(expansion["kept"], cards)
    state.points = expansion["points"]
    state.bought = expansion["bought"]


def redeal(state: "SanctuaryState", seat: i64, dice: Dice) -> None:
    """Exchange what this seat cannot know, deck by deck; later shuffles are unknown, too."""
    state.luck = Luck(f"imagined/{dice.below(1 << 60)}", [], state.luck.first)
    held = held_by_others(state, seat)
    decks = state.secret[:]
    for number in range(len(decks)):
        drawn = decks[number]
        hidden = drawn & held
        pool = listed(hidden)
        if number == len(state.secret) - 1:
            pool.extend(state.deck[state.dealt :])
        dice.shuffle(pool)
        if hidden:
            hand_out(state, seat, hidden, pool)
        decks[number] = (drawn & ~hidden) | bits(pool[: counted(hidden)])
        if number == len(state.secret) - 1:
            state.deck = state.deck[: state.dealt] + pool[counted(hidden) :]
    state.secret = decks


def reshuffle(state: "SanctuaryState", dice: Dice) -> None:
    """The deck and all later shuffles are unknown to everybody."""
    state.luck = Luck(f"imagined/{dice.below(1 << 60)}", [], state.luck.first)
    rest = state.deck[state.dealt :]
    dice.shuffle(rest)
    state.deck = state.deck[: state.dealt] + rest


def hand_out(state: "SanctuaryState", seat: i64, hidden: i64, pool: list[int]) -> None:
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
