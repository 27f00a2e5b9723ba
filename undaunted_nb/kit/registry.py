"""The game systems, by name, and what each gives to the other parts."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol, TypedDict, TypeVar, cast

from undaunted_nb.engine.errors import Fault, FileError, MissingPartError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.setup_steps import whole
from undaunted_nb.files.storage import is_file_name, is_json, read_text
from undaunted_nb.files.suggestions import nearest

from . import additions, games

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from random import Random

    from undaunted_nb.engine.action import Action
    from undaunted_nb.engine.event import Event
    from undaunted_nb.engine.json_values import JsonObject
    from undaunted_nb.engine.position import Position, Setup
    from undaunted_nb.engine.rulebook import Rule, Rulebook
    from undaunted_nb.search.heuristics import Thumb

    from .builder.drafts import Building
    from .chances import Decks, OddsModel
    from .importing import Importer
    from .question import Maker, Questions
    from .table.overlay import Overlay
    from .table.presenter import Presenter

P = TypeVar("P", bound="Position")


class Levels(Protocol):
    """How a lead leads to a win in the scenarios of a game system."""

    LEVELS: Mapping[str, tuple[float, float]]
    """The values of ``Level`` (search/coach.py) by scenario."""


class NumbersOf(Protocol):
    """Printed numbers: the game that they belong to."""

    @property
    def edition(self) -> str:
        """The name of the game."""


N = TypeVar("N", bound=NumbersOf)


class PrintedNumbers(Protocol[N]):
    """The reader of an owner's files of printed numbers."""

    def read(self, text: str, source: str) -> N:
        """Return the numbers that a file gives. Raises FileError with all faults."""

    def list_placeholders(self, numbers: N) -> dict[str, list[str]]:
        """Return what the file leaves at the project's own numbers, by piece."""

    def list_new_pieces(self, numbers: N) -> list[str]:
        """Return the pieces that only the file has."""


class Schemas(Protocol):
    """The JSON Schemas of the files of a game system."""

    def scenario(self, game: str) -> JsonObject:
        """Return the schema of a scenario file of a game."""

    def position(self, game: str) -> JsonObject:
        """Return the schema of a position file of a game."""


class System(Protocol):
    """The interface of a game system's module."""

    present: Presenter
    """The conversion of positions to the parts of a Scene: the names of ``Presenter``."""
    values: Mapping[str, Callable[[Position, str, str], int | str]]
    """The values of a position that a lesson can use, by name. Each takes the position, the learner's side and the words after it."""
    questions: Questions
    """Questions that the engine makes."""
    odds: OddsModel[Position, object]
    """Chances. What else a game knows of them, such as ``Attacks``, is in kit/chances.py."""
    decks: Decks[Position]
    """The cards that a side will draw. If both sides share one deck, ``SharedDeck`` (kit/chances.py)."""
    numbers: PrintedNumbers[NumbersOf]
    """The reader of an owner's files of printed numbers. A game whose numbers are all in its rulebook is without it."""
    building: Building
    """The controls and gestures of the builder."""
    overlay: Overlay
    """The chances over the board."""
    levels: Levels
    """How a lead leads to a win."""
    schemas: Schemas
    """The schemas of its files, for editors. Without it, they complete nothing."""
    thumb: Thumb[object]
    """Its rules of thumb."""
    IDLE: frozenset[str]
    """Kinds of actions that bring a game no further."""
    HOW: Mapping[str, str]
    """How a game ended, in one word (``ending-WORD`` in the catalogs), by the rule of its outcome."""
    FORMAT: str
    """The ``format`` field of its scenario files."""

    def scenario_names(self) -> tuple[str, ...]:
        """Return the built-in scenarios, by name."""

    def scenario_info(self, name: str) -> ScenarioInfo:
        """Return name, game, title, sides, and the source of the numbers."""

    def new_position(self, scenario: str) -> Position:
        """Return the start of a scenario, given by name or by the path of a file. Raises FileError."""

    def position_from_json(self, data: Mapping[str, object], source: str) -> Position:
        """Return a position from a position file. Raises FileError with all faults."""

    def rules(self, game: str = "") -> Mapping[str, Rule]:
        """Return the rule catalog, by id: for all games of the system, or for one."""

    def rulebooks(self) -> Sequence[Rulebook]:
        """Return the rulebooks of the games of the system."""

    def owner_file(self, game: str) -> str:
        """Return the owner's file of printed numbers in use for a game ("": none). Raises FileError for one with faults."""

    def dealt_again(self, position: P, side: str, rng: Random | None = None) -> P:
        """Return a position that looks the same to ``side``, with other cards where it cannot look.

        It depends only on its view, and on ``rng`` if it is given.
        """

    def askable(self, position: Position, side: str) -> Iterable[Action]:
        """Return the actions that a side may want to try, legal or not. A lesson looks for its expected actions among them."""

    def describe(self, setup: Setup, event: Event) -> Text:
        """Describe an event in words."""

    def describe_together(self, setup: Setup, events: Sequence[Event]) -> Text | None:
        """Describe several events in one sentence (None: each has a separate one)."""

    def stands_still(self, position: Position) -> bool:
        """Return whether neither side can win anymore, although no rule ends the game."""

    def past(self, position: Position) -> frozenset[str]:
        """Return the kinds of actions that cannot come again in this turn."""

    def round_of(self, position: Position) -> int:
        """Return the number of the present round, from 1."""

    def opener(self, position: Position) -> str:
        """Return the side that has the turn ("": none yet). Asked in the first round, it is the side with the first initiative."""

    def seen_by(self, event: Event, side: str) -> Event:
        """Return the event as a side can know it."""


LATE_MODULES = {
    "building": "builder",
    "decks": "chances.decks",
    "levels": "ai.levels",
    "numbers": "files.numbers",
    "odds": "chances.odds",
    "overlay": "table.overlay",
    "questions": "quiz.questions",
    "schemas": "files.schemas",
    "sheet": "files.sheet",
    "thumb": "ai.heuristics",
}
"""The parts of a system that are imported on first use, each with its module in the game's folder. A game can be without one.

A small game has each in one module with the name of the part. If the module has a ``PART``, that is the part.
"""


@cache
def _place_of(package: str, name: str) -> str:
    """Return the module of a part of a system ("": the game is without it)."""
    for module in (f"{package}.{LATE_MODULES[name]}", f"{package}.{name}"):
        with suppress(ModuleNotFoundError):  # no such folder
            if find_spec(module):
                return module
    return ""


def module_of(system: str, name: str) -> str:
    """Return the module of one of ``LATE_MODULES`` of a game system ("": the game is without it)."""
    return _place_of(games.package(system), name)


def has_part(system: str, name: str) -> bool:
    """Return whether a game system has one of ``LATE_MODULES``, without importing it."""
    return bool(module_of(system, name))


def systems_with(name: str) -> tuple[System, ...]:
    """Return the game systems that have one of ``LATE_MODULES``."""
    return tuple(system(game) for game in system_names() if has_part(game, name))


def find_maker(name: str, among: Iterable[str] = ()) -> Maker | None:
    """Return the kind of question with that name (None: there is none). ``among`` names the game systems to look in (default: all).

    Each is loaded only if those before it do not have it.
    """
    known = (system(game) for game in among or system_names() if has_part(game, "questions"))
    makers = (maker for owner in known for makers in owner.questions.GAMES.values() for maker in makers)
    return next((maker for maker in makers if maker.name == name), None)


def find_rule(name: str) -> Rule | None:
    """Return the rule with that id (None: no game has it). Games are loaded only until it is found."""
    return next((rule for game in system_names() if (rule := system(game).rules().get(name))), None)


def late_module(module: str, name: str) -> object:
    """Return a part of a system that is imported on first use: for the ``__getattr__`` of its module.

    Args:
        module: The name of the system's module.
        name: The name of the part.

    Raises:
        AttributeError: There is no such part.
        MissingPartError: The game is without it.

    """
    if name not in LATE_MODULES:
        message = f"module {module!r} has no attribute {name!r}"
        raise AttributeError(message)
    if place := _place_of(module.rpartition(".")[0], name):
        part = import_module(place)
        whole_part: object = getattr(part, "PART", part)
        return whole_part
    raise MissingPartError(name)


@cache
def system(name: str) -> System:
    """Return the game system of that name: ``SYSTEM`` of its module ``system``, or the module. Raises KeyError for an unknown one."""
    module = import_module(f"{games.package(name)}.system")
    return cast("System", getattr(module, "SYSTEM", module))


def answers(name: str) -> object:
    """Return the rules of a game system, as its positions use them: ``ANSWERS`` of its module ``answers``, or the module.

    Raises KeyError for an unknown one.
    """
    module = import_module(f"{games.package(name)}.answers")
    rules: object = getattr(module, "ANSWERS", module)
    return rules


def system_names() -> tuple[str, ...]:
    """Return the names of all game systems."""
    return tuple(games.packages())


def importers(name: str) -> dict[str, Importer]:
    """Return what reads the files of other programs for a game system, by the ending of their names.

    A system can name such modules of its folder in ``IMPORTERS``: ``{".m44": "files.m44"}``.
    """
    parts: Mapping[str, str] = getattr(system(name), "IMPORTERS", {})
    return {ending: cast("Importer", import_module(f"{games.package(name)}.{part}")) for ending, part in parts.items()}


def find_importer(source: str, text: str) -> tuple[str, Importer] | None:
    """Return what reads a file of another program, with its game system (None: nothing does). The ending of its name decides first."""
    known = [(name, ending, importer) for name in system_names() for ending, importer in importers(name).items()]
    by_name = ((name, importer) for name, ending, importer in known if source.casefold().endswith(ending))
    return next(by_name, None) or next(((name, importer) for name, _, importer in known if importer.is_known(text)), None)


def systems() -> tuple[System, ...]:
    """Return all game systems."""
    return tuple(system(name) for name in system_names())


def scenario_names() -> tuple[str, ...]:
    """Return the names of all built-in scenarios."""
    return tuple(name for system_ in systems() for name in system_.scenario_names())


class ScenarioInfo(TypedDict):
    """A scenario that you can open: its names (``title`` is in the language that is set), its sides, and the source of its numbers."""

    name: str
    game: str
    title: str
    label: Text
    sides: list[str]
    source: str
    rounds: int | None


def scenario_infos() -> list[ScenarioInfo]:
    """Return what is known of every scenario. A faulty one from another package is reported and left out."""
    return [info for system in systems() for name in system.scenario_names() if (info := _info(system, name))]


def _info(system: System, name: str) -> ScenarioInfo | None:
    try:
        return system.scenario_info(name)
    except Exception as error:
        prefix = name.partition("/")[0]
        if games.is_built_in(prefix):
            raise
        pack = prefix in games.packs()
        additions.report_file(additions.SCENARIOS if pack else additions.GAMES, prefix if pack else games.system_of(prefix), name, error)
        return None


def system_of_built_in(scenario: str) -> System | None:
    """Return the system of a scenario that comes with a game or in a pack (None: there is no such scenario)."""
    prefix, name = scenario.partition("/")[0], whole(scenario)
    if owner := games.system_of(prefix):
        return system(owner) if name in games.scenarios(prefix) or name in system(owner).scenario_names() else None
    packed = (known for known in systems() if name in games.scenarios_in_packs(known.FORMAT)) if prefix in games.packs() else ()
    return next(iter(packed), None)


def system_of_scenario(scenario: str) -> System:
    """Return the system of a scenario: a built-in one by name, or a file. Raises FileError that lists the known names."""
    if known_system := system_of_built_in(scenario):
        return known_system
    if is_file_name(scenario):
        return _of_file(scenario)
    pack = scenario.partition("/")[0]
    if problem := additions.problem_of(additions.SCENARIOS, pack) or additions.problem_of(additions.GAMES, pack):
        raise FileError(scenario[:60], [Fault("", problem)])
    if scenario in games.packs().get(pack, ()):
        raise FileError(scenario[:60], [_no_format()])
    known = scenario_names()
    suggestion = nearest(scenario, known, 0.4)
    raise FileError(scenario[:60], [Fault("", Text("fault-no-scenario", {"near": suggestion, "all": ", ".join(known)}))])


def _of_file(path: str) -> System:
    """Return the system whose format a scenario file names. Raises FileError.

    For a .toml file that names none it is the first one, whose reader explains what is wrong. Of another file nothing is shown.
    """
    text = read_text(path)
    named = games.format_of(text)
    owner = next((s for s in systems() if named == s.FORMAT), None)
    if owner is None and (other := find_importer(path, text)):
        raise FileError(path, [Fault("", Text("fault-other-program", {"file": path, "program": other[1].PROGRAM}))])
    if owner is None and is_json(text):
        raise FileError(path, [Fault("", Text("fault-saved-game"))])
    if owner is None and not path.casefold().endswith(".toml"):
        raise FileError(path, [_no_format()])
    return owner or systems()[0]


def _no_format() -> Fault:
    return Fault("", Text("fault-no-format", {"formats": " / ".join(f'format = "{s.FORMAT}"' for s in systems())}))
