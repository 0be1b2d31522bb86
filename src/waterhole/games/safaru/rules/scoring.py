# compiled: yes
"""Rules 4.1, 4.2 and 5.3: the count of a hand, line by line."""

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import counted
from waterhole.games.safaru.edition import Numbers
from waterhole.games.safaru.rules.hauls import CARDS


def count(caught: vec[i64], numbers: Numbers) -> list[list[int]]:
    """Rules 4.1, 5.3: for each line what each side has, and its points; the same for the values; last, the totals."""
    sheet: list[list[int]] = []
    totals = [0] * len(caught)
    for line in range(len(numbers.lines)):
        counts = counts_of(caught, numbers.line_cards[line])
        if numbers.line_most[line]:
            points = shared(counts, numbers.line_points[line])
        else:
            points = [count * numbers.line_points[line] for count in counts]
        sheet.append(counts)
        sheet.append(points)
        add(totals, points)
    values = [worth(cards, numbers) for cards in caught]
    add(totals, values)
    sheet.append(counts_of(caught, CARDS))
    sheet.append(values)
    sheet.append(totals)
    return sheet


def counts_of(caught: vec[i64], cards: i64) -> list[int]:
    """How many of these cards each side has caught."""
    counts: list[int] = []
    for of_side in caught:
        counts.append(counted(of_side & cards))
    return counts


def shared(counts: list[int], points: i64) -> list[int]:
    """Rule 4.2: the points for the most, shared equally by those who tie; nobody's if there are none."""
    most: i64 = 0
    tied: i64 = 1
    for count in counts:
        some: i64 = count
        if some > most:
            most = some
            tied = 1
        elif some == most:
            tied += 1
    result: list[int] = []
    for count in counts:
        some = count
        result.append(points // tied if some == most and most > 0 else 0)
    return result


def worth(cards: i64, numbers: Numbers) -> int:
    """Rule 1.3: the values of these cards."""
    points: i64 = 0
    for index in range(len(numbers.worths)):
        points += numbers.worths[index] * counted(cards & numbers.with_worth[index])
    return points


def add(totals: list[int], points: list[int]) -> None:
    """Add to each side's total, in place."""
    for side in range(len(totals)):
        totals[side] += points[side]
