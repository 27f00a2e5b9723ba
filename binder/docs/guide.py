"""Two pages for teachers: the lessons with the answers to their exercises, and the kinds of questions on sheets.

The first one is also a notebook of the project (``notebooks/ready``), so that it can be read without a build of the documentation.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from answers import answers
from rulepages import named, words

import undaunted_nb as un
from undaunted_nb.i18n import FIRST
from undaunted_nb.lessons.reference import docs

ROOT = Path(__file__).resolve().parent.parent.parent
EXERCISE = re.compile(r"^(\d)\. (.*)$", re.MULTILINE)
FOLDED = re.compile(r"^<details><summary>\D+ (\d)</summary>\n\n(.*?)\n\n</details>$", re.DOTALL)
"""The answer to an exercise in a notebook that has its own."""
ABOUT = re.compile(r"^\*\*.*$", re.MULTILINE)
"""A line of the first cell of a notebook that says for whom it is, or what the class will see."""


def cells(language: str) -> dict[int, list[str]]:
    """Return the texts of each notebook for teachers by its number."""
    found = {}
    for file in sorted((ROOT / "notebooks/teacher" / language).glob("*.ipynb")):
        data = json.loads(file.read_text(encoding="utf-8"))
        found[int(file.name[:2])] = ["".join(cell["source"]) for cell in data["cells"] if cell["cell_type"] == "markdown"]
    return found


def exercises(texts: list[str]) -> dict[str, str]:
    """Return the exercises of a notebook by their numbers: the last list that is numbered."""
    lists = [dict(EXERCISE.findall(text)) for text in texts if "## " in text]
    return next((found for found in reversed(lists) if len(found) > 1), {})


def own_answers(texts: list[str]) -> dict[str, str]:
    """Return the answers that a notebook has below its exercises, by their numbers."""
    return {found[1]: found[2] for text in texts if (found := FOLDED.match(text))}


def answers_page(language: str) -> str:
    """Return the page of the lessons, with the answers folded."""
    said = words(language)
    return "\n".join([f"# {said['answers']}\n\n{said['answers-lead']}\n", *sections(language).values()])


def sections(language: str, link: str = "{title}") -> dict[int, str]:
    """Return what the page says about each notebook, by its number. ``link`` makes a heading of its ``{title}`` and its ``{name}``."""
    said, worked = words(language), answers(language)
    names = {int(file.name[:2]): file.name for file in (ROOT / "notebooks/teacher" / language).glob("*.ipynb")}
    found = {}
    for number, texts in cells(language).items():
        title = re.sub(r"^# ", "", texts[0].splitlines()[0])
        parts = [f"## {number}. {link.format(title=title, name=names[number])}\n", *(f"{line}\n" for line in ABOUT.findall(texts[0]))]
        own = own_answers(texts)
        for exercise, text in exercises(texts).items():
            if answer := own.get(exercise) or worked.get(f"{number}-{exercise}"):
                parts.append(f"{exercise}. {text}\n\n<details><summary>{said['answer']}</summary>\n\n{answer}\n\n</details>\n")
        found[number] = "\n".join(parts)
    return found


def answers_notebook(language: str) -> str:
    """Return the same page as the text of a notebook in ``notebooks/ready``, with a cell to check a number."""
    said = words(language)
    told = [
        f"# {said['answers']}\n\n{said['answers-lead']}",
        *sections(language, f"[{{title}}](../../teacher/{language}/{{name}})").values(),
    ]
    prose: list[dict[str, object]] = [
        {"cell_type": "markdown", "metadata": {}, "source": text.strip()} for text in (*told, f"## {said['answers-check']}")
    ]
    code = "import undaunted_nb as un\n\n" + (f'un.set_language("{language}")\n' if language != FIRST else "") + "un.odds(2, 8)"
    check: dict[str, object] = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": code}
    return json.dumps({"cells": [*prose, check], "metadata": {}, "nbformat": 4, "nbformat_minor": 4}, ensure_ascii=False)


def kinds_page(language: str) -> str:
    """Return the page of the kinds of questions, each with an example."""
    said = words(language)
    parts = [f"# {said['kinds']}\n\n{said['kinds-lead']}\n"]
    for game in docs.games():
        parts.append(
            f"## {named(game, language)}\n\n| `makers=` | {said['level']} | {said['board']} | {said['kind-example']} |\n|---|---|---|---|"
        )
        for row in un.question_kinds(game, language=language).records():
            example = str(row["example"]).replace("|", "\\|")
            parts.append(f"| `{row['maker']}` | {row['level']} | {'✓' if row['board'] else ''} | {example} |")
        parts.append("")
    return "\n".join(parts)
