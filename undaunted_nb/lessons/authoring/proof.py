"""The checks of a lesson: solutions reach goals, replies can occur, questions have one right answer, texts can be rendered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase

from undaunted_nb.engine.errors import Fault, FileError, TutorError
from undaunted_nb.engine.legality import IllegalActionError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import place_words
from undaunted_nb.files.toml_lines import Where, line_numbers
from undaunted_nb.i18n import FIRST
from undaunted_nb.kit import registry

from ..format.goals import holds
from ..format.lesson import ANY_GAME, Exercise, Lesson, Reply
from ..format.words import Words, format_words, variables
from ..play.attempt import GOOD, Attempt, option_value, right_options, solve, worked_out
from ..play.pointers import things

PlacedFault = tuple[Where, Text]


def prove(lesson: Lesson, text: str, source: str) -> None:
    """Play every exercise of a lesson. Raises FileError with every fault and its place."""
    faults = [fault for number, exercise in enumerate(lesson.exercises) for fault in _exercise(exercise, ("exercise", number))]
    faults += list(_texts(lesson.title, {}, ("title",))) + list(_texts(lesson.text, _safe_values(lesson.exercises[0]), ("text",)))
    if faults:
        lines = line_numbers(text)
        raise FileError(source, [Fault(place_words([where], lines), fault) for where, fault in faults])


def _exercise(exercise: Exercise, where: Where) -> Iterator[PlacedFault]:
    try:
        start = Attempt(exercise)
    except FileError as error:
        yield from (((*where, "position"), Text("fault-in-position", {"place": f.place, "fault": f.text})) for f in error.faults)
        return
    except TutorError as error:
        yield where, error.text
        return
    if start.side not in start.game.position.setup.sides:
        yield (*where, "side"), Text("error-unknown", {"what": "side", "name": start.side})
        return
    try:
        values = worked_out(exercise)
    except TutorError as error:
        yield (*where, "values"), error.text
        return
    yield from _every_text(exercise, values, where)
    yield from _question(exercise, values, where) if exercise.asks else _solution(exercise, where)
    if not exercise.asks:
        for number, reply in enumerate(exercise.replies):
            if not find_trigger(exercise, reply):
                yield (*where, "reply", number), Text("fault-reply-never", {"on": reply.trigger})


def _solution(exercise: Exercise, where: Where) -> Iterator[PlacedFault]:
    try:
        if holds(exercise.goal, Attempt(exercise).moment()):
            yield (*where, "goal"), Text("fault-goal-at-once")
        attempt = solve(exercise)
    except IllegalActionError as error:
        yield (*where, "solution"), error.text
        return
    except TutorError as error:
        yield (*where, "solution"), error.text
        return
    if attempt.state != GOOD:
        yield (*where, "solution"), Text("fault-unsolved", {"parts": attempt.lacking or [Text("coach-missed")]})


def _question(exercise: Exercise, values: Mapping[str, object], where: Where) -> Iterator[PlacedFault]:
    results = [option_value(exercise, values, i) for i in range(len(exercise.options))]
    right = right_options(exercise, values)
    if len(right) != 1:
        yield (*where, "answer"), Text("fault-not-one-right", {"n": len(right), "answer": str(values["answer"])})
    for i, option in enumerate(exercise.options):
        if results.index(results[i]) != i and not option.text:
            yield (*where, "option", i), Text("fault-option-twice", {"value": str(results[i])})
        if i not in right and not option.why:
            yield (*where, "option", i, "why"), Text("fault-missing", {"field": "why"})


def find_trigger(exercise: Exercise, reply: Reply) -> str:
    """Return an action that triggers this reply, at the start or along the solution, or ""."""
    way = () if exercise.solution == ANY_GAME else exercise.solution
    for count in range(len(way) + 1):
        for line in _trigger_candidates(exercise, reply, way[:count]):
            attempt = _after(exercise, way[:count])
            if attempt is None or attempt.state == GOOD:
                break
            try:
                attempt.play(line)
            except IllegalActionError:
                pass
            except TutorError:
                continue
            if attempt.reply is reply.text:
                return line
    return ""


def _after(exercise: Exercise, lines: tuple[str, ...]) -> Attempt | None:
    attempt = Attempt(exercise)
    try:
        for line in lines:
            attempt.play(line)
    except TutorError:
        return None
    return attempt


def _trigger_candidates(exercise: Exercise, reply: Reply, lines: tuple[str, ...]) -> Iterator[str]:
    """Yield actions that can trigger the reply.

    They are the action itself if it has no *, then legal actions, then any action you can ask about, then its
    last word as each place on the board.
    """
    attempt = _after(exercise, lines)
    if attempt is None:
        return
    p = attempt.game.position
    if reply.trigger and "*" not in reply.trigger:
        yield reply.trigger
        return
    yield from (line for a in p.legal_actions if (line := p.format(a)) and (not reply.trigger or fnmatchcase(line, reply.trigger)))
    if not reply.trigger:
        return
    for a in registry.system(p.system).askable(p, attempt.side):
        if fnmatchcase(line := p.format(a), reply.trigger):
            yield line
    front = reply.trigger.rpartition(" ")[0]
    yield from (line for place in sorted(things(p, attempt.side).places) if fnmatchcase(line := f"{front} {place}", reply.trigger))


def _every_text(exercise: Exercise, values: Mapping[str, object], where: Where) -> Iterator[PlacedFault]:
    for name, words in (("text", exercise.text), ("ask" if exercise.asks else "do", exercise.task), ("after", exercise.after)):
        yield from _texts(words, values, (*where, name))
    for hint in exercise.hints:
        yield from _texts(hint, values, (*where, "hints"))
    for i, reply in enumerate(exercise.replies):
        yield from _texts(reply.text, values, (*where, "reply", i, "text"))
    for i, option in enumerate(exercise.options):
        yield from _texts(option.text, values, (*where, "option", i, "text"))
        yield from _texts(option.why, values, (*where, "option", i, "why"))


def _texts(words: Words, values: Mapping[str, object], where: Where) -> Iterator[PlacedFault]:
    for name in sorted(variables(words) - set(values)):
        yield where, Text("fault-no-such-value", {"name": name, "all": ", ".join(n for n in values if not n.startswith("option-"))})
    for language, _ in words:
        wrong = format_words(words, language or FIRST, values)[1]
        if wrong and not variables(words) - set(values):
            yield (*where, language) if language else where, Text("fault-pattern", {"reason": wrong[0]})


def _safe_values(exercise: Exercise) -> Mapping[str, object]:
    try:
        return worked_out(exercise)
    except TutorError:
        return {}
