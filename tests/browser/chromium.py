"""The Chromium of this machine. `python -m tests.browser.chromium` prints its path, or what to do (exit code 1)."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first one has no windows, so the tests take less time."""
ADVICE = (
    "There is no Chromium here, which the browser tests need. Install one (Debian, Ubuntu: sudo apt install chromium; "
    "anywhere: .venv/bin/playwright install --with-deps chromium), or name it: CHROMIUM=/path/to/chromium make test"
)


def find(playwright: Playwright | None = None) -> Path | None:
    """Return the Chromium named by CHROMIUM, the machine's own, or the one from `playwright install chromium`.

    Name the Playwright that is started, if one is: there can be only one in a process.
    """
    named = os.environ.get("CHROMIUM")
    if named:
        return Path(named) if Path(named).is_file() else None
    for name in NAMES:
        if path := shutil.which(name):
            return Path(path)
    with nullcontext(playwright) if playwright else sync_playwright() as started:
        own = Path(started.chromium.executable_path)
    return own if own.is_file() else None


@pytest.fixture(scope="package")
def started() -> Iterator[Playwright]:
    """Yield the Playwright of a package of tests, whose ``conftest`` names it ``playwright``: there can be only one in a process."""
    with sync_playwright() as one:
        yield one


@contextmanager
def launched(*arguments: str) -> Iterator[Browser]:
    """Start a separate Chromium and close it at the end. Fail if Chromium is not installed."""
    with sync_playwright() as playwright, launched_by(playwright, *arguments) as browser:
        yield browser


@contextmanager
def launched_by(playwright: Playwright, *arguments: str) -> Iterator[Browser]:
    """Do as `launched` does, with a Playwright that can also drive other browsers."""
    executable = find(playwright)
    assert executable is not None, ADVICE
    browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox", *arguments])
    yield browser
    browser.close()


if __name__ == "__main__":
    found = find()
    print(found or ADVICE)
    sys.exit(found is None)
