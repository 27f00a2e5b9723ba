"""The part of a table that shows that somebody thinks: what the coach has found so far, and that the opponent takes its time."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from undaunted_nb.drawing import scene as drawing
from undaunted_nb.engine.text import Text
from undaunted_nb.search.review import MissedChance

from .state import advice
from .state.thinking import PROOF, Thinking

if TYPE_CHECKING:
    from .session import Session


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
        """Show a better hint, if nobody has played, asked again or closed it meanwhile. Examine the decision of a finished review."""
        if self._show_advice(thinking) and thinking.done and isinstance(thinking.result, MissedChance):
            self._examine(thinking, thinking.result)

    def _show_advice(self, thinking: Thinking) -> bool:
        """Show what was found so far, and return whether it is still wanted."""
        with self._hold():
            session = self._session
            is_hint = session.thinking is thinking and session.game.position is thinking.position
            if not is_hint and (session.course is not thinking or not session.replay):
                thinking.stop()
                return False
            self.advice = drawing.words(advice.scene(session), session.language)
            return True

    def _examine(self, thinking: Thinking, review: MissedChance) -> None:
        """Keep the costliest decision as a private puzzle, if it is one: who looks back wants to learn from it, and it can be removed."""
        from undaunted_nb.puzzlebook.mistakes import COST, Mistake, examine

        if review.best is None or review.played_action is None or review.best.chance - review.played_action.chance < COST:
            return

        def note(proof: Thinking) -> None:
            if proof.done and isinstance(proof.result, Mistake):
                proof.result.keep()
                thinking.note = Text("mistake-kept")
                self._show_advice(thinking)

        Thinking(thinking.position, examine(review), note, PROOF).begin()
