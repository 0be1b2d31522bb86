# compiled: yes
"""What things are worth in points: cards, tokens and staff."""

from typing import Final, final

from mypy_extensions import i64

from waterhole.games.sanctuary.edition import MOST_IN_SET, Numbers
from waterhole.games.sanctuary.state import SanctuaryState
from waterhole.games.sanctuary.team import BREEDER, MANAGER

USUAL_CARD: Final = 2.32
"""What a card was worth in the edition for which the worths were found by play (docs/lab-notes/sanctuary.md)."""


@final
class Worths:
    """`hope`: how much of a set's next step counts before it is made. `token`: a token. `keep`: how
    much of its worth a card keeps until the next turn. `roles`: each role for each turn that is
    left, in the order of the playmat (guide, conservationist, caretaker, ranger, …). `card`: a card in a set half made.
    `turn`: about what a turn brings.
    """

    def __init__(
        self, hope: float, token: float, keep: float, roles: list[float], card: float = USUAL_CARD, turn: float = 12.0
    ) -> None:
        self.hope = hope
        self.token = token
        self.keep = keep
        self.roles = roles
        self.card = card
        self.turn = turn

    def role(self, state: SanctuaryState, role: i64) -> float:
        """What a role is worth for each turn that is left; some only with tokens at hand."""
        worth = self.roles[role]
        if role == MANAGER or role == BREEDER:  # noqa: SIM109 (compiled: no tuple)
            tokens: i64 = state.tokens[state.turn]
            worth *= 1.0 if tokens else 0.6
        return worth

    def hope_now(self, state: SanctuaryState) -> float:
        """How much a set's next step counts: nothing when the game is about to end."""
        return self.hope * min(1.0, self.turns_left(state))

    def turns_left(self, state: SanctuaryState) -> float:
        """About how many turns are still to come after this one."""
        if state.players == 1:
            return float(state.numbers.solo_turns - state.round)
        return max(0.0, (float(state.numbers.goal - best_score(state)) / self.turn) - 1.0)

    def spare(self, tokens: i64, given: i64) -> float:
        """What it costs to give away so many of these tokens: the more there are, the less each is missed."""
        return self.token * float(given) / (1.0 + 0.15 * float(tokens - given))


def worths_of(numbers: Numbers) -> Worths:
    """What things are worth in an edition, from its numbers.

    The factors were found by play with the first numbers; what they multiply is what each thing does: the Caretaker
    betters a draft, so his worth follows the cards'; the Manager turns a token into points; and so on.
    """
    card = card_worth(numbers)
    token = 0.15 * float(numbers.manager_points) + 0.28 * card
    guard = 0.8 * card * float(numbers.guard_cards) - 0.7 * token * float(numbers.guard_tokens)
    roles = [
        0.18 * card,
        0.86 * card,
        0.73 * card,
        0.0,
        breeding(numbers) - 0.96 * token * float(numbers.breeder_tokens),
        float(numbers.manager_points) - 0.64 * token * float(numbers.manager_tokens),
        0.76 * token * float(numbers.warden_tokens),
        0.4 * guard,
        0.2 * card,
    ]
    worths = [max(0.0, worth) for worth in roles]
    return Worths(hope=0.25, token=token, keep=0.65, roles=worths, card=card, turn=12.0 * card / USUAL_CARD)


def worths_alone(numbers: Numbers) -> Worths:
    """The same for who plays alone: nobody takes what one waits for, and three turns are too few for a dear role.

    Found by an evolution of greedy players over several editions, and rounded (docs/lab-notes/sanctuary.md).
    """
    usual = worths_of(numbers)
    factors = [0.7, 2.0, 0.8, 1.0, 0.7, 0.8, 0.6, 1.5, 1.0]
    roles = [worth * factor for worth, factor in zip(usual.roles, factors, strict=True)]
    return Worths(hope=usual.hope, token=0.8 * usual.token, keep=1.0, roles=roles, card=usual.card, turn=usual.turn)


def card_worth(numbers: Numbers) -> float:
    """What a card of a set half made brings, on average over all cards."""
    points = 0.0
    cards = 0
    for values in numbers.sets.values():
        half = (len(values) + 1) // 2
        points += len(values) * values[half - 1] / half
        cards += len(values)
    return max(0.5, points / cards)


def breeding(numbers: Numbers) -> float:
    """What two steps of repopulation, each turn, bring in the turns to come: at first, when a Breeder is engaged."""
    steps: i64 = min(4, len(numbers.track) - 1)
    return 4.0 * float(numbers.track[steps]) / float(steps) if steps else 0.0


def best_score(state: SanctuaryState) -> i64:
    """The score of whoever leads."""
    best: i64 = 0
    for score in state.scores:
        points: i64 = score
        if points > best:
            best = points
    return best


def set_value(numbers: Numbers, animal: i64, count: i64, hope: float) -> float:
    """What so many cards of an animal are worth in the hand."""
    points = numbers.set_points
    base = 16 * animal
    now: i64 = points[base + count]
    if count == 0 or count == MOST_IN_SET:
        return float(now)
    more: i64 = points[base + count + 1]
    return float(now) + (hope * float(more - now) if more > now else 0.0)
