"""What people, bots and the time may wish of a table: each checked, and turned into the entry that carries it out."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from waterhole.table import entries
from waterhole.table.entries import Entry
from waterhole.table.errors import NotNow
from waterhole.table.names import told_apart
from waterhole.table.people import HOST
from waterhole.table.undo import goes_on, last_action, told_something

if TYPE_CHECKING:
    from waterhole.records.match import Match
    from waterhole.table.charter import Charter
    from waterhole.table.clock import Clocks
    from waterhole.table.people import People
    from waterhole.table.sealing import Sealing
    from waterhole.table.steps import Step


class Wishes:
    """The half of a table that checks; see `Table`."""

    if TYPE_CHECKING:
        charter: Charter
        people: People
        sealing: Sealing
        match: Match | None
        steps: list[Step]
        opening: int
        clocks: Clocks | None
        decisions: list[tuple[int, str] | None]
        hinted: int
        asking: entries.UndoAsked | None
        agreed: set[int]
        rematch: str | None

        @property
        def status(self) -> Literal["gathering", "playing", "over"]: ...
        @property
        def turn(self) -> int | None: ...
        @property
        def decision(self) -> int: ...

    # Moves.

    def move(
        self, seat: int, decision: int, text: str, at: int, bot: bool = False, part: bool = False
    ) -> entries.Played | None:
        """Answer a decision. None: this very answer has been given already, which does no harm.

        `part`: it belongs to the same action as this seat's move before it.
        """
        if decision < self.decision and self.decisions[decision] == (seat, " ".join(text.split())):
            return None
        if self.match is not None and decision != self.decision:
            raise NotNow("table.stale", {"decision": decision, "now": self.decision})
        match = self._playing()
        self._on(self.people[seat].bot_plays == bot, "table.bot_plays" if not bot else "table.person_plays", seat=seat)
        if seat != self.turn:
            raise NotNow("table.not_your_turn", {"seat": self.turn if self.turn is not None else -1})
        told = match.game.text(match.state, match.legal(text))
        return entries.Played(at, seat, told, bot, part and goes_on(self._made_here(), seat))

    # Hints.

    def check_hint(self, seat: int, decision: int) -> None:
        """Whether this seat's person may have a hint: at the own turn; among other persons, if the table is made so."""
        self._on(not self.strict, "table.daily")
        if decision != self.decision:
            raise NotNow("table.stale", {"decision": decision, "now": self.decision})
        if self.turn != seat or self.people[seat].bot_plays:
            raise NotNow("table.not_your_turn", {"seat": self.turn if self.turn is not None else -1})
        self._on(not self._among_persons() or bool(self.charter.settings.get("hints")), "table.no_hints")

    def take_hint(self, seat: int, decision: int, at: int) -> entries.HintTaken | None:
        """Have a hint. None: nobody else has to hear of it, or everybody has."""
        self.check_hint(seat, decision)
        return entries.HintTaken(at, seat) if self._among_persons() and self.hinted != decision else None

    def _among_persons(self) -> bool:
        return sum(one.kind == "person" for one in self.people.seats) > 1

    # Undo.

    def undo(self, seat: int, at: int) -> Entry:
        """Take back the last move of this seat's person: at once if that is free or there is nobody else."""
        self._playing()
        self._on(not self.strict, "table.daily")
        self._on(self.people[seat].away != "resigned", "table.resigned")
        last = self.undoable(seat)
        if last is None:
            raise NotNow("table.nothing_to_undo")
        self._on(self.asking is None, "table.undo_asked")
        person = self.people[seat].person
        if not self.others(person) or self.undo_is_free(person, last):
            return entries.Undone(at, seat, last)
        return entries.UndoAsked(at, seat)

    def undoable(self, seat: int) -> int | None:
        """Where the last action began that this seat's person could take back; who has resigned has none."""
        own = self.people[seat]
        if self.match is None or self.status != "playing" or own.kind != "person" or own.away == "resigned":
            return None
        if self.strict:
            return None
        return last_action(self._made_here(), self.people.of(own.person))

    def undo_is_free(self, person: int, last: int) -> bool:
        """Nobody else has acted since, and nothing new has been seen."""
        assert self.match is not None
        own, match = self.people.of(person), self.match
        later = self.steps[last + 1 :]
        return all(step.seat in own and not step.bot for step in later) and not any(
            told_something(match, step.number) for step in later
        )

    def others(self, person: int) -> set[int]:
        """The other persons at the table whose consent counts: all who have not given up.

        Who is away counts, too. Else it would be enough that the others lose their connections, and every move could
        be taken back after its cards were seen.
        """
        return self.people.persons() - {person}

    def answer_undo(self, seat: int, agree: bool, at: int) -> Entry:
        """Agree to an undo or not; the last one to agree makes it happen."""
        self._playing()
        if self.asking is None:
            raise NotNow("table.no_question")
        asker, person = self.people[self.asking.seat].person, self.people[seat].person
        waiting = self.others(asker) - self.agreed
        self._on(person in waiting, "table.no_question")
        last = last_action(self._made_here(), self.people.of(asker))
        if agree and waiting == {person} and last is not None:
            return entries.Undone(at, self.asking.seat, last)
        return entries.UndoAnswered(at, person, seat, agree)

    # Coming and going.

    def sit(self, wanted: int | None, name: str, commitment: str, at: int) -> entries.Seated:
        """Take an open seat, before the start or while a bot keeps it warm: then without a part in the shuffle."""
        self._on(self.status != "over", "table.over")
        self._on(not self.strict, "table.daily")
        seat = self.people.open_seat(wanted)
        if seat is None:
            raise NotNow("table.no_open_seat" if wanted is None else "table.seat_taken")
        name = told_apart(name, (one.name for one in self.people.seats if one.kind == "person"))
        return entries.Seated(at, seat, self.people.next_person, name, commitment=self.sealing.taken(commitment))

    def leave(self, seat: int, at: int) -> Entry:
        """Stand up before the start; later, let a bot play."""
        if self.status == "gathering":
            self._gathering()
            return entries.Left(at, seat)
        return self.hand_over(seat, "asked", at)

    def arrange(self, seat: int, kind: Literal["open", "bot"], level: str, at: int, absent: bool = False) -> Entry:
        """Before the start: make a seat open or a bot's, if nobody sits there or that person is not there."""
        self._gathering()
        self._on(0 <= seat < len(self.people), "table.no_such_seat", seat=seat)
        self._on(self.people[seat].kind != "person" or absent, "table.seat_taken")
        return entries.Arranged(at, seat, kind, level)

    def offer(self, host: int, seat: int, kind: Literal["open", "bot"], at: int) -> Entry | None:
        """In the match: whoever is invited may take over a bot's seat, or a bot keeps it. That is for the host to say,
        who made the table. None: it is so already."""
        self._playing()
        self._on(not self.strict, "table.daily")
        self._on(self.people[host].person == HOST, "table.only_host")
        self._on(0 <= seat < len(self.people), "table.no_such_seat", seat=seat)
        self._on(self.people[seat].kind != "person", "table.seat_taken")
        one = self.people[seat]
        return None if one.kind == kind else entries.Arranged(at, seat, kind, one.level)

    def ready(self, seat: int, ready: bool, commitment: str, at: int) -> Entry:
        """A person is ready to start. A commitment counts if there is none yet (a rematch)."""
        self._gathering()
        return entries.GotReady(at, self.people[seat].person, ready, commitment=self.sealing.taken(commitment))

    def open_nonce(self, seat: int, nonce: str, at: int) -> entries.Opened | None:
        """Show the nonce that this seat's person committed to. None: it has been shown already."""
        self._on(self.match is None, "table.started")
        self._on(self.sealing.closed_at is not None, "table.not_closed")
        own = self.sealing.asked(self.people.of(self.people[seat].person), nonce)
        if own is None:
            raise NotNow("table.other_nonce")
        return entries.Opened(at, own, nonce) if own in self.sealing.waiting() else None

    def hand_over(self, seat: int, why: entries.Away, at: int) -> entries.HandedOver:
        """Let a bot play a person's seat."""
        self._playing()
        self._on(not self.strict or why == "resigned", "table.daily")
        self._on(0 <= seat < len(self.people), "table.no_such_seat", seat=seat)
        self._on(not self.people[seat].bot_plays or why == "resigned", "table.bot_plays", seat=seat)
        self._on(self.people[seat].away != "resigned", "table.resigned")
        return entries.HandedOver(at, seat, why)

    def resign(self, seat: int, missing: Collection[int], at: int) -> Entry:
        """Give up. `missing`: seats that the table has been waiting for in vain, as far as the server can see.

        Who has left does not win because the last one who stayed has had enough: nobody does.
        """
        entry = self.hand_over(seat, "resigned", at)
        others = self.others(self.people[seat].person)
        seats = [number for number, one in enumerate(self.people.seats) if one.person in others]
        left = all(self.people[one].away in ("absent", "time") or one in missing for one in seats)
        return replace(entry, deserted=bool(others) and left)

    def take_back(self, seat: int, at: int) -> Entry:
        """Play one's seat again; who has resigned cannot."""
        self._playing()
        away = self.people[seat].away
        self._on(away is not None, "table.person_plays", seat=seat)
        self._on(away != "resigned", "table.resigned")
        self._on(self.clocks is None or self.clocks.can_come_back(seat), "table.no_time_left")
        return entries.TakenBack(at, seat)

    def ask_rematch(self, table: str, at: int, seat: int | None = None) -> Entry:
        """The next table of the same people; `seat` asks for it."""
        self._on(self.status == "over", "table.not_over")
        self._on(not self.strict, "table.daily")
        self._on(self.rematch is None, "table.rematched")
        return entries.Rematched(at, table, seat)

    def due(self, now: int) -> Entry | None:
        """What is to happen by itself now: the start when all are ready, a bot when the time has run out."""
        if self.match is None:
            return self.start(now) if self.people.all_ready() or self.sealing.closed_at is not None else None
        if self.clocks is not None and self.turn is not None:
            deadline = self.clocks.deadline()
            if deadline is not None and deadline <= now:
                return entries.HandedOver(now, self.turn, "time")
        return None

    def start(self, now: int) -> Entry | None:
        """The next step to the deal: close the seats if anybody committed to a nonce. None: nonces are waited for."""
        if self.sealing.closed_at is None and any(seat.commitment for seat in self.people.seats):
            return entries.Closed(now)
        if self.sealing.closed_at is None or self.sealing.settled(now):
            return entries.Started(now)
        return None

    # Small things.

    @property
    def strict(self) -> bool:
        """Whether it is played once and without help: a day's deal, on its day."""
        return self.charter.daily is not None and self.charter.daily.ranked

    def _gathering(self) -> None:
        self._on(self.status == "gathering", "table.started")
        self._on(self.sealing.closed_at is None, "table.closed")

    def _made_here(self) -> "list[Step]":
        """The moves that somebody at this table has made."""
        return self.steps[1 + self.opening :]

    def _playing(self) -> "Match":
        self._on(self.status != "gathering", "table.not_started")
        self._on(self.status != "over", "table.over")
        assert self.match is not None
        return self.match

    def _on(self, condition: bool, code: str, **params: int) -> None:
        if not condition:
            raise NotNow(code, params)
