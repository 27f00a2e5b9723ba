"""What `pip install` gives, from a clone and from a wheel: the package, its front end and its data, without Node.js."""

import json
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.kit.wheels import build_game
from tests.project.environments import Environment, make, run
from tests.project.paths import ROOT, copy_checkout

pytestmark = pytest.mark.slow(reason="builds wheels, and makes environments")

BUNDLES = {f"undaunted_nb/static/{name}" for name in ("load.js", "table.js", "table.css")}
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
LOADED_BY_IMPORT = """
import json, sys
before = set(sys.modules)
import undaunted_nb
print(json.dumps(sorted({name.split(".")[0] for name in set(sys.modules) - before} - sys.stdlib_module_names - {"undaunted_nb"})))
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_checkout(tmp_path_factory.mktemp("clone") / "undaunted-nb")


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return make(tmp_path_factory.mktemp("fresh") / "venv")


@pytest.fixture(scope="module")
def sdist(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    run(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", folder := tmp_path_factory.mktemp("sdist"), checkout)
    return next(folder.glob("*.tar.gz"))


@pytest.fixture(scope="module")
def wheel(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build_wheel(checkout, folder)
    return next(folder.glob("*.whl"))


def build_wheel(source: Path, folder: Path) -> None:
    """Build a wheel with the hatchling of this environment, which is that of the lock."""
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, source)


def package_files(names: Iterable[str]) -> set[str]:
    return {name for name in names if name.startswith("undaunted_nb/") and not name.endswith("/")}


def test_wheel_holds_only_the_package(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    files = [path for path in (ROOT / "undaunted_nb").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    source = {path.relative_to(ROOT).as_posix() for path in files}
    pages = (ROOT / "notebooks" / "ready").rglob("*.html")
    there = [path for path in (*(ROOT / "notebooks").rglob("*.ipynb"), *pages) if ".ipynb_checkpoints" not in path.parts]
    notebooks = {f"undaunted_nb/{path.relative_to(ROOT).as_posix()}" for path in there}
    assert package_files(names) == source | notebooks, "with what `undaunted-nb lab` opens"
    folders = {"undaunted_nb", f"undaunted_nb-{VERSION}.dist-info", f"undaunted_nb-{VERSION}.data"}
    assert {name.split("/")[0] for name in names} == folders
    data = [name for name in names if ".data/" in name]
    extension = ("package.json", "schemas/undaunted-nb/launcher.json", "static/launcher.js")
    shared = ("etc/jupyter/jupyter_server_config.d/undaunted-nb.json", *extension)
    tile, template = "share/jupyter/labextensions/undaunted-nb/", "share/jupyter/voila/templates/undaunted-nb/"
    where = [shared[0], *(tile + name for name in shared[1:]), *(template + name for name in ("conf.json", "index.html.j2", "tree.html"))]
    assert sorted(data) == sorted(f"undaunted_nb-{VERSION}.data/data/{name}" for name in where)
    assert source >= BUNDLES | {"undaunted_nb/py.typed"}
    assert wheel.name.endswith("-py3-none-any.whl")
    assert len(names) == len(set(names))
    assert wheel.stat().st_size < 4_000_000


def test_sdist_holds_everything_needed_to_build_and_test(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    top = {"LICENSE", "Makefile", "README.md", "binder/postBuild", "pyproject.toml"}
    notebooks = {"notebooks/00-start-here.ipynb", "notebooks/normandy/01-board.ipynb"}
    front_end = {"widgets/build.mjs", "widgets/hatch_build.py", "widgets/package-lock.json", "widgets/src/table.js"}
    assert names >= top | notebooks | front_end | BUNDLES | {"tests/project/test_packaging.py"}
    assert not {name for name in names if "node_modules" in name or ".venv" in name}


def test_a_wheel_from_the_sdist_is_the_same(sdist: Path, wheel: Path, tmp_path: Path) -> None:
    build_wheel(sdist, tmp_path)
    assert package_files(zipfile.ZipFile(tmp_path / wheel.name).namelist()) == package_files(zipfile.ZipFile(wheel).namelist())


def test_a_wheel_without_its_front_end_is_refused(tmp_path: Path) -> None:
    clone = copy_checkout(tmp_path / "clone")
    (clone / "undaunted_nb/static/table.js").unlink()
    with pytest.raises(AssertionError, match=r"lacks table\.js: build the front end with `make build`"):
        build_wheel(clone, tmp_path)


def test_wheel_and_clone_install_into_a_fresh_environment(wheel: Path, checkout: Path, fresh: Environment) -> None:
    # First without the dependencies, because the import needs none of them.
    fresh.install("--no-deps", wheel)
    assert json.loads(fresh.run("python", "-c", LOADED_BY_IMPORT)) == []

    fresh.install(wheel)
    assert json.loads(fresh.run("python", "-c", LOADED_BY_IMPORT)) == []
    fresh.pip("check")
    commands = fresh.run("undaunted-nb", "--help")
    for command in ("scenarios", "walkthrough", "legal", "why", "apply", "odds", "check", "lab"):
        assert command in commands
    assert json.loads(fresh.run("undaunted-nb", "odds", "--dice", "2", "--defense", "8", "--json"))

    fresh.pip("uninstall", "--yes", "undaunted-nb")
    fresh.install(checkout)
    assert fresh.run("undaunted-nb", "--help") == commands
    where = Path(fresh.run("python", "-c", "import undaunted_nb; print(undaunted_nb.__file__)").strip()).parent
    assert all((where.parent / bundle).is_file() for bundle in BUNDLES)


PLAYED = """
import undaunted_nb as un
game = un.new_game("lantern/ford", seed=1)
game.play("march B1 B2")
print("lantern-patrol" in str(un.table(game).board), len(un.lessons("lantern")))
"""


def test_a_game_from_another_wheel_plays_beside_this_one(wheel: Path, fresh: Environment, tmp_path: Path) -> None:
    fresh.install(wheel, build_game("lantern", tmp_path))
    assert fresh.run("python", "-W", "error", "-c", PLAYED).split() == ["True", "1"]
    assert "lantern/ford" in fresh.run("undaunted-nb", "scenarios")
    assert "lantern/first" in fresh.run("undaunted-nb", "lessons")
