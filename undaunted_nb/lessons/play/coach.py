"""The interface between the live table and the guide of a learner, such as a lesson or a quiz."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Container, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text

from .spoilers import OPEN, Seal

if TYPE_CHECKING:
    from undaunted_nb.engine.action import Action
    from undaunted_nb.engine.legality import Verdict
    from undaunted_nb.kit.scene.lesson import Coach as CoachPanel
    from undaunted_nb.kit.scene.lesson import Source
    from undaunted_nb.kit.scene.panel import Reason
    from undaunted_nb.kit.table.tap import Tap
    from undaunted_nb.play.game import Game

    from ..progress.progress import Progress


class Coach(ABC):
    """A guide next to the table.

    ``game`` and ``side`` can change with each call. The table shows ``scene``, see ``widgets/SCENE.md``.
    """

    progress: Progress | None = None

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game on the table."""

    @property
    @abstractmethod
    def side(self) -> str:
        """The side of the learner."""

    @property
    def asking(self) -> bool:
        """Whether a question is open, so that you cannot play actions."""
        return False

    @property
    def opens(self) -> bool:
        """Whether this is the first page. Only there does the table tell about placeholder values."""
        return False

    @property
    def complete(self) -> bool:
        """Whether nothing is left to do, so that nobody comes back when another lesson has begun."""
        return False

    @property
    def can_undo(self) -> bool:
        """Whether the learner can take something back."""
        return False

    @property
    def seconds_left(self) -> float | None:
        """The time that is left for all of it, or None while no clock runs. When it is over, the table presses ``time``."""
        return None

    @property
    def shared_question(self) -> Text | None:
        """What a link and a picture of the beginning of ``game`` ask. None: they show the position on the table and ask nothing."""
        return None

    @property
    def shared_id(self) -> str:
        """The id of the puzzle that a shared link opens ("": it opens the position)."""
        return ""

    @property
    def opening(self) -> str:
        """The action, in notation, that an untouched task begins with ("": none). What comes before it in a turn is done."""
        return ""

    @property
    def seal(self) -> Seal:
        """The parts of the table that stay covered because they would give the answer away."""
        return OPEN

    def pointed_out(self) -> Mapping[str, Sequence[str]]:
        """Return the marks on the board.

        ``asked`` marks the subject of the task, ``hinted`` the place of its answer. ``named`` are the places to choose from.
        """
        return {}

    def play(self, action: Action) -> None:  # noqa: ARG002
        """Play the learner's action.

        Args:
            action: The action.

        Raises:
            TutorError: The coach does not expect an action now.

        """
        raise TutorError(Text("coach-answer-first"))

    def answer_refusal(self, verdict: Verdict, reasons: Sequence[Reason] = ()) -> bool:  # noqa: ARG002
        """Answer an illegal action.

        Args:
            verdict: The judgment of the engine.
            reasons: The reasons that the table would show (see ``why`` of the Scene).

        Returns:
            Whether the coach answers, so that the table does not answer also.

        """
        return False

    def answer_question(self, verdict: Verdict) -> bool:  # noqa: ARG002
        """Answer the question why an action is illegal.

        Args:
            verdict: What the rules say about the action.

        Returns:
            Whether a reply was written for it.

        """
        return False

    def starts_early(self, kinds: Container[str]) -> bool:  # noqa: ARG002
        """Answer an action of a later part of the turn.

        Args:
            kinds: The kinds of actions that are still possible in this part.

        Returns:
            Whether the task needs one of them first.

        """
        return False

    def stops_short(self, kinds: Container[str]) -> bool:  # noqa: ARG002
        """Answer the end of a part of the turn.

        Args:
            kinds: The kinds of actions that are still possible in this part.

        Returns:
            Whether the task needs one of them first, so that the part goes on.

        """
        return False

    def needs(self, part: Tap) -> bool:  # noqa: ARG002
        """Return whether a part of the turn, by the click that begins it, can still matter to the task.

        Args:
            part: The click. Without a task, every part matters.

        """
        return True

    def wants(self, kinds: Container[str]) -> bool:  # noqa: ARG002
        """Return whether the task can still use actions that a unit may add after its card.

        Args:
            kinds: The kinds of these actions. Without a task, every kind is wanted.

        """
        return True

    def clear_answer(self) -> bool:
        """Clear the answer to a refused action, because the learner clicked elsewhere.

        Returns:
            Whether there was one.

        """
        return False

    def point(self, place: str) -> bool:  # noqa: ARG002
        """Answer an open question with a place on the board.

        Args:
            place: The id of a place on the board, such as ``"12B"``.

        Returns:
            Whether the place was an answer. If not, the table explains it.

        """
        return False

    def travel(self, by: int) -> None:  # noqa: B027
        """Undo or redo one step of the exercise.

        Args:
            by: -1 to undo, 1 to redo.

        """

    def press(self, button: str) -> None:  # noqa: ARG002
        """Perform the action of a button. Raises TutorError if there is no such button."""
        raise TutorError(Text("error-message"))

    @abstractmethod
    def scene(self, language: str = "") -> CoachPanel:
        """Return the data that the table shows of the coach."""

    @abstractmethod
    def as_text(self, language: str = "") -> str:
        """Return everything as text, for output without a widget. The learner's progress does not change it."""


def spans(numbers: Iterable[int]) -> str:
    """Return numbers as readers write them: ``[1, 2, 3, 5]`` is "1–3, 5"."""
    runs: list[list[int]] = []
    for n in numbers:
        if runs and n == runs[-1][-1] + 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def source(rules: Sequence[str]) -> Source | None:
    """Return the button that opens the first of these rules (None without one)."""
    return {"rule": rules[0], "label": Text("coach-source"), "title": Text(rules[0].replace(".", "-"))} if rules else None


def number_like(label: object) -> bool:
    """Return whether an answer is a number, a fraction or a percentage."""
    return bool(re.fullmatch(r"[-−]?\d+([.,/]\d+)?([ \u00a0]?%)?", str(label)))
