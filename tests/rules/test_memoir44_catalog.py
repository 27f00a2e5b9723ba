"""The catalog of Memoir '44: every rule has words and a place.

Every reading of the facts has its rule, and the data names its rules.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.i18n.catalogs import patterns
from tests.project.paths import ROOT
from tests.rules.catalog import SEEDS
from tests.rules.test_catalog import _lines, _stands
from undaunted_nb.engine.rulebook import load_rules
from undaunted_nb.games.memoir44.files import scenario, scenario_form
from undaunted_nb.games.memoir44.rules.state import pieces
from undaunted_nb.games.memoir44.rules.state.position import Draw
from undaunted_nb.games.memoir44.rules.state.setup import Card, Ground, UnitKind
from undaunted_nb.i18n import LANGUAGES

ENGINE = ROOT / "undaunted_nb" / "games" / "memoir44"
FACTS = SEEDS.parent / "facts" / "editions-memoir44.md"
NUMBERS = FACTS.with_name("memoir44.md")
BOTH = ("002_7e92e1a7c9c70758.txt", "003_2d2ee1578af61443.txt")
SECOND_ONLY = re.compile(r"m44\.(variant|card)\.")
"""What the first rulebook does not have: the list of the command cards, and the variants."""
ID = re.compile(r"m44\.[a-z]+(\.[a-z-]+)?\.\d+")
TEXT = (ENGINE / "rules.toml").read_text(encoding="utf-8")
CATALOG = load_rules(TEXT)
KINDS: dict[str, tuple[str, ...]] = {"units": ("units",), "terrain": ("terrain", "objects"), "cards": ("cards",)}
DATA: dict[str, dict[str, Any]] = {file: tomllib.loads((ENGINE / f"{file}.toml").read_text(encoding="utf-8")) for file in KINDS}
README = (ENGINE / "scenarios" / "README.md").read_text(encoding="utf-8")


@cache
def _text(document: str) -> list[str]:
    return _lines(document)


def _named(file: Path) -> set[str]:
    """Return the ids that are literals in a module."""
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value)}


def test_ids_are_unique_and_well_formed() -> None:
    ids = [entry["id"] for entry in tomllib.loads(TEXT)["rule"]]
    assert not [rule for rule, count in Counter(ids).items() if count > 1]
    assert not [rule for rule in ids if not ID.fullmatch(rule)]


def test_engine_names_only_rules_of_the_catalog() -> None:
    named = set[str]().union(*map(_named, ENGINE.rglob("*.py")))
    assert len(named) > 60
    assert named <= CATALOG.keys()


@pytest.mark.parametrize("rule", CATALOG)
def test_citations(rule: str) -> None:
    cites = CATALOG[rule].cites
    documents = {cite.document for cite in cites}
    assert BOTH[1] in documents
    assert documents <= set(BOTH)
    assert BOTH[0] in documents or SECOND_ONLY.match(rule)
    if SEEDS.is_dir():
        assert not [cite for cite in cites if not _stands(_text(cite.document), cite.section.split(" › "))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words(language: str) -> None:
    """A rule has a title and a text. Only a ruling also names the gap in the rules and its source."""
    words = patterns(language)
    for rule in CATALOG.values():
        assert rule.key in words
        assert f"{rule.key}.text" in words
        assert rule.ruling == bool(rule.basis) == (f"{rule.key}.silent" in words), rule.id
    assert {key.removesuffix(".text") for key in words if re.fullmatch(r"m44-.+-\d+\.text", key)} == {rule.key for rule in CATALOG.values()}


if FACTS.is_file():  # a folder next to the project, not part of it

    def test_every_reading_of_the_facts_has_one_rule() -> None:
        readings = [entry["reading"] for entry in tomllib.loads(TEXT)["rule"] if "reading" in entry]
        facts = FACTS.read_text(encoding="utf-8")
        known = re.findall(r"^\| (R\d\d) \|", facts, re.MULTILINE)
        assert len(known) > 70
        assert sorted(readings) == sorted(known)
        differences = {rule.edition_difference for rule in CATALOG.values()} - {""}
        assert differences <= set(re.findall(r"^\| (D\d\d) \|", facts, re.MULTILINE))


@pytest.mark.parametrize("entry", [pytest.param(e, id=e["id"]) for kind in ("terrain", "objects") for e in DATA["terrain"][kind]])
def test_each_effect_of_the_ground_names_its_rule(entry: dict[str, Any]) -> None:
    """The terrain names no other rule. Stopping, and which units can enter, are effects of entering it."""
    effects = {"enter" if field in ("stop", "arms") else field for field in entry} - {"id", "rules", "owned"}
    assert effects <= entry.get("rules", {}).keys() <= effects | {"enter", "out", "clear"}
    assert {*entry.get("rules", {}).values()} <= CATALOG.keys()


@pytest.mark.parametrize("entry", [pytest.param(e, id=e["id"]) for e in DATA["units"]["units"]])
def test_each_number_of_a_unit_names_its_rule(entry: dict[str, Any]) -> None:
    assert {"figures", "move", "dice"} <= entry["rules"].keys() <= entry.keys()
    assert entry.keys() - {"id", "rules", "arm", "battle"} == entry["rules"].keys()
    assert {*entry["rules"].values()} <= CATALOG.keys()


@pytest.mark.parametrize("entry", [pytest.param(e, id=e["id"]) for e in DATA["cards"]["cards"]])
def test_each_card_names_its_rule_first(entry: dict[str, Any]) -> None:
    assert {*entry["rules"]} <= CATALOG.keys()
    assert entry["rules"][0].startswith("m44.card.")
    assert sum(other["rules"][0] == entry["rules"][0] for other in DATA["cards"]["cards"]) == 1


def test_every_field_of_the_data_is_read() -> None:
    read: dict[str, set[str]] = {
        "units": set(UnitKind._fields),
        "terrain": set(Ground._fields),
        "objects": set(Ground._fields),
        "cards": {*Card._fields, "sections", "count"},
    }
    entries = [(kind, entry) for file in KINDS for kind in KINDS[file] for entry in DATA[file][kind]]
    assert not [(entry["id"], strange) for kind, entry in entries if (strange := entry.keys() - read[kind] - {"rules"})]


def test_the_deck() -> None:
    """Appendix 4 of the second rulebook counts sixty cards, forty of them section cards."""
    cards = pieces.cards()
    assert sum(card.copies for card in cards) == 60
    assert sum(card.copies for card in cards if not card.tactic) == 40
    by_section = Counter[str]()
    for card in cards:
        by_section[card.printed] += card.copies
    assert (by_section["left"], by_section["center"], by_section["right"]) == (11, 13, 11)


def test_the_set_ups_of_the_rulebooks() -> None:
    """The facts the rulebooks print about the first battle: tiles, obstacles, hands, medals, and the side that begins."""
    battle = scenario.load("memoir44/pegasus-bridge")
    setup, start = battle.setup, battle.start
    assert Counter(setup.terrain.values()) == {"river": 20, "town": 4, "forest": 9}
    assert Counter(name for lying in setup.objects.values() for name in lying) == {"bridge": 2}
    assert (len(start.wire), len(start.sandbags)) == (4, 1)
    assert {objective.hexes for objective in setup.objectives} == {("D7",), ("k4",)}
    assert {(task.side, task.cards) for task in start.pending if isinstance(task, Draw)} == {(0, 6), (1, 2)}
    assert setup.sides[start.turn] == "allies"


def _tile(row: int, index: int) -> str:
    """Return the hex of a row counted from the top, as in the facts."""
    letter = "ABCDEFGHIJKLM"[index]
    return f"{letter.lower() if row % 2 else letter}{9 - row}"


if NUMBERS.is_file():  # a folder next to the project, not part of it

    @pytest.mark.parametrize("title", ["Pegasus Bridge", "Sword Beach", "Mont Mouchet"])
    def test_published_set_ups_are_those_of_the_facts(title: str) -> None:
        section = NUMBERS.read_text(encoding="utf-8").partition(f" {title} (")[2].partition("\n#")[0]
        found = scenario.load("memoir44/" + title.lower().replace(" ", "-"))
        setup, start = found.setup, found.start
        here: dict[str, set[str]] = {
            "wire": set(start.wire),
            "sandbags": set(start.sandbags),
            "medal": {t for o in setup.objectives for t in o.hexes},
        }
        for tile, name in setup.terrain.items():
            if found.boards == ("country",) or name not in ("ocean", "beach"):
                here.setdefault("village" if name == "town" else name, set()).add(tile)
        for tile, lying in setup.objects.items():
            for name in lying:
                here.setdefault(name, set()).add(tile)
        for unit, (tile, figures) in zip(setup.units, start.stands, strict=True):
            here.setdefault(f"{setup.sides[unit.side].upper()} {unit.kind.id} {figures}", set()).add(tile)
        printed = {}
        for what, number, hexes in re.findall(r"^\| (\S.*?) \| (\d+) \| (.+?) \|$", section, re.MULTILINE):
            name = re.sub(r"( for allies| badge| \().*", "", what).replace("×", "")
            printed[name] = {_tile(int(row), int(index)) for row, index in re.findall(r"\((\d+),(\d+)\)", hexes)}
            assert len(printed[name]) == int(number)
        assert {name: tiles for name, tiles in here.items() if tiles} == printed
        for field, words in (("cards", "cards"), ("medals", "medals to win")):
            numbers = re.search(rf"{words}: {{'axis': (\d), 'allies': (\d)}}", section)
            assert numbers
            axis, allies = map(int, numbers.groups())
            dealt = {task.side: task.cards for task in start.pending if isinstance(task, Draw)}
            assert (dealt if field == "cards" else dict(enumerate(setup.medals_to_win))) == {0: allies, 1: axis}


def test_the_example_of_the_readme_is_a_scenario() -> None:
    example = re.search(r"```toml\n(.*?)```", README, re.DOTALL)
    assert example
    found = scenario.read(example[1], "my-beach.toml")
    assert set(tomllib.loads(example[1])) == set(scenario_form.fields()), "the page shows every field, and no other"
    assert (found.title, len(found.setup.units), found.setup.medals_to_win) == ("My Beach", 9, (4, 5))


def test_the_readme_lists_the_shipped_scenarios() -> None:
    listed = set(re.findall(r"^\| `([a-z-]+)` \|", README, re.MULTILINE))
    assert listed == {name.removeprefix("memoir44/") for name in scenario.names()}
