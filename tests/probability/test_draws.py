"""The deck as a lottery, compared with icepool, with every order of the cards, and with random draws."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise, permutations
from math import comb, sqrt
from random import Random
from typing import Any, NamedTuple

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.probability.draws import Draws, Step, compare, deal, draws, gap
from undaunted_nb.probability.piles import CARD_STEPS, STEPS

un._give_words()
Counts = Mapping[str, int]

# ---------------------------------------------------------------- one hand, against icepool

DECKS: list[Counts] = [
    {"A": 1, "B": 8},
    {"A": 2, "B": 2, "C": 5},
    {"A": 1, "B": 1, "C": 1, "D": 1, "E": 1, "F": 1, "G": 1, "H": 2},
    {"A": 4, "B": 1},
    {"A": 2, "B": 2},
    {"A": 3, "B": 3, "C": 3, "D": 3},
    {"A": 1, "B": 29},
    {"A": 6, "B": 6, "C": 6, "D": 6, "E": 6},
]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("drawn", [1, 2, 3, 4])
def test_a_hand_equals_icepool(deck: Counts, drawn: int) -> None:
    hands = icepool.Deck(dict(deck)).deal(drawn).expand()
    found = draws(deck, draw=drawn)
    assert dict(found.hands()) == {tuple(hand): Fraction(n, hands.denominator()) for hand, n in hands.items()}
    for card, copies in deck.items():
        counts = hands.map(lambda *hand, card=card: hand.count(card), star=True)
        asked = found.of(card)
        assert dict(asked.counts[0]) == {k: Fraction(n, counts.denominator()) for k, n in counts.items()}
        closed = deal(sum(deck.values()), copies, drawn)
        assert asked.counts[0] == closed.distribution
        assert asked.by[0] == asked.here[0] == closed.probability == closed.distribution.at_least(1)
        assert found.of(card, 2).by[0] == counts.probability(">=", 2)


# ---------------------------------------------------------------- several rounds, against every order of the cards


class Case(NamedTuple):
    deck: str
    draw: int = 2
    rounds: int = 3
    hand: str = ""
    discard: str = ""
    aside: str = ""
    first: int | None = None
    steps: tuple[Step, ...] = ()
    reshuffle: bool = True


CASES = [
    Case("AB"),
    Case("ABC"),
    Case("AABB"),
    Case("ABCDE"),
    Case("AABBC"),
    Case("AAAAB", 3),
    Case("AABCC", 3, 4),
    Case("AB", 4, 2),
    Case("ABCC", 1, 6),
    Case("ABB", 2, 4, discard="AC"),
    Case("B", 2, 3, discard="AABC"),
    Case("BC", 2, 3, hand="AB", discard="A"),
    Case("ABC", 2, 3, hand="A", aside="CC", first=2),
    Case("AB", 2, 4, hand="A", aside="C", first=0),
    Case("ABCDE", 2, 4, reshuffle=False),
    Case("ABCC", 1, 4, first=2, discard="AA", reshuffle=False),
    Case("AABBC", 2, 3, steps=(Step(1, "add", "A", 1), Step(2, "add", "B", 2))),
    Case("BBC", 2, 3, steps=(Step(1, "add", "A", 1),)),
    Case("AABBC", 2, 3, steps=(Step(1, "draw", times=2), Step(2, "draw"))),
    Case("AABBC", 2, 3, steps=(Step(1, "lay"), Step(1, "draw", times=3))),
    Case("AABC", 2, 3, steps=(Step(2, "lay", "A"), Step(2, "draw", times=2))),
    Case("AABC", 3, 3, steps=(Step(1, "trade", "A"), Step(3, "trade", "A"))),
    Case("AABBC", 2, 3, steps=(Step(1, "lay"), Step(1, "trade", "B"), Step(2, "lose", "A", 2))),
    Case("AABB", 2, 4, steps=(Step(1, "lose", "A"), Step(2, "leave", "B"), Step(3, "lose", "A"))),
    Case("AABBC", 2, 3, steps=(Step(1, "trade", "B"), Step(2, "lose", "A"), Step(3, "trade", "B"))),
    Case("AAABCD", 2, 3, steps=(Step(1, "trade", "B"), Step(1, "lose", "C"), Step(2, "lose", "A"), Step(3, "trade", "B"))),
    Case("ABB", 2, 3, hand="AA", steps=(Step(1, "lose", "A", 3), Step(1, "add", "A", 2))),
    Case("C", 2, 3, hand="AB", discard="BB", steps=(Step(1, "lay", "C"), Step(1, "draw", times=2), Step(2, "leave", "A"))),
    Case("AABC", 2, 3, steps=(Step(1, "lay"), Step(1, "trade", "A")), reshuffle=False),
]


def counted(cards: str) -> dict[str, int]:
    return {card: cards.count(card) for card in sorted(set(cards))}


def asked_of(case: Case) -> Draws:
    return draws(
        counted(case.deck), hand=counted(case.hand), discard=counted(case.discard), aside=counted(case.aside), draw=case.draw,
        first=case.first, rounds=case.rounds, steps=case.steps, reshuffle=case.reshuffle,
    )  # fmt: skip


class Table(NamedTuple):
    """Cards in order: the next card of the deck comes last."""

    deck: tuple[str, ...]
    discard: tuple[str, ...]
    hand: tuple[str, ...]
    aside: tuple[str, ...]
    came: tuple[str, ...]
    past: tuple[tuple[str, ...], ...] = ()


def orders(cards: Sequence[str]) -> Iterator[tuple[Fraction, tuple[str, ...]]]:
    found = sorted(set(permutations(cards)))
    return ((Fraction(1, len(found)), order) for order in found)


def without(cards: tuple[str, ...], at: int) -> tuple[str, ...]:
    return cards[:at] + cards[at + 1 :]


def drawing(t: Table, case: Case) -> Iterator[tuple[Fraction, Table]]:
    if t.deck:
        yield Fraction(1), t._replace(deck=t.deck[:-1], hand=(*t.hand, t.deck[-1]), came=(*t.came, t.deck[-1]))
    elif t.discard and case.reshuffle:
        for chance, order in orders(t.discard):
            yield from ((chance * more, after) for more, after in drawing(t._replace(deck=order, discard=()), case))
    else:
        yield Fraction(1), t


def happening(t: Table, what: str, card: str, case: Case) -> Iterator[tuple[Fraction, Table]]:
    if what == "draw":
        yield from drawing(t, case)
    elif what == "add":
        yield Fraction(1), t._replace(discard=(*t.discard, card))
    elif what == "end":
        kept = (*t.discard, *t.hand, *t.aside)
        yield Fraction(1), Table(t.deck, tuple(sorted(kept)), (), (), (), (*t.past, tuple(sorted(t.came))))
    elif what == "lose":
        zone = next((z for z in (("hand", "discard", "deck") if case.reshuffle else ("hand", "deck")) if card in getattr(t, z)), "")
        pile = getattr(t, zone) if zone else ()
        copies = [at for at, name in enumerate(pile) if name == card]
        yield from ((Fraction(1, len(copies)), Table(**(t._asdict() | {zone: without(pile, at)}))) for at in copies)
        if not copies:
            yield Fraction(1), t
    elif what == "lay":
        fitting = [t.hand.index(card)] if card in t.hand else range(len(t.hand))
        for at in fitting:
            yield Fraction(1, len(fitting)), t._replace(hand=without(t.hand, at), discard=(*t.discard, t.hand[at]))
        if not t.hand:
            yield Fraction(1), t
    elif card not in t.hand:
        yield Fraction(1), t
    else:
        out = t._replace(hand=without(t.hand, t.hand.index(card)))
        yield from drawing(out, case) if what == "trade" else [(Fraction(1), out)]


def courses(case: Case) -> dict[tuple[tuple[str, ...], ...], Fraction]:
    """Return every possible course of rounds, with each deck shuffled into every order first."""
    first = max(case.draw - len(case.hand), 0) if case.first is None else case.first
    told = []
    for number in range(1, case.rounds + 1):
        told += [("draw", "")] * (first if number == 1 else case.draw)
        told += [(s.what, s.card) for s in case.steps if s.round == number for _ in range(s.times)]
        told += [("end", "")]
    cloud: dict[Table, Fraction] = {
        Table(order, tuple(case.discard), tuple(case.hand), tuple(case.aside), tuple(case.hand)): chance
        for chance, order in orders(case.deck)
    }
    for what, card in told:
        after: dict[Table, Fraction] = {}
        for table, chance in cloud.items():
            for more, then in happening(table, what, card, case):
                after[then] = after.get(then, Fraction()) + chance * more
        cloud = after
    found: dict[tuple[tuple[str, ...], ...], Fraction] = {}
    for table, chance in cloud.items():
        found[table.past] = found.get(table.past, Fraction()) + chance
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_rounds_equal_every_order_of_the_cards(case: Case) -> None:
    found, truth = asked_of(case), courses(case)
    assert sum(truth.values()) == 1
    wishes: list[dict[str, int]] = [{card: least} for card in found.cards for least in (1, 2)]
    for wish in [*wishes, dict.fromkeys(found.cards[:2], 1), dict.fromkeys(found.cards, 1)]:
        chances = found.having(wish)

        def has(came: tuple[str, ...], wish: Counts = wish) -> bool:
            return all(came.count(card) >= least for card, least in wish.items())

        for k in range(case.rounds):
            assert chances.here[k] == sum(p for past, p in truth.items() if has(past[k]))
            assert chances.by[k] == sum(p for past, p in truth.items() if any(map(has, past[: k + 1])))
            assert chances.first[k] == sum(p for past, p in truth.items() if has(past[k]) and not any(map(has, past[:k])))
            for n in range(6):
                assert chances.counts[k][n] == sum(p for past, p in truth.items() if sum(past[k].count(c) for c in wish) == n)
        assert chances.never == sum(p for past, p in truth.items() if not any(map(has, past)))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whole_hands_of_every_round_equal_every_order_of_the_cards(case: Case) -> None:
    """The hand at the beginning of a round. Later events of this round don't change it."""
    found = asked_of(case)
    for k in range(case.rounds):
        truth = courses(case._replace(rounds=k + 1, steps=tuple(step for step in case.steps if step.round <= k)))
        hands: dict[tuple[str, ...], Fraction] = {}
        for past, chance in truth.items():
            hand = tuple(sorted(past[k], key=found.cards.index))
            hands[hand] = hands.get(hand, Fraction()) + chance
        assert dict(found.hands(k + 1)) == hands


def test_the_cases_try_everything() -> None:
    assert {step.what for case in CASES for step in case.steps} == STEPS.keys()
    assert set(CARD_STEPS) < STEPS.keys()
    assert len({case.deck + case.hand + case.discard for case in CASES} | {str(deck) for deck in DECKS}) >= 20


@pytest.mark.parametrize("case", CASES[::4], ids=str)
def test_random_draws_match_the_expected_frequencies(case: Case) -> None:
    found, rng, n = asked_of(case), Random(44), 4000
    past = [found.sample(rng) for _ in range(n)]
    for card, chances in zip(found.cards, found.table, strict=True):
        for k in range(case.rounds):
            for p, hits in (
                (chances.here[k], sum(card in came[k] for came in past)),
                (chances.by[k], sum(any(card in hand for hand in came[: k + 1]) for came in past)),
            ):
                assert abs(hits / n - p) <= 4 * sqrt(p * (1 - p) / n)


# ---------------------------------------------------------------- properties of every deck

PILES = st.dictionaries(st.sampled_from("ABCDE"), st.integers(0, 5), max_size=5)
STEP = st.builds(Step, st.integers(1, 5), st.sampled_from(sorted(STEPS)), st.sampled_from("ABCDE"), st.integers(1, 3))


@settings(max_examples=150, deadline=None)
@given(PILES, PILES, PILES, st.integers(1, 6), st.integers(1, 5), st.lists(STEP, max_size=4), st.booleans())
def test_chances_are_consistent(
    deck: Counts, hand: Counts, discard: Counts, draw: int, rounds: int, steps: list[Step], reshuffle: bool
) -> None:
    full = {**dict.fromkeys("ABCDE", 0), **deck}
    steps = [step for step in steps if step.round <= rounds]
    found = draws(full, hand=hand, discard=discard, draw=draw, rounds=rounds, steps=steps, reshuffle=reshuffle)
    for chances in found.table:
        assert sum(chances.first) + chances.never == 1
        assert list(chances.by) == sorted(chances.by)
        assert all(here <= by for here, by in zip(chances.here, chances.by, strict=True))
        assert all(count.at_least(1) == here for count, here in zip(chances.counts, chances.here, strict=True))
    if not steps:
        left = sum(full.values()) + (sum(discard.values()) if reshuffle else 0)
        came = sum(hand.values()) + min(found.first, left)
        assert sum(chances.expected[0] for chances in found.table) == came


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 40), st.integers(1, 40), st.integers(1, 7))
def test_gaps_are_as_long_as_they_must_be_on_average(size: int, copies: int, draw: int) -> None:
    """Every hand is equally likely in the long run, and the average gap is one over the chance of the card."""
    copies, drawn = min(copies, size), min(draw, size)
    assert gap(size, copies, draw).mean == 1 / (1 - Fraction(comb(size - copies, drawn), comb(size, drawn)))


def test_gaps_are_those_that_are_seen() -> None:
    found, rng = draws({"A": 2, "B": 9}, rounds=40, draw=4), Random(7)
    seen: list[int] = []
    for _ in range(300):
        # The deck is shuffled for the first time, so the first rounds are not yet the long run; and the last gaps are cut short.
        at = [k for k, hand in enumerate(found.sample(rng)) if "A" in hand]
        seen += [b - a for a, b in pairwise(at) if 8 <= a <= 34]
    expected = gap(11, 2, 4)
    for k, p in expected.items():
        assert abs(seen.count(k) / len(seen) - p) < 0.03
    assert max(seen) == max(expected)


def test_thin_and_fat() -> None:
    """A single card of a deck of 9 comes again after 9/4 rounds on average; of 25, after 25/4."""
    assert (gap(9).mean, gap(25).mean) == (Fraction(9, 4), Fraction(25, 4))
    assert dict(gap(4)) == {1: 1} == dict(gap(3))
    assert dict(gap(5)) == {1: Fraction(3, 4), 2: Fraction(1, 4)}


def test_added_cards_come_only_after_the_next_shuffle() -> None:
    plain, more = (draws({"A": 1, "B": 8}, rounds=5, steps=steps) for steps in ((), (Step(1, "add", "A", 2),)))
    found, _ = compare(plain, more)
    assert not any(found.by[:2])
    assert found.one.by[:3] == (Fraction(4, 9), Fraction(8, 9), Fraction(1))
    assert not any(found.expected[:2])
    assert found.expected[2] > 0
    assert found.to_json()["by"] == [str(chance) for chance in found.by]


def test_decks_with_other_cards_can_be_compared() -> None:
    found = compare(draws({"A": 1, "B": 7}), draws({"A": 1, "C": 11}))
    assert [pair.one.pairs for pair in found] == [(("A", 1),), (("B", 1),), (("C", 1),)]
    assert found[0].by[0] == Fraction(4, 12) - Fraction(4, 8)
    assert found[1].other.by[-1] == 0 == found[2].one.by[-1]


def test_a_deck_that_is_drawn_once() -> None:
    """Command cards: five at first, then one per turn out of 60, and none returns."""
    found = draws({"A": 2, "B": 58}, draw=1, first=5, rounds=40, reshuffle=False).of("A")
    for k in range(40):
        assert found.by[k] == deal(60, 2, 5 + k).probability
    assert draws({"A": 2, "B": 1}, draw=2, rounds=3, reshuffle=False).of("A").here[2] == 0


# ---------------------------------------------------------------- words and refusals


def test_how_the_chance_of_a_hand_is_worked_out() -> None:
    found = deal(9, 2, 4)
    assert found.probability == Fraction(13, 18)
    for language in LANGUAGES:
        cards, none, one = (say(step, language) for step in found.steps)
        assert all(number in cards for number in ("9", "2", "7", "4"))
        assert "7/9 × 6/8 × 5/7 × 4/6 = 5/18" in none
        assert "1 − 5/18 = 13/18" in one
        assert ("0.722222" if language == "en" else "0,722222") in one
    assert deal(5, 3, 4).steps[1].params["power"] == "2/5 × 1/4 × 0/3 × 0/2"
    assert "none of them" in say(deal(5, 0, 1).steps[0], "en")


def test_the_assumptions_behind_the_answers_are_listed() -> None:
    for language in LANGUAGES:
        once, again = (say(draws({"A": 5}, reshuffle=way).assumes, language) for way in (False, True))
        assert "4" in once
        assert len(once) < len(again)


def test_to_json_is_plain() -> None:
    told: dict[str, Any] = draws({"A": 1, "B": 3}, hand={"A": 1}, rounds=2, steps=[Step(1, "add", "C")]).to_json()
    assert told["deck"] == {"A": 1, "B": 3}
    assert told["first"] == 3
    assert told["steps"] == [{"round": 1, "what": "add", "card": "C", "times": 1}]
    assert [card["wanted"] for card in told["cards"]] == [{"A": 1}, {"B": 1}, {"C": 1}]
    assert told["cards"][0]["by"] == ["1", "1"]
    assert told["cards"][1]["counts"][0] == [{"outcome": 2, "chance": "3/4"}, {"outcome": 3, "chance": "1/4"}]


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"deck": {"A": -1}}, "A must be a whole number from 0 to 200"),
    ({"deck": {"A": 1.5}}, "whole number"),
    ({"deck": {"A": True}}, "whole number"),
    ({"deck": {}}, "All the piles are empty"),
    ({"draw": 0}, "draw must be"),
    ({"rounds": 41}, "rounds must be"),
    ({"first": -1}, "first must be"),
    ({"steps": [Step(7, "draw")]}, "round must be a whole number from 1 to 6"),
    ({"steps": [Step(1, "draw", "", 0)]}, "times must be"),
    ({"steps": [Step(1, "eat", "A")]}, "“eat” is not something"),
    ({"steps": [Step(1, "lose", "Z")]}, "don’t contain “Z”"),
    ({"steps": [Step(1, "trade")]}, "don’t contain “”"),
]


@pytest.mark.parametrize(("fields", "said"), WRONG)
def test_wrong_questions_are_refused(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(TutorError, match=said):
        draws(**{"deck": {"A": 2, "B": 3}, **fields})


def test_other_wrong_questions_are_refused() -> None:
    found = draws({"A": 2, "B": 3})
    for ask, said in (
        (lambda: found.of("Z"), "don’t contain “Z”"),
        (lambda: found.of("A", 0), "A must be"),
        (lambda: found.having({}), "at least one card"),
        (lambda: found.hands(7), "number must be a whole number from 1 to 6"),
        (lambda: compare(found, draws({"A": 2}, rounds=5)), "6 and 5"),
        (lambda: deal(5, 6, 1), "copies must be a whole number from 0 to 5"),
        (lambda: deal(5, 1, 6), "drawn must be"),
        (lambda: deal(0, 0, 0), "size must be"),
        (lambda: gap(5, 6), "copies must be"),
        (lambda: gap(5, 1, 0), "draw must be"),
        (lambda: draws({str(k): 2 for k in range(20)}, draw=8).hands(), "more than 20,000 cases"),
    ):
        with pytest.raises(TutorError, match=said):
            ask()
