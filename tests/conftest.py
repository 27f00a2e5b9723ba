"""Give every test its own data folder, so that no test touches a person's games or another test's."""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

from undaunted_nb import i18n

settings.register_profile("any-machine", deadline=None)  # a busy machine is slow
settings.load_profile("any-machine")
NUMBERS = count(1)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect without looking for garbage: what it makes stays, and looking through that again and again is a third of its time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(100_000, 20, 20)  # positions are many and small, and hold no circles
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the files that have slow tests. At the end, one process would wait for another's."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path not in slow)


@pytest.fixture(scope="module", autouse=True)
def settled() -> Iterator[None]:
    """Never look again for garbage in what the tests of a file leave: late in a run, each search took a second."""
    yield
    gc.freeze()


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield the folder with the games of this test. Only a test that writes makes it."""
    number = next(NUMBERS)
    home = tmp_path_factory.getbasetemp() / f"home-{number}"
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(home))
    monkeypatch.setenv("JUPYTERLAB_SETTINGS_DIR", str(home.with_name(f"settings-{number}")))
    yield home
    i18n.set_language("en")
