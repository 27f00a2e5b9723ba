"""A decision tree is folded back to the exact chances of its plans."""

from __future__ import annotations

from fractions import Fraction
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import undaunted_nb as un
from tests.teaching.results import BATTLES, GOAL, LINE, PLANS, SHOTS, TURN
from undaunted_nb.i18n import LANGUAGES, set_language
from undaunted_nb.search.plan import TooLongError
from undaunted_nb.search.plan_tree import CHOICE, END, LUCK, Node
from undaunted_nb.teaching.charts.tree_chart import FONT, GAP, HIGH

SHOT = "attack DE Riflemen B"
CASES = [(TURN, PLANS, GOAL), (SHOTS, BATTLES, "figures 2 G5"), (SHOTS, {"none": ["play Recon Left"]}, "figures 1 G5")]


def fold(node: Node) -> Fraction:
    """Return the value of a node, computed again from its ends."""
    if node.kind == END:
        return Fraction(node.reached)
    below = [fold(branch) for branch in node.branches]
    if node.kind == LUCK:
        assert sum(branch.chance for branch in node.branches) == 1
        return sum((value * branch.chance for value, branch in zip(below, node.branches, strict=True)), Fraction())
    assert node.kind == CHOICE
    return max(below)


def check(node: Node) -> None:
    assert fold(node) == node.value
    assert type(node.value) is Fraction
    for branch in node.branches:
        check(branch)


@pytest.mark.parametrize(("position", "plans", "goal"), CASES)
def test_a_tree_has_the_chances_of_its_plans(position: Any, plans: Any, goal: str) -> None:
    tree, found = un.decision_tree(position, plans, goal), un.plans(position, plans, goal)
    check(tree.root)
    assert {branch.plan: branch.value for branch in tree.root.branches} == dict(found.comparison.chances)
    assert set(tree.best) == set(found.best)


@pytest.mark.parametrize(("position", "plans", "goal"), CASES)
def test_a_class_folds_it_back_level_by_level(position: Any, plans: Any, goal: str) -> None:
    tree = un.decision_tree(position, plans, goal)
    counts = [len(tree.fold(n).records()) for n in range(tree.depth + 2)]
    assert counts[0] == 0
    assert counts == sorted(set(counts))
    assert counts[-1] == len(tree.places)
    for n in range(tree.depth + 2):
        shown = {str(row["exact"]) for row in tree.fold(n).records()}
        drawn = {row["value"] for row in tree.fold(n).chart().spec["data"]["values"]}
        assert ("?" in drawn) == (counts[n] < len(tree.places))
        assert len(drawn - {"?"}) <= len(shown)
    with pytest.raises(un.TutorError, match="levels must be"):
        tree.fold(tree.depth + 2)


@pytest.mark.parametrize(("position", "plans", "goal"), CASES)
def test_words_of_a_branch_leave_room_for_the_value_above_them(position: Any, plans: Any, goal: str) -> None:
    spec = un.decision_tree(position, plans, goal).chart().spec
    top, *rows = sorted(spec["data"]["values"], key=lambda row: (row["level"], row["y"]))
    (low, high) = spec["layer"][0]["encoding"]["y"]["scale"]["domain"]
    line = HIGH / spec["height"] * (low - high)  # the height of a line, in distances of two ends
    for above, row in zip([top, *rows], rows, strict=False):
        room = row["y"] - (above["y"] + GAP * line if above["level"] == row["level"] else high)
        assert row["lines"] * line <= room + 1e-9, row["told"]


@pytest.mark.parametrize("size", ["screen", "projector", "print"])
def test_a_tree_has_the_same_form_in_every_size(size: str) -> None:
    one, other = (un.decision_tree(TURN, PLANS, GOAL).chart(size=name).spec for name in ("screen", size))
    letters = [{mark["mark"]["fontSize"] for mark in spec["layer"] if mark["mark"]["type"] == "text"} for spec in (one, other)]
    assert letters[0] == {FONT}
    times = letters[1].pop() / FONT
    assert (other["width"], other["height"]) == pytest.approx((one["width"] * times, one["height"] * times), rel=0.01)


def test_a_tree_of_six_levels_fits_the_screen_of_a_class() -> None:
    widths = (FONT * 53, FONT * 30)  # a screen of 1920 by 1080 has room for so many letters of 36 pixels
    gunner, rifleman, lead = (
        f"{name} A: {act}" for name, act in (("Machine Gunner", SHOT), ("Rifleman", SHOT), ("Squad Leader", "inspire "))
    )
    plans = {
        "inspire the gunner": [gunner, rifleman, lead + "Machine Gunner A", gunner],
        "inspire the rifleman": [gunner, rifleman, lead + "Rifleman A", rifleman],
    }
    game = un.new_game("normandy/hills", seed=10)
    for line in ("US: initiative Machine Gunner A", "DE: initiative Fog of War"):
        game.play(line)
    svg = ET.fromstring(un.decision_tree(game, plans, "card DE Riflemen B").chart().to_svg())  # noqa: S314  (our own)
    assert float(svg.attrib["width"]) <= widths[0] + 4
    assert float(svg.attrib["height"]) <= widths[1]


def test_a_long_word_stays_whole() -> None:
    rows = un.decision_tree(TURN, {"m" * 40: LINE}, GOAL).chart().spec["data"]["values"]
    assert "m" * 40 + ":" in {row[f"line{i}"] for row in rows for i in range(row["lines"])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_picture_in_each_language(language: str) -> None:
    set_language(language)
    try:
        tree = un.decision_tree(TURN, PLANS, GOAL)
        assert "[" not in repr(tree) + tree.chart().about + repr(tree.fold(1))
        assert "&lt;b&gt;" in tree._repr_html_()
    finally:
        set_language("en")


def test_what_is_no_plan_is_refused() -> None:
    with pytest.raises(un.TutorError):
        un.decision_tree(TURN, {}, GOAL)
    with pytest.raises(un.TutorError):
        un.decision_tree(TURN, [LINE], GOAL)  # type: ignore[arg-type]
    with pytest.raises(un.NotationError):
        un.decision_tree(TURN, {"a": ["fly"]}, GOAL)
    with pytest.raises(un.TutorError):
        un.decision_tree(TURN, PLANS, "the moon")


def test_a_tree_that_nobody_can_read_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undaunted_nb.search.plan_tree.MOST_NODES", 3)
    with pytest.raises(TooLongError, match="more than 3 places"):
        un.decision_tree(TURN, PLANS, GOAL)
