"""Binder starts this checkout: its files list the requirements, and these are enough for the first notebook."""

import json
import os
import re
import shutil
import sys
import tomllib
from pathlib import Path

import pytest

from tests.project.environments import UV, Environment, run
from tests.project.locks import list_image
from tests.project.paths import ROOT, copy_checkout
from tests.sampling import NIGHTLY
from undaunted_nb.jupyter import pages
from undaunted_nb.sharing import addresses, links

BINDER = ROOT / "binder"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
REQUIREMENTS = [line for line in (BINDER / "requirements.in").read_text().splitlines() if line and not line.startswith("#")]
LOCKED = dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", (BINDER / "requirements.txt").read_text(), re.MULTILINE))
IMAGE = {
    "ipykernel",
    "ipywidgets",
    "jupyter-offlinenotebook",
    "jupyter-resource-usage",
    "jupyter_server",
    "jupyterhub",
    "jupyterlab",
    "notebook",
}
"""What repo2docker puts into each image. The rest of it follows from these."""


def test_python_is_new_enough() -> None:
    said = re.fullmatch(r"python-3\.(\d+)\n", (BINDER / "runtime.txt").read_text())
    assert said
    assert int(said[1]) >= int(PROJECT["requires-python"].removeprefix(">=3."))


def test_requirements_list_the_dependencies_and_all_extras_of_the_notebooks() -> None:
    extras = PROJECT["optional-dependencies"]
    needed = {*PROJECT["dependencies"], *extras["tables"], *extras["charts"], *extras["canvas"], *extras["rooms"], *extras["hub"]}
    assert needed <= set(REQUIREMENTS)


def test_the_lock_keeps_the_versions_of_the_image() -> None:
    image = dict(re.findall(r"^(\S+)==(\S+)$", (BINDER / "base.txt").read_text(), re.MULTILINE))
    other = {name: (LOCKED[name], version) for name, version in image.items() if LOCKED.get(name, version) != version}
    assert not other, "Binder would install these again"


def test_post_build_needs_no_node() -> None:
    script = (BINDER / "postBuild").read_text()
    commands = [line for line in script.splitlines() if not line.startswith("#")]
    assert not [line for line in commands if re.search(r"\b(node|npm|npx|make)\b", line)]


def test_a_link_to_a_page_finds_it_where_the_script_writes_it() -> None:
    assert f"undaunted-nb pages --folder {addresses.PAGES}\n" in re.sub(r" +#.*", "", (BINDER / "postBuild").read_text())
    found = addresses.address(links.Ask(scenario="normandy/hills"), "voila", repository=lambda: addresses.Repository("me", "games", "main"))
    assert f"urlpath=voila/render/{addresses.PAGES}/" in found
    assert re.search(r"/(\w+)\.ipynb", found)[1] in pages.PAGES  # type: ignore[index]


def test_a_link_opens_the_first_notebook() -> None:
    opened = re.findall(r"\?urlpath=lab/tree/([^\s`)]+)", (ROOT / "README.md").read_text())
    assert set(opened) == {"notebooks/00-start-here.ipynb"}
    assert (ROOT / opened[0]).is_file()


COURSE = """
import re, undaunted_nb as un
from undaunted_nb.lessons.format.lesson import courses, names
home = un.home()
for lesson in (name for game in courses() for name in names(game)):
    home._on_message(home, {"kind": "home", "target": f"lesson:{lesson}"}, [])
    assert home.guide is not None
print(re.search(r"VmHWM:\\s+(\\d+)", open("/proc/self/status").read())[1])
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux tells the largest memory of this program alone")
def test_all_lessons_on_one_home_page_need_the_memory_of_one_kernel(tmp_path: Path) -> None:
    variables = {**os.environ, "UNDAUNTED_NB_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    kilobytes = int(run(sys.executable, "-c", COURSE, env=variables))
    assert kilobytes < 150_000  # measured: 85 MB with a kernel around it


HERE = Environment(Path(sys.prefix), Path(sys.prefix) / "home")
"""The environment of this run: it has repo2docker and uv."""


@pytest.mark.skipif(sys.platform != "linux", reason="repo2docker runs on Linux")
def test_binder_would_build_this_checkout(tmp_path: Path) -> None:
    clone = copy_checkout(tmp_path / "clone")
    said = run(HERE.bin / "jupyter-repo2docker", "--no-build", "--debug", clone, env=HERE.variables, merged=True)
    for line in (
        "Building conda environment for python=3.11",
        'pip install --no-cache-dir -r "binder/requirements.txt"',
        "./binder/postBuild",
    ):
        assert line in said


@pytest.mark.skipif(sys.platform != "linux", reason="repo2docker runs on Linux")
def test_the_image_is_still_the_one_that_the_lock_was_made_for() -> None:
    assert list_image() == (BINDER / "base.txt").read_text(), "run `make locks`"


@pytest.mark.slow(reason="installs the packages of Binder's image into an environment")
def test_notebooks_run_with_the_packages_of_binder(tmp_path: Path) -> None:
    """Install what Binder's image has, then what the lock adds, and run notebooks as a visitor does."""
    clone = copy_checkout(tmp_path / "clone")
    for path in clone.rglob("*.ipynb"):
        path.chmod(0o644)
    environment = Environment(tmp_path / "venv", home=tmp_path / "home")
    run(UV, "venv", "--quiet", "--seed", "--python", shutil.which("python3.11") or sys.executable, environment.folder)
    image = [line for line in (BINDER / "base.txt").read_text().splitlines() if line.partition("==")[0] in IMAGE]
    environment.install("--constraint", BINDER / "base.txt", *image)
    before = environment.pip("freeze").splitlines()
    environment.install("--require-hashes", "--requirement", BINDER / "requirements.txt")
    assert set(before) <= set(environment.pip("freeze").splitlines()), "nothing of the image is installed again"
    run("bash", "binder/postBuild", cwd=clone, env=environment.variables)
    environment.pip("check")
    settings = environment.folder / "share/jupyter/lab/settings"
    assert json.loads((settings / "overrides.d/undaunted-nb.json").read_text())["@jupyterlab/notebook-extension:tracker"]["kernelShutdown"]
    tracker = environment.folder / "share/jupyter/lab/schemas/@jupyterlab/notebook-extension/tracker.json"
    assert "kernelShutdown" in json.loads(tracker.read_text())["properties"], "JupyterLab knows this setting"
    config = json.loads(environment.run("jupyter", "server", "--show-config-json"))
    assert config["MappingKernelManager"]["cull_idle_timeout"] == 1800
    folders = sorted({path.parent for path in (clone / "notebooks").rglob("*.ipynb")})
    assert len(folders) > 5
    there = [sorted(folder.glob("*.ipynb")) for folder in folders]
    chosen = [next((path for path in paths if path.name in ROLLS), paths[0]) for paths in there]
    by_day = {path.name: path for path in chosen if path.name in ROLLS}.values()
    environment.run("jupyter", "execute", *(chosen if NIGHTLY else by_day), cwd=clone)


ROLLS = {"00-start-here.ipynb", "02-two-dice.ipynb"}
"""The first notebook, and one with tables, charts, and dice that roll on a canvas: together they need every package."""
