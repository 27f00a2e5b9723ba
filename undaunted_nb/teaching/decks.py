"""The deck as a lottery, ready to be shown: when each card comes, and one deck beside another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from undaunted_nb.core import draws as core
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.game import Game
from undaunted_nb.core.odds import one_of
from undaunted_nb.core.position import Position
from undaunted_nb.core.registry import system
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import decimal

from .odds import position_of
from .shown import Grid, Page, Shown, chances, exact, percent

if TYPE_CHECKING:
    from .charts import Chart

WHAT = ("by", "here")
"""What a picture tells of each round: has the card come by then, or does it come in it?"""


class _Asked(NamedTuple):
    draws: core.Draws
    assumes: tuple[Text, ...]
    groups: Mapping[str, tuple[str, ...]] = {}
    names: Mapping[str, Text] = {}
    foe: Mapping[str, core.Deal] = {}


class Draws(Shown, _Asked):
    """When each card of a deck comes: ``draws`` is the question as core/draws.py answers it, ``assumes`` says what the answers rest on.

    ``groups`` are cards of which any will do, by name; ``names`` what cards and groups are called where that is not their id; ``foe`` the
    enemy's hand as it can be judged, where the two sides draw from one deck.
    """

    __slots__ = ()

    def of(self, card: str, least: int = 1) -> core.Chances:
        """When at least so many cards with this name, or of this group, come in one round. Raises TutorError for one that is not there."""
        return self.draws.any_of(self.groups[card], card, least) if card in self.groups else self.draws.of(card, least)

    @property
    def cards(self) -> tuple[str, ...]:
        """What is asked about: the groups, then the cards."""
        return *self.groups, *self.draws.cards

    @property
    def table(self) -> tuple[core.Chances, ...]:
        """When each of them comes."""
        return tuple(map(self.of, self.cards))

    @property
    def held(self) -> Held:
        """What the enemy may hold now. Raises TutorError where each side has a deck of its own."""
        if not self.foe:
            raise TutorError(Text("draws-own-deck"))
        return Held(self.foe, self.names)

    @property
    def columns(self) -> tuple[str, ...]:
        return "card", "round", "exact", "chance", "percent", "exact_here", "here", "expected"

    def rows(self) -> Iterable[tuple[object, ...]]:
        for card, found in zip(self.cards, self.table, strict=True):
            for i, by in enumerate(found.by):
                yield card, i + 1, *chances(by), str(found.here[i]), float(found.here[i]), float(found.expected[i])

    def page(self) -> Page:
        head = (Text("column-card"), *(Text("draws-by", {"n": n}) for n in range(1, self.draws.rounds + 1)))
        rows = [(self.names.get(card, card), *map(percent, found.by)) for card, found in zip(self.cards, self.table, strict=True)]
        return Page(Text("draws-title", {"what": "by"}), [Grid(head, rows), *self.assumes])

    def chart(self, what: str = "by") -> Chart:
        """A line for each card: the chance that it has come ``"by"`` each round, or is drawn in it: ``"here"``."""
        from .charts import rounds

        one_of("what", what, WHAT)
        return rounds(self, what)

    def compare(self, other: Draws, names: tuple[str, str] = ("A", "B")) -> DrawsBeside:
        """Put another deck beside it, both by their ``names``. Raises TutorError where the numbers of rounds differ."""
        return DrawsBeside(names, core.compare(self.draws, other.draws))


class _Held(NamedTuple):
    deals: Mapping[str, core.Deal]
    names: Mapping[str, Text]


class Held(Shown, _Held):
    """What the enemy may hold: for each card or group, how many are unseen, and the chance that at least one is in his hand."""

    __slots__ = ()

    def of(self, card: str) -> core.Deal:
        """His hand as a deal of the unseen cards. Raises TutorError for a card or group that is not there."""
        if card not in self.deals:
            raise TutorError(Text("draws-no-card", {"name": str(card)[:60], "all": ", ".join(self.deals)}))
        return self.deals[card]

    @property
    def columns(self) -> tuple[str, ...]:
        return "card", "unseen", "hand", "copies", "exact", "chance", "percent"

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [(card, it.size, it.drawn, it.copies, *chances(it.probability)) for card, it in self.deals.items()]

    def page(self) -> Page:
        head = (Text("column-card"), *(Text(f"column-{name}") for name in ("copies", "percent", "exact")))
        rows = [
            (self.names.get(card, card), str(it.copies), percent(it.probability), exact(it.probability)) for card, it in self.deals.items()
        ]
        first = next(iter(self.deals.values()))
        return Page(Text("held-title", {"drawn": first.drawn, "size": first.size}), [Grid(head, rows)])

    def chart(self) -> Chart:
        """A bar for each card or group."""
        from .charts import beside

        return beside(self, "card")


def _points(difference: Fraction) -> str:
    """A difference of two chances in percentage points, with its sign and the decimal sign of the language: "+20.7", "−11.1", "0"."""
    return decimal(f"{float(100 * difference):+.1f}").replace("-", "−") if difference else "0"


class _Pair(NamedTuple):
    names: tuple[str, str]
    cards: tuple[core.Comparison, ...]


class DrawsBeside(Shown, _Pair):
    """Two decks, card by card: the chance that it has come by each round, and the difference."""

    __slots__ = ()

    @property
    def columns(self) -> tuple[str, ...]:
        return "card", "round", "deck", "exact", "chance", "percent", "exact_here", "here", "expected"

    def rows(self) -> Iterable[tuple[object, ...]]:
        for pair in self.cards:
            card = pair.one.wanted[0][0]
            for name, found in zip(self.names, (pair.one, pair.other), strict=True):
                for i, (by, here, expected) in enumerate(zip(found.by, found.here, found.expected, strict=True), 1):
                    yield card, i, name, *chances(by), str(here), float(here), float(expected)

    def page(self) -> Page:
        rounds = len(self.cards[0].by)
        head = (Text("column-card"), Text("column-deck"), *(Text("draws-by", {"n": n}) for n in range(1, rounds + 1)))
        rows: list[tuple[Text | str, ...]] = []
        for pair in self.cards:
            card = pair.one.wanted[0][0]
            rows += [(card, name, *map(percent, found.by)) for name, found in zip(self.names, (pair.one, pair.other), strict=True)]
            rows.append((card, Text("draws-difference"), *map(_points, pair.by)))
        return Page(Text("draws-beside", {"one": self.names[0], "other": self.names[1], "what": "by"}), [Grid(head, rows)])

    def chart(self, what: str = "by") -> Chart:
        """Both decks in one picture, a small one for each card; ``what`` is ``"by"`` or ``"here"``, as in Draws."""
        from .charts import decks

        one_of("what", what, WHAT)
        return decks(self, what)


def draws(
    deck: Mapping[str, int] | Game | Position, side: str = "", *, rounds: int = 6, suppose: Iterable[str] | str = (), **piles: Any
) -> Draws:
    """How likely it is to draw each card, round by round.

    ``un.draws(game, "US")`` from where a game stands, ``suppose`` saying what happens besides (``"bolster Rifleman A"``, ``"2: recon"``);
    where both sides draw from one deck it looks at what that side can see, and ``.held`` says what the enemy may hold;
    ``un.draws({"Rifleman A": 2, "Fog of War": 3})`` for a deck by itself, with ``hand``, ``discard``, ``draw``, ``steps``, ``reshuffle``
    as in core/draws.py. Raises TutorError for what is not there, and for more than can be counted.
    """
    if isinstance(deck, Mapping):
        found = core.draws(deck, rounds=rounds, **piles)
        return Draws(found, (found.assumes,))
    position = position_of(deck)
    decks = system(position.system).decks
    found = decks.draws(position, side, rounds=rounds, suppose=suppose)
    shared = getattr(decks, "held", None)  # only where both sides draw from one deck is there anything to say about the other's hand
    if shared is None:
        return Draws(found, decks.assumes(found))
    groups = decks.groups(position)
    asked = (*groups, *found.cards)
    names = {card: decks.name_of(position, card) for card in asked}
    return Draws(found, decks.assumes(found), groups, names, {card: shared(position, side, card) for card in asked})
