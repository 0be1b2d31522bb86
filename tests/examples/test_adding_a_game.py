"""The recipe of docs/adding-a-game.md holds, and the conformance kit catches what it promises to catch."""

import importlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import waterhole
from tests.server.proof import only_in
from waterhole.kit import conformance
from waterhole.kit.conformance import Nonconformity, Trial
from waterhole.lessons.check import check_lessons

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "pebbles" / "src" / "pebbles"


@pytest.mark.usefixtures("example_games")
def test_the_example_is_found_and_conforms() -> None:
    assert "pebbles" in waterhole.names()
    conformance.check_all(waterhole.game("pebbles"), games=5)
    assert check_lessons(waterhole.game("pebbles")) == 1


def test_it_is_found_by_the_environment() -> None:
    code = "import waterhole; print(waterhole.names())"
    environment = {**os.environ, "WATERHOLE_GAMES": str(EXAMPLE.parent)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert "pebbles" in done.stdout


def test_every_block_of_the_recipe_is_the_examples_own() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^`([\w./]+)`:\n\n```\w*\n(.*?)```", page, re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 4
    for name, block in blocks:
        assert unindented(block) in unindented((EXAMPLE / name).read_text(encoding="utf-8")), name


def unindented(text: str) -> str:
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


@only_in("packages")
def test_put_into_the_package_it_is_typed_and_compiled_like_the_others(tmp_path: Path) -> None:
    if shutil.which("gcc") is None and shutil.which("cc") is None:
        pytest.skip("there is no C compiler")
    for name in ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE"):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("static", "*.egg-info"))
        elif (ROOT / name).exists():
            shutil.copy(ROOT / name, tmp_path / name)
    games = tmp_path / "src" / "waterhole" / "games"
    shutil.copytree(EXAMPLE, games / "pebbles")
    # Its rules alone are compiled here: the others are, in the run of the compiled tests.
    for path in (tmp_path / "src").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if text.startswith("# compiled: yes") and games in path.parents and games / "pebbles" not in path.parents:
            path.write_text(text.removeprefix("# compiled: yes"), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": "", "WATERHOLE_CLIENT": "0"}
    built = tmp_path / "built"
    build = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(built)]
    subprocess.run(build, cwd=tmp_path, env=environment, check=True, capture_output=True)
    code = (
        "import waterhole, waterhole.games.pebbles.rules.laying as rules\n"
        "from waterhole.kit.conformance import check_all\n"
        "check_all(waterhole.game('pebbles'))\n"
        "print(rules.__file__)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env={**environment, "PYTHONPATH": str(built)}, capture_output=True, text=True
    )
    assert done.stdout.strip().endswith(".so"), done.stderr


# What the kit catches: the example with one thing spoiled at a time.


def example() -> Any:
    return importlib.import_module("waterhole.games.pebbles").GAME


@pytest.fixture
def spoiled(example_games: None) -> Iterator[Callable[..., waterhole.Game]]:
    """Makes the example game with some methods of its state or of itself replaced."""
    module = importlib.import_module("waterhole.games.pebbles.state")
    kept = dict(vars(module.PebblesState))

    def spoil(state: dict[str, Any] | None = None, game: dict[str, Any] | None = None) -> waterhole.Game:
        for name, method in (state or {}).items():
            setattr(module.PebblesState, name, method)
        made: waterhole.Game = type("Spoiled", (example(),), game or {})()
        return made

    yield spoil
    for name, method in kept.items():
        if callable(method):
            setattr(module.PebblesState, name, method)


def finds(check: Callable[[Trial], None], game: waterhole.Game) -> str:
    with pytest.raises(Nonconformity) as caught:
        check(Trial(game, 2))
    return str(caught.value)


def test_the_kit_notices_a_move_that_is_listed_but_refused(spoiled: Callable[..., waterhole.Game]) -> None:
    game = spoiled({"moves": lambda self: [] if self.over else list(range(9))})
    assert "listed and accepted disagree" in finds(conformance.legal_exactly_when_accepted, game)


def test_the_kit_notices_a_refusal_that_changes_something(spoiled: Callable[..., waterhole.Game]) -> None:
    def refusal(self: Any, move: int) -> waterhole.IllegalMove | None:
        if move in self.hands[self.turn]:
            return None
        self.points[0] += 1
        return waterhole.IllegalMove("pebbles.not_in_hand", {"card": "stone-1"}, "2.1")

    game = spoiled({"refusal": refusal, "moves": lambda self: [] if self.over else list(self.hands[self.turn])})
    assert "refused moves changed something" in finds(conformance.legal_exactly_when_accepted, game)


def test_the_kit_notices_a_copy_that_shares(spoiled: Callable[..., waterhole.Game]) -> None:
    module = importlib.import_module("waterhole.games.pebbles.state")
    whole = module.PebblesState.copy

    def copy(self: Any) -> Any:
        twin = whole(self)
        twin.points = self.points
        return twin

    assert "changed the original" in finds(conformance.copies_share_nothing, spoiled({"copy": copy}))


def test_the_kit_notices_a_copy_that_forgets_what_no_view_shows(spoiled: Callable[..., waterhole.Game]) -> None:
    module = importlib.import_module("waterhole.games.pebbles.state")
    begin, lay = module.PebblesState.__init__, module.PebblesState.apply

    def init(self: Any, *fields: Any) -> None:
        begin(self, *fields)
        self.laid_in_all = 0

    def apply(self: Any, move: int) -> None:
        lay(self, move)
        self.laid_in_all += 1

    found = finds(conformance.copies_share_nothing, spoiled({"__init__": init, "apply": apply}))
    assert "a copy differs from its original in ['laid_in_all']" in found


def test_the_kit_notices_a_view_that_tells_secrets(spoiled: Callable[..., waterhole.Game]) -> None:
    def view(self: Any, state: Any, seat: int | None) -> dict[str, Any]:
        return {**example().view(self, state, seat), "sum": sum(state.hands[0])}

    assert "depends on what is hidden" in finds(conformance.secrets_are_kept, spoiled(game={"view": view}))


def test_the_kit_notices_that_nothing_was_put_to_the_test(spoiled: Callable[..., waterhole.Game]) -> None:
    game = spoiled({"redeal": lambda self, seat, dice: None})
    assert "never changed anything" in finds(conformance.secrets_are_kept, game)


def test_the_kit_notices_an_imagination_that_disagrees(spoiled: Callable[..., waterhole.Game]) -> None:
    def imagine(self: Any, recall: dict[str, Any], dice: Any) -> Any:
        return example().imagine(self, {**recall, "points": [7, 7]}, dice)

    assert "imagined another view" in finds(conformance.imagination_agrees, spoiled(game={"imagine": imagine}))


def test_the_kit_notices_texts_that_two_moves_share(spoiled: Callable[..., waterhole.Game]) -> None:
    game = spoiled(game={"words_of": lambda self, state, move: ["lay", "stone-1"]})
    assert "does not come back" in finds(conformance.texts_round_trip, game)


def test_the_kit_notices_luck_that_is_not_in_the_record(spoiled: Callable[..., waterhole.Game]) -> None:
    rolls = iter(range(10**6))

    def apply(self: Any, move: int) -> None:
        self.hands[self.turn].remove(move)
        self.points[next(rolls) % 5 % 2] += 1
        self.turn = 1 - self.turn if self.hands[1 - self.turn] else -1

    assert "replay" in finds(conformance.records_replay, spoiled({"apply": apply}))


def test_the_kit_notices_a_game_without_end(spoiled: Callable[..., waterhole.Game]) -> None:
    def apply(self: Any, move: int) -> None:
        self.turn = (self.turn + 1) % self.players

    assert "did not end" in finds(conformance.random_games_end, spoiled({"apply": apply}))


def test_the_kit_notices_missing_words(example_games: None, tmp_path: Path) -> None:
    folder = tmp_path / "pebbles"
    shutil.copytree(EXAMPLE, folder)
    french = folder / "words" / "fr.ftl"
    french.write_text(french.read_text(encoding="utf-8").replace("move-lay", "move-put"), encoding="utf-8")
    kind = type(waterhole.game("pebbles"))
    game: waterhole.Game = type("Moved", (kind,), {"folder": folder})()
    with pytest.raises(Nonconformity, match="move-lay"):
        conformance.words_are_complete(game)
