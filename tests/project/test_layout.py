"""The top level matches the README."""

import os
import subprocess
import tomllib

import pytest

from tests.project.paths import ROOT

FOLDERS = {"binder", "notebooks", "tests", "undaunted_nb", "widgets"}
DOCUMENTS = {"ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "DECISIONS.md", "README.md"}
FILES = {*DOCUMENTS, "CITATION.cff", "LICENSE", "Makefile", "pyproject.toml"}
BUILT = {"build", "dist"}  # output of `python -m build`, not committed


def test_top_level() -> None:
    there = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")} - BUILT
    assert there == FOLDERS | FILES


@pytest.mark.parametrize("path", [".ci/run", "binder/postBuild"])
def test_scripts_can_be_run(path: str) -> None:
    file = ROOT / path
    assert file.stat().st_mode & 0o111, f"chmod +x {path}"
    assert file.read_text().startswith("#!/usr/bin/env bash\n")


def test_a_stage_keeps_bytecode_where_the_machine_forbids_it() -> None:
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "MAKEFLAGS": ""}
    told = ["make", "--silent", "--eval=told:; @echo forbidden: $$PYTHONDONTWRITEBYTECODE", "told"]
    printed = subprocess.run(told, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    assert printed.split() == ["forbidden:"]


def test_version_is_in_the_changelog() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert f"## {version}" in (ROOT / "CHANGELOG.md").read_text()
