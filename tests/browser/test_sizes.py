"""Every screen fits the page of a real laptop, with the letters of each system.

The heights are those that a browser leaves of a screen of 768, 720, 900, 864 and 1080 px, and the first in a browser zoomed to 125 %. The main button
is whole and visible, nothing cuts a button or a word, no title leaves its card, and a text that goes on below has a fade. A verdict is visible
without scrolling. Each run takes a sample of screens, kinds of questions, fonts, languages and sizes, and each night all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import cycle, groupby, islice, product
from operator import itemgetter
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import undaunted_nb as un
from tests.browser.fonts import FONTS, NAME, browser_with
from tests.browser.stills import Still
from tests.browser.test_in_sight import OPTIONS, TASK, VERDICT, Step, answer, opened, unseen
from tests.browser.test_one_screen import GAMES, SITUATIONS
from tests.sampling import NIGHTLY, cover, sample
from undaunted_nb.games.memoir44 import builder as memoir44
from undaunted_nb.games.undaunted import builder as undaunted
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.lessons.format import lesson as lessons
from undaunted_nb.lessons.format.lesson import ANY_GAME

PAGES = ("1366x625", "1280x577", "1440x730", "1536x700", "1920x940", "1093x500")
BARS = (27, 92)
"""The width and the height that the bars of JupyterLab take of a page."""
REASON = ".un .said > div p:first-child"
# What does not fit: a main button, a button, words that something cuts or that leave their box, a part that goes on below and does not say so.
FAULTS = """() => {
  const root = document.querySelector(".un"), wrong = new Set(), known = { style: new Map(), box: new Map(), hidden: new Map() };
  const once = (kind, make) => (node) => { if (!known[kind].has(node)) known[kind].set(node, make(node)); return known[kind].get(node); };
  const style = once("style", (node) => { const { overflowX, overflowY, display, clipPath, textOverflow, position, borderTopWidth, borderLeftWidth } = getComputedStyle(node);
    return { overflowX, overflowY, display, clipPath, textOverflow, position, borders: parseFloat(borderTopWidth) > 0 && parseFloat(borderLeftWidth) > 0 }; });
  const box = once("box", (node) => node.getBoundingClientRect());
  const forEars = once("hidden", (node) => node !== root && node !== null && (style(node).clipPath !== "none" || forEars(node.parentElement)));
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box(node).width > 2 && !forEars(node);
  const name = (node) => `${(node.textContent.trim() || node.getAttribute("aria-label") || "").slice(0, 40)} .${node.getAttribute("class") ?? node.localName}`;
  const apart = (a, b) => a.left >= b.right - 1 || a.top >= b.bottom - 1 || a.right <= b.left + 1 || a.bottom <= b.top + 1;
  const beside = (a, b) => a.left < b.left - 1.5 || a.right > b.right + 1.5;
  const over = (a, b) => a.top < b.top - 1.5 || a.bottom > b.bottom + 1.5;
  // What cuts a part of a box, or "all" if it is hidden as a whole. What can be scrolled is not cut.
  const cut = (at, from) => {
    for (let up = from; up && up !== root.parentElement; up = up.parentElement) {
      const { overflowX, overflowY, display } = style(up), edge = box(up);
      if (/^(inline|contents)$/.test(display) || (overflowX === "visible" && overflowY === "visible")) continue;
      if (edge.width < 2 || edge.height < 2 || apart(at, edge)) return "all";
      const x = beside(at, edge), y = over(at, edge);
      if ((x && /auto|scroll/.test(overflowX)) || (y && /auto|scroll/.test(overflowY))) return null;
      if (x || y) return up;
    }
    return null;
  };
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const node of root.querySelectorAll(".commit")) if (shown(node)) {
    const at = box(node);
    if (beside(at, page) || over(at, page)) wrong.add(`the main button is outside of the page: ${name(node)}`);
    for (const [x, y] of [[0.5, 0.5], [0.1, 0.2], [0.9, 0.8]]) {
      const top = document.elementFromPoint(at.left + x * at.width, at.top + y * at.height);
      if (!node.contains(top)) wrong.add(`the main button is covered: ${name(node)}`);
    }
  }
  for (const node of root.querySelectorAll(".panel h3")) if (shown(node)) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { right, top, bottom } = range.getBoundingClientRect();
    if (document.elementFromPoint(right - 2, (top + bottom) / 2)?.closest("button:not(:has(h3))")) wrong.add(`a covered heading: ${name(node)}`);
  }
  for (const node of root.querySelectorAll("button, summary, select, input, textarea")) if (shown(node)) {
    const by = cut(box(node), node.parentElement);
    if (by === "all") continue;
    if (by) wrong.add(`a cut button: ${name(node)} by .${by.getAttribute("class")}`);
    if (beside(box(node), page)) wrong.add(`a button outside of the page: ${name(node)}`);
  }
  for (const node of root.querySelectorAll(":not(svg, svg *)")) {
    if (!shown(node)) continue;
    const { overflowY, textOverflow } = style(node);
    if (/auto|scroll/.test(overflowY) && node.scrollHeight - node.scrollTop > node.clientHeight + 4 && !("more" in node.dataset))
      wrong.add(`goes on below without a sign: ${node.localName}.${node.getAttribute("class")}`);
    if (textOverflow === "ellipsis" || ![...node.childNodes].some((kid) => kid.nodeType === 3 && kid.data.trim())) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const at = range.getBoundingClientRect(), by = cut(at, node);
    if (by === "all") continue;
    if (by && style(by).textOverflow !== "ellipsis") wrong.add(`cut words: ${name(node)} by .${by.getAttribute("class")}`);
    // The card of a text is the nearest box with a frame around it.
    for (let up = node; up !== root; up = up.parentElement) {
      const { overflowX, overflowY, position, display, borders } = style(up), edge = box(up);
      if (/auto|scroll/.test(overflowX + overflowY) || position === "absolute") break;
      if (display === "inline" || !(borders || up.matches("button"))) continue;
      if (at.left < edge.left - 1 || at.right > edge.right + 1 || at.top < edge.top - 3 || at.bottom > edge.bottom + 3) wrong.add(`leaves its card: ${name(node)} of .${up.getAttribute("class")}`);
      break;
    }
  }
  return [...wrong];
}"""


def message(kind: str, target: str = "") -> Callable[[un.Table], None]:
    """Return a function that does to a table what a click does."""
    return lambda table: table._on_message(table, {"kind": kind, "target": target, "revision": table.revision}, [])


def after(make: Callable[[], un.Table], *deeds: Callable[[un.Table], None]) -> un.Table:
    table = make()
    for deed in deeds:
        deed(table)
    return table


def begun() -> un.Table:
    return un.table(un.new_game("normandy/la-raye", seed=4), side="US", opponent="random", resume=False)


def build(source: str) -> Callable[[], un.Table]:
    return partial(un.build, source, resume=False)


SCREENS: dict[str, Callable[[], un.Table]] = {
    **{f"home of {game}": partial(after, un.home, message("home", f"game:{game}")) for game in lessons.courses()},
    **{f"start of {name}": partial(after, un.home, message("home", f"start:{name}")) for name in GAMES},
    **{f"{what}, {name}": partial(make, name) for what, make in SITUATIONS.items() for name in GAMES},
    **{f"wrong answer, {game}": partial(after, partial(un.quiz, game, seed=3), message("coach", "option:1")) for game in lessons.courses()},
    "typed question": partial(un.quiz, seed=17),
    "attack of a walkthrough": partial(after, partial(un.walkthrough, "normandy/example-round"), *[message("next")] * 9),
    "review": partial(after, begun, message("end"), message("replay", "open")),
    **{
        f"builder, {tab} of {source}": partial(after, build(source), message("build", f"tab:{tab}"))
        for source, tabs in {"normandy/la-raye": undaunted.TABS, "memoir44/sword-beach": memoir44.TABS}.items()
        for tab in tabs
    },
}
LOOKS = [*product(SCREENS, FONTS, LANGUAGES, PAGES)]
FIRST = {screen.partition(",")[0].partition(" of ")[0]: screen for screen in reversed(SCREENS)}
"""One screen of each kind."""
SOME = {
    *cover([look for look in LOOKS if look[0] in FIRST.values()], together=1),
    *sample([look for look in LOOKS if look[0] not in FIRST.values()], 12),
}
table_of = cache(lambda screen: SCREENS[screen]())


def pane(page: str) -> str:
    """Return the room of a table in a page of this size."""
    width, height = (whole - bars for whole, bars in zip(map(int, page.split("x")), BARS, strict=True))
    return f"{width}x{height}"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test its own person, because the chosen language is kept."""
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(tmp_path))


@pytest.fixture(scope="module", params=FONTS)
def lettered(request: pytest.FixtureRequest, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Browser]]:
    """Yield the name of a font, and a browser of a machine whose pages use it."""
    with browser_with(request.param, browser, tmp_path_factory.mktemp("fonts")) as opened:
        yield request.param, opened


def still_with(lettered: tuple[str, Browser], table: un.Table, page: str) -> Still:
    """Show a table with this font in a page of this size."""
    font, browser = lettered
    still = Still(browser, table, pane(page))
    still.page.evaluate(NAME, font)
    still.settle()
    return still


def show(still: Still, language: str, page: str) -> None:
    if language != still.table.language:
        still.speak(language)
    still.look(pane(page))


def faults(still: Still, *wanted: str) -> list[str]:
    """Return what does not fit, and the texts of these that are not completely visible."""
    return [*still.page.evaluate(FAULTS), *(unseen(still, *wanted) if wanted else ())]


def test_the_letters_are_those_of_the_system(lettered: tuple[str, Browser]) -> None:
    still = still_with(lettered, un.home(), PAGES[0])
    tree = still.page.context.new_cdp_session(still.page)
    tree.send("DOM.enable")
    tree.send("CSS.enable")
    title = tree.send("DOM.querySelector", {"nodeId": tree.send("DOM.getDocument")["root"]["nodeId"], "selector": ".un .hh h2"})
    (used,) = tree.send("CSS.getPlatformFontsForNode", title)["fonts"]
    assert used["familyName"] == lettered[0]
    tree.detach()
    still.close()


def test_every_screen_fits(lettered: tuple[str, Browser]) -> None:
    font, _ = lettered
    wrong = []
    mine = [look for look in LOOKS if look in SOME and look[1] == font]
    for screen, looks in groupby(mine, key=itemgetter(0)):
        still = still_with(lettered, table_of(screen), PAGES[0])
        for _, _, language, page in looks:
            show(still, language, page)
            wrong += [f"{font}, {screen}, {language}, {page}: {one}" for one in faults(still)]
        assert still.errors == []
        still.speak("en")  # the next font shows the same table
        still.close()
    assert mine
    assert not wrong, f"{len(wrong)} of them:\n" + "\n".join(wrong[:60])


def kinds() -> list[tuple[str, str]]:
    """Return each kind of question of each game."""
    return [(game, kind.name) for game in lessons.courses() for kind in un.Quiz(game).every]


def test_every_kind_of_question_fits(lettered: tuple[str, Browser]) -> None:
    font, _ = lettered
    wrong = []
    every = [*product(kinds(), LANGUAGES, PAGES)]
    for (game, kind), language, page in sample(every, 4, seed=len(font)):
        still = still_with(lettered, un.quiz(game, makers=[kind], seed=27), page)
        show(still, language, page)
        seen = f"{font}, {kind}, {language}, {page}"
        wrong += [f"{seen}: {one}" for one in faults(still, TASK, OPTIONS)]
        if options := still.table.coach["options"]:  # else the answer is typed
            still.send("coach", f"option:{options[-1]['id']}")
            wrong += [f"{seen} answered: {one}" for one in faults(still, VERDICT, REASON)]
        still.close()
    assert not wrong, f"{len(wrong)} of them:\n" + "\n".join(wrong[:60])


def exercises() -> list[Step]:
    """Return each question of the lessons with a wrong answer, and each task that has a solution with it."""
    every = [
        (name, n, it) for game in lessons.courses() for name in lessons.names(game) for n, it in enumerate(lessons.load(name).exercises, 1)
    ]
    return [Step(name, n, not it.asks) for name, n, it in every if it.solution != ANY_GAME]


def test_the_answer_of_a_lesson_fits(lettered: tuple[str, Browser]) -> None:
    font, _ = lettered
    wrong, looks = [], cycle(product(LANGUAGES, PAGES))
    for step in sample(exercises(), 1, seed=len(font)):
        language, page = next(looks)
        still = still_with(lettered, opened(step, language), page)
        answer(still, step)
        for language, page in islice(looks, len(LANGUAGES) * len(PAGES) if NIGHTLY else 2):
            show(still, language, page)
            wrong += [f"{font}, {step}, {language}, {page}: {one}" for one in faults(still, VERDICT, REASON)]
        still.close()
    assert not wrong, f"{len(wrong)} of them:\n" + "\n".join(wrong[:60])


@pytest.mark.parametrize(
    ("style", "fault"),
    [
        (".un .cin .commit { height: 300px }", "a cut button: Start"),
        (".un .cin .commit { position: fixed; top: calc(100vh - 20px) }", "the main button is outside of the page: Start"),
        (".un .doors { margin-top: -60px; z-index: 1 }", "the main button is covered: Start"),
        (".un h3 { white-space: nowrap; font-size: 90px !important }", "cut words: Lesson 1"),
        (".un .game { overflow: visible } .un .gt b { white-space: nowrap; font-size: 90px }", "leaves its card: Normandy"),
        (".un ol { height: 60px; flex: none !important }", "goes on below without a sign: ol"),
    ],
)
def test_what_does_not_fit_is_found(browser: Browser, style: str, fault: str) -> None:
    still = Still(browser, un.home(), pane(PAGES[0]))
    assert faults(still) == []
    still.page.add_style_tag(content=style)
    assert any(one.startswith(fault) for one in faults(still)), faults(still)
    still.close()


SPACED = """.un, .un * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
.un p { margin-bottom: 2em !important }"""
"""The text spacing that WCAG 1.4.12 asks a page to bear."""


@pytest.mark.parametrize("what", ["middle", "chosen", "attack", "lesson"])
def test_spaced_text_cuts_no_button(browser: Browser, what: str) -> None:
    still = Still(browser, table_of(f"{what}, normandy/la-raye"), pane("1400x900"))
    still.page.add_style_tag(content=SPACED)
    wrong = []
    for page in ("1400x900", "1366x625"):
        show(still, "en", page)
        wrong += [f"{page}: {one}" for one in faults(still) if "button" in one]
    still.close()
    assert wrong == []


@pytest.mark.parametrize("what", ["middle", "chosen", "question"])
def test_spaced_text_cuts_no_vehicle(browser: Browser, what: str) -> None:
    """In a low pane the vehicles share the one row below the map."""
    still = Still(browser, table_of(f"{what}, north-africa/convoy"), "1015x650")
    still.page.add_style_tag(content=SPACED)
    still.settle()
    assert [one for one in faults(still) if "button" in one] == []
    still.close()


TOUCHED = {
    "middle, normandy/la-raye": "1024x768",
    "walk, normandy/la-raye": "1024x768",
    "middle, memoir44/pegasus-bridge": "800x390",
    "question, normandy/la-raye": "412x915",
    "wrong answer, normandy": "800x390",
}
"""Screens of tablets and phones, in the panes that have least room for them."""


@pytest.mark.parametrize("size", ["800x390", "915x412"])
def test_a_low_screen_for_fingers_cuts_no_step_of_a_lesson(browser: Browser, size: str) -> None:
    """A phone on its side: the steps have no room beside their number, so the number stands alone."""
    step = Step(lessons.names("memoir44")[0], 2, right=False)
    still = Still(browser, opened(step, "en"), size, touch=True)
    before = faults(still)
    answer(still, step)
    assert [*before, *faults(still, VERDICT, REASON)] == []
    still.close()


@pytest.mark.parametrize("screen", TOUCHED)
def test_a_screen_for_fingers_fits(browser: Browser, screen: str) -> None:
    still = Still(browser, table_of(screen), TOUCHED[screen], touch=True)
    wrong = []
    for language in LANGUAGES:
        still.speak(language)
        wrong += [f"{language}: {one}" for one in faults(still)]
    still.speak("en")
    still.close()
    assert wrong == []
