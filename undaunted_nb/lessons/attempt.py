"""One exercise being done: its game, what has been tried, its solution, and the values that the engine works out for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from fnmatch import fnmatchcase
from functools import cached_property
from random import Random
from typing import Any

from undaunted_nb.core import registry
from undaunted_nb.core.action import CHANCE, Action
from undaunted_nb.core.errors import FileError, IllegalActionError, NotationError, TutorError
from undaunted_nb.core.legality import Verdict
from undaunted_nb.core.opponent import random_choice
from undaunted_nb.core.position import Position
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import has, say

from .goals import holds, missing
from .lesson import ANYTHING, GAMES, Exercise, Lesson, Reply
from .values import Moment, afterwards, value
from .words import Words

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
        self.reasons: tuple[Mapping[str, Any], ...] = ()
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

    def refused(self, verdict: Verdict, reasons: Sequence[Mapping[str, Any]] = ()) -> None:
        """Something illegal was asked for: answer with the reply that foresaw it, or with the rules' own ``reasons``."""
        line = self.game.position.format(verdict.action)
        foreseen = next((r for r in self.exercise.replies if r.on and fnmatchcase(line, r.on)), None)
        self.state, self.lacking = NO, []
        self.reply = foreseen.text if foreseen else ()
        self.reasons = () if foreseen else tuple(reasons) or tuple({"text": v.why, "rule": v.rule} for v in verdict.violations)

    def judge(self) -> None:
        """Say how things stand after something was done (or taken back)."""
        exercise, moment = self.exercise, self.moment()
        self.reply, self.lacking, self.reasons = (), [], ()
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


def done_before(exercise: Exercise) -> Attempt:
    """An exercise that was solved before, as it was left: its solution played, its right answer given.

    Where the stored solution does not get there (a whole game; an owner's numbers) it stands at its beginning, and counts as reached.
    """
    attempt = Attempt(exercise)
    if exercise.asks:
        for number in right_options(exercise, attempt.values):
            attempt.answer(number)
    elif exercise.solution != ANYTHING:
        with suppress(TutorError):
            attempt = solved(exercise)
    if attempt.state != GOOD:
        attempt = Attempt(exercise)
        attempt.state = GOOD
    return attempt


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
    """Return an option that has no words."""
    return shown(option_value(exercise, values, number))


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


def doubtful(exercise: Exercise) -> bool:
    """Does an owner's file keep the solution that is foreseen from working?"""
    if exercise.asks or not owner_file(exercise):
        return False
    try:
        return solved(exercise).state != GOOD
    except TutorError:
        return True


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
