"""The part of a table that shows what the coach has found, while it thinks."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any

from undaunted_nb.scene import scene as drawing

from . import advice

if TYPE_CHECKING:
    from .advice import Thinking
    from .session import Session


class Advised:
    """A table that gets advice."""

    if TYPE_CHECKING:  # what the table has
        _session: Session
        advice: Any

        def _held(self) -> AbstractContextManager[None]: ...

    def _advice_came(self, thinking: Thinking) -> None:
        """Show a better hint, if nobody has played, asked again or closed it meanwhile."""
        with self._held():
            session = self._session
            if session.thinking is not thinking or session.game.position is not thinking.position:
                thinking.stop()
                return
            self.advice = drawing.words(advice.scene(session), session.language)
