"""Opponents: they see what their side can see, and choose one of its legal actions."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import Checker
from undaunted_nb.kit import registry
from undaunted_nb.probability.arguments import one_of

P = TypeVar("P", bound=Position)


class View:
    """A position as one side can see it. This is all that an opponent gets.

    It is the same, and gives the same answers, whatever cards the other side holds.
    """

    __slots__ = ("_position", "side")

    def __init__(self, position: Position, side: str) -> None:
        self._position, self.side = position, side

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """The legal actions of the side."""
        p, side = self._position, self.side
        actions = p.legal_actions.whole
        return actions if p.to_act == (side,) else tuple([action for action in actions if action.side == side])

    @property
    def system(self) -> registry.System:
        """The game system, for its ``IDLE`` and other knowledge of the game."""
        return registry.system(self._position.system)

    @property
    def round(self) -> int:
        """The number of the round."""
        return self.system.round_of(self._position)

    @property
    def facts(self) -> Mapping[str, Any]:
        """The things that the side can see, as plain values."""
        return self._position.view(self.side)

    def deal_again(self, rng: Random | None = None) -> Position:
        """Return a position that looks the same to the side, with other cards where it cannot look.

        It depends only on the view, and on ``rng`` if it is given.
        """
        return self.system.dealt_again(self._position, self.side, rng)

    def format(self, action: Action) -> str:
        """Return an action as one line of notation."""
        return self._position.format(action)


class Opponent(Protocol):
    """A player of one side.

    It keeps nothing from one decision to the next that could change a choice: the same view and the same random numbers give the same
    action. So the same seed plays the same game, on any number of machines.
    """

    @property
    def name(self) -> str:
        """Its name, as in OPPONENTS."""

    def choose(self, view: View, rng: Random) -> Action:
        """Return one of the legal actions of the view. All chance comes from ``rng``."""

    def reason(self, position: Position, action: Action, viewer: str) -> Text | None:
        """Return why it chose an action in ``position``, from the facts that ``viewer`` can see (None: it has no reason)."""


class AtRandom:
    """The opponent that chooses a random use of a card, then a random way to do that. It idles only if it can do nothing else."""

    name = "random"

    def choose(self, view: View, rng: Random) -> Action:
        """Return a random action."""
        return any_use(view.legal_actions, rng, view.system.IDLE)

    def reason(self, _position: Position, _action: Action, _viewer: str) -> Text:
        """Return that it has chosen at random."""
        return Text("opponent-no-reason")


OPPONENTS: Mapping[str, str] = {
    "random": "undaunted_nb.play.opponent:AtRandom",
    "rookie": "undaunted_nb.search.heuristics:rookie",
    "novice": "undaunted_nb.search.heuristics:Novice",
    "careful": "undaunted_nb.search.heuristics:ByThumb",
    "planner-quick": "undaunted_nb.search.planner:quick",
    "planner": "undaunted_nb.search.planner:steady",
}
"""The opponents, by name: the module and the class (or the function that makes it) of each. Adding one is one line here.

The first is the easiest.
"""
FORMER: Mapping[str, str] = {"planner-strong": "planner"}
"""Opponents that files of earlier versions name, and those that play in their place."""


def opponents_of(system: str) -> tuple[str, ...]:
    """Return the opponents that a game can have. All but the random one need its rules of thumb."""
    return tuple(OPPONENTS)[: None if registry.has_part(system, "thumb") else 1]


def opponent(name: str) -> Opponent:
    """Return the opponent of that name.

    An opponent with ``tries`` can take long. With 0 tries it chooses at once.

    Raises:
        TutorError: The name is unknown. The error lists the known names.

    """
    one_of("opponent", name, tuple(OPPONENTS))
    module, _, factory = OPPONENTS[name].partition(":")
    player: Opponent = getattr(import_module(module), factory)()
    return player


class Players(NamedTuple):  # no dataclass: every game loads it, see `tests.bench imports`
    """The players at a table: the side of the person ("": two people share it), and the opponent of the other side ("": none)."""

    side: str
    opponent: str


def opponent_of(players: Players | None, side: str) -> str | None:
    """Return the opponent that a saved game has for a side (None: it does not say)."""
    return players.opponent if players and players.side == side else None


def players_from_json(data: object, sides: Collection[str], source: str) -> Players:
    """Return the players of a saved game. Raises FileError."""
    check = Checker("", source)
    fields = check.fields(("table",), data, Players._fields, Players._fields)
    side = check.name(("table", "side"), fields.get("side", ""), "side", (*sides, ""))
    name = check.name(("table", "opponent"), fields.get("opponent", ""), "opponent", (*OPPONENTS, *FORMER, "") if side else ("",))
    return check.finish(Players(side, FORMER.get(name, name)))


def random_choice(p: Position, side: str, rng: Random, idle: frozenset[str] = frozenset()) -> Action:
    """Choose a random legal action of ``side``.

    It first chooses a card and its use, then one of the ways to do that, so a use with many ways is not more frequent. Kinds in ``idle``
    are chosen only if all other kinds are illegal, because such games would hardly end otherwise. Raises IndexError when the side has
    nothing to decide.
    """
    return any_use(View(p, side).legal_actions, rng, idle)


def any_use(actions: tuple[Action, ...], rng: Random, idle: frozenset[str]) -> Action:
    """Return a random use of a card, then a random way to do that. Kinds in ``idle`` are chosen only if there is nothing else."""
    uses: dict[tuple[str, str], list[Action]] = {}
    for action in actions:
        use = action[2], action[0]  # the card and the kind: by their numbers, because this is the inner loop of simulated games
        if use in uses:
            uses[use].append(action)
        else:
            uses[use] = [action]
    busy = [ways for (_, kind), ways in uses.items() if kind not in idle]
    return rng.choice(rng.choice(busy or list(uses.values())))


def resolve_chance(p: P, rng: Random) -> P:
    """Return the position after all pending dice and draws."""
    while p.to_act == (CHANCE,):
        p = p.perform(p.sample(rng)).after
    return p


def decisions(p: P, rng: Random, idle: frozenset[str] = frozenset()) -> Iterator[P]:
    """Yield the positions of a random game in which a side decides.

    The first is ``p`` or the first one after it. Kinds in ``idle`` are left to chance in one decision of ten, and otherwise chosen only
    when nothing else can be done.
    """
    while not (p := resolve_chance(p, rng)).outcome:
        yield p
        avoid = frozenset[str]() if rng.random() < 0.1 else idle
        p = p.perform(random_choice(p, rng.choice(p.to_act), rng, avoid)).after
