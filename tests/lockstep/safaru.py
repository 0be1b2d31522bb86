"""Safarü by its rules page: an independent reference, slow and plain.

What the page leaves open about missed catches is as docs/decisions/0006 has it: any card may be released, and only
a card that was released can be called.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from tests.lockstep.table import Facts, Shuffle, places

SPECIES = ("unicorn", "hedgehog", "panther", "owl", "tortoise")
NUMBERS = (0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9)  # 1.2
CARDS = [f"{species}-{number}" for species in SPECIES for number in NUMBERS]
VALUES = (1, 0, 1, 1, 1, 1, 2, 2, 1, 0)  # 1.3


def number_of(card: str) -> int:
    return int(card[-1])


class Reading(NamedTuple):
    """One way to read the wild cards taken so far: which kind of catch each of them is for."""

    added: int = 0
    adders: int = 0  # two stand for more
    totalled: int = 0
    totallers: int = 0  # one stands for more
    paired: bool = False
    zero: bool = False


@cache
def with_card(reading: Reading, number: int, played: int) -> frozenset[Reading]:
    """The readings in which one more wild card is caught."""
    zero = reading.zero or number == 0
    new = set()
    if reading.added + number <= played:  # 2.3
        new.add(reading._replace(added=reading.added + number, adders=min(2, reading.adders + 1), zero=zero))
    if reading.totalled + number + played <= 17:  # 2.4
        new.add(reading._replace(totalled=reading.totalled + number, totallers=1, zero=zero))
    if number == played and not reading.paired:  # 2.5
        new.add(reading._replace(paired=True, zero=zero))
    return frozenset(new)


def is_catch(reading: Reading, played: int, zeroes: bool) -> bool:
    adds, totals = reading.adders > 0, reading.totallers > 0
    if adds and (reading.adders < 2 or reading.added != played):
        return False
    if totals and reading.totalled + played != 17:
        return False
    if (adds or totals) and zeroes and not reading.zero:  # 2.8
        return False
    return adds or totals or reading.paired


class Catching:
    """All catches of one card in one wild: which wild cards go, and whether the played card goes (2.11)."""

    def __init__(self, played: str, wild: list[str]) -> None:
        self.played = number_of(played)
        self.groups = [(card, wild.count(card)) for card in dict.fromkeys(CARDS) if card in wild]
        self.zeroes = any(number_of(card) == 0 for card in wild)
        self.outcomes = cache(self._outcomes)

    def ends(self, readings: frozenset[Reading]) -> set[str]:
        """How the cards taken so far can be all."""
        good = [reading for reading in readings if is_catch(reading, self.played, self.zeroes)]
        return {"pair" if reading.paired else "stay" for reading in good}

    def one_more(self, readings: frozenset[Reading], card: str) -> frozenset[Reading]:
        number = number_of(card)
        return frozenset().union(*(with_card(reading, number, self.played) for reading in readings))

    def _outcomes(self, place: int, readings: frozenset[Reading]) -> int:
        """So many catches are left when the groups before this place are decided; 2 stands for more."""
        if not readings:
            return 0
        if place == len(self.groups):
            return len(self.ends(readings))
        card, copies = self.groups[place]
        found = self.outcomes(place + 1, readings)
        for _ in range(copies):
            if found < 2:
                readings = self.one_more(readings, card)
                found += self.outcomes(place + 1, readings)
        return min(2, found)

    def after(self, taken: list[str]) -> tuple[frozenset[Reading], dict[str, int]]:
        """The readings of these cards, and how often each card can still be taken, in deck order."""
        readings = frozenset({Reading()})
        for card in taken:
            readings = self.one_more(readings, card)
        names = [card for card, _ in self.groups]
        first = names.index(taken[-1]) if taken else 0
        left = {card: copies - taken.count(card) for card, copies in self.groups[first:]}
        return readings, left

    def steps(self, taken: list[str]) -> dict[str, int]:
        """The next words, each with the number of catches that it leaves (2 stands for more)."""
        readings, left = self.after(taken)
        words = dict.fromkeys(self.ends(readings), 1)
        names = [card for card, _ in self.groups]
        for card in [card for card, copies in left.items() if copies]:
            found, new, place = 0, readings, names.index(card) + 1
            for _ in range(left[card]):
                new = self.one_more(new, card)
                found += self.outcomes(place, new)
            words[f"take {card}"] = min(2, found)
        return {word: found for word, found in words.items() if found}


class Safaru:
    unordered = frozenset({"hands", "wild", "caught"})

    def __init__(
        self, players: int, first: int, shuffle: Shuffle, numbers: Mapping[str, object], options: Mapping[str, object]
    ) -> None:
        self.players = players
        self.seen = Counter[str]()
        self.sides = 2 if players == 4 else players  # 1.1
        self.shuffle = shuffle
        self.release = options.get("variant") == "release"
        self.notice = options.get("missed_catches") == "notice"
        self.target = options.get("target", 100)
        self.limit = options.get("hands", 4 if self.release else None)  # 5.4
        self.scores = [0] * self.sides
        self.hand = 0
        self.dealer = first
        self.next_hand()

    # Dealing.

    def next_hand(self) -> None:
        self.hand += 1
        self.deck = self.shuffle(CARDS)
        self.wild: list[str] = []
        self.caught: list[list[str]] = [[] for _ in range(self.sides)]
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.deal()

    def deal(self) -> None:
        for place in range(self.players):
            self.hands[(self.dealer + 1 + place) % self.players] = self.draw(4)
        self.wild += self.draw(4)  # none are left in the last deal of three players: 3.2
        self.phase = "play"
        self.seat: int | None = (self.dealer + 1) % self.players  # 2.1
        self.released: tuple[str, list[str]] | None = None  # the card that may be called, and the wild it met

    def draw(self, count: int) -> list[str]:
        drawn, self.deck = self.deck[:count], self.deck[count:]
        return drawn

    # Decisions.

    def legal(self) -> set[str]:
        if self.phase == "over" or self.seat is None:
            return set()
        if self.phase == "call":
            return {"call", "let"}
        if self.phase == "catch":
            return set(self.catching.steps(self.taken))
        hand = self.hands[self.me]
        moves = {f"play {card}" for card in hand}
        if self.notice:
            moves |= {f"release {card}" for card in hand}
            moves |= {"call"} if self.released else set()
        return moves

    def play(self, text: str) -> None:
        what, _, card = text.partition(" ")
        if what == "call":
            self.call()
        elif what == "let":
            self.seen["let"] += 1
            self.go_on()
        elif self.phase == "catch":
            self.choose(text)
        else:
            self.put_down(self.me, card, what == "play")

    @property
    def me(self) -> int:
        assert self.seat is not None
        return self.seat

    def put_down(self, seat: int, card: str, may_catch: bool) -> None:
        self.player = seat
        self.hands[seat].remove(card)
        self.released = None
        if may_catch and Catching(card, self.wild).steps([]):  # 2.9
            self.catch(card, self.wild)
        else:
            self.released = None if may_catch else (card, self.wild)
            self.wild = [*self.wild, card]
            self.turn_passes()

    def call(self) -> None:
        assert self.released is not None
        card, wild = self.released
        self.seen[f"called in phase {self.phase}"] += 1
        self.released = None  # one call a turn
        if Catching(card, wild).steps([]):  # 2.12
            self.seen["rightly called"] += 1
            self.catch(card, wild)
        elif self.phase == "call":
            self.go_on()

    def catch(self, card: str, wild: list[str]) -> None:
        self.card = card
        self.wild = wild
        self.catching = Catching(card, wild)
        self.taken: list[str] = []
        self.phase = "catch"
        self.seat = (self.player + self.release) % self.players  # 5.2
        self.go_down()

    def choose(self, text: str) -> None:
        if text in ("stay", "pair"):
            self.finish(text)
        else:
            self.taken.append(text.partition(" ")[2])
            self.go_down()

    def go_down(self) -> None:
        """A catch with only one outcome left happens without asking."""
        steps = self.catching.steps(self.taken)
        if sum(steps.values()) == 1:
            self.choose(next(iter(steps)))
        elif not self.taken:
            self.seen["a choice of catches"] += 1

    def finish(self, end: str) -> None:
        pile = self.caught[self.player % self.sides]
        self.seen[f"{end} with {len(self.taken)}"] += 1
        pile += self.taken
        self.wild = list((Counter(self.wild) - Counter(self.taken)).elements())
        (pile if end == "pair" else self.wild).append(self.card)  # 2.7
        self.turn_passes()

    def turn_passes(self) -> None:
        """Whose turn it is after a card, and after a catch that was called."""
        self.seat = (self.player + 1) % self.players
        self.phase = "play"
        if any(self.hands):
            return
        if self.notice and self.released:
            self.phase = "call"
        else:
            self.go_on()

    # The end of a deal, of a hand, of the game.

    def go_on(self) -> None:
        self.dealer = (self.dealer + 1) % self.players  # 3.1, 4.3
        if self.deck:
            self.deal()
            return
        for side, points in enumerate(self.count()):
            self.scores[side] += points
        enough = not self.release and max(self.scores) >= int(str(self.target))  # 4.3
        if enough or self.hand == self.limit:
            self.dealer = (self.dealer - 1) % self.players
            self.phase, self.seat = "over", None
        else:
            self.next_hand()

    def count(self) -> list[int]:
        points = [sum(VALUES[number_of(card)] for card in pile) for pile in self.caught]
        hedgehogs, unicorns = self.caught_of("hedgehog"), self.caught_of("unicorn")
        if self.release:  # 5.3
            extras = [shared(24, [len(pile) for pile in self.caught]), shared(18, hedgehogs)]
        else:  # 4.1
            babies = [-5 * sum(number_of(card) == 0 for card in pile) for pile in self.caught]
            extras = [shared(24, unicorns), shared(-12, hedgehogs), babies]
        return [sum(column) for column in zip(points, *extras, strict=True)]

    def caught_of(self, species: str) -> list[int]:
        return [sum(card.startswith(species) for card in pile) for pile in self.caught]

    # What is told.

    def facts(self) -> Facts:
        names = ("hand", "dealer", "seat", "phase", "hands", "wild", "caught", "deck", "scores")
        return {name: getattr(self, name) for name in names}

    def result(self) -> Facts:
        better = -1 if self.release else 1  # 5.1
        ranking = places(self.players, lambda seat: (better * self.scores[seat % self.sides],))
        scores = [self.scores[seat % self.sides] for seat in range(self.players)]
        return {"scores": scores, "ranking": ranking, "winners": ranking[0]}


def shared(points: int, numbers: list[int]) -> list[int]:
    """The points for the most, shared by those who tie for it (4.2)."""
    most = max(numbers)
    share = points // numbers.count(most) if most else 0
    return [share if number == most else 0 for number in numbers]
