"""What does not change during a game: the board, the cards, the counters, the goals of a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from undaunted_nb.core.action import Action
    from undaunted_nb.core.geometry import Board

    from .kinds import Kind


class Ability(NamedTuple):
    """One action printed on a card: its kind, its number X (0: none printed), and the squad it is limited to ("" for any)."""

    kind: str
    x: int = 0
    squad: str = ""


class Card(NamedTuple):
    """A kind of card of one side. ``unit`` is the id of its counter ("" for leaders and Fog of War); ``title`` the key of its name."""

    id: str
    title: str
    unit: str
    squad: str
    initiative: int
    abilities: tuple[Ability, ...]
    fog: bool = False

    def ability(self, kind: str) -> Ability | None:
        """The card's action of this kind, if it is printed on it."""
        for ability in self.abilities:
            if ability.kind == kind:
                return ability
        return None


class Counter(NamedTuple):
    """The counter of a unit: base defence is the number on it."""

    id: str
    side: int
    kind: str
    squad: str
    defence: int


class Tile(NamedTuple):
    """A tile's face: its cover (3 on a hill, where 1 may count instead) and what is drawn on it."""

    id: str
    cover: int
    hill: bool = False
    terrain: str = "field"


class Spawn(NamedTuple):
    """A spawn marker: for all units of its side, or for squads named, or for units named (by their kind, or one by its id)."""

    side: int
    tile: str
    all: bool = True
    squads: tuple[str, ...] = ()
    units: tuple[str, ...] = ()

    def fits(self, counter: Counter) -> bool:
        """May this counter enter here?"""
        return counter.side == self.side and (
            self.all or counter.squad in self.squads or counter.kind in self.units or counter.id in self.units
        )


class Goal(NamedTuple):
    """One way for a side to win: ``points`` (that many) or ``pin`` (the enemy is pinned)."""

    kind: str
    points: int = 0


class Radio(NamedTuple):
    """Scenario 10's special rule: ``side`` raises the worth of the objective on ``tile`` by controlling it again."""

    tile: str
    side: int


class Setup:
    """A scenario's unchanging part; a value. ``name`` is its name in the list of scenarios, ``kinds`` the action kinds of the edition."""

    __slots__ = (
        "_hash",
        "board",
        "by_card",
        "by_counter",
        "by_names",
        "by_side",
        "cards",
        "controls",
        "counters",
        "edition",
        "entries",
        "fog",
        "goals",
        "kinds",
        "memo",
        "name",
        "objectives",
        "radio",
        "riflemen",
        "sides",
        "spawns",
        "tiles",
        "unit_of",
    )

    def __init__(
        self,
        *,
        name: str,
        edition: str,
        kinds: Mapping[str, Kind],
        sides: tuple[str, str],
        board: Board,
        tiles: Mapping[str, Tile],
        cards: tuple[tuple[Card, ...], tuple[Card, ...]],
        counters: tuple[Counter, ...],
        spawns: tuple[Spawn, ...] = (),
        objectives: tuple[str, ...] = (),
        goals: tuple[tuple[Goal, ...], tuple[Goal, ...]] = ((), ()),
        radio: Radio | None = None,
    ) -> None:
        self.name, self.edition, self.kinds, self.sides = name, edition, kinds, sides
        self.board, self.tiles, self.cards, self.counters = board, dict(tiles), cards, counters
        self.spawns, self.objectives, self.goals, self.radio = spawns, objectives, goals, radio
        self.by_card = tuple({card.id: i for i, card in enumerate(own)} for own in cards)
        self.by_names = {(sides[i], card.id): (i, n, card) for i, own in enumerate(cards) for n, card in enumerate(own)}
        self.by_side = tuple(tuple(i for i, counter in enumerate(counters) if counter.side == side) for side in (0, 1))
        self.by_counter = {counter.id: i for i, counter in enumerate(counters)}
        self.unit_of = tuple(tuple(self.by_counter.get(card.unit, -1) for card in own) for own in cards)
        self.entries = tuple(tuple(dict.fromkeys(s.tile for s in spawns if s.fits(c))) for c in counters)
        self.controls = tuple(tuple(i for i, card in enumerate(own) if card.ability("control")) for own in cards)
        self.riflemen = tuple(tuple(i for i, c in enumerate(counters) if c.side == side and c.kind == "riflemen") for side in (0, 1))
        self.fog = tuple(next((i for i, card in enumerate(own) if card.fog), -1) for own in cards)
        # Legal actions by what their requirements read (see legal.py): forgotten when it grows, never part of the value.
        self.memo: dict[object, tuple[Action, ...]] = {}
        self._hash = hash((name, edition, board, cards, counters))

    def _key(self) -> tuple[object, ...]:
        return (
            self.name, self.edition, self.sides, self.board, self.tiles, self.cards, self.counters, self.spawns, self.objectives,
            self.goals, self.radio,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Setup) and self._key() == other._key())

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"<Setup {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        from .editions import rebuild

        return rebuild, (self._key(),)

    def side(self, name: str) -> int:
        """The number of a side (-1 for a name that is none)."""
        return self.sides.index(name) if name in self.sides else -1
