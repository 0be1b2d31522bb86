"""Moves in words: `slide B2 up`, `draft 3 forest`, `promote guide breeder`."""

from waterhole.games.sanctuary import moves as m
from waterhole.games.sanctuary.array import DIRECTIONS, LINE_NAMES, MOST_TERRAINS, PAIRS, SPACE_NAMES

GRAMMAR: dict[str, tuple[str, ...]] = {
    "slide": ("space", "direction"),
    "refill": (),
    "swap": ("space", "other_space"),
    "draft": ("line", "terrain"),
    "nothing": (),
    "extra": ("space",),
    "breed": (),
    "end": (),
    "play": ("card",),
    "manager": (),
    "score": (),
    "promote": ("from_role", "to_role"),
    "buy": (),
    "keep": ("card",),
    "spent": (),
    "warden": (),
    "guard": (),
    "vet": (),
    "discard": ("card",),
    "accept": (),
    "decline": (),
}

SINGLE = {
    m.REFILL: "refill", m.NOTHING: "nothing", m.BREED: "breed", m.END: "end", m.SCORE: "score", m.MANAGE: "manager",
    m.BUY: "buy", m.SPENT: "spent", m.TAKE: "warden", m.CALL_GUARD: "guard", m.CALL_VET: "vet",
    m.ACCEPT: "accept", m.DECLINE: "decline",
}  # fmt: skip


class Notation:
    """Every move of a game with these cards and terrains in words, and back."""

    def __init__(self, cards: list[str], terrains: list[str]) -> None:
        self.words: dict[int, list[str]] = {move: [word] for move, word in SINGLE.items()}
        for number, space in enumerate(SPACE_NAMES):
            self.words[m.EXTRA + number] = ["extra", space]
            for place, direction in enumerate(DIRECTIONS):
                self.words[m.SLIDE + 4 * number + place] = ["slide", space, direction]
        for number, line in enumerate(LINE_NAMES):
            for kind, terrain in enumerate(terrains):
                self.words[m.DRAFT + MOST_TERRAINS * number + kind] = ["draft", line, terrain]
        for number, (first, second) in enumerate(PAIRS):
            self.words[m.SWAP + number] = ["swap", SPACE_NAMES[first], SPACE_NAMES[second]]
        for old, old_role in enumerate(m.ROLE_NAMES):
            for new, new_role in enumerate(m.ROLE_NAMES):
                self.words[m.PROMOTE + 9 * old + new] = ["promote", old_role, new_role]
        for turn, verb in enumerate(("play", "keep", "discard")):
            for number, card in enumerate(cards):
                self.words[m.CARDS + turn * len(cards) + number] = [verb, card]
        self.moves = {tuple(words): move for move, words in self.words.items()}
        self.count = m.CARDS + 3 * len(cards)
