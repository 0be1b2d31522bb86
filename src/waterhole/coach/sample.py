"""A few measured numbers, and how well they tell the mean of all that could have been measured."""

import math
from collections.abc import Sequence

CLEARLY = 2.0
"""Two things are told apart when they differ by more than so many standard errors."""
LEAST = 1e-9


class Sample:
    """Numbers measured independently of each other."""

    def __init__(self, numbers: Sequence[float]) -> None:
        self.count = len(numbers)
        self.mean = math.fsum(numbers) / self.count if numbers else 0.0
        square = math.fsum((number - self.mean) ** 2 for number in numbers)
        self.error = math.sqrt(square / (self.count - 1) / self.count) if self.count > 1 else 0.0
