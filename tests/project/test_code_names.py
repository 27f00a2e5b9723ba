"""Names in the code say what they name: functions are verbs, and no name is only a participle, a pronoun or a preposition."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.project.code_names import DATA, bad_names
from tests.project.paths import ROOT

PACKAGE = ROOT / "undaunted_nb"
EXCEPTIONS: dict[str, str] = DATA["exceptions"]


def test_names_say_what_they_name() -> None:
    assert not [
        place for place in bad_names(PACKAGE) if place.name not in EXCEPTIONS.get(place.path.removeprefix("undaunted_nb/"), "").split()
    ]


def test_every_exception_is_needed() -> None:
    names = {(place.path.removeprefix("undaunted_nb/"), place.name) for place in bad_names(PACKAGE)}
    assert not {(path, name) for path, exceptions in EXCEPTIONS.items() for name in exceptions.split()} - names


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("def found(): ...", {"found"}),
        ("def find(told, sorted_cards): ...", {"told"}),
        ("it = 1", {"it"}),
        ("parsed = parse(text)", set()),
        ("CLOSED = 'closed'", set()),
        ("changed = a != b", set()),
        ("class Given: ...", {"Given"}),
        ("for one in (1, 2): ...", {"one"}),
        ("with open(a) as opened: ...", {"opened"}),
        ("from deck import draws as asked, cards as piles", {"asked"}),
        ("seed, expected = 1, 2", set()),
        ("def reckon(): ...", {"reckon"}),
    ],
)
def test_a_name(code: str, names: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.project.code_names.ROOT", tmp_path)
    file = tmp_path / "module.py"
    file.write_text(code, encoding="utf-8")
    assert {place.name for place in bad_names(file)} == names
