"""Two pages for teachers: the lessons with the answers to their exercises, and the kinds of questions on sheets."""

from __future__ import annotations

import json
import re
from pathlib import Path

from answers import answers
from rulepages import named, words

import undaunted_nb as un
from undaunted_nb.lessons.reference import docs

ROOT = Path(__file__).resolve().parent.parent.parent
EXERCISE = re.compile(r"^(\d)\. (.*)$", re.MULTILINE)
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


def answers_page(language: str) -> str:
    """Return the page of the lessons, with the answers folded."""
    said, worked = words(language), answers(language)
    parts = [f"# {said['answers']}\n\n{said['answers-lead']}\n"]
    for number, texts in cells(language).items():
        title = re.sub(r"^# ", "", texts[0].splitlines()[0])
        parts.append(f"## {number}. {title}\n")
        parts += [f"{line}\n" for line in ABOUT.findall(texts[0])]
        for exercise, text in exercises(texts).items():
            if answer := worked.get(f"{number}-{exercise}"):
                parts.append(f"{exercise}. {text}\n\n<details><summary>{said['answer']}</summary>\n\n{answer}\n\n</details>\n")
    return "\n".join(parts)


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
