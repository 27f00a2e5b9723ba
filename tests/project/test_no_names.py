"""Shared code names no game: a new game is a folder and its name in ``games/__init__.py``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.paths import ROOT
from undaunted_nb.i18n import KNOWN
from undaunted_nb.kit.registry import system_names, systems
from undaunted_nb.lessons.format.lesson import courses

PLACES = ("undaunted_nb", "widgets/src")
OF_GAMES = (
    "undaunted_nb/games",
    *(f"undaunted_nb/i18n/{language}/lessons" for language in KNOWN),
    *(f"undaunted_nb/lessons/{course}" for course in (*courses(), "walkthroughs")),
)
"""The folders of games, their courses, and what a language says in them."""
PRODUCT = re.compile(
    r"%undaunted|UNDAUNTED_NB_\w*|undaunted(?:-notebooks|\.ipynb)|NAME = \"undaunted\"|def undaunted\(|magic_function\(undaunted|LABEL = .*"
)
"""The names of the product that begin like the name of a game."""
WITH_EXAMPLES = tuple(f"undaunted_nb/{floor}/" for floor in ("cli", "jupyter", "lessons", "rooms", "sharing", "teaching"))
"""The folders of public functions, whose sentences have examples: a lesson such as ``"normandy/moving"``."""
AXIS = "axis"
"""A side, and a word of every chart."""
WITH_CHARTS = ("undaunted_nb/teaching/", "undaunted_nb/labextension/")
"""The folders whose code draws charts, or draws them again for a phone."""
SOURCES = {".py", ".js", ".css", ".svg", ".json", ".toml"}


def names() -> set[str]:
    """Return the names of every game, in the spellings of its folder and in words, and its sides."""
    found = set(system_names())
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
        for file in sorted((ROOT / place).rglob("*")):
            path = file.relative_to(ROOT).as_posix()
            if file.suffix in SOURCES and "node_modules" not in file.parts and not path.startswith(OF_GAMES):
                yield file


@pytest.mark.parametrize("file", tuple(sources()), ids=lambda file: str(file.relative_to(ROOT)))
def test_no_game_is_known_by_name(file: Path) -> None:
    path = file.relative_to(ROOT).as_posix()
    text = PRODUCT.sub("", without_examples(file.read_text(encoding="utf-8"), inline=path.startswith(WITH_EXAMPLES)))
    wanted = names() - ({AXIS} if path.startswith(WITH_CHARTS) else set())
    assert found_in(text, wanted) == []


def without_examples(text: str, *, inline: bool = False) -> str:
    """Return the text of a file without the examples in its docstrings, which need a game. ``inline`` ones stand in sentences."""
    text = re.sub(r"^( +)Example:\n(?:\1 +.*\n)+", "", text, flags=re.MULTILINE)
    return re.sub(r"``[^`\n]+``|%undaunted .*", "", text) if inline else text


def rules_in(file: Path) -> list[str]:
    """Return the ids of rules that a file names in code, comments and docstrings (``un.casualty.1``), without the examples."""
    prefixes = {rule.partition(".")[0] for system in systems() for rule in system.rules()}
    return re.findall(rf"\b(?:{'|'.join(sorted(prefixes))})\.[a-z]+\.\d+", without_examples(file.read_text(encoding="utf-8")))


def test_no_rule_of_a_game_is_known_by_its_id() -> None:
    known = {file.relative_to(ROOT).as_posix(): rules_in(file) for file in sources()}
    assert {file: rules for file, rules in known.items() if rules} == {}
    assert "un.casualty.1" in rules_in(ROOT / "undaunted_nb/games/undaunted/chances/odds.py"), "named in a docstring only"


def test_the_names_are_found_where_they_occur() -> None:
    wanted = names()
    assert {"undaunted", "normandy", "north-africa", "north_africa", "north africa", "northafrica", "LRDG", "Italy", "US", "DE"} <= wanted
    for line in ("from undaunted_nb.games.undaunted import x", 'if game == "normandy":', "northAfrica()", "NORTH_AFRICA", 'side == "US"'):
        assert found_in(line, wanted), line
    for line in ("import undaunted_nb", "undaunted-nb position 1", "in US$", "italy", "USED", "undefined"):
        assert found_in(line, wanted) == (["US"] if "US$" in line else []), line
    assert len(list(sources())) > 60
    assert without_examples("    Example:\n        >>> a\n        b\n    c\n") == "    c\n"
