"""A table that begins with the home page.

Games and lessons open on it, and the house in its head leads back.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from undaunted_nb import i18n, links
from undaunted_nb.core.errors import TutorError
from undaunted_nb.i18n import say
from undaunted_nb.scene.svg import KEYS, image

from . import home_picture
from .home import Home
from .table import Table

LONGEST = 200
"""The maximum length of a message's target in characters."""


class HomeTable(Table):
    """The home page and everything that it opens, on one table."""

    def __init__(self, language: str) -> None:
        self._home = Home()
        self._at_home = True
        under = self._home.next()  # a table always has a game: the one behind the button that most people click
        super().__init__(under.game, side=under.side, opponent=under.opponent, language=language, coach=under.coach)
        self._open_page()

    def _open_page(self) -> None:
        """Open what the address of a Voila page asks for. In other pages the browser sends it (``initialize`` in ``table.js``)."""
        try:
            if links.asked():
                self._on_open(os.environ[links.QUERY])
        except TutorError as error:
            self._trouble = error.text
            self._show()

    def _home_scene(self) -> dict[str, Any] | None:
        if not self._at_home:
            return None
        language = self._session.language
        return {**self._home.scene(language), "trouble": say(self._trouble, language) if self._trouble else ""}

    def _parts(self, ground: Mapping[str, Any] | None = None) -> dict[str, Any]:
        parts = super()._parts(ground)
        return {**parts, "head": {**parts["head"], "home": True}}

    def _on_message(self, widget: Any, content: Any, buffers: Any) -> None:
        target = content.get("target", "") if isinstance(content, Mapping) and content.get("kind") == "home" else None
        if not isinstance(target, str) or len(target) > LONGEST:
            super()._on_message(widget, content, buffers)
            return
        with self._session.lock.table:  # without the lock of its game, because another game can open
            self._trouble, self._answered = None, False
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

    def _open_link(self, link: str) -> None:
        super()._open_link(link)
        self._at_home = self._at_home and not links.read(link).opens

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
