"""Everything that can have the focus has a role, a name and its state in the browser's own accessibility tree.

axe computes names by itself: it found one in a button that has none in Chromium.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import undaunted_nb as un
from tests.browser.stills import PAGE, START, TABLES, Still
from undaunted_nb.widgets.assets import STATIC

ROLES = {
    "button",
    "radio",
    "tab",
    "textbox",
    "searchbox",
    "slider",
    "spinbutton",
    "combobox",
    "link",
    "group",
    "article",
    "checkbox",
    "region",
}
ROLES |= {"ComboBox", "MenuListPopup", "DisclosureTriangle", "LabelText", "listbox", "menulist", "image", "document"}
STATES = {"aria-pressed": "pressed", "aria-checked": "checked", "aria-expanded": "expanded", "aria-disabled": "disabled"}
FOCUSABLE = ":is(button, input, select, textarea, a[href], summary, [tabindex]):not([disabled])"
# The visible things that can have the focus, with the states that they claim.
CLAIMED = f"""() => [...document.querySelectorAll('.un {FOCUSABLE}')]
  .filter((node) => node.checkVisibility({{ visibilityProperty: true }}) && !node.closest("[inert]"))
  .map((node, number) => {{
    node.dataset.number = number;
    return [node.dataset.key || node.outerHTML.slice(0, 80), Object.fromEntries([...node.attributes].map(({{ name, value }}) => [name, value]))];
  }})"""


def wrong_in(page: Page) -> list[str]:
    """Return what is wrong with the names, roles and states of the things that can have the focus."""
    tree = page.context.new_cdp_session(page)
    tree.send("Accessibility.enable")
    claimed = page.evaluate(CLAIMED)
    nodes = {node["backendDOMNodeId"]: node for node in tree.send("Accessibility.getFullAXTree")["nodes"] if "backendDOMNodeId" in node}
    root = tree.send("DOM.getDocument", {"depth": -1})["root"]
    ids = dict(numbers(root))
    assert len(claimed) > 1, "the screen is empty"
    return [
        found for number, (name, attributes) in enumerate(claimed) if (found := wrong(name, attributes, nodes.get(ids.get(str(number)))))
    ]


def numbers(node: Any) -> Any:
    """Yield the numbers of the elements of a document, with their ids in the tree."""
    attributes = node.get("attributes", [])
    found = dict(zip(attributes[::2], attributes[1::2], strict=True))
    if "data-number" in found:
        yield found["data-number"], node["backendNodeId"]
    for kid in node.get("children", []):
        yield from numbers(kid)


def wrong(name: str, attributes: dict[str, str], node: Any) -> str:
    """Return what is wrong with a thing, or nothing."""
    if node is None or node.get("ignored"):
        return f"{name}: not in the tree"
    role, said = node["role"]["value"], node.get("name", {}).get("value", "").strip()
    if role not in ROLES:
        return f"{name}: its role is {role}"
    if not said:
        return f"{name}: a {role} without a name"
    states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    for attribute, state in STATES.items():
        if attribute in attributes and str(states.get(state, False)).lower() != attributes[attribute]:
            return f"{name}: {attribute} is {attributes[attribute]}, but {state} is {states.get(state)}"
    return ""


def begun() -> Any:
    game = un.new_game("normandy/la-raye", seed=4)
    return un.table(game, side="US", opponent="random", resume=False)


def review(still: Still) -> None:
    still.send("end")
    still.send("replay", "open")


SCREENS: dict[str, tuple[Callable[[], Any], Callable[[Still], object]]] = {
    "home": (un.home, lambda _: None),
    "start sheet": (un.home, lambda still: still.send("home", "start:normandy/la-raye")),
    "lesson": (TABLES["lesson-moving"], lambda still: still.send("coach", "next")),
    "question": (TABLES["quiz"], lambda _: None),
    "answer": (TABLES["quiz"], lambda still: still.send("coach", "option:1")),
    "typed question": (TABLES["quiz-typed"], lambda _: None),
    "Normandy": (TABLES["la-raye"], lambda _: None),
    "North Africa": (TABLES["convoy"], lambda _: None),
    "Memoir ’44": (TABLES["pegasus-bridge"], lambda _: None),
    "walkthrough": (TABLES["example-round"], lambda still: still.send("next")),
    "odds": (TABLES["la-raye"], lambda still: still.send("chances", "on")),
    "why not": (TABLES["la-raye"], lambda still: still.send("tap", "place:2B")),
    "builder": (lambda: un.build(resume=False), lambda _: None),
    "reading page": (TABLES["la-raye"], lambda still: still.page.keyboard.press("/")),
    "keys": (TABLES["la-raye"], lambda still: still.page.keyboard.press("?")),
    "menu": (TABLES["la-raye"], lambda still: still.click(".un [data-key='tool:menu']")),
    "review": (begun, review),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_that_can_have_the_focus_has_a_name(screen: str, still: Callable[..., Still]) -> None:
    table, do = SCREENS[screen]
    one = still(table(), "1339x533")
    one.page.locator(".un").focus()
    do(one)
    one.settle()
    assert wrong_in(one.page) == []


@contextmanager
def shown(browser: Browser, bundle: str, widget: Any, *, dark: bool = False) -> Iterator[Page]:
    """Yield a page with a widget for classes, whose kernel does not answer."""
    page = browser.new_page()
    page.set_content(PAGE)
    script, style = ((STATIC / f"{bundle}.{end}").read_text(encoding="utf-8") for end in ("js", "css"))
    page.evaluate(
        """async ({ script, style }) => {
          document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
          window.widget = (await import(URL.createObjectURL(new Blob([script], { type: "text/javascript" })))).default;
        }""",
        {"script": script, "style": style},
    )
    names = [
        name
        for name in widget.traits(sync=True)
        if not name.startswith("_") and name not in ("layout", "comm", "keys", "tooltip", "tabbable")
    ]
    state = {name: value for name in names if isinstance(value := getattr(widget, name), str | int | dict | list | None)}
    page.evaluate(START, {"state": state, "bare": False, "dark": dark})
    yield page
    page.close()


@pytest.mark.parametrize(
    ("bundle", "make"),
    [
        ("projector", lambda: un.projector(3, 9, (4, 4, 4))),
        ("projector", lambda: un.guess("How likely is at least one hit?", un.odds(2, 8))),
        ("simulation", lambda: un.explore(dice=2, base=5, cover=1, range=2)),
    ],
    ids=["projector", "guess", "explorer"],
)
def test_everything_of_a_widget_for_classes_has_a_name(bundle: str, make: Callable[[], Any], browser: Browser, own_home: object) -> None:
    with shown(browser, bundle, make()) as page:
        assert wrong_in(page) == []
