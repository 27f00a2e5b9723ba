"""The table doesn't reveal the answer of the open exercise or question, and it marks its subject."""

from __future__ import annotations

from typing import Any

import pytest

import undaunted_nb as un
from tests.widgets.tables import scene_of
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.kit import games
from undaunted_nb.lessons.format import lesson as lessons
from undaunted_nb.lessons.play.attempt import Attempt, option_value, right_options
from undaunted_nb.lessons.play.run import LessonRun
from undaunted_nb.lessons.quiz.questioner import source_of
from undaunted_nb.lessons.quiz.quiz import Quiz
from undaunted_nb.widgets.session import Session
from undaunted_nb.widgets.view import WORKED_OUT

un._give_words()

NAMES = [name for game in lessons.courses() for name in lessons.names(game)]
MAKERS = [(game, maker.name) for game in games.systems() for maker in source_of(game).GAMES[game]]
ENOUGH = 25
"""The most words before the first click, where the sentences allow it."""


def at(session: Session, kind: str, target: str) -> dict[str, Any]:
    session.handle({"kind": kind, "target": target, "revision": session.revision})
    return scene_of(session)


def tells_nothing(scene: dict[str, Any]) -> None:
    marks = scene["marks"]
    assert (marks["lit"], marks["aims"], marks["path"], marks.get("sight")) == ([], {}, [], None)
    assert scene["chances"] is None
    assert not WORKED_OUT & set(scene["plan"] or ())
    assert not (scene["why"] or {}).get("ways")
    assert all(card["state"] in ("", "never") for card in scene["mine"]["hand"])


def looks_about(session: Session, thing: str) -> None:
    """Look at a thing in every way that is possible while a question is open."""
    tells_nothing(at(session, "tap", thing))
    tells_nothing(at(session, "aim", thing))
    tells_nothing(at(session, "why", thing))
    assert not any(element.get("t") in ("plate", "odds") for element in session.elements())


@pytest.mark.parametrize("name", NAMES)
def test_an_open_question_of_a_lesson_is_sealed(name: str) -> None:
    lesson = lessons.load(name)
    run = LessonRun(lesson)
    session = Session(run.game, side=run.side, coach=run)
    session.chances = True
    for number, exercise in enumerate(lesson.exercises, 1):
        if not exercise.asks:
            continue
        tells_nothing(at(session, "coach", f"exercise:{number}"))
        answers = run._places()
        assert not [e for e in session.elements() if e["t"] == "unit" and e["s"] == "done"], "a unit that can't act answers the question"
        for thing in [f"piece:{e['k']}" for e in session.elements() if e["t"] in ("counter", "unit") and e["p"] not in answers][:1]:
            looks_about(session, thing)
        at(session, "coach", f"option:{right_options(exercise, run.attempt.values)[0]}")
        assert scene_of(session)["chances"] is not None, "with the right answer it is open again"


@pytest.mark.parametrize("name", NAMES)
def test_the_target_of_the_task_is_not_ringed(name: str) -> None:
    """Click through each solution: a click on the board is lit only where the task has named it."""
    lesson = lessons.load(name)
    for number, exercise in enumerate(lesson.exercises, 1):
        if exercise.asks or exercise.solution == lessons.ANY_GAME:
            continue
        run = LessonRun(lesson)
        run.go_to(number)
        session = Session(run.game, side=run.side, coach=run)
        seal, named = run.seal, set(run._here.named(run._task()))
        assert seal.chances
        for line in exercise.solution:
            position = session.game.position
            taps = session.system.present.taps(position, position.parse(line))
            for n in range(1, len(taps)):
                session.taps = taps[:n]
                scene = scene_of(session)
                marks, lines = scene["marks"], (scene["plan"] or {}).get("lines")
                kind, thing, _ = taps[n].thing
                known = thing in named or run._here.pieces.get(thing) in named
                if kind == "place" and not known:
                    assert marks["lit"] == []
                    assert "costs" not in marks
                    assert lines is None or say(Text("plan-unlit")) in lines, "a choice without a light says why"
                if kind == "piece" and not known:
                    assert (marks["aims"], marks["path"]) == ({}, [])
                    plan = scene_of(session)["plan"] or {}
                    asks = {"lines"} if plan.get("asks") else set()  # what is to be chosen gives nothing away
                    assert WORKED_OUT & set(plan) == asks
                    assert all(map(str, plan.get("lines", ())))
            session.taps = ()
            session.decide(position.parse(line))
        assert not run.seal.chances, "what is solved is open"


@pytest.mark.parametrize(("game", "maker"), MAKERS)
def test_an_open_question_of_the_quiz_is_sealed(game: str, maker: str) -> None:
    quiz = Quiz(game, seed=1, makers=[maker])
    session = Session(quiz.game, side=quiz.side, coach=quiz)
    session.chances = True
    tells_nothing(scene_of(session))
    thing = next(f"piece:{e['k']}" for e in session.elements() if e["t"] in ("counter", "unit"))
    looks_about(session, thing)
    asked = quiz.pointed_out().get("asked", ())
    asking = quiz.next()
    right = str(asking.options[asking.answer].label)
    assert list(asked) != [right], "the answer alone is never marked"


def test_questions_mark_their_subject() -> None:
    run = LessonRun(lessons.load("normandy/attack-sum"))
    number = next(i for i, e in enumerate(run.lesson.exercises, 1) if e.id == "sum")
    run.go_to(number)
    session = Session(run.game, side=run.side, coach=run)
    assert scene_of(session)["marks"]["asked"] == ["DE Riflemen A"]
    assert scene_of(session)["marks"]["hinted"] == []
    for _ in range(2):
        run.press("hint")
    assert {"number:DE Riflemen A", "shield:17B"} <= set(scene_of(session)["marks"]["hinted"])
    run.press(f"option:{right_options(run.exercise, run.attempt.values)[0]}")
    assert "asked" not in scene_of(session)["marks"]


def test_a_named_piece_is_told_apart_from_the_others_on_its_place() -> None:
    run = LessonRun(lessons.load("north-africa/on-foot"))
    run.go_to(1)
    assert run._task() == "Your Rifleman is on 1A. Move him to your Sniper’s tile."
    assert run.pointed_out()["asked"] == ("LRDG Rifleman", "LRDG Sniper")
    run = LessonRun(lessons.load("north-africa/control"))
    run.go_to(4)
    assert run.pointed_out()["asked"] == ("7A",), "the two on it are named"


def test_the_second_hint_marks_where_to_go_and_opens_the_seal() -> None:
    run = LessonRun(lessons.load("normandy/moving"))
    run.press("next")
    assert run.seal.places
    for _ in range(2):
        run.press("hint")
    assert run.pointed_out()["hinted"] == ("2B",)
    assert not run.seal.places


def test_most_tasks_that_name_a_tile_or_a_unit_mark_it() -> None:
    marked = asked = 0
    for name in NAMES:
        run = LessonRun(lessons.load(name))
        for number, exercise in enumerate(run.lesson.exercises, 1):
            run.go_to(number)
            named = run._here.named(run._task())
            asked += bool(named) and exercise.asks
            marked += bool(named) and exercise.asks and bool(run.pointed_out()["asked"])
    assert marked / asked > 0.9


@pytest.mark.parametrize("name", NAMES)
def test_few_words_are_shown_before_the_first_click(name: str) -> None:
    lesson = lessons.load(name)
    run = LessonRun(lesson)
    first = " ".join(map(str, run.scene("en")["task"])).split()
    assert len(first) <= ENOUGH
    for exercise in lesson.exercises:
        assert len({language for language, _ in exercise.text}) in (0, 3)
    assert Attempt(lesson.exercises[0]).values is not None


@pytest.mark.parametrize("name", NAMES)
def test_the_answer_of_a_question_is_never_marked_alone(name: str) -> None:
    run = LessonRun(lessons.load(name))
    for number, exercise in enumerate(run.lesson.exercises, 1):
        if not exercise.asks:
            continue
        run.go_to(number)
        here, values = run._here, run.attempt.values
        marked = {here.pieces.get(thing, thing) for thing in run.pointed_out()["asked"]}
        answers = [str(option_value(exercise, values, at)) for at in range(len(exercise.options))]
        right = str(values["answer"])
        if here.pieces.get(right, right) in marked:
            assert {here.pieces.get(it, it) for it in answers} <= marked, exercise.id


@pytest.mark.parametrize(
    ("task", "marked"),
    [
        ("Who sits in the observer’s seat of the Italian Scout Car?", ("Scout Car",)),
        ("Italian Scout A is now on 7A with your Saboteur.", ("7A", "LRDG Saboteur")),
        ("Italy’s hand is Scout and Saboteur.", ()),
        ("Move your Scout to 7A.", ("LRDG Scout", "7A")),
        ("Italy waits. The Scout moves.", ("LRDG Scout",)),
    ],
)
def test_a_bare_name_marks_only_your_own_piece(task: str, marked: tuple[str, ...]) -> None:
    run = LessonRun(lessons.load("north-africa/first-look"))
    assert run._here.named(task) == marked
