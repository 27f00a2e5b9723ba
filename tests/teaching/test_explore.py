"""The explorer: every position of its sliders has the engine's numbers, and what it cannot answer is one sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any, cast
from xml.etree import ElementTree as ET

import pytest

import undaunted_nb as un
from tests.games.turns import HILLS
from tests.sampling import NIGHTLY
from tests.teaching.results import LINE, SHOTS, TURN
from undaunted_nb.engine.errors import NotationError, TutorError
from undaunted_nb.games.undaunted import system as undaunted
from undaunted_nb.i18n import LANGUAGES, percent, set_language
from undaunted_nb.play.game import Game
from undaunted_nb.teaching.interactive.explorer import Explorer, explore
from undaunted_nb.teaching.interactive.explorer_data import questions_by_system

un._give_words()
EVERY = pytest.mark.parametrize(("kind", "what"), [(kind, what) for kind, questions in questions_by_system().items() for what in questions])


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    set_language("en")


def send(it: Explorer, **content: Any) -> None:
    it._on_message(it, content, [])


def positions(control: dict[str, Any]) -> list[Any]:
    if "options" in control:
        return [option["id"] for option in control["options"]]
    return list(range(control["least"], control["most"] + 1))


def chance(code: str) -> Fraction:
    """Return the main chance of the result of a line that the explorer shows."""
    found = eval(code, {"un": un})  # noqa: S307  (the explorer's own line)
    if code.startswith("un.draws"):
        return Fraction(found.of("A").by[-1])
    if code.startswith("un.losses"):
        return Fraction(found.chance)
    return Fraction(found.hits, found.n) if code.startswith("un.dice_simulation") else Fraction(found.probability)


def checked(it: Explorer) -> None:
    view = it.view
    if view["answer"]:
        assert view["answer"]["big"] == percent(chance(it.code)), it.settings
        assert not view["note"]
        ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{view["answer"]["picture"]["markup"]}</svg>')  # noqa: S314  (made here)
    else:
        assert re.fullmatch(r"[A-Z].{20,200}\.", view["note"]), it.settings


@EVERY
def test_every_position_of_every_slider_has_the_engines_answer_or_one_sentence(kind: str, what: str) -> None:
    it = explore(kind, what=what)
    usual = it.settings
    for control in it.view["controls"]:
        for n, value in enumerate(positions(control)):
            send(it, kind="set", name=control["name"], value=value, n=n)
            assert (it.settings[control["name"]], it.view["n"]) == (value, n)
            checked(it)
        it.set(**usual)
        assert it.settings == usual


@EVERY
def test_any_positions_together_have_the_engines_answer_or_one_sentence(kind: str, what: str) -> None:
    it, rng = explore(kind, what=what), Random(8)
    for _ in range(40 if NIGHTLY else 16):
        for name in [control["name"] for control in it.view["controls"]]:
            control = next(one for one in it.view["controls"] if one["name"] == name)
            it.set(**{name: rng.choice(positions(control))})
        checked(it)


def test_dice_that_terrain_removes_are_one_sentence() -> None:
    it = explore("memoir44", what="simulation", dice=1, terrain="forest")
    assert it.view["answer"] is None
    assert it.view["note"] == "No dice are left to roll against Infantry, because the terrain removes them all. Use more dice."
    assert it.view["note"] in repr(it)
    assert "text/html" not in (it._repr_mimebundle_() or ({},))[0]
    it.set(dice=2)
    assert it.view["answer"]


def test_a_menu_changes_the_limits_of_a_slider() -> None:
    it = explore("memoir44", figures=4)
    it.set(target="artillery")
    assert it.settings["figures"] == 2
    it.set(target="armor", figures=3)
    assert it.settings["figures"] == 3
    cards = explore(what="draws", size=12, copies=12)
    cards.set(size=5)
    assert cards.settings["copies"] == 5


def test_another_question_keeps_the_numbers() -> None:
    it = explore("normandy", dice=4, base=6, cover=2, range=1)
    it.set(what="losses")
    assert (it.what, it.settings["dice"], it.settings["defense"]) == ("losses", 4, 9)
    it.set(kind="memoir44")
    assert (it.what, it.settings["dice"], it.code) == ("losses", 4, 'un.losses(un.odds(4, "infantry"), until="gone", times=18)')


@pytest.mark.parametrize(
    ("kind", "what", "settings", "begin"),
    [
        ("undaunted", "losses", {}, "Within 18 attacks. Attacks until"),
        ("undaunted", "losses", {"times": 1}, "With the first attack. Attacks until"),
        ("undaunted", "draws", {"rounds": 3}, "By round 3. 20 cards"),
        ("undaunted", "simulation", {}, "Rolls that hit. 2 dice"),
        ("memoir44", "attack", {}, "At least one hit. 3 dice"),
    ],
)
def test_large_number_has_a_label(kind: str, what: str, settings: dict[str, Any], begin: str) -> None:
    assert explore(kind, what=what, **settings).view["answer"]["title"].startswith(begin)


def test_class_finds_the_attack_that_makes_it_more_likely_than_not_by_moving_the_slider() -> None:
    it, found = explore(what="losses", times=8), un.losses(un.odds(2, 8), (2, 1, 3), times=30)
    half = next(n for n, share in enumerate(found.within) if share >= Fraction(1, 2))
    labels = "Attacks for at least 50%", "Attacks needed on average"
    for times in range(1, half + 3):
        it.set(times=times)
        assert [label in repr(it) for label in labels] == [times >= half] * 2
    assert f"Attacks for at least 50%: {half}" in repr(it)


# ---------------------------------------------------------------- from a game


def test_an_attack_of_a_game_opens_in_the_explorer() -> None:
    it, found = explore(HILLS, LINE), un.odds(HILLS, LINE)
    assert it.settings == {"dice": found.odds.dice, **found.attack.defense._asdict()}
    assert it.view["answer"]["big"] == percent(found.probability)
    assert explore(HILLS, LINE, what="losses").settings["defense"] == found.odds.defense
    assert explore(SHOTS, "battle F3 G5", dice=4).settings["dice"] == 4


@pytest.mark.parametrize("scenario", ["memoir44/pegasus-bridge", "memoir44/sword-beach", "memoir44/edge-of-the-wood"])
def test_battles_open_with_the_same_chances(scenario: str) -> None:
    from tests.random_games import positions as random_positions
    from undaunted_nb.games.memoir44.chances.odds import attack

    met = set()
    for p in random_positions(scenario, 3, 300):
        for line in [p.format(a) for a in p.actions() if a.kind == "battle"][:2]:
            if p.to_act != (p.setup.sides[p.turn],) or not (found := attack(p, line)).dice:
                continue
            it = explore(p, line)
            assert it.view["answer"]["big"] == percent(found.chance), (p.to_json(), line)
            met.add(it.settings["terrain"])
    assert len(met) > 1


def test_the_attack_that_is_chosen_on_a_table() -> None:
    game = Game(TURN)
    table = un.table(game, side="US", opponent="", resume=False)
    assert table.chosen_attack() == ""
    with pytest.raises(TutorError, match="No attack is chosen"):
        explore(table)
    for tap in undaunted.present.taps(TURN, TURN.parse(LINE)):
        table.press("tap", str(tap))
    assert table.chosen_attack() == LINE
    assert explore(table).settings == explore(game, LINE).settings
    assert explore(table, dice=6).settings["dice"] == 6
    table.close()


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: explore("chess"), "source must be one of 'normandy', 'north-africa'"),
        (lambda: explore(what="weather"), "what must be one of 'attack', 'losses', 'draws', 'simulation'"),
        (lambda: explore(dice=11), "dice must be a whole number from 1 to 10, but it is 11"),
        (lambda: explore(wind=3), "Unknown setting “wind”. Choose from: what, kind, dice, base, cover, range"),
        (lambda: explore("memoir44", terrain="river"), "terrain must be one of 'country', 'forest'"),
        (lambda: explore("memoir44", target="artillery", figures=3), "figures must be a whole number from 1 to 2"),
        (lambda: explore("memoir44", "battle F3 G5"), "needs a game or a position"),
        (lambda: explore(SHOTS), "No attack is chosen"),
        (lambda: explore(3), "Expected a game or a position"),  # type: ignore[arg-type]
        (lambda: explore(language="fr"), "en, uk, ru"),
    ],
)
def test_a_wrong_argument_names_the_accepted_values(call: Any, told: str) -> None:
    with pytest.raises(TutorError, match=re.escape(told)):
        call()
    with pytest.raises(NotationError):
        explore(SHOTS, "fire!")


@pytest.mark.parametrize(
    "content",
    [
        None, "set", {}, {"kind": "set"}, {"kind": "set", "name": "dice", "n": 1}, {"kind": "set", "name": 3, "value": 3, "n": 1},
        {"kind": "set", "name": "dice", "value": 99, "n": 1}, {"kind": "set", "name": "dice", "value": "2", "n": 1},
        {"kind": "set", "name": "x", "value": 2, "n": 1}, {"kind": "set", "name": "what", "value": [], "n": 1},
    ],
)  # fmt: skip
def test_messages_that_no_page_sends_change_nothing_and_get_an_answer(content: Any) -> None:
    it = explore()
    before = it.settings
    it._on_message(it, content, [])
    assert it.settings == before
    assert it.view["note"]
    assert it.view["answer"]["big"] == "51.0%"
    it.set_state({"view": {"answer": "forged"}})
    assert it.view["answer"]["big"] == "51.0%"


def test_an_exception_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    it = explore()
    questions = questions_by_system()
    question = questions["undaunted"]["attack"]
    broken = {**questions["undaunted"], "attack": replace(question, answer=lambda _: cast("Any", 1 // 0))}
    monkeypatch.setattr("undaunted_nb.teaching.interactive.explorer.questions_by_system", lambda: {**questions, "undaunted": broken})
    send(it, kind="set", name="dice", value=3, n=7)
    assert it.view["note"] == "Internal error (ZeroDivisionError: integer division or modulo by zero). Move a slider to try again."
    assert it.view["n"] == 7, "the page can ask again"
    monkeypatch.undo()
    send(it, kind="set", name="dice", value=4, n=8)
    assert it.view["answer"]["title"] == "At least one hits. 4 dice against a defense of 8"


# ---------------------------------------------------------------- output


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY
def test_it_is_the_same_again_and_all_words_are_there(kind: str, what: str, language: str) -> None:
    one, other = explore(kind, what=what, language=language), explore(kind, what=what, language=language)
    assert (repr(one), one.picture()) == (repr(other), other.picture())
    assert not re.search(r"explore-|volley-|column-", f"{one.view}{one!r}")
    assert one.view["lang"] == language
    bundle = (one._repr_mimebundle_() or ({},))[0]
    assert bundle["text/plain"] == repr(one)
    assert str(bundle["text/html"]).startswith("<img")
