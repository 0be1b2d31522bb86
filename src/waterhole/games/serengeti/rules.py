# compiled: yes
"""The rules of Serengeti: auctions whose money goes to those who own the winning bid's digit."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from waterhole.core.bits import bit, chosen, counted
from waterhole.core.chance import Dice, Luck
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.core.state import State

if TYPE_CHECKING:
    from waterhole.core.game import Game

PASS: Final = 0
"""Moves: 0 passes, n bids n chips, and highest bid + 1 + card discards a card."""

AUCTION: Final = 0
DISCARD: Final = 1
OVER: Final = 2


def forbids(digits: i64, amount: i64) -> bool:
    """Rule 3.1: the amount's last digit is on one of the cards with these digits (four bits a digit: how many)."""
    return (digits >> (4 * (amount % 10))) & 15 != 0


@final
class Menu:
    """What a seat with these digits (how many cards of each, four bits a digit) can do: PASS and permitted bids."""

    def __init__(self, digits: i64, highest: i64) -> None:
        self.digits: i64 = digits
        self.moves = [PASS]
        self.up_to = vec[i64]([0])  # for each amount: how many permitted bids are not above it
        amount: i64 = 1
        while amount <= highest:  # Rules 2.8, 2.9: up to all the chips there are, whoever has them
            if not forbids(digits, amount):
                self.moves.append(amount)
            self.up_to = append(self.up_to, len(self.moves) - 1)
            amount += 1

    def permits(self, amount: i64) -> bool:
        """Whether this amount is among the bids."""
        return self.up_to[amount] > self.up_to[amount - 1]

    def above(self, bid: i64) -> list[int]:
        """PASS and every permitted bid above this one (Rule 2.2)."""
        legal = self.moves[self.up_to[bid] :]
        legal[0] = PASS
        return legal

    def is_used_up(self, bid: i64) -> bool:
        """Rule 3.2: no permitted bid is left above this one."""
        return self.up_to[bid] == len(self.moves) - 1


@final
class Numbers:
    """The edition's numbers and the table's options, ready for use. Cards are numbers in deck order."""

    def __init__(
        self,
        chips: int,
        start: int,
        pass_bonus: int,
        fine: int,
        lots: list[int],
        values: list[int],
        most_chips: int,
        tribe: list[int],
        digit: list[int],
        fines: bool,
        open_chips: bool,
        sole_owner_shares: bool,
    ) -> None:
        self.chips: i64 = chips
        self.start: i64 = start
        self.pass_bonus: i64 = pass_bonus
        self.fine: i64 = fine
        self.lots = vec[i64](lots)
        self.values = vec[i64](values)
        self.most_chips: i64 = most_chips
        self.tribe = vec[i64](tribe)
        self.unit = vec[i64]([1 << 4 * one for one in digit])  # for each card: 1 in the place of its digit
        self.fines = fines
        self.open_chips = open_chips
        self.sole_owner_shares = sole_owner_shares  # the first revision's reading of rule 4.3
        self.menus: dict[int, Menu] = {}
        masks = [0] * (max(tribe) + 1)
        for card, of in enumerate(tribe):
            masks[of] |= 1 << card
        self.masks = vec[i64](masks)  # for each tribe: its cards (bits)

    def menu(self, digits: i64) -> Menu:
        """The menu for these digits, made once."""
        known = self.menus.get(digits)
        if known is None:
            known = Menu(digits, self.chips)
            self.menus[digits] = known
        return known

    def menu_of(self, cards: i64) -> Menu:
        """The menu for these cards (bits)."""
        digits: i64 = 0
        for unit in self.unit:
            if cards & 1:
                digits += unit
            cards >>= 1
        return self.menu(digits)


@final
class SerengetiState(State):
    """Seats and cards in sets are bits of a number: bit 2 of `passed` is seat 2, bit 4 of `held[s]` is card 4."""

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
        lot_size: i64,
        round: i64,
        phase: i64,
        bid: i64,
        bidder: i64,
        starter: i64,
        opener: i64,
        passed: i64,
        out: i64,
        has_bid: i64,
        served: i64,
        bank: i64,
        chips: vec[i64],
        held: vec[i64],
        menus: list[Menu],
        discarded: i64,
    ) -> None:
        super().__init__(game, players, luck, drawn, turn)
        self.numbers = numbers
        self.deck = deck  # never changed in place: copies share it
        self.dealt: i64 = dealt  # cards that have left the deck
        self.lot_size: i64 = lot_size
        self.round: i64 = round
        self.phase: i64 = phase
        self.bid: i64 = bid
        self.bidder: i64 = bidder
        self.starter: i64 = starter
        self.opener: i64 = opener
        self.passed: i64 = passed  # those sitting out included
        self.out: i64 = out
        self.has_bid: i64 = has_bid  # on this lot, in any of its auctions
        self.served: i64 = served  # with the chips for passing, on this lot
        self.bank: i64 = bank
        self.chips = chips
        self.held = held
        self.menus = menus  # for each seat: its digits, and what it may bid
        self.discarded: i64 = discarded

    def copy(self) -> "SerengetiState":
        return SerengetiState(
            self.game,
            self.numbers,
            self.players,
            self.luck,
            self.drawn,
            self.turn,
            self.deck,
            self.dealt,
            self.lot_size,
            self.round,
            self.phase,
            self.bid,
            self.bidder,
            self.starter,
            self.opener,
            self.passed,
            self.out,
            self.has_bid,
            self.served,
            self.bank,
            self.chips[:],
            self.held[:],
            self.menus[:],
            self.discarded,
        )

    # What is legal: a seat's menu says which bids are permitted, to `moves` and to `refusal` alike.

    def menu(self) -> Menu:
        """What the one who decides may bid. Rule 3.3: where forbidden bids are fined, they can be made as well."""
        menu = self.menus[self.turn]
        if self.numbers.fines and not menu.is_used_up(self.bid):
            return self.numbers.menu(0)
        return menu

    def moves(self) -> list[int]:
        if self.phase == AUCTION:
            return self.menu().above(self.bid)
        legal: list[int] = []
        if self.phase == DISCARD:
            self.list_discards(legal)
        return legal

    def list_discards(self, legal: list[int]) -> None:
        cards = self.held[self.turn]
        move = self.numbers.chips + 1
        while cards:
            if cards & 1:
                legal.append(move)
            cards >>= 1
            move += 1

    def random_move(self, dice: Dice) -> i64:
        if self.phase == DISCARD:
            cards = self.held[self.turn]
            return self.numbers.chips + 1 + chosen(cards, dice.below(counted(cards)))
        menu = self.menu()
        first = menu.up_to[self.bid]
        pick = dice.below(len(menu.moves) - first)
        return menu.moves[first + pick] if pick else PASS

    def refusal(self, move: i64) -> IllegalMove | None:
        if self.phase == DISCARD:
            return self.refusal_of_discard(move - self.numbers.chips - 1)
        if move == PASS:
            return None
        if move > self.numbers.chips:
            return IllegalMove("serengeti.not_discarding", {}, "5.2")
        if move <= self.bid:
            return IllegalMove("serengeti.bid_too_low", {"amount": int(move), "bid": int(self.bid)}, "2.2")
        if self.menu().permits(move):
            return None
        if self.menus[self.turn].is_used_up(self.bid):
            return IllegalMove("serengeti.must_pass", {"bid": int(self.bid)}, "3.2")
        return IllegalMove("serengeti.bid_forbidden", {"amount": int(move), "digit": int(move % 10)}, "3.1")

    def refusal_of_discard(self, card: i64) -> IllegalMove | None:
        if card < 0:
            return IllegalMove("serengeti.must_discard", {}, "5.2")
        if (self.held[self.turn] >> card) & 1:
            return None
        return IllegalMove("serengeti.not_your_card", {"card": self.game.cards[card]}, "5.2")

    # What a move does.

    def apply(self, move: i64) -> None:
        if self.phase == DISCARD:
            self.discard(move - self.numbers.chips - 1)
        elif move == PASS:
            self.pass_turn()
        elif not self.menus[self.turn].permits(move):
            self.pay_fine(move)
        else:
            self.place_bid(move)

    def pass_turn(self) -> None:
        seat = self.turn
        mine = bit(seat)
        gain = self.pass_gain(seat)
        if not self.has_bid & mine:
            self.served |= mine
        self.bank -= gain
        self.chips[seat] += gain
        self.passed |= mine  # Rule 2.3
        if self.journal is not None:
            self.journal.append(Event("passed", {"seat": int(seat), "chips": int(gain)}))
        self.go_on()

    def pass_gain(self, seat: i64) -> i64:
        """Rules 2.7, 5.5: what a seat would take from the bank for passing now."""
        if (self.has_bid | self.served) & bit(seat):
            return 0
        return min(self.numbers.pass_bonus, self.bank)

    def place_bid(self, amount: i64) -> None:
        self.bid = amount
        self.bidder = self.turn
        self.has_bid |= bit(self.turn)
        if self.journal is not None:
            self.journal.append(Event("bid_placed", {"seat": int(self.turn), "amount": int(amount)}))
        self.go_on()

    def pay_fine(self, amount: i64) -> None:
        """Rule 3.3: the bid is invalid, costs a chip if there is one, and the same seat decides again."""
        seat = self.turn
        fine = min(self.numbers.fine, self.chips[seat])
        self.chips[seat] -= fine
        self.bank += fine
        if self.journal is not None:
            self.journal.append(
                Event(
                    "bid_fined",
                    {"seat": int(seat), "amount": int(amount), "digit": int(amount % 10), "chips": int(fine)},
                )
            )

    def go_on(self) -> None:
        """The next player who has not passed, or the end of the auction."""
        everyone = bit(self.players) - 1
        if self.bid == 0 and self.passed == everyone:
            self.give_for_nothing()  # Rule 2.6
        elif self.bid > 0 and self.passed | bit(self.bidder) == everyone:
            self.settle()  # Rule 2.4
        else:
            self.turn = self.next_in(self.turn)  # Rule 2.5: nobody is skipped who has not passed

    def next_in(self, seat: i64) -> i64:
        """The next seat clockwise that has not passed."""
        seat = (seat + 1) % self.players
        while (self.passed >> seat) & 1:
            seat = (seat + 1) % self.players
        return seat

    def give_for_nothing(self) -> None:
        if self.journal is not None:
            self.journal.append(Event("lot_given", {"seat": int(self.opener), "cards": self.lot_ids()}))
        self.receive(self.opener)

    def settle(self) -> None:
        """The winner pays for the lot, or cannot."""
        winner = self.bidder
        if self.chips[winner] < self.bid:
            self.fail_to_pay()
            return
        if self.journal is not None:
            self.journal.append(
                Event("lot_won", {"seat": int(winner), "cards": self.lot_ids(), "amount": int(self.bid)})
            )
        self.pay_out()
        self.receive(winner)

    def matching(self, seat: i64, bid: i64) -> i64:
        """Rule 4.1: how many of a seat's cards have the bid's last digit."""
        digits = self.menus[seat].digits
        return (digits >> (4 * (bid % 10))) & 15

    def all_matching(self, bid: i64, payer: i64) -> i64:
        """Rules 4.2, 5.6: how many cards match, of all the others, those sitting out too."""
        found: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if seat != payer:
                found += self.matching(seat, bid)
            seat += 1
        return found

    def gain(self, seat: i64, bid: i64, all_matching: i64) -> i64:
        """What a seat other than the payer gets of this bid."""
        if all_matching == 0:
            return bid // (self.players - 1)  # Rule 4.4
        mine = self.matching(seat, bid)
        if mine == all_matching and not self.numbers.sole_owner_shares:
            return bid  # Rule 4.3: the only owner, of however many cards
        return bid // all_matching * mine

    def pay_out(self) -> None:
        """Section 4: the winner's chips go to the owners of the bid's last digit, else to all others."""
        winner = self.bidder
        matching = self.all_matching(self.bid, winner)
        paid: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if seat != winner:
                gain = self.gain(seat, self.bid, matching)
                self.chips[seat] += gain
                paid += gain
                if gain and self.journal is not None:
                    self.tell_payment(seat, gain, matching)
            seat += 1
        self.chips[winner] -= self.bid
        self.bank += self.bid - paid  # Rule 4.5
        if paid < self.bid and self.journal is not None:
            self.journal.append(Event("rest_banked", {"from_seat": int(winner), "chips": int(self.bid - paid)}))

    def tell_payment(self, seat: i64, gain: i64, matching: i64) -> None:
        """Rules 4.3, 4.4: who gets how much, and for being one of how many owners."""
        owners = "several"
        if matching == 0:
            owners = "none"
        elif self.matching(seat, self.bid) == matching:
            owners = "one"
        event = Event(
            "money_paid",
            {
                "from_seat": int(self.bidder),
                "seat": int(seat),
                "chips": int(gain),
                "digit": int(self.bid % 10),
                "owners": owners,
            },
        )
        if self.journal is not None:
            self.journal.append(event)

    def fail_to_pay(self) -> None:
        """Rule 5.1: nothing is paid."""
        winner = self.bidder
        if self.journal is not None:
            self.journal.append(Event("could_not_pay", {"seat": int(winner), "amount": int(self.bid)}))
        if self.held[winner]:  # Rule 5.2
            self.phase = DISCARD
            self.turn = winner
        else:
            self.auction_again()

    def discard(self, card: i64) -> None:
        seat = self.turn
        self.held[seat] &= ~bit(card)
        self.menus[seat] = self.numbers.menu(self.menus[seat].digits - self.numbers.unit[card])
        self.discarded |= bit(card)
        if self.journal is not None:
            self.journal.append(Event("card_discarded", {"seat": int(seat), "card": self.game.cards[card]}))
        self.auction_again()

    def auction_again(self) -> None:
        """Rule 5.3: the same lot, without the one who could not pay."""
        self.out |= bit(self.bidder)
        self.phase = AUCTION
        self.bid = 0
        self.bidder = -1
        self.passed = self.out
        if self.out == bit(self.players) - 1:
            self.lose_lot()
            return
        self.opener = self.starter  # Rule 5.4
        if (self.out >> self.starter) & 1:
            self.opener = self.next_in(self.starter)
        self.turn = self.opener
        if self.journal is not None:
            self.journal.append(Event("auctioned_again", {"seat": int(self.opener), "cards": self.lot_ids()}))

    def lose_lot(self) -> None:
        """Rule 5.7: nobody can take it."""
        self.discarded |= self.lot()
        if self.journal is not None:
            self.journal.append(Event("lot_lost", {"cards": self.lot_ids()}))
        self.next_round()

    def receive(self, seat: i64) -> None:
        """Rule 2.10: the lot's cards lie before their owner, who starts the next round."""
        digits = self.menus[seat].digits
        place = self.dealt - self.lot_size
        while place < self.dealt:
            digits += self.numbers.unit[self.deck[place]]
            place += 1
        self.held[seat] |= self.lot()
        self.menus[seat] = self.numbers.menu(digits)
        self.starter = seat
        self.next_round()

    def next_round(self) -> None:
        """Rule 2.1: the next lot; Rule 6.1: the end when there is none."""
        self.bid = 0
        self.bidder = -1
        self.passed = 0
        self.out = 0
        self.has_bid = 0
        self.served = 0
        if self.dealt == len(self.deck):
            self.lot_size = 0
            self.phase = OVER
            self.turn = -1
            if self.journal is not None:
                self.journal.append(Event("game_ended"))
            return
        self.lot_size = self.numbers.lots[self.round % len(self.numbers.lots)]
        self.dealt += self.lot_size
        self.round += 1
        self.opener = self.starter  # Rule 2.2
        self.turn = self.starter
        if self.journal is not None:
            self.journal.append(
                Event("lot_drawn", {"round": int(self.round), "cards": self.lot_ids(), "seat": int(self.starter)})
            )

    def lot(self) -> i64:
        """The cards of the lot (bits)."""
        cards: i64 = 0
        place = self.dealt - self.lot_size
        while place < self.dealt:
            cards |= bit(self.deck[place])
            place += 1
        return cards

    def lot_ids(self) -> list[str]:
        """The cards of the lot, in the order drawn."""
        return [self.game.cards[card] for card in self.deck[self.dealt - self.lot_size : self.dealt]]

    # The end.

    def score(self, seat: i64) -> i64:
        """Section 6: the points of a seat's collection, and for the most chips if the game is over."""
        numbers = self.numbers
        held = self.held[seat]
        points: i64 = 0
        for mask in numbers.masks:
            if held & mask:  # Rule 6.2
                points += numbers.values[counted(held & mask) - 1]
        if self.phase == OVER and self.has_most_chips(seat):  # Rule 6.3
            points += numbers.most_chips
        return points

    def has_most_chips(self, seat: i64) -> bool:
        for chips in self.chips:  # noqa: SIM110 (compiled: no generator)
            if chips > self.chips[seat]:
                return False
        return True

    def standing(self, seat: i64) -> tuple[i64, i64, i64]:
        """Rule 6.4: what decides the victory, in this order: points, cards, chips."""
        return self.score(seat), counted(self.held[seat]), self.chips[seat]

    def payoffs(self) -> list[float]:
        standings = [self.standing(seat) for seat in range(self.players)]
        best = max(standings)
        share = 1.0 / standings.count(best)
        return [share if standing == best else 0.0 for standing in standings]

    def redeal(self, seat: i64, dice: Dice) -> None:
        """Only the order of the deck is unknown to a seat with a perfect memory."""
        rest = self.deck[self.dealt :]
        dice.shuffle(rest)
        self.deck = self.deck[: self.dealt] + rest
