"""Links of the documents point at existing files, the commands they name exist, and decisions have their form."""

import re
import shlex
import sys
from datetime import date
from itertools import pairwise
from pathlib import Path

import pytest

from tests.project.environments import Environment
from tests.project.paths import ROOT
from tests.project.test_layout import FILES, FOLDERS

LINK = re.compile(r"\[[^\]]*\]\((?!https?:|mailto:|#)([^)#\s]+)")
MAKE = re.compile(r"`make ([a-z-]+)")
BLOCK = {language: re.compile(rf"^```{language}\n(.*?)^```", re.MULTILINE | re.DOTALL) for language in ("python", "sh")}
DOCUMENTS = sorted(ROOT.glob("*.md"))
ENTRY = re.compile(
    r"D(?P<number>\d+)\. (?P<title>\S[^\n]*[^.\s])\n\n"
    r"(?P<date>\d{4}-\d\d-\d\d), (?:holds|withdrawn|replaced\sby\sD(?P<successor>\d+))\."
    r"\s\*\*Decision:\*\*\s(?P<decision>\S.*\.)\s\*\*Because:\*\*\s(?P<reason>\S.*\.)\s\*\*Cost:\*\*\s(?P<cost>\S.*\.)",
    re.DOTALL,
)
LABELS = ("**Decision:**", "**Because:**", "**Cost:**")
END = re.compile(r"[.?!](?=\s|$)")
SENTENCES = 2
"""The most sentences in which an entry says what was decided."""
FILE = re.compile(r"`([\w./-]+\.(?:css|ftl|html|js|json|mjs|py|toml|txt))`")
NAMED = re.compile(r"DECISIONS\.md, D(\d+)")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    targets = LINK.findall(document.read_text())
    assert [target for target in targets if not (ROOT / target).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_make_targets_exist(document: Path) -> None:
    makefile = (ROOT / "Makefile").read_text()
    named = set(MAKE.findall(document.read_text()))
    assert {target for target in named if not re.search(rf"^{target}:", makefile, re.MULTILINE)} == set()


@pytest.mark.parametrize(("name", "least"), [("README.md", 2), ("binder/docs/en/use.md", 6)])
def test_examples_run(name: str, least: int, tmp_path: Path) -> None:
    """The examples run in order, because the commands read files that the Python code saved."""
    readme = (ROOT / name).read_text()
    environment = Environment(Path(sys.prefix), home=tmp_path / "home")
    environment.run("python", "-c", "\n".join(BLOCK["python"].findall(readme)), cwd=tmp_path)
    commands = [line for line in "\n".join(BLOCK["sh"].findall(readme)).splitlines() if line.startswith("undaunted-nb ")]
    assert len({line.split()[1] for line in commands}) >= least
    for command in commands:
        fewer = command.replace("--games 1000", "--games 100")
        environment.run(*shlex.split(fewer), cwd=tmp_path, expected=1 if " why " in command else 0)


def test_readme_begins_with_a_description() -> None:
    readme = (ROOT / "README.md").read_text()
    for words in ("rules tutor", "![", "make lab"):
        assert words in readme[:2500]
    for words in ("unofficial", "belong to their owners"):
        assert words in readme
    assert len(readme.split()) <= LENGTH


LENGTH = 600
"""The most words of the README: it is read in two minutes. The documentation has the rest."""


def parts() -> list[tuple[str, list[str]]]:
    """Return the parts of the decisions, each with its heading and the texts of its entries."""
    _, *found = re.split(r"^## ", (ROOT / "DECISIONS.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return [
        (heading, [text.strip() for text in texts])
        for heading, *texts in (re.split(r"^###? ?", part, flags=re.MULTILINE) for part in found)
    ]


def entries() -> list[re.Match[str]]:
    """Return the decisions that have the form of an entry."""
    return [entry for _, texts in parts() for text in texts if (entry := ENTRY.fullmatch(text))]


def test_decisions_have_a_number_a_date_a_state_a_reason_and_a_cost() -> None:
    texts = [text for _, texts in parts() for text in texts]
    assert len(texts) > 100
    assert [text for text in texts if not ENTRY.fullmatch(text) or any(text.count(label) != 1 for label in LABELS)] == []
    assert [entry["title"] for entry in entries() if len(END.findall(entry["decision"])) > SENTENCES] == []


def test_numbers_of_decisions_ascend_and_none_is_missing() -> None:
    """A decision that no longer holds keeps its entry, so its number is never used again."""
    numbers = [[int(text[1:].partition(".")[0]) for text in texts] for _, texts in parts()]
    assert [(one, other) for part in numbers for one, other in pairwise(part) if one >= other] == []
    every = [number for part in numbers for number in part]
    assert sorted(every) == list(range(1, len(every) + 1))


def test_a_replaced_decision_names_one_that_is_not_older() -> None:
    days = {entry["number"]: date.fromisoformat(entry["date"]) for entry in entries()}
    replaced = [(entry["number"], entry["successor"]) for entry in entries() if entry["successor"]]
    assert [pair for pair in replaced if pair[0] == pair[1] or pair[1] not in days or days[pair[0]] > days[pair[1]]] == []


def test_parts_of_the_decisions_are_folders_in_the_order_of_the_architecture() -> None:
    first, *headings = [heading.strip() for heading, _ in parts()]
    floors = re.findall(r"^\| (`[^|]+`) \|", (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"), re.MULTILINE)
    outside = [heading for heading in headings if heading not in floors]
    assert not first.startswith("`")
    assert headings == [*outside, *(floor for floor in floors if floor in headings)]
    assert [heading for heading in outside if not (ROOT / heading.strip("`")).is_dir()] == []


def test_files_that_decisions_name_exist() -> None:
    """A replaced decision names what was there then."""
    texts = [entry[0] for entry in entries() if not entry["successor"]]
    named = {span for text in texts for span in FILE.findall(text)}
    files = [f"/{file.relative_to(ROOT).as_posix()}" for folder in FOLDERS for file in (ROOT / folder).rglob("*.*")]
    files += [f"/{name}" for name in FILES]
    assert len(named) > 20
    assert {span for span in named if not any(file.endswith(f"/{span}") for file in files)} == set()


def test_decisions_that_other_files_name_exist() -> None:
    numbers = {entry["number"] for entry in entries()}
    files = [
        ROOT / "pyproject.toml",
        ROOT / "Makefile",
        *DOCUMENTS,
        *(ROOT / "undaunted_nb").rglob("*.py"),
        *(ROOT / "tests").rglob("*.py"),
    ]
    named = {number for file in files for number in NAMED.findall(file.read_text(encoding="utf-8"))}
    assert named
    assert named - numbers == set()
