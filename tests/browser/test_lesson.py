"""A learner: a lesson with its saved progress in a real JupyterLab, a quiz in a plain page; by mouse and by keys, in two languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import undaunted_nb as un
from tests.browser.axe import violations
from tests.browser.conftest import restart_kernel, run_all
from tests.browser.player import Deed
from tests.browser.stills import Still, StillTable
from tests.browser.table import Hands, Keyboard, Mouse, Table
from tests.i18n.catalogs import PARTLY
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES, note_language, say
from undaunted_nb.kit import registry
from undaunted_nb.lessons.format import lesson as lessons
from undaunted_nb.lessons.format.lesson import Exercise, Lesson
from undaunted_nb.lessons.format.words import say_words
from undaunted_nb.lessons.play.attempt import Attempt, right_options
from undaunted_nb.play.game import Game

un._give_words()
LESSON = "normandy/moving"
COACH = """() => {
  const coach = document.querySelector(".un [data-region=coach]");
  const all = (selector) => [...coach.querySelectorAll(selector)].map((node) => node.innerText.trim());
  const state = ["go", "good", "no", "done"].find((one) => coach.classList.contains(one)) ?? "";
  return { state, title: coach.querySelector("h3").innerText, task: all(".task p"), said: all(".said p:not(.verdict)"), verdict: all(".verdict b"),
    hints: all(".hints p span:last-child"), step: all(".stepn"), rule: coach.querySelector(".pfoot .rule")?.title };
}"""


def coach(table: Table) -> Any:
    table.seen()
    return table.page.evaluate(COACH)


def title(language: str) -> str:
    """Return the title of the lesson: its number in its course, and its name."""
    lesson = lessons.load(LESSON)
    number = lessons.names("normandy").index(LESSON) + 1
    return say(Text("coach-title", {"n": number, "title": say_words(lesson.title, language, {})}), language)


def press(hands: Hands, what: str) -> None:
    hands.use("coach", f"coach:{what}")


def do(table: Table, hands: Hands, game: Game, line: str) -> None:
    """Do an action tap by tap, as a person would."""
    present = registry.system("undaunted").present
    taps = [str(tap) for tap in present.taps(game.position, game.position.parse(line))]
    card = taps[0].removeprefix("card:")
    seen = table.seen()
    for i, tap in enumerate(taps):
        kind, _, place = tap.partition(":")
        if kind == "place" and not any(one["lit"] for one in seen["places"]):
            hands.tap(place)  # a place that reveals the answer is not lit but can be chosen
        else:
            hands.do(Deed("end") if tap == "end" else Deed("tap", tap, card if tap.startswith("do:") else ""))
        seen = table.seen()
        if i == len(taps) - 1 and seen["plan"] and seen["plan"]["commit"]:
            hands.do(Deed("commit"))
            table.seen()


def solve(table: Table, hands: Hands, exercise: Exercise) -> None:
    attempt = Attempt(exercise)
    if exercise.asks:
        press(hands, f"option:{right_options(exercise, attempt.values)[0]}")
        return
    for line in exercise.solution:
        do(table, hands, attempt.game, line)
        attempt.play(line)


def go_to_an_action(table: Table, hands: Hands, lesson: Lesson, language: str) -> int:
    """Go from the first page to the first exercise that asks for an action. Return its number, from 0."""
    assert coach(table)["title"] == title(language)
    press(hands, "next")
    number = next(i for i, e in enumerate(lesson.exercises) if not e.asks and e.replies)
    for _ in range(number):
        press(hands, "next")
        table.seen()
    return number


def answer_wrong_and_right(table: Table, hands: Hands, exercise: Exercise, language: str) -> None:
    """Do an exercise that is shown: first wrong, then with both hints, then right."""
    values = Attempt(exercise).values
    assert coach(table)["task"] == [say_words(exercise.task, language, values)]

    # A wrong action gets the answer that its author wrote.
    reply = next(reply for reply in exercise.replies if reply.trigger and "*" not in reply.trigger)
    do(table, hands, Attempt(exercise).game, reply.trigger)
    answered = coach(table)
    assert answered["state"] == "no"
    assert answered["said"] == [say_words(reply.text, language, values)]
    assert answered["verdict"] == [say(Text("word-state-no"), language)]

    # A hint in two stages.
    for stage in (1, 2):
        press(hands, "hint")
        assert coach(table)["hints"] == [say_words(hint, language, values) for hint in exercise.hints[:stage]]

    # The right action.
    if table.page.locator(".un [data-key='coach:again']").count():
        press(hands, "again")
    else:
        hands.walk("back")
        hands.walk("back")
    table.seen()
    solve(table, hands, exercise)
    answered = coach(table)
    assert answered["state"] == "good"
    assert " ".join(answered["said"]) == say_words(exercise.after, language, values)
    assert answered["rule"] == say(Text(exercise.rules[0].replace(".", "-")), language)


def cells(home: Path, language: str) -> tuple[str, str]:
    return (
        f'import os\nos.environ["UNDAUNTED_NB_HOME"] = {str(home)!r}\nimport undaunted_nb as un\nun.set_language({language!r})',
        f'un.lesson("{LESSON}")',
    )


@pytest.mark.whole
@pytest.mark.parametrize(("hands_of", "language"), [(Mouse, "uk"), (Keyboard, "en")])
def test_a_whole_lesson(hands_of: Callable[[Table], Hands], language: str, open_cells: Callable[..., Page], tmp_path: Path) -> None:
    lesson = lessons.load(LESSON)
    table = Table(open_cells(*cells(tmp_path, language)))
    hands = hands_of(table)
    number = go_to_an_action(table, hands, lesson, language)
    answer_wrong_and_right(table, hands, lesson.exercises[number], language)

    # Every other exercise, to the end of the lesson.
    for i, other in enumerate(lesson.exercises, 1):
        if i - 1 == number:
            continue
        press(hands, f"exercise:{i}")
        table.seen()
        solve(table, hands, other)
        assert coach(table)["state"] in ("good", "done"), other.id
    assert coach(table)["state"] == "done"

    # Progress survives the end of the kernel.
    restart_kernel(table.page)
    table.page.locator(".un").first.evaluate("root => root.classList.add('of-the-old-kernel')")
    run_all(table.page)
    table.page.locator(".un:not(.of-the-old-kernel) .map").first.wait_for()
    ticks = table.page.locator(".un [data-region=coach] .tick").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert len(ticks) == len(lesson.exercises)
    assert all(say(Text("word-state-good"), language) in tick for tick in ticks)


@pytest.mark.parametrize(("hands_of", "language"), [(Mouse, "uk"), (Keyboard, "en")])
def test_a_quiz(hands_of: Callable[[Table], Hands], language: str, still: Callable[..., Still]) -> None:
    un.set_language(language)
    quiz: Any = un.quiz("normandy", seed=5)
    table = StillTable(still(quiz, "1290x650"))
    answer_two_questions(quiz, table, hands_of(table))


def answer_two_questions(quiz: Any, table: Table, hands: Hands) -> None:
    """Answer a question of a quiz wrong, and the next one right."""
    for right in (False, True):
        number = [option.right for option in quiz.guide.question.options].index(True)
        count = len(quiz.guide.question.options)
        press(hands, f"option:{number if right else (number + 1) % count}")
        answered = coach(table)
        assert answered["state"] == ("good" if right else "no")
        assert answered["said"], "what is right is told, and what is wrong with a wrong answer"
        assert all(answered["said"])
        press(hands, "next")
        table.seen()
    assert [result["right"] for result in quiz.guide.results] == [False, True]


def attack(table: Table, hands: Hands) -> None:
    for _ in range(9):
        hands.walk("next")
        table.seen()
    hands.do(Deed("tap", "card:Machine Gunner C"))
    hands.do(Deed("tap", "do:attack", "Machine Gunner C"))


def hint(_: Table, hands: Hands) -> None:
    press(hands, "next")
    press(hands, "hint")


def answer(_: Table, hands: Hands) -> None:
    press(hands, "option:0")


SHOWN: list[tuple[Callable[[], Any], Callable[[Table, Hands], None]]] = [
    (lambda: un.walkthrough("normandy/example-round"), attack),
    (lambda: un.lesson(LESSON), hint),
    (lambda: un.quiz("normandy", seed=5), answer),
]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(("make", "change"), SHOWN, ids=["walkthrough", "lesson", "quiz"])
def test_an_accessibility_checker_finds_nothing_serious(
    make: Callable[[], Any], change: Callable[[Table, Hands], None], dark: bool, still: Callable[..., Still]
) -> None:
    """The table with an attack chosen, a lesson in each of its states, and a quiz, in dark and in light."""
    un.set_language("uk")
    table = StillTable(still(make(), "1290x650", dark=dark))
    assert violations(table.page) == []
    change(table, Mouse(table))
    table.seen()
    assert violations(table.page) == []


def test_the_language_is_switched_at_the_table(still: Callable[..., Still]) -> None:
    table = StillTable(still(un.lesson(LESSON), "1290x650"))
    for language in reversed([*LANGUAGES]):  # English, the first one, is on the table
        table.page.locator(".un [data-key='tool:menu']").click()
        table.page.locator(f".un .drawer.menu [data-kind=language][data-target={language}]").click()
        table.seen()
        table.page.locator(".un [data-key='drawer:close']").click()
        assert coach(table)["title"] == title(language)
        assert table.page.locator(".un").first.get_attribute("lang") == language


@pytest.mark.parametrize("language", PARTLY)
@pytest.mark.parametrize(("size", "seen"), [("390x800", ".lang"), ("1290x650", ".untold")])
def test_a_text_that_is_not_translated_is_marked(still: Callable[..., Still], language: str, size: str, seen: str) -> None:
    """On a phone the mark of a language, which is read as the sentence, leaves its room to the task."""
    shown = still(un.lesson("north-africa/first-look", language=language), size)
    shown.send("coach", "exercise:1")
    panel = shown.page.locator(".un .coach")
    sentence = say(note_language("en"), language)
    assert [panel.locator(mark).is_visible() for mark in (".lang", ".untold")] == [mark == seen for mark in (".lang", ".untold")]
    if seen == ".lang":
        assert panel.get_by_role("img", name=sentence).inner_text() == "EN"
        body = panel.locator(".pbody").evaluate("(node) => [node.scrollHeight, node.clientHeight]")
        assert body[0] <= body[1], "the task is cut"
    else:
        assert sentence in panel.inner_text()
    assert violations(shown.page) == []


def test_the_first_click_on_next_goes_on_after_an_action_of_one_click(browser: Browser) -> None:
    """No card of the hand opens below the pointer, so that Next stays in its place."""
    still = Still(browser, un.lesson("north-africa/first-look"), "999x499", calm=False)
    still.send("coach", "exercise:6")
    still.click(".un [data-target='hint']")
    still.page.locator(".un .hand .card", has_text="Engineer").locator(".cname").click()
    still.settle()
    still.page.locator(".un .hand .card.chosen button", has_text="Hunker Down").click()
    still.settle()
    assert still.table.coach["state"] == "good"
    where = still.page.locator(".un [data-kind=coach][data-target=next]").bounding_box()
    assert where
    still.page.mouse.click(where["x"] + 10, where["y"] + 10, delay=50)
    still.settle()
    assert still.table.coach["step"] != 6
    still.close()


def test_a_pin_takes_no_click_while_you_choose_what_is_behind_it(browser: Browser) -> None:
    still = Still(browser, un.lesson("normandy/board"), "999x499")
    still.send("coach", "exercise:4")
    for target in ("card:Rifleman A", "do:move"):
        still.send("tap", target)
    pin = still.page.locator(".un .pin path").bounding_box()
    assert pin
    still.page.mouse.click(pin["x"] + pin["width"] / 2, pin["y"] + 8)  # 2B, behind the pin of 16B
    still.settle()
    assert still.table.coach["state"] == "good"
    still.close()
