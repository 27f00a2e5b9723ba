"""The built documentation. The first test that needs it builds it, if it is old, in this process, which computes the answers once."""

from __future__ import annotations

import sys

import pytest

from tests.browser.conftest import browser, chrome, playwright  # noqa: F401  (fixtures)
from tests.docs.pages import Site
from tests.project.paths import ROOT

sys.path.insert(0, str(ROOT / "binder/docs"))

import make_site

OUT = ROOT / "build" / "docs"
SOURCES = ("undaunted_nb", "binder/docs", "notebooks/teacher")


def newest() -> float:
    """Return the time of the last change in what the site is made from."""
    files = [file for folder in SOURCES for file in (ROOT / folder).rglob("*") if file.is_file() and file.suffix != ".pyc"]
    return max(file.stat().st_mtime for file in [*files, *ROOT.glob("*.md")])


@pytest.fixture(scope="session")
def site() -> Site:
    first = OUT / "index.html"
    if not first.exists() or first.stat().st_mtime < newest():
        assert make_site.main(str(OUT)) == 0
    return Site(OUT)
