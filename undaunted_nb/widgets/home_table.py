"""A table that begins with the home page.

Games and lessons open on it, and the house in its head leads back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undaunted_nb import i18n
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.scene.svg import KEYS, image

from . import home_picture, store
from .hold import Hold
from .home import Home, Opened
from .session import Session
from .table import Table, lesson_run

LONGEST = 200
"""The maximum length of a message's target in characters."""


class HomeTable(Table):
    """The home page and everything that it opens, on one table."""

    def __init__(self, language: str) -> None:
        self._home = Home()
        self._at_home = True
        self._trouble: Text | str = ""
        under = self._home.next()  # a table always has a game: the one behind the button that most people click
        super().__init__(under.game, side=under.side, opponent=under.opponent, language=language, coach=under.coach)

    def _home_scene(self) -> dict[str, Any] | None:
        if not self._at_home:
            return None
        language = self._session.language
        return {**self._home.scene(language), "trouble": say(self._trouble, language) if isinstance(self._trouble, Text) else ""}

    def _parts(self, ground: Mapping[str, Any] | None = None) -> dict[str, Any]:
        parts = super()._parts(ground)
        return {**parts, "head": {**parts["head"], "home": True}}

    def _on_message(self, widget: Any, content: Any, buffers: Any) -> None:
        target = content.get("target", "") if isinstance(content, Mapping) and content.get("kind") == "home" else None
        if not isinstance(target, str) or len(target) > LONGEST:
            super()._on_message(widget, content, buffers)
            return
        with self._session.lock.table:  # without the lock of its game, because another game can open
            self._trouble, self._answered = "", False
            try:
                self._go(target)
            except TutorError as error:
                self._trouble = error.text
            with self._held():
                self._show()
                self._answer()

    def _go(self, target: str) -> None:
        """Open a game, a lesson or another page. "" leads home."""
        opened = self._home.press(target) if target else None
        if opened:
            self._seat(opened)
        self._at_home = opened is None

    def _seat(self, it: Opened) -> None:
        """Put another game on this table. It refuses messages for the previous one."""
        before = self._session
        save = store.open_save(it.game, it.side) if it.kept else None
        self._session = Session(
            it.game, side=it.side, opponent=it.opponent, language=before.language, walk=it.walk, coach=it.coach, open_lesson=lesson_run,
            hold=Hold(it.game, before.lock.table),
        )  # fmt: skip
        self._session.revision = before.revision + 1
        self._session.chances = it.chances
        self._keep_in(save)

    def __repr__(self) -> str:
        return home_picture.as_text(self.home) if self.home else super().__repr__()

    def _saved(self) -> str:
        if not self.home:
            return super()._saved()
        cue = self._cue()
        told = f"{self.home['title']}. {self.home['lead']} {' '.join(cue[self._session.language])} {' + '.join(KEYS)}."
        return image(home_picture.picture(self.home, cue), told)


def home(language: str = "") -> HomeTable:
    """Return the home page: your course, games and a quiz, all on one table.

    The house at the top of the table leads back to it.

    Args:
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        TutorError: The language is unknown.

    Example:
        >>> un.home("uk").language
        'uk'

    """
    return HomeTable(i18n.known(language))
