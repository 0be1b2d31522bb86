"""Removes from a build what no longer has a source: tools/prune.py SOURCE BUILD."""

import sys
from pathlib import Path


def has_source(built: Path, source: Path) -> bool:
    """Whether a built file comes from a source: x.so from x.py, any other from its namesake."""
    if built.suffix != ".so":
        return (source / built.name).exists()
    module = built.name.split(".")[0]
    return "__mypyc" in module or is_hot(source / f"{module}.py")


def is_hot(source: Path) -> bool:
    return source.exists() and "# compiled: yes" in source.read_text(encoding="utf-8")


def prune(source: Path, build: Path) -> None:
    for built in sorted(build.rglob("*")):
        if built.is_file() and not has_source(built, source / built.parent.relative_to(build)):
            built.unlink()


if __name__ == "__main__":
    prune(Path(sys.argv[1]), Path(sys.argv[2]))
