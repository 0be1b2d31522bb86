"""Checks the sealed shuffle of a Waterhole record by itself: from docs/fair-shuffle.md, with Python alone.

    python verify_shuffle.py RECORD [--commitment HEX] [--nonce SEAT=HEX]
    python verify_shuffle.py --vectors FILE
Prints what was checked, not checked and failed as JSON; the exit code is 2 if anything failed, else 0. It does not know
the rules: whether the moves are legal and each shuffle is of the right cards, `waterhole verify` checks.
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

Record = dict[str, Any]
Findings = dict[str, list[str]]

DECKS = {  # In deck order, by tribe, species or terrain.
    "serengeti": "nuba: 0 2 4 5 9; massai: 0 1 3 5 6; bantu: 1 2 4 6 7; nandi: 0 2 3 7 8; tonga: 1 3 4 8 9; "
    "samburu: 5 6 7 8 9",
    "safaru": "unicorn: {0}; hedgehog: {0}; panther: {0}; owl: {0}; tortoise: {0}".format("0 1 1 2 3 4 5 6 7 7 8 9"),
    "sanctuary": "forest: elephant giraffe gorilla meerkat; plateau: gorilla hyena lion meerkat; "
    "river_delta: crocodile flamingo giraffe gorilla hippo; "
    "savannah: cheetah flamingo giraffe hyena lion meerkat rhino; "
    "scrubland: cheetah elephant flamingo giraffe gorilla hyena meerkat; "
    "valley: cheetah flamingo hippo hyena meerkat rhino; watering_hole: cheetah flamingo giraffe lion meerkat; "
    "wetland: crocodile flamingo hippo meerkat rhino; "
    "wilderness: cheetah crocodile elephant flamingo gorilla hyena; herd: buffalo gazelle zebra",
}


def deck(game: str) -> list[str]:
    """The card ids of a game in deck order."""
    pairs = [(row.split(": ")[0], card) for row in DECKS[game].split("; ") for card in row.split(": ")[1].split()]
    return [f"{card}-{row}" if game == "sanctuary" else f"{row}-{card}" for row, card in pairs]


def message(seal: Record, record: Record) -> bytes:
    """Every part after its length in four bytes: what the seed is the SHA-256 of."""
    options = json.dumps(record["options"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    texts = ["waterhole sealed shuffle", "2", seal["table"], record["game"], record["edition"]["hash"], options]
    parts = [text.encode() for text in [*texts, str(len(seal["seats"]))]]
    for number, seat in enumerate(seal["seats"]):
        parts += [str(number).encode(), seat["kind"].encode(), seat["name"].encode()]
        parts += [bytes.fromhex(seat.get("commitment", "")), bytes.fromhex(seat.get("nonce", ""))]
    return b"".join(len(part).to_bytes(4, "big") + part for part in [*parts, bytes.fromhex(seal["secret"])])


def seed_of(seal: Record, record: Record) -> str:
    if seal.get("version", 1) == 1:
        return hashlib.sha256(bytes.fromhex(seal["secret"] + "".join(seal["nonces"]))).hexdigest()
    return hashlib.sha256(message(seal, record)).hexdigest()


def starter(seed: str, players: int) -> int:
    return int.from_bytes(hashlib.shake_256(f"{seed}/first".encode()).digest(16), "big") % players


def shuffled(seed: str, index: int, cards: list[str]) -> list[str]:
    """Shuffle number `index` of these cards, which come in deck order."""
    cards, stream = list(cards), hashlib.shake_256(f"{seed}/shuffle/{index}".encode()).digest(8 * len(cards))
    for last in range(len(cards) - 1, 0, -1):
        other = int.from_bytes(stream[8 * last : 8 * last + 8], "big") % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def opens(secret: str, commitment: str) -> bool:
    return len(secret) == 64 and hashlib.sha256(bytes.fromhex(secret)).hexdigest() == commitment


def judge(found: Findings, holds: bool, code: str) -> None:
    found["checked" if holds else "failed"].append(code)


def check(record: Record, commitment: str | None, nonces: list[tuple[int, str]]) -> Findings:
    """The three lists. Codes are those of `waterhole verify`; "nonce:1" is about seat 1."""
    found: Findings = {"checked": [], "not_checked": ["players_moves", "moves"], "failed": []}
    seal = record["seal"]
    old, seats = seal.get("version", 1) == 1, seal.get("seats", [])
    own = seal["nonces"] if old else [seat.get("nonce", "") for seat in seats]
    if len(own) != record["players"]:
        raise ValueError
    judge(found, opens(seal["secret"], seal["commitment"]), "secret")
    if commitment is not None:
        judge(found, commitment == seal["commitment"], "commitment")
    for seat, nonce in nonces:
        judge(found, seat < len(own) and own[seat] == nonce, f"nonce:{seat}")
    for number, seat in enumerate(seats):
        sealed, nonce, told = seat.get("commitment", ""), seat.get("nonce", ""), record["seats"][number]
        if nonce and not opens(nonce, sealed):
            found["failed"].append(f"nonces:{number}")
        elif sealed and not nonce:
            found["not_checked"].append(f"left_out:{number}")
        same = (told["name"], told["bot"]) == (seat["name"], None if seat["kind"] == "person" else seat["name"])
        late = seat["kind"] == "open" or (seat["kind"], told["bot"]) == ("bot", None)  # whoever came is not sealed
        found["failed"] += [f"names:{number}"] * (not (same or late or record.get("continues")))
    check_cards(record, seed_of(seal, record), found)
    found["not_checked"] += ["commitment"] * (commitment is None)
    found["not_checked"] += ["version_1", "settings", "names"] if old else ["terms"]
    return found


def check_cards(record: Record, seed: str, found: Findings) -> None:
    """The starting player, and the order of each shuffle of the cards that the record says were shuffled."""
    if "numbers" in record["edition"] or record["game"] not in DECKS:
        found["not_checked"].append("cards")
        return
    place = {card: number for number, card in enumerate(deck(record["game"]))}
    holds = starter(seed, record["players"]) == record["first"]
    for index, outcome in enumerate(record["chance"]):
        cards = outcome["cards"]
        whole = outcome["kind"] != "deal" or sorted(cards) == sorted(deck(record["game"]))
        holds = holds and whole and shuffled(seed, index, sorted(cards, key=place.__getitem__)) == cards
    judge(found, holds, "cards")


def check_vectors(vectors: list[Record]) -> Findings:
    """Whether all test vectors come out."""
    found: Findings = {"checked": [], "not_checked": [], "failed": []}
    for one in vectors:
        record, seal = {**one, "edition": {"hash": one.get("edition", "")}}, one["seal"]
        seed = seed_of(seal, record)
        holds = seed == one["seed"] and starter(seed, one["players"]) == one["first"]
        holds = holds and one.get("message") == (message(seal, record).hex() if "message" in one else None)
        drawn = [shuffled(seed, index, shuffle["cards"]) for index, shuffle in enumerate(one["shuffles"])]
        judge(found, holds and drawn == [shuffle["drawn"] for shuffle in one["shuffles"]], one["name"])
    return found


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--vectors", action="store_true")
    parser.add_argument("--commitment")
    parser.add_argument("--nonce", action="append", default=[], metavar="SEAT=HEX")
    asked = parser.parse_args()
    read = json.loads(Path(asked.file).read_text(encoding="utf-8"))
    nonces = [(int(seat), nonce) for seat, nonce in (one.split("=") for one in asked.nonce)]
    try:
        found = check_vectors(read["vectors"]) if asked.vectors else check(read, asked.commitment, nonces)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        found = {"checked": [], "not_checked": [], "failed": ["seal"]}  # Not the form of a record with a seal.
    print(json.dumps(found, indent=1))
    return 2 if found["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
