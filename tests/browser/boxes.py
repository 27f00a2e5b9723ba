"""Where the parts of a table are in two browsers."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser

from tests.browser.stills import Still
from tests.browser.test_one_screen import MEASURE
from undaunted_nb.widgets.table import Table

LINE = 20
"""The pixels that may be between them: one line more or less of a text, because each browser measures letters in its own way."""


def differences(first: Browser, second: Browser, make: Callable[[str], Table], name: str, size: str) -> list[str]:
    """Return what is wrong with a table in the second browser, and what is elsewhere or other than in the first one."""
    stills = [Still(browser, make(name), size, touch=False) for browser in (first, second)]
    there, here = (still.page.evaluate(MEASURE) for still in stills)
    for still in stills:
        still.close()
    found = [*here["wrong"]]
    found += [f"{part}: {here[part]}, not {there[part]}" for part in ("layout", "hand", "panel", "chance") if here[part] != there[part]]
    for part in there["boxes"] | here["boxes"]:
        box, other = here["boxes"].get(part), there["boxes"].get(part)
        if not (box and other) or max(abs(a - b) for a, b in zip(box, other, strict=True)) > LINE:
            found.append(f"{part} is at {box}, not at {other}")
    return found
