"""Every rule of Memoir '44 by name: the engine names it in a case, or a test here shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests.cases.__main__ import cases_of
from tests.cases.memoir44 import run
from tests.project.paths import ROOT
from undaunted_nb.engine.action import CHANCE
from undaunted_nb.engine.errors import FileError, NotationError
from undaunted_nb.engine.text import Text
from undaunted_nb.games.memoir44 import system
from undaunted_nb.games.memoir44.files import scenario
from undaunted_nb.games.memoir44.rules import combat, event_rules
from undaunted_nb.games.memoir44.rules.chance import rolls
from undaunted_nb.games.memoir44.rules.orders import present_call
from undaunted_nb.games.memoir44.rules.state import pieces, variants
from undaunted_nb.games.memoir44.rules.state.position import Draw, Keep, LastOrder, Orders, Position
from undaunted_nb.games.memoir44.rules.state.setup import SYMBOLS
from undaunted_nb.games.memoir44.views.view import view
from undaunted_nb.i18n import LANGUAGES, say

RULES = system.rules()
FILES = tuple(ROOT / "tests" / "cases" / f"{name}.yaml" for name in ("memoir44", "memoir44-blind"))
IN_CASES: dict[str, str] = {
    "m44.turn.1": "BLD-TAC-23",
    "m44.turn.2": "OWN-TAC-08",
    "m44.turn.4": "OWN-MOV-02",
    "m44.order.1": "BLD-SEC-04",
    "m44.order.2": "BLD-SEC-04",
    "m44.order.3": "BLD-TAC-21",
    "m44.order.5": "BLD-TAC-14",
    "m44.order.6": "BLD-SEC-01",
    "m44.move.1": "OWN-MOV-03",
    "m44.move.2": "BLD-TAC-09",
    "m44.move.3": "BLD-MOV-03",
    "m44.move.4": "BLD-MOV-04",
    "m44.move.5": "BLD-TAC-28",
    "m44.infantry.1": "BLD-MOV-03",
    "m44.special.1": "BLD-MOV-05",
    "m44.resistance.2": "BLD-HED-01",
    "m44.resistance.3": "BLD-RET-06",
    "m44.resistance.4": "BLD-MOV-06",
    "m44.armor.1": "OWN-VIC-01",
    "m44.artillery.1": "BLD-MOV-01",
    "m44.battle.1": "BLD-HIT-01",
    "m44.battle.2": "OWN-WIR-02",
    "m44.battle.4": "BLD-HIT-01",
    "m44.range.1": "BLD-RNG-01",
    "m44.range.2": "BLD-HIT-01",
    "m44.range.3": "BLD-TWN-01",
    "m44.range.4": "BLD-BUN-02",
    "m44.sight.1": "BLD-BUN-03",
    "m44.sight.3": "BLD-WIR-02",
    "m44.sight.4": "BLD-LOS-02",
    "m44.sight.5": "BLD-BUN-02",
    "m44.sight.6": "BLD-LOS-02",
    "m44.dice.3": "BLD-WIR-01",
    "m44.cover.1": "BLD-SBG-01",
    "m44.hit.1": "BLD-HIT-01",
    "m44.hit.2": "BLD-HIT-01",
    "m44.hit.3": "BLD-HIT-01",
    "m44.hit.4": "BLD-HIT-01",
    "m44.flag.1": "BLD-HIT-02",
    "m44.flag.2": "BLD-SBG-02",
    "m44.flag.3": "BLD-FLG-01",
    "m44.retreat.1": "BLD-HDG-01",
    "m44.retreat.2": "BLD-HDG-01",
    "m44.retreat.3": "BLD-RIV-01",
    "m44.retreat.4": "BLD-RET-02",
    "m44.retreat.5": "BLD-RET-01",
    "m44.retreat.6": "BLD-HDG-01",
    "m44.ground.1": "BLD-TKG-02",
    "m44.ground.2": "BLD-TAC-19",
    "m44.ground.3": "OWN-TKG-01",
    "m44.ground.5": "BLD-OVR-03",
    "m44.ground.6": "OWN-OVR-02",
    "m44.forest.1": "OWN-TAC-05",
    "m44.forest.2": "OWN-TAC-05",
    "m44.forest.3": "BLD-LOS-02",
    "m44.town.1": "BLD-OVR-04",
    "m44.town.2": "BLD-TAC-27",
    "m44.town.3": "BLD-TWN-01",
    "m44.hedgerow.1": "OWN-HED-01",
    "m44.hedgerow.2": "BLD-HED-02",
    "m44.hedgerow.3": "OWN-HED-01",
    "m44.hedgerow.4": "BLD-HED-04",
    "m44.hedgerow.5": "BLD-HED-04",
    "m44.hedgerow.6": "OWN-HED-01",
    "m44.river.1": "OWN-RIV-01",
    "m44.bridge.1": "OWN-RIV-01",
    "m44.ocean.1": "BLD-OCE-02",
    "m44.ocean.3": "BLD-OCE-02",
    "m44.ocean.4": "BLD-OCE-02",
    "m44.ocean.5": "BLD-BEA-01",
    "m44.beach.1": "OWN-BEA-01",
    "m44.bunker.1": "OWN-BUN-01",
    "m44.bunker.2": "BLD-BUN-04",
    "m44.bunker.3": "BLD-BUN-02",
    "m44.bunker.4": "OWN-RET-03",
    "m44.sandbags.1": "BLD-SBG-01",
    "m44.sandbags.2": "BLD-SBG-03",
    "m44.sandbags.3": "BLD-SBG-03",
    "m44.sandbags.5": "BLD-SBG-01",
    "m44.wire.1": "OWN-WIR-02",
    "m44.wire.2": "BLD-WIR-04",
    "m44.wire.3": "OWN-WIR-03",
    "m44.wire.5": "OWN-WIR-03",
    "m44.wire.6": "BLD-WIR-04",
    "m44.medal.1": "BLD-HIT-02",
    "m44.medal.2": "BLD-RET-04",
    "m44.medal.4": "BLD-VIC-01",
    "m44.medal.5": "OWN-VIC-02",
    "m44.draw.1": "BLD-TAC-23",
    "m44.card.section.1": "OWN-TAC-07",
    "m44.card.tactic.1": "OWN-TAC-08",
    "m44.card.substitute.1": "BLD-TAC-24",
    "m44.card.substitute.2": "BLD-TAC-24",
    "m44.card.extra.1": "BLD-TAC-04",
    "m44.card.strike.1": "BLD-TAC-02",
    "m44.card.strike.2": "BLD-TAC-02",
    "m44.card.strike.3": "BLD-TAC-02",
    "m44.card.strike.4": "OWN-TAC-04",
    "m44.card.assault.1": "OWN-CRD-01",
    "m44.card.attack.1": "BLD-SEC-04",
    "m44.card.general-advance.1": "BLD-SEC-02",
    "m44.card.probe.1": "BLD-SEC-01",
    "m44.card.recon.1": "BLD-TAC-23",
    "m44.card.recon-in-force.1": "BLD-TAC-31",
    "m44.card.air-power.1": "BLD-TAC-16",
    "m44.card.air-power.2": "BLD-TAC-03",
    "m44.card.air-power.4": "BLD-TAC-16",
    "m44.card.ambush.1": "BLD-TAC-18",
    "m44.card.ambush.2": "BLD-TAC-18",
    "m44.card.ambush.3": "OWN-TAC-01",
    "m44.card.ambush.4": "OWN-TAC-02",
    "m44.card.ambush.5": "BLD-TAC-19",
    "m44.card.armor-assault.1": "BLD-TAC-24",
    "m44.card.artillery-bombard.1": "OWN-TAC-03",
    "m44.card.artillery-bombard.2": "BLD-TAC-08",
    "m44.card.barrage.1": "BLD-TAC-02",
    "m44.card.behind-enemy-lines.1": "BLD-TAC-09",
    "m44.card.behind-enemy-lines.2": "OWN-TAC-05",
    "m44.card.behind-enemy-lines.3": "BLD-TAC-09",
    "m44.card.close-assault.1": "BLD-TAC-26",
    "m44.card.counter-attack.1": "OWN-TAC-08",
    "m44.card.counter-attack.2": "OWN-TAC-08",
    "m44.card.counter-attack.8": "OWN-TAC-07",
    "m44.card.dig-in.1": "OWN-TAC-10",
    "m44.card.dig-in.2": "OWN-TAC-10",
    "m44.card.dig-in.3": "OWN-TAC-10",
    "m44.card.direct-from-hq.1": "BLD-TAC-21",
    "m44.card.finest-hour.1": "BLD-TAC-30",
    "m44.card.finest-hour.2": "OWN-TAC-15",
    "m44.card.finest-hour.3": "BLD-TAC-13",
    "m44.card.firefight.1": "BLD-TAC-29",
    "m44.card.infantry-assault.1": "OWN-TAC-13",
    "m44.card.infantry-assault.3": "BLD-TAC-06",
    "m44.card.medics.1": "BLD-TAC-12",
    "m44.card.medics.2": "BLD-TAC-12",
    "m44.card.medics.3": "BLD-TAC-11",
    "m44.variant.2": "OWN-VAR-01",
}
"""Each of these rules with a case in which the engine names it."""
Test = TypeVar("Test", bound=Callable[..., None])
SHOWN: dict[str, str] = {
    **{f"m44.own.{n}": "test_memoir44_own.py" for n in range(1, 8)},
    "m44.own.8": "test_memoir44_steep.py",
    **{f"m44.own.{n}": "test_memoir44_own_pieces.py" for n in (9, 10)},
}


def shows(*rules: str) -> Callable[[Test], Test]:
    """Mark a test that shows these rules."""

    def mark(test: Test) -> Test:
        SHOWN.update(dict.fromkeys(rules, test.__name__))
        return test

    return mark


@cache
def _cases() -> Mapping[str, Any]:
    return {case["id"]: case for file in FILES for case in cases_of(file)}


@pytest.mark.parametrize("rule", IN_CASES)
def test_the_engine_names_the_rule_in_its_case(rule: str) -> None:
    named: set[str] = set()
    assert not list(run(_cases()[IN_CASES[rule]], named))
    assert rule in named


def test_every_rule_is_reached() -> None:
    assert not sorted(RULES.keys() - IN_CASES.keys() - SHOWN.keys())
    assert not (IN_CASES.keys() | SHOWN.keys()) - RULES.keys()
    own = {rule: shown for rule, shown in SHOWN.items() if rule.startswith("m44.own.")}
    assert all(f'"{rule}"' in Path(__file__).with_name(shown).read_text("utf-8") for rule, shown in own.items())


# ---------------------------------------------------------------- a table for one rule


def table(
    *,
    land: str = "",
    allies: str = 'infantry = ["d4"]',
    axis: str = 'infantry = ["d8"]',
    card: str = "Direct from HQ",
    ordered: Sequence[str] | None = None,
    more: str = "",
    board: str = "country",
    medals: int = 4,
    lines: Sequence[str] = (),
    **changes: Any,
) -> Position:
    """Return the Allies' turn under a card after the lines. All units have orders unless some are named."""
    text = f"""format = "memoir44 scenario 1"
board = "{board}"
cards = {{ allies = 4, axis = 4 }}
medals = {{ allies = {medals}, axis = {medals} }}
{land}
[units.allies]
{allies}
[units.axis]
{axis}
{more}"""
    p = scenario.read(text, "rule.toml").position()._replace(**{"pending": (), **changes})
    if card:
        kind = p.setup.by_card[card]
        tiles = [t for i, (t, _) in enumerate(p.stands) if p.setup.units[i].side == 0] if ordered is None else ordered
        p = p._replace(phase="order", card=kind, table=(kind,), orders=tuple(sorted(Orders(p.find_unit(t)) for t in tiles)))
    else:
        p = p._replace(phase="play")
    return played(p, *lines)


def played(p: Position, *lines: str) -> Position:
    for line in lines:
        p = p.apply(p.parse(line)).after
    return p


def named(p: Position, line: str) -> set[str]:
    """Return the rules that an action names: in its events or in its refusal."""
    a = p.parse(line)
    verdict = p.check(a)
    return {v.rule for v in verdict.violations} or {rule for e in p.apply(a).events for rule in e.rules}


def legal(p: Position, line: str) -> bool:
    return p.check(p.parse(line)).legal


def dice(p: Position, line: str) -> int:
    """Return the dice of a battle or a strike (0 if it is illegal)."""
    if not legal(p, line):
        return 0
    return len(played(p, line).chance_outcomes()[0][0].args)


def drawn(p: Position) -> Position:
    while p.to_act == (CHANCE,):
        p = p.apply(p.chance_outcomes()[0][0]).after
    return p


def holding(p: Position, *, allies: str = "", axis: str = "") -> Position:
    """Return the position with one card in each hand ("": none)."""

    def hand(card: str) -> tuple[int, ...]:
        return tuple(int(c.id == card) for c in p.setup.cards)

    return p._replace(hands=(hand(allies), hand(axis)))


STARS = "roll star star star"
GONE = "roll grenade grenade grenade"
BACK = "roll star star flag"


# ---------------------------------------------------------------- the table and the board


@shows("m44.setup.1", "m44.setup.2", "m44.setup.5", "m44.draw.3")
def test_a_scenario_sets_up_its_board() -> None:
    start = scenario.load("memoir44/pegasus-bridge").position()
    assert (len(start.wire), len(start.sandbags)) == (4, 1)
    assert (start.setup.medals_to_win, start.setup.sides[start.turn]) == ((4, 4), "allies")
    assert {task.side: task.cards for task in start.pending if isinstance(task, Draw)} == {0: 6, 1: 2}
    assert scenario.summaries(start.setup) == ("forest", "town", "river", "units", "objects")
    assert start.setup.draws[1] == (2, 2)
    p = drawn(start)
    p = drawn(played(p, p.format(next(a for a in p.actions() if a.kind == "play")), "end turn"))
    p = played(p, p.format(next(a for a in p.actions() if a.kind in ("play", "pass"))))
    done = p.apply(p.parse("end turn"))
    assert any("m44.draw.3" in e.rules for e in done.events)


@shows("m44.setup.3", "m44.armor.2", "m44.resistance.1", "m44.special.2")
def test_units() -> None:
    kinds = pieces.unit_kinds()
    assert {name: kind.figures for name, kind in kinds.items()} == {
        "infantry": 4, "special_forces": 4, "french_resistance": 3, "armor": 3, "elite_armor": 4, "artillery": 2,
    }  # fmt: skip
    assert kinds["elite_armor"]._replace(id="armor", figures=3) == kinds["armor"], "in all else it is ordinary armor"
    assert kinds["special_forces"]._replace(id="infantry", battle=1) == kinds["infantry"]


@shows("m44.setup.4", "m44.variant.1", "m44.variant.8")
def test_the_deck() -> None:
    cards = pieces.cards()
    assert (sum(c.copies for c in cards), sum(c.copies for c in cards if not c.tactic)) == (60, 40)
    young = table(card="", more="[options]\ntactics = false\n")
    assert sum(young.deck) == 40
    assert not any(n and c.tactic for n, c in zip(young.deck, young.setup.cards, strict=True))
    text = 'format = "memoir44 scenario 1"\ncards = { allies = 5, axis = 3 }\nmedals = { allies = 4, axis = 4 }\n'
    text += '[units.allies]\ninfantry = ["A1"]\n[options]\ntactics = false\n'
    young = scenario.read(text, "young.toml").position()
    assert {young.setup.sides[task.side]: task.cards for task in young.pending if isinstance(task, Draw)} == {"allies": 5, "axis": 3}


@shows("m44.setup.6", "m44.dice.1")
def test_dice() -> None:
    one = {faces[0]: str(chance) for faces, chance in rolls(1)}
    assert [one[symbol] for symbol in SYMBOLS] == ["1/3", "1/6", "1/6", "1/6", "1/6"]
    p = table(card="")
    finest = p.setup.by_card["Their Finest Hour"]
    hand = tuple(5 if c.id == "Probe Center" else int(i == finest) for i, c in enumerate(p.setup.cards))
    assert len(played(p._replace(hands=(hand, p.hands[1])), "play Their Finest Hour").chance_outcomes()[0][0].args) == 6, "more than four"


@shows("m44.setup.7", "m44.setup.8")
def test_a_match_of_two_battles() -> None:
    assert variants.match_result([{"A": 4, "B": 3}, {"A": 2, "B": 4}]) == ({"A": 6, "B": 7}, "B")
    assert variants.match_result([{"A": 4, "B": 3}, {"A": 2, "B": 3}])[1] == ""


@shows("m44.board.1", "m44.board.2", "m44.board.3")
def test_the_board() -> None:
    setup = table().setup
    rows = [sum(t[1:] == str(n) for t in setup.board.tiles) for n in range(1, 10)]
    assert rows == [13, 12, 13, 12, 13, 12, 13, 12, 13]
    assert {tile: set(setup.board.neighbors[tile]) for tile in ("A1", "M9", "l2")} == {
        "A1": {"a2", "B1"}, "M9": {"L9", "l8"}, "l2": {"L1", "M1", "k2", "L3", "M3"},
    }, "there is nothing beyond the rim"  # fmt: skip
    here = setup.sections
    for row, letters in ((1, "ABCDEFGHIJKLM"), (2, "abcdefghijkl")):
        by = {name: "".join(c for c in letters if name in here[0][f"{c}{row}"]) for name in ("left", "center", "right")}
        assert by == (
            {"left": "ABCD", "center": "EFGHI", "right": "JKLM"} if row == 1 else {"left": "abcd", "center": "defghi", "right": "ijkl"}
        )
        assert all(("right" in here[1][t]) == ("left" in here[0][t]) for t in setup.board.tiles), "as each side sees it"


@shows("m44.board.4")
def test_the_two_faces_of_the_board() -> None:
    p = table(board="beach", land='[terrain]\nforest = ["B3"]\n[objects]\nwire = ["C3"]\n')
    ground = p.setup.terrain
    assert {ground.get(f"{c}{n}") for n in (1, 2) for c in ("ABC" if n % 2 else "abc")} == {"ocean"}
    assert (ground["D3"], ground["d4"], ground["D5"], ground.get("d6"), ground["B3"], ground["C3"]) == (
        "beach", "beach", "beach", None, "forest", "beach",
    )  # fmt: skip


# ---------------------------------------------------------------- orders and moves


@shows("m44.turn.3", "m44.order.4", "m44.battle.3")
def test_refusals() -> None:
    p = table(allies='infantry = ["d4", "G3"]', ordered=["d4"])
    assert "m44.order.4" in named(p, "order d4")
    assert "m44.turn.3" in named(played(p, "move d4 e4"), "order G3")
    assert "m44.battle.3" in named(p, "battle d4 e4")
    with pytest.raises(NotationError):
        p.check(p.parse("battle d4 d6 e6"))


REFUSED: dict[str, tuple[str, dict[str, Any], str]] = {
    "in-turn": ("m44.turn.1", {}, "Axis: end turn"),
    "play-first": ("m44.turn.2", {"card": ""}, "order d4"),
    "in-hand": ("m44.turn.2", {"card": ""}, "play Probe Left"),
    "must-play": ("m44.turn.2", {"card": "", "held": "Probe Left"}, "pass"),
    "section-said": ("m44.card.infantry-assault.1", {"card": "", "held": "Infantry Assault"}, "play Infantry Assault"),
    "own-unit": ("m44.order.1", {"ordered": []}, "order d8"),
    "card-no-battle": ("m44.order.5", {"card": "Dig-In"}, "battle d4 E5"),
    "card-no-clear": ("m44.wire.6", {"card": "Dig-In", "land": '[objects]\nwire = ["d4"]'}, "clear d4"),
    "card-range": ("m44.order.5", {"card": "Firefight"}, "battle d4 E5"),
    "entered": (
        "m44.hedgerow.3",
        {"land": '[terrain]\nhedgerow = ["e4"]', "axis": 'infantry = ["f4"]', "lines": ["move d4 e4"]},
        "battle e4 f4",
    ),
    "no-wire": ("m44.wire.2", {}, "clear d4"),
    "no-strike": ("m44.card.strike.1", {}, "strike E5"),
    "strike-whom": ("m44.card.strike.2", {"card": "Barrage", "ordered": []}, "strike d4"),
    "no-ambush": ("m44.card.ambush.1", {}, "ambush"),
    "retreat-occupied": ("m44.retreat.3", {"axis": 'infantry = ["E5", "e6"]', "lines": ["battle d4 E5", BACK]}, "retreat E5 e6"),
    "no-look": ("m44.card.recon.1", {}, "keep Probe Left"),
    "seen": ("m44.card.recon.1", {"pending": (Keep(0, (), 1),)}, "keep Probe Left"),
}
"""Each reason with its rule, a table (Allies on d4, the Axis on E5) and an action that only it forbids there."""


@pytest.mark.parametrize("why", REFUSED)
def test_a_reason_that_alone_forbids(why: str) -> None:
    rule, given, line = REFUSED[why]
    changes = {"axis": 'infantry = ["E5"]', **given}
    held = changes.pop("held", "")
    p = table(**changes)
    if held:
        p = p._replace(hands=(tuple(int(card.id == held) for card in p.setup.cards), p.hands[1]))
    found = p.check(p.parse(line))
    assert [(v.rule, v.why.key) for v in found.violations] == [(rule, f"why-m44-{why}")]
    assert found.action not in p.actions()


@shows("m44.move.6", "m44.move.7", "m44.move.8")
def test_units_stay_apart_and_move_freely() -> None:
    p = table(allies='infantry = [{ at = "C3", figures = 1 }, { at = "D3", figures = 1 }]', axis='infantry = ["c4"]', card="Attack Left")
    assert named(p, "move C3 D3") == {"m44.move.4"}, "nobody merges"
    assert legal(p, "move D3 d4 D5"), "past an enemy"
    assert legal(p, "move D3 E3"), "out of its section"
    assert "center" in p.setup.sections[0]["E3"]
    assert played(p, "move D3 d4 D5").stands[p.find_unit("D3")] == ("D5", 1)


@shows("m44.move.9")
def test_move_cannot_return_to_its_own_hex() -> None:
    p = table(allies='infantry = ["D3"]', axis='infantry = ["D9"]')
    assert named(p, "move D3 d4 D3") == {"m44.move.9"}, "the only unit there is the one that moves"
    assert legal(p, "move D3 d4")


def test_retreat_to_its_own_hex_goes_the_wrong_way_and_meets_no_unit() -> None:
    p = played(table(allies='infantry = ["d4"]', axis='infantry = ["d6"]'), "battle d4 d6", "roll flag star")
    assert named(p, "axis: retreat d6 D7 d6") == {"m44.retreat.2"}


@shows("m44.ocean.5")
def test_unit_leaves_the_ocean_for_other_land_as_usual() -> None:
    p = table(land='[terrain]\nocean = ["D3"]', allies='infantry = ["D3"]', axis='infantry = ["D9"]')
    assert "m44.ocean.5" in p.apply(p.parse("move D3 d4 D5")).events[0].rules


@shows("m44.card.ambush.5", "m44.ocean.3")
def test_a_side_is_told_why_its_unit_cannot_ambush() -> None:
    """The question without a side is for the side that is attacked."""
    before = table(allies='infantry = ["F3"]', axis='infantry = ["f2"]', board="beach")
    assert {"m44.card.ambush.5", "m44.ocean.3"} <= named(before, "battle F3 f2"), "the log says so"
    afloat = played(before, "battle F3 f2")
    assert afloat.parse("ambush").side == "axis"
    assert named(afloat, "ambush") == {"m44.card.ambush.5", "m44.ocean.3"}
    told = [say(v.why, "en") for v in afloat.check(afloat.parse("ambush")).violations]
    assert told == ["Axis Infantry on f2 couldn’t battle from there, so it can’t ambush.", "Units can’t battle from the ocean."]
    no_dice = table(land='[terrain]\ntown = ["E5"]\n[objects]\nbunker = { allies = ["d4"] }', axis='armor = ["E5"]', lines=["battle d4 E5"])
    assert named(no_dice, "ambush") == {"m44.card.ambush.5"}, "3 dice, minus 2 out of the town, minus 2 for the bunker"
    far = table(allies='infantry = ["F3"]', axis='infantry = ["g2"]', board="beach", lines=["battle F3 g2"])
    assert named(far, "ambush") == {"m44.card.ambush.1"}, "it is not a close assault"
    assert named(afloat, "decline") == {"m44.card.ambush.1"}


@shows("m44.card.artillery-bombard.2", "m44.card.ambush.2")
def test_a_gun_that_an_ambush_drives_back_keeps_its_second_attack() -> None:
    p = holding(table(allies='artillery = ["d4"]', axis='infantry = ["E5"]', card="Artillery Bombard"), axis="Ambush")
    p = played(p, "battle d4 E5", "ambush", BACK, "retreat d4 D3")
    assert p.find_unit("E5") >= 0, "its first attack is over"
    assert legal(p, "battle D3 E5")
    assert not legal(played(p, "battle D3 E5", "roll star star star"), "battle D3 E5")


@shows("m44.resistance.5")
def test_the_resistance_with_the_second_hex() -> None:
    p = table(land='[terrain]\nforest = ["E5"]', allies='french_resistance = ["d4", "E3"]', axis='infantry = ["d6"]')
    assert legal(played(p, "move d4 E5"), "battle E5 d6")
    assert named(played(p, "move E3 e4 E5"), "battle E5 d6") == {"m44.resistance.4"}


@shows("m44.battle.5")
def test_losses_cost_no_dice() -> None:
    assert dice(table(allies='infantry = [{ at = "d4", figures = 1 }]', axis='infantry = ["E5"]'), "battle d4 E5") == 3


# ---------------------------------------------------------------- sight and dice


@shows("m44.sight.2", "m44.river.2", "m44.hill.3", "m44.hill.4")
def test_obstacles_block_the_view() -> None:
    """From C4 over D5 to D6, through the middle of D5."""
    for ground, blocks in (
        ("forest", True), ("hedgerow", True), ("town", True), ("hill", True), ("river", False), ("beach", False), ("ocean", False),
    ):  # fmt: skip
        p = table(land=f'[terrain]\n{ground} = ["D5"]', allies='infantry = ["c4"]', axis='infantry = ["d6"]')
        assert combat.blockers(p, "c4", "d6") == (("D5",) if blocks else ()), ground
    for thing in ("wire", "sandbags", "hedgehog"):
        p = table(land=f'[objects]\n{thing} = ["D5"]', allies='infantry = ["c4"]', axis='infantry = ["d6"]')
        assert not combat.blockers(p, "c4", "d6")
    hills = '[terrain]\nhill = ["c4", "d6"{}]'
    for between, unit, blocked in (("", "", False), (', "D5"', "", False), ("", ', "D5"', True), (', "D5"', ', "D5"', True)):
        p = table(land=hills.format(between), allies=f'infantry = ["c4"{unit}]', axis='infantry = ["d6"]')
        assert bool(combat.blockers(p, "c4", "d6")) == blocked
    for ground in ("forest", "hedgerow", "town"):
        p = table(land=f'{hills.format("")}\n{ground} = ["D5"]', allies='infantry = ["c4"]', axis='infantry = ["d6"]')
        assert combat.blockers(p, "c4", "d6") == ("D5",), f"{ground} between two hills"
    bunker = f'{hills.format("")}\n[objects]\nbunker = {{ axis = ["D5"] }}'
    assert combat.blockers(table(land=bunker, allies='infantry = ["c4"]', axis='infantry = ["d6"]'), "c4", "d6") == ("D5",)
    lower = table(land='[terrain]\nhill = ["D5", "d6"]', allies='infantry = ["c4"]', axis='infantry = ["d6"]')
    assert combat.blockers(lower, "c4", "d6") == ("D5",)
    cover = table(land='[terrain]\nriver = ["d6"]\n[objects]\nbridge = ["d6"]', axis='infantry = ["d6"]')
    assert dice(cover, "battle d4 d6") == 2, "no protection"


@shows("m44.sight.7")
def test_a_line_along_the_edge() -> None:
    p = table(allies='infantry = ["M1", "l2"]', axis='infantry = ["M3"]')
    assert not combat.blockers(p, "M1", "M3")
    p = table(allies='infantry = ["M1"]', axis='infantry = ["M3"]', land='[terrain]\nforest = ["l2"]')
    assert "m44.sight.7" in named(p, "battle M1 M3")


@shows("m44.dice.2", "m44.cover.2", "m44.hill.2", "m44.sandbags.4")
def test_terrain_takes_dice_away() -> None:
    town = '[terrain]\ntown = ["d4"]\nforest = ["E5"]'
    p = table(land=town, allies='armor = ["d4"]', axis='infantry = ["E5"]')
    assert named(p, "battle d4 E5") == {"m44.dice.2"}
    assert dice(table(land=town, allies='artillery = ["d4"]', axis='infantry = ["E5"]'), "battle d4 E5") == 3
    p = table(land='[terrain]\nhill = ["E5"]', axis='infantry = ["E5"]')
    assert (dice(p, "battle d4 E5"), "m44.hill.2" in named(p, "battle d4 E5")) == (2, True)
    assert dice(table(land='[terrain]\nhill = ["E5", "d4"]', axis='infantry = ["E5"]'), "battle d4 E5") == 3
    p = table(land='[terrain]\nriver = ["E5"]\n[objects]\nbridge = ["E5"]\nsandbags = ["E5"]', axis='infantry = ["E5"]')
    assert (dice(p, "battle d4 E5"), "m44.sandbags.4" in named(p, "battle d4 E5")) == (2, True)


@shows("m44.hill.1", "m44.bridge.2", "m44.hedgehog.1", "m44.beach.2")
def test_ground_that_lets_units_pass() -> None:
    p = table(land='[terrain]\nhill = ["e4"]\n[objects]\nhedgehog = ["e4"]')
    assert {"m44.hill.1", "m44.hedgehog.1"} <= named(p, "move d4 e4 f4")
    assert legal(p, "move d4 e4 f4")
    land = '[terrain]\nriver = ["e4"]\n[objects]\nbridge = ["e4"]'
    for tile in p.setup.board.neighbors["e4"]:
        assert legal(table(land=land, allies=f'infantry = ["{tile}"]'), f"move {tile} e4")
    p = table(land='[terrain]\nbeach = ["d4"]', allies='armor = ["d4"]')
    assert (legal(p, "move d4 e4 f4 g4"), "m44.beach.2" in named(p, "move d4 e4 f4 g4")) == (True, True)


@shows("m44.beach.3")
def test_a_beach_limits_no_battle() -> None:
    p = table(land='[terrain]\nbeach = ["e4", "f4", "F5"]', allies='armor = ["d4"]', axis='infantry = ["F5"]', lines=["move d4 e4 f4"])
    assert dice(p, "battle f4 F5") == 3
    assert legal(played(p, "battle f4 F5", "roll infantry infantry grenade"), "end turn")
    over = table(
        land='[terrain]\nbeach = ["E5"]', allies='armor = ["d4"]', axis='infantry = [{ at = "E5", figures = 1 }, "F5"]',
        lines=["battle d4 E5", GONE, "take d4 E5"],
    )  # fmt: skip
    assert legal(over, "battle E5 F5")


@shows("m44.hedgehog.2", "m44.bunker.5")
def test_flags_that_things_ignore() -> None:
    p = table(land='[objects]\nhedgehog = ["E5"]', axis='infantry = ["E5"]')
    assert dice(p, "battle d4 E5") == 3
    assert legal(played(p, "battle d4 E5", BACK), "ignore E5")
    for side, covered in (("axis", True), ("allies", False)):
        p = table(land=f'[objects]\nbunker = {{ {side} = ["E5"] }}', axis='infantry = ["E5"]')
        assert dice(p, "battle d4 E5") == (2 if covered else 3)
        assert legal(played(p, "battle d4 E5", "roll star flag" if covered else BACK), "ignore E5") == covered


@shows("m44.retreat.7", "m44.ocean.2", "m44.resistance.6")
def test_ways_that_are_closed_to_a_retreat() -> None:
    p = table(land='[objects]\nhedgehog = ["e6"]', axis='armor = ["E5"]', lines=["battle d4 E5", BACK])
    assert named(p, "retreat E5 e6") == {"m44.retreat.7"}
    p = table(land='[terrain]\nocean = ["e6"]', axis='infantry = ["E5"]', lines=["battle d4 E5", BACK])
    assert named(p, "retreat E5 e6") == {"m44.ocean.2"}
    p = table(axis='french_resistance = ["E9"]', allies='armor = ["e8"]')
    done = played(p, "battle e8 E9").apply(p.parse("roll star flag flag"))
    assert any("m44.resistance.6" in e.rules and e.data["lost"] == 2 for e in done.events)


# ---------------------------------------------------------------- taking ground


WON = ["battle d4 E5", GONE]
WEAK = 'infantry = [{ at = "E5", figures = 1 }]'


@shows("m44.ground.4", "m44.ground.9", "m44.hedgerow.7")
def test_ground_stops_units_that_enter_it() -> None:
    p = table(
        allies='infantry = ["D3"]', land='[objects]\nwire = ["d4"]', axis=WEAK, lines=["move D3 d4", "battle d4 E5", "roll grenade grenade"]
    )
    assert named(p, "take d4 E5") == {"m44.ground.4"}
    p = table(allies='infantry = ["D3"]', land='[terrain]\nhedgerow = ["D3"]', axis=WEAK, lines=["move D3 d4", *WON])
    assert legal(p, "take d4 E5")


@shows("m44.ground.7", "m44.ground.8")
def test_overruns() -> None:
    both = table(
        allies='armor = ["d4", "i4"]', axis='infantry = [{ at = "E5", figures = 1 }, { at = "J5", figures = 1 }, "F5", "K5"]',
        lines=[*WON, "take d4 E5"],
    )  # fmt: skip
    assert legal(both, "battle E5 F5")
    other = played(both, "battle i4 J5", GONE)
    assert not legal(other, "battle E5 F5"), "its fighting is over when another battles"
    first = played(both, "battle E5 F5", STARS, "battle i4 J5", GONE, "take i4 J5")
    assert legal(first, "battle J5 K5"), "one overrun for each unit"


# ---------------------------------------------------------------- objects, medals, cards


@shows("m44.wire.4")
def test_wire_and_artillery() -> None:
    p = table(land='[objects]\nwire = ["d4"]', allies='artillery = ["d4"]', axis='infantry = ["E5"]')
    assert (dice(p, "battle d4 E5"), named(p, "clear d4")) == (3, {"m44.wire.4"})


@shows("m44.medal.3", "m44.medal.6", "m44.medal.8")
def test_medals() -> None:
    goal = '[[objectives]]\nhexes = ["e4"]\nside = "allies"\n'
    held = table(more=goal, allies='infantry = ["d4", "G1"]', lines=["move d4 e4"])
    assert (held.score(0), table(more=goal).score(0)) == (1, 0)
    assert held._replace(stands=(("D3", 4), *held.stands[1:])).score(0) == 0, "it is lost with the hex"
    kept = table(more=goal + "hold = false\n", allies='infantry = ["d4", "G1"]').apply(table(more=goal).parse("move d4 e4"))
    assert any("m44.medal.3" in e.rules for e in kept.events)
    last = table(axis=WEAK, lines=WON)
    assert not [i for i, (t, _) in enumerate(last.stands) if t and last.setup.units[i].side == 1]
    assert last.outcome is None, "nothing but medals wins"
    assert table(axis=WEAK, lines=WON, medals=1).outcome == ("allies", "m44.medal.5"), "the scenario says how many"


@shows("m44.draw.2", "m44.variant.1")
def test_an_empty_draw_pile() -> None:
    p = table()
    p = p._replace(deck=(0,) * len(p.deck), discard=p.deck)
    draw = played(p, "end turn")
    done = draw.apply(draw.chance_outcomes()[0][0])
    assert any("m44.draw.2" in e.rules for e in done.events)
    assert sum(done.after.deck) == sum(p.discard)
    assert not any(done.after.discard), "it is the new draw pile"


@shows("m44.card.section.2", "m44.card.substitute.3")
def test_cards_that_find_no_unit() -> None:
    p = table(card="")
    for card in ("Probe Right", "Close Assault", "Medics & Mechanics"):
        kind = p.setup.by_card[card]
        q = p._replace(hands=(tuple(int(i == kind) for i in range(len(p.setup.cards))), p.hands[1]))
        after = played(q, f"play {card}")
        assert not present_call(after).units
        assert [a.kind for a in after.actions()] == ["end turn"], card
    beside = table(card="", axis='infantry = ["E5"]')
    kind = beside.setup.by_card["Firefight"]
    q = beside._replace(hands=(tuple(int(i == kind) for i in range(len(p.setup.cards))), p.hands[1]))
    assert not present_call(played(q, "play Firefight")).units


@shows("m44.card.strike.5")
def test_a_strike_on_the_resistance() -> None:
    p = table(axis='french_resistance = ["d4"]', allies='infantry = ["G1"]', card="Barrage", ordered=[])
    p = played(p, "strike d4", "roll star star star flag")
    assert {len(a.args) - 1 for a in p.actions() if a.kind == "retreat"} == {1, 2, 3}


@shows("m44.card.pincer-move.1", "m44.card.move-out.1")
def test_whom_cards_order() -> None:
    units = 'infantry = ["A1", "B1", "C1", "G1", "L1"]\narmor = ["M1"]'
    for card, tiles, most in (("Pincer Move", "A1 B1 C1 L1 M1", 4), ("Move Out!", "A1 B1 C1 G1 L1", 4)):
        p = table(allies=units, card=card, ordered=[])
        found = present_call(p)
        assert {p.stands[i][0] for i in found.units} == set(tiles.split())
        assert found.most == most
        assert event_rules.card(p.rules) in named(p, f"order {tiles.split()[0]}")


@shows("m44.card.air-power.3", "m44.card.air-power.5")
def test_a_strike_goes_from_one_to_the_next() -> None:
    p = table(axis='infantry = ["d6", "e6"]', card="Air Power", ordered=[], lines=["strike d6 e6"])
    assert "m44.card.air-power.3" in named(p, "next d4")
    after = played(p, "next e6")
    assert len(after.chance_outcomes()[0][0].args) == 2
    assert played(after, "roll star star").stands[p.find_unit("e6")] == ("e6", 2), "losses before the next"


@shows("m44.card.artillery-bombard.3")
def test_a_bombard_from_a_bunker() -> None:
    p = table(land='[objects]\nbunker = { allies = ["d4"] }', allies='artillery = ["d4"]', card="Artillery Bombard")
    assert "m44.bunker.3" in named(p, "move d4 e4")
    twice = played(p, "battle d4 d8", "roll star star")
    assert legal(twice, "battle d4 d8")
    assert not legal(played(twice, "battle d4 d8", "roll star star"), "battle d4 d8")


@shows("m44.card.close-assault.2")
def test_wire_under_a_close_assault() -> None:
    p = table(land='[objects]\nwire = ["d4"]', axis='infantry = ["E5"]', card="Close Assault")
    assert "m44.card.close-assault.2" in named(p, "clear d4")


@shows(*(f"m44.card.counter-attack.{n}" for n in range(3, 8)))
def test_a_counter_attack_repeats_the_card() -> None:
    for card, section, rule in (
        ("Recon Left", "", 3), ("Infantry Assault", "left", 4), ("Air Power", "", 5), ("Armor Assault", "", 6),
    ):  # fmt: skip
        p = table(card="")
        last = LastOrder(p.setup.by_card[card], section)
        p = p._replace(said=(LastOrder(-1), last), hands=(tuple(int(c.id == "Counter-Attack") for c in p.setup.cards), p.hands[1]))
        assert f"m44.card.counter-attack.{rule}" in named(p, "play Counter-Attack")
        after = played(p, "play Counter-Attack")
        assert (after.rules.base, after.section) == (p.setup.cards[last.card].base, "right" if section else "")
        if rule == 6:
            assert present_call(after).most == 1, "any one unit, for want of armor"
        if rule == 5:
            assert dice(after, "strike d8") == 2
    ambush = table(card="Direct from HQ", axis='infantry = ["E5"]')
    deck = tuple(int(c.id == "Ambush") for c in ambush.setup.cards)
    before = ambush._replace(hands=(ambush.hands[0], deck), said=(LastOrder(-1), LastOrder(ambush.setup.by_card["Probe Center"])))
    after = played(before, "battle d4 E5", "ambush")
    assert after.said[1] == before.said[1], "an Ambush is no order"


@shows("m44.card.infantry-assault.2")
def test_no_infantry_for_an_infantry_assault() -> None:
    p = table(allies='armor = ["d4"]', card="Infantry Assault", ordered=[], section="right")
    assert "m44.card.infantry-assault.2" in named(p, "order d4")
    p = table(allies='armor = ["d4"]\ninfantry = ["A1"]', card="Infantry Assault", ordered=[], section="right")
    assert not legal(p, "order d4"), "there is infantry, if not there"


# ---------------------------------------------------------------- ways to play


@shows(*(f"m44.variant.{n}" for n in (3, 4, 5, 6, 7)))
def test_teams() -> None:
    cards = {card.id: card for card in pieces.cards()}
    two, three = variants.seats(2), variants.seats(3)
    assert [(seat.sections, seat.chief) for seat in two] == [(("center",), True), (("left", "right"), False)]
    assert [seat.sections for seat in three] == [("left",), ("center",), ("right",)]
    assert variants.team_sizes(5) == ((3, 2), (2, 3))
    assert variants.carried_out_by(cards["Air Power"], three) == (1,)
    assert variants.carried_out_by(cards["Infantry Assault"], three, "left") == (0,)
    assert variants.carried_out_by(cards["Pincer Move"], three) == (0, 2)


OVERLORD = """format = "memoir44 scenario 1"
board = [%s]
cards = { allies = 4, axis = 4 }
medals = { allies = 4, axis = 4 }
[units.allies]
infantry = ["B3"]
"""


@shows("m44.variant.9", "m44.variant.10", "m44.variant.11")
def test_two_boards_side_by_side() -> None:
    p = scenario.read(
        """format = "memoir44 scenario 1"
board = ["country", "beach"]
cards = { allies = 4, axis = 4 }
medals = { allies = 4, axis = 4 }
[units.allies]
infantry = ["B3", "O5", "H3", "m4"]
""",
        "two.toml",
    ).position()
    one = table().setup
    assert len(p.setup.board.tiles) > 2 * len(one.board.tiles) - 9, "a seam joins them"
    assert p.setup.terrain["O3"] == "beach"
    assert "B3" not in p.setup.terrain
    assert sum(p.deck) == 60, "one deck"
    kind = p.setup.by_card["Probe Left"]
    p = p._replace(phase="order", card=kind, table=(kind,), pending=())
    assert {p.stands[i][0] for i in present_call(p).units} == {"B3", "O5", "m4"}, "the left of each board, and the seam"
    assert set(p.setup.sections[0]["m4"]) == {"right", "left"}
    assert variants.team_sizes(8, 2) == ((4, 4),)
    assert len(scenario.read(OVERLORD % '"country", "country", "beach"', "three.toml").boards) == 3, "some battles use three"
    with pytest.raises(FileError, match="4"):
        scenario.read(OVERLORD % '"country", "country", "country", "country"', "four.toml")
    four = variants.seats(4, 2)
    assert [seat.sections for seat in four if not seat.chief] == [("left",), ("center",), ("right",)]
    assert [seat.sections for seat in four if seat.chief] == [()]
    with pytest.raises(ValueError, match="players"):
        variants.seats(4)


# ---------------------------------------------------------------- rules about cards, figures and order


@shows("m44.card.copies.1")
def test_copies_of_the_command_cards() -> None:
    found = Counter[str]()
    for card in pieces.cards():
        found[card.base] += card.copies
    several = {"Assault": 6, "Attack": 10, "Probe": 13, "Recon": 6, "Recon in Force": 3}
    several |= dict.fromkeys(("Armor Assault", "Counter-Attack", "Direct from HQ", "Infantry Assault", "Move Out!"), 2)
    assert {name: n for name, n in found.items() if n > 1} == several


@shows("m44.battle.6", "m44.battle.7")
def test_units_battle_in_any_order_each_at_a_named_target() -> None:
    p = table(allies='infantry = ["d4", "F3"]', axis='infantry = ["d6", "F5"]')
    for first, second in (("d4 d6", "F3 F5"), ("F3 F5", "d4 d6")):
        after = drawn(played(p, f"battle {first}"))
        assert legal(after, f"battle {second}")
    with pytest.raises(NotationError):
        p.check(p.parse("battle d4"))


@shows("m44.range.5", "m44.cover.3")
def test_dice_of_infantry_count_down_and_terrain_takes_dice_as_in_its_summary() -> None:
    foes = ("E3", "F3", "G3")
    assert [dice(table(allies='infantry = ["D3"]', axis=f'infantry = ["{foe}"]'), f"battle D3 {foe}") for foe in foes] == [3, 2, 1]
    forest = '[terrain]\nforest = ["E3"]'
    assert dice(table(land=forest, allies='infantry = ["D3"]', axis='infantry = ["E3"]'), "battle D3 E3") == 3 - 1
    assert dice(table(land=forest, allies='armor = ["D3"]', axis='infantry = ["E3"]'), "battle D3 E3") == 3 - 2


@shows("m44.medal.7")
def test_eliminated_unit_is_one_medal_for_its_enemy() -> None:
    p = table(allies='infantry = ["d4"]', axis='infantry = [{ at = "E5", figures = 1 }, "d8"]')
    before = p.score(0)
    assert played(p, "battle d4 E5", "roll grenade star star").score(0) == before + 1


@shows("m44.setup.9")
def test_special_unit_has_its_own_number_of_figures() -> None:
    p = table(allies='french_resistance = ["d4"]\ninfantry = ["F3"]', axis='elite_armor = ["d8"]')
    assert sorted(figures for _, figures in p.stands) == [3, 4, 4]


WORDS = {
    "m44.setup.10": ("one figure", "одній фігурці", "одной фигурке"),
    "m44.turn.5": ("aloud", "вголос", "вслух"),
    "m44.variant.12": ("plan together", "плану", "план"),
    "m44.variant.13": ("children", "діт", "дет"),
}


@shows(*WORDS)
@pytest.mark.parametrize("rule", WORDS)
def test_rules_for_people_at_the_table_say_it_in_every_language(rule: str) -> None:
    told = [say(Text(f"{RULES[rule].key}.text"), language).lower() for language in LANGUAGES]
    assert [word in text for word, text in zip(WORDS[rule], told, strict=True)] == [True] * len(LANGUAGES), told


@shows("m44.setup.10")
def test_units_start_full_and_each_side_looks_from_its_own_edge() -> None:
    start = scenario.load("memoir44/pegasus-bridge").position()
    assert [figures for _, figures in start.stands] == [unit.kind.figures for unit in start.setup.units]
    allies, axis = start.setup.sections
    assert (allies["B3"], axis["B3"]) == (("left",), ("right",))
    rows = [{int(hex_[1:]) - 5 for hex_ in home["E5"]} for home in start.setup.home]
    assert rows == [{-1}, {1}], "the way home leads to the own edge"


@shows("m44.turn.5")
def test_the_card_that_is_played_is_known_to_both_sides() -> None:
    p = table(card="", allies='infantry = ["d4"]', axis='infantry = ["d6"]')
    hand = tuple(int(c.id == "Probe Center") for c in p.setup.cards)
    p = p._replace(hands=(hand, p.hands[1]))
    event = p.apply(p.parse("play Probe Center")).events[0]
    for side in ("allies", "axis"):
        seen = system.seen_by(event, side)
        assert seen.data["card"] == "Probe Center"
        assert "Probe" in say(system.describe(p.setup, seen), "en")


@shows("m44.variant.12")
def test_a_team_sees_the_cards_of_its_side() -> None:
    text = 'format = "memoir44 scenario 1"\ncards = { allies = 4, axis = 2 }\nmedals = { allies = 4, axis = 4 }\n'
    text += "players = { allies = 3, axis = 2 }\n"
    p = drawn(scenario.read(text + '[units.allies]\ninfantry = ["B3"]\n', "team.toml").position())
    assert p.setup.players == (3, 2)
    seen, hidden = view(p, "allies")["hands"]["allies"], view(p, "axis")["hands"]["allies"]
    assert (sum(seen.values()), hidden) == (4, 4), "all partners see the cards, and the enemy only their number"


@shows("m44.variant.13")
def test_more_battles_can_be_played_than_those_of_the_box() -> None:
    text = 'format = "memoir44 scenario 1"\ncards = { allies = 4, axis = 4 }\nmedals = { allies = 4, axis = 4 }\n'
    own = scenario.read(text + '[units.allies]\ninfantry = ["B3"]\n[options]\ntactics = false\n', "published-elsewhere.toml")
    assert own.name not in scenario.names()
    p = drawn(own.position())
    assert {a.kind for a in p.actions()} == {"play"}, "it can be played at once, with section cards only"


@shows("m44.order.7")
def test_fewer_orders_than_the_card_allows() -> None:
    p = table(allies='infantry = ["A3", "B3"]', card="Attack Left", ordered=[])
    assert legal(p, "end turn"), "none"
    assert legal(played(p, "order A3"), "move A3 a4"), "one of three"


@shows("m44.ground.5")
@pytest.mark.parametrize("cover", ["forest", "town", "hedgerow", "hill"])
def test_armor_that_takes_ground_into_cover_has_no_overrun(cover: str) -> None:
    axis = 'infantry = [{ at = "E5", figures = 1 }, "F5"]'
    p = table(land=f'[terrain]\n{cover} = ["E5"]', allies='armor = ["d4"]', axis=axis)
    p = played(p, "battle d4 E5", "roll " + " ".join(["grenade"] * dice(p, "battle d4 E5")), "take d4 E5")
    assert legal(p, "battle E5 F5") == (cover == "hill")


@shows("m44.card.behind-enemy-lines.2")
def test_raid_battles_after_a_forest_that_it_only_passed_through() -> None:
    through = table(card="Behind Enemy Lines", land='[terrain]\nforest = ["e4"]', axis='infantry = ["H5"]', lines=["move d4 e4 f4"])
    assert legal(through, "battle f4 H5")
    into = table(card="Behind Enemy Lines", land='[terrain]\nforest = ["f4"]', axis='infantry = ["H5"]', lines=["move d4 e4 f4"])
    assert named(into, "battle f4 H5") == {"m44.forest.2"}
