"""The whole state of a game of Memoir '44, as a value, and the draft for building the next state."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

from undaunted_nb.engine.action import CHANCE
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.position import Outcome
from undaunted_nb.kit.playable import Playable

from .setup import NO_CARD, Card, Setup, Unit

# The phases of a turn: a card is played, orders are given, units move, units battle.
PLAY, ORDER, MOVE, BATTLE = PHASES = ("play", "order", "move", "battle")

Pile = tuple[int, ...]
"""The number of cards of each kind of ``setup.cards``."""
Pair = tuple[int, int]

Stand = tuple[str, int]
"""The hex of a unit ("" off the board), and its figures."""
OFF_BOARD: Stand = ("", 0)


class Orders(NamedTuple):
    """The record of an ordered unit for this turn.

    ``moves`` is the number of its moves, ``steps`` the length of the first, and ``battles`` the number of its battles. ``calm``: it is on
    terrain that it entered and cannot battle. ``stopped``: it has entered a hex that stops it. ``advances`` is how often it took ground.
    ``overran`` and ``dug``: it has made an overrun, or dug in.
    """

    unit: int
    moves: int = 0
    steps: int = 0
    battles: int = 0
    calm: bool = False
    stopped: bool = False
    advances: int = 0
    overran: bool = False
    dug: bool = False


class Front(NamedTuple):
    """The unit that battled last: the hex that its close assault has emptied ("": none), and whether it can overrun now."""

    unit: int
    hex: str
    overrun: bool = False


class LastOrder(NamedTuple):
    """The order a side gave last: the card in force (-1: none), and the section chosen for it."""

    card: int
    section: str = ""


class Draw(NamedTuple):
    """A pending draw for CHANCE: ``side`` draws ``cards`` cards. If it ``looks`` at more than it keeps, they are ``seen`` first."""

    side: int
    cards: int
    looks: int = 0
    seen: tuple[int, ...] = ()


class Keep(NamedTuple):
    """A pending choice: ``side`` decides which of the cards it has ``seen`` it keeps and how many go."""

    side: int
    seen: tuple[int, ...]
    away: int


class Roll(NamedTuple):
    """A pending roll for CHANCE of ``dice`` dice for ``kind`` ("battle", "ambush", "strike", "heal", "grant").

    ``unit`` rolls them (-1: no unit) at ``target`` (-1: no unit).
    """

    kind: str
    unit: int
    target: int
    dice: int


class Ambush(NamedTuple):
    """The pause in which the side of ``target`` can play an Ambush on the unit that assaults it."""

    unit: int
    target: int


class Fight(NamedTuple):
    """A pending battle that goes on after the later tasks if its unit is still on ``hex``."""

    unit: int
    target: int
    hex: str


class Retreat(NamedTuple):
    """A pending retreat for a unit's owner: it moves back by ``flags`` flags, of which it can ignore some."""

    unit: int
    flags: int
    ignorable: int = 0


class Volley(NamedTuple):
    """A pending choice: ``side`` decides at which of these units it rolls the dice of its card next."""

    side: int
    targets: tuple[int, ...]


class Drop(NamedTuple):
    """A pending landing for CHANCE: a unit of an air drop lands on a hex of the drop zone."""

    unit: int


Task = Draw | Keep | Roll | Ambush | Fight | Retreat | Volley | Drop


class Fields(NamedTuple):
    """The fields of a Position."""

    setup: Setup
    turn: int
    turns: Pair
    phase: str
    stands: tuple[Stand, ...]
    wire: frozenset[str]
    sandbags: frozenset[str]
    supply: Pair
    hands: tuple[Pile, Pile]
    deck: Pile
    discard: Pile
    table: tuple[int, ...] = ()
    card: int = -1
    section: str = ""
    orders: tuple[Orders, ...] = ()
    grants: tuple[int, ...] = ()
    done: bool = False
    front: Front | None = None
    said: tuple[LastOrder, LastOrder] = (LastOrder(-1), LastOrder(-1))
    medals: Pair = (0, 0)
    taken: tuple[int, ...] = ()
    pending: tuple[Task, ...] = ()
    outcome: Outcome | None = None


class Position(Playable, Fields):
    """A game of Memoir '44 at one moment.

    ``turn`` is the number of a side, and ``turns`` counts the turns that each side has ended. ``stands`` has a Stand for each of
    ``setup.units``. ``table`` holds the cards that are face up. ``card`` is the one whose order is in force (-1 none), ``section`` the one
    chosen for it, and ``grants`` the orders that dice gave, by arm and for any. ``done`` is true once the card's one-time effect is over.
    ``taken`` gives the side that has each objective for good (-1 none). The last of ``pending`` comes next.
    """

    __slots__ = ()

    system = "memoir44"

    @property
    def to_act(self) -> tuple[str, ...]:
        """The sides that can act now: one side, CHANCE alone, or none when the game is over."""
        if self.outcome:
            return ()
        if not self.pending:
            return (self.setup.sides[self.turn],)
        side = self.decider
        return (CHANCE,) if side < 0 else (self.setup.sides[side],)

    @property
    def decider(self) -> int:
        """The number of the side that decides now (-1 for CHANCE)."""
        if not self.pending:
            return self.turn
        task = self.pending[-1]
        if isinstance(task, (Keep, Volley)):
            return task.side
        if isinstance(task, Retreat):
            return self.setup.units[task.unit].side
        return 1 - self.turn if isinstance(task, Ambush) else -1

    def score(self, side: int) -> int:
        """Return the medals of a side, won for good or from held objectives, up to the number it needs."""
        return score(self, side)

    @property
    def rules(self) -> Card:
        """The card whose order is in force."""
        return self.setup.cards[self.card] if self.card >= 0 else NO_CARD

    def find_unit(self, tile: str) -> int:
        """Return the number of the unit on a hex (-1: none)."""
        return self.setup.tables.field(self.stands).unit_on.get(tile, -1)

    def unit_on(self, tile: str) -> Unit | None:
        """Return the unit on a hex."""
        unit = self.find_unit(tile)
        return self.setup.units[unit] if unit >= 0 else None

    def find_orders(self, unit: int) -> Orders | None:
        """Return the record of an ordered unit for this turn (None: it has no order)."""
        for orders in self.orders:
            if orders.unit == unit:
                return orders
        return None


def is_held(p: Position | Draft, number: int) -> bool:
    """Return whether a unit of its side is on an objective."""
    tables, side = p.setup.tables, p.setup.objectives[number].side
    return bool(tables.field(p.stands).sides[side] & tables.objectives[number])


def score(p: Position | Draft, side: int) -> int:
    """Return the same as ``Position.score``, but also accept a draft."""
    medals, goal = p.medals[side], p.setup.medals_to_win[side]
    for number, objective in enumerate(p.setup.objectives):
        if objective.side == side and (p.taken[number] == side or is_held(p, number)):
            medals += objective.medals
    return min(medals, goal) if goal else medals


T = TypeVar("T")
_FIELDS = attrgetter(*Position._fields)


class Draft:
    """The successor of a position while it is being written: the only mutable value in the engine. It never leaves ``perform``."""

    __slots__ = (*Position._fields, "events")

    def __init__(self, position: Position) -> None:
        (
            self.setup,
            self.turn,
            self.turns,
            self.phase,
            self.stands,
            self.wire,
            self.sandbags,
            self.supply,
            self.hands,
            self.deck,
            self.discard,
            self.table,
            self.card,
            self.section,
            self.orders,
            self.grants,
            self.done,
            self.front,
            self.said,
            self.medals,
            self.taken,
            pending,
            self.outcome,
        ) = position
        self.pending: Any = list(pending)
        self.events: list[Event] = []

    def freeze(self) -> Position:
        """Return the finished position."""
        self.pending = tuple(self.pending)
        position: Position = tuple.__new__(Position, _FIELDS(self))
        return position

    def emit(self, kind: str, /, *rules: str, **data: object) -> None:
        """Record an event."""
        self.events.append(tuple.__new__(Event, (kind, rules, data)))  # Event(...) by its name takes twice as long

    def stand(self, unit: int, tile: str, figures: int) -> None:
        """Put a unit on a hex ("" takes it off)."""
        before = self.stands
        self.stands = (*before[:unit], (tile, figures), *before[unit + 1 :])
        self.setup.tables.derive_field(before, self.stands, unit, self.setup.units[unit].side)

    def note(self, unit: int, **changes: Any) -> None:
        """Record the progress of an ordered unit."""
        self.orders = tuple([o._replace(**changes) if o.unit == unit else o for o in self.orders])

    def name(self, unit: int) -> str:
        """Return the id of a unit."""
        return self.setup.units[unit].id

    @property
    def rules(self) -> Card:
        """The card whose order is in force."""
        return self.setup.cards[self.card] if self.card >= 0 else NO_CARD


def add_copies(pile: Pile, card: int, by: int) -> Pile:
    """Return a pile with ``by`` more of one card."""
    return (*pile[:card], pile[card] + by, *pile[card + 1 :])


def of_side(pair: tuple[T, T], side: int, value: T) -> tuple[T, T]:
    """Return a pair in which the value of one side is replaced."""
    return (value, pair[1]) if side == 0 else (pair[0], value)
