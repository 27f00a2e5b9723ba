"""The text of an answer is in sight after the click, without scrolling, together with its subject.

Every step of every lesson is answered right and wrong, and questions of the quiz: the verdict and its whole reason. In games: the goals, the
result and the losses of each roll, each step of the other side with its reason, the tips of the coach. All this in each language and at the
sizes of real laptops: a sample of it in each run, all at night. The tables are in a plain page (``stills``) in a pane as JupyterLab has it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from fnmatch import fnmatchcase
from itertools import cycle, islice, product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser

import undaunted_nb as un
from tests.browser.stills import Still
from tests.sampling import NIGHTLY, sample
from tests.widgets.tables import click
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.lessons.format import lesson as lessons
from undaunted_nb.lessons.format.lesson import ANY_GAME, Exercise
from undaunted_nb.lessons.format.words import pattern_of
from undaunted_nb.lessons.play.attempt import NO, Attempt, right_options
from undaunted_nb.lessons.play.run import LessonRun
from undaunted_nb.play.opponent import View, opponent
from undaunted_nb.search import coach
from undaunted_nb.widgets.table import Table, coach_table

SIZES = {"1366x625": "1339x533", "1280x577": "1253x485", "1366x768": "1339x676", "1440x730": "1413x638"}
"""The pane of a notebook in a page of each size: without JupyterLab's bars and its closed side bars."""

# The visible share of each text: its lines, cut by every ancestor that hides what leaves it, and by the window.
SHARES = """(wanted) => {
  const shares = {};
  const clipped = (box, node) => {
    let { left, top, right, bottom } = box;
    const cut = (by) => { left = Math.max(left, by.left); top = Math.max(top, by.top); right = Math.min(right, by.right); bottom = Math.min(bottom, by.bottom); };
    for (let up = node; up; up = up.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(up);
      if (!/^(inline|contents)$/.test(display) && (overflowX !== "visible" || overflowY !== "visible")) cut(up.getBoundingClientRect());
    }
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    return { left, top, right, bottom, area: Math.max(0, right - left) * Math.max(0, bottom - top) };
  };
  for (const selector of wanted) {
    for (const node of document.querySelectorAll(selector)) {
      const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      let all = 0, seen = 0;
      while (walk.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        for (const line of range.getClientRects()) {
          const part = clipped(line, walk.currentNode.parentElement);
          all += line.width * line.height;
          const at = document.elementFromPoint((part.left + part.right) / 2, (part.top + part.bottom) / 2);
          if (part.area && (node.contains(at) || at?.contains(node))) seen += part.area;
        }
      }
      if (all) shares[`${selector} ${node.textContent.slice(0, 60)}`] = seen / all;
    }
  }
  return shares;
}"""
VERDICT = ".un .said .verdict"
REASON = ".un .said > div p"
RULES = ".un .said li"
OPTIONS = ".un .options .option > span:not(.outcome)"
WHY = ".un .options .because"
GOALS = ".un .turn .goals li"
NOTES = ".un .turn .special"
ROLLED = ".un .rolled :is(.vd p, .loss p, .lt, .say)"
ENEMY = ".un .enemy :is(.say, .tiny, .vd p, .loss p, .lt, .edo span)"
TIPS = ".un .tip :is(p, .tiptop > :first-child)"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test its own person, because the chosen language is kept."""
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(tmp_path))


class Step(NamedTuple):
    """An exercise of a lesson, answered right or wrong."""

    lesson: str
    number: int
    right: bool = True


def exercise(step: Step) -> Exercise:
    return lessons.load(step.lesson).exercises[step.number - 1]


def steps(game: str) -> list[Step]:
    """Return every step of a game's lessons that can be answered so."""
    return [
        Step(name, n, right)
        for name in lessons.names(game)
        for n, it in enumerate(lessons.load(name).exercises, 1)
        if it.solution != ANY_GAME
        for right in ((True, False) if it.asks or wrong_action(it) else (True,))
    ]


def wrong_action(it: Exercise) -> str:
    """Return an action that the lesson answers as a mistake ("": it has none)."""
    legal = [Attempt(it).game.position.format(action) for action in Attempt(it).game.legal_actions]
    foreseen = [line for reply in it.replies if reply.trigger and not reply.go for line in legal if fnmatchcase(line, reply.trigger)]
    return next((line for line in foreseen if Attempt(it).play(line) == NO), "")


def letters(step: Step) -> int:
    """Return how many letters an answer of this step can show, in the language that needs most."""
    it = exercise(step)
    beside = [words for option in it.options for words in (option.text, option.why)]
    return max(
        max(len(pattern_of(words, language)[1]) for words in (it.after, *(() if step.right else (reply.text for reply in it.replies))))
        + sum(len(pattern_of(words, language)[1]) for words in beside)
        for language in LANGUAGES
    )


def tight(game: str, number: int) -> list[Step]:
    """Return as many steps: half of them the questions and the tasks with the longest texts, half a sample of the others (at night: all)."""
    every = sorted(steps(game), key=letters, reverse=True)
    long = [step for asks in (True, False) for step in [step for step in every if exercise(step).asks is asks][: number // 4]]
    return [*long, *sample([step for step in every if step not in long], number - len(long))]


def answer(still: Still, step: Step) -> None:
    """Answer the step as a person does, but for the taps."""
    it = exercise(step)
    if it.asks:
        rights = right_options(it, Attempt(it).values)
        number = rights[0] if step.right else next(n for n in range(len(it.options)) if n not in rights)
        still.send("coach", f"option:{number}")
    else:
        for line in it.solution if step.right else (wrong_action(it),):
            still.act(lambda table, line=line: click(table, line))  # type: ignore[misc]
            look_on(still)


def look_on(still: Still) -> None:
    """Look at the roll and at what the other side did, and go on to the answer."""
    for _ in range(20):
        button = still.page.locator(".un .panels:is([data-panel=rolled], [data-panel=enemy], [data-panel=did]) .commit")
        if not button.count():
            return
        button.first.click()
        still.settle()


def opened(step: Step, language: str) -> Table:
    run = LessonRun(lessons.load(step.lesson))
    run.go_to(step.number)
    return coach_table(run, language)


def unseen(still: Still, *wanted: str) -> Iterator[str]:
    """Yield the texts that are not completely visible, each with its visible share."""
    shares: dict[str, float] = still.page.evaluate(SHARES, list(wanted))
    for selector in wanted[:1]:
        if not any(text.startswith(selector) for text in shares):
            yield f"{selector}: not there"
    yield from (f"{share:4.0%} {text}" for text, share in shares.items() if share < 0.98)


LOOKS = [*product(LANGUAGES, SIZES)]


def look(still: Still, language: str, size: str) -> None:
    """Show the table in a language, in the pane of a page of this size, or in a pane of the size itself."""
    if language != still.table.language:
        still.speak(language)
    still.look(SIZES.get(size, size))


BESIDE_THE_FILES = "999x499"
"""The pane in a page of 1366x625 with JupyterLab's file browser open, as a newcomer has it."""
TASK = ".un .coach .task p"
QUIZ_SIZES = {**SIZES, "beside the files": "918x487"}
"""The sizes of a quiz, also with the file browser open in a page of 1280x577."""
STEPS = """() => {
  const row = document.querySelector(".un .coach .ticks");
  const box = row?.getBoundingClientRect(), head = document.querySelector(".un .coach .wh").getBoundingClientRect();
  return !row?.getClientRects().length || (row.scrollWidth <= row.clientWidth && box.left >= head.left - 1 && box.right <= head.right + 1);
}"""
"""Whether no step in the head of the panel is cut. A long row gives way to its number as a whole."""


@pytest.mark.parametrize("game", lessons.courses())
def test_the_task_is_in_sight_beside_the_file_browser(browser: Browser, game: str) -> None:
    wrong = []
    every = [
        (Step(name, n + 1), language)
        for name in lessons.names(game)
        for n in range(len(lessons.load(name).exercises))
        for language in LANGUAGES
    ]
    for step, language in sample(every, 12):
        still = Still(browser, opened(step, language), BESIDE_THE_FILES)
        card = still.page.locator(".un .hand .card:not(.no, .never, .read):has(.chip) .cname")
        if card.count() and not exercise(step).asks:
            card.first.click()  # an open card must not push the task away
            still.settle()
        if still.page.locator(".un .coach").count():  # else the click has decided something, and its result is shown
            wrong += [f"{step} {language}: {one}" for one in unseen(still, TASK)]
            wrong += [] if still.page.evaluate(STEPS) else [f"{step} {language}: the steps are cut"]
        still.close()
    assert not wrong, f"{len(wrong)} of them:\n" + "\n".join(wrong[:60])


@pytest.mark.parametrize("game", lessons.courses())
def test_the_answer_of_a_lesson_is_in_sight(browser: Browser, game: str) -> None:
    wrong, looks = [], cycle(LOOKS)
    for step in tight(game, 12):
        these = [*islice(looks, len(LOOKS) if NIGHTLY else 3)]
        language, size = these[0]
        still = Still(browser, opened(step, language), SIZES[size])
        answer(still, step)
        state = still.table.coach["state"]
        assert (state in {"good", "done"}) is step.right, step
        for language, size in these:
            look(still, language, size)
            wrong += [f"{step} {language} {size}: {one}" for one in unseen(still, VERDICT, REASON, RULES, OPTIONS, WHY)]
        still.close()
    assert not wrong, f"{len(wrong)} of them:\n" + "\n".join(wrong[:60])


@pytest.mark.parametrize("pane", [SIZES["1366x625"], BESIDE_THE_FILES])
def test_the_seats_of_a_vehicle_open_beside_an_answer(browser: Browser, pane: str) -> None:
    step = Step(lessons.names("north-africa")[0], 4, right=False)  # who sits in the enemy's Scout Car
    still = Still(browser, opened(step, "en"), pane)
    vehicle = still.page.locator("[data-key='vehicle:Scout Car']").first
    vehicle.click(position={"x": 20, "y": 8})
    answer(still, step)
    if still.page.locator(".garage").count():  # unless it was closed to make room for the reason
        vehicle.click(position={"x": 20, "y": 8})
    vehicle.click(position={"x": 20, "y": 8})
    still.settle()
    assert not [*unseen(still, ".un .garage .vehicle header, .un .garage .seat"), *unseen(still, VERDICT)]
    still.close()


def test_the_hand_opens_again_when_facts_that_folded_it_are_closed(browser: Browser) -> None:
    still = Still(browser, opened(Step(lessons.names("normandy")[0], 1), "en"), BESIDE_THE_FILES)
    hand = "document.querySelector('.un[data-hand]').dataset.hand"
    before = still.page.evaluate(hand)
    still.click("[data-key='place:2B']")
    assert still.page.evaluate(hand) != before
    still.click("[data-key='why:close']")
    assert still.page.evaluate(hand) == before
    still.close()


@pytest.mark.parametrize("game", lessons.courses())
def test_the_answer_of_the_quiz_is_in_sight(browser: Browser, game: str) -> None:
    wrong = []
    for language, size in [*sample([*product(LANGUAGES, SIZES)], 3), *sample([*product(LANGUAGES, ["beside the files"])], 1)]:
        still = Still(browser, un.quiz(game, seed=27, language=language), QUIZ_SIZES[size])
        for number in range(200 // 12):
            before: Any = still.table.coach
            if not before["options"]:
                still.send("coach", "next")
                continue
            still.send("coach", before["options"][number % len(before["options"])]["id"].join(("option:", "")))
            wrong += [f"{game} {language} {size}: {one}" for one in unseen(still, VERDICT, REASON, RULES, OPTIONS, WHY)]
            wrong += [] if still.page.evaluate(STEPS) else [f"{game} {language} {size}: the answers so far are cut"]
            still.send("coach", "next")
        still.close()
    assert not wrong, f"{len(wrong)} of them:\n" + "\n".join(wrong[:60])


SCENARIOS = {game: [one["name"] for one in un.scenarios() if one["game"] == game] for game in lessons.courses()}


def begun(name: str, seed: int = 4) -> Table:
    """Return the table of the side that decides first, against an opponent that has reasons."""
    game = un.new_game(name, seed=seed)
    table: Table = un.table(game, side=game.position.to_act[0], opponent="careful", resume=False)
    return table


def decide(table: Table) -> None:
    """Play what a careful player would."""
    game = table.game
    side = table._session.viewer
    click(table, game.position.format(opponent("careful").choose(View(game.position, side), Random(game.ply))))


def test_the_goals_of_a_scenario_are_in_sight(browser: Browser) -> None:
    wrong = []
    for name in sample((name for names in SCENARIOS.values() for name in names), 4):
        still = Still(browser, un.table(un.new_game(name, seed=4), resume=False))
        for language, size in sample(LOOKS, 3):
            look(still, language, size)
            wrong += [f"{name} {language} {size}: {one}" for one in unseen(still, GOALS, NOTES)]
        still.close()
    assert not wrong, f"{len(wrong)} of them:\n" + "\n".join(wrong[:60])


@pytest.mark.parametrize("game", lessons.courses())
def test_what_happens_in_a_game_is_in_sight(browser: Browser, game: str) -> None:
    wrong, looks = [], cycle(LOOKS)
    for name in sample(SCENARIOS[game], 1):
        still = Still(browser, begun(name))
        steps = 0
        while steps < (40 if NIGHTLY else 6) and not still.table.over:
            still.act(decide)
            while still.page.locator(".un .panels:is([data-panel=rolled], [data-panel=enemy])").count():
                steps += 1
                rolled = still.page.locator(".un .panel.rolled").count()
                for language, size in islice(looks, len(LOOKS) if NIGHTLY else 1):
                    look(still, language, size)
                    seen = f"{name} {still.table.game.ply} {language} {size}"
                    wrong += [f"{seen}: {one}" for one in unseen(still, ROLLED if rolled else ENEMY)]
                still.click(".un .panel .commit")
            look_on(still)
        assert steps
        still.close()
    assert not wrong, f"{len(wrong)} of them:\n" + "\n".join(wrong[:60])


@pytest.mark.parametrize("game", lessons.courses())
def test_the_tips_of_the_coach_are_in_sight(browser: Browser, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach.advise, "__defaults__", (0, 12))
    wrong, looks = [], cycle(LOOKS)

    def ask(table: Table) -> None:
        table.press("advise", "ask")
        while not table._session.thinking.done:  # type: ignore[union-attr]
            time.sleep(0.01)

    for name in sample(SCENARIOS[game], 1):
        still = Still(browser, begun(name))
        for _ in range(6 if NIGHTLY else 1):
            still.act(decide)
            look_on(still)
            still.act(ask)
            for language, size in islice(looks, len(LOOKS) if NIGHTLY else 2):
                look(still, language, size)
                wrong += [f"{name} {still.table.game.ply} {language} {size}: {one}" for one in unseen(still, TIPS)]
            still.send("advise", "close")
        still.close()
    assert not wrong, f"{len(wrong)} of them:\n" + "\n".join(wrong[:60])


CUT = """() => { const { scrollWidth, clientWidth } = document.querySelector(".un .ttl h2"); return scrollWidth > clientWidth; }"""


def test_the_title_of_a_puzzle_is_whole(browser: Browser) -> None:
    """It says how hard the puzzle is. Beside it are the scores of three goals with long words, which give way."""
    for language in LANGUAGES:
        un.set_language(language)
        still = Still(browser, un.puzzle("north-africa/277f46"))
        for pane in SIZES.values():
            still.look(pane)
            assert not still.page.evaluate(CUT), (language, pane)
        still.close()


def test_the_line_above_a_task_has_one_order_at_every_width(browser: Browser) -> None:
    still = Still(browser, un.lesson("normandy/moving"))
    still.send("coach", "exercise:2")
    for size in ("1339x533", "918x487", "742x496", "1413x638"):
        still.look(size)
        boxes = [still.page.locator(f".un .coach .wh > {part}").bounding_box() for part in (".ticks", ".stepn", ".wb")]
        ticks, step, back = (box for box in boxes if box)
        assert ticks["x"] + ticks["width"] <= step["x"] + 1, size
        assert step["x"] + step["width"] <= back["x"] + 1, size
        assert ticks["y"] < step["y"] + step["height"], f"{size}: one line"
        assert back["y"] < step["y"] + step["height"], f"{size}: one line"
    still.close()
