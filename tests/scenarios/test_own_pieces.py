"""The pieces of a file's own, in its table ``own``: the same words in all games, and those of older files."""

from __future__ import annotations

import re
import tomllib

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import FileError
from undaunted_nb.files.toml_text import toml_text
from undaunted_nb.games.undaunted import builder
from undaunted_nb.games.undaunted.files import scenario
from undaunted_nb.games.undaunted.files.scenario import Scenario
from undaunted_nb.games.undaunted.rules.state.names import card_name, structure_name, vehicle_name
from undaunted_nb.i18n import LANGUAGES, say

from .test_files import GOOD
from .test_north_africa_files import GOOD as DESERT

un._give_words()
OLD_TABLES = r"^(\[\[?)(tiles|counters|cards|vehicles|structures)\b"
NEW = re.sub(OLD_TABLES, r"\1own.\2", GOOD, flags=re.MULTILINE)


def same(found: Scenario, other: Scenario) -> bool:
    """Return whether two scenarios begin with the same position."""
    return found.setup == other.setup and found.start == other.start


def test_new_and_older_files_say_the_same() -> None:
    assert "[own.tiles.X1]" in NEW
    assert "[[own.cards]]" in NEW
    assert same(scenario.read(NEW, "mine.toml"), scenario.read(GOOD, "mine.toml"))


def test_a_fault_in_own_pieces_has_its_line() -> None:
    text = NEW.replace("initiative = 5", "initiative = 500").replace("cover = 2", "covers = 2")
    with pytest.raises(FileError) as caught:
        scenario.read(text, "mine.toml")
    places = [fault.place for fault in caught.value.faults]
    assert "line 22 (own.cards.initiative)" in places
    assert "line 13 (own.tiles.X1.covers)" in places


def test_the_builder_writes_the_new_words() -> None:
    draft = builder.in_full(tomllib.loads(GOOD))
    assert set(draft["own"]) == {"tiles", "counters", "cards"}
    assert not {"tiles", "counters", "cards"} & draft.keys()
    assert same(scenario.read(toml_text(draft), "mine.toml"), scenario.read(GOOD, "mine.toml"))


def test_the_tile_of_an_older_structure_stays() -> None:
    older = re.sub(r"^structures = .*$", "", DESERT, flags=re.MULTILINE)
    older = older.replace("[[own.structures]]", "[[structures]]") if "[[own.structures]]" in older else older
    data = tomllib.loads(older)
    data.pop("structures", None)
    tile = next(tile for line in (data.get("columns") or data["rows"]) for tile in line["tiles"])
    if isinstance(data.get("own"), dict):
        data["own"].pop("structures", None)
    listed = {**data, "structures": [{"id": "Hangar", "defense": 9, "tile": tile}]}
    before = scenario.read(toml_text(listed), "mine.toml")
    draft = builder.in_full(listed)
    assert draft["structures"] == {"Hangar": tile}
    assert draft["own"]["structures"] == [{"id": "Hangar", "defense": 9}]
    after = scenario.read(toml_text(draft), "mine.toml")
    assert after.setup.structures == before.setup.structures
    assert [(s.id, s.tile, s.defense) for s in after.setup.structures] == [("Hangar", tile, 9)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_shown_in_each_language(language: str) -> None:
    titles = {"en": "Sapper", "uk": "Сапер", "ru": "Сапёр"}
    table = ", ".join(f'{name} = "{title}"' for name, title in titles.items())
    setup = scenario.read(NEW.replace('id = "Chief"', f'id = "Chief"\ntitle = {{ {table} }}'), "mine.toml").setup
    assert say(card_name(setup, 0, "Chief A"), language) == f"{titles[language]} A"
    known = scenario.read(NEW.replace('id = "Chief"', 'id = "Chief"\ntitle = "rifleman"'), "mine.toml").setup
    assert say(card_name(known, 0, "Chief A"), language) == say(card_name(known, 0, "Rifleman A"), language)
    one = scenario.read(NEW.replace('id = "Chief"', 'id = "Chief"\ntitle = "Mine { $squad }"'), "mine.toml").setup
    assert say(card_name(one, 0, "Chief A"), language) == "Mine { $squad } A"


def test_vehicles_and_structures_have_titles() -> None:
    text = DESERT.replace('title = "medium-tank"    # optional', 'title = { en = "Big Tank" } # optional')
    setup = scenario.read(text, "mine.toml").setup
    number = next(i for i, vehicle in enumerate(setup.vehicles) if vehicle.id == "Medium Tank")
    assert say(vehicle_name(setup, number), "uk") == "Big Tank"
    data = tomllib.loads(DESERT)
    data["own"] = {**data.get("own", {}), "structures": [{"id": "Hangar", "title": {"en": "Shed", "uk": "Сарай"}}]}
    found = scenario.read(toml_text(data), "mine.toml").setup
    assert [say(structure_name(found, i), "uk") for i, s in enumerate(found.structures) if s.id == "Hangar"] == ["Сарай"]
