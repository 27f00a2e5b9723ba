"""The generated notebooks: the first page, and one per lesson.

They are not executed, and their bytes are reproducible.

One notebook serves all languages.
"""

from __future__ import annotations

import json

from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import read_text
from undaunted_nb.i18n import FIRST, LANGUAGES, say
from undaunted_nb.kit import games

from ..format.lesson import Lesson, courses, has_course, is_own, load, names
from ..format.markdown import escape_markdown
from .proof import prove

START = "00-start-here.ipynb"
"""The first page, in the folder that contains the folders of the lessons."""
METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"file_extension": ".py", "mimetype": "text/x-python", "name": "python"},
}
HIDDEN_SOURCE = {"jupyter": {"source_hidden": True}}
"""The metadata of a cell that shows only its output."""


def load_proved(source: str) -> Lesson:
    """Load a lesson by name.

    A lesson from your own file is also checked. Raises FileError with every fault.
    """
    lesson = load(source)
    if is_own(source):
        prove(lesson, read_text(source), source)
    return lesson


def name_of(lesson: str) -> str:
    """Return the file name of a lesson's notebook. Lessons of a course are numbered."""
    course = _course(lesson)
    number = f"{course.index(lesson) + 1:02}-" if lesson in course else ""
    return f"{number}{lesson.rpartition('/')[2]}.ipynb"


def first_page() -> str:
    """Return the first notebook: a cell with the home page and a line below it.

    Because of that line, running the cell does not add an empty one.
    """
    built_in = filter(games.is_built_in, courses())
    links = [f"[{escape_markdown(say(Text(f'home-game-{game}'), FIRST))}]({game}/{name_of(names(game)[0])})" for game in built_in]
    return _notebook_text([_code("import undaunted_nb as un\n\nun.home()"), _prose(" · ".join(links))])


def page_notebook(name: str) -> str:
    """Return the notebook of a page without code (``pages.py``). Voila runs its one cell for each visitor."""
    return _notebook_text([_code(f"import undaunted_nb as un\n\nun.page({_quote(name)})")], title="undaunted-nb")


def notebook(lesson: Lesson, source: str = "") -> str:
    """Return the notebook of a lesson as the text of its file.

    Its table uses the language of its reader, so one notebook serves all languages.

    Args:
        lesson: The lesson.
        source: The path from the notebook to a lesson that is not part of the package.

    """
    titles = dict.fromkeys(escape_markdown(lesson.said_title(language)) for language in LANGUAGES)
    code = f"import undaunted_nb as un\n\nun.lesson({_quote(source or lesson.id)})"
    return _notebook_text([_prose(f"# {' · '.join(titles)}"), _code(code), _prose(_links(lesson.id))])


def _notebook_text(cells: list[dict[str, object]], **more: str) -> str:
    data = {
        "cells": [{"id": f"c{number:02}", **cell} for number, cell in enumerate(cells)],
        "metadata": METADATA | more,
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _course(lesson: str) -> tuple[str, ...]:
    game, _, name = lesson.partition("/")
    return names(game) if name and has_course(game) else ()


def _links(lesson: str) -> str:
    """Return a line of links to the previous lesson, the first page and the next lesson.

    The links are numbers because numbers read the same in every language.
    """
    course = _course(lesson)
    if lesson not in course:
        return f"[↑]({START})"
    place = course.index(lesson)
    before = [f"[← {place}]({name_of(course[place - 1])})"] if place else []
    after = [f"[{place + 2} →]({name_of(course[place + 1])})"] if place + 1 < len(course) else []
    return " · ".join([*before, f"[{place + 1} / {len(course)}](../{START})", *after])


def _prose(text: str) -> dict[str, object]:
    return {"cell_type": "markdown", "metadata": {}, "source": _lines(text)}


def _code(code: str) -> dict[str, object]:
    return {"cell_type": "code", "execution_count": None, "metadata": HIDDEN_SOURCE, "outputs": [], "source": _lines(code)}


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def _quote(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
