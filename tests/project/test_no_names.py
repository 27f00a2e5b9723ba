"""Shared code names no game: a new game is a folder and a line in the registry."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.paths import ROOT
from undaunted_nb.kit.registry import SYSTEMS, systems

PLACES = (
    *(f"undaunted_nb/{floor}" for floor in ("engine", "files", "probability", "kit", "play", "search", "simulation")),
    "undaunted_nb/drawing",
    "undaunted_nb/widgets",
    "undaunted_nb/static",
    "widgets/src",
)
REGISTRY = "undaunted_nb/kit/registry.py"
SOURCES = {".py", ".js", ".css", ".svg", ".json", ".toml"}


def names() -> set[str]:
    """Return the names of every game, in the spellings of its folder and in words, and its sides."""
    found = set(SYSTEMS)
    for system in systems():
        for scenario in system.scenario_names():
            game = scenario.partition("/")[0]
            found |= {game, game.replace("-", "_"), game.replace("-", " "), game.replace("-", "")}
            found |= set(system.scenario_info(scenario)["sides"])
    return found


def pattern(wanted: set[str]) -> re.Pattern[str]:
    """Return a pattern for these whole words in any case, except sides, which can be ordinary words."""
    sides = {name for name in wanted if not name.islower()}
    loose = "|".join(map(re.escape, sorted(wanted - sides)))
    strict = "|".join(map(re.escape, sorted(sides)))
    return re.compile(rf"(?<![a-zA-Z0-9])(?:(?i:{loose})(?![a-zA-Z0-9]|[_-]nb)|(?:{strict})(?![a-zA-Z0-9_]))")


def found_in(text: str, wanted: set[str]) -> list[str]:
    return [match.group() for match in pattern(wanted).finditer(text)]


def sources() -> Iterator[Path]:
    for place in PLACES:
        yield from (file for file in sorted((ROOT / place).rglob("*")) if file.suffix in SOURCES and "node_modules" not in file.parts)


@pytest.mark.parametrize("file", tuple(sources()), ids=lambda file: str(file.relative_to(ROOT)))
def test_no_game_is_known_by_name(file: Path) -> None:
    text = without_examples(file.read_text(encoding="utf-8"))
    if file.relative_to(ROOT).as_posix() == REGISTRY:  # its one line per game, and the place where the contract is first used
        text = "\n".join(line for line in text.splitlines() if not line.startswith("SYSTEMS = ") and "see ``games/" not in line)
        text = re.sub(r"\(``games/[\w/.]+``\)", "", text)
    assert found_in(text, names()) == []


def without_examples(text: str) -> str:
    """Return the text of a file without the examples in its docstrings, which need a game to run."""
    return re.sub(r"^( +)Example:\n(?:\1 +.*\n)+", "", text, flags=re.MULTILINE)


def rules_in(file: Path) -> list[str]:
    """Return the ids of rules that a file names in code, comments and docstrings (``un.casualty.1``), without the examples."""
    prefixes = {rule.partition(".")[0] for system in systems() for rule in system.rules()}
    return re.findall(rf"\b(?:{'|'.join(sorted(prefixes))})\.[a-z]+\.\d+", without_examples(file.read_text(encoding="utf-8")))


def test_no_rule_of_a_game_is_known_by_its_id() -> None:
    known = {file.relative_to(ROOT).as_posix(): rules_in(file) for file in sources()}
    assert {file: rules for file, rules in known.items() if rules} == {}
    assert "un.casualty.1" in rules_in(ROOT / "undaunted_nb/games/undaunted/chances/casualties.py"), "named in the docstring only"


def test_the_names_are_found_where_they_occur() -> None:
    wanted = names()
    assert {"undaunted", "normandy", "north-africa", "north_africa", "north africa", "northafrica", "LRDG", "Italy", "US", "DE"} <= wanted
    for line in ("from undaunted_nb.games.undaunted import x", 'if game == "normandy":', "northAfrica()", "NORTH_AFRICA", 'side == "US"'):
        assert found_in(line, wanted), line
    for line in ("import undaunted_nb", "undaunted-nb position 1", "in US$", "italy", "USED", "undefined"):
        assert found_in(line, wanted) == (["US"] if "US$" in line else []), line
    assert len(list(sources())) > 60
    assert without_examples("    Example:\n        >>> a\n        b\n    c\n") == "    c\n"
