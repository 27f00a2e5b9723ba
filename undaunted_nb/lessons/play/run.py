"""A lesson in progress: the current exercise, the learner's attempts, and the replies.

The live table shows its ``scene``.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import pairwise
from operator import attrgetter
from typing import TYPE_CHECKING, Literal

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.legality import Verdict
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import FIRST, has, note_language, require_language, say
from undaunted_nb.i18n.folders import language_named
from undaunted_nb.kit.table.tap import Tap
from undaunted_nb.play.game import Game

from ..format.lesson import ANY_GAME, Exercise, Lesson, has_course, load, names
from ..format.words import paragraphs, pattern_of, say_words
from ..progress.record import CLEAN, SHOWN, better, stars
from . import pointers, spoilers
from .attempt import DONE, GO, GOOD, NO, Attempt, begin, done_before, doubtful, option_value, right_options, shown_option, solve
from .coach import Coach, number_like, source, spans
from .outlook import past_part

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.common import Words
    from undaunted_nb.kit.scene.lesson import AnswerOption, Button, Outcome, Stars
    from undaunted_nb.kit.scene.lesson import Coach as CoachPanel
    from undaunted_nb.kit.scene.panel import Reason

    from ..progress.progress import Progress

MISSES = 2
"""The number of misses after which the table offers the solution."""


class LessonRun(Coach):
    """A lesson from its introduction to its last exercise, with the live table or without one.

    ``press`` handles the buttons of the table. ``attempt`` is the current exercise (in the introduction, the first one).
    """

    step: int
    """The number of the current exercise, from 1. 0 is the introduction."""
    hints: int
    misses: int

    def __init__(self, lesson: Lesson, progress: Progress | None = None) -> None:
        self.lesson, self.progress = lesson, progress
        self.note_changed = bool(progress and progress.changed(lesson.id, lesson.fingerprint))
        results = progress.state(lesson.id) if progress else {}
        self.marks: dict[str, str] = {e.id: results[e.id] for e in lesson.exercises if e.id in results}
        self.sure = False
        self._begin(0)
        if self.marks:
            with suppress(TutorError):  # the exercise does not work with your own numbers: the learner chooses another
                self.go_to(self._open()[0] if self._open() else len(lesson.exercises))

    @property
    def game(self) -> Game:
        """The game of the current exercise."""
        return self.attempt.game

    @property
    def side(self) -> str:
        """The side of the learner."""
        return self.attempt.side

    @property
    def exercise(self) -> Exercise:
        """The current exercise (in the introduction, the first one)."""
        return self.lesson.exercises[max(self.step - 1, 0)]

    # Actions

    def play(self, action: Action) -> None:
        """Play the learner's action. Raises TutorError if no action is expected."""
        if self.step == 0:
            self.step = 1
        if self.exercise.asks:
            raise TutorError(Text("coach-answer-first"))
        self.attempt.play(action)
        self.misses += self.attempt.state == NO
        self._record_if_solved()

    def answer_refusal(self, verdict: Verdict, reasons: Sequence[Reason] = ()) -> bool:
        """Answer an illegal action, unless the exercise is over or has not begun.

        Return whether it was answered.
        """
        if not self.step or self.exercise.asks or self.attempt.state == GOOD:
            return False
        self.attempt.answer_refusal(verdict, reasons)
        self.misses += 1
        return True

    def answer_question(self, verdict: Verdict) -> bool:
        """Answer the question why an action is illegal. Return whether a reply was written for it. A question is no mistake."""
        foreseen = bool(self.step) and not self.exercise.asks and self.attempt.state != GOOD and bool(self.attempt.find_refusal(verdict))
        if foreseen:
            self.attempt.answer_refusal(verdict)
        return foreseen

    def stops_short(self, kinds: Container[str]) -> bool:
        """Answer the end of a part of the turn. Return whether the task needs one more of these kinds of actions first."""
        short = bool(self.step) and self.attempt.stop_short(kinds)
        self.misses += short
        return short

    def starts_early(self, kinds: Container[str]) -> bool:
        """Answer an action of a later part of the turn. Return whether the task needs one of these kinds of actions first."""
        early = bool(self.step) and not self.exercise.asks and self.attempt.start_early(kinds)
        self.misses += early
        return early

    def needs(self, part: Tap) -> bool:
        """Return whether an action of this part of the turn is still to come in the stored solution."""
        parts = self._way.parts
        if not self.step or self.exercise.asks or self.attempt.state == GOOD or not parts:
            return True
        return part in self.attempt.to_come(parts)

    def wants(self, kinds: Container[str]) -> bool:
        """Return whether the task is open and its stored solution, if known, has an action of these kinds."""
        known = self.attempt.kinds
        return not self.step or (self.attempt.state != GOOD and (not known or any(kind in kinds for kind in known)))

    def clear_answer(self) -> bool:
        """Clear the answer to a refused action, because the learner clicked elsewhere. Return whether there was one."""
        attempt = self.attempt
        if not (attempt.reasons or attempt.reply or attempt.state == NO):
            return False
        answer = attrgetter("state", "reply", "reasons", "kind_left")
        before = answer(attempt)
        attempt.judge()
        return bool(answer(attempt) != before)

    @property
    def asking(self) -> bool:
        """Whether a question is open."""
        return self.exercise.asks and bool(self.step)

    @property
    def opening(self) -> str:
        """The first action of the solution as long as the learner has not played."""
        fresh = self.step and not self.exercise.asks and self.game.ply == self.attempt.base and self.exercise.solution != ANY_GAME
        return self.exercise.solution[0] if fresh else ""

    @property
    def can_undo(self) -> bool:
        """Whether the learner has played an action here."""
        return not self.exercise.asks and self.game.ply > self.attempt.base

    def travel(self, by: int) -> None:
        """Go back to the learner's last decision, or forward to the next one."""
        if self.exercise.asks:
            return
        game = self.game
        while True:
            before = game.ply
            position = game.goto(max(before - 1, self.attempt.base)) if by < 0 else game.redo()
            if game.ply == before or self.side in position.to_act or position.outcome:
                break
        self.attempt.judge()

    def point(self, place: str) -> bool:
        """Choose the option that is this place, if every option is a place on the board. Return whether it was one."""
        places = self._places()
        if place in places:
            self._answer(places.index(place))
        return place in places

    def _places(self) -> tuple[str, ...]:
        """Return the options of the open question if all of them are places on the board."""
        if not self.asking or self.attempt.state == GOOD:
            return ()
        return self._here.as_places(option_value(self.exercise, self.attempt.values, i) for i in range(len(self.exercise.options)))

    def press(self, button: str) -> None:
        """Perform the action of a button. Raises TutorError if there is no such button."""
        kind, _, rest = button.partition(":")
        sure, self.sure = self.sure, kind == "reset" and not self.sure
        always = {"prev": self._go_back, "again": self._again, "hint": self._give_hint}
        if kind in always:
            always[kind]()
        elif kind == "next" and (after := self._next()):
            self.go_to(after)
        elif kind == "undo" and self.can_undo:
            self.travel(-1)
        elif kind == "show" and self._can_show():
            self.show_solution()
        elif kind == "exercise" and rest.isdecimal() and 0 <= int(rest) <= len(self.lesson.exercises):
            self.go_to(int(rest))
        elif kind == "option" and rest.isdecimal() and self.step and self.exercise.asks:
            self._answer(int(rest))
        elif kind == "reset" and self._resettable():
            if sure:  # a reset cannot be undone, so it takes two presses
                self.reset()
        else:
            raise TutorError(Text("error-message"))

    def _go_back(self) -> None:
        self.go_to(max(self.step - 1, 0))

    def _give_hint(self) -> None:
        self.hints = min(self.hints + 1, len(self.exercise.hints))

    def _answer(self, number: int) -> None:
        number_tried = len(self.attempt.options_tried)
        if self.attempt.state == GOOD:
            return
        state = self.attempt.answer(number)
        if len(self.attempt.options_tried) == number_tried:
            return
        self.misses += state == NO
        if not number_tried and self.progress:
            self.progress.answered(self.exercise.rules, state == GOOD)
        self._record_if_solved()

    def show_solution(self) -> None:
        """Play the solution. For a question, compute the answer. The learner still has to choose it."""
        self.solution_shown = True
        if not self.exercise.asks:
            self.attempt = solve(self.exercise)
            self._record_if_solved()

    def _can_show(self) -> bool:
        """Return whether the learner has missed often enough and the exercise has a solution to show."""
        return (
            bool(self.step)
            and self.misses >= MISSES
            and not self.solution_shown
            and self.attempt.state != GOOD
            and self.exercise.solution != ANY_GAME
            and not self.doubtful
        )

    def _open(self) -> list[int]:
        """Return the exercises that are not done yet."""
        return [i for i, e in enumerate(self.lesson.exercises, 1) if e.id not in self.marks]

    def _next(self) -> int:
        """Return the number of the next open exercise, or 0.

        It comes after the current one, or else before it. In a finished exercise of a finished lesson, it is simply the next one.
        """
        still = [i for i in self._open() if i != self.step]
        if still:
            return next((i for i in still if i > self.step), still[0])
        return self.step + 1 if self.repeated and self.step < len(self.lesson.exercises) else 0

    def go_to(self, number: int) -> None:
        """Open an exercise (0 for the introduction). A solved exercise opens with its solution."""
        exercise = self.lesson.exercises[max(number - 1, 0)]
        begin(exercise, self.lesson.id)  # raises before any change if the exercise does not work with your own numbers
        self._begin(number)
        if number and exercise.id in self.marks:
            self.attempt, self.reopened = done_before(exercise), True

    def _begin(self, number: int) -> None:
        exercise = self.lesson.exercises[max(number - 1, 0)]
        self.attempt = begin(exercise, self.lesson.id)
        self.step, self.doubtful, self.repeated = number, doubtful(exercise), exercise.id in self.marks
        self.hints, self.misses, self.solution_shown, self.reopened = 0, 0, False, False
        self.__dict__.pop("_here", None)
        self.__dict__.pop("_way", None)

    def _again(self) -> None:
        """Restart the exercise. Misses and hints still count until it is solved."""
        counts = (self.hints, self.misses, self.solution_shown) if self.attempt.state != GOOD else (0, 0, False)
        self._begin(self.step)
        self.hints, self.misses, self.solution_shown = counts

    def reset(self) -> None:
        """Delete the progress in this lesson."""
        if self.progress:
            self.progress.reset(self.lesson.id)
        self.note_changed = False
        self.marks = {}
        self.go_to(0)

    def _resettable(self) -> bool:
        return bool(self.marks) or self.note_changed

    def _record_if_solved(self) -> None:
        name = self.exercise.id
        if self.attempt.state != GOOD:
            return
        how = SHOWN if self.solution_shown else GOOD if self.misses or self.hints else CLEAN
        self.marks[name] = better(how, self.marks.get(name, how))
        if self.progress:
            self.progress.done(self.lesson.id, name, self.lesson.fingerprint, self.marks[name])

    @property
    def state(self) -> Outcome:
        """The state of the lesson: go, good, no, done, or "" before the first action."""
        if self.attempt.state == GOOD and not self._open():
            return DONE
        return self.attempt.state

    @property
    def complete(self) -> bool:
        return self.state == DONE

    # Marks on the board

    @cached_property
    def _here(self) -> pointers.Things:
        return pointers.things(self.attempt.game.position, self.side)

    @cached_property
    def _way(self) -> pointers.Way:
        return pointers.path_of(self.exercise, Attempt)

    @property
    def seal(self) -> spoilers.Seal:
        """The parts of the table that are covered while the exercise is open.

        The second hint uncovers the answer.
        """
        if not self.step or self.attempt.state == GOOD:
            return spoilers.OPEN
        if self.exercise.asks:
            return spoilers.SHUT
        if self.hints > 1:
            return spoilers.OPEN
        return spoilers.of_way(self._way, self._here, self._task())

    def _task(self) -> str:
        return say_words(self.exercise.task, FIRST, self.attempt.values)

    def pointed_out(self) -> Mapping[str, Sequence[str]]:
        """Return the marks of the task, of the places to choose from and, with the second hint, of its answer."""
        if not self.step or self.attempt.state == GOOD:
            return {}
        exercise, here = self.exercise, self._here
        right, task = "", self._task()
        if exercise.asks:
            values = self.attempt.values
            every = [str(option_value(exercise, values, i)) for i in range(len(exercise.options))]
            right = str(values["answer"])
            subjects = pointers.asked_about(here, task, exercise.answer, every, right)
        else:
            subjects = here.told_apart(task)
            subjects = subjects if len(subjects) <= pointers.MOST else ()
        hints: Sequence[str] = ()
        if self.hints > 1:
            hint = say_words(exercise.hints[1], FIRST, self.attempt.values)
            hints = pointers.counts(here, exercise.answer, hint, right) if exercise.asks else self._where_to_go()
        return {"asked": self._follow_units(subjects), "hinted": hints, "named": self._places()}

    def _follow_units(self, subjects: Sequence[str]) -> tuple[str, ...]:
        """Return the subjects of a task, with the present place of your own unit instead of the one that it has left."""
        if self.exercise.asks or self.game.ply == self.attempt.base or self._here.bare:
            return tuple(subjects)
        now = pointers.things(self.game.position, self.side).pieces
        present_places = {place: now.get(piece, place) for piece, place in self._here.pieces.items() if piece.startswith(f"{self.side}-")}
        return tuple(dict.fromkeys(present_places.get(subject, subject) for subject in subjects))

    def _where_to_go(self) -> tuple[str, ...]:
        """Return the clicks of the next step of the solution."""
        steps = self._way.steps
        n_played = len(self.attempt.moment().lines)
        return tuple(tap.name for tap in steps[n_played]) if n_played < len(steps) else ()

    @property
    def opens(self) -> bool:
        """Whether this is the first page of a course, or of a lesson outside any course."""
        return self.step == 0 and self.lesson.id not in _course(self.lesson)[1:]

    # Data for the table

    def scene(self, language: str = "") -> CoachPanel:
        """Return the coach as part of the Scene, see ``widgets/SCENE.md``."""
        language = require_language(language)
        lesson, exercise = self.lesson, self.exercise
        values = self.attempt.values
        intro, good = self.step == 0, self.attempt.state == GOOD
        hints = [say_words(words, language, values) for words in exercise.hints[: self.hints]] if not intro else []
        tried = self.game.ply > self.attempt.base
        again = (tried or self.reopened) and (good or self.attempt.state == NO) and (self.reopened or not exercise.asks)
        panel: CoachPanel = {
            "title": self._title(language),
            "step": self.step,
            "steps": len(lesson.exercises),
            "ticks": ["good" if self.marks.get(e.id) else "" for e in lesson.exercises],
            "jump": True,
            "stars": self._stars(),
            "state": "" if intro else GOOD if good and self.reopened else self.state,
            "verdict": self._verdict(),
            "quiet": good and (self.solution_shown or self.reopened),
            "read": [] if intro else paragraphs(exercise.text, language, values),
            "task": paragraphs(lesson.text if intro else exercise.task, language, values),
            "said": [] if intro else self._answer_texts(language, values),
            "reasons": list(self.attempt.reasons),
            "source": source(exercise.rules) if good and not intro else None,
            "hints": hints,
            "hint": Text(f"coach-hint-{self.hints + 1}") if not intro and not good and self.hints < len(exercise.hints) else None,
            "options": self._options(language, values) if exercise.asks and not intro else [],
            "again": Text("coach-again") if again and not intro else None,
            "mistake": self.attempt.mistake and again and not intro,
            "next": self._next_label(),
            "back": self.step > 0,
            "buttons": self._buttons(language),
            "note": self._note(),
        }
        text_language = pattern_of(lesson.text if intro else exercise.task, language)[0]
        if text_language != language and not language_named(language).complete:
            panel |= {"lang": text_language, "language_note": note_language(text_language)}
        return panel

    def _next_label(self) -> Text | None:
        """Return the label of the button that goes on (None: nothing is open). It names the exercise if it goes back."""
        after = self._next()
        if not after:
            return None
        if self.step == 0:
            return Text("coach-begin")
        return Text("coach-next-back", {"n": after}) if after < self.step else Text("coach-next")

    def _note(self) -> Text | str:
        """Return the sentence below the task."""
        if self.note_changed:
            return Text("coach-changed")
        if self.doubtful and self.step:
            return Text("coach-numbers")
        return Text("quiz-point") if self._places() else ""

    def _title(self, language: str) -> str | Text:
        """Return the title of the lesson with its number in its course."""
        title = say_words(self.lesson.title, language, {})
        every = _course(self.lesson)
        return Text("coach-title", {"n": every.index(self.lesson.id) + 1, "title": title}) if self.lesson.id in every else title

    def _stars(self) -> Stars | None:
        """Return the stars of a finished lesson."""
        count = stars(self.marks, [e.id for e in self.lesson.exercises])
        return {"n": count, "label": Text("coach-stars", {"n": count})} if count else None

    def _verdict(self) -> Text | None:
        """Return the heading that replaces "Right" or "Not quite", or None.

        "Right" is only for what the learner has just solved alone.
        """
        if self.attempt.state == GOOD and self.reopened:
            return Text("coach-seen-before" if self.marks.get(self.exercise.id) == SHOWN else "coach-solved-before")
        if self.attempt.state == GOOD and self.solution_shown:
            return Text("coach-solution")
        if self.state != NO or not self.exercise.asks:
            return None
        labels = [
            self.exercise.options[i].text or option_value(self.exercise, self.attempt.values, i) for i in self.attempt.options_tried[-1:]
        ]
        return Text("coach-not-that-number") if all(map(number_like, labels)) else None

    def _answer_texts(self, language: str, values: Mapping[str, object]) -> Sequence[Words]:
        attempt, exercise = self.attempt, self.exercise
        after = paragraphs(exercise.after, language, values)
        if attempt.state == GOOD:
            done = self.state == DONE and not self.reopened
            end = [Text("coach-lesson-done", {"title": say_words(self.lesson.title, language, {})})] if done else []
            still = [i for i in self._open() if i != self.step]
            last = still and self._next() < self.step
            return [*after, *end, *([Text("coach-still", {"n": len(still), "exercises": spans(still)})] if last else [])]
        if self.solution_shown and exercise.asks:
            return [*self._why_wrong(language, values), Text("coach-worked-out"), *after]
        if attempt.reply:
            return paragraphs(attempt.reply, language, values)
        if attempt.reasons:
            return []
        if attempt.state == NO and has(use := f"coach-after-{attempt.last_use()}"):
            return [Text(use)]
        if attempt.kind_left:
            return [Text("coach-not-yet", {"kind": attempt.kind_left})]
        if attempt.lacking:
            return [Text("coach-missing", {"parts": attempt.lacking})]
        if attempt.outlook.reachable is False:
            return [Text(self._loss())]
        if attempt.state == NO:
            ended = self.side not in self.game.position.to_act and not self.game.position.outcome
            return self._why_wrong(language, values) if exercise.asks else [Text("coach-turn-over" if ended else "coach-missed")]
        return [Text("coach-go-on" if attempt.outlook.reachable else "coach-can-try")] if attempt.state == GO else []

    def _loss(self) -> str:
        """Return the message for what the learner has lost, so that the goal is out of reach."""
        attempt = self.attempt
        if past_part(attempt) == "order":
            return "coach-orders-gone"
        if attempt.has_played_another_card():
            return "coach-other-card"
        return "coach-card-gone" if attempt.has_spent_card() else "coach-out-of-reach"

    def _why_wrong(self, language: str, values: Mapping[str, object]) -> list[str]:
        """Return the reason why the last answer is wrong."""
        if self.attempt.state != NO or not self.attempt.options_tried:
            return []
        return paragraphs(self.exercise.options[self.attempt.options_tried[-1]].why, language, values)

    def _options(self, language: str, values: Mapping[str, object]) -> list[AnswerOption]:
        right = right_options(self.exercise, values)
        rows: list[AnswerOption] = []
        for i, option in enumerate(self.exercise.options):
            label: Text | str = say_words(option.text, language, values) if option.text else shown_option(self.exercise, values, i)
            tried = i in self.attempt.options_tried
            state: Literal["", "right", "wrong"] = "" if not tried else "right" if i in right else "wrong"
            rows.append({"id": str(i), "label": label, "state": state, "why": ""})
        return rows

    def _buttons(self, language: str) -> list[Button]:
        buttons: list[Button] = []
        if self.attempt.outlook.reachable is False and self.can_undo:
            buttons.append({"id": "undo", "label": Text("coach-undo")})
        if self.state == DONE and (after := following(self.lesson)) is not None:
            title = Text("coach-next-lesson", {"title": after.said_title(language)})
            buttons.append({"id": f"lesson:{after.id}", "label": title, "yellow": True})
        if self._can_show():
            buttons.append({"id": "show", "label": Text("coach-show")})
        if self._resettable() and (self.sure or self.step == 0 or self.state == DONE or self.note_changed):
            buttons.append({"id": "reset", "label": Text("coach-reset-sure" if self.sure else "coach-reset")})
        return buttons

    def as_text(self, language: str = "") -> str:
        """Return the introduction, then every exercise with its answers."""
        language, lines = require_language(language), []
        lines += [
            say_words(self.lesson.title, language, {}),
            *paragraphs(self.lesson.text, language, begin(self.lesson.exercises[0], self.lesson.id).values),
        ]
        for number, exercise in enumerate(self.lesson.exercises, 1):
            try:
                attempt = begin(exercise, self.lesson.id)
            except TutorError as error:
                lines.append(f"{number}. {say(error.text, language)}")
                continue
            lines += paragraphs(exercise.text, language, attempt.values)
            lines.append(f"{number}. {say_words(exercise.task, language, attempt.values)}")
            for i, option in enumerate(exercise.options):
                label = say_words(option.text, language, attempt.values) if option.text else shown_option(exercise, attempt.values, i)
                lines.append(f"   ( ) {say(label, language) if isinstance(label, Text) else label}")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<LessonRun {self.lesson.id}: exercise {self.step} of {len(self.lesson.exercises)}, {self.state or 'not begun'}>"


def _course(lesson: Lesson) -> tuple[str, ...]:
    """Return the lessons of its course."""
    game = lesson.id.partition("/")[0]
    return names(game) if has_course(game) else ()


def following(lesson: Lesson) -> Lesson | None:
    """Return the next lesson of the course."""
    return next((load(after) for before, after in pairwise(_course(lesson)) if before == lesson.id), None)
