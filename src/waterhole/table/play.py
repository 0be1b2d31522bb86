"""The match itself: dealt, played move by move, taken back; with what everybody saw of it."""

from msgspec.json import encode

from waterhole.core.chance import Dice, stream
from waterhole.core.errors import BadInput
from waterhole.core.event import Event, Json
from waterhole.core.game import Game
from waterhole.core.state import State
from waterhole.table.charter import Charter

LONGEST_TEXT = 100
TRIES = 64
"""How many imagined hands a move is tried on to see whether it told its player anything new."""


class Step:
    """One move (or the deal, number −1) and what it made happen, ready to be sent: small, for long logs."""

    __slots__ = ("bot", "number", "part", "seat", "secret", "text", "told")

    def __init__(
        self, number: int, seat: int | None, text: str | None, bot: bool, events: list[Event], part: bool = False
    ) -> None:
        self.number = number
        self.seat = seat
        self.text = text
        self.bot = bot
        self.part = part
        self.told = encode([event.seen_by(None) for event in events])
        owners = {event.owner for event in events if event.owner >= 0}
        self.secret = {owner: encode([event.seen_by(owner) for event in events]) for owner in owners} or None

    def seen_by(self, seat: int | None) -> bytes:
        """The events as JSON, as this seat (None: a spectator) saw them."""
        if self.secret is None or seat is None:
            return self.told
        return self.secret.get(seat, self.told)


class Play:
    """A match from the deal on. `steps[0]` is the deal, `steps[n + 1]` is move number n."""

    def __init__(self, charter: Charter, seed: str) -> None:
        self.game: Game = charter.rules()
        self.players = len(charter.seats)
        self.options = charter.options
        self.seed = seed
        told: list[Event] = []
        self.state = self.dealt(told)
        self.steps = [Step(-1, None, None, False, told)]
        for seat, text, bot in charter.continues.moves if charter.continues is not None else ():
            self.play(seat, text, bot)
        self.opening = len(self.steps) - 1
        """So many moves were made before this table was there: nobody here can take them back."""

    def dealt(self, told: list[Event] | None = None) -> State:
        """The state at the first decision."""
        return self.game.set_up(self.players, self.options, seed=self.seed, told=told)

    def legal(self, text: str) -> int:
        """The move of this text, if it is legal now: else IllegalMove or NotAMove says why not."""
        if len(text) > LONGEST_TEXT:
            raise BadInput("core.not_a_move", {"text": text[:LONGEST_TEXT], "known": self.game.forms()})
        move = self.game.parse(self.state, text)
        refused = self.state.refusal_of_any(move)
        if refused is not None:
            raise refused
        return move

    def play(self, seat: int, text: str, bot: bool, part: bool = False) -> Step:
        """Make a move that was found legal."""
        events = self.state.narrate(self.game.parse(self.state, text))
        step = Step(len(self.steps) - 1, seat, text, bot, events, part)
        self.steps.append(step)
        return step

    def back_to(self, keep: int) -> None:
        """Take back all but the first `keep` moves."""
        self.state = self.state_at(keep)
        del self.steps[keep + 1 :]

    def state_at(self, count: int) -> State:
        """The state after the first `count` moves."""
        state = self.dealt()
        for step in self.steps[1 : count + 1]:
            assert step.text is not None
            state.play(self.game.parse(state, step.text))
        return state

    def last_of(self, seats: set[int]) -> int | None:
        """Where the last action began that a person took at one of these seats: the number of its first move."""
        for step in reversed(self.steps[1 + self.opening :]):
            if step.seat in seats and not step.bot:
                return next(first.number for first in reversed(self.steps[: step.number + 2]) if not first.part)
        return None

    def goes_on(self, seat: int) -> bool:
        """Whether the next move of this seat's person can belong to the same action as the last one."""
        last = self.steps[-1]
        return last.number >= self.opening and last.seat == seat and not last.bot

    def told_something(self, number: int) -> bool:
        """Whether move `number` told its player anything that could not be known before it.

        It is tried on hands that agree with all that the player knew: if any of them looks different afterwards,
        or if chance had a say, the move revealed something. (How sure that is: docs/decisions/0012.)
        """
        step = self.steps[number + 1]
        assert step.seat is not None
        assert step.text is not None
        before = self.state_at(number)
        after = before.copy()
        after.play(self.game.parse(after, step.text))
        if len(after.drawn) != len(before.drawn):
            return True
        known = before.recall(step.seat)
        seen = all_known(after, step.seat)
        dice = stream("undo", number)
        return any(self.imagined(known, step, dice) != seen for _ in range(TRIES))

    def imagined(self, known: dict[str, Json], step: Step, dice: Dice) -> bytes:
        """What the player would know after the move in a match imagined from all that was known."""
        assert step.seat is not None
        assert step.text is not None
        state = self.game.imagine(known, dice)
        state.play(self.game.parse(state, step.text))
        return all_known(state, step.seat)


def all_known(state: State, seat: int) -> bytes:
    """What a seat sees and could remember."""
    return encode([state.view(seat), state.recall(seat)])
