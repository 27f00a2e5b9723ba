"""Another game on the same table: from the home page, from a link, or from a line that was pasted."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.play.game import Game
from undaunted_nb.probability.arguments import one_of
from undaunted_nb.sharing import links

from .saves import store
from .saves.content import GameToOpen, lesson_run, open_ask
from .session import Session
from .state.locks import Hold


def _describe_error(error: TutorError) -> Text:
    """Return what is wrong, without the name of a file, because the user named no file."""
    return error.faults[0].text if isinstance(error, FileError) and len(error.faults) == 1 else error.text


def check_side(game: object, side: object) -> None:
    """Raise TutorError if this is not a game, or if it has no such side ("": both)."""
    if not isinstance(game, Game):
        raise TutorError(Text("error-no-game", {"value": excerpt(game)}))
    if side != "":
        one_of("side", side, game.position.setup.sides)


class Seating:
    """The part of a table that can put another game on it."""

    _trouble: Text | None = None
    """What was wrong with the last text that was pasted, or with the address of the page."""
    if TYPE_CHECKING:  # what the table has
        _session: Session
        _answered: bool
        home: object

        def _hold(self) -> AbstractContextManager[None]: ...
        def _show(self) -> None: ...
        def _show_or_say(self) -> None: ...
        def _answer(self) -> None: ...
        def _keep_in(self, save: store.Save | None) -> None: ...

    def _seat(self, content: GameToOpen) -> None:
        """Put another game on this table. It refuses messages for the previous one."""
        before = self._session
        save = (
            store.open_save(content.game, content.side)
            if content.kept
            else store.new_save(content.game, content.side)
            if content.new
            else None
        )
        self._session = Session(
            content.game, side=content.side, opponent=content.opponent, language=content.language or before.language,
            walk=content.walk, coach=content.coach,
            open_lesson=lesson_run, hold=Hold(content.game, before.lock.table),
        )  # fmt: skip
        self._session.revision = before.revision + 1
        self._session.chances = content.chances
        if content.step is not None:
            self._session.look_from(content.step)
        self._keep_in(save)

    def open_link(self, link: str) -> None:
        """Open what a link or a line asks for on this table.

        Args:
            link: A link, its query, or a position or replay as one line of text.

        Raises:
            TutorError: The text is damaged or from somewhere else, or names something that a link can't open. The table has not changed.

        Example:
            >>> table = un.table(un.new_game("normandy/hills", seed=1), side="US", resume=False)
            >>> table.open_link("lesson=normandy/moving")
            >>> table.guide.side
            'US'

        """
        with self._session.lock.table:
            self._open_link(link)
            with self._hold():
                self._show()

    def _open_link(self, link: str) -> bool:
        """Put what a link asks for on the table, and return whether that is another game.

        Raises TutorError, and then the table has not changed.
        """
        ask = links.read(link)
        content = open_ask(ask)
        if content:
            self._seat(content)
        elif ask.language:
            self._session.speak(ask.language, {})
        return content is not None

    def _on_open(self, link: object) -> None:
        """Open what was pasted into the page, or what its address asks for. The table shows what is wrong with it."""
        with self._session.lock.table:  # without the lock of its game, because another game can open
            self._answered, self._trouble = False, None
            try:
                self._open_link(link if isinstance(link, str) else "")
            except TutorError as error:
                self._trouble = _describe_error(error)
                self._session.copying = self.home is None  # the home page has its own place for it
            with self._hold():
                self._show_or_say()
                self._answer()
