"""A row says what its seat knows, field by field, and nothing else."""

import json
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

from tests.research.oracles import ORACLES, hidden
from tests.research.tables import KINDS, Kind, dealt, positions
from waterhole import State
from waterhole.core.chance import stream
from waterhole.research.observation import Observer, as_data, as_json, as_text, encoder_for

GOLDEN = Path(__file__).parent / "golden_rows.json"
EVERY = {"sanctuary": 43}
"""Random games of Sanctuary are long: only each so manyth position is looked at."""


def observer_of(state: State) -> Observer:
    return Observer(encoder_for(state), int(state.players), int(state.move_count))


def name_of(kind: Kind) -> str:
    name, players, options = kind
    return "-".join([name, str(players), *(f"{key}={value}" for key, value in options.items())])


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_a_row_follows_from_what_the_seat_remembers(kind: Kind) -> None:
    """The oracle is given the recall and nothing else."""
    observer = observer_of(dealt(kind, 0)[1])
    for rules, state in positions(kind, "rows", EVERY.get(kind[0], 11)):
        for seat in range(state.players):
            row = observer.by_name(observer.row(state, seat))
            wanted = ORACLES[rules.name](rules, state.recall(seat))
            assert list(row) == list(wanted)
            for field, numbers in wanted.items():
                np.testing.assert_array_equal(row[field].reshape(-1), np.array(numbers, np.float32), field)


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_what_is_hidden_is_told_to_critics_only(kind: Kind) -> None:
    observer = observer_of(dealt(kind, 0)[1])
    for rules, state in positions(kind, "hidden", EVERY.get(kind[0], 11)):
        seat = max(0, int(state.turn))
        full = observer.full_row(state, seat)
        np.testing.assert_array_equal(full[: observer.size], observer.row(state, seat))
        told = observer.by_name(full)
        for field, numbers in hidden(rules, state.facts(), seat).items():
            np.testing.assert_array_equal(told[field].reshape(-1), np.array(numbers, np.float32), field)


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_another_deal_of_what_is_hidden_changes_no_row(kind: Kind) -> None:
    observer = observer_of(dealt(kind, 0)[1])
    dice = stream("twins")
    differing = 0
    for _, state in positions(kind, "twins", EVERY.get(kind[0], 11)):
        for seat in range(state.players):
            twin = state.copy()
            twin.redeal(seat, dice)
            np.testing.assert_array_equal(observer.row(state, seat), observer.row(twin, seat))
            np.testing.assert_array_equal(observer.mask(state, seat), observer.mask(twin, seat))
            differing += not np.array_equal(observer.full_row(state, seat), observer.full_row(twin, seat))
    assert differing > 0


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_rows_differ_where_what_is_seen_differs(kind: Kind) -> None:
    """A seat sees its own move: no two positions of a match look alike to it, unless they do to the eye."""
    observer = observer_of(dealt(kind, 0)[1])
    seen: dict[bytes, str] = {}
    for rules, state in positions(kind, "apart", EVERY.get(kind[0], 11)):
        seat = max(0, int(state.turn))
        known = as_data(state, seat)["recall"]
        assert isinstance(known, dict)
        for past in PAST[rules.name]:
            known.pop(past)
        row = observer.row(state, seat).tobytes() + bytes([seat])
        assert seen.setdefault(row, json.dumps(known)) == json.dumps(known)


PAST = {"serengeti": ("lot",), "safaru": ("sheet",), "sanctuary": ("unseen", "unknown", "unknown_kept", "drawn")}
"""What a row leaves out: the order of the lot, the score of the hand before, and which earlier deck a card was of."""


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_numbers_lie_within_their_bounds_and_masks_list_the_moves(kind: Kind) -> None:
    observer = observer_of(dealt(kind, 0)[1])
    low, high = observer.bounds(full=True)
    for _, state in positions(kind, "bounds", EVERY.get(kind[0], 11)):
        for seat in range(state.players):
            row = observer.full_row(state, seat)
            assert ((low <= row) & (row <= high)).all()
            legal = state.moves() if seat == state.turn else []
            assert np.flatnonzero(observer.mask(state, seat)).tolist() == legal


def test_json_and_text_tell_the_recall_and_the_moves() -> None:
    _, state = dealt(("serengeti", 3, {}), 7)
    seat = int(state.turn)
    assert json.loads(as_json(state, seat)) == as_data(state, seat)
    text = as_text(state, seat)
    assert f"you: {seat}" in text
    assert "moves: pass, bid 1, bid 2" in text
    assert "moves: -" in as_text(state, (seat + 1) % 3)


def fingerprint(kind: Kind) -> str:
    """Of all rows and masks of a game."""
    observer = observer_of(dealt(kind, 0)[1])
    found = sha256()
    for _, state in positions(kind, "golden", EVERY.get(kind[0], 11)):
        seat = max(0, int(state.turn))
        found.update(observer.full_row(state, seat).tobytes())
        found.update(observer.mask(state, seat).tobytes())
    return found.hexdigest()[:16]


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_rows_are_those_of_version_0(kind: Kind) -> None:
    """A change here makes old networks useless: it needs a new version. The same, compiled or not."""
    assert fingerprint(kind) == json.loads(GOLDEN.read_text(encoding="utf-8"))[name_of(kind)]
