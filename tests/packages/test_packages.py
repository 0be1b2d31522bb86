"""A package brings the whole product: it is built, installed into an empty venv and opened in Chromium.

By default a wheel is built from a source distribution, interpreted, with what is installed here. In full it is done as
a stranger does it: an isolated build with the compiler, libraries from the index, from a folder, a file and git.
"""

import shutil
import sys
import tarfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.packages import packing
from tests.packages.conftest import ROOT
from tests.server.proof import FULL
from tests.web.conftest import CHROMIUM
from tests.web.visitor import Visitor

pytestmark = pytest.mark.interpreted

INDEX = "waterhole/server/static/index.html"
needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")
in_full = pytest.mark.skipif(not FULL, reason="takes minutes: make proof PART=packages")


@pytest.fixture(scope="session")
def sdist(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    with packing.made_once(tmp_path_factory, "sdist") as (folder, made):
        if not made:
            folder.mkdir()
            packing.sdist(clone, folder)
        return only(folder)


@pytest.fixture(scope="session")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    with packing.made_once(tmp_path_factory, "wheel") as (folder, made):
        if not made:
            packing.done(packing.wheel(sdist, folder))
        return only(folder)


def only(folder: Path) -> Path:
    (found,) = folder.iterdir()
    return found


def play_a_game_at(address: str, browser: Browser) -> None:
    """One click from home to a table where something is asked."""
    visitor = Visitor(browser.new_context(locale="en-GB", reduced_motion="reduce"), address.rstrip("/")).open()
    visitor.card().get_by_role("button", name="Play now").click()
    expect(visitor.page.get_by_role("region", name="Your part")).to_be_visible()
    visitor.context.close()
    assert visitor.unforgiven() == []


def test_a_source_distribution_holds_what_a_clone_holds(clone: Path, sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        packed = {Path(*Path(member.name).parts[1:]) for member in archive if not member.isdir()}
    here = {path.relative_to(clone) for path in clone.rglob("*") if not path.is_dir() and "egg-info" not in str(path)}
    assert here - packed == set()
    assert {str(path) for path in packed - here if path.parts[:2] != ("src", "waterhole.egg-info")} <= {
        "PKG-INFO", "setup.cfg",
    }  # fmt: skip


def test_a_wheel_holds_the_client_the_types_and_the_data(wheel: Path) -> None:
    held = packing.files(wheel)
    data = [path for path in (ROOT / "src/waterhole").rglob("*") if path.suffix in (".ftl", ".toml", ".md", ".typed")]
    assert {str(path.relative_to(ROOT / "src")) for path in data} <= held
    assert INDEX in held
    assert [name for name in held if name.endswith(".js")] != []


@needs_chromium
def test_an_installed_wheel_is_played_in_a_browser(wheel: Path, tmp_path: Path, browser: Browser) -> None:
    programs = packing.empty_venv(tmp_path / "venv")
    packing.install(programs, "--no-deps", "--no-index", wheel)
    packing.lend_libraries(programs)
    where = packing.done(packing.run(programs / "python", "-c", "import waterhole; print(waterhole.__file__)"))
    assert Path(where.strip()).is_relative_to(tmp_path)
    with packing.serving(programs, tmp_path) as address:
        play_a_game_at(address, browser)


@in_full
@needs_chromium
@pytest.mark.parametrize("way", ["folder", "sdist", "git"])
def test_pip_install_gives_the_whole_product(
    way: str, clone: Path, changed: Path, sdist: Path, tmp_path: Path, browser: Browser
) -> None:
    programs = packing.empty_venv(tmp_path / "venv")
    packing.install(programs, {"folder": changed, "sdist": sdist, "git": f"git+file://{ROOT}"}[way])
    compiled = "compiled" if shutil.which("cc") else "interpreted"
    assert f"({compiled})" in packing.done(
        packing.run(programs / "waterhole", "--version", environment={"LC_ALL": "C.UTF-8"})
    )
    with packing.serving(programs, tmp_path) as address:
        play_a_game_at(address, browser)


def test_without_the_client_by_a_switch(changed: Path, tmp_path: Path) -> None:
    packing.done(packing.wheel(changed, tmp_path, WATERHOLE_CLIENT="0"))
    (made,) = tmp_path.glob("*.whl")
    assert INDEX not in packing.files(made)
    assert not (changed / "web/node_modules").exists()


def test_nothing_is_left_of_an_older_build(changed: Path, tmp_path: Path) -> None:
    """setuptools would pack whatever lies in build/lib: a module that has gone since, too."""
    old = changed / "build/lib/waterhole/cli.py"
    old.parent.mkdir(parents=True)
    old.write_text("", encoding="utf-8")
    packing.done(packing.wheel(changed, tmp_path, WATERHOLE_CLIENT="0"))
    (made,) = tmp_path.glob("*.whl")
    held = packing.files(made)
    assert "waterhole/cli/__init__.py" in held
    assert "waterhole/cli.py" not in held


def test_a_client_that_cannot_be_fetched_is_told_in_a_sentence(changed: Path, tmp_path: Path) -> None:
    offline = {
        "npm_config_registry": "http://127.0.0.1:9",
        "npm_config_cache": str(tmp_path),
        "npm_config_fetch_retries": "0",
    }
    ran = packing.wheel(changed, tmp_path, **offline)
    assert ran.returncode != 0
    told = ran.stdout + ran.stderr
    assert "Waterhole's browser client cannot be built: 'npm ci' failed" in told
    assert "WATERHOLE_CLIENT=0 installs Waterhole without it." in told
    assert list(tmp_path.glob("*.whl")) == []


def test_a_client_without_sources_is_told_in_a_sentence(changed: Path, tmp_path: Path) -> None:
    shutil.rmtree(changed / "web")
    ran = packing.run(sys.executable, "setup.py", "build_py", folder=changed, environment={"WATERHOLE_PURE": "1"})
    assert ran.returncode != 0
    assert ran.stderr.endswith("are not here. WATERHOLE_CLIENT=0 installs Waterhole without it.\n")
