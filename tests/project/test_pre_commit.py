"""The pre-commit hooks equal those of `make test`, and run offline from its environment."""

import sys
from pathlib import Path

import yaml

from tests.project.environments import run
from tests.project.paths import ROOT

CONFIG = ROOT / ".pre-commit-config.yaml"
HOOKS = [hook for repository in yaml.safe_load(CONFIG.read_text())["repos"] for hook in repository["hooks"]]
BIN = Path(sys.executable).parent


def test_is_valid() -> None:
    run(BIN / "pre-commit", "validate-config", CONFIG)


def test_needs_no_network() -> None:
    assert {repository["repo"] for repository in yaml.safe_load(CONFIG.read_text())["repos"]} == {"local"}
    assert {hook["language"] for hook in HOOKS} == {"system"}


def test_every_hook_is_installed() -> None:
    programs = [hook["entry"].split()[0] for hook in HOOKS]
    assert all(program.startswith(".venv/bin/") for program in programs)
    assert [program for program in programs if not (BIN / Path(program).name).exists()] == []


def test_hooks_run_the_checks_of_make() -> None:
    check = (ROOT / "Makefile").read_text().split("\ncheck:")[1].split("\n\n")[0]
    for tool in ("ruff", "mypy", "lint-imports", "codespell"):
        assert f"$(BIN)/{tool}" in check
        assert any(Path(hook["entry"].split()[0]).name == tool for hook in HOOKS)
