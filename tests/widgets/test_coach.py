"""A lesson at the table: the coach, its buttons, and how you enter and leave a lesson."""

from __future__ import annotations

import json
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import undaunted_nb as un
from tests.lessons.test_run import EXAMPLE, example
from tests.widgets.tables import at_turn, click
from tests.widgets.wire import Wire
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import KNOWN, LANGUAGES, say
from undaunted_nb.kit import registry
from undaunted_nb.kit.table.tap import Tap
from undaunted_nb.lessons.format import lesson
from undaunted_nb.lessons.play.attempt import right_options, solve
from undaunted_nb.lessons.play.run import LessonRun
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.widgets.table import Table, coach_table

un._give_words()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(tmp_path))
    return tmp_path


def lesson_table(language: str = "en", progress: Progress | None = None) -> Table:
    return coach_table(LessonRun(example(), progress), language)


def send(table: Table, kind: str, target: str = "", **more: Any) -> Table:
    table._on_message(table, {"kind": kind, "target": target, "revision": table.revision, **more}, [])
    return table


def tap(table: Table, *targets: str) -> Table:
    for target in targets:
        send(table, "tap", target)
    return table


MOVE = ("card:Rifleman A", "do:move", "place:9B")


def test_a_card_that_orders_nothing_is_played_by_a_plain_button_and_after_a_mistake_only_trying_again_is_the_main_one() -> None:
    run = LessonRun(lesson.load("memoir44/board"))
    run.go_to(1)
    table = coach_table(run, "en")
    table.press("tap", "card:Attack Center")
    assert not table.plan.get("leaves")
    table.press("tap", "card:Probe Right")
    assert table.plan["leaves"]
    table.press("commit")
    assert (table.coach["state"], table.coach["mistake"], table.plan["leaves"]) == ("no", True, True)


def test_in_a_task_the_button_that_ends_a_path_early_is_plain() -> None:
    run = LessonRun(lesson.load("normandy/board"))
    run.go_to(6)
    table = tap(coach_table(run, "en"), "card:Scout A", "do:scout", "place:8A")
    assert (table.plan["commit"], table.plan["leaves"]) == ("Stop on 8A", True)
    assert "further" not in table.plan


def test_a_lesson_begins_with_its_introduction() -> None:
    table = lesson_table()
    assert table.coach["step"] == 0
    assert table.coach["title"] == "First steps"
    assert len(table.coach["task"]) == 2
    assert (table.coach["next"], table.coach["hint"], table.coach["state"]) == ("Begin", None, "")


def steps_that_win() -> list[tuple[str, int]]:
    """Return the lessons and exercises whose solution ends the game."""
    every = [(name, lesson.load(name)) for game in lesson.courses() for name in lesson.names(game)]
    steps = [(name, n, e) for name, it in every for n, e in enumerate(it.exercises, 1) if not e.asks and e.solution != lesson.ANY_GAME]
    return [(name, n) for name, n, e in steps if solve(e).game.position.outcome]


def test_a_win_inside_a_lesson_is_a_solved_step_that_leads_on() -> None:
    found = steps_that_win()
    assert len(found) >= 14
    for name, n in found:
        run = LessonRun(lesson.load(name))
        run.go_to(n)
        for line in run.exercise.solution:
            run.attempt.play(line)
        run._record_if_solved()
        table = coach_table(run)
        where = f"{name}, step {n}"
        assert table.over is None, where
        assert table.coach["state"] in {"good", "done"}, where
        won = registry.system(table.game.position.system).present.describe_outcome(table.game.position)
        assert won, where
        assert table.coach["said"][0] == say(won["text"], "en"), where
        assert len(table.coach["said"]) > 1, f"{where}: the reason follows"
        assert table.coach["next"] or any(it.get("yellow") for it in table.coach["buttons"]), f"{where}: the lesson goes on"


@pytest.mark.parametrize("name", [name for game in lesson.courses() for name in lesson.names(game)])
def test_every_task_can_be_solved_with_clicks(name: str) -> None:
    for n, exercise in enumerate(lesson.load(name).exercises, 1):
        if exercise.solution == lesson.ANY_GAME:
            continue
        run = LessonRun(lesson.load(name))
        run.go_to(n)
        table = coach_table(run)
        if exercise.asks and run._places():
            tap(table, f"place:{run.attempt.values['answer']}")
        elif exercise.asks:
            continue
        for line in exercise.solution:
            click(table, line)
        assert table.coach["state"] in {"good", "done"}, (exercise.id, table.coach["said"], table.why)


def test_a_counter_of_a_covered_task_tells_what_to_choose_first() -> None:
    run = LessonRun(lesson.load("normandy/attack-sum"))
    run.go_to(4)
    why = tap(coach_table(run, "en"), "piece:DE Scouts B").why
    assert why["reasons"][0]["text"] == "Choose a card, then its action."
    assert not why["ways"], "nothing tells what the task leaves to find"


def test_a_lesson_answers_why_a_card_cannot_be_played_if_it_has_a_reply() -> None:
    run = LessonRun(lesson.load("normandy/round"))
    run.go_to(4)
    table = send(coach_table(run, "en"), "why", "card:Fog of War")
    assert not table.why
    assert run.scene("en")["said"][0] == "You can’t play this card. Play Rifleman A."
    assert run.misses == 0, "a question is no mistake"
    run.go_to(1)
    assert send(coach_table(lesson_run := LessonRun(lesson.load("normandy/fog-of-war")), "en"), "why", "card:Fog of War").why
    assert not lesson_run.misses


def test_a_question_about_places_is_answered_on_the_board() -> None:
    run = LessonRun(lesson.load("memoir44/board"))
    run.go_to(next(n for n, it in enumerate(run.lesson.exercises, 1) if it.id == "their-left"))
    table = coach_table(run)
    assert table.coach["note"] == "You can also choose the place on the board."
    tap(table, "place:A1")
    assert (table.coach["state"], bool(table.why)) == ("", True), "no option is there, so the hex is explained"
    tap(table, "place:E7")
    assert (table.coach["state"], table.coach["options"][1]["state"]) == ("no", "wrong")
    tap(table, f"piece:{next(unit for unit, at in run._here.pieces.items() if at == 'k8')}")
    assert (table.coach["state"], table.coach["note"]) == ("good", "")


def test_an_exercise_opens_after_the_orders_that_it_has_given() -> None:
    run = LessonRun(lesson.load("memoir44/board"))
    run.go_to(next(n for n, it in enumerate(run.lesson.exercises, 1) if it.id == "rim"))
    table = coach_table(run)
    assert "orders" in table.game.position.to_json()
    assert table.plan["title"] == "Move"


def test_the_next_exercise_does_not_begin_in_the_part_of_the_one_before() -> None:
    table = coach_table(LessonRun(lesson.load("memoir44/turn")), "en")
    table.press("coach", "next")
    for line in lesson.load("memoir44/turn").exercises[0].solution:
        click(table, line)
    assert table._session.taps == (Tap("do", "order"),)
    table.press("coach", "next")
    assert table.plan["title"] == "Move"
    table.press("tap", "piece:allies-infantry-1")
    assert table.why is None
    assert table.coach["state"] == ""
    assert not table.coach["reasons"]


def test_the_end_of_a_turn_in_preview_is_not_called_right(monkeypatch: pytest.MonkeyPatch) -> None:
    run = LessonRun(lesson.load("memoir44/artillery"))
    monkeypatch.setattr(run, "stops_short", lambda _kinds: False)
    table = coach_table(run, "en")
    table.press("coach", "next")
    click(table, "play Attack Center")
    assert table.coach["state"] == "go"
    table.press("commit")
    assert table.plan["title"] == "End of the turn"
    assert (table.coach["state"], table.coach["said"]) == ("", [])
    table.press("back")
    assert table.coach["state"] == "go"


def test_there_is_no_way_back_to_orders_that_the_exercise_has_given() -> None:
    run = LessonRun(lesson.load("memoir44/turn"))
    run.go_to(2)
    table = coach_table(run, "en")
    assert table.plan["back"] is None
    table.press("back")
    assert table.plan["title"] == "Move"
    table.press("tap", "piece:allies-infantry-1")
    assert table.plan["back"]
    table.press("tap", "place:f4")
    table.press("back")
    assert table.plan["title"] == "Move"


def test_a_wrong_action_gets_a_hint_in_two_stages_before_the_right_one() -> None:
    table = send(lesson_table(), "coach", "next")
    tap(table, "card:Rifleman A", "do:move", "place:7A")
    assert table.coach["state"] == "no"
    assert table.why is None, "one answer is enough, and it is the lesson's"
    assert table.coach["reasons"][0]["rule"].startswith("un.")
    assert table.coach["reasons"][0]["text"]
    assert send(table, "coach", "hint").coach["hints"] == ["Look for your marker."]
    assert len(send(table, "coach", "hint").coach["hints"]) == 2
    assert table.plan is not None, "what is half chosen stays"
    tap(table, "place:7A")
    assert table.coach["state"] == "no"
    tap(table, "card:Rifleman A")
    assert table.coach["state"] == "", "another try begins"
    tap(table, "card:Rifleman A", "do:move")
    send(table, "back")
    send(table, "back")
    tap(table, *MOVE)
    send(table, "commit")
    assert table.coach["state"] == "good"
    assert table.coach["ticks"] == ["good", ""]
    assert table.game.decisions == 1


def test_try_again_puts_everything_back() -> None:
    table = send(lesson_table(), "coach", "next")
    tap(table, "card:Rifleman A", "do:hunker down")
    assert table.coach["state"] == "no"
    assert table.coach["again"]
    send(table, "coach", "again")
    assert table.coach["state"] == ""
    assert [card["id"] for card in table.mine["hand"]] == ["Rifleman A"]


def test_undo_and_redo_belong_to_the_exercise() -> None:
    table = send(lesson_table(), "coach", "next")
    assert not table.head["undo"]
    tap(table, "card:Rifleman A", "do:hunker down")
    assert table.head["undo"]
    assert send(table, "undo").coach["state"] == ""
    assert table.mine["hand"]
    assert send(table, "redo").coach["state"] == "no"


def test_a_question_is_answered_before_anything_is_played() -> None:
    table = send(lesson_table(), "coach", "exercise:2")
    tap(table, "card:Rifleman A")
    assert table.why["tone"] == "error"
    assert table.mine["hand"][0]["state"] == ""
    assert {chip["state"] for chip in table.mine["hand"][0]["chips"]} == {""}
    tap(table, "do:hunker down")
    assert table.game.decisions == 0
    assert table.plan is None
    assert table.marks["lit"] == []
    send(table, "coach", "option:1")
    assert [o["state"] for o in table.coach["options"]] == ["", "wrong", ""]
    send(table, "coach", "option:0")
    assert table.coach["state"] == "good"


def test_stale_and_hostile_buttons_change_nothing() -> None:
    table = send(lesson_table(), "coach", "next")
    before = dict(table.coach)
    table._on_message(table, {"kind": "coach", "target": "exercise:2", "revision": table.revision - 1}, [])
    assert table.coach == before
    for target in ("leave", "lesson:../../etc/passwd", "lesson:normandy/nothing", "option:0", "x" * 300, "exercise:-1"):
        send(table, "coach", target)
        assert table.coach == before
        assert table.why["tone"] == "error"


def test_a_page_cannot_have_a_file_opened(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(EXAMPLE, encoding="utf-8")
    for table in (lesson_table(), Table(at_turn("Rifleman A"), side="US")):
        before = table.coach
        send(table, "coach", f"lesson:{file}")
        assert table.coach == before
        assert table.why["tone"] == "error"
        assert str(file) not in json.dumps(table.why)


def test_a_table_changes_its_language_at_once() -> None:
    table = lesson_table()
    undo, titles = set(), set()
    for language in LANGUAGES:
        send(table, "language", language)
        assert table.head["lang"] == language
        assert [one["chosen"] for one in table.head["languages"]] == [name == language for name in KNOWN]
        undo.add(table.words["undo"])
        titles.add(table.ground["label"])
    assert len(undo) == len(titles) == len(LANGUAGES)
    table.language = "en"
    assert table.words["undo"] == "Undo"
    send(table, "language", "xx")
    assert table.language == "en"
    assert table.why["tone"] == "error"


def test_rule_links_to_the_documentation_if_its_address_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undaunted_nb.lessons.reference.docs._of_package", lambda: "")
    monkeypatch.delenv("UNDAUNTED_NB_DOCS", raising=False)
    table = Table(at_turn("Rifleman A"), side="US")
    assert "docs" not in send(table, "rule", "un.move.2").rule
    monkeypatch.setenv("UNDAUNTED_NB_DOCS", "https://example.org/docs")
    assert send(table, "rule", "un.move.2").rule["docs"] == "https://example.org/docs/rules/normandy/un-move.html#un-move-2"
    send(table, "language", "uk")
    assert send(table, "rule", "un.defence.1").rule["docs"] == "https://example.org/docs/uk/rules/normandy/un-attack.html#un-defence-1"
    for nowhere in ("", "javascript:alert(1)", "docs"):
        monkeypatch.setenv("UNDAUNTED_NB_DOCS", nowhere)
        assert "docs" not in send(table, "rule", "un.move.2").rule


def test_from_a_rule_to_the_lesson_that_teaches_it_and_back_to_the_game() -> None:
    table = Table(at_turn("Rifleman A"), side="US")
    game, width = table.game, table.ground["width"]
    send(table, "rule", "un.move.2")
    found = {entry["id"]: entry["label"] for entry in table.rule["lessons"]}
    assert "normandy/moving" in found
    send(table, "coach", "lesson:normandy/moving")
    assert table.coach["title"].endswith(f" · {found['normandy/moving']}")
    assert table.head["title"] == table.coach["title"], "over a lesson stands its own title"
    assert table.head["note"] == "La Raye"
    assert table.ground["width"] != width or table.ground["label"]
    assert [button["id"] for button in table.coach["buttons"]][-1] == "leave"
    send(table, "coach", "next")
    send(table, "coach", "leave")
    assert table.coach is None
    assert table.game is game
    assert table.ground["width"] == width
    tap(table, "card:Rifleman A", "do:hunker down")
    assert table.game.decisions == 1


def test_a_lesson_opened_at_a_kept_table_does_not_overwrite_its_game(home: Path) -> None:
    table = un.table(un.new_game("normandy/duel-in-cover", seed=3), side="US")
    send(table, "tap", f"card:{table.mine['hand'][0]['id']}")
    saved = {path: path.read_text() for path in (home / "games").iterdir()}
    assert saved
    send(table, "coach", "lesson:normandy/moving")
    send(table, "coach", "next")
    assert {path: path.read_text() for path in (home / "games").iterdir()} == saved


def test_progress_is_kept_across_kernels(home: Path) -> None:
    table = send(lesson_table(progress=Progress.open()), "coach", "next")
    tap(table, *MOVE)
    send(table, "commit")
    assert lesson_table(progress=Progress.open()).coach["step"] == 2
    assert "example" in (home / "progress.json").read_text()


def test_the_other_sides_cards_do_not_reach_the_browser() -> None:
    lesson = example(("US = { hand", 'DE = { hand = ["Squad Leader B"] }\nUS = { hand'))
    table = coach_table(LessonRun(lesson), "en")
    parts = ["head", "mine", "foe", "log", "coach", "board", "marks", "roll", "why", "plan"]
    assert table.foe["piles"][0]["count"] == 1
    assert "Squad Leader B" not in json.dumps(table.get_state(parts))
    for what in ("next", "hint", "exercise:2"):
        send(table, "coach", what)
        assert "Squad Leader B" not in json.dumps(table.get_state(parts))


def test_a_lesson_reads_as_text_whatever_was_done(home: Path) -> None:
    first = repr(lesson_table(progress=Progress.open()))
    assert "First steps" in first
    assert "( ) 8" in first
    table = send(lesson_table(progress=Progress.open()), "coach", "next")
    tap(table, *MOVE)
    send(table, "commit")
    lesson = "\n".join(first.split("\n\n")[0].splitlines())
    assert repr(lesson_table(progress=Progress.open())).startswith(lesson)


def test_lessons_from_your_own_files(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(EXAMPLE.replace("First steps", "<b>Mine</b>"), encoding="utf-8")
    table = un.lesson(str(file))
    assert table.coach["title"] == "<b>Mine</b>"
    with pytest.raises(un.FileError):
        un.lesson("normandy/nothing")
    with pytest.raises(un.TutorError):
        un.lesson(str(file), language="xx")


def test_the_browser_matches_the_table_even_when_the_board_changes() -> None:
    """A new board is sent whole and everything else as small changes. Neither must lose the other."""
    table = un.quiz("normandy", seed=5)
    wire = Wire(table)
    parts = ("coach", "ground", "words", "head", "mine", "board", "why", "revision")
    boards = set()
    languages = [*KNOWN]
    for number in range(12):
        for kind, target in (("coach", "option:0"), ("coach", "next"), ("language", languages[-1 - number % len(languages)])):
            wire.send(kind, target)
            state = table.get_state(parts)
            assert {part: wire.has[part] for part in parts} == json.loads(json.dumps(state))
        boards.add(table.ground["markup"])
    assert len(boards) > 3


def test_the_coach_also_answers_an_impossible_action() -> None:
    no_marker = ('US = { hand = ["Rifleman A"]', 'US = { hand = ["Rifleman A"], markers = { 9B = "none", 12A = "none" }')
    lesson = example(no_marker, ('"then at US', '"at US'))
    table = send(coach_table(LessonRun(lesson), "en"), "coach", "exercise:1")
    tap(table, "card:Rifleman A", "do:move")
    assert table.coach["state"] == "no"
    assert table.coach["reasons"]
    assert table.why is None


def test_from_a_finished_lesson_to_the_next_one_without_a_way_back() -> None:
    table = un.lesson("normandy/board")
    leave = {"id": "leave", "label": say(Text("coach-leave"), "en")}
    send(table, "coach", "lesson:normandy/moving")
    assert leave in table.coach["buttons"], "a lesson that is not done waits"
    run = LessonRun(lesson.load("normandy/board"))
    for number, it in enumerate(run.lesson.exercises, 1):
        run.go_to(number)
        for line in it.solution:
            run.attempt.play(line)
        if it.asks:
            run.press(f"option:{right_options(it, run.attempt.values)[0]}")
        run._record_if_solved()
    table = coach_table(run)
    assert table.coach["state"] == "done"
    send(table, "coach", "lesson:normandy/moving")
    assert leave not in table.coach["buttons"]


def test_from_lesson_to_lesson_and_still_back_to_the_game() -> None:
    table = Table(at_turn("Rifleman A"), side="US")
    game = table.game
    send(table, "coach", "lesson:normandy/moving")
    send(table, "coach", "lesson:normandy/board")
    send(table, "coach", "leave")
    assert table.game is game
    assert table.coach is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_and_quizzes_with_house_numbers_show_where_they_are_listed(language: str) -> None:
    caveat = say(Text("coach-caveat"), language)
    table = coach_table(LessonRun(lesson.load("north-africa/first-look")), language)
    assert table.coach["note"] == caveat
    assert send(table, "coach", "next").coach["note"] == "", "once is enough"
    assert coach_table(LessonRun(lesson.load("north-africa/tank-hunting")), language).coach["note"] == ""
    quiz = un.Quiz("north-africa", seed=1)
    assert coach_table(quiz, language).coach["note"] == caveat
    quiz.next()
    quiz.answer(0)
    quiz.next()
    assert coach_table(quiz, language).coach["note"] != caveat
    assert lesson_table(language).coach["note"] == ""


def test_nothing_lights_up_after_the_task_that_the_learner_did_not_choose() -> None:
    table = coach_table(LessonRun(lesson.load("north-africa/first-look")), "en")
    send(table, "coach", "exercise:3")
    tap(table, "card:Engineer", "do:vehicle drive", "place:11A", "place:11A")
    assert table.coach["state"] == "good"
    assert table.marks["lit"] == [], "the driver could still leave the truck"
    table = coach_table(LessonRun(lesson.load("memoir44/infantry")), "en")
    send(table, "coach", "exercise:6")
    tap(table, "place:f4", "place:F5")
    send(table, "commit")
    send(table, "commit")  # the roll is read
    assert table.coach["state"] == "good"
    assert table.marks["lit"] == table.marks["chosen"] == [], "the unit could still take ground"


def test_a_seat_after_a_card_is_offered_only_where_the_task_needs_one() -> None:
    table = coach_table(LessonRun(lesson.load("north-africa/control")), "en")
    send(table, "coach", "exercise:5")
    tap(table, "card:Machine Gunner", "do:attack", "piece:Italy Scout A")
    send(table, "commit")
    send(table, "commit")  # the roll is read
    seats = {f"piece:{seat['id']}": seat["state"] for vehicle in table.vehicles for seat in vehicle["seats"]}
    assert table.coach["state"] == "go"
    assert not table.plan
    assert (table.mine["hint"], "lit" in seats.values()) == ("Choose a card, then its action.", False)
    before = table.game.ply
    tap(table, *seats)
    assert table.game.ply == before, "a click on a seat only looks at it"
    send(table, "coach", "exercise:1")
    tap(table, "card:Rifleman", "do:control")
    assert table.coach["state"] == "good"
    assert not table.plan
    table = coach_table(LessonRun(lesson.load("north-africa/seats")), "en")
    send(table, "coach", "exercise:1")
    tap(table, "card:Scout", "do:conceal")
    assert table.plan["title"] == "LRDG Scout: enter a vehicle?"
    tap(table, "piece:Patrol Truck passenger")
    assert table.coach["state"] == "good"


def test_a_place_on_the_board_answers_a_quiz_question_about_places() -> None:
    from undaunted_nb.lessons.quiz.quiz import Quiz

    quiz = Quiz(seed=4, makers=["un.neighbor"])
    table = coach_table(quiz, "en")
    asked = quiz.next()
    assert table.coach["note"]
    tap(table, f"place:{asked.options[asked.answer].label}")
    assert (table.coach["state"], str(quiz.score)) == ("good", "1/1")
    tap(table, f"place:{asked.options[asked.answer].label}")
    assert table.why, "after the answer, a tile tells about itself again"
    assert str(quiz.score) == "1/1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_saved_question_is_there_without_a_click_or_a_kernel(language: str) -> None:
    table = un.quiz("normandy", makers=["un.chance"], seed=2, fixed=True, language=language)
    bundle = table._repr_mimebundle_()
    assert bundle is not None
    assert table.guide is not None
    lines = table.guide.as_text(language).splitlines()
    before = unescape(bundle[0]["text/html"].partition("<img")[0])
    assert len(lines) > 2
    for line in lines:
        assert line.strip().removeprefix("( ) ") in before
    assert "<details" not in before
