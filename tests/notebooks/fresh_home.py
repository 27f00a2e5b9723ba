"""A pytest plugin for `pytest --nbval`: each notebook has its own empty folder for saved games and progress, as when it was executed."""

import os
import tempfile
from pathlib import Path

import pytest

HOME = "UNDAUNTED_NB_HOME"
_homes: dict[Path, "tempfile.TemporaryDirectory[str]"] = {}


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Before nbval starts the kernel of a notebook, with its first cell; the kernel takes over the environment of that moment."""
    if item.path not in _homes:
        _homes[item.path] = tempfile.TemporaryDirectory()
    os.environ[HOME] = _homes[item.path].name


def pytest_unconfigure() -> None:
    for home in _homes.values():
        home.cleanup()
