"""The odds of drawing cards from a deck, ready to display, and comparisons of two decks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, TypedDict, Unpack

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.i18n import decimal, percent
from undaunted_nb.kit.chances import SharedDeck
from undaunted_nb.kit.registry import system
from undaunted_nb.play.game import Game
from undaunted_nb.probability import distribution
from undaunted_nb.probability import draws as core
from undaunted_nb.probability.arguments import one_of
from undaunted_nb.probability.conditional import condition_draws
from undaunted_nb.probability.number_format import fixed, significant

from ..display.chart_mixin import ChartMixin, draw
from ..display.chart_options import check_options
from ..display.display import Grid, Page, Part, Result, Steps, chances, fraction
from ..display.values import recast
from .conditional import ConditionalDraws
from .distribution import Distribution
from .odds import position_of
from .spread import Spreading, notes

if TYPE_CHECKING:
    from ..charts.chart import Chart

MEASURES = ("by", "here")
"""The chance that a picture shows for each round: to have drawn the card by then, or to draw it in that round."""


@dataclass(frozen=True, slots=True, repr=False)
class CardOdds(ChartMixin, Spreading, core.Chances):
    """The odds of drawing cards of one kind, round by round.

    ``by``: that they are drawn by the end of the round. ``here``: that they are drawn in this round. ``expected``: how many are drawn in
    this round on average. ``steps`` computes the first round, if it draws from a fresh deck.

    Example:
        >>> rifleman = un.draws({"Rifleman A": 1, "…": 8}).of("Rifleman A")
        >>> rifleman.by[1], rifleman.here[1], len(rifleman.steps)
        (Fraction(8, 9), Fraction(4, 9), 3)
        >>> rifleman.chart().spec["title"]
        'Rifleman A'

    """

    name: Text | str = ""
    steps: tuple[Text, ...] = ()
    span: str = "round"
    """What the numbers count: rounds, or turns where both sides draw from one deck."""

    @property
    def words(self) -> tuple[Text, Text, Text]:
        """The unit of the numbers, and the names of the two chances."""
        return _count_unit(self.span), Text(f"draws-in-{self.span}"), Text(f"draws-by-{self.span}")

    @property
    def columns(self) -> tuple[str, ...]:
        return "round_number", "exact", "chance", "percent", "exact_here", "here", "expected"

    def rows(self) -> Iterable[tuple[object, ...]]:
        for i, (cumulative, here, expected) in enumerate(zip(self.by, self.here, self.expected, strict=True), 1):
            yield i, *chances(cumulative), str(here), float(here), float(expected)

    def page(self) -> Page:
        head = (*self.words, Text("column-exact"), Text("column-expected"))
        rows = [
            (str(i), percent(here), percent(cumulative), fraction(cumulative), decimal(significant(expected)))
            for i, (cumulative, here, expected) in enumerate(zip(self.by, self.here, self.expected, strict=True), 1)
        ]
        steps: list[Part] = [Text("draws-first-round"), Steps(self.steps)] if self.steps else []
        return Page(Text("plain", {"text": self.name}), [Grid(head, rows), *notes(self.distributions), *steps])

    @property
    def distributions(self) -> tuple[Distribution, ...]:
        """The copies that come into the hand, round by round. Rounds with equal chances are one number."""
        alike: dict[distribution.Distribution[int], int] = {}
        for n, count in enumerate(self.counts, 1):
            alike.setdefault(count, n)
        return tuple(Distribution(count, str(n), Text("spread-drawn", {"card": self.name, "n": n})) for count, n in alike.items())

    def _draw(self) -> Chart:
        """Return two lines: drawn in each round, and drawn by the end of it."""
        return draw("charts.card_rounds", self)


def _count_unit(span: str) -> Text:
    return Text("draws-turn" if span == "turn" else "column-round_number")


@dataclass(frozen=True, slots=True, repr=False)
class Draws(Spreading):
    """The odds of drawing each card of a deck.

    ``draws`` holds the answers of probability/draws.py, ``assumes`` their assumptions, and ``groups`` named sets of interchangeable cards.
    ``names`` holds the names of cards and groups that differ from their ids. If both sides draw from one deck, ``foe`` holds the odds of
    the enemy's hand.
    """

    draws: core.Draws
    assumes: tuple[Text, ...]
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    names: Mapping[str, Text] = field(default_factory=dict, hash=False)
    foe: Mapping[str, core.Deal] = field(default_factory=dict, hash=False)
    prior: Mapping[str, core.Deal] = field(default_factory=dict, hash=False)

    def of(self, card: str, least: int = 1) -> CardOdds:
        """Return the probabilities, round by round, to draw cards of one kind.

        Args:
            card: The name of a card or a group.
            least: The least number of these cards to draw.

        Raises:
            TutorError: The deck has no such card.

        """
        group = self.groups.get(card)
        chances_by_round = self.draws.any_of(group, card, least) if group else self.draws.of(card, least)
        fresh = None if group or least > 1 else self.draws.fresh(card)
        steps = fresh.steps if fresh else ()
        return recast(CardOdds, chances_by_round, name=self.names.get(card, card), steps=steps, span="turn" if self.foe else "round")

    def given(self, *seen: Mapping[str, int], card: str = "", least: int = 1) -> ConditionalDraws:
        """Return how the chances of a card change after the first hands were seen.

        Args:
            seen: For the first round, the second one and so on, the exact number of copies that came. Cards not named can be any.
            card: The card to wait for (default: the first card in ``seen``).
            least: The least number of these cards to draw.

        Raises:
            TutorError: The deck has no such card, no hand was named, or such hands cannot come.

        Example:
            >>> un.draws({"Sniper": 1, "…": 8}, draw=3).given({"Sniper": 0}, {"Sniper": 0}).given.after.here[2]
            Fraction(1, 1)

        """
        if not all(isinstance(hand, Mapping) for hand in seen) or not any(seen):
            raise TutorError(Text("given-nothing"))
        target = card or next(name for hand in seen for name in hand)
        return ConditionalDraws(target, condition_draws(self.draws, seen, target, least), seen, self.names.get(target, ""))

    @property
    def cards(self) -> tuple[str, ...]:
        """The groups, then the cards."""
        return *self.groups, *self.draws.cards

    @property
    def table(self) -> tuple[CardOdds, ...]:
        """The chances of each group and card."""
        return tuple(map(self.of, self.cards))

    @property
    def held(self) -> EnemyHand:
        """The cards that the enemy could hold now. Raises TutorError if each side has its own deck."""
        if not self.foe:
            raise TutorError(Text("draws-own-deck"))
        return EnemyHand(self.foe, self.names, self.prior)

    @property
    def columns(self) -> tuple[str, ...]:
        return "card", "round_number", "exact", "chance", "percent", "exact_here", "here", "expected"

    def rows(self) -> Iterable[tuple[object, ...]]:
        for card, card_odds in zip(self.cards, self.table, strict=True):
            for i, cumulative in enumerate(card_odds.by):
                yield card, i + 1, *chances(cumulative), str(card_odds.here[i]), float(card_odds.here[i]), float(card_odds.expected[i])

    @property
    def distributions(self) -> tuple[Distribution, ...]:
        """The copies of each card that come into the hand, round by round."""
        return tuple(
            Distribution(count, f"{card}, {n}", Text("spread-drawn", {"card": self.names.get(card, card), "n": n}))
            for card, card_odds in zip(self.cards, self.table, strict=True)
            for n, count in enumerate(card_odds.counts, 1)
        )

    def page(self, what: str = "by") -> Page:
        """Return the display of one of the chances.

        Args:
            what: ``"by"`` (drawn by the end of each round) or ``"here"`` (drawn in that round).

        """
        head = (Text("column-card"), *(Text(f"draws-{self.words[what]}", {"n": n}) for n in range(1, self.draws.rounds + 1)))
        rows = [
            (self.names.get(card, card), *map(percent, getattr(card_odds, what)))
            for card, card_odds in zip(self.cards, self.table, strict=True)
        ]
        return Page(Text("draws-title", {"what": self.words[what]}), [Grid(head, rows), *self.assumes])

    @property
    def words(self) -> Mapping[str, str]:
        """The keys of the two chances in texts: by rounds, or turn by turn if both sides draw from one deck."""
        return {measure: f"turn-{measure}" if self.foe else measure for measure in MEASURES}

    @property
    def count_unit(self) -> Text:
        """What the numbers count: rounds or turns."""
        return _count_unit("turn" if self.foe else "round")

    @check_options
    def chart(self, what: str = "by", *, size: str = "screen", dark: bool | None = None) -> Chart:
        """Return a picture with a line per card.

        Args:
            what: ``"by"`` (drawn by the end of each round) or ``"here"`` (drawn in that round).
            size: As in ``Chart.sized``, like ``dark``.
            dark: Whether the picture is dark.

        Raises:
            TutorError: ``what`` has another value.

        """
        one_of("what", what, MEASURES)
        return draw("charts.rounds", self, what).sized(size, dark=dark)

    def compare(self, other: Draws, names: tuple[str, str] = ("A", "B")) -> DrawsBeside:
        """Compare with another deck.

        Args:
            other: The odds of the other deck.
            names: The names of the two decks in tables and pictures.

        Raises:
            TutorError: The numbers of rounds differ, or ``other`` is not a deck.

        Example:
            >>> thin, thick = (un.draws({"Rifleman A": 1, "…": others}, rounds=2) for others in (8, 11))
            >>> thin.compare(thick, ("9", "12")).records()[0]["exact"]
            '4/9'

        """
        if not isinstance(other, Draws):
            raise TutorError(Text("draws-no-other", {"value": excerpt(other)}))
        return DrawsBeside(names, core.compare(self.draws, other.draws))


@dataclass(frozen=True, slots=True, repr=False)
class EnemyHand(ChartMixin, Spreading):
    """The cards that the enemy could hold: for each card or group, the unseen copies and the chance of at least one in hand.

    ``prior`` holds the same deals before you saw any card: then each card of the whole deck could be in the enemy's hand.
    """

    deals: Mapping[str, core.Deal] = field(hash=False)
    names: Mapping[str, Text] = field(hash=False)
    prior: Mapping[str, core.Deal] = field(default_factory=dict, hash=False)

    def of(self, card: str) -> core.Deal:
        """Return the enemy's hand as a deal of the unseen cards.

        Args:
            card: The name of a card or a group.

        Raises:
            TutorError: There is no such card or group.

        Example:
            >>> un.draws(un.new_game("memoir44/pegasus-bridge", seed=7), "allies").held.of("Recon Left").drawn
            2

        """
        if card not in self.deals:
            raise TutorError(Text("draws-no-card", {"name": str(card)[:60], "all": ", ".join(self.deals)}))
        return self.deals[card]

    @property
    def columns(self) -> tuple[str, ...]:
        return "card", "unseen", "hand", "copies", "exact", "chance", "percent", "exact_before", "before"

    def rows(self) -> Iterable[tuple[object, ...]]:
        for card, deal in self.deals.items():
            before = self.prior[card].probability
            yield card, deal.size, deal.drawn, deal.copies, *chances(deal.probability), str(before), float(before)

    @property
    def distributions(self) -> tuple[Distribution, ...]:
        """The copies of each card or group in the enemy's hand."""
        return tuple(Distribution(deal.distribution, card, self.names.get(card, card)) for card, deal in self.deals.items())

    def page(self) -> Page:
        head = (Text("column-card"), Text("held-before"), Text("held-now"), *(Text(f"column-{name}") for name in ("exact", "copies")))
        rows = [
            (
                self.names.get(card, card),
                percent(self.prior[card].probability),
                percent(deal.probability),
                fraction(deal.probability),
                str(deal.copies),
            )
            for card, deal in self.deals.items()
        ]
        first = next(iter(self.deals.values()))
        return Page(
            Text("held-title", {"drawn": first.drawn, "size": first.size}), [Grid(head, rows), Text("held-rows"), Text("held-model")]
        )

    def _draw(self) -> Chart:
        """Return a bar per card or group, with a mark at its chance before you saw any card."""
        return draw("conditional_charts.enemy_hand", self)


def _points(difference: Fraction) -> str:
    """Return a difference of two chances in percentage points.

    It has a sign and the decimal separator of the language: "+20.7", "−11.1", "0".
    """
    return decimal(("+" if difference > 0 else "−") + fixed(abs(100 * difference), 1)) if difference else "0"


@dataclass(frozen=True, slots=True, repr=False)
class DrawsBeside(Result):
    """Two decks, card by card: the chance to have drawn it by each round, and the difference."""

    names: tuple[str, str]
    cards: tuple[core.Comparison, ...]

    @property
    def columns(self) -> tuple[str, ...]:
        return "card", "round_number", "deck", "exact", "chance", "percent", "exact_here", "here", "expected"

    def rows(self) -> Iterable[tuple[object, ...]]:
        for pair in self.cards:
            card = pair.one.pairs[0][0]
            for name, card_odds in zip(self.names, (pair.one, pair.other), strict=True):
                for i, (cumulative, here, expected) in enumerate(zip(card_odds.by, card_odds.here, card_odds.expected, strict=True), 1):
                    yield card, i, name, *chances(cumulative), str(here), float(here), float(expected)

    def page(self, what: str = "by") -> Page:
        """Return the display of one of the chances.

        Args:
            what: ``"by"`` (drawn by the end of each round) or ``"here"`` (drawn in that round).

        """
        rounds = len(self.cards[0].by)
        head = (Text("column-card"), Text("column-deck"), *(Text(f"draws-{what}", {"n": n}) for n in range(1, rounds + 1)))
        rows: list[tuple[Text | str, ...]] = []
        for pair in self.cards:
            card = pair.one.pairs[0][0]
            rows += [
                (card, name, *map(percent, getattr(card_odds, what)))
                for name, card_odds in zip(self.names, (pair.one, pair.other), strict=True)
            ]
            rows.append((card, Text("draws-difference"), *map(_points, getattr(pair, what))))
        return Page(Text("draws-beside", {"one": self.names[0], "other": self.names[1], "what": what}), [Grid(head, rows)])

    @check_options
    def chart(self, what: str = "by", *, size: str = "screen", dark: bool | None = None) -> Chart:
        """Return both decks in one picture, with a small chart per card.

        Args:
            what: ``"by"`` or ``"here"``, as in ``Draws.chart``.
            size: As in ``Chart.sized``, like ``dark``.
            dark: Whether the picture is dark.

        Raises:
            TutorError: ``what`` has another value.

        """
        one_of("what", what, MEASURES)
        return draw("charts.decks", self, what).sized(size, dark=dark)


class Piles(TypedDict, total=False):
    """The parts of a deck without a game, as in probability/draws.py."""

    hand: Mapping[str, int]
    discard: Mapping[str, int]
    aside: Mapping[str, int]
    draw: int
    first: int
    steps: Iterable[core.Step]
    reshuffle: bool


def draws(
    deck: Mapping[str, int] | Game | Position,
    side: str = "",
    *,
    rounds: int = 6,
    suppose: Iterable[str] | str = (),
    **piles: Unpack[Piles],
) -> Draws:
    """Return the odds of drawing each card, round by round.

    ``un.draws(game, "US")`` starts from the current position. If both sides draw from one deck, it uses the view of that side, and
    ``.held`` has the odds of the enemy's hand. ``un.draws({"Rifleman A": 2, "Fog of War": 3})`` takes a deck without a game.

    Args:
        deck: The number of copies of each card, or a game or position.
        side: The side that draws (only for a game or position).
        rounds: The number of rounds.
        suppose: Assumed events, such as ``"bolster Rifleman A"`` or ``"2: recon"`` (in round 2).
        piles: ``hand``, ``discard``, ``draw``, ``steps`` and ``reshuffle``, as in probability/draws.py (only for a deck without a game).

    Raises:
        TutorError: A card or side does not exist, an argument is for the other kind of deck, or the problem is too large to count.

    Example:
        >>> un.draws({"Rifleman A": 1, "…": 8}).of("Rifleman A").by[0]
        Fraction(4, 9)

    """
    if isinstance(deck, Mapping):
        _unused([name for name, given in (("side", side), ("suppose", suppose)) if given], "draws-needs-game")
        result = core.draws(deck, rounds=rounds, **piles)
        return Draws(result, (result.assumes,))
    if isinstance(deck, list | tuple | set) and not hasattr(deck, "system"):
        core.draws(deck)  # type: ignore[arg-type]  # refused with a sentence about decks
    _unused(list(piles), "draws-needs-deck")
    position = position_of(deck)
    decks = system(position.system).decks
    result = decks.draws(position, side, rounds=rounds, suppose=suppose)
    if not isinstance(decks, SharedDeck):  # only a deck that both sides draw from allows odds for the other side's hand
        return Draws(result, decks.assumes(result))
    groups = decks.groups(position)
    card_names = (*groups, *result.cards)
    names = {card: decks.name_of(position, card) for card in card_names}
    return Draws(
        result,
        decks.assumes(result),
        groups,
        names,
        {card: decks.estimate_hand(position, side, card) for card in card_names},
        {card: decks.before(position, side, card) for card in card_names},
    )


def _unused(names: list[str], message: str) -> None:
    """Raise TutorError if there are arguments that this kind of deck does not use."""
    if names:
        raise TutorError(Text(message, {"names": ", ".join(names)}))
