"""The draws of a side, compared with the engine: exactly for one side's draws, and with random games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import sqrt
from random import Random
from typing import Any, cast

import pytest

import undaunted_nb as un
from tests.widgets.tables import SCENARIO, SHIPPED, at_turn
from undaunted_nb.engine.action import CHANCE
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.position import Outcome
from undaunted_nb.games.undaunted import system
from undaunted_nb.games.undaunted.chances import decks
from undaunted_nb.games.undaunted.chances.decks import VERBS, assumes
from undaunted_nb.games.undaunted.rules.state.position import DRAW, TURNS, Draw, Half, Pile, Position
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.play.game import new_game
from undaunted_nb.probability.draws import Draws, Step, compare
from undaunted_nb.probability.piles import STEPS

un._give_words()
Cloud = dict[Position, Fraction]


def start(name: str) -> Position:
    """Return a scenario before anything is drawn, with both draws to come."""
    p = system.new_position(name)
    assert p.phase == DRAW
    return p


def turn(*hand: str, **fields: Any) -> Position:
    return cast(Position, at_turn(*hand, **fields).position)


def names(p: Position, who: int, pile: Pile) -> tuple[str, ...]:
    return tuple(card.id for card, count in zip(p.setup.cards[who], pile, strict=True) for _ in range(count))


def in_order(d: Draws, hand: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(hand, key=d.cards.index))


def through_chance(cloud: Cloud, who: int) -> Cloud:
    """Return all results of a side's draws. The other side's draws don't matter to it, so one is enough."""
    while any(p.to_act == (CHANCE,) for p in cloud):
        after: Cloud = {}
        for p, chance in cloud.items():
            outcomes = p.chance_outcomes() if p.to_act == (CHANCE,) else ()
            if outcomes and cast(Draw, p.pending[-1]).side != who:
                outcomes = ((outcomes[0][0], Fraction(1)),)
            for then, more in [(p.perform(a).after, n) for a, n in outcomes] or [(p, Fraction(1))]:
                after[then] = after.get(then, Fraction()) + chance * more
        cloud = after
    return cloud


def played(cloud: Cloud, *lines: str) -> Cloud:
    for line in lines:
        after: Cloud = {}
        for p, chance in cloud.items():
            then = p.apply(p.parse(line)).after
            after[then] = after.get(then, Fraction()) + chance
        cloud = after
    return cloud


def initiatives(cloud: Cloud) -> Cloud:
    """Return the positions after each choice of a card for initiative, with their chances."""
    after: Cloud = {}
    for p, chance in cloud.items():
        own = [a for a in p.actions() if a.side == "US" for _ in range(p.halves[0].hand[p.setup.by_card[0][a.card]])]
        for choice in own:
            then = p.perform(choice).after  # the other side has no cards to choose from
            after[then] = after.get(then, Fraction()) + chance / len(own)
    return after


def hands(cloud: Cloud, d: Draws, who: int) -> dict[tuple[str, ...], Fraction]:
    found: dict[tuple[str, ...], Fraction] = {}
    for p, chance in cloud.items():
        hand = in_order(d, names(p, who, p.halves[who].hand))
        found[hand] = found.get(hand, Fraction()) + chance
    return found


@pytest.mark.parametrize("scenario", [*SHIPPED, SCENARIO])
@pytest.mark.parametrize("side", [0, 1])
def test_the_first_hand_equals_the_one_the_engine_deals(scenario: str, side: int) -> None:
    p = start(scenario)
    found = decks.draws(p, p.setup.sides[side])
    assert found.first == 4
    assert dict(found.hands()) == hands(through_chance({p: Fraction(1)}, side), found, side)


@pytest.mark.parametrize("scenario", SHIPPED)
@pytest.mark.parametrize("steps", range(1, 8))
def test_in_the_middle_of_the_draws_only_the_rest_is_drawn(scenario: str, steps: int) -> None:
    p, rng = start(scenario), Random(steps)
    for _ in range(steps):
        p = p.perform(p.sample(rng)).after
    for who, side in enumerate(p.setup.sides):
        found = decks.draws(p, side)
        assert found.first == 4 - sum(p.halves[who].hand)
        if p.phase == DRAW:
            assert dict(found.hands(1)) == hands(through_chance({p: Fraction(1)}, who), found, who)


@pytest.mark.parametrize("scenario", [*SHIPPED, SCENARIO])
@pytest.mark.parametrize("seed", range(3))
def test_the_next_hand_equals_the_one_the_engine_deals_from_anywhere(scenario: str, seed: int) -> None:
    """Start after some rounds, at a choice for initiative, and in either side's turn. Go to the end of the next draws."""
    game, rng = new_game(scenario, seed=seed), Random(seed)
    p = cast(Position, game.position)
    for _ in range(seed):
        p = next_round(p, rng)
    p = through_draws(p, rng)
    for _ in range(4):
        if p.phase == DRAW or p.outcome:
            break
        for who, side in enumerate(p.setup.sides):
            found = decks.draws(p, side)
            assert found.first == 0
            assert dict(found.hands(1)) == {in_order(found, names(p, who, p.halves[who].hand)): 1}
            assert dict(found.hands()) == hands(through_chance({to_the_draws(p, rng): Fraction(1)}, who), found, who)
        p = idle(p, rng)


def idle(p: Position, rng: Random) -> Position:
    """Make one decision of an idle side: any card for initiative, and the end of its turn."""
    choices = [a for a in p.actions() if a.kind in ("initiative", "end turn")]
    return p.perform(rng.choice(choices)).after


def to_the_draws(p: Position, rng: Random) -> Position:
    while p.phase != DRAW:
        p = idle(p, rng)
    return p


def through_draws(p: Position, rng: Random) -> Position:
    while p.to_act == (CHANCE,):
        p = p.perform(p.sample(rng)).after
    return p


def next_round(p: Position, rng: Random) -> Position:
    return through_draws(to_the_draws(through_draws(p, rng), rng), rng)


# ---------------------------------------------------------------- assumptions compared with the engine


def after_the_turn(cloud: Cloud) -> Cloud:
    """Go to the end of this round and through the draws of the next."""
    while any(p.phase == TURNS for p in cloud):
        cloud = played(cloud, "end turn")
    return through_chance(cloud, 0)


GONE = ["Machine Gunner A", "Machine Gunner A", "Platoon Guide", "Squad Leader A"]


def thinned(p: Position) -> Position:
    """Move all but one card of the deck to the discard pile, so that a draw makes a new deck."""
    half = p.halves[0]
    one = next(i for i, n in enumerate(half.deck) if n)
    left = tuple(int(i == one) for i in range(len(half.deck)))
    moved = half._replace(deck=left, discard=tuple(a + b - c for a, b, c in zip(half.discard, half.deck, left, strict=True)))
    return p._replace(halves=(moved, p.halves[1]))


CARDS = ("Platoon Sergeant", "Scout A", "Rifleman A", "Fog of War")


@pytest.mark.parametrize(
    ("us", "lines", "suppose"),
    [
        ({}, ["Platoon Sergeant: bolster Rifleman A, Scout A"], "bolster Rifleman A, Scout A"),
        ({}, ["Platoon Sergeant: command 2"], "command 2"),
        ({"discard": ["Sniper", "Sniper", "Mortar"]}, ["Platoon Sergeant: command 2"], "command 2"),
        ({}, ["Scout A: recon"], "recon"),
        ({}, ["Rifleman A: hunker down"], "hunker down Rifleman A"),
        ({}, ["Scout A: scout 17B 7A"], "scout 1"),
    ],
)
@pytest.mark.parametrize("thin", [False, True])
def test_assumptions_match_the_engine(us: dict[str, list[str]], lines: Sequence[str], suppose: str, thin: bool) -> None:
    """Everything that this turn and the next draw can bring, played out by the engine."""
    p = turn(*CARDS, us={**us, "removed": GONE})
    p = thinned(p) if thin else p
    found = decks.draws(p, "US", rounds=2, suppose=[suppose])
    this: Cloud = through_chance(played({p: Fraction(1)}, *lines), 0)
    for card in found.cards:
        index = p.setup.by_card[0][card]
        chances = found.of(card)
        held = p.halves[0].hand[index]
        come: dict[int, Fraction] = {}
        for then, chance in this.items():
            lost = sum(getattr(half, zone)[index] for half in (then.halves[0],) for zone in ("hand", "play"))
            gone = then.halves[0].removed[index] - p.halves[0].removed[index] + (card == "Rifleman A" and suppose.startswith("hunker"))
            come[lost + gone] = come.get(lost + gone, Fraction()) + chance
        assert dict(chances.counts[0]) == come
        assert chances.counts[0].at_least(held) == 1
        following: dict[int, Fraction] = {}
        for then, chance in after_the_turn(this).items():
            n = then.halves[0].hand[index]
            following[n] = following.get(n, Fraction()) + chance
        assert dict(chances.counts[1]) == following


def test_cards_already_played_come_back_with_the_hand() -> None:
    p = turn(*CARDS, us={"removed": GONE})
    p = thinned(p.apply(p.parse("Platoon Sergeant: bolster Rifleman A")).after)
    assert any(p.halves[0].play)
    found = decks.draws(p, "US", rounds=3)
    assert found.of("Platoon Sergeant").here[0] == 0 < found.of("Platoon Sergeant").here[1]
    cloud = after_the_turn({p: Fraction(1)})
    assert dict(found.hands()) == hands(cloud, found, 0)


@pytest.mark.parametrize("suppose", ["command 2", "recon"])
def test_the_card_for_initiative_can_come_back_in_the_same_round(suppose: str) -> None:
    """From the initiative on, the side uses any card, then acts if it can. The deck is empty."""
    p = turn("Platoon Sergeant", "Scout A", "Fog of War", "Mortar", phase="initiative", turn="")
    half = p.halves[0]
    p = p._replace(halves=(half._replace(deck=(0,) * len(half.deck), discard=(0,) * len(half.deck)), p.halves[1]))
    found = decks.draws(p, "US", rounds=1, suppose=suppose)
    assert found.steps[0] == Step(1, "lay")
    # Four cards, one of them laid: it is all that can be drawn.
    laid = initiatives({p: Fraction(1)})
    for card in found.cards:
        if card not in ("Platoon Sergeant", "Scout A", "Fog of War", "Mortar"):
            continue
        again = sum(
            (
                chance
                for then, chance in laid.items()
                if then.halves[0].discard[p.setup.by_card[0][card]] and (suppose != "recon" or then.halves[0].hand[p.setup.fog[0]])
            ),
            Fraction(),
        )
        assert found.of(card).counts[0][2] == again == (Fraction(0) if (card, suppose) == ("Fog of War", "recon") else Fraction(1, 4))
    both = turn("Scout A", "Fog of War", "Mortar", phase="initiative", turn="", DE={"hand": ["Quagga"]})
    chosen = both.perform(both.parse("US initiative Mortar")).after
    assert chosen.halves[0].initiative_card >= 0
    assert decks.draws(chosen, "US", suppose=suppose).steps[0] == Step(1, "lay", "Mortar")
    assert decks.draws(p, "US", suppose=(suppose, "initiative Scout A")).steps[0] == Step(1, "lay", "Scout A")


@pytest.mark.parametrize("scenario", [*SHIPPED, SCENARIO])
def test_many_rounds_of_games_played_at_random(scenario: str) -> None:
    """Each card in hand, in five rounds: as often as expected, within four standard errors."""
    p, rng, n = start(scenario), Random(2024), 400
    asked = [decks.draws(p, side, rounds=5) for side in p.setup.sides]
    came: list[list[list[tuple[str, ...]]]] = [[], []]
    for _ in range(n):
        now = through_draws(p, rng)
        seen: list[list[tuple[str, ...]]] = [[], []]
        for _ in range(5):
            for who in (0, 1):
                seen[who].append(names(now, who, now.halves[who].hand))
            now = next_round(now, rng)
        for who in (0, 1):
            came[who].append(seen[who])
    for found, seen_by in zip(asked, came, strict=True):
        for card, chances in zip(found.cards, found.table, strict=True):
            for k in range(5):
                for chance, hits in (
                    (chances.here[k], sum(card in hand[k] for hand in seen_by)),
                    (chances.by[k], sum(any(card in h for h in hand[: k + 1]) for hand in seen_by)),
                ):
                    assert abs(hits / n - chance) <= 4 * sqrt(chance * (1 - chance) / n)


# ---------------------------------------------------------------- as a teacher asks


def test_bolster_comes_late_and_makes_the_deck_fat() -> None:
    p = start("normandy/la-raye")
    plain, more = decks.draws(p, "US"), decks.draws(p, "US", suppose="bolster Rifleman A, Rifleman A, Rifleman A")
    found = {pair.one.pairs[0][0]: pair for pair in compare(plain, more)}
    assert not any(found["Rifleman A"].by[:2])
    assert found["Rifleman A"].expected[2] > 0 > found["Platoon Sergeant"].expected[2]
    assert plain.of("Rifleman A").by[:3] == (Fraction(4, 9), Fraction(8, 9), Fraction(1))


def test_a_loss_is_looked_for_in_hand_discard_pile_and_deck() -> None:
    p = turn("Rifleman A", "Mortar")
    whole, less = decks.draws(p, "US"), decks.draws(p, "US", suppose=("lose Rifleman A",))
    assert sum(whole.of("Rifleman A").expected) > sum(less.of("Rifleman A").expected)
    assert decks.draws(p, "US", suppose="lose rifleman a").of("Rifleman A").counts[0] == whole.of("Rifleman A").counts[0]


def test_fog_is_taken_as_far_as_there_is_any() -> None:
    p = start("normandy/la-raye")
    assert decks.draws(p, "US", suppose=("scout 6", "2: scout 6", "conceal")).steps == (
        Step(1, "add", "Fog of War", 6),
        Step(2, "add", "Fog of War", 2),
    )
    assert decks.draws(p, "US", suppose="3: conceal").steps == (Step(3, "add", "Fog of War", 1),)


@pytest.mark.parametrize(("card", "verb"), [("Reconnaissance Plane", "survey"), ("Scout A", "plot")])
def test_tiles_that_are_surveyed_or_plotted_cost_fog(card: str, verb: str) -> None:
    """The cost equals the Fog of War cards that the engine puts into the discard pile."""
    data = {"format": "undaunted-nb position 1", "scenario": "north-africa/convoy", "phase": "turns", "turn": "Italy"}
    p = system.position_from_json({**data, "Italy": {"hand": [card]}}, "test")
    fog = p.setup.by_card[1]["Fog of War"]
    tiles = max((a for a in p.actions() if a.kind == verb), key=lambda a: len(a.args))
    taken = p.perform(tiles).after.halves[1].discard[fog] - p.halves[1].discard[fog]
    assert 0 < taken <= len(tiles.args)
    found = decks.draws(p, "Italy", suppose=[f"{verb} {taken}", f"2: {verb} 99"])
    assert found.steps == (Step(1, "add", "Fog of War", taken), Step(2, "add", "Fog of War", p.halves[1].supply[fog] - taken))
    with pytest.raises(TutorError, match="needs a number of cards"):
        decks.draws(p, "Italy", suppose=verb)
    with pytest.raises(TutorError, match=f"“{verb} 1” is not a valid assumption"):
        decks.draws(start("normandy/la-raye"), "US", suppose=f"{verb} 1")


def test_a_side_whose_turn_is_over_draws_nothing_more_this_round() -> None:
    p = turn("Rifleman A", "Mortar")
    over = p.apply(p.parse("end turn")).after
    found = decks.draws(over, "US")
    assert not any(chances.here[0] for chances in found.table)
    for line in ("bolster Rifleman A", "recon", "command 2", "hunker down Mortar", "scout 1", "initiative Mortar"):
        with pytest.raises(TutorError, match=r"US: .* is too late"):
            decks.draws(over, "US", suppose=line)
        assert decks.draws(over, "US", suppose=f"2: {line}").steps
    for p_then in (p, over):  # the other side's turn is still to come, then it has come
        assert decks.draws(p_then, "DE", suppose="scout 1").steps
    for line in ("lose Rifleman A", "conceal"):
        assert decks.draws(over, "US", suppose=line).steps
    with pytest.raises(TutorError, match="too late"):
        decks.draws(p, "US", suppose="initiative Mortar")


def test_the_assumptions_behind_the_answers_are_listed() -> None:
    p = start("normandy/la-raye")
    for language in LANGUAGES:
        told = [[say(text, language) for text in assumes(decks.draws(p, "US", suppose=lines))] for lines in ((), "conceal", "recon")]
        assert [len(texts) for texts in told] == [1, 2, 3]
        assert len({text for texts in told for text in texts}) == 3


WRONG = [
    ("fly", "“fly” is not a valid assumption"),
    ("", "“” is not a valid assumption"),
    ("x: recon", "is not a valid assumption"),
    ("bolster", "The name of the card is missing"),
    ("bolster Rifelman A", "Did you mean “Rifleman A”"),
    ("bolster Platoon Sergeant", "Your supply doesn’t contain Platoon Sergeant"),
    ("bolster " + ", ".join(["Rifleman A"] * 5), "Your supply doesn’t contain"),
    ("command two", "needs a number of cards"),
    ("command", "needs a number of cards"),
    ("scout", "needs a number of cards"),
    ("recon 2", "Remove “2”"),
    ("7: recon", "round must be a whole number from 1 to 6"),
    ("0: recon", "round must be a whole number from 1 to 6"),
    ("lose Squad", "can mean several things"),
]


@pytest.mark.parametrize(("line", "said"), WRONG)
def test_wrong_lines_are_refused(line: str, said: str) -> None:
    with pytest.raises(TutorError, match=said):
        decks.draws(start("normandy/la-raye"), "US", suppose=[line])


def test_other_wrong_questions_are_refused() -> None:
    p = start("normandy/la-raye")
    with pytest.raises(TutorError, match="side"):
        decks.draws(p, "UK")
    with pytest.raises(TutorError, match="rounds must be"):
        decks.draws(p, "US", rounds=0)
    won = p._replace(outcome=Outcome("US", "un.end.1"))
    with pytest.raises(TutorError, match="This game is over"):
        decks.draws(won, "US")


def test_every_verb_is_a_step_with_a_rule() -> None:
    catalog = system.rules()
    assert {verb.step for verb in VERBS.values()} == STEPS.keys()
    assert all(verb.rule in catalog for verb in VERBS.values())
    assert all(rule in catalog for rule in decks.RULES)
    assert Half._fields[:4] == ("hand", "deck", "discard", "play")
