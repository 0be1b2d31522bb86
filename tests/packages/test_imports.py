"""What is imported, and when: by `import waterhole`, by `--help`, and where POSIX is not."""

import json
import subprocess
import sys

import pytest

import waterhole
from waterhole.cli import COMMANDS

pytestmark = pytest.mark.interpreted

HEAVY = {"fastapi", "sqlalchemy", "uvicorn", "starlette", "alembic", "webauthn"}

NOT_ON_WINDOWS = {
    "": ("fcntl", "grp", "pty", "pwd", "readline", "resource", "spwd", "syslog", "termios", "tty", "uvloop"),
    "os": ("fork", "forkpty", "getloadavg", "geteuid", "getuid", "killpg", "nice", "sched_getaffinity", "setsid"),
    "signal": ("SIGHUP", "SIGKILL", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGCHLD", "pause", "alarm"),
    "socket": ("AF_UNIX", "SO_REUSEPORT"),
}
"""Modules, and names in modules."""

EVERYTHING = """
import importlib, pkgutil
import waterhole
for found in pkgutil.walk_packages(waterhole.__path__, "waterhole."):
    if not found.name.endswith(("__main__", "migrations.env")):  # These run when they are imported.
        try:
            importlib.import_module(found.name)
        except ModuleNotFoundError as problem:
            if problem.name not in ("onnxruntime", "polars", "pyspiel"):  # Extras that not everybody has.
                raise
"""
TAKEN_AWAY = """
import contextlib, importlib, json, sys
theirs, missing = json.loads(sys.argv[1])
for name in theirs:
    with contextlib.suppress(ImportError):  # Some names are made up while a program runs.
        importlib.import_module(name)  # How other people's modules do without POSIX is their own care.
for name in missing.pop(""):
    sys.modules[name] = None
for module, names in missing.items():
    for name in names:
        vars(importlib.import_module(module)).pop(name, None)
"""
WORK = """
from waterhole.lab.bench_search import memory_is_told
from waterhole.bots.cores import available_cores
from waterhole.server.bots.pool import begin
begin(5)
assert available_cores() > 0
assert not memory_is_told()
"""


def python(code: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def loaded_by(code: str) -> set[str]:
    """The modules that a program of its own has loaded in the end."""
    told = python(f"import json, sys\n{code}\nprint('\\n' + json.dumps(sorted(sys.modules)))")
    return set(json.loads(told.splitlines()[-1]))


@pytest.mark.parametrize("arguments", [["--help"], *([name, "--help"] for name in COMMANDS)], ids=" ".join)
def test_help_loads_neither_the_web_nor_the_database(arguments: list[str]) -> None:
    code = f"from waterhole.cli import main\ntry:\n  main({arguments})\nexcept SystemExit:\n  pass"
    assert loaded_by(code) & HEAVY == set()


def test_help_reads_no_command_that_is_not_asked_for() -> None:
    code = "from waterhole.cli import main\ntry:\n  main(['--help'])\nexcept SystemExit:\n  pass"
    assert {f"waterhole.cli.{name}" for name in COMMANDS} & loaded_by(code) == set()


def test_import_waterhole_imports_nothing_else_of_it() -> None:
    assert {name for name in loaded_by("import waterhole") if name.startswith("waterhole")} == {"waterhole"}


def test_every_public_name_is_there_and_told() -> None:
    assert sorted(waterhole.__all__) == sorted([*waterhole.HOMES, *waterhole.PARTS])
    assert set(waterhole.__all__) <= set(dir(waterhole))
    for name in waterhole.__all__:
        assert getattr(waterhole, name) is not None
    assert waterhole.bots.make("random", "7") is not None
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        getattr(waterhole, "nonsense")  # noqa: B009  # a name that the type checker would refuse


def test_nothing_of_ours_needs_what_only_posix_has() -> None:
    ours_and_theirs = loaded_by(EVERYTHING)
    theirs = sorted(name for name in ours_and_theirs if name.partition(".")[0] not in ("waterhole", "__main__"))
    python(TAKEN_AWAY + EVERYTHING + WORK, json.dumps([theirs, NOT_ON_WINDOWS]))
