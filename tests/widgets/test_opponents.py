"""The opponent at the table: you choose it, it gives reasons, and its reasons depend on nothing that you cannot see."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import undaunted_nb as un
from tests.properties.test_hidden import beside, sent
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.lessons.progress import preferences
from undaunted_nb.play.game import new_game
from undaunted_nb.play.opponent import OPPONENTS, random_choice
from undaunted_nb.widgets.saves.content import GameToOpen
from undaunted_nb.widgets.table import Table

un._give_words()


def turn(table: Table, rng: Random) -> None:
    """Make a random decision of the viewer."""
    session = table._session
    action = random_choice(table.game.position, session.side, rng, session.system.IDLE)
    table.game.play(action)
    table.follow(answer=True)


def whys(table: Table) -> list[str]:
    """Return the reasons that the playback shows."""
    played: Any = table.played
    return [step["why"] for step in (played or {"steps": []})["steps"] if "why" in step]


@pytest.mark.parametrize(
    ("name", "side"), [("normandy/la-raye", "US"), ("north-africa/convoy", "LRDG"), ("memoir44/pegasus-bridge", "allies")]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_of_the_careful_opponent_has_a_reason(name: str, side: str, language: str) -> None:
    table, rng = Table(new_game(name, seed=4), side=side, opponent="careful", language=language), Random(1)
    told = []
    for _ in range(60):
        if not table.game.position.to_act:
            break
        turn(table, rng)
        told += whys(table)
    assert len(set(told)) > 5
    assert all(words.endswith(".") and "{" not in words for words in told)


def test_the_random_opponent_claims_no_reason() -> None:
    table, rng = Table(new_game("normandy/la-raye", seed=4), side="US", opponent="random"), Random(1)
    told = set()
    for _ in range(30):
        turn(table, rng)
        told |= {*whys(table)}
    assert told == {say(Text("opponent-no-reason"))}


@pytest.mark.parametrize(("name", "side"), [("normandy/la-raye", "DE"), ("north-africa/convoy", "Italy"), ("memoir44/sword-beach", "axis")])
def test_reasons_tell_nothing_hidden(name: str, side: str) -> None:
    rng = Random(name)
    table, told = Table(new_game(name, seed=3), side=side, opponent="careful"), 0
    for _ in range(25):
        if not table.game.position.to_act:
            break
        turn(table, rng)
        told += len(whys(table))
        assert sent(beside(table, rng)) == sent(table)
    assert told


def test_the_menu_offers_the_opponents_and_changes_them() -> None:
    table = Table(new_game("normandy/hills", seed=1), side="US", opponent="random")
    assert [(it["id"], it["chosen"]) for it in table.head["opponents"]] == [(name, name == "random") for name in OPPONENTS]
    assert all(it["label"] for it in table.head["opponents"])
    table.press("opponent", "careful")
    assert [it["id"] for it in table.head["opponents"] if it["chosen"]] == ["careful"]
    assert table._session.opponent == preferences.last_opponent() == GameToOpen(table.game, "US").opponent == "careful"
    table.press("opponent", "random")
    assert preferences.last_opponent() == "random"


@pytest.mark.parametrize("target", ["", "nobody", "undaunted_nb.search.heuristics:ByThumb"])
def test_an_unknown_opponent_changes_nothing(target: str) -> None:
    table = Table(new_game("normandy/hills", seed=1), side="US", opponent="careful")
    table.press("opponent", target)
    assert table._session.opponent == "careful"


def test_two_people_have_no_opponent_to_choose() -> None:
    table = Table(new_game("normandy/hills", seed=1))
    assert "opponents" not in table.head
    table.press("opponent", "careful")
    assert not table._session.opponent


def test_a_seed_plays_the_same_game_against_the_careful_opponent() -> None:
    games = []
    for _ in range(2):
        table, rng = Table(new_game("normandy/la-raye", seed=9), side="US", opponent="careful"), Random(2)
        for _ in range(20):
            if table.game.position.to_act:
                turn(table, rng)
        games.append(table.game.replay_line())
    assert games[0] == games[1]


@pytest.mark.parametrize("value", ["normandy/hills", None, new_game("normandy/hills", seed=1).position])
@pytest.mark.parametrize("side", ["", "US"])
def test_a_table_of_something_else_than_a_game_is_one_sentence(value: Any, side: str) -> None:
    with pytest.raises(TutorError, match=r"^Expected a game, such as un\.new_game\(\"normandy/la-raye\"\), got "):
        un.table(value, side=side)
