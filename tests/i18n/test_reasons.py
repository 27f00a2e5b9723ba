"""The reason for a bad file is in the reader's language. What Python says in English decides nothing."""

from __future__ import annotations

import errno
import json
import os
import re
import tomllib
from pathlib import Path

import pytest

import undaunted_nb as un
from tests.i18n.catalogs import OTHER_LETTERS
from undaunted_nb.engine.errors import FileError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import parse_toml
from undaunted_nb.files.reasons import SYSTEM, system_reason, toml_place
from undaunted_nb.files.storage import parse_json, read_text, save_text
from undaunted_nb.i18n import say, words_of

un._give_words()

LATIN = re.compile(r"(?!JSON|TOML|Python|undaunted)\b[A-Za-z]{2,}")
BAD_JSON = {
    "": "json-value",
    "{": "json-name",
    '{"a" 1}': "json-colon",
    '{"a": 1 "b": 2}': "json-comma",
    "{} {}": "json-more",
    '{"a': "open-text",
    '{"a\n": 1}': "json-control",
    r'{"\d": 1}': "escape",
    r'{"\u12": 1}': "escape-code",
    r'["\q"]': "escape",
    r'{"a": "\ud8"}': "escape-code",
    "\ufeff{}": "json-bom",
    "[1, ]": "json-last-comma",
    '{"a": 1,\n}': "json-last-comma",
    '{"a": {"b": [1 2]}}': "json-comma",
    '{"a": {"b"}}': "json-colon",
    '["}", {1: 2}]': "json-name",
    '[{"a": ["]"]}, tru]': "json-value",
    "1\n2": "json-more",
}
BAD_TOML = {
    "= 1": "toml-statement",
    "a = 1 b = 2": "toml-newline",
    "[a": "toml-heading",
    "[[a]": "toml-heading",
    "a 1": "toml-equals",
    "a = '": "open-text",
    "a = '''": "open-text",
    'a = "b': "open-text",
    "a = '\x01'": "toml-character",
    "a = 1\na = 2": "toml-twice",
    "[a]\n[a]": "toml-twice",
    "a = {b = 1, b = 2}": "toml-twice",
    "a.!": "toml-key",
    "a = [1": "toml-array",
    "a = {b = 1 c = 2}": "toml-table",
    r'a = "\d"': "escape",
    r'a = "\u12"': "escape-code",
    r'a = "\ud800"': "escape-code",
    "a = 2020-02-30": "toml-date",
    "a = b": "toml-value",
    "a =": "toml-value",
    "a = [1, b]": "toml-value",
    "a = [[1], 2020-02-30]": "toml-date",
    "a = '''b": "open-text",
    'a = """b "c" d': "open-text",
    'a = "b\nc = 1': "open-text",
    "a = 'b\nc = 'd'": "open-text",
    "a = 1\x01": "toml-character",
    "# a 'comment' \x01": "toml-character",
    'a = "\\\\ \\" \x01"': "toml-character",
    'a = """\\ x"""': "escape",
    "[a]\nb = 'it \"s'\nc = 1 # '\nd 1": "toml-equals",
    "a = [1, 2]\n[b] c": "toml-newline",
    "a = [{ b = 1 }, 2\nc = 1": "toml-array",
    "a = { b = [1, 2], c = { d = 1 }": "toml-table",
    "a = { b = { c = 1 }, = 2 }": "toml-key",
    "[a.]": "toml-key",
    "[[]]": "toml-key",
    "a.b = 1\na = 2": "toml-twice",
    "a = [1]\n[[a]]": "toml-twice",
    "a = { b = 1 }\n[a.c]": "toml-twice",
}


def _reason(error: FileError) -> Text:
    (fault,) = error.faults
    if fault.text.key == "fault-key-twice":
        return Text("reason-toml-twice")
    reason = fault.text.params["reason"]
    assert isinstance(reason, Text)
    return reason


class Foreign(tomllib.TOMLDecodeError):
    """An error as a later Python has it: other words, and attributes for the place."""

    def __init__(self, error: ValueError, text: str) -> None:
        super().__init__("Щось тут не так")
        place = re.search(r"line (\d+), column (\d+)", str(error))
        self.lineno, self.colno = map(int, place.groups()) if place else (text.count("\n") + 1, len(text) - text.rfind("\n"))


@pytest.fixture
def foreign(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let both libraries say other words."""
    toml, json_error = tomllib.loads, json.JSONDecodeError.__init__

    def loads(text: str) -> dict[str, object]:
        try:
            return toml(text)
        except tomllib.TOMLDecodeError as error:
            raise Foreign(error, text) from None

    monkeypatch.setattr(tomllib, "loads", loads)
    monkeypatch.setattr(json.JSONDecodeError, "__init__", lambda it, _words, text, at: json_error(it, "Щось тут не так", text, at))


@pytest.mark.parametrize("text", BAD_JSON, ids=repr)
def test_bad_json_gives_its_reason(text: str) -> None:
    with pytest.raises(FileError) as caught:
        parse_json(text, "a.json")
    assert _reason(caught.value).key == f"reason-{BAD_JSON[text]}"


@pytest.mark.parametrize("text", BAD_TOML, ids=repr)
def test_bad_toml_gives_its_reason_and_its_place(text: str) -> None:
    with pytest.raises(FileError) as caught:
        parse_toml(text, "a.toml")
    assert _reason(caught.value).key == f"reason-{BAD_TOML[text]}"
    assert re.fullmatch(r"line \d+(, column \d+)?|end of the file", caught.value.faults[0].place)


@pytest.mark.usefixtures("foreign")
def test_the_words_of_python_decide_nothing() -> None:
    for bad, parse in ((BAD_JSON, parse_json), (BAD_TOML, parse_toml)):
        for text, reason in bad.items():
            with pytest.raises(FileError) as caught:
                parse(text, "a")
            assert _reason(caught.value).key == f"reason-{reason}", text
            assert "не так" not in str(caught.value)


@pytest.mark.parametrize("text", BAD_TOML, ids=repr)
def test_both_ways_to_a_place_agree(text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as caught:
        tomllib.loads(text)
    assert toml_place(caught.value, text) == toml_place(Foreign(caught.value, text), text)


def test_every_reason_has_an_example() -> None:
    known = {key for key in words_of("reason-", "en") if re.match("json|toml|open|escape", key)}
    assert {*BAD_JSON.values(), *BAD_TOML.values()} == known


@pytest.mark.parametrize("language", OTHER_LETTERS)
def test_no_english_is_in_the_reasons(language: str) -> None:
    keys = {*BAD_JSON.values(), *BAD_TOML.values(), *SYSTEM.values(), "bad-name"}
    told = [say(Text(f"reason-{key}"), language) for key in sorted(keys)]
    assert not [words for words in told if LATIN.search(words)]


@pytest.mark.parametrize("number", SYSTEM, ids=errno.errorcode.get)
def test_system_errors_give_the_reason_of_their_number(number: int) -> None:
    assert system_reason(OSError(number, os.strerror(number), "a")).key == f"reason-{SYSTEM[number]}"


def test_other_words_are_marked() -> None:
    strange = OSError(errno.EPIPE, "Broken pipe")
    told = [say(system_reason(strange), language) for language in ("en", "uk", "ru")]  # whose quotes stand below
    assert told == ["Python says “Broken pipe”", "повідомлення Python: «Broken pipe»", "сообщение Python: «Broken pipe»"]


def test_files_of_this_machine_give_reasons(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("x")
    found = {}
    for name in ("none", ".", "a/b", "x" * 300, "a\0b"):
        with pytest.raises(FileError) as caught:
            read_text(tmp_path / name)
        found[name[:4]] = _reason(caught.value).key
    assert [key.removeprefix("reason-") for key in found.values()] == ["missing", "folder", "not-folder", "long-name", "bad-name"]
    with pytest.raises(FileError) as caught:
        save_text(tmp_path / "a" / "b", "x")
    assert _reason(caught.value).key in ("reason-exists", "reason-not-folder")
