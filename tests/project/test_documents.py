"""What the documents point at is there, and the commands they name exist."""

import re
from pathlib import Path

import pytest

from tests.project.paths import ROOT

LINK = re.compile(r"\[[^\]]*\]\((?!https?:|mailto:|#)([^)#\s]+)")
MAKE = re.compile(r"`make ([a-z-]+)")
DOCUMENTS = sorted(ROOT.glob("*.md"))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    targets = LINK.findall(document.read_text())
    assert [target for target in targets if not (ROOT / target).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_make_targets_exist(document: Path) -> None:
    makefile = (ROOT / "Makefile").read_text()
    named = set(MAKE.findall(document.read_text()))
    assert {target for target in named if not re.search(rf"^{target}:", makefile, re.MULTILINE)} == set()


def test_readme_begins_with_what_it_is() -> None:
    beginning = (ROOT / "README.md").read_text()[:1500]
    for words in ("rules tutor", "![", "unofficial", "belong to their owners"):
        assert words in beginning
