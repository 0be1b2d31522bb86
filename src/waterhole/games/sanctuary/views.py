# compiled: yes
"""The ways to look at a state: what a seat may see, what it could remember, and everything."""

from collections.abc import Mapping
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import counted, numbered
from waterhole.core.chance import Dice, Luck
from waterhole.core.event import Json
from waterhole.core.game import Game
from waterhole.games.sanctuary.array import LINE_NAMES
from waterhole.games.sanctuary.bits import bits, listed
from waterhole.games.sanctuary.edition import roles_of, team_of
from waterhole.games.sanctuary.hidden import held_by_others
from waterhole.games.sanctuary.numbers import Numbers
from waterhole.games.sanctuary.position import DRAFTING, EMPTY, EXPANDING
from waterhole.games.sanctuary.rules import SanctuaryState

PHASES: Final = ["draft", "expand", "start", "over"]
STEPS: Final = [
    ["slide", "swap", "draft", "extra", "breed"],
    ["play", "promote", "buy", "keep", "warden", "guard", "vet", "discard", "done"],
]
"""The first step still open, by its number, when drafting and when expanding."""


def facts(state: SanctuaryState) -> dict[str, Json]:
    return {
        **table(state),
        "deck": [state.game.cards[card] for card in state.deck[state.dealt :]],
        "hands": [state.ids(hand) for hand in state.hands],
    }


def table(state: SanctuaryState) -> dict[str, Json]:
    """What views and facts both tell."""
    return {
        "turn": int(state.round),
        "phase": PHASES[state.phase],
        "seat": state.seat,
        "start": int(state.start),
        "array": [None if card == EMPTY else state.game.cards[card] for card in state.array],
        "on": list(state.on),
        "discard": list[Json](state.ids(state.discard)),
        "tokens": list(state.tokens),
        "supply": int(state.supply),
        "staff": [list[Json](roles_of(team)) for team in state.staff],
        "repopulation": list(state.repopulation),
        "scores": list(state.scores),
    }


# What a seat may see.


def view(state: SanctuaryState, seat: int | None) -> dict[str, Json]:
    sizes = [int(counted(hand)) for hand in state.hands]
    return {**public(state, seat), **own(state, seat), "hand_sizes": list(sizes)}


def public(state: SanctuaryState, seat: int | None) -> dict[str, Json]:
    """What lies open on the table, told to a seat or a spectator."""
    return {
        "game": state.game.name,
        "you": seat,
        "players": int(state.players),
        "options": {"easier": state.numbers.easier},
        **table(state),
        "step": step_name(state),
        "stack": list(state.stack),
        "deck_left": int(len(state.deck) - state.dealt),
        "draft": drafting(state),
        "expansion": expanding(state, seat),
        "declined": [other for other in range(state.players) if state.declined >> other & 1],
    }


def step_name(state: SanctuaryState) -> str | None:
    return STEPS[state.phase][state.step] if state.phase in (DRAFTING, EXPANDING) else None


def drafting(state: SanctuaryState) -> Json:
    """The drafting action under way; None in other phases."""
    if state.phase != DRAFTING:
        return None
    order = [min(place, 2 * state.players - 1 - place) for place in range(state.action, 2 * state.players)]
    return {
        "order": [int((state.start + place) % state.players) for place in order],
        "slides_left": int(state.guides() - state.slides),
        "line": None if state.line < 0 else LINE_NAMES[state.line],
        "ranger": bool(state.ranger),
    }


def expanding(state: SanctuaryState, seat: int | None) -> Json:
    """The expansion under way; None in other phases. Kept cards that were drawn unseen are only counted."""
    if state.phase != EXPANDING:
        return None
    hidden = 0 if seat == state.turn else state.kept & unseen_by_others(state)
    return {
        "played": list[Json](state.ids(state.played)),
        "played_points": int(state.numbers.worth(state.played)),
        "track_points": state.numbers.track[state.repopulation[state.turn]],
        "kept": list[Json](state.ids(state.kept & ~hidden)),
        "kept_unseen": int(counted(hidden)),
        "points": int(state.points),
        "bought": int(state.bought),
        "token_price": int(state.bought + 1),
    }


def unseen_by_others(state: SanctuaryState) -> int:
    """Cards that only their holder has seen."""
    found = 0
    for cards in state.secret:
        found |= cards
    return found


def own(state: SanctuaryState, seat: int | None) -> dict[str, Json]:
    """A seat's own hand, and what its sets would score now."""
    if seat is None:
        return {"hand": None, "sets": None, "hand_points": None}
    hand = state.hands[seat]
    sets: dict[str, list[int]] = {}
    for card in listed(hand):
        sets.setdefault(state.game.cards[card].split("-")[0], []).append(card)
    return {
        "hand": list[Json](state.ids(hand)),
        "sets": [set_of(state, animal, cards) for animal, cards in sorted(sets.items())],
        "hand_points": int(state.numbers.worth(hand)),
    }


def set_of(state: SanctuaryState, animal: str, cards: list[int]) -> Json:
    names: list[Json] = [state.game.cards[card] for card in cards]
    return {"animal": animal, "cards": names, "points": int(state.numbers.worth(bits(cards)))}


# What a seat could remember. All that leaves a hand lies open, and so did all that was drafted:
# unknown are only cards drawn unseen, by the deck that they came from (see hidden.py).


def recall(state: SanctuaryState, seat: int) -> dict[str, Json]:
    unseen = unseen_by_others(state)
    hands = [hand if other == seat else hand & ~unseen for other, hand in enumerate(state.hands)]
    kept = 0 if seat == state.turn else state.kept
    mine = state.hands[seat] | (state.kept if seat == state.turn else 0)
    return {
        **public(state, seat),
        "known": [list[Json](state.ids(hand)) for hand in hands],
        "unknown": [
            [0 if other == seat else int(counted(hand & drawn)) for drawn in state.secret]
            for other, hand in enumerate(state.hands)
        ],
        "unknown_kept": [int(counted(kept & drawn)) for drawn in state.secret],
        "unseen": pools(state, seat),
        "drawn": [list[Json](state.ids(mine & drawn)) for drawn in state.secret],
    }


def pools(state: SanctuaryState, seat: int) -> list[Json]:
    """For each deck the cards of it that this seat has not seen since it was shuffled."""
    held = held_by_others(state, seat)
    found = [held & drawn for drawn in state.secret]
    found[-1] |= bits(state.deck[state.dealt :])
    return [list[Json](state.ids(cards)) for cards in found]


def options(recall: Mapping[str, Json]) -> Mapping[str, Json]:
    """The options that a memory tells of."""
    return cast(Mapping[str, Json], recall["options"])


def imagine(
    game: Game, numbers: Numbers, card_numbers: dict[str, int], recall: Mapping[str, Json], dice: Dice
) -> SanctuaryState:
    known = cast(Mapping[str, Any], recall)
    draft = known["draft"] or {"slides_left": 0, "line": None, "ranger": False}
    expansion = known["expansion"] or {"played": [], "kept": [], "points": 0, "bought": 0}
    pools = [[card_numbers[card] for card in cards] for cards in known["unseen"]]
    drawn = [numbered(cards, card_numbers) for cards in known["drawn"]]
    secret = [mine | bits(pool) for mine, pool in zip(drawn, pools, strict=True)]
    hands = [
        numbered(cards, card_numbers) | taken(pools, counts)
        for cards, counts in zip(known["known"], known["unknown"], strict=True)
    ]
    kept = numbered(expansion["kept"], card_numbers) | taken(pools, known["unknown_kept"])
    secret[-1] &= ~bits(pools[-1])  # what was not taken is the deck
    staff = [team_of(roles) for roles in known["staff"]]
    turn = -1 if known["seat"] is None else known["seat"]
    phase = PHASES.index(known["phase"])
    state = SanctuaryState(
        game, numbers, known["players"], Luck("imagined", []), (), turn,
        round=known["turn"], phase=phase, start=known["start"], action=actions(known),
        step=0 if known["step"] is None else STEPS[phase].index(known["step"]),
        array=[EMPTY if card is None else card_numbers[card] for card in known["array"]],
        on=list(known["on"]), deck=pools[-1], dealt=0, discard=numbered(known["discard"], card_numbers),
        hands=vec[i64](hands), secret=secret, tokens=list(known["tokens"]), supply=known["supply"],
        staff=vec[i64](staff), repopulation=list(known["repopulation"]),
        scores=list(known["scores"]), stack=list(known["stack"]),
        slides=(staff[turn] & 7) - draft["slides_left"] if phase == DRAFTING else 0,
        line=-1 if draft["line"] is None else LINE_NAMES.index(draft["line"]), ranger=draft["ranger"],
        played=numbered(expansion["played"], card_numbers), kept=kept,
        points=expansion["points"], bought=expansion["bought"],
        declined=sum(1 << seat for seat in known["declined"]),
    )  # fmt: skip
    state.redeal(known["you"], dice)
    return state


def taken(pools: list[list[int]], counts: list[int]) -> int:
    """So many cards from the end of each pool."""
    found = 0
    for pool, count in zip(pools, counts, strict=True):
        for _ in range(count):
            found |= 1 << pool.pop()
    return found


def actions(known: Mapping[str, Any]) -> int:
    """How many drafting actions have been taken this turn."""
    return 2 * known["players"] - len(known["draft"]["order"]) if known["draft"] else 0
