"""axe finds nothing on any screen, with its rules of good practice too: in a wide pane, and in the dark on a phone.

Charts of the chances (`test_explore`), the pages of a class (`test_pupil_phone`, `test_class_room`) and what a click reveals in JupyterLab
(`test_projector`, `test_class`, `test_simulation`) have the same check in their own tests.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser

import undaunted_nb as un
from tests.browser import axe
from tests.browser.stills import Still
from tests.browser.test_names import SCREENS, shown
from tests.browser.test_on_stage import SLIDES
from tests.browser.test_sizes import SCREENS as EVERY

LOOKS = (("1339x533", False), ("390x800", True))
BUILDERS = [screen for screen in EVERY if screen.startswith("builder")]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(("size", "dark"), LOOKS)
def test_a_screen_has_no_findings(screen: str, size: str, dark: bool, still: Callable[..., Still]) -> None:
    make, do = SCREENS[screen]
    one = still(make(), size, dark=dark)
    one.page.locator(".un").focus()
    do(one)
    one.settle()
    assert axe.violations(one.page, impacts=axe.ALL) == []


def test_the_parts_of_the_builder_have_no_findings(still: Callable[..., Still]) -> None:
    for screen in BUILDERS:
        assert axe.violations(still(EVERY[screen](), LOOKS[0][0]).page, impacts=axe.ALL) == [], screen


def read(slide: Any) -> None:
    """Show all answers of a slide."""
    while slide.view["ask"]:
        slide.next()


SHOWN: dict[str, Callable[[str], Any]] = {
    **SLIDES,
    "losses": lambda language: un.projector(un.losses(un.odds(2, 8), times=3), language=language),
    "a question": lambda language: un.guess("How likely?", un.odds(2, 8), language=language),
}


@pytest.mark.parametrize("name", SHOWN)
@pytest.mark.parametrize("dark", [False, True])
def test_a_slide_has_no_findings_before_and_after_its_answers(name: str, dark: bool, browser: Browser, own_home: object) -> None:
    slide = SHOWN[name]("en")
    for show in (lambda _: None, read):
        show(slide)
        with shown(browser, "projector", slide, dark=dark) as page:
            assert axe.violations(page, impacts=axe.ALL) == []
