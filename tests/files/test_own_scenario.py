"""A saved game includes the person's own scenario, opens anywhere, and reports that the file has changed."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

import undaunted_nb as un
from tests.random_games import played
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.play.game import Game, load, new_game
from undaunted_nb.play.opponent import random_choice
from undaunted_nb.widgets.table import table

un._give_words()
MINES = {
    "undaunted": Path(__file__).parents[1] / "widgets" / "everything.toml",
    "memoir44": Path(un.__file__).parent / "games" / "memoir44" / "scenarios" / "first-wave.toml",
}
OTHER = {"undaunted": ('title = "Everything"', 'title = "Something"'), "memoir44": ('title = "', 'title = "Another ')}


@pytest.fixture(params=sorted(MINES))
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def mine(kind: str, tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(MINES[kind].read_text("utf-8"), "utf-8")
    return file


def test_a_replay_opens_though_the_file_is_gone(mine: Path, tmp_path: Path) -> None:
    game = played(mine, 3, 6)
    game.save(tmp_path / "game.json")
    mine.unlink()
    again = load(tmp_path / "game.json")
    assert (again.position, again.steps, again.notes) == (game.position, game.steps, ())
    again.play(random_choice(again.position, again.position.to_act[0], Random(1)))
    again.save(tmp_path / "again.json")
    assert load(tmp_path / "again.json").position == again.position
    assert load(again.to_json()).position == again.position
    assert repr(table(again))
    with pytest.raises(FileError, match="Can’t read this file"):
        load(tmp_path / "game.json", scenario="file")


def test_an_edited_file_is_reported_and_both_versions_open(kind: str, mine: Path, tmp_path: Path) -> None:
    game = played(mine, 3, 6)
    game.save(tmp_path / "game.json")
    edited = mine.read_text("utf-8").replace(*OTHER[kind], 1)
    assert edited != mine.read_text("utf-8")
    mine.write_text(edited, "utf-8")
    saved, now = load(tmp_path / "game.json"), load(tmp_path / "game.json", scenario="file")
    assert saved.position == game.position
    (note,) = saved.notes
    assert f'un.load("{tmp_path / "game.json"}", scenario="file")' in str(note)
    assert now.notes == ()
    assert [step.lines for step in now.steps] == [step.lines for step in saved.steps]
    titles = [table(it, resume=False).head["title"] for it in (saved, now)]
    assert titles[0] != titles[1]
    shown = table(load(tmp_path / "game.json"), resume=False)
    assert str(note) in shown.why["reasons"][0]["text"]
    with pytest.raises(TutorError, match="'saved', 'file'"):
        load(tmp_path / "game.json", scenario="both")


def test_a_game_continues_with_its_original_scenario(kind: str, mine: Path) -> None:
    game = played(mine, 3, 6)
    before = game.position.to_json()
    mine.write_text(mine.read_text("utf-8").replace(*OTHER[kind], 1), "utf-8")
    assert game.position.to_json() == before
    assert new_game(mine).start != game.start
    mine.write_text("no scenario at all", "utf-8")
    assert game.position.to_json() == before
    assert load(game.to_json()).position == game.position


def test_a_table_whose_scenario_was_edited_begins_again_and_shows_where_the_game_is(kind: str, mine: Path) -> None:
    it = table(new_game(mine, seed=4), side=new_game(mine).position.setup.sides[0])
    side = it._session.side
    while side not in it.game.position.to_act:
        it.game.play(random_choice(it.game.position, it.game.position.to_act[0], Random(1)))
    it.game.play(random_choice(it.game.position, side, Random(1)))
    it.refresh()
    position = it.game.position
    it.close()
    mine.write_text(mine.read_text("utf-8").replace(*OTHER[kind], 1), "utf-8")
    again = table(new_game(mine, seed=4), side=side)
    assert again.game.start != it.game.start
    told = again.why["reasons"][0]["text"]
    place = told.split('un.load("')[1].split('"')[0]
    assert load(place).position == position


@pytest.mark.parametrize("held", [None, 3, {}, {"text": 3}, {"text": "x", "sha256": "y"}, {"sha256": ""}])
def test_a_scenario_that_was_changed_in_the_replay_is_refused(held: object, mine: Path) -> None:
    data = {**played(mine, 3, 6).to_json(), "scenario_file": held}
    with pytest.raises(FileError, match="doesn’t match its hash"):
        load(json.loads(json.dumps(data)))


def test_a_line_holds_the_scenario_too(mine: Path) -> None:
    game = played(mine, 3, 6)
    line = game.line()
    mine.unlink()
    assert load(line).position.to_json() == {**game.position.to_json(), "scenario": mine.name}


def test_a_copy_also_holds_it(mine: Path) -> None:
    position = played(mine, 3, 6).position
    copied = pickle.loads(pickle.dumps(position))  # noqa: S301
    mine.unlink()
    assert copied == position
    data: dict[str, Any] = Game(copied).to_json()
    assert data["scenario_file"]["text"]


@pytest.mark.parametrize("name", ["mine.txt", "mine.TOML", "mine", "mine@home.json"])
def test_a_scenario_is_read_by_its_content_whatever_its_ending(kind: str, name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text(MINES[kind].read_text("utf-8"), "utf-8")
    game = new_game(file, seed=1)
    assert load(file).start == game.start
    game.save(tmp_path / "game.txt")
    assert load(tmp_path / "game.txt").start == game.start
    (tmp_path / "line").write_text(game.line() + "\n", "utf-8")
    file.unlink()
    assert load(tmp_path / "line").position.to_json() == {**game.position.to_json(), "scenario": name}
    assert load(tmp_path / "game.txt").start == game.start, "the scenario travels inside"


def test_a_saved_game_is_not_taken_for_a_scenario(mine: Path, tmp_path: Path) -> None:
    new_game(mine, seed=1).save(tmp_path / "game.json")
    with pytest.raises(FileError, match="saved game"):
        new_game(tmp_path / "game.json")


def test_nothing_of_another_file_is_shown() -> None:
    with pytest.raises(FileError) as caught:
        load({"format": "undaunted-nb position 1", "scenario": __file__})
    assert "is not a scenario file" in str(caught.value)
    assert "import" not in str(caught.value)


def test_a_shipped_scenario_is_not_put_in() -> None:
    game = new_game("normandy/hills", seed=1)
    assert "scenario_file" not in game.to_json()
    assert game.file is None
    assert game.line()
