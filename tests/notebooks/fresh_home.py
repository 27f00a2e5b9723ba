"""A pytest plugin for `pytest --nbval`: each notebook gets an empty folder for saved games and progress.

It works in several processes, too (`-n 2 --dist loadfile`).
"""

import os
import tempfile
from functools import partial
from pathlib import Path

import nbval.kernel
import pytest

from tests.notebooks.kernels import CopiedKernelManager

HOME = "UNDAUNTED_NB_HOME"
LANGUAGE = "UNDAUNTED_NB_LANG"
COPIES = "UNDAUNTED_NB_STATIC"  # a stored notebook also shows its charts without Vega-Lite
_homes: dict[Path, "tempfile.TemporaryDirectory[str]"] = {}


def sockets(home: str) -> dict[str, str]:
    """Return connection settings with files, because another process can take a free port first."""
    return {"transport": "ipc", "ip": f"{home}/kernel"}


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Set the environment before nbval starts the kernel of a notebook, because the kernel inherits it."""
    if item.path not in _homes:
        _homes[item.path] = tempfile.TemporaryDirectory()
    os.environ[LANGUAGE] = "en"
    os.environ[COPIES] = "1"
    os.environ[HOME] = home = _homes[item.path].name
    nbval.kernel.KernelManager = partial(CopiedKernelManager, **sockets(home))


def pytest_unconfigure() -> None:
    for home in _homes.values():
        home.cleanup()
