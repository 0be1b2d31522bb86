"""What the tests of the packages do: build them, install them, serve from them."""

import os
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest

LONGEST = 1200
"""Seconds for one step: compiling everything on a busy machine."""


@contextmanager
def made_once(folders: pytest.TempPathFactory, name: str) -> Iterator[tuple[Path, bool]]:
    """A folder for all workers of this run, and whether the first of them has filled it."""
    own = folders.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / name
    with Path(f"{folder}.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        yield folder, folder.exists()


def run(
    *command: object, folder: Path | None = None, environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """A program that came to its end, well or not."""
    return subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={**os.environ, **(environment or {})},
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )


def done(ran: subprocess.CompletedProcess[str]) -> str:
    """What a program said that went well."""
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def sdist(source: Path, folder: Path) -> Path:
    """The source distribution, made with what is installed here."""
    code = f"from setuptools.build_meta import build_sdist; build_sdist({str(folder)!r})"
    done(run(sys.executable, "-c", code, folder=source))
    (made,) = folder.glob("*.tar.gz")
    return made


def wheel(source: Path, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel of a folder or a source distribution, interpreted, with what is installed here."""
    options = ("--no-deps", "--no-build-isolation", "--wheel-dir", folder)
    return run(
        sys.executable, "-m", "pip", "wheel", *options, source, environment={"WATERHOLE_PURE": "1", **environment}
    )


def files(made: Path) -> set[str]:
    with zipfile.ZipFile(made) as archive:
        return set(archive.namelist())


def empty_venv(folder: Path) -> Path:
    """A Python with nothing installed; the path of its folder of programs."""
    done(run(sys.executable, "-m", "venv", "--without-pip", folder))
    return folder / ("Scripts" if os.name == "nt" else "bin")


def install(programs: Path, *what: object) -> None:
    done(run(sys.executable, "-m", "pip", "--python", programs / "python", "install", "--no-input", *what))


def lend_libraries(programs: Path) -> None:
    """Let an empty venv use other people's libraries as they are installed here. Ours are not lent: the install here
    is an editable one, which works by a .pth file, and those are not read at second hand."""
    (site,) = programs.parent.rglob("site-packages")
    (site / "lent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")


@contextmanager
def serving(programs: Path, folder: Path) -> Iterator[str]:
    """The address of a server that an installed package runs, as it says itself."""
    command = [str(programs / "waterhole"), "serve", "--open", "--port", "0", "--log-level", "warning"]
    own = {"WATERHOLE_DATABASE": f"sqlite:///{folder}/tables.sqlite", "BROWSER": "true"}
    with subprocess.Popen(command, env={**os.environ, **own}, cwd=folder, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()
            process.wait(30)
