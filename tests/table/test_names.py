"""A name can be seen, keeps to its line, and cannot pass for another by something invisible in it."""

import pytest

from tests.table.tables import OPEN, Desk, person
from waterhole.core.errors import BadInput
from waterhole.table.charter import anew
from waterhole.table.names import checked_name, told_apart

IGNORABLE = [
    *(0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2028, 0x2029, 0x2800, 0x3164, 0xFEFF, 0xFFA0),
    *range(0x180B, 0x1810), *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070),
    *range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFFC), *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B),
    *range(0xE0000, 0xE0200), *range(0x20), *range(0x7F, 0xA1), 0x20, 0x3000, 0x2003, 0x301, 0xE000, 0xD800,
]  # fmt: skip
"""What Unicode says need not be drawn, and more that has no shape of its own."""
SPACES_AND_MARKS = {0x20, 0xA0, 0x3000, 0x2003, 0x301, 0x17B4, 0x17B5}


@pytest.mark.parametrize(
    "name", ["Ann", "Zoé 👩‍👩‍👧 O'Neill", "שלום", "नमस्ते", "क्‍ष", "می‌خواهم", "田中", "❤️", "1️⃣", "🇫🇷", "?!"]
)
def test_names_of_people_are_fine(name: str) -> None:
    assert checked_name(name) == name


def test_what_nobody_can_see_is_no_name() -> None:
    for code in IGNORABLE:
        for name in (chr(code), f" {chr(code)} ", chr(code) * 3):
            with pytest.raises(BadInput):
                checked_name(name)


def test_nothing_invisible_makes_one_name_pass_for_another() -> None:
    for code in set(IGNORABLE) - SPACES_AND_MARKS:
        for name in (f"An{chr(code)}n", f"Ann{chr(code)}", f"{chr(code)}Ann"):
            with pytest.raises(BadInput):
                checked_name(name)


@pytest.mark.parametrize(
    ("name", "others", "found"),
    [
        ("Ann", [], "Ann"),
        ("Ann", ["Anna"], "Ann"),
        ("Ann", ["Ann"], "Ann 2"),
        ("Ann", ["Ann", "Ann 2"], "Ann 3"),
        ("ann", ["ANN"], "ann 2"),
        ("Ａｎｎ", ["Ann"], "Ａｎｎ 2"),
        ("Ann  Lee ", ["Ann Lee"], "Ann  Lee 2"),
        ("n" * 24, ["n" * 24], "n" * 22 + " 2"),
        ("n" * 20 + "x 👩‍👩", ["n" * 20 + "x 👩‍👩"], "n" * 20 + "x 2"),
        ("Ann 2", ["Ann"], "Ann 2"),
    ],
)
def test_two_of_a_name_are_told_apart_by_a_number(name: str, others: list[str], found: str) -> None:
    assert told_apart(name, others) == found
    assert checked_name(found) == found
    assert len(found) <= 24


def test_at_a_table_the_second_of_a_name_gets_a_number() -> None:
    desk = Desk(person("Ann", 0), person("ann", 0), OPEN, OPEN)
    for _ in range(2):
        desk.do(lambda at: desk.table.sit(None, "Ann", "", at))
    names = [seat.name for seat in desk.table.people.seats]
    assert names == ["Ann", "ann 2", "Ann 3", "Ann 4"]
    assert [seat.name for seat in desk.rebuilt().people.seats] == names, "the log has it"
    assert [seat.name for seat in anew(desk.charter, desk.charter.seats, "", 0).seats][:2] == names[:2]
