"""The WebKit of this machine, driven by WebDriver, with as much of Playwright's interface as `stills` and `table` use.

Playwright drives only a WebKit of its own. Debian's has a driver (`webkit2gtk-driver`), a plain browser for tests (MiniBrowser) and needs a
screen (`xvfb`). `python -m tests.browser.webkit` prints the path of the driver, or what to do (exit code 1).
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from base64 import b64decode
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Browser

from tests.browser.server import free_port

DRIVER, SCREEN = "WebKitWebDriver", "Xvfb"
ADVICE = "There is no WebKit with a driver here, which some browser tests need. Debian, Ubuntu: sudo apt install webkit2gtk-driver xvfb"
PATIENCE = 60.0
"""Seconds to wait for an element or an answer."""
# Runs code as Playwright does: a function gets the argument, a promise is awaited.
RUN = """const [code, argument, done] = arguments;
(async () => {
  const value = (0, eval)(`(${code}\\n)`);
  return typeof value === "function" ? value(argument) : value;
})().then((value) => done({ value: value ?? null }), (error) => done({ error: `${error}\\n${error?.stack}` }));"""
# The elements of a locator, then a function of the first one.
ON_ELEMENT = """async ({ steps, code, argument }) => {
  const within = { css: (node, selector) => [...node.querySelectorAll(selector)], xpath: (node, path) => [document.evaluate(path, node, null, 9).singleNodeValue] };
  const nodes = steps.reduce((found, [kind, what]) => kind === "first" ? found.slice(0, 1) : found.flatMap((node) => within[kind](node, what)), [document]);
  const use = (0, eval)(`(${code}\\n)`);
  return use(nodes.filter(Boolean), argument);
}"""
SPOT = """([node], position) => {
  if (!position) node.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = node.getBoundingClientRect();
  return [left + (position?.x ?? width / 2), top + (position?.y ?? height / 2)].map(Math.round);
}"""
KERNEL = "window.kernel = async (message) => (await fetch('/kernel', { method: 'POST', body: JSON.stringify(message) })).json()"
ERRORS = """window.errors = []; addEventListener("error", ({ message }) => window.errors.push(message));
addEventListener("unhandledrejection", ({ reason }) => window.errors.push(String(reason)));"""
KEYS = {
    "Enter": 7,
    "Tab": 4,
    "Escape": 0xC,
    "ArrowLeft": 0x12,
    "ArrowUp": 0x13,
    "ArrowRight": 0x14,
    "ArrowDown": 0x15,
    "Control": 9,
    "Shift": 8,
    "Alt": 0xA,
}
"""Keys with names, as numbers from U+E000."""


def find() -> Path | None:
    """Return the driver, if there is a screen for it."""
    driver = shutil.which(DRIVER)
    return Path(driver) if driver and shutil.which(SCREEN) and mini_browser() else None


def mini_browser() -> str:
    """Return the path of the browser for tests, or ""."""
    return next((str(path) for place in ("lib/*", "libexec") for path in Path("/usr").glob(f"{place}/webkit2gtk-4.*/MiniBrowser")), "")


class Session:
    """A window of WebKit. Raises RuntimeError where it refuses a command."""

    def __init__(self, port: int) -> None:
        self._address = f"http://127.0.0.1:{port}/session"
        options = {"binary": mini_browser(), "args": ["--automation"]}
        answer = self.ask("POST", "", {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})
        self._address += f"/{answer['sessionId']}"
        self.ask("POST", "/timeouts", {"script": int(1000 * PATIENCE), "pageLoad": int(1000 * PATIENCE)})

    def ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """Return the answer to a command."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._address + path, data, method=method, headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=2 * PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(error.read().decode()) from None

    def act(self, kind: str, *actions: Mapping[str, Any]) -> None:
        """Move the mouse, or press keys."""
        self.ask("POST", "/actions", {"actions": [{"type": kind, "id": kind, "actions": actions}]})


class Page:
    """One page of WebKit, with the functions of Playwright's that the tests of tables use."""

    def __init__(self, session: Session, browser: object) -> None:
        self._session = session
        self.context = self
        self.browser = browser
        self.keyboard = self.mouse = self
        self._answers: Callable[[Any], Any] = dict
        self._html = ""
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        page = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self._send("text/html; charset=utf-8", page._html)

            def do_POST(self) -> None:
                message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                self._send("application/json", json.dumps(page._answers(message)))

            def _send(self, kind: str, text: str) -> None:
                body = text.encode()
                self.send_response(200)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *args: object) -> None:
                """Print nothing."""

        return Handler

    def on(self, event: str, listener: object) -> None:
        """Do nothing: errors are collected in the page."""

    def expose_function(self, name: str, answers: Callable[[Any], Any]) -> None:
        assert name == "kernel"
        self._answers = answers

    def goto(self, address: str) -> None:
        self._session.ask("POST", "/url", {"url": address})

    def set_content(self, html: str) -> None:
        """Show a page of a server, which answers for the kernel."""
        self._html = html
        self.goto(f"http://127.0.0.1:{self._server.server_port}/")
        self.evaluate(f"() => {{ {KERNEL}; {ERRORS} }}")

    def evaluate(self, code: str, argument: object = None) -> Any:
        answer = self._session.ask("POST", "/execute/async", {"script": RUN, "args": [code, argument]})
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["value"]

    def wait_for_function(self, code: str, arg: object = None, timeout: float = 1000 * PATIENCE) -> None:
        until = time.monotonic() + timeout / 1000
        while not self.evaluate(code, arg):
            assert time.monotonic() < until, f"it never came to {code}"
            time.sleep(0.1)

    def eval_on_selector_all(self, selector: str, code: str) -> Any:
        return Locator(self, (("css", selector),)).all(code)

    def locator(self, selector: str) -> Locator:
        return Locator(self, (("css", selector),))

    def set_viewport_size(self, size: Mapping[str, int]) -> None:
        """Set the size of the window so that the page has this size."""
        wanted = [size["width"], size["height"]]
        for _ in range(50):
            inner, outer = self.evaluate("[[innerWidth, innerHeight]]")[0], self._session.ask("GET", "/window/rect")
            if inner == wanted:
                return
            more = [a - b for a, b in zip(wanted, inner, strict=True)]
            self._session.ask(
                "POST", "/window/rect", {"x": 0, "y": 0, "width": outer["width"] + more[0], "height": outer["height"] + more[1]}
            )
            time.sleep(0.1)
        raise AssertionError(f"the page is {inner}, not {wanted}")

    def emulate_media(self, **features: str) -> None:
        """Do nothing: a driver cannot."""

    def clear_permissions(self) -> None:
        """Do nothing: no test here asks for one."""

    def move(self, x: float, y: float) -> None:
        self._session.act("pointer", {"type": "pointerMove", "x": int(x), "y": int(y), "duration": 0})

    def click_at(self, x: float, y: float) -> None:
        down, up = ({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))
        self._session.act("pointer", {"type": "pointerMove", "x": int(x), "y": int(y), "duration": 0}, down, up)

    def press(self, keys: str) -> None:
        """Press a key, with others held: `Control+Shift+z`."""
        codes = [chr(0xE000 + KEYS[key]) if key in KEYS else key for key in keys.split("+")]
        down = [{"type": "keyDown", "value": code} for code in codes]
        self._session.act("key", *down, *({"type": "keyUp", "value": code} for code in reversed(codes)))

    def screenshot(self, path: str) -> None:
        Path(path).write_bytes(b64decode(self._session.ask("GET", "/screenshot")))

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Locator:
    """Elements of a page, found when they are used."""

    def __init__(self, page: Page, steps: tuple[tuple[str, str], ...]) -> None:
        self._page = page
        self._steps = steps

    def __repr__(self) -> str:
        return " ".join(what or kind for kind, what in self._steps)

    @property
    def first(self) -> Locator:
        return Locator(self._page, (*self._steps, ("first", "")))

    def locator(self, selector: str) -> Locator:
        kind, _, path = selector.partition("=") if selector.startswith("xpath=") else ("css", "", selector)
        return Locator(self._page, (*self._steps, (kind, path)))

    def all(self, code: str, argument: object = None) -> Any:
        """Return what a function makes of all elements."""
        return self._page.evaluate(ON_ELEMENT, {"steps": self._steps, "code": code, "argument": argument})

    def count(self) -> int:
        return int(self.all("(nodes) => nodes.length"))

    def wait_for(self, timeout: float = 1000 * PATIENCE) -> None:
        """Wait until the first element is in sight."""
        until = time.monotonic() + timeout / 1000
        while not self.all("([node]) => Boolean(node?.checkVisibility())"):
            assert time.monotonic() < until, f"{self} never came"
            time.sleep(0.1)

    def evaluate(self, code: str, argument: object = None) -> Any:
        self.wait_for()
        return self.all(f"([node], argument) => ({code})(node, argument)", argument)

    def get_attribute(self, name: str) -> str | None:
        return cast("str | None", self.evaluate("(node, name) => node.getAttribute(name)", name))

    def inner_text(self) -> str:
        return str(self.evaluate("node => node.innerText"))

    def click(self, position: Mapping[str, float] | None = None) -> None:
        self.wait_for()
        self._page.click_at(*self.all(SPOT, position))


class WebKit:
    """A browser as `Still` uses it: it has one page."""

    name = "webkit"

    def __init__(self, session: Session) -> None:
        self._session = session
        self.browser_type = self
        self.pages: list[Page] = []

    def new_context(self, **features: object) -> WebKit:  # noqa: ARG002  (as Playwright has it)
        """Return this browser: it can't pretend anything."""
        return self

    def new_page(self) -> Page:
        self.pages.append(Page(self._session, self))
        return self.pages[-1]


@contextmanager
def launched() -> Iterator[Browser]:
    """Start a separate WebKit on a screen of its own and close both at the end. Fail if it is not installed."""
    driver = find()
    assert driver is not None, ADVICE
    read, write = os.pipe()
    screen = subprocess.Popen(
        [SCREEN, "-displayfd", str(write), "-screen", "0", "2000x1400x24", "-nolisten", "tcp"], pass_fds=[write], stderr=subprocess.DEVNULL
    )
    os.close(write)
    with os.fdopen(read) as told:
        display = f":{told.readline().strip()}"
    port = free_port()
    own = {"DISPLAY": display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "GTK_OVERLAY_SCROLLING": "1", "GDK_BACKEND": "x11"}
    server = subprocess.Popen([driver, f"--port={port}"], env={**os.environ, **own}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        session = opened(port)
        browser = WebKit(session)
        yield cast(Browser, browser)
        for page in browser.pages:
            page.close()
        session.ask("DELETE", "")
    finally:
        for process in (server, screen):
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(timeout=15)


def opened(port: int) -> Session:
    """Return a window, once the driver answers."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return Session(port)
        except urllib.error.URLError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


if __name__ == "__main__":
    found = find()
    print(found or ADVICE)
    sys.exit(found is None)
