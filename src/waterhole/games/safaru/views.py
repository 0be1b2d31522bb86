# compiled: yes
"""The ways to look at a table: what a seat may see, everything, and the result. Cards are in deck order."""

from typing import TYPE_CHECKING, Final, Literal, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import counted
from waterhole.core.ranking import Result, result_of
from waterhole.games.safaru.edition import RESERVED
from waterhole.games.safaru.phases import CALL, CATCH, PHASE_NAMES, PLAY, Phase
from waterhole.games.safaru.rules import dealing, end
from waterhole.games.safaru.rules.catching import chooser as choosing_for
from waterhole.games.safaru.rules.hauls import CARDS, PAIR, all_hauls
from waterhole.games.safaru.rules.outcomes import Way, outcomes, ways_of
from waterhole.games.safaru.rules.scoring import count
from waterhole.games.safaru.tally import BITS, COUNT

if TYPE_CHECKING:
    from waterhole.games.safaru.state import SafaruState

MOST_SHOWN: Final = 24
"""So many outcomes of a card are shown; with a crowded wild there can be thousands."""


class Course(TypedDict):
    """How far the game is. The wild is as the card found it until the catch is made."""

    hand: int
    dealer: int
    seat: int | None
    phase: Phase
    wild: list[str]


class Catching(TypedDict):
    """The score before this hand, and the catch that is being chosen."""

    scores: list[int]
    played: str | None
    taken: list[str]


class Facts(Course, Catching):
    """Everything."""

    caught: list[list[str]]
    hands: list[list[str]]
    deck: list[str]


class Chosen(TypedDict):
    """The options."""

    variant: Literal["catch", "release"]
    missed_catches: Literal["prevent", "notice"]
    open_catches: bool
    target: int
    hands: int | None


class Seated(TypedDict):
    """To whom a view is told."""

    game: str
    you: int | None
    players: int
    options: Chosen


class Line(TypedDict):
    """A line of the score; by side."""

    line: str
    counts: list[int]
    points: list[int]


class Sheet(TypedDict):
    """The score of a hand; totals are by side."""

    lines: list[Line]
    totals: list[int]


class Public(TypedDict):
    """What everybody sees of the rest of the table; of the hands one's own."""

    hands: list[list[str] | None]
    hand_sizes: list[int]
    caught_sizes: list[int]
    deck_left: int
    sides: list[list[int]]
    catcher: int
    freed: str | None
    called: bool
    sheet: Sheet | None


class Outcome(TypedDict):
    """One thing that a card could do: these wild cards go, and the card played with them or not."""

    cards: list[str]
    paired: bool
    ways: list[Way]


class Catch(TypedDict):
    """What a card could catch; `more` where not all outcomes are listed."""

    card: str
    within_reach: list[str]
    outcomes: list[Outcome]
    more: bool


class Mark(TypedDict):
    """A line of the score besides the values, whose cards have this species or this number (else all have it).

    `good` where its points are welcome: in the variant no points are.
    """

    line: str
    species: str | None
    number: int | None
    points: int
    good: bool


class Race(TypedDict):
    """The race for most of a kind in this hand: how many of it each side has caught, None where that is hidden."""

    line: str
    points: int
    good: bool
    counts: list[int | None]


class View(Seated, Course, Catching, Public):
    """What a seat may see.

    Cards caught lie face down until they are counted: of the others' piles only the size is seen.
    """

    caught: list[list[str] | None]
    catches: list[Catch]
    so_far: Sheet | None
    # What follows from the rules, for those who draw.
    deal: int  # in this hand …
    deals: int  # … of so many (Rule 3.2)
    hand_begins: bool  # you have not played in this hand yet; for those who watch, nobody has
    chooser: int | None  # who chooses what the card that is played (or called) catches (Rule 5.2)
    leaders: list[int]  # the seats that are ahead, as far as it can be seen
    marks: list[Mark]
    races: list[Race]


def facts(state: "SafaruState") -> Facts:
    return {
        **course(state),
        "caught": piles(state),
        **catching(state),
        "hands": [state.ids(cards) for cards in state.held],
        "deck": [state.game.cards[card] for card in state.deck[state.dealt :]],
    }


def course(state: "SafaruState") -> Course:
    return {
        "hand": int(state.hand),
        "dealer": int(state.dealer),
        "seat": state.seat,
        "phase": PHASE_NAMES[state.phase],
        "wild": state.ids(state.wild),
    }


def catching(state: "SafaruState") -> Catching:
    return {
        "scores": list(state.scores),
        "played": None if state.played < 0 else state.name(state.played),
        "taken": state.ids(state.taken),
    }


def piles(state: "SafaruState") -> list[list[str]]:
    """What each side has caught."""
    return [state.ids(cards) for cards in state.caught]


def result(state: "SafaruState") -> Result:
    """By seat: partners have the score of their side."""
    sides = [seat % int(state.sides()) for seat in range(state.players)]
    return result_of([(end.standing(state, side),) for side in sides], [state.scores[side] for side in sides])


# What a seat may see.


def view(state: "SafaruState", seat: int | None) -> View:
    seen = state.numbers.open_catches or state.turn < 0
    mine = -1 if seat is None else seat % int(state.sides())
    return {
        **seated(state, seat),
        **course(state),
        "caught": [pile if seen or side == mine else None for side, pile in enumerate(piles(state))],
        **catching(state),
        **public(state, seat),
        "catches": catches(state, seat),
        "so_far": as_sheet(state, count(state.caught, state.numbers)) if seen else None,
        "deal": int(deals_made(state)),
        "deals": int(dealing.deals_of(state, len(state.numbers.kind))),
        "hand_begins": hand_begins(state, seat),
        "chooser": chooser(state),
        "leaders": leaders(state, seen),
        "marks": marks(state),
        "races": [race_of(state, line, seen, mine) for line in range(len(state.numbers.lines)) if is_race(state, line)],
    }


def seated(state: "SafaruState", seat: int | None) -> Seated:
    numbers = state.numbers
    return {
        "game": state.game.name,
        "you": seat,
        "players": int(state.players),
        "options": {
            "variant": "release" if numbers.release else "catch",
            "missed_catches": "notice" if numbers.notice else "prevent",
            "open_catches": numbers.open_catches,
            "target": int(numbers.target),
            "hands": int(numbers.hands) or None,
        },
    }


def public(state: "SafaruState", seat: int | None) -> Public:
    return {
        "hands": [state.ids(cards) if other == seat else None for other, cards in enumerate(state.held)],
        "hand_sizes": [int(counted(cards)) for cards in state.held],
        "caught_sizes": [int(counted(cards)) for cards in state.caught],
        "deck_left": int(len(state.deck) - state.dealt),
        "sides": state.game.sides(int(state.players)),
        "catcher": int(state.catcher),
        "freed": None if state.freed < 0 else state.name(state.freed),
        "called": state.called,
        "sheet": as_sheet(state, state.sheet) if state.sheet else None,
    }


# What follows from the rules.


def deals_made(state: "SafaruState") -> i64:
    """How many deals of this hand there have been."""
    left = len(state.deck) - state.dealt
    return dealing.deals_of(state, len(state.numbers.kind) - left)


def hand_begins(state: "SafaruState", seat: int | None) -> bool:
    """Whether a hand has been dealt in which this seat has not played yet; for those who watch, nobody."""
    full = [counted(cards) == state.numbers.hand for cards in state.held]
    return deals_made(state) == 1 and (all(full) if seat is None else full[seat])


def chooser(state: "SafaruState") -> int | None:
    """Who chooses what the card in question catches: the one that is played next, or may be called."""
    if state.turn < 0 or state.phase == CATCH:
        return state.seat
    return int(choosing_for(state, state.catcher if state.phase == CALL else state.turn))


def leaders(state: "SafaruState", seen: bool) -> list[int]:
    """The seats that are ahead, with what this hand has brought so far if that can be seen; none when all are level."""
    hand = count(state.caught, state.numbers)[-1] if seen and state.turn >= 0 else [0] * int(state.sides())
    scores = [score + points for score, points in zip(state.scores, hand, strict=True)]
    best = min(scores) if state.numbers.release else max(scores)  # Rule 5.1
    if scores.count(best) == len(scores):
        return []
    return [seat for seat in range(state.players) if scores[seat % len(scores)] == best]


def marks(state: "SafaruState") -> list[Mark]:
    """What the lines of the score make of cards."""
    return [mark_of(state, line) for line in range(len(state.numbers.lines))]


def mark_of(state: "SafaruState", line: i64) -> Mark:
    numbers = state.numbers
    name = numbers.lines[line]
    points = int(numbers.line_points[line])
    species = name.removeprefix("most_")
    return {
        "line": name,
        "species": None if species in RESERVED else species,
        "number": 0 if species == "baby" else None,
        "points": points,
        "good": (points > 0) != numbers.release,
    }


def is_race(state: "SafaruState", line: i64) -> bool:
    """Rule 4.2."""
    return state.numbers.line_most[line]


def race_of(state: "SafaruState", line: i64, seen: bool, mine: int) -> Race:
    mark = mark_of(state, line)
    cards = state.numbers.line_cards[line]
    counts: list[int | None] = [
        int(counted(caught & cards)) if seen or side == mine else None for side, caught in enumerate(state.caught)
    ]
    return {"line": mark["line"], "points": mark["points"], "good": mark["good"], "counts": counts}


# The score of a hand, line by line.


def as_sheet(state: "SafaruState", rows: list[list[int]]) -> Sheet:
    """The count with the names of its lines."""
    names = [*state.numbers.lines, "values"]
    lines: list[Line] = [
        {"line": name, "counts": rows[2 * place], "points": rows[2 * place + 1]} for place, name in enumerate(names)
    ]
    return {"lines": lines, "totals": rows[-1]}


def rows_of(sheet: Sheet | None) -> list[list[int]]:
    """The opposite of `as_sheet`."""
    if sheet is None:
        return []
    return [*[row for line in sheet["lines"] for row in (line["counts"], line["points"])], sheet["totals"]]


# What could be caught.


def catches(state: "SafaruState", seat: int | None) -> list[Catch]:
    """For the seat that decides: each card that could catch, and its outcomes.

    Where missed catches must be noticed (Rule 2.12) nobody is told what his cards could catch.
    """
    if state.seat != seat or seat is None:
        return []
    if state.phase == CATCH:
        return [catches_of(state, state.played, state.hauls)]
    if state.phase != PLAY or state.numbers.notice:
        return []
    found: list[Catch] = []
    for kind in dict.fromkeys(state.ids(state.held[seat])):
        card = state.game.card_numbers[kind]
        hauls = all_hauls(state.numbers, state.have, state.numbers.number[card])
        if len(hauls):
            found.append(catches_of(state, card, hauls))
    return found


def catches_of(state: "SafaruState", card: i64, hauls: vec[i64]) -> Catch:
    """What this card catches with one of these hauls, with what has been taken."""
    numbers = state.numbers
    needs = vec[i64]([haul - state.got for haul in hauls])
    rest = state.wild >> (state.last + 1) << (state.last + 1)
    found = outcomes(needs, rest, numbers.with_number, numbers.alike, MOST_SHOWN + 1)
    shown = [outcome_of(state, card, cards) for cards in found[:MOST_SHOWN]]
    shown.sort(key=lambda outcome: (len(outcome["cards"]), outcome["paired"]))
    return {
        "card": state.name(card),
        "within_reach": state.ids(state.taken | reach(state, needs, rest)),
        "outcomes": shown,
        "more": len(found) > MOST_SHOWN,
    }


def outcome_of(state: "SafaruState", card: i64, found: i64) -> Outcome:
    cards = (found | state.taken) & CARDS
    paired = found & PAIR != 0
    return {"cards": state.ids(cards), "paired": paired, "ways": ways_of(state, card, cards, paired)}


def reach(state: "SafaruState", needs: vec[i64], rest: i64) -> i64:
    """The cards that go in at least one outcome (bits)."""
    wanted: i64 = 0
    for need in needs:
        wanted |= need
    found: i64 = 0
    for number, cards in enumerate(state.numbers.with_number):
        if wanted >> (BITS * number) & COUNT:
            found |= rest & cards
    return found
