"""Half a character of UTF-16, which a path can hold and JSON can spell, survives each way of saving a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.files import storage
from undaunted_nb.files.storage import dump_json, json_text, parse_json
from undaunted_nb.games.undaunted.files.pieces import folder
from undaunted_nb.play.lines import from_line, to_line

ODD: dict[str, Any] = {"a\ud800": ["\udfff", "😀\ude00", "\\ud800", '"\ud83d"', "plain"]}


def test_json_comes_back_as_it_was() -> None:
    assert parse_json(dump_json(ODD).encode().decode(), "x") == ODD
    assert parse_json(json_text(ODD), "x") == ODD
    assert json_text({"a": "é😀"}) == '{"a": "é😀"}'


def test_a_line_comes_back_as_it_was() -> None:
    assert from_line(to_line(ODD)) == ODD
    assert from_line(to_line(ODD, "up1"), "up1") == ODD


def test_a_game_of_a_file_whose_name_is_no_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (folder() / "normandy" / "scenarios" / "hills.toml").read_text("utf-8") + "# \ud800\n"
    monkeypatch.setattr(storage, "read_text", lambda _: text)
    name = "na\udce9.toml"
    game = un.Game(un.new_game("normandy/hills").start)
    data = game.to_json() | {"scenario": name, "scenario_file": {"text": text}, "actions": []}
    game = un.load(data)
    assert game.file == name
    game.save(tmp_path / "game.json")
    for again in (un.load(tmp_path / "game.json"), un.load(game.line()), un.load(game.replay_line())):
        assert again.file is not None
        assert (str(again.file), again.file.text) == (name, text)


def test_a_game_that_is_too_large_to_load_is_not_saved(tmp_path: Path) -> None:
    place, game = tmp_path / "game.json", un.new_game("normandy/hills", seed=1)
    game.save(place)
    before = place.read_bytes()
    game.comment("ü" * storage.LARGEST)
    with pytest.raises(un.FileError) as caught:
        game.save(place)
    assert caught.value.faults[0].text.key == "fault-too-large"
    assert place.read_bytes() == before
    game.comment("ü" * (storage.LARGEST // 2 - 5000))
    game.save(place)
    assert un.load(place).steps == game.steps
