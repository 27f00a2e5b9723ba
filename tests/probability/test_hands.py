"""What behavior says about a hidden hand agrees with dealing the hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

import undaunted_nb as un
from undaunted_nb.probability.hands import count_hands, deal_hands

DECK = {"Squad Leader": 1, "Rifleman": 4, "Machine Gunner": 2, "Fog of War": 3}
INITIATIVES = {"Squad Leader": 7, "Rifleman": 5, "Machine Gunner": 3, "Fog of War": 1}


def bids_rifleman(hand: Mapping[str, int]) -> bool:
    return max(hand, key=INITIATIVES.__getitem__) == "Rifleman"


def holds_fire(hand: Mapping[str, int]) -> str:
    return "1/4" if hand["Machine Gunner"] else "1"


def test_the_chance_of_each_hand_is_the_share_of_the_deals() -> None:
    cards = [card for card, count in DECK.items() for _ in range(count)]
    deals = Counter(tuple(deal.count(card) for card in DECK) for deal in combinations(cards, 4))
    hands = deal_hands(tuple(DECK.values()), 4)
    assert dict(hands.items()) == {hand: Fraction(count, deals.total()) for hand, count in deals.items()}
    assert count_hands(tuple(DECK.values()), 4) == len(hands)


def test_beliefs_are_those_of_counted_deals() -> None:
    """Each of the 210 deals counts as often as it shows what was seen: once, or once in four."""
    cards = [card for card, count in DECK.items() for _ in range(count)]
    deals = [Counter(deal) for deal in combinations(cards, 4)]
    found = un.infer_hand(DECK, 4, bids_rifleman, holds_fire)
    first = [deal for deal in deals if bids_rifleman(deal)]
    assert found.seen[0] == Fraction(len(first), len(deals))
    weights = [Fraction(holds_fire(deal)) for deal in first]
    assert found.seen[1] == sum(weights) / len(first)
    for card in DECK:
        held = sum((weight for deal, weight in zip(first, weights, strict=True) if deal[card]), Fraction())
        assert found.presence[2][card] == held / sum(weights)
        assert found.presence[1][card] == Fraction(sum(deal[card] > 0 for deal in first), len(first))
    mean = sum((weight * deal["Fog of War"] for deal, weight in zip(first, weights, strict=True)), Fraction()) / sum(weights)
    assert found.copies("Fog of War").mean == mean


def test_beliefs_are_those_of_simulated_players() -> None:
    rng, cards = Random(1), [card for card, count in DECK.items() for _ in range(count)]
    seen: list[Counter[str]] = []
    for _ in range(20_000):
        hand = Counter(rng.sample(cards, 4))
        if bids_rifleman(hand) and rng.random() < Fraction(holds_fire(hand)):
            seen.append(hand)
    found = un.infer_hand(DECK, 4, bids_rifleman, holds_fire)
    for card, chance in found.presence[-1].items():
        share = sum(hand[card] > 0 for hand in seen) / len(seen)
        error = float(chance * (1 - chance) / len(seen)) ** 0.5
        assert abs(share - float(chance)) <= 4 * error


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(un.TutorError, match="any case"):
        un.infer_hand(DECK, 4, lambda hand: hand["Rifleman"] > 4)
    with pytest.raises(un.TutorError, match="from 0 to 1"):
        un.infer_hand(DECK, 4, lambda hand: 2)  # noqa: ARG005
    with pytest.raises(un.TutorError, match="takes a hand"):
        un.infer_hand(DECK, 4, "Rifleman")  # type: ignore[arg-type]
    with pytest.raises(un.TutorError, match="hand"):
        un.infer_hand(DECK, 11)
    with pytest.raises(un.TutorError, match="different hands"):
        un.infer_hand({str(n): 5 for n in range(30)}, 10)
    with pytest.raises(un.TutorError, match=r"\{"):
        un.infer_hand(7, 1)  # type: ignore[arg-type]
    with pytest.raises(un.TutorError, match="card"):
        un.infer_hand(DECK, 4).copies("Sniper")
