# compiled: yes
"""The steps of an action as a player sees them: their order, who does them, and what has become of each."""

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, TypedDict

from mypy_extensions import i64

from waterhole.games.sanctuary.array import ALL_SPACES
from waterhole.games.sanctuary.phases import (
    BREEDING,
    BUYING,
    CARE,
    DISCARDING,
    DRAFTING,
    EXPANDING,
    GUARD_WORK,
    GUARDED,
    GUIDES,
    KEEPING,
    KEPT,
    MANAGED,
    PARK_RANGER,
    PLAYING,
    PROMOTED,
    PROMOTING,
    REFILLED,
    SWAPPED,
    THE_DRAFT,
    WARDED,
    WARDEN_WORK,
)
from waterhole.games.sanctuary.rules import promotion, scoring, spending
from waterhole.games.sanctuary.rules.cards_in_array import occupied
from waterhole.games.sanctuary.rules.staff import breeder, caretaker, conservationist, guard, guide, ranger, vet, warden
from waterhole.games.sanctuary.team import RANGER, ROLE_NAMES, Role, roles_of

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState

StepId: TypeAlias = Literal[
    "slide", "refill", "swap", "draft", "extra", "breed",
    "play", "manager", "score", "promote", "buy", "keep", "spent", "warden", "guard", "vet",
]  # fmt: skip
Fate: TypeAlias = Literal["lit", "used", "gone", "none"]


class Step(TypedDict):
    """lit: still ahead; used: taken; gone: given up; none: nobody to do it. `now`: the first that is ahead.

    `left`: how often it can still be done, where that is more than once.
    """

    id: StepId
    role: Role | None
    state: Fate
    now: bool
    left: int | None


DRAFT_STEPS: Final[list[tuple[StepId, Role | None, int]]] = [
    ("slide", "guide", GUIDES),
    ("refill", "conservationist", GUIDES),
    ("swap", "caretaker", CARE),
    ("draft", None, THE_DRAFT),
    ("extra", "ranger", PARK_RANGER),
    ("breed", "breeder", BREEDING),
]
"""Rule 2.3: who does it, and the last value of `state.step` at which it is still ahead."""

EXPANSION_STEPS: Final[list[tuple[StepId, Role | None, int]]] = [
    ("play", None, PLAYING),
    ("manager", "manager", PLAYING),
    ("score", None, PLAYING),
    ("promote", None, PROMOTING),
    ("buy", None, BUYING),
    ("keep", None, KEEPING),
    ("spent", None, KEEPING),
    ("warden", "warden", WARDEN_WORK),
    ("guard", "guard", GUARD_WORK),
    ("vet", "vet", DISCARDING),
]
"""Section 4, likewise."""

DONE_BITS: Final = {
    "refill": REFILLED, "swap": SWAPPED, "manager": MANAGED, "promote": PROMOTED, "keep": KEPT,
    "warden": WARDED, "guard": GUARDED,
}  # fmt: skip
NEVER_GIVEN_UP: Final = ("draft", "play", "manager", "score", "spent")
"""What must be done, or what one does not stop to think of: playing cards ends with the score."""


def steps(state: "SanctuaryState") -> list[Step]:
    """Those of the action under way; none between actions."""
    found: list[Step] = []
    ahead = True
    for id, role, until in plans(state):
        fate = fate_of(state, id, role, until)
        now = ahead and fate == "lit"
        ahead = ahead and not now
        left = int(state.guides() - state.slides) if id == "slide" else None
        found.append({"id": id, "role": role, "state": fate, "now": now, "left": left})
    return found


def plans(state: "SanctuaryState") -> list[tuple[StepId, Role | None, int]]:
    if state.phase == DRAFTING:
        return DRAFT_STEPS
    return EXPANSION_STEPS if state.phase == EXPANDING else []


def fate_of(state: "SanctuaryState", id: StepId, role: Role | None, until: int) -> Fate:
    if role is not None and not works(state, role):
        return "none"
    if state.step <= until and (id != "slide" or state.slides < state.guides()):
        return "lit"
    return "used" if was_done(state, id) else "gone"


def works(state: "SanctuaryState", role: Role) -> bool:
    """Whether somebody is there to do it: the Park Ranger always is, and wants tokens from before the draft."""
    if ROLE_NAMES.index(role) != RANGER:
        return role in roles_of(state.staff[state.turn])
    return state.ranger if state.line >= 0 else state.tokens[state.turn] >= state.numbers.ranger_tokens


def was_done(state: "SanctuaryState", id: StepId) -> bool:
    """In the action under way, before the step that is open now."""
    if id in DONE_BITS:
        return state.done & DONE_BITS[id] != 0
    if id == "slide":
        return state.slides > 0
    if id == "play":
        return state.played != 0
    return state.bought > 0 if id == "buy" else True


def done(state: "SanctuaryState") -> list[str]:
    """What was done in the action under way, as memories keep it: a step can be done and still be ahead."""
    return [id for id, place in DONE_BITS.items() if state.done & place]


def done_bits(told: list[str]) -> i64:
    """The opposite of `done`."""
    found: i64 = 0
    for id in told:
        found |= DONE_BITS[id]
    return found


def gives_up(state: "SanctuaryState") -> dict[str, list[StepId]]:
    """For each verb that has a move now: the steps that could be taken first, and then no more."""
    found: dict[str, list[StepId]] = {}
    passed: list[StepId] = []
    for id, _, _ in plans(state):
        if may(state, id):
            found[id] = passed[:]
            if id not in NEVER_GIVEN_UP:
                passed.append(id)
    if passed and "draft" not in found and "score" not in found and "spent" not in found:
        found["end"] = passed
    return found


def may(state: "SanctuaryState", id: StepId) -> bool:
    """Whether a step has a move now."""
    if state.phase == DRAFTING:
        return may_in_draft(state, id)
    if state.step == PLAYING:
        return id in ("play", "score") or (id == "manager" and scoring.may_manage(state))
    if state.step <= KEEPING:
        return may_spend(state, id)
    if state.step == DISCARDING:
        return False
    if id == "warden":
        return warden.may_take(state)
    if id == "guard":
        return guard.may_call(state)
    return id == "vet" and vet.may_call(state)


def may_in_draft(state: "SanctuaryState", id: StepId) -> bool:
    full = occupied(state)
    if id == "slide":
        return guide.may_slide(state) and 0 < full < ALL_SPACES
    if id == "refill":
        return conservationist.may_refill(state, full)
    if id == "swap":
        return caretaker.may_swap(state) and full != 0
    if id == "draft":
        return state.step <= THE_DRAFT
    if id == "extra":
        return ranger.extra_spaces(state) != 0
    return breeder.may_breed(state)


def may_spend(state: "SanctuaryState", id: StepId) -> bool:
    if id == "promote":
        return promotion.promotable(state) != 0
    if id == "buy":
        return spending.may_buy(state)
    return id == "spent" or (id == "keep" and spending.keepable(state) != 0)
