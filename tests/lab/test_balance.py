"""The balance of a game: figures that add up, intervals that hold, studies that go on, pages that need nothing."""

import json
import math
import re
from pathlib import Path
from random import Random

import pytest

from waterhole import BadInput, games
from waterhole.cli import main
from waterhole.core.observer import Observer
from waterhole.core.option import Options
from waterhole.lab.balance.figures import Figure, difference, entropy, mean_of, ratio
from waterhole.lab.balance.measures import measure
from waterhole.lab.balance.observe import changes_in, observe, observer_of, share_at_half
from waterhole.lab.balance.study import Run, Study
from waterhole.lab.simulate import Plan, play_one

SHORT: dict[str, Options] = {"serengeti": {}, "sanctuary": {}, "safaru": {"hands": 2}}


def plan(game: str = "sanctuary", players: int = 3, bot: str = "greedy", count: int = 4) -> Plan:
    return Plan(game, players, (bot,) * players, count, "balance", options=SHORT[game])


@pytest.mark.parametrize("game", SHORT)
def test_what_is_watched_agrees_with_what_is_simulated(game: str) -> None:
    seen = observe(plan(game), 1)
    tally = play_one(plan(game), 1)
    assert seen.shares == tally.wins
    assert seen.scores == tally.scores
    assert seen.decisions == tally.decisions
    for things in seen.counts.values():
        for offered, taken, _, held, won in things.values():
            assert 0 <= taken <= offered
            assert 0 <= won <= held


def test_every_animal_taken_in_sanctuary_was_on_offer_and_the_teams_have_four_discs() -> None:
    seen = observe(plan(), 0)
    assert sum(count[0] for count in seen.counts["animal"].values()) >= 49
    assert all(len(team.split()) == 4 for team in seen.plans)
    warden = sum("warden" in team for team in seen.plans)
    assert seen.counts["role"]["warden"][:2] == [3, warden]
    assert seen.time in range(3, 9)


def test_in_serengeti_the_winner_holds_what_the_records_say() -> None:
    seen = observe(plan("serengeti"), 0)
    assert sum(count[0] for count in seen.counts["tribe"].values()) == 30
    assert sum(count[3] for count in seen.counts["digit"].values()) <= 30
    assert seen.time == 15


def test_a_game_that_counts_nothing_is_studied_all_the_same() -> None:
    """As one of somebody else's without a part `balance`."""
    game = games.game("serengeti")
    assert type(observer_of(game, 3, {})) is not Observer
    bare = Observer(3)
    assert (bare.time, bare.counts, bare.standing({}), bare.plan({}, 0)) == (0, {}, [], "")


# Figures.


def test_the_interval_of_a_ratio_holds_as_often_as_it_says() -> None:
    """Clustered: within a match the cards are taken together, or not at all."""
    dice = Random(3)
    held = 0
    for _ in range(400):
        offered = [dice.randrange(1, 6) for _ in range(60)]
        taken = [float(count * (dice.random() < 0.4)) for count in offered]
        figure = ratio(taken, [float(count) for count in offered], share=True)
        assert figure is not None
        low, high = figure.interval
        held += low <= 0.4 <= high
    assert 0.92 <= held / 400 <= 0.98


def test_shares_of_nothing_and_all_have_an_interval_too() -> None:
    never = mean_of([0.0] * 50, share=True)
    assert never is not None
    assert never.interval[0] == pytest.approx(0, abs=1e-9)
    assert 0.05 < never.interval[1] < 0.1


def test_entropy_of_four_equal_strategies_is_two_bits() -> None:
    shares = {name: Figure(0.25, (0.0, 0.0)) for name in "abcd"}
    assert entropy(shares).value == pytest.approx(2)
    assert entropy({"a": Figure(1.0, (0.0, 0.0))}).value == 0


def test_entropy_is_as_unsure_as_it_says() -> None:
    dice = Random(5)
    values = []
    for _ in range(300):
        picked = [dice.choices("abc", (0.6, 0.3, 0.1))[0] for _ in range(80)]
        shares = {name: ratio([float(one == name) for one in picked], [1.0] * 80) for name in "abc"}
        values.append(entropy({name: figure for name, figure in shares.items() if figure is not None}))
    mean = sum(one.value for one in values) / 300
    spread = math.sqrt(sum((one.value - mean) ** 2 for one in values) / 300)
    told = sum(one.off for one in values) / 300 / 1.96
    assert told == pytest.approx(spread, rel=0.2)


def test_paired_differences_see_what_apart_would_be_lost() -> None:
    dice = Random(1)
    base = [dice.gauss(0, 10) for _ in range(50)]
    one, other = mean_of(list(base)), mean_of([value + 1 + dice.gauss(0, 0.5) for value in base])
    assert one is not None
    assert other is not None
    found = difference(one, other)
    assert found.value == pytest.approx(1, abs=0.3)
    assert found.off < 0.3 < one.off


def test_changes_of_the_lead_and_who_led_at_half_time() -> None:
    assert changes_in([[0], [0, 1], [1], [2], [2]]) == 1
    assert share_at_half([[0], [1], [1]], [0.0, 1.0]) == 1.0
    assert share_at_half([[0], [0, 1], [1]], [0.0, 1.0]) == 0.5
    assert share_at_half([], [1.0]) is None


def test_shares_by_order_add_up() -> None:
    found = measure([observe(plan(), number) for number in range(4)], "turns")
    assert sum(found[f"order/{place}/share"].value for place in (1, 2, 3)) == pytest.approx(1)
    assert sum(figure.value for name, figure in found.items() if name.startswith("plan/")) == pytest.approx(1)
    assert sum(figure.value for name, figure in found.items() if re.fullmatch(r"length/\d+", name)) == pytest.approx(1)


# Studies.


def test_a_study_goes_on_where_it_stopped(tmp_path: Path) -> None:
    study = Study(plan(count=3), ("easy", "greedy"), 1)
    whole = Run(study, tmp_path, cores=1).run()
    file = tmp_path / "matches.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([*lines[:2], lines[2][:30]]), encoding="utf-8")
    heard: list[int] = []
    again = Run(study, tmp_path, cores=1).run(heard.append)
    assert again.told() == whole.told()
    assert heard[0] == 1  # one match was still there


def test_a_study_of_something_else_is_refused(tmp_path: Path) -> None:
    Run(Study(plan(count=1)), tmp_path, cores=1)
    with pytest.raises(BadInput) as caught:
        Run(Study(plan(count=1, bot="easy")), tmp_path, cores=1)
    assert caught.value.code == "core.other_results"


def test_the_command_prints_what_programs_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["lab", "balance", "serengeti", "--players", "3", "--bots", "greedy", "--games", "3", "--seed", "1"]
    assert main(command) == 0
    assert "First in the opening order" in capsys.readouterr().out
    assert main([*command, "--json", "--cores", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 3
    assert [set(line) for line in found["seats"] + found["order"]] == [{"share", "share_95"}] * 6
    assert found["length"]["rounds"] == {"15": 3}
    assert found["length"]["decisions"] > 15


def test_the_page_needs_nothing_from_elsewhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    command = ["lab", "balance", "sanctuary", "--players", "2", "--bots", "greedy", "--games", "3", "--seed", "1"]
    command += ["--cores", "1", "--skill", "easy,greedy", "--deals", "1", "--report", str(page)]
    assert main([*command, "--language", "fr"]) == 0
    assert "Premier dans l’ordre d’ouverture" in capsys.readouterr().out
    text = page.read_text(encoding="utf-8")
    assert "<script" not in text
    assert not re.findall(r'(?:src|href)="(?!#)', text)
    assert text.count("<svg") >= 6
    assert "Chance et adresse" in text
