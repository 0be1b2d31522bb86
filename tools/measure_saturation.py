"""What would more games, or a wider network, still teach? The games of a course (`lab train … --results DIR`) are
fitted again: all of them and half of them, as wide as asked for and twice as wide, measured on the games kept apart.

    python tools/measure_saturation.py sanctuary --players 2 --hidden 32 --results DIR
"""

import argparse
from dataclasses import replace
from pathlib import Path

from waterhole import games
from waterhole.lab.train.fit import CHECKED
from waterhole.lab.train.rounds import Course, School, apart, joined
from waterhole.lab.train.self_play import APART


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game")
    arguments.add_argument("--players", type=int, required=True)
    arguments.add_argument("--hidden", type=int, default=48)
    arguments.add_argument("--results", type=Path, required=True)
    chosen = arguments.parse_args()
    course = Course(games.game(chosen.game), chosen.players, chosen.results, {}, hidden=chosen.hidden)
    school = School(course, lambda kind, told: None)
    rounds = range(len(list(chosen.results.glob("games-*.jsonl"))))
    seen = joined([school.positions(course.table(one, None), one) for one in rounds])
    half = seen.part(apart(seen) | (seen.games // APART // CHECKED % 2 == 0))
    print(
        f"{len(set(seen.games[apart(seen)]))} games kept apart; explained in nats a position, and beside the appraisal"
    )
    for width in (chosen.hidden, 2 * chosen.hidden):
        other = School(replace(course, hidden=width), school.told)
        for name, part in (("half of the games", half), ("all games", seen)):
            weights = other.fitted(part)
            found = other.measured(other.written(weights, 0), weights, seen)
            more, off = found["gain"]
            explained, calibration = found["value"]["explained"], found["value"]["calibration"]
            told = f"{explained:.4f}, {more:+.1%} ± {off:.1%}; calibration error {calibration:.1%}"
            print(f"{width} hidden units, {name}: {told}", flush=True)


if __name__ == "__main__":
    main()
