"""What a player's results add up to: by game, by whom one met, as a curve, and what one had most often."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from waterhole.server.messages import CurvePoint, Favoured, Finished, GameRecord, Met, OwnRecord
from waterhole.server.rooms.scores import favoured_kind

MOST_PEOPLE = 20
MOST_POINTS = 200


@dataclass
class Tally:
    """How often somebody was met, was behind, and was level."""

    met: int = 0
    ahead: int = 0
    level_with: int = 0

    def count(self, own: int, other: int) -> None:
        self.met += 1
        self.ahead += own < other
        self.level_with += own == other


@dataclass
class Sums:
    """The results in one game."""

    played: int = 0
    won: float = 0.0
    fair: float = 0.0
    places: Counter[int] = field(default_factory=Counter)

    def count(self, one: Finished) -> None:
        self.played += 1
        self.won += one.share
        self.fair += 1 / len(one.company)
        self.places[one.place] += 1

    def told(self, game: str) -> GameRecord:
        places = [self.places[place] for place in range(1, max(self.places, default=0) + 1)]
        return GameRecord(game, self.played, self.won, self.fair, places)


def own_record(found: Iterable[tuple[Finished, dict[str, int]]]) -> OwnRecord:
    """Results with what one had in each, newest first. Who held several seats, or was stopped, has no result alone."""
    results = [(one, had) for one, had in found if one.seats == 1 and one.ended != "stopped" and len(one.company) > 1]
    sums: dict[str, Sums] = defaultdict(Sums)
    people: dict[str, Tally] = defaultdict(Tally)
    levels: dict[tuple[str, str], Tally] = defaultdict(Tally)
    things: dict[str, Counter[str]] = defaultdict(Counter)
    for one, had in results:
        sums[one.game].count(one)
        things[one.game].update(had)
        for seat, other in enumerate(one.company):
            if seat != one.seat and other.level is not None:
                levels[one.game, other.level].count(one.place, other.place)
            elif seat != one.seat and other.name is not None:
                people[other.name].count(one.place, other.place)
    known = sorted(people.items(), key=lambda item: -item[1].met)[:MOST_PEOPLE]
    return OwnRecord(
        games=[sums[game].told(game) for game in sorted(sums)],
        people=[Met(None, name, one.met, one.ahead, one.level_with) for name, one in known],
        levels=[Met(game, name, one.met, one.ahead, one.level_with) for (game, name), one in sorted(levels.items())],
        curve=curve([one for one, _ in results]),
        favoured=[
            Favoured(game, kind, dict(found.most_common()))
            for game, found in sorted(things.items())
            if found and (kind := favoured_kind(game)) is not None
        ],
    )


def curve(results: list[Finished]) -> list[CurvePoint]:
    """From the oldest on: what was won beyond one's fair share. The latest points are enough to draw."""
    total, points = 0.0, []
    for one in reversed(results):
        total += one.share - 1 / len(one.company)
        points.append(CurvePoint(one.finished_at, one.game, round(total, 3)))
    return points[-MOST_POINTS:]
