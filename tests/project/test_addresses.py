"""The address of the repository is the same everywhere, and every link leads to something that exists."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.project import address
from tests.project.paths import ROOT
from undaunted_nb.sharing import addresses, links

README = (ROOT / "README.md").read_text()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
HERE = address.current()
LINKS = re.findall(r"\]\(([^)\s]+)\)", README)
INSTALL = (ROOT / "binder/docs/en/install.md").read_text()
INSIDE = re.compile(rf"https://(?:github\.com/{HERE}/(?:blob|raw|tree)|raw\.githubusercontent\.com/{HERE})/main/([^#]+)")
WRITTEN = [(name, (ROOT / name).read_text()) for name in address.FILES]


@pytest.mark.parametrize(("name", "text"), WRITTEN, ids=[name for name, _ in WRITTEN])
def test_links_lead_to_files_that_a_clone_has_or_to_pages_that_are_published(name: str, text: str) -> None:
    """What only a build makes has a whole address, so that it can be followed from a clone and from a code host."""
    links = re.findall(r"\]\(([^)\s#]+)", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))
    relative = [link for link in links if not re.match(r"[a-z]+:", link)]
    assert [link for link in relative if not (ROOT / name).parent.joinpath(link).exists()] == []
    assert [link for link in links if (found := INSIDE.fullmatch(link)) and not (ROOT / found[1]).exists()] == []


def test_a_package_index_shows_whole_addresses() -> None:
    command = [sys.executable, "-m", "hatchling", "metadata"]
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    shown = json.loads(told.stdout)["readme"]["text"]
    links = re.findall(r"\]\(([^)\s]+)\)", shown)
    assert len(links) == len(LINKS) > 10
    assert [link for link in links if not link.startswith("https://")] == []
    files = [found[1] for link in links if (found := INSIDE.fullmatch(link))]
    assert {"LICENSE", "CONTRIBUTING.md", ".github/turn.webp"} <= set(files)
    assert [file for file in files if not (ROOT / file).exists()] == []


def test_badges_lead_where_links_lead() -> None:
    owner, repo = HERE.split("/")
    for to in ("binder", "lite", "colab"):
        found = addresses.address(links.Ask(), to, repository=lambda: addresses.Repository(owner, repo, "main"))
        assert f"]({found})" in README, to
    workflow = f"https://github.com/{HERE}/actions/workflows/"
    named = {link.removeprefix(workflow).partition("/")[0] for link in LINKS if link.startswith(workflow)}
    assert named == {"tests.yml"}
    assert (ROOT / ".github/workflows/tests.yml").is_file()


@pytest.mark.parametrize("name", address.FILES)
def test_every_file_names_the_same_repository_and_can_be_moved(name: str) -> None:
    text = (ROOT / name).read_text()
    owner, _ = HERE.split("/")
    assert HERE in text or name.startswith("binder/docs")
    moved = address.moved(text, HERE, "Somebody/else")
    assert HERE not in moved
    assert f"{owner}.github.io" not in moved
    assert address.moved(address.moved(text, HERE, "somebody/else"), "somebody/else", HERE) == text


def test_other_files_do_not_name_it() -> None:
    said = [path for path in (ROOT / "undaunted_nb").rglob("*.py") if HERE in path.read_text("utf-8")]
    assert said == []


def test_urls_and_classifiers_are_those_of_a_package_index() -> None:
    assert all(url.startswith("https://") for url in PROJECT["urls"].values())
    assert {"Source", "Binder", "Browser", "Documentation", "Issues", "Changelog"} <= PROJECT["urls"].keys()
    assert {"Framework :: Jupyter :: JupyterLab :: 4", "Programming Language :: Python :: 3.14"} <= set(PROJECT["classifiers"])


def test_the_documentation_is_published_at_its_address() -> None:
    assert PROJECT["urls"]["Documentation"] == f"{PROJECT['urls']['Browser']}docs/"
    assert f"]({PROJECT['urls']['Documentation']})" in README
    site = (ROOT / ".github/workflows/site.yml").read_text()
    assert "make lite docs\n" in site
    assert "mv build/docs build/lite/docs\n" in site
    assert "SCIENCE: ${{ vars.PYODIDE }}\n" in site  # make reads it, and the site has data frames
    assert "variable `PYODIDE`" in INSTALL


def test_the_documentation_says_how_to_name_another_address() -> None:
    assert f"`github.com/{HERE}`" in INSTALL
    assert "`make address REPO=owner/name`" in INSTALL


def test_the_citation_has_the_version_and_the_license() -> None:
    text = (ROOT / "CITATION.cff").read_text()
    assert f"version: {PROJECT['version']}\n" in text
    assert f"license: {PROJECT['license']}\n" in text
    assert "cff-version: 1.2.0\n" in text


def test_the_moving_picture_is_small() -> None:
    assert Path(ROOT / ".github/turn.webp").stat().st_size < 300_000
