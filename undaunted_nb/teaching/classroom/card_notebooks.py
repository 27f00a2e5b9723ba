"""The notebook of a lesson card: the plan, each step with its cell, the sheet and the key. Its slides leave out what the teacher does."""

from __future__ import annotations

import json
from collections.abc import Sequence

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import FIRST, say

from .handouts import TEACHER
from .lesson_cards import CardStep, LessonCard


def write_notebook(card: LessonCard) -> str:
    """Return the text of the notebook of a lesson. Beside it, ``notebooks/ready`` has the pages to print."""
    language = f'\nun.set_language("{card.language}")' if card.language != FIRST else ""
    links = [(f"{card.name}.html", "card-print"), (f"{card.name}-sheet.html", "card-print-sheet")]
    links.append((f"../../teacher/{card.language}/{card.notebook}.ipynb", "card-more"))
    pages = " · ".join(f"[{_say(key, card.language)}]({place})" for place, key in links)
    cells = [_prose(f"# {card.title}\n\n{card.summary}\n\n{pages}", "slide")]
    cells.append(_code(f'import undaunted_nb as un\n{language}\ncard = un.lesson_card("{card.name}")\ncard', "skip", tags=[TEACHER]))
    cells += [cell for step in card.steps for cell in _cells_of(step, card.language)]
    cells.append(_prose(f"## {_say('card-sheet', card.language)}", "skip"))
    cells.append(_code("card.sheet", "skip"))
    cells.append(_prose(f"## {_say('card-answers', card.language)}", "skip"))
    cells.append(_code("card.key", "skip", answer=True))
    return json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 4}, ensure_ascii=False)


def _cells_of(step: CardStep, language: str) -> list[dict[str, object]]:
    """Return the cells of a step. What to say is for the teacher, so the slides leave it out."""
    cells = [_prose(f"## {step.start}–{step.start + step.minutes}: {step.title}", "slide")]
    notes = [step.do, *([f"*{_say('card-say', language, text=step.say)}*"] if step.say else [])]
    notes += [f"{_say('card-cut', language)}: {step.cut}"] if step.cut else []
    cells.append(_prose("\n\n".join(notes), "notes"))
    return [*cells, *([_code(f"import undaunted_nb as un\n\n{step.show}", "-", answer=step.answer)] if step.show else [])]


def _prose(text: str, slide: str) -> dict[str, object]:
    return {"cell_type": "markdown", "metadata": {"slideshow": {"slide_type": slide}}, "source": text}


def _code(text: str, slide: str, *, answer: bool = False, tags: Sequence[str] = ()) -> dict[str, object]:
    hidden = {"collapsed": True, "jupyter": {"outputs_hidden": True}, "tags": ["answer"]} if answer else {}
    metadata = {**hidden, **({"tags": list(tags)} if tags else {}), "slideshow": {"slide_type": slide}}
    return {"cell_type": "code", "execution_count": None, "metadata": metadata, "outputs": [], "source": text}


def _say(key: str, language: str, **params: str) -> str:
    return say(Text(key, params), language)
