"""Lays out a new game: a package of its own, which is Pebbles under another name, to be changed rule by rule.

python -m tools.new_game NAME [FOLDER]
"""

import importlib.util
import re
import shutil
import sys
from pathlib import Path

import waterhole

EXAMPLE = Path(__file__).parent.parent / "examples" / "pebbles"
NAME = re.compile(r"[a-z][a-z0-9_]{1,29}")
MADE = shutil.ignore_patterns("__pycache__", "build", "*.egg-info")
FRENCH = "Cailloux"


def problem(name: str, folder: Path) -> str | None:
    """Why there cannot be a game of this name in this folder."""
    if not NAME.fullmatch(name):
        return f'"{name}" is no name for a game: it takes 2 to 30 lower-case letters, digits and _, a letter first.'
    if name in waterhole.names():
        return f'There is a game "{name}" already. The games are: {", ".join(waterhole.names())}.'
    if importlib.util.find_spec(name) is not None:
        return (
            f'"{name}" is the name of a Python package that is installed here: a game\'s package needs one of its own.'
        )
    return f"{folder} is there already: choose another name or folder." if folder.exists() else None


def lay_out(name: str, folder: Path) -> None:
    """Copy the example, with the new name wherever the old one stands: in the files and in what they are called."""
    shutil.copytree(EXAMPLE, folder, ignore=MADE)
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_file():
            path.write_text(renamed(path.read_text(encoding="utf-8"), name), encoding="utf-8")
        if "pebbles" in path.name:
            path.rename(path.with_name(path.name.replace("pebbles", name)))


def renamed(text: str, name: str) -> str:
    """A text about Pebbles as one about the new game."""
    title = "".join(part.capitalize() for part in name.split("_"))
    return text.replace("pebbles", name).replace("Pebbles", title).replace(FRENCH, title)


def main() -> int:
    if len(sys.argv) not in (2, 3) or not sys.argv[1]:
        print("Which game? make game NAME=hippos [INTO=folder]", file=sys.stderr)
        return 2
    name = sys.argv[1]
    folder = Path(sys.argv[2]) / name if len(sys.argv) == 3 and sys.argv[2] else Path.cwd().parent / name
    wrong = problem(name, folder)
    if wrong is not None:
        print(wrong, file=sys.stderr)
        return 2
    lay_out(name, folder)
    print(f"{folder} is a game now: Pebbles under another name. Make it your own, as docs/adding-a-game.md says.")
    print(f"  pip install -e {folder}   then   waterhole play {name}   and   python -m pytest {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
