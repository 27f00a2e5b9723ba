"""The game systems, by name. Adding a game is one line here."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from .errors import Fault, FileError
from .near import nearest
from .text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from .action import Action
    from .event import Event
    from .position import Position
    from .rulebook import Rule, Rulebook

SYSTEMS = {"undaunted": "undaunted_nb.games.undaunted.system", "memoir44": "undaunted_nb.games.memoir44.system"}


class System(Protocol):
    """What the module of a game system offers."""

    present: Any
    """How positions become the parts of a Scene: the names that ``__init__.py`` of the folder imports (``games/undaunted/present``)."""
    values: Mapping[str, Any]
    """What a lesson may ask of a position, by name: see ``games/undaunted/values.py``."""
    questions: Any
    """Questions that the engine makes: ``GAMES`` (each with its Makers, core/question.py), ``PREFIXES``, ``make(id)``."""
    odds: Any
    """Chances: what core/plan.py asks of a game (``Reckoner``), ``attack``, ``choice``; ``TARGETS``, at which ``numbers`` throws without
    a board; and what is its own.
    """
    decks: Any
    """What a side will draw: ``draws``, ``assumes``; where both sides have one deck also ``groups``, ``name_of``, ``held``."""
    overlay: Any
    """The chances over the board: ``layer(position, side, asked, taps)``, ``FOLLOWS`` (core/overlay.py has what they share)."""
    IDLE: frozenset[str]
    """Kinds of actions that bring a game no further."""
    FORMAT: str
    """What ``format`` says in its scenario files."""

    def scenario_names(self) -> tuple[str, ...]:
        """The shipped scenarios, by name."""

    def scenario_info(self, name: str) -> Mapping[str, Any]:
        """Name, game, title, sides, and where the numbers come from."""

    def new_position(self, scenario: str) -> Position:
        """The start of a scenario, by name or by the path of a file. Raises FileError."""

    def position_from_json(self, data: Mapping[str, Any], source: str) -> Position:
        """A position from a position file. Raises FileError with all faults."""

    def rules(self, game: str = "") -> Mapping[str, Rule]:
        """The rule catalogue, by id: of all games of the system, or of one."""

    def rulebooks(self) -> Sequence[Rulebook]:
        """The rulebooks of the games of the system."""

    def owner_file(self, game: str) -> str:
        """The file of an owner's own numbers that is in force for a game ("": none). Raises FileError for one with faults."""

    def askable(self, position: Any, side: str) -> Iterable[Action]:
        """What a side may think of asking for, legal or not: what a lesson's foreseen deeds are looked for among."""

    def tell(self, setup: Any, event: Event) -> Text:
        """An event in words."""

    def tell_together(self, setup: Any, events: Sequence[Event]) -> Text | None:
        """What several events tell in one sentence (None: each has its own)."""

    def stands_still(self, position: Any) -> bool:
        """Tell whether nothing that a side can still do changes the board, though no rule ends the game."""

    def seen_by(self, event: Event, side: str) -> Event:
        """The event as a side may know it."""


def system(name: str) -> System:
    """The game system of that name. Raises KeyError for none."""
    return cast("System", import_module(SYSTEMS[name]))


def answers(name: str) -> Any:
    """The rules of a game system, as its positions ask them (``core/playable.py``). Raises KeyError for none."""
    return import_module(f"{SYSTEMS[name].rpartition('.')[0]}.answers")


def systems() -> tuple[System, ...]:
    """All game systems."""
    return tuple(system(name) for name in SYSTEMS)


def system_of_scenario(scenario: str) -> System:
    """The system that knows a scenario: a shipped one by name, or a file. Raises FileError, naming what there is."""
    # The likely system first: to ask all of them would load every game.
    for name in sorted(SYSTEMS, key=lambda name: not scenario.startswith(f"{name}/")):
        if scenario in system(name).scenario_names():
            return system(name)
    known = [name for s in systems() for name in s.scenario_names()]
    if scenario.endswith(".toml"):
        return _of_file(scenario)
    near = nearest(scenario, known, 0.4)
    raise FileError(scenario[:60], [Fault("", Text("fault-no-scenario", {"near": near, "all": ", ".join(known)}))])


def _of_file(path: str) -> System:
    """The system whose format a scenario file names (the first one for a file that names none). Raises FileError."""
    import re

    from .storage import read_text

    named = re.search(r"""(?m)^[ \t]*format[ \t]*=[ \t]*["']([^"'\n]*)["']""", read_text(path))
    return next((s for s in systems() if named and named[1] == s.FORMAT), systems()[0])
