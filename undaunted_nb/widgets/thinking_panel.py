"""The part of a table that shows that somebody thinks: what the coach has found so far, and that the opponent takes its time."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from undaunted_nb.drawing import scene as drawing

from .state import advice

if TYPE_CHECKING:
    from .session import Session
    from .state.thinking import Thinking


class AdviceMixin:
    """A table that gets advice."""

    if TYPE_CHECKING:  # what the table has
        _session: Session
        advice: object

        def send(self, content: object, buffers: object = None) -> None: ...
        def _hold(self) -> AbstractContextManager[None]: ...

    def _thinks(self) -> None:
        """Tell the page that the opponent is thinking. This goes out before the answer, which comes after the opponent's turn."""
        self.send({"kind": "thinking"})

    def _advice_came(self, thinking: Thinking) -> None:
        """Show a better hint, if nobody has played, asked again or closed it meanwhile."""
        with self._hold():
            session = self._session
            wanted = session.thinking is thinking and session.game.position is thinking.position
            if not wanted and (session.course is not thinking or not session.replay):
                thinking.stop()
                return
            self.advice = drawing.words(advice.scene(session), session.language)
