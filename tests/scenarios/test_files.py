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

from undaunted_nb.core import checker, toml_lines
from undaunted_nb.core import text as core_text
from undaunted_nb.core.errors import FileError
from undaunted_nb.games.undaunted import numbers, pieces, scenario
from undaunted_nb.games.undaunted.position import DECK, SUPPLY
from undaunted_nb.games.undaunted.setup import Ability, Card, Counter, Goal, Radio, Spawn, Tile

from . import test_north_africa_files

ROOT = Path(scenario.__file__).parents[3]
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
    page = (Path(scenario.__file__).parent / "normandy" / "scenarios" / "README.md").read_text("utf-8")
    parts = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    found = scenario.read("\n".join(parts), "README.md")
    assert set(found.setup.tiles) == {"17B", "13B", "3B", "7A", "12B", "X1"}
    for terrain in pieces.TERRAINS:
        assert terrain in page


# ---------------------------------------------------------------- faults

WRONG = [
    # old text, new text, the fault, its place
    ('edition = "normandy"', 'edition = "normandie"', "unknown-edition", "edition (line 2)"),
    ('edition = "normandy"\n', "", "missing", "edition"),
    ('"undaunted-nb scenario 1"', "1", "format", "format (line 1)"),
    ("initiative = ", "initiatives = ", "unknown-field", "initiatives (line 10)"),
    ('"US"', '"USA"', "unknown-side", "initiative (line 10)"),
    ('"US"', "3", "wanted", "initiative (line 10)"),
    ('title = "A small one"', "title = 1979-05-27", "wanted", "title (line 3)"),
    ("columns = ", 'rows = [{ tiles = ["3B"] }]\ncolumns = ', "lines", "rows (line 5)"),
    ("columns = ", "lines = ", "lines", ""),
    ("offset = 0.5", "offset = 0.25", "offset", "columns[0].offset (line 6)"),
    ("offset = 0.5", "offset = nan", "offset", "columns[0].offset (line 6)"),
    ("offset = 0.5", f"offset = {'9' * 400}", "offset", "columns[0].offset (line 6)"),
    ("offset = 0.5", "offset = true", "wanted", "columns[0].offset (line 6)"),
    ("offset = 0.5", "offset = 1", "stagger", "columns[1].offset (line 7)"),
    ("offset = 0.5", "offset = 7.5", "board-split", "columns (line 5)"),
    ('"X1"]', '"X2"]', "unknown-tile", "columns[1].tiles[2] (line 7)"),
    ('"X1"]', '"17B"]', "tile-twice", "columns[1].tiles[2] (line 7)"),
    ('"X1"]', '"2B"]', "tile-faces", "columns[1].tiles[2] (line 7)"),
    ('["17B"] }', "[] }", "no-tiles", "columns[0].tiles (line 6)"),
    ('"17B"] }', "17] }", "wanted", "columns[0].tiles[0] (line 6)"),
    ("{ 1A = 1 }", "{ 1A = 0 }", "range", "objectives.1A (line 9)"),
    ("{ 1A = 1 }", f"{{ 1A = 0x{'f' * 5000} }}", "range", "objectives.1A (line 9)"),
    ("{ 1A = 1 }", "{ 1B = 1 }", "unknown-tile", "objectives.1B (line 9)"),
    (
        "objectives",
        'special.wireless = 1\nspecial.radio = { tile = "2A", side = "US" }\nobjectives',
        "unknown-special",
        "special.wireless (line 9)",
    ),
    ("objectives", 'special.radio = { tile = "2A", side = "US" }\nobjectives', "unknown-objective", "special.radio.tile (line 9)"),
    ("objectives", 'special.radio = { tile = "1A" }\nobjectives', "missing", "special.radio.side (line 9)"),
    ("cover = 2", "cover = 10", "range", "tiles.X1.cover (line 13)"),
    ("cover = 2", "hill = 1\ncover = 2", "wanted", "tiles.X1.hill (line 13)"),
    ("cover = 2", 'cover = 2\nterrain = "woods"', "unknown-terrain", "tiles.X1.terrain (line 14)"),
    ("cover = 2", 'cover = 2\n[tiles."X 2"]\ncover = 1', "tile-form", 'tiles."X 2" (line 14)'),
    ("cover = 2", "cover = 2\n[tiles.AB]\ncover = 1", "tile-form", "tiles.AB (line 14)"),
    ("cover = 2", "cover = 2\n[tiles.x1]\ncover = 1", "name-taken", "tiles.x1 (line 14)"),
    ('kind = "engineers"', 'kind = "Engineers"', "name-form", "counters[0].kind (line 16)"),
    ('kind = "engineers"', 'kind = "engineers"\nsquads = [1]', "wanted", "counters[0].squads[0] (line 17)"),
    ("defense = 5", "defense = -1", "range", "counters[0].defense (line 17)"),
    ('id = "Engineer"', 'id = "Engineer: 2"', "name-form", "cards[0].id (line 20)"),
    ('id = "Engineer"', 'id = "Roll call"', "name-reserved", "cards[0].id (line 20)"),
    ('id = "Engineer"', 'id = "rifleman"\nsquads = ["A"]', "name-taken", "cards[0].id (line 20)"),
    ('id = "Chief"\nsquads = ["A"]', 'id = "Engineer"', "name-taken", "cards[1].id (line 26)"),
    ('unit = "engineers"', 'unit = "enginers"', "unknown-unit", "cards[0].unit (line 21)"),
    ('unit = "engineers"', 'unit = "riflemen"', "no-counter", "cards[0].unit (line 21)"),
    ('unit = "engineers"\n', "", "needs-unit", "cards[0].actions.move (line 22)"),
    ("move = 1", "move = 4", "range", "cards[0].actions.move (line 23)"),
    ("move = 1", "moves = 1", "unknown-action", "cards[0].actions.moves (line 23)"),
    ("move = 1", 'move = { x = 1, squad = "own" }', "no-limit", "cards[0].actions.move.squad (line 23)"),
    ("control = true", "control = 1", "no-number", "cards[0].actions.control (line 23)"),
    ("control = true", "control = { y = 1 }", "unknown-field", "cards[0].actions.control.y (line 23)"),
    ('squad = "own"', 'squad = "A"', "unknown-limit", "cards[1].actions.inspire.squad (line 29)"),
    ('squads = ["A"]\n', "", "no-limit", "cards[1].actions.inspire.squad (line 28)"),
    ("initiative = 8", "initiative = 8\nfog = true", "fog-acts", "cards[1].fog (line 29)"),
    ("{ points = 1 }", "{ points = 0 }", "range", "us.goals[0].points (line 32)"),
    ("{ points = 1 }", "{ points = 1, pin = true }", "goal", "us.goals[0] (line 32)"),
    ("{ points = 1 }", "{ pin = false }", "goal", "us.goals[0].pin (line 32)"),
    ('{ tile = "17B" }', '{ tile = "17A" }', "unknown-tile", "us.spawn[0].tile (line 33)"),
    ('{ tile = "17B" }', '{ tile = "17B", for = "A" }', "spawn-for", "us.spawn[0].for (line 33)"),
    ('{ tile = "17B" }', '{ tile = "17B", for = {} }', "spawn-nobody", "us.spawn[0].for (line 33)"),
    ('{ tile = "17B" }', '{ tile = "17B", for = { squads = ["C"] } }', "spawn-nobody", "us.spawn[0].for (line 33)"),
    ('{ tile = "17B" }', '{ tile = "17B", for = { squads = ["D"] } }', "unknown-squad", "us.spawn[0].for.squads[0] (line 33)"),
    ('units = ["engineers"]', 'units = ["sapers"]', "unknown-counter", "de.spawn[0].for.units[0] (line 40)"),
    ('{ "Riflemen A" =', '{ "Rifleman A" =', "unknown-counter", 'us.counters."Rifleman A" (line 34)'),
    ('{ "Riflemen A" = "17B"', '{ "Riflemen A" = "17"', "unknown-tile", 'us.counters."Riflemen A" (line 34)'),
    ('["17B", "1A"]', '["17B", "17B"]', "twice", "us.scouted[1] (line 35)"),
    ('["17B", "1A"]', '"17B"', "wanted", "us.scouted (line 35)"),
    ('controlled = ["2A"]', 'controlled = ["2A"]\nscouted = ["2A"]', "two-marks", "de.controlled[0] (line 42)"),
    ('scouted = ["17B", "1A"]', 'controlled = ["2A"]', "two-owners", "de.controlled (line 42)"),
    ('"Rifleman B" = 1', '"Rifleman Z" = 1', "unknown-card", 'de.deck."Rifleman Z" (line 45)'),
    ('"Rifleman B" = 1', '"Rifleman B" = 6', "more-than-printed", 'de.deck."Rifleman B" (line 45)'),
    ('"Rifleman B" = 1', '"Rifleman B" = 1.0', "wanted", 'de.deck."Rifleman B" (line 45)'),
    ('"Rifleman B" = 1', '"Rifleman B" = -1', "range", 'de.deck."Rifleman B" (line 45)'),
    ("[us]", "[us", "not-toml", "line 31, column 4"),
    ("[us]", f"[us]\n{'a.' * 100}a = 1", "key-too-long", ""),
    ("[us]", "[us]\n" + '"a" . ' * 100 + "a = 1", "key-too-long", ""),
    ("[us]", f"[us]\n{(60 * 'a' + '.') * 100}a = 1", "key-too-long", ""),
    ("[us]", f"[{'a.' * 100}a]\n[us]", "key-too-long", ""),
    ("[us]", f"[us]\na = {'[' * 5000}", "too-many-brackets", ""),
    ("[us]", f"[us]\na = {'{ a = ' * 30}1{' }' * 30}", "too-many-brackets", ""),
    ("[us]", "[us]" + "\n" * 200_000, "too-large", ""),
    ("", "", "too-many-own-cards", "cards"),
    ('"2A", "X1"]', '"2A", "X1", ' + ", ".join(f'"Y{n}"' for n in range(400)) + "]", "too-many-tiles", "columns (line 5)"),
    ("[us]", f"[us]\na = {'9' * 5000}", "too-deep", ""),
    ('"A small one"', '"A \\u001b[31mred one"', "control", "title (line 3)"),
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
    source = "".join(Path(str(module.__file__)).read_text("utf-8") for module in (scenario, pieces, numbers, checker, toml_lines))
    names = {"field", "action", "special", *re.findall(r'check\.(?:one|some)\((?:[^()]|\([^()]*\))*?, "([a-z]+)", ', source)}
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
        "columns[1].tiles[2] (line 7)",
        "columns[1].tiles[3] (line 7)",
        "tiles.X1.cover (line 13)",
        "cards[1].initiative (line 28)",
        'de.deck."Rifleman Z" (line 45)',
        "de.supplies (line 47)",
    ]


def test_an_invalid_offset_is_reported_once() -> None:
    assert faults(GOOD.replace("offset = 0.5", 'offset = "half"')) == {"wanted": ["columns[0].offset (line 6)"]}


@pytest.mark.parametrize(("wrong", "meant"), [("17Б", "17B"), ("17b", "17B")])
def test_did_you_mean(wrong: str, meant: str) -> None:
    with pytest.raises(FileError) as caught:
        scenario.read(GOOD.replace("17B", wrong), "mine.toml")
    (fault,) = caught.value.faults
    assert f"“{meant}”?" in str(fault)
    assert len(caught.value.faults) == 1, "told once, where the tile is laid"


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
        assert {isinstance(points, core_text.Own) for points in found.start.worth.values()} == {ours}
        assert not any(isinstance(goal.points, core_text.Own) for goals in found.setup.goals for goal in goals)
    assert faults(own.replace('"public" }', '"memory" }')) == {"unknown-origin": ["from.goals (line 5)"]}
    assert faults(own.replace("{ objectives = ", "{ cover = ")) == {"unknown-field": ["from.cover (line 5)"]}
