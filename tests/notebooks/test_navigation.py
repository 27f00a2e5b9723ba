"""The notebooks for teachers are those of the row in `home.toml`, and each leads to the ones beside it."""

from __future__ import annotations

from tests.notebooks import navigation


def test_the_row_has_every_notebook() -> None:
    assert sorted(navigation.paths()) == sorted(navigation.TEACHER.glob("*/[0-9]*.ipynb"))


def test_notebooks_lead_along_the_row() -> None:
    old = [path for path in navigation.paths() if navigation.text(path) != path.read_text(encoding="utf-8")]
    assert old == [], "python -m tests.notebooks.navigation"
