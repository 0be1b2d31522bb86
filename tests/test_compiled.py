"""The run with the compiled modules must really run them, and every one of them."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
HOT = sorted(
    path
    for path in (SOURCE / "waterhole").rglob("*.py")
    if "# compiled: yes" in path.read_text(encoding="utf-8").splitlines()[:5]
)


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def loaded_from(path: Path) -> Path:
    file = importlib.import_module(module_name(path)).__file__
    assert file is not None
    return Path(file)


def is_compiled(path: Path) -> bool:
    return loaded_from(path).name.endswith(tuple(EXTENSION_SUFFIXES))


def test_some_modules_ask_to_be_compiled() -> None:
    assert HOT


@pytest.mark.parametrize("path", HOT, ids=module_name)
def test_runs_in_the_expected_mode(path: Path) -> None:
    assert is_compiled(path) == (os.environ.get("WATERHOLE_EXPECT") == "compiled")


@pytest.mark.parametrize("path", HOT, ids=module_name)
def test_is_built_from_the_present_source(path: Path) -> None:
    twin = loaded_from(path).parent / path.name
    assert twin.read_bytes() == path.read_bytes()


def test_no_compiled_module_lies_beside_its_source() -> None:
    assert not list(SOURCE.rglob("*.so"))
