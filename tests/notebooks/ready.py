"""The lesson cards as notebooks, and as pages to print: the card with its key, and the sheet for the class.

    python -m tests.notebooks.ready

writes the pages. `tests/notebooks/execute.py` makes and runs the notebooks.
"""

from pathlib import Path

import undaunted_nb as un
from tests.project.paths import ROOT
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.teaching.classroom.card_notebooks import write_notebook
from undaunted_nb.teaching.classroom.lesson_cards import NAMES

READY = ROOT / "notebooks" / "ready"
CARDS = tuple((language, name) for language in LANGUAGES for name in NAMES)


def pages() -> dict[Path, str]:
    """Return the pages to print of each lesson, by their paths."""
    cards = {(language, name): un.lesson_card(name, language=language) for language, name in CARDS}
    return {
        READY / language / f"{name}{end}.html": page
        for (language, name), card in cards.items()
        for end, page in (("", card.to_html()), ("-sheet", card.sheet.to_html()))
    }


def notebooks() -> dict[Path, str]:
    """Return the notebook of each lesson before it runs, by its path."""
    return {READY / language / f"{name}.ipynb": write_notebook(un.lesson_card(name, language=language)) for language, name in CARDS}


if __name__ == "__main__":
    for path, page in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page, encoding="utf-8")
        print(path.relative_to(ROOT))
