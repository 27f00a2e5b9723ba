"""English messages are plain: no habit of ``plain.toml``, and American spelling."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

from tests.i18n.catalogs import entries

HABITS: list[dict[str, str]] = tomllib.loads(Path(__file__).with_name("plain.toml").read_text("utf-8"))["habit"]
VARIABLE = re.compile(r"\$[\w-]+")


@cache
def _texts() -> dict[str, str]:
    """Return each English message as it is written, with its attributes and without the names of its variables."""
    written = FluentSerializer()
    found: dict[str, str] = {}
    for key, entry in entries().items():
        bare = ftl.Message(ftl.Identifier("x"), entry.value, entry.attributes)
        found[key] = VARIABLE.sub("$", re.sub(r"^ *(?:\.[\w-]+|x) =", "", written.serialize_entry(bare), flags=re.MULTILINE))
    return found


@cache
def _british() -> dict[str, str]:
    """Return the British spellings that codespell knows, with the American ones."""
    pytest.importorskip("codespell_lib")
    words = resources.files("codespell_lib").joinpath("data/dictionary_en-GB_to_en-US.txt").read_text("utf-8")
    return dict(line.split("->") for line in words.splitlines() if "->" in line)


@pytest.mark.parametrize("habit", HABITS, ids=lambda habit: habit["write"])
def test_messages_have_no_bad_habit(habit: dict[str, str]) -> None:
    bad = re.compile(habit["pattern"], re.IGNORECASE)
    found = {key: hit[0] for key, text in _texts().items() if (hit := bad.search(text))}
    assert not found, f"write {habit['write']} instead"


def test_messages_have_american_spelling() -> None:
    british = _british()
    assert british["defence"] == "defense"
    found = {
        key: sorted(words)
        for key, text in _texts().items()
        if (words := {word for word in re.findall(r"[A-Za-z]+", text) if word.lower() in british})
    }
    assert not found
