# compiled: yes
"""Every move as a number and in words: `slide B2 up`, `draft 3 forest`, `promote guide breeder`.

The frequent ones come first: Python keeps numbers up to 256 ready made.
"""

from typing import Final, final

from waterhole.games.sanctuary.array import DIRECTIONS, LINE_NAMES, MOST_TERRAINS, PAIRS, SPACE_NAMES
from waterhole.games.sanctuary.team import ROLE_NAMES, ROLES

# Drafting.
SLIDE: Final = 0  # + 4 × space + direction
REFILL: Final = 80
DRAFT: Final = 81  # + 12 × line + terrain
NOTHING: Final = 189
EXTRA: Final = 190  # + space
BREED: Final = 210
END: Final = 211  # of a drafting action or an expansion

# Expansion and the start token.
SCORE: Final = 212
MANAGE: Final = 213
BUY: Final = 214
SPENT: Final = 215
TAKE: Final = 216  # the warden's token
CALL_GUARD: Final = 217
CALL_VET: Final = 218
ACCEPT: Final = 219
DECLINE: Final = 220
PROMOTE: Final = 221  # + 9 × old role + new role

SWAP: Final = 302  # + number of the pair of spaces
CARDS: Final = 492  # + card: play it; then as many to keep, and as many to discard

GRAMMAR: Final[dict[str, tuple[str, ...]]] = {
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

ONE_WORD: Final = {
    REFILL: "refill", NOTHING: "nothing", BREED: "breed", END: "end", SCORE: "score", MANAGE: "manager",
    BUY: "buy", SPENT: "spent", TAKE: "warden", CALL_GUARD: "guard", CALL_VET: "vet",
    ACCEPT: "accept", DECLINE: "decline",
}  # fmt: skip


@final
class Notation:
    """Every move of a game with these cards and terrains in words, and back."""

    def __init__(self, cards: list[str], terrains: list[str]) -> None:
        self.words: dict[int, list[str]] = {move: [word] for move, word in ONE_WORD.items()}
        for number, space in enumerate(SPACE_NAMES):
            self.words[EXTRA + number] = ["extra", space]
            for place, direction in enumerate(DIRECTIONS):
                self.words[SLIDE + 4 * number + place] = ["slide", space, direction]
        for number, line in enumerate(LINE_NAMES):
            for kind, terrain in enumerate(terrains):
                self.words[DRAFT + MOST_TERRAINS * number + kind] = ["draft", line, terrain]
        for number, (first, second) in enumerate(PAIRS):
            self.words[SWAP + number] = ["swap", SPACE_NAMES[first], SPACE_NAMES[second]]
        for old, old_role in enumerate(ROLE_NAMES):
            for new, new_role in enumerate(ROLE_NAMES):
                self.words[PROMOTE + ROLES * old + new] = ["promote", old_role, new_role]
        for turn, verb in enumerate(("play", "keep", "discard")):
            for number, card in enumerate(cards):
                self.words[CARDS + turn * len(cards) + number] = [verb, card]
        self.moves = {tuple(words): move for move, words in self.words.items()}
        self.count = CARDS + 3 * len(cards)
