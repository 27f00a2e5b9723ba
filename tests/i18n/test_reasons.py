"""Reasons that Python gives for a bad file are in the reader's language."""

from __future__ import annotations

import ast
import errno
import inspect
import json.decoder
import json.scanner
import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import undaunted_nb as un
from undaunted_nb.core.checker import parse_toml
from undaunted_nb.core.errors import FileError
from undaunted_nb.core.reasons import JSON, SYSTEM, TOML, json_reason, system_reason, toml_reason
from undaunted_nb.core.storage import parse_json, read_text, save_text
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import LANGUAGES, say

from .catalogs import OTHERS

un._give_words()

LATIN = re.compile(r"(?!JSON|TOML|Python|undaunted)\b[A-Za-z]{2,}")
RAISED = ("suffixed_err", "JSONDecodeError", "TOMLDecodeError")
"""The functions of the libraries that get a message."""


def _text(node: ast.expr) -> str:
    """Return a message as it is written, with x for what the library inserts."""
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "'x'" for part in node.values)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.sub(r"\{.*?\}", "'x'", node.value)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):  # "…".format(…)
        return _text(node.func.value)
    if isinstance(node, ast.BinOp):
        return _text(node.left)
    return ""


def _messages(module: ModuleType) -> Iterator[str]:
    """Yield every message that a library can raise, from its source."""
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in RAISED:
            yield from filter(None, map(_text, node.args))
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in ("msg", "message"):
            yield from filter(None, [_text(node.value)])


def _parser() -> ModuleType:
    return __import__("tomllib._parser", fromlist=["loads"])


def test_every_message_of_json_has_a_reason() -> None:
    found = {*_messages(json.decoder), *_messages(json.scanner)}
    assert len(found) > 7, "the library raises its errors in another way: read its source again"
    strange = [words for words in sorted(found) if json_reason(words).key == "reason-other"]
    assert not strange, "new messages of Python: add them to core/reasons.py"


def test_every_message_of_tomllib_has_a_reason() -> None:
    found = {words for words in _messages(_parser()) if not re.search(r"must be|'x' \(at", words)}
    assert len(found) > 19, "the library raises its errors in another way: read its source again"
    strange = [words for words in sorted(found) if toml_reason(words).key == "reason-other"]
    assert not strange, "new messages of Python: add them to core/reasons.py"


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
    "\ufeff{}": "json-bom",
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
}


def _reason(error: FileError) -> Text:
    (fault,) = error.faults
    if fault.text.key == "fault-key-twice":
        return Text("reason-toml-twice")
    reason = fault.text.params["reason"]
    assert isinstance(reason, Text)
    return reason


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


def test_every_reason_has_an_example_or_comes_from_newer_libraries() -> None:
    assert {name for _, name in JSON} - {"json-last-comma"} == {*BAD_JSON.values()}
    assert {name for _, name in TOML} == {*BAD_TOML.values()}


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_in_the_reasons(language: str) -> None:
    keys = {name for _, name in (*JSON, *TOML)} | {*SYSTEM.values(), "bad-name"}
    told = [say(Text(f"reason-{key}"), language) for key in sorted(keys)]
    assert not [words for words in told if LATIN.search(words)]


@pytest.mark.parametrize("number", SYSTEM, ids=errno.errorcode.get)
def test_system_errors_give_the_reason_of_their_number(number: int) -> None:
    assert system_reason(OSError(number, os.strerror(number), "a")).key == f"reason-{SYSTEM[number]}"


def test_other_words_are_marked() -> None:
    strange = OSError(errno.EPIPE, "Broken pipe")
    told = [say(system_reason(strange), language) for language in LANGUAGES]
    assert told == ["Python says “Broken pipe”", "повідомлення Python: «Broken pipe»", "сообщение Python: «Broken pipe»"]
    assert say(json_reason("Expecting a joke"), "en") == "Python says “Expecting a joke”"
    assert say(toml_reason("Expecting a joke"), "en") == "Python says “Expecting a joke”"


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


def test_toml_library_is_the_one_of_python() -> None:
    assert tomllib.loads is _parser().loads
