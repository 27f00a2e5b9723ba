"""The answers of a lesson, what it remembers, and what an author can get wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.engine.legality import IllegalActionError
from undaunted_nb.engine.text import Text
from undaunted_nb.games.memoir44.lesson_values import VALUES as MEMOIR_VALUES
from undaunted_nb.games.undaunted.lesson_values import VALUES
from undaunted_nb.lessons.authoring.proof import prove
from undaunted_nb.lessons.format import lesson as lessons
from undaunted_nb.lessons.format.goals import GOALS, holds, missing
from undaunted_nb.lessons.format.lesson import Lesson, read
from undaunted_nb.lessons.format.lesson_form import lesson_form
from undaunted_nb.lessons.format.values import Moment, value
from undaunted_nb.lessons.format.words import format_words
from undaunted_nb.lessons.play.attempt import DONE, GO, GOOD, NO, Attempt, grade, right_options
from undaunted_nb.lessons.play.run import LessonRun
from undaunted_nb.lessons.progress.progress import Progress

un._give_words()
PAGE = (Path(lessons.__file__).parents[1] / "README.md").read_text(encoding="utf-8")
EXAMPLE = PAGE.split("```toml\n")[1].split("```\n")[0]


def example(*changes: tuple[str, str]) -> Lesson:
    text = EXAMPLE
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return read(text, "example.toml", "example")


def faults(*changes: tuple[str, str]) -> str:
    text = EXAMPLE
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    with pytest.raises(FileError) as caught:
        prove(read(text, "example.toml", "example"), text, "example.toml")
    return str(caught.value)


# ---------------------------------------------------------------- the page for authors


def test_the_example_of_the_page_is_a_lesson() -> None:
    prove(example(), EXAMPLE, "example.toml")
    assert [e.id for e in example().exercises] == ["step", "sum"]


def test_the_page_names_every_field_value_and_goal() -> None:
    told, schema = PAGE.replace("`", " "), cast("Any", lesson_form().schema)
    names = (*schema["properties"], *schema["properties"]["exercise"]["items"]["properties"], *GOALS)
    assert not [name for name in names if f" {name} " not in told and f"{name} =" not in told and f"[{name}]" not in told]
    assert not [name for name in (*VALUES, *MEMOIR_VALUES) if f"{name} " not in told]


# ---------------------------------------------------------------- feedback


def test_the_right_action_is_good_and_explained() -> None:
    run = LessonRun(example())
    run.press("next")
    run.play(run.game.position.parse("Rifleman A: move 9B"))
    shown = run.scene("en")
    assert shown["state"] == GOOD
    assert shown["said"] == ["That tile was scouted, so the Riflemen could enter it."]
    assert shown["source"] == {"rule": "un.move.2", "label": Text("coach-source"), "title": Text("un-move-2")}
    assert shown["ticks"] == ["good", ""]


def test_a_legal_action_that_misses_the_goal_gets_an_answer() -> None:
    run = LessonRun(example(('on = "Rifleman A: hunker down"', 'on = "Rifleman A: move 12A"')))
    run.press("next")
    run.play(run.game.position.parse("Rifleman A: control"))
    shown = run.scene("en")
    assert shown["state"] == NO
    told = str(shown["said"][0])
    assert "That’s a legal move" in told
    assert "should be on 9B" in told
    run.press("again")
    assert run.attempt.state == ""
    assert run.game.decisions == 0


def test_an_expected_action_has_its_own_answer() -> None:
    run = LessonRun(example())
    run.press("next")
    run.play(run.game.position.parse("Rifleman A: hunker down"))
    assert run.scene("en")["state"] == NO
    assert run.scene("en")["said"] == ["That takes the card out of your deck. Move instead."]


def test_an_illegal_action_changes_nothing_and_is_answered() -> None:
    attempt = Attempt(example().exercises[0])
    with pytest.raises(IllegalActionError):
        attempt.play("Rifleman A: move 7A")
    assert attempt.state == NO
    assert attempt.game.decisions == 0
    assert attempt.play("Rifleman A: move 9B") == GOOD


def test_a_reply_to_a_legal_action_does_not_answer_an_illegal_one() -> None:
    attempt = Attempt(lessons.load("memoir44/board").exercises[2])
    with pytest.raises(IllegalActionError):
        attempt.play("move e2 f2")
    assert (attempt.reply, bool(attempt.reasons), attempt.mistake) == ((), True, False)  # there is nothing to undo
    assert attempt.play("move e2 E1") == NO
    assert (bool(attempt.reply), attempt.mistake) == (True, True)


def test_more_cards_than_needed_can_be_allowed() -> None:
    lesson = example(("goal = { reached", "within = 2\ngoal = { reached"), ('hand = ["Rifleman A"]', 'hand = ["Rifleman A", "Rifleman A"]'))
    attempt = Attempt(lesson.exercises[0])
    lesson_reply = attempt.play("Rifleman A: attack DE Riflemen B")
    assert lesson_reply == GO
    assert attempt.play("Rifleman A: move 9B") == GOOD


def test_undo_asks_again() -> None:
    run = LessonRun(example())
    run.press("next")
    run.play(run.game.position.parse("Rifleman A: hunker down"))
    assert run.can_undo
    run.travel(-1)
    assert run.attempt.state == ""
    assert not run.can_undo
    run.travel(1)
    assert run.attempt.state == NO


def test_a_question_keeps_wrong_answers_and_ends_with_the_right_one() -> None:
    run = LessonRun(example())
    run.press("exercise:2")
    with pytest.raises(TutorError, match="Answer the question first"):
        run.play(run.game.position.parse("Rifleman A: move 9B"))
    run.press("option:1")
    assert run.scene("en")["said"] == ["The range counts too."]
    assert str(run.scene("en")["verdict"]) == "That’s not the number"
    assert run.state == NO
    run.press("option:0")
    assert run.attempt.state == GOOD
    assert [o["state"] for o in run.scene("en")["options"]] == ["right", "wrong", ""]
    assert run.scene("en")["said"][0] == "4 on the counter, 2 for the tile, 2 for the range."


def test_the_announced_action_happens_only_after_the_right_answer() -> None:
    action = "Rifleman A: attack DE Riflemen B"
    lesson = example(('ask = "What', f'action = "{action}"\nchance = ["3"]\nask = "What'))
    run = LessonRun(lesson)
    run.press("exercise:2")
    run.press("option:1")
    assert run.game.decisions == 0
    run.press("option:0")
    assert [step.lines for step in run.game.steps[run.attempt.first :]] == [(action, "roll 3")]


def test_the_first_answer_to_a_question_counts_for_its_rules(tmp_path: Path) -> None:
    progress = Progress.open(tmp_path / "progress.json")
    lesson = example(('id = "sum"', 'id = "sum"\nrules = ["un.attack.2"]'))
    run = LessonRun(lesson, progress)
    run.press("exercise:2")
    run.press("option:1")
    run.press("option:0")
    assert (progress.rules["un.attack.2"].right, progress.rules["un.attack.2"].wrong) == (0, 1)


def test_the_other_side_follows_the_exercise() -> None:
    lesson = lessons.load("normandy/initiative")
    exercise = next(e for e in lesson.exercises if e.others and not e.asks)
    attempt = Attempt(exercise)
    assert attempt.play(exercise.solution[0]) == GOOD
    events = attempt.moment().events
    assert [e.data["side"] for e in events if e.kind == "chose"] == [attempt.side, exercise.others[0].partition(":")[0]]


def test_the_last_exercise_ends_the_lesson() -> None:
    run = LessonRun(example())
    run.press("exercise:2")
    run.press("option:0")
    after_one = run.state
    run.press("exercise:1")
    run.play(run.game.position.parse("Rifleman A: move 9B"))
    assert (after_one, run.state) == (GOOD, DONE)


@pytest.mark.parametrize("what", ["", "nonsense", "option:9", "option:-1", "exercise:99", "exercise:x", "lesson:", "option:²"])
def test_buttons_that_are_not_there_are_refused(what: str) -> None:
    run = LessonRun(example())
    before = (run.step, run.hints, run.attempt.state)
    with pytest.raises(TutorError):
        run.press(what)
    assert (run.step, run.hints, run.attempt.state) == before


def test_answers_are_graded_without_a_table() -> None:
    lesson = example()
    assert grade(lesson, "step", ["Rifleman A: move 9B"])["right"]
    refused = grade(lesson, "step", ["Rifleman A: move 7A"])
    assert (refused["right"], refused["state"]) == (False, NO)
    assert refused["reasons"][0]["rule"].startswith("un.")
    assert grade(lesson, "sum", 0)["right"]
    assert not grade(lesson, "sum", 2)["right"]


def test_a_lesson_that_is_done_leads_to_the_next_one() -> None:
    run = LessonRun(lessons.load("normandy/board"))
    for number, exercise in enumerate(run.lesson.exercises, 1):
        run.press(f"exercise:{number}")
        if exercise.asks:
            run.press(f"option:{right_options(exercise, run.attempt.values)[0]}")
        for line in exercise.solution:
            run.play(run.game.position.parse(line))
    assert run.state == DONE
    assert run.scene("en")["buttons"][0]["id"] == "lesson:normandy/moving"


# ---------------------------------------------------------------- memory


def test_progress_continues_at_the_same_place(tmp_path: Path) -> None:
    place = tmp_path / "progress.json"
    run = LessonRun(example(), Progress.open(place))
    run.press("next")
    run.play(run.game.position.parse("Rifleman A: move 9B"))
    later = LessonRun(example(), Progress.open(place))
    assert later.step == 2
    assert later.scene("en")["ticks"] == ["good", ""]
    later.press("reset")
    assert LessonRun(example(), Progress.open(place)).step == 2, "not at the first press"
    later.press("hint")
    later.press("reset")
    assert later.scene("en")["buttons"][-1]["label"] == Text("coach-reset-sure")
    later.press("reset")
    assert LessonRun(example(), Progress.open(place)).step == 0


def test_a_changed_lesson_is_reported_and_a_corrected_word_is_not(tmp_path: Path) -> None:
    place = tmp_path / "progress.json"
    run = LessonRun(example(), Progress.open(place))
    run.press("next")
    run.play(run.game.position.parse("Rifleman A: move 9B"))
    mended = example(("Look for your marker.", "Look for your own marker."))
    assert not LessonRun(mended, Progress.open(place)).scene("en")["note"]
    changed = example(('solution = ["Rifleman A: move 9B"]', 'within = 3\nsolution = ["Rifleman A: move 9B"]'))
    run = LessonRun(changed, Progress.open(place))
    assert run.scene("en")["note"]
    run.press("reset")
    run.press("reset")
    assert not run.scene("en")["note"]


def miss(run: LessonRun) -> None:
    """Try something that the rules forbid."""
    assert run.answer_refusal(run.game.why("Rifleman A: move 7A"))


def test_after_two_misses_the_solution_can_be_shown_and_costs_stars(tmp_path: Path) -> None:
    progress = Progress.open(tmp_path / "progress.json")
    run = LessonRun(example(), progress)
    run.press("next")
    miss(run)
    with pytest.raises(TutorError):
        run.press("show")
    miss(run)
    assert "show" in [button["id"] for button in run.scene("en")["buttons"]]
    run.press("show")
    assert run.attempt.state == GOOD
    assert run.game.decisions == 1
    assert progress.state("example")["step"] == "shown"
    run.press("again")
    miss(run)
    run.play(run.game.position.parse("Rifleman A: move 9B"))
    assert progress.state("example")["step"] == "good"
    run.press("again")
    run.play(run.game.position.parse("Rifleman A: move 9B"))
    assert progress.state("example")["step"] == "clean"
    run.press("again")
    run.press("hint")
    run.play(run.game.position.parse("Rifleman A: move 9B"))
    assert progress.state("example")["step"] == "clean", "the best counts"


def test_a_question_whose_answer_was_shown_is_still_to_be_answered() -> None:
    run = LessonRun(example())
    for what in ("exercise:2", "option:1", "option:2", "show"):
        run.press(what)
    told = [str(line) for line in run.scene("en")["said"]]
    assert "4 on the counter, 2 for the tile, 2 for the range." in told
    before = run.attempt.state
    run.press("option:0")
    assert (before, run.attempt.state) == (NO, GOOD)
    assert run.marks["sum"] == "shown"


def test_finished_exercises_open_solved_and_next_leads_to_an_open_one() -> None:
    run = LessonRun(example())
    assert run.lesson.exercises[1].asks
    run.press("exercise:2")
    run.press("option:0")
    assert run.scene("en")["next"] is not None
    run.press("next")
    assert run.step == 1
    run.play(run.game.position.parse("Rifleman A: move 9B"))
    shown = run.scene("en")
    assert (run.state, shown["next"]) == (DONE, None), "there is nothing left to go to"
    run.press("exercise:2")
    assert run.state == DONE
    assert [o["state"] for o in run.scene("en")["options"]] == ["right", "", ""]
    run.press("exercise:1")
    assert (run.state, run.game.decisions) == (DONE, 1)
    run.press("again")
    assert (run.attempt.state, run.game.decisions) == ("", 0)
    assert run.scene("en")["next"] is not None, "a finished lesson can be paged through"
    run.press("next")
    assert (run.step, run.scene("en")["next"]) == (2, None)


def test_next_goes_on_and_says_so_before_it_goes_back_to_what_was_skipped() -> None:
    lesson = lessons.load("normandy/board")
    last = len(lesson.exercises)
    run = LessonRun(lesson)

    def solve(number: int) -> None:
        run.go_to(number)
        exercise = run.exercise
        if exercise.asks:
            run.press(f"option:{right_options(exercise, run.attempt.values)[0]}")
        for line in exercise.solution:
            run.play(run.game.position.parse(line))

    for number in range(1, last):
        if number != 2:
            solve(number)
            run.press("next")
            assert run.step == number + 1
    solve(last)
    assert str(run.scene("en")["said"][-1]) == "Exercise 2 is still open."
    assert str(run.scene("en")["next"]) == "Go back to exercise 2"
    run.press("next")
    assert run.step == 2


def test_a_lesson_that_is_done_opens_at_its_end() -> None:
    progress = Progress()
    run = LessonRun(example(), progress)
    run.press("next")
    run.play(run.game.position.parse("Rifleman A: move 9B"))
    run.press("next")
    run.press("option:0")
    stars = run.scene("en")["stars"]
    assert stars is not None
    assert stars["n"] == 3
    again = LessonRun(example(), progress)
    assert (again.step, again.state) == (2, DONE)


def _verdict(run: LessonRun) -> tuple[str, str, bool]:
    shown = run.scene("en")
    return shown["state"], str(shown["verdict"] or ""), shown["quiet"]


def _solved() -> LessonRun:
    """Return a lesson whose second exercise has been solved and whose first one is open."""
    run = LessonRun(example())
    run.press("exercise:2")
    run.press("option:0")
    run.press("next")
    return run


def test_only_a_solution_of_the_learner_is_right() -> None:
    run = _solved()
    run.play(run.game.position.parse("Rifleman A: move 9B"))
    assert _verdict(run) == (DONE, "", False)
    assert "coach-lesson-done" in str(run.scene("en")["said"])


def test_a_solution_that_was_shown_is_called_a_solution() -> None:
    run = _solved()
    for _ in range(2):
        run.play(run.game.position.parse("Rifleman A: hunker down"))
        run.press("again")
    run.press("show")
    assert _verdict(run) == (DONE, "This is the solution", True)
    run.press("exercise:2")
    run.press("exercise:1")
    assert _verdict(run) == (GOOD, "You have seen this solution", True)


def test_a_lesson_that_is_done_is_not_finished_again_on_a_later_visit() -> None:
    run = _solved()
    run.play(run.game.position.parse("Rifleman A: move 9B"))
    run.press("exercise:2")
    assert _verdict(run) == (GOOD, "You solved this before", True)
    assert "coach-lesson-done" not in str(run.scene("en")["said"])
    assert run.state == DONE, "the way to the next lesson stays open"


def test_open_exercises_are_counted() -> None:
    run = LessonRun(lessons.load("normandy/board"))
    last = len(run.lesson.exercises)
    run.press(f"exercise:{last}")
    if run.exercise.asks:
        run.press(f"option:{right_options(run.exercise, run.attempt.values)[0]}")
    for line in run.exercise.solution:
        run.play(run.game.position.parse(line))
    assert str(run.scene("en")["said"][-1]) == f"Exercises 1–{last - 1} are still open."


# ---------------------------------------------------------------- mistakes of an author


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('solution = ["Rifleman A: move 9B"]', 'solution = ["Rifleman A: hunker down"]', "does not reach the goal"),
        ('solution = ["Rifleman A: move 9B"]', 'solution = ["Rifleman A: move 7A"]', "is not legal here"),
        ('solution = ["Rifleman A: move 9B"]', 'solution = ["Rifleman A: mvoe 9B"]', "Did you mean"),
        ('"US Riflemen A", "9B"', '"US Riflemen A", "4A"', "already reached at the start"),
        ('on = "Rifleman A: hunker down"', 'on = "Mortar: blast"', "No action in this exercise"),
        ('on = "Rifleman A: hunker down"', 'on = "Rifleman A: recon *"', "No action in this exercise"),
        ('answer = "total Rifleman A', 'answer = "percent Rifleman A', "Exactly one option"),
        ('of = "base+cover', 'of = "total', "Exactly one option"),
        ('why = "The range counts too."', "", "“why” is missing"),
        ('of = "base Rifleman', 'of = "base+cover Rifleman', "has the value"),
        ("{ $base }", "{ $bsae }", "Unknown value “bsae”"),
        ("{ $base }", "{ $base ", "Can’t display this text"),
        ('"then at US', '"then aat US', "Unknown value “aat”"),
        ('hand = ["Rifleman A"]', 'hand = ["Rifelman A"]', "position"),
        ('reached = ["US', 'raeched = ["US', "Did you mean “reached”"),
        ('reached = ["US Riflemen A", "9B"]', "reached = 3", "is not a valid form"),
        ('rules = ["un.move.2"]', 'rules = ["un.moev.2"]', "Did you mean “un.move.2”"),
        ('side = "US"', 'side = "UK"', "side"),
        ('scenario = "normandy/duel-in-cover"', 'scenario = "normandy/duell"', "Unknown scenario"),
        ('hints = ["Look for your marker.", ', "hints = [", "two hints"),
        ("[[exercise.reply]]", "[[exercise.repli]]", "Did you mean “reply”"),
        ('id = "sum"', 'id = "step"', "already"),
        ('format = "undaunted-nb lesson 1"', 'format = "undaunted-nb lesson 9"', "must be one of"),
        ("title =", 'title.xx = "a"\n#', "Unknown language “xx”"),
    ],
)
def test_a_mistake_is_named(old: str, new: str, told: str) -> None:
    said = faults((old, new))
    assert told in said
    assert "example.toml" in said


def test_all_mistakes_are_named_at_once_each_with_its_line() -> None:
    said = faults(('"then at US', '"then aat US'), ('why = "The range counts too."', ""))
    assert "aat" in said
    assert "“why”" in said
    assert said.count("line ") == 2


def test_lessons_that_are_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # two folders below the root, the last path would be a file
    with pytest.raises(FileError, match="Did you mean “normandy/moving”"):
        lessons.load("normandy/movin")
    with pytest.raises(TutorError, match="no course"):
        lessons.lessons("chess")
    with pytest.raises(FileError, match="Unknown lesson"):
        lessons.load("../../etc/passwd")


# ---------------------------------------------------------------- values, goals, words


MOMENT = Moment(un.new_game("normandy/duel-in-cover", seed=1).position, "US")


@pytest.mark.parametrize(
    ("expression", "found"),
    [
        ("at US Riflemen A", "4A"),
        ("suppressed US Riflemen A", "no"),
        ("defense DE Riflemen B", 4),
        ("neighbors 4A", 2),
        ("distance 4A 7A", 2),
        ("shield 4A", 3),
        ("worth 12A", 1),
        ("worth 4A", 0),
        ("count US supply", 2),
        ("count US hand", 4),
        ("count US supply Rifleman A", 2),
        ("points US", 0),
        ("goal US", 0),
        ("initiative Squad Leader A", 7),
        ("marker US 4A", "scouted"),
        ("marker US 7A", "none"),
        ("round", 1),
        ("winner", "none"),
        ("turn", "US"),
        ("constant draw", 4),
        ("constant faces", 10),
        ("constant target", 3),
        ("constant hill", 1),
        ("blast DE Riflemen B", 6),
        ("base+cover Rifleman A: attack DE Riflemen B", 6),
        ("range Rifleman A: attack DE Riflemen B", 2),
        ("hits Rifleman A: attack DE Riflemen B", [8, 9, 0]),
        ("dice Rifleman A: attack DE Riflemen B", 1),
        ("chance Rifleman A: attack DE Riflemen B", "3/10"),
        ("miss Rifleman A: attack DE Riflemen B", "7/10"),
        ("percent Rifleman A: attack DE Riflemen B", 30),
        ("legal Rifleman A: attack DE Riflemen B", "no"),
        ("rule Rifleman A: attack DE Riflemen B", "un.turn.1"),
        ("ways *: initiative Fog of War", 0),
    ],
)
def test_values(expression: str, found: object) -> None:
    if expression.startswith("ways"):
        assert value("ways *initiative*", MOMENT) == len(MOMENT.position.legal_actions)
    else:
        assert value(expression, MOMENT) == found


def _played() -> Moment:
    attempt = Attempt(example().exercises[0])
    attempt.play("Rifleman A: move 9B")
    return attempt.moment()


@pytest.mark.parametrize(
    ("goal", "reached"),
    [
        ({"reached": ["US Riflemen A", "9B"]}, True),
        ({"reached": ["US Riflemen A", "4A"]}, False),
        ({"scouted": "9B"}, True),
        ({"controlled": "9B"}, False),
        ({"hit": "DE Riflemen B"}, False),
        ({"suppressed": "US Riflemen A"}, False),
        ({"gone": "US Riflemen A"}, False),
        ({"drawn": 1}, False),
        ({"drawn": "Rifleman A"}, False),
        ({"removed": {"card": "Rifleman B", "from": "hand"}}, False),
        ({"done": "Rifleman A: move *"}, True),
        ({"done": "Rifleman A: attack *"}, False),
        ({"event": {"kind": "moved", "counter": "US Riflemen A"}}, True),
        ({"event": {"kind": "moved", "counter": "US Scouts A"}}, False),
        ({"value": "points US", "is": 0}, True),
        ({"value": "points US", "least": 1}, False),
        ({"value": "count US play", "most": 0}, False),
        ({"over": True}, False),
        ({"over": False}, True),
        ({"won": "US"}, False),
        ({"all": [{"scouted": "9B"}, {"over": False}]}, True),
        ({"all": [{"scouted": "9B"}, {"over": True}]}, False),
        ({"any": [{"over": True}, {"scouted": "9B"}]}, True),
        ({"any": [{"over": True}]}, False),
        ({"not": {"over": True}}, True),
        ({"not": {"scouted": "9B"}}, False),
        ({"scouted": "9B", "over": True}, False),
    ],
)
def test_goals(goal: dict[str, object], reached: bool) -> None:
    assert holds(goal, _played()) is reached
    assert bool(missing(goal, _played())) <= (not reached)


def test_goals_after_an_attack() -> None:
    lesson = example(
        ('"Rifleman A: move 9B"]', '"Rifleman A: attack DE Riflemen B"]\nchance = ["9"]'),
        ("goal = { reached", "goal = { done = 'x', reached"),
    )
    attempt = Attempt(lesson.exercises[0])
    attempt.play("Rifleman A: attack DE Riflemen B")
    moment = attempt.moment()
    assert holds({"hit": "DE Riflemen B"}, moment)
    assert holds({"event": {"kind": "attacked", "defense": {"total": 8}}}, moment)
    assert holds({"event": {"kind": "attacked", "defense.total": 8}}, moment)
    assert value("event attacked.defense.total", moment) == 8
    assert value("events attacked", moment) == 1
    lost = value("event card_lost.lost_from", moment)
    assert holds({"removed": {"card": "Rifleman B", "from": lost}}, moment)
    assert not holds({"removed": {"card": "Rifleman B", "from": "counter"}}, moment)


def test_texts_take_values_and_plurals() -> None:
    words = (
        ("en", "{ $n -> [one] one card *[other] { $n } cards } of { $n }.\n\nOn { $tile }."),
        ("uk", "{ $n -> [one] { $n } карта [few] { $n } карти *[many] { $n } карт }"),
    )
    assert format_words(words, "en", {"n": 1, "tile": "9B"}) == ("one card of 1.\n\nOn 9B.", [])
    assert [format_words(words, "uk", {"n": n})[0] for n in (1, 2, 5, 21)] == ["1 карта", "2 карти", "5 карт", "21 карта"]
    assert format_words(words, "ru", {"n": 2, "tile": "9B"})[0].startswith("2 cards")
    assert format_words((("", "<b>{ $x }</b>"),), "en", {"x": "<i>"}) == ("<b><i></b>", [])
    assert format_words((("en", "{ $missing }"),), "en", {})[1]


def test_an_ended_turn_is_named_as_the_reason() -> None:
    run = LessonRun(lessons.load("memoir44/board"))
    run.press("next")
    run.play(run.game.position.parse("play Attack Center"))
    assert [str(text) for text in run.scene("en")["said"]] == ["That’s right so far."], "the heading says to go on"
    run.play(run.game.position.parse("end turn"))
    assert run.scene("en")["state"] == NO
    assert str(run.scene("en")["said"][0]).startswith("Your turn has ended")


@pytest.mark.parametrize("lesson", ["north-africa/leaders", "normandy/command-and-inspire"])
def test_hunker_down_in_the_wrong_place_is_explained(lesson: str) -> None:
    run = LessonRun(lessons.load(lesson))
    run.press("next")
    card = run.exercise.solution[0].partition(":")[0]
    run.play(run.game.position.parse(f"{card}: hunker down"))
    assert run.scene("en")["state"] == NO
    assert str(run.scene("en")["said"][0]).startswith("Hunker Down is not an action")


def test_the_places_to_choose_from_are_named_on_the_board() -> None:
    run = LessonRun(lessons.load("memoir44/overlord"))
    run.go_to(3)
    assert set(run.pointed_out()["named"]) == {"b2", "s2", "m2"}
    run.go_to(5)
    assert not run.pointed_out()["named"], "the options are numbers"


def test_the_mark_of_a_unit_follows_it() -> None:
    run = LessonRun(lessons.load("memoir44/turn"))
    run.go_to(2)
    assert list(run.pointed_out()["asked"]) == ["F3", "G5"]
    run.play(run.game.position.parse("move F3 f4"))
    assert list(run.pointed_out()["asked"]) == ["f4", "G5"], "not the hex that it has left"
    run.travel(-1)
    assert list(run.pointed_out()["asked"]) == ["F3", "G5"]


def test_a_reply_names_no_unit_that_has_moved_already() -> None:
    run = LessonRun(lessons.load("memoir44/turn"))
    run.go_to(2)
    run.play(run.game.position.parse("move H3 g4"))
    assert "F3" in run.scene("en")["said"][0]
    run.go_to(2)
    for line in ("move F3 f4", "move H3 g4"):
        run.play(run.game.position.parse(line))
    assert run.scene("en")["said"] == [Text("coach-go-on")]
