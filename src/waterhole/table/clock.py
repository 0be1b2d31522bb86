"""Clocks: how long each seat may still think. The time is told from outside, in milliseconds."""

from waterhole.table.charter import ClockRule

BACK = 30_000
"""Who comes back after running out of time has at least this long."""


class Clocks:
    """One clock a seat; the clock of the seat that decides runs."""

    def __init__(self, rule: ClockRule, seats: int, at: int) -> None:
        self.rule = rule
        self.left = [rule.base] * seats
        self.running: int | None = None
        self.since = at

    def run(self, seat: int | None, at: int) -> None:
        """From now on this seat's clock runs (None: nobody's, a bot thinks or the match is over)."""
        self.stop(at)
        self.running = seat
        self.since = at
        if seat is not None and self.rule.kind == "days":
            self.left[seat] = self.rule.base

    def stop(self, at: int) -> None:
        """Take what was used from the clock that ran."""
        if self.running is not None:
            self.left[self.running] = self.left_at(at)[self.running]
        self.running = None

    def moved(self, seat: int, at: int) -> None:
        """This seat has made its move in time."""
        if self.running == seat:
            self.stop(at)
            self.left[seat] += self.rule.gain

    def back(self, seat: int) -> None:
        """The owner is back: enough time to look at the table."""
        self.left[seat] = max(self.left[seat], BACK, self.rule.gain)

    def left_at(self, now: int) -> list[int]:
        """The time left for every seat."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - max(0, now - self.since))
        return left

    def deadline(self) -> int | None:
        """When the running clock runs out."""
        return None if self.running is None else self.since + self.left[self.running]
