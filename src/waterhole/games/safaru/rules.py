# compiled: yes
"""The rules of Safarü: a card played catches wild cards by sums and pairs, or goes free."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, chosen, counted, named
from waterhole.core.chance import Dice, Luck
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.core.state import State
from waterhole.games.safaru.catches import (
    PAIR,
    STAY,
    TALLY,
    all_ways,
    only_outcome,
    steps,
    still_open,
)
from waterhole.games.safaru.numbers import Numbers
from waterhole.games.safaru.refusals import refusal_of_call, refusal_of_catch
from waterhole.games.safaru.scoring import count

if TYPE_CHECKING:
    from waterhole.core.game import Game

PLAY: Final = 0
CATCH: Final = 1
CALL: Final = 2
OVER: Final = 3


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
        got: i64,
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
        self.got: i64 = got  # their tally
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
            self.got,
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
        elif self.phase == CALL:
            legal.append(self.numbers.call)
            legal.append(self.numbers.let)
        return legal

    def random_move(self, dice: Dice) -> i64:
        numbers = self.numbers
        if numbers.notice:
            return super().random_move(dice)
        things = self.kinds_among(self.held[self.turn] if self.phase == PLAY else self.options)
        thing = chosen(things, dice.below(counted(things)))
        if bit(thing) & (STAY | PAIR):
            return numbers.stay if bit(thing) == STAY else numbers.pair
        return numbers.kind[thing] if self.phase == PLAY else numbers.take + numbers.kind[thing]

    def kinds_among(self, cards: i64) -> i64:
        """These cards, without the second of two alike."""
        return cards & ~(self.numbers.alike & (cards << 1))

    def list_kinds(self, legal: list[int], cards: i64, base: i64) -> None:
        """Append the moves for the kinds of these cards, each once."""
        kind = self.numbers.kind
        cards = self.kinds_among(cards)
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
            return refusal_of_catch(self, move)
        if move >= numbers.call:
            return refusal_of_call(self, move)
        if self.phase == CALL:
            return IllegalMove("safaru.call_or_let", {"card": self.name(self.freed)}, "2.12")
        if numbers.take <= move < numbers.free or move >= numbers.stay:
            return IllegalMove("safaru.not_catching", {}, "2.2")
        if move >= numbers.free and not numbers.notice:
            return IllegalMove("safaru.must_catch", {}, "2.9")
        kind = move % numbers.kinds
        if self.card_among(self.held[self.turn], kind) >= 0:
            return None
        return IllegalMove("safaru.not_in_hand", {"card": self.name(numbers.first[kind])}, "2.2")

    # What a move does.

    def apply(self, move: i64) -> None:
        numbers = self.numbers
        if self.phase == CATCH:
            if move >= numbers.stay:
                self.settle(self.taken | (STAY if move == numbers.stay else PAIR), self.got)
            else:
                self.take(self.card_among(self.wild & ~self.taken, move - numbers.take))
        elif move == numbers.call:
            self.call()
        elif move == numbers.let:
            self.let_pass()
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
        self.got = 0
        self.last = -1
        self.narrow(self.wild, self.have)

    def hunt_with(self, card: i64) -> None:
        """Let this card hunt in the wild as it is."""
        self.hunt(card, all_ways(self.have, self.numbers.number[card], self.numbers.total))

    def narrow(self, rest: i64, later: i64) -> None:
        """Carry out the catch if only one outcome is left, or let it be chosen."""
        numbers = self.numbers
        only = only_outcome(self.ways, self.got, rest, later, numbers.with_number, numbers.alike)
        if only:
            self.settle(self.taken | only, self.ways[0] & TALLY)
            return
        self.options = steps(self.ways, self.got, rest, later, numbers.units, numbers.alike)
        self.phase = CATCH
        self.turn = self.catcher
        if numbers.release:  # Rule 5.2
            self.turn = (self.catcher + 1) % self.players

    def take(self, card: i64) -> None:
        """One more card of the catch, in deck order."""
        self.taken |= bit(card)
        self.last = card
        self.got += self.numbers.units[card]
        rest = self.wild & ~(2 * bit(card) - 1)
        later = self.tally(rest)
        self.ways = still_open(self.ways, self.got, later)
        self.narrow(rest, later)

    def settle(self, outcome: i64, tally: i64) -> None:
        """Rule 2.7: the wild cards go, and the card played goes with them or stays."""
        cards = outcome & ~(STAY | PAIR)
        side = self.catcher % self.sides()
        self.wild &= ~cards
        self.have -= tally
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
        self.got = 0
        self.last = -1
        self.ways = vec[i64]()
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
            if self.phase == CALL:
                self.go_on()
            return
        self.wild &= ~bit(card)
        self.have = have
        self.hunt(card, ways)

    def let_pass(self) -> None:
        """Rule 2.12: the last card released stays where it is."""
        if self.journal is not None:
            self.journal.append(Event("release_let", {"seat": int(self.turn), "card": self.name(self.freed)}))
        self.go_on()

    def pass_on(self) -> None:
        """Rule 2.1: clockwise. Rule 2.12: the last card of a deal, if it was released, may be called first."""
        self.turn = (self.catcher + 1) % self.players
        if self.held[self.turn]:
            return
        if self.freed >= 0 and self.numbers.last_called:
            self.phase = CALL
            return
        self.go_on()

    def go_on(self) -> None:
        """Rules 3.1, 3.3: a new deal after the last card, or the count."""
        self.phase = PLAY
        self.freed = -1
        self.called = False
        if self.dealt == len(self.deck):
            self.end_hand()
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
        self.sheet = count(self.caught, self.numbers)
        totals = self.sheet[len(self.sheet) - 1]
        for side in range(self.sides()):
            self.scores[side] += totals[side]
        if self.journal is not None:
            for side in range(self.sides()):
                self.journal.append(self.scored(side, totals[side]))
        if not self.game_ends():
            self.dealer = (self.dealer + 1) % self.players  # Rule 4.3
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
        return named(cards, self.game.cards)


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
