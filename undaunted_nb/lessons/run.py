"""A lesson being taken: which exercise, what has been tried, what is said to it. Headless; the live table shows its ``scene``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from fnmatch import fnmatchcase
from functools import cached_property
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

from undaunted_nb.core import registry
from undaunted_nb.core.action import CHANCE, Action
from undaunted_nb.core.errors import FileError, IllegalActionError, NotationError, TutorError
from undaunted_nb.core.game import Game
from undaunted_nb.core.legality import Verdict
from undaunted_nb.core.opponent import random_choice
from undaunted_nb.core.position import Position
from undaunted_nb.core.text import Own, Text, marked
from undaunted_nb.i18n import has, known, say

from .coach import Coach
from .goals import holds, missing
from .lesson import ANYTHING, GAMES, Exercise, Lesson, Reply, load, names
from .values import Moment, afterwards, value
from .words import Words, paragraphs, said

if TYPE_CHECKING:
    from .progress import Progress

GO, GOOD, NO, DONE = "go", "good", "no", "done"
"""What an exercise answers: go on; reached; not that way; all of the lesson is done."""
LONGEST_GAME = 20_000
"""How many decisions a random player may need for a solution of ``*``."""


class Attempt:
    """One exercise being done: its game, and what is said to what happens in it."""

    def __init__(self, exercise: Exercise) -> None:
        self.exercise = exercise
        self.game = exercise.begin()
        self.side = exercise.side or (self.game.position.to_act or ("",))[0]
        self.first = self.game.ply
        self.state = ""
        self.reply: Words = ()
        self.lacking: list[Text] = []
        self.chosen: list[int] = []
        self._others_play()
        self.base = self.game.ply

    @cached_property
    def values(self) -> Mapping[str, Any]:
        """The values of the exercise. Raises TutorError for one that cannot be worked out."""
        return worked_out(self.exercise)

    # Doing.

    def play(self, action: str | Action) -> str:
        """Do something of one's own; then what the other side does. Returns the state. Raises IllegalActionError (then see ``refused``)."""
        line = action if isinstance(action, str) else self.game.position.format(action)
        verdict = self.game.why(action)
        if not verdict.legal:
            self.refused(verdict)
            raise IllegalActionError(line, verdict)
        self._one(verdict.action)
        self._others_play()
        self.judge()
        return self.state

    def refused(self, verdict: Verdict) -> None:
        """Something illegal was asked for: a reply that foresaw it is given."""
        line = self.game.position.format(verdict.action)
        foreseen = next((r for r in self.exercise.replies if r.on and fnmatchcase(line, r.on)), None)
        self.state, self.lacking = NO, []
        self.reply = foreseen.text if foreseen else ()

    def judge(self) -> None:
        """Say how things stand after something was done (or taken back)."""
        exercise, moment = self.exercise, self.moment()
        self.reply, self.lacking = (), []
        if exercise.asks:
            return
        if self.game.ply == self.base:
            self.state = ""
        elif holds(exercise.goal, moment):
            self.state = GOOD
        elif reply := self._foreseen(moment):
            self.state, self.reply = (GO if reply.go else NO), reply.text
        elif self._used_up(moment):
            self.state, self.lacking = NO, missing(exercise.goal, moment)
        else:
            self.state = GO

    def _foreseen(self, moment: Moment) -> Reply | None:
        for reply in self.exercise.replies:
            if reply.on and moment.done and fnmatchcase(moment.done[-1], reply.on):
                return reply
            if reply.goal is not None and holds(reply.goal, moment):
                return reply
        return None

    def _used_up(self, moment: Moment) -> bool:
        p = self.game.position
        if self.side not in p.to_act:
            return True
        return bool(self.exercise.within) and len(moment.done) >= self.exercise.within

    def moment(self) -> Moment:
        """What goals and replies are asked of."""
        steps = self.game.steps[self.first :]
        befores = [self.game.steps[self.first - 1].after if self.first else self.game.start, *(step.after for step in steps)]
        events = tuple(event for step in steps for event in step.events)
        done = tuple(step.lines[0] for before, step in zip(befores, steps, strict=False) if _by(before, step.lines[0]) == self.side)
        return Moment(self.game.position, self.side, events, done)

    def _one(self, action: Action) -> None:
        """One decision, with the chance that the exercise has for it."""
        number = self.game.ply - self.first
        chance = self.exercise.chance[number] if number < len(self.exercise.chance) else ""
        try:
            self.game.play(action, chance or None)
        except (NotationError, IllegalActionError):
            self.game.play(action)  # the learner does something that this chance was not meant for

    def _others_play(self) -> None:
        while (to_act := self.game.position.to_act) and self.side not in to_act and to_act != (CHANCE,):
            number = self._others_done()
            if number < len(self.exercise.others):
                self._one(self.game.position.parse(self.exercise.others[number]))
            elif self.exercise.opponent:
                system = registry.system(self.game.position.system)
                rng = Random(f"{self.game.seed}/{self.game.ply}")
                self.game.play(random_choice(self.game.position, to_act[0], rng, system.IDLE))
            else:
                return

    def _others_done(self) -> int:
        return self.game.ply - self.first - len(self.moment().done)

    # Answering.

    def answer(self, number: int) -> str:
        """Give the answer with this number. Returns the state; after the right one the action in question is done."""
        if self.state == GOOD or not 0 <= number < len(self.exercise.options):
            return self.state
        self.chosen += [number] * (number not in self.chosen)
        self.state = GOOD if number in right_options(self.exercise, self.values) else NO
        if self.state == GOOD and self.exercise.action:
            self._one(self.game.position.parse(self.exercise.action))
        return self.state


def _by(before: Position, line: str) -> str:
    """Who has done this: it is read from the line only where several may decide."""
    return before.to_act[0] if len(before.to_act) == 1 else before.parse(line).side


def solved(exercise: Exercise) -> Attempt:
    """The exercise with its stored solution played (a question: with its action done). Raises TutorError where that cannot be."""
    attempt = Attempt(exercise)
    if exercise.asks:
        if exercise.action:
            attempt._one(attempt.game.position.parse(exercise.action))  # noqa: SLF001  (the same module)
        return attempt
    if exercise.solution == ANYTHING:
        system, rng = registry.system(attempt.game.position.system), Random(exercise.id)
        for _ in range(LONGEST_GAME):
            if attempt.state == GOOD or attempt.side not in attempt.game.position.to_act:
                break
            attempt.play(random_choice(attempt.game.position, attempt.side, rng, system.IDLE))
        return attempt
    for line in exercise.solution:
        attempt.play(line)
    return attempt


def worked_out(exercise: Exercise) -> Mapping[str, Any]:
    """The values of an exercise, worked out by the engine."""
    asked = {**exercise.values, **({"answer": exercise.answer} if exercise.asks else {})}
    asked |= {f"option-{i}": option.of for i, option in enumerate(exercise.options) if option.of}
    before = Attempt(exercise)
    start = before.moment()
    after = solved(exercise).moment() if any(afterwards(expression) for expression in asked.values()) else start
    return {name: value(expression, after if afterwards(expression) else start) for name, expression in asked.items()}


def option_value(exercise: Exercise, values: Mapping[str, Any], number: int) -> Any:
    """The value of an option."""
    option = exercise.options[number]
    return values[f"option-{number}"] if option.of else option.value


def right_options(exercise: Exercise, values: Mapping[str, Any]) -> list[int]:
    """The numbers of the options that equal the answer: one, in a lesson that holds."""
    return [i for i in range(len(exercise.options)) if option_value(exercise, values, i) == values["answer"]]


def shown_option(exercise: Exercise, values: Mapping[str, Any], number: int) -> Text | str:
    """An option that has no words of its own. Of numbers all bear the mark if the answer is one of our own, so that it tells nothing."""
    found, own = option_value(exercise, values, number), isinstance(values["answer"], Own)
    return str(marked(Own(found))) if own and isinstance(found, int) else shown(found)


def shown(found: Any) -> Text | str:
    """A value as it is shown where a lesson says nothing else."""
    key = f"answer-{found}"
    return Text(key) if has(key) else ", ".join(map(str, found)) if isinstance(found, list) else str(found)


def owner_file(exercise: Exercise) -> str:
    """The file of an owner's own numbers that an exercise is played with ("": none)."""
    name = exercise.start[0] if exercise.start else exercise.scenario
    game = name.partition("/")[0]
    return registry.system_of_scenario(exercise.scenario).owner_file(game) if exercise.scenario and game in GAMES else ""


def begun(exercise: Exercise, lesson: str) -> Attempt:
    """An exercise at its beginning, with its values worked out.

    Raises TutorError where it does not go with an owner's own numbers: it was written for ours.
    """
    try:
        attempt = Attempt(exercise)
        _ = attempt.values
    except TutorError as error:
        if not (file := owner_file(exercise)):
            raise
        raise TutorError(
            Text("numbers-exercise", {"lesson": lesson, "exercise": exercise.id, "file": file, "why": _first(error)})
        ) from error
    return attempt


def _first(error: TutorError) -> Text:
    """What an error says; of a position the first fault alone."""
    if not isinstance(error, FileError) or not error.faults:
        return error.text
    place, fault = error.faults[0]
    return Text("fault-in-position", {"place": place, "fault": fault})


def _doubtful(exercise: Exercise) -> bool:
    """Does an owner's file keep the solution that is foreseen from working?"""
    if exercise.asks or not owner_file(exercise):
        return False
    try:
        return solved(exercise).state != GOOD
    except TutorError:
        return True


class LessonRun(Coach):
    """A lesson from its introduction to its last exercise, for the live table or without one.

    ``press`` is what the buttons of the table do; ``attempt`` is the exercise at hand (None in the introduction).
    """

    def __init__(self, lesson: Lesson, progress: Progress | None = None) -> None:
        self.lesson, self.progress = lesson, progress
        self.note_changed = bool(progress and progress.changed(lesson.id, lesson.print))
        done = progress.state(lesson.id) if progress else {}
        self.marks: dict[str, str] = {e.id: done[e.id] for e in lesson.exercises if e.id in done}
        self.at = 0
        self.hints = 0
        self.sure = False
        first = next((i for i, e in enumerate(lesson.exercises, 1) if e.id not in self.marks), 0)
        self.attempt = begun(lesson.exercises[0], lesson.id)
        self.doubtful = _doubtful(self.exercise)
        if self.marks and first:
            with suppress(TutorError):  # it does not go with an owner's numbers: the learner chooses another
                self.go_to(first)

    @property
    def game(self) -> Game:  # type: ignore[override]
        """The game of the exercise at hand."""
        return self.attempt.game

    @property
    def side(self) -> str:  # type: ignore[override]
        """The side of the learner."""
        return self.attempt.side

    @property
    def exercise(self) -> Exercise:
        """The exercise at hand (in the introduction the first)."""
        return self.lesson.exercises[max(self.at - 1, 0)]

    def play(self, action: Action) -> None:
        """The learner does something. Raises TutorError where nothing is to be played."""
        if self.at == 0:
            self.at = 1
        if self.exercise.asks:
            raise TutorError(Text("coach-answer-first"))
        self.attempt.play(action)
        self._noted()

    def refused(self, verdict: Verdict) -> None:
        """The learner asked for something that the rules forbid."""
        if self.at and not self.exercise.asks and self.attempt.state != GOOD:
            self.attempt.refused(verdict)

    def pointed(self) -> None:
        """Something else is pointed at: what was said of a refused deed is over."""
        self.attempt.judge()

    @property
    def asking(self) -> bool:  # type: ignore[override]
        """Is a question open?"""
        return self.exercise.asks and bool(self.at)

    @property
    def can_undo(self) -> bool:  # type: ignore[override]
        """Has the learner done anything here?"""
        return not self.exercise.asks and self.game.ply > self.attempt.base

    def travel(self, by: int) -> None:
        """Back to the last decision of one's own, or forward to the next."""
        if self.exercise.asks:
            return
        game = self.game
        while True:
            before = game.ply
            position = game.goto(max(before - 1, self.attempt.base)) if by < 0 else game.redo()
            if game.ply == before or self.side in position.to_act or position.outcome:
                break
        self.attempt.judge()

    def press(self, what: str) -> None:
        """Do what a button asks for. Raises TutorError for one that is not there."""
        kind, _, rest = what.partition(":")
        sure, self.sure = self.sure, kind == "reset" and not self.sure
        if kind == "next" and (after := self._next()):
            self.go_to(after)
        elif kind == "prev":
            self.go_to(max(self.at - 1, 0))
        elif kind == "again":
            self.go_to(self.at)
        elif kind == "hint":
            self.hints = min(self.hints + 1, len(self.exercise.hints))
        elif kind == "exercise" and rest.isdecimal() and 0 <= int(rest) <= len(self.lesson.exercises):
            self.go_to(int(rest))
        elif kind == "option" and rest.isdecimal() and self.at and self.exercise.asks:
            first = not self.attempt.chosen
            self.attempt.answer(int(rest))
            if first and self.progress:
                self.progress.answered(self.exercise.rules, self.attempt.state == GOOD)
            self._noted()
        elif kind == "reset" and self._resettable():
            if sure:  # what was done cannot be brought back: asked twice
                self.reset()
        else:
            raise TutorError(Text("error-message"))

    def _next(self) -> int:
        """The exercise that comes next; behind the last one the first that is still open (0: none)."""
        if self.at < len(self.lesson.exercises):
            return self.at + 1
        return next((i for i, e in enumerate(self.lesson.exercises, 1) if e.id not in self.marks and i != self.at), 0)

    def go_to(self, number: int) -> None:
        """Begin an exercise anew (0: the introduction)."""
        exercise = self.lesson.exercises[max(number - 1, 0)]
        self.attempt = begun(exercise, self.lesson.id)
        self.at, self.hints, self.doubtful = number, 0, _doubtful(exercise)

    def reset(self) -> None:
        """Forget what was done in this lesson."""
        if self.progress:
            self.progress.reset(self.lesson.id)
        self.note_changed = False
        self.marks = {}
        self.go_to(0)

    def _resettable(self) -> bool:
        return bool(self.marks) or self.note_changed

    def _noted(self) -> None:
        name = self.exercise.id
        if self.attempt.state == GOOD:
            self.marks[name] = "shown" if self.hints > 1 and self.marks.get(name) != GOOD else GOOD
            if self.progress:
                self.progress.done(self.lesson.id, name, self.lesson.print, self.marks[name])

    @property
    def state(self) -> str:
        """Go on, good, not that way, done; "" before anything was done."""
        if self.attempt.state == GOOD and all(e.id in self.marks for e in self.lesson.exercises):
            return DONE
        return self.attempt.state

    # What is shown.

    def scene(self, language: str = "") -> dict[str, Any]:
        """The coach as the Scene has it, see ``widgets/SCENE.md``."""
        language = known(language)
        lesson, exercise = self.lesson, self.exercise
        values = self.attempt.values
        intro, good = self.at == 0, self.attempt.state == GOOD
        steps = len(lesson.exercises)
        hints = [said(words, language, values) for words in exercise.hints[: self.hints]] if not intro else []
        again = (self.attempt.state == NO and not exercise.asks and self.game.ply > self.attempt.base) or (good and not exercise.asks)
        return {
            "title": said(lesson.title, language, {}),
            "step": self.at,
            "steps": steps,
            "ticks": ["good" if self.marks.get(e.id) else "" for e in lesson.exercises],
            "state": "" if intro else self.state,
            "task": paragraphs(lesson.text if intro else exercise.task, language, values),
            "said": [] if intro else self._said(language, values),
            "hints": hints,
            "hint": Text(f"coach-hint-{self.hints + 1}") if not intro and not good and self.hints < len(exercise.hints) else None,
            "options": self._options(language, values) if exercise.asks and not intro else [],
            "again": Text("coach-again") if again and not intro else None,
            "next": Text("coach-begin" if intro else "coach-next") if self._next() else None,
            "back": self.at > 0,
            "buttons": self._buttons(language),
            "note": Text("coach-changed") if self.note_changed else Text("coach-numbers") if self.doubtful and not intro else "",
        }

    def _said(self, language: str, values: Mapping[str, Any]) -> list[Any]:
        attempt, exercise = self.attempt, self.exercise
        if attempt.state == GOOD:
            end = [Text("coach-lesson-done", {"title": said(self.lesson.title, language, {})})] if self.state == DONE else []
            still = [Text("coach-open", {"n": self._next()})] if self.at == len(self.lesson.exercises) and self._next() else []
            return [*paragraphs(exercise.after, language, values), *self._rules(), *end, *still]
        if attempt.reply:
            return paragraphs(attempt.reply, language, values)
        if attempt.lacking:
            return [Text("coach-missing", {"parts": attempt.lacking})]
        if attempt.state == NO and not exercise.asks:
            return [Text("coach-not-allowed" if self.game.ply == attempt.base or self._last_was_refused() else "coach-missed")]
        return [Text("coach-go-on")] if attempt.state == GO else []

    def _last_was_refused(self) -> bool:
        moment = self.attempt.moment()
        return bool(self.exercise.within) and len(moment.done) < self.exercise.within and self.side in moment.position.to_act

    def _rules(self) -> list[Text]:
        """Which rules it was about, by their titles."""
        titles = [Text("coach-rule", {"title": Text(rule.replace(".", "-"))}) for rule in self.exercise.rules]
        return [Text("coach-rules", {"n": len(titles), "rules": titles})] if titles else []

    def _options(self, language: str, values: Mapping[str, Any]) -> list[dict[str, Any]]:
        right, found = right_options(self.exercise, values), []
        for i, option in enumerate(self.exercise.options):
            label: Text | str = said(option.text, language, values) if option.text else shown_option(self.exercise, values, i)
            tried = i in self.attempt.chosen
            state = "" if not tried else "right" if i in right else "wrong"
            why = said(option.why, language, values) if state == "wrong" else ""
            found.append({"id": str(i), "label": label, "state": state, "why": why})
        return found

    def _buttons(self, language: str) -> list[dict[str, Any]]:
        reset = Text("coach-reset-sure" if self.sure else "coach-reset")
        found = [{"id": "reset", "label": reset}] if self._resettable() else []
        if self.state == DONE and (after := following(self.lesson)) is not None:
            found.insert(0, {"id": f"lesson:{after.id}", "label": Text("coach-next-lesson", {"title": after.said_title(language)})})
        return found

    def as_text(self, language: str = "") -> str:
        """The introduction, then every exercise with its answers."""
        language, found = known(language), []
        found += [
            said(self.lesson.title, language, {}),
            *paragraphs(self.lesson.text, language, begun(self.lesson.exercises[0], self.lesson.id).values),
        ]
        for number, exercise in enumerate(self.lesson.exercises, 1):
            try:
                attempt = begun(exercise, self.lesson.id)
            except TutorError as error:
                found.append(f"{number}. {say(error.text, language)}")
                continue
            found.append(f"{number}. {said(exercise.task, language, attempt.values)}")
            for i, option in enumerate(exercise.options):
                label = said(option.text, language, attempt.values) if option.text else shown_option(exercise, attempt.values, i)
                found.append(f"   ( ) {say(label, language) if isinstance(label, Text) else label}")
        return "\n".join(found)

    def __repr__(self) -> str:
        return f"<LessonRun {self.lesson.id}: exercise {self.at} of {len(self.lesson.exercises)}, {self.state or 'not begun'}>"


def following(lesson: Lesson) -> Lesson | None:
    """The next lesson of the course."""
    game = lesson.id.partition("/")[0]
    every = names(game) if game in GAMES else ()
    return next((load(after) for before, after in pairwise(every) if before == lesson.id), None)


def grade(lesson: Lesson, exercise: str, answer: Sequence[str] | int) -> dict[str, Any]:
    """Judge an answer without a widget: the lines that were played, or the number of the option that was chosen. Plain values."""
    found = next((e for e in lesson.exercises if e.id == exercise), None)
    if found is None:
        raise TutorError(Text("error-unknown", {"what": "other", "name": exercise[:60]}))
    attempt, reasons = Attempt(found), []
    if isinstance(answer, int):
        attempt.answer(answer)
    else:
        for line in answer:
            try:
                attempt.play(line)
            except IllegalActionError as error:
                reasons = [{"rule": v.rule, "text": say(v.why)} for v in error.verdict.violations]
                break
    return {"lesson": lesson.id, "exercise": exercise, "state": attempt.state, "right": attempt.state == GOOD, "reasons": reasons}
