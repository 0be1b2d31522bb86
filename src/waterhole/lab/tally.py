"""What many matches came to: victories, scores and lengths, with how sure one can be of them."""

from dataclasses import dataclass, field
from math import sqrt

from waterhole.core.event import Json
from waterhole.core.ranking import Result

Z95 = 1.959963984540054
"""Standard deviations to each side that hold 95 % of a normal distribution."""


@dataclass
class Tally:
    """Sums over matches. A shared victory counts as a part of one for each winner."""

    games: int
    decisions: int
    wins: list[float]
    scores: list[float]
    squares: list[float]
    faults: dict[int, dict[str, int]] = field(default_factory=dict)
    """Of each seat whose moves others had to make: how often, by reason."""

    @classmethod
    def empty(cls, players: int) -> "Tally":
        """No match yet."""
        return cls(0, 0, [0.0] * players, [0.0] * players, [0.0] * players)

    def add(self, decisions: int, result: Result) -> None:
        """One more match."""
        self.games += 1
        self.decisions += decisions
        for seat in result["winners"]:
            self.wins[seat] += 1 / len(result["winners"])
        for seat, score in enumerate(result["scores"]):
            self.scores[seat] += score
            self.squares[seat] += score * score

    def join(self, other: "Tally") -> None:
        """All matches of another tally, too."""
        self.games += other.games
        self.decisions += other.decisions
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]
            self.squares[seat] += other.squares[seat]
        self.blame(other.faults)

    def blame(self, faults: dict[int, dict[str, int]]) -> None:
        """Moves that agents did not make themselves."""
        for seat, reasons in faults.items():
            counted = self.faults.setdefault(seat, {})
            for reason, count in reasons.items():
                counted[reason] = counted.get(reason, 0) + count

    def stood_in(self, seat: int) -> dict[str, Json]:
        """How often another bot moved for this seat's agent, if it did."""
        reasons = self.faults.get(seat)
        return {"stood_in": dict(sorted(reasons.items()))} if reasons else {}

    def line(self, seats: list[int]) -> dict[str, Json]:
        """The figures of some seats together; for one seat, of that seat."""
        wins = sum(self.wins[seat] for seat in seats)
        chances = self.games * len(seats)
        mean = sum(self.scores[seat] for seat in seats) / chances
        squares = sum(self.squares[seat] for seat in seats) / chances
        spread = Z95 * sqrt(max(0.0, squares - mean * mean) / chances)
        low, high = wilson(wins, self.games)
        return {
            "wins": round(wins, 6),
            "share": round(wins / self.games, 6),
            "share_95": [round(low, 6), round(high, 6)],
            "mean_score": round(mean, 6),
            "mean_score_95": [round(mean - spread, 6), round(mean + spread, 6)],
        }


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The interval of Wilson: between which shares the true one lies, 95 times in 100."""
    share = wins / games
    middle = share + Z95**2 / (2 * games)
    reach = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    below = 1 + Z95**2 / games
    return max(0.0, (middle - reach) / below), min(1.0, (middle + reach) / below)


def summary(tally: Tally, names: tuple[str, ...], head: dict[str, Json], wanted: int) -> dict[str, Json]:
    """Everything that a report tells, ready for JSON. Nothing in it depends on time or cores."""
    together: dict[str, list[int]] = {}
    for seat, name in enumerate(names):
        together.setdefault(name, []).append(seat)
    lines: dict[str, Json] = {}
    if tally.games:
        lines = {
            "mean_length": round(tally.decisions / tally.games, 6),
            "seats": [
                {"seat": seat, "bot": name, **tally.line([seat]), **tally.stood_in(seat)}
                for seat, name in enumerate(names)
            ],
            "bots": {name: {"seats": seats, **tally.line(seats)} for name, seats in together.items()},
        }
    return {
        **head,
        "games": wanted,
        "finished": tally.games,
        "decisions": tally.decisions,
        **lines,
    }
