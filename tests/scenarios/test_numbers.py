"""North Africa's numbers, typed here again from the rulebook and public material, and an owner's file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

import undaunted_nb as un
from undaunted_nb.cli import commands
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.games.undaunted import system
from undaunted_nb.games.undaunted.files import numbers, pieces, scenario
from undaunted_nb.games.undaunted.rules.actions import kinds_of
from undaunted_nb.lessons.format.lesson import load as load_lesson
from undaunted_nb.lessons.format.walkthrough import load as load_walk
from undaunted_nb.lessons.play.attempt import begin
from undaunted_nb.lessons.play.run import LessonRun

NA = "north-africa"
BOX = pieces.load_built_in(NA)
FOUND = numbers.origins(NA)
un._give_words()


# ---------------------------------------------------------------- known numbers


@pytest.mark.parametrize(("side", "cards", "counters"), [(0, 42, 11), (1, 40, 10)])
def test_components(side: int, cards: int, counters: int) -> None:
    assert sum(BOX.printed_counts[side].values()) == cards
    vehicles = [vehicle for vehicle, owner in BOX.vehicles.values() if owner == side]
    assert len(vehicles) == 3
    assert len([c for c in BOX.counters.values() if c.side == side]) + len(vehicles) == counters
    assert {card.unit for card in BOX.cards[side].values() if card.unit} == {c.id for c in BOX.counters.values() if c.side == side}


def test_tiles_and_structures() -> None:
    assert {t.id for t in BOX.tiles.values()} == {f"{n}{face}" for n in range(1, 23) for face in "AB"}
    assert len(BOX.structures) == 6
    assert {name: BOX.structures[name].points for name in ("Aircraft", "Hangar", "Motor Pool")} == {
        "Aircraft": 1,
        "Hangar": 1,
        "Motor Pool": 2,
    }


def test_statements_of_the_rulebook() -> None:
    lrdg, italy = BOX.cards
    assert {card.id for own in BOX.cards for card in own.values() if card.ability("recon")} == {
        "Scout", "Staff Sergeant", "Scout A", "Reconnaissance Plane",
    }  # fmt: skip
    demolish, scout = lrdg["Saboteur"].ability("demolish"), italy["Scout A"].ability("scout")
    assert demolish
    assert scout
    assert (demolish.x, scout.x) == (2, 2)
    assert {card.id for card in lrdg.values() if card.ability("stalk")} == {"Saboteur", "Sniper"}
    assert lrdg["Warrant Officer"].ability("inspire")
    assert {c.id: c.specialization for c in BOX.counters.values() if c.specialization} == {
        "Italy Driver": "driver", "Italy Gunner": "gunner", "Italy Mechanic": "mechanic",
    }  # fmt: skip
    tank, car = BOX.vehicles["Medium Tank"][0], BOX.vehicles["Scout Car"][0]
    assert (tank.defense, tank.armor, tank.critical) == (None, 5, 3)
    assert tank.seats[len(tank.seats) // 2].ability("antitank")
    assert [seat.crew for seat in tank.seats] == [("driver",), ("gunner",), ("mechanic",)]
    assert not [v.id for v, _ in BOX.vehicles.values() if v is not tank and (v.defense is None or any(seat.crew for seat in v.seats))]
    plot = [ability for seat in car.seats if (ability := seat.ability("plot"))]
    assert (len(car.seats) >= 3, [ability.x for ability in plot]) == (True, [2])


def test_public_numbers() -> None:
    assert {c.defense for c in BOX.counters.values()} <= {4, 5, 6}
    assert [c.squad for c in BOX.counters.values() if c.side == 1] == ["A"] * 4 + [""] * 3


def test_every_action_is_one_of_the_edition() -> None:
    offered = [seat for vehicle, _ in BOX.vehicles.values() for seat in vehicle.seats]
    used = {a.kind for own in BOX.cards for card in own.values() for a in card.abilities} | {a.kind for s in offered for a in s.abilities}
    assert used == {name for name, kind in kinds_of(NA).items() if kind.printed}


# ---------------------------------------------------------------- where it is from


def test_the_box_fills_every_number_with_its_origin() -> None:
    assert {origin for fields in FOUND.values() for origin in fields.values()} == {"rulebook", "public", "house"}
    for side, name in enumerate(("LRDG", "Italy")):
        for card in BOX.cards[side].values():
            said = FOUND["cards", f"{name} {card.id}"]
            assert {"initiative", "printed", *(a.kind for a in card.abilities)} <= said.keys()
    assert {name for kind, name in FOUND if kind == "counters"} == set(BOX.counters)
    assert {name for kind, name in FOUND if kind == "tiles"} == set(BOX.tiles)
    assert {name for kind, name in FOUND if kind == "structures"} == set(BOX.structures)
    assert {name for kind, name in FOUND if kind == "vehicles"} == set(BOX.vehicles) | {
        f"{v.id} {seat.id}" for v, _ in BOX.vehicles.values() for seat in v.seats
    }


@pytest.mark.parametrize(
    ("kind", "name", "field", "origin"),
    [
        ("cards", "LRDG Saboteur", "demolish", "rulebook"),
        ("cards", "LRDG Saboteur", "stalk", "house"),
        ("cards", "Italy Scout A", "scout", "rulebook"),
        ("cards", "Italy Fog of War", "printed", "house"),
        ("vehicles", "Medium Tank", "armor", "rulebook"),
        ("vehicles", "Medium Tank", "defense", "rulebook"),
        ("vehicles", "Medium Tank", "hull", "house"),
        ("vehicles", "Scout Car observer", "plot", "rulebook"),
        ("vehicles", "Medium Tank driver", "drive", "house"),
        ("structures", "Motor Pool", "points", "public"),
        ("structures", "Motor Pool", "defense", "house"),
        ("tiles", "12A", "cover", "house"),
        ("counters", "LRDG Sniper", "defense", "house"),
    ],
)
def test_origins(kind: str, name: str, field: str, origin: str) -> None:
    assert FOUND[kind, name][field] == origin


def test_normandy_has_only_printed_numbers() -> None:
    found = numbers.origins("normandy")
    assert found["cards", "US Rifleman A"] == dict.fromkeys(("squads", "printed", "initiative", "move", "attack", "control"), "public")
    assert {origin for fields in found.values() for origin in fields.values()} == {"public"}


# ---------------------------------------------------------------- an owner's file

OWN = """
format = "undaunted-nb numbers 1"
edition = "north-africa"

[tiles.12A]
cover = 3
terrain = "rocks"

[[cards]]
id = "Saboteur"
side = "LRDG"
unit = "saboteur"
printed = 1
initiative = 7
actions = { stalk = 2, demolish = 3 }
from = { stalk = "house" }

[[structures]]
id = "Hangar"
defense = 8
points = 1
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    file = tmp_path / "mine.toml"
    file.write_text(OWN, encoding="utf-8")
    monkeypatch.setenv(numbers.VARIABLE, str(file))
    caches = (numbers.box, scenario.LIBRARY.load_built_in)
    for cache in caches:
        cache.cache_clear()
    yield file
    for cache in caches:
        cache.cache_clear()


@pytest.mark.usefixtures("own")
def test_an_owner_replaces_numbers_without_touching_code() -> None:
    setup = scenario.load(f"{NA}/example-round").setup
    saboteur = setup.cards[0][setup.by_card[0]["Saboteur"]]
    assert (saboteur.initiative, saboteur.ability("demolish")) == (7, ("demolish", 3, ""))
    assert setup.tiles["12A"].cover == 3
    assert numbers.box(NA).structures["Hangar"].defense == 8
    assert numbers.box("normandy") == pieces.load_built_in("normandy")
    found = numbers.origins(NA)
    assert found["cards", "LRDG Saboteur"] == {
        "printed": "owner", "initiative": "owner", "stalk": "house", "demolish": "owner",
    }  # fmt: skip
    assert (found["tiles", "12A"]["cover"], found["tiles", "12B"]["cover"]) == ("owner", "house")


@pytest.mark.usefixtures("own")
def test_fewer_printed_cards_do_not_close_our_scenarios() -> None:
    for name in scenario.names():
        assert scenario.load(name).setup.name == name


def test_check_lists_what_is_left(own: Path) -> None:
    left = numbers.list_placeholders(numbers.read(OWN, "mine.toml"))
    assert left["cards LRDG Saboteur"] == ["stalk"]
    assert "structures Hangar" not in left
    assert left["structures Motor Pool"] == ["defense"]
    done = CliRunner().invoke(commands.cli, ["check", str(own)])
    assert done.exit_code == 0
    assert "cards LRDG Saboteur: stalk" in done.output


def test_check_lists_unknown_entries(tmp_path: Path) -> None:
    assert numbers.list_new_pieces(numbers.read(OWN, "mine.toml")) == []
    misspelt = OWN.replace('"Saboteur"', '"Sabotour"').replace('"Hangar"', '"Hanger"')
    assert numbers.list_new_pieces(numbers.read(misspelt, "mine.toml")) == ["cards LRDG Sabotour", "structures Hanger"]
    file = tmp_path / "mine.toml"
    file.write_text(misspelt, encoding="utf-8")
    done = CliRunner().invoke(commands.cli, ["check", str(file)])
    assert done.exit_code == 0
    assert "cards LRDG Sabotour and structures Hanger" in done.output


def test_a_file_that_cannot_be_used_is_named_with_the_variable(own: Path) -> None:
    for text in ("x = [", OWN.replace("cover = 3", "cover = 33"), OWN.replace('edition = "north-africa"', "")):
        own.write_text(text, encoding="utf-8")
        for name in (f"{NA}/ambush", "normandy/hills"):
            with pytest.raises(FileError, match=r"UNDAUNTED_NB_NUMBERS \(.*mine.toml\)"):
                scenario.load(name)
    own.unlink()
    with pytest.raises(FileError, match=r"UNDAUNTED_NB_NUMBERS \(.*mine.toml\)"):
        scenario.load(f"{NA}/ambush")


# Different numbers in every entry: one hit disables vehicles, and soldiers move one tile.
THIN = """
format = "undaunted-nb numbers 1"
edition = "north-africa"

[[vehicles]]
id = "Medium Tank"
title = "medium-tank"
side = "Italy"
armor = 5
critical = 1
hull = 2
seats = [{ id = "driver", actions = { drive = 1 } }, { id = "gunner", actions = { antitank = 1 } }, { id = "mechanic" }]

[[cards]]
id = "Scout"
side = "LRDG"
unit = "scout"
printed = 4
initiative = 6
actions = { scout = 1, attack = 1, conceal = true, recon = true }

[[cards]]
id = "Saboteur"
side = "LRDG"
unit = "saboteur"
printed = 4
initiative = 6
actions = { stalk = 1, attack = 1, demolish = 3 }
"""


def test_lessons_and_the_walkthrough_list_conflicts_with_an_owners_numbers(own: Path) -> None:
    own.write_text(THIN, encoding="utf-8")
    run = LessonRun(load_lesson("north-africa/tank-hunting"))
    number = 1 + [e.id for e in run.lesson.exercises].index("threshold")
    with pytest.raises(TutorError, match=r"“threshold” in north-africa/tank-hunting .*mine.toml. vehicles..Medium Tank..damage: .* 0 to 1"):
        run.press(f"exercise:{number}")
    assert run.step == 0, "where one was before"
    assert f"{number}. The exercise “threshold”" in run.as_text()
    run.press("next")
    assert run.step == 1
    walk = load_walk("north-africa/example-round")
    with pytest.raises(TutorError, match=r"Step 15 of the walkthrough .*mine.toml. “roll 5 8” is not legal"):
        list(walk.play())
    blocked = LessonRun(load_lesson("north-africa/escape"))
    notes = []
    for i in range(1, len(blocked.lesson.exercises) + 1):
        with suppress(TutorError):
            blocked.go_to(i)
            notes.append(blocked.scene()["note"])
    assert Text("coach-numbers") in notes


def test_without_an_owners_file_none_is_mentioned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(numbers.VARIABLE, raising=False)
    assert system.owner_file(NA) == ""
    broken = replace(load_lesson("north-africa/tank-hunting").exercises[0], position={"vehicles": {"Medium Tank": {"damage": 99}}})
    with pytest.raises(FileError):
        begin(broken, "x")


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("cover = 3", "cover = 33", "tiles.12A.cover"),
        ("numbers 1", "numbers 2", "format"),
        ('edition = "north-africa"', 'edition = "tunisia"', "edition"),
        ('from = { stalk = "house" }', 'from = { stalk = "memory" }', "cards.from.stalk"),
        ('from = { stalk = "house" }', 'from = "house"', "cards.from"),
        ("defense = 8", 'defense = "8"', "structures.defense"),
        ("[tiles.12A]", "[tile.12A]", "tile"),
    ],
)
def test_faults_have_their_place(old: str, new: str, place: str) -> None:
    assert old in OWN
    with pytest.raises(FileError) as caught:
        numbers.read(OWN.replace(old, new), "mine.toml")
    assert [fault.place.partition(" (")[2].removesuffix(")") for fault in caught.value.faults] == [place]
