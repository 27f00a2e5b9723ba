"""A tap: one thing that a person points at to choose an action."""

from __future__ import annotations

from typing import NamedTuple

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text

ON_BOARD = frozenset({"place", "piece"})
"""The kinds of things on the board."""
HOLDS = frozenset({"pick", "unpick", "choice"})
"""The kinds that can be about something on the board: it is named by ``piece_kind`` and ``name``."""
KINDS = ON_BOARD | HOLDS | {"card", "do", "end"}


class Tap(NamedTuple):  # no dataclass: every game loads it, see `tests.bench imports`
    """The target of a tap: its kind and its name.

    Messages write it as a string, everything else uses it directly. ``piece_kind`` is the kind of the thing on the board that a pick
    or a choice is about (``""`` for a card or a word).
    """

    kind: str
    name: str = ""
    piece_kind: str = ""

    @classmethod
    def parse(cls, wire: str) -> Tap:
        """Return the tap that a message writes as ``kind:name``, ``kind:of:name`` or ``end``.

        Raises:
            TutorError: The text is not a tap.

        """
        kind, _, name = wire.removeprefix("choice:" if wire.startswith("choice:pick:") else "").partition(":")
        piece_kind, _, inner = name.partition(":") if kind in HOLDS else ("", "", "")
        if piece_kind in ON_BOARD:
            name = inner
        if kind not in KINDS or (kind == "end") == bool(name):
            raise TutorError(Text("error-message"))
        return cls(kind, name, piece_kind if piece_kind in ON_BOARD else "")

    def __str__(self) -> str:
        """Return the tap as messages write it."""
        return f"{self.kind}:{self.piece_kind}:{self.name}" if self.piece_kind else f"{self.kind}:{self.name}" if self.name else self.kind

    @property
    def bare(self) -> Tap:
        """The same tap without the number that distinguishes two equal cards (``Scout A#2``)."""
        return self._replace(name=self.name.partition("#")[0]) if "#" in self.name else self

    @property
    def thing(self) -> Tap:
        """The subject of a pick or a choice, if it is on the board, or otherwise the tap itself."""
        return Tap(self.piece_kind, self.name) if self.piece_kind else self

    @property
    def on_board(self) -> bool:
        """Whether this points at something on the board, directly or to pick it."""
        return (self.piece_kind or self.kind) in ON_BOARD


Taps = tuple[Tap, ...]
END = Tap("end")
NOTHING = Tap("")
"""A placeholder for a card when none is selected."""


class Choosing(NamedTuple):  # no dataclass: every game loads it, see `tests.bench imports`
    """A side's selection so far: the taps, the legal actions that begin with them, and the action in the preview."""

    taps: Taps = ()
    options: tuple[Action, ...] = ()
    preview: Action | None = None

    @classmethod
    def complete(cls, taps: Taps, action: Action) -> Choosing:
        """Return the selection of a whole action."""
        return cls(taps, (action,), action)
