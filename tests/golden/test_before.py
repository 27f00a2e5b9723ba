"""What was saved and sent before the folders and names of the package changed (5b0704a4) still opens, and is the same.

`before/` holds three games, the links to them, a learner's progress, a lesson and two scenarios. They were written by the package of then
and are never written again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.sharing import links

BEFORE = Path(__file__).with_name("before")
EXPECTED: dict[str, Any] = json.loads((BEFORE / "expected.json").read_text(encoding="utf-8"))
games = pytest.mark.parametrize("name", EXPECTED["games"])


@games
def test_a_saved_game_opens_and_is_saved_the_same(name: str, tmp_path: Path) -> None:
    sample, expected = BEFORE / "games" / f"{name.replace('/', '.')}.json", EXPECTED["games"][name]
    game = un.load(sample)
    assert (game.ply, game.line(), game.replay_line()) == (expected["ply"], expected["line"], expected["replay_line"])
    assert game.position.to_json() == expected["position"]
    game.save(tmp_path / "game.json")
    assert json.loads((tmp_path / "game.json").read_text(encoding="utf-8")) == json.loads(sample.read_text(encoding="utf-8"))
    assert repr(un.table(game, resume=False))


@games
def test_a_link_opens_the_same_game(name: str) -> None:
    expected = EXPECTED["games"][name]
    position = links.read(expected["links"]["position"]).game()
    assert position.position.to_json() == expected["position"]
    for kind in ("replay", "lite"):
        replay = links.read(expected["links"][kind]).game()
        assert replay.ply == 20
        replay.goto(expected["ply"])
        assert replay.replay_line() == expected["replay_line"]


def test_progress_opens(tmp_path: Path) -> None:
    file, expected = tmp_path / "progress.json", EXPECTED["progress"]
    file.write_bytes((BEFORE / "progress.json").read_bytes())
    saved = un.Progress.open(file)
    pasted = un.Progress.open(tmp_path / "other.json")
    pasted.take_in(expected["line"])
    for progress in (saved, pasted):
        assert not progress.notes
        assert dict(progress.state("normandy/moving")) == expected["state"]
        assert dict(progress.state("memoir44/board")) == expected["shown"]
        assert progress.known("north-africa/first-look") is expected["known"]
        # The class has another name now.
        assert {rule: f"Asked{repr(record)[len('RuleRecord') :]}" for rule, record in progress.rules.items()} == expected["rules"]
        assert {rule for rule, record in progress.rules.items() if record.right} == {"un.cards.1", "un.setup.1"}


def test_a_lesson_opens_and_goes_on() -> None:
    table = un.lesson(str(BEFORE / "lesson.toml"))
    assert (table.coach["title"], table.coach["step"]) == ("Small battles", 0)
    table.press("coach", "next")
    assert table.coach["step"] == 1
    assert table.coach["task"] == ["First Shots: open country, 2 medals. Win with the Allies."]


@pytest.mark.parametrize("file", ["memoir44-scenario.toml", "normandy-scenario.toml"])
def test_a_scenario_opens_and_is_played(file: str) -> None:
    game = un.new_game(str(BEFORE / file), seed=1)
    game.play(game.legal_actions[0])
    assert game.ply
