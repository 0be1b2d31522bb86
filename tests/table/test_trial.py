"""An edition of somebody's own is played once at random before a table is made with it."""

import pytest

import waterhole
from waterhole.table import fairness
from waterhole.table.charter import FirstSeat, settled

SEATS = [FirstSeat("bot", "random"), FirstSeat("bot", "random")]


def make(edition: str) -> None:
    settled("safaru", SEATS, {}, fairness.commitment(fairness.new_secret()), 0, edition)


def worthless(text: str) -> str:
    """An edition in which nobody ever gets a point, so that the target is never reached."""
    head, scoring = text.split("[numbers.scoring.catch]")
    lines, rest = scoring.split("[", 1)
    names = [line.split("=")[0].strip() for line in lines.splitlines() if "=" in line and not line.startswith("#")]
    nothing = "".join(f"{name} = 0\n" for name in names)
    return head.replace("[1, 0, 1, 1, 1, 1, 2, 2, 1, 0]", str([0] * 10)) + f"[numbers.scoring.catch]\n{nothing}[{rest}"


def test_a_match_that_never_ends_is_not_begun() -> None:
    standard = waterhole.game("safaru").edition.text
    make(standard)
    with pytest.raises(waterhole.BadInput) as caught:
        make(worthless(standard))
    assert caught.value.code == "core.edition_unplayable"


def test_what_the_checks_overlook_is_no_failure_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise IndexError

    standard = waterhole.game("safaru").edition.text
    monkeypatch.setattr(type(waterhole.game("safaru")), "view", fail)
    with pytest.raises(waterhole.BadInput) as caught:
        make(standard)
    assert caught.value.code == "core.edition_unplayable"
