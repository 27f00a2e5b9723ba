"""The form of a lesson file: each field with its limits, for the reader (lesson.py) and for the schema."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

from undaunted_nb.engine.json_values import JsonObject
from undaunted_nb.files.checker import MOST
from undaunted_nb.files.fields import FLAG, TEXT, AnyReading, Kind, number, word, write_plain
from undaunted_nb.files.forms import FREE, Table, as_is, author_name, by_name, by_type, exactly, form, many, name
from undaunted_nb.files.toml_lines import Where
from undaunted_nb.i18n import KNOWN
from undaunted_nb.kit import registry

from . import walkthrough
from .goals import BOUNDS, GOALS

T = TypeVar("T")
FORMAT = "undaunted-nb lesson 1"
HINTS, OPTIONS = 2, 2
"""The number of hints, and the least number of options."""
TASK, QUESTION = ("goal", "solution", "within", "others"), ("answer", "option", "action")
"""The fields that only an exercise with a task has, and those of a question."""
ID, VALUE_NAME = "[a-z0-9][a-z0-9-]*", "[A-Za-z][A-Za-z0-9_-]*"


def one_of(*choices: str) -> list[JsonObject]:
    """Return the schemas of tables of which each has one of these fields."""
    return [{"required": [choice]} for choice in choices]


def _forbid(*fields: str) -> JsonObject:
    return {"properties": dict.fromkeys(fields, False)}


def _read_goal(r: AnyReading, where: Where, value: object, _: object) -> Mapping[str, Any]:
    table = r.check.table(where, value)
    for key, expected in table.items():
        if key not in GOALS and key not in BOUNDS:
            r.check.report_unknown((*where, key), "goal", key, GOALS)
        if key in ("all", "any"):
            for place, item in r.check.items((*where, key), expected):
                _read_goal(r, place, item, None)
        if key == "not":
            _read_goal(r, (*where, key), expected, None)
    return table


GOAL: Kind[Mapping[str, Any]] = Kind(write_plain, _read_goal, {"$ref": "#/definitions/goal"})
"""A goal. What an entry holds depends on the game, and is checked when the lesson is proved."""
GOAL_SCHEMA: JsonObject = {
    "type": "object",
    "properties": {
        **{key: {} for key in (*GOALS, *sorted(BOUNDS))},
        **dict.fromkeys(("all", "any"), many(GOAL).schema),
        "not": GOAL.schema,
    },
    "additionalProperties": False,
}


def in_languages(item: Kind[T]) -> Kind[dict[str, T]]:
    """Return the kind of a table with the same in some languages."""

    def read(r: AnyReading, where: Where, value: object, _: object) -> dict[str, T]:
        table = r.check.table(where, value)
        for language in table:
            if language not in KNOWN:
                r.check.report_unknown((*where, language), "language", language, KNOWN)
        return {language: item.read(r, (*where, language), entry, None) for language, entry in table.items()}

    return Kind(write_plain, read, lambda: form(dict.fromkeys(KNOWN, item)).schema)


WORDS: Kind[Any] = by_type({str: TEXT, dict: in_languages(TEXT)})
"""A text, or one in each language."""


@cache
def lesson_form() -> Kind[Table]:
    """Return the form of a lesson file."""
    two = many(TEXT, minItems=HINTS, maxItems=HINTS)
    hints = by_type({list: many(WORDS, minItems=HINTS, maxItems=HINTS), dict: in_languages(two)})
    lines = by_type({str: TEXT, list: many(TEXT)})
    rules = many(name(lambda: (rule for system in registry.systems() for rule in system.rules())), uniqueItems=True)
    common = {
        "rules": rules,
        "scenario": name(registry.scenario_names),
        "side": TEXT,
        "position": FREE,
        "values": by_name(TEXT, propertyNames={"pattern": f"^{VALUE_NAME}$"}),
    }
    reply = form({"on": TEXT, "goal": GOAL, "text": WORDS, "go": FLAG}, ("text",), oneOf=one_of("on", "goal"))
    option = form({"is": as_is({"type": ["string", "integer"]}), "of": TEXT, "text": WORDS, "why": WORDS}, oneOf=one_of("is", "of"))
    start = form({"walkthrough": word("walkthrough", walkthrough.names()), "step": number()}, ("walkthrough", "step"))
    exercise = form(
        {
            "id": author_name(ID, 40), "text": WORDS, "do": WORDS, "ask": WORDS, "goal": GOAL, "within": number(0, MOST), "solution": lines,
            "chance": lines, "others": lines, "opponent": word("opponent", ("random",)), "hints": hints, "reply": many(reply),
            "after": WORDS, **common, "start": start, "action": TEXT, "answer": TEXT,
            "option": many(option, minItems=OPTIONS),
        },
        ("id",),
        allOf=[{"required": ["hints"]}],
        oneOf=[
            {"required": ["do", "goal", "solution"], **_forbid("ask", *QUESTION)},
            {"required": ["ask", "answer", "option"], **_forbid("do", *TASK)},
        ],
    )  # fmt: skip
    exercises: JsonObject = {"properties": {"exercise": {"items": {"anyOf": one_of("scenario", "start")}}}}
    return form(
        {"format": exactly(FORMAT), "title": WORDS, "text": WORDS, **common, "exercise": many(exercise, minItems=1)},
        ("format", "title", "exercise"),
        anyOf=[{"required": ["scenario"]}, exercises],
        definitions={"goal": GOAL_SCHEMA},
    )
