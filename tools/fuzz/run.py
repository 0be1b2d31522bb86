"""`make proof PART=fuzz`: every parser of strangers' bytes, guided by coverage, some minutes each.

What was found worth keeping lies in build/fuzz/TARGET and is where the next run begins. A run that was cut off goes on
with the target it had come to, as long as the code is the same. A failure is kept as a file whose bytes show it again.
"""

import argparse
import subprocess
import sys
from importlib.util import find_spec

from tests.fuzz.targets import TARGETS
from tools.proof import KEPT, ROOT, Done, code

FOUND = ROOT / "build" / "fuzz"
MINUTES = 5.0


def fuzz(target: str, seconds: int) -> bool:
    """Whether this target has held for so long."""
    folder = FOUND / target
    folder.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "tools.fuzz.one", target, str(seconds), str(folder)]
    if subprocess.run(command, cwd=ROOT).returncode == 0:
        print(f"{target}: {len(list(folder.iterdir()))} inputs are kept in {folder.relative_to(ROOT)}", flush=True)
        return True
    print(f"{target}: FAILED. The bytes are in build/fuzz; mended, they belong into tests/fuzz/corpus/{target}.")
    return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("targets", nargs="*", choices=[*TARGETS, []], help="these alone")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="for each")
    parser.add_argument("--again", action="store_true", help="begin anew")
    chosen = parser.parse_args()
    if find_spec("atheris") is None:
        print("Without atheris (pip install atheris) nothing guides the changes: they are made at random.")
    done = Done(KEPT / "fuzz.txt", code(), chosen.again)
    failed = []
    for target in chosen.targets or TARGETS:
        if target in done.passed:
            print(f"{target}: has held before")
        elif fuzz(target, int(60 * chosen.minutes)):
            done.add(target)
        else:
            failed.append(target)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
