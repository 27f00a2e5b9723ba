"""What a player's behavior says about a hidden hand, if you know the rule by which the player chooses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.i18n import percent
from undaunted_nb.probability.arguments import one_of, whole_number
from undaunted_nb.probability.conditional import update
from undaunted_nb.probability.draws import CARDS
from undaunted_nb.probability.hands import Hand, count_hands, deal_hands

from ..display.chart_mixin import ChartMixin, draw
from ..display.display import Grid, Page, chances, exact
from .distribution import Distribution
from .weights import read_number

if TYPE_CHECKING:
    from undaunted_nb.probability import distribution as core

    from ..charts.chart import Chart

MOST_HANDS = 50_000
"""The most different hands."""


@dataclass(frozen=True, slots=True, repr=False)
class HandBeliefs(ChartMixin):
    """The chances of a hidden hand before anything was seen, and after each thing that was seen.

    ``steps`` holds the distributions of the hands, each a tuple with the copies of each card of ``cards``. ``seen`` holds the chance of
    each thing before it was seen.

    Example:
        >>> def bids_the_sniper(hand):
        ...     return "Rifleman" not in hand and "Sniper" in hand
        >>> now = un.infer_hand({"Rifleman": 2, "Sniper": 1, "Fog of War": 3}, 3, bids_the_sniper)
        >>> now.seen[0], now.copies("Fog of War")[2], now.steps[1][0, 1, 2]
        (Fraction(3, 20), Fraction(1, 1), Fraction(1, 1))

    """

    cards: tuple[str, ...]
    size: int
    hand_size: int
    steps: tuple[core.Distribution[Hand], ...] = field(hash=False)
    seen: tuple[Fraction, ...]

    def copies(self, card: str, step: int = -1) -> Distribution:
        """Return how many copies of a card the hand holds.

        Args:
            card: The name of the card.
            step: After how many things seen (default: all of them).

        Raises:
            TutorError: The deck has no such card, or fewer things were seen.

        """
        one_of("card", card, self.cards)
        last = len(self.steps) - 1
        number = last if step == -1 else whole_number("step", step, 0, last)
        index = self.cards.index(card)
        return Distribution(((hand[index], chance) for hand, chance in self.steps[number].items()), card, Text("plain", {"text": card}))

    @property
    def presence(self) -> tuple[Mapping[str, Fraction], ...]:
        """The chance of at least one copy of each card: before anything was seen, and after each thing."""
        return tuple({card: self.copies(card, n).sf(0) for card in self.cards} for n in range(len(self.steps)))

    @property
    def columns(self) -> tuple[str, ...]:
        return "card", "seen_so_far", "exact", "chance", "percent", "expected"

    def rows(self) -> Iterable[tuple[object, ...]]:
        for n, step in enumerate(self.presence):
            for card, chance in step.items():
                yield card, n, *chances(chance), float(self.copies(card, n).mean)

    def page(self) -> Page:
        head = (Text("column-card"), *(Text("bayes-after", {"n": n}) for n in range(len(self.steps))))
        rows: list[tuple[Text | str, ...]] = [
            (card, *(Text("bayes-cell", {"percent": percent(step[card]), "exact": exact(step[card])}) for step in self.presence))
            for card in self.cards
        ]
        before = [
            Text("behavior-seen", {"n": n, "percent": percent(chance), "exact": exact(chance)}) for n, chance in enumerate(self.seen, 1)
        ]
        model = Text("behavior-model", {"n": len(self.steps[0]), "left": len(self.steps[-1])})
        return Page(Text("behavior-title", {"drawn": self.hand_size, "size": self.size}), [Grid(head, rows), *before, model])

    def _draw(self) -> Chart:
        """Return bars for the cards, before and after each thing that was seen: the chance of at least one copy in the hand."""
        return draw("conditional_charts.hidden_hand", self)


def infer_hand(deck: Mapping[str, int], hand: int, *seen: Callable[[Mapping[str, int]], Any]) -> HandBeliefs:
    """Return what a player's behavior says about a hidden hand (Bayes' rule over all hands that can be dealt).

    You write the rule yourself. An opponent of ``un.simulate`` can't replace it. It looks at a whole position, in which the board, the
    deck and the round count as much as the hand, so it has no probability for a hand alone. Playing many deals would give only an
    estimate for each hand, and none for rare hands, but all numbers here are exact. Write the rule that you believe in, then try others.

    Args:
        deck: The number of copies of each card among which the hand was dealt.
        hand: The number of cards in the hand.
        seen: For each thing that the player did or did not do, a function that takes a hand and returns how likely a player with this hand
            does it: a probability, or True or False. A hand is a mapping of cards to copies, and a card that is not in it counts 0.

    Raises:
        TutorError: An argument is not valid, there are too many different hands, or no hand explains what you have seen.

    Example:
        >>> found = un.infer_hand({"Rifleman": 4, "Fog of War": 5}, 4, lambda hand: 1 if not hand["Rifleman"] else "1/4")
        >>> [round(float(step["Rifleman"]), 3) for step in found.presence]
        [0.96, 0.858]

    """
    if not isinstance(deck, Mapping):
        raise TutorError(Text("error-by-name", {"example": '{"A": 1, "B": 3}', "value": excerpt(deck)}))
    cards = tuple(map(str, deck))
    copies = [whole_number(card, count, 0, CARDS) for card, count in zip(cards, deck.values(), strict=True)]
    hand_size = whole_number("hand", hand, 1, max(sum(copies), 1))
    if sum(copies) < hand_size or count_hands(copies, hand_size) > MOST_HANDS:
        raise TutorError(Text("behavior-many", {"most": MOST_HANDS}))
    steps, before = [deal_hands(copies, hand_size)], []
    for behavior in seen:
        if not callable(behavior):
            raise TutorError(Text("behavior-function", {"value": excerpt(behavior)}))
        likelihood = {dealt_hand: _read_chance(behavior, cards, dealt_hand) for dealt_hand in steps[-1]}
        before.append(sum((chance * likelihood[dealt_hand] for dealt_hand, chance in steps[-1].items()), Fraction()))
        steps.append(update(steps[-1], likelihood))
    return HandBeliefs(cards, sum(copies), hand_size, tuple(steps), tuple(before))


def _read_chance(behavior: Callable[[Mapping[str, int]], Any], cards: tuple[str, ...], counts: Hand) -> Fraction:
    """Return what a function says about a hand, as a probability."""
    hand = Counter({card: count for card, count in zip(cards, counts, strict=True) if count})
    value = behavior(hand)
    return Fraction(value) if isinstance(value, bool) else read_number("seen", dict(hand), value, 1)
