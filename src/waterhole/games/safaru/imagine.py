# compiled: yes
"""What a seat could remember, and tables that agree with it.

All cards are seen when they are played or caught: a perfect memory knows all piles. What a seat cannot
know is the order of the deck, and the others' hands.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, counted, lowest
from waterhole.core.chance import Dice, Luck
from waterhole.games.safaru.phases import PHASE_NAMES
from waterhole.games.safaru.rules.catching import hunt, take
from waterhole.games.safaru.rules.hauls import STAY, all_hauls
from waterhole.games.safaru.views import (
    Catching,
    Course,
    Public,
    Seated,
    catching,
    course,
    piles,
    public,
    rows_of,
    seated,
)

if TYPE_CHECKING:
    from waterhole.games.safaru.state import SafaruState


class Recall(Seated, Course, Catching, Public):
    """What a seat could know with a perfect memory."""

    caught: list[list[str]]
    first: int


def recall(state: "SafaruState", seat: int) -> Recall:
    return {
        **seated(state, seat),
        **course(state),
        "caught": piles(state),
        **catching(state),
        **public(state, seat),
        "first": int(state.luck.first),
    }


# A table as a seat remembers it, with what it cannot know drawn at random.


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
        return numbers_of(self.left)


def imagine(state: "SafaruState", known: Recall, dice: Dice) -> None:
    """Lay out a bare table."""
    pool = Pool(state.game.card_numbers, len(state.numbers.kind))
    played = lay_out(state, known, pool)
    deal_out(state, known, pool)
    if known["freed"] is not None:
        state.freed = kind_among(state, state.wild, known["freed"])
    if played:
        hunt_on(state, lowest(played), known["taken"])
    you = known["you"]
    state.redeal(0 if you is None else you, dice)


def lay_out(state: "SafaruState", known: Recall, pool: Pool) -> i64:
    """All that lies open, and the card that catches (bits)."""
    state.turn = -1 if known["seat"] is None else known["seat"]
    state.hand = known["hand"]
    state.dealer = known["dealer"]
    state.phase = PHASE_NAMES.index(known["phase"])
    state.catcher = known["catcher"]
    state.called = known["called"]
    state.scores = list(known["scores"])
    state.sheet = rows_of(known["sheet"])
    state.wild = pool.draw(known["wild"])
    state.have = state.numbers.tally(state.wild)
    state.caught = vec[i64]([pool.draw(cards) for cards in known["caught"]])
    return pool.draw([known["played"]]) if known["played"] is not None else 0


def deal_out(state: "SafaruState", known: Recall, pool: Pool) -> None:
    """The hands and the deck: one's own cards, and any others. `redeal` makes another order of these."""
    own = [pool.draw(cards) if cards is not None else i64(0) for cards in known["hands"]]
    sizes = known["hand_sizes"]
    held = [own[seat] if hand is not None else pool.any(sizes[seat]) for seat, hand in enumerate(known["hands"])]
    state.held = vec[i64](held)
    state.deck = pool.rest()


def hunt_on(state: "SafaruState", card: i64, taken: list[str]) -> None:
    """The catch that is being chosen."""
    hunt(state, card, all_hauls(state.numbers, state.have, state.numbers.number[card]))
    for name in taken:
        take(state, kind_among(state, state.wild & ~state.taken, name))


def kind_among(state: "SafaruState", cards: i64, name: str) -> i64:
    """The first of these cards that has this id."""
    numbers = state.numbers
    return numbers.card_among(cards, numbers.kind[state.game.card_numbers[name]])


def redeal(state: "SafaruState", seat: i64, dice: Dice) -> None:
    """Unknown to a seat are the others' cards, the deck's order, and all shuffles to come."""
    pool = state.deck[state.dealt :]
    sizes: list[int] = []
    for other in range(state.players):
        size = 0
        if other != seat:
            for card in range(len(state.numbers.kind)):
                if state.held[other] >> card & 1:
                    pool.append(card)
                    size += 1
        sizes.append(size)
    dice.shuffle(pool)
    for other in range(state.players):
        if other != seat:
            cards: i64 = 0
            for _ in range(sizes[other]):
                cards |= bit(pool.pop())
            state.held[other] = cards
    state.deck = state.deck[: state.dealt] + pool
    state.luck = Luck(str(dice.below(STAY)), [], state.luck.first)


def blur(state: "SafaruState", seat: i64, dice: Dice) -> None:
    """As if nobody remembered the piles that lie face down: they, the other hands and the deck are dealt anew."""
    if state.numbers.open_catches or state.turn < 0:
        return
    sides = state.sides()
    pool = state.deck[state.dealt :]
    others = [other for other in range(state.players) if other != seat]
    closed = [side for side in range(sides) if side != seat % sides]
    for cards in [*[state.held[other] for other in others], *[state.caught[side] for side in closed]]:
        pool += numbers_of(cards)
    dice.shuffle(pool)
    for other in others:
        state.held[other] = dealt(pool, counted(state.held[other]))
    for side in closed:
        state.caught[side] = dealt(pool, counted(state.caught[side]))
    state.deck = state.deck[: state.dealt] + pool


def numbers_of(cards: i64) -> list[int]:
    """A set of cards as a list."""
    found: list[int] = []
    while cards:
        found.append(lowest(cards))
        cards &= cards - 1
    return found


def dealt(pool: list[int], count: i64) -> i64:
    """So many cards from the end of the pool, as bits."""
    cards: i64 = 0
    while count > 0:
        cards |= bit(pool.pop())
        count -= 1
    return cards


def reshuffle(state: "SafaruState", dice: Dice) -> None:
    """Another order of the deck, and of all shuffles to come."""
    rest = state.deck[state.dealt :]
    dice.shuffle(rest)
    state.deck = state.deck[: state.dealt] + rest
    state.luck = Luck(str(dice.below(STAY)), [], state.luck.first)
