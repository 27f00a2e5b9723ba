"""Exact chances of drawing cards from a deck round by round, from counts alone.

The model: each round draws a number of cards, one at a time, and each card of the deck is equally likely. The discard pile is shuffled back
only when a card is needed and the deck is empty. At the end of the round the whole hand is discarded, played or not. Steps describe
everything else that happens. A deck that is drawn once and never again (``reshuffle=False``) is the same with a discard pile that gives
nothing back, not even to a step that looks for a card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from fractions import Fraction
from functools import lru_cache, reduce
from itertools import chain
from math import comb
from operator import add
from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.json_values import JsonObject
from undaunted_nb.engine.text import Text, excerpt

from .arguments import whole_number, yes_or_no
from .distribution import Distribution
from .number_format import missed_and_hit
from .piles import CARD_STEPS, STEPS, Cloud, Pile, State, Way, draw_one, merge, pick, spread

if TYPE_CHECKING:
    from random import Random

CARDS, DRAWS, ROUNDS = 200, 20, 40
"""The most cards of a kind, cards drawn in a round, and rounds."""


@dataclass(frozen=True, slots=True)
class Step:
    """An event in ``round`` (from 1), after its draw: ``what`` is one of STEPS, with ``card``, repeated ``times`` times."""

    round: int
    what: str
    card: str = ""
    times: int = 1


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal of ``drawn`` cards out of ``size`` without replacement, where ``copies`` of them are the card you want."""

    size: int
    copies: int
    drawn: int

    @property
    def distribution(self) -> Distribution[int]:
        """The exact distribution of the number of copies drawn."""
        others, ways = self.size - self.copies, comb(self.size, self.drawn)
        return Distribution((k, Fraction(comb(self.copies, k) * comb(others, self.drawn - k), ways)) for k in range(self.drawn + 1))

    @property
    def probability(self) -> Fraction:
        """At least one copy is drawn, exactly."""
        return 1 - Fraction(comb(self.size - self.copies, self.drawn), comb(self.size, self.drawn))

    @property
    def steps(self) -> tuple[Text, ...]:
        """The steps to compute the chance, in sentences: the cards, none of the copies, at least one."""
        others, none = self.size - self.copies, 1 - self.probability
        factors = " × ".join(f"{max(others - k, 0)}/{self.size - k}" for k in range(self.drawn))
        cards = {"size": self.size, "copies": self.copies, "drawn": self.drawn, "others": others}
        return Text("draws-cards", cards), *missed_and_hit("draws-none", "draws-one", none, factors)


@dataclass(frozen=True, slots=True)
class Chances:
    """The chances that the ``wanted`` cards (name and number) come, for each round from the first.

    ``counts``: the number of cards of these kinds that come into the hand in the round. ``here``: the chance that all wanted cards come in
    this round. ``by``: the chance that this has happened in this round or an earlier one.
    """

    pairs: tuple[tuple[str, int], ...]
    counts: tuple[Distribution[int], ...]
    here: tuple[Fraction, ...]
    by: tuple[Fraction, ...]

    @property
    def first(self) -> tuple[Fraction, ...]:
        """The chance that it happens in the round for the first time."""
        return tuple(now - before for before, now in zip((self.by[0] * 0, *self.by), self.by, strict=False))

    @property
    def never(self) -> Fraction:
        """The chance that it does not happen in any of the rounds."""
        return 1 - self.by[-1]

    @property
    def expected(self) -> tuple[Fraction, ...]:
        """The average number of these cards that come in the round."""
        return tuple(count.mean for count in self.counts)

    def to_json(self) -> JsonObject:
        """Return all values by name, with chances as text ("51/100")."""
        values = {name: [str(value) for value in getattr(self, name)] for name in ("expected", "here", "first", "by")}
        counts: JsonObject = {
            "counts": [count.to_json() for count in self.counts],
            "spread": [count.spread.to_json() for count in self.counts],
        }
        return {"wanted": dict(self.pairs), **values, **counts, "never": str(self.never)}


@dataclass(frozen=True, slots=True)
class Draws:
    """A question about a deck, made by ``draws``.

    Each answer is computed on first use and remembered.

    ``aside`` holds cards set apart until the end of the first round (cards already played in it). The first round draws ``first`` cards.
    """

    cards: tuple[str, ...]
    deck: Pile
    hand: Pile
    discard: Pile
    aside: Pile
    draw: int
    first: int
    rounds: int
    steps: tuple[Step, ...] = ()
    reshuffle: bool = True

    def of(self, card: str, least: int = 1) -> Chances:
        """Return when at least ``least`` cards with this name come in one round.

        Raises TutorError for a card that is not among ``cards``.
        """
        return self.having({card: least})

    def having(self, least_counts: Mapping[str, int]) -> Chances:
        """Return when all these cards come in one round. Raises TutorError for unknown cards and for too many cases to compute."""
        if not least_counts:
            raise TutorError(Text("draws-nothing", {"all": ", ".join(self.cards)}))
        for card, least in least_counts.items():
            known_card(self.cards, card)
            whole_number(card, least, 1, CARDS)
        return _chances(self, tuple(least_counts.items()))

    def any_of(self, cards: Iterable[str], name: str, least: int = 1) -> Chances:
        """Return when at least ``least`` of these cards in any mix come in one round.

        The answer calls them ``name``. Cards that are not in the deck do not count. Raises TutorError if a step names one of them.
        """
        mixed_cards = set(cards)
        if named := next((step.card for step in self.steps if step.card in mixed_cards), ""):
            raise TutorError(Text("draws-named", {"name": named}))
        others = tuple(i for i, card in enumerate(self.cards) if card not in mixed_cards)
        piles = (self.deck, self.hand, self.discard, self.aside)
        deck, hand, discard, aside = ((*(pile[i] for i in others), sum(pile) - sum(pile[i] for i in others)) for pile in piles)
        together = replace(self, cards=(*(self.cards[i] for i in others), name), deck=deck, hand=hand, discard=discard, aside=aside)
        return together.of(name, least)

    def fresh(self, card: str) -> Deal | None:
        """Return the first round as a deal of cards, or None if there is more to it than that: cards in hand, a step, a reshuffle."""
        size = sum(self.deck)
        if any(self.hand) or self.first > size or any(step.round == 1 for step in self.steps):
            return None
        return Deal(size, self.deck[self.cards.index(card)], self.first)

    @property
    def table(self) -> tuple[Chances, ...]:
        """When each card comes for the first time, in the order of ``cards``."""
        return tuple(self.of(card) for card in self.cards)

    def hands(self, number: int = 0) -> Distribution[tuple[str, ...]]:
        """Return every hand a round can start with (0: the next round that draws cards).

        Raises TutorError for too many cases to compute.
        """
        if number:
            number = whole_number("number", number, 1, self.rounds)
        number = number or (1 if self.first or self.rounds == 1 else 2)
        plain = replace(self, rounds=number, steps=tuple(step for step in self.steps if step.round < number))
        *_, cloud = walk_rounds(plain, self.cards, (0,) * len(self.cards))
        whole = sum(cloud.values())
        return Distribution((self._named(state[3]), Fraction(weight, whole)) for state, weight in cloud.items())

    def sample(self, rng: Random) -> tuple[tuple[str, ...], ...]:
        """Return one random run: the cards that come into the hand, round by round."""
        state, hands = _start(self, self.cards, len(self.cards)), []
        for number in range(1, self.rounds + 1):
            for way in _ways(self, self.cards, number):
                state = pick(way(state), rng)
            hands.append(self._named(state[3]))
            state = _end(self, self.cards, number)(state)[0][1]
        return tuple(hands)

    @property
    def assumes(self) -> Text:
        """The assumptions of the answers, in a sentence or two."""
        return Text("draws-model", {"draw": self.draw, "reshuffle": self.reshuffle})

    def to_json(self) -> JsonObject:
        """Return the question, and the answers for every card."""
        piles = {name: self._count_names(getattr(self, name)) for name in ("deck", "hand", "discard", "aside")}
        rest = {name: getattr(self, name) for name in ("draw", "first", "rounds", "reshuffle")}
        return {**piles, **rest, "steps": [asdict(step) for step in self.steps], "cards": [chances.to_json() for chances in self.table]}

    def _count_names(self, pile: Pile) -> dict[str, int]:
        return {card: count for card, count in zip(self.cards, pile, strict=True) if count}

    def _named(self, pile: Pile) -> tuple[str, ...]:
        return tuple(chain.from_iterable([card] * count for card, count in zip(self.cards, pile, strict=True)))


@dataclass(frozen=True, slots=True)
class Comparison:
    """The same cards wanted of two decks: differences are the second's less the first's."""

    one: Chances
    other: Chances

    @property
    def by(self) -> tuple[Fraction, ...]:
        """The difference between the two decks in the chance that the card has come by each round."""
        return tuple(b - a for a, b in zip(self.one.by, self.other.by, strict=True))

    @property
    def here(self) -> tuple[Fraction, ...]:
        """The difference in the chance that the card comes in each round."""
        return tuple(b - a for a, b in zip(self.one.here, self.other.here, strict=True))

    @property
    def expected(self) -> tuple[Fraction, ...]:
        """The average number of additional cards in each round."""
        return tuple(b - a for a, b in zip(self.one.expected, self.other.expected, strict=True))

    def to_json(self) -> JsonObject:
        """Return both sides and the differences."""
        values = {name: [str(value) for value in getattr(self, name)] for name in ("by", "expected")}
        return {"one": self.one.to_json(), "other": self.other.to_json(), **values}


def draws(
    deck: Mapping[str, int], *, hand: Mapping[str, int] | None = None, discard: Mapping[str, int] | None = None,
    aside: Mapping[str, int] | None = None, draw: int = 4, first: int | None = None, rounds: int = 6, steps: Iterable[Step] = (),
    reshuffle: bool = True,
) -> Draws:  # fmt: skip
    """Ask about a deck: piles are names with counts, e.g. ``{"Rifleman A": 2, "Fog of War": 3}``.

    ``hand`` is held already in the first round, in which ``first`` more cards are drawn (None: as many as are missing from ``draw``).
    Raises TutorError for numbers out of range, and for steps with a card that is nowhere.
    """
    piles_by_name = {"deck": deck, "hand": hand, "discard": discard, "aside": aside}
    piles = [_pile(name, pile or {}) for name, pile in piles_by_name.items()]
    draw = whole_number("draw", draw, 1, DRAWS)
    rounds = whole_number("rounds", rounds, 1, ROUNDS)
    reshuffle = yes_or_no("reshuffle", reshuffle)
    hand_size = sum(piles[1].values())
    first = whole_number("first", max(draw - hand_size, 0) if first is None else first, 0, CARDS)
    all_steps = tuple(steps)
    names = tuple(dict.fromkeys(chain(*piles, (step.card for step in all_steps if step.what == "add" and step.card))))
    if not names:
        raise TutorError(Text("draws-empty"))
    counts = [tuple(pile.get(name, 0) for name in names) for pile in piles]
    for step in all_steps:
        _check(step, names, rounds)
    return Draws(names, counts[0], counts[1], counts[2], counts[3], draw, first, rounds, all_steps, reshuffle)


def _pile(name: str, pile: object) -> dict[str, int]:
    """Return the number of copies of each card. Raises TutorError for anything else."""
    if not isinstance(pile, Mapping) or not all(isinstance(card, str) for card in pile):
        raise TutorError(Text("draws-no-pile", {"name": name, "value": excerpt(pile)}))
    return {card: whole_number(card, count, 0, CARDS) for card, count in pile.items()}


def deal(size: int, copies: int, drawn: int) -> Deal:
    """Return a deal of ``drawn`` cards out of ``size`` (1 to 200) with ``copies`` of the wanted card.

    Raises TutorError for invalid numbers.
    """
    size = whole_number("size", size, 1, CARDS)
    copies = whole_number("copies", copies, 0, size)
    drawn = whole_number("drawn", drawn, 0, size)
    return Deal(size, copies, drawn)


def gap(size: int, copies: int = 1, draw: int = 4) -> Distribution[int]:
    """Return how many rounds pass from one hand with the card to the next (1: the next round).

    ``size`` counts the cards in all piles together. This is the long-run distribution, where every card is equally likely to be in any
    place. Raises TutorError for invalid numbers.
    """
    size = whole_number("size", size, 1, CARDS)
    copies = whole_number("copies", copies, 1, size)
    draw = whole_number("draw", draw, 1, DRAWS)
    draw = min(draw, size)
    # Between two rounds the deck holds size - draw, size - 2 draw, ... cards, in turn. The copies are in the deck or in the discard pile.
    cloud: Cloud = {
        ((k, left - k), (copies - k, size - left - copies + k), (0, 0), (0,), False): comb(left, k) * comb(size - left, copies - k)
        for left in range(size % draw, size - draw + 1, draw)
        for k in range(max(0, copies - size + left), min(copies, left) + 1)
    }
    ways: list[Way] = [*[draw_one] * draw, _note_success((1,))]
    end = _ending((0, 0))
    cloud = {state: weight for state, weight in reduce(spread, ways, cloud).items() if state[4]}
    cloud = merge(((*state[:4], False), weight) for state, weight in spread(cloud, end).items())
    cumulative = [Fraction()]
    while cumulative[-1] < 1:
        cloud = reduce(spread, ways, cloud)
        cumulative.append(Fraction(sum(weight for state, weight in cloud.items() if state[4]), sum(cloud.values())))
        cloud = spread(cloud, end)
    return Distribution((k, cumulative[k] - cumulative[k - 1]) for k in range(1, len(cumulative)))


def compare(one: Draws, other: Draws) -> tuple[Comparison, ...]:
    """Compare two decks, card by card (the cards of either). Raises TutorError if the numbers of rounds differ."""
    if one.rounds != other.rounds:
        raise TutorError(Text("draws-rounds", {"one": one.rounds, "other": other.rounds}))
    cards = tuple(dict.fromkeys((*one.cards, *other.cards)))
    pair = [_with_names(d, cards) for d in (one, other)]
    return tuple(Comparison(*(d.of(card) for d in pair)) for card in cards)


def _with_names(d: Draws, cards: tuple[str, ...]) -> Draws:
    """Return the same question with more card names, which have no copies."""
    deck, hand, discard, aside = (
        tuple(dict(zip(d.cards, pile, strict=True)).get(card, 0) for card in cards) for pile in (d.deck, d.hand, d.discard, d.aside)
    )
    return replace(d, cards=cards, deck=deck, hand=hand, discard=discard, aside=aside)


def known_card(cards: tuple[str, ...], card: str) -> None:
    if card not in cards:
        raise TutorError(Text("draws-no-card", {"name": str(card)[:60], "all": ", ".join(cards)}))


def _check(step: Step, cards: tuple[str, ...], rounds: int) -> None:
    if step.what not in STEPS:
        raise TutorError(Text("draws-no-step", {"name": str(step.what)[:60], "all": ", ".join(STEPS)}))
    whole_number("round", step.round, 1, rounds)
    whole_number("times", step.times, 1, CARDS)
    if step.card or step.what not in ("draw", "lay"):
        known_card(cards, step.card)


def _note_success(least_counts: Pile) -> Way:
    def way(state: State) -> list[tuple[int, State]]:
        success = state[4] or all(n >= least for n, least in zip(state[3], least_counts, strict=True))
        return [(1, (*state[:4], success))]

    return way


def _ending(aside: Pile) -> Way:
    def way(state: State) -> list[tuple[int, State]]:
        deck, discard, hand, new_cards, success = state
        next_discard = tuple(map(add, discard, map(add, hand, aside)))  # () stays ()
        return [(1, (deck, next_discard, (0,) * len(hand), (0,) * len(new_cards), success))]

    return way


def _kinds(d: Draws, pile: Pile, names: tuple[str, ...]) -> Pile:
    """Return the counts of a pile for the tracked kinds, and one count for the rest together."""
    counts = dict(zip(d.cards, pile, strict=True))
    part = tuple(counts[name] for name in names)
    return (*part, sum(pile) - sum(part))


def _start(d: Draws, names: tuple[str, ...], count: int) -> State:
    deck, hand, discard = (_kinds(d, pile, names) for pile in (d.deck, d.hand, d.discard))
    return deck, discard if d.reshuffle else (), hand, hand[:count], False


def _ways(d: Draws, names: tuple[str, ...], number: int) -> list[Way]:
    """Return the events of a round, card by card, before its end."""
    index = {name: i for i, name in enumerate(names)}
    ways: list[Way] = [draw_one] * (d.first if number == 1 else d.draw)
    for step in d.steps:
        if step.round == number:
            ways += [STEPS[step.what](index.get(step.card, len(names)) if step.card else -1)] * step.times
    return ways


def _end(d: Draws, names: tuple[str, ...], number: int) -> Way:
    return _ending(_kinds(d, d.aside, names) if number == 1 else (0,) * (len(names) + 1))


def _told_apart(d: Draws, names: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Return the kinds to track from a round on: the wanted kinds and those that a later step looks for."""
    others = (step.card for step in d.steps if step.round >= number and step.what in CARD_STEPS and step.card)
    return tuple(dict.fromkeys((*names, *others)))


def _forget(names: tuple[str, ...], next_names: tuple[str, ...], state: State) -> State:
    """Return a state that tracks fewer kinds."""

    def fewer(pile: Pile) -> Pile:
        part = tuple(n for n, name in zip(pile, names, strict=False) if name in next_names)
        return (*part, sum(pile) - sum(part)) if pile else pile

    deck, discard, hand, new_cards, success = state
    return fewer(deck), fewer(discard), fewer(hand), new_cards, success


def walk_rounds(
    d: Draws, tracked_cards: tuple[str, ...], least_counts: Pile, seen: Sequence[Callable[[Pile], bool]] = ()
) -> Iterator[Cloud]:
    """Yield all states at the end of each round, before the hand is discarded.

    ``seen`` holds, for the first rounds, which cards have come into the hand (the counts of ``asked``). States in which others have come
    are still yielded for their round, and then left out.
    """
    names = _told_apart(d, tracked_cards, 1)
    cloud: Cloud = {_start(d, names, len(tracked_cards)): 1}
    for number in range(1, d.rounds + 1):
        next_names = _told_apart(d, tracked_cards, number)
        if len(next_names) < len(names):
            remaining = tuple(name for name in names if name in next_names)
            cloud = merge((_forget(names, remaining, state), weight) for state, weight in cloud.items())
            names = remaining
        cloud = reduce(spread, [*_ways(d, names, number), _note_success(least_counts)], cloud)
        yield cloud
        if number <= len(seen):
            cloud = {state: weight for state, weight in cloud.items() if seen[number - 1](state[3])}
        cloud = spread(cloud, _end(d, names, number))


@lru_cache(maxsize=1024)
def _chances(d: Draws, pairs: tuple[tuple[str, int], ...]) -> Chances:
    names, least = tuple(card for card, _ in pairs), tuple(n for _, n in pairs)
    return chances_in(pairs, walk_rounds(d, names, least))


def chances_in(pairs: tuple[tuple[str, int], ...], clouds: Iterable[Cloud]) -> Chances:
    """Return the chances of the ``wanted`` cards, the first ones that are tracked, from all states at the end of each round."""
    counts, here, cumulative = [], [], []
    for cloud in clouds:
        whole, numbers, now, so_far = sum(cloud.values()), Counter[int](), 0, 0
        for (_, _, _, new_cards, success), weight in cloud.items():
            numbers[sum(new_cards[: len(pairs)])] += weight
            so_far += weight * success
            now += weight * all(n >= m for n, (_, m) in zip(new_cards, pairs, strict=False))
        counts.append(Distribution((n, Fraction(weight, whole)) for n, weight in numbers.items()))
        here.append(Fraction(now, whole))
        cumulative.append(Fraction(so_far, whole))
    return Chances(pairs, tuple(counts), tuple(here), tuple(cumulative))
