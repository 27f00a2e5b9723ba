"""The fixed part of a game: the board, the cards, the counters, and the goals of a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from undaunted_nb.engine.text import SubstituteNumber, Title

from .editions import EDITIONS

if TYPE_CHECKING:
    from undaunted_nb.kit.boards import Board


class Ability(NamedTuple):
    """One action printed on a card: its kind, its number X (0: none printed), and the squad it is limited to ("" for any)."""

    kind: str
    x: int = 0
    squad: str = ""


class Card(NamedTuple):
    """A kind of card of one side. ``unit`` is the id of its counter ("" for leaders and Fog of War), and ``title`` the key of its name.

    A scenario's file can give a name of its own: ``named``.
    """

    id: str
    title: str
    unit: str
    squad: str
    initiative: int
    abilities: tuple[Ability, ...]
    fog: bool = False
    named: Title = Title()

    def ability(self, kind: str) -> Ability | None:
        """Return the card's action of this kind, if it is printed on it."""
        for ability in self.abilities:
            if ability.kind == kind:
                return ability
        return None


class Counter(NamedTuple):
    """The counter of a unit.

    Its base defense is the number on it. ``specialization`` decides which reserved seats' actions a soldier can use.
    """

    id: str
    side: int
    kind: str
    squad: str
    defense: int
    specialization: str = ""


class Tile(NamedTuple):
    """A tile's face: its cover (3 on a hill, where 1 can count instead), its drawing, and whether vehicles cannot enter.

    ``Own(True)`` means that they cannot, but it is unknown whether that is printed.
    """

    id: str
    cover: int
    hill: bool = False
    terrain: str = "field"
    rough: bool | SubstituteNumber = False


class Seat(NamedTuple):
    """A seat of a vehicle: the actions it offers, and the specializations that can use them (empty: any)."""

    id: str
    abilities: tuple[Ability, ...] = ()
    crew: tuple[str, ...] = ()

    def ability(self, kind: str) -> Ability | None:
        """Return the seat's action of this kind, if it offers it."""
        return next((ability for ability in self.abilities if ability.kind == kind), None)


class Vehicle(NamedTuple):
    """A vehicle.

    With ``critical`` damage it is disabled, with ``hull`` damage destroyed. ``defense`` None: it has no normal defense.
    """

    id: str
    title: str
    seats: tuple[Seat, ...]
    hull: int
    critical: int
    defense: int | None
    armor: int
    named: Title = Title()


class Structure(NamedTuple):
    """A structure on a tile: the number that a Demolish must equal or beat, and its points."""

    id: str
    title: str
    tile: str
    defense: int
    points: int
    named: Title = Title()


class Spawn(NamedTuple):
    """A spawn marker: for all units of its side, or for squads named, or for units named (by their kind, or one by its id)."""

    side: int
    tile: str
    all: bool = True
    squads: tuple[str, ...] = ()
    units: tuple[str, ...] = ()

    def fits(self, counter: Counter) -> bool:
        """Return whether this counter can enter here."""
        return counter.side == self.side and (
            self.all or counter.squad in self.squads or counter.kind in self.units or counter.id in self.units
        )


class Goal(NamedTuple):
    """One way for a side to win.

    It is ``points`` (that many), ``pin`` (the enemy is pinned), ``escape`` or ``neutralize`` (all of ``names``, or ``points`` of them).
    Without names, any counters count: the side's own soldiers or the enemy's, and the vehicles.
    """

    kind: str
    points: int = 0
    names: tuple[str, ...] = ()


class Radio(NamedTuple):
    """Scenario 10's special rule: ``side`` raises the worth of the objective on ``tile`` by controlling it again."""

    tile: str
    side: int


FIELDS = (
    "name", "edition", "sides", "board", "tiles", "cards", "counters", "spawns", "objectives", "goals", "radio", "vehicles", "structures",
    "exits",
)  # fmt: skip
"""The values that a setup is built from and compared by."""


class Setup:
    """The fixed part of a scenario, as a value. ``name`` is its name in the list of scenarios."""

    __slots__ = (
        "__weakref__",
        "_hash",
        "aims",
        "board",
        "by_card",
        "by_counter",
        "by_names",
        "by_side",
        "by_target",
        "card_names",
        "cards",
        "controls",
        "counters",
        "edition",
        "entries",
        "escapers",
        "exits",
        "fog",
        "goals",
        "has_gear",
        "name",
        "new_names",
        "objectives",
        "radio",
        "riflemen",
        "sides",
        "smooth",
        "spawns",
        "structures",
        "targets",
        "tiles",
        "unit_of",
        "vehicles",
    )

    def __init__(
        self,
        *,
        name: str,
        edition: str,
        sides: tuple[str, str],
        board: Board,
        tiles: Mapping[str, Tile],
        cards: tuple[tuple[Card, ...], tuple[Card, ...]],
        counters: tuple[Counter, ...],
        spawns: tuple[Spawn, ...] = (),
        objectives: tuple[str, ...] = (),
        goals: tuple[tuple[Goal, ...], tuple[Goal, ...]] = ((), ()),
        radio: Radio | None = None,
        vehicles: tuple[Vehicle, ...] = (),
        structures: tuple[Structure, ...] = (),
        exits: tuple[str, ...] = (),
    ) -> None:
        self.name, self.edition, self.sides = name, edition, sides
        self.board, self.tiles, self.cards, self.counters = board, dict(tiles), cards, counters
        self.spawns, self.objectives, self.goals, self.radio = spawns, objectives, goals, radio
        self.vehicles, self.structures, self.exits = vehicles, structures, exits
        _, self.has_gear, self.new_names = EDITIONS[edition]
        self.by_card = tuple({card.id: i for i, card in enumerate(deck)} for deck in cards)
        # The names of each side's cards in order, with their numbers: by squad, and all of them under "".
        self.card_names = tuple(_names_by_squad(deck) for deck in cards)
        self.by_names = {(sides[i], card.id): (i, n, card) for i, deck in enumerate(cards) for n, card in enumerate(deck)}
        self.by_side = tuple(tuple(i for i, counter in enumerate(counters) if counter.side == side) for side in (0, 1))
        self.smooth = frozenset(name for name, tile in self.tiles.items() if not tile.rough)
        self.by_counter = {counter.id: i for i, counter in enumerate(counters)}
        self.unit_of = tuple(tuple(self.by_counter.get(card.unit, -1) for card in deck) for deck in cards)
        self.entries = tuple(tuple(dict.fromkeys(s.tile for s in spawns if s.fits(c))) for c in counters)
        self.controls = tuple(tuple(i for i, card in enumerate(deck) if card.ability("control")) for deck in cards)
        self.riflemen = tuple(tuple(i for i, c in enumerate(counters) if c.side == side and c.kind == "riflemen") for side in (0, 1))
        # Every possible target has one number: the counters first, then the vehicles, then the structures.
        self.targets = (
            *(counter.id for counter in counters),
            *(vehicle.id for vehicle in vehicles),
            *(structure.id for structure in structures),
        )
        self.aims: tuple[tuple[str], ...] = tuple((name,) for name in self.targets)
        self.by_target = {name: i for i, name in enumerate(self.targets)}
        self.escapers = tuple(self._escapers(side) for side in (0, 1))
        self.fog = tuple(next((i for i, card in enumerate(deck) if card.fog), -1) for deck in cards)
        self._hash = hash((name, edition, board, cards, counters))

    def _escapers(self, side: int) -> frozenset[int]:
        """Return the numbers of the counters and vehicles that can escape by a goal of ``side``."""
        goals = [goal for goal in self.goals[side] if goal.kind == "escape"]
        return frozenset(i for goal in goals for i in self.targets_of(goal, side))

    def targets_of(self, goal: Goal, side: int) -> list[int]:
        """Return the target numbers of the counters and vehicles in an escape or neutralize goal of ``side``."""
        if goal.names:
            return [self.by_target[name] for name in goal.names]
        first = len(self.counters)  # vehicles change hands, so any of them can come to count
        return [*self.by_side[side if goal.kind == "escape" else 1 - side], *range(first, first + len(self.vehicles))]

    def _key(self) -> tuple[object, ...]:
        return tuple(getattr(self, field) for field in FIELDS)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Setup) and self._key() == other._key())

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"<Setup {self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (self._key(),)

    def side(self, name: str) -> int:
        """Return the number of a side (-1 if the name is unknown)."""
        return self.sides.index(name) if name in self.sides else -1


def _names_by_squad(cards: tuple[Card, ...]) -> dict[str, list[tuple[str, int]]]:
    names = sorted((card.id, i, card.squad) for i, card in enumerate(cards))
    return {group: [(name, i) for name, i, squad in names if group in ("", squad)] for group in ("", *(card.squad for card in cards))}


def rebuild(key: tuple[Any, ...]) -> Setup:
    """Make a setup again from its value, in another process or after a restart."""
    return Setup(**dict(zip(FIELDS, key, strict=True)))
