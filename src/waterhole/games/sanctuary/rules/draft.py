# compiled: yes
"""Section 2: a drafting action, from the Trail Guides to the Animal Breeder. The staff's own rules are in staff/."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import chosen, counted, put
from waterhole.core.chance import Dice
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.sanctuary.array import (
    BESIDE,
    LINE_NAMES,
    LINE_SPACES,
    MOST_TERRAINS,
    ROWS,
    SPACE_NAMES,
)
from waterhole.games.sanctuary.events import CardsDrafted, NothingDrafted
from waterhole.games.sanctuary.notation import BREED, CARDS, DRAFT, END, EXTRA, NOTHING, REFILL, SCORE, SWAP
from waterhole.games.sanctuary.phases import GUIDES, PARK_RANGER, THE_DRAFT
from waterhole.games.sanctuary.rules.cards_in_array import occupied, pick_up, survey, terrains_in
from waterhole.games.sanctuary.rules.refusals import gone_by
from waterhole.games.sanctuary.rules.staff import breeder, caretaker, conservationist, guide, ranger

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def begin(state: "SanctuaryState") -> None:
    """A drafting action of the seat whose turn it is."""
    state.step = GUIDES
    state.done = 0
    state.slides = 0
    state.line = -1
    state.ranger = False


# What may be done: the list and the refusals ask the same questions.


def mark_legal(state: "SanctuaryState", words: vec[i64]) -> None:
    if state.step >= PARK_RANGER:
        mark_after_draft(state, words)
        return
    full, rows, columns = survey(state)
    if guide.may_slide(state):
        guide.mark_slides(full, words)
    if conservationist.may_refill(state, full):
        put(words, REFILL, 1)
    put(words, DRAFT, rows)
    put(words, DRAFT + ROWS * MOST_TERRAINS, columns)
    if full == 0:
        put(words, NOTHING, 1)
    elif caretaker.may_swap(state):
        caretaker.mark_swaps(full, words)


def mark_after_draft(state: "SanctuaryState", words: vec[i64]) -> None:
    put(words, EXTRA, ranger.extra_spaces(state))
    if breeder.may_breed(state):
        put(words, BREED, 1)
    put(words, END, 1)


def refusal(state: "SanctuaryState", move: i64) -> IllegalMove | None:
    if move >= CARDS or (SCORE <= move < SWAP):
        return IllegalMove("sanctuary.drafting_now", {}, "2.2")
    if move < REFILL:
        return guide.refusal(state, move // 4, move % 4)
    if move == REFILL:
        return conservationist.refusal(state)
    if move < EXTRA:
        return refusal_of_draft(state, move)
    if move >= SWAP:
        return caretaker.refusal(state, move - SWAP)
    if state.step < PARK_RANGER:
        return IllegalMove("sanctuary.draft_first", {}, "2.3")
    if move < BREED:
        return ranger.refusal(state, move - EXTRA)
    return breeder.refusal(state) if move == BREED else None


def refusal_of_draft(state: "SanctuaryState", move: i64) -> IllegalMove | None:
    gone = gone_by(state, THE_DRAFT)
    if gone is not None:
        return gone
    if move == NOTHING:
        if occupied(state) == 0:
            return None
        return IllegalMove("sanctuary.must_draft", {}, "2.2")
    line = (move - DRAFT) // MOST_TERRAINS
    kind = (move - DRAFT) % MOST_TERRAINS
    if (terrains_in(state, line) >> kind) & 1:
        return None
    params = {"terrain": state.numbers.terrain_names[kind], "line": LINE_NAMES[line]}
    return IllegalMove("sanctuary.terrain_not_there", params, "2.2")


# One of the legal moves by its place in their list, which is much shorter work than the list.


def count_moves(state: "SanctuaryState") -> i64:
    """How many moves there are before the draft."""
    full, rows, columns = survey(state)
    count = counted(rows) + counted(columns)
    if guide.may_slide(state):
        up, down, left, right = guide.slidable(full)
        count += counted(up) + counted(down) + counted(left) + counted(right)
    if conservationist.may_refill(state, full):
        count += 1
    if full == 0:
        count += 1
    elif caretaker.may_swap(state):
        count += caretaker.swaps(full)
    return count


def random_move(state: "SanctuaryState", dice: Dice) -> i64:
    """One of the moves before the draft, each as likely."""
    full, rows, columns = survey(state)
    up, down, left, right = guide.slidable(full) if guide.may_slide(state) else (i64(0), i64(0), i64(0), i64(0))
    slides = counted(up) + counted(down) + counted(left) + counted(right)
    first: i64 = slides + 1 if conservationist.may_refill(state, full) else slides  # of the drafts
    in_rows = counted(rows)
    others = first + in_rows + counted(columns)
    count = others + (caretaker.swaps(full) if full and caretaker.may_swap(state) else 0)
    if full == 0:
        count += 1
    place = dice.below(count)
    if place >= others:
        return NOTHING if full == 0 else caretaker.swap_at(full, place - others)
    if place >= first + in_rows:
        return DRAFT + ROWS * MOST_TERRAINS + chosen(columns, place - first - in_rows)
    if place >= first:
        return DRAFT + chosen(rows, place - first)
    return REFILL if place == slides else guide.slide_at(up, down, left, right, place)


# What is done.


def apply(state: "SanctuaryState", move: i64) -> bool:
    """Carry out a move known to be legal; whether the drafting action is over."""
    if move < REFILL:
        guide.slide(state, move // 4, BESIDE[move])
    elif move == REFILL:
        conservationist.refill(state)
    elif move < NOTHING:
        draft(state, (move - DRAFT) // MOST_TERRAINS, (move - DRAFT) % MOST_TERRAINS)
    elif move == NOTHING:
        draft_nothing(state)
    elif move < BREED:
        ranger.take_extra(state, move - EXTRA)
    elif move == BREED:
        breeder.breed(state)
        return True
    elif move == END:
        return True
    else:
        caretaker.swap(state, move - SWAP)
    if state.step < PARK_RANGER:
        return False
    # What has nothing left but its end is not asked.
    return not breeder.may_breed(state) and ranger.extra_spaces(state) == 0


def draft(state: "SanctuaryState", line: i64, kind: i64) -> None:
    """Rule 2.2: all cards of this terrain in the line, with the tokens on them."""
    seat = state.turn
    had: i64 = state.tokens[seat]
    before: i64 = state.hands[seat]
    state.ranger = had >= state.numbers.ranger_tokens  # Rule 2.7: in hand before the draft
    state.step = PARK_RANGER
    state.line = line
    told = state.journal is not None
    spaces: list[str] = []
    for space in LINE_SPACES[line]:
        card: i64 = state.array[space]
        if card >= 0 and state.numbers.terrain[card] == kind:
            pick_up(state, space)
            if told:
                spaces.append(SPACE_NAMES[space])
    if state.journal is not None:
        has: i64 = state.tokens[seat]
        hand: i64 = state.hands[seat]
        state.journal.append(
            Event(
                "cards_drafted",
                CardsDrafted(
                    seat=int(seat),
                    terrain=state.numbers.terrain_names[kind],
                    line=LINE_NAMES[line],
                    cards=state.ids(hand & ~before),
                    spaces=spaces,
                    tokens=int(has - had),
                ),
            )
        )


def draft_nothing(state: "SanctuaryState") -> None:
    """Rule 2.2: from an empty array."""
    state.step = PARK_RANGER
    if state.journal is not None:
        state.journal.append(Event("nothing_drafted", NothingDrafted(seat=int(state.turn))))
