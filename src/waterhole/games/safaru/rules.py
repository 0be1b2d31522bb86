# compiled: yes
"""The rules of Safarü: a card played catches wild cards by sums and pairs, or goes free."""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.chance import Dice, Luck
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.core.state import State
from waterhole.games.safaru.catches import (
    PAIR,
    STAY,
    TALLY,
    all_ways,
    bit,
    leads_on,
    only_outcome,
    steps,
    still_open,
)

if TYPE_CHECKING:
    from waterhole.core.game import Game

NO_WAYS = vec[i64]()

PLAY = 0
CATCH = 1
OVER = 2


@final
class Numbers:
    """The edition's numbers and the table's options, ready for use.

    Cards are numbers in deck order; those of one species and number are alike and of one kind.
    Moves: play, take and release a kind, in this order, then stay, pair and call.
    """

    def __init__(
        self,
        hand: int,
        wild: int,
        total: int,
        number: vec[i64],
        value: vec[i64],
        kind: vec[i64],
        first: vec[i64],
        alike: int,
        units: vec[i64],
        with_number: vec[i64],
        lines: list[str],
        line_cards: list[int],
        line_points: list[int],
        line_most: list[bool],
        release: bool,
        notice: bool,
        target: int,
        hands: int,
    ) -> None:
        self.hand: i64 = hand
        self.wild: i64 = wild
        self.total: i64 = total
        self.number = number  # of each card
        self.value = value  # of each card
        self.kind = kind  # of each card
        self.first = first  # card of each kind
        self.alike: i64 = alike  # cards whose kind has been there before (bits)
        self.units = units  # for each card: 1 in the place of its number in a tally
        self.with_number = with_number  # for each number: its cards (bits)
        self.lines = lines  # the lines of the score, by name …
        self.line_cards = line_cards  # … the cards that each counts (bits) …
        self.line_points = line_points  # … its points …
        self.line_most = line_most  # … and whether for the most of them, or for each
        self.release = release
        self.notice = notice
        self.target: i64 = target
        self.hands: i64 = hands  # 0: no limit
        self.kinds: i64 = len(first)
        self.take: i64 = self.kinds
        self.free: i64 = 2 * self.kinds
        self.stay: i64 = 3 * self.kinds
        self.pair: i64 = self.stay + 1
        self.call: i64 = self.stay + 2
        self.pack = [int(first[of]) for of in kind]


@final
class SafaruState(State):
    """Cards in sets are bits of a number: bit 4 of `wild` or of `held[s]` is card 4 in deck order."""

    def __init__(
        self,
        game: "Game",
        numbers: Numbers,
        players: i64,
        luck: Luck,
        drawn: tuple[tuple[str, list[int]], ...],
        turn: i64,
        deck: list[int],
        dealt: i64,
        hand: i64,
        dealer: i64,
        phase: i64,
        held: vec[i64],
        wild: i64,
        have: i64,
        caught: vec[i64],
        scores: list[int],
        sheet: list[list[int]],
        played: i64,
        catcher: i64,
        taken: i64,
        last: i64,
        ways: vec[i64],
        options: i64,
        freed: i64,
        called: bool,
    ) -> None:
        super().__init__(game, players, luck, drawn, turn)
        self.numbers = numbers
        self.deck = deck  # never changed in place: copies share it
        self.dealt: i64 = dealt  # cards that have left the deck
        self.hand: i64 = hand
        self.dealer: i64 = dealer
        self.phase: i64 = phase
        self.held = held
        self.wild: i64 = wild
        self.have: i64 = have  # the tally of the wild
        self.caught = caught  # by side
        self.scores = scores  # by side
        self.sheet = sheet  # counts and points of the last hand, line by line; never changed in place
        self.played: i64 = played  # the card that catches, or −1
        self.catcher: i64 = catcher  # who played last
        self.taken: i64 = taken  # wild cards chosen so far
        self.last: i64 = last  # the last of them, or −1
        self.ways = ways  # still open; never changed in place
        self.options: i64 = options  # the cards that can be taken next, with STAY and PAIR
        self.freed: i64 = freed  # the card released just now, which may be called, or −1
        self.called = called  # in this turn

    def copy(self) -> "SafaruState":
        return SafaruState(
            self.game,
            self.numbers,
            self.players,
            self.luck,
            self.drawn,
            self.turn,
            self.deck,
            self.dealt,
            self.hand,
            self.dealer,
            self.phase,
            self.held[:],
            self.wild,
            self.have,
            self.caught[:],
            self.scores[:],
            self.sheet,
            self.played,
            self.catcher,
            self.taken,
            self.last,
            self.ways,
            self.options,
            self.freed,
            self.called,
        )

    def sides(self) -> i64:
        """Rule 1.1: with four players those opposite each other are one side; seat s plays for side s % sides."""
        return 2 if self.players == 4 else self.players

    # What is legal: `moves` and `refusal` read the same hand and the same options.

    def moves(self) -> list[int]:
        legal: list[int] = []
        if self.phase == PLAY:
            self.list_kinds(legal, self.held[self.turn], 0)
            if self.numbers.notice:  # Rule 2.12
                self.list_kinds(legal, self.held[self.turn], self.numbers.free)
                if self.freed >= 0:
                    legal.append(self.numbers.call)
        elif self.phase == CATCH:
            self.list_kinds(legal, self.options & ~(STAY | PAIR), self.numbers.take)
            if self.options & STAY:
                legal.append(self.numbers.stay)
            if self.options & PAIR:
                legal.append(self.numbers.pair)
        return legal

    def list_kinds(self, legal: list[int], cards: i64, base: i64) -> None:
        """Append the moves for the kinds of these cards, each once."""
        kind = self.numbers.kind
        cards &= ~(self.numbers.alike & (cards << 1))
        card: i64 = 0
        while cards:
            while not cards & 15:
                cards >>= 4
                card += 4
            if cards & 1:
                legal.append(base + kind[card])
            cards >>= 1
            card += 1

    def refusal(self, move: i64) -> IllegalMove | None:
        numbers = self.numbers
        if self.phase == CATCH:
            return self.refusal_of_catch(move)
        if move == numbers.call:
            return self.refusal_of_call()
        if numbers.take <= move < numbers.free or move >= numbers.stay:
            return IllegalMove("safaru.not_catching", {}, "2.2")
        if move >= numbers.free and not numbers.notice:
            return IllegalMove("safaru.must_catch", {}, "2.9")
        kind = move % numbers.kinds
        if self.card_among(self.held[self.turn], kind) >= 0:
            return None
        return IllegalMove("safaru.not_in_hand", {"card": self.name(numbers.first[kind])}, "2.2")

    def refusal_of_call(self) -> IllegalMove | None:
        """Rule 2.12."""
        if not self.numbers.notice:
            return IllegalMove("safaru.no_calls", {}, "2.12")
        if self.called:
            return IllegalMove("safaru.called_already", {}, "2.12")
        return None if self.freed >= 0 else IllegalMove("safaru.nothing_to_call", {}, "2.12")

    def refusal_of_catch(self, move: i64) -> IllegalMove | None:
        numbers = self.numbers
        if move == numbers.stay or move == numbers.pair:
            return self.refusal_of_end(STAY if move == numbers.stay else PAIR)
        if not numbers.take <= move < numbers.free:
            return IllegalMove("safaru.catch_first", {"card": self.name(self.played)}, "2.9")
        kind = move - numbers.take
        card = self.card_among(self.wild & ~self.taken, kind)
        if card < 0:
            return IllegalMove("safaru.not_in_wild", {"card": self.name(numbers.first[kind])}, "2.3")
        if card < self.last:
            return IllegalMove(
                "safaru.out_of_order", {"card": self.name(card), "cards": self.ids(self.taken)}, "2.11"
            )
        if self.options >> card & 1:
            return None
        return self.refusal_of_cards(self.taken | bit(card))

    def refusal_of_end(self, ending: i64) -> IllegalMove | None:
        """Why the cards taken are no catch that ends this way."""
        if self.options & ending:
            return None
        if self.options & (STAY | PAIR):
            code = "safaru.no_pair" if ending == PAIR else "safaru.must_pair"
            return IllegalMove(code, {"card": self.name(self.played)}, "2.7")
        if self.taken == 0:
            return IllegalMove("safaru.nothing_taken", {"card": self.name(self.played)}, "2.9")
        return self.refusal_of_cards(self.taken)

    def refusal_of_cards(self, cards: i64) -> IllegalMove:
        """Why these cards cannot be caught: a 0 was left out, or they do not sum."""
        numbers = self.numbers
        tally = self.tally(cards)
        number: i64 = numbers.number[self.played]
        if self.have & 15 and not tally & 15:
            # As if no 0 lay there, only later cards could have completed it.
            without = all_ways(self.have & ~15, number, numbers.total)
            top: i64 = cards
            while top & (top - 1):
                top &= top - 1
            later = self.tally(self.wild & ~(2 * top - 1)) & ~15
            if leads_on(without, tally, later):
                return IllegalMove("safaru.zero_left", {"cards": self.ids(cards)}, "2.8")
        return IllegalMove(
            "safaru.no_sum",
            {"cards": self.ids(cards), "card": self.name(self.played), "total": int(numbers.total)},
            "2.6",
        )

    # What a move does.

    def apply(self, move: i64) -> None:
        numbers = self.numbers
        if self.phase == CATCH:
            if move >= numbers.stay:
                self.settle(self.taken | (STAY if move == numbers.stay else PAIR))
            else:
                self.take(self.card_among(self.wild & ~self.taken, move - numbers.take))
        elif move == numbers.call:
            self.call()
        else:
            self.lay(self.card_among(self.held[self.turn], move % numbers.kinds), move < numbers.take)

    def lay(self, card: i64, hunts: bool) -> None:
        """Rule 2.2: a card from the hand catches, or goes free."""
        seat = self.turn
        self.held[seat] ^= bit(card)
        self.catcher = seat
        self.freed = -1
        self.called = False
        if not hunts:  # Rule 2.12
            if self.journal is not None:
                self.journal.append(Event("card_released", {"seat": int(seat), "card": self.name(card)}))
            self.set_free(card)
            self.freed = card
            self.pass_on()
            return
        if self.journal is not None:
            self.journal.append(Event("card_played", {"seat": int(seat), "card": self.name(card)}))
        ways = all_ways(self.have, self.numbers.number[card], self.numbers.total)
        if len(ways):  # Rule 2.9
            self.hunt(card, ways)
            return
        if self.journal is not None:
            self.journal.append(Event("card_freed", {"seat": int(seat), "card": self.name(card)}))
        self.set_free(card)  # Rules 2.9, 2.10
        self.pass_on()

    def set_free(self, card: i64) -> None:
        self.wild |= bit(card)
        self.have += self.numbers.units[card]

    def hunt(self, card: i64, ways: vec[i64]) -> None:
        """Rule 2.9: the card must catch in one of these ways."""
        self.played = card
        self.ways = ways
        self.taken = 0
        self.last = -1
        self.narrow(0, self.wild, self.have)

    def hunt_with(self, card: i64) -> None:
        """Let this card hunt in the wild as it is."""
        self.hunt(card, all_ways(self.have, self.numbers.number[card], self.numbers.total))

    def narrow(self, taken: i64, rest: i64, later: i64) -> None:
        """Carry out the catch if only one outcome is left, or let it be chosen."""
        numbers = self.numbers
        only = only_outcome(self.ways, taken, rest, later, numbers.with_number, numbers.alike)
        if only:
            self.settle(self.taken | only)
            return
        self.options = steps(self.ways, taken, rest, later, numbers.units, numbers.alike)
        self.phase = CATCH
        self.turn = self.catcher
        if numbers.release:  # Rule 5.2
            self.turn = (self.catcher + 1) % self.players

    def take(self, card: i64) -> None:
        """One more card of the catch, in deck order."""
        self.taken |= bit(card)
        self.last = card
        taken = self.tally(self.taken)
        rest = self.wild & ~(2 * bit(card) - 1)
        later = self.tally(rest)
        self.ways = still_open(self.ways, taken, later)
        self.narrow(taken, rest, later)

    def settle(self, outcome: i64) -> None:
        """Rule 2.7: the wild cards go, and the card played goes with them or stays."""
        cards = outcome & ~(STAY | PAIR)
        side = self.catcher % self.sides()
        self.wild &= ~cards
        way = self.ways[0]
        # With one way left its tally is that of the cards; else count them.
        self.have -= way & TALLY if len(self.ways) == 1 else self.tally(cards)
        if self.journal is not None:
            self.tell_catch(cards, outcome & PAIR != 0)
        if outcome & PAIR:
            cards |= bit(self.played)
        else:
            self.set_free(self.played)
        self.caught[side] |= cards
        self.forget_catch()
        self.pass_on()

    def tell_catch(self, cards: i64, paired: bool) -> None:
        event = Event(
            "cards_caught",
            {
                "seat": int(self.catcher),
                "cards": self.ids(cards),
                "card": self.name(self.played),
                "paired": paired,
            },
        )
        if self.journal is not None:
            self.journal.append(event)

    def forget_catch(self) -> None:
        self.phase = PLAY
        self.played = -1
        self.taken = 0
        self.last = -1
        self.ways = NO_WAYS
        self.options = 0

    def call(self) -> None:
        """Rule 2.12: the card released before this turn is looked at again."""
        numbers = self.numbers
        card = self.freed
        self.freed = -1
        self.called = True
        if self.journal is not None:
            self.journal.append(
                Event(
                    "release_called",
                    {"seat": int(self.turn), "from_seat": int(self.catcher), "card": self.name(card)},
                )
            )
        have = self.have - numbers.units[card]
        ways = all_ways(have, numbers.number[card], numbers.total)
        if len(ways) == 0:
            if self.journal is not None:
                self.journal.append(Event("call_failed", {"seat": int(self.turn), "card": self.name(card)}))
            return
        self.wild &= ~bit(card)
        self.have = have
        self.hunt(card, ways)

    def pass_on(self) -> None:
        """Rule 2.1: clockwise; Rule 3.1: a new deal after the last card."""
        self.turn = (self.catcher + 1) % self.players
        if self.held[self.turn]:
            return
        self.freed = -1
        self.called = False
        if self.dealt == len(self.deck):
            self.end_hand()  # Rule 3.3
            return
        self.dealer = (self.dealer + 1) % self.players
        self.deal()

    # Dealing.

    def start_hand(self) -> None:
        """Rule 1.5: all cards are shuffled."""
        self.hand += 1
        self.deck = two_of_a_kind_apart(self.shuffle("deal", self.numbers.pack))
        self.dealt = 0
        self.wild = 0
        self.have = 0
        self.caught = vec[i64]([0] * self.sides())
        self.deal()

    def deal(self) -> None:
        """Rules 1.5, 3.1: cards for each player from the dealer's left, then for the wild if any are left."""
        first = self.dealt
        seat = self.dealer
        while True:
            seat = (seat + 1) % self.players
            self.held[seat] = self.draw(self.numbers.hand)
            if seat == self.dealer:
                break
        wild = self.draw(min(self.numbers.wild, len(self.deck) - self.dealt))
        self.wild |= wild
        self.have += self.tally(wild)
        self.turn = (self.dealer + 1) % self.players  # Rule 2.1
        if self.journal is not None:
            self.tell_deal(first == 0, wild)

    def draw(self, count: i64) -> i64:
        """So many cards from the deck (bits)."""
        cards: i64 = 0
        while count > 0:
            cards |= bit(self.deck[self.dealt])
            self.dealt += 1
            count -= 1
        return cards

    def tell_deal(self, new: bool, wild: i64) -> None:
        if self.journal is None:
            return
        left = int(len(self.deck) - self.dealt)
        if new:
            self.journal.append(Event("hand_dealt", {"seat": int(self.dealer), "hand": int(self.hand)}))
        else:
            self.journal.append(Event("dealt_on", {"seat": int(self.dealer), "left": left}))
        if wild:
            self.journal.append(Event("wild_dealt", {"cards": self.ids(wild)}))

    # The end of a hand and of the game.

    def end_hand(self) -> None:
        """Section 4: count, and play on unless the game is over."""
        self.sheet = self.count()
        totals = self.sheet[len(self.sheet) - 1]
        for side in range(self.sides()):
            self.scores[side] += totals[side]
        if self.journal is not None:
            for side in range(self.sides()):
                self.journal.append(self.scored(side, totals[side]))
        self.dealer = (self.dealer + 1) % self.players  # Rule 4.3
        if not self.game_ends():
            self.start_hand()
            return
        self.phase = OVER
        self.turn = -1
        if self.journal is not None:
            self.journal.append(Event("game_ended"))

    def scored(self, side: int, points: int) -> Event:
        seats = [seat for seat in range(self.players) if seat % int(self.sides()) == side]
        return Event(
            "hand_scored",
            {"seats": seats, "hand": int(self.hand), "points": points, "score": self.scores[side]},
        )

    def game_ends(self) -> bool:
        """Rules 4.3, 5.4: the last hand, or the target reached."""
        if self.numbers.hands > 0 and self.hand >= self.numbers.hands:
            return True
        return not self.numbers.release and max(self.scores) >= self.numbers.target

    def count(self) -> list[list[int]]:
        """Rules 4.1, 5.3: for each line, what each side has and gets for it; the values; last, the totals."""
        numbers = self.numbers
        sheet: list[list[int]] = []
        totals = [0] * self.sides()
        for line in range(len(numbers.lines)):
            counts = [int(cards & numbers.line_cards[line]).bit_count() for cards in self.caught]
            if numbers.line_most[line]:
                points = shared(counts, numbers.line_points[line])
            else:
                points = [count * numbers.line_points[line] for count in counts]
            sheet.append(counts)
            sheet.append(points)
            totals = [total + more for total, more in zip(totals, points, strict=True)]
        values = [self.worth(cards) for cards in self.caught]
        sheet.append([int(cards).bit_count() for cards in self.caught])
        sheet.append(values)
        sheet.append([total + value for total, value in zip(totals, values, strict=True)])
        return sheet

    def worth(self, cards: i64) -> int:
        """Rule 1.3: the values of these cards."""
        points: i64 = 0
        card: i64 = 0
        while cards >> card:
            if cards >> card & 1:
                points += self.numbers.value[card]
            card += 1
        return points

    def standing(self, seat: i64) -> int:
        """Rules 4.3, 5.1: most points win; in the variant the fewest."""
        score = self.scores[seat % self.sides()]
        return -score if self.numbers.release else score

    def payoffs(self) -> list[float]:
        """Partners both have the whole share of their side."""
        sides = int(self.sides())
        standings = [self.standing(side) for side in range(sides)]
        best = max(standings)
        share = 1.0 / standings.count(best)
        return [share if standings[seat % sides] == best else 0.0 for seat in range(self.players)]

    def redeal(self, seat: i64, dice: Dice) -> None:
        """Unknown to a seat are the others' cards, the deck's order, and all shuffles to come."""
        pool = self.deck[self.dealt :]
        sizes: list[int] = []
        for other in range(self.players):
            size = 0
            if other != seat:
                for card in range(len(self.numbers.kind)):
                    if self.held[other] >> card & 1:
                        pool.append(card)
                        size += 1
            sizes.append(size)
        dice.shuffle(pool)
        for other in range(self.players):
            if other != seat:
                cards: i64 = 0
                for _ in range(sizes[other]):
                    cards |= bit(pool.pop())
                self.held[other] = cards
        self.deck = self.deck[: self.dealt] + pool
        self.luck = Luck(str(dice.below(STAY)), [], self.luck.first)

    # Small things.

    def card_among(self, cards: i64, kind: i64) -> i64:
        """The first of these cards that is of this kind, or −1."""
        card: i64 = self.numbers.first[kind]
        if cards >> card & 1:
            return card
        card += 1
        if self.numbers.alike >> card & 1 and cards >> card & 1:
            return card
        return -1

    def tally(self, cards: i64) -> i64:
        """How many cards of each number."""
        units = self.numbers.units
        tally: i64 = 0
        card: i64 = 0
        while cards:
            while not cards & 15:
                cards >>= 4
                card += 4
            if cards & 1:
                tally += units[card]
            cards >>= 1
            card += 1
        return tally

    def name(self, card: i64) -> str:
        """A card's id."""
        return self.game.cards[card]

    def ids(self, cards: i64) -> list[str]:
        """The ids of a set of cards, in deck order."""
        return [name for card, name in enumerate(self.game.cards) if cards >> card & 1]


def shared(counts: list[int], points: int) -> list[int]:
    """Rule 4.2: the points for the most, shared equally by those who tie; nobody's if there are none."""
    most = max(counts)
    if most == 0:
        return [0] * len(counts)
    return [points // counts.count(most) if count == most else 0 for count in counts]


def two_of_a_kind_apart(order: list[int]) -> list[int]:
    """Chance orders kinds; here the second of two alike becomes the next card in deck order."""
    result: list[int] = []
    seen: i64 = 0
    for number in order:
        card: i64 = number
        if seen >> card & 1:
            card += 1
        seen |= bit(card)
        result.append(card)
    return result
