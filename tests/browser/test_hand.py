"""The hand in its three forms, measured: whole titles, nothing outside its card, letters and targets large enough, in three languages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser

import undaunted_nb as un
from tests.browser.stills import SIZES, Still
from tests.sampling import cover
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.lessons.format.lesson import load as load_lesson
from undaunted_nb.lessons.play.run import LessonRun
from undaunted_nb.play.game import game_from_json
from undaunted_nb.widgets.table import Table, coach_table

# Faults in the visible parts of both halves and of the vehicles. A word must be in one line, inside its card, and next to the number.
FAULTS = """(tap) => {
  const root = document.querySelector(".un"), out = [];
  const box = (node) => node.getBoundingClientRect();
  const words = (node) => (node.textContent || node.title).trim().slice(0, 40);
  const seen = (node) => { const { visibility, clipPath } = getComputedStyle(node), { width, height } = box(node); return width > 2 && height > 2 && visibility !== "hidden" && clipPath === "none"; };
  const shown = (node) => { for (let one = node; one && one !== root; one = one.parentElement) if (!seen(one)) return false; return true; };
  const page = box(root);
  for (const card of root.querySelectorAll(".card")) {
    const around = box(card), title = card.querySelector(".title"), number = card.querySelector(".init");
    const text = title.firstChild, range = document.createRange();
    if (title.scrollWidth > title.clientWidth + 1) out.push(`title cut: ${words(title)}`);
    let at = 0;
    for (const word of text.data.split(/[\\s-]+/).filter(Boolean)) {
      at = text.data.indexOf(word, at);
      range.setStart(text, at); range.setEnd(text, (at += word.length));
      const here = box(range), beside = number && box(number);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) out.push(`word broken: ${word}`);
      if (here.left < around.left - 1 || here.right > around.right + 1 || here.top < around.top - 1 || here.bottom > around.bottom + 1) out.push(`word outside its card: ${word}`);
      if (beside && here.right > beside.left + 1 && here.left < beside.right - 1 && here.bottom > beside.top + 2 && here.top < beside.bottom - 2) out.push(`word under its number: ${word}`);
    }
    if (around.left < page.left - 1 || around.right > page.right + 1 || around.bottom > page.bottom + 1) out.push(`card outside the table: ${words(title)}`);
  }
  for (const node of root.querySelectorAll(".hand *, .foe *, .vehicles *, .garage *")) {
    if ((node.closest("svg") && node.tagName !== "svg") || !shown(node)) continue;
    const style = getComputedStyle(node), here = box(node), window_ = node.parentElement.closest(".use, .mist, .piles, .items");
    if (window_ && (here.top > box(window_).bottom - 2 || here.left > box(window_).right - 2)) continue; // there was no room for it; or it is scrolled to
    const told = [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
    if (told && parseFloat(style.fontSize) < 12) out.push(`letters of ${style.fontSize}: ${words(node)}`);
    if (told && style.overflow !== "visible" && node.scrollWidth > node.clientWidth + 1) out.push(`text cut: ${words(node)}`);
    if (told && !node.closest(".use, .items") && (here.right > page.right + 1 || here.bottom > page.bottom + 1)) out.push(`text outside the table: ${words(node)}`);
    if (node.matches("button") && !node.disabled && (here.width < tap - 0.5 || here.height < tap - 0.5)) out.push(`target of ${Math.round(here.width)} by ${Math.round(here.height)}: ${words(node)}`);
  }
  return [...new Set(out)];
}"""
LARGER = """document.head.append(Object.assign(document.createElement("style"), { textContent:
  '@font-face { font-family: Larger; src: local("DejaVu Sans"), local("Liberation Sans"), local("Arial"); size-adjust: 112%; } .un.un { --un-sans: Larger, sans-serif; --un-cond: Larger, sans-serif; }' }))"""


def _playing(scenario: str, side: str, hand: list[str], **fields: Any) -> Callable[[], Table]:
    def make() -> Table:
        data = {"format": "undaunted-nb position 1", "scenario": scenario, "phase": "turns", "turn": side, side: {"hand": hand}, **fields}
        made: Table = un.table(game_from_json(data, "test"), side=side, opponent="", resume=False)
        return made

    return make


def _memoir(seed: int) -> Callable[[], Table]:
    def make() -> Table:
        made: Table = un.table(un.new_game("memoir44/sword-beach", seed=seed), side="allies", opponent="", resume=False)
        return made

    return make


def _new(scenario: str, side: str) -> Callable[[], Table]:
    def make() -> Table:
        made: Table = un.table(un.new_game(scenario, seed=44), side=side, opponent="", resume=False)
        return made

    return make


NARROW = ("1015x650", "1290x650", "800x650", "390x800")
"""Where each form of the hand has the least room."""
NORMANDY = _playing("normandy/la-raye", "US", ["Platoon Sergeant", "Squad Leader A", "Rifleman A", "Scout B"])
AFRICA = _playing("north-africa/convoy", "LRDG", ["Scout", "Rifleman", "Anti Tank Gunner", "Fog of War"])
HANDS: dict[str, tuple[Callable[[], Table], tuple[str, ...]]] = {
    "a turn": (NORMANDY, ()),
    "a chosen card": (NORMANDY, ("card:Rifleman A",)),
    "a chosen action": (NORMANDY, ("card:Rifleman A", "do:attack")),
    "an open pile": (NORMANDY, ("card:Squad Leader A", "do:bolster")),
    "the initiative": (_new("north-africa/airfield", "Italy"), ()),
    "seats": (AFRICA, ()),
    "a chosen soldier aboard": (AFRICA, ("card:Anti Tank Gunner",)),
    "command cards": (_memoir(4), ()),
    "a chosen command card": (_memoir(7), ("first",)),
}


def _tap(size: str) -> int:
    return 44 if int(size.partition("x")[0]) < 600 else 24


def _open(browser: Browser, hand: str, size: str = SIZES[0], **look: Any) -> Still:
    make, taps = HANDS[hand]
    still = Still(browser, make(), size, **look)
    for tap in taps:
        still.send("tap", f"card:{still.table.mine['hand'][0]['id']}" if tap == "first" else tap)
    return still


def _looks(still: Still, looks: Iterable[tuple[str, str, str]], hand: str) -> Iterator[tuple[str, str]]:
    """Show the hand in each of its languages and sizes, and yield both."""
    for of, language, size in looks:
        if of == hand:
            if language != still.table.language:
                still.speak(language)
            still.look(size)
            yield language, size


LOOKS = cover((hand, language, size) for hand in HANDS for language in LANGUAGES for size in (SIZES if language == "en" else NARROW))


@pytest.mark.parametrize("hand", HANDS)
def test_everything_of_the_hand_can_be_read_and_pressed(browser: Browser, hand: str) -> None:
    still, faults, forms = _open(browser, hand), {}, set()
    for language, size in _looks(still, LOOKS, hand):
        forms.add(still.page.evaluate("document.querySelector('.un').dataset.hand"))
        if found := still.page.evaluate(FAULTS, _tap(size)):
            faults[f"{language} {size}"] = found
    assert not faults
    assert {"rows", "tabs"} <= forms
    assert not still.errors
    still.close()


LARGE_LOOKS = cover(product(("a turn", "seats", "command cards"), LANGUAGES, NARROW))


@pytest.mark.parametrize("hand", ["a turn", "seats", "command cards"])
def test_titles_stay_whole_with_larger_letters(browser: Browser, hand: str) -> None:
    still = _open(browser, hand)
    still.page.evaluate(LARGER)
    still.page.evaluate("document.fonts.ready")
    faults = {}
    for language, size in _looks(still, LARGE_LOOKS, hand):
        found = [one for one in still.page.evaluate(FAULTS, 0) if one.startswith(("title", "word"))]
        if found:
            faults[f"{language} {size}"] = found
    assert not faults
    still.close()


@pytest.mark.parametrize("size", ["1290x650", "1015x650", "800x650"])
def test_the_keyboard_and_a_screen_reader_find_the_same_in_every_form(browser: Browser, size: str) -> None:
    still = _open(browser, "a turn", size)
    page = still.page
    focused = "() => document.activeElement.dataset.key"
    visible = "() => { const { width, height } = document.activeElement.getBoundingClientRect(); return width > 20 && height > 20; }"
    page.focus('[data-key="card:Platoon Sergeant"]')
    at = [card["id"] for card in still.table.mine["hand"]].index("Rifleman A")
    for _ in range(at):
        page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) == "card:Rifleman A"
    keys = []
    for _ in range(4):
        page.keyboard.press("ArrowDown")
        keys.append(page.evaluate(focused))
        assert page.evaluate(visible), keys
    assert keys == [f"Rifleman A:do:{kind}" for kind in ("move", "attack", "control", "hunker down")]
    page.keyboard.press(str(at + 1))
    still.settle()
    assert still.table.mine["hand"][at]["state"] == "chosen"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    still.settle()
    assert "chosen" in [chip["state"] for chip in still.table.mine["hand"][at]["chips"]]
    told = page.locator(".card button").evaluate_all("nodes => nodes.map((node) => node.getAttribute('aria-label'))")
    assert {"Rifleman A, initiative 5", "Move 1", "Hunker Down"} <= set(told)
    still.close()


def test_a_chosen_row_opens_and_a_chosen_action_closes_it(browser: Browser) -> None:
    still = _open(browser, "a turn", "1015x650")
    height = "(id) => Math.round(document.querySelector(`[data-target='card:${id}']`).closest('.card').getBoundingClientRect().height)"
    closed = still.page.evaluate(height, "Rifleman A")
    assert closed == 38
    still.click("[data-key='card:Rifleman A']")
    assert still.page.evaluate(height, "Rifleman A") > closed + 20
    still.click("[data-key='Rifleman A:do:attack']")
    assert still.page.evaluate(height, "Rifleman A") <= closed + 2
    assert still.page.locator(".card.chosen .chip:visible").filter(has_text="Attack").count() == 1
    widths = "() => [...document.querySelectorAll('.card.chosen .chip')].map((chip) => chip.getBoundingClientRect().width > 30)"
    assert still.page.evaluate(widths).count(True) == 1
    still.look("1339x533")  # here the others have room
    assert all(still.page.evaluate(widths))
    still.close()


def test_an_action_is_one_click_away_in_a_closed_row(browser: Browser) -> None:
    still = _open(browser, "a turn", "1015x650")
    still.click("[data-key='Rifleman A:do:attack']")
    assert [card["id"] for card in still.table.mine["hand"] if card["state"] == "chosen"] == ["Rifleman A"]
    still.close()


def test_the_deck_of_both_sides_has_its_word(browser: Browser) -> None:
    still = Still(browser, un.lesson("memoir44/turn"), "1339x533")
    assert still.page.locator(".mine .of-deck .pl").is_visible(), "its number could be that of the hand"
    still.close()


def test_a_pile_opens_in_place_and_its_cards_can_be_chosen(browser: Browser) -> None:
    still = _open(browser, "a turn", "1015x650")
    table_before = still.page.evaluate("document.querySelector('.un').getBoundingClientRect().height")
    still.click("[data-key='pile:s1:supply']")
    assert still.page.locator(".mine .items .chip").count() == len(still.table.mine["piles"][2]["items"])
    still.click("[data-key='pile:s1:supply']")
    assert still.page.locator(".mine .items").count() == 0
    for tap in ("card:Squad Leader A", "do:bolster"):
        still.send("tap", tap)
    still.click("[data-key='pick:Rifleman A']")
    assert any(item["state"] for item in still.table.mine["piles"][2]["items"]) or still.table.plan is None
    assert still.page.evaluate("document.querySelector('.un').getBoundingClientRect().height") == table_before
    still.close()


@pytest.mark.parametrize("size", ["1015x650", "1290x650", "1366x768", "800x650"])
def test_an_opened_vehicle_leaves_the_main_button_in_sight(browser: Browser, size: str) -> None:
    still = _open(browser, "seats", size)
    for tap in ("card:Anti Tank Gunner", "do:vehicle antitank"):
        still.send("tap", tap)
    still.page.locator("[data-key='vehicle:Gun Truck']").first.click(position={"x": 20, "y": 8})
    still.settle()
    assert still.page.locator(".garage .seat").count() == 2
    inside = """() => { const page = document.querySelector(".un").getBoundingClientRect();
      return [".garage", ".pfoot button"].map((what) => { const { top, bottom, right } = document.querySelector(what).getBoundingClientRect();
        return top >= page.top && bottom <= page.bottom + 1 && right <= page.right + 1; }); }"""
    assert still.page.evaluate(inside) == [True, True]
    still.click(".vclose")
    assert still.page.locator(".garage").count() == 0
    still.close()


WORDED = """() => {
  const shown = (node) => node.getBoundingClientRect().width > 8;
  const whole = (node) => node.scrollWidth <= node.clientWidth + 1 && node.scrollHeight <= node.clientHeight + 1;
  const all = (selector) => [...document.querySelectorAll(selector)];
  return [all(".hand .card:not(.chosen) .chip > span").every(shown), all(".vs .vname b").every((name) => shown(name) && whole(name.closest(".vs"))),
    all(".panel > .pbody").every(whole)];
}"""


def test_a_lesson_of_a_laptop_has_words_for_actions_vehicles_and_choices(browser: Browser) -> None:
    """So a beginner need not know the signs, and no list is cut."""
    run = LessonRun(load_lesson("north-africa/first-look"))
    run.go_to(3)
    still = Still(browser, coach_table(run, "en"), "1339x533")
    assert still.page.evaluate(WORDED) == [True, True, True]
    still.send("tap", "card:Engineer")
    look = "(one) => { const { borderTopStyle, color } = getComputedStyle(document.querySelector(one)); return [borderTopStyle, color]; }"
    looks = [still.page.evaluate(look, f".card.chosen {one}") for one in (".stub", ".chip:not(.no)", ".chip.no")]
    assert looks[0] == looks[1] != looks[2], "Hunker Down looks like every action that can be chosen"
    still.send("coach", "lesson:north-africa/leaders")
    still.send("coach", "exercise:5")
    for tap in ("card:Lieutenant", "do:bolster"):
        still.send("tap", tap)
    still.send("coach", "hint")
    assert still.page.locator(".panel .picks li").count() == 8
    assert still.page.locator(".items").count() == 0, "not a second list over the hand"
    assert still.page.evaluate(WORDED)[1:] == [True, True]
    still.look("918x487")
    still.send("coach", "lesson:north-africa/first-look")
    still.send("coach", "exercise:1")
    for kind, target in (("coach", "hint"), ("coach", "hint"), ("tap", "card:Saboteur"), ("tap", "do:stalk")):
        still.send(kind, target)
    assert still.page.evaluate(WORDED)[2], "beside the file browser the hints and the choice are whole"
    still.close()
