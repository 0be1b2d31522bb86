"""Serengeti by its rules page: an independent reference, slow and plain."""

from collections import Counter
from collections.abc import Mapping

from tests.lockstep.table import Facts, Shuffle, places

DIGITS = {
    "nuba": (0, 2, 4, 5, 9),
    "massai": (0, 1, 3, 5, 6),
    "bantu": (1, 2, 4, 6, 7),
    "nandi": (0, 2, 3, 7, 8),
    "tonga": (1, 3, 4, 8, 9),
    "samburu": (5, 6, 7, 8, 9),
}
CARDS = [f"{tribe}-{digit}" for tribe, digits in DIGITS.items() for digit in digits]
POINTS = (0, 1, 3, 6, 10, 15)  # 6.2


def digit_of(card: str) -> int:
    return int(card[-1])


class Serengeti:
    unordered = frozenset({"lot", "cards", "discarded"})

    def __init__(
        self, players: int, first: int, shuffle: Shuffle, numbers: Mapping[str, object], options: Mapping[str, object]
    ) -> None:
        self.players = players
        self.seen = Counter[str]()
        self.fines = options.get("forbidden_bids") == "fine"
        self.deck = shuffle(CARDS)
        self.chips = [10] * players
        self.bank = 65 - 10 * players
        self.cards: list[list[str]] = [[] for _ in range(players)]
        self.discarded: list[str] = []
        self.round = 0
        self.starter = first
        self.next_round()

    # A round.

    def next_round(self) -> None:
        self.lot: list[str] = []
        self.out = [False] * self.players
        self.has_bid = [False] * self.players  # on this lot, in any of its auctions
        self.paid = [False] * self.players  # the chips of 2.7, for this lot
        self.clear_bids()
        if self.round == 15:  # 6.1
            self.phase = "over"
            self.seat: int | None = None
            return
        self.round += 1
        size = (1, 2, 3)[(self.round - 1) % 3]  # 2.1
        self.lot, self.deck = self.deck[:size], self.deck[size:]
        self.open_auction()

    def clear_bids(self) -> None:
        self.bid = 0
        self.bidder: int | None = None
        self.passed = list(self.out)
        self.acted = list(self.out)

    def open_auction(self) -> None:
        self.phase = "auction"
        self.clear_bids()
        self.opener = self.starter
        while self.out[self.opener]:  # 5.4
            self.opener = (self.opener + 1) % self.players
        self.seat = self.opener

    # Decisions.

    def legal(self) -> set[str]:
        if self.phase == "over" or self.seat is None:
            return set()
        if self.phase == "discard":
            return {f"discard {card}" for card in self.cards[self.me]}
        bids = range(self.bid + 1, 66)  # 2.2, 2.8
        permitted = [bid for bid in bids if not self.forbidden(bid)]
        return {"pass"} | {f"bid {bid}" for bid in (bids if self.fines and permitted else permitted)}  # 3.2, 3.3

    @property
    def me(self) -> int:
        assert self.seat is not None
        return self.seat

    def forbidden(self, bid: int) -> bool:
        return bid % 10 in [digit_of(card) for card in self.cards[self.me]]  # 3.1

    def play(self, text: str) -> None:
        what, _, rest = text.partition(" ")
        if what == "discard":
            self.cards[self.me].remove(rest)  # 5.2
            self.discarded.append(rest)
            self.sit_out(self.me)
        elif what == "pass":
            self.step_out(self.me)
        elif self.forbidden(int(rest)):  # 3.3
            fine = min(1, self.chips[self.me])
            self.seen[f"fined {fine}"] += 1
            self.chips[self.me] -= fine
            self.bank += fine
        else:
            self.bid, self.bidder = int(rest), self.seat
            self.has_bid[self.me] = self.acted[self.me] = True
            self.turn_passes()

    def step_out(self, seat: int) -> None:
        if not self.has_bid[seat] and not self.paid[seat]:  # 2.7, 5.5
            bonus = min(2, self.bank)
            self.seen[f"passed for {bonus}"] += 1
            self.chips[seat] += bonus
            self.bank -= bonus
            self.paid[seat] = True
        self.passed[seat] = self.acted[seat] = True
        self.turn_passes()

    def turn_passes(self) -> None:
        staying = [seat for seat in range(self.players) if not self.passed[seat]]
        if not staying:  # 2.6
            self.seen[f"nobody bid, {sum(self.out)} out"] += 1
            self.receive(self.opener)
        elif staying == [self.bidder]:  # 2.4; nobody else can still act, since only who has acted has passed
            self.settle(staying[0])
        else:
            self.seat = (self.me + 1) % self.players
            while self.passed[self.me]:
                self.seat = (self.me + 1) % self.players

    # The end of an auction.

    def settle(self, winner: int) -> None:
        self.seat = winner
        if self.chips[winner] >= self.bid:
            self.pay(winner)
            self.receive(winner)
        elif self.cards[winner]:
            self.phase = "discard"  # 5.2
            self.seen["could not pay"] += 1
        else:
            self.sit_out(winner)

    def pay(self, winner: int) -> None:
        others = [seat for seat in range(self.players) if seat != winner]
        matching = {seat: [digit_of(card) for card in self.cards[seat]].count(self.bid % 10) for seat in others}
        owners = [seat for seat in others if matching[seat]]
        if len(owners) == 1:  # 4.3
            shares = {owners[0]: self.bid}
            self.seen[f"sole owner of {matching[owners[0]]}"] += 1
        elif owners:
            each = self.bid // sum(matching.values())
            self.seen["several owners"] += 1
            shares = {seat: each * matching[seat] for seat in owners}
        else:  # 4.4
            shares = dict.fromkeys(others, self.bid // len(others))
        self.chips[winner] -= self.bid
        for seat, share in shares.items():
            self.chips[seat] += share
        self.bank += self.bid - sum(shares.values())  # 4.5

    def receive(self, seat: int) -> None:
        self.cards[seat] += self.lot  # 2.10
        self.starter = seat
        self.next_round()

    def sit_out(self, seat: int) -> None:
        self.out[seat] = True
        if all(self.out):  # 5.7
            self.discarded += self.lot
            self.seen["everybody out"] += 1
            self.next_round()
        else:
            self.open_auction()

    # What is told.

    def facts(self) -> Facts:
        names = ("round", "lot", "deck", "bid", "bidder", "chips", "bank", "cards", "discarded", "starter", "seat")
        return {name: getattr(self, name) for name in (*names, "phase", "passed", "out")}

    def score(self, seat: int) -> int:
        tribes = [card.partition("-")[0] for card in self.cards[seat]]
        sets = sum(POINTS[tribes.count(tribe)] for tribe in DIGITS)
        return sets + 3 * (self.chips[seat] == max(self.chips))  # 6.3

    def result(self) -> Facts:
        ranking = places(self.players, lambda seat: (self.score(seat), len(self.cards[seat]), self.chips[seat]))  # 6.4
        scores = [self.score(seat) for seat in range(self.players)]
        return {"scores": scores, "ranking": ranking, "winners": ranking[0]}
