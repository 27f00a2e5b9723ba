"""The home page and the builder, with all that the layers below bring."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from undaunted_nb import i18n
from undaunted_nb.widgets.home.builder import Builder, games
from undaunted_nb.widgets.home.home_table import HomeTable

if TYPE_CHECKING:
    from undaunted_nb.rooms.two_players import RoomForTwo


def _open_room(scenario: str, side: str, language: str) -> RoomForTwo:
    from undaunted_nb.rooms.two_players import duel

    return duel(scenario, side, language=language)


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
    return HomeTable(i18n.require_language(language), open_room=_open_room)


def build(source: str | os.PathLike[str] = "", *, resume: bool = True, language: str = "") -> HomeTable:
    """Return the builder: lay out a scenario on the table, save it as a file, and play it.

    The draft is kept in your data folder after each change, so it is there again when the kernel restarts.

    Args:
        source: A game for a new scenario (default: the first one), a built-in scenario by its name, or the path of a scenario file. A file
            that you open is the one that the button saves. A file of another program, such as ``.m44``, becomes a new scenario.
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).
        resume: Whether to go on with the draft that you left.

    Raises:
        TutorError: The game, the scenario or the language is unknown, or the file has problems. The error lists them.

    Example:
        >>> table = un.build("memoir44", resume=False)
        >>> table.builder.draft["board"]
        'country'

    """
    return HomeTable(i18n.require_language(language), Builder(os.fspath(source) or games()[0], resume=resume), _open_room)
