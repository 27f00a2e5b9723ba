"""The Firefox of this machine, driven by Playwright. `python -m tests.browser.firefox` prints its path, or what to do (exit code 1).

Playwright drives a Firefox that nobody has patched by WebDriver BiDi, as "moz-firefox". It demands one command that a Firefox may not know:
to pretend other media features. `relay` stands between the two, and reports that as done.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

from tests.project.no_skips import lacking
from tests.project.paths import ROOT

NAMES = ("firefox-esr", "firefox")
ADVICE = (
    "There is no Firefox here, which some browser tests need. Install one (Debian: sudo apt install firefox-esr; "
    "Ubuntu: sudo apt install firefox), or name it: FIREFOX=/path/to/firefox make test"
)
PREFERENCES: dict[str, str | float | bool] = {
    "ui.prefersReducedMotion": 1,
    "ui.systemUsesDarkTheme": 0,
    "ui.primaryPointerCapabilities": 6,  # a mouse: fine, and can hover
    "ui.allPointerCapabilities": 6,
}
"""Pages move less and are light, as in the tests' Chromium."""
STARTS_WITHIN = 180_000  # milliseconds: a new profile on two busy cores
LISTENS = re.compile(r"(WebDriver BiDi listening on) (ws://\S+)")
MEDIA = "emulation.setMediaFeaturesOverride"


def find() -> Path | None:
    """Return the Firefox named by FIREFOX, or the machine's own."""
    named = os.environ.get("FIREFOX")
    if named:
        return Path(named) if Path(named).is_file() else None
    return next((Path(path) for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def launched(playwright: Playwright) -> Iterator[Browser]:
    """Start a separate Firefox and close it at the end. Without Firefox the test is skipped, or fails where CI is set."""
    executable = find() or lacking(ADVICE)
    with tempfile.TemporaryDirectory() as folder:
        command = Path(folder) / "firefox"
        module = shlex.join([sys.executable, "-m", "tests.browser.firefox", "--relay", str(executable)])
        command.write_text(f'#!/bin/sh\nPYTHONPATH={shlex.quote(str(ROOT))} exec {module} "$@"\n')
        command.chmod(0o700)
        browser = playwright.firefox.launch(
            channel="moz-firefox", executable_path=command, timeout=STARTS_WITHIN, firefox_user_prefs=PREFERENCES
        )
        yield browser
        browser.close()


async def relay(*command: str) -> None:
    """Start Firefox, and print the address of a server that hands messages on to it. Both end together."""
    firefox = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    assert firefox.stderr
    address = ""

    async def answer(playwright: ServerConnection) -> None:
        assert playwright.request
        async with connect(address + playwright.request.path, max_size=None, ping_interval=None) as session:
            await hand_on(playwright, session)

    async with serve(answer, "127.0.0.1", 0, max_size=None, ping_interval=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async for line in firefox.stderr:
            text = line.decode(errors="replace")
            if match := LISTENS.match(text):
                address = match[2]
                text = f"{match[1]} ws://127.0.0.1:{port}\n"
            sys.stderr.write(text)
            sys.stderr.flush()
        await firefox.wait()


async def hand_on(playwright: ServerConnection, firefox: ClientConnection) -> None:
    """Hand messages on in both directions until one side closes. Media features that cannot be pretended are no error."""
    media: set[int] = set()

    async def forth() -> None:
        async for message in playwright:
            if (command := json.loads(message))["method"] == MEDIA:
                media.add(command["id"])
            await firefox.send(message)

    async def back() -> None:
        async for message in firefox:
            number = json.loads(message).get("id") if media else None
            if number in media:
                media.remove(number)
                await playwright.send(json.dumps({"type": "success", "id": number, "result": {}}))
            else:
                await playwright.send(message)

    tasks = [asyncio.create_task(forth()), asyncio.create_task(back())]
    _, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()


def main() -> None:
    """Print the path of Firefox, or start it behind a relay."""
    if sys.argv[1:2] == ["--relay"]:
        asyncio.run(relay(*sys.argv[2:]))
        return
    found = find()
    print(found or ADVICE)
    sys.exit(found is None)


if __name__ == "__main__":
    main()
