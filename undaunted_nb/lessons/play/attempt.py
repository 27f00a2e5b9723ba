"""An attempt at one exercise: its game, the learner's actions, its solution, and the values that the engine computes for it."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from contextlib import suppress
from fnmatch import fnmatchcase
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Final, TypedDict, TypeVar

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import FileError, NotationError, TutorError
from undaunted_nb.engine.legality import IllegalActionError, Verdict, Violation
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import has, say
from undaunted_nb.kit import games, registry
from undaunted_nb.play.opponent import random_choice
from undaunted_nb.probability.arguments import one_of

from ..format.goals import holds, missing
from ..format.lesson import ANY_GAME, Exercise, Lesson, Reply
from ..format.values import Moment, afterwards, value
from ..format.words import Words
from .outlook import Outlook, look_ahead, needs

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.lesson import Outcome
    from undaunted_nb.kit.scene.panel import Reason

Part = TypeVar("Part")

GO: Final = "go"
GOOD: Final = "good"
NO: Final = "no"
DONE: Final = "done"
"""The states of an exercise: keep going, goal reached, wrong way, whole lesson done."""
LONGEST_GAME = 20_000
"""The maximum number of decisions that a random player can need for the solution ``*``."""


class BrokenRule(TypedDict):
    """A rule that an illegal action breaks, and why."""

    rule: str
    text: str


class Grade(TypedDict):
    """The result of an answer to an exercise."""

    lesson: str
    exercise: str
    state: str
    right: bool
    reasons: list[BrokenRule]


class Attempt:
    """An attempt at one exercise: its game and the replies to the learner's actions."""

    def __init__(self, exercise: Exercise) -> None:
        self.exercise = exercise
        self.game = exercise.begin()
        self.side = exercise.side or (self.game.position.to_act or ("",))[0]
        self.first = self.game.ply
        self.state: Outcome = ""
        self.mistake = False
        """Whether a legal action led away from the goal, so that the way on is back."""
        self.reply: Words = ()
        self.reasons: tuple[Reason, ...] = ()
        self.lacking: list[Text] = []
        self.kind_left = ""
        self.outlook = Outlook()
        self.options_tried: list[int] = []
        self._others_play()
        self.base = self.game.ply

    @cached_property
    def values(self) -> Mapping[str, object]:
        """The values of the exercise. Raises TutorError if the engine cannot compute one."""
        return worked_out(self.exercise)

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of the actions of the stored solution (none if they are not known)."""
        with suppress(TutorError):
            return tuple(self.game.start.parse(line).kind for line in self.exercise.solution)
        return ()

    @property
    def last_kind(self) -> str:
        """The kind of the action with which the stored solution reaches the goal ("": unknown)."""
        return self.kinds[-1] if self.kinds else ""

    def to_come(self, parts: Sequence[Part]) -> list[Part]:
        """Return a part of each action of the stored solution (its kind, its line) for those actions that are still to come."""
        lines = self.moment().lines
        return [part for line, part in zip(self.exercise.solution, parts, strict=False) if line not in lines]

    # Actions

    def play(self, action: str | Action) -> Outcome:
        """Play the learner's action, then the actions of the other side, and return the state.

        Raises:
            IllegalActionError: The action is illegal. ``refused`` has set the reply.

        """
        line = action if isinstance(action, str) else self.game.position.format(action)
        verdict = self.game.why(action)
        if not verdict.legal:
            self.answer_refusal(verdict)
            raise IllegalActionError(line, verdict)
        self.take(verdict.action)
        self.judge()
        return self.state

    def take(self, action: Action, chance: str = "") -> None:
        """Play a legal action and what the other side does then, without a judgment (``chance``: another random outcome)."""
        self._play_decision(action, chance)
        self._others_play()

    def is_prescribed(self, ply: int) -> bool:
        """Return whether the exercise decides all that has happened since then: the dice, the cards, and the other side's actions."""
        later = enumerate(self.game.steps[ply:], ply - self.first)
        return not self.exercise.opponent and all(len(step.lines) == 1 or self._prescribed_outcome(number) for number, step in later)

    def answer_refusal(self, verdict: Verdict, reasons: Sequence[Reason] = ()) -> None:
        """Answer an illegal action with the reply written for it, or with the ``reasons`` of the rules."""
        foreseen = self.find_refusal(verdict)
        self.state, self.lacking, self.kind_left = NO, [], ""
        self.reply = foreseen.text if foreseen else ()
        self.reasons = () if foreseen else tuple(reasons) or tuple(map(_reason, verdict.violations))

    def find_refusal(self, verdict: Verdict) -> Reply | None:
        """Return the reply written for an illegal action."""
        line = self.game.position.format(verdict.action)
        replies = (r for r in self.exercise.replies if r.trigger and fnmatchcase(line, r.trigger))
        return next((r for r in replies if not self._can_be_played(r.trigger)), None)

    def _can_be_played(self, pattern: str) -> bool:
        """Return whether a reply is about an action that is or was legal, so it tells a learner to undo it."""
        decisions = (p for p in self._positions() if self.side in p.to_act)
        return any(fnmatchcase(p.format(action), pattern) for p in decisions for action in p.legal_actions)

    def stop_short(self, kinds: Container[str]) -> bool:
        """Answer the end of a part of the turn, in which these kinds of actions are possible, if the goal needs one of them."""
        return self._ask_for_one_of(kinds, is_last_due={*self.to_come(self.kinds)} == {self.last_kind})

    def start_early(self, kinds: Container[str]) -> bool:
        """Answer an action of a later part of the turn, if the task needs one of these kinds of actions first."""
        return self._ask_for_one_of(kinds, is_last_due=True)

    def _ask_for_one_of(self, kinds: Container[str], *, is_last_due: bool) -> bool:
        """Say that an action of one of these kinds must come first, if the goal needs it. Return whether it does.

        The kind that reaches the goal is needed if it ``is_last_due``.
        """
        kind = next((kind for kind in self.to_come(self.kinds) if kind in kinds), "")
        if not kind or self.state == GOOD or self.outlook.reachable is False:
            return False
        if not (is_last_due if kind == self.last_kind else needs(self, kinds)):
            return False
        self.state, self.reply, self.reasons, self.lacking, self.kind_left = NO, (), (), [], kind
        return True

    def judge(self) -> None:
        """Update the state and the reply after an action was played or undone."""
        exercise, moment = self.exercise, self.moment()
        self.reply, self.lacking, self.reasons, self.kind_left, self.outlook = (), [], (), "", Outlook()
        if exercise.asks:
            return
        if self.game.ply == self.base:
            self.state = ""
        elif holds(exercise.goal, moment):
            self.state = GOOD
        elif (reply := self._foreseen(moment)) and not reply.go:
            self.state, self.reply = NO, reply.text
        elif self._used_up(moment):
            self.state, self.lacking = NO, missing(exercise.goal, moment)
        else:
            self.outlook = look_ahead(self)
            self.state = NO if self.outlook.reachable is False else GO
            if reply and self.state == GO:
                self.reply = reply.text
        self.mistake = self.state == NO

    def _foreseen(self, moment: Moment) -> Reply | None:
        on_the_way = moment.lines == self.exercise.solution[: len(moment.lines)]
        for reply in self.exercise.replies:
            if on_the_way and not reply.go:
                continue
            if reply.trigger and moment.lines and fnmatchcase(moment.lines[-1], reply.trigger):
                return reply
            if reply.goal is not None and holds(reply.goal, moment):
                return reply
        return None

    def _used_up(self, moment: Moment) -> bool:
        p = self.game.position
        if self.side not in p.to_act:
            return True
        return bool(self.exercise.budget) and len(moment.lines) >= self.exercise.budget

    def has_spent_card(self) -> bool:
        """Return whether the last action spent a card that the rest of the solution needs."""
        lines = self.moment().lines
        card, colon, _ = (lines[-1] if lines else "").partition(":")
        return bool(colon) and any(line.startswith(card + colon) for line in self.to_come(self.exercise.solution))

    def last_use(self) -> str:
        """Return how the learner's last action used a card, if that takes no more words ("": no card, or more words)."""
        lines = self.moment().lines
        return lines[-1].partition(":")[2].strip().replace(" ", "-") if lines else ""

    def has_played_another_card(self) -> bool:
        """Return whether this turn's only card is played, and it is not the one of the stored solution."""
        position = self.game.position
        return "play" in self.to_come(self.kinds) and "play" in registry.system(position.system).past(position)

    def moment(self) -> Moment:
        """Return the moment on which goals and replies are evaluated."""
        steps, befores = self.game.steps[self.first :], self._positions()
        events = tuple(event for step in steps for event in step.events)
        lines = tuple(step.lines[0] for before, step in zip(befores, steps, strict=False) if _side_of(before, step.lines[0]) == self.side)
        return Moment(self.game.position, self.side, events, lines)

    def _positions(self) -> list[Position]:
        """Return the positions from the beginning of the exercise to now."""
        steps = self.game.steps
        return [steps[self.first - 1].after if self.first else self.game.start, *(step.after for step in steps[self.first :])]

    def _play_decision(self, action: Action, chance: str = "") -> None:
        """Play one decision with this random outcome, or with the one that the exercise prescribes for it."""
        chance = chance or self._prescribed_outcome(self.game.ply - self.first)
        try:
            self.game.play(action, chance or None)
        except (NotationError, IllegalActionError):
            self.game.play(action)  # the prescribed outcome does not fit this action

    def _prescribed_outcome(self, number: int) -> str:
        """Return the random outcome that the exercise prescribes for a decision ("": none)."""
        return self.exercise.chance[number] if number < len(self.exercise.chance) else ""

    def _others_play(self) -> None:
        while (to_act := self.game.position.to_act) and self.side not in to_act and to_act != (CHANCE,):
            number = self._others_done()
            foreseen = self.exercise.others[number : number + 1]
            if foreseen and self._is_legal(foreseen[0]):
                self._play_decision(self.game.position.parse(foreseen[0]))
            elif foreseen or self.exercise.opponent:
                system = registry.system(self.game.position.system)
                rng = Random(f"{self.game.seed}/{self.game.ply}")
                self.game.play(random_choice(self.game.position, to_act[0], rng, system.IDLE))
            else:
                return

    def _is_legal(self, line: str) -> bool:
        """Return whether an action that the exercise expects can be played after what the learner did."""
        with suppress(NotationError):
            return self.game.why(line).legal
        return False

    def _others_done(self) -> int:
        return self.game.ply - self.first - len(self.moment().lines)

    # Answers

    def answer(self, number: int) -> Outcome:
        """Choose the option with this number and return the state.

        After the right answer, the action that the question is about is played.
        """
        if self.state == GOOD or not 0 <= number < len(self.exercise.options):
            return self.state
        self.options_tried += [number] * (number not in self.options_tried)
        self.state = GOOD if number in right_options(self.exercise, self.values) else NO
        if self.state == GOOD and self.exercise.action:
            self._play_decision(self.game.position.parse(self.exercise.action))
        return self.state


def _reason(violation: Violation) -> Reason:
    """Return a reason of the rules as the table shows it, without its source and what would change it."""
    return {"text": violation.why, "change": "", "rule": violation.rule, "source": ""}


def done_before(exercise: Exercise) -> Attempt:
    """Return an exercise that was solved before, with its solution played or its right answer given.

    If the stored solution does not reach the goal (a whole game, or your own numbers), the exercise starts at its beginning and counts as
    solved.
    """
    attempt = Attempt(exercise)
    if exercise.asks:
        for number in right_options(exercise, attempt.values):
            attempt.answer(number)
    elif exercise.solution != ANY_GAME:
        with suppress(TutorError):
            attempt = solve(exercise)
    if attempt.state != GOOD:
        attempt = Attempt(exercise)
        attempt.state = GOOD
    return attempt


def _side_of(before: Position, line: str) -> str:
    """Return the side that played this line. The line is parsed only if several sides could decide."""
    return before.to_act[0] if len(before.to_act) == 1 else before.parse(line).side


def solve(exercise: Exercise) -> Attempt:
    """Return the exercise with its stored solution played. For a question, play its action.

    Raises:
        TutorError: The solution cannot be played.

    """
    attempt = Attempt(exercise)
    if exercise.asks:
        if exercise.action:
            attempt._play_decision(attempt.game.position.parse(exercise.action))  # noqa: SLF001  (the same module)
        return attempt
    if exercise.solution == ANY_GAME:
        system, rng = registry.system(attempt.game.position.system), Random(exercise.id)
        for _ in range(LONGEST_GAME):
            if attempt.state == GOOD or attempt.side not in attempt.game.position.to_act:
                break
            attempt.play(random_choice(attempt.game.position, attempt.side, rng, system.IDLE))
        return attempt
    for line in exercise.solution:
        attempt.play(line)
    return attempt


def worked_out(exercise: Exercise) -> Mapping[str, object]:
    """Return the values of an exercise, computed by the engine."""
    expressions = {**exercise.values, **({"answer": exercise.answer} if exercise.asks else {})}
    expressions |= {f"option-{i}": option.expression for i, option in enumerate(exercise.options) if option.expression}
    before = Attempt(exercise)
    start = before.moment()
    after = solve(exercise).moment() if any(afterwards(expression) for expression in expressions.values()) else start
    return {name: value(expression, after if afterwards(expression) else start) for name, expression in expressions.items()}


def option_value(exercise: Exercise, values: Mapping[str, object], number: int) -> object:
    """Return the value of an option."""
    option = exercise.options[number]
    return values[f"option-{number}"] if option.expression else option.value


def right_options(exercise: Exercise, values: Mapping[str, object]) -> list[int]:
    """Return the numbers of the options that equal the answer. A valid lesson has exactly one."""
    return [i for i in range(len(exercise.options)) if option_value(exercise, values, i) == values["answer"]]


def shown_option(exercise: Exercise, values: Mapping[str, object], number: int) -> Text | str:
    """Return the text of an option that has no words."""
    return value_text(option_value(exercise, values, number))


def value_text(result: object) -> Text | str:
    """Return a value as text, for a lesson that has no words for it."""
    key = f"answer-{result}"
    return Text(key) if has(key) else ", ".join(map(str, result)) if isinstance(result, list) else str(result)


def owner_file(exercise: Exercise) -> str:
    """Return the file with your own numbers that an exercise uses, or ""."""
    name = exercise.start[0] if exercise.start else exercise.scenario
    game = name.partition("/")[0]
    return registry.system_of_scenario(exercise.scenario).owner_file(game) if exercise.scenario and games.system_of(game) else ""


def begin(exercise: Exercise, lesson: str) -> Attempt:
    """Return an exercise at its beginning, with its values computed.

    Raises:
        TutorError: The exercise does not work with your own numbers because it was written for the built-in ones.

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
    """Return the text of an error. For a faulty position, return only the first fault."""
    if not isinstance(error, FileError) or not error.faults:
        return error.text
    fault = error.faults[0]
    return Text("fault-in-position", {"place": fault.place, "fault": fault.text})


def doubtful(exercise: Exercise) -> bool:
    """Return whether your own numbers break the stored solution of the exercise."""
    if exercise.asks or not owner_file(exercise):
        return False
    try:
        return solve(exercise).state != GOOD
    except TutorError:
        return True


def grade(lesson: Lesson, exercise: str, answer: Sequence[str] | int) -> Grade:
    """Check an answer to an exercise without a widget.

    Args:
        lesson: The lesson, such as one of ``un.lessons()``.
        exercise: The id of the exercise.
        answer: The actions in notation, or the number of an option (from 0).

    Returns:
        Plain values: ``lesson``, ``exercise``, ``state``, ``right``, and ``reasons`` with the rules that an illegal action breaks.

    Raises:
        TutorError: The lesson has no such exercise, or a line is not valid notation.

    Example:
        >>> board = un.lessons("normandy")[0]
        >>> un.grade(board, "first-step", ["Rifleman A: move 2B"])["right"]
        True

    """
    exercises = {item.id: item for item in lesson.exercises}
    one_of("exercise", exercise, tuple(exercises))
    known_exercise = exercises[exercise]
    attempt = Attempt(known_exercise)
    reasons: list[BrokenRule] = []
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
