"""Tournaments: the same deals for all, every seat, results to go on from, and figures that add up."""

import json
from pathlib import Path

import pytest

from waterhole import BadInput
from waterhole.cli import main
from waterhole.lab.settling import FEWEST
from waterhole.lab.strength import duels, ratings, settles
from waterhole.lab.tournament import Outcome, Pairing, Results, Run, Tournament, play_pairing


def tournament(**changes: object) -> Tournament:
    told = {"game": "serengeti", "players": 3, "bots": ("greedy", "random"), "deals": 2, "seed": "t"}
    return Tournament(**{**told, **changes})  # type: ignore[arg-type]


def test_the_hero_sits_on_every_side_with_the_same_cards() -> None:
    first = [match for match in tournament().matches() if match.deal == 0]
    assert [match.bots for match in first] == [
        ("greedy", "random", "random"),
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
        ("random", "greedy", "greedy"),
        ("greedy", "random", "greedy"),
        ("greedy", "greedy", "random"),
    ]
    facts = [tournament().match(match).state.facts() for match in first]
    assert all(fact == facts[0] for fact in facts)


def test_partners_are_of_one_kind() -> None:
    lines = [match.bots for match in tournament(game="safaru", players=4, deals=1).matches()]
    assert lines == [("greedy", "random", "greedy", "random"), ("random", "greedy", "random", "greedy")]


def test_on_a_ladder_each_bot_meets_the_one_named_before_it() -> None:
    ladder = tournament(bots=("random", "easy", "greedy"), format="ladder", deals=1)
    assert [match.bots for match in ladder.matches()] == [
        ("easy", "random", "random"),
        ("random", "easy", "random"),
        ("random", "random", "easy"),
        ("greedy", "easy", "easy"),
        ("easy", "greedy", "easy"),
        ("easy", "easy", "greedy"),
    ]
    assert {(duel.hero, duel.rival) for duel in duels(ladder, Run(ladder, cores=1).run())} == {
        ("easy", "random"),
        ("greedy", "easy"),
    }


def test_a_pool_seats_different_bots_and_moves_them_on() -> None:
    pool = tournament(bots=("greedy", "random", "easy"), format="pool", deals=3)
    for deal in range(3):
        lines = [match.bots for match in pool.matches() if match.deal == deal]
        assert len(lines) == 3
        assert all(set(line) == {"greedy", "random", "easy"} for line in lines)
        assert {line[0] for line in lines} == {"greedy", "random", "easy"}


def test_the_same_tournament_ends_the_same() -> None:
    assert Run(tournament(deals=1), cores=1).run() == Run(tournament(deals=1), cores=1).run()


def test_an_interrupted_tournament_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = Run(tournament(), file, cores=1).run()
    lines = file.read_text(encoding="utf-8").splitlines()
    # As if it had been killed in the middle of a line.
    file.write_text("\n".join([*lines[:5], lines[5][:20]]), encoding="utf-8")
    again = Run(tournament(), file, cores=1)
    assert len(again.left) == len(whole) - 4
    assert again.run() == whole
    assert Run(tournament(), file, cores=1).left == []


def test_results_of_another_tournament_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Results(tournament(), file)
    Results(tournament(deals=9), file)
    with pytest.raises(BadInput) as caught:
        Results(tournament(seed="other"), file)
    assert caught.value.code == "core.other_results"


@pytest.mark.parametrize("names", [("random",), ("random", "random")])
def test_a_tournament_needs_different_bots(names: tuple[str, ...]) -> None:
    with pytest.raises(BadInput) as caught:
        Run(tournament(bots=names))
    assert caught.value.code == "core.tournament_bots"


def made_up(*shares: tuple[float, float, float], luck: tuple[float, float, float] = (0, 0, 0)) -> list[Outcome]:
    line = ("greedy", "random", "random")
    return [Outcome(Pairing(deal, line), share, (0, 0, 0), luck) for deal, share in enumerate(shares)]


def test_shares_and_their_interval() -> None:
    [duel] = duels(tournament(), made_up((1, 0, 0), (0, 1, 0), (1, 0, 0), (1, 0, 0)))
    assert (duel.hero, duel.rival, duel.deals) == ("greedy", "random", 4)
    assert duel.share == 0.75
    assert duel.off == pytest.approx(1.96 * 0.5 / 2)
    assert duel.fair == pytest.approx(1 / 3)
    assert not duel.clear


def test_what_was_luck_was_not_earned() -> None:
    [duel] = duels(tournament(), made_up((1, 0, 0), (0, 1, 0), luck=(0.25, -0.25, 0)))
    assert (duel.share, duel.earned) == (0.5, 0.25)
    assert duel.earned_off == duel.off


def test_it_stops_when_the_question_is_settled_and_goes_on_from_there(tmp_path: Path) -> None:
    asked = tournament(bots=("random", "greedy"), format="ladder", deals=40)
    run = Run(asked, tmp_path / "r.jsonl", cores=1, enough=settles(asked, None))
    outcomes = run.run()
    assert run.settled
    assert FEWEST <= run.whole < 40
    assert {outcome.pairing.deal for outcome in outcomes} == set(range(run.whole))
    again = Run(asked, tmp_path / "r.jsonl", cores=1, enough=settles(asked, None))
    assert again.run() == outcomes
    assert not settles(asked, 0.99)(outcomes[:3])


def test_the_winner_is_rated_higher() -> None:
    first, second = ratings(tournament(), made_up(*[(1, 0, 0)] * 6))
    assert (first.bot, second.bot) == ("greedy", "random")
    assert first.skill - 2 * first.doubt > second.skill
    assert (first.games, second.games) == (6, 12)


def test_a_record_is_written_for_each_match(tmp_path: Path) -> None:
    told = tournament(record=tmp_path, deals=1)
    play_pairing(told, next(iter(told.matches())))
    [file] = tmp_path.iterdir()
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "serengeti"


def test_the_command_prints_tables_json_and_a_chart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["tournament", "safaru", "--players", "2", "--bots", "greedy,random", "--deals", "2"]
    command += ["--seed", "1", "--cores", "1", "--option", "hands=1"]
    chart = tmp_path / "ratings.svg"
    assert main([*command, "--json", "--chart", str(chart)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["finished"] == 4
    assert found["ratings"][0]["bot"] == "greedy"
    assert {duel["hero"] for duel in found["duels"]} == {"greedy", "random"}
    assert chart.read_text(encoding="utf-8").startswith("<svg")
    for language, word in (("en", "Fair share"), ("fr", "Part équitable")):
        assert main([*command, "--language", language]) == 0
        assert word in capsys.readouterr().out


def test_the_same_command_goes_on_though_no_seed_was_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    command = ["tournament", "safaru", "--players", "2", "--bots", "greedy,random", "--option", "hands=1"]
    command += ["--cores", "1", "--results", str(file), "--json", "--deals"]
    begun = ""
    for deals in (1, 2):
        assert main([*command, str(deals)]) == 0
        assert json.loads(capsys.readouterr().out)["finished"] == 2 * deals
        begun = begun or file.read_text(encoding="utf-8")
    assert file.read_text(encoding="utf-8").startswith(begun)
    assert main([*command, "2", "--seed", "another"]) == 2
    file.write_text("[]", encoding="utf-8")
    assert main([*command, "1"]) == 2, "what is no results file is not overwritten"
    assert file.read_text(encoding="utf-8") == "[]"
