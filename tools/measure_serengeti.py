"""Measure what rule 4.3 changed: `PYTHONPATH=build/compiled .venv/bin/python tools/measure_serengeti.py`.

The same deals between the same bots by the rules of both revisions: what is paid for a lot and to whom, how long a game
lasts, how the victories fall on the places in the opening order, and how well the appraisal foresees them between two
auctions. Means with their 95 % intervals.
"""

import argparse
import math
import statistics
from collections import defaultdict
from typing import cast

import waterhole
from waterhole import Event, Game
from waterhole.bots.lookup import knowledge_of

Samples = dict[str, list[float]]


def play(game: Game, players: int, level: str, seed: int, samples: Samples) -> None:
    """One game; a sample of each thing that is measured."""
    state = game.deal(players, seed=seed)
    first = cast(int, state.facts()["starter"])
    bots = [waterhole.bots.make(level, f"{seed}/{seat}") for seat in range(players)]
    knowledge = knowledge_of(game)
    guesses: list[list[float]] = []
    prices, decisions, soles, lost = list[int](), 0, 0, 0
    while (seat := state.seat) is not None:
        if knowledge.fresh(state):
            guesses.append(knowledge.appraise(state))
        held = cast(list[list[str]], state.facts()["cards"])
        told = state.narrate(bots[seat].choose(game, state.recall(seat), state.moves()))
        decisions += 1
        for event in told:
            if event.kind == "lot_won":
                prices.append(cast(int, event.params["amount"]))
            elif is_sole_owner_of_several(event, held):
                soles += 1
                lost += prices[-1] - cast(int, event.params["chips"])
    samples["price"].append(statistics.fmean(prices))
    samples["decisions"].append(decisions)
    samples["sole owners of several"].append(soles)
    samples["chips they lost"].append(lost)
    winners = state.result()["winners"]
    nats = [-math.log(guess[seat]) for guess in guesses for seat in winners]
    samples["loss of the appraisal"].append(statistics.fmean(nats))
    for place in range(players):
        samples[f"share of place {place + 1}"].append(((first + place) % players in winners) / len(winners))


def is_sole_owner_of_several(event: Event, held: list[list[str]]) -> bool:
    if event.kind != "money_paid" or event.params["owners"] != "one":
        return False
    return sum(card.endswith(str(event.params["digit"])) for card in held[cast(int, event.params["seat"])]) > 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="medium", help="the level of all")
    parser.add_argument("--games", type=int, default=400)
    chosen = parser.parse_args()
    for players in (3, 4, 5):
        both = []
        for revision in (1, 2):
            game = waterhole.game("serengeti", revision=revision)
            samples: Samples = defaultdict(list)
            for seed in range(chosen.games):
                play(game, players, chosen.bots, seed, samples)
            both.append(samples)
        for name in both[0]:
            before, after = (shown(samples[name]) for samples in both)
            difference = [new - old for old, new in zip(both[0][name], both[1][name], strict=True)]
            print(
                f"{players} players, {chosen.bots}, {name}: {before} -> {after}, on the same deal {shown(difference)}"
            )


def shown(values: list[float]) -> str:
    return f"{statistics.fmean(values):.3f} ± {1.96 * statistics.stdev(values) / len(values) ** 0.5:.3f}"


if __name__ == "__main__":
    main()
