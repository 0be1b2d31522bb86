"""Tables of Serengeti Sanctuary set as a test needs them."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import waterhole
from tests.playing import play
from waterhole import State
from waterhole.core.chance import stream
from waterhole.games.sanctuary.array import SPACE_NAMES
from waterhole.games.sanctuary.state import SanctuaryState

GAME = waterhole.game("sanctuary")
TEAM = ["guide", "guide", "guide", "conservationist"]
SETS = cast(Mapping[str, list[int]], GAME.numbers["sets"])
COSTS = cast(Mapping[str, int], GAME.numbers["costs"])
TRACK = cast(list[int], GAME.numbers["track"])


def table(
    array: Mapping[str, str] | None = None,
    *,
    hands: Sequence[Sequence[str]] = ((), ()),
    deck: Sequence[str] = (),
    rest: str = "deck",
    on: Mapping[str, int] | None = None,
    tokens: Sequence[int] = (),
    staff: Sequence[Sequence[str]] = (),
    expanding: bool = False,
    **known: object,
) -> SanctuaryState:
    """Seat 0 decides, in a draft or an expansion. `deck` lies on top of it; all other cards lie
    under these, or in the discard pile (`rest="discard"`), or in the last hand (`rest="hand"`)."""
    players = len(hands)
    lying = dict(array or {})
    held = [list(hand) for hand in hands]
    used = {*lying.values(), *deck, *(card for hand in held for card in hand)}
    others = [card for card in GAME.cards if card not in used]
    if rest == "hand":
        held[-1] += others
    memory: dict[str, object] = {
        **GAME.deal(players, seed=1, first=0).recall(0),
        "array": [lying.get(space) for space in SPACE_NAMES],
        "on": [(on or {}).get(space, 0) for space in SPACE_NAMES],
        "known": held,
        "unseen": [[*deck, *(others if rest == "deck" else [])]],
        "discard": others if rest == "discard" else [],
        "tokens": [*tokens, *[0] * (players - len(tokens))],
        "staff": [*staff, *[TEAM] * (players - len(staff))],
    }
    memory["supply"] = 20 - sum(cast(list[int], memory["tokens"])) - sum((on or {}).values())
    if expanding:
        memory |= {"phase": "expand", "step": "play", "draft": None}
        memory["expansion"] = {"played": [], "kept": [], "points": 0, "bought": 0}
    state = GAME.imagine(cast(Any, {**memory, **known}), stream("table"))
    assert isinstance(state, SanctuaryState)
    state.deck = [GAME.cards.index(card) for card in (*deck, *(others if rest == "deck" else []))]
    return state


def scored(state: SanctuaryState, *cards: str) -> SanctuaryState:
    """Play these cards and score, up to what comes next."""
    for card in cards:
        play(state, f"play {card}")
    if state.view(0)["step"] == "play" and state.seat == 0:
        play(state, "score")
    return state


def facts(state: State) -> dict[str, Any]:
    return state.facts()


def at(state: State, space: str) -> tuple[str | None, int]:
    """What lies on a space: the card and its tokens."""
    place = SPACE_NAMES.index(space)
    return facts(state)["array"][place], facts(state)["on"][place]


def full_array(deck: Sequence[str] = GAME.cards) -> dict[str, str]:
    return dict(zip(SPACE_NAMES, deck, strict=False))
