"""Values that a lesson can use from a position of Memoir '44, compared with the open information on the board."""

from __future__ import annotations

from typing import Any, cast

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.games.memoir44.lesson_values import VALUES
from undaunted_nb.games.memoir44.rules.state.position import Position
from undaunted_nb.i18n import KNOWN, say
from undaunted_nb.kit import registry
from undaunted_nb.lessons.format.goals import holds
from undaunted_nb.lessons.format.values import Moment, value

un._give_words()


def position(scenario: str, **fields: Any) -> Position:
    data = {"format": "undaunted-nb position 1", "scenario": f"memoir44/{scenario}", **fields}
    return cast("Position", registry.system("memoir44").position_from_json(data, "test"))


OPEN = position(
    "first-shots", phase="battle", card="Close Assault", table=["Close Assault"], orders={"allies-infantry-1": {}, "allies-armor-1": {}},
    units={"allies-infantry-1": {"at": "f4", "figures": 2}},
)  # fmt: skip
HILL = position(
    "bunker-on-the-hill", phase="order", card="Attack Center", table=["Attack Center"], sandbags=["f6"],
    hands={"allies": ["Artillery Bombard", "Probe Right"]}, orders={"allies-infantry-1": {}, "allies-armor-1": {}, "allies-armor-2": {}},
    units={"allies-infantry-1": {"at": "f6"}, "allies-armor-1": {"at": "F5"}, "allies-armor-2": {"at": "f8"}, "axis-infantry-1": "off"},
)  # fmt: skip
TOWN = position(
    "edge-of-the-wood", phase="battle", card="Attack Center", table=["Attack Center"], sandbags=["f6"],
    hands={"allies": ["Infantry Assault", "Armor Assault", "Probe Left"]}, orders={"allies-armor-1": {}},
    units={"allies-armor-1": {"at": "D7"}, "axis-infantry-2": {"at": "d6"}},
)  # fmt: skip
BLIND = position(
    "first-shots", units={"allies-infantry-1": {"at": "F5"}, "allies-infantry-2": {"at": "E3"}, "allies-armor-1": {"at": "F3"}}
)
MAQUIS = position("the-maquis")
BRIDGE = position("over-the-bridge", units={"allies-infantry-1": {"at": "D5"}})
FRONT = position("long-front")
COAST = position("first-wave", units={"allies-infantry-1": {"at": "D3"}})


@pytest.mark.parametrize(
    ("p", "words", "told"),
    [
        (OPEN, "dice battle f4 G5", 4),
        (OPEN, "base battle f4 G5", 3),
        (OPEN, "bonus battle f4 G5", 1),
        (OPEN, "base+bonus battle f4 G5", 4),
        (OPEN, "range battle f4 G5", 1),
        (OPEN, "hits battle f4 G5", 3),
        (OPEN, "hits battle f4 J7", 2),
        (HILL, "hits battle f6 G7", 1),
        (OPEN, "chance battle f4 G5", "1215/1296"),
        (OPEN, "percent battle f4 G5", 94),
        (HILL, "cover battle f6 G7", 1),
        (HILL, "cover battle F5 G7", 2),
        (HILL, "cover battle f8 G7", 2),
        (TOWN, "cover f6 armor", 2),
        (TOWN, "penalty battle D7 d6", 2),
        (TOWN, "dice battle D7 d6", 1),
        (OPEN, "throws infantry 2", 2),
        (OPEN, "throws artillery 6", 1),
        (OPEN, "throws armor 4", 0),
        (OPEN, "fresh elite_armor", 4),
        (OPEN, "legal battle f4 G5", "yes"),
        (OPEN, "rule move D3 d4", "m44.turn.4"),
        (OPEN, "rule battle f4 G5", "none"),
        (OPEN, "ways battle f4 *", 1),
        (OPEN, "distance D3 G5", 4),
        (OPEN, "neighbors A1", 2),
        (OPEN, "sight F3 G5", "blocked"),
        (OPEN, "sight H3 G5", "open"),
        (OPEN, "sections d6", "left+center"),
        (OPEN, "sections K7", "right"),
        (OPEN, "sections K7 axis", "left"),
        (HILL, "ground G7", "hill+bunker"),
        (HILL, "ground f6", "country+hedgehog+sandbags"),
        (HILL, "high G7", "yes"),
        (HILL, "high G5", "no"),
        (HILL, "lies f6 sandbags", "yes"),
        (HILL, "lies g6 sandbags", "no"),
        (HILL, "count hedgehog", 4),
        (HILL, "count sandbags", 1),
        (OPEN, "at allies-infantry-1", "f4"),
        (HILL, "at axis-infantry-1", "off"),
        (OPEN, "at A1", "off"),
        (OPEN, "figures f4", 2),
        (OPEN, "figures allies-infantry-2", 4),
        (OPEN, "figures A1", 0),
        (MAQUIS, "worth F9", 2),
        (MAQUIS, "worth F5", 1),
        (MAQUIS, "reach E3", 2),
        (MAQUIS, "steady E3", 1),
        (HILL, "steady F5", 3),
        (OPEN, "homewards f4", 2),
        (COAST, "homewards D3", 0),
        (BLIND, "homewards F5", 2),
        (COAST, "cost D3 1", 1),
        (HILL, "cost F5 1", 0),
        (HILL, "cost axis-artillery-1 1", 1),
        (OPEN, "cost f4 4", 1),
        (OPEN, "cost f4 6", 2),
        (HILL, "ignores f6", 1),
        (HILL, "ignores F5", 0),
        (HILL, "ignores G7", 1),
        (BRIDGE, "medals allies", 1),
        (BRIDGE, "medals axis", 0),
        (BRIDGE, "needed axis", 4),
        (BRIDGE, "winner", "none"),
        (HILL, "hand allies", 2),
        (HILL, "hand axis", 4),
        (HILL, "deck", 60 - 2 - 4 - 1),
        (HILL, "discard", 0),
        (HILL, "supply axis", 12),
        (HILL, "printed Probe", 13),
        (HILL, "printed Probe Center", 5),
        (MAQUIS, "orders Attack Center", 3),
        (HILL, "ordered", 3),
        (MAQUIS, "ordered", 0),
        (MAQUIS, "strikes Air Power", 2),
        (MAQUIS, "strikes axis Air Power", 1),
        (MAQUIS, "strikes Barrage", 4),
        (MAQUIS, "strikes Probe Left", 0),
        (COAST, "summaries", 5),
        (MAQUIS, "match 4-3 2-4", "second"),
        (MAQUIS, "match 4-3 2-3", "none"),
        (MAQUIS, "turn", "allies"),
        (MAQUIS, "phase", "play"),
        (OPEN, "constant faces", 6),
        (OPEN, "constant flags", 1),
        (OPEN, "constant dice", 4),
        (OPEN, "constant hexes", 113),
        (OPEN, "constant cards", 60),
        (OPEN, "constant section-cards", 40),
        (OPEN, "constant tactic-cards", 20),
        (OPEN, "constant drawn", 1),
        (OPEN, "constant players", 6),
        (FRONT, "constant players", 8),
        (OPEN, "team 5", 3),
        (FRONT, "team 8", 4),
    ],
)
def test_a_value(p: Position, words: str, told: object) -> None:
    assert value(words, Moment(p, "allies")) == told


def test_every_value_is_tried_here() -> None:
    tried = {name for mark in test_a_value.pytestmark for _, words, _ in mark.args[1] for name in words.split(" ")[0].split("+")}  # type: ignore[attr-defined]
    assert tried == set(VALUES)


@pytest.mark.parametrize(
    "words",
    [
        "dice move f4 F5", "dice battle A1 G5", "hits battle f4 A1", "worth A1", "steady axis-infantry-9", "cost f4", "cost f4 x",
        "lies f4 sand", "count sand", "fresh horse", "sections f4 nobody", "orders Charge", "strikes Charge", "constant luck", "at Z9",
        "team 7", "team x",
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", KNOWN)
def test_an_unknown_value_is_reported(words: str, language: str) -> None:
    with pytest.raises(TutorError) as caught:
        value(words, Moment(OPEN, "allies"))
    assert say(caught.value.text, language).strip()


def test_goals_of_every_game_hold_here() -> None:
    moment = Moment(HILL, "allies")
    assert holds({"reached": ["allies-infantry-1", "f6"]}, moment)
    assert not holds({"reached": ["allies-infantry-1", "F5"]}, moment)
    assert holds({"gone": "axis-infantry-1"}, moment)
    assert not holds({"gone": "axis-infantry-2"}, moment)
    assert holds({"value": "ignores f6", "least": 1, "most": 1}, moment)


def test_possible_questions_are_offered_to_the_side_that_decides() -> None:
    memoir = registry.system("memoir44")
    lines = [OPEN.format(action) for action in memoir.askable(OPEN, "allies")]
    assert "battle f4 G5" in lines
    assert "battle D3 G5" not in lines
    assert list(memoir.askable(OPEN, "axis")) == []


def test_words_are_not_added() -> None:
    with pytest.raises(TutorError, match="“turn” is “allies” here, which can’t be added"):
        value("turn+turn", Moment(OPEN, "allies"))
