"""Memoir '44: the hand-written cases, the shipped set-ups, the cards, the variants."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from tests.cases.__main__ import cases_of, differences, unknown_words, why_skipped
from tests.project.paths import ROOT
from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import AmbiguousActionError, FileError, NotationError
from undaunted_nb.engine.legality import IllegalActionError
from undaunted_nb.games.memoir44 import system
from undaunted_nb.games.memoir44.files import positions, scenario
from undaunted_nb.games.memoir44.rules import combat
from undaunted_nb.games.memoir44.rules.chance import rolls
from undaunted_nb.games.memoir44.rules.state import pieces, variants
from undaunted_nb.games.memoir44.rules.state.position import Position
from undaunted_nb.games.memoir44.rules.state.setup import SYMBOLS, Options
from undaunted_nb.play.game import Game, load, new_game

OWN = ROOT / "tests" / "cases" / "memoir44.yaml"
FURTHER = sorted(OWN.parent.glob("memoir44-*.yaml"))
GIVEN = ROOT.parent / "shared" / "cases" / "memoir44.yaml"
CASES = [
    pytest.param(case, id=f"{file.parent.name}-{case['id']}")
    for file in (OWN, *FURTHER, *([GIVEN] if GIVEN.is_file() else []))
    for case in cases_of(file)
    if not why_skipped(case)
]
RULES = system.rules()
ID = re.compile(r"m44(\.[a-z0-9-]+)+\.\d+")


@pytest.mark.parametrize("case", CASES)
def test_case(case: dict[str, Any]) -> None:
    assert not unknown_words(case)
    assert not differences(case)


def test_own_cases_have_the_form() -> None:
    cases = cases_of(OWN)
    assert len({case["id"] for case in cases}) == len(cases)
    for case in cases:
        assert case.keys() >= {"id", "topic", "given", "do", "then", "rules", "why"}, case["id"]
        assert set(case["rules"]) <= RULES.keys(), case["id"]


def test_a_case_that_differs_is_reported() -> None:
    case = dict(next(c for c in cases_of(OWN) if c["id"] == "OWN-MOV-01"))
    case["then"] = [{"step": 1, "legal": False, "at": {"A1": [4, 4]}}, {"step": 2, "dice": 3, "lost": {}, "medals": {"allies": 1}}]
    case["rules"] = ["m44.wire.2"]
    found = "\n".join(differences(case))
    for part in (
        "legal: True, wanted False",
        "at: {'A1': [4, 5]}",
        "dice: 2, wanted 3",
        "X1 has 2 figures",
        "medals",
        "did not name m44.wire.2",
    ):
        assert part in found


def _more(part: str, more: dict[str, Any]) -> dict[str, Any]:
    """Return a case that agrees, with an addition to a part of it."""
    case = dict(next(c for c in cases_of(OWN) if c["id"] == "OWN-MOV-01"))
    old = case.get(part)
    return case | ({part: [*old, more] if isinstance(old, list) else {**old, **more}} if old else more)


@pytest.mark.parametrize(
    ("part", "more", "told"),
    [
        ("", {"unheard": "of"}, "unheard"),
        ("given", {"weather": "rain", "note": "a remark"}, "given.weather"),
        ("given", {"turn": {"phase": "move", "opponent_card": "Barrage"}}, "given.turn.opponent_card"),
        ("given", {"units": {"A1": {"side": "allies", "morale": 3}}}, "given.units.A1.morale"),
        ("do", {"step": 3, "act": "move", "unit": "A1", "path": [], "speed": 2}, "do.move.speed"),
    ],
)
def test_extra_parts_of_a_case_are_reported(part: str, more: dict[str, Any], told: str) -> None:
    assert unknown_words(_more(part, more)) == [told]


@pytest.mark.parametrize(
    ("part", "more", "told"),
    [
        ("given", {"terrain": {"swamp": [[1, 1]]}}, "swamp"),
        ("do", {"step": 3, "act": "parley"}, "parley"),
        ("then", {"step": 9, "legal": True}, "step 9: nothing is done in it"),
    ],
)
def test_a_case_that_cannot_be_run_as_it_is_written_disagrees(part: str, more: dict[str, Any], told: str) -> None:
    assert told in "\n".join(differences(_more(part, more)))


def test_a_case_must_list_medals_objects_and_a_victory_and_give_a_face_for_each_die() -> None:
    cases = {case["id"]: case for file in FURTHER for case in cases_of(file)}
    for name, step, key, told in (
        ("CRD-VIC-05", 1, "medals", "medals: {'allies': 4, 'axis': 3}, had been {'allies': 3, 'axis': 3}"),
        ("CRD-VIC-05", 1, "winner", "winner: allies, had been None"),
        ("CRD-AMB-05", 4, "objects_at", "objects have changed at ['4,4']"),
    ):
        then = [{k: v for k, v in w.items() if w["step"] != step or k != key} for w in cases[name]["then"]]
        assert differences(cases[name] | {"then": then}) == [f"step {step}: {told}"]
    case = cases["CRD-VIC-05"]
    found = differences(case | {"do": [{**case["do"][0], "faces": ["FLAG"]}]})
    assert found[0] == "step 1: faces: 2 dice are thrown, the case has 1 fall"


def _further(name: str) -> dict[str, Any]:
    return next(case for file in FURTHER for case in cases_of(file) if case["id"] == name)


@pytest.mark.parametrize(("lost", "figs", "then", "right"), [(1, 2, 0, True), (0, 3, 1, True), (2, 2, 0, False), (1, 2, 2, False)])
def test_a_case_can_count_sure_losses_at_once(lost: int, figs: int, then: int, right: bool) -> None:
    case = _further("CRD-MIX-14")
    rolled, refused, retreated = case["then"]
    wanted = [{**rolled, "lost": {"X1": lost}, "figs": {"X1": figs}}, refused, {**retreated, "lost": {"X1": then}}]
    assert bool(differences(case | {"then": wanted})) is not right


def test_the_orders_of_a_case_tell_the_section_that_it_leaves_unsaid() -> None:
    case = _further("CRD-INF-01")
    given = case["given"] | {"turn": {k: v for k, v in case["given"]["turn"].items() if k != "section"}}
    assert not differences(case | {"given": given})
    units = given["units"] | {"A1": given["units"]["A1"] | {"at": [2, 0]}}
    assert "step 2: legal: False, wanted True" in differences(case | {"given": given | {"units": units}})


@pytest.mark.parametrize(("name", "n", "key"), [("CRD-MIX-12", 2, "unit"), ("CRD-AMB-04", 3, "target")])
def test_a_battle_is_answered_and_resolved_by_its_own_units(name: str, n: int, key: str) -> None:
    case = _further(name)
    units = case["given"]["units"] | {"X2": {"side": "axis", "type": "infantry", "at": [5, 4], "figures": 4}}
    do = [{**step, key: "X2"} if i == n else step for i, step in enumerate(case["do"])]
    assert f"step {n + 1}: legal: False, wanted True" in differences(case | {"given": case["given"] | {"units": units}, "do": do})


def test_a_case_in_the_middle_of_a_scenario_has_all_that_it_sets_up() -> None:
    case: dict[str, Any] = yaml.safe_load("""
    given:
      scenario: pegasus_bridge
      units: {A1: {side: allies, type: infantry, at: [3, 2], figures: 3}}
      turn: {active: allies, phase: move, ordered: [A1]}
      medals: {allies: 0, axis: 3}
    do:
    - {step: 1, act: move, unit: A1, path: [[4, 1], [4, 2]]}
    - {step: 2, act: query, what: los, unit: A1, to: [6, 4]}
    then:
    - {step: 1, legal: false, figs: {A1: 3}, objects_at: {"6,3": [bridge, medal], "6,5": [wire], "5,3": [sandbags]}}
    - {step: 2, los: false, blocked_by: [[5, 3]]}
    """)
    assert not differences(case)


def _named() -> Iterator[str]:
    for file in (ROOT / "undaunted_nb" / "games" / "memoir44").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                yield node.value


def test_the_engine_names_only_rules_of_the_catalog() -> None:
    assert set(_named()) <= RULES.keys()
    assert len(set(_named())) > 100
    from undaunted_nb.games.memoir44.rules import event_rules

    assert {event_rules.card(card) for card in pieces.cards()} <= RULES.keys()


# ---------------------------------------------------------------- the start


def _dealt(name: str) -> Position:
    game = new_game(name, seed=1)
    position = game.position
    assert isinstance(position, Position)
    return position


def test_sixty_cards_as_they_are_listed() -> None:
    cards = pieces.cards()
    assert sum(card.copies for card in cards) == 60
    assert sum(card.copies for card in cards if not card.tactic) == 40
    assert {card.id: card.copies for card in cards if card.base == "Probe"} == {"Probe Left": 4, "Probe Center": 5, "Probe Right": 4}


def test_pegasus_bridge() -> None:
    p = _dealt("memoir44/pegasus-bridge")
    terrain = list(p.setup.terrain.values())
    assert {name: terrain.count(name) for name in set(terrain)} == {"river": 20, "town": 4, "forest": 9}
    assert (len(p.wire), len(p.sandbags), sum(map(sum, p.hands)), sum(p.deck)) == (4, 1, 8, 52)
    assert (sum(p.hands[0]), sum(p.hands[1]), p.to_act) == (6, 2, ("allies",))
    assert scenario.summaries(p.setup) == ("forest", "town", "river", "units", "objects")


def test_opening_shots_at_pegasus_bridge() -> None:
    """The shots that the facts compute, with the ids of this board: row r of the facts is number 9 - r."""
    p = scenario.load("memoir44/pegasus-bridge").position()
    howard = p.find_unit("C4") if p.find_unit("C4") >= 0 else p.find_unit("c4")
    shot = combat.shot(p, howard, p.find_unit("d6"))
    assert (shot.range, shot.base, shot.cover, shot.cover_from, shot.dice) == (2, 2, 1, "sandbags", 1)
    assert not combat.blockers(p, "c4", "d6")
    assert combat.shot(p, howard, p.find_unit("C7")).dice == 0
    assert combat.blockers(p, "c4", "E7") == ("d6",)
    assert combat.blockers(p, "C3", "d6") == ("c4",)
    assert combat.shot(p, p.find_unit("D3"), p.find_unit("d6")).dice == 0
    assert not combat.blockers(p, "D3", "d6")


def test_the_axis_draws_two_cards_after_its_first_two_turns() -> None:
    game = new_game("memoir44/pegasus-bridge", seed=3)
    hands: list[int] = []
    while len(hands) < 4:
        p = game.position
        assert isinstance(p, Position)
        game.play(next(a for a in p.actions() if a.kind in ("play", "end turn", "keep")))
        q = game.position
        assert isinstance(q, Position)
        if q.turns[1] == len(hands) + 1:
            hands.append(sum(q.hands[1]))
    assert hands == [3, 4, 4, 4]


@pytest.mark.parametrize(("name", "medals", "hands"), [("sword-beach", (5, 5), (5, 4)), ("mont-mouchet", (4, 4), (5, 4))])
def test_the_other_printed_battles(name: str, medals: tuple[int, int], hands: tuple[int, int]) -> None:
    p = _dealt(f"memoir44/{name}")
    assert p.setup.medals_to_win == medals
    assert tuple(map(sum, p.hands)) == hands
    worth = {unit.kind.id: unit.medals for unit in p.setup.units}
    assert worth.get("elite_armor", 2) == 2
    assert {p.setup.terrain.get(f"{c}{n}") for c in "aB" for n in (1, 3, 6) if f"{c}{n}" in p.setup.board.index} <= {
        "ocean", "beach", "forest", "town", "hill", None
    }  # fmt: skip


# ---------------------------------------------------------------- chance


def test_the_faces_of_a_die() -> None:
    one = {faces[0]: chance for faces, chance in rolls(1)}
    assert [str(one[symbol]) for symbol in SYMBOLS] == ["1/3", "1/6", "1/6", "1/6", "1/6"]
    three = dict(rolls(3))
    assert sum(three.values()) == 1
    assert str(three["infantry", "infantry", "flag"]) == "1/18"


def test_hits_on_each_arm() -> None:
    for arm, wanted in {"infantry": "1/2", "armor": "1/3", "artillery": "1/6"}.items():
        assert str(sum(chance for faces, chance in rolls(1) if combat.count_hits(arm, faces))) == wanted
    assert str(sum(chance for faces, chance in rolls(1) if combat.count_hits("armor", faces, stars=True))) == "1/2"


# ---------------------------------------------------------------- notation and files


def test_lines_are_read_without_regard_to_case_and_shortened() -> None:
    p = _dealt("memoir44/pegasus-bridge")
    assert p.parse("PLAY probe left") == Action("play", "allies", "Probe Left")
    assert p.parse("play infantry a center") == Action("play", "allies", "Infantry Assault", ("center",))
    assert p.parse("axis: move C7 b6") == Action("move", "axis", "", ("C7", "b6"))
    assert p.parse("move c3 C4 D5") == Action("move", "allies", "", ("C3", "c4", "D5"))
    assert p.parse("roll star inf grenade") == Action("roll", CHANCE, "", ("infantry", "grenade", "star"))
    assert p.parse("draw barrage") == Action("draw", CHANCE, "Barrage")
    assert p.parse("end turn") == Action("end turn", "allies")


@pytest.mark.parametrize(
    "line",
    ["", "fly C3", "move Z9", "play nothing", "roll sword", "end turn now", "order", "battle C3", "x" * 600, "draw", "move C3 C4 at"],
)
def test_lines_that_cannot_be_read(line: str) -> None:
    p = _dealt("memoir44/pegasus-bridge")
    with pytest.raises(NotationError):
        p.apply(p.parse(line))


def test_a_short_name_that_means_several_cards() -> None:
    with pytest.raises(AmbiguousActionError) as caught:
        _dealt("memoir44/pegasus-bridge").parse("play probe")
    assert caught.value.candidates == ("Probe Left", "Probe Center", "Probe Right")


def test_a_refusal_gives_every_reason() -> None:
    p = _dealt("memoir44/pegasus-bridge")
    with pytest.raises(IllegalActionError) as caught:
        p.apply(p.parse("battle c4 d6"))
    assert [v.rule for v in caught.value.verdict.violations] == ["m44.turn.2", "m44.order.1"]
    assert not p.check(Action("move", "axis", "", ("C7", "b6"))).legal


def test_dice_can_be_forced() -> None:
    game = Game(scenario.load("memoir44/pegasus-bridge").position(), seed=1, deal=", ".join(["draw Probe Left"] * 4))
    assert game.legal_actions[0].card == "Probe Left"
    game.play("play Probe Left")
    game.play("order c4")
    transition = game.play("battle c4 d6", "roll grenade")
    assert [e.kind for e in transition.events] == ["battled", "rolled"]
    assert transition.events[-1].data["lost"] == 1


FAULTS = {
    'board = "moon"': "board",
    'top = "nobody"': "top",
    "medals = { allies = 99, axis = 4 }": "medals.allies",
    '[terrain]\nforest = ["A1", "Z9"]\nhill = ["A1"]\nmoor = []': "terrain",
    '[objects]\nbridge = ["D4"]\nbunker = { nobody = ["A1"] }': "objects",
    '[units.allies]\ninfantry = ["C3", "C3", { at = "D3", figures = 9 }]\ncavalry = ["D4"]': "units",
    '[[objectives]]\nhexes = ["Q1"]\nside = "allies"\nmedals = 0': "objectives",
    "[special]\ndraws = { axis = [99] }\nworth = { ship = 1 }\nsandbags = { allies = 1 }": "special",
    '[hands]\nallies = ["Barrage", "Barrage", "Nothing"]': "hands",
    '[options]\nhills = "flat"\nground = 1': "options",
    "extra = 1": "extra",
    'board = ["country", "moon"]': "moon",
    "board = []": "board",
    'board = ["beach", "beach", "beach", "beach"]': "board",
    "board = 7": "board",
    "players = { allies = 4, axis = 3 }": "players.allies",
    "players = { allies = 3, axis = 1 }": "players",
    "players = { allies = 1 }": "players.axis",
}


@pytest.mark.parametrize("text", FAULTS)
def test_faults_of_a_scenario_file(text: str) -> None:
    head = 'format = "memoir44 scenario 1"\ncards = { allies = 4, axis = 4 }\n'
    if "medals =" not in text.split("[", maxsplit=1)[0]:
        head += "medals = { allies = 4, axis = 4 }\n"
    tail = "" if "[units" in text else '\n[units.allies]\ninfantry = ["E5"]\n'
    with pytest.raises(FileError) as caught:
        scenario.read(f"{head}{text}{tail}", "test.toml")
    assert FAULTS[text] in str(caught.value)


def test_a_unit_in_a_river_and_two_on_a_hex() -> None:
    text = """format = "memoir44 scenario 1"
cards = { allies = 4, axis = 4 }
medals = { allies = 4, axis = 4 }
[terrain]
river = ["E5"]
[units.allies]
infantry = ["E5", "E3"]
[units.axis]
armor = ["E3"]
"""
    with pytest.raises(FileError) as caught:
        scenario.read(text, "test.toml")
    assert len(caught.value.faults) == 2


def test_your_own_scenario_file_is_recognized_by_its_format(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'format = "memoir44 scenario 1"\ncards = { allies = 3, axis = 3 }\nmedals = { allies = 1, axis = 1 }\n'
        '[options]\ntactics = false\n[hands]\nallies = ["Probe Left"]\n[units.allies]\ninfantry = ["B3"]\n[units.axis]\narmor = ["B7"]\n',
        "utf-8",
    )
    game = new_game(str(file), seed=1)
    p = game.position
    assert isinstance(p, Position)
    assert (p.system, sum(p.hands[0]), sum(p.deck)) == ("memoir44", 3, 34)
    game.save(tmp_path / "game.json")
    assert load(tmp_path / "game.json").position == p


@pytest.mark.parametrize(
    "change",
    [
        {"turn": "nobody"}, {"phase": "night"}, {"units": {"nobody": "off"}}, {"units": {"allies-infantry-1": {"at": "A9"}}},
        {"units": {"allies-infantry-1": {"at": "A1", "figures": 9}}}, {"hands": {"allies": {"Barrage": 2}}}, {"deck": {"Barrage": 9}},
        {"orders": {"allies-infantry-1": {"steps": -1}}}, {"pending": [{"dance": 1}]}, {"pending": [{"roll": "jump", "dice": 0}]},
        {"front": {"unit": "nobody"}}, {"said": {"allies": {"card": "Nothing"}}}, {"taken": [7]}, {"outcome": {"winner": "nobody"}},
        {"sand": 1}, {"wire": ["Z1"]}, {"medals": {"allies": 1, "axis": 1, "moon": 1}}, {"section": "up"}, {"done": 3}, {"supply": 4},
    ],
)  # fmt: skip
def test_faults_of_a_position_file(change: dict[str, Any]) -> None:
    data = {**_dealt("memoir44/pegasus-bridge").to_json(), **change}
    with pytest.raises(FileError):
        positions.position_from_json(data, "test")


@pytest.mark.parametrize("place", ["deck", "discard"])
def test_a_misspelled_card_is_one_fault(place: str) -> None:
    data: dict[str, Any] = _dealt("memoir44/pegasus-bridge").to_json()
    with pytest.raises(FileError) as caught:
        positions.position_from_json({**data, place: {**data.get(place, {}), "Asault Left": 2}}, "test")
    assert len(caught.value.faults) == 1, str(caught.value)


def test_a_misspelled_unit_leaves_the_first_one_where_it_is() -> None:
    p = _dealt("memoir44/pegasus-bridge")
    other = next(tile for (tile, _), unit in zip(p.stands, p.setup.units, strict=True) if unit.id != p.setup.units[0].id)
    with pytest.raises(FileError) as caught:
        positions.position_from_json({**p.to_json(), "units": {"nobody": {"at": other}}}, "test")
    assert len(caught.value.faults) == 1, str(caught.value)


# ---------------------------------------------------------------- orders


def test_a_card_that_orders_all_does_so_at_once_but_not_for_a_substitute() -> None:
    p = _dealt("memoir44/pegasus-bridge")
    for card, whole in (("Assault Left", True), ("Artillery Bombard", False), ("Probe Left", False)):
        q = p._replace(phase="order", card=p.setup.by_card[card], table=(p.setup.by_card[card],))
        assert ("order all" in q.legal_actions) is whole
        if whole:
            after = q.perform(q.parse("order all")).after
            assert len(after.orders) > 1
            assert not [a for a in after.actions() if a.kind.startswith("order")]


# ---------------------------------------------------------------- variants


def test_teams() -> None:
    assert [seat.sections for seat in variants.seats(3)] == [("left",), ("center",), ("right",)]
    assert [seat.chief for seat in variants.seats(2)] == [True, False]
    assert variants.seats(1)[0].sections == ("left", "center", "right")
    assert variants.team_sizes(4) == ((2, 2),)
    assert variants.team_sizes(5) == ((3, 2), (2, 3))
    cards = {card.id: card for card in pieces.cards()}
    team = variants.seats(2)
    assert variants.carried_out_by(cards["Probe Right"], team) == (1,)
    assert variants.carried_out_by(cards["Pincer Move"], variants.seats(3)) == (0, 2)
    assert variants.carried_out_by(cards["Air Power"], team) == (0,)
    assert variants.carried_out_by(cards["Infantry Assault"], team, "left") == (1,)
    for wrong in (0, 7):
        with pytest.raises(ValueError, match="players"):
            variants.seats(wrong)
        with pytest.raises(ValueError, match="players"):
            variants.team_sizes(wrong or 1)
    assert variants.match_result([{"P1": 4, "P2": 3}, {"P1": 2, "P2": 3}]) == ({"P1": 6, "P2": 6}, "")


def test_young_generals_leave_the_tactic_cards_out() -> None:
    assert Options(tactics=False) == variants.YOUNG


def test_a_hand_with_only_an_ambush_can_only_pass() -> None:
    p = _dealt("memoir44/pegasus-bridge")
    ambush = tuple(int(card.does == "ambush") for card in p.setup.cards)
    p = p._replace(hands=(ambush, p.hands[1]), deck=tuple(map(int.__sub__, map(int.__add__, p.deck, p.hands[0]), ambush)))
    assert [p.format(a) for a in p.legal_actions] == ["pass"]
    q = p.perform(p.actions()[0]).after
    while q.to_act == (CHANCE,):
        q = q.perform(q.sample(Random(1))).after
    assert (q.to_act, sum(q.hands[0])) == (("axis",), 2)


# ---------------------------------------------------------------- boards side by side

WIDE = scenario.load("memoir44/long-front").setup
LONG = (Path(scenario.__file__).parents[1] / "scenarios" / "long-front.toml").read_text(encoding="utf-8")


def test_two_boards_make_one_without_a_gap() -> None:
    """Each row continues after the left board, and the half hexes at the seam become one."""
    rows: dict[int, list[int]] = {}
    for x, y in WIDE.board.coordinates.values():
        rows.setdefault(y, []).append(x)
    assert {y: (len(xs), xs == list(range(y % 2, 52 - y % 2, 2))) for y, xs in rows.items()} == {
        y: (25 if y % 2 else 26, True) for y in range(9)
    }
    assert "m2" in WIDE.board.neighbors["M1"]
    assert "m2" in WIDE.board.neighbors["N1"]
    assert WIDE.board.distance["M1"]["N1"] == 1


def test_each_board_has_its_own_sections() -> None:
    """Each board has the sections of a single one. The seam is to the right of one and to the left of the other."""
    single = scenario.load("memoir44/pegasus-bridge").setup
    right = {(x + 26, y): tile for tile, (x, y) in single.board.coordinates.items()}
    for side in (0, 1):
        for tile, place in WIDE.board.coordinates.items():
            if (alone := right.get((place[0] + 26, place[1])) or right.get(place)) is not None:
                assert WIDE.sections[side][tile] == single.sections[side][alone], tile
        assert {WIDE.sections[side][f"m{row}"] for row in (2, 4, 6, 8)} == {("right", "left") if side == 0 else ("left", "right")}
    assert [WIDE.areas[tile] for tile in ("A1", "d2", "G1", "M1", "m2", "N1", "T1", "Z1")] == [
        (0,), (0, 1), (1,), (2,), (2, 3), (3,), (4,), (5,),
    ]  # fmt: skip


def _ordering(card: str, name: str = "memoir44/long-front") -> Position:
    p = _dealt(name)
    hand = tuple(int(found.id == card) for found in p.setup.cards)
    assert sum(hand) == 1
    return p._replace(hands=(hand, p.hands[1])).apply(p.parse(f"play {card}")).after


def test_a_section_card_orders_on_both_boards_together() -> None:
    p = _ordering("Probe Left")
    offered = {a.args[0] for a in p.actions() if a.kind == "order"}
    own = {p.stands[i][0] for i, unit in enumerate(p.setup.units) if unit.side == 0}
    assert offered == {tile for tile in own if "left" in p.setup.sections[0][tile]}
    assert {"b2", "m2", "o2"} <= offered
    p = p.apply(p.parse("order b2")).after
    p = p.apply(p.parse("order o2")).after
    assert not [a for a in p.actions() if a.kind == "order"]


def test_a_unit_marches_across_the_seam_and_blocks_the_view_there() -> None:
    p = _ordering("Probe Left")
    p = p.apply(p.parse("order m2")).after
    goals = {a.args[-1] for a in p.actions() if a.kind == "move"}
    assert {"L3", "M3", "N3", "M1", "N1"} <= goals
    assert combat.blockers(p, "k2", "n2") == ("m2",)
    assert not combat.blockers(p, "L3", "O3")


def test_three_boards_and_a_seam_of_two_faces() -> None:
    text = 'format = "memoir44 scenario 1"\nboard = ["beach", "country", "beach"]\nmedals = { allies = 1, axis = 1 }\n'
    text += 'cards = { allies = 1, axis = 1 }\nunits = { allies = { infantry = ["A9"] }, axis = { infantry = ["MM9"] } }\n'
    found = scenario.read(text, "three.toml")
    setup = found.setup
    assert (len(setup.board.tiles), setup.maps, found.boards) == (5 * 39 + 4 * 38, 3, ("beach", "country", "beach"))
    shown = {tile: setup.terrain.get(tile, "country") for tile in ("A1", "M1", "m2", "N1", "Z1", "z2", "AA1", "ll2", "ll4")}
    assert shown == {
        "A1": "ocean", "M1": "ocean", "m2": "ocean", "N1": "country", "Z1": "country", "z2": "country", "AA1": "ocean", "ll2": "ocean",
        "ll4": "beach",
    }  # fmt: skip


def test_teams_on_boards_side_by_side() -> None:
    team = variants.seats(4, maps=2)
    assert [seat.name for seat in team] == ["left", "center", "right", "chief"]
    assert variants.team_sizes(8, maps=2) == ((4, 4),)
    for wrong in (lambda: variants.seats(4), lambda: variants.seats(5, maps=2), lambda: variants.team_sizes(9, maps=2)):
        with pytest.raises(ValueError, match="players"):
            wrong()


@pytest.mark.parametrize(
    ("card", "players", "commanders", "rules"),
    [
        ("Probe Left", 4, ["left"], ("m44.variant.11",)),
        ("Pincer Move", 4, ["left", "right"], ("m44.variant.11", "m44.variant.7")),
        ("Move Out!", 4, ["chief"], ("m44.variant.11", "m44.variant.5")),
        ("Probe Left", 2, ["flanks"], ("m44.variant.4",)),
        ("Probe Center", 3, ["chief"], ("m44.variant.3",)),
        ("Infantry Assault, right", 3, ["right"], ("m44.variant.3", "m44.variant.6")),
    ],
)
def test_a_member_of_a_team_carries_a_card_out(
    tmp_path: Path, card: str, players: int, commanders: list[str], rules: tuple[str, ...]
) -> None:
    name, _, section = card.partition(", ")
    path = tmp_path / "teams.toml"
    path.write_text(LONG.replace("allies = 4, axis = 4 }", f"allies = {players}, axis = {max(1, players - 1)} }}", 1))
    p = _dealt(str(path))
    setup = p.setup
    p = p._replace(hands=(tuple(int(found.id == name) for found in setup.cards), p.hands[1]))
    told = [event for event in p.apply(p.parse(f"play {name} {section}")).events if event.kind == "commanded"]
    assert [(event.data["commanders"], event.rules) for event in told] == [(commanders, rules)]
    assert system.describe(setup, told[0]).key == "event-m44-commanded"


def test_any_battle_can_be_played_in_teams_and_saved() -> None:
    plain = {
        "format": "undaunted-nb position 1",
        "scenario": "memoir44/over-the-bridge",
        "phase": "play",
        "hands": {"allies": ["Probe Left"]},
    }
    p = positions.position_from_json({**plain, "players": {"allies": 3, "axis": 2}}, "test")
    assert p.setup.players == (3, 2)
    assert [e.data["commanders"] for e in p.apply(p.parse("play Probe Left")).events if e.kind == "commanded"] == [["left"]]
    saved = positions.position_to_json(p)
    assert saved["players"] == {"allies": 3, "axis": 2}
    assert positions.position_from_json(saved, "test") == p
    alone = positions.position_from_json(plain, "test")
    assert alone != p
    assert "players" not in positions.position_to_json(alone)


@pytest.mark.parametrize(
    ("lines", "leaders"),
    [
        (["order d4"], [["left", "chief"]]),  # either section has an order left for it
        (["order A3", "order B3", "order d4"], [["chief"]]),  # both orders of the left are taken
        (["order E3", "order F3", "order d4"], [["left"]]),
        (["order A3"], []),  # it is on no line
    ],
)
def test_whose_a_unit_on_a_dashed_line_is_in_a_team(lines: list[str], leaders: list[list[str]]) -> None:
    text = 'format = "memoir44 scenario 1"\nplayers = { allies = 3, axis = 3 }\ncards = { allies = 4, axis = 4 }\n'
    text += 'medals = { allies = 4, axis = 4 }\n[units]\nallies = { infantry = ["A3", "B3", "d4", "E3", "F3"] }\n'
    text += 'axis = { infantry = ["A9"] }\n'
    p = scenario.read(text, "teams.toml").position()
    p = p._replace(pending=(), phase="order", card=p.setup.by_card["General Advance"], table=(p.setup.by_card["General Advance"],))
    told = []
    for line in lines:
        done = p.apply(p.parse(line))
        told += [event for event in done.events if event.kind == "led"]
        p = done.after
    assert [event.data["commanders"] for event in told] == leaders
    assert all(system.describe(p.setup, event).key == "event-m44-led" for event in told)


def test_a_side_of_one_player_has_no_one_to_name() -> None:
    p = _dealt("memoir44/pegasus-bridge")
    assert not [event for event in p.apply(p.actions()[0]).events if event.kind == "commanded"]
