"""A learner's record as a value: what is stored about lessons and rules, merged, checked, and recovered from a damaged file."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from undaunted_nb.files.checker import Checker

FORMAT = "undaunted-nb progress 1"
SHOWN, GOOD, CLEAN = HOW = "shown", "good", "clean"
"""The results of an exercise, in rising order: solution shown, solved, solved without a miss or a hint."""
SPACING = (1, 3, 8, 20, 50, 50)
"""The number of questions after which a rule in boxes 0 to 5 is due again.

A wrong answer returns it to box 0.
"""
LAST = len(SPACING) - 1
MOST = 10**9
END = MOST - SPACING[-1]
"""The last question number. The clock stops there, and the due dates move in its place, so they stay within their limits."""
LIMITS = {"asked": (0, MOST), "box": (0, LAST), "due": (-MOST, MOST), "right": (0, MOST), "wrong": (0, MOST)}
"""The least and the largest value of each number. Files and lines are read by this table, and nothing else is ever written."""
LONGEST = 300
"""The maximum length of a name in characters."""
NAME = re.compile(rf"[^\ud800-\udfff]{{0,{LONGEST}}}")
"""A name that a file can hold: half a character of UTF-16, which JSON can spell, cannot be written."""


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


class Difference(NamedTuple):
    """What a merge changes: how many lessons have new or better results or can be skipped, how many rules differ, and the new questions."""

    lessons: int = 0
    known: int = 0
    rules: int = 0
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
    Numbers that would grow past their limits stop there.
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
    return fitted(Record(lessons, rules, asked))


def difference(before: Record, after: Record) -> Difference:
    """Return what has changed from one record to another."""
    pairs = [(before.lessons.get(name, Known()), it) for name, it in after.lessons.items()]
    return Difference(
        sum(old.done != new.done for old, new in pairs),
        sum(old.known != new.known for old, new in pairs),
        sum(it._replace(due=0) != before.rules.get(name, Asked())._replace(due=0) for name, it in after.rules.items()),
        after.asked - before.asked,
    )


def unmerged(now: Record, before: Record, after: Record) -> Record:
    """Return ``before`` with everything done since the merge that had made ``after`` of it."""
    lessons = {}
    for name, new in now.lessons.items():
        old, both = before.lessons.get(name, Known()), after.lessons.get(name, Known())
        since = {exercise: how for exercise, how in new.done.items() if how != both.done.get(exercise)}
        done = {exercise: how for exercise, how in old.done.items() if exercise in new.done}
        known = old.known if new.known == both.known else new.known
        if both_done := {**done, **{exercise: better(how, done.get(exercise, how)) for exercise, how in since.items()}}:
            lessons[name] = Known(old.fingerprint or new.fingerprint, both_done, known)
        elif known:
            lessons[name] = Known(old.fingerprint, {}, known)
    asked = before.asked + max(now.asked - after.asked, 0)
    rules = {}
    for name, it in now.rules.items():
        had, got = before.rules.get(name), after.rules.get(name, Asked())
        right, wrong = max(it.right - got.right, 0), max(it.wrong - got.wrong, 0)
        if right or wrong:
            rules[name] = Asked(it.box, it.due - now.asked + asked, (had.right if had else 0) + right, (had.wrong if had else 0) + wrong)
        elif had:
            rules[name] = had
    return fitted(Record(lessons, rules, asked))


def fitted(record: Record) -> Record:
    """Return the record with every number within the limits of the reader, and no rule due later than its box allows."""
    back = max(record.asked - END, 0)
    asked = _clipped("asked", record.asked - back)
    return record._replace(asked=asked, rules={name: _fitted(it, asked, back) for name, it in record.rules.items()})


def _fitted(rule: Asked, asked: int, back: int) -> Asked:
    moved = rule._replace(due=min(rule.due - back, asked + SPACING[-1]))
    return Asked(*(_clipped(name, value) for name, value in moved._asdict().items()))


def _clipped(name: str, value: int) -> int:
    least, most = LIMITS[name]
    return min(max(value, least), most)


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
    lessons = {name: _lesson(check, ("lessons", name), entry) for name, entry in _named(check, ("lessons",), fields).items()}
    rules = {name: _rule(check, ("rules", name), entry) for name, entry in _named(check, ("rules",), fields).items()}
    record = Record(lessons, rules, check.number(("asked",), fields.get("asked", 0), *LIMITS["asked"]))
    return check.finish(record)


def _named(check: Checker, where: tuple[str, ...], fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return a table of the file, whose keys must be names."""
    table = check.table(where, fields.get(where[-1], {}))
    for name in table:
        _name(check, (*where, name), name)
    return table


def _name(check: Checker, where: tuple[str, ...], name: str) -> str:
    if not NAME.fullmatch(name):
        check.fault(where, "fault-progress-name", most=LONGEST)
    return name


def _lesson(check: Checker, where: tuple[str, ...], entry: object) -> Known:
    known = ("print", "done", "known")
    field = check.fields(where, entry, known, known)
    done = {
        exercise: check.name((*where, "done", exercise), how, "how", HOW)
        for exercise, how in _named(check, (*where, "done"), field).items()
    }
    fingerprint = _name(check, (*where, "print"), check.text((*where, "print"), field.get("print", "")))
    return Known(fingerprint, done, check.flag((*where, "known"), field.get("known", False)))


def _rule(check: Checker, where: tuple[str, ...], entry: object) -> Asked:
    field = check.fields(where, entry, Asked._fields, Asked._fields)
    return Asked(*(check.number((*where, name), field.get(name, 0), *LIMITS[name]) for name in Asked._fields))


# Recovery


WRITTEN = r'"((?:[^"\\\n]|\\.){0,300})"'
FOUND = re.compile(rf"{WRITTEN}\s{{0,40}}:\s{{0,40}}(?:({{)|{WRITTEN}|(-?\d{{1,12}})(?![\d.eE])|(true))|(}})")
"""A field of the file with a table, a text, a number or ``true``, or the end of a table. The limits keep the search linear."""


def recovered(text: str) -> Record:
    """Return what can be read in a damaged file. Each such field counts for the table that opened last before it."""
    lessons: dict[str, Known] = {}
    numbers: dict[str, dict[str, int]] = {}
    for table, name, value in _fields(text):
        it = lessons.get(table[0], Known())
        if isinstance(value, int) and not isinstance(value, bool):
            numbers.setdefault(table[0], {})[name] = value
        elif value in HOW and (table[1:] or name != "print"):
            lessons[table[0]] = it._replace(done={**it.done, name: better(value, it.done.get(name, value))})
        elif name in ("print", "known"):
            lessons[table[0]] = it._replace(**{"fingerprint" if name == "print" else name: value})
    asked = numbers.pop("", {}).get("asked")
    rules = {
        rule: Asked(**{name: _clipped(name, it.get(name, 0)) for name in Asked._fields})
        for rule, it in numbers.items()
        if it.keys() & set(Asked._fields)
    }
    if asked is None:  # no rule is due later than its box allows
        asked = max((it.due - SPACING[it.box] for it in rules.values()), default=0)
    return fitted(Record({name: it for name, it in lessons.items() if name and (it.done or it.known)}, rules, asked))


def _fields(text: str) -> Iterator[tuple[tuple[str, ...], str, Any]]:
    """Yield each field of a damaged file: its table (for an exercise with ``done`` behind it), its name and its value."""
    opened: list[str] = []
    after = 0
    for found in FOUND.finditer(text):
        key, opens, words, number, flag, ends = found.groups()
        if text[after : found.start()].strip(" \t\r\n,{"):  # something is missing here, perhaps the beginning of another table
            opened.clear()
        after = found.end()
        name = _unescaped(key or "")
        if ends:
            del opened[-1:]
        elif name is None:
            continue
        elif opens:
            opened.append(name)
        else:
            value = int(number) if number else True if flag else _unescaped(words)
            table = tuple(opened[-2:]) if opened[-1:] == ["done"] else (*opened[-1:], "")[:1]
            if value is not None and table[0] not in ("lessons", "rules", "done"):
                yield table, name, value


def _unescaped(text: str) -> str | None:
    """Return a text that JSON spells, or None if it is not a name."""
    try:
        name = json.loads(f'"{text}"', strict=False)
    except ValueError:
        return None
    return name if NAME.fullmatch(name) and name.isprintable() and "\ufffd" not in name else None
