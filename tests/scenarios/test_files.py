"""Your own scenario files: every field, every mistake, and random content."""

import json
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.scenarios import test_north_africa_files
from undaunted_nb.engine import text as core_text
from undaunted_nb.engine.errors import FileError
from undaunted_nb.files import checker, titles, toml_lines
from undaunted_nb.games.undaunted.files import forms, numbers, pieces, scenario, scenario_form, shorthand
from undaunted_nb.games.undaunted.rules.state.position import DECK, SUPPLY
from undaunted_nb.games.undaunted.rules.state.setup import Ability, Card, Counter, Goal, Radio, Spawn, Tile
from undaunted_nb.kit import scenario_library

ROOT = Path(scenario.__file__).parents[4]
ENGLISH = ROOT / "undaunted_nb" / "i18n" / "en"
MESSAGES = "".join((ENGLISH / name).read_text("utf-8") for name in ("faults.ftl", "reasons.ftl"))
SHARED = {"fault-format", "fault-missing", "fault-cannot-read", "fault-not-text", "fault-too-deep", "fault-too-large"}
"""Faults shared with other kinds of files. Their messages are in those files' catalogs."""

CARD = '[[cards]]\nid = "Own%s"\nunit = "engineers"\ninitiative = 5\nactions = { move = 1 }\n'
GOOD = """\
format = "undaunted-nb scenario 1"
edition = "normandy"
title = "A small one"
source = "house"
columns = [
    { offset = 0.5, tiles = ["17B"] },
    { offset = 0, tiles = ["1A", "2A", "X1"] },
]
objectives = { 1A = 1 }
initiative = "US"

[tiles.X1]
cover = 2

[[counters]]
kind = "engineers"
defense = 5

[[cards]]
id = "Engineer"
unit = "engineers"
initiative = 5
actions = { move = 1, control = true }

[[cards]]
id = "Chief"
squads = ["A"]
initiative = 8
actions = { inspire = { x = 1, squad = "own" } }

[us]
goals = [{ points = 1 }]
spawn = [{ tile = "17B" }]
counters = { "Riflemen A" = "17B" }
scouted = ["17B", "1A"]
deck = { "Rifleman A" = 2, "Chief A" = 1 }

[de]
goals = [{ pin = true }]
spawn = [{ tile = "2A", for = { squads = ["B"], units = ["engineers"] } }]
counters = { "Riflemen B" = "2A", "Engineers" = "2A" }
controlled = ["2A"]

[de.deck]
"Rifleman B" = 1

[de.supply]
"Engineer" = 3
"""


def words(text: core_text.Text) -> str:
    """Return a message of the catalog with its variables filled in."""
    found = re.search(rf"^{text.key} = (.*)$", MESSAGES, re.MULTILINE)
    if not found:
        assert text.key in SHARED, f"no message {text.key}"
        return text.key
    message = found[1].replace('{"{"}', "(").replace('{"}"}', ")")
    assert re.fullmatch(r"(?:[^{}]|\{ \$\w+ \})*", message), message
    variables = set(re.findall(r"\{ \$(\w+) \}", message))
    assert variables <= set(text.params), f"{text.key} lacks {variables - set(text.params)}"
    for name in variables:
        message = message.replace(f"{{ ${name} }}", str(text.params[name]))
    return message


@pytest.fixture(autouse=True)
def _in_words() -> Iterator[None]:
    before = core_text._renderer
    core_text.set_renderer(words)
    yield
    core_text.set_renderer(before)


def faults(text: str) -> dict[str, list[str]]:
    """Return the faults of a file: keys with their places."""
    with pytest.raises(FileError) as caught:
        scenario.read(text, "mine.toml")
    assert str(caught.value).startswith("mine.toml:\n")
    found: dict[str, list[str]] = {}
    for fault in caught.value.faults:
        assert str(fault)
        found.setdefault(fault.text.key.removeprefix("fault-"), []).append(fault.place)
    return found


# ---------------------------------------------------------------- fields of a file


def test_a_good_file() -> None:
    found = scenario.read(GOOD, "mine.toml")
    assert (found.name, found.title, found.source, found.notes) == ("mine.toml", "A small one", "house", "")
    assert found.setup.tiles["X1"] == Tile("X1", 2, False, "farm")
    assert [c.id for c in found.setup.counters] == ["US Riflemen A", "DE Riflemen B", "DE Engineers"]
    assert found.position().to_act == ("CHANCE",)


EVERYTHING = """\
format = "undaunted-nb scenario 1"
edition = "normandy"
title = "Everything at once"
source = "my own table"
notes = '''Rows, staggered
both ways.'''
rows = [
    { offset = 1.5, tiles = ["17B", "13B"] },
    { offset = -1, tiles = ["2A", "Y2", "X1", "9B"] },  # a comment ] } = "
    { offset = 0.5, tiles = ["5A", "6B"] },
    { tiles = [ "14A",
        "11A" ] },
]
initiative = "DE"

[objectives]
"17B" = 1
X1 = 3

[special]
radio = { tile = "X1", side = "DE" }

[tiles]
X1 = { cover = 9, hill = true }
Y2 = { cover = 0, terrain = "river" }
5A = { cover = 4 }

[[counters]]
kind = "sappers"
squads = ["A", "D"]
side = "DE"
defense = 6

[[counters]]
kind = "riflemen"
squads = ["A"]
side = "US"
defense = 7

[[cards]]
id = "Sapper"
squads = ["A", "D"]
side = "DE"
unit = "sappers"
initiative = 4
printed = 2
actions = { move = 2, control = true, bolster = { x = 1, squad = "own" } }

[[cards]]
id = "Runner"
title = "platoon-guide"
initiative = 8
actions = { guide = 1, command = 1 }

[[cards]]
id = "Rifleman"
squads = ["A"]
unit = "riflemen"
initiative = 6
actions = { move = 1, attack = 2 }

[us]
goals = [{ points = 3 }, { pin = true }]
spawn = [
    { tile = "17B", for = "all" },
    { tile = "13B", for = { units = ["Riflemen A", "mortar"] } },
]
counters = { "Riflemen A" = "17B", "Snipers" = "13B" }
scouted = ["17B", "X1"]
controlled = ["13B"]
deck = { "Rifleman A" = 12, "Runner" = 1, "Fog of War" = 2 }
supply = { "Mortar" = 3, "Platoon Guide" = 0 }

[de]
goals = [{ pin = true }]
spawn = [{ tile = "14A", for = { squads = ["A", "D"], units = ["Snipers"] } }]
controlled = ["14A"]
scouted = ["X1"]
counters = { "Riflemen A" = "14A" }

[de.deck]
"Sapper D" = 2

[de.supply]
"Rifleman A" = 1
"Machine Gunner B" = 1
"""


def test_everything_at_once() -> None:
    found = scenario.read(EVERYTHING, "all.toml")
    setup, p = found.setup, found.position()
    board = setup.board
    assert found.notes == "Rows, staggered\nboth ways."
    assert board.places["2A"] == (0, 2)
    assert board.places["17B"] == (5, 0)
    assert set(board.neighbors["X1"]) == {"Y2", "9B", "17B", "5A", "6B"}
    assert setup.tiles["X1"] == Tile("X1", 9, True, "hill")
    assert setup.tiles["Y2"] == Tile("Y2", 0, False, "river")
    assert setup.tiles["5A"] == Tile("5A", 4, False, "wood")
    assert setup.radio == Radio("X1", 1)
    assert setup.goals == ((Goal("points", 3), Goal("pin")), (Goal("pin"),))
    assert setup.spawns == (
        Spawn(0, "17B"),
        Spawn(0, "13B", all=False, units=("US Riflemen A", "mortar")),
        Spawn(1, "14A", all=False, squads=("A", "D"), units=("DE Snipers",)),
    )
    assert setup.counters == (
        Counter("US Riflemen A", 0, "riflemen", "A", 7),
        Counter("US Mortar", 0, "mortar", "", 4),
        Counter("US Snipers", 0, "snipers", "", 6),
        Counter("DE Riflemen A", 1, "riflemen", "A", 4),
        Counter("DE Machine Gunners B", 1, "machine-gunners", "B", 4),
        Counter("DE Sappers D", 1, "sappers", "D", 6),
    )
    sapper = setup.cards[1][setup.by_card[1]["Sapper D"]]
    assert sapper == Card(
        "Sapper D", "sapper", "DE Sappers D", "D", 4, (Ability("move", 2), Ability("control"), Ability("bolster", 1, "D"))
    )
    rifleman = setup.cards[0][setup.by_card[0]["Rifleman A"]]
    assert (rifleman.initiative, rifleman.abilities) == (6, (Ability("move", 1), Ability("attack", 2)))
    assert setup.cards[0][setup.by_card[0]["Runner"]].title == "platoon-guide"
    assert {c.id for c in setup.cards[0]} == {"Rifleman A", "Runner", "Fog of War", "Mortar", "Platoon Guide"}
    assert sum(p.halves[0][DECK]) == 15  # type: ignore[arg-type]
    assert sum(p.halves[1][SUPPLY]) == 2  # type: ignore[arg-type]
    assert setup.sides[p.token] == "DE"
    assert setup.objectives == ("17B", "X1")
    assert setup.entries[setup.by_counter["US Riflemen A"]] == ("17B", "13B")
    assert setup.entries[setup.by_counter["DE Machine Gunners B"]] == ()


def test_goals_can_be_empty() -> None:
    text = GOOD.replace("goals = [{ points = 1 }]\n", "").replace("goals = [{ pin = true }]", "goals = []")
    assert scenario.read(text, "x").setup.goals == ((), ())


def test_columns_and_rows_are_the_same_board_turned() -> None:
    down = scenario.read(GOOD, "x").setup.board
    across = scenario.read(GOOD.replace("columns", "rows"), "x").setup.board
    assert down.neighbors == across.neighbors
    assert {tile: (y, x) for tile, (x, y) in down.places.items()} == across.places


def test_your_own_file_is_opened_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD, "utf-8")
    found = scenario.load(str(path))
    assert found.name == found.setup.name == str(path)
    assert found.setup.tiles == scenario.read(GOOD, "x").setup.tiles
    for bad in (tmp_path / "none.toml", tmp_path / "\0.toml"):
        with pytest.raises(FileError):
            scenario.load(str(bad))
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(FileError):
        scenario.load(str(path))


def test_the_page_about_the_form_is_true() -> None:
    page = (Path(scenario.__file__).parents[1] / "normandy" / "scenarios" / "README.md").read_text("utf-8")
    parts = [part for part in re.findall(r"```toml\n(.*?)```", page, re.DOTALL) if not part.startswith("[both]")]  # another file
    found = scenario.read("\n".join(parts), "README.md")
    assert set(found.setup.tiles) == {"17B", "13B", "3B", "7A", "12B", "X1"}
    for terrain in forms.TERRAINS:
        assert terrain in page


# ---------------------------------------------------------------- faults

WRONG = [
    # old text, new text, the fault, its place
    ('edition = "normandy"', 'edition = "normandie"', "unknown-edition", "line 2 (edition)"),
    ('edition = "normandy"\n', "", "missing", "edition"),
    ('"undaunted-nb scenario 1"', "1", "format", "line 1 (format)"),
    ("initiative = ", "initiatives = ", "unknown-field", "line 10 (initiatives)"),
    ('"US"', '"USA"', "unknown-side", "line 10 (initiative)"),
    ('"US"', "3", "wanted", "line 10 (initiative)"),
    ('title = "A small one"', "title = 1979-05-27", "wanted", "line 3 (title)"),
    ("columns = ", 'rows = [{ tiles = ["3B"] }]\ncolumns = ', "lines", "line 5 (rows)"),
    ("columns = ", "lines = ", "lines", ""),
    ("offset = 0.5", "offset = 0.25", "offset", "line 6 (columns.offset)"),
    ("offset = 0.5", "offset = nan", "offset", "line 6 (columns.offset)"),
    ("offset = 0.5", f"offset = {'9' * 400}", "offset", "line 6 (columns.offset)"),
    ("offset = 0.5", "offset = true", "wanted", "line 6 (columns.offset)"),
    ("offset = 0.5", "offset = 1", "stagger", "line 7 (columns.offset)"),
    ("offset = 0.5", "offset = 7.5", "board-split", "line 5 (columns)"),
    ('"X1"]', '"X2"]', "unknown-tile", "line 7 (columns.tiles)"),
    ('"X1"]', '"17B"]', "tile-twice", "line 7 (columns.tiles)"),
    ('"X1"]', '"2B"]', "tile-faces", "line 7 (columns.tiles)"),
    ('["17B"] }', "[] }", "no-tiles", "line 6 (columns.tiles)"),
    ('"17B"] }', "17] }", "wanted", "line 6 (columns.tiles)"),
    ("{ 1A = 1 }", "{ 1A = 0 }", "range", "line 9 (objectives.1A)"),
    ("{ 1A = 1 }", f"{{ 1A = 0x{'f' * 5000} }}", "range", "line 9 (objectives.1A)"),
    ("{ 1A = 1 }", "{ 1B = 1 }", "unknown-tile", "line 9 (objectives.1B)"),
    (
        "objectives",
        'special.wireless = 1\nspecial.radio = { tile = "2A", side = "US" }\nobjectives',
        "unknown-special",
        "line 9 (special.wireless)",
    ),
    ("objectives", 'special.radio = { tile = "2A", side = "US" }\nobjectives', "unknown-objective", "line 9 (special.radio.tile)"),
    ("objectives", 'special.radio = { tile = "1A" }\nobjectives', "missing", "line 9 (special.radio.side)"),
    ("cover = 2", "cover = 10", "range", "line 13 (tiles.X1.cover)"),
    ("cover = 2", "hill = 1\ncover = 2", "wanted", "line 13 (tiles.X1.hill)"),
    ("cover = 2", 'cover = 2\nterrain = "woods"', "unknown-terrain", "line 14 (tiles.X1.terrain)"),
    ("cover = 2", 'cover = 2\n[tiles."X 2"]\ncover = 1', "tile-form", 'line 14 (tiles."X 2")'),
    ("cover = 2", "cover = 2\n[tiles.AB]\ncover = 1", "tile-form", "line 14 (tiles.AB)"),
    ("cover = 2", "cover = 2\n[tiles.x1]\ncover = 1", "name-taken", "line 14 (tiles.x1)"),
    ('kind = "engineers"', 'kind = "Engineers"', "name-form", "line 16 (counters.kind)"),
    ('kind = "engineers"', 'kind = "engineers"\nsquads = [1]', "wanted", "line 17 (counters.squads)"),
    ("defense = 5", "defense = -1", "range", "line 17 (counters.defense)"),
    ('id = "Engineer"', 'id = "Engineer: 2"', "name-form", "line 20 (cards.id)"),
    ('id = "Engineer"', 'id = "Roll call"', "name-reserved", "line 20 (cards.id)"),
    ('id = "Engineer"', 'id = "rifleman"\nsquads = ["A"]', "name-taken", "line 20 (cards.id)"),
    ('id = "Chief"\nsquads = ["A"]', 'id = "Engineer"', "name-taken", "line 26 (cards.id)"),
    ('unit = "engineers"', 'unit = "enginers"', "unknown-unit", "line 21 (cards.unit)"),
    ('unit = "engineers"', 'unit = "riflemen"', "no-counter", "line 21 (cards.unit)"),
    ('id = "Engineer"', 'id = "Engineer"\ntitle = { EN = "Sapper" }', "language-code", "line 21 (cards.title.EN)"),
    ('id = "Engineer"', 'id = "Engineer"\ntitle = { en = "" }', "title", "line 21 (cards.title.en)"),
    ('unit = "engineers"\n', "", "needs-unit", "line 22 (cards.actions.move)"),
    ("move = 1", "move = 4", "range", "line 23 (cards.actions.move)"),
    ("move = 1", "moves = 1", "unknown-action", "line 23 (cards.actions.moves)"),
    ("move = 1", 'move = { x = 1, squad = "own" }', "no-limit", "line 23 (cards.actions.move.squad)"),
    ("control = true", "control = 1", "no-number", "line 23 (cards.actions.control)"),
    ("control = true", "control = { y = 1 }", "unknown-field", "line 23 (cards.actions.control.y)"),
    ('squad = "own"', 'squad = "A"', "unknown-limit", "line 29 (cards.actions.inspire.squad)"),
    ('squads = ["A"]\n', "", "no-limit", "line 28 (cards.actions.inspire.squad)"),
    ("initiative = 8", "initiative = 8\nfog = true", "fog-acts", "line 29 (cards.fog)"),
    ("{ points = 1 }", "{ points = 0 }", "range", "line 32 (us.goals.points)"),
    ("{ points = 1 }", "{ points = 1, pin = true }", "goal", "line 32 (us.goals)"),
    ("{ points = 1 }", "{ pin = false }", "goal", "line 32 (us.goals.pin)"),
    ('{ tile = "17B" }', '{ tile = "17A" }', "unknown-tile", "line 33 (us.spawn.tile)"),
    ('{ tile = "17B" }', '{ tile = "17B", for = "A" }', "spawn-for", "line 33 (us.spawn.for)"),
    ('{ tile = "17B" }', '{ tile = "17B", for = {} }', "spawn-nobody", "line 33 (us.spawn.for)"),
    ('{ tile = "17B" }', '{ tile = "17B", for = { squads = ["C"] } }', "spawn-nobody", "line 33 (us.spawn.for)"),
    ('{ tile = "17B" }', '{ tile = "17B", for = { squads = ["D"] } }', "unknown-squad", "line 33 (us.spawn.for.squads)"),
    ('units = ["engineers"]', 'units = ["sapers"]', "unknown-counter", "line 40 (de.spawn.for.units)"),
    ('{ "Riflemen A" =', '{ "Rifleman A" =', "unknown-counter", 'line 34 (us.counters."Rifleman A")'),
    ('{ "Riflemen A" = "17B"', '{ "Riflemen A" = "17"', "unknown-tile", 'line 34 (us.counters."Riflemen A")'),
    ('["17B", "1A"]', '["17B", "17B"]', "twice", "line 35 (us.scouted)"),
    ('["17B", "1A"]', '"17B"', "wanted", "line 35 (us.scouted)"),
    ('controlled = ["2A"]', 'controlled = ["2A"]\nscouted = ["2A"]', "two-marks", "line 42 (de.controlled)"),
    ('scouted = ["17B", "1A"]', 'controlled = ["2A"]', "two-owners", "line 42 (de.controlled)"),
    ('"Rifleman B" = 1', '"Rifleman Z" = 1', "unknown-card", 'line 45 (de.deck."Rifleman Z")'),
    ('"Rifleman B" = 1', '"Rifleman B" = 6', "more-than-printed", 'line 45 (de.deck."Rifleman B")'),
    ('"Rifleman B" = 1', '"Rifleman B" = 1.0', "wanted", 'line 45 (de.deck."Rifleman B")'),
    ('"Rifleman B" = 1', '"Rifleman B" = -1', "range", 'line 45 (de.deck."Rifleman B")'),
    ("[us]", '[us]\nsupply = "all"', "unknown-word", "line 32 (us.supply)"),
    ("[us]", "[us", "not-toml", "line 31, column 4"),
    ("[us]", "[us]\ngoals = []", "key-twice", "line 33"),
    ("[de]", "[us]", "key-twice", "line 38"),
    ("{ 1A = 1 }", "{ 1A = 1, 1A = 2 }", "key-twice", "line 9"),
    ("offset = 0.5", "offset = 0,5", "decimal-comma", "line 6, column 19"),
    ("offset = 0.5", 'offset = "0,5"', "decimal-comma", "line 6 (columns.offset)"),
    ("[us]", f"[us]\n{'a.' * 100}a = 1", "key-too-long", ""),
    ("[us]", "[us]\n" + '"a" . ' * 100 + "a = 1", "key-too-long", ""),
    ("[us]", f"[us]\n{(60 * 'a' + '.') * 100}a = 1", "key-too-long", ""),
    ("[us]", f"[{'a.' * 100}a]\n[us]", "key-too-long", ""),
    ("[us]", f"[us]\na = {'[' * 5000}", "too-many-brackets", ""),
    ("[us]", f"[us]\na = {'{ a = ' * 30}1{' }' * 30}", "too-many-brackets", ""),
    ("[us]", "[us]" + "\n" * 200_000, "too-large", ""),
    ("", "", "too-many-own-cards", "line 19 (cards)"),
    ('"2A", "X1"]', '"2A", "X1", ' + ", ".join(f'"Y{n}"' for n in range(400)) + "]", "too-many-tiles", "line 5 (columns)"),
    ("[us]", f"[us]\na = {'9' * 5000}", "too-deep", ""),
    ('"A small one"', '"A \\u001b[31mred one"', "control", "line 3 (title)"),
    ('initiative = "US"', 'initiative = "US"\n"a\\u0007" = "x"', "control", '"a?"'),
    ("columns = ", "".join(f"field{n} = 1\n" for n in range(60)) + "columns = ", "enough", ""),
]


@pytest.mark.parametrize(("old", "new", "key", "place"), WRONG)
def test_a_fault(old: str, new: str, key: str, place: str) -> None:
    assert old in GOOD
    text = GOOD.replace(old, new, 1)
    if key.startswith("too-many-"):  # the surplus part alone is correct
        text += "".join(f"[tiles.Y{n}]\ncover = 1\n" for n in range(400))
        text += "".join(CARD % "".join(pair) for pair in product("abcdefgh", "abcdefghi") if key == "too-many-own-cards")
    found = faults(text)
    assert place in found[key]


def test_every_fault_is_tried_and_has_words() -> None:
    source = "".join(
        Path(str(module.__file__)).read_text("utf-8")
        for module in (scenario, scenario_library, scenario_form, shorthand, forms, pieces, numbers, checker, titles, toml_lines)
    )
    asked = re.findall(r'check\.(?:name|unique_names)\((?:[^()]|\([^()]*\))*?, "([a-z]+)", ', source)
    names = {"field", "action", "special", *asked, *re.findall(r'\bword\("([a-z]+)", ', source)}
    hints = {"did-you-mean", "there-are", "there-are-none", "a-flag", "a-list", "a-number", "a-table", "a-text"}
    written = {*re.findall(r'"fault-([a-z-]+)"', source), *(f"unknown-{what}" for what in names)}
    desert = {*(key for _, _, key, _ in test_north_africa_files.WRONG), "unknown-structure"}
    tried = {key for _, _, key, _ in WRONG} | desert | {"unknown-scenario", "unknown-origin"}  # the last in test_numbers.py
    assert written == tried | hints
    assert set(re.findall(r"^fault-([a-z-]+) =", MESSAGES, re.MULTILINE)) == written - {key.removeprefix("fault-") for key in SHARED}


@pytest.mark.parametrize("row", [". " * 90, "." * 90, ("a" * 39 + " . ") * 90, " " * 100_000, "a" * 100_000])
def test_a_long_row_of_dots_is_read(row: str) -> None:
    assert checker.parse_toml(f'title = "{row}"', "test") == {"title": row}  # it would not come to an end if each dot were tried as a key


def test_all_faults_at_once_in_the_order_of_the_file() -> None:
    text = GOOD
    for old, new in (
        ('"X1"]', '"17B", "2B", "X1"]'),
        ("cover = 2", "cover = true"),
        ("initiative = 8", "initiative = 100"),
        ('"Rifleman B" = 1', '"Rifleman Z" = 1'),
        ("[de.supply]", "[de.supplies]"),
    ):
        assert old in text
        text = text.replace(old, new)
    with pytest.raises(FileError) as caught:
        scenario.read(text, "mine.toml")
    assert [fault.place for fault in caught.value.faults] == [
        "line 7 (columns.tiles)",
        "line 7 (columns.tiles)",
        "line 13 (tiles.X1.cover)",
        "line 28 (cards.initiative)",
        'line 45 (de.deck."Rifleman Z")',
        "line 47 (de.supplies)",
    ]


def test_an_invalid_offset_is_reported_once() -> None:
    assert faults(GOOD.replace("offset = 0.5", 'offset = "half"')) == {"wanted": ["line 6 (columns.offset)"]}


@pytest.mark.parametrize(("wrong", "meant"), [("17Б", "17B"), ("17b", "17B")])
def test_did_you_mean(wrong: str, meant: str) -> None:
    with pytest.raises(FileError) as caught:
        scenario.read(GOOD.replace("17B", wrong), "mine.toml")
    (fault,) = caught.value.faults
    assert f"“{meant}”?" in str(fault)
    assert len(caught.value.faults) == 1, "told once, where the tile is laid"


def said(text: str) -> list[str]:
    """Return the faults of a file as a person reads them."""
    with pytest.raises(FileError) as caught:
        scenario.read(text, "mine.toml")
    return [str(fault) for fault in caught.value.faults]


@pytest.mark.parametrize(("wrong", "meant"), [("1a", "Did you mean “1A”?"), ("1\u0410", "Did you mean “1A”?"), ("1C", "Available: ")])
def test_a_tile_misspelled_where_it_is_laid_is_one_fault(wrong: str, meant: str) -> None:
    (fault,) = said(GOOD.replace('tiles = ["1A"', f'tiles = ["{wrong}"'))
    assert fault.startswith(f"line 7 (columns.tiles): Unknown tile “{wrong}”. {meant}")


def test_one_misspelling_at_several_places_is_one_fault_that_names_the_lines() -> None:
    text = GOOD.replace("objectives = { 1A = 1 }", 'objectives = { 1C = 1 }\nspecial.radio = { tile = "1C", side = "US" }')
    (fault,) = said(text.replace('scouted = ["17B", "1A"]', 'scouted = ["17B", "1C"]'))
    assert fault.startswith("lines 9, 10, 36: Unknown tile “1C”.")
    (fault,) = said(GOOD.replace('deck = { "Rifleman A"', 'deck = { "Riflman A"').replace('"Rifleman B"', '"Riflman A"'))
    assert fault.startswith("lines 36, 45: This side has no card “Riflman A”. Did you mean “Rifleman A”?")


def test_another_entry_is_named_by_its_line() -> None:
    (fault,) = said(GOOD.replace('"X1"]', '"17B"]'))
    assert fault == "line 7 (columns.tiles): Tile 17B is already on the board (line 6). Use each tile once."


def test_a_name_set_twice_is_named_with_both_lines() -> None:
    (fault,) = said(GOOD.replace("[de]", "[us]"))
    assert fault == "line 38: “[us]” is set twice, first in line 31. Keep one of the two."
    (fault,) = said(GOOD.replace('"Rifleman B" = 1', '"Rifleman B" = 1\n"Rifleman B" = 2'))
    assert fault == "line 46: “Rifleman B” is set twice, first in line 45. Keep one of the two."


def test_a_decimal_comma_is_recognized() -> None:
    (fault,) = said(GOOD.replace("offset = 0.5", "offset = 0,5"))
    assert fault.endswith(": “0,5” has a decimal comma. Write it with a point: 0.5.")
    (fault,) = said(GOOD.replace("{ 1A = 1 }", "{ 1A = 1, 1a }"))
    assert "decimal" not in fault, "a comma between two fields"


def test_letters_as_in_the_rulebooks_are_understood() -> None:
    with pytest.raises(FileError) as caught:
        scenario.read(GOOD.replace('"Rifleman B" = 1', '"Rifleman Б" = 1'), "mine.toml")
    assert "Did you mean “Rifleman B”?" in str(caught.value)


def test_lines_are_found_in_unusual_writing() -> None:
    text = '# [x]\n"a b"."c" = """\n] = x\n"""\nd = [ # [\n  1,\n  { e = 2, f = [\n 3] },\n]\n[[g]]\n[[g]]\nh.i = 1\n[g.j]\nk = \'"\'\n'
    lines = toml_lines.line_numbers(text)
    assert lines[("a b", "c")] == 2
    assert lines[("d", 0)] == 6
    assert lines[("d", 1, "e")] == 7
    assert lines[("d", 1, "f", 0)] == 8
    assert lines[("g", 1, "h", "i")] == 12
    assert lines[("g", 1, "j", "k")] == 14


# ---------------------------------------------------------------- anything at all


def toml(value: Any) -> str:
    """Return a value as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return json.dumps(value)
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(k)} = {toml(v)}" for k, v in value.items()) + "}"
    return repr(value)


NAMED = (
    "17B,17A,1A,2A,X1,A,own,all,US,DE,riflemen,hill,x,tile,for,units,squads,points,pin,cover,kind,id,offset,tiles,radio,side,actions,move"
)
NAMES = st.sampled_from([*NAMED.split(","), "", "bolster", "fog", "Riflemen A", "Rifleman A", "Fog of War"])
PLAIN = NAMES | st.text("aB1 'é\n\x00", max_size=4) | st.integers() | st.booleans() | st.floats() | st.integers(-3, 12)
VALUES = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3), max_leaves=8)


def paths(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if path:
        yield path
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from paths(inner, (*path, key))


def whole(text: str) -> dict[str, Any]:
    import tomllib

    return tomllib.loads(text)


SPOTS = [(text, path) for text in (GOOD, EVERYTHING) for path in paths(whole(text))]


def read_or_refuse(text: str) -> None:
    """Play a readable file, and allow only a FileError with words for every fault."""
    refused = None
    try:
        found = scenario.read(text, "fuzz.toml")
    except FileError as error:
        refused = error
    if refused:
        assert refused.faults
        assert str(refused)
        return
    p = found.position()
    assert p.actions() or p.outcome or not p.to_act


@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(SPOTS), VALUES)
def test_any_value_in_any_field(spot: tuple[str, tuple[str | int, ...]], value: object) -> None:
    text, path = spot
    data: Any = whole(text)
    inner = data
    for part in path[:-1]:
        inner = inner[part]
    inner[path[-1]] = value
    read_or_refuse("\n".join(f"{json.dumps(key)} = {toml(field)}" for key, field in data.items()))


@settings(max_examples=120, deadline=None)
@given(st.dictionaries(st.sampled_from(sorted({*whole(GOOD), *whole(EVERYTHING)})) | NAMES, VALUES, max_size=8))
def test_any_file_of_known_fields(data: dict[str, Any]) -> None:
    read_or_refuse("\n".join(f"{json.dumps(key)} = {toml(field)}" for key, field in data.items()))


@settings(max_examples=120, deadline=None)
@given(st.sampled_from([GOOD, EVERYTHING]), st.integers(0, 2000), st.integers(0, 40), st.text("[]{}=,.\"'#\n ab1Б", max_size=6))
def test_any_damage(text: str, at: int, length: int, put: str) -> None:
    read_or_refuse(text[:at] + put + text[at + length :])


@settings(max_examples=120, deadline=None)
@given(st.text() | st.binary().map(lambda b: b.decode("latin-1")))
def test_any_text(text: str) -> None:
    read_or_refuse(text)
    toml_lines.line_numbers(text)


@pytest.mark.parametrize(
    "text", ["a = " + "[" * 100_000, "a = " + "9" * 10_000, "a." * 500 + "b = 1", "", "\x00", "[us]\n" * 2, "us = 1\nde = []"]
)
def test_monsters(text: str) -> None:
    read_or_refuse(text)


def test_a_scenario_lists_which_of_its_numbers_are_our_own() -> None:
    own = GOOD.replace('source = "house"\n', 'source = "house"\nfrom = { objectives = "house", goals = "public" }\n')
    for text, ours in ((GOOD, False), (own, True)):
        found = scenario.read(text, "mine.toml")
        assert {isinstance(points, core_text.SubstituteNumber) for points in found.start.worth.values()} == {ours}
        assert not any(isinstance(goal.points, core_text.SubstituteNumber) for goals in found.setup.goals for goal in goals)
    assert faults(own.replace('"public" }', '"memory" }')) == {"unknown-origin": ["line 5 (from.goals)"]}
    assert faults(own.replace("{ objectives = ", "{ cover = ")) == {"unknown-field": ["line 5 (from.cover)"]}
