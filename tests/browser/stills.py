"""Show tables in a plain page: the real front end and the real kernel side, without JupyterLab.

The page holds one scrolling pane as JupyterLab has it (`.jp-WindowedPanel-outer`), and in it one table. Clicks go to the
`Table` in this process, and its changes go to the page. So a picture takes about a second and many sizes share one browser.

    python -m tests.browser.stills la-raye attack --size 1015x650 --dark --language uk --out x.png
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, Page

import undaunted_nb as un
from tests.browser import table as live
from tests.browser.chromium import launched
from undaunted_nb.i18n import KNOWN
from undaunted_nb.widgets.assets import STATIC
from undaunted_nb.widgets.table import Table

SIZES = ("1015x650", "1290x650", "1366x768", "1600x950", "1920x1080", "800x650", "390x800", "742x496")
"""Widths and heights of the pane, in CSS pixels. The first is a notebook in a window of 1366×768 with the file browser open, the last the same at
125 % of the browser's zoom."""
NARROW = 600
"""The width of a pane below which it is that of a phone."""
THEMES = ("light", "dark")

# The pane: as wide as the window, with JupyterLab's margins around an output, except on the smallest (a phone shows no prompt) and in
# a full screen.
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><style>
html, body { margin: 0; height: 100% }
body { --jp-layout-color0: #fff; --jp-layout-color1: #fff; --jp-border-color2: #e0e0e0; --jp-ui-font-color1: #212121; --jp-ui-font-color2: #5b5546;
  --jp-brand-color1: #1976d2; --jp-ui-font-family: Helvetica, Arial, "Liberation Sans", sans-serif; background: var(--jp-layout-color0);
  font-family: Helvetica, Arial, "Liberation Sans", sans-serif; font-size: 13px }
body[data-jp-theme-light="false"] { --jp-layout-color0: #111; --jp-layout-color1: #111; --jp-border-color2: #333; --jp-ui-font-color1: #e6e6e6;
  --jp-ui-font-color2: #aebac2; --jp-brand-color1: #64b5f6; color: #e6e6e6 }
.jp-WindowedPanel-outer { height: 100vh; overflow: auto; box-sizing: border-box }
.jp-OutputArea { padding: 6px 12px 6px 69px } .bare .jp-OutputArea { padding: 0 }
</style><body data-jp-theme-light="true"><div class="jp-WindowedPanel-outer"><div class="jp-OutputArea"><div class="jp-OutputArea-output"></div></div></div>
"""
# A model as anywidget has it. `kernel` is the other side: it answers with the messages and the whole values that it would have sent.
START = """async ({ state, bare, dark }) => {
  document.body.classList.toggle("bare", bare);
  document.body.dataset.jpThemeLight = String(!dark);
  const listeners = new Map(), values = new Map(Object.entries(state));
  const tell = (name, ...what) => [...(listeners.get(name) ?? [])].forEach((one) => one(...what));
  const model = {
    get: (name) => values.get(name),
    get attributes() { return Object.fromEntries(values); },
    set(name, value) { if (values.get(name) === value) return; values.set(name, value); tell(`change:${name}`, model, value); tell("change", model); },
    on: (name, one) => listeners.set(name, [...(listeners.get(name) ?? []), one]),
    off: (name, one) => listeners.set(name, (listeners.get(name) ?? []).filter((other) => other !== one)),
    save_changes() {},
    send(message) { window.waiting = (window.waiting ?? 0) + 1; window.kernel(message).then((answer) => { window.take(answer); window.waiting -= 1; }); },
    widget_manager: { get_model: async () => model },
  };
  window.take = ({ whole, messages }) => {
    for (const message of messages) tell("msg:custom", message, []);
    for (const [name, value] of Object.entries(whole)) model.set(name, value);
  };
  window.model = model;
  const ends = [await window.widget.initialize?.({ model })];
  ends.push(await window.widget.render({ model, el: document.querySelector(".jp-OutputArea-output") }));
  window.leave = () => ends.forEach((end) => end?.());
}"""
# The front end is loaded once for all tables of a page, as in JupyterLab.
LOAD = """async ({ script, style }) => {
  document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
  window.widget = (await import(URL.createObjectURL(new Blob([script], { type: "text/javascript" })))).default;
  window.empty = [document.head, document.body].map((part) => [part, part.innerHTML]);
}"""
# Returns false where there is nothing to clear because a test has opened another page.
CLEAR = """async () => {
  if (!window.empty) return false;
  if (document.fullscreenElement) await document.exitFullscreen();
  window.leave?.();
  for (const name of ["leave", "model", "take", "waiting"]) delete window[name];
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) if (name !== "lang") element.removeAttribute(name);
  document.documentElement.lang = "en";
  for (const [part, html] of window.empty) part.innerHTML = html;
  return true;
}"""
SETTLED = """async () => {
  const turn = (ms) => new Promise((done) => setTimeout(done, ms));
  do await turn(5); while (window.waiting > 0);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


class Sheet:
    """A page that shows one table after the other: a new page takes four times as long."""

    _free: ClassVar[WeakKeyDictionary[Browser, list[Sheet]]] = WeakKeyDictionary()

    def __init__(self, browser: Browser, *, touch: bool) -> None:
        self.touch = touch
        self.errors: list[str] = []
        self.answers: Callable[[Any], Any] = dict
        self.page: Page = browser.new_context(has_touch=touch).new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.expose_function("kernel", self._answer)
        self._load()

    def _load(self) -> None:
        self.page.goto("about:blank")
        self.page.set_content(PAGE)
        self.page.evaluate(
            LOAD, {part: (STATIC / f"table.{end}").read_text(encoding="utf-8") for part, end in (("script", "js"), ("style", "css"))}
        )

    @classmethod
    def take(cls, browser: Browser, *, touch: bool) -> Sheet:
        """Return a sheet that nothing uses."""
        free = cls._free.setdefault(browser, [])
        found = next((sheet for sheet in free if sheet.touch == touch), None)
        if found is None:
            return cls(browser, touch=touch)
        free.remove(found)
        return found

    def _answer(self, message: Any) -> Any:
        return self.answers(message)

    def give_back(self) -> None:
        """Clear the page for the next table."""
        self.errors = []
        self.answers = dict
        self.page.context.clear_permissions()
        browser = self.page.context.browser
        assert browser
        outside = -1 if browser.browser_type.name == "chromium" else 0  # others refuse a point that is not in their window
        self.page.mouse.move(outside, outside)
        if not self.page.evaluate(CLEAR):
            self._load()
        self._free[browser].append(self)


class Still:
    """One table in a page. ``table`` is its kernel side; ``page`` shows it. Its page is for another table after `close`.

    A narrow page is that of a phone. ``touch``: whether a finger is what its reader has (default: only there). ``listen``: a script that runs
    before the table is there.
    """

    def __init__(
        self,
        browser: Browser,
        table: Table,
        size: str = SIZES[0],
        *,
        dark: bool = False,
        calm: bool = True,
        touch: bool | None = None,
        listen: str = "",
    ) -> None:
        width, height = map(int, size.split("x"))
        self.table = table
        self._out: list[Any] = []
        table.send = lambda content, buffers=None: self._out.append(content)  # type: ignore[method-assign]  # noqa: ARG005
        self._names = [name for name, trait in table.traits(sync=True).items() if trait.this_class is Table and name != "shared"]
        self._sheet = Sheet.take(browser, touch=width < NARROW if touch is None else touch)
        self._sheet.answers = self._kernel
        self.errors = self._sheet.errors
        self.page = self._sheet.page
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme="light", reduced_motion="reduce" if calm else "no-preference")
        state = json.loads(json.dumps({**self._values(), "art": table.shared.art}))
        if listen:
            self.page.evaluate(listen)
        self.page.evaluate(START, {"state": state, "bare": width < NARROW, "dark": dark})
        self.settle()

    def _values(self) -> dict[str, Any]:
        return {name: getattr(self.table, name) for name in self._names}

    def _kernel(self, message: Mapping[str, Any]) -> dict[str, Any]:
        before = self._values()
        self.table._on_message(self.table, dict(message), [])
        return self._answer(before)

    def _answer(self, before: Mapping[str, Any]) -> dict[str, Any]:
        said, self._out = self._out, []
        known = {name for one in said if one.get("kind") == "change" for name in one["parts"]}
        whole = {name: value for name, value in self._values().items() if name not in known and value != before[name]}
        answer: dict[str, Any] = json.loads(json.dumps({"whole": whole, "messages": said}))  # as it would be on the wire
        return answer

    def look(self, size: str = "", *, dark: bool | None = None) -> None:
        """Change the window's size or the theme."""
        if size:
            width, height = map(int, size.split("x"))
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate("bare => document.body.classList.toggle('bare', bare)", width < NARROW)
        if dark is not None:
            self.page.evaluate("dark => { document.body.dataset.jpThemeLight = String(!dark); }", dark)
        self.page.evaluate(SETTLED)

    def send(self, kind: str, target: str = "", **more: Any) -> None:
        """Handle a message as from the page, and show the result."""
        self.act(lambda table: table._on_message(table, {"kind": kind, "target": target, "revision": table.revision, **more}, []))

    def act(self, do: Callable[[Table], object]) -> None:
        """Do something with the table, and show the result."""
        before = self._values()
        do(self.table)
        self.page.evaluate("answer => window.take(answer)", self._answer(before))
        self.settle()

    def speak(self, language: str) -> None:
        """Change the language of the table."""
        self.send("language", language)

    def click(self, selector: str) -> None:
        """Click on the page, and wait until the table has answered."""
        self.page.locator(selector).first.click()
        self.settle()

    def settle(self) -> None:
        """Wait until every message is answered and drawn."""
        self.page.evaluate(SETTLED)

    def picture(self, path: str | Path) -> None:
        """Save a picture of the window."""
        self.page.screenshot(path=str(path))

    def close(self) -> None:
        """Leave the page."""
        self._sheet.give_back()


class StillTable(live.Table):
    """The table of a still, which is seen and used as the one in a notebook."""

    settled, model = SETTLED, "() => window.model"

    def __init__(self, still: Still) -> None:
        self.page = still.page

    def notebook(self) -> Any:
        """Return nothing: there is no notebook."""


# ---------------------------------------------------------------- tables to look at


def _game(name: str, side: str, lines: tuple[str, ...] = (), seed: int = 44) -> Callable[[], Table]:
    def make() -> Table:
        game = un.new_game(name, seed=seed)
        for line in lines:
            game.play(line)
        table: Table = un.table(game, side=side, resume=False)
        return table

    return make


TABLES: dict[str, Callable[[], Table]] = {
    "la-raye": _game("normandy/la-raye", "US"),
    "hills": _game("normandy/hills", "US"),
    "critical-intelligence": _game("normandy/critical-intelligence", "US"),
    "convoy": _game("north-africa/convoy", "LRDG", seed=4),
    "pegasus-bridge": _game("memoir44/pegasus-bridge", "allies", seed=4),
    "long-front": _game("memoir44/long-front", "", seed=4),
    "example-round": lambda: un.walkthrough("normandy/example-round"),
    "lesson-moving": lambda: un.lesson("normandy/moving"),
    "lesson-infantry": lambda: un.lesson("memoir44/infantry"),
    "lesson-vehicles": lambda: un.lesson("north-africa/first-look"),
    "quiz": lambda: un.quiz(seed=3),
    "quiz-typed": lambda: un.quiz(seed=17),
    "quiz-memoir44": lambda: un.quiz("memoir44", seed=3),
    "quiz-north-africa": lambda: un.quiz("north-africa", seed=3),
}
"""Tables by name, each made when it is asked for."""


def main() -> None:
    """Draw one table and save the picture."""
    parser = argparse.ArgumentParser(description="Draw one table, without JupyterLab, and save the picture.")
    parser.add_argument("table", choices=sorted(TABLES))
    parser.add_argument("do", nargs="*", help="what to do first: a CSS selector to click, or KIND=TARGET to send (tap=card:Rifleman A)")
    parser.add_argument("--size", default=SIZES[0])
    parser.add_argument("--language", default="en", choices=list(KNOWN))
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--moving", action="store_true", help="do not ask for reduced motion")
    parser.add_argument("--out", default="still.png")
    asked = parser.parse_args()
    with launched() as browser:
        still = Still(browser, TABLES[asked.table](), asked.size, dark=asked.dark, calm=not asked.moving)
        if asked.language != "en":
            still.speak(asked.language)
        for deed in asked.do:
            kind, sign, target = deed.partition("=")
            if sign and kind.isalpha():
                still.send(kind, target)
            else:
                still.click(deed)
        still.picture(asked.out)
        for error in still.errors:
            print(error)
    print(asked.out)


if __name__ == "__main__":
    main()
