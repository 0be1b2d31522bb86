"""What the linters cannot see: the locks, and a core that knows no game."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from waterhole.server.config import Config

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
LOCKED = re.compile(r"[a-z0-9-]+==\S+( ; [^\\]+)?( \\)?|    --hash=sha256:[0-9a-f]{64}( \\)?")
GAMES = {path.parent.name for path in (ROOT / "src/waterhole/games").glob("*/__init__.py")}


def pins(lock: Path) -> set[str]:
    return set(re.findall(r"^[a-z0-9-]+==\S+", lock.read_text(encoding="utf-8"), re.MULTILINE))


def words(text: str) -> set[str]:
    return set(re.findall(r"[a-z]+", text.lower()))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_holds_only_names_versions_and_hashes(lock: Path) -> None:
    lines = lock.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not LOCKED.fullmatch(line)] == []


@pytest.mark.parametrize("part", ["runtime", "build", "docs"])
def test_the_narrow_locks_are_parts_of_the_widest(part: str) -> None:
    narrow, widest = (pins(ROOT / f"requirements/{name}.txt") for name in (part, "dev"))
    assert narrow <= widest


def test_the_package_is_built_with_the_locked_compiler() -> None:
    wanted = {name.replace("[mypyc]", "") for name in PROJECT["build-system"]["requires"]}
    assert {name for name in wanted if "==" in name} <= pins(ROOT / "requirements/build.txt")


@pytest.mark.parametrize("module", sorted((ROOT / "src/waterhole/core").rglob("*.py")), ids=lambda path: path.name)
def test_the_core_names_no_game(module: Path) -> None:
    assert words(module.read_text(encoding="utf-8")).isdisjoint(GAMES)


def test_the_client_in_development_talks_to_the_port_where_a_server_listens() -> None:
    settings = (ROOT / "web/vite.config.ts").read_text(encoding="utf-8")
    assert re.findall(r"http://127\.0\.0\.1:(\d+)", settings) == [str(Config().port)]


def told_by_make() -> list[str]:
    """The Makefile is asked itself, as it understands its rules."""
    return subprocess.run(
        ["make", "--dry-run", "--print-data-base", "help"],
        cwd=ROOT, capture_output=True, text=True, timeout=60, check=False,
    ).stdout.splitlines()  # fmt: skip


def test_the_client_is_built_anew_when_a_message_of_the_server_changes() -> None:
    (rule,) = (line for line in told_by_make() if line.startswith("build/web.stamp:"))
    assert "src/waterhole/server/messages/to_client.py" in rule.split()


def test_what_cannot_run_compiled_is_run_interpreted() -> None:
    (line,) = (line for line in told_by_make() if line.startswith("TWICE :="))
    twice = [ROOT / name for name in line.split()[2:]]
    marked = [
        path for path in (ROOT / "tests").rglob("test_*.py") if "pytest.mark.interpreted" in path.read_text("utf-8")
    ]
    left = [path for path in marked if not any(path.is_relative_to(folder) for folder in twice)]
    assert [path for path in left if path != Path(__file__)] == []
