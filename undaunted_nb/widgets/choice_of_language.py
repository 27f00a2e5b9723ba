"""The choice of a language, with how much of each is translated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n.folders import languages

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.head import ShortChoice


def language_choices(current: str) -> list[ShortChoice]:
    """Return every language as a choice. One that is not complete shows how much of it is translated."""
    choices: list[ShortChoice] = []
    for name, language in languages().items():
        choice: ShortChoice = {"id": name, "label": language.name, "short": language.short, "chosen": name == current}
        if not language.complete:
            part = {"name": language.name, "percent": language.translated}
            choice |= {"label": Text("language-part", part), "told": Text("language-part-told")}
        choices.append(choice)
    return choices
