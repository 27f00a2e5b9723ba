"""A learner's progress in one small file, keyed by stable ids.

Several notebooks can write it at the same time.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, NamedTuple

from undaunted_nb.core.checker import Checker
from undaunted_nb.core.errors import Fault, FileError, TutorError
from undaunted_nb.core.lines import from_line, to_line
from undaunted_nb.core.odds import one_of
from undaunted_nb.core.storage import (
    IN_BROWSER,
    LARGEST,
    dump_json,
    name_of,
    parse_json,
    read_text,
    save_text,
    stamp,
    sweep,
)
from undaunted_nb.core.text import Text

from .places import NOWHERE, home, no_home, put_aside

if TYPE_CHECKING:
    import pandas as pd

FORMAT = "undaunted-nb progress 1"
LINE = "up1"
"""The prefix of the progress as one line of text: the version of the format."""
NAME = "progress.json"
SHOWN, GOOD, CLEAN = HOW = "shown", "good", "clean"
"""The results of an exercise, in rising order: solution shown, solved, solved without a miss or a hint."""
SPACING = (1, 3, 8, 20, 50, 50)
"""The number of questions after which a rule in boxes 0 to 5 is due again.

A wrong answer returns it to box 0.
"""
LAST = len(SPACING) - 1
MOST = 10**9


class Known(NamedTuple):
    """A lesson: the fingerprint at its first solved exercise, the solved exercises, and whether you can skip it."""

    fingerprint: str = ""
    done: Mapping[str, str] = {}
    known: bool = False


class Asked(NamedTuple):
    """A rule: its box, the question number at which it is due again, and the counts of right and wrong answers."""

    box: int = 0
    due: int = 0
    right: int = 0
    wrong: int = 0


class Record(NamedTuple):
    """The whole stored record as a value.

    ``asked`` counts all questions so far and is the clock by which rules become due.
    """

    lessons: Mapping[str, Known] = {}
    rules: Mapping[str, Asked] = {}
    asked: int = 0


def better(one: str, other: str) -> str:
    """Return the better of two results of an exercise."""
    return max(one, other, key=HOW.index)


def stars(done: Mapping[str, str], exercises: Collection[str]) -> int:
    """Return the stars of a lesson.

    One star means that every exercise is done, two that no solution was shown, three that there were no misses or hints either.
    """
    return min((1 + HOW.index(done[name]) if name in done else 0 for name in exercises), default=0)


def merged(mine: Record, other: Record) -> Record:
    """Return the union of two records. Nothing that either has done is lost.

    Exercises are united, and the better result counts. A lesson known to one is known. For a rule, the better box wins (in equal boxes the
    earlier due date) and the larger counts, so merging the same record again changes nothing. A due date keeps its distance from the clock.
    """
    asked = max(mine.asked, other.asked)
    lessons = dict(mine.lessons)
    for name, theirs in other.lessons.items():
        own = lessons.get(name, Known())
        first, second = (own, theirs) if own.done or not theirs.done else (theirs, own)
        done = {e: better(own.done.get(e, SHOWN), theirs.done.get(e, SHOWN)) for e in {**own.done, **theirs.done}}
        lessons[name] = Known(first.fingerprint or second.fingerprint, done, own.known or theirs.known)
    rules = {name: it._replace(due=it.due - mine.asked + asked) for name, it in mine.rules.items()}
    for name, found in other.rules.items():
        theirs_ = found._replace(due=found.due - other.asked + asked)
        own_ = rules.get(name, theirs_)
        box, due = min((own_.box, own_.due), (theirs_.box, theirs_.due), key=lambda pair: (-pair[0], pair[1]))
        rules[name] = Asked(box, due, max(own_.right, theirs_.right), max(own_.wrong, theirs_.wrong))
    return Record(lessons, rules, asked)


def record_to_json(record: Record) -> dict[str, Any]:
    """Return the record as it is saved."""
    return {
        "format": FORMAT,
        "asked": record.asked,
        "lessons": {name: {"print": it.fingerprint, "done": dict(it.done), "known": it.known} for name, it in record.lessons.items()},
        "rules": {name: it._asdict() for name, it in record.rules.items()},
    }


def record_from_json(data: Mapping[str, Any], source: str) -> Record:
    """Return the record from a file or a line. Raises FileError with every fault."""
    check = Checker("", source)
    fields = check.fields((), data, ("format", "asked", "lessons", "rules"), ("format", "asked", "lessons", "rules"))
    if fields.get("format", FORMAT) != FORMAT:
        check.fault(("format",), "fault-format", found=str(fields["format"])[:60], wanted=FORMAT)
    lessons = {
        name: _lesson(check, ("lessons", name), entry) for name, entry in check.table(("lessons",), fields.get("lessons", {})).items()
    }
    rules = {name: _rule(check, ("rules", name), entry) for name, entry in check.table(("rules",), fields.get("rules", {})).items()}
    record = Record(lessons, rules, check.number(("asked",), fields.get("asked", 0), 0, MOST))
    return check.done(record)


def _lesson(check: Checker, where: tuple[str, ...], entry: object) -> Known:
    known = ("print", "done", "known")
    field = check.fields(where, entry, known, known)
    done = {
        exercise: check.one((*where, "done", exercise), how, "how", HOW)
        for exercise, how in check.table((*where, "done"), field.get("done", {})).items()
    }
    return Known(check.text((*where, "print"), field.get("print", "")), done, check.flag((*where, "known"), field.get("known", False)))


def _rule(check: Checker, where: tuple[str, ...], entry: object) -> Asked:
    field = check.fields(where, entry, Asked._fields, Asked._fields)
    box = check.number((*where, "box"), field.get("box", 0), 0, LAST)
    return Asked(
        box, *(check.number((*where, name), field.get(name, 0), -MOST if name == "due" else 0, MOST) for name in Asked._fields[1:])
    )


class Progress:
    """A learner's progress.

    Every change is merged with the current file and written at once, so two notebooks lose nothing.

    ``Progress()`` lasts only as long as the kernel. ``Progress.open()`` has a file. A file that cannot be used is renamed, never
    overwritten, and ``notes`` explains it. If a change cannot be written, it is kept in memory and written with the next change.

    Example:
        >>> progress = un.Progress()
        >>> progress.done("normandy/moving", "step", fingerprint="1")
        >>> progress.state("normandy/moving"), progress.changed("normandy/moving", "2")
        ({'step': 'good'}, True)
        >>> progress.answered(["un.move.1"], right=False)
        >>> progress.due(), progress.rows()[0]["wrong"]
        ((), 1)
        >>> progress.mark_known(["normandy/board"])
        >>> progress.known("normandy/board"), progress.lesson_rows()[1]["how"]
        (True, 'good')
        >>> other = un.Progress()
        >>> other.take_in(progress.line())
        >>> other.reset("normandy/moving")
        >>> other
        <Progress: 1 lessons, 1 rules, 1 questions>

    """

    def __init__(self) -> None:
        self.path: Path | None = None
        self.notes: tuple[Text, ...] = ()
        self._record = Record()
        self._stamp: object = None
        self._unsaved = False
        self._blocked = False
        self._lock = RLock()

    @classmethod
    def open(cls, path: str | os.PathLike[str] | None = None) -> Progress:
        """Open the progress in a file.

        Args:
            path: The path of the file (default: ``progress.json`` in your data folder).

        Example:
            >>> un.Progress.open().path.name
            'progress.json'

        """
        it = cls()
        it.path = Path(name_of(path)) if path is not None else home() / NAME
        if it.path.parent == NOWHERE:
            it.path, it.notes = None, (Text("progress-unsaved", {"reason": no_home().text}),)
        else:
            sweep(it.path.parent)
            it._refresh()
        return it

    # Exercises

    def done(self, lesson: str, exercise: str, fingerprint: str, how: str = GOOD) -> None:
        """Record that an exercise was solved. The best result counts.

        Args:
            lesson: The id of the lesson.
            exercise: The id of the exercise.
            fingerprint: The fingerprint of the lesson, which changes with its exercises.
            how: ``"clean"`` (without a miss or a hint), ``"good"``, or ``"shown"`` (the solution was shown).

        """
        if how not in HOW:
            raise TutorError(Text("fault-unknown-how", {"name": str(how)[:60], "hint": Text("fault-there-are", {"all": ", ".join(HOW)})}))

        def change(record: Record) -> Record:
            it = record.lessons.get(lesson, Known())
            best = better(how, it.done.get(exercise, how))
            return _with(
                record, lesson, it._replace(fingerprint=it.fingerprint if it.done else fingerprint, done={**it.done, exercise: best})
            )

        self._change(change)

    def state(self, lesson: str) -> Mapping[str, str]:
        """Return the solved exercises of a ``lesson`` with their results: "clean", "good" or "shown"."""
        return dict(self._now().lessons.get(lesson, Known()).done)

    def changed(self, lesson: str, fingerprint: str) -> bool:
        """Return whether a ``lesson`` with this ``fingerprint`` has changed since its exercises were done. A reset clears this."""
        it = self._now().lessons.get(lesson, Known())
        return bool(it.done) and it.fingerprint != fingerprint

    def reset(self, lesson: str) -> None:
        """Forget all results of a ``lesson``."""
        self._change(lambda record: record._replace(lessons={k: v for k, v in record.lessons.items() if k != lesson}))

    def known(self, lesson: str) -> bool:
        """Return whether you can skip a ``lesson``."""
        return self._now().lessons.get(lesson, Known()).known

    def mark_known(self, lessons: Iterable[str]) -> None:
        """Mark ``lessons``, a list of ids, as known, so that you can skip them."""
        names = tuple(lessons)

        def change(record: Record) -> Record:
            for name in names:
                record = _with(record, name, record.lessons.get(name, Known())._replace(known=True))
            return record

        self._change(change)

    # Questions

    @property
    def asked(self) -> int:
        """The number of questions asked so far."""
        return self._now().asked

    @property
    def rules(self) -> Mapping[str, Asked]:
        """The record of each rule that a question was about."""
        return dict(self._now().rules)

    def answered(self, rules: Iterable[str], right: bool) -> None:  # noqa: FBT001  (what the answer was is all there is to say)
        """Record an answer to a question.

        Each rule moves up one box, or back to the first. A higher box is asked less often (Leitner system).

        Args:
            rules: The ids of the rules that the question was about.
            right: Whether the answer was right.

        """
        names = tuple(dict.fromkeys(rules))

        def change(record: Record) -> Record:
            clock, found = record.asked + 1, dict(record.rules)
            for name in names:
                it = found.get(name, Asked())
                box = min(it.box + 1, LAST) if right else 0
                found[name] = Asked(box, clock + SPACING[box], it.right + right, it.wrong + (not right))
            return record._replace(rules=found, asked=clock)

        self._change(change)

    def due(self, rules: Collection[str] | None = None) -> tuple[str, ...]:
        """Return the ``rules`` that are due now (default: of all), the least known first. Rules that were never asked are not due."""
        record = self._now()
        found = [(it.box, it.due, name) for name, it in record.rules.items() if it.due <= record.asked and (rules is None or name in rules)]
        return tuple(name for _, _, name in sorted(found))

    # Import and export

    def line(self) -> str:
        """Return the whole progress as one line of text that you can copy."""
        return to_line(record_to_json(self._now()), LINE)

    def take_in(self, line: str) -> None:
        """Merge the progress from a line of text.

        Args:
            line: The text that ``line()`` of another progress returned.

        Raises:
            FileError: The line is not valid. The progress has then not changed.

        """
        source = str(Text("place-text"))
        other = record_from_json(from_line("".join(name_of(line).split()), LINE, "fault-progress-form"), source)

        def change(record: Record) -> Record:
            both = merged(record, other)
            size = len(_written(both).encode(errors="replace"))
            if size > LARGEST // 2 and size > len(_written(record).encode(errors="replace")):
                raise FileError(source, [Fault("", Text("fault-progress-large", {"size": size, "most": LARGEST // 2}))])
            return both

        self._change(change)

    def rows(self) -> list[dict[str, Any]]:
        """Return one row of plain values for each rule that a question was about."""
        record = self._now()
        return [{"rule": name, **it._asdict(), "due": max(it.due - record.asked, 0)} for name, it in sorted(record.rules.items())]

    def lesson_rows(self) -> list[dict[str, Any]]:
        """Return one row of plain values for each solved exercise and each known lesson."""
        return [
            {"lesson": name, "exercise": exercise, "how": how, "known": it.known}
            for name, it in sorted(self._now().lessons.items())
            for exercise, how in it.done.items() or (("", ""),)
        ]

    def to_dataframe(self, what: str = "rules") -> pd.DataFrame:
        """Return the rows as a data frame. It needs pandas.

        Args:
            what: ``"rules"`` or ``"lessons"``.

        Raises:
            TutorError: ``what`` has another value.

        Example:
            >>> list(un.Progress().to_dataframe("lessons").columns)
            ['lesson', 'exercise', 'how', 'known']

        """
        import pandas as pd

        one_of("what", what, ("rules", "lessons"))
        if what == "lessons":
            return pd.DataFrame(self.lesson_rows(), columns=["lesson", "exercise", "how", "known"])
        return pd.DataFrame(self.rows(), columns=["rule", *Asked._fields])

    def __repr__(self) -> str:
        record = self._now()
        return f"<Progress: {len(record.lessons)} lessons, {len(record.rules)} rules, {record.asked} questions>"

    # File

    def _now(self) -> Record:
        """Return the current content of the file, with the changes that are not written yet."""
        with self._lock:
            self._refresh()
            return self._record

    def _refresh(self) -> None:
        if self.path is None or self._blocked:
            return
        now = stamp(self.path)
        if now == self._stamp:
            return
        self._stamp = now
        if now is None:
            return  # the file was removed: the next change writes this record again
        try:
            found = record_from_json(parse_json(read_text(self.path), str(self.path)), str(self.path))
        except TutorError as error:
            self._give_up(error)
            return
        self._record = merged(found, self._record) if self._unsaved else found

    def _give_up(self, error: TutorError) -> None:
        """Rename a file that cannot be used. If that fails also, do not touch it again."""
        assert self.path is not None  # noqa: S101  (only what has a file reads one)
        other = put_aside(self.path)
        self._blocked, self._stamp = self.path.exists(), None
        name = "" if self._blocked else other.name
        self.notes = (*self.notes, Text("progress-unusable", {"file": self.path.name, "other": name, "reason": error.text}))

    def _change(self, change: Callable[[Record], Record]) -> None:
        with self._lock, _alone(self.path if not self._blocked else None):
            self._refresh()
            self._record = change(self._record)
            if self.path is None or self._blocked:
                return
            try:
                save_text(self.path, _fitting(_written(self._record), self.path))
            except FileError as error:
                if not self._unsaved:
                    self.notes = (*self.notes, Text("progress-unsaved", {"reason": error.text}))
                self._unsaved = True
            else:
                self._unsaved, self._stamp = False, stamp(self.path)


def _written(record: Record) -> str:
    return dump_json(record_to_json(record))


def _fitting(text: str, path: Path) -> str:
    """Return the text if it is small enough to be read again. Raises FileError otherwise."""
    if len(text.encode(errors="replace")) > LARGEST:
        raise FileError(str(path), [Fault("", Text("fault-too-large", {"most": LARGEST}))])
    return text


def _with(record: Record, lesson: str, it: Known) -> Record:
    return record._replace(lessons={**record.lessons, lesson: it})


@contextmanager
def _alone(path: Path | None) -> Iterator[None]:
    """Hold the lock of the file against all other processes.

    Systems without locks rarely run two processes.
    """
    if path is None or IN_BROWSER:  # a browser has no file locks
        yield
        return
    with suppress(OSError, ValueError):
        path.parent.mkdir(parents=True, exist_ok=True)
    try:
        file = path.with_name(f".{path.name}.lock").open("a")
    except (OSError, ValueError):
        yield  # an error that prevents the lock also prevents the write, which reports it
        return
    with file:
        with suppress(OSError, ImportError):
            _hold(file.fileno())
        yield  # closing the file releases the lock, even if this process dies


def _hold(number: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        os.lseek(number, 0, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_LOCK, 1)
    else:
        import fcntl

        fcntl.flock(number, fcntl.LOCK_EX)
