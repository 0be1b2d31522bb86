"""A few measured numbers, and how well they tell the mean of all that could have been measured."""

import math
from collections.abc import Sequence

CLEARLY = 2.0
"""Two things are told apart when they differ by more than so many standard errors …"""
FEW = (CLEARLY, 12.7, 4.3, 3.2, 2.8, 2.6, 2.4, 2.4, 2.3, 2.3, 2.2, 2.2, 2.2, 2.2, 2.1, 2.1, 2.1, 2.1, 2.1, 2.1)
"""… and by more where the error itself is known from few numbers (Student's t for one less, one in twenty).

One number alone is no sample: it was counted out, and its error is told."""
LEAST = 1e-9


class Sample:
    """Numbers measured independently of each other; or one that was counted out, with what is known of its error."""

    def __init__(self, numbers: Sequence[float], doubt: float = 0.0) -> None:
        self.count = len(numbers)
        self.mean = math.fsum(numbers) / self.count if numbers else 0.0
        square = math.fsum((number - self.mean) ** 2 for number in numbers)
        self.error = math.sqrt(square / (self.count - 1) / self.count) if self.count > 1 else doubt

    @property
    def clear(self) -> bool:
        """Whether the mean is above 0, and that is no luck of the sample."""
        errors = FEW[self.count - 1] if 0 < self.count <= len(FEW) else CLEARLY
        return self.mean > errors * self.error + LEAST
