"""A learner's record as a value: what is stored about lessons and rules, merged, checked, and recovered from a damaged file."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import date

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
LAST_DAY = date.max.toordinal()
MOST_DAYS = 1000
"""The number of days that are kept, the latest ones."""
DIGITS = 6
"""The digits of a day's number, from the year 274 on."""
WEEK_DAYS = 3
"""The days with something done that make a week count."""
END = MOST - SPACING[-1]
"""The last question number. The clock stops there, and the due dates move in its place, so they stay within their limits."""
LIMITS = {"asked": (0, MOST), "box": (0, LAST), "due": (-MOST, MOST), "right": (0, MOST), "wrong": (0, MOST)}
"""The least and the largest value of each number. Files and lines are read by this table, and nothing else is ever written."""
LONGEST = 300
"""The maximum length of a name in characters."""
NAME = re.compile(rf"[^\ud800-\udfff]{{0,{LONGEST}}}")
"""A name that a file can hold: half a character of UTF-16, which JSON can spell, cannot be written."""


@dataclass(frozen=True, slots=True)
class LessonRecord:
    """A lesson: the fingerprint at its first solved exercise, the solved exercises, and whether you can skip it."""

    fingerprint: str = ""
    results: Mapping[str, str] = field(default_factory=dict)
    known: bool = False


@dataclass(frozen=True, slots=True)
class RuleRecord:
    """A rule: its box, the question number at which it is due again, and the counts of right and wrong answers."""

    box: int = 0
    due: int = 0
    right: int = 0
    wrong: int = 0


RULE_FIELDS = tuple(asdict(RuleRecord()))
"""The names of the numbers of a rule, in order."""


@dataclass(frozen=True, slots=True)
class Record:
    """The whole stored record as a value.

    ``asked`` counts all questions so far and is the clock by which rules become due. ``days`` are the days on which something was done, as
    ``date.toordinal`` numbers them.
    """

    lessons: Mapping[str, LessonRecord] = field(default_factory=dict)
    rules: Mapping[str, RuleRecord] = field(default_factory=dict)
    asked: int = 0
    days: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Difference:
    """What a merge changes: how many lessons have new or better results or can be skipped, how many rules differ, and the new questions."""

    lessons: int = 0
    known: int = 0
    rules: int = 0
    asked: int = 0

    @property
    def is_empty(self) -> bool:
        """Whether the merge changes nothing."""
        return not (self.lessons or self.known or self.rules or self.asked)


def better(first: str, other: str) -> str:
    """Return the better of two results of an exercise."""
    return max(first, other, key=HOW.index)


def stars(results: Mapping[str, str], exercises: Collection[str]) -> int:
    """Return the stars of a lesson.

    One star means that every exercise is done, two that no solution was shown, three that there were no misses or hints either.
    """
    return min((1 + HOW.index(results[name]) if name in results else 0 for name in exercises), default=0)


def weeks_in_a_row(days: Collection[int], now: date) -> int:
    """Return the number of weeks in a row with ``WEEK_DAYS`` days or more, up to the present week, which is not over yet."""
    number, monday = 0, now.toordinal() - now.weekday()
    if sum(monday <= day < monday + 7 for day in days) < WEEK_DAYS:
        monday -= 7
    while sum(monday <= day < monday + 7 for day in days) >= WEEK_DAYS:
        number, monday = number + 1, monday - 7
    return number


def merge(record: Record, other: Record) -> Record:
    """Return the union of two records. Nothing that either has done is lost.

    Exercises are united, and the better result counts. A lesson known to one is known. For a rule, the better box wins (in equal boxes the
    earlier due date) and the larger counts, so merging the same record again changes nothing. A due date keeps its distance from the clock.
    Numbers that would grow past their limits stop there.
    """
    clock = max(record.asked, other.asked)
    lessons = dict(record.lessons)
    for name, their_lesson in other.lessons.items():
        own_lesson = lessons.get(name, LessonRecord())
        first, second = (own_lesson, their_lesson) if own_lesson.results or not their_lesson.results else (their_lesson, own_lesson)
        results = {
            e: better(own_lesson.results.get(e, SHOWN), their_lesson.results.get(e, SHOWN))
            for e in {**own_lesson.results, **their_lesson.results}
        }
        lessons[name] = LessonRecord(first.fingerprint or second.fingerprint, results, own_lesson.known or their_lesson.known)
    rules = {name: replace(entry, due=entry.due - record.asked + clock) for name, entry in record.rules.items()}
    for name, their_entry in other.rules.items():
        their_rule = replace(their_entry, due=their_entry.due - other.asked + clock)
        own_rule = rules.get(name, their_rule)
        box, due = min((own_rule.box, own_rule.due), (their_rule.box, their_rule.due), key=lambda pair: (-pair[0], pair[1]))
        rules[name] = RuleRecord(box, due, max(own_rule.right, their_rule.right), max(own_rule.wrong, their_rule.wrong))
    return clip(Record(lessons, rules, clock, record.days | other.days))


def difference(before: Record, after: Record) -> Difference:
    """Return what has changed from one record to another."""
    pairs = [(before.lessons.get(name, LessonRecord()), lesson) for name, lesson in after.lessons.items()]
    return Difference(
        sum(old.results != new.results for old, new in pairs),
        sum(old.known != new.known for old, new in pairs),
        sum(replace(rule, due=0) != replace(before.rules.get(name, RuleRecord()), due=0) for name, rule in after.rules.items()),
        after.asked - before.asked,
    )


def undo_merge(now: Record, before: Record, after: Record) -> Record:
    """Return ``before`` with everything done since the merge that had made ``after`` of it."""
    lessons = {}
    for name, new in now.lessons.items():
        old, both = before.lessons.get(name, LessonRecord()), after.lessons.get(name, LessonRecord())
        since = {exercise: how for exercise, how in new.results.items() if how != both.results.get(exercise)}
        results = {exercise: how for exercise, how in old.results.items() if exercise in new.results}
        known = old.known if new.known == both.known else new.known
        if both_done := {**results, **{exercise: better(how, results.get(exercise, how)) for exercise, how in since.items()}}:
            lessons[name] = LessonRecord(old.fingerprint or new.fingerprint, both_done, known)
        elif known:
            lessons[name] = LessonRecord(old.fingerprint, {}, known)
    clock = before.asked + max(now.asked - after.asked, 0)
    rules = {}
    for name, rule in now.rules.items():
        old_rule, got = before.rules.get(name), after.rules.get(name, RuleRecord())
        right, wrong = max(rule.right - got.right, 0), max(rule.wrong - got.wrong, 0)
        if right or wrong:
            rules[name] = RuleRecord(
                rule.box,
                rule.due - now.asked + clock,
                (old_rule.right if old_rule else 0) + right,
                (old_rule.wrong if old_rule else 0) + wrong,
            )
        elif old_rule:
            rules[name] = old_rule
    return clip(Record(lessons, rules, clock, before.days | (now.days - after.days)))


def clip(record: Record) -> Record:
    """Return the record with every number within the limits of the reader, and no rule due later than its box allows."""
    back = max(record.asked - END, 0)
    clock = _clip_number("asked", record.asked - back)
    days = frozenset(sorted(record.days)[-MOST_DAYS:])
    return replace(record, asked=clock, days=days, rules={name: _clip_rule(rule, clock, back) for name, rule in record.rules.items()})


def _clip_rule(rule: RuleRecord, clock: int, back: int) -> RuleRecord:
    shifted_rule = replace(rule, due=min(rule.due - back, clock + SPACING[-1]))
    return RuleRecord(**{name: _clip_number(name, value) for name, value in asdict(shifted_rule).items()})


def _clip_number(name: str, value: int) -> int:
    least, most = LIMITS[name]
    return min(max(value, least), most)


def record_to_json(record: Record) -> dict[str, object]:
    """Return the record as it is saved."""
    return {
        "format": FORMAT,
        "asked": record.asked,
        "lessons": {
            name: {"print": lesson.fingerprint, "done": dict(lesson.results), "known": lesson.known}
            for name, lesson in record.lessons.items()
        },
        "rules": {name: asdict(rule) for name, rule in record.rules.items()},
        **({"days": sorted(record.days)} if record.days else {}),
    }


def record_from_json(data: object, source: str) -> Record:
    """Return the record from a file or a line. Raises FileError with every fault."""
    check = Checker("", source)
    required = ("format", "asked", "lessons", "rules")
    fields = check.fields((), data, (*required, "days"), required)
    if fields.get("format", FORMAT) != FORMAT:
        check.fault(("format",), "fault-format", found=str(fields["format"])[:60], wanted=FORMAT)
    lessons = {name: _lesson(check, ("lessons", name), entry) for name, entry in _named(check, ("lessons",), fields).items()}
    rules = {name: _rule(check, ("rules", name), entry) for name, entry in _named(check, ("rules",), fields).items()}
    days = frozenset(check.number(where, day, 1, LAST_DAY) for where, day in check.items(("days",), fields.get("days", [])))
    record = Record(lessons, rules, check.number(("asked",), fields.get("asked", 0), *LIMITS["asked"]), days)
    return check.finish(record)


def _named(check: Checker, where: tuple[str, ...], fields: Mapping[str, object]) -> dict[str, object]:
    """Return a table of the file, whose keys must be names."""
    table = check.table(where, fields.get(where[-1], {}))
    for name in table:
        _name(check, (*where, name), name)
    return table


def _name(check: Checker, where: tuple[str, ...], name: str) -> str:
    if not NAME.fullmatch(name):
        check.fault(where, "fault-progress-name", most=LONGEST)
    return name


def _lesson(check: Checker, where: tuple[str, ...], entry: object) -> LessonRecord:
    known = ("print", "done", "known")
    fields = check.fields(where, entry, known, known)
    results = {
        exercise: check.name((*where, "done", exercise), how, "how", HOW)
        for exercise, how in _named(check, (*where, "done"), fields).items()
    }
    fingerprint = _name(check, (*where, "print"), check.text((*where, "print"), fields.get("print", "")))
    return LessonRecord(fingerprint, results, check.flag((*where, "known"), fields.get("known", False)))


def _rule(check: Checker, where: tuple[str, ...], entry: object) -> RuleRecord:
    fields = check.fields(where, entry, RULE_FIELDS, RULE_FIELDS)
    return RuleRecord(**{name: check.number((*where, name), fields.get(name, 0), *LIMITS[name]) for name in RULE_FIELDS})


# Recovery


STRING = r'"((?:[^"\\\n]|\\.){0,300})"'
FIELD = re.compile(rf"{STRING}\s{{0,40}}:\s{{0,40}}(?:({{)|{STRING}|(-?\d{{1,12}})(?![\d.eE])|(true))|(}})")
"""A field of the file with a table, a text, a number or ``true``, or the end of a table. The limits keep the search linear."""


def recover(text: str) -> Record:
    """Return what can be read in a damaged file. Each such field counts for the table that opened last before it."""
    lessons: dict[str, LessonRecord] = {}
    numbers: dict[str, dict[str, int]] = {}
    for table, name, value in _fields(text):
        lesson = lessons.get(table[0], LessonRecord())
        if isinstance(value, int) and not isinstance(value, bool):
            numbers.setdefault(table[0], {})[name] = value
        elif value in HOW and (table[1:] or name != "print"):
            lessons[table[0]] = replace(lesson, results={**lesson.results, name: better(value, lesson.results.get(name, value))})
        elif name == "print" and isinstance(value, str):
            lessons[table[0]] = replace(lesson, fingerprint=value)
        elif name == "known" and value is True:
            lessons[table[0]] = replace(lesson, known=True)
    clock = numbers.pop("", {}).get("asked")
    rules = {
        rule: RuleRecord(**{name: _clip_number(name, fields.get(name, 0)) for name in RULE_FIELDS})
        for rule, fields in numbers.items()
        if fields.keys() & set(RULE_FIELDS)
    }
    if clock is None:  # no rule is due later than its box allows
        clock = max((entry.due - SPACING[entry.box] for entry in rules.values()), default=0)
    found_lessons = {name: lesson for name, lesson in lessons.items() if name and (lesson.results or lesson.known)}
    return clip(Record(found_lessons, rules, clock, _recover_days(text)))


def _recover_days(text: str) -> frozenset[int]:
    """Return the days of a damaged file. The last one counts only if it is whole."""
    numbers = text.partition('"days"')[2].partition("[")[2].partition("]")[0].split(",")
    whole = (number.strip() for number in numbers[:MOST_DAYS] if len(number.strip()) == DIGITS)
    return frozenset(int(number) for number in whole if number.isascii() and number.isdigit() and int(number))


def _fields(text: str) -> Iterator[tuple[tuple[str, ...], str, int | str]]:
    """Yield each field of a damaged file: its table (for an exercise with ``done`` behind it), its name and its value."""
    tables: list[str] = []
    after = 0
    for match in FIELD.finditer(text):
        key, opens, words, number, flag, ends = match.groups()
        if text[after : match.start()].strip(" \t\r\n,{"):  # something is missing here, perhaps the beginning of another table
            tables.clear()
        after = match.end()
        name = _unescape(key or "")
        if ends:
            del tables[-1:]
        elif name is None:
            continue
        elif opens:
            tables.append(name)
        else:
            value = int(number) if number else True if flag else _unescape(words)
            table = tuple(tables[-2:]) if tables[-1:] == ["done"] else (*tables[-1:], "")[:1]
            if value is not None and table[0] not in ("lessons", "rules", "done"):
                yield table, name, value


def _unescape(text: str) -> str | None:
    """Return a text that JSON spells, or None if it is not a name."""
    try:
        name = json.loads(f'"{text}"', strict=False)
    except ValueError:
        return None
    return name if NAME.fullmatch(name) and name.isprintable() and "\ufffd" not in name else None
