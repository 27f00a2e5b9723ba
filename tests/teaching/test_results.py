"""The shown numbers equal the engine's, and impossible questions are refused in words."""

from __future__ import annotations

import re
from fractions import Fraction
from html import escape
from typing import Any

import pytest

import undaunted_nb as un
from tests.games.turns import AIMING, BOTH, HILLS, at
from tests.teaching.results import DECK, GOAL, LINE, MAKERS, PLANS, TURN, result
from undaunted_nb.engine.errors import NotationError, TutorError
from undaunted_nb.engine.legality import IllegalActionError
from undaunted_nb.engine.text import Text
from undaunted_nb.games.undaunted.chances import decks
from undaunted_nb.games.undaunted.chances import odds as board
from undaunted_nb.games.undaunted.lesson_values import VALUES
from undaunted_nb.i18n import LANGUAGES, say, set_language
from undaunted_nb.play.game import Game
from undaunted_nb.probability import casualties, draws, odds
from undaunted_nb.probability.casualties import Attack, Piles
from undaunted_nb.probability.odds import Odds, series
from undaunted_nb.search import plan
from undaunted_nb.search.best_plan import best as best_of_turn
from undaunted_nb.teaching.display.values import recast


@pytest.mark.parametrize(("dice", "defense"), [(d, n) for d in range(1, 7) for n in range(1, 21)])
def test_odds_are_the_engines_odds(dice: int, defense: int) -> None:
    found = un.odds(dice, defense)
    assert recast(Odds, found) == odds.odds(dice, defense)
    assert isinstance(found, Odds)
    ((*numbers, exact, chance, percent, one_in),) = found.rows()
    assert numbers == [dice, defense]
    assert Fraction(str(exact)) == found.probability
    assert (chance, percent, one_in) == (float(found.probability), float(100 * found.probability), float(1 / found.probability))


def test_odds_show_every_way_of_writing_them_and_the_faces() -> None:
    said = repr(un.odds(2, 8))
    for part in ("51/100 = 0.51", "51.0%", "1 in 1.96", "(7/10)^2 = 49/100", "1 − 49/100 = 51/100"):
        assert part in said
    faces, marks = (line.split()[1:] for line in said.splitlines() if line.startswith(("Face", "Hits")))
    assert faces == list("1234567890")
    assert {face for face, mark in zip(faces, marks, strict=True) if mark == "✓"} == {"8", "9", "0"}
    html = un.odds(2, 8)._repr_html_()
    assert html.count("<td>✓</td>") == 3
    assert html.count("<td>–</td>") == 7


def test_odds_from_a_position_show_the_sum_and_its_rules() -> None:
    found = un.odds(HILLS, LINE)
    attack = board.attack(HILLS, LINE)
    assert found.attack == attack
    assert found == un.odds(Game(HILLS), LINE)
    assert [rule.id for rule in found.cited] == list(attack.rules)
    said = repr(found)
    parts = attack.defense
    assert f"{parts.base} + {parts.cover} + {parts.range} = {parts.total}" in said
    for rule in found.cited:
        assert say(Text(rule.key)) in said
        assert all(cite.section in str(found.rules) for cite in rule.cites)
        assert all(escape(cite.section) in found._repr_html_().partition("</summary>")[2] for cite in rule.cites)
    assert "Ukrainian edition: " in str(found.rules)
    assert "Ukrainian edition: " not in said, "one line, not a wall of headings in other languages"
    assert said.splitlines()[-1].startswith("Rules: “Defense total”, “Base defense”, ")
    assert all(escape(say(Text(rule.key))) in found._repr_html_() for rule in found.cited)
    assert not [rule.id for rule in found.cited if rule.id in found._repr_html_() + repr(found)]
    assert found.records()[0]["range"] == parts.range
    assert found.probability == attack.chance


@pytest.mark.parametrize(
    "wrong",
    [(0, 8), (2, -1), (2, 8.5), ("2", 8), (True, 8), (2, "8"), (None, LINE), ("normandy/hills", LINE), (object(), LINE), (HILLS, 8)],
)
def test_odds_of_nonsense(wrong: Any) -> None:
    with pytest.raises(TutorError) as caught:
        un.odds(*wrong)
    assert not str(caught.value).startswith("error-")


def test_odds_of_lines_that_are_not_attacks() -> None:
    for line in ("Rifleman A: move 10B", "Rifleman A: hunker down"):
        with pytest.raises(TutorError, match="has no probability"):
            un.odds(HILLS, line)
    with pytest.raises(NotationError):
        un.odds(HILLS, "nonsense")


def test_the_table() -> None:
    found = un.odds_table()
    assert found.odds == odds.table()
    assert len(found.to_dataframe()) == 120
    said = [line.split() for line in repr(found).splitlines()]
    assert ["8", "30.0%", "51.0%", "65.7%", "76.0%", "83.2%", "88.2%"] in said
    assert un.odds_table([2, 2], [8, 8]).to_csv().count("\n") == 2
    assert un.odds_table(2, range(7, 9)) == un.odds_table([2], [7, 8])
    for wrong in (([0], [8]), ([1], ["8"]), ([101], [8]), (2.5, 8), (2, None)):
        with pytest.raises(TutorError):
            un.odds_table(*wrong)


# ---------------------------------------------------------------- losses


def test_a_table_of_dice_with_symbols() -> None:
    table = result("a table of terrain")
    found = {(row["terrain"], row["dice"]): row for row in table.records()}
    for (terrain, dice), row in found.items():
        one = un.odds(dice, "infantry", terrain=terrain, attacker="armor")
        assert Fraction(row["exact"]) == one.probability
        assert [row[name] for name in ("gone", "retreat", "figures")] == [float(one.gone), float(one.retreat), float(one.figures.mean)]
    assert "Infantry, forest         0.0%    0.0%   50.0%" in repr(table)
    assert [row["percent"] for row in table.chart("gone").spec["data"]["values"]] == [float(100 * cell.odds.gone) for cell in table.cells]


@pytest.mark.parametrize(
    ("wrong", "where", "told"),
    [
        (([1], ["infantry", "tank"]), {}, "“tank” is not a kind of unit. Choose from: infantry, special_forces"),
        (([1], ["infantry", 8]), {}, "“8” is not a kind of unit"),
        (([1], ["infantry"]), {"terrain": ["forest", "wood"]}, "terrain must be one of 'country', 'forest'"),
        (([9], "infantry"), {}, "dice must be a whole number from 1 to 8, but it is 9"),
        (([1], "infantry"), {"terrain": []}, "A table needs at least one number of dice"),
        (([1], "infantry"), {"wind": 3}, "Without a board, you can’t set wind. You can set: figures, room"),
        (([1], [8]), {"terrain": "forest"}, "Remove terrain"),
    ],
)
def test_a_table_of_nonsense(wrong: Any, where: Any, told: str) -> None:
    with pytest.raises(TutorError, match=told):
        un.odds_table(*wrong, **where)
    with pytest.raises(TutorError, match="what must be one of 'chance', 'gone', 'driven', 'retreat'"):
        un.odds_table([1], "infantry").chart("luck")


def test_losses_are_the_engines_losses() -> None:
    found = un.losses(un.odds(2, 8), (2, 1, 3), times=12)
    same = casualties.losses([Odds(2, 8)] * 12, Piles(2, 1, 3), "counter")
    assert recast(casualties.Losses, found) == same
    frame = found.to_dataframe()
    assert [Fraction(text) for text in frame["exact"]] == list(same.within[1:])
    assert list(frame["here"]) == [float(same.at(k)) for k in range(1, 13)]
    again = series(Odds(2, 8), 7)
    assert [Fraction(text) for text in frame["exact"]] == [again.within(k) for k in range(1, 13)]
    assert "700/51" in repr(found)
    assert again.expected == Fraction(700, 51)


def test_which_pile_loses() -> None:
    found = result("by pile")
    rows = found.records()
    for k, takes in enumerate(found.takes, 1):
        assert {row["takes"]: Fraction(row["exact"]) for row in rows if row["attack"] == k} == dict(takes)
        assert sum(Fraction(row["exact"]) for row in rows if row["attack"] == k) == 1


@pytest.mark.parametrize("attacks", [un.odds(2, 8), [un.odds(2, 8)], (Odds(2, 8),), Attack(Odds(2, 8)), [Attack(Odds(2, 8))]])
@pytest.mark.parametrize("units", [(1, 0, 2), Piles(1, 0, 2), [Piles(1, 0, 2)], [(1, 0, 2)]])
def test_attacks_and_units_can_be_given_in_several_ways(attacks: Any, units: Any) -> None:
    assert recast(casualties.Losses, un.losses(attacks, units)) == casualties.losses([Odds(2, 8)], Piles(1, 0, 2), "counter")
    assert un.losses(iter([Odds(2, 8)]), units).chance == un.losses(attacks, units).chance


def test_losses_from_a_position_count_the_cards_of_the_target() -> None:
    found = un.losses(TURN, LINE, times=3)
    held = at("hills", "US", {"Rifleman A": 1}, {"Rifleman B": 2})
    assert un.losses(held, LINE).course.units == (Piles(2, 0, 0),)
    (unit,) = found.course.units
    assert unit == Piles(*(int(str(VALUES["count"](TURN, "US", f"DE {place} Rifleman B"))) for place in ("hand", "discard", "deck")))
    assert (unit.hand, unit.deck) == (1, 1)
    assert {attack.odds for attack in found.course.attacks} == {board.attack(TURN, LINE).odds}


def test_a_simulation_is_next_to_the_exact_number() -> None:
    found = un.losses(un.odds(2, 8), (1, 1, 0), times=8)
    for measure, exact in (("chance", found.chance), ("made", found.made.mean), ("lost", found.lost.mean)):
        tried = found.simulate(20_000, 3, measure)
        assert tried.exactly == exact
        assert abs(tried.mean - float(exact)) < 4 * tried.standard_error
        assert tried == found.simulate(20_000, 3, measure)
    assert "20,000 runs with dice" in repr(tried)


@pytest.mark.parametrize(
    ("wrong", "more"),
    [
        ((un.odds(2, 8), (1, 2)), {}),
        ((un.odds(2, 8), (1, -2, 0)), {}),
        ((un.odds(2, 8), 3), {}),
        ((3,), {}),
        (("2d10",), {}),
        ((None, None), {}),
        ((un.odds(2, 8), (1, 2, 3), "gone"), {}),
        ((un.odds(2, 8),), {"times": 0}),
        ((un.odds(2, 8),), {"times": "2"}),
        ((TURN, "Rifleman A: move 10B"), {}),
        ((un.odds(2, 8), LINE), {}),
    ],
)
def test_losses_of_nonsense(wrong: Any, more: Any) -> None:
    with pytest.raises(TutorError) as caught:
        un.losses(*wrong, **more)
    assert not str(caught.value).startswith(("error-", "odds-"))


# ---------------------------------------------------------------- plans


def test_plans_are_the_engines_plans() -> None:
    found = un.plans(TURN, PLANS, GOAL)
    for name, lines in PLANS.items():
        assert found.chance(name) == plan.follow(TURN, lines, GOAL, until=GOAL).chance()
    ranked = [chance for _, chance in found.comparison.chances]
    assert ranked == sorted(ranked, reverse=True)
    assert found.lead == ranked[0] - next(c for c in ranked if c != ranked[0])
    assert f"by {float(100 * found.lead):.1f} percentage points" in repr(found)
    assert list(found.to_dataframe()["best"]) == [name in found.best for name, _ in found.comparison.chances]


def test_a_line_that_is_never_played_is_named() -> None:
    wrong = "Rifleman A: control"
    found = un.plans(TURN, {"right": [LINE], "wrong": [wrong, LINE]}, GOAL)
    assert found.idle == (("wrong", wrong),)
    assert f"never played: {wrong}" in repr(found)


def test_sampled_plans_come_close_and_report_how_close() -> None:
    exact, tried = un.plans(TURN, PLANS, GOAL), un.plans(TURN, PLANS, GOAL, n=4000, seed=1)
    for name in PLANS:
        assert abs(float(tried.chance(name) - exact.chance(name))) < 4 * tried.errors[name]
        assert 0 < tried.errors[name] < 0.01
    assert tried == un.plans(TURN, PLANS, GOAL, n=4000, seed=1)
    shares = [chance for _, chance in tried.comparison.chances]
    assert shares == sorted(shares, reverse=True)
    assert "±" in repr(tried)


def test_a_difference_within_chance_is_marked() -> None:
    same = {"one": [LINE], "two": [LINE, "end turn"]}
    assert "equally good" in repr(un.plans(TURN, same, GOAL))
    tried = {"one": [LINE], "other": ["Machine Gunner A: suppress DE Riflemen B", LINE]}
    seeds = (repr(un.plans(TURN, tried, GOAL, n=50, seed=seed)) for seed in range(3))
    assert all("that can be chance" in said or "equally good" in said for said in seeds), "the same seed rolls the same dice"


def test_the_best_plan() -> None:
    found = un.best_plan(TURN, GOAL)
    best = best_of_turn(TURN, GOAL)
    assert (found.probability, found.line) == (best.chance, best.line)
    assert all(f"{n}. {line}" in repr(found) for n, line in enumerate(best.line, 1))
    tried = found.simulate(2000, 2)
    assert abs(tried.mean - float(best.chance)) < 4 * tried.standard_error
    short = un.best_plan(TURN, GOAL, limit=3)
    assert short.probability <= found.probability <= short.at_most
    assert ("No plan can exceed" in repr(short)) == (not short.found.exact)


def test_plans_of_nonsense() -> None:
    wrongs: tuple[Any, ...] = ({}, {"a": []}, {"a": "nonsense"})
    for wrong in wrongs:
        for n in (0, 100):
            with pytest.raises(TutorError) as caught:
                un.plans(TURN, wrong, GOAL, n=n)
            assert not str(caught.value).startswith("plan-")
    with pytest.raises(TutorError, match="not a goal"):
        un.plans(TURN, PLANS, "glory")
    with pytest.raises(TutorError, match="Expected a name for each"):
        un.plans(TURN, [LINE], GOAL)  # type: ignore[arg-type]
    with pytest.raises(TutorError, match="game or a position"):
        un.plans("normandy/hills", PLANS, GOAL)  # type: ignore[arg-type]


def test_attack_or_suppress() -> None:
    found = un.choice(TURN, "DE Riflemen B")
    same = board.choice(TURN, "DE Riflemen B")
    assert found.choice == same
    for row, way in zip(found.records(), same.ways, strict=True):
        assert row["action"] == way.attack.line
        assert (row["exact"], row["cards"], row["actions"]) == (str(way.chance), float(way.cards), float(way.actions))
    assert same.best("cards")[0].attack.line in repr(found)
    with pytest.raises(TutorError, match="Unknown counter"):
        un.choice(TURN, "DE Riflemen Q")


def test_a_blast() -> None:
    found = un.blast(BOTH, "Mortar: blast")
    same = board.blast(BOTH, "Mortar: blast")
    assert found.blast == same
    assert {row["counter"]: Fraction(str(row["exact"])) for row in found.records()} == {
        t.target: same.chance(t.target) for t in same.targets
    }
    assert [row["own"] for row in found.records()] == [False, False, True]
    assert "own" in repr(found)
    with pytest.raises(IllegalActionError):
        un.blast(AIMING, "Mortar: blast")
    with pytest.raises(TutorError, match="not a Blast"):
        un.blast(TURN, LINE)


# ---------------------------------------------------------------- draws


def test_draws_are_the_engines_draws() -> None:
    found = un.draws(DECK, draw=2, rounds=4)
    same = draws.draws(DECK, draw=2, rounds=4)
    assert found.draws == same
    for row in found.records():
        told = same.of(str(row["card"]))
        at = int(str(row["round_number"])) - 1
        assert Fraction(str(row["exact"])) == told.by[at]
        assert Fraction(str(row["exact_here"])) == told.here[at]
        assert row["expected"] == float(told.expected[at])
    assert len(found.records()) == len(DECK) * 4
    assert recast(draws.Chances, found.of("Sniper")) == same.of("Sniper")


def test_draws_from_a_position() -> None:
    found = un.draws(TURN, "US", rounds=3, suppose=["2: recon"])
    same = decks.draws(TURN, "US", rounds=3, suppose=["2: recon"])
    assert found.draws == same
    assert [str(text) in repr(found) for text in decks.assumes(same)] == [True] * len(decks.assumes(same))
    with pytest.raises(TutorError):
        un.draws(TURN, "XX")
    with pytest.raises(TutorError):
        un.draws({})
    with pytest.raises(TutorError, match="game or a position"):
        un.draws("normandy/hills")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("deck", "side", "more", "told"),
    [
        (DECK, "US", {}, "side needs a game"),
        (DECK, "", {"suppose": "2: recon"}, "suppose needs a game"),
        (TURN, "US", {"hand": {"Scout A": 1}, "reshuffle": False}, "hand, reshuffle is only for a deck"),
    ],
)
def test_arguments_of_the_other_kind_of_deck_are_refused(deck: Any, side: str, more: Any, told: str) -> None:
    with pytest.raises(TutorError, match=told):
        un.draws(deck, side, **more)


def test_decks_side_by_side() -> None:
    found = result("decks")
    pairs = draws.compare(draws.draws(DECK, draw=2, rounds=4), draws.draws({**DECK, "Fog of War": 4}, draw=2, rounds=4))
    assert found.cards == pairs
    rows = found.records()
    for pair in pairs:
        card = pair.one.pairs[0][0]
        for name, side in (("thin", pair.one), ("fat", pair.other)):
            told = [(row["round_number"], Fraction(row["exact"])) for row in rows if row["card"] == card and row["deck"] == name]
            assert told == list(enumerate(side.by, 1))
            assert [Fraction(row["exact_here"]) for row in rows if row["card"] == card and row["deck"] == name] == list(side.here)
    with pytest.raises(TutorError):
        un.draws(DECK, rounds=3).compare(un.draws(DECK, rounds=4))


@pytest.mark.parametrize(("language", "least", "most"), [("en", "−11.1", "+20.7"), ("uk", "−11,1", "+20,7"), ("ru", "−11,1", "+20,7")])
def test_differences_are_written_as_the_language_has_it(language: str, least: str, most: str) -> None:
    nine, twelve = (un.draws({"Rifleman A": 1, "Fog of War": n, "…": 6}) for n in (2, 5))
    set_language(language)
    try:
        said = repr(nine.compare(twelve, ("9", "12"))).split()
    finally:
        set_language("en")
    assert {least, most} <= set(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_their_nouns_agree(language: str) -> None:
    """One, few and many in every title with a number."""
    set_language(language)
    try:
        for n in (1, 2, 5, 11, 21, 22, 25):
            said = [
                repr(un.odds(n, 8)),
                repr(un.losses(un.odds(1, 8), times=n)),
                repr(un.losses(un.odds(1, 8), [(0, 0, 0)] * min(n, 10), "pinned")),
            ]
            assert all("{" not in text for text in said)
            noun = {"en": ("die", "dice", "dice"), "uk": ("кістка", "кістки", "кісток"), "ru": ("кубик", "кубика", "кубиков")}.get(language)
            form = 0 if n == 1 or (language != "en" and n == 21) else 1 if n in (2, 22) else 2
            assert said[0].startswith(f"{n} {noun[form]} " if noun else str(n))
    finally:
        set_language("en")


def test_a_question_for_other_dice_is_refused() -> None:
    game = un.new_game("memoir44/first-shots", seed=1)
    for line in ("play Direct from HQ", "order F3"):
        game.play(line)
    with pytest.raises(TutorError, match="not a Blast"):
        un.blast(game, "battle F3 G5")
    with pytest.raises(TutorError):
        un.losses(un.odds(3, "infantry"), until="counter")
    with pytest.raises(TutorError):
        un.losses([un.odds(3, "infantry"), un.odds(2, 8)])  # type: ignore[list-item]
    with pytest.raises(TutorError):
        un.choice(HILLS, ["battle F3 G5"])


def test_rolls_of_a_named_unit_or_one_on_the_board() -> None:
    game = un.new_game("memoir44/first-shots", seed=1)
    found = un.losses(game, "battle F3 G5", times=3)
    assert found.figures == 4
    assert found == un.losses(un.odds(2, "infantry"), times=3)
    assert un.losses(un.odds(2, "infantry", figures=1), times=3).figures == 1
    assert un.losses([un.odds(2, "infantry"), un.odds(1, "infantry", room=0)], 2).throws[1].mean == Fraction(2, 3)
    assert un.choice(game, "G5").choice.best("gone")
    assert un.odds(game, "battle F3 G5").volley.steps


def test_a_long_sequence_is_shown_or_refused_in_words() -> None:
    found = un.losses(un.odds(39, 8), (10, 0, 0), times=100)
    assert "on average" in repr(found)
    spread: Any = found.to_json()["spread"]
    assert float(spread["made"]["variance"]) > 0
    with pytest.raises(TutorError, match="too long to compute"):
        un.losses(un.odds(49, 8), (10, 0, 0), times=100)


def test_cards_of_one_deck_are_counted_in_turns_and_others_in_rounds() -> None:
    shared, own = result("draws of one deck"), result("draws")
    for what in ("by", "here"):
        assert f"{'in' if what == 'here' else what} turn 2" in repr(shared.chart(what))
        assert "round" not in repr(shared.chart(what))
        assert "turn" not in repr(own.chart(what)).partition("In each round")[0]
    assert repr(shared.of("left")).splitlines()[2].startswith("Turn  In this turn  By this turn")
    assert repr(own.of("Sniper")).splitlines()[2].startswith("Round  In this round  By this round")


@pytest.mark.parametrize("name", ["plans", "plans tried", "best plan", "choice"])
def test_what_uses_both_hands_says_so(name: str) -> None:
    assert "both hands and both decks" in repr(result(name))


def test_a_goal_that_no_attack_can_reach_is_explained() -> None:
    attacks, suppresses = un.losses(un.odds(2, 8), until="suppressed"), un.losses((un.odds(2, 8), "suppress"), until="suppressed")
    assert "None of these attacks is a Suppress" in repr(attacks)
    assert "None of these attacks" not in repr(suppresses)
    assert (attacks.chance, suppresses.chance) == (Fraction(), Fraction(51, 100))
    assert un.losses([(un.odds(2, 8), "suppress"), un.odds(2, 8)]).course.attacks[0].kind == "suppress"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_space_stays_before_a_sign_where_a_number_is_left_out(language: str) -> None:
    set_language(language)
    try:
        for name in MAKERS:
            assert not re.search(r"\S [,.](?![\d.])", repr(result(name)).replace(" …", "")), name
        assert " ," not in repr(un.losses(un.odds(1, "infantry"), times=16)), "it takes 8 attacks on average, a number without a decimal"
    finally:
        set_language("en")


def test_the_first_hit_needs_no_card() -> None:
    """Whatever a hit takes, it is the first one; a Suppress that hits counts, too."""
    for piles in ((0, 0, 0), (1, 0, 0), (2, 1, 3)):
        found = un.losses(un.odds(1, 8), piles, until="hit", times=6)
        assert [found.at(n) for n in range(1, 7)] == [Fraction(3, 10) * Fraction(7, 10) ** (n - 1) for n in range(1, 7)]
        assert found.expected == Fraction(10, 3)
        assert found.lost.mean <= 1
    assert un.losses((un.odds(2, 8), "suppress"), until="hit", times=2).within[2] == 1 - Fraction(49, 100) ** 2
    assert found.page().title.params == {"dice": 1, "defense": 8}
    mixed = un.losses([un.odds(1, 8), un.odds(2, 8)], until="hit")
    assert mixed.page().title.params["dice"] == 0
    assert mixed.within[2] == 1 - Fraction(7, 10) * Fraction(49, 100)
