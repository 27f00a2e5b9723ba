"""What came together in a room: one row per answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import decimal, say
from undaunted_nb.teaching.display.display import Grid, Page, Result, label

from .pupils import Pupil


class Answer(NamedTuple):
    """An answer of a pupil, who is given by number. ``right`` is None where nothing is right or wrong."""

    pupil: int
    activity: str
    question: str
    answer: str
    right: bool | None
    seconds: float


@dataclass(frozen=True, slots=True, repr=False)
class RoomResults(Result):
    """All answers of a room, each with the name of its pupil.

    Example:
        >>> room = un.classroom(serve=False)
        >>> len(room.results.records()), room.results.columns[:3]
        (0, ('pupil', 'activity', 'question'))

    """

    named: Sequence[tuple[str, Answer]]

    @property
    def columns(self) -> tuple[str, ...]:
        return "pupil", "activity", "question", "answer", "right", "seconds"

    @property
    def labels(self) -> dict[str, str]:
        """The name of each column in the current language."""
        return {**{name: label(name) for name in self.columns}, "question": say(Text("room-column-question"))}

    def rows(self) -> Iterator[tuple[object, ...]]:
        """Yield one row for each answer."""
        return ((name, *answer[1:]) for name, answer in self.named)

    def page(self) -> Page:
        """Return the display: for each pupil and activity, how many answers, and how many of them are right."""
        title = Text("room-results", {"n": len(self.named)})
        totals: dict[tuple[str, str], list[int]] = {}
        for name, answer in self.named:
            total = totals.setdefault((name, answer.activity), [0, 0, 0])
            total[0] += 1
            total[1] += answer.right is True
            total[2] += answer.right is not None
        head = tuple(Text(f"column-{name}") for name in ("pupil", "activity", "answers", "right"))
        rows = [
            (name, Text(f"room-kind-{kind}"), decimal(str(n)), decimal(str(right)) if judged else "–")
            for (name, kind), (n, right, judged) in totals.items()
        ]
        return Page(title, [Grid(head, rows)] if rows else [])


class SavedRoom(NamedTuple):
    """What a file has of a room."""

    code: str
    pupils: list[Pupil]
    answers: list[tuple[str, Answer]]
    """The answers, each with its pupil's name. One whose pupil is not in the file has the number 0."""
    numbers: int
    """How many pupils the room has had, so that no new one gets the number of another."""
    tasks: int
    """How many activities there were, so that no late answer counts for another one."""
