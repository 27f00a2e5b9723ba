"""The home page: its content, and that everything opened from it appears on the same table."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

import undaunted_nb as un
from tests.pictures import picture_in
from tests.project.paths import ROOT
from undaunted_nb.i18n import KNOWN, LANGUAGES, current
from undaunted_nb.kit import registry
from undaunted_nb.lessons.course.overview import course, minutes, shelf
from undaunted_nb.lessons.course.overview import current as current_game
from undaunted_nb.lessons.format.lesson import ANY_GAME, load, names
from undaunted_nb.lessons.play.run import LessonRun
from undaunted_nb.lessons.progress import preferences
from undaunted_nb.lessons.progress.last_lesson import latest
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.teaching.classroom.lesson_cards import NAMES
from undaunted_nb.widgets.home.home import OPENS, PANES
from undaunted_nb.widgets.home.home_picture import picture
from undaunted_nb.widgets.home.home_table import HomeTable

NOTEBOOKS = ROOT / "notebooks"
UNDAUNTED = registry.system("undaunted")


def send(table: HomeTable, kind: str, target: str = "") -> None:
    table._on_message(table, {"kind": kind, "target": target, "revision": table.revision}, [])


def targets(tree: Any) -> set[str]:
    """Return the targets of all buttons of the page."""
    if isinstance(tree, dict):
        return {tree["to"]} & {tree["to"] or None} | targets(list(tree.values())) if "to" in tree else targets(list(tree.values()))
    return {found for part in tree for found in targets(part)} if isinstance(tree, list) else set()


def solve(*lessons: str) -> None:
    progress = Progress.open()
    for name in lessons:
        for exercise in load(name).exercises:
            progress.done(name, exercise.id, load(name).fingerprint)


def test_a_new_player_is_led_to_the_first_lesson() -> None:
    page = un.home().home
    assert page is not None
    assert page["now"]["to"] == f"lesson:{names(shelf()[0].name)[0]}"
    assert f"{minutes(load(names(shelf()[0].name)[0]))} minutes" in page["now"]["kicker"]
    words = " ".join([page["title"], page["lead"], page["now"]["kicker"], page["now"]["title"], page["now"]["text"], page["now"]["button"]])
    assert len(words.split()) < 50
    assert [game["text"] for game in page["games"]] == [f"0 of {len(names(game.name))}" for game in shelf()]


def test_a_returning_player_continues_at_the_same_place() -> None:
    game = shelf()[0].name
    first, second, third = names(game)[:3]
    solve(first, second)
    Progress.open().done(third, load(third).exercises[0].id, load(third).fingerprint)
    page = un.home().home
    assert page is not None
    assert page["now"]["to"] == f"lesson:{third}"
    assert page["now"]["kicker"] == "Continue"
    assert page["now"]["steps"][:2] == ["done", "now"]
    assert [it["state"] for it in page["course"]["stations"]][:4] == ["done", "done", "now", ""]
    assert [it["stars"] for it in page["course"]["stations"]][:3] == [2, 2, 0]  # solved, though not at the first try
    assert page["games"][0]["text"].startswith("2 of")


@pytest.mark.parametrize(
    ("missed", "told"),
    [
        (0, "At most 12 questions find your first lesson"),
        (1, "1 min: 1 rule to review"),
        (2, "1 min: 2 rules to review"),
        (66, "5 min: 6 rules to review"),
    ],
)
def test_home_asks_for_a_small_portion_of_what_is_due(missed: int, told: str) -> None:
    progress = Progress.open()
    for rule in list(UNDAUNTED.rules())[:missed]:
        progress.answered([rule], False)
    progress.answered([], True)  # one question later, what was missed is due
    page = un.home().home
    assert page is not None
    assert page["acts"][1]["text"] == told


def test_home_counts_only_the_due_rules_of_its_game() -> None:
    progress = Progress.open()
    for rule in ("un.move.1", "un.move.2", "m44.move.1"):
        progress.answered([rule], False)
    progress.answered([], True)
    table = un.home()
    found = {}
    for game in ("normandy", "memoir44"):
        send(table, "home", f"game:{game}")
        assert table.home is not None
        found[game] = table.home["acts"][1]["text"]
    assert found == {"normandy": "1 min: 2 rules to review", "memoir44": "1 min: 1 rule to review"}


@pytest.mark.parametrize("game", [game.name for game in shelf()])
def test_a_newcomer_finds_the_right_lesson_by_a_test(game: str) -> None:
    """The button of the page, "I don’t know" to each question, the result, and its button."""
    table = un.home()
    send(table, "home", f"game:{game}")
    assert table.home is not None
    act = table.home["acts"][1]
    assert (act["title"], act["to"]) == ("See what you already know", f"placement:{game}")
    send(table, "home", act["to"])
    for _ in range(3):
        assert table.coach["count"].endswith("of at most 12")
        labels = {button["label"]: button["id"] for button in table.coach["buttons"]}
        assert set(labels) == {"I don’t know", "End the test"}
        send(table, "coach", labels["I don’t know"])
        assert table.coach["said"] or "right" in [option["state"] for option in table.coach["options"]]
        told = table.coach["next"]
        send(table, "coach", "next")
    assert told == "See the result"
    assert table.coach["said"] == ["Start with the first lesson. It explains everything from the beginning."]
    (button,) = table.coach["buttons"]
    send(table, "coach", button["id"])
    assert table.coach["title"].endswith(load(names(game)[0]).said_title("en"))
    assert table.why is None


def test_after_the_test_home_goes_on_with_its_lesson() -> None:
    table = un.home()
    assert table.home is not None
    send(table, "home", table.home["acts"][1]["to"])
    test: Any = table.guide
    while table.coach["next"] != "See the result":
        asked = test.question
        send(table, "coach", f"number:{asked.options[asked.answer].label}" if asked.typed else f"option:{asked.answer}")
        if table.coach["next"] == "Next question":
            send(table, "coach", "next")
    send(table, "coach", "next")
    (button,) = table.coach["buttons"]
    send(table, "home")
    assert table.home["now"]["to"] == button["id"]
    assert table.home["acts"][1]["to"] == f"quiz:{shelf()[0].name}"
    stations = table.home["course"]["stations"]
    skipped = [it for it in stations if it["state"] == "done"]
    assert [it["stars"] for it in skipped] == [0] * len(test.known)
    assert all("known, you can skip it" in it["label"] for it in skipped)


def test_home_asks_for_no_more_on_the_same_day() -> None:
    """Sixty rules that are due are no debt: six a day, however many are left."""
    progress = Progress.open()
    missed = list(UNDAUNTED.rules())[:66]
    for rule in missed:
        progress.answered([rule], False)
    progress.answered([], True)
    for number, told in ((4, "1 min: 2 rules to review"), (6, "You’ve done today’s review")):
        for rule in missed[progress.reviewed : number]:
            progress.answered([rule], True)
        page = un.home().home
        assert page is not None
        assert page["acts"][1]["text"] == told
    assert len(Progress.open().due()) > 50


def test_the_course_that_was_begun_is_shown() -> None:
    other = shelf()[1].name
    solve(names(other)[0])
    assert current_game(Progress.open()) == other


def test_a_finished_course_offers_a_game() -> None:
    game = shelf()[0]
    Progress.open().mark_known(names(game.name))
    solve(names(game.name)[0])
    page = un.home().home
    assert page is not None
    assert page["now"]["to"] == f"start:{game.play}"


def test_every_lesson_shows_how_long_it_takes() -> None:
    for game in shelf():
        for it in course(game.name, Progress()):
            games = sum(exercise.solution == ANY_GAME for exercise in load(it.lesson).exercises)
            assert 2 + 8 * games <= it.minutes <= 15 + 30 * games, it.lesson
    assert minutes(load(names(shelf()[0].name)[0])) >= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_button_asks_for_is_there_and_back_leads_home(language: str) -> None:
    Progress.open().mark_known(names(shelf()[1].name)[:1])  # its course has begun, so there the page offers the quiz
    table = un.home(language)
    send(table, "home", f"game:{shelf()[0].name}")
    asked = targets(table.home)
    for name in PANES:
        send(table, "home", f"pane:{name}")
        assert table.home is not None
        assert table.home["pane"]["title"]
        assert table.home["pane"]["text"] or table.home["pane"]["items"], name
        asked |= targets(table.home)
    for game in shelf():
        send(table, "home", f"game:{game.name}")
        send(table, "home", "pane:battles")
        asked |= targets(table.home)
    send(table, "home", f"start:{shelf()[0].play}")
    asked |= targets(table.home) - set(KNOWN)  # a language has its own message
    some = {to.partition(":")[0]: to for to in sorted(asked)}
    assert set(some) - {"game", "pane"} >= set(OPENS) - {"kept"}
    for to in some.values():
        send(table, "home", f"start:{shelf()[0].play}")
        send(table, "home", to)
        if to.startswith(("game:", "pane:", "start:", "friend:", "side:", "level:", "leave:")):
            assert table.home is not None
            assert not table.home["trouble"], to
            continue
        assert table.home is None, to
        if to.startswith("build:"):
            assert table.build is not None
            send(table, "home")
            continue
        assert table.head["home"] is True
        assert table.board or table.walk, "only the first step of a setup shows bare tiles"
        assert table.head["lang"] == language
        send(table, "home")
        assert table.home is not None


def test_a_game_that_was_begun_goes_on() -> None:
    table = un.home()
    game = shelf()[0]
    send(table, "home", f"start:{game.play}")
    send(table, "home", "begin:one")
    table.game.play(table.game.legal_actions[0])
    table.refresh()
    ply = table.game.ply
    send(table, "home")
    assert table.home is not None
    assert table.home["acts"][0]["text"] == "Continue where you left off"
    send(table, "home", "pane:kept")
    (item,) = table.home["pane"]["items"]
    send(table, "home", item["to"])
    assert table.home is None
    assert table.game.ply >= ply
    other = un.home()
    assert other.home is not None
    send(other, "home", other.home["acts"][0]["to"])
    assert other.game.ply >= ply


@pytest.mark.parametrize(
    "target",
    [
        "nonsense",
        "lesson:../x.toml",
        "lesson:normandy/none",
        "start:x",
        "kept:../../etc/passwd",
        "pane:x",
        "game:x",
        "quiz:x",
        "walk:x",
        "chances:x",
        "start:a.json",
    ],
)
def test_an_unknown_target_is_refused_on_the_page(target: str) -> None:
    table = un.home()
    send(table, "home", target)
    assert table.home is not None
    assert table.home["trouble"]
    send(table, "home", "pane:battles")
    assert table.home["trouble"] == ""


@pytest.mark.parametrize("kind", ["start", "chances", "lesson"])
def test_a_page_opens_no_file_whatever_its_ending(kind: str, tmp_path: Path) -> None:
    shipped = Path(un.__file__).parent / "games" / "undaunted" / "normandy" / "scenarios" / "la-raye.toml"
    file = tmp_path / "mine"
    file.write_text(shipped.read_text("utf-8"), "utf-8")
    assert un.new_game(file, seed=1).position.to_act
    table = un.home()
    send(table, "home", f"{kind}:{file}")
    assert table.home is not None
    assert table.home["trouble"]


def test_messages_for_the_game_before_are_refused() -> None:
    table = un.home()
    stale = table.revision
    send(table, "home", f"chances:{shelf()[0].play}")
    before = table.game.ply
    table._on_message(table, {"kind": "end", "target": "", "revision": stale}, [])
    assert table.game.ply == before
    assert table.why is not None


def test_the_language_that_is_chosen_is_kept(own_home: Path) -> None:
    table = un.home()
    send(table, "language", "uk")
    assert table.home is not None
    assert table.home["title"] == "Вчіться граючи"
    assert (own_home / "language").read_text() == "uk\n"
    assert preferences.preferred_language() == "uk"
    assert current() == "uk"
    assert un.home().language == "uk"


def test_the_language_of_the_environment_and_of_the_lab(monkeypatch: pytest.MonkeyPatch) -> None:
    assert preferences.preferred_language() == ""
    settings = Path(os.environ["JUPYTERLAB_SETTINGS_DIR"], preferences.LAB)
    settings.parent.mkdir(parents=True)
    settings.write_text('{\n    // a comment\n    "locale": "ru_RU"\n}')
    assert preferences.preferred_language() == "ru"
    monkeypatch.setenv(preferences.LANGUAGE, "uk")
    assert preferences.preferred_language() == "uk"
    monkeypatch.setenv(preferences.LANGUAGE, "xx")
    assert preferences.preferred_language() == "ru"


def test_the_saved_page_defines_the_colors_that_it_uses() -> None:
    page = picture(un.home("en").home, {})
    assert set(re.findall(r"var\((--un-[\w-]+)\)", page)) <= set(re.findall(r"(--un-[\w-]+):", page))


@pytest.mark.parametrize(("language", "said"), [("en", "This is a picture."), ("uk", "Це картинка."), ("ru", "Это картинка.")])
def test_the_saved_page_is_a_picture_that_explains_how_to_make_it_live(language: str, said: str) -> None:
    bundle = un.home(language)._repr_mimebundle_()
    assert bundle is not None
    drawn = picture_in(bundle[0]["text/html"])
    assert said in drawn
    assert ">Shift<" in drawn
    assert ">Enter<" in drawn
    assert said in bundle[0]["text/html"].partition(" style=")[0]


def test_every_message_is_answered() -> None:
    table = un.table(un.new_game("normandy/la-raye", seed=1), side="US", resume=False)
    sent: list[Any] = []
    table.send = lambda content, buffers=None: sent.append(content)  # type: ignore[method-assign]  # noqa: ARG005
    for _ in range(3):
        sent.clear()
        table._on_message(table, {"kind": "language", "target": "en", "revision": table.revision}, [])
        assert sent[-1]["kind"] == "change"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_teachers_notebook_is_listed(language: str) -> None:
    table = un.home()
    send(table, "language", language)
    send(table, "home", "pane:teachers")
    assert table.home is not None
    listed = [item["file"] for item in table.home["pane"]["items"] if item["file"].startswith("teacher/")]
    assert listed == sorted(str(path.relative_to(NOTEBOOKS)) for path in NOTEBOOKS.glob(f"teacher/{language}/*.ipynb"))
    assert all(item["label"] and not item["label"].startswith("home-") for item in table.home["pane"]["items"])


LENGTHS = {"half an hour": 30, "three quarters of an hour": 45, "quarter of an hour": 15, "one hour": 60, "full hour": 60}
"""The lengths of lessons that are in words."""


def test_ages_and_lengths_of_notebooks_are_those_that_they_begin_with() -> None:
    table = un.home()
    send(table, "home", "pane:teachers")
    assert table.home is not None
    items = [item for item in table.home["pane"]["items"] if item["file"].startswith("teacher/")]
    assert [item["label"].partition(". ")[0] for item in items] == [str(n) for n in range(1, len(items) + 1)]
    for item in items:
        (line,) = re.findall(r"\*\*For\*\*.*", "".join(json.loads((NOTEBOOKS / item["file"]).read_text("utf-8"))["cells"][0]["source"]))
        minutes = [*re.findall(r"(\d+) minutes", line), *(n for words, n in LENGTHS.items() if words in line.lower())][0]
        ages = [f"age {age} and up, " for age in re.findall(r"Age (\d+) and up", line)]
        assert item["note"] == f"{''.join(ages)}{minutes} min", item["file"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_and_lessons_that_are_ready_are_one_click_away(language: str) -> None:
    table = un.home()
    send(table, "language", language)
    send(table, "home", "pane:teachers")
    assert table.home is not None
    items = [item for item in table.home["pane"]["items"] if item["file"].startswith("ready/")]
    assert items == table.home["pane"]["items"][: len(items)], "first of all"
    files = {item["file"] for item in items}
    there = {str(path.relative_to(NOTEBOOKS)) for path in (NOTEBOOKS / "ready" / language).iterdir() if "-sheet" not in path.name}
    assert files == there
    titles = [un.lesson_card(name, language=language).title for name in NAMES]
    assert [sum(title in f"{item['label']} {item['note']}" for item in items) for title in titles] == [2, 2, 2]


def test_the_teachers_pane_leads_to_the_guide(monkeypatch: pytest.MonkeyPatch) -> None:
    for address, there in (("https://example.org/docs", "https://example.org/docs/uk/teachers.html"), ("nowhere", None)):
        monkeypatch.setenv("UNDAUNTED_NB_DOCS", address)
        table = un.home()
        send(table, "language", "uk")
        send(table, "home", "pane:teachers")
        assert table.home is not None
        assert table.home["pane"].get("guide", {}).get("url") == there


def test_the_chances_open_at_once() -> None:
    table = un.home()
    assert table.home is not None
    (to,) = [one["to"] for one in table.home["more"] if one["to"].startswith("chances:")]
    send(table, "home", to)
    assert table.home is None
    assert table.chances["on"]


# ---------------------------------------------------------------- progress that comes with a link


def a_strangers_line() -> str:
    other = Progress()
    lesson = un.lessons("normandy")[2]
    for exercise in lesson.exercises:
        other.done(lesson.id, exercise.id, lesson.fingerprint)
    return other.line()


@pytest.mark.parametrize("rest", ["", "&lesson=2"])
def test_progress_in_a_link_is_added_only_after_a_question(rest: str) -> None:
    solve(un.lessons("normandy")[0].id)
    page, before = un.home(), Progress.open().line()
    page.press("open", f"https://example.org/?progress={a_strangers_line()}{rest}")
    pane = page.home["pane"]
    assert pane["title"] == "Add this progress to yours?"
    assert pane["text"][1:] == ["Lessons with new or better results: 1"]
    assert {"progress:add", "progress:leave"} <= targets(page.home)
    assert Progress.open().line() == before
    page.press("home", "progress:leave")
    assert Progress.open().line() == before
    assert bool(page.home) == (not rest)
    page.press("home", "")
    page.press("home", "progress:add")
    assert page.home["trouble"], "it was answered"
    page.press("open", f"https://example.org/?progress={a_strangers_line()}{rest}")
    page.press("home", "progress:add")
    assert len(Progress.open().lesson_rows()) > len(un.lessons("normandy")[0].exercises)
    assert bool(page.home) == (not rest)
    page.press("home", "")
    page.press("home", "pane:paste")
    assert "progress:undo" in targets(page.home)
    page.press("home", "progress:undo")
    assert Progress.open().line() == before
    page.press("home", "pane:paste")
    assert "progress:undo" not in targets(page.home)


def test_progress_that_brings_nothing_new_asks_nothing() -> None:
    solve(un.lessons("normandy")[0].id)
    page = un.home()
    line = Progress.open().line()
    page.press("open", line)
    assert page.home["pane"]["title"] == "Your progress already has all of this"
    page.press("open", f"progress={line}&lesson=2")
    assert page.head["title"].startswith("Lesson 2")
    page.press("home", "")
    page.press("home", "progress:undo")
    assert "no import" in page.home["trouble"]


@pytest.mark.parametrize("game", [it.name for it in shelf()])
def test_continue_leads_to_the_lesson_that_was_opened_last_at_its_open_exercise(game: str) -> None:
    early, late = names(game)[1], names(game)[4]
    Progress.open().done(early, load(early).exercises[0].id, load(early).fingerprint)  # begun before, and earlier in the course
    done = load(late).exercises[0]
    Progress.open().done(late, done.id, load(late).fingerprint)
    table = un.home()
    send(table, "home", f"game:{game}")
    send(table, "home", f"lesson:{late}")
    again = un.home()  # the next visit
    assert again.home is not None
    assert again.home["now"]["to"] == f"lesson:{late}"
    assert next(it["id"] for it in again.home["games"] if it["chosen"]) == game
    send(again, "home", again.home["now"]["to"])
    assert isinstance(again.guide, LessonRun)
    assert again.guide.exercise.id == load(late).exercises[1].id
    solve(late)
    now = un.home().home
    assert now is not None
    assert now["now"]["to"] == f"lesson:{early}", "a lesson that is done is not continued"


def test_each_game_has_its_own_lesson_to_continue_with() -> None:
    table = un.home()
    for game in shelf():
        send(table, "home", f"game:{game.name}")
        send(table, "home", f"lesson:{names(game.name)[6]}")
        send(table, "home")
    for game in shelf():
        send(table, "home", f"game:{game.name}")
        assert table.home is not None
        assert table.home["now"]["to"] == f"lesson:{names(game.name)[6]}"
        assert table.home["now"]["text"] != "Move one counter to learn how to read the board."


def test_a_lesson_opened_from_a_rule_or_a_link_is_remembered(own_home: Path) -> None:
    table = un.home()
    lesson = names(shelf()[1].name)[3]
    table.open_link(f"lesson={lesson}")
    assert latest() == (lesson,)
    (own_home / "lessons").write_bytes(b"\xff nobody/nothing")  # another program wrote it
    assert latest() == ()
