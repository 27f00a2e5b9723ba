"""The whole state of a game of Undaunted, as a value, and the draft for building the next state."""

from __future__ import annotations

from operator import add, attrgetter
from typing import Any, NamedTuple

from undaunted_nb.engine.action import CHANCE
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.position import Outcome
from undaunted_nb.kit.playable import Playable

from .setup import Setup

# The places of cards, as indices of a Half.
HAND, DECK, DISCARD, PLAY, SUPPLY, REMOVED = range(6)
ZONES = ("hand", "deck", "discard", "play", "supply", "removed")
LIVING = (HAND, DECK, DISCARD, PLAY, SUPPLY)
"""The places of cards that can still be played some day."""
MARKS, TARGET, INITIATIVE_CARD = 6, 7, 8

# The phases of a round.
DRAW, INITIATIVE, TURNS = "draw", "initiative", "turns"

# A control marker: none, scouted side up, controlled side up.
NONE, SCOUTED, CONTROLLED = range(3)

Pile = tuple[int, ...]
"""The number of cards of each kind of the side's ``setup.cards``. Piles are multisets, because neither side can look at or order a deck."""

Stand = tuple[str, bool]
"""The tile of a counter ("" off the board), and whether it is suppressed."""
OFF_BOARD: Stand = ("", False)


class Half(NamedTuple):
    """The part of one side: its piles, its markers (one per tile), its target marker ("": none), its secret choice (-1: none)."""

    hand: Pile
    deck: Pile
    discard: Pile
    play: Pile
    supply: Pile
    removed: Pile
    marks: tuple[int, ...]
    target: str = ""
    initiative_card: int = -1

    @property
    def piles(self) -> tuple[Pile, ...]:
        """The piles alone, in the order of ``ZONES``."""
        return self[:6]


class State(NamedTuple):
    """A vehicle: its tile, the side that has its card in front of it (-1: none), and its damage.

    With ``tile`` "" it has left the game: destroyed if the damage reaches its hull, or else escaped. ``owner`` has its counter then (-1:
    its own side destroyed it, and it counts for neither side).
    """

    tile: str
    owner: int = -1
    damage: int = 0


Spot = tuple[int, int]
"""The seat of a counter: the numbers of the vehicle and of its seat."""
NO_SEAT: Spot = (-1, -1)
IN_PLAY = -1
"""The value for a counter in front of neither side, or a structure that is not destroyed."""


class Gear(NamedTuple):
    """The part of a position for vehicles, structures and escape points, empty in an edition that has none of them.

    ``spots`` has a Spot for each counter, and ``left`` the side in front of which it is (its own: it escaped, the enemy: neutralized, or
    IN_PLAY). ``vehicles`` has a State for each, and ``structures`` the side that destroyed each (or IN_PLAY). ``card`` is the card of the
    active side whose soldier can still change seats after its action or, if it is ``bound``, has done so and must act now (-1: none).
    """

    spots: tuple[Spot, ...] = ()
    left: tuple[int, ...] = ()
    vehicles: tuple[State, ...] = ()
    structures: tuple[int, ...] = ()
    card: int = -1
    bound: bool = False


NO_GEAR = Gear()


class Draw(NamedTuple):
    """A pending draw for CHANCE: ``side`` draws ``cards`` cards, one at a time."""

    side: int
    cards: int


class Roll(NamedTuple):
    """A pending roll for CHANCE of ``dice`` dice for ``kind`` at ``target`` (its number among ``setup.targets``).

    ``source`` is the attacker's tile ("" if no range counts: Blast, Strafe). ``attacker`` is a counter, or ~card for a card that
    has none.
    """

    kind: str
    attacker: int
    source: str
    target: int
    dice: int


class Volley(NamedTuple):
    """A pending choice: ``side`` decides which counter on the target tile its Blast is rolled for next."""

    side: int
    attacker: int
    dice: int
    targets: tuple[int, ...]


class Pick(NamedTuple):
    """A pending choice: ``side`` decides which soldier aboard ``vehicle`` its hit wounds or, with ``kind`` suppress, suppresses."""

    side: int
    kind: str
    vehicle: int


class PartialUse(NamedTuple):
    """``side`` must finish a use of ``card`` that has too many choices for one list (see ``rules/partial_actions.py``)."""

    side: int
    card: int
    kind: str
    at: str
    args: tuple[str | int, ...] = ()


Task = Draw | Roll | Volley | Pick | PartialUse
SIDE_TASKS = (Volley, Pick, PartialUse)
"""The tasks that wait for a side. All others wait for CHANCE."""


_BY_CHANCE = (CHANCE,)


class Fields(NamedTuple):
    """The fields of a Position."""

    setup: Setup
    round: int
    phase: str
    turn: int
    token: int
    ended_turns: int
    halves: tuple[Half, Half]
    stands: tuple[Stand, ...]
    worth: tuple[int, ...]
    pending: tuple[Task, ...] = ()
    outcome: Outcome | None = None
    gear: Gear = NO_GEAR


class Position(Playable, Fields):
    """A game of Undaunted at one moment.

    ``turn`` and ``token`` are numbers of sides, and ``ended_turns`` counts the turns taken. ``stands`` has a Stand for each of
    ``setup.counters``, ``worth`` the points of each of ``setup.objectives``. The last of ``pending`` comes next.
    """

    __slots__ = ()

    system = "undaunted"

    @property
    def to_act(self) -> tuple[str, ...]:
        """The sides that can act now. One side, both while they choose in secret, CHANCE alone, or none when the game is over."""
        if self.outcome:
            return ()
        sides = self.setup.sides
        if self.pending:
            task = self.pending[-1]
            return _BY_CHANCE if isinstance(task, (Draw, Roll)) else (sides[task.side],)
        if self.phase == INITIATIVE:
            return tuple(sides[i] for i in (0, 1) if self.halves[i].initiative_card < 0 and any(self.halves[i].hand))
        return (sides[self.turn],)

    def score(self, side: int) -> int:
        """Return the points of ``side``."""
        return _points(self.setup, self.halves[side].marks, self.worth, self.gear, side)


DEMOLISHER = 0
"""The side that has the points of the structures it destroyed.

The other one has those of the remaining structures whose tiles it controls.
"""


def _points(setup: Setup, marks: tuple[int, ...], worth: tuple[int, ...], gear: Gear, side: int) -> int:
    index = setup.board.index
    score = sum([points for tile, points in zip(setup.objectives, worth, strict=True) if marks[index[tile]] == CONTROLLED])
    for structure, razer in zip(setup.structures, gear.structures, strict=True) if setup.structures else ():
        if razer == side if side == DEMOLISHER else razer == IN_PLAY and marks[index[structure.tile]] == CONTROLLED:
            score += structure.points
    return score


def drawn_from(half: Half) -> Pile:
    """Return the cards that the next draw can bring.

    These are the deck, or the discard pile that an empty deck takes in (rule un.draw.2).
    """
    return half.deck if any(half.deck) else half.discard


_make = tuple.__new__
"""A fast way to create a NamedTuple from its fields, used at every action."""


_FIELDS = attrgetter(*Position._fields)


class Draft:
    """The successor of a position while it is being written: the only mutable value in the engine. It never leaves ``perform``."""

    __slots__ = (*Position._fields, "events")

    def __init__(self, position: Position) -> None:
        (
            self.setup,
            self.round,
            self.phase,
            self.turn,
            self.token,
            self.ended_turns,
            halves,
            self.stands,
            self.worth,
            pending,
            self.outcome,
            self.gear,
        ) = position
        self.halves: Any = [*halves]
        self.pending: Any = list(pending)
        self.events: list[Event] = []

    def freeze(self) -> Position:
        """Return the finished position."""
        first, second = self.halves
        self.halves = (first if type(first) is Half else _make(Half, first), second if type(second) is Half else _make(Half, second))
        self.pending = tuple(self.pending)
        position: Position = _make(Position, _FIELDS(self))
        return position

    def half(self, side: int) -> list[Any]:
        """Return the part of one side for changes. Until then the draft has the part of the position itself."""
        half: Any = self.halves[side]
        if type(half) is Half:
            half = self.halves[side] = [*half]
        return half  # type: ignore[no-any-return]

    def emit(self, kind: str, /, *rules: str, **data: object) -> None:
        """Record an event, under the ids that the rules have in this edition."""
        names = self.setup.new_names
        if names and not names.keys().isdisjoint(rules):
            rules = tuple(filter(None, [names.get(rule, rule) for rule in rules]))
        self.events.append(_make(Event, (kind, rules, data)))

    def carry(self, side: int, card: int, source: int, goal: int, count: int = 1) -> None:
        """Move ``count`` cards of one kind from one place to another."""
        half = self.half(side)
        pile = list(half[source])
        pile[card] -= count
        half[source] = tuple(pile)
        pile = list(half[goal])
        pile[card] += count
        half[goal] = tuple(pile)

    def empty(self, side: int, source: int, goal: int) -> int:
        """Move all cards of one place to another and return their number."""
        cards = self.halves[side][source]
        count: int = sum(cards)
        if count:
            half = self.half(side)
            half[goal] = tuple(map(add, half[goal], cards))
            half[source] = (0,) * len(cards)
        return count

    def stand(self, counter: int, tile: str, *, suppressed: bool = False) -> None:
        """Put a counter on a tile ("" takes it off), ready or suppressed."""
        self.stands = (*self.stands[:counter], (tile, suppressed), *self.stands[counter + 1 :])

    def mark(self, side: int, tile: str, value: int) -> None:
        """Turn, place or remove a side's control marker."""
        half, place = self.half(side), self.setup.board.index[tile]
        half[MARKS] = (*half[MARKS][:place], value, *half[MARKS][place + 1 :])

    def score(self, side: int) -> int:
        """Return the points of ``side``."""
        return _points(self.setup, self.halves[side][MARKS], self.worth, self.gear, side)
