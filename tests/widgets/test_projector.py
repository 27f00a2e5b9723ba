"""The layout for the projector: its questions, its answers, and no answer before you request it."""

from __future__ import annotations

import json
from fractions import Fraction
from html import unescape
from itertools import product
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import pytest

import undaunted_nb as un
from tests.sampling import sample
from tests.teaching.results import MAKERS, result
from tests.widgets.tables import at_turn
from undaunted_nb import i18n
from undaunted_nb.engine.errors import NotationError, TutorError
from undaunted_nb.engine.legality import IllegalActionError
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.teaching.charts.theme import CARD
from undaunted_nb.teaching.interactive import projector as module
from undaunted_nb.teaching.interactive.projector import MOST_DICE, Projector, projector

un._give_words()

HAND = ("Rifleman A", "Sniper", "Scout A")
SHOT = "Sniper: attack DE Riflemen B"


def ways(dice: int, defense: int) -> Fraction:
    """Count the chance over all results."""
    throws = list(product(range(10), repeat=dice))
    return Fraction(sum(any(face == 0 or face >= defense for face in throw) for throw in throws), len(throws))


def everything(it: Projector) -> str:
    """Return everything that a browser, a saved notebook or a reader gets before a click."""
    bundle = it._repr_mimebundle_()
    assert bundle is not None
    bundle[0]["text/html"] = str(bundle[0]["text/html"]).partition("<details")[0]
    state = {name: value for name, value in it.get_state().items() if not name.startswith("_")}
    return json.dumps([bundle, {k: v for k, v in state.items() if k != "layout"}], ensure_ascii=False)


def send(it: Projector, **content: Any) -> None:
    it._on_message(it, content, [])


def finish(it: Projector) -> list[str]:
    """Show all answers."""
    while it.view["ask"]:
        it.next()
    return [step["answer"] for step in it.view["steps"]]


# ---------------------------------------------------------------- correct answers


@pytest.mark.parametrize(("dice", "defense"), [(1, 0), (1, 12), (2, 8), (2, 9), (3, 5), (4, 10)])
def test_the_answers_are_right(dice: int, defense: int) -> None:
    answers = finish(projector(dice, defense))
    hits = [face for face in (*range(1, 10), 0) if face == 0 or face >= defense]
    chance = ways(dice, defense)
    assert answers[0] == ", ".join(map(str, hits))
    assert answers[1].startswith(f"{10 - len(hits)}/10")
    assert answers[-2].endswith(f"= {chance}")
    assert answers[-1].startswith(f"{round(float(100 * chance), 1):g}%, ")
    assert len(answers) == (5 if dice > 1 else 4)


def test_the_example_of_the_rulebook() -> None:
    it = projector(2, 8, (5, 8))
    assert finish(it) == ["8, 9, 0", "7/10", "(7/10)² = 49/100", "1 − 49/100 = 51/100", "51%, about 1 in 1.96"]
    assert it.view["verdict"] == "5 and 8: a hit"
    assert [(die["face"], die["state"], die["word"]) for die in it.view["dice"]] == [(5, "miss", "miss"), (8, "hit", "hit")]
    assert [face["n"] for face in it.view["steps"][0]["faces"] if face["hit"]] == ["0", "8", "9"]


@pytest.mark.parametrize(("faces", "hit"), [((7, 7), False), ((0, 1), True), ((8, 1), True), ((1, 9), True)])
def test_the_dice_that_are_supposed(faces: tuple[int, int], hit: bool) -> None:
    it = projector(2, 8, faces)
    it.next()
    assert it.view["verdict"].endswith("a hit" if hit else "a miss")
    it.turn(0, 0)
    assert it.view["verdict"].endswith("a hit")


SYMBOLS = ("infantry", "infantry", "armor", "grenade", "star", "flag")


@pytest.mark.parametrize(("dice", "target"), [(1, "artillery"), (3, "infantry"), (2, "armor")])
def test_dice_with_symbols(dice: int, target: str) -> None:
    it = projector(dice, target)
    hits = [symbol in (target, "grenade") for symbol in SYMBOLS]
    rolls = list(product(hits, repeat=dice))
    chance = Fraction(sum(map(any, rolls)), len(rolls))
    answers = finish(it)
    assert it.view["steps"][0]["faces"] == [{"n": symbol, "hit": hit} for symbol, hit in zip(SYMBOLS, hits, strict=True)]
    assert answers[1].startswith(f"{6 - sum(hits)}/6")
    assert answers[-2].endswith(f"= {chance}")
    assert "projector-" not in repr(it)
    assert it.picture() == it.picture()
    ET.fromstring(it.picture())  # noqa: S314  (made here)


def test_symbols_are_turned_one_by_one() -> None:
    it = projector(2, "armor", ["infantry", "flag"], terrain="country")
    assert it.shown == ("infantry", "flag")
    it.next()
    assert it.view["verdict"] == "infantry and flag: a miss"
    send(it, kind="die", target=0, face=1)
    assert it.shown == ("armor", "flag")
    assert it.view["verdict"] == "armor and flag: a hit"
    assert [die["sign"] for die in it.view["dice"]] == ["armor", "flag"]
    send(it, kind="die", target=0, face=5)
    assert it.view["note"] == "face must be a whole number from 0 to 4, but it is 5."


def test_terrain_takes_dice_from_the_projector() -> None:
    assert projector(3, "infantry", terrain="forest").view["title"] == "2 dice against Infantry"
    with pytest.raises(TutorError, match="No dice are left to roll against Armor"):
        projector(1, "armor", terrain="town")
    with pytest.raises(TutorError, match="Remove terrain"):
        projector(2, 8, terrain="town")
    for shown in (["infantry", "tank"], ["infantry"], [0, 1], "ab"):
        with pytest.raises(TutorError, match="each one of: infantry, armor, grenade, star, flag"):
            projector(2, "infantry", shown)


def test_a_battle_from_a_position() -> None:
    game = un.new_game("memoir44/first-shots", seed=1)
    for line in ("play Direct from HQ", "order F3"):
        game.play(line)
    it = projector(game, "battle F3 G5", language="en")
    assert (it.view["total"]["n"], it.view["sum"][0]["n"]) == ("?", "2")
    answers = finish(it)
    assert answers[0] == it.view["total"]["n"] == "2"
    assert answers[-2] == f"1 − 1/4 = {un.odds(game, 'battle F3 G5').probability}"


def test_from_a_position() -> None:
    game = at_turn(*HAND)
    it = projector(game, SHOT)
    before = [(term["n"], term["word"]) for term in it.view["sum"]]
    parts = [int(n) for n, _ in before]
    assert [word for _, word in before] == ["base", "cover", "range"]
    assert all(term["note"] for term in it.view["sum"])
    assert it.view["total"]["n"] == "?"
    assert finish(it)[0] == str(sum(parts)) == it.view["total"]["n"]
    assert finish(it)[-2].endswith(f"= {ways(len(it.shown), sum(parts))}")
    again = projector(game.position, SHOT)
    assert again.view == projector(game, SHOT).view


# ---------------------------------------------------------------- hidden until requested


@pytest.mark.parametrize("source", [(3, 9), (2, 8)])
def test_no_answer_is_sent_before_it_is_requested(source: tuple[int, int]) -> None:
    answers = finish(projector(*source, [4] * source[0]))
    it = projector(*source, [4] * source[0])
    for i, answer in enumerate(answers):
        told = everything(it)
        assert [known for known in answers[i:] if known in told] == []
        assert ('"state": "hit"' in told or '"state": "miss"' in told) == (i > 0), "whether a die hits tells which faces do"
        it.next()
        assert answer in everything(it)
    it.hide()
    told = everything(it)
    assert [known for known in answers if known in told] == []
    assert it.view == projector(*source, [4] * source[0]).view


def test_a_sum_is_not_added_up_before_it_is_requested() -> None:
    it = projector(at_turn(*HAND), SHOT, language="en")
    total = sum(int(term["n"]) for term in it.view["sum"])
    assert f'"n": "{total}"' not in json.dumps([it.view["sum"], it.view["total"]])
    assert f"= {total}" not in repr(it)
    it.next()
    assert f"= {total}" in repr(it)


# ---------------------------------------------------------------- messages


def test_messages_match_the_methods() -> None:
    it = projector(2, 8, (5, 8))
    send(it, kind="next")
    send(it, kind="next")
    assert it.revealed == 2
    send(it, kind="back")
    assert it.revealed == 1
    send(it, kind="die", target=1, face=3)
    assert it.shown == (5, 3)
    assert it.view["verdict"] == "5 and 3: a miss"
    send(it, kind="hide")
    assert it.revealed == 0
    send(it, kind="back")
    assert it.revealed == 0
    for _ in range(20):
        send(it, kind="next")
    assert it.revealed == len(it._subject.steps)
    assert it.view["ask"] == it.view["hidden"] == ""


NO_DICE: list[Any] = [-1, 2, "0", None, 0.0, True, [0]]
NO_FACES: list[Any] = [-1, 10, "8", None, 8.0, True, {}]


@pytest.mark.parametrize(
    "content",
    [
        *(None, 3, "next", [], {}, {"kind": "open"}, {"kind": ["next"]}, {"kind": "die"}, {"kind": "die", "target": 0}),
        *({"kind": "die", "target": target, "face": 1} for target in NO_DICE),
        *({"kind": "die", "target": 0, "face": face} for face in NO_FACES),
    ],
)
def test_messages_that_no_page_sends(content: Any) -> None:
    it = projector(2, 8, (5, 8))
    it.next()
    before = {name: value for name, value in it.view.items() if name != "note"}
    it._on_message(it, content, [])
    assert it.view["note"]
    assert {name: value for name, value in it.view.items() if name != "note"} == before
    it.next()
    assert not it.view["note"]


def test_a_page_cannot_set_what_is_shown() -> None:
    it = projector(2, 8)
    before = it.view
    it.set_state({"view": {"steps": ["hacked"]}})
    assert it.view == before


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize("shown", [(5,), (5, 8, 1), "58", (5, 10), (5, -1), (5, True), (5, "8"), 58, [5, 8.0]])
def test_dice_that_do_not_fit(shown: Any) -> None:
    with pytest.raises(TutorError, match="shown"):
        projector(2, 8, shown)


def test_an_unshowable_object_is_refused() -> None:
    game = at_turn(*HAND)
    with pytest.raises(TutorError, match=str(MOST_DICE)):
        projector(MOST_DICE + 1, 8)
    for dice, defense in ((0, 8), (2, -1), (2.0, 8), (True, 8), (None, 8)):
        with pytest.raises(TutorError, match="whole number"):
            projector(dice, defense)  # type: ignore[arg-type]
    with pytest.raises(TutorError, match="doesn’t roll any dice"):
        projector(game, "end turn")
    with pytest.raises(NotationError):
        projector(game, "fire!")
    with pytest.raises(IllegalActionError):
        projector(game, "Sniper: attack US Scouts A")
    with pytest.raises(TutorError):
        projector("game", SHOT)  # type: ignore[arg-type]
    with pytest.raises(TutorError):
        projector(2, 8, language="fr")


# ---------------------------------------------------------------- pictures


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("dice", [1, 2, 6, MOST_DICE])
def test_the_picture_is_sound(dice: int, language: str) -> None:
    it = projector(dice, 8, language=language)
    finish(it)
    picture = it.picture()
    other = projector(dice, 8, language=language)
    finish(other)
    assert picture == other.picture()
    root = ET.fromstring(picture)  # noqa: S314  (made here)
    width, height = float(root.get("width", "0")), float(root.get("height", "0"))
    words = [mark for mark in root.iter() if mark.tag.endswith("text")]
    verdict = next(word for word in words if word.text == it.view["verdict"])
    drawn = [word for word in words if word.text in {die["word"] for die in it.view["dice"]}]
    assert len(drawn) == dice
    beside, below = (float(drawn[-1].get(side, "")) < float(verdict.get(side, "")) - 20 for side in ("x", "y"))
    assert beside or below, "it lies on no die"
    assert len(words) > 10
    assert all(0 < float(word.get("x", "")) < width and 0 < float(word.get("y", "")) < height for word in words)


def test_words_are_escaped() -> None:
    it = projector(2, 8)
    it.view = {**it.view, "title": "<script>&"}
    assert "<script>" not in it.picture()
    assert "&lt;script&gt;&amp;" in it.picture()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_uses_the_requested_language(language: str) -> None:
    it = projector(at_turn(*HAND), SHOT, language=language)
    finish(it)
    assert it.view["lang"] == language
    said = json.dumps(it.view, ensure_ascii=False)
    assert "projector-" not in said
    assert (language == "en") == ("hit" in it.view["steps"][1]["ask"])


@pytest.mark.parametrize("name", sample(MAKERS, 16))
def test_any_result_is_shown_step_by_step(name: str) -> None:
    it = projector(result(name))
    hidden = finish(projector(result(name)))
    assert hidden
    assert it.view["steps"] == [], "no answer before it is asked for"
    for i, answer in enumerate(hidden, 1):
        it.next()
        assert it.revealed == i
        assert answer in repr(it)
    assert ET.fromstring(it.picture()).tag.endswith("svg")  # noqa: S314  (our own)


def test_a_slide_of_losses_has_the_numbers_of_their_table() -> None:
    found = result("losses")
    answers = " ".join(finish(projector(found)))
    assert [percent for chance in found.within[1:] if (percent := i18n.percent(chance)) not in answers] == []
    assert "Attack; Dice" not in answers, "what is the same in all rows is left out"


def test_the_chart_of_a_result_is_its_last_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    it = projector(result("losses"))
    while it.view["ask"] != "The chart":
        assert not any(step["charts"] for step in it.view["steps"])
        it.next()
    it.next()
    assert it.view["ask"] == ""
    light, dark = it.view["steps"][-1]["charts"]
    assert unquote(light).startswith("data:image/svg+xml,<svg")
    assert CARD[0] in unquote(light)
    assert CARD[1] in unquote(dark)
    bundle = it._repr_mimebundle_()
    assert bundle is not None
    assert len(str(bundle[0]["text/html"])) < 20_000, "a saved notebook stays light"
    monkeypatch.setattr(module, "DRAWS", "no_such_package")
    assert len(projector(result("losses"))._steps) == len(it._steps) - 1


def test_a_saved_slide_has_its_answers_behind_a_click() -> None:
    bundle = projector(2, 8)._repr_mimebundle_()
    assert bundle is not None
    before, _, after = str(bundle[0]["text/html"]).partition("<details")
    assert "51/100" not in before
    assert not after.startswith(" open")
    for answer in finish(projector(2, 8)):
        assert answer in unescape(after)
    assert "51/100" not in str(bundle[0]["text/plain"])
