"""A lesson as a notebook: its text, its table, and questions about its rules. Not executed; the same lesson gives the same bytes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from undaunted_nb.core import registry
from undaunted_nb.core.storage import read_text
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import known, say

from .lesson import GAMES, SEED, Lesson, load, names, read
from .markdown import escaped
from .proof import prove
from .run import Attempt
from .words import paragraphs

WIDTH = 140
"""Longer lines of code are broken, as this project's formatter would."""
METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"file_extension": ".py", "mimetype": "text/x-python", "name": "python"},
}


def proved(source: str) -> Lesson:
    """A lesson by name; one from a file of one's own is proved first. Raises FileError with all its faults."""
    if not source.endswith(".toml"):
        return load(source)
    text = read_text(source)
    lesson = read(text, source, Path(source).stem)
    prove(lesson, text, source)
    return lesson


def name_of(lesson: str) -> str:
    """The file name of a lesson's notebook; those of a course are numbered."""
    course = _course(lesson)
    number = f"{course.index(lesson) + 1:02}-" if lesson in course else ""
    return f"{number}{lesson.rpartition('/')[2]}.ipynb"


def notebook(lesson: Lesson, language: str = "", source: str = "") -> str:
    """The notebook of a lesson, as the text of its file; ``source`` is where the notebook finds a lesson that is not of the package."""
    language = known(language)
    first = Attempt(lesson.exercises[0])
    start: Any = first.game.position
    game = registry.system(start.system).scenario_info(start.setup.name)["game"]
    words = [f"# {escaped(lesson.said_title(language))}", *map(escaped, paragraphs(lesson.text, language, first.values))]
    open_it = f"import undaunted_nb as un\n\nun.lesson({_quoted(source or lesson.id)}, language={_quoted(language)})"
    cells = [
        _prose([*words, say(Text("notebooks-run"), language)]),
        _code(open_it),
    ]
    if lesson.taught and game in GAMES:
        quiz = [f"## {say(Text('notebooks-quiz'), language)}", say(Text("notebooks-quiz.text"), language)]
        cells += [_prose(quiz), _code(_call("un.quiz", [_quoted(game)], rules=lesson.taught, seed=SEED, language=language))]
    if links := _links(lesson.id, language):
        cells.append(_prose(links))
    data = {
        "cells": [{"id": f"c{number:02}", **cell} for number, cell in enumerate(cells)],
        "metadata": METADATA,
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _course(lesson: str) -> tuple[str, ...]:
    game, _, name = lesson.partition("/")
    return names(game) if name and game in GAMES else ()


def _links(lesson: str, language: str) -> list[str]:
    """To the lessons before and after."""
    course = _course(lesson)
    if lesson not in course:
        return []
    at = course.index(lesson)
    around = {"notebooks-previous": course[max(at - 1, 0) : at], "notebooks-next": course[at + 1 : at + 2]}
    return [
        say(Text(key, {"link": f"[{escaped(load(name).said_title(language))}]({name_of(name)})"}), language)
        for key, found in around.items()
        for name in found
    ]


def _prose(parts: list[str]) -> dict[str, Any]:
    return {"cell_type": "markdown", "metadata": {}, "source": _lines("\n\n".join(parts))}


def _code(code: str) -> dict[str, Any]:
    return {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": _lines(code)}


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _call(function: str, args: list[str], **named: object) -> str:
    """A call in one line, or with each argument in a line of its own."""
    args += [f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in named.items()]
    line = f"{function}({', '.join(args)})"
    if len(line) <= WIDTH:
        return line
    return f"{function}(\n" + "".join(f"    {_broken(arg)},\n" for arg in args) + ")"


def _broken(arg: str) -> str:
    """A list that is too long for one line, one item in each."""
    if len(arg) + len("    ,") <= WIDTH:
        return arg
    return arg.replace("[", "[\n        ").replace('", "', '",\n        "').replace("]", ",\n    ]")
