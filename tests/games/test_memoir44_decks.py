"""The draws of a side of Memoir '44 as far as it can know, compared with the hypergeometric distribution and shuffling."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random
from typing import cast

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.games.memoir44.chances import decks
from undaunted_nb.games.memoir44.rules.state.position import Draw, Position
from undaunted_nb.i18n import LANGUAGES, has
from undaunted_nb.probability.sampling import simulate

un._give_words()


def start(name: str = "pegasus-bridge", seed: int = 1) -> Position:
    return cast("Position", un.new_game(f"memoir44/{name}", seed=seed).position)


def at_least_one(pool: int, wanted: int, drawn: int) -> Fraction:
    return 1 - Fraction(comb(pool - wanted, drawn), comb(pool, drawn))


def many(p: Position, side: int, ids: Iterable[str]) -> int:
    """Return how many of these cards a side does not see."""
    seen = p.hands[side], p.discard
    return sum(p.setup.cards[i].copies - sum(pile[i] for pile in seen) - p.table.count(i) for i in (p.setup.by_card[name] for name in ids))


@pytest.mark.parametrize("scenario", ["pegasus-bridge", "sword-beach", "mont-mouchet"])
@pytest.mark.parametrize("side", ["allies", "axis"])
def test_the_sixty_cards_are_those_seen_and_those_not_seen(scenario: str, side: str) -> None:
    p = start(scenario)
    who = p.setup.side(side)
    pool = decks.unseen(p, who)
    assert sum(pool) == 60 - sum(p.hands[who])
    assert [pool[i] for i in range(len(pool))] == [many(p, who, [card.id]) for card in p.setup.cards]


def test_hidden_cards_do_not_change_the_answer() -> None:
    """Exchanging the other hand with the deck changes nothing."""
    p = start()
    other = next(i for i, n in enumerate(p.hands[1]) if n)
    instead = next(i for i, n in enumerate(p.deck) if n and i != other)
    hand = tuple(n + (i == instead) - (i == other) for i, n in enumerate(p.hands[1]))
    deck = tuple(n + (i == other) - (i == instead) for i, n in enumerate(p.deck))
    q = p._replace(hands=(p.hands[0], hand), deck=deck)
    assert decks.draws(q, "allies").table == decks.draws(p, "allies").table
    assert decks.estimate_hand(q, "allies", "Ambush") == decks.estimate_hand(p, "allies", "Ambush")


@pytest.mark.parametrize("scenario", ["sword-beach", "mont-mouchet"])
def test_one_card_after_each_turn(scenario: str) -> None:
    p = start(scenario)
    found = decks.draws(p, "allies", rounds=4)
    pool = sum(decks.unseen(p, 0))
    for card in found.cards:
        by = found.of(card).by
        assert list(by) == [at_least_one(pool, many(p, 0, [card]), n) for n in range(1, 5)]
    for group, ids in decks.groups(p).items():
        assert list(found.any_of(ids, group).by) == [at_least_one(pool, many(p, 0, ids), n) for n in range(1, 5)]


def test_the_axis_at_pegasus_bridge_draws_two_twice() -> None:
    p = start()
    pool = sum(decks.unseen(p, 1))
    found = decks.draws(p, "axis", rounds=4).of("Ambush")
    assert list(found.by) == [at_least_one(pool, many(p, 1, ["Ambush"]), n) for n in (2, 4, 5, 6)]


def test_the_cards_of_a_section() -> None:
    p = start()
    ids = decks.groups(p)["left"]
    copies = {card.base: 0 for card in p.setup.cards}
    for name in ids:
        card = p.setup.cards[p.setup.by_card[name]]
        copies[card.base] += card.copies
    assert {base: n for base, n in copies.items() if n} == {
        "Assault": 2, "Attack": 3, "Probe": 4, "Recon": 2, "Recon in Force": 3, "General Advance": 1, "Pincer Move": 1,
    }  # fmt: skip
    assert sum(p.setup.cards[p.setup.by_card[name]].copies for name in decks.groups(p)["tactic"]) == 20


def test_recon_shows_one_card_more() -> None:
    p = start("sword-beach")
    pool = sum(decks.unseen(p, 0))
    plain, recon = (decks.draws(p, "allies", rounds=3, suppose=s).of("Barrage") for s in ((), "2: recon"))
    assert list(recon.by) == [at_least_one(pool, 1, n) for n in (1, 3, 4)]
    assert plain.by[0] == recon.by[0]
    assert len(decks.assumes(decks.draws(p, "allies", suppose="recon"))) == 2


def test_cards_that_are_being_drawn() -> None:
    p = start("sword-beach")
    q = p._replace(pending=(Draw(0, 2),))
    pool = sum(decks.unseen(p, 0))
    assert decks.draws(q, "allies", rounds=2).of("Barrage").by == (at_least_one(pool, 1, 2), at_least_one(pool, 1, 3))


def test_cards_the_enemy_looks_at_are_unseen() -> None:
    p = start("sword-beach")
    card = next(i for i, n in enumerate(p.deck) if n)
    deck = tuple(n - (i == card) for i, n in enumerate(p.deck))
    q = p._replace(deck=deck, pending=(Draw(1, 1, 1, (card,)),))
    assert decks.unseen(q, 0) == decks.unseen(p, 0)
    assert sum(decks.unseen(q, 1)) == sum(decks.unseen(p, 1)) - 1


def test_the_hand_of_the_enemy_by_shuffling() -> None:
    p = start("mont-mouchet")
    found = decks.estimate_hand(p, "allies", "left")
    ids = {p.setup.by_card[name] for name in decks.groups(p)["left"]}
    pool = [i for i, n in enumerate(decks.unseen(p, 0)) for _ in range(n)]
    assert (found.size, found.drawn, found.copies) == (len(pool), sum(p.hands[1]), sum(i in ids for i in pool))
    tried = simulate(lambda rng: any(i in ids for i in rng.sample(pool, found.drawn)), 20_000, 4)
    assert tried.errors_from(found.probability) < 4


def test_a_hand_of_two_counted_out() -> None:
    """Count every pair of unseen cards that the Axis can hold at Pegasus Bridge."""
    p = start()
    found = decks.estimate_hand(p, "allies", "Ambush")
    pool = [i for i, n in enumerate(decks.unseen(p, 0)) for _ in range(n)]
    pairs = list(combinations(pool, 2))
    ambush = p.setup.by_card["Ambush"]
    assert found.probability == Fraction(sum(ambush in pair for pair in pairs), len(pairs))


def test_a_shuffled_deck_gives_the_same() -> None:
    p, rng = start("sword-beach"), Random(3)
    found = decks.draws(p, "allies", rounds=3)
    ids = decks.groups(p)["center"]
    tried = simulate(lambda _: any(set(ids) & set(hand) for hand in found.sample(rng)), 10_000, 5)
    assert tried.errors_from(found.any_of(ids, "center").by[-1]) < 4


@pytest.mark.parametrize(
    ("side", "kwargs"),
    [("nobody", {}), ("allies", {"rounds": 0}), ("allies", {"rounds": "3"}), ("allies", {"rounds": 40}), ("allies", {"suppose": "bolster"}),
     ("allies", {"suppose": "x: recon"}), ("allies", {"suppose": "9: recon"})],
)  # fmt: skip
def test_an_invalid_question_is_refused(side: str, kwargs: dict[str, object]) -> None:
    p = start("sword-beach")
    p = p._replace(deck=tuple(n if i < 8 else 0 for i, n in enumerate(p.deck)))
    with pytest.raises(TutorError):
        decks.draws(p, side, **kwargs)  # type: ignore[arg-type]


def test_no_such_card() -> None:
    with pytest.raises(TutorError):
        decks.estimate_hand(start(), "allies", "Ace of Spades")
    with pytest.raises(TutorError):
        decks.draws(start(), "allies").any_of(["Ambush"], "x", 0)


def test_the_result_is_shown_in_every_language() -> None:
    shown = un.draws(start("sword-beach"), "allies", rounds=2)
    assert list(shown.labels) == list(shown.columns)
    rows = {row["card"]: row for row in shown.held.records()}
    assert Fraction(str(rows["tactic"]["exact"])) == decks.estimate_hand(start("sword-beach"), "allies", "tactic").probability
    assert shown.of("left").by == decks.draws(start("sword-beach"), "allies", rounds=2).any_of(shown.groups["left"], "left").by
    assert "any section card: left flank" in repr(shown)
    for language in LANGUAGES:
        assert all(has(name.key, language) for name in shown.names.values())
    with pytest.raises(TutorError, match="its own deck"):
        _ = un.draws(un.new_game("normandy/hills", seed=1), "US").held
