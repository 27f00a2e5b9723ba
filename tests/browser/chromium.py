"""The Chromium of this machine. `python -m tests.browser.chromium` prints its path, or what to do (exit code 1)."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = (
    "There is no Chromium here, which the browser tests need. Install one (Debian, Ubuntu: sudo apt install chromium; "
    "anywhere: .venv/bin/playwright install --with-deps chromium), or name it: CHROMIUM=/path/to/chromium make test"
)


def find() -> Path | None:
    """Return the Chromium named by CHROMIUM, the machine's own, or the one from `playwright install chromium`."""
    named = os.environ.get("CHROMIUM")
    if named:
        return Path(named) if Path(named).is_file() else None
    for name in NAMES:
        if path := shutil.which(name):
            return Path(path)
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    return own if own.is_file() else None


@contextmanager
def launched(*arguments: str) -> Iterator[Browser]:
    """Start a separate Chromium and close it at the end. Fail if Chromium is not installed."""
    executable = find()
    assert executable is not None, ADVICE
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox", *arguments])
        yield browser
        browser.close()


if __name__ == "__main__":
    found = find()
    print(found or ADVICE)
    sys.exit(found is None)
