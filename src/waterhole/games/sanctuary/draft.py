# compiled: yes
"""Section 2, what may be done: a drafting action from the Trail Guides to the Animal Breeder."""

from mypy_extensions import i64

from waterhole.core.bits import bit, chosen, counted
from waterhole.core.chance import Dice
from waterhole.core.errors import IllegalMove
from waterhole.games.sanctuary.array import (
    BESIDE,
    COLUMNS,
    DIRECTIONS,
    FIRST_COLUMN,
    LAST_COLUMN,
    LINE_NAMES,
    LINE_SPACES,
    MOST_TERRAINS,
    PAIR_FIRST,
    PAIR_SECOND,
    ROWS,
    SANCTUARY,
    SPACE_NAMES,
    SPACES,
)
from waterhole.games.sanctuary.bits import list_bits
from waterhole.games.sanctuary.menus import SWAPS_FROM, list_drafts
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
    SLIDE,
    SWAP,
)
from waterhole.games.sanctuary.position import EMPTY, Position
from waterhole.games.sanctuary.steps import CARE, GUIDES, PARK_RANGER, THE_DRAFT

# What the array holds.


def survey(state: Position) -> tuple[i64, i64, i64]:
    """The spaces with a card, the terrains of all rows and those of all columns (twelve bits a line)."""
    full: i64 = 0
    rows: i64 = 0
    columns: i64 = 0
    array = state.array
    terrain_bit = state.numbers.terrain_bit
    space: i64 = 0
    here: i64 = 1  # the bit of this space
    row: i64 = 0
    while row < ROWS * MOST_TERRAINS:
        column: i64 = 0
        while column < COLUMNS * MOST_TERRAINS:
            card: i64 = array[space]
            if card >= 0:
                kind: i64 = terrain_bit[card]
                full |= here
                rows |= kind << row
                columns |= kind << column
            space += 1
            here <<= 1
            column += MOST_TERRAINS
        row += MOST_TERRAINS
    return full, rows, columns


def occupied(state: Position) -> i64:
    """The spaces with a card."""
    return survey(state)[0]


def terrains_of(state: Position, line: i64) -> i64:
    """The terrains in one line."""
    if line < ROWS:
        return (survey(state)[1] >> (MOST_TERRAINS * line)) & 0xFFF
    return (survey(state)[2] >> (MOST_TERRAINS * (line - ROWS))) & 0xFFF


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


def extra_spaces(state: Position) -> i64:
    """Rule 2.7: where the Park Ranger may take one more card: the drafted terrain has left the line."""
    if state.step != PARK_RANGER or not state.ranger or state.line < 0:
        return 0
    found: i64 = 0
    for space in LINE_SPACES[state.line]:
        if state.array[space] != EMPTY:
            found |= bit(space)
    return found


def may_breed(state: Position) -> bool:
    """Rule 2.8."""
    seat = state.turn
    return (
        state.step >= PARK_RANGER
        and state.employs(BREEDER)
        and state.tokens[seat] >= state.numbers.breeder_tokens
        and state.repopulation[seat] < len(state.numbers.track) - 1
    )


def list_moves(state: Position, legal: list[object]) -> None:
    if state.step >= PARK_RANGER:
        list_after_draft(state, legal)
        return
    full, rows, columns = survey(state)
    if may_slide(state):
        list_slides(full, legal)
    if may_refill(state, full):
        legal.append(REFILL)
    list_drafts(0, ROWS, rows, legal)
    list_drafts(ROWS, COLUMNS, columns, legal)
    if full == 0:
        legal.append(NOTHING)
    elif may_swap(state):
        list_swaps(full, legal)


def list_slides(full: i64, legal: list[object]) -> None:
    """Rule 2.4: from where a card has an empty space beside it."""
    empty = full ^ 0xFFFFF
    if empty == 0:
        return
    up, down, left, right = slidable(full)
    any_way = up | down | left | right
    move: i64 = 0
    while any_way:
        if any_way & 1:
            list_bits(move, (up & 1) | (down & 1) << 1 | (left & 1) << 2 | (right & 1) << 3, legal)
        any_way >>= 1
        up >>= 1
        down >>= 1
        left >>= 1
        right >>= 1
        move += 4


def slidable(full: i64) -> tuple[i64, i64, i64, i64]:
    """The cards that can go up, down, left and right."""
    empty = full ^ 0xFFFFF
    up = full & (empty << 5)
    down = full & (empty >> 5)
    left = full & (empty << 1) & ~FIRST_COLUMN
    right = full & (empty >> 1) & ~LAST_COLUMN
    return up, down, left, right


def list_swaps(full: i64, legal: list[object]) -> None:
    """Rule 2.6: every pair of spaces with at least one card."""
    first: i64 = SWAP
    space: i64 = 0
    while space < SPACES - 1:
        if (full >> space) & 1:
            legal.extend(SWAPS_FROM[space])
        else:
            list_bits(first, full >> (space + 1), legal)
        first += SPACES - 1 - space
        space += 1


def list_after_draft(state: Position, legal: list[object]) -> None:
    list_bits(EXTRA, extra_spaces(state), legal)
    if may_breed(state):
        legal.append(BREED)
    legal.append(END)


# One of the legal moves by its place in their list, which is much shorter work than the list.


def count_moves(state: Position) -> i64:
    """How many moves there are before the draft."""
    full, rows, columns = survey(state)
    count = counted(rows) + counted(columns)
    if may_slide(state):
        up, down, left, right = slidable(full)
        count += counted(up) + counted(down) + counted(left) + counted(right)
    if may_refill(state, full):
        count += 1
    if full == 0:
        count += 1
    elif may_swap(state):
        count += swaps(full)
    return count


def random_move(state: Position, dice: Dice) -> i64:
    """One of the moves before the draft, each as likely."""
    full, rows, columns = survey(state)
    up, down, left, right = slidable(full) if may_slide(state) else (i64(0), i64(0), i64(0), i64(0))
    slides = counted(up) + counted(down) + counted(left) + counted(right)
    first: i64 = slides + 1 if may_refill(state, full) else slides  # of the drafts
    in_rows = counted(rows)
    others = first + in_rows + counted(columns)
    count = others + (swaps(full) if full and may_swap(state) else 0)
    if full == 0:
        count += 1
    place = dice.below(count)
    if place >= others:
        return NOTHING if full == 0 else swap_at(full, place - others)
    if place >= first + in_rows:
        return DRAFT + ROWS * MOST_TERRAINS + chosen(columns, place - first - in_rows)
    if place >= first:
        return DRAFT + chosen(rows, place - first)
    return REFILL if place == slides else slide_at(up, down, left, right, place)


def slide_at(up: i64, down: i64, left: i64, right: i64, place: i64) -> i64:
    move: i64 = SLIDE
    while True:
        here = (up & 1) | (down & 1) << 1 | (left & 1) << 2 | (right & 1) << 3
        if here:
            count = counted(here)
            if place < count:
                return move + chosen(here, place)
            place -= count
        up >>= 1
        down >>= 1
        left >>= 1
        right >>= 1
        move += 4


def swaps(full: i64) -> i64:
    """How many pairs of spaces have a card."""
    empty = SPACES - counted(full)
    return (SPACES * (SPACES - 1) - empty * (empty - 1)) // 2


def swap_at(full: i64, place: i64) -> i64:
    move: i64 = SWAP
    later: i64 = SPACES - 1  # spaces after this one
    while True:
        full_here = full & 1
        full >>= 1
        count = later if full_here else counted(full)
        if place < count:
            return move + (place if full_here else chosen(full, place))
        place -= count
        move += later
        later -= 1


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
    if (extra_spaces(state) >> space) & 1:
        return None
    name = SPACE_NAMES[space]
    if state.step > PARK_RANGER or state.line < 0:
        return IllegalMove("sanctuary.step_gone_by", {}, "2.3")
    if not state.ranger:
        need = int(state.numbers.ranger_tokens)
        return IllegalMove("sanctuary.ranger_unpaid", {"need": need}, "2.7")
    if space in LINE_SPACES[state.line]:
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
