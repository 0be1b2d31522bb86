"""A copy of the sources without anything that was made from them, as a fresh clone has it; and a real Chromium."""

import shutil
from pathlib import Path

import pytest

from tests.web.conftest import browser_type_launch_args as browser_type_launch_args

ROOT = Path(__file__).parent.parent.parent
MADE = (
    ".*_cache",
    ".coverage*",
    ".git",
    ".hypothesis",
    ".venv",
    "*.egg-info",
    "__pycache__",
    "build",
    "node_modules",
    "static",
)


@pytest.fixture(scope="session")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Not to be changed: `changed` is a copy for one test."""
    folder = tmp_path_factory.mktemp("clone") / "waterhole"
    shutil.copytree(ROOT, folder, symlinks=True, ignore=shutil.ignore_patterns(*MADE))
    return folder


@pytest.fixture
def changed(clone: Path, tmp_path: Path) -> Path:
    return shutil.copytree(clone, tmp_path / "changed", symlinks=True)
