"""Whatever is done to a record, the answer is the game or one line: never a traceback."""

import json
from collections.abc import Callable
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.running import Ran, low_game

RECORD = low_game("fuzz").record().text()
PLACES = list[str | int]

JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 70)
    | st.sampled_from([2**31, 2**63, -(2**64), 10**400])
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5)
    | st.sampled_from(["pass", "bid 3", "nuba-4", "serengeti", "standard"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=4,
)


def places(value: object, here: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The way to every value inside a JSON value."""
    inside: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    return [here] * bool(here) + [place for key, item in inside for place in places(item, (*here, key))]


ALL_PLACES = places(json.loads(RECORD))


def put(data: object, place: tuple[str | int, ...], junk: object, remove: bool) -> None:
    """Replace or remove the value at a place."""
    for key in place[:-1]:
        data = data[key]  # type: ignore[index]  # JSON of any shape
    if remove:
        del data[place[-1]]  # type: ignore[attr-defined]
    else:
        data[place[-1]] = junk  # type: ignore[index]


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.sampled_from(ALL_PLACES), junk=JUNK, remove=st.booleans())
def test_no_change_of_a_record_ends_in_a_traceback(
    run: Callable[..., Ran], tmp_path: Path, place: tuple[str | int, ...], junk: object, remove: bool
) -> None:
    data = json.loads(RECORD)
    put(data, place, junk, remove)
    path = tmp_path / "fuzzed.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    ran = run("replay", path, "--trace")
    assert ran.code == 0 or ran.refusal()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(at=st.integers(0, len(RECORD) - 1), bytes_=st.binary(max_size=4))
def test_no_damage_to_a_file_ends_in_a_traceback(
    run: Callable[..., Ran], tmp_path: Path, at: int, bytes_: bytes
) -> None:
    path = tmp_path / "fuzzed.json"
    path.write_bytes(RECORD.encode()[:at] + bytes_ + RECORD.encode()[at + 1 :])
    ran = run("replay", path, "--trace")
    assert ran.code == 0 or ran.refusal()
