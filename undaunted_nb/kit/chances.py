"""What the ``odds`` of a game offer: ``OddsModel``, which plans and the best plan need, and what only some games have.

A game leaves out what it does not have. Whoever needs it asks, as in ``isinstance(system.odds, Attacks)``, and says it politely if it is
missing. The results are values: an attack with one of the kinds of dice that are known here (``NumberShot``, and ``Volley`` in
probability/volleys.py for symbols), or any other ``Shot``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar, runtime_checkable

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text

if TYPE_CHECKING:
    from undaunted_nb.engine.json_values import JsonObject
    from undaunted_nb.probability.casualties import Hull, Piles
    from undaunted_nb.probability.distribution import Distribution
    from undaunted_nb.probability.draws import Deal, Draws
    from undaunted_nb.probability.odds import Odds
    from undaunted_nb.probability.volleys import Choice as VolleyChoice
    from undaunted_nb.probability.volleys import Volley

P = TypeVar("P", bound=Position)
P_contra = TypeVar("P_contra", bound=Position, contravariant=True)
S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)

NUMBER_DICE, SYMBOL_DICE = "numbers", "symbols"
"""The kinds of dice: a hit is a number, or a symbol."""

# ---------------------------------------------------------------- plans: what the odds of every game offer


@dataclass(frozen=True, slots=True)
class Aim(Generic[P_contra, S_co]):
    """A parsed goal: its words and name, the kinds of action that can matter for it, and its subject in the form of the game system.

    ``left`` returns the least number of actions that must still succeed before a position has reached it (0: it has).
    """

    words: str
    text: Text
    left: Callable[[P_contra], int]
    kinds: frozenset[str]
    subject: S_co | None = None

    def is_reached(self, position: P_contra) -> bool:
        """Return whether the position has reached the goal."""
        return self.left(position) <= 0


class OddsModel(Protocol[P, S]):
    """The ``odds`` of a game: what chance and a plan can lead to."""

    def limit(self, position: P, /) -> int:
        """Return the maximum number of positions for an exact answer: about two seconds' worth in this game."""

    def aim(self, position: P, words: str, /) -> Aim[P, S]:
        """Return a goal as seen from ``position``. Raises TutorError for unknown words."""

    def outcomes(self, position: P, /) -> tuple[tuple[P, Fraction], ...]:
        """Return the positions that chance can lead to, each different one once, with its exact chance."""

    def automatic_action(self, position: P, /) -> Action | None:
        """Return the action that no plan contains, or None if the plan must go on.

        Examples: the order of a volley, the enemy's answer.
        """

    def useful(self, position: P, aim: Aim[P, S], /) -> tuple[Action, ...]:
        """Return the legal actions of the goal's kinds that matter in this turn, the more direct ones first."""

    def bound(self, position: P, aim: Aim[P, S], /) -> Fraction:
        """Return an upper bound on the chance of the best way to play the rest of the turn. It is 1 if no better bound is known."""


# ---------------------------------------------------------------- cards: what is drawn


class Decks(Protocol[P_contra]):
    """The ``decks`` of a game: the cards that a side will draw."""

    def draws(self, p: P_contra, side: str, *, rounds: int = 6, suppose: Iterable[str] | str = ()) -> Draws:
        """Return the draws of ``side`` from what it knows.

        ``suppose`` lists assumed events. Raises TutorError for what cannot be read, and if the game is over.
        """

    def assumes(self, d: Draws, /) -> tuple[Text, ...]:
        """Return the assumptions of the answers, in sentences."""


@runtime_checkable
class SharedDeck(Decks[P_contra], Protocol[P_contra]):
    """The ``decks`` of a game in which both sides draw from one deck, so a side can also estimate the enemy's hand."""

    def groups(self, p: P_contra, /) -> Mapping[str, tuple[str, ...]]:
        """Return groups of cards to wait for, by name."""

    def name_of(self, p: P_contra, card: str, /) -> Text:
        """Return the name of a card or of one of the groups."""

    def estimate_hand(self, p: P_contra, side: str, card: str, /) -> Deal:
        """Return the enemy's hand as ``side`` can estimate it, as a deal from the cards that it has not seen."""

    def before(self, p: P_contra, side: str, card: str, /) -> Deal:
        """Return the enemy's hand as a deal from all cards of the game, as if ``side`` had not seen any of them."""


# ---------------------------------------------------------------- one attack


class Shot(Protocol):
    """An attack with its exact chance."""

    @property
    def line(self) -> str:
        """The attack in notation."""

    @property
    def parts(self) -> tuple[tuple[str, int], ...]:
        """The sum behind it, part by part with its name (``column-NAME`` in the catalogs). It can be empty."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules behind it."""

    @property
    def chance(self) -> Fraction:
        """The chance of success."""

    def to_json(self) -> JsonObject:
        """Return plain values, with the chance as text ("51/100")."""


@dataclass(frozen=True, slots=True)
class PlainShot:
    """An attack of which only the chance is known: a ``Shot`` for games with other dice."""

    line: str
    chance: Fraction
    rules: tuple[str, ...] = ()
    parts: tuple[tuple[str, int], ...] = ()

    def to_json(self) -> JsonObject:
        """Return plain values, with the chance as text ("51/100")."""
        return {**asdict(self), "chance": str(self.chance), "rules": list(self.rules), "parts": dict(self.parts)}


@runtime_checkable
class NumberShot(Shot, Protocol):
    """An attack with dice that must equal or beat a number: the defense, whose sum the parts are."""

    @property
    def kind(self) -> str:
        """The kind of action."""

    @property
    def target(self) -> str:
        """The name of the target in notation."""

    @property
    def odds(self) -> Odds:
        """The dice and the defense."""


@runtime_checkable
class Attacks(Protocol[P_contra]):
    """The odds of a game that knows the chance of one attack."""

    def attack(self, position: P_contra, action: str | Action, /) -> Shot:
        """Return an attack, given in notation or as an action. It uses no hidden information.

        Raises NotationError for a line that cannot be read, TutorError if there is nothing to roll.
        """


@runtime_checkable
class ExplorerDice(Protocol[P_contra]):
    """The odds of a game that the explorer has questions about."""

    DICE: str
    """NUMBER_DICE or SYMBOL_DICE."""

    def explorer_numbers(self, position: P_contra, action: str, /) -> Mapping[str, int | str]:
        """Return the numbers of an attack by the names of the explorer's controls. Raises the errors of ``attack``."""


# ---------------------------------------------------------------- several attacks


class Way(Protocol):
    """One of several attacks that are compared. Its measures are attributes, each an exact chance or average."""

    @property
    def attack(self) -> NumberShot:
        """The attack itself."""

    @property
    def chance(self) -> Fraction:
        """The chance of success."""


class Choice(Protocol):
    """Attacks on one target, compared."""

    @property
    def target(self) -> str:
        """The name of the target in notation."""

    @property
    def ways(self) -> tuple[Way, ...]:
        """The attacks."""

    @property
    def MEASURES(self) -> tuple[str, ...]:  # noqa: N802  (a constant of the class)
        """The measures to compare them by, the chance first (``column-NAME`` and ``choice-NAME`` in the catalogs)."""

    def best(self, measure: str) -> tuple[Way, ...]:
        """Return the best attacks by a measure."""


@runtime_checkable
class Choices(Protocol[P_contra]):
    """The odds of a game that can compare the attacks on a target."""

    def choice(self, position: P_contra, target: str | Sequence[str], /) -> Choice | VolleyChoice:
        """Return the attacks on a target, or several attacks. Raises TutorError for an unknown one, and if nothing can attack it."""


class AreaShot(Protocol):
    """An attack at everything on a tile, one roll after the other."""

    @property
    def line(self) -> str:
        """The attack in notation."""

    @property
    def tile(self) -> str:
        """The tile."""

    @property
    def targets(self) -> tuple[NumberShot, ...]:
        """The rolls in their order."""

    @property
    def own(self) -> tuple[str, ...]:
        """The targets that belong to the side itself."""

    @property
    def joint(self) -> Distribution[tuple[str, ...]]:
        """Each set of targets that can be hit."""

    @property
    def any_enemy(self) -> Fraction:
        """The chance that at least one enemy is hit."""

    @property
    def any_own(self) -> Fraction:
        """The chance that at least one of the side's own is hit."""

    def chance(self, counter: str) -> Fraction:
        """Return the chance that a target is hit."""

    def to_json(self) -> JsonObject:
        """Return plain values, with chances as text ("51/100")."""


@runtime_checkable
class Blasts(Protocol[P_contra]):
    """The odds of a game that has attacks at everything on a tile."""

    BLASTS: frozenset[str]
    """The kinds of such attacks."""

    def blast(self, position: P_contra, action: str, order: Sequence[str] = (), /) -> AreaShot:
        """Return such an attack, with its rolls in this order (default: the usual one). Raises TutorError for anything else."""


@runtime_checkable
class Casualties(Protocol[P_contra]):
    """The odds of a game whose numbered dice take cards or damage, so that an attack can be repeated until nothing is left."""

    TAKING: frozenset[str]
    """The kinds of attacks that take something."""

    def piles(self, position: P_contra, target: str, /) -> Piles | Hull:
        """Return the things that hits take from. Raises TutorError for an unknown target."""


# ---------------------------------------------------------------- dice without a board


@runtime_checkable
class TargetDice(Protocol):
    """The odds of a game whose dice with symbols can be rolled at a kind of unit without a board."""

    MOST_DICE: int
    TARGETS: tuple[str, ...]
    """The kinds of units."""
    TERRAINS: tuple[str, ...]
    """The terrain that can be under them. The first one does nothing."""

    def target_name(self, target: str, /) -> Text:
        """Return the name of a kind of unit."""

    def terrain_name(self, terrain: str, /) -> Text:
        """Return the name of a terrain."""

    def numbers(
        self,
        dice: int,
        target: str,
        /,
        *,
        figures: int | None = None,
        room: int | None = None,
        ignores: int | None = None,
        stars: bool = False,
        terrain: str = ...,
        attacker: str = ...,
    ) -> Volley:
        """Return one roll. Raises TutorError for values that do not exist."""
