"""What the live table asks of whoever guides a learner: a lesson, a quiz."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.text import Text

from .sealing import OPEN, Seal

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
    sealed: Seal = OPEN
    """What the table keeps covered, so that it does not give the answer away."""

    def pointed_out(self) -> Mapping[str, Sequence[str]]:
        """What is marked on the board: what the task is about (``asked``), where its answer lies (``hinted``)."""
        return {}

    def play(self, action: Action) -> None:  # noqa: ARG002
        """The learner does something. Raises TutorError where nothing is to be played."""
        raise TutorError(Text("coach-answer-first"))

    def refused(self, verdict: Verdict, reasons: Sequence[Mapping[str, Any]] = ()) -> bool:  # noqa: ARG002
        """The learner asked for something that the rules forbid; ``reasons`` is what the table would say (see ``why`` of the Scene).

        Returns:
            Whether the coach answers it, so that the table does not answer as well.

        """
        return False

    def pointed(self) -> None:  # noqa: B027
        """Something else is clicked: what was said of a refused action is over."""

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


def spans(numbers: Iterable[int]) -> str:
    """Numbers as one reads them: ``[1, 2, 3, 5]`` is "1–3, 5"."""
    found: list[list[int]] = []
    for n in numbers:
        if found and n == found[-1][-1] + 1:
            found[-1].append(n)
        else:
            found.append([n])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in found)


def number_like(label: object) -> bool:
    """Is an answer a number, a fraction or a percentage?"""
    return bool(re.fullmatch(r"[-−]?\d+([.,/]\d+)?( ?%)?", str(label)))
