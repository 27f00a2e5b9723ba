"""The builder in a real browser: La Raye click by click, and the same work with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import undaunted_nb as un
from tests.browser.axe import violations
from tests.browser.conftest import restart_kernel, run_all
from tests.browser.lab import Lab
from tests.browser.stills import Still
from tests.building.la_raye import COUNTERS, DECK, THINGS, TILES, UNITS
from tests.building.test_desk import FOLDER, meaning
from tests.sampling import cover
from undaunted_nb.games.memoir44 import builder as memoir44
from undaunted_nb.games.undaunted import builder as undaunted
from undaunted_nb.i18n import LANGUAGES

MOST_CLICKS = 100
"""Ten minutes at six seconds per click. The work below takes fewer."""
SIZES = ("1015x650", "1290x650", "800x650", "390x800")


@pytest.fixture(autouse=True)
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


class Hand:
    """A person at the builder who counts the clicks. Typing a value takes one click into its field."""

    def __init__(self, still: Still) -> None:
        self.still, self.page, self.clicks = still, still.page, 0

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.clicks += 1
        self.still.settle()

    def build(self, target: str) -> None:
        self.click(f'[data-kind="build"][data-target="{target}"]')

    def place(self, name: str) -> None:
        self.click(f'[data-region="map"] [data-target="place:{name}"]')

    def fill(self, name: str, value: str, field: str = "data-set") -> None:
        self.click(f'[{field}="{name}"]' if name else f"[{field}]")
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(value)
        self.page.keyboard.press("Enter")
        self.still.settle()


@pytest.fixture
def still(browser: Browser) -> Iterator[Still]:
    still = Still(browser, un.build(), "1290x650")
    yield still
    still.close()
    assert still.errors == []


def test_la_raye_click_by_click_is_the_shipped_scenario(still: Still) -> None:
    hand = Hand(still)
    for tile, place in TILES.items():
        if place and still.table.marks["chosen"] != [place]:
            hand.place(place)
        hand.build(f"pick:tile:{tile}")
    hand.build("tab:marks")
    for name, places in THINGS.items():
        hand.build(f"pick:{name}")
        for place in places:
            hand.place(place)
    hand.build("tab:counters")
    for side, tile in COUNTERS.items():
        hand.place(tile)
        for unit in UNITS:
            hand.build(f"pick:counter:{side}:{unit}")
    hand.build("tab:cards")
    for card, count in DECK.items():
        for _ in range(count):
            hand.click(f'[aria-label="One more: {card}, deck"]')
    hand.build("act:rest:us")
    hand.build("act:same:us")
    hand.build("tab:goals")
    hand.fill("goal:us:points", "5")
    hand.fill("goal:de:points", "5")
    hand.build("tab:about")
    hand.fill("title", "La Raye")
    hand.fill("", "la raye", "data-file")
    shipped = (FOLDER / "undaunted/normandy/scenarios/la-raye.toml").read_text("utf-8")
    assert meaning(Path("la raye.toml").read_text("utf-8")) == meaning(shipped)
    print(f"La Raye takes {hand.clicks} clicks.")  # shown by `pytest -s`
    assert hand.clicks <= MOST_CLICKS
    hand.build("play")
    assert still.page.locator(".hand").count() == 1
    assert still.table.head["title"] == "La Raye"


def test_keyboard_alone_lays_a_board_with_things_on_it(still: Still) -> None:
    page = still.page

    def press(*keys: str) -> None:
        for key in keys:
            page.keyboard.press(key)
            still.settle()

    def focused() -> str:
        return str(page.evaluate("() => document.activeElement.dataset.target ?? document.activeElement.dataset.set ?? ''"))

    def tab_to(start: str) -> None:
        for _ in range(60):
            if focused().startswith(start):
                return
            press("Tab")
        raise AssertionError(start)

    page.locator(".house").focus()
    tab_to("pick:tile:")
    press("ArrowRight", "ArrowDown", "Enter")  # a button on the second row of the grid
    first = [place["id"] for place in still.table.ground["places"] if place["id"][0] != "+"]
    assert len(first) == 1
    tab_to("type")
    page.keyboard.type("17b 13B")
    press("Enter")
    page.locator(".house").focus()
    tab_to("place:")
    assert focused() in ("place:+0,-2", f"place:{first[0]}")
    page.locator('[data-target="place:17B"]').focus()
    press("ArrowDown")
    assert focused() == "place:13B"
    press("Delete")
    assert "13B" not in str(still.table.builder.draft)
    press("Control+z")
    assert "13B" in str(still.table.builder.draft)
    page.locator(".house").focus()
    tab_to("tab:board")
    press("ArrowRight", "Enter")
    tab_to("pick:objective:")
    press("ArrowRight", "Enter")
    page.locator('[data-target="place:17B"]').focus()
    press("Enter", "Escape")
    assert still.table.builder.draft["objectives"] == {"17B": 2}
    assert still.table.build["brush"] == ""


def test_hexes_are_painted_with_one_thing(still: Still) -> None:
    still.send("home", "build:memoir44")
    hand = Hand(still)
    hand.build("pick:terrain:forest")
    for place in ("C5", "D5", "D5"):
        hand.place(place)
    assert still.table.builder.draft["terrain"] == {"forest": ["C5"]}
    hand.build("tab:units")
    hand.build("pick:unit:axis:armor")
    hand.place("C5")
    hand.click('[data-place="C5"]')  # a click on the unit counts for its hex
    assert still.table.builder.draft["units"] == {"allies": {}, "axis": {}}


TABS = {
    "normandy/la-raye": undaunted.TABS,
    "north-africa/convoy": undaunted.TABS,
    "memoir44/sword-beach": memoir44.TABS,
}
LOOKS = cover((source, size, tab) for source, tabs in TABS.items() for size in SIZES for tab in tabs)


@pytest.mark.parametrize("source", TABS)
def test_every_tab_fits_its_screen_and_is_accessible(browser: Browser, source: str) -> None:
    still = Still(browser, un.build(source, resume=False), SIZES[0])
    for of, size, tab in LOOKS:
        if of != source:
            continue
        still.look(size, dark=size == SIZES[1])
        still.send("build", f"tab:{tab}")
        assert overflow(still.page) == [], (size, tab)
        if size == SIZES[0] or tab == TABS[source][0]:
            assert violations(still.page) == [], (size, tab)
    for language in [*LANGUAGES][1:]:  # English is seen above
        still.look(SIZES[0], dark=False)
        still.speak(language)
        assert overflow(still.page) == [], language
    assert still.errors == []
    still.close()


def overflow(page: Page) -> list[str]:
    """Return what is wider than the builder, or reaches below the window."""
    found: list[str] = page.evaluate("""() => {
      const bench = document.querySelector(".bench"), box = bench.getBoundingClientRect(), wrong = [];
      if (box.bottom > innerHeight + 1) wrong.push("the page is too high");
      for (const one of bench.querySelectorAll("button, input, select, textarea, p, h2, h3")) {
        const { left, right, width } = one.getBoundingClientRect();
        if (width && (left < box.left - 1 || right > box.right + 1)) wrong.push(one.outerHTML.slice(0, 90));
      }
      return wrong;
    }""")
    return found


@pytest.mark.own_page
def test_draft_and_file_outlive_the_kernel(open_cells: Callable[..., Page], lab: Lab, tmp_path: Path) -> None:
    """In JupyterLab: the draft is back after a restart, and a file is saved beside the notebook and nowhere else."""
    page = open_cells(f'import os\nos.environ["UNDAUNTED_NB_HOME"] = {str(tmp_path / "home")!r}\nimport undaunted_nb as un', "un.build()")
    page.locator('[data-target="pick:tile:17B"]').click()
    page.locator('[data-target="place:17B"]').wait_for()
    page.locator('[data-target="place:+0,2"].chosen, .chosen [data-target="place:+0,2"]').wait_for()
    page.keyboard.press("Tab")  # JupyterLab takes no key of the builder
    page.locator('[data-set="type"]').click()
    page.keyboard.type("5b 11B")
    page.keyboard.press("Enter")
    page.locator('[data-target="place:11B"]').wait_for()
    restart_kernel(page)
    page.locator(".un").first.evaluate("root => root.remove()")
    run_all(page)
    page.locator('[data-target="place:11B"]').wait_for()
    page.locator('[data-target="tab:about"]').click()
    page.locator("[data-file]").fill("mine")
    page.keyboard.press("Control+s")
    page.locator(".bsaid").wait_for()
    (saved,) = lab.root.rglob("mine.toml")
    assert '"17B", "5B", "11B"' in saved.read_text("utf-8")
    assert list(saved.parent.glob("*.ipynb"))
