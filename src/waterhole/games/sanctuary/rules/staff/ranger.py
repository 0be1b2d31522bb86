# compiled: yes
"""Rule 2.7: the Park Ranger, whom everybody has, takes one more card of the line drafted from."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from waterhole.core.bits import bit
from waterhole.core.errors import IllegalMove
from waterhole.core.event import Event
from waterhole.games.sanctuary.array import EMPTY, LINE_NAMES, LINE_SPACES, SPACE_NAMES
from waterhole.games.sanctuary.events import ExtraTaken
from waterhole.games.sanctuary.phases import BREEDING, PARK_RANGER
from waterhole.games.sanctuary.rules.cards_in_array import pick_up

if TYPE_CHECKING:
    from waterhole.games.sanctuary.state import SanctuaryState


def extra_spaces(state: "SanctuaryState") -> i64:
    """Where there is a card to take: the drafted terrain has left the line."""
    if state.step != PARK_RANGER or not state.ranger or state.line < 0:
        return 0
    found: i64 = 0
    for space in LINE_SPACES[state.line]:
        if state.array[space] != EMPTY:
            found |= bit(space)
    return found


def refusal(state: "SanctuaryState", space: i64) -> IllegalMove | None:
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


def take_extra(state: "SanctuaryState", space: i64) -> None:
    state.step = BREEDING
    price = state.numbers.ranger_tokens
    if state.journal is not None:
        state.journal.append(
            Event(
                "extra_taken",
                ExtraTaken(
                    seat=int(state.turn),
                    card=state.game.cards[state.array[space]],
                    space=SPACE_NAMES[space],
                    tokens=int(price),
                    gained=int(state.on[space]),
                ),
            )
        )
    state.tokens[state.turn] -= price
    state.supply += price
    pick_up(state, space)
