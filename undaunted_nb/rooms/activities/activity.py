"""What every activity of a room has: messages in, and what each screen may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any, ClassVar, Protocol, TypedDict

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say

from ..messages import Message
from ..pupils import Pupil
from ..results import Answer


class Host(Protocol):
    """What an activity knows of its room."""

    language: str
    seed: int | None
    rng: Random
    wall_secret: str
    pupils: dict[int, Pupil]

    @property
    def here(self) -> list[Pupil]:
        """The pupils whose screens are connected."""

    def clock(self) -> float:
        """Return the time in seconds."""

    def name_of(self, pupil: Pupil, language: str = "") -> str:
        """Return the name of a pupil as the teacher wants to see it."""

    def start(self, activity: Activity) -> None:
        """Start another activity."""

    def refresh(self, pupil: Pupil) -> None:
        """Send a pupil what changed."""

    def send(self, pupil: Pupil, message: Mapping[str, Any]) -> None:
        """Send a message to the screen of a pupil."""

    def show_more(self, activity: Activity) -> None:
        """Show to all what an activity has found out in a thread."""


class RefusedError(Exception):
    """A message that does not fit: nothing has changed."""


class Button(TypedDict):
    """A button for the teacher."""

    id: str
    label: str
    first: bool
    """Whether it is the likely next step."""


class Activity(ABC):
    """One activity in a room. The room calls it while it holds its own lock."""

    kind: ClassVar[str]
    room: Host
    task: int = 0
    begins: float = 0.0

    def begin(self, room: Host, task: int) -> None:
        """Begin in a room, as its task with this number."""
        self.room, self.task, self.begins = room, task, room.clock()

    def end(self) -> None:  # noqa: B027  (most have nothing to do)
        """End, because another activity begins or the room closes."""

    def enter(self, pupil: Pupil) -> None:  # noqa: B027  (most have nothing to do)
        """Take in a pupil: at the beginning, late, or back after a loss of the connection."""

    def note_absence(self, pupil: Pupil) -> None:  # noqa: B027  (most have nothing to do)
        """Note that a pupil is gone."""

    def receive(self, pupil: Pupil, message: Message) -> None:  # noqa: ARG002  (nothing fits by itself)
        """Handle a message of a pupil. Raises RefusedError if it does not fit."""
        raise RefusedError

    def send_more(self, pupil: Pupil) -> None:  # noqa: B027  (most have nothing to do)
        """Send what is not in the view, such as the parts of a table."""

    def tick(self) -> None:  # noqa: B027  (most have nothing to do)
        """Note that time has passed."""

    def count(self) -> tuple[int, int]:
        """Return how many pupils have answered, and of how many."""
        here = self.room.here
        return sum(self.has_answered(pupil) for pupil in here), len(here)

    @abstractmethod
    def has_answered(self, pupil: Pupil) -> bool:
        """Return whether nothing is left to do for a pupil at the moment."""

    @abstractmethod
    def view(self, pupil: Pupil) -> dict[str, Any]:
        """Return what the page of a pupil shows."""

    @abstractmethod
    def stage(self, language: str) -> dict[str, Any]:
        """Return what the whole class may see."""

    def desk(self, language: str) -> dict[str, Any]:  # noqa: ARG002  (most have nothing more)
        """Return what only the teacher sees in the notebook, besides the stage."""
        return {}

    def buttons(self, language: str) -> list[Button]:  # noqa: ARG002  (some have none)
        """Return the buttons for the teacher. The first one is the likely next step."""
        return []

    def act(self, name: str) -> None:  # noqa: B027  (most have nothing to do)
        """Do what a button says."""

    def answers(self) -> Iterable[Answer]:
        """Yield the answers so far."""
        return ()

    def own_answers(self, pupil: Pupil) -> Iterator[tuple[str, str]]:
        """Yield the questions and the answers of a pupil in words, as the page shows them after the end."""
        return ((answer.question, answer.answer) for answer in self.answers() if answer.pupil == pupil.number)

    def seconds(self) -> float:
        """Return the time since the beginning."""
        return round(self.room.clock() - self.begins, 1)

    @staticmethod
    def button(key: str, language: str, *, first: bool = False, **params: object) -> Button:
        """Return a button whose word is the message ``room-do-KEY``."""
        return {"id": key, "label": say(Text(f"room-do-{key}", params), language), "first": first}

    def answer_fields(self, message: Message, kind: str) -> Mapping[str, Any]:
        """Return the fields of a message of this kind. Raises RefusedError for another one."""
        if message.kind != kind:
            raise RefusedError
        return message.fields
