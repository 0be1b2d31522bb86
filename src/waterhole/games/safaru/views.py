# compiled: yes
"""What can be seen of a state of Safarü: by a seat, from memory, and everything."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.event import Json
from waterhole.games.safaru.catches import PAIR, PAIRED, TALLY, all_ways, outcomes
from waterhole.games.safaru.rules import CATCH, PLAY, SafaruState
from waterhole.games.safaru.scoring import count

if TYPE_CHECKING:
    from waterhole.games.safaru.game import Safaru

PHASES: Final = ["play", "catch", "call", "over"]
MOST_SHOWN: Final = 24
"""So many outcomes of a card are shown; with a crowded wild there can be thousands."""


class Views:
    """The views of one game's states. Everything is in deck order, except the deck."""

    def __init__(self, game: "Safaru") -> None:
        self.game = game

    def view(self, state: SafaruState, seat: int | None) -> dict[str, Json]:
        """What this seat sees, and for the one who decides what could be caught.

        Cards caught lie face down until they are counted: of the others' piles only the size is seen.
        """
        seen = {**self.known(state, seat), "catches": self.catches(state, seat)}
        if state.numbers.open_catches or state.turn < 0:
            return {**seen, "so_far": self.lines(state, count(state.caught, state.numbers))}
        mine = -1 if seat is None else seat % int(state.sides())
        caught = [state.ids(cards) if side == mine else None for side, cards in enumerate(state.caught)]
        return {**seen, "caught": caught, "so_far": None}

    def recall(self, state: SafaruState, seat: int) -> dict[str, Json]:
        """All cards are seen when they are played or caught: a perfect memory knows all piles."""
        return {**self.known(state, seat), "first": int(state.luck.first)}

    def known(self, state: SafaruState, seat: int | None) -> dict[str, Json]:
        numbers = state.numbers
        return {
            "game": self.game.name,
            "you": seat,
            "players": int(state.players),
            "options": {
                "variant": "release" if numbers.release else "catch",
                "missed_catches": "notice" if numbers.notice else "prevent",
                "open_catches": numbers.open_catches,
                "target": int(numbers.target),
                "hands": int(numbers.hands) or None,
            },
            **self.table(state),
            "hands": [state.ids(cards) if other == seat else None for other, cards in enumerate(state.held)],
            "hand_sizes": [int(cards).bit_count() for cards in state.held],
            "caught_sizes": [int(cards).bit_count() for cards in state.caught],
            "deck_left": int(len(state.deck) - state.dealt),
            "sides": self.sides(state),
            "catcher": int(state.catcher),
            "freed": None if state.freed < 0 else state.name(state.freed),
            "called": state.called,
            "sheet": self.lines(state, state.sheet) if state.sheet else None,
        }

    def table(self, state: SafaruState) -> dict[str, Json]:
        """What views and facts both tell: the wild is as the card found it until the catch is made."""
        return {
            "hand": int(state.hand),
            "dealer": int(state.dealer),
            "seat": state.seat,
            "phase": PHASES[state.phase],
            "wild": state.ids(state.wild),
            "caught": [state.ids(cards) for cards in state.caught],
            "scores": list(state.scores),
            "played": None if state.played < 0 else state.name(state.played),
            "taken": state.ids(state.taken),
        }

    def facts(self, state: SafaruState) -> dict[str, Json]:
        return {
            **self.table(state),
            "hands": [state.ids(cards) for cards in state.held],
            "deck": [self.game.cards[card] for card in state.deck[state.dealt :]],
        }

    def sides(self, state: SafaruState) -> list[Json]:
        """The seats of each side (Rule 1.1)."""
        sides = int(state.sides())
        return [list(range(side, int(state.players), sides)) for side in range(sides)]

    # The score of a hand, line by line.

    def lines(self, state: SafaruState, sheet: Sequence[list[int]]) -> dict[str, Json]:
        """A sheet with the names of its lines; counts and points are by side."""
        named = [
            {"line": line, "counts": counts, "points": points}
            for line, counts, points in zip([*state.numbers.lines, "values"], sheet[0:-1:2], sheet[1:-1:2], strict=True)
        ]
        return {"lines": cast(Json, named), "totals": sheet[-1]}

    # What could be caught.

    def catches(self, state: SafaruState, seat: int | None) -> list[Json]:
        """For the seat that decides: each card that could catch, and its outcomes.

        Where missed catches must be noticed (Rule 2.12) nobody is told what his cards could catch.
        """
        if state.seat != seat or seat is None:
            return []
        if state.phase == CATCH:
            return [self.catches_of(state, int(state.played), state.ways)]
        if state.phase != PLAY or state.numbers.notice:
            return []
        found = []
        for kind in dict.fromkeys(state.ids(state.held[seat])):
            card = self.game.cards.index(kind)
            ways = all_ways(state.have, state.numbers.number[card], state.numbers.total)
            if len(ways):
                found.append(self.catches_of(state, card, ways))
        return found

    def catches_of(self, state: SafaruState, card: int, ways: vec[i64]) -> Json:
        """What this card catches in one of these ways, with what has been taken."""
        numbers = state.numbers
        taken = state.tally(state.taken)
        needs = vec[i64]([way - taken for way in ways])
        rest = state.wild >> state.last + 1 << state.last + 1
        most = MOST_SHOWN + 1
        found = outcomes(needs, rest, numbers.with_number, int(numbers.alike), most)
        shown = [
            {"cards": state.ids((cards | state.taken) & (1 << 60) - 1), "paired": bool(cards & PAIR)}
            for cards in found[:MOST_SHOWN]
        ]
        shown.sort(key=lambda outcome: (len(cast(list[str], outcome["cards"])), outcome["paired"]))
        return {
            "card": self.game.cards[card],
            "within_reach": state.ids(state.taken | self.reach(state, needs, rest)),
            "outcomes": cast(Json, shown),
            "more": len(found) > MOST_SHOWN,
        }

    def reach(self, state: SafaruState, needs: vec[i64], rest: int) -> int:
        """The cards that go in at least one outcome (bits)."""
        numbers = 0
        for need in needs:
            numbers |= need & TALLY & ~PAIRED
        return sum(rest & cards for number, cards in enumerate(state.numbers.with_number) if numbers >> 5 * number & 15)


def sheet_of(lines: Mapping[str, Any] | None) -> list[list[int]]:
    """The opposite of `Views.lines`."""
    if lines is None:
        return []
    sheet: list[list[int]] = [row for line in lines["lines"] for row in (line["counts"], line["points"])]
    sheet.append(lines["totals"])
    return sheet
