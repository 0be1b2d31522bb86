"""Compiles the hot modules with mypyc where there is a C compiler.

A module asks for it with the comment `# compiled: yes` in its first lines: a new game
needs no change here. Without a compiler, or with WATERHOLE_PURE=1, the same files run
interpreted. Everything else is in pyproject.toml.
"""

import os
import sys
from itertools import islice
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

MARK = "# compiled: yes"
FIRST_LINES = 5
INLINE = ["-fno-semantic-interposition", "-fvisibility=hidden"]
"""Nobody replaces our functions at run time: so the compiler may put one into another (an eighth faster)."""


def asks_to_be_compiled(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return any(line.strip() == MARK for line in islice(lines, FIRST_LINES))


def hot_modules() -> list[str]:
    modules = (path for path in Path("src/waterhole").rglob("*.py") if asks_to_be_compiled(path))
    return sorted(path.as_posix() for path in modules)


def extensions() -> list[Extension]:
    modules = hot_modules()
    if os.environ.get("WATERHOLE_PURE") == "1" or not modules:
        return []
    from mypyc.build import mypycify

    # Files that are only imported are typed by `make lint`: here they must not stop a build.
    options = ["--follow-imports=silent", "--cache-dir=build/mypy_cache"]
    made = mypycify([*options, *modules], opt_level="3", group_name="waterhole", target_dir="build/mypyc")
    found = [extension for extension in made if isinstance(extension, Extension)]
    for extension in found:
        extension.optional = True
        if sys.platform == "linux":
            extension.extra_compile_args += INLINE
    return found


class AllOrNothing(build_ext):
    """Keeps no compiled module unless all were compiled: one alone could not be imported."""

    def run(self) -> None:
        super().run()
        built = [Path(self.get_ext_fullpath(ext.name)) for ext in self.extensions]
        if not all(path.exists() for path in built):
            print("Waterhole was not compiled (see above): it will run interpreted.")
            for path in built:
                path.unlink(missing_ok=True)
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
