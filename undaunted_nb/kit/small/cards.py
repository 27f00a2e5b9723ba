"""Hidden cards of a small game: one deck, and a hand of each side that only this side sees.

The position of such a game has the fields of ``CardPosition``. Its rules, its system and its presenter are subclasses of those here.
"""

from __future__ import annotations

from collections import Counter as Multiset
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Protocol, TypeVar

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.legality import Requirement
from undaunted_nb.files.fields import AnyReading, Kind, number
from undaunted_nb.files.forms import for_each
from undaunted_nb.files.toml_lines import Where

from .plain_values import Pair, change_side, plain_fields, replace_fields
from .presenter import DefaultPresenter, TurnPosition
from .rules import Chance, KindRules, top_card
from .rules import Kind as ActionKind
from .system import GameSystem

Cards = tuple[str, ...]
DRAW = "draw"
"""The random event that a side draws the top card."""


class CardPosition(TurnPosition, Protocol):
    """A position with a deck and hidden hands. Each of them holds its cards in order of their names."""

    @property
    def deck(self) -> Cards:
        """The cards in the deck."""

    @property
    def hands(self) -> Pair[Cards]:
        """The cards in the hand of each side."""

    @property
    def draws(self) -> tuple[int, ...]:
        """The numbers of the sides that draw a card now, in order."""


P = TypeVar("P", bound=CardPosition)


def take_card(cards: Cards, card: str) -> Cards:
    """Return cards without one of a name."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def deck_of(cards: Sequence[str], most: int = 20) -> Kind[Cards]:
    """Return the kind of a deck in a scenario file: a table with the number of each card. It is read as the cards."""
    counts = for_each(cards, number(1, most), whole=True)

    def read(r: AnyReading, where: Where, value: object, _: object) -> Cards:
        table = counts.read(r, where, value, None)
        return tuple(sorted(card for card in cards for _ in range(table.get(card, 0))))

    return counts.read_by(read)


def deal(n: int) -> tuple[int, ...]:
    """Return the ``draws`` of a start at which each of two sides draws ``n`` cards."""
    return (0, 1) * n


class CardRules(KindRules[P]):
    """The rules of a game with hidden cards.

    A card must be in hand, and it is spent before the effect of its action. What is in ``draws`` of a position is drawn by chance.

    Args:
        kinds: The kinds of actions.
        chances: The other random events. They come before a card is drawn.
        turn: The rule that only the side whose turn it is acts.
        ending: The rule that ends the game.
        cards: The names of all cards of the game.
        in_hand: The rule that a side plays only cards in its hand.
        drawing: The rule that cards are drawn.

    """

    def __init__(
        self,
        kinds: Iterable[ActionKind[P]],
        chances: Iterable[Chance[P]] = (),
        *,
        turn: str,
        ending: str,
        cards: Collection[str],
        in_hand: str,
        drawing: str,
    ) -> None:
        self._drawing = drawing
        demand: Requirement[P] = Requirement(in_hand, self._is_in_hand, None, "why-kit-hand")
        card_kinds = [replace(k, requirements=(demand, *k.requirements), effect=self._spending(k)) if k.card else k for k in kinds]
        draw: Chance[P] = Chance(DRAW, drawing, self._top, self._draw)
        super().__init__(card_kinds, (*chances, draw), turn=turn, ending=ending, cards=lambda _: cards)

    def view(self, p: P, side: str) -> Mapping[str, object]:
        """Return what a side can see: its own hand, and the number of the other cards."""
        hands = [list(hand) if name == side else len(hand) for name, hand in zip(p.setup.sides, p.hands, strict=True)]
        return {**plain_fields(p), "hands": hands, "deck": len(p.deck)}

    def _card(self, action: Action) -> str:
        return action.card or self.kinds[action.kind].card

    def _is_in_hand(self, p: P, action: Action) -> bool:
        """Return whether a side has a card. What the other side has is a secret."""
        return action.side not in p.to_act or self._card(action) in p.hands[p.setup.side(action.side)]

    def _spending(self, kind: ActionKind[P]) -> Callable[[P, Action], tuple[P, Sequence[Event]]]:
        def perform(p: P, action: Action) -> tuple[P, Sequence[Event]]:
            side = p.setup.side(action.side)
            hand = take_card(p.hands[side], self._card(action))
            return kind.effect(replace_fields(p, {"hands": change_side(p.hands, side, hand)}), action)

        return perform

    def _top(self, p: P) -> Mapping[str, Fraction]:
        return top_card(Multiset(p.deck)) if p.draws else {}

    def _draw(self, p: P, action: Action) -> tuple[P, Sequence[Event]]:
        side, *others = p.draws
        hands = change_side(p.hands, side, tuple(sorted([*p.hands[side], action.card])))
        deck = take_card(p.deck, action.card)
        event = Event("drawn", (self._drawing,), {"side": p.setup.sides[side], "card": action.card})
        return replace_fields(p, {"hands": hands, "deck": deck, "draws": tuple(others)}), [event]


class CardSystem(GameSystem[P]):
    """The system of a game with hidden cards."""

    HIDDEN: Mapping[str, str] = {"drawn": "card"}

    def hidden_faults(self, p: P) -> Iterator[str]:
        """Yield the fields with cards that cannot be as a position file has them."""
        known = set(self.kinds.cards(p))
        for field, cards in (("deck", p.deck), ("hands", (*p.hands[0], *p.hands[1]))):
            if not set(cards) <= known:
                yield field
        if not set(p.draws) <= {0, 1} or len(p.draws) > len(p.deck):
            yield "draws"

    def dealt_again(self, position: P, side: str, rng: Random | None = None) -> P:
        """Return a position that looks the same to a side, with other cards in the enemy's hand and the deck."""
        other = 1 - position.setup.side(side)
        pool = sorted([*position.hands[other], *position.deck])
        (rng or Random(repr(position.view(side)))).shuffle(pool)
        cut = len(position.hands[other])
        hands = change_side(position.hands, other, tuple(sorted(pool[:cut])))
        return replace_fields(position, {"hands": hands, "deck": tuple(sorted(pool[cut:]))})


class CardPresenter(DefaultPresenter[P]):
    """The presenter of a game with hidden cards."""

    SILENT = frozenset({"turn", "drawn"})

    def hand(self, p: P, side: int) -> Mapping[str, int]:
        """Return the cards in a side's hand, with their numbers."""
        return Multiset(p.hands[side])

    def piles(self, p: P) -> Mapping[str, int]:
        """Return the size of the deck."""
        return {"deck": len(p.deck)}
