"""The numbers of the box, typed here again from two independent public descriptions that agree."""

import tomllib
from pathlib import Path

import pytest

from undaunted_nb.games.undaunted.files import forms, numbers, pieces, scenario
from undaunted_nb.games.undaunted.rules.actions import kinds_of
from undaunted_nb.games.undaunted.rules.state.editions import EDITIONS
from undaunted_nb.games.undaunted.rules.state.setup import Ability

FOLDER = Path(scenario.__file__).parents[1] / "normandy"
BOX = numbers.box("normandy")
SQUADS = ("A", "B", "C")

# Card, copies per side, initiative, actions (squad: limited to its own squad).
CARDS = [
    ("Platoon Sergeant", "", 1, 9, "bolster 3, command 2"),
    ("Platoon Guide", "", 1, 8, "bolster 1, guide 1"),
    ("Squad Leader", "ABC", 1, 7, "bolster 2 own, inspire 1 own"),
    ("Scout", "ABC", 3, 6, "scout 2, attack 1, recon, conceal"),
    ("Rifleman", "ABC", 5, 5, "move 1, attack 1, control"),
    ("Sniper", "", 3, 4, "stalk 1, attack 3"),
    ("Machine Gunner", "ABC", 3, 3, "move 1, attack 2, suppress 4"),
    ("Mortar", "", 3, 2, "move 1, blast 1, target"),
    ("Fog of War", "", 10, 1, ""),
]
DEFENSE = {"riflemen": 4, "scouts": 5, "machine-gunners": 4, "mortar": 4, "snipers": 6}
COVER = {
    0: "1A 3B 4B 9B 10B 11B 12B 13A 14A 15A 17A 18A",
    1: "1B 5A 5B 6A 6B 7B 8B 10A 11A 12A 13B 14B",
    2: "2B 7A 8A 15B 16B",
    3: "3A 4A 17B 18B",
}
HILLS = "2A 9A 16A"
GROUND = {
    0: {"field", "meadow", "lane"},
    1: {"hedgerow", "orchard", "garden"},
    2: {"farm", "hedged"},
    3: {"wood"},
}


def abilities(text: str, squad: str) -> tuple[Ability, ...]:
    words = [part.split() for part in text.split(", ") if part]
    return tuple(Ability(w[0], int(w[1]) if len(w) > 1 else 0, squad if "own" in w else "") for w in words)


@pytest.mark.parametrize("side", [0, 1])
def test_cards(side: int) -> None:
    wanted = {
        f"{name} {squad}".strip(): (count, initiative, abilities(actions, squad))
        for name, squads, count, initiative, actions in CARDS
        for squad in squads or ("",)
    }
    found = {card.id: (BOX.printed_counts[side][card.id], card.initiative, card.abilities) for card in BOX.cards[side].values()}
    assert found == wanted
    assert sum(BOX.printed_counts[side].values()) == 54


@pytest.mark.parametrize("side", [0, 1])
def test_a_card_has_the_counter_of_its_side_and_squad(side: int) -> None:
    name = EDITIONS["normandy"].sides[side]
    units = {card.id: card.unit for card in BOX.cards[side].values() if card.unit}
    assert units == {
        **{f"Rifleman {s}": f"{name} Riflemen {s}" for s in SQUADS},
        **{f"Scout {s}": f"{name} Scouts {s}" for s in SQUADS},
        **{f"Machine Gunner {s}": f"{name} Machine Gunners {s}" for s in SQUADS},
        "Sniper": f"{name} Snipers",
        "Mortar": f"{name} Mortar",
    }
    assert [card.id for card in BOX.cards[side].values() if card.fog] == ["Fog of War"]


@pytest.mark.parametrize("side", [0, 1])
def test_counters(side: int) -> None:
    own = [c for c in BOX.counters.values() if c.side == side]
    assert len(own) == 11
    assert all(c.defense == DEFENSE[c.kind] for c in own)
    assert {c.kind for c in own} == set(DEFENSE)


def test_every_action_is_one_of_the_edition() -> None:
    kinds = kinds_of("normandy")
    assert {a.kind for own in BOX.cards for card in own.values() for a in card.abilities} == {
        k for k, kind in kinds.items() if kind.printed
    }
    assert set(kinds) | set(kinds_of("north-africa")) >= {*forms.LARGEST_X, *pieces.WITHOUT_UNIT}


def test_tiles() -> None:
    flat = {tile: (cover, False) for cover, tiles in COVER.items() for tile in tiles.split()}
    hills = dict.fromkeys(HILLS.split(), (3, True))
    assert {t.id: (t.cover, t.hill) for t in BOX.tiles.values()} == flat | hills
    assert len(BOX.tiles) == 36


def test_drawn_cover_matches_the_numbers() -> None:
    for tile in BOX.tiles.values():
        assert tile.terrain in ({"hill"} if tile.hill else GROUND[tile.cover])
    assert {t.terrain for t in BOX.tiles.values()} == {"hill"}.union(*GROUND.values())
    assert BOX.tiles["17B"].terrain == "wood"


def test_all_grounds_can_be_drawn() -> None:
    from undaunted_nb.drawing.terrain import kinds

    assert set(forms.TERRAINS) <= set(kinds())


@pytest.mark.parametrize("name", ["cards.toml", "tiles.toml"])
def test_every_set_of_numbers_names_its_source(name: str) -> None:
    data = tomllib.loads((FOLDER / name).read_text("utf-8"))
    assert set(data) - {"source"} <= {*data["source"], "tiles"}
    assert set(data["source"].values()) <= {"rulebook", "public", "house"}
