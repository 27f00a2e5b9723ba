"""What a small game need not write of its system: the names of ``System`` (kit/registry.py) with their defaults."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.json_values import JsonObject
from undaunted_nb.engine.position import Setup
from undaunted_nb.engine.rulebook import Rule, Rulebook, load_rulebooks, load_rules
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import Checker
from undaunted_nb.files.fields import TEXT, file_schema, read_file, word
from undaunted_nb.files.fields import Kind as FileField
from undaunted_nb.files.forms import Table, exactly, form, read_form

from ..balance_figures import HOUSE, rounds
from ..registry import ScenarioInfo, late_module
from ..scenario_library import Library, label
from .plain_values import fields_of, replace_fields
from .presenter import DefaultPresenter, TurnPosition
from .rules import KindRules

P = TypeVar("P", bound=TurnPosition)
SOURCES = ("rulebook", "public", HOUSE)
"""Where the numbers of a scenario come from: a rulebook, a printed scenario, or its author."""


@dataclass(frozen=True, slots=True)
class Scenario(Generic[P]):
    """A scenario: its title, the source of its numbers, and its start."""

    title: str
    source: str
    label: Text
    start: P


class SmallSchemas(Generic[P]):
    """The JSON Schemas of a game's files: of scenarios from their form, of positions from the types of a position."""

    def __init__(self, system: GameSystem[P]) -> None:
        self._system = system

    def scenario(self, game: str) -> JsonObject:
        """Return the schema of a scenario file."""
        del game
        return self._system.form.schema

    def position(self, game: str) -> JsonObject:
        """Return the schema of a position file."""
        del game
        start = self._system.new_position(self._system.scenario_names()[0])
        return file_schema(fields_of(type(start)))


class GameSystem(Generic[P]):
    """A game system with one game. The ``SYSTEM`` of its module ``system`` is an instance of a subclass.

    A subclass writes ``start``, and what is not as here. What is late (``questions``, ``odds``, ``decks``, ``overlay``, ``building``,
    ``levels``, ``thumb``) is a module of that name in the game's package, and a game without it is without the capability. A lesson can
    use the values ``score SIDE`` and ``at TILE`` (the side of what is on it).

    Args:
        game: The name of the game and of its system.
        package: The package of the game: ``__package__``.
        rules: The rules of its positions.
        present: Its presenter.

    """

    IDLE: frozenset[str] = frozenset()
    HOW: Mapping[str, str] = {}
    HIDDEN: Mapping[str, str] = {}
    """The kinds of events with a field that only the event's own ``side`` can know, and that field."""
    FIELDS: ClassVar[Mapping[str, FileField[Any]]] = {}
    """The fields of its scenario files besides those of every game, each with what it can hold (``files/forms.py``)."""

    def __init__(self, game: str, package: str, rules: KindRules[P], present: DefaultPresenter[P]) -> None:
        self.game, self.package, self.kinds, self.present = game, package, rules, present
        self.FORMAT = f"{game} scenario 1"
        self.values: dict[str, Callable[[P, str, str], int | str]] = {"score": self._score, "at": self._holder_of}
        self.library: Library[Scenario[P]] = Library((game,), self.FORMAT, self._build, {})

    def __getattr__(self, name: str) -> object:
        """Import a part of the game on first use. Raises AttributeError if the game is without it."""
        return late_module(f"{self.__dict__['package']}.system", name)

    def _score(self, p: P, _: str, side: str) -> int:
        return p.score(p.setup.side(side))

    def _holder_of(self, p: P, _: str, tile: str) -> str:
        return next((p.setup.sides[c.side] for c in self.present.counters(p) if c.tile == tile and c.side >= 0), "none")

    # What a game writes

    def start(self, check: Checker, data: Table, name: str) -> P:
        """Return the start of the scenario ``name`` from its fields, as their kinds in ``FIELDS`` read them.

        Faults are noted in ``check``: those of fields that do not fit together.
        """
        raise NotImplementedError

    def faults(self, p: P) -> Iterable[str]:
        """Return the fields that cannot be as a position file has them, although their types are right."""
        del p
        return ()

    def dealt_again(self, position: P, side: str, rng: Random | None = None) -> P:
        """Return a position that looks the same to a side. A game with secrets replaces this."""
        del side, rng
        return position

    # Scenarios and positions

    def _build(self, check: Checker, data: Mapping[str, object], name: str) -> Scenario[P] | None:
        table = read_form(self.form, check, data)
        title, source = table.get("title", ""), table.get("source", HOUSE)
        return None if check.faults else Scenario(title, source, label(name, title or name), self.start(check, table, name))

    @cached_property
    def form(self) -> FileField[Table]:
        """The form of its scenario files."""
        head = {"format": exactly(self.FORMAT), "title": TEXT, "source": word("origin", SOURCES)}
        return form({**head, **self.FIELDS}, ("format", *self.FIELDS))

    @property
    def schemas(self) -> SmallSchemas[P]:
        """The schemas of its files, for editors."""
        return SmallSchemas(self)

    def scenario_names(self) -> tuple[str, ...]:
        """Return the built-in scenarios, by name."""
        return self.library.names()

    def scenario_info(self, name: str) -> ScenarioInfo:
        """Return name, game, title, sides, and the source of the numbers."""
        scenario = self.library.load(name)
        return {
            "name": name,
            "game": self.game,
            "title": scenario.title,
            "label": scenario.label,
            "sides": list(scenario.start.setup.sides),
            "source": scenario.source,
            "rounds": rounds(self.package, name),
        }

    def new_position(self, scenario: str) -> P:
        """Return the start of a scenario, given by name or by the path of a file. Raises FileError."""
        return self.library.load(scenario).start

    def position_from_json(self, data: Mapping[str, object], source: str) -> P:
        """Return a position from a position file. Raises FileError with all faults."""
        name = data.get("scenario")
        start = self.new_position(name if isinstance(name, str) else "")
        reading = read_file(fields_of(type(start)), data, source, start.setup, start)
        check = reading.check
        if "format" not in data:
            check.fault((), "fault-missing", field="format")
        if check.faults:
            raise check.error()
        p = replace_fields(start, reading.values)
        for field in self.faults(p) if p.turn < len(p.setup.sides) else ("turn",):
            check.fault((field,), "fault-kit-impossible")
        if not (check.faults or p.outcome or p.legal_actions):
            check.fault((), "fault-kit-stuck")
        return check.finish(p)

    # Rules

    def rules(self, game: str = "") -> Mapping[str, Rule]:
        """Return the rule catalog, by id."""
        del game
        return self._rules

    @cached_property
    def _rules(self) -> Mapping[str, Rule]:
        return load_rules(self._catalog)

    @cached_property
    def _catalog(self) -> str:
        return resources.files(self.package).joinpath("rules.toml").read_text(encoding="utf-8")

    def rulebooks(self) -> tuple[Rulebook, ...]:
        """Return the rulebooks of the game."""
        return load_rulebooks(self._catalog, self.game)

    def owner_file(self, game: str) -> str:
        """Return no file (""): all numbers are in the game."""
        del game
        return ""

    def askable(self, position: P, side: str) -> Iterator[Action]:
        """Yield the actions that a side may want to try, legal or not."""
        return self.kinds.candidates(position, side)

    # The course of the game

    def past(self, position: P) -> frozenset[str]:
        """Return the kinds of actions that cannot come again in this turn."""
        del position
        return frozenset()

    def stands_still(self, position: P) -> bool:
        """Return whether neither side can win anymore, although no rule ends the game."""
        del position
        return False

    def round_of(self, position: P) -> int:
        """Return the number of the present round, from 1."""
        return position.round

    def opener(self, position: P) -> str:
        """Return the side that has the turn."""
        return position.setup.sides[position.turn]

    # Events

    def describe(self, setup: Setup, event: Event) -> Text:
        """Describe an event in words: the message ``GAME-event-KIND``. Sides and cards in its data are named."""
        return self.present.describe(setup, event)

    def describe_together(self, setup: Setup, events: Sequence[Event]) -> Text | None:
        """Return None: each event has its own sentence."""
        del setup, events
        return None

    def seen_by(self, event: Event, side: str) -> Event:
        """Return the event as a side can know it."""
        field = self.HIDDEN.get(event.kind, "")
        if not field or event.data["side"] == side:
            return event
        return event._replace(data={name: value for name, value in event.data.items() if name != field})
