"""The built documentation. `make test-docs` builds it first. Without it, the first test that needs it does."""

from __future__ import annotations

import sys

import pytest

from tests.browser.conftest import browser  # noqa: F401  (the fixture)
from tests.docs.pages import Site
from tests.project.environments import run
from tests.project.paths import ROOT

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
        run(sys.executable, ROOT / "binder/docs/make_site.py", OUT, cwd=ROOT)
    return Site(OUT)
