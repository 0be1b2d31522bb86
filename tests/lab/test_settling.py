"""A question is settled when it is, and hardly ever wrongly, however often one looks."""

from waterhole.core.chance import stream
from waterhole.lab.settling import FEWEST, reach, settled, settled_after
from waterhole.lab.strength import SURE


def deals(share: float, count: int, seed: object) -> list[float]:
    """Duplicate deals of four seats: the mean of four results each."""
    dice = stream("deals", seed)
    return [sum(dice.fraction() < share for _ in range(4)) / 4 for _ in range(count)]


def test_where_there_is_nothing_to_find_it_errs_in_at_most_one_case_of_twenty() -> None:
    wrong = sum(settled_after(deals(0.25, 100, seed), 0.25, 0.25) is not None for seed in range(100))
    assert wrong <= 0.05 * 100


def test_the_usual_interval_would_err_far_more_often() -> None:
    def fooled(found: list[float]) -> bool:
        total, squares = 0.0, 0.0
        for count, deal in enumerate(found, 1):
            total, squares = total + deal, squares + deal * deal
            middle = total / count
            spread = (squares / count - middle**2) ** 0.5
            if count >= FEWEST and abs(middle - 0.25) > SURE * spread / count**0.5:
                return True
        return False

    assert sum(fooled(deals(0.25, 300, seed)) for seed in range(100)) > 0.2 * 100


def test_what_is_clear_is_settled_soon_and_what_is_close_later() -> None:
    clear = [settled_after(deals(0.6, 60, seed), 0.25, 0.25) for seed in range(20)]
    close = [settled_after(deals(0.35, 150, seed), 0.25, 0.25) for seed in range(20)]
    assert all(count is not None and count <= 40 for count in clear)
    assert sum(count or 150 for count in close) > 2 * sum(count or 60 for count in clear)


def test_ten_deals_that_went_alike_do_not_settle_what_is_nearly_fair() -> None:
    assert not settled([0.25] * FEWEST, 0.3, 0.25)
    assert settled([1.0] * FEWEST, 0.25, 0.25)
    assert reach([0.25] * FEWEST, 0.25) > 0
