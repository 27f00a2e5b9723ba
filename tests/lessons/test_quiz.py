"""The quiz and the autograder, as a teacher's program and the live table use them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.kit import registry
from undaunted_nb.kit.question import Question
from undaunted_nb.lessons.format.lesson import lessons
from undaunted_nb.lessons.play.coach import Coach
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.lessons.quiz.placement import Placement
from undaunted_nb.lessons.quiz.questioner import LATELY, TRIES, question, words
from undaunted_nb.lessons.quiz.quiz import Quiz, grade_questions

un._give_words()
MAKERS = registry.system("undaunted").questions.GAMES["normandy"]
SITTING = 25
"""The number of questions that a learner answers in one sitting."""


def wrong(asked: Question) -> int:
    return next(i for i, option in enumerate(asked.options) if not option.right)


def run(quiz: Quiz, count: int, right: Callable[[Question], bool] = lambda _: True) -> list[Question]:
    found = []
    for _ in range(count):
        asked = quiz.next()
        found.append(asked)
        quiz.answer(asked.answer if right(asked) else wrong(asked))
    return found


# ---------------------------------------------------------------- choice of questions


def test_a_seed_gives_the_same_questions_again() -> None:
    one, two, other = (run(Quiz(seed=seed), 15) for seed in (5, 5, 6))
    assert one == two
    assert [q.id for q in one] != [q.id for q in other]
    assert len({q.id for q in run(Quiz(), 5)} | {q.id for q in run(Quiz(), 5)}) > 8, "without a seed others come each time"


def test_a_quiz_is_endless_and_asks_all_kinds_of_questions() -> None:
    found = run(Quiz(seed=4), 300)  # other seeds ask 35 to 37 of 39 kinds
    assert len({q.id for q in found}) == 300
    assert len({q.maker for q in found}) > 0.9 * len(MAKERS)
    assert {q.level for q in found} == {1, 2, 3}
    assert max(Counter(q.maker for q in found).values()) < 0.21 * len(found)


@pytest.mark.parametrize("name", ["un.fact", "na.fact", "m44.fact"])
def test_statements_ask_their_rules_in_turn(name: str) -> None:
    """So a search for one of the rules always finds it."""
    [maker] = [m for system in registry.systems() for own in system.questions.GAMES.values() for m in own if m.name == name]
    assert len(maker.rules) <= TRIES
    assert {rule for seed in range(len(maker.rules)) for rule in question(f"{name}/{seed + 7}").rules} == set(maker.rules)


def test_each_game_has_questions_about_its_own_rules() -> None:
    own = {
        game: {rule for maker in makers for rule in maker.rules} for game, makers in registry.system("undaunted").questions.GAMES.items()
    }
    assert all(rule.startswith("un.") for rule in own["normandy"])
    assert {rule.partition(".")[0] for rule in own["north-africa"]} == {"un", "na"}
    for game, prefix in (("normandy", "un."), ("north-africa", "na.")):
        found = run(Quiz(game, seed=2), 60)
        assert all(q.id.startswith(prefix) and set(q.rules) <= own[game] for q in found)
        assert all(q.position.setup.edition == game for q in found)  # type: ignore[attr-defined]
        assert [question(q.id) for q in found[:5]] == found[:5]
    lessons = [("crew", ["na.crew.1"]), ("drive", ["na.drive.2"])]
    assert Placement("north-africa", lessons=lessons, seed=1).next().maker == "na.seat"


def test_easy_questions_come_before_hard_ones() -> None:
    found = [q for seed in range(24) for q in run(Quiz(seed=seed), 8)]
    assert sum(q.level for q in found) / len(found) < 1.4


def test_a_wrong_answer_comes_back_soon_with_another_position() -> None:
    quiz = Quiz(seed=3)
    run(quiz, 10)
    missed = run(quiz, 1, lambda _: False)[0]
    later = run(quiz, 6 * len(missed.rules))
    for rule in missed.rules:
        again = next(q for q in later if rule in q.rules)
        assert again.position != missed.position
    assert any(set(q.rules) & set(missed.rules) for q in later[:3])


def test_a_known_rule_comes_back_less_and_less() -> None:
    def weak(asked: Question) -> bool:
        return "un.board.1" not in asked.rules

    quiz = Quiz(seed=2, rules=["un.board.1", "un.attack.6", "un.defence.2", "un.initiative.2", "un.view.2", "un.turn.1"], level=1)
    found = run(quiz, 60, weak)
    asked = Counter(rule for q in found[10:] for rule in q.rules)
    assert asked["un.board.1"] > 2 * asked["un.view.2"] > 0


def test_rules_and_level_narrow_the_questions() -> None:
    assert all("un.blast.3" in q.rules for q in run(Quiz(seed=1, rules=["un.blast.3"]), 6))
    assert {q.maker for q in run(Quiz(seed=1, level=1), 40)} <= {m.name for m in MAKERS if m.level == 1}
    for options in ({"rules": ["un.no.1"]}, {"rules": ["un.draw.2"], "level": 1}):
        with pytest.raises(TutorError, match="no questions"):
            Quiz(**options)
    for level in (-1, 4):
        with pytest.raises(TutorError, match="level must be a whole number from 0 to 3"):
            Quiz(level=level)
    with pytest.raises(TutorError, match="Games with questions: normandy"):
        Quiz("chess")
    with pytest.raises(TutorError, match="Unknown language"):
        Quiz(language="xx")


def test_kinds_of_questions_narrow_the_questions() -> None:
    quiz = Quiz(seed=3, makers=["un.chance", "un.draw"])
    asked = set()
    for _ in range(12):
        asked.add(quiz.next().maker)
        quiz.answer(0)
    assert asked == {"un.chance", "un.draw"}
    with pytest.raises(TutorError, match=r"kind of question “un.luck”.*un.question_kinds"):
        Quiz(makers=["un.chance", "un.luck"])


def test_progress_continues_at_the_same_place() -> None:
    first = run(Quiz(seed=1, progress=Progress.open()), 8, lambda q: q.level > 1)
    progress = Progress.open()
    assert progress.asked == 8
    assert set(progress.rules) == {rule for q in first for rule in q.rules}
    due = [rule for rule in progress.due() if not progress.rules[rule].box]
    assert due, "what was wrong"
    assert set(Quiz(seed=9, progress=progress).next().rules) & set(due)


# ---------------------------------------------------------------- answers


def test_an_answer_is_marked_right_or_wrong_with_the_reason() -> None:
    quiz = Quiz(seed=4)
    asked = quiz.next()
    assert quiz.next() is asked, "an open question is not passed over"
    number = wrong(asked)
    found = quiz.answer(number)
    assert (found.right, found.answer, found.rules) == (False, asked.answer, asked.rules)
    assert found.why == asked.options[number].why
    assert quiz.answer(asked.answer) == found, "the first answer counts"
    assert len(quiz.results) == 1
    second = quiz.next()
    assert quiz.answer(second.answer).why == second.after
    assert str(quiz.score) == "1/2"


@pytest.mark.parametrize("index", [-1, 4, 99, True, "0", None, 1.0])
def test_an_invalid_answer_changes_nothing(index: Any) -> None:
    quiz = Quiz(seed=4)
    quiz.next()
    with pytest.raises(TutorError, match="whole number from 0 to"):
        quiz.answer(index)
    assert quiz.results == []
    assert quiz.progress.asked == 0


def test_results_are_plain_values_and_a_data_frame() -> None:
    quiz = Quiz(seed=4, language="uk")
    run(quiz, 3, lambda q: q.level == 1)
    assert json.loads(json.dumps(quiz.results)) == quiz.results
    frame = quiz.to_dataframe()
    assert list(frame.columns) == ["question", "text", "rules", "right", "chosen", "answer"]
    assert frame.to_dict("records") == quiz.results
    assert quiz.results[0]["text"] == say(question(quiz.results[0]["question"]).text, "uk")
    assert list(Quiz().to_dataframe().columns) == list(frame.columns)


def test_the_autograder_needs_no_table() -> None:
    quiz = Quiz(seed=8)
    asked = run(quiz, 6, lambda q: q.id.endswith(("1", "3", "5", "7", "9")))
    ids = [q.id for q in asked]
    chosen = [
        next(i for i, o in enumerate(q.options) if words(o.label, "en") == row["chosen"])
        for q, row in zip(asked, quiz.results, strict=True)
    ]
    found = grade_questions(ids, chosen)
    assert (found["right"], found["of"]) == (quiz.score.right, quiz.score.of)
    assert found["results"] == quiz.results
    assert grade_questions(ids, [row["chosen"] for row in quiz.results]) == found, "what an option says will do as well"
    assert json.loads(json.dumps(found)) == found


def test_the_autograder_rejects_wrong_input() -> None:
    assert grade_questions(["un.range/1", "un.range/1", "un.range/1"], ["a hundred", 17, -1])["right"] == 0
    assert grade_questions([], []) == {"right": 0, "of": 0, "results": []}
    with pytest.raises(TutorError, match="2 questions need that many answers, got 1"):
        grade_questions(["un.range/1", "un.range/2"], [0])
    for name in ("un.range", "chess.fork/1", ""):
        with pytest.raises(TutorError, match="Unknown question"):
            grade_questions([name], [0])


# ---------------------------------------------------------------- next to the table


def plain(value: Any) -> Any:
    """Return a scene as it is sent: Texts in words, the rest unchanged."""
    if isinstance(value, Text):
        return say(value)
    if isinstance(value, dict):
        return {k: plain(v) for k, v in value.items()}
    return [plain(v) for v in value] if isinstance(value, list) else value


def test_the_table_shows_the_question_then_the_right_answer_and_why() -> None:
    quiz = Quiz(seed=4)
    assert isinstance(quiz, Coach)
    before = plain(quiz.scene())
    asked = quiz.next()
    assert json.loads(json.dumps(before)) == before
    assert before["task"] == [say(asked.text)]
    assert (before["state"], before["ticks"], before["next"], before["said"]) == ("", [], None, [])
    assert [o["state"] for o in before["options"]] == [""] * len(asked.options)
    assert "right" not in json.dumps(before["options"]), "the answer is not sent before it is asked for"
    assert (quiz.game.position, quiz.side, quiz.asking, quiz.game.ply) == (asked.position, asked.side, True, 0)
    number = wrong(asked)
    quiz.press(f"option:{number}")
    after = plain(quiz.scene())
    assert (after["state"], after["ticks"], after["next"]) == ("no", ["no"], "Next question")
    assert after["options"][number]["state"] == "wrong"
    assert after["options"][asked.answer]["state"] == "right"
    assert after["said"][-1] == say(asked.after)
    assert len(set(after["said"])) == len(after["said"]), "why not and the explanation are there, each once"
    quiz.press(f"option:{asked.answer}")
    assert plain(quiz.scene()) == after, "it is answered once"
    quiz.press("next")
    assert quiz.question is not asked
    assert quiz.game.position == quiz.next().position
    second = quiz.next()
    quiz.press(f"option:{second.answer}")
    shown = plain(quiz.scene())
    assert (shown["state"], shown["ticks"], shown["step"], shown["said"]) == ("good", ["no", "good"], 2, [say(second.after)])
    assert (shown["title"], shown["count"], shown["jump"]) == ("Quiz", "Question 2 · 1 of 2 right", False)
    assert before["count"] == "Question 1", "nothing is counted before anything was answered"


def test_a_place_on_the_board_answers_a_question_about_places() -> None:
    quiz = Quiz(seed=4, makers=["un.neighbor"])
    asked = quiz.next()
    assert plain(quiz.scene())["note"] == "You can also choose the place on the board."
    elsewhere = next(t for t in asked.position.setup.board.tiles if t not in [o.label for o in asked.options])  # type: ignore[attr-defined]
    assert not quiz.point(elsewhere)
    assert quiz.results == []
    assert quiz.point(str(asked.options[asked.answer].label))
    assert str(quiz.score) == "1/1"
    assert not quiz.point(str(asked.options[asked.answer].label)), "answered once"
    assert plain(quiz.scene())["note"] == ""
    counted = Quiz(seed=4, makers=["un.distance"])
    counted.next()
    assert plain(counted.scene())["note"] == ""
    assert not counted.point(elsewhere)


@pytest.mark.parametrize("what", ["", "next", "option:", "option:9", "option:-1", "option:x", "hint", "again", "option:²"])
def test_buttons_that_are_not_there_change_nothing(what: str) -> None:
    quiz = Quiz(seed=4)
    before = quiz.scene()
    with pytest.raises(TutorError):
        quiz.press(what)
    assert quiz.scene() == before


def test_the_text_of_a_question_is_the_same_before_and_after() -> None:
    quiz = Quiz(seed=4)
    text = quiz.as_text("ru")
    quiz.answer(0)
    assert quiz.as_text("ru") == text
    assert text.count("( )") == len(quiz.next().options) if quiz.question is None else text.count("( )") > 1


# ---------------------------------------------------------------- how the kinds of questions change


def test_one_kind_of_question_does_not_come_twice_in_a_row() -> None:
    found = run(Quiz(seed=1, rules=["un.board.1"]), 25)
    assert all(one.maker != two.maker for one, two in pairwise(found))


def test_a_rule_that_is_known_well_is_asked_in_harder_ways() -> None:
    found = [run(Quiz(seed=seed, rules=["un.attack.4"]), 24) for seed in range(6)]
    early, late = ([q.level for quiz in found for q in quiz[part]] for part in (slice(0, 3), slice(12, 24)))
    assert sum(late) / len(late) > sum(early) / len(early) + 0.3


def test_without_due_or_new_rules_the_least_known_comes_most_often() -> None:
    progress = Progress()
    for rule, count in (("un.view.2", 5), ("un.turn.1", 1)):
        for _ in range(count):
            progress.answered([rule], right=True)
    assert progress.due() == ()
    first = [Quiz(seed=seed, rules=["un.view.2", "un.turn.1"], progress=progress).next().rules for seed in range(40)]
    assert sum("un.turn.1" in rules for rules in first) > 30


@pytest.mark.parametrize("game", ["normandy", "north-africa", "memoir44"])
def test_a_fixed_quiz_asks_everyone_the_same(game: str) -> None:
    def asked(seed: int, *, right: bool, progress: Progress | None) -> list[str]:
        quiz, found = Quiz(game, seed=seed, fixed=True, progress=progress), []
        for _ in range(8):
            question = quiz.next()
            found.append(question.id)
            quiz.answer(question.answer if right else (question.answer + 1) % len(question.options))
        return found

    known = Progress()
    for rule in Quiz(game).rules:
        known.answered([rule], True)
    first = asked(5, right=True, progress=None)
    assert asked(5, right=False, progress=known) == first
    assert asked(6, right=True, progress=None) != first
    assert len({name.partition("/")[0] for name in first}) > 2


def test_an_error_in_a_cell_is_its_sentence() -> None:
    with pytest.raises(TutorError) as refused:
        Quiz("normandy", level=9)
    assert refused.value._render_traceback_() == ["TutorError: level must be a whole number from 0 to 3, but it is 9."]


# ---------------------------------------------------------------- after a lesson, and after a mistake


def after_first_lesson(game: str) -> tuple[Progress, dict[str, int]]:
    """Return the progress of a learner who has done the first lesson, and the number of the first lesson that teaches each rule."""
    course, progress = lessons(game), Progress()
    for exercise in course[0].exercises:
        progress.done(course[0].id, exercise.id, course[0].fingerprint)
    first: dict[str, int] = {}
    for number, lesson in enumerate(course, 1):
        for rule in lesson.taught_rules:
            first.setdefault(rule, number)
    return progress, first


@pytest.mark.parametrize("game", ["normandy", "north-africa", "memoir44"])
def test_after_the_first_lesson_the_quiz_asks_about_it_and_then_about_the_next(game: str) -> None:
    progress, first = after_first_lesson(game)
    found = run(Quiz(game, seed=3, progress=progress), SITTING)
    numbers = [[first.get(rule, len(first)) for rule in q.rules] for q in found]
    assert all(1 in lesson for lesson in numbers[:8])
    assert sum(1 in lesson for lesson in numbers) > SITTING // 2
    assert max(map(max, numbers)) <= 3, "nothing of lessons far ahead"


@pytest.mark.parametrize("game", ["normandy", "north-africa", "memoir44"])
def test_one_exercise_is_enough_to_be_asked_about_it(game: str) -> None:
    lesson = next(lesson for lesson in lessons(game)[2:] if lesson.exercises[0].rules)
    progress = Progress()
    progress.done(lesson.id, lesson.exercises[0].id, lesson.fingerprint)
    quiz = Quiz(game, seed=1, progress=progress)
    asked = set(lesson.exercises[0].rules) & quiz.rules.keys()
    assert asked
    assert set(quiz.next().rules) & asked


def test_known_lessons_count_as_done_and_so_do_those_of_a_game_with_the_same_rules() -> None:
    progress = Progress()
    progress.mark_known([lessons("normandy")[0].id])
    taught = set(lessons("normandy")[0].taught_rules)
    for game in ("normandy", "north-africa"):
        assert set(Quiz(game, seed=2, progress=progress).next().rules) & taught


def test_a_learner_without_a_lesson_gets_the_easiest_questions() -> None:
    progress = Progress()
    progress.mark_known([lessons("memoir44")[5].id])
    assert run(Quiz(seed=5, progress=progress), 5) == run(Quiz(seed=5, progress=Progress()), 5), "a lesson of another game says nothing"
    assert {q.level for seed in range(5) for q in run(Quiz(seed=seed), 3)} <= {1, 2}


@pytest.mark.parametrize("game", ["normandy", "north-africa", "memoir44"])
def test_what_was_missed_comes_back_in_other_words(game: str) -> None:
    """A learner who misses every other question reads no text twice within 30 questions."""
    progress, _ = after_first_lesson(game)
    quiz, known = Quiz(game, seed=4, progress=progress), iter(range(10**6))
    found = run(quiz, 2 * LATELY, lambda _: next(known) % 2 == 0)
    texts = [say(q.text) for q in found]
    for at, text in enumerate(texts):
        assert text not in texts[at + 1 : at + LATELY], text
    missed = [(at, q) for at, q in enumerate(found[:LATELY]) if at % 2]
    soon = [any(set(q.rules) & set(later.rules) for later in found[at + 1 : at + LATELY // 2]) for at, q in missed]
    assert sum(soon) > 0.8 * len(missed), "but about the same rules"


def test_a_quiz_about_one_rule_repeats_its_oldest_text() -> None:
    found = run(Quiz(seed=1, rules=["un.setup.6"]), 20)
    texts = [say(q.text) for q in found]
    assert len(set(texts)) > 6, "one statement to find, and pairs of them to judge"
    assert all(texts[at] != texts[at + 1] for at in range(19))
