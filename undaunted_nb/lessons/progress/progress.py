"""A learner's progress in one small file, keyed by stable ids.

Several notebooks can write it at the same time.
"""

from __future__ import annotations

import glob
import json
import logging
import os
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict, replace
from datetime import date
from pathlib import Path
from threading import RLock
from time import monotonic
from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import Fault, FileError, TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import (
    IN_BROWSER,
    LARGEST,
    check_size,
    dump_json,
    hold,
    name_of,
    parse_json,
    read_text,
    save_text,
    stamp,
    sweep,
)
from undaunted_nb.play.lines import from_line, to_line
from undaunted_nb.probability.arguments import one_of

from .record import (
    GOOD,
    HOW,
    LAST,
    RULE_FIELDS,
    SPACING,
    Difference,
    LessonRecord,
    Record,
    RuleRecord,
    better,
    clip,
    difference,
    merge,
    record_from_json,
    record_to_json,
    recover,
    undo_merge,
    weeks_in_a_row,
)
from .reviews_today import PORTION, Today, today
from .user_data import NOWHERE, home, no_home, put_aside

if TYPE_CHECKING:
    import pandas as pd

LOOK = 1.0
"""Seconds for which a look at the file holds in a browser, where every look waits for the page. One home page asks 600 times."""

log = logging.getLogger(__name__)

LINE = "up1"
"""The prefix of the progress as one line of text: the version of the format."""
NAME = "progress.json"
STATES = 3
"""The number of states before an import that are kept."""


class Progress:
    """A learner's progress.

    Every change is merged with the current file and written at once, so two notebooks lose nothing.

    ``Progress()`` lasts only as long as the kernel. ``Progress.open()`` has a file. A damaged file is renamed, never overwritten, what can
    be read of it is kept, and ``notes`` explains it. If a change cannot be written, it is kept in memory and written with the next change.

    Example:
        >>> progress = un.Progress()
        >>> progress.done("normandy/moving", "step", fingerprint="1")
        >>> progress.state("normandy/moving"), progress.changed("normandy/moving", "2")
        ({'step': 'good'}, True)
        >>> progress.answered(["un.move.1"], right=False)
        >>> progress.due(), progress.portion_of(["un.move.1"]), progress.rows()[0]["wrong"]
        ((), 0, 1)
        >>> progress.mark_known(["normandy/board"])
        >>> progress.known("normandy/board"), progress.lesson_rows()[1]["how"]
        (True, 'good')
        >>> other = un.Progress()
        >>> other.preview(progress.line())
        Difference(lessons=1, known=1, rules=1, asked=1)
        >>> other.take_in(progress.line())
        >>> other.imports, other.undo_import(), other.imports
        (1, None, 0)
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
        self._last_look = -LOOK
        self._unsaved = False
        self._unread: FileError | None = None
        self._blocked = False
        self._states_in_memory: list[tuple[Record, Record]] = []
        self._today = Today()
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
        progress = cls()
        progress.path = Path(name_of(path)) if path is not None else home() / NAME
        if progress.path.parent == NOWHERE:
            progress.path, progress.notes = None, (Text("progress-unsaved", {"reason": no_home().text}),)
        else:
            sweep(progress.path.parent)
            progress._today = Today(progress.path.with_suffix(".today"))
            progress._refresh()
        return progress

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
            entry = record.lessons.get(lesson, LessonRecord())
            best = better(how, entry.results.get(exercise, how))
            return _replace_lesson(
                _with_today(record),
                lesson,
                replace(entry, fingerprint=entry.fingerprint if entry.results else fingerprint, results={**entry.results, exercise: best}),
            )

        self._change(change)

    def state(self, lesson: str) -> Mapping[str, str]:
        """Return the solved exercises of a ``lesson`` with their results: "clean", "good" or "shown"."""
        return dict(self._now().lessons.get(lesson, LessonRecord()).results)

    def changed(self, lesson: str, fingerprint: str) -> bool:
        """Return whether a ``lesson`` with this ``fingerprint`` has changed since its exercises were done. A reset clears this."""
        entry = self._now().lessons.get(lesson, LessonRecord())
        return bool(entry.results) and entry.fingerprint != fingerprint

    def reset(self, lesson: str) -> None:
        """Forget all results of a ``lesson``."""
        self._change(lambda record: replace(record, lessons={k: v for k, v in record.lessons.items() if k != lesson}))

    def known(self, lesson: str) -> bool:
        """Return whether you can skip a ``lesson``."""
        return self._now().lessons.get(lesson, LessonRecord()).known

    def mark_known(self, lessons: Iterable[str]) -> None:
        """Mark ``lessons``, a list of ids, as known, so that you can skip them."""
        names = tuple(lessons)

        def change(record: Record) -> Record:
            for name in names:
                record = _replace_lesson(record, name, replace(record.lessons.get(name, LessonRecord()), known=True))
            return record

        self._change(change)

    # Questions

    @property
    def asked(self) -> int:
        """The number of questions asked so far."""
        return self._now().asked

    @property
    def rules(self) -> Mapping[str, RuleRecord]:
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
        due_count = len(self.due(names))

        def change(record: Record) -> Record:
            clock, boxes = record.asked + 1, dict(record.rules)
            for name in names:
                entry = boxes.get(name, RuleRecord())
                box = min(entry.box + 1, LAST) if right else 0
                boxes[name] = RuleRecord(box, clock + SPACING[box], entry.right + right, entry.wrong + (not right))
            return replace(_with_today(record), rules=boxes, asked=clock)

        self._change(change)
        self._today.add(due_count)

    def due(self, rules: Collection[str] | None = None) -> tuple[str, ...]:
        """Return the ``rules`` that are due now (default: of all), the least known first. Rules that were never asked are not due."""
        record = self._now()
        due_rules = [
            (entry.box, entry.due, name)
            for name, entry in record.rules.items()
            if entry.due <= record.asked and (rules is None or name in rules)
        ]
        return tuple(name for _, _, name in sorted(due_rules))

    @property
    def portion(self) -> int:
        """The number of rules to review today: those that are due, but no more than six a day, so no day leaves a debt to the next."""
        return self.portion_of(None)

    def portion_of(self, rules: Collection[str] | None) -> int:
        """Return how many of some rules are to be reviewed today.

        Args:
            rules: The ids of the rules, or None for all.

        """
        return max(0, min(len(self.due(rules)), PORTION - self._today.reviewed))

    @property
    def reviewed(self) -> int:
        """The number of due rules that were asked today."""
        return self._today.reviewed

    # Days

    @property
    def days(self) -> tuple[date, ...]:
        """The days on which you did an exercise or a puzzle, or answered a question, the earliest first."""
        return tuple(date.fromordinal(day) for day in sorted(self._now().days))

    @property
    def weeks(self) -> int:
        """The number of weeks in a row, up to now, with at least three such ``days``. This week counts as soon as it has three."""
        return weeks_in_a_row(self._now().days, today())

    # Import and export

    def line(self) -> str:
        """Return the whole progress as one line of text that you can copy."""
        return to_line(record_to_json(self._now()), LINE)

    def take_in(self, line: str) -> None:
        """Merge the progress from a line of text. ``undo_import`` takes it back.

        Args:
            line: The text that ``line()`` of another progress returned.

        Raises:
            FileError: The line is not valid. The progress has then not changed.

        """
        other = _read_line(line)

        def change(record: Record) -> Record:
            both = merge(record, other)
            size = len(_serialize(both).encode(errors="replace"))
            if size > LARGEST // 2 and size > len(_serialize(record).encode(errors="replace")):
                raise FileError(str(Text("place-text")), [Fault("", Text("fault-progress-large", {"size": size, "most": LARGEST // 2}))])
            if both != record:
                self._keep(record, both)
            return both

        self._change(change)

    def preview(self, line: str) -> Difference:
        """Return what ``take_in`` of this ``line`` would change. Raises FileError if the line is not valid."""
        record = self._now()
        return difference(record, merge(record, _read_line(line)))

    @property
    def imports(self) -> int:
        """The number of imports that ``undo_import`` can take back, at most three."""
        return len(self._states_in_memory) or len(self._states())

    def undo_import(self) -> None:
        """Take back the last import. Everything done since then is kept.

        Raises:
            TutorError: There is no import to take back.

        """
        with self._lock:
            states = [] if self._states_in_memory else self._states()
            if not states and not self._states_in_memory:
                raise TutorError(Text("progress-no-import"))
            try:
                before, after = self._states_in_memory[-1] if self._states_in_memory else _read_state(states[-1])
                self._change(lambda record: undo_merge(record, before, after))
            finally:  # a state that cannot be read must not hide those before it
                del self._states_in_memory[-1:]
                for path in states[-1:]:
                    with suppress(OSError):
                        path.unlink()

    def _states(self) -> list[Path]:
        """Return the files of the states before the last imports, the latest last."""
        if self.path is None:
            return []
        with suppress(OSError):
            return sorted(
                self.path.parent.glob(f"{glob.escape(self.path.stem)}.before-*.json"), key=lambda path: (len(path.name), path.name)
            )
        return []

    def _keep(self, before: Record, after: Record) -> None:
        """Keep the state before an import and after it, in a file or else in memory."""
        states = self._states()
        if self.path and not self._blocked:
            number = int(states[-1].stem.rpartition("-")[2]) + 1 if states else 1
            data = {"before": record_to_json(before), "after": record_to_json(after)}
            with suppress(FileError):
                _save_checked(self.path.with_name(f"{self.path.stem}.before-{number}.json"), dump_json(data))
                for old in states[: 1 - STATES]:
                    with suppress(OSError):
                        old.unlink()
                return
        self._states_in_memory = [*self._states_in_memory, (before, after)][-STATES:]

    def rows(self) -> list[dict[str, object]]:
        """Return one row of plain values for each rule that a question was about."""
        record = self._now()
        return [{"rule": name, **asdict(entry), "due": max(entry.due - record.asked, 0)} for name, entry in sorted(record.rules.items())]

    def lesson_rows(self) -> list[dict[str, object]]:
        """Return one row of plain values for each solved exercise and each known lesson."""
        return [
            {"lesson": name, "exercise": exercise, "how": how, "known": entry.known}
            for name, entry in sorted(self._now().lessons.items())
            for exercise, how in entry.results.items() or (("", ""),)
        ]

    def to_dataframe(self, what: str = "rules") -> pd.DataFrame:
        """Return the rows as a data frame. It needs pandas.

        Args:
            what: ``"rules"``, ``"lessons"`` or ``"days"``.

        Raises:
            TutorError: ``what`` has another value.

        Example:
            >>> list(un.Progress().to_dataframe("lessons").columns)
            ['lesson', 'exercise', 'how', 'known']

        """
        import pandas as pd

        one_of("what", what, ("rules", "lessons", "days"))
        if what == "days":
            return pd.DataFrame({"day": pd.to_datetime([day.isoformat() for day in self.days])})
        if what == "lessons":
            return pd.DataFrame(self.lesson_rows(), columns=["lesson", "exercise", "how", "known"])
        return pd.DataFrame(self.rows(), columns=["rule", *RULE_FIELDS])

    def __repr__(self) -> str:
        record = self._now()
        return f"<Progress: {len(record.lessons)} lessons, {len(record.rules)} rules, {record.asked} questions>"

    # File

    def _now(self) -> Record:
        """Return the current content of the file, with the changes that are not written yet."""
        with self._lock:
            if not IN_BROWSER or not 0 <= monotonic() - self._last_look < LOOK:
                self._refresh()
                self._last_look = monotonic()
            return self._record

    def _refresh(self, *, alone: bool = False) -> None:
        """Read the file if it has changed. ``alone`` says whether this thread holds the file's lock."""
        if self.path is None or self._blocked or (now := stamp(self.path)) == self._stamp:
            return
        if now is None:  # the file was removed: the next change writes this record again
            self._stamp = now
            return
        try:
            record = record_from_json(parse_json(read_text(self.path), str(self.path)), str(self.path))
        except FileError as error:
            if error.faults[0].text.key == "fault-cannot-read" and not self.path.is_dir():
                self._unread = error  # it can be readable again later, so it is neither renamed nor replaced
            elif alone:
                self._recover(self.path, error)
            else:
                with _alone(self.path):
                    self._refresh(alone=True)  # another process can have recovered it meanwhile
            return
        self._stamp, self._unread = now, None
        self._record = merge(record, self._record) if self._unsaved else record

    def _recover(self, path: Path, error: FileError) -> None:
        """Rename a damaged file and go on with what can be read of it. If it cannot be renamed, do not touch it again."""
        data = b""
        with suppress(OSError):
            data = path.read_bytes()[:LARGEST]
        record = recover(data.decode(json.detect_encoding(data), "replace"))
        self._record = merge(record, self._record)
        other = put_aside(path)
        log.warning("the progress file was damaged: %d lessons and %d rules are left", len(record.lessons), len(record.rules))
        self._blocked, self._stamp, self._unread = path.exists(), None, None
        params = {"file": path.name, "other": "" if self._blocked else other.name, "reason": error.text}
        summary = Text("progress-recovered", {"lessons": len(record.lessons), "rules": len(record.rules)}) if record != Record() else ""
        self.notes = (*self.notes, Text("progress-unusable", {**params, "kept": summary}))
        if self._record != Record() and not self._blocked:
            self._save(path)

    def _change(self, change: Callable[[Record], Record]) -> None:
        with self._lock, _alone(self.path if not self._blocked else None):
            self._refresh(alone=True)
            after = clip(change(self._record))
            record_from_json(record_to_json(after), str(Text("place-data")))  # what is written is checked as what is read
            self._record = after
            if self.path and not self._blocked:
                self._save(self.path)

    def _save(self, path: Path) -> None:
        try:
            if self._unread:
                raise self._unread
            _save_checked(path, _serialize(self._record))
        except FileError as error:
            if not self._unsaved:
                self.notes = (*self.notes, Text("progress-unsaved", {"reason": error.text}))
            self._unsaved = True
            log.warning("the progress could not be saved, the next change tries again")
        else:
            if self._unsaved:
                log.info("the progress is saved again")
            self._unsaved, self._stamp = False, stamp(path)


def _read_line(line: str) -> Record:
    return record_from_json(from_line("".join(name_of(line).split()), LINE, "fault-progress-form"), str(Text("place-text")))


def _read_state(path: Path) -> tuple[Record, Record]:
    """Return the records before and after an import. Raises FileError."""
    data = parse_json(read_text(path), str(path))
    before, after = (record_from_json(data.get(name, {}), str(path)) for name in ("before", "after"))
    return before, after


def _serialize(record: Record) -> str:
    return dump_json(record_to_json(record))


def _save_checked(path: Path, text: str) -> None:
    """Save a text if it is small enough to be read again. Raises FileError."""
    check_size(path, len(text.encode(errors="replace")))
    save_text(path, text)


def _with_today(record: Record) -> Record:
    return replace(record, days=record.days | {today().toordinal()})


def _replace_lesson(record: Record, lesson: str, entry: LessonRecord) -> Record:
    return replace(record, lessons={**record.lessons, lesson: entry})


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
    except (OSError, ValueError) as error:
        log.warning("the progress can't be locked: %s", type(error).__name__)
        yield  # an error that prevents the lock also prevents the write, which reports it
        return
    with file:
        hold(file.fileno())
        yield  # closing the file releases the lock, even if this process dies
