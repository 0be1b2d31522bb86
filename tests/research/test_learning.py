"""The recipe that learns: its parts, and the whole way to a bot at a table. Only where PyTorch is installed."""

import subprocess
import sys
import warnings
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="needs PyTorch: pip install torch onnx onnxscript")
pytest.importorskip("onnxscript", reason="needs the exporter to ONNX: pip install onnx onnxscript")
pytest.importorskip("onnxruntime", reason="needs onnxruntime: pip install onnxruntime")

from tests.research.test_examples import EXAMPLES  # noqa: E402
from waterhole import BadInput, Match, bots, game  # noqa: E402
from waterhole.bots.company import Company  # noqa: E402
from waterhole.games.serengeti.phases import OVER  # noqa: E402
from waterhole.games.serengeti.rules import end  # noqa: E402
from waterhole.games.serengeti.state import SerengetiState  # noqa: E402
from waterhole.research import batch, onnx_bot  # noqa: E402

sys.path.insert(0, str(EXAMPLES))
import ppo  # noqa: E402
import teacher  # noqa: E402

TINY = ppo.Plan(minutes=0, lessons=0, imitations=1, games=4, length=80, hidden=8, measured=3, threads=1)


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All of the recipe, as short as can be: lessons, a round of play, the file."""
    file: Path = tmp_path_factory.mktemp("network") / "tiny.onnx"
    training = ppo.Training(TINY)
    training.warm_up()
    training.improve()
    assert training.made == TINY.games * TINY.length
    assert 0 <= training.measure() <= 1
    export(training.net, file)
    return file


def export(net: ppo.Net, file: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PyTorch's exporter warns of itself.
        ppo.export(net, file)


def test_advantages_are_those_of_each_seat_alone() -> None:
    """One game, three seats: seat 0 decides twice, then the game ends with seat 1's move."""
    values = np.array([[0.5], [0.1], [0.2], [0.3]], np.float32)
    seats = np.array([[0], [1], [0], [1]])
    dones = np.array([[False], [False], [False], [True]])
    rewards = np.zeros((4, 1, 3), np.float32)
    rewards[3, 0] = [1, -0.5, -0.5]
    gains, known = ppo.advantages(values, rewards, seats, dones, trace=0.5)
    assert known.all()
    late = 1 - 0.2  # seat 0's second decision
    np.testing.assert_allclose(gains[2], [late])
    np.testing.assert_allclose(gains[0], [0.2 - 0.5 + 0.5 * late], rtol=1e-6)
    np.testing.assert_allclose(gains[3], [-0.5 - 0.3], rtol=1e-6)


def test_of_a_game_that_goes_on_nothing_is_known_of_the_last_decisions() -> None:
    values, rewards = np.zeros((3, 1), np.float32), np.zeros((3, 1, 3), np.float32)
    seats, dones = np.array([[0], [1], [0]]), np.zeros((3, 1), np.bool_)
    _, known = ppo.advantages(values, rewards, seats, dones, 1.0)
    assert known[:, 0].tolist() == [True, False, False]


def test_the_lead_is_told_by_the_score() -> None:
    """The points read off the rows are those that the seats would have if the game ended now."""
    games = batch("serengeti", players=3, size=2, seed=5)
    now, points = games.reset(), ppo.Points(games)
    chance = np.random.default_rng(1)
    for _ in range(100):
        now = games.step((now.masks * chance.random(now.masks.shape)).argmax(axis=1))
        for row, leads in enumerate(points.leads(now)):
            ended = games.rows.states[row].copy()
            assert isinstance(ended, SerengetiState)
            ended.phase = OVER
            scores = [int(end.score(ended, seat)) for seat in range(3)]
            others = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(3)]
            assert leads.tolist() == [score - other for score, other in zip(scores, others, strict=True)]


def test_lessons_are_the_teachers_decisions() -> None:
    given = teacher.lessons("serengeti", 3, 10, 0, seed=1)
    assert (given.thoughts[given.masks == 0] == 0).all()
    assert torch.allclose(given.thoughts.sum(1), torch.ones(len(given.seen)))
    assert (given.masks.sum(1) > 1).all()
    assert ((given.rewards >= -1 / 3 - 1e-6) & (given.rewards <= 2 / 3 + 1e-6)).all()
    assert given.rewards.std() > 0


def test_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first, second = ppo.Training(TINY), ppo.Training(TINY)
    first.improve()
    first.keep(tmp_path / "kept.pt")
    second.resume(tmp_path / "kept.pt")
    assert (second.made, second.minutes) == (first.made, first.minutes)
    for one, other in zip(first.net.parameters(), second.net.parameters(), strict=True):
        assert torch.equal(one, other)


def test_the_file_plays_as_the_network_does(network: Path) -> None:
    session = onnx_bot.load(network)
    now = batch("serengeti", players=3, size=5, seed=1).reset()
    chances = session.run(["chances"], {"seen": now.observations, "mask": now.masks})[0]
    assert chances.shape == now.masks.shape
    np.testing.assert_allclose(np.exp(chances).sum(axis=1), 1, rtol=1e-4)
    assert (chances[now.masks == 0] < -1000).all()


@pytest.mark.parametrize("draw", [False, True])
def test_it_sits_down_in_python(network: Path, draw: bool) -> None:
    match = Match(game("serengeti"), 3, seed=1)
    others = {seat: bots.make("easy", str(seat)) for seat in (1, 2)}
    Company(match, {0: onnx_bot.bot(network, draw=draw), **others}).play()
    assert match.state.over


def test_it_sits_down_as_a_command(network: Path) -> None:
    command = f"exec:{sys.executable} -m waterhole.research.onnx_bot {network}"
    simulate = [sys.executable, "-m", "waterhole.cli", "simulate", "serengeti", "--players", "3", "--games", "2"]
    seats = ["--bot", command, "--bot", "easy", "--bot", "easy", "--seed", "1", "--json"]
    told = subprocess.run([*simulate, *seats], capture_output=True, text=True, timeout=120, check=False)
    assert told.returncode == 0, told.stderr
    assert '"finished": 2' in told.stdout
    assert "stood_in" not in told.stdout


def test_a_network_for_another_table_is_refused(network: Path) -> None:
    state = game("serengeti").deal(players=4, seed=1)
    with pytest.raises(BadInput, match="other_network"):
        onnx_bot.bot(network).choose(state.game, state.recall(int(state.turn)), state.moves())


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    (tmp_path / "none.onnx").write_bytes(b"nothing")
    with pytest.raises(BadInput, match="bad_network"):
        onnx_bot.load(tmp_path / "none.onnx")
    run = subprocess.run(
        [sys.executable, "-m", "waterhole.research.onnx_bot", str(tmp_path / "none.onnx")],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (run.returncode, run.stderr.count("\n")) == (2, 1)
