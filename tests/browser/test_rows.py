"""Cards in rows: wherever there is room, their actions have words and their titles wide letters."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.stills import TABLES, Still
from undaunted_nb.i18n import LANGUAGES

# For each card: whether its actions have visible words, and which parts of it are cut off, wrapped or over each other.
ROWS = """() => [...document.querySelectorAll('.un[data-hand="rows"] .cards > .card')].map((card) => {
  const box = (node) => node.getBoundingClientRect(), row = box(card);
  const chips = [...card.querySelectorAll(".chip")], parts = [...card.querySelectorAll(".title, .chip, .init")].filter((node) => box(node).width > 2);
  const out = parts.filter((node) => box(node).top < row.top - 1 || box(node).bottom > row.bottom + 1 || box(node).right > row.right + 1);
  const over = parts.filter((node, i) => parts.slice(i + 1).some((other) => box(node).right > box(other).left + 1 && box(other).right > box(node).left + 1));
  const words = chips.map((chip) => box(chip.querySelector("span")).width > 8);
  return {actions: chips.length, words: words.filter(Boolean).length, wrong: [...out, ...over].map((node) => node.textContent)};
})"""


@pytest.mark.parametrize("name", ["la-raye", "convoy", "example-round", "pegasus-bridge"])
def test_actions_have_their_words_where_a_row_has_room(browser: Browser, name: str) -> None:
    still = Still(browser, TABLES[name]())
    for language in LANGUAGES:
        still.speak(language)
        for size in ("1339x533", "1253x485"):
            still.look(size)
            still.settle()
            rows = still.page.evaluate(ROWS)
            assert rows
            assert [row["wrong"] for row in rows if row["wrong"]] == [], (language, size)
            assert all(row["words"] in (0, row["actions"]) for row in rows), (language, size)
            assert all(row["words"] == row["actions"] for row in rows if row["actions"] <= 2), (language, size)
    still.close()


def test_narrow_rows_keep_their_actions_as_pictures(browser: Browser) -> None:
    still = Still(browser, TABLES["la-raye"](), "1015x650")
    rows = still.page.evaluate(ROWS)
    assert rows
    assert not any(row["words"] for row in rows)
    still.close()


# For each card: its actions in the order of the keyboard, and as they are seen, and which are not possible.
ORDER = """() => [...document.querySelectorAll(".un .cards > .card")].map((card) => {
  const box = (node) => node.getBoundingClientRect(), line = (node) => Math.round(box(node).top / 12);
  const actions = [...card.querySelectorAll(".chip, .stub")].filter((node) => getComputedStyle(node).clipPath === "none");
  const seen = [...actions].sort((one, other) => line(one) - line(other) || box(one).left - box(other).left);
  const names = (nodes) => nodes.map((node) => node.getAttribute("aria-label"));
  return { keys: names(actions), seen: names(seen), barred: names(actions.filter((node) => node.matches(".no"))) };
})"""


@pytest.mark.parametrize("size", ["1339x533", "1290x650"])
def test_the_keyboard_goes_through_the_actions_as_they_are_seen(browser: Browser, size: str) -> None:
    """What can't be done now comes last in a line of actions, for the ear too."""
    barred = 0
    for name in ("lesson-vehicles", "convoy"):
        still = Still(browser, TABLES[name](), size)
        for card in still.page.evaluate(ORDER):
            assert card["keys"] == card["seen"], (name, size)
            playable = [name for name in card["seen"] if name != "Hunker Down"]
            assert playable[len(playable) - len(card["barred"]) :] == card["barred"]
            barred += len(card["barred"])
        still.close()
    assert barred
