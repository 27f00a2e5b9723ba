"""The fixed part of a game of Memoir '44: the board, the terrain, the units, the cards, and the goals of a scenario."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from undaunted_nb.engine.text import Title
from undaunted_nb.kit.boards import HexBoard

from .tables import Tables

LEFT, CENTER, RIGHT = SECTIONS = ("left", "center", "right")
ARMS = ("infantry", "armor", "artillery")
SIDES = ("allies", "axis")
INFANTRY, ARMOR, GRENADE, STAR, FLAG = SYMBOLS = ("infantry", "armor", "grenade", "star", "flag")
FACES = (2, 1, 1, 1, 1)
"""On how many of the six faces of a die each symbol is (rule m44.dice.1)."""
ALL, NONE = 0, -1
"""The special values of a card's ``orders``: every unit that fits, and no unit."""


class UnitKind(NamedTuple):
    """A kind of unit. The fields are explained at the start of units.toml.

    One that a scenario's file defines is ``like`` a built-in one, and has a ``title``.
    """

    id: str
    arm: str
    figures: int
    move: int
    battle: int
    dice: tuple[int, ...]
    sight: bool = True
    ground: bool = True
    overrun: bool = False
    retreat: int = 1
    undeterred: bool = False
    like: str = ""
    title: Title = Title()


class Ground(NamedTuple):
    """A kind of terrain, or an object on it. The fields are explained at the start of terrain.toml.

    ``own`` marks a kind that a scenario's file defines. It is ``like`` a built-in one.
    """

    id: str
    stop: bool = False
    calm: bool = False
    cover: Mapping[str, int] = {}
    attack: Mapping[str, int] = {}
    blocks: bool = False
    height: bool = False
    closed: bool = False
    ashore: bool = False
    afloat: bool = False
    most: int = 0
    near: bool = False
    arms: tuple[str, ...] = ARMS
    flag: int = 0
    owned: bool = False
    rooted: bool = False
    opens: bool = False
    fades: bool = False
    own: bool = False
    like: str = ""


class Strike(NamedTuple):
    """Dice rolled at up to ``targets`` enemies without an order: the dice per target, by the side that rolls, and whether stars hit."""

    targets: int
    dice: Mapping[str, int]
    stars: bool = False


class Card(NamedTuple):
    """A kind of command card. The fields are explained at the start of cards.toml. ``base`` is its name without the printed section.

    ``own`` marks a card whose effect a scenario's file defines. Such a file can also give a ``title``.
    """

    id: str
    base: str = ""
    copies: int = 0
    printed: str = ""
    orders: int = NONE
    each: Mapping[str, int] = {}
    arms: tuple[str, ...] = ARMS
    section: bool = False
    otherwise: bool = False
    where: str = ""
    moves: bool = True
    battles: bool = True
    hexes: int = -1
    then: int = -1
    free: bool = False
    again: bool = False
    fights: int = 1
    close: int = 0
    fire: int = 0
    looks: int = 0
    strike: Strike | None = None
    does: str = ""
    own: bool = False
    title: Title = Title()

    @property
    def tactic(self) -> bool:
        """Whether the card is a tactic card (not a section card)."""
        return not (self.printed or self.each)


NO_CARD = Card("")
"""The ordinary rules, for times without a card in force."""


class Unit(NamedTuple):
    """A unit of one side (its number): its kind, how many figures it starts with, and the medals it is worth when it is destroyed."""

    id: str
    side: int
    kind: UnitKind
    figures: int
    medals: int = 1


class Objective(NamedTuple):
    """Medals for ``side`` while one of its units is on one of ``hexes``.

    With ``hold`` false they are won for good once a unit has been there.
    """

    hexes: tuple[str, ...]
    side: int
    medals: int = 1
    hold: bool = True


class Options(NamedTuple):
    """The interpretations and variants of a game.

    ``hills`` is "level" (no hill blocks between two hills) or "plateau" (only hills of the same massif do not). ``ground`` and ``overrun``
    can be turned off, and so can ``tactics`` cards (the variant for young generals).
    """

    hills: str = "level"
    ground: bool = True
    overrun: bool = True
    tactics: bool = True


ORDINARY = Options()


class Setup:
    """The fixed part of a scenario, as a value. ``sides[0]`` is at the bottom of the board, ``sides[1]`` at its top."""

    __slots__ = (
        "_hash",
        "afloat",
        "allowed",
        "areas",
        "board",
        "by_card",
        "by_side",
        "by_unit",
        "cards",
        "closed_hexes",
        "cover",
        "deck_winner",
        "draws",
        "fixed",
        "forbidden_hexes",
        "grounds",
        "hedges",
        "home",
        "maps",
        "medals_to_win",
        "mirror",
        "most",
        "name",
        "numbers",
        "objectives",
        "objects",
        "options",
        "owners",
        "penalty",
        "plateau",
        "players",
        "sections",
        "sides",
        "steep",
        "stop",
        "tables",
        "terrain",
        "units",
        "ways",
        "zone",
    )

    def __init__(
        self,
        *,
        name: str,
        sides: tuple[str, str],
        board: HexBoard,
        grounds: Mapping[str, Ground],
        terrain: Mapping[str, str],
        objects: Mapping[str, tuple[str, ...]],
        owners: Mapping[str, int],
        units: tuple[Unit, ...],
        cards: tuple[Card, ...],
        medals_to_win: tuple[int, int],
        objectives: tuple[Objective, ...] = (),
        draws: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
        options: Options = ORDINARY,
        maps: int = 1,
        players: tuple[int, int] = (1, 1),
        deck_winner: int = -1,
        zone: tuple[str, ...] = (),
        steep: frozenset[tuple[str, str]] = frozenset(),
    ) -> None:
        """Create a setup.

        ``terrain`` names everything other than open country, ``objects`` the permanent ones by hex, and ``owners`` the side that owns a
        bunker. ``medals_to_win`` are the medals that win (0: no win by medals), and ``draws`` the number of cards a side draws after its
        first, second, … turn. ``maps`` is the number of boards side by side, and ``players`` the number of people on each side.
        ``deck_winner`` is the side that wins when the deck is empty (-1: the deck is reshuffled), ``zone`` the hexes where an air drop can
        land, and ``steep`` the two hexes beside each steep side, in both orders.
        """
        self.name, self.sides, self.board, self.grounds = name, sides, board, grounds
        self.terrain, self.objects, self.owners = dict(terrain), dict(objects), dict(owners)
        self.units, self.cards, self.medals_to_win, self.objectives = units, cards, medals_to_win, objectives
        self.draws, self.options, self.maps, self.players, self.deck_winner = draws, options, maps, players, deck_winner
        self.zone, self.steep = zone, steep
        self.by_card = {card.id: i for i, card in enumerate(cards)}
        self.by_side = {side: i for i, side in enumerate(sides)}
        self.numbers = tuple(tuple(i for i, unit in enumerate(units) if unit.side == side) for side in (0, 1))
        self.by_unit = {unit.id: i for i, unit in enumerate(units)}
        self.mirror = tuple(self.by_card.get(_mirror_of(card), i) for i, card in enumerate(cards))
        self.areas = _areas(board, maps)
        self.sections = tuple(_sections(self.areas, side) for side in (0, 1))
        self.home = tuple({tile: board.row_neighbors(tile, rows) for tile in board.tiles} for rows in (1, -1))
        self.ways = {
            tile: tuple(neighbor for neighbor in neighbors if (tile, neighbor) not in steep) for tile, neighbors in board.neighbors.items()
        }  # m44.own.8
        self.fixed = {
            tile: (
                grounds[self.terrain.get(tile, "country")],
                *(grounds[name] for name in self.objects.get(tile, ())),
            )
            for tile in board.tiles
        }
        self.afloat = frozenset(tile for tile, things in self.fixed.items() if any(g.afloat for g in things))
        self.stop = frozenset(tile for tile, things in self.fixed.items() if any(g.stop for g in things))
        self.hedges = frozenset(tile for tile, things in self.fixed.items() if any(g.near for g in things))
        self.most = {tile: most for tile, things in self.fixed.items() if (most := max(g.most for g in things))}
        self.closed_hexes = frozenset(
            tile for tile, things in self.fixed.items() if any(g.closed for g in things) and not any(g.opens for g in things)
        )
        self.allowed = {
            arm: frozenset(t for t, things in self.fixed.items() if t not in self.closed_hexes and all(arm in g.arms for g in things))
            for arm in ARMS
        }
        self.forbidden_hexes = {
            arm: frozenset(tile for tile, things in self.fixed.items() if any(g.own and arm not in g.arms for g in things)) for arm in ARMS
        }
        self.plateau = _massifs(board, frozenset(t for t, things in self.fixed.items() if things[0].height))
        self.cover = {arm: _dice_of(self.fixed, "cover", arm, max) for arm in ARMS}
        self.penalty = {arm: _dice_of(self.fixed, "attack", arm, sum) for arm in ARMS}
        self.tables = Tables(
            board,
            sides,
            self.numbers,
            objectives=(objective.hexes for objective in objectives),
            halts=self.stop,
            hedges=self.hedges,
            allowed=self.allowed,
            most=self.most,
            steep=steep,
            ways=self.ways,
        )
        self._hash = hash((name, sides, units, medals_to_win, options, tuple(sorted(self.terrain.items()))))

    def side(self, name: str) -> int:
        """Return the number of a side (-1 if the name is unknown)."""
        return self.by_side.get(name, -1)

    def key(self) -> tuple[Any, ...]:
        """Return the values that it is built from, besides the kinds of terrain."""
        return tuple(getattr(self, field) for field in FIELDS)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Setup) and self.key() == other.key())

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (self.key(), dict(self.grounds))


FIELDS = (
    "name", "sides", "board", "terrain", "objects", "owners", "units", "cards", "medals_to_win", "objectives", "draws", "options", "maps",
    "players", "deck_winner", "zone", "steep",
)  # fmt: skip
"""The values that a Setup is built from, besides the kinds of terrain. Everything else in it follows from these."""


def _rebuild(key: tuple[Any, ...], grounds: Mapping[str, Ground]) -> Setup:
    """Return a setup rebuilt from its value, in another process or after a restart."""
    return Setup(**dict(zip(FIELDS, key, strict=True)), grounds=grounds)


@lru_cache(maxsize=8)
def with_players(setup: Setup, players: tuple[int, int]) -> Setup:
    """Return the setup with another number of people on each side."""
    key = zip(FIELDS, setup.key(), strict=True)
    return setup if setup.players == players else Setup(**{**dict(key), "players": players}, grounds=setup.grounds)


def opposite(section: str) -> str:
    """Return a section as the other side names it: its left is the other's right."""
    return {LEFT: RIGHT, RIGHT: LEFT}.get(section, section)


def section_card_id(base: str, section: str) -> str:
    """Return the id of a section card."""
    return f"{base} {section.capitalize()}"


def _mirror_of(card: Card) -> str:
    return section_card_id(card.base, opposite(card.printed)) if card.printed else card.id


def _areas(board: HexBoard, maps: int) -> dict[str, tuple[int, ...]]:
    """Return the sections of every hex, counted from the left through all maps, three per map.

    A hex on a dashed line, or on the seam between two maps, has two (rules m44.board.2, m44.variant.10).
    """
    span = (max(x for x, _ in board.coordinates.values()) + 2) // maps
    lines = ((span - 2) * 7 // 24, (span - 2) * 17 // 24)
    sections = {}
    for tile, (column, _) in board.coordinates.items():
        columns = [(3 * n, x) for n in range(maps) if -1 <= (x := column - n * span) < span]
        sections[tile] = tuple(
            first + i
            for first, x in columns
            for i, inside in enumerate((x <= lines[0], lines[0] <= x <= lines[1], x >= lines[1]))
            if inside
        )
    return sections


def _sections(areas: Mapping[str, tuple[int, ...]], side: int) -> dict[str, tuple[str, ...]]:
    """Return the sections of every hex as a side names them (rule m44.board.3)."""
    names = [name if side == 0 else opposite(name) for name in SECTIONS]
    return {tile: tuple(names[i % 3] for i in here) for tile, here in areas.items()}


def _dice_of(fixed: Mapping[str, tuple[Ground, ...]], effect: str, arm: str, together: Callable[[list[int]], int]) -> dict[str, int]:
    """Return the most dice that an arm can lose to the permanent things on each hex. Hexes that take none are left out."""
    losses = ((tile, together([getattr(g, effect).get(arm, 0) for g in things])) for tile, things in fixed.items())
    return {tile: dice for tile, dice in losses if dice}


def _massifs(board: HexBoard, hills: frozenset[str]) -> dict[str, int]:
    """Return the number of the massif that each hill hex belongs to."""
    massifs: dict[str, int] = {}
    for hill in sorted(hills):
        edge = [hill] if hill not in massifs else []
        while edge:
            tile = edge.pop()
            massifs[tile] = massifs.get(tile, massifs.get(hill, len(massifs)))
            edge += [t for t in board.neighbors[tile] if t in hills and t not in massifs]
    return massifs
