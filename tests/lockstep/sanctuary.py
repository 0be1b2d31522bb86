"""Serengeti Sanctuary by its rules page: an independent reference, slow and plain."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import cast

from tests.lockstep.table import Facts, Shuffle, places

ANIMALS = {
    "forest": "elephant giraffe gorilla meerkat",
    "plateau": "gorilla hyena lion meerkat",
    "river_delta": "crocodile flamingo giraffe gorilla hippo",
    "savannah": "cheetah flamingo giraffe hyena lion meerkat rhino",
    "scrubland": "cheetah elephant flamingo giraffe gorilla hyena meerkat",
    "valley": "cheetah flamingo hippo hyena meerkat rhino",
    "watering_hole": "cheetah flamingo giraffe lion meerkat",
    "wetland": "crocodile flamingo hippo meerkat rhino",
    "wilderness": "cheetah crocodile elephant flamingo gorilla hyena",
}
HERDS = ("buffalo", "gazelle", "zebra")
CARDS = [
    *(f"{animal}-{terrain}" for terrain, animals in ANIMALS.items() for animal in animals.split()),
    *(f"{herd}-herd" for herd in HERDS),
]
SPACES = [f"{row}{column}" for row in "ABCD" for column in "12345"]
LINES = {name: [place for place, space in enumerate(SPACES) if name in space] for name in "ABCD12345"}
INSIDE = [SPACES.index(space) for space in ("B2", "B3", "B4", "C2", "C3", "C4")]  # 1.3
DRAFT = ("slide", "refill", "swap", "draft", "extra", "breed")  # 2.3
LAST = ("warden", "guard", "vet")  # 4.6 to 4.8
STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


def terrain_of(card: str) -> str:
    animal, _, terrain = card.partition("-")
    return animal if terrain == "herd" else terrain  # 1.2


def neighbour(place: int, direction: str) -> int | None:
    down, right = STEPS[direction]
    row, column = place // 5 + down, place % 5 + right
    return row * 5 + column if row in range(4) and column in range(5) else None


class Sanctuary:
    unordered = frozenset({"hands", "discard", "staff"})

    def __init__(
        self, players: int, first: int, shuffle: Shuffle, numbers: Mapping[str, object], options: Mapping[str, object]
    ) -> None:
        self.players = players
        self.seen = Counter[str]()
        self.shuffle = shuffle
        self.sets = cast(dict[str, list[int]], numbers["sets"])
        self.costs = cast(dict[str, int], numbers["costs"])
        self.track = cast(list[int], numbers["track"])
        self.deck = shuffle(CARDS)
        self.discard: list[str] = []
        self.array: list[str | None] = [None] * 20
        self.on = [0] * 20
        self.supply = 20
        self.tokens = [0] * players
        self.hands: list[list[str]] = [[] for _ in range(players)]
        third = "caretaker" if options.get("easier") else "guide"  # 7.2
        self.staff = [["guide", "guide", third, "conservationist"] for _ in range(players)]
        self.repopulation = [0] * players
        self.scores = [0] * players
        self.start = first
        self.height = [(seat - first) % players for seat in range(players)]  # 1.6: of the discs on the score track
        self.turn = 0
        self.fill(range(20))
        self.next_turn()

    def facts(self) -> Facts:
        names = ("turn", "phase", "seat", "start", "array", "on", "deck", "discard", "hands", "tokens", "supply")
        return {name: getattr(self, name) for name in (*names, "staff", "repopulation", "scores")}

    # Cards.

    def draw(self) -> list[str]:
        """The next card, if there is any (1.4)."""
        if not self.deck and self.discard:
            self.seen[f"reshuffle in phase {self.phase}"] += 1
            self.deck, self.discard = self.shuffle(self.discard), []
        drawn, self.deck = self.deck[:1], self.deck[1:]
        return drawn

    def fill(self, spaces: list[int] | range) -> None:
        for place in spaces:
            if self.array[place] is None:
                self.array[place] = next(iter(self.draw()), None)

    # Whose turn.

    def next_turn(self) -> None:
        self.turn += 1
        clockwise = [(self.start + place) % self.players for place in range(self.players)]
        self.drafters = clockwise + clockwise[::-1]  # 2.1
        self.expanders = clockwise
        self.next_draft()

    def next_draft(self) -> None:
        if not self.drafters:
            self.clean_up()
            return
        self.phase = "draft"
        self.seat: int | None = self.drafters.pop(0)
        self.slides = self.staff[self.me].count("guide")
        self.stage = "slide"

    def clean_up(self) -> None:
        for place in range(20):
            card = self.array[place]
            if place not in INSIDE and card is not None:  # 3.1
                self.discard.append(card)
                self.supply += self.on[place]
                self.array[place], self.on[place] = None, 0
        for place in INSIDE:  # 3.2
            if self.array[place] is not None and self.supply:
                self.on[place] += 1
                self.supply -= 1
        self.next_expansion()

    def next_expansion(self) -> None:
        if not self.expanders:
            self.end_turn()
            return
        self.phase = "expand"
        self.seat = self.expanders.pop(0)
        self.played: list[str] = []
        self.kept: list[str] = []
        self.extra_points = self.bought = 0
        self.enter("play")

    # Decisions: the words still open, by stage.

    def legal(self) -> set[str]:
        if self.phase == "over" or self.seat is None:
            return set()
        if self.phase == "start":
            return {"accept", "decline"}
        return set(self.draft_moves() if self.phase == "draft" else self.expansion_moves())

    def play(self, text: str) -> None:
        what, *rest = text.split()
        self.seen[f"{what} {rest[-1]}" if what == "promote" else what] += 1
        getattr(self, f"do_{what}")(*rest)

    @property
    def me(self) -> int:
        assert self.seat is not None
        return self.seat

    def mine(self, role: str) -> bool:
        return role in self.staff[self.me]

    def purse(self) -> int:
        return self.tokens[self.me]

    def spend_tokens(self, count: int) -> None:
        self.tokens[self.me] -= count
        self.supply += count

    # The drafting action.

    def draft_moves(self) -> Iterator[str]:
        ahead = DRAFT[DRAFT.index(self.stage) :]
        if "draft" not in ahead:
            yield from self.after_draft_moves("extra" in ahead)
            return
        if "slide" in ahead and self.slides:
            yield from self.slide_moves()
        if "refill" in ahead and self.mine("conservationist") and self.can_refill():
            yield "refill"
        if "swap" in ahead and self.mine("caretaker"):
            for one, other in combinations(range(20), 2):
                if self.array[one] or self.array[other]:  # 2.6
                    yield f"swap {SPACES[one]} {SPACES[other]}"
        lines = {f"draft {line} {terrain_of(card)}" for line in LINES for card in self.cards_on(line)}
        yield from lines or {"nothing"}  # 2.2

    def slide_moves(self) -> Iterator[str]:
        for place, space in enumerate(SPACES):
            for direction in STEPS:
                to = neighbour(place, direction)
                if self.array[place] and to is not None and self.array[to] is None:  # 2.4
                    yield f"slide {space} {direction}"

    def can_refill(self) -> bool:
        return any(self.array[place] is None for place in INSIDE) and bool(self.deck or self.discard)

    def cards_on(self, line: str) -> list[str]:
        return [card for place in LINES[line] if (card := self.array[place])]

    def after_draft_moves(self, extra: bool) -> Iterator[str]:
        yield "end"
        if extra and self.had_token:  # 2.7
            for place in LINES[self.line]:
                if self.array[place]:
                    yield f"extra {SPACES[place]}"
        if self.mine("breeder") and self.purse() and self.repopulation[self.me] < len(self.track) - 1:  # 2.8
            yield "breed"

    def do_slide(self, space: str, direction: str) -> None:
        to = neighbour(SPACES.index(space), direction)
        assert to is not None
        self.exchange(SPACES.index(space), to)
        self.slides -= 1

    def exchange(self, one: int, other: int) -> None:
        self.array[one], self.array[other] = self.array[other], self.array[one]
        self.on[one], self.on[other] = self.on[other], self.on[one]

    def do_refill(self) -> None:
        self.fill(INSIDE)  # 2.5
        self.stage = "swap"

    def do_swap(self, one: str, other: str) -> None:
        self.exchange(SPACES.index(one), SPACES.index(other))
        self.stage = "draft"

    def do_draft(self, line: str, terrain: str) -> None:
        self.had_token, self.line = self.purse() > 0, line
        for place in LINES[line]:
            card = self.array[place]
            if card and terrain_of(card) == terrain:
                self.take(place)
        self.enter_draft("extra")

    def take(self, place: int) -> None:
        card = self.array[place]
        assert card is not None
        self.hands[self.me].append(card)
        self.tokens[self.me] += self.on[place]
        self.array[place], self.on[place] = None, 0

    def do_nothing(self) -> None:
        self.had_token, self.line = False, "A"
        self.enter_draft("extra")

    def do_extra(self, space: str) -> None:
        self.spend_tokens(1)
        self.take(SPACES.index(space))
        self.enter_draft("breed")

    def do_breed(self) -> None:
        self.spend_tokens(1)
        self.repopulation[self.me] += 1
        self.next_draft()

    def enter_draft(self, stage: str) -> None:
        self.stage = stage
        if self.legal() == {"end"}:
            self.next_draft()

    # The expansion.

    def expansion_moves(self) -> Iterator[str]:
        hand = self.hands[self.me]
        if self.stage in ("play", "manager"):
            yield "score"
            if self.stage == "play":
                yield from (f"play {card}" for card in later(hand, self.played))
            if self.mine("manager") and self.purse() and not self.extra_points:
                yield "manager"
        elif self.stage in ("promote", "buy", "keep"):
            yield from self.spending_moves(hand)
        elif self.stage == "discard":
            yield from (f"discard {card}" for card in hand)
        else:
            yield from self.last_moves()

    def spending_moves(self, hand: list[str]) -> Iterator[str]:
        yield "spent"
        if self.stage == "promote":
            affordable = [role for role, cost in self.costs.items() if cost <= self.points and not self.mine(role)]
            yield from (f"promote {old} {new}" for old in self.staff[self.me] for new in affordable)  # 4.5
        if self.stage != "keep" and self.supply and self.bought + 1 <= self.points:
            yield "buy"
        if self.points:
            yield from (f"keep {card}" for card in later(hand, self.kept))

    def last_moves(self) -> Iterator[str]:
        yield "end"
        ahead = [role for role in LAST[LAST.index(self.stage) :] if self.mine(role)]
        possible = {"warden": self.supply >= 1, "guard": self.purse() >= 3, "vet": True}  # 4.6, 4.7, 4.8
        yield from (role for role in ahead if possible[role])

    def enter(self, stage: str) -> None:
        """The stages of an expansion; one that can only be ended is not asked."""
        self.stage = stage
        moves = self.legal()
        if moves == {"score"}:
            self.do_score()
        elif moves == {"spent"}:
            self.do_spent()
        elif moves == {"end"}:
            self.do_end()

    def do_play(self, card: str) -> None:
        self.hands[self.me].remove(card)
        self.played.append(card)
        self.enter("play")

    def do_manager(self) -> None:
        self.spend_tokens(1)
        self.extra_points = 4  # 4.2
        self.enter("manager")

    def do_score(self) -> None:
        self.points = self.value_played() + self.track[self.repopulation[self.me]] + self.extra_points
        if self.points:
            self.scores[self.me] += self.points
            self.height[self.me] = max(self.height) + 1  # 5.2
        if self.scores[self.me] >= 50:  # 4.3
            self.put_away()
        else:
            self.enter("promote")

    def value_played(self) -> int:
        animals = [card.partition("-")[0] for card in self.played]
        sets = sum(values[animals.count(animal) - 1] for animal, values in self.sets.items() if animal in animals)
        return sets + 3 * sum(animal in HERDS for animal in animals)

    def do_promote(self, old: str, new: str) -> None:
        self.staff[self.me][self.staff[self.me].index(old)] = new
        self.points -= self.costs[new]
        self.enter("promote")

    def do_buy(self) -> None:
        self.bought += 1
        self.points -= self.bought  # 4.4
        self.tokens[self.me] += 1
        self.supply -= 1
        self.enter("buy")

    def do_keep(self, card: str) -> None:
        self.hands[self.me].remove(card)
        self.kept.append(card)
        self.points -= 1
        self.enter("keep")

    def do_spent(self) -> None:
        self.discard += self.hands[self.me]
        self.hands[self.me] = self.kept
        self.enter("warden")

    def do_warden(self) -> None:
        self.spend_tokens(-1)  # 4.6
        self.enter("guard")

    def do_guard(self) -> None:
        self.spend_tokens(3)  # 4.7
        self.hands[self.me] += [*self.draw(), *self.draw()]
        self.enter("vet")

    def do_vet(self) -> None:
        self.hands[self.me] += self.draw()  # 4.8
        self.enter("discard")
        if not self.hands[self.me]:
            self.put_away()

    def do_discard(self, card: str) -> None:
        self.hands[self.me].remove(card)
        self.discard.append(card)
        self.put_away()

    def do_end(self) -> None:
        if self.phase == "draft":
            self.next_draft()
        else:
            self.put_away()

    def put_away(self) -> None:
        self.discard += self.played  # 4.9
        self.next_expansion()

    # The end of a turn, and of the game.

    def end_turn(self) -> None:
        self.seat = None
        if max(self.scores) >= 50 or (self.players == 1 and self.turn == 3):  # 6.1, 7.1
            self.phase = "over"
            return
        self.fill(range(20))  # 5.1
        self.phase = "start"
        self.asked = sorted(range(self.players), key=lambda seat: (self.scores[seat], -self.height[seat]))
        self.offer()

    def offer(self) -> None:
        self.seat = self.asked.pop(0)
        if not self.asked:  # 5.2: who is left must take it
            self.seen["the leader must"] += 1
            self.do_accept()

    def do_accept(self) -> None:
        self.start = self.me
        self.next_turn()

    def do_decline(self) -> None:
        self.offer()

    def result(self) -> Facts:
        def standing(seat: int) -> tuple[int, ...]:
            return self.scores[seat], self.tokens[seat], len(self.hands[seat]), self.height[seat]

        ranking = places(self.players, standing)
        won = self.players > 1 or self.scores[0] >= 50
        return {"scores": self.scores, "ranking": ranking, "winners": ranking[0] if won else []}


def later(hand: list[str], chosen: list[str]) -> list[str]:
    """The cards of a hand that come after the ones already chosen, in deck order."""
    last = CARDS.index(chosen[-1]) if chosen else -1
    return [card for card in hand if CARDS.index(card) > last]
