"""Give every test its own data folder, so that no test touches a person's games or another test's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from undaunted_nb import i18n

settings.register_profile("any-machine", deadline=None)  # a busy machine is slow
settings.load_profile("any-machine")


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield the folder with the games of this test."""
    home = tmp_path / "home"
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(home))
    monkeypatch.setenv("JUPYTERLAB_SETTINGS_DIR", str(tmp_path / "settings"))
    yield home
    i18n.set_language("en")
