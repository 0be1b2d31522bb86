"""A table: what its charter and its log make of it.

Everything happens in three steps. A method named after a wish (`move`, `sit`, `undo` …) checks it and returns the
entry that would carry it out, changing nothing; the caller stores that entry, as number `table.length` of the log;
then `add` makes it so. Whoever adds the same entries to the same charter has the same table.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypedDict

from waterhole.core.ranking import Result
from waterhole.records.match import Match
from waterhole.table import entries
from waterhole.table.charter import Charter
from waterhole.table.clock import Clocks
from waterhole.table.entries import Entry
from waterhole.table.people import People
from waterhole.table.sealing import Sealing
from waterhole.table.steps import Step
from waterhole.table.wishes import Wishes


@dataclass(slots=True)
class Change:
    """What an entry changed, for those who tell the players."""

    entry: Entry
    name: str = ""
    """Of the person it is about, as it was before."""
    was_asking: bool = False
    """Whether somebody was asking for an undo before."""
    step: Step | None = None
    """A move was made."""
    dealt: bool = False


class Resigned(TypedDict):
    """How a match ended that somebody gave up: as `Result`, without scores."""

    scores: None
    ranking: list[list[int]]
    winners: list[int]


class Table(Wishes):
    """One match from the first chair to the rematch."""

    def __init__(self, id: str, charter: Charter, secret: str, log: Iterable[Entry] = ()) -> None:
        self.id = id
        self.charter = charter
        self.secret = secret
        self.length = 0
        self.people = People(charter)
        self.sealing = Sealing(id, charter)
        self.match: Match | None = None
        self.steps: list[Step] = []
        """`steps[0]` is the deal, `steps[n + 1]` is move number n."""
        self.opening = 0
        """So many moves were made before this table was there: nobody here can take them back."""
        self.clocks: Clocks | None = None
        self.decisions: list[tuple[int, str] | None] = []
        self.hinted = -1
        """The last decision for which a hint was taken that everybody was told of."""
        self.asking: entries.UndoAsked | None = None
        self.agreed: set[int] = set()
        self.rematch: str | None = None
        self.rematch_by: int | None = None
        self.resigned = False
        self.deserted = False
        self.stopped = False
        self.changed_at = charter.made_at
        for entry in log:
            self.add(entry)

    # What can be asked of it.

    @property
    def status(self) -> Literal["gathering", "playing", "over"]:
        if self.match is None:
            return "gathering"
        return "over" if self.resigned or self.stopped or self.match.state.over else "playing"

    @property
    def turn(self) -> int | None:
        """The seat that decides; None before the start and after the end."""
        return self.match.state.seat if self.match is not None and self.status == "playing" else None

    @property
    def decision(self) -> int:
        """The number of the decision that is asked for: moves and undos count, so it never repeats."""
        return len(self.decisions)

    def turn_began(self) -> int:
        """The number of the decision since which the person who decides now has been waited for."""
        turn, began = self.turn, self.decision
        person = self.people[turn].person if turn is not None else None
        while began > 0 and (last := self.decisions[began - 1]) is not None and self.people[last[0]].person == person:
            began -= 1
        return began

    def bot_turn(self) -> int | None:
        """The seat that decides, if a bot plays there."""
        turn = self.turn
        return turn if turn is not None and self.people[turn].bot_plays else None

    def is_open(self, now: int) -> bool:
        """Whether everybody may see everything: the match is over and, if its cards are a day's, so is the day."""
        return self.status == "over" and not (self.charter.daily is not None and self.charter.daily.sealed(now))

    def result(self) -> "Result | Resigned | None":
        """When over: as `State.result`; without an end of its own there are no scores, and who gave up comes last."""
        if self.status != "over" or self.match is None:
            return None
        if self.match.state.over:
            return self.match.state.result()
        gone = [number for number, seat in enumerate(self.people.seats) if seat.away == "resigned"]
        stayed = [number for number in range(len(self.people)) if number not in gone]
        if self.deserted:
            return {"scores": None, "ranking": [sorted(stayed + gone)], "winners": []}
        ranking = [group for group in (stayed, gone) if group]
        return {"scores": None, "ranking": ranking, "winners": [] if self.stopped else stayed}

    def deadline(self) -> int | None:
        """When something is to happen by itself: the cards are dealt, or the clock of who decides runs out."""
        if self.match is None:
            return self.sealing.deadline()
        return self.clocks.deadline() if self.clocks is not None else None

    # What the log does to it.

    def add(self, entry: Entry) -> Change:
        """Make a stored entry so. Entries come in order, each once."""
        self.length += 1
        self.changed_at = entry.at
        change = Change(entry, self._name_in(entry), self.asking is not None)
        match entry:
            case entries.Played():
                self._played(entry, change)
            case entries.Undone():
                self._undone(entry)
            case entries.Closed():
                self.sealing.close(self.people, entry.at)
            case entries.Opened():
                self.sealing.open(entry.seat, entry.nonce)
            case entries.Started():
                self._started(change)
            case _:
                self._arranged(entry)
        self._run_clock(entry.at)
        return change

    def _name_in(self, entry: Entry) -> str:
        seat = getattr(entry, "seat", None)
        return self.people[seat].name if isinstance(seat, int) else ""

    def _started(self, change: Change) -> None:
        if self.sealing.closed_at is None:
            self.sealing.close(self.people, change.entry.at)
        charter = self.charter
        seed = self.sealing.seed(self.secret)
        self.match = Match(charter.rules(), len(charter.seats), seed=seed, options=charter.options)
        self.steps = [Step(-1, None, None, False, self.match.opening)]
        for seat, text, bot in charter.continues.moves if charter.continues is not None else ():
            self._step(seat, text, bot)
        self.opening = len(self.steps) - 1
        if self.charter.clock is not None:
            self.clocks = Clocks(self.charter.clock, len(self.people), change.entry.at)
        change.dealt = True

    def _played(self, entry: entries.Played, change: Change) -> None:
        if self.clocks is not None:
            self.clocks.moved(entry.seat, entry.at, entry.bot)
        change.step = self._step(entry.seat, entry.text, entry.bot, entry.part)
        self.decisions.append((entry.seat, entry.text))
        self.asking = None

    def _step(self, seat: int, text: str, bot: bool, part: bool = False) -> Step:
        assert self.match is not None
        step = Step(len(self.steps) - 1, seat, text, bot, self.match.play_text(text), part)
        self.steps.append(step)
        return step

    def _undone(self, entry: entries.Undone) -> None:
        assert self.match is not None
        self.match.back_to(entry.keep)
        del self.steps[entry.keep + 1 :]
        if self.clocks is not None:
            self.clocks.back_to(entry.keep, entry.at)
        self.decisions.append(None)
        self.asking = None

    def _arranged(self, entry: Entry) -> None:
        people = self.people
        match entry:
            case entries.Seated():
                people.sit(entry.seat, entry.person, entry.name, entry.nonce, entry.commitment)
            case entries.Left():
                people.empty(entry.seat, "open", people[entry.seat].level)
            case entries.Arranged():
                people.empty(entry.seat, entry.kind, entry.level)
            case entries.GotReady():
                people.get_ready(entry.person, entry.ready, entry.nonce, entry.commitment)
            case entries.HandedOver():
                self._handed_over(entry)
            case entries.TakenBack():
                self._taken_back(entry)
            case entries.UndoAsked():
                self.asking, self.agreed = entry, set()
            case entries.UndoAnswered():
                self.agreed.add(entry.person)
                self.asking = self.asking if entry.agree else None
            case entries.HintTaken():
                people[entry.seat].hints += 1
                self.hinted = self.decision
            case entries.Stopped():
                self.stopped = True
            case entries.Rematched():
                self.rematch, self.rematch_by = entry.table, entry.seat

    def _handed_over(self, entry: entries.HandedOver) -> None:
        self.people[entry.seat].away = entry.why
        if self.asking is not None and not self.others(self.people[self.asking.seat].person) - self.agreed:
            self.asking = None  # Nobody is left who could answer.
        left = [seat for seat in self.people.seats if seat.away != "resigned"]
        self.deserted = self.deserted or entry.deserted
        if entry.why == "resigned" and (entry.deserted or not self.people.persons() or len(left) == 1):
            self.resigned = True

    def _taken_back(self, entry: entries.TakenBack) -> None:
        if self.clocks is not None and self.people[entry.seat].away == "time":
            self.clocks.refill(entry.seat)
        self.people[entry.seat].away = None

    def _run_clock(self, at: int) -> None:
        """The clock of the person who decides runs; bots have no clock."""
        if self.clocks is not None:
            turn = self.turn
            person = turn if turn is not None and not self.people[turn].bot_plays else None
            if person != self.clocks.running:
                self.clocks.run(person, at)
