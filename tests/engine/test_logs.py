"""The log: silent, until UNDAUNTED_NB_LOG or a program asks for it, and without a person's words above DEBUG."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.engine import logs
from undaunted_nb.engine.errors import FileError
from undaunted_nb.files import storage
from undaunted_nb.lessons.progress import preferences
from undaunted_nb.play.opponent import AtRandom
from undaunted_nb.teaching.classroom.typed_input import typed
from undaunted_nb.widgets.table import Table

NAME = "Anna-Sophie"
RUN = """
import undaunted_nb as un
try:
    un.load({!r})
except un.FileError as error:
    print(error.faults[0].text.key)
"""


def shown(level: str | None, file: Path) -> str:
    """Return what a program shows on its error stream that meets a file which it cannot use."""
    own = {name: value for name, value in os.environ.items() if name != logs.SETTING} | ({logs.SETTING: level} if level is not None else {})
    command = [sys.executable, "-c", RUN.format(str(file))]
    done = subprocess.run(command, env=own, capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout == "fault-not-json\n"
    return done.stderr


@pytest.fixture
def file(tmp_path: Path) -> Path:
    place = tmp_path / f"{NAME}.json"
    place.write_text('{ "name": Anna')
    return place


def test_the_log_is_silent_by_default(file: Path) -> None:
    assert shown(None, file) == ""
    assert shown("", file) == ""
    assert shown("warning", file) == ""


def test_a_level_shows_the_log_without_names(file: Path) -> None:
    assert shown("info", file) == "INFO undaunted_nb.engine.errors: refused a file: fault-not-json\n"
    whole = shown("Debug", file)
    assert whole.startswith("INFO undaunted_nb.engine.errors: refused a file: fault-not-json\nDEBUG undaunted_nb.engine.errors: ")
    assert NAME in whole


def test_a_wrong_level_gets_one_sentence(file: Path) -> None:
    sentence = "UNDAUNTED_NB_LOG must be one of debug, info, warning, error, critical, but it is 'loud'."
    assert shown("loud", file) == f"WARNING undaunted_nb: {sentence}\n"


@pytest.fixture
def messages(caplog: pytest.LogCaptureFixture) -> Any:
    caplog.set_level(logging.INFO, "undaunted_nb")

    def found(part: str) -> list[str]:
        return [record.getMessage() for record in caplog.records if record.name == f"undaunted_nb.{part}"]

    yield found
    assert not [record for record in caplog.records if NAME in record.getMessage() or NAME in str(record.exc_text)]


def test_what_a_class_typed_is_not_in_the_log(messages: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(blocked))
    box = typed("rolls", NAME, NAME)
    box.keep(f"{NAME}: 5 8")
    assert box.note
    assert messages("teaching.classroom.typed_input") == ["what was typed could not be saved, the next change tries again"]
    preferences.keep_opponent("careful")
    assert messages("lessons.progress.user_data") == ["opponent is not stored: FileError"]


def test_a_drive_without_locks_is_logged(messages: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    if sys.platform == "win32":
        pytest.skip("Windows has other locks")
    import fcntl

    def refuse(*_: object) -> None:
        raise OSError(NAME)

    monkeypatch.setattr(fcntl, "flock", refuse)
    storage.hold(0)
    assert messages("files.storage") == ["a file can't be locked: OSError"]


def test_an_error_of_an_opponent_is_logged(messages: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError(NAME)

    monkeypatch.setattr(AtRandom, "choose", fail)
    table = Table(un.new_game("memoir44/first-shots", seed=1), side="allies", opponent="random")
    game, rng = table.game, Random(1)
    while game.position.to_act == ("allies",):
        game.play(rng.choice(game.legal_actions))
    with pytest.raises(RuntimeError):
        table.follow(answer=True)
    assert messages("widgets.state.flow") == ["random failed: RuntimeError"]


def test_slow_work_is_logged(messages: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "SLOW", -1.0)
    with logs.log_slow(logging.getLogger("undaunted_nb.engine.x"), "a task"):
        pass
    assert messages("engine.x") == ["a task took 0.0 s"]
    assert isinstance(FileError("a", []), un.TutorError)
