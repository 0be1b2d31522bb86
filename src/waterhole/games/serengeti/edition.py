# compiled: yes
"""The edition: what it must hold to be played, and its numbers in the form that the rules use."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.edition import Edition
from waterhole.games.serengeti.rules.forbidden_bids import Menu

FEWEST_PLAYERS: Final = 3  # Rule 1.1
MOST_PLAYERS: Final = 5
MOST_CARDS: Final = 60
"""A set of cards is the bits of one machine number."""
MOST_CHIPS: Final = 1000


@final
class Numbers:
    """The edition's numbers and the table's options. Cards are numbers in deck order, tribes in the edition's."""

    def __init__(self, edition: Edition, fines: bool, open_chips: bool, sole_owner_shares: bool) -> None:
        tribes = tribes_of(edition)
        check(edition, tribes)
        self.tribes = list(tribes)
        self.cards = [f"{tribe}-{digit}" for tribe, digits in tribes.items() for digit in digits]
        digit = [digit for digits in tribes.values() for digit in digits]
        tribe = [number for number, digits in enumerate(tribes.values()) for _ in digits]
        self.tribe = vec[i64](tribe)  # of each card
        self.unit = vec[i64]([1 << 4 * one for one in digit])  # for each card: 1 in the place of its digit
        self.masks = vec[i64](masks(tribe))  # for each tribe: its cards (bits)
        self.chips: i64 = edition.whole("chips")
        self.start: i64 = edition.whole("start")
        self.pass_bonus: i64 = edition.whole("pass_bonus")
        self.fine: i64 = edition.whole("fine")
        self.lots = vec[i64](edition.wholes("lots"))
        self.rounds = rounds(edition.wholes("lots"), len(self.cards))
        values = [0, *edition.wholes("values")]
        self.values = vec[i64](values)  # of 0, 1, 2, … cards of a tribe
        self.most_chips: i64 = edition.whole("most_chips")
        self.fines = fines
        self.open_chips = open_chips
        self.sole_owner_shares = sole_owner_shares  # the first revision's reading of rule 4.3
        self.menus: dict[int, Menu] = {}

    def menu(self, digits: i64) -> Menu:
        """What one may bid who has these digits (four bits a digit: how many), made once."""
        known = self.menus.get(digits)
        if known is None:
            known = Menu(digits, self.chips)
            self.menus[digits] = known
        return known

    def tally(self, cards: i64) -> i64:
        """The digits of a set of cards: how many of each, four bits a digit."""
        digits: i64 = 0
        for unit in self.unit:
            if cards & 1:
                digits += unit
            cards >>= 1
        return digits


# What the numbers are made of.


def tribes_of(edition: Edition) -> dict[str, list[int]]:
    """Rule 1.2: the tribes and their digits."""
    return {name: edition.wholes(f"tribes.{name}", 0, 9) for name in edition.table("tribes")}


def masks(tribe: list[int]) -> list[int]:
    """For each tribe its cards as bits."""
    found = [0] * (max(tribe) + 1)
    for card, number in enumerate(tribe):
        found[number] |= 1 << card
    return found


def rounds(lots: list[int], cards: int) -> int:
    """Rule 2.1: how many lots the deck makes."""
    count = 0
    while cards > 0:
        cards -= lots[count % len(lots)]
        count += 1
    return count


# What an edition must hold.


def check(edition: Edition, tribes: dict[str, list[int]]) -> None:
    """Whether the rules can be played with these numbers."""
    for name, digits in tribes.items():
        if digits != sorted(set(digits)):  # Rule 1.3: no tribe has a digit twice
            raise edition.wrong(f"tribes.{name}", "not_rising", value=str(digits))
        if len(digits) > len(edition.wholes("values")):
            raise edition.wrong("values", "too_short", count=len(digits))
    cards = sum([len(digits) for digits in tribes.values()])
    if cards > MOST_CARDS:
        raise edition.wrong("tribes", "too_many_cards", count=cards, highest=MOST_CARDS)
    check_lots(edition, cards)
    chips = edition.whole("chips", 1, MOST_CHIPS)
    edition.whole("start", 0, chips // MOST_PLAYERS)


def check_lots(edition: Edition, cards: int) -> None:
    """Rule 2.1: the lots, over and over, use up the deck exactly."""
    lots = edition.wholes("lots", 1, MOST_CARDS)
    left = cards % sum(lots)
    for size in lots:
        left -= size if left > 0 else 0
    if left < 0:
        raise edition.wrong("lots", "lots_left_over", cards=cards)
