"""Each shipped scenario starts, matches its source, keeps all its pieces, and can be played to an end."""

import pickle
from random import Random

import pytest

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import FileError
from undaunted_nb.engine.event import Event
from undaunted_nb.games.undaunted.files import scenario
from undaunted_nb.games.undaunted.rules.state.position import CONTROLLED, DECK, HAND, NONE, SCOUTED, SUPPLY, ZONES, Position
from undaunted_nb.games.undaunted.rules.state.setup import Goal, Radio, Spawn
from undaunted_nb.games.undaunted.views.view import cards_of

NAMES = scenario.names()
TEACHING = ("normandy/duel-in-cover", "normandy/hills", "normandy/mortar", "normandy/patrol")
LOST_FOR_GOOD = {("normandy/patrol", "US", "Sniper")}
"""Cards whose counter has no spawn marker, on purpose: a lesson is about that."""


def pile(p: Position, side: int, zone: int) -> dict[str, int]:
    return cards_of(p.setup, side, p.halves[side][zone])  # type: ignore[arg-type]


def standing(p: Position) -> dict[str, str]:
    return {c.id: tile for c, (tile, _) in zip(p.setup.counters, p.stands, strict=True) if tile}


def marks(p: Position, side: int, mark: int) -> set[str]:
    return {tile for tile, found in zip(p.setup.board.tiles, p.halves[side].marks, strict=True) if found == mark}


def line(tiles: str) -> set[str]:
    return set(tiles.split())


# ---------------------------------------------------------------- all of them


def test_the_names() -> None:
    desert = {f"north-africa/{name}" for name in ("example-round", "airfield", "convoy", "breakout", "ambush")}
    assert set(NAMES) == {*TEACHING, "normandy/la-raye", "normandy/critical-intelligence", "normandy/example-round", *desert}


@pytest.mark.parametrize("name", NAMES)
def test_it_starts(name: str) -> None:
    found = scenario.load(name)
    assert found is scenario.load(name)
    assert found.name == found.setup.name == name
    assert found.title != name
    assert found.notes
    assert found.source in ("rulebook", "public", "house")
    p = found.position()
    assert p.to_act == (CHANCE,)
    assert p == found.position()
    assert pickle.loads(pickle.dumps(p)) == p  # noqa: S301  (our own bytes)


@pytest.mark.parametrize("name", NAMES)
def test_every_card_can_come_into_play(name: str) -> None:
    setup, start = scenario.load(name).setup, scenario.load(name).position()
    for side in (0, 1):
        for card, unit in zip(setup.cards[side], setup.unit_of[side], strict=True):
            assert (unit >= 0) == bool(card.unit)
            enters = unit < 0 or bool(setup.entries[unit]) or (setup.edition != "normandy" and bool(start.stands[unit][0]))
            assert enters != ((name, setup.sides[side], card.id) in LOST_FOR_GOOD), card.id


def sensible(p: Position, rng: Random) -> Action:
    """Return a random action, but give up no card while some card can still act."""
    if p.to_act == (CHANCE,):
        return p.sample(rng)
    actions = p.actions()
    return rng.choice(
        [a for a in actions if a.kind not in ("hunker down", "end turn")] or [a for a in actions if a.kind == "end turn"] or actions
    )


@pytest.mark.parametrize("name", NAMES)
def test_cards_are_conserved(name: str) -> None:
    p = scenario.load(name).position()

    def totals(p: Position) -> list[list[int]]:
        return [[sum(piles) for piles in zip(*half[: len(ZONES)], strict=True)] for half in p.halves]

    wanted, rng = totals(p), Random(44)
    for _ in range(600):
        if p.outcome:
            break
        p = p.perform(sensible(p, rng) if rng.random() < 0.8 or p.to_act == (CHANCE,) else rng.choice(p.actions())).after
        assert totals(p) == wanted
        assert len(p.stands) == len(p.setup.counters)
        assert all(not tile or tile in p.setup.tiles for tile, _ in p.stands)


@pytest.mark.parametrize("name", TEACHING)
@pytest.mark.parametrize("seed", range(5))
def test_a_small_scenario_ends(name: str, seed: int) -> None:
    p, rng = scenario.load(name).position(), Random(seed)
    assert 4 <= len(p.setup.board.tiles) <= 7
    while p.outcome is None and p.round < 300:
        p = p.perform(sensible(p, rng)).after
    assert p.outcome


def test_an_unknown_name_lists_the_choices() -> None:
    with pytest.raises(FileError) as caught:
        scenario.load("normandy/la-rye")
    (fault,) = caught.value.faults
    assert fault.text.key == "fault-unknown-scenario"
    assert "normandy/la-raye" in str(fault)


# ---------------------------------------------------------------- La Raye (two independent public descriptions)


def test_la_raye() -> None:
    found = scenario.load("normandy/la-raye")
    p, board = found.position(), found.setup.board
    assert found.source == "public"
    assert set(board.tiles) == line("2B 16B 6A 17B 13B 3B 7A 12B 8A 4B 5B 11B")
    assert dict(zip(found.setup.objectives, p.worth, strict=True)) == {"2B": 1, "16B": 1, "7A": 1, "6A": 2, "13B": 2, "5B": 3}
    assert found.setup.sides[p.token] == "US"
    assert found.setup.goals == ((Goal("points", 5),), (Goal("points", 5),))
    assert found.setup.spawns == (Spawn(0, "17B"), Spawn(1, "5B"))
    units = ("Riflemen A", "Riflemen B", "Scouts A", "Scouts B")
    assert standing(p) == {f"{side} {unit}": tile for side, tile in (("US", "17B"), ("DE", "5B")) for unit in units}
    assert len(p.setup.counters) == 8
    assert (marks(p, 0, SCOUTED), marks(p, 0, CONTROLLED)) == (line("17B 2B"), set())
    assert (marks(p, 1, SCOUTED), marks(p, 1, CONTROLLED)) == ({"8A"}, {"5B"})
    assert (p.score(0), p.score(1)) == (0, 3)


@pytest.mark.parametrize(
    ("tile", "near"),
    [
        ("17B", "2B 13B 7A 12B"),
        ("2B", "16B 17B 13B"),
        ("13B", "17B 3B 2B 16B 12B 8A"),
        ("6A", "16B 3B"),
        ("3B", "13B 16B 6A 8A"),
        ("12B", "7A 8A 17B 13B 4B 5B"),
        ("5B", "4B 11B 12B 8A"),
    ],
)
def test_the_neighbors_in_la_raye(tile: str, near: str) -> None:
    assert set(scenario.load("normandy/la-raye").setup.board.neighbors[tile]) == line(near)


@pytest.mark.parametrize("side", [0, 1])
def test_the_decks_of_la_raye(side: int) -> None:
    p = scenario.load("normandy/la-raye").position()
    leaders = {"Platoon Sergeant": 1, "Squad Leader A": 1, "Squad Leader B": 1}
    deck = {**leaders, "Scout A": 1, "Scout B": 1, "Rifleman A": 1, "Rifleman B": 1, "Fog of War": 2}
    assert pile(p, side, DECK) == deck
    assert sum(deck.values()) == 9
    assert pile(p, side, SUPPLY) == {"Scout A": 2, "Scout B": 2, "Rifleman A": 4, "Rifleman B": 4, "Fog of War": 8}


# ---------------------------------------------------------------- Critical Intelligence (two independent public descriptions)


def test_critical_intelligence() -> None:
    found = scenario.load("normandy/critical-intelligence")
    setup, p = found.setup, found.position()
    assert set(setup.board.tiles) == line("18B 4B 9B 10B 15B 3B 6B 12B 2B 16B 5B 1B 11A 17B 14B 7B 8B 13B")
    assert set(setup.board.neighbors["6B"]) == line("3B 12B 4B 9B 5B 1B")
    assert dict(zip(setup.objectives, p.worth, strict=True)) == {"6B": 1, "5B": 1, "1B": 2, "11A": 1, "7B": 1, "8B": 1}
    assert setup.radio == Radio("6B", 0)
    assert setup.sides[p.token] == "DE"
    assert setup.goals == ((Goal("points", 5),), (Goal("points", 5),))
    us = {f"US {unit}": "4B" for unit in ("Riflemen A", "Riflemen B", "Scouts A", "Scouts B")}
    de = {"DE Riflemen A": "14B", "DE Scouts A": "14B", "DE Riflemen B": "13B", "DE Scouts B": "13B", "DE Mortar": "13B"}
    assert standing(p) == us | de
    assert marks(p, 0, SCOUTED) == line("4B 6B")
    assert marks(p, 1, SCOUTED) == line("14B 7B 8B 13B")
    assert not marks(p, 0, CONTROLLED) | marks(p, 1, CONTROLLED)
    entries = {c.id: setup.entries[i] for i, c in enumerate(setup.counters)}
    assert {unit: tiles for unit, tiles in entries.items() if unit.startswith("DE")} == {
        **{f"DE {kind} A": ("14B",) for kind in ("Riflemen", "Scouts", "Machine Gunners")},
        **{f"DE {kind} B": ("13B",) for kind in ("Riflemen", "Scouts", "Machine Gunners")},
        "DE Mortar": ("13B",),
    }
    assert {tiles for unit, tiles in entries.items() if unit.startswith("US")} == {("4B",)}


def test_the_cards_of_critical_intelligence() -> None:
    p = scenario.load("normandy/critical-intelligence").position()
    soldiers = {"Rifleman A": 1, "Rifleman B": 1, "Scout A": 1, "Scout B": 1}
    waiting = {"Rifleman A": 4, "Rifleman B": 4, "Scout A": 2, "Scout B": 2, "Machine Gunner A": 3, "Machine Gunner B": 3}
    leaders = {"Squad Leader A": 1, "Squad Leader B": 1}
    assert pile(p, 0, DECK) == {"Platoon Sergeant": 1, **leaders, **soldiers, "Fog of War": 4}
    assert pile(p, 0, SUPPLY) == {**waiting, "Fog of War": 6}
    assert pile(p, 1, DECK) == {"Platoon Sergeant": 1, **soldiers, "Mortar": 1, "Fog of War": 2}
    assert pile(p, 1, SUPPLY) == {**leaders, **waiting, "Mortar": 2, "Fog of War": 8}


# ---------------------------------------------------------------- the example round (both rulebooks, «ПРИКЛАД РАУНДУ», «ПРИМЕР РАУНДА»)


class Played:
    """The example round, with each action checked before it is done."""

    def __init__(self) -> None:
        self.p = scenario.load("normandy/example-round").position()
        self.events: list[Event] = []

    def do(self, action: Action) -> list[Event]:
        step = self.p.apply(action)
        self.p, self.events = step.after, list(step.events)
        return self.events

    def draw(self, *cards: str) -> None:
        for card in cards:
            self.do(Action("draw", CHANCE, card))

    def event(self, kind: str) -> Event:
        (found,) = (e for e in self.events if e.kind == kind)
        return found


def dealt() -> Played:
    game = Played()
    game.draw("Scout C", "Machine Gunner C", "Squad Leader C", "Fog of War")
    game.draw("Squad Leader A", "Scout B", "Rifleman A", "Rifleman A")
    game.do(Action("initiative", "US", "Scout C"))
    game.do(Action("initiative", "DE", "Squad Leader A"))
    return game


def test_the_example_round_to_the_letter() -> None:
    game = dealt()
    assert game.event("initiative").data["side"] == "DE"
    assert not game.event("initiative").data["kept"]
    assert pile(game.p, 1, HAND) == {"Scout B": 1, "Rifleman A": 2}
    assert "3B" in marks(game.p, 1, SCOUTED)
    assert "17B" in marks(game.p, 1, NONE)
    assert not game.p.check(Action("move", "DE", "Rifleman A", ("17B",)))

    before = pile(game.p, 1, SUPPLY)["Fog of War"]
    game.do(Action("scout", "DE", "Scout B", ("3B", "17B")))
    assert game.event("scouted").data["tiles"] == ["17B"]
    assert pile(game.p, 1, SUPPLY)["Fog of War"] == before - 1
    game.do(Action("move", "DE", "Rifleman A", ("17B",)))
    score = game.p.score(1)
    assert score > 0, "one more objective: there is another already"
    game.do(Action("control", "DE", "Rifleman A"))
    assert game.p.score(1) > score
    assert not any(game.p.halves[1].hand)
    game.do(Action("end turn", "DE"))

    assert pile(game.p, 0, HAND) == {"Machine Gunner C": 1, "Squad Leader C": 1, "Fog of War": 1}
    distance = game.p.setup.board.distance
    assert distance[standing(game.p)["US Machine Gunners C"]]["17B"] == 2
    game.do(Action("move", "US", "Machine Gunner C", ("2A",)))
    assert not game.p.setup.tiles["17B"].hill
    game.do(Action("inspire", "US", "Squad Leader C", ("Machine Gunner C",)))
    game.do(Action("attack", "US", "Machine Gunner C", ("DE Riflemen A",)))
    game.do(Action("roll", CHANCE, "", (5, 8)))
    attack = game.event("attacked").data
    assert attack["defense"] == {"base": 4, "cover": 3, "range": 1, "total": 8}
    assert (attack["hit"], attack["lost_from"]) == (True, "discard")
    assert game.event("card_lost").data["card"] == "Rifleman A"
    assert pile(game.p, 0, HAND) == {"Fog of War": 1}
    game.do(Action("end turn", "US"))
    assert game.p.round == 2
    assert game.p.outcome is None


def test_the_example_round_with_other_dice() -> None:
    game = dealt()
    for action in (
        Action("scout", "DE", "Scout B", ("3B", "17B")),
        Action("move", "DE", "Rifleman A", ("17B",)),
        Action("control", "DE", "Rifleman A"),
        Action("end turn", "DE"),
        Action("move", "US", "Machine Gunner C", ("2A",)),
        Action("inspire", "US", "Squad Leader C", ("Machine Gunner C",)),
        Action("attack", "US", "Machine Gunner C", ("DE Riflemen A",)),
        Action("roll", CHANCE, "", (1, 2)),
    ):
        game.do(action)
    assert not game.event("attacked").data["hit"]


def test_germany_cannot_take_2a_while_the_machine_gunners_are_there() -> None:
    setup = scenario.load("normandy/example-round").setup
    assert {"17B", "2A"} <= set(setup.objectives)
    assert setup.tiles["2A"].hill
    assert "2A" in setup.board.neighbors["17B"]
    assert {goal.kind for goals in setup.goals for goal in goals} == {"points"}
