"""Every parser of strangers' bytes, on a kept corpus and on what hypothesis makes of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.fuzz import targets
from tests.fuzz.targets import TARGETS, name_of

CORPUS = Path(__file__).parent / "corpus"
KEPT = {name: [file.read_bytes() for file in sorted((CORPUS / name).iterdir())] for name in TARGETS}
PIECES = [
    b"", b"\0", b"\xff", b"\x80", b"-1", b"0", b"1e999", b"9" * 400, b"[" * 300, b'"', b"\\ud800", b"\n", b"null",
    "\u3164".encode(), "\u2028".encode(), "🦁".encode(), b"{}", b"[]", b"= 1\n", b".a.b.c.d", b" ", b"http://[",
]  # fmt: skip
"""What parsers stumble over."""


@st.composite
def changed(draw: st.DrawFn, kept: list[bytes]) -> bytes:
    """One of these, with pieces taken out, put in, doubled or exchanged for parts of another."""
    data = draw(st.sampled_from(kept))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(data)))
        end = draw(st.integers(start, min(len(data), start + 40)))
        other = draw(st.sampled_from(kept))
        from_ = draw(st.integers(0, len(other)))
        piece = draw(
            st.sampled_from(PIECES)
            | st.binary(max_size=6)
            | st.just(data[start:end] * 2)
            | st.just(other[from_ : from_ + 30])
        )
        data = data[:start] + piece + data[end:]
    return data


@pytest.fixture(scope="module", autouse=True)
def site() -> Iterator[None]:
    """The application that some targets share is closed in the end."""
    yield
    if targets.site.cache_info().currsize:
        targets.site().close()
        targets.site.cache_clear()


@pytest.mark.parametrize("target", TARGETS)
def test_the_corpus_is_read_without_a_failure(target: str) -> None:
    assert KEPT[target], "each target has a corpus"
    for data in KEPT[target]:
        TARGETS[target](data)


def test_each_file_of_the_corpus_is_called_after_its_bytes() -> None:
    assert {folder.name for folder in CORPUS.iterdir()} == set(TARGETS)
    for folder in CORPUS.iterdir():
        assert [file.name for file in folder.iterdir()] == [name_of(file.read_bytes()) for file in folder.iterdir()]


def run(target: str, examples: int) -> None:
    @settings(
        max_examples=examples, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    @given(data=changed(KEPT[target]) | st.binary(max_size=60))
    @example(data=b"")
    def fuzz(data: bytes) -> None:
        TARGETS[target](data)

    fuzz()


EXAMPLES = {"edition": 40, "record": 60, "passkey": 150, "name": 300, "move": 300, "headers": 100, "frame": 100}


@pytest.mark.parametrize("target", TARGETS)
def test_what_is_made_of_the_corpus_is_read_without_a_failure(target: str) -> None:
    run(target, EXAMPLES[target])


@pytest.mark.parametrize(("target", "broken"), [("name", "checked_name"), ("edition", "settled"), ("record", "replay")])
def test_a_parser_that_breaks_is_noticed(monkeypatch: pytest.MonkeyPatch, target: str, broken: str) -> None:
    def breaks(*_: object) -> None:
        raise AttributeError(broken)

    monkeypatch.setattr(targets, broken, breaks)
    with pytest.raises(AttributeError):
        test_the_corpus_is_read_without_a_failure(target)
