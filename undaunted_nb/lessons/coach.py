"""What the live table asks of whoever guides a learner: a lesson, a quiz."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.text import Text

if TYPE_CHECKING:
    from undaunted_nb.core.action import Action
    from undaunted_nb.core.game import Game
    from undaunted_nb.core.legality import Verdict

    from .progress import Progress


class Coach(ABC):
    """Somebody beside the table. ``game`` and ``side`` may be others after each call; ``scene`` is shown, see ``widgets/SCENE.md``."""

    game: Game
    side: str
    progress: Progress | None = None
    asking = False
    """Is a question open, so that nothing can be played?"""
    can_undo = False

    def play(self, action: Action) -> None:  # noqa: ARG002
        """The learner does something. Raises TutorError where nothing is to be played."""
        raise TutorError(Text("coach-answer-first"))

    def refused(self, verdict: Verdict) -> None:  # noqa: B027  (a coach may have nothing to say to it)
        """The learner asked for something that the rules forbid."""

    def pointed(self) -> None:  # noqa: B027
        """Something else is pointed at: what was said of a refused deed is over."""

    def travel(self, by: int) -> None:  # noqa: B027
        """Take back (-1) or do again (1)."""

    def press(self, what: str) -> None:  # noqa: ARG002
        """Do what a button asks for. Raises TutorError for one that is not there."""
        raise TutorError(Text("error-message"))

    @abstractmethod
    def scene(self, language: str = "") -> dict[str, Any]:
        """What is shown of the coach."""

    @abstractmethod
    def as_text(self, language: str = "") -> str:
        """All of it as text, for where no widget is shown: the same whatever was done before."""
