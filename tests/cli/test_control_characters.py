"""Text from a file, its name or an argument is shown, but a terminal never obeys it."""

from __future__ import annotations

import json
import sys
import warnings
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

import undaunted_nb as un
from undaunted_nb.cli import commands
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.engine.text import CONTROL, Text, clean
from undaunted_nb.games.undaunted.files.pieces import folder
from undaunted_nb.i18n import KNOWN, say
from undaunted_nb.lessons.format.lesson import load as load_lesson

un._give_words()
RED = ["\x1b[31m", "\x9b31m", "\x07", "\x1b]0;mine\x07", "\x08", "\r", "\x7f", "\u202e"]
HILLS = (folder() / "normandy" / "scenarios" / "hills.toml").read_text("utf-8")


def written(red: str) -> str:
    """Return the characters as a file escapes them."""
    return "".join(f"\\u{ord(c):04x}" for c in red)


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Return the command's output, from both streams."""

    def run(*args: str) -> str:
        monkeypatch.setattr(sys, "argv", ["undaunted-nb", *args])
        with suppress(SystemExit), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            commands.main()
        return "".join(capsys.readouterr())

    return run


@pytest.mark.parametrize("red", RED)
def test_files_with_control_characters_are_refused_with_their_place(red: str, tmp_path: Path, told: Callable[..., str]) -> None:
    scenario, lesson = tmp_path / "mine.toml", tmp_path / "lesson.toml"
    scenario.write_text(HILLS.replace("Two hills", f"Two {written(red)}hills"), "utf-8")
    lesson.write_text(f'format = "undaunted-nb lesson 1"\ntitle.en = "Two {written(red)}hills"\n', "utf-8")
    for open_, file in ((un.new_game, scenario), (load_lesson, lesson)):
        with pytest.raises(FileError, match="control characters") as error:
            open_(str(file))
        assert "title" in str(error.value)
    output = told("check", str(scenario))
    assert "title" in output
    assert not CONTROL.search(output)


@pytest.mark.parametrize("red", RED)
def test_the_command_prints_no_control_characters(red: str, tmp_path: Path, told: Callable[..., str]) -> None:
    game = un.new_game("normandy/hills", seed=1)
    game.play(game.legal_actions[0])
    game.comment(f"well {red}played")
    replay, position = tmp_path / "replay.json", tmp_path / "position.json"
    game.save(replay)
    data = json.loads(replay.read_text("utf-8"))
    position.write_text(json.dumps({**data, f"x{red}": 1, "actions": [f"go {red}away"]}), "utf-8")
    for args in (
        ("legal", str(replay)), ("legal", str(replay), "--json"), ("why", str(replay), f"Rifleman {red}: move 3"),
        ("apply", str(replay), f"{red}end turn"), ("check", str(position)), ("legal", f"{red}.json"), ("check", f"{red}.toml"),
        (f"{red}legal",), ("--lang", red), ("legal", str(replay), f"--{red}"), ("odds", str(replay), f"{red}"), ("summary", red),
    ):  # fmt: skip
        output = told(*args)
        assert output
        assert not CONTROL.search(output), args


@pytest.mark.parametrize("red", RED)
def test_words_and_errors_in_python_have_no_control_characters(red: str) -> None:
    game = un.new_game("normandy/hills", seed=1)
    for do in (
        lambda: game.play(f"{red}: move 3"),
        lambda: un.new_game(f"{red}.toml"),
        lambda: un.load({"format": "undaunted-nb position 1", "scenario": "normandy/hills", "US": {"hand": {red: 1}}}),
        lambda: un.lesson(red),
        lambda: un.table(game, side=red),
        lambda: un.set_language(red),
    ):
        with pytest.raises(TutorError) as error:
            do()
        assert not CONTROL.search(str(error.value)), str(error.value)
    text = Text("plain", {"text": f"a{red}b"})
    for language in KNOWN:
        assert not CONTROL.search(say(text, language))
    assert clean(f"a{red}b\n\tc").endswith("b\n\tc")


def test_json_of_the_command_stays_the_same_data(tmp_path: Path, told: Callable[..., str]) -> None:
    assert CONTROL.search("\x9b")
    file = tmp_path / "\x9bmine.toml"
    file.write_text(HILLS, "utf-8")
    output = told("legal", str(file), "--json")
    assert not CONTROL.search(output)
    assert json.loads(output)
