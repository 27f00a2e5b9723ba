"""Links of the documents point at existing files, the commands they name exist, and decisions name their reason and cost."""

import re
import shlex
import sys
from pathlib import Path

import pytest

from tests.project.environments import Environment
from tests.project.paths import ROOT

LINK = re.compile(r"\[[^\]]*\]\((?!https?:|mailto:|#)([^)#\s]+)")
MAKE = re.compile(r"`make ([a-z-]+)")
BLOCK = {language: re.compile(rf"^```{language}\n(.*?)^```", re.MULTILINE | re.DOTALL) for language in ("python", "sh")}
DOCUMENTS = sorted(ROOT.glob("*.md"))
ENTRY = re.compile(r"\*\*[^*]+\.\*\*\sDecision:\s\S.*\sBecause:\s\S.*\sCost:\s\S.*\.", re.DOTALL)
LABELS = ("Decision:", "Because:", "Cost:")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    targets = LINK.findall(document.read_text())
    assert [target for target in targets if not (ROOT / target).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_make_targets_exist(document: Path) -> None:
    makefile = (ROOT / "Makefile").read_text()
    named = set(MAKE.findall(document.read_text()))
    assert {target for target in named if not re.search(rf"^{target}:", makefile, re.MULTILINE)} == set()


def test_examples_of_the_readme_run(tmp_path: Path) -> None:
    """The examples run in order, because the commands read files that the Python code saved."""
    readme = (ROOT / "README.md").read_text()
    environment = Environment(Path(sys.prefix), home=tmp_path / "home")
    environment.run("python", "-c", "\n".join(BLOCK["python"].findall(readme)), cwd=tmp_path)
    commands = [line for line in "\n".join(BLOCK["sh"].findall(readme)).splitlines() if line.startswith("undaunted-nb ")]
    assert len({line.split()[1] for line in commands}) >= 6
    for command in commands:
        environment.run(*shlex.split(command), cwd=tmp_path, expected=1 if " why " in command else 0)


def test_readme_begins_with_a_description() -> None:
    beginning = (ROOT / "README.md").read_text()[:1500]
    for words in ("rules tutor", "![", "unofficial", "belong to their owners"):
        assert words in beginning


def test_decisions_name_what_was_decided_the_reason_and_the_cost() -> None:
    entries = [part for part in re.split(r"\n{2,}", (ROOT / "DECISIONS.md").read_text().strip()) if not part.startswith("#")][1:]
    assert len(entries) > 100
    assert [entry for entry in entries if not ENTRY.fullmatch(entry) or any(entry.count(label) != 1 for label in LABELS)] == []
