"""Names in the code say what they name: functions are verbs, and no name is only a participle, a pronoun or a preposition."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.project.code_names import DATA, bad_names
from tests.project.paths import ROOT

PACKAGE = ROOT / "undaunted_nb"
LEFT: dict[str, int] = DATA["left"]
EXCEPTIONS: dict[str, str] = DATA["exceptions"]


def folder_of(path: str) -> str:
    """Return the entry of ``[left]`` for a file of the package: its folder, and below ``games`` that of a game."""
    parts = Path(path).relative_to("undaunted_nb").parts
    return "/".join(parts[: min(3, len(parts) - 1)] if parts[0] == "games" else parts[:1])


def test_names_become_better() -> None:
    places = [
        place for place in bad_names(PACKAGE) if place.name not in EXCEPTIONS.get(place.path.removeprefix("undaunted_nb/"), "").split()
    ]
    counts = Counter(folder_of(place.path) for place in places)
    worse = {folder: n for folder, n in counts.items() if n > LEFT.get(folder, 0)}
    assert not worse, [place for place in places if folder_of(place.path) in worse][:20]
    assert {folder: n for folder, n in LEFT.items() if n != counts[folder]} == {}, f"fewer are left: write {dict(counts)} in names.toml"


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
        ("seed, expected = 1, 2", set()),
        ("def reckon(): ...", {"reckon"}),
    ],
)
def test_a_name(code: str, names: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.project.code_names.ROOT", tmp_path)
    file = tmp_path / "module.py"
    file.write_text(code, encoding="utf-8")
    assert {place.name for place in bad_names(file)} == names
