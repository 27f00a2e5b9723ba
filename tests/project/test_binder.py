"""Binder starts this checkout: its files list the requirements, and these are enough for the first notebook."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.project.environments import make, run
from tests.project.paths import ROOT, copy_checkout

BINDER = ROOT / "binder"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
REQUIREMENTS = [line for line in (BINDER / "requirements.txt").read_text().splitlines() if line and not line.startswith("#")]


def name(requirement: str) -> str:
    return re.split(r"[<>=!~ ]", requirement)[0].lower()


def test_python_is_new_enough() -> None:
    said = re.fullmatch(r"python-3\.(\d+)\n", (BINDER / "runtime.txt").read_text())
    assert said
    assert int(said[1]) >= int(PROJECT["requires-python"].removeprefix(">=3."))


def test_requirements_list_the_dependencies_of_the_package_and_no_path() -> None:
    needed = {name(requirement) for requirement in PROJECT["dependencies"] + PROJECT["optional-dependencies"]["tables"]}
    assert {name(requirement) for requirement in REQUIREMENTS} >= needed
    assert all(re.search(r">=.*,<", requirement) for requirement in REQUIREMENTS), "each pinned to a range"
    assert not [requirement for requirement in REQUIREMENTS if "/" in requirement or requirement.startswith("-")]


def test_post_build_needs_no_node() -> None:
    script = (BINDER / "postBuild").read_text()
    commands = [line for line in script.splitlines() if not line.startswith("#")]
    assert not [line for line in commands if re.search(r"\b(node|npm|npx|make)\b", line)]


def test_a_link_opens_the_first_notebook() -> None:
    opened = re.findall(r"\?urlpath=lab/tree/([^\s`)]+)", (ROOT / "README.md").read_text())
    assert set(opened) == {"notebooks/00-start-here.ipynb"}
    assert (ROOT / opened[0]).is_file()


@pytest.mark.slow
def test_first_notebook_runs_with_the_packages_of_binder(tmp_path: Path) -> None:
    clone = copy_checkout(tmp_path / "clone")
    environment = make(tmp_path / "venv")
    base = ["ipykernel", "nbclient", "nbformat"]  # the part of Binder's own image that a notebook needs to run
    environment.pip("install", *base, "--requirement", clone / "binder/requirements.txt", cwd=clone)
    run("bash", "binder/postBuild", cwd=clone, env=environment.variables)
    environment.pip("check")
    assert (environment.folder / "share/jupyter/lab/settings/overrides.json").is_file()
    environment.run("jupyter", "execute", "notebooks/00-start-here.ipynb", cwd=clone)
