"""British spellings in a person's files and options are still read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import undaunted_nb as un
from tests.project.paths import ROOT
from undaunted_nb.engine.errors import FileError
from undaunted_nb.files.checker import Checker, parse_toml
from undaunted_nb.files.spelling import BRITISH, american, with_american_keys
from undaunted_nb.games.undaunted.files.positions import position_from_json
from undaunted_nb.lessons.format.values import Moment, value
from undaunted_nb.lessons.quiz.questioner import question


def test_keys_are_read_at_every_depth() -> None:
    assert parse_toml('[[card]]\narmour = 4\nfrom = { defence = "rulebook" }\n', "x.toml") == {
        "card": [{"armor": 4, "from": {"defense": "rulebook"}}]
    }


def test_the_parts_of_a_dotted_key_are_read() -> None:
    assert american("defence.total") == "defense.total"


def test_a_table_with_both_spellings_keeps_both() -> None:
    """The reader of the file then reports the old one as unknown."""
    assert with_american_keys({"defence": 1, "defense": 2}) == {"defence": 1, "defense": 2}


def test_other_words_and_texts_stay() -> None:
    assert with_american_keys({"title": "defence", "colour": ["armour"]}) == {"title": "defence", "colour": ["armour"]}


def test_values_of_lessons_are_read() -> None:
    moment = Moment(un.new_game("normandy/la-raye").position, "US")
    assert value("neighbours 2B", moment) == value("neighbors 2B", moment) != 0


def test_a_position_saved_in_the_old_spelling_opens() -> None:
    text = (ROOT / "tests/golden/games/north-africa.ambush.json").read_text("utf-8")
    saved = next(it for it in _tables(json.loads(text)) if "neutralized" in (it.get("counters") or {}).values())
    old = json.loads(json.dumps(saved).replace("neutralized", "neutralised"))
    assert old != saved
    assert position_from_json(old, "old.json") == position_from_json(saved, "saved.json")


def _tables(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _tables(item)


def test_a_fault_in_an_old_key_names_its_line() -> None:
    check = Checker(text := '[card]\narmour = "x"\n', "own.toml")
    tables: dict[str, Any] = parse_toml(text, "own.toml")
    check.number(("card", "armor"), tables["card"]["armor"], 0)
    with pytest.raises(FileError, match="line 2"):
        check.finish(None)


def test_nothing_is_written_in_the_old_spelling() -> None:
    for name in ("normandy/la-raye", "north-africa/ambush"):
        assert not [old for old in BRITISH if f'"{old}"' in str(un.new_game(name).to_json())]


def test_questions_are_found() -> None:
    assert question("un.defence/12") == question("un.defense/12")
    assert repr(un.quiz(makers="un.defence", seed=1)) == repr(un.quiz(makers="un.defense", seed=1))
