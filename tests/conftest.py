"""What every test has: a data folder of its own, so that no test touches a person's games or another test's."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where games are kept during this test."""
    home = tmp_path / "home"
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(home))
    return home
