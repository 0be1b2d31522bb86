# compiled: yes
"""What a seat knows as a row of numbers: all of `recall` that the rest of the game depends on, but the options.

`recall` keeps every deck apart that cards were drawn from unseen; a row keeps the present one and all before it.
"""

from typing import Final, final

from mypy_extensions import i64

from waterhole.core.bits import bit, counted
from waterhole.core.encoding import ONE, Encoder, Field, Page, Scale
from waterhole.games.sanctuary.array import EMPTY, LINE_NAMES, LINES, MOST_TERRAINS, SPACES
from waterhole.games.sanctuary.edition import Numbers
from waterhole.games.sanctuary.phases import DRAFTING, EXPANDING, PHASE_NAMES, STEP_NAMES
from waterhole.games.sanctuary.rules.scoring import disc_of
from waterhole.games.sanctuary.state import SanctuaryState
from waterhole.games.sanctuary.steps import DONE_BITS
from waterhole.games.sanctuary.team import DISCS, ROLE_NAMES, ROLES
from waterhole.games.sanctuary.views import held_by_others

MOST_POINTS: Final = 1000
TENTHS: Final = Scale(10, MOST_POINTS)
WHOLES: Final = Scale(1, 100)
QUARTERS: Final = Scale(DISCS, DISCS)
SEAT: Final = ROLES + 4
"""Numbers for each seat: Trail Guides, who else is on the team, tokens, repopulation, score, place of the disc."""
DRAFT_STEPS: Final = 5
STEPS: Final = 14
DONE: Final = 7


@final
class SanctuaryEncoder(Encoder[SanctuaryState]):
    """For one number of players in one edition."""

    def __init__(self, numbers: Numbers, players: int) -> None:
        super().__init__(fields(numbers, players), hidden(numbers, players))
        self.cards: i64 = numbers.card_count
        self.terrain = numbers.terrain
        self.animal = numbers.animal
        self.space: i64 = MOST_TERRAINS + len(numbers.sets) + 1  # numbers for each space of the array
        self.of_tokens = Scale(max(1, int(numbers.tokens)), int(numbers.tokens))
        self.of_track = Scale(max(1, len(numbers.track) - 1), len(numbers.track))
        self.of_goal = Scale(int(numbers.goal), MOST_POINTS)
        self.of_actions = Scale(2 * players, 2 * players)
        self.of_stack = Scale(players, players)
        self.of_deck = Scale(int(numbers.card_count), int(numbers.card_count))

    def write(self, state: SanctuaryState, page: Page) -> None:
        self.write_course(state, page)
        lying = self.write_array(state, page)
        page.set(state.discard, self.cards)
        self.write_seats(state, page)
        self.write_draft(state, page)
        self.write_expansion(state, page)
        self.write_cards(state, page, lying)

    def write_course(self, state: SanctuaryState, page: Page) -> None:
        step: i64 = -1
        if state.phase == DRAFTING:
            step = state.step
        elif state.phase == EXPANDING:
            step = DRAFT_STEPS + state.step
        page.choice(state.phase, 4)
        page.choice(step, STEPS)
        page.set(state.done, DONE)
        page.number(state.round, TENTHS)
        page.seat(state.turn)
        page.seat(state.start)
        page.seats(state.declined)

    def write_array(self, state: SanctuaryState, page: Page) -> i64:
        """Each space; the cards that lie there (bits)."""
        array, on, told = state.array, state.on, page.told
        part = page.part
        lying: i64 = 0
        space: i64 = 0
        while space < SPACES:
            card = array[space]
            key = on[space] << 8 | card - EMPTY
            if card != EMPTY:
                lying |= bit(card)
            if told[part + space] != key:
                told[part + space] = key
                self.write_space(page, space, card, on[space])
            space += 1
        page.part = part + SPACES
        page.at += SPACES * self.space
        return lying

    def write_space(self, page: Page, space: i64, card: i64, tokens: i64) -> None:
        """A card of the array, told by its terrain and its animal, and the tokens on it."""
        cells = page.cells
        first = page.at + space * self.space
        last = first + self.space - 1
        at = first
        while at < last:
            cells[at] = 0
            at += 1
        cells[last] = WHOLES.of(tokens)
        if card != EMPTY:
            cells[first + self.terrain[card]] = ONE
            if self.animal[card] >= 0:
                cells[first + MOST_TERRAINS + self.animal[card]] = ONE

    def write_seats(self, state: SanctuaryState, page: Page) -> None:
        """What lies open before each seat, one after the other."""
        page.number(state.supply, self.of_tokens)
        tokens, repopulation, scores = state.tokens, state.repopulation, state.scores
        place: i64 = 0
        while place < state.players:
            other = page.other(place)
            team = state.staff[other]
            has: i64 = tokens[other]
            steps: i64 = repopulation[other]
            score: i64 = scores[other]
            under = disc_of(state.stack, other)
            if page.differs(((score << 10 | steps) << 18 | has << 4 | under) << 12 | team, SEAT):
                page.mark(-SEAT, QUARTERS.of(team & 7))
                page.marks(team >> 3, 1 - SEAT)
                page.mark(-4, self.of_tokens.of(has))
                page.mark(-3, self.of_track.of(steps))
                page.mark(-2, self.of_goal.of(score))
                page.mark(-1, self.of_stack.of(under))
            place += 1

    def write_draft(self, state: SanctuaryState, page: Page) -> None:
        action: i64 = 0
        slides: i64 = 0
        line: i64 = -1
        ranger = False
        if state.phase == DRAFTING:
            action = state.action
            slides = state.guides() - state.slides
            line = state.line
            ranger = state.ranger
        if page.differs(action << 8 | slides, 2):
            page.mark(-2, self.of_actions.of(action))
            page.mark(-1, QUARTERS.of(slides))
        page.choice(line, LINES)
        page.flag(ranger)

    def write_expansion(self, state: SanctuaryState, page: Page) -> None:
        page.set(state.played, self.cards)
        if page.differs(state.points << 32 | state.bought, 2):
            page.mark(-2, TENTHS.of(state.points))
            page.mark(-1, TENTHS.of(state.bought))

    def write_cards(self, state: SanctuaryState, page: Page, lying: i64) -> None:
        """The cards in hands, kept and in the deck, as far as this seat knows them."""
        now: i64 = 0  # drawn from the present deck …
        before: i64 = 0  # … and from earlier ones
        for drawn in state.secret:
            before |= now
            now = drawn
        mine = state.turn == page.you
        not_mine: i64 = 0
        if not mine:
            not_mine = state.kept
        hand: i64 = state.hands[page.you]
        kept = state.kept
        secret = now | before
        others = held_by_others(state, page.you)
        page.set(hand, self.cards)
        page.set((hand | kept if mine else hand) & secret, self.cards)
        page.set(kept if mine else kept & ~secret, self.cards)
        self.write_unseen(page, not_mine, now, before)
        seen = lying | state.discard | state.played | kept | hand | others
        page.set(others & now | (bit(self.cards) - 1) & ~seen, self.cards)  # What is nowhere else is in the deck.
        page.set(others & before, self.cards)
        place: i64 = 1
        while place < state.players:
            theirs: i64 = state.hands[page.other(place)]
            page.set(theirs & ~secret, self.cards)
            self.write_unseen(page, theirs, now, before)
            place += 1

    def write_unseen(self, page: Page, cards: i64, now: i64, before: i64) -> None:
        """How many of these cards nobody else has seen, of the present deck and of earlier ones."""
        drawn = counted(cards & now)
        earlier = counted(cards & before)
        if page.differs(drawn << 8 | earlier, 2):
            page.mark(-2, WHOLES.of(drawn))
            page.mark(-1, WHOLES.of(earlier))

    def write_hidden(self, state: SanctuaryState, page: Page) -> None:
        place: i64 = 1
        while place < state.players:
            page.set(state.hands[page.other(place)], self.cards)
            place += 1
        page.set(state.kept, self.cards)
        page.deck(state.deck, state.dealt, self.cards, self.of_deck)


def encoder(state: SanctuaryState) -> SanctuaryEncoder:
    """The one for games like this one."""
    return SanctuaryEncoder(state.numbers, int(state.players))


# What the numbers mean.


def fields(numbers: Numbers, players: int) -> list[Field]:
    return [
        *of_course(players),
        *of_table(numbers, players),
        *of_actions(numbers, players),
        *of_cards(numbers, players),
    ]


def of_course(players: int) -> list[Field]:
    steps = [*STEP_NAMES[DRAFTING], *STEP_NAMES[EXPANDING]]
    return [
        Field("phase", (len(PHASE_NAMES),), f"one of {', '.join(PHASE_NAMES)}"),
        Field("step", (len(steps),), f"the first step that is still open: drafting and expanding, {', '.join(steps)}"),
        Field("done", (len(DONE_BITS),), f"done in the action under way: {', '.join(DONE_BITS)}"),
        Field("turn_number", (), "which turn it is / 10", 100.0),
        Field("turn", (players,), "whose decision it is; nobody's when the game is over"),
        Field("start", (players,), "who has the start token"),
        Field("declined", (players,), "who has declined it just now"),
    ]


def of_table(numbers: Numbers, players: int) -> list[Field]:
    terrains, animals = numbers.terrain_names, list(numbers.sets)
    space = (
        f"its terrain ({', '.join(terrains)}), its animal ({', '.join(animals)}; none of them is a herd), "
        "the tokens on it"
    )
    seat = (
        f"guides / {DISCS}; 1 for each of {', '.join(ROLE_NAMES[1:])}; tokens / {numbers.tokens}; "
        f"steps of repopulation / {len(numbers.track) - 1}; score / {numbers.goal}; "
        f"place of the score disc in its stack / {players}"
    )
    return [
        Field("array", (SPACES, len(terrains) + len(animals) + 1), f"each space in reading order: {space}", 100.0),
        Field("discard", (int(numbers.card_count),), "the discard pile"),
        Field("supply", (), f"tokens in the supply / {numbers.tokens}"),
        Field("seats", (players, SEAT), f"each seat: {seat}", MOST_POINTS / int(numbers.goal)),
    ]


def of_actions(numbers: Numbers, players: int) -> list[Field]:
    return [
        Field("actions", (), f"drafting actions taken this turn / {2 * players}"),
        Field("slides_left", (), f"slides left in the drafting action under way / {DISCS}"),
        Field("line", (len(LINE_NAMES),), f"the line that was drafted from: {', '.join(LINE_NAMES)}"),
        Field("ranger", (), "1 if the ranger can be paid in this drafting action"),
        Field("played", (int(numbers.card_count),), "the cards played in the expansion under way"),
        Field("points", (), "its points not yet spent / 10", 100.0),
        Field("bought", (), "the tokens bought in it / 10", 100.0),
    ]


def of_cards(numbers: Numbers, players: int) -> list[Field]:
    cards = int(numbers.card_count)
    return [
        Field("hand", (cards,), "one's own hand"),
        Field("secret", (cards,), "those of one's own cards that the others have not seen"),
        Field("kept", (cards,), "the cards being kept in the expansion under way, as far as known"),
        Field("kept_unseen", (2,), "how many more are kept, drawn from the present deck and from earlier ones", 100.0),
        Field("unseen", (2, cards), "the cards not seen: in the present deck or drawn from it, or from earlier ones"),
        Field(
            "others",
            (players - 1, cards + 2),
            "each other hand: the cards that are known, how many more are from the present deck and from earlier ones",
            100.0,
        ),
    ]


def hidden(numbers: Numbers, players: int) -> list[Field]:
    cards = int(numbers.card_count)
    return [
        Field("other_hands", (players - 1, cards), "the others' hands"),
        Field("all_kept", (cards,), "all cards being kept in the expansion under way"),
        Field("deck", (cards,), f"for each card still in the deck, when it will be drawn (1: next) / {cards}"),
    ]
