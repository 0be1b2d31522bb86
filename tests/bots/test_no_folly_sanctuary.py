"""Positions in which only a fool would do otherwise."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.bots.positions import THINKERS, Thinker, answer_in, play_on
from waterhole import games
from waterhole.core.chance import Dice
from waterhole.games.sanctuary.bot.features import worths_of
from waterhole.games.sanctuary.bot.plan import Purse
from waterhole.games.sanctuary.phases import DRAFTING, EXPANDING, PARK_RANGER, PLAYING, PROMOTING, WARDEN_WORK
from waterhole.games.sanctuary.state import SanctuaryState
from waterhole.games.sanctuary.team import BREEDER, MANAGER, VET, WARDEN

GAME = games.game("sanctuary")
thinkers = pytest.mark.parametrize("bot", THINKERS, ids=str)


def table(players: int = 2, **fields: object) -> SanctuaryState:
    """A first position, with some of its fields changed; seat 0 decides."""
    state = GAME.deal(players, seed="folly", first=0)
    assert isinstance(state, SanctuaryState)
    for name, value in fields.items():
        setattr(state, name, vec[i64](value) if isinstance(value, list) else value)
    return state


def hold(state: SanctuaryState, *cards: str) -> SanctuaryState:
    """Give seat 0 these cards, seen by all; cards of the array are replaced from the deck."""
    for name in cards:
        card = GAME.card_number(name)
        rest = state.deck[state.dealt :]
        if card in state.array:
            state.array[list(state.array).index(card)] = rest.pop()
        else:
            rest.remove(card)
        state.deck = [*state.deck[: state.dealt], *rest]
        state.hands[0] |= 1 << card
    return state


def lay(state: SanctuaryState, space: int, name: str) -> None:
    """Put a card of the deck or the array on this space, in exchange."""
    card = GAME.card_number(name)
    if card in state.array:
        other = list(state.array).index(card)
        state.array[other], state.array[space] = state.array[space], card
    else:
        place = state.deck.index(card)
        state.deck = [*state.deck[:place], state.array[space], *state.deck[place + 1 :]]
        state.array[space] = card


def expanding(step: int, *cards: str, points: int = 0, **fields: object) -> SanctuaryState:
    """Seat 0 in its expansion, at this step, with these cards in hand."""
    state = table(2, **{**fields, "phase": EXPANDING, "step": step, "points": points})
    return hold(state, *cards)


def team(*roles: int) -> vec[i64]:
    """Three guides less one for each of these roles, and the conservationist, for each of two seats."""
    return vec[i64]([3 - len(roles) + 8 + sum(1 << (role + 2) for role in roles), 11])


@thinkers
def test_plays_all_it_has_when_that_reaches_the_goal(bot: Thinker) -> None:
    cards = ["elephant-forest", "elephant-scrubland", "elephant-wilderness", "lion-plateau"]
    state = expanding(PLAYING, *cards, scores=[40, 45], round=4)
    play_on(bot, state, 3)
    while state.step == PLAYING and state.turn == 0 and state.scores[0] == 40:
        play_on(bot, state, 1)
    assert state.scores[0] >= 50


@thinkers
def test_plays_every_card_when_another_has_ended_the_game(bot: Thinker) -> None:
    state = expanding(PLAYING, "lion-plateau", "rhino-valley", scores=[30, 52], round=5, start=1)
    assert play_on(bot, state, 1) == ["play lion-plateau"]


@thinkers
def test_ends_no_turn_with_a_useful_promotion_unpaid(bot: Thinker) -> None:
    state = expanding(PROMOTING, points=8, scores=[8, 8], round=1)
    play_on(bot, state, 1)
    assert state.staff[0] != 11


def test_does_not_save_for_a_promotion_that_cannot_be() -> None:
    """Rule 4.5: without its conservationist a team cannot have one again, however useful that would be."""
    purse = Purse(worths_of(table().numbers))
    purse.turns = 3.0
    staff = vec[i64]([2 + sum(1 << (role + 2) for role in (BREEDER, MANAGER)), 11])
    purse.find_promotions(table(staff=staff))
    assert purse.promotions == 4  # caretaker, warden, guard, vet
    assert min(purse.costs[:4]) > 0


@thinkers
def test_spends_its_points_on_something(bot: Thinker) -> None:
    state = expanding(PROMOTING, points=1, scores=[12, 8], round=2)
    assert answer_in(bot, state) == "buy"


@thinkers
def test_takes_the_wardens_gift(bot: Thinker) -> None:
    state = expanding(WARDEN_WORK, scores=[12, 8], round=2, staff=team(WARDEN))
    assert answer_in(bot, state) == "warden"


@thinkers
def test_lets_the_vet_look(bot: Thinker) -> None:
    state = expanding(WARDEN_WORK, "meerkat-forest", scores=[12, 8], round=2, staff=team(VET))
    assert answer_in(bot, state) == "vet"


@thinkers
def test_pays_the_manager_in_the_last_turn(bot: Thinker) -> None:
    state = expanding(PLAYING, scores=[47, 50], round=5, staff=team(MANAGER), tokens=[2, 0], supply=18, start=1)
    assert answer_in(bot, state) == "manager"


@thinkers
def test_drafts_the_third_elephant(bot: Thinker) -> None:
    state = hold(table(scores=[20, 20], round=3), "elephant-forest", "elephant-scrubland")
    lay(state, 7, "elephant-wilderness")
    drafted = play_on(bot, state, 8)
    taken = state.hands[0] >> GAME.card_number("elephant-wilderness") & 1
    assert taken, drafted


@thinkers
def test_breeds_early_for_a_spare_token(bot: Thinker) -> None:
    state = table(phase=DRAFTING, step=PARK_RANGER, round=1, staff=team(BREEDER), tokens=[2, 0], supply=18, line=0)
    moves = play_on(bot, state, 2)
    assert "breed" in moves


@thinkers
def test_keeps_two_elephants_for_two_points(bot: Thinker) -> None:
    cards = ["elephant-forest", "elephant-scrubland"]
    state = expanding(PROMOTING, *cards, points=2, scores=[2, 5], round=1)
    assert play_on(bot, state, 2) == ["keep elephant-forest", "keep elephant-scrubland"]


@thinkers
def test_discards_the_card_of_least_use(bot: Thinker) -> None:
    cards = ["elephant-forest", "elephant-scrubland", "meerkat-plateau"]
    state = expanding(7, *cards, scores=[12, 8], round=2, staff=team(VET))
    assert answer_in(bot, state) == "discard meerkat-plateau"


@thinkers
def test_reaches_for_the_card_that_completes_a_set(bot: Thinker) -> None:
    state = hold(
        table(scores=[20, 20], round=3, tokens=[2, 0], supply=18, step=PARK_RANGER, line=1, ranger=True),
        "rhino-savannah",
        "rhino-valley",
    )
    lay(state, 6, "rhino-wetland")
    assert answer_in(bot, state) == "extra B2"


def test_the_positions_can_be_imagined() -> None:
    state = hold(table(), "elephant-forest")
    again = GAME.imagine(state.recall(0), Dice(3))
    assert again.view(0) == state.view(0)
