"""The pages without code in a real Voila: each opens from its address, asks nothing of another server, and two visitors never meet."""

from __future__ import annotations

import time
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import psutil
import pytest
from playwright.sync_api import Browser, Page

import undaunted_nb as un
from tests.browser import host_keys
from tests.browser.conftest import PATIENCE, PageWatch
from tests.browser.test_charts import CHARTS
from tests.pages.voila import Voila
from tests.project.no_skips import lacking
from tests.random_games import played
from undaunted_nb.jupyter.pages import PAGES
from undaunted_nb.sharing.links import read

pytestmark = pytest.mark.xdist_group("voila")  # one server for all
SHOWN = {
    "home": ".un .home .station",
    "course": ".un .home .station",
    "table": ".un .board svg",
    "odds": ".un.explorer .answer",
    "projector": ".un.projector",
}
PLAYED = ".un .head [data-kind=undo]:not([disabled])"
PIECES = """found => found.map(({ dataset, transform }) => {
  const { e, f } = transform.baseVal.consolidate().matrix;
  return [dataset.k, Math.round(e), Math.round(f)];
})"""
# Voila's own drawing turns while the kernel starts, and takes as much of the processor as the kernel.
STILL = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".spinner { animation: none !important }");
  document.adoptedStyleSheets = [sheet];
}"""
WORDS = ("Shift", "notebook", "kernel", "cell", "Jupyter")


@pytest.fixture(scope="module")
def voila(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Voila]:
    if find_spec("voila") is None:
        lacking("Voila is not installed: pip install 'voila>=0.5.13,<0.6'")
    server = Voila(tmp_path_factory.mktemp("voila"))
    try:
        server.wait()
        yield server
    finally:
        server.stop()


class Visitor:
    """A visitor with their own browser. Errors of its pages are kept, and their requests to other servers."""

    def __init__(self, browser: Browser, voila: Voila) -> None:
        self.voila, self.errors, self.watch = voila, list[str](), PageWatch(voila.url)
        self.context = browser.new_context(viewport={"width": 1366, "height": 768})
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(STILL)

    def opens(self, name: str, query: str = "") -> Page:
        """Open a page without words of a notebook."""
        page = self.at(self.voila.address(name, query))
        page.locator(SHOWN[name] if "lesson" not in query else ".un .coach").first.wait_for()
        told = page.locator("body").inner_text()
        assert told.strip()
        assert [word for word in WORDS if word in told] == []
        assert page.title() == "undaunted-nb"
        return page

    def at(self, address: str) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(f"{error}\n{error.stack}"))
        page.on("request", self.watch.request)
        page.goto(address)
        return page


@pytest.fixture
def visitors(browser: Browser, voila: Voila) -> Iterator[tuple[Visitor, Visitor]]:
    both = Visitor(browser, voila), Visitor(browser, voila)
    yield both
    for visitor in both:
        visitor.context.close()
        assert visitor.errors == []
        assert visitor.watch.left_the_machine == []


def test_each_page_opens(visitors: tuple[Visitor, Visitor]) -> None:
    assert set(PAGES) == set(SHOWN)
    for name in set(PAGES) - {"home", "course", "table", "odds"}:  # the tests below open these
        visitors[0].opens(name).close()


def test_the_address_chooses_lesson_and_language_and_a_bad_one_says_so(visitors: tuple[Visitor, Visitor]) -> None:
    page = visitors[0].opens("home", "lesson=normandy/moving&lang=uk")
    assert page.locator(".un").first.get_attribute("lang") == "uk"
    bad = visitors[1].opens("course", "position=un2.AAAA.00000000")
    assert bad.locator(".un .trouble").inner_text()


def test_the_keys_of_a_page_are_its_own(visitors: tuple[Visitor, Visitor], voila: Voila) -> None:
    """As in a notebook: each key that the table, the projector, the guesses of a class and the chances name does its thing."""
    host_keys.use_projector(visitors[0].opens("projector"))
    host_keys.use_explorer(visitors[0].opens("odds"))
    host_keys.use_table(visitors[1].opens("home", "lesson=normandy/moving"))
    voila.add("guess", "un.guess(un.odds(2, 8))")
    page = visitors[0].at(voila.address("guess"))
    page.locator(host_keys.POLL).wait_for()
    host_keys.use_guess(page)


# Whether each chart is drawn and not wider than its place, and how many are drawn narrower than on a laptop.
CHARTS_FIT = """() => [...document.querySelectorAll(".jp-RenderedVegaCommon5")].map((chart) => {
  const drawn = chart.querySelector("canvas, svg"), box = drawn?.getBoundingClientRect();
  return { fits: Boolean(box) && chart.scrollWidth <= chart.clientWidth + 1 && box.right <= innerWidth && box.left >= 0, narrower: Number(drawn?.dataset.by ?? 0) > 0 };
})"""


def test_a_chart_fits_a_phone(visitors: tuple[Visitor, Visitor], voila: Voila) -> None:
    voila.add("charts", *CHARTS)
    page = visitors[0].at(voila.address("charts"))
    for width, phone in ((390, True), (1366, False)):
        page.set_viewport_size({"width": width, "height": 800})
        wanted = [{"fits": True, "narrower": phone}] * len(CHARTS)
        page.wait_for_function(f"wanted => JSON.stringify(({CHARTS_FIT})()) === JSON.stringify(wanted)", arg=wanted)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_an_ended_program_says_so(visitors: tuple[Visitor, Visitor], voila: Voila) -> None:
    before = kernels(voila)
    page = visitors[0].opens("table")
    (kernel,) = [process for process in kernels(voila) if process not in before]
    kernel.kill()  # Voila starts another one, which knows nothing of this table
    psutil.wait_procs([kernel])
    until = time.monotonic() + 20
    while not page.locator(".un .stopped").count() and time.monotonic() < until:
        page.locator(".un .hand .card").first.click()
        page.wait_for_timeout(500)
    told = page.locator(".un .stopped").inner_text()
    assert "stopped" in told
    assert not [word for word in WORDS if word in told]


def kernels(voila: Voila) -> list[psutil.Process]:
    """Return the programs of the visitors who are there."""
    return [child for child in psutil.Process(voila.process.pid).children(recursive=True) if "ipykernel" in " ".join(child.cmdline())]


def test_a_link_opens_exactly_what_it_names(visitors: tuple[Visitor, Visitor], voila: Voila) -> None:
    game = played("memoir44/first-shots", 3, 12)
    side = game.position.to_act[0]
    links: dict[str, dict[str, Any]] = {
        "position": {"position": game, "side": side},
        "replay": {"replay": game, "step": 5, "side": side},
        "scenario": {"scenario": "north-africa/convoy", "side": "Italy"},
        "lesson": {"lesson": "memoir44/board", "language": "uk"},
    }
    for name, asked in links.items():
        page = visitors[0].at(un.link(**asked, to="voila", host=voila.url))
        if name == "lesson":
            page.locator(".un[lang=uk] .coach").first.wait_for()
            assert un.lessons("memoir44")[0].said_title("uk") in page.locator(".un .head").inner_text()
            continue
        page.locator(".un .board svg").first.wait_for()
        wanted = read(un.link(**asked, owner="me", repo="games")).game()
        here = un.table(wanted, side=asked["side"], opponent="", resume=False)
        assert page.locator(".un .head h2").inner_text() == here.head["title"]
        drawn = sorted([piece["k"], round(piece["x"]), round(piece["y"])] for piece in here.board)
        assert sorted(page.locator(".un .board [data-k]").evaluate_all(PIECES)) == drawn
        page.close()


def test_a_slider_changes_the_odds(visitors: tuple[Visitor, Visitor]) -> None:
    page = visitors[0].opens("odds", "dice=1&defense=10")
    assert "10.0%" in page.locator("body").inner_text()
    before = page.locator(".explorer .picture").inner_html()
    page.locator(".explorer [data-name=dice]").press("ArrowRight")
    page.get_by_text("19.0%").first.wait_for()
    assert page.locator(".explorer .picture").inner_html() != before
    assert page.locator(".explorer .code").count() == 0
    for width, height in ((1366, 768), (1015, 650), (390, 800)):
        page.set_viewport_size({"width": width, "height": height})
        controls, picture = (page.locator(f".explorer {part}").bounding_box() for part in (".controls", ".picture"))
        assert controls and picture  # noqa: PT018  (both are there)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert picture["x"] + picture["width"] <= width
        assert (picture["x"] >= controls["x"] + controls["width"]) == (width > 390), "beside the sliders, or below them on a phone"


def test_two_visitors_play_different_games_and_the_server_keeps_nothing(visitors: tuple[Visitor, Visitor], voila: Voila) -> None:
    ada, ben = (visitor.opens("table") for visitor in visitors)
    ada.locator(".un .hand [data-target^='card:']").first.click()
    ada.locator(PLAYED).wait_for()
    again = visitors[0].opens("table")  # the same person again, on a new page
    assert [page.locator(PLAYED).count() for page in (ada, ben, again)] == [1, 0, 0]
    assert not voila.home.exists()
    # What a visitor had ends with the page.
    before = set(voila.visits.iterdir())
    assert before
    ada.goto("about:blank")
    for _ in range(PATIENCE // 200):
        if len(set(voila.visits.iterdir()) & before) < len(before):
            return
        ada.wait_for_timeout(200)
    pytest.fail("the folder of the visit is still there")


# A page that was drawn before its widgets had come, as it looks on a busy machine: the first time, or each time.
LOST = """() => {
  const loads = Number(sessionStorage.getItem("loads")) + 1;
  sessionStorage.setItem("loads", loads);
  if (loads > LIMIT) return;
  addEventListener("DOMContentLoaded", () => {
    const output = Object.assign(document.createElement("div"), { textContent: "Error displaying widget: model not found" });
    output.className = "jp-OutputArea-output";
    document.body.append(output);
  });
}"""


@pytest.mark.parametrize(("lost", "loads"), [(1, 2), (9, 3)])
def test_a_page_without_its_widgets_is_loaded_again(lost: int, loads: int, visitors: tuple[Visitor, Visitor], voila: Voila) -> None:
    """But not forever."""
    visitor = visitors[0]
    visitor.context.add_init_script(f"({LOST.replace('LIMIT', str(lost))})()")
    page = visitor.at(voila.address("table"))
    page.wait_for_function(f"() => Number(sessionStorage.getItem('loads')) === {loads} && document.querySelector('.un .board svg')")
    page.wait_for_timeout(1000)
    assert page.evaluate("Number(sessionStorage.getItem('loads'))") == loads


def test_progress_travels_in_the_address_of_the_page(visitors: tuple[Visitor, Visitor]) -> None:
    page = visitors[0].opens("home")
    page.locator("[data-target='pane:carry']").click()
    address = page.locator(".carry textarea").first.input_value()
    assert address.startswith(visitors[0].voila.address("home", "progress=up1."))
    assert visitors[1].opens("home", address.partition("?")[2]).locator(".un .trouble").count() == 0
