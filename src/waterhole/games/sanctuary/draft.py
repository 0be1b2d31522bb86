# compiled: yes
"""Section 2, what may be done: a drafting action from the Trail Guides to the Animal Breeder."""

from mypy_extensions import i64

from waterhole.core.chance import Dice
from waterhole.core.errors import IllegalMove
from waterhole.games.sanctuary.array import (
    BESIDE,
    COLUMN_SHIFT,
    DIRECTIONS,
    FIRST_COLUMN,
    LAST_COLUMN,
    LINE_NAMES,
    LINE_SPACES,
    MOST_TERRAINS,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIR_START,
    ROW_SHIFT,
    ROWS,
    SANCTUARY,
    SPACE_NAMES,
    SPACES,
)
from waterhole.games.sanctuary.bits import bit, counted, list_bits
from waterhole.games.sanctuary.moves import (
    BREED,
    BREEDER,
    CARDS,
    CARETAKER,
    CONSERVATIONIST,
    DRAFT,
    END,
    EXTRA,
    NOTHING,
    REFILL,
    SCORE,
    SWAP,
    SWAPS,
)
from waterhole.games.sanctuary.position import EMPTY, Position
from waterhole.games.sanctuary.steps import CARE, GUIDES, PARK_RANGER, THE_DRAFT

# What the array holds.


def occupied(state: Position) -> i64:
    """The spaces with a card."""
    spaces: i64 = 0
    space: i64 = 0
    array = state.array
    while space < SPACES:
        if array[space] >= 0:
            spaces |= bit(space)
        space += 1
    return spaces


def terrains(state: Position, shifts: list[int]) -> i64:
    """The terrains in all rows (ROW_SHIFT) or all columns (COLUMN_SHIFT): twelve bits a line."""
    found: i64 = 0
    space: i64 = 0
    array = state.array
    terrain = state.numbers.terrain
    while space < SPACES:
        card: i64 = array[space]
        if card >= 0:
            shift: i64 = shifts[space]
            kind: i64 = terrain[card]
            found |= bit(shift + kind)
        space += 1
    return found


def terrains_of(state: Position, line: i64) -> i64:
    """The terrains in one line."""
    if line < ROWS:
        return (terrains(state, ROW_SHIFT) >> (MOST_TERRAINS * line)) & 0xFFF
    return (terrains(state, COLUMN_SHIFT) >> (MOST_TERRAINS * (line - ROWS))) & 0xFFF


# What is legal: the list and the refusals ask the same questions.


def may_slide(state: Position) -> bool:
    return state.step == GUIDES and state.slides < state.guides()


def may_refill(state: Position, full: i64) -> bool:
    """Rule 2.5; offered only where it changes something."""
    return (
        state.step == GUIDES and state.employs(CONSERVATIONIST) and full & SANCTUARY != SANCTUARY and state.can_draw()
    )


def may_swap(state: Position) -> bool:
    return state.step <= CARE and state.employs(CARETAKER)


def extra_spaces(state: Position, full: i64) -> i64:
    """Rule 2.7: where the Park Ranger may take one more card: the drafted terrain has left the line."""
    if state.step != PARK_RANGER or not state.ranger or state.line < 0:
        return 0
    line: i64 = LINE_SPACES[state.line]
    return full & line


def may_breed(state: Position) -> bool:
    """Rule 2.8."""
    seat = state.turn
    return (
        state.step >= PARK_RANGER
        and state.employs(BREEDER)
        and state.tokens[seat] >= state.numbers.breeder_tokens
        and state.repopulation[seat] < len(state.numbers.track) - 1
    )


def list_moves(state: Position, legal: list[int]) -> None:
    full = occupied(state)
    list_but_swaps(state, full, legal)
    if state.step < PARK_RANGER and full and may_swap(state):
        list_swaps(full, legal)


def list_but_swaps(state: Position, full: i64, legal: list[int]) -> None:
    """Swaps are many, and where any will do they need not be listed."""
    if state.step >= PARK_RANGER:
        list_after_draft(state, full, legal)
        return
    if may_slide(state):
        list_slides(full, legal)
    if may_refill(state, full):
        legal.append(REFILL)
    list_bits(DRAFT, terrains(state, ROW_SHIFT), legal)
    list_bits(DRAFT + MOST_TERRAINS * ROWS, terrains(state, COLUMN_SHIFT), legal)
    if full == 0:
        legal.append(NOTHING)


def random_move(state: Position, dice: Dice) -> i64:
    """One of the legal moves, each as likely."""
    full = occupied(state)
    legal: list[int] = []
    list_but_swaps(state, full, legal)
    swaps: i64 = 0
    if state.step < PARK_RANGER and full and may_swap(state):
        empty = SPACES - counted(full)
        swaps = len(PAIR_FIRST) - empty * (empty - 1) // 2
    pick = dice.below(len(legal) + swaps)
    if pick < len(legal):
        return legal[pick]
    while True:
        pair = dice.below(len(PAIR_FIRST))
        if (full >> PAIR_FIRST[pair] | full >> PAIR_SECOND[pair]) & 1:
            return SWAP + pair


def list_slides(full: i64, legal: list[int]) -> None:
    """Rule 2.4: from where a card has an empty space beside it."""
    empty = full ^ 0xFFFFF
    if empty == 0:
        return
    up = full & (empty << 5)
    down = full & (empty >> 5)
    left = full & (empty << 1) & ~FIRST_COLUMN
    right = full & (empty >> 1) & ~LAST_COLUMN
    move: i64 = 0
    while up | down | left | right:
        if up & 1:
            legal.append(move)
        if down & 1:
            legal.append(move + 1)
        if left & 1:
            legal.append(move + 2)
        if right & 1:
            legal.append(move + 3)
        up >>= 1
        down >>= 1
        left >>= 1
        right >>= 1
        move += 4


def list_swaps(full: i64, legal: list[int]) -> None:
    """Rule 2.6: every pair of spaces with at least one card."""
    space: i64 = 0
    while space < SPACES - 1:
        start: i64 = PAIR_START[space]
        after: i64 = start + SPACES - 1 - space
        if (full >> space) & 1:
            legal.extend(SWAPS[start:after])
        else:
            others = full >> (space + 1)
            while others:
                if others & 1:
                    legal.append(SWAP + start)
                others >>= 1
                start += 1
        space += 1


def list_after_draft(state: Position, full: i64, legal: list[int]) -> None:
    list_bits(EXTRA, extra_spaces(state, full), legal)
    if may_breed(state):
        legal.append(BREED)
    legal.append(END)


def refusal(state: Position, move: i64) -> IllegalMove | None:
    if move >= CARDS or (SCORE <= move < SWAP):
        return IllegalMove("sanctuary.drafting_now", {}, "2.2")
    if move < REFILL:
        return refusal_of_slide(state, move // 4, move % 4)
    if move == REFILL:
        return refusal_of_refill(state)
    if move < EXTRA:
        return refusal_of_draft(state, move)
    if move >= SWAP:
        return refusal_of_swap(state, move - SWAP)
    if state.step < PARK_RANGER:
        return IllegalMove("sanctuary.draft_first", {}, "2.3")
    if move < BREED:
        return refusal_of_extra(state, move - EXTRA)
    return refusal_of_breeding(state) if move == BREED else None


def gone_by(state: Position, step: i64) -> IllegalMove | None:
    """Rule 2.3: a step that comes before one already taken."""
    if state.step <= step:
        return None
    code = "sanctuary.already_drafted" if state.step >= PARK_RANGER else "sanctuary.step_gone_by"
    return IllegalMove(code, {}, "2.3")


def nobody_as(role: str, rule: str) -> IllegalMove:
    return IllegalMove("sanctuary.nobody_as", {"role": role}, rule)


def too_few_tokens(state: Position, need: i64, rule: str) -> IllegalMove | None:
    have: i64 = state.tokens[state.turn]
    if have >= need:
        return None
    return IllegalMove("sanctuary.too_few_tokens", {"need": int(need), "have": int(have)}, rule)


def refusal_of_slide(state: Position, space: i64, direction: i64) -> IllegalMove | None:
    gone = gone_by(state, GUIDES)
    if gone is not None:
        return gone
    if not may_slide(state):
        return IllegalMove("sanctuary.no_guide_left", {"count": int(state.guides())}, "2.4")
    name = SPACE_NAMES[space]
    if state.array[space] == EMPTY:
        return IllegalMove("sanctuary.space_empty", {"space": name}, "2.4")
    target: i64 = BESIDE[4 * space + direction]
    if target < 0:
        return IllegalMove("sanctuary.off_the_array", {"space": name, "direction": DIRECTIONS[direction]}, "2.4")
    if state.array[target] != EMPTY:
        card = state.game.cards[state.array[target]]
        return IllegalMove("sanctuary.space_full", {"space": SPACE_NAMES[target], "card": card}, "2.4")
    return None


def refusal_of_refill(state: Position) -> IllegalMove | None:
    gone = gone_by(state, GUIDES)
    if gone is not None or may_refill(state, occupied(state)):
        return gone
    if not state.employs(CONSERVATIONIST):
        return nobody_as("conservationist", "2.5")
    if not state.can_draw():
        return IllegalMove("sanctuary.no_card_to_draw", {}, "1.4")
    return IllegalMove("sanctuary.sanctuary_full", {}, "2.5")


def refusal_of_swap(state: Position, pair: i64) -> IllegalMove | None:
    gone = gone_by(state, CARE)
    if gone is not None:
        return gone
    if not may_swap(state):
        return nobody_as("caretaker", "2.6")
    first: i64 = PAIR_FIRST[pair]
    second: i64 = PAIR_SECOND[pair]
    if state.array[first] == EMPTY and state.array[second] == EMPTY:
        spaces = [SPACE_NAMES[first], SPACE_NAMES[second]]
        return IllegalMove("sanctuary.both_empty", {"spaces": spaces}, "2.6")
    return None


def refusal_of_draft(state: Position, move: i64) -> IllegalMove | None:
    gone = gone_by(state, THE_DRAFT)
    if gone is not None:
        return gone
    if move == NOTHING:
        if occupied(state) == 0:
            return None
        return IllegalMove("sanctuary.must_draft", {}, "2.2")
    line = (move - DRAFT) // MOST_TERRAINS
    kind = (move - DRAFT) % MOST_TERRAINS
    if (terrains_of(state, line) >> kind) & 1:
        return None
    return IllegalMove(
        "sanctuary.terrain_not_there",
        {"terrain": state.numbers.terrain_names[kind], "line": LINE_NAMES[line]},
        "2.2",
    )


def refusal_of_extra(state: Position, space: i64) -> IllegalMove | None:
    if (extra_spaces(state, occupied(state)) >> space) & 1:
        return None
    name = SPACE_NAMES[space]
    if state.step > PARK_RANGER or state.line < 0:
        return IllegalMove("sanctuary.step_gone_by", {}, "2.3")
    if not state.ranger:
        need = int(state.numbers.ranger_tokens)
        return IllegalMove("sanctuary.ranger_unpaid", {"need": need}, "2.7")
    if (LINE_SPACES[state.line] >> space) & 1:
        return IllegalMove("sanctuary.space_empty", {"space": name}, "2.7")
    params = {"space": name, "line": LINE_NAMES[state.line]}
    return IllegalMove("sanctuary.not_in_line", params, "2.7")


def refusal_of_breeding(state: Position) -> IllegalMove | None:
    if may_breed(state):
        return None
    if not state.employs(BREEDER):
        return nobody_as("breeder", "2.8")
    unpaid = too_few_tokens(state, state.numbers.breeder_tokens, "2.8")
    if unpaid is not None:
        return unpaid
    return IllegalMove("sanctuary.track_ended", {}, "2.8")
