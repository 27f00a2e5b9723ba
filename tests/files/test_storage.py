"""Files and lines of text: nothing is lost when writing fails, and bad input stays out."""

from __future__ import annotations

import base64
import json
import os
import zlib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undaunted_nb as un
from tests.play.test_game import SCENARIOS
from tests.random_games import played
from undaunted_nb.engine.errors import FileError
from undaunted_nb.files.storage import LARGEST, parse_json, read_text, save_text
from undaunted_nb.play.game import load, new_game
from undaunted_nb.play.lines import from_line, to_line

un._give_words()


# ---------------------------------------------------------------- writing


@pytest.mark.parametrize("broken", ["fsync", "replace", "write"])
def test_a_write_that_fails_leaves_the_old_file(broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    save_text(file, "old")

    def failing(*_args: object, **_more: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        if broken == "fsync":
            patch.setattr(os, "fsync", failing)
        elif broken == "replace":
            patch.setattr(Path, "replace", failing)
        else:
            patch.setattr(Path, "open", failing)
        with pytest.raises(FileError, match="the disk is full"):
            save_text(file, "new")
    assert file.read_text() == "old"
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_the_new_text_is_on_the_disk_before_it_takes_the_old_ones_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def noting_fsync(number: int) -> None:
        done.append("fsync")
        fsync(number)

    def noting_replace(self: Path, goal: Path) -> Path:
        done.append("replace")
        return replace(self, goal)

    monkeypatch.setattr(os, "fsync", noting_fsync)
    monkeypatch.setattr(Path, "replace", noting_replace)
    save_text(tmp_path / "a", "x")
    assert done == ["fsync", "replace"]


@pytest.mark.parametrize("name", ["", ".", "/", "a\0b", "x" * 300, "file/inside.json", "\ud800.json"])
def test_a_name_that_cannot_be_written_is_one_clear_error(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("not a folder")
    with pytest.raises(FileError, match="Can’t write this file"):
        new_game("normandy/hills", seed=1).save(name)
    assert [p.name for p in tmp_path.iterdir()] == ["file"]


def test_a_long_name_can_be_written(tmp_path: Path) -> None:
    save_text(tmp_path / ("x" * 250), "text")
    assert read_text(tmp_path / ("x" * 250)) == "text"


def test_half_a_letter_in_a_comment_does_not_stop_saving(tmp_path: Path) -> None:
    game = new_game("normandy/hills", seed=1)
    game.save(tmp_path / "game.json")
    game.comment("half a letter: \ud83d")
    game.save(tmp_path / "game.json")
    assert load(tmp_path / "game.json").position == game.position
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


# ---------------------------------------------------------------- reading


def test_an_unreadable_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"abc\xff")
    (tmp_path / "large").write_bytes(b"a" * (LARGEST + 1))
    for name, words in (
        ("none", "Can’t read this file"),
        (".", "Can’t read this file"),
        ("binary", "byte 3"),
        ("large", "more than 2,000,000 characters"),
        ("a\0b", "Can’t read this file"),
    ):
        with pytest.raises(FileError, match=words) as caught:
            read_text(tmp_path / name)
        assert caught.value.source == str(tmp_path / name)


def test_a_byte_order_mark_is_accepted(tmp_path: Path) -> None:
    game = new_game("normandy/hills", seed=1)
    (tmp_path / "game.json").write_text("\ufeff" + json.dumps(game.to_json()), "utf-8")
    assert load(tmp_path / "game.json").position == game.position


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "line 1, column 1"),
        ('{\n "a": }', "line 2, column 7"),
        ("[1]", ""),
        ("3", ""),
        ("null", ""),
        ("[" * 100_000, ""),
        ('{"a": ' + "9" * 5000 + "}", ""),
    ],
)
def test_a_file_without_a_json_object_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(FileError) as caught:
        parse_json(text, "here.json")
    assert [fault.place for fault in caught.value.faults] == [place]
    assert str(caught.value).startswith("here.json:")


# ---------------------------------------------------------------- one line


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_position_as_one_line_is_read_back(scenario: str) -> None:
    game = played(scenario)
    for ply in range(1, game.ply + 1, 3):
        position = game.goto(ply)
        line = game.line()
        assert line.startswith("un2.")
        assert len(line.split()) == 1
        assert len(line) < 1500
        assert load(line).position == position
        assert load(f"  {line}\n").position == position


def _line(data: bytes) -> str:
    return f"un1.{base64.urlsafe_b64encode(data).decode().rstrip('=')}.{zlib.crc32(data):08x}"


LINE = new_game("normandy/hills", seed=1).line()


@pytest.mark.parametrize("cut", range(1, 12))
def test_a_line_that_was_cut_off_is_refused(cut: int) -> None:
    for line in (LINE[:-cut], LINE[: len(LINE) * cut // 12], LINE[:10] + LINE[10 + cut :]):
        with pytest.raises(FileError) as caught:
            from_line(line)
        assert "Copy the whole line again" in str(caught.value) or "Expected a position on one line" in str(caught.value)


def test_a_line_with_a_flipped_letter_is_refused() -> None:
    body = LINE.split(".")[1]
    for at in range(4, 4 + len(body) - 1, 3):  # the last letter can hold unused bits
        flipped = LINE[:at] + ("A" if LINE[at] != "A" else "B") + LINE[at + 1 :]
        with pytest.raises(FileError):
            load(flipped)


@pytest.mark.parametrize(
    "line",
    ["un2.abc.00000000", "un1.", "un1..", "un1.abc", "un1.äöü.00000000", "un1.????.00000000", "un99.x.y", "un1." + "A" * LARGEST + ".0"],
)
def test_lines_of_another_form_are_refused_as_lines(line: str) -> None:
    with pytest.raises(FileError, match=r"line|Line"):
        load(line)


def test_a_bomb_in_a_line_is_not_unpacked() -> None:
    bomb = zlib.compress(b'{"a": "' + b"a" * (200 * LARGEST) + b'"}', 9)
    with pytest.raises(FileError):
        from_line(_line(bomb))


@pytest.mark.parametrize(
    "data",
    [b"", b"[]", b"null", b"{", b"\xff\xfe", b'{"format": 3}', b'{"format": "undaunted-nb position 1", "scenario": "../../etc/passwd"}'],
)
def test_a_line_with_a_good_checksum_can_hold_nonsense(data: bytes) -> None:
    with pytest.raises(FileError):
        load(_line(zlib.compress(data)))
    with pytest.raises(FileError):
        load(_line(data))


@settings(max_examples=100, deadline=None)
@given(
    st.dictionaries(
        st.text(max_size=5),
        st.none() | st.booleans() | st.integers() | st.text(st.characters(exclude_categories=["Cs"]), max_size=20),
        max_size=5,
    )
)
def test_any_plain_object_is_read_back(data: dict[str, Any]) -> None:
    assert from_line(to_line({str(k).encode("utf-8", "replace").decode(): v for k, v in data.items()})) is not None
