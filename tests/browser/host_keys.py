"""Whether a notebook keeps its cells while keys are pressed on a table.

    python -m tests.browser.host_keys --notebook PYTHON [--site build/lite]

tries the widgets in the Notebook 7 of another Python, and in the browser-only site's two kinds of pages. JupyterLab has a test.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

import nbformat
from playwright.sync_api import Page, TimeoutError  # noqa: A004  (the browser's, not Python's)

from tests.browser.chromium import launched
from tests.browser.conftest import OPENED, RUN_ALL
from tests.browser.entrances import Other, running
from tests.browser.files import served

CELLS = (
    "import undaunted_nb as un\nun.set_language('en')\nun.lesson('normandy/moving')",
    "un.projector(3, 9, (4, 4, 4))",
    "un.explore()",
    "un.build()",
    "un.guess(un.odds(2, 8))",
    "1 + 1",
)
"""Cells with all that keys are for, and one that keys could destroy."""
# What is in front, and each cell's text, kind and number, and how many outputs it has.
CELLS_NOW = """[window.jupyterapp.shell.currentWidget.title.label, ...(window.notebook ??= window.jupyterapp.shell.currentWidget)
  .content.widgets.map(({ model }) =>
    [model.type, model.sharedModel.getSource(), model.executionCount ?? null, model.outputs?.length ?? 0].join(" | "))]"""
NOTEBOOK = f"() => {CELLS_NOW}"
# As Notebook 7 does it: the shortcuts hear a key before the page's own listeners.
CAPTURE = """() => {
  const { commands } = window.jupyterapp;
  document.addEventListener("keydown", (event) => commands.processKeydownEvent(event), true);
}"""
FOCUS = """(selector) => {
  const thing = document.querySelector(selector);
  thing.scrollIntoView({ block: "center" });
  thing.focus();
}"""
INSIDE = """() => Boolean(document.activeElement?.closest(".un"))"""
# The focus goes back to the table if a key has led out of it.
BACK = f"""(selector) => {{
  if (!document.activeElement?.closest(".un")) document.querySelector(selector).focus();
  return {CELLS_NOW};
}}"""
TILE = ".un [data-region=map] [tabindex='0']"
SLIDE = ".un.projector:not(:has(.poll))"
POLL = ".un.projector:has(.poll)"
DICE = "() => [...document.querySelectorAll('.un.projector .die')].map(({ dataset }) => dataset.face).join(' ')"
ZOOMED = ".un [style*='touch-action: none']"
PIECE = ".un [data-region=map] [data-place='17B']"
ACTION = ".un [data-target='do:move']"
FULL = "document.fullscreenElement?.matches('.un')"
EMPTY = "!document.fullscreenElement"


def focus_in(region: str) -> str:
    """Return the script that tells whether the focus is in a region of the table."""
    return f"document.activeElement.closest('[data-region]')?.dataset.region === '{region}'"


def there(selector: str) -> str:
    """Return the script that tells whether something is there."""
    return f'document.querySelector("{selector}") !== null'


REGIONS = (("m", focus_in("map")), ("k", focus_in("hand")), ("t", focus_in("coach")), ("m", focus_in("map")))
SHOWN = (
    ("+", there(ZOOMED)),
    ("0", f"!({there(ZOOMED)})"),
    ("c", there(".un [data-key=chances][aria-pressed=true]")),
    ("c", f"!({there('.un [data-key=chances][aria-pressed=true]')})"),
    ("f", FULL),
    ("f", EMPTY),
    ("l", there(".un .drawer.log")),
    ("Escape", f"!({there('.un .drawer')})"),
    ("?", there(".un .drawer.help")),
    ("/", "document.activeElement.matches('.un [data-search]')"),
    ("Escape", focus_in("map")),
)
SAID = "document.querySelector('.un [data-key=notice]').textContent.trim() !== ''"
CHOICE = ".un [data-region=map] [data-aim]"
CARD = there(".un .card [data-card-name][aria-pressed=true]")
INTRODUCED = "!document.querySelector('.un .coach').textContent.includes('1 of 5')"
AIMED = (
    ("Enter", there(CHOICE)),
    ("n", f"document.activeElement.matches('{CHOICE}')"),
    ("Escape", "true"),  # the line about the tile closes first
    ("Escape", f"!({there(CHOICE)})"),
    ("Escape", f"!({CARD})"),
)
"""Keys on the lesson’s first page, where what can be chosen is lit."""
PLAYED = (
    ("Alt+ArrowRight", f"!({INTRODUCED})"),
    ("1", CARD),
    ("Escape", f"!({CARD})"),
    ("Shift+E", there(".un .head [data-kind=undo]:not([disabled])")),
    ("Control+z", there(".un .head [data-kind=redo]:not([disabled])")),
    ("Control+Shift+z", there(".un .head [data-kind=undo]:not([disabled])")),
    ("Control+z", there(".un .head [data-kind=redo]:not([disabled])")),
    ("h", "document.querySelector('.un .coach').textContent.includes('What to do')"),
    ("Alt+ArrowLeft", INTRODUCED),
)
"""Keys that the table names, and what is true afterward."""

# Without this, a notebook draws only the cells in sight.
ALL_CELLS = """() => {
  const { content } = window.jupyterapp.shell.currentWidget;
  content.notebookConfig = { ...content.notebookConfig, windowingMode: "none" };
}"""

LETTERS = tuple("abcdefghijklmnopqrstuvwxyz")
NAMED = ("Enter", "Escape", "Backspace", "Delete", "Insert", "Home", "End", "PageUp", "PageDown", "Space")
ARROWS = ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown")
SIGNS = tuple("0123456789-=[]\\;',./`")
FUNCTIONS = tuple(f"F{n}" for n in range(1, 13))
EVERY = (*LETTERS, *NAMED, *ARROWS, *SIGNS, *FUNCTIONS)
MODIFIERS = ("", "Shift+", "Control+", "Alt+", "Meta+", "Control+Shift+", "Alt+Shift+", "Control+Alt+")
HOSTS = {"Control+s", "Control+b", "Control+f", "Control+Shift+s", "Control+Shift+c", "Shift+F10"}
"""Keys that go on to the notebook: save, side bar, search, save as, commands. The last one is the browser’s: its menu becomes the notebook’s."""
TWICE = ("d", "0", "i", "g")
"""Keys that a notebook knows as pairs: delete, restart, interrupt."""


def press_every_key(page: Page) -> list[str]:
    """Press every key on a tile of the map, with and without modifiers. Return the first one after which the notebook is another one."""
    page.evaluate(FOCUS, TILE)
    before = page.evaluate(NOTEBOOK)
    for modifier in MODIFIERS:
        for key in EVERY:
            if f"{modifier}{key}" in HOSTS:
                continue
            for _ in range(1 + (key in TWICE)):
                page.keyboard.press(f"{modifier}{key}")
            if (now := page.evaluate(BACK, TILE)) != before:
                return [f"{modifier}{key}: {[cell for cell in before if cell not in now] or now}"]
    for key in ("Control+s", "Control+b"):
        page.keyboard.press(key)
    return [] if page.evaluate(NOTEBOOK) == before else ["the host’s own keys"]


def use_every_widget(page: Page) -> None:
    """Use the keys of each widget. Each does its thing, and the notebook stays as it is."""
    before = page.evaluate(NOTEBOOK)
    for use in (use_table, use_projector, use_guess, use_explorer, use_builder):
        use(page)
        assert page.evaluate(NOTEBOOK) == before, use.__name__
        assert page.evaluate(INSIDE), f"{use.__name__}: the focus is lost"


def press_in_turn(page: Page, *keys: tuple[str, str]) -> None:
    """Press keys. After each, wait until what it does is true."""
    for key, true in keys:
        page.keyboard.press(key)
        try:
            page.wait_for_function(f"() => {true}")
        except TimeoutError as late:
            raise AssertionError(f"{key}: {true}") from late


def use_table(page: Page) -> None:
    """Arrows move, each key that the table names does its thing, and the keys of a notebook's command mode do nothing."""
    page.evaluate(FOCUS, TILE)
    key = "() => document.activeElement.dataset.key"
    start = page.evaluate(key)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(key) != start
    press_in_turn(page, *REGIONS, *SHOWN)
    for dead in ("x", "d", "d", "b", "y", "Shift+m", "Control+x", "Control+Enter", "Shift+Enter"):
        page.keyboard.press(dead)
    page.evaluate(FOCUS, ".un [data-target='place:17B']")
    press_in_turn(page, ("p", f"document.activeElement.matches({PIECE!r})"), ("1", CARD), ("n", SAID))
    page.evaluate(FOCUS, ACTION)
    press_in_turn(page, *AIMED)
    paste(page)
    press_in_turn(page, *PLAYED)


def paste(page: Page) -> None:
    """Copy a text from the search box. Pasted anywhere else on the table, it is opened, and here it is not a link."""
    page.evaluate(FOCUS, TILE)
    press_in_turn(page, ("/", "document.activeElement.matches('.un [data-search]')"))
    page.keyboard.type("no link")
    for key in ("Control+a", "Control+c"):
        page.keyboard.press(key)
    press_in_turn(page, ("Escape", focus_in("map")), ("Control+v", there(".un .drawer [role=alert]")))
    press_in_turn(page, ("Escape", f"!({there('.un .drawer')})"))


def use_projector(page: Page) -> None:
    """Keys show, hide and hide all, fill the screen and turn a die."""
    page.evaluate(FOCUS, SLIDE)
    count = f"document.querySelectorAll({SLIDE + ' ol li'!r}).length"
    shown = page.evaluate(count)
    one, two = (f"{count} === {shown + n}" for n in (1, 2))
    before = f"{count} === {shown}"
    press_in_turn(
        page, ("ArrowRight", one), ("Space", two), ("ArrowLeft", one), ("PageDown", two), ("PageUp", one), ("r", f"{count} === 0")
    )
    press_in_turn(page, *(("ArrowRight", f"{count} === {n + 1}") for n in range(shown)), ("f", FULL), ("f", EMPTY))
    assert page.evaluate(f"() => {before}")
    dice = page.evaluate(DICE)
    page.keyboard.press("ArrowUp")
    page.wait_for_function(f"before => ({DICE})() !== before", arg=dice)
    page.keyboard.press("ArrowDown")
    page.wait_for_function(f"before => ({DICE})() === before", arg=dice)
    page.keyboard.press("x")


def use_guess(page: Page) -> None:
    """A digit begins a guess, Enter adds it, and the keys of the slide show what comes next."""
    page.evaluate(FOCUS, POLL)
    dots, lines = (f"document.querySelectorAll({f'{POLL} {part}'!r}).length" for part in (".plot > i", "ol li"))
    guesses, shown = page.evaluate(dots), page.evaluate(lines)
    entry = page.locator(f"{POLL} input")
    press_in_turn(page, ("4", there(f"{POLL} input:focus")))
    page.keyboard.press("0")
    assert entry.input_value() == "40"
    for typed in ("x", "b", "Backspace", "Backspace"):  # letters of a notebook's command mode are text here
        page.keyboard.press(typed)
    assert entry.input_value() == "40"
    press_in_turn(page, ("Enter", f"{dots} === {guesses + 1}"))
    page.evaluate(FOCUS, POLL)
    press_in_turn(page, ("ArrowRight", f"{lines} === {shown + 1}"), ("ArrowLeft", f"{lines} === {shown}"))
    for dead in ("x", "d", "d", "b"):
        page.keyboard.press(dead)


def use_explorer(page: Page) -> None:
    """An arrow moves the slider."""
    slider = page.locator(".un input[type=range]").first
    slider.evaluate("node => { node.scrollIntoView({ block: 'center' }); node.focus(); }")
    before = slider.input_value()
    page.keyboard.press("ArrowRight" if before != slider.get_attribute("max") else "ArrowLeft")
    assert slider.input_value() != before
    page.keyboard.press("x")


def use_builder(page: Page) -> None:
    """The arrows go through what can be laid, Escape lets it go, and Control+Z is the builder's."""
    page.evaluate(FOCUS, ".un [data-region^=build] [data-nav]:not([disabled])")
    page.keyboard.press("ArrowRight")
    for key in ("x", "d", "d", "Delete", "Escape", "Control+z"):
        page.keyboard.press(key)


def write(path: Path) -> None:
    made = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(code) for code in CELLS])
    made.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3 (ipykernel)", "language": "python"}
    nbformat.write(made, path)


def ready(page: Page) -> None:
    """Wait until all widgets are drawn."""
    page.evaluate(ALL_CELLS)
    for drawn in (".un .map", SLIDE, POLL, ".un input[type=range]", ".un [data-region^=build]"):
        page.locator(drawn).first.wait_for(state="attached")


def show(page: Page, address: str, name: str) -> None:
    """Open a notebook and run it."""
    page.goto(address)
    page.wait_for_function(OPENED, arg=name)
    page.evaluate(RUN_ALL)
    ready(page)


def report(name: str, page: Page) -> None:
    print(name, "capture" if "Notebook" in name else "")
    use_every_widget(page)
    print("  the keys of each widget work")
    print("  keys that change the notebook:", press_every_key(page) or "none", flush=True)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--notebook", metavar="PYTHON", nargs="*", default=[])
    asked.add_argument("--site", type=Path)
    told = asked.parse_args()
    options = ("--no-browser", "--allow-root", "--JupyterNotebookApp.expose_app_in_browser=True", "--IdentityProvider.token=")
    with launched() as browser, tempfile.TemporaryDirectory() as places:
        for number, python in enumerate(told.notebook):
            folder = Path(places) / str(number)
            folder.mkdir()
            write(folder / "keys.ipynb")
            page = browser.new_context(viewport={"width": 1366, "height": 768}).new_page()
            page.set_default_timeout(180_000)
            with running(server := Other(folder, python, "-m", "notebook", "--ServerApp.port=PORT", *options)):
                show(page, f"{server.url}/notebooks/keys.ipynb", "keys.ipynb")
                report(f"Notebook of {python}", page)
        if told.site:
            with served(told.site) as address:
                lite(browser.new_context(viewport={"width": 1366, "height": 768}).new_page(), address)


def lite(page: Page, address: str) -> None:
    """Try the two kinds of pages of the site. The first notebook there has a table only."""
    page.set_default_timeout(180_000)
    for kind in ("lab", "notebooks"):
        page.goto(f"{address}/{kind}/index.html?path=01-the-example-round.ipynb")
        page.wait_for_function(OPENED, arg="01-the-example-round.ipynb")
        page.evaluate(RUN_ALL)
        page.locator(".un .map").first.wait_for()
        print(kind, press_every_key(page) or "none", flush=True)


if __name__ == "__main__":
    main()
