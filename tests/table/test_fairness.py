"""The arithmetic of the sealed shuffle: as the test vectors of docs/fair-shuffle.md have it."""

import json
from pathlib import Path
from typing import Any

import pytest

import waterhole
from waterhole.core.chance import drawn_below, shuffled
from waterhole.records.record import Seal, SealedSeat
from waterhole.table import fairness

VECTORS = Path(__file__).parent.parent.parent / "docs" / "fair-shuffle.vectors.json"
ALL: list[dict[str, Any]] = json.loads(VECTORS.read_text(encoding="utf-8"))["vectors"]


def seed_of(vector: dict[str, Any]) -> str:
    told = vector["seal"]
    if "version" not in told:
        return fairness.seed_of_version_1(told["secret"], told["nonces"])
    seal = Seal(**{**told, "seats": [SealedSeat(**seat) for seat in told["seats"]]})
    terms = fairness.Terms(seal.table, vector["game"], vector["edition"], vector["options"], seal.seats)
    return fairness.seed(seal.secret, terms)


@pytest.mark.parametrize("vector", ALL, ids=lambda vector: vector["name"])
def test_vectors(vector: dict[str, Any]) -> None:
    seed, seal = seed_of(vector), vector["seal"]
    assert seed == vector["seed"]
    assert fairness.opens(seal["secret"], seal["commitment"])
    assert all(fairness.opens(seat["nonce"], seat["commitment"]) for seat in seal.get("seats", []) if "nonce" in seat)
    assert drawn_below(vector["players"], f"{seed}/first") == vector["first"]
    for index, shuffle in enumerate(vector["shuffles"]):
        order = shuffled(list(range(len(shuffle["cards"]))), f"{seed}/shuffle/{index}")
        assert [shuffle["cards"][place] for place in order] == shuffle["drawn"]


def test_the_vectors_deal_whole_decks_of_every_game() -> None:
    decks = [vector["shuffles"][0]["cards"] for vector in ALL]
    assert all(waterhole.game(game).cards in decks for game in waterhole.names())


def test_every_part_changes_the_seed() -> None:
    assert len({vector["seed"] for vector in ALL}) == len(ALL)
    vector = ALL[0]
    ann, *rest = vector["seal"]["seats"]
    changes: list[dict[str, Any]] = [
        {"game": "safaru"},
        {"edition": "0" * 16},
        {"options": {**vector["options"], "open_chips": True}},
        {"seal": {**vector["seal"], "table": "another"}},
        {"seal": {**vector["seal"], "secret": "0" * 64}},
        {"seal": {**vector["seal"], "seats": vector["seal"]["seats"][::-1]}},
        *[
            {
                "seal": {
                    **vector["seal"],
                    "seats": [{**ann, **part}, *rest],
                }
            }
            for part in ({"kind": "open"}, {"name": "Bob"}, {"nonce": "0" * 64}, {"commitment": ""})
        ],
    ]
    seeds = {seed_of({**vector, **change}) for change in changes}
    assert len(seeds) == len(changes)
    assert vector["seed"] not in seeds


@pytest.mark.parametrize("text", ["", "7" * 63, "é" * 64, "G" * 64, "AB" * 32, "7" * 66, "٣" * 64])
def test_what_is_not_a_secret_opens_nothing(text: str) -> None:
    assert not fairness.opens(text, fairness.commitment("7" * 64))
    assert not fairness.opens("7" * 64, text)
