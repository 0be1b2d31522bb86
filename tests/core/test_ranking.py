"""Who won, and by what."""

import pytest

from waterhole.core.ranking import deciding


@pytest.mark.parametrize(
    ("standings", "place"),
    [
        ([(5, 9, 9), (7, 0, 0)], 0),  # more points
        ([(7, 1, 9), (7, 2, 0)], 1),
        ([(7, 2, 3), (7, 2, 0), (6, 9, 9)], 2),
        ([(7, 2, 3), (7, 1, 9), (7, 2, 3)], 1),  # two share the victory, which the third lost at the second place
        ([(7, 2, 3), (7, 2, 3)], 0),
        ([(7, 2, 3)], 0),
    ],
)
def test_what_decided_among_those_who_were_level(standings: list[tuple[int, ...]], place: int) -> None:
    assert deciding(standings) == place
