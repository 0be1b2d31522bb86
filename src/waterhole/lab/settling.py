"""When a question is settled: a test that may be asked after every deal, and still errs in only one case of twenty.

The usual interval is good for one look. Whoever looks after each deal and stops as soon as the answer is clear is
fooled much more often; the interval here is wide enough for all the looks together (a normal mixture, as in
Waudby-Smith and others, "Time-uniform central limit theory and asymptotic confidence sequences", 2021).
"""

from collections.abc import Sequence
from math import log, sqrt
from statistics import mean

ERROR = 0.05
"""How often a question may be settled wrongly."""
FEWEST = 10
"""Deals before the first look: with fewer, nobody knows how much they vary."""
SHARPEST = 50
"""After about so many deals the interval is narrowest beside the usual one."""
TILT = (-2 * log(ERROR) + log(-2 * log(ERROR)) + 1) / SHARPEST


def reach(deals: Sequence[float], fair: float) -> float:
    """How far the mean of these deals may be off, however often one has looked."""
    count, middle = len(deals), mean(deals)
    # One deal more that varies as results do without duplicates: else ten like ones would be taken for certain.
    # And two less to divide by: with few deals nobody is sure how much they vary.
    variance = (sum((deal - middle) ** 2 for deal in deals) + fair * (1 - fair)) / (count - 2)
    grown = count * TILT + 1
    return sqrt(variance * 2 * grown / (count**2 * TILT) * log(sqrt(grown) / ERROR))


def settled(deals: Sequence[float], target: float, fair: float) -> bool:
    """Whether these deals tell on which side of the target the share is."""
    return len(deals) >= FEWEST and abs(mean(deals) - target) > reach(deals, fair)


def settled_after(deals: Sequence[float], target: float, fair: float) -> int | None:
    """The number of deals after which it was settled first, if ever."""
    looks = range(FEWEST, len(deals) + 1)
    return next((count for count in looks if settled(deals[:count], target, fair)), None)
