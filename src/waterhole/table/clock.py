"""Clocks: how long each seat may still think. The time is told from outside, in milliseconds.

No time is made of nothing. What a move gains is lost when the move is taken back, and what was thought stays spent; who
lets a bot play and takes the seat back has what was left before.
"""

from waterhole.table.charter import ClockRule

BACK = 30_000
"""Who comes back after running out of time has this long: once a match."""


class Clocks:
    """One clock a seat; the clock of the seat that decides runs."""

    def __init__(self, rule: ClockRule, seats: int, at: int) -> None:
        self.rule = rule
        self.left = [rule.base] * seats
        self.running: int | None = None
        self.since = at
        self.gains: list[tuple[int, int]] = []
        """For every move that stands: its seat, and what it gained."""
        self.refilled: set[int] = set()

    def run(self, seat: int | None, at: int) -> None:
        """From now on this seat's clock runs (None: nobody's, a bot thinks or the match is over)."""
        self.stop(at)
        self.running = seat
        self.since = at

    def stop(self, at: int) -> None:
        """Take what was used from the clock that ran."""
        if self.running is not None:
            self.left[self.running] = self.left_at(at)[self.running]
        self.running = None

    def moved(self, seat: int, at: int, bot: bool) -> None:
        """This seat has moved, and gains what the rule says: with days the next decision has its whole time again."""
        if self.running == seat:
            self.stop(at)
        gain = self.rule.base - self.left[seat] if self.rule.kind == "days" else 0 if bot else self.rule.gain
        self.left[seat] += gain
        self.gains.append((seat, gain))

    def back_to(self, keep: int, at: int) -> None:
        """All but the first `keep` moves were taken back, and their gains with them."""
        self.stop(at)
        for seat, gain in self.gains[keep:]:
            self.left[seat] = max(0, self.left[seat] - gain)
        del self.gains[keep:]

    def refill(self, seat: int) -> None:
        """The owner is back after running out of time: enough to look at the table, once."""
        if seat not in self.refilled:
            self.left[seat] = max(self.left[seat], BACK, self.rule.gain)
            self.refilled.add(seat)

    def can_come_back(self, seat: int) -> bool:
        """Whether the owner would have any time to play with."""
        return self.left[seat] > 0 or seat not in self.refilled

    def left_at(self, now: int) -> list[int]:
        """The time left for every seat."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - max(0, now - self.since))
        return left

    def deadline(self) -> int | None:
        """When the running clock runs out."""
        return None if self.running is None else self.since + self.left[self.running]
