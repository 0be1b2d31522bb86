"""`make proof`: every test with a full count belongs to a part, and a part that was cut off goes on where it was."""

import os
import subprocess
import sys
from pathlib import Path

from tools.proof import PARTS, ROOT, Resuming


def test_every_proof_is_in_a_part() -> None:
    with_counts = {
        str(path.relative_to(ROOT / "tests"))
        for path in (ROOT / "tests").rglob("test_*.py")
        if "server.proof import" in path.read_text() and path != Path(__file__)
    }
    assert with_counts <= {name for _, files in PARTS.values() for name in files}
    assert all((ROOT / "tests" / name).exists() for _, files in PARTS.values() for name in files)


def test_the_help_names_every_part() -> None:
    makefile = (ROOT / "Makefile").read_text()
    line = next(line for line in makefile.splitlines() if line.startswith("proof:"))
    assert all(part in line for part in PARTS)
    listed = subprocess.run([sys.executable, "-m", "tools.proof"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert all(f"PART={part}" in listed.stdout for part in PARTS)


def test_what_has_passed_is_left_out_until_the_code_changes(tmp_path: Path) -> None:
    (tmp_path / "test_two.py").write_text("def test_well(): pass\ndef test_ill(): assert False\n")
    kept = tmp_path / "kept.txt"

    def passes(code: str, again: bool = False) -> tuple[int, list[str]]:
        plugin = f"Resuming(Path({str(kept)!r}), {code!r}, {again})"
        script = (
            "import pytest; from pathlib import Path; from tools.proof import Resuming;"
            f"pytest.main(['-q', '-c', '/dev/null', {str(tmp_path / 'test_two.py')!r}], [{plugin}])"
        )
        lean = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=lean, capture_output=True, text=True)
        return done.stdout.count("deselected"), kept.read_text().split()[1:]

    found = passes("one")
    assert (found[0], len(found[1])) == (0, 1)
    assert found[1][0].endswith("test_well")
    assert passes("one")[0] == 1, "the one that passed is left out"
    assert passes("two")[0] == 0, "other code is proved anew"
    assert Resuming(kept, "three", False).passed == set()
