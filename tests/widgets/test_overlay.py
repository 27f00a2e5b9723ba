"""The chances over the board: exact, without hidden information, without side effects, from any table."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import undaunted_nb as un
from tests.widgets.tables import SCENARIO, SHIPPED, Seat, at_turn, clicks, scene_of, seat
from tests.widgets.test_secrets import _dealt_anew, _sent
from undaunted_nb.drawing.svg import svg
from undaunted_nb.games.undaunted.rules.state.position import Position
from undaunted_nb.games.undaunted.rules.state.setup import Ability
from undaunted_nb.games.undaunted.table import overlay
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.kit.table.overlay import together
from undaunted_nb.lessons.format.lesson import load
from undaunted_nb.lessons.format.walkthrough import load as load_walk
from undaunted_nb.lessons.play.attempt import GOOD, right_options
from undaunted_nb.lessons.play.run import LessonRun
from undaunted_nb.play.game import new_game
from undaunted_nb.probability.odds import percent as percentage
from undaunted_nb.widgets.table import Table, coach_table, walkthrough_table


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(tmp_path))


def percent(chance: Fraction) -> str:
    return say(percentage(chance), "en")


SUPPRESSED = {"DE Riflemen B": {"at": "2A", "suppressed": True}}


def by_hand(dice: int, total: int) -> Fraction:
    """Return the chance that a die reaches the total or shows 0, counted over all results."""
    rolls = list(product(range(10), repeat=dice))
    return Fraction(sum(any(face == 0 or face >= total for face in roll) for roll in rolls), len(rolls))


def sum_by_hand(p: Position, target: str, on: str, source: str) -> tuple[int, int, int]:
    """Add up base, cover and range from the pieces and the neighbors alone."""
    setup = p.setup
    tile, near = setup.tiles[on], {source}
    steps = 0
    while source and on not in near:
        near |= {n for t in near for n in setup.board.neighbors[t]}
        steps += 1
    hill = tile.hill and (not source or setup.tiles[source].hill)
    base = setup.counters[setup.by_counter[target]].defense
    return base, 1 if hill else tile.cover, steps


def printed(p: Position, counter: str, kind: str) -> int:
    side = p.setup.counters[p.setup.by_counter[counter]].side
    return max((a.x for card in p.setup.cards[side] if card.unit == counter for a in card.abilities if a.kind == kind), default=0)


def plates(table: Table | dict[str, Any] | Seat) -> dict[str, dict[str, Any]]:
    """Return the plates that are shown now, by tile or counter."""
    board = table.board if isinstance(table, Table) else cast("list[Any]", cast(Seat, table).session.elements())
    return {e["k"].removeprefix("chance "): {**e} for e in board if e.get("top")}


def ask(table: Table, *targets: str) -> dict[str, Any]:
    for target in targets:
        table._on_message(table, {"kind": "chances", "target": target, "revision": table._session.revision}, [])
        assert not table.why or table.why["tone"] != "error", table.why
    return dict(table.chances)


def chosen(chances: dict[str, Any], group: str) -> str:
    return next(str(o["id"]) for g in chances["groups"] if g["id"] == group for o in g["options"] if o["chosen"])


def sitting(*hand: str, **fields: Any) -> Table:
    return Table(at_turn(*hand, **fields), side="US")


# The numbers.


@pytest.mark.parametrize("scenario", [*(name for name in SHIPPED if name.startswith("normandy/")), SCENARIO])
def test_every_number_is_the_one_that_counting_gives(scenario: str) -> None:
    p = cast(Position, new_game(scenario, seed=1).position)
    setup = p.setup
    compared = 0
    for i, kind in product(range(len(setup.counters)), ("attack", "suppress")):
        me, dice = setup.counters[i], printed(p, setup.counters[i].id, kind)
        here = overlay.tile_of(p, i)
        found = {setup.counters[s.target].id: s for s in overlay.shots(p, i, kind)}
        enemies = [c for c, (tile, _) in zip(setup.counters, p.stands, strict=True) if tile and c.side != me.side]
        assert set(found) == ({c.id for c in enemies} if dice and here else set())
        for name, shot in found.items():
            parts = sum_by_hand(p, name, p.stands[setup.by_counter[name]][0], here)
            assert (*shot.parts, shot.chance) == (*parts, by_hand(dice, sum(parts)))
        for enemy in enemies:
            at = setup.by_counter[enemy.id]
            tiles = overlay.approaches(p, i, kind, at)
            assert set(tiles) == (set(setup.board.tiles) if dice else set())
            for tile, shot in tiles.items():
                parts = sum_by_hand(p, enemy.id, p.stands[at][0], tile)
                assert (*shot.parts, shot.chance) == (*parts, by_hand(dice, sum(parts)))
                compared += 1
            if tiles:
                most = max(shot.chance for shot in tiles.values())
                assert overlay.best_tiles(tiles) == {tile for tile, shot in tiles.items() if shot.chance == most}
        for tile in setup.board.tiles:
            faced = overlay.threats(p, i, tile, kind)
            wanted = {}
            for enemy in enemies:
                if their := printed(p, enemy.id, kind):
                    total = sum(sum_by_hand(p, me.id, tile, p.stands[setup.by_counter[enemy.id]][0]))
                    wanted[enemy.id] = by_hand(their, total)
            assert {setup.counters[s.attacker].id: s.chance for s in faced} == wanted
            assert [s.chance for s in faced] == sorted(wanted.values(), reverse=True)
            missed = Fraction(1)
            for chance in wanted.values():
                missed *= 1 - chance
            assert together(faced) == 1 - missed
            compared += 1
    assert compared > 20


def test_a_suppressed_unit_endangers_no_unit_and_a_mortar_only_its_target() -> None:
    game = at_turn("Rifleman A", counters=SUPPRESSED)
    p = cast(Position, game.position)
    rifles = p.setup.by_counter["US Riflemen A"]
    names = {p.setup.counters[s.attacker].id for s in overlay.threats(p, rifles, "17B", "attack")}
    assert names == {"DE Scouts B", "DE Machine Gunners B"}
    mortar = p.setup.by_counter["US Mortar"]
    assert overlay.shots(p, mortar, "blast") == ()
    p = cast(Position, at_turn("Mortar", us={"target": "2A"}).position)
    foe = p.setup.by_counter["DE Riflemen B"]
    for tile in p.setup.board.tiles:
        blasts = [s for s in overlay.threats(p, foe, tile, "attack") if s.kind == "blast"]
        assert len(blasts) == (tile == "2A")
    hit = {p.setup.counters[s.target].id: s for s in overlay.shots(p, mortar, "blast")}
    assert set(hit) == {"DE Riflemen B", "DE Machine Gunners B"}
    assert hit["DE Riflemen B"].parts == sum_by_hand(p, "DE Riflemen B", "2A", "")
    assert hit["DE Riflemen B"].chance == by_hand(printed(p, "US Mortar", "blast"), sum(hit["DE Riflemen B"].parts))


def test_within_reach_equals_what_the_engine_would_allow() -> None:
    p = cast(Position, at_turn("Machine Gunner A", "Rifleman B").position)
    gun = p.setup.by_counter["US Machine Gunners A"]
    ends = {str(a.args[-1]) for a in p.legal_actions if a.kind == "move" and a.card == "Machine Gunner A"}
    assert overlay.within_reach(p, gun) == ends | {"17B"}
    assert overlay.within_reach(p, p.setup.by_counter["US Riflemen A"]) == frozenset()
    assert overlay.within_reach(p, p.setup.by_counter["DE Machine Gunners B"]) == frozenset()


def test_a_counter_rolls_the_most_that_its_cards_give() -> None:
    p = cast(Position, at_turn("Rifleman A").position)
    cards = [card._replace(unit="x", abilities=(Ability("attack", x),)) for x, card in zip((1, 3, 2), p.setup.cards[0], strict=False)]
    setup: Any = SimpleNamespace(counters=[SimpleNamespace(side=0)], cards=[cards], unit_of=[[0, 0, -1]])
    assert overlay._printed_dice.__wrapped__(setup, 0, 0) == {"attack": 3}


def test_a_chance_is_rounded_but_never_made_certain() -> None:
    assert percent(Fraction(51, 100)) == "51%"
    assert percent(Fraction(9999, 10000)) == ">\u00a099%"
    assert percent(Fraction(1)) == "100%"


# On the table.


def test_the_plates_and_the_sum_show_the_same_numbers() -> None:
    table = sitting("Machine Gunner A", "Rifleman A")
    assert table.chances == {"on": False}
    assert plates(table) == {}
    off = table.picture()
    here = ask(table, "on", "who:US Machine Gunners A")
    p = cast(Position, table.game.position)
    gun = p.setup.by_counter["US Machine Gunners A"]
    worn = plates(table)
    assert set(worn) == {"DE Riflemen B", "DE Scouts B", "DE Machine Gunners B"}
    for shot in overlay.shots(p, gun, "attack"):
        plate = worn[p.setup.counters[shot.target].id]
        base, cover, away = shot.parts
        assert (plate["text"], plate["note"]) == (percent(shot.chance), f"{base}+{cover}+{away}={shot.parts.total}")
        counter = next(e for e in table.board if e["k"] == plate["of"])
        assert str(counter["label"]).endswith(f"probability of a hit {plate['text']}")
        assert f"probability of a hit {plate['text']}" in repr(table)
    weakest = min(overlay.shots(p, gun, "attack"), key=lambda shot: shot.chance)
    told = ask(table, f"at:piece:{p.setup.counters[weakest.target].id}")["sum"]
    assert told != here["sum"]
    assert [part["n"] for part in told["sum"]] == list(weakest.parts)
    assert [part["rule"] for part in told["sum"]] == ["un.defence.1", "un.hill.1", "un.defence.3"]
    assert (told["total"]["n"], told["total"]["rule"], told["roll"]) == (weakest.parts.total, "un.attack.3", "2 dice:")
    assert told["chance"]["fraction"] == "/".join(map(str, weakest.odds.ways))
    assert ask(table, "at:place:9A")["sum"] == told  # no target there, so the last sum stays
    assert here["sum"]["total"]["n"] == min(s.parts.total for s in overlay.shots(p, gun, "attack"))

    ask(table, "mode:danger")
    for tile, plate in plates(table).items():
        faced = overlay.threats(p, gun, tile, "attack")
        assert (plate["text"], plate["note"]) == (percent(faced[0].chance), f"all {percent(together(faced))}")
        assert plate["label"] in next(line for line in repr(table).splitlines() if line.startswith(f"{tile},"))
    assert set(plates(table)) == set(p.setup.board.tiles)

    ask(table, "mode:best", "whom:DE Machine Gunners B", "use:suppress")
    enemy = p.setup.by_counter["DE Machine Gunners B"]
    ways = overlay.approaches(p, gun, "suppress", enemy)
    for tile, plate in plates(table).items():
        assert plate["text"] == percent(ways[tile].chance)
        assert ("best" in plate["s"].split()) == (tile in overlay.best_tiles(ways))
        assert ("reach" in plate["s"].split()) == (tile in overlay.within_reach(p, gun))
    assert ask(table, "at:place:6A")["at"] == "place:6A"
    assert table.chances["sum"]["total"]["n"] == ways["6A"].parts.total
    on = table.picture()
    assert "un-plate" in on
    ask(table, "off")
    assert "un-plate" not in off
    assert table.picture() == off


def test_our_own_numbers_are_marked_on_the_plates_and_in_the_sum() -> None:
    s = Seat(new_game("north-africa/convoy", seed=1), "LRDG")
    s.send("chances", "on")
    s.send("chances", "who:LRDG Machine Gunner")
    plates = [e for e in s.session.elements() if e["t"] == "odds"]
    assert {e["of"]: e["note"] for e in plates} == {
        "Scout Car": "4+0+4=8", "Supply Truck": "4+0+4=8", "Italy Anti Tank Gunner A": "4+0+4=8",
    }  # fmt: skip
    scene = scene_of(s.session)["chances"]
    (uses,) = (group["options"] for group in scene["groups"] if group["id"] == "use")
    assert [option["label"] for option in uses] == ["Attack 2", "Suppress 4"]
    assert scene["sum"]["title"].startswith("Attack 2: LRDG Machine Gunner on 11A against ")


def test_a_strafe_names_its_plane_and_no_tile_it_comes_from() -> None:
    s = Seat(new_game("north-africa/convoy", seed=1), "Italy")
    s.send("chances", "on")
    scene = s.send("chances", "who:Reconnaissance Plane")["chances"]
    assert scene["sum"]["title"].startswith("Strafe 2: Reconnaissance Plane against ")


def test_it_follows_the_picked_counter_until_another_one_is_chosen() -> None:
    table = sitting("Machine Gunner A", "Rifleman A", "Platoon Sergeant")

    def tap(*targets: str, **more: str) -> dict[str, Any]:
        for target in targets:
            table._on_message(table, {"kind": "tap", "target": target, "revision": table._session.revision, **more}, [])
        return dict(table.chances)

    assert chosen(ask(table, "on"), "who") == "US Riflemen A"
    assert chosen(tap("card:Machine Gunner A"), "who") == "US Machine Gunners A"
    assert chosen(ask(table, "who:US Scouts A"), "who") == "US Scouts A"
    assert chosen(tap("do:suppress", card="Machine Gunner A"), "who") == "US Machine Gunners A"
    assert chosen(dict(table.chances), "use") == "suppress"
    table._on_message(table, {"kind": "aim", "target": "piece:DE Scouts B", "revision": table._session.revision}, [])
    assert chosen(ask(table, "mode:best"), "whom") == "DE Scouts B"
    assert table.plan["title"].startswith("Suppress 4")
    for _ in range(2):
        table._on_message(table, {"kind": "back", "revision": table._session.revision}, [])
    tap("card:Machine Gunner A")
    assert chosen(tap("piece:DE Machine Gunners B"), "whom") == "DE Machine Gunners B"  # a tapped enemy counter becomes the target
    assert chosen(tap("piece:US Scouts A"), "who") == "US Scouts A"


def test_on_and_off_lose_nothing() -> None:
    s = seat("Machine Gunner A", "Rifleman A")
    s.tap("card:Machine Gunner A")
    s.send("tap", "do:attack", card="Machine Gunner A")
    s.send("aim", "piece:DE Scouts B")
    before, state, lying = scene_of(s.session), s.state(), s.session.elements()
    for target in ("on", "mode:danger", "who:US Scouts A", "at:place:9A", "mode:best", "whom:DE Riflemen B"):
        during = s.send("chances", target)
        assert s.state() == state
        assert {part: value for part, value in during.items() if part != "chances"} == {k: v for k, v in before.items() if k != "chances"}
    assert s.session.elements() != lying
    assert s.send("chances", "off") == before
    assert s.session.elements() == lying
    assert chosen(s.send("chances", "on")["chances"], "mode") == "best"  # and it comes back as it was left
    s.send("commit")
    assert s.played[-1].startswith("Machine Gunner A: attack DE Scouts B")


@pytest.mark.parametrize(
    "target",
    [
        "",
        "mode",
        "mode:",
        "mode:nowhere",
        "who:DE Riflemen B",
        "whom:US Scouts A",
        "use:move",
        "at:",
        "at:card:Rifleman A",
        "else:1",
        "on:",
    ],
)
def test_an_unoffered_choice_is_refused(target: str) -> None:
    s = seat("Machine Gunner A")
    s.send("chances", "on")
    before = scene_of(s.session)["chances"]
    s.send("chances", target)
    assert s.why()[0] == "error"
    assert scene_of(s.session)["chances"] == before


def test_an_old_page_can_look_but_not_ask_for_removed_things() -> None:
    s = seat("Machine Gunner A")
    s.session.handle({"kind": "chances", "target": "on", "revision": -7})
    assert scene_of(s.session)["chances"]["on"]
    s.session.handle({"kind": "chances", "target": "at:piece:DE Nobody", "revision": -7})
    assert s.session.why is None
    s.send("chances", "off")
    asked = s.session.odds_choices
    s.send("chances", "at:piece:DE Machine Gunners B")  # on its way when they were put away
    assert s.session.odds_choices == asked
    assert s.session.why is None
    s.send("chances", "mode:danger")
    assert "has changed" in s.why()[1][0]
    assert scene_of(s.session)["chances"] == {"on": False}


# From any table, unless it would reveal an answer.


def test_it_is_not_shown_while_players_change_places() -> None:
    s = Seat(new_game(SCENARIO, seed=3), side="")
    assert s.send("chances", "on")["chances"]["on"]
    s.tap(f"card:{s.session.choices.hand[0]}")
    assert s.session.curtain
    assert scene_of(s.session)["chances"] is None
    assert plates(s) == {}
    s.send("chances", "mode:danger")
    assert s.why()[0] == "error"
    s.send("curtain")
    assert chosen(scene_of(s.session)["chances"], "mode") == "from"  # the other side also has it, from its own counters
    assert chosen(scene_of(s.session)["chances"], "who").startswith("DE")


def test_in_a_lesson_and_a_walkthrough_but_not_while_an_exercise_is_open() -> None:
    lesson = load("normandy/attack-sum")
    table = coach_table(LessonRun(lesson), "en")
    session = table._session
    offered = refused = 0
    for i, exercise in enumerate(lesson.exercises, 1):
        table._on_message(table, {"kind": "coach", "target": f"exercise:{i}", "revision": session.revision}, [])
        refused += 1
        assert table.chances is None
        table._on_message(table, {"kind": "chances", "target": "on", "revision": session.revision}, [])
        assert table.why is not None
        assert table.why["tone"] == "error"
        assert plates(table) == {}
        assert not session.chances
        if exercise.asks:
            right = right_options(exercise, session.coach.attempt.values)[0]
            table._on_message(table, {"kind": "coach", "target": f"option:{right}", "revision": session.revision}, [])
        for line in exercise.solution:
            session.decide(session.game.position.parse(line))
        if session.coach.attempt.state == GOOD:
            offered += 1
            assert ask(table, "on", "off") == {"on": False}
    assert offered
    assert refused

    table = walkthrough_table(load_walk("normandy/example-round"), "en")
    for _ in range(6):
        table._on_message(table, {"kind": "next", "target": "", "revision": table._session.revision}, [])
        if not table.curtain:
            walk = dict(table.walk)
            assert ask(table, "on")["on"]
            assert plates(table)
            ask(table, "off")
            assert table.walk == walk


def test_in_a_quiz_only_after_the_answer() -> None:
    table = un.quiz("normandy", seed=5)
    assert table.chances is None
    right = [o.right for o in table.guide.question.options].index(True)
    table._on_message(table, {"kind": "coach", "target": f"option:{right}", "revision": table._session.revision}, [])
    assert ask(table, "on")["on"]
    table._on_message(table, {"kind": "coach", "target": "next", "revision": table._session.revision}, [])
    assert table.chances is None  # the next question is open: it is put away by itself
    assert plates(table) == {}


@pytest.mark.parametrize("side", ["US", "DE"])
def test_hidden_cards_change_no_chance(side: str) -> None:
    """Other hidden cards of the enemy at every moment of a game: everything sent stays the same."""
    rng = Random(f"chances {side}")
    table = Table(new_game(SCENARIO, seed=5), side=side, opponent="random")
    session = table._session
    compared = 0
    while compared < 60 and not table.game.position.outcome:
        for kind, target, more in clicks(cast(Position, table.game.position), side, session.taps, rng):
            table._on_message(table, {"kind": kind, "target": target, "revision": session.revision, **more}, [])
            p = cast(Position, table.game.position)
            unseen = 1 - p.setup.sides.index(side)
            for mode in overlay.MODES:
                asked = {**session.odds_choices, "mode": mode}
                honest = overlay.layer(p, side, asked, session.taps)
                for _ in range(3):
                    other = _dealt_anew(p, (unseen,), rng)
                    assert overlay.layer(other, side, asked, session.taps) == honest
                    compared += 1
    ask(table, "on")
    assert side == "DE" or "Quagga" not in _sent(table)
    p = cast(Position, at_turn("Machine Gunner A").position)  # and a leak would show: your own hand does change what is within reach
    mine = {"mode": "best", "who": "US Machine Gunners A"}
    assert any(overlay.layer(_dealt_anew(p, (0,), rng), "US", mine) != overlay.layer(p, "US", mine) for _ in range(20))


@pytest.mark.parametrize("scenario", SHIPPED)
def test_it_has_words_from_the_first_moment_in_every_language(scenario: str) -> None:
    game = new_game(scenario, seed=2)
    for side, language in product(game.position.setup.sides, LANGUAGES):
        table = Table(game, side=side, language=language)
        for mode in overlay.MODES:
            chances = ask(table, "on", f"mode:{mode}")
            assert chances["lines"]
            assert svg({"ground": table.ground, "board": table.board})
            assert "overlay-" not in str(chances) + str(table.board)
            for plate in plates(table).values():
                assert plate["text"].endswith("%")


def test_an_empty_board_is_described() -> None:
    gone = dict.fromkeys(("DE Riflemen B", "DE Scouts B", "DE Machine Gunners B"), "")
    p = cast(Position, at_turn("Rifleman A").position)
    p = p._replace(stands=tuple(("", False) if c.id in gone else s for c, s in zip(p.setup.counters, p.stands, strict=True)))
    for mode in overlay.MODES:
        layer = overlay.layer(p, "US", {"mode": mode, "who": "US Riflemen A"})
        assert (layer.plates, layer.sum, len(layer.lines)) == ((), None, 1)
        assert layer.lines[0].key == f"overlay-{mode}-none"
    nowhere = p._replace(stands=(("", False),) * len(p.stands))
    nobody = overlay.layer(nowhere._replace(setup=nowhere.setup), "DE", {"mode": "from"})
    assert nobody.plates == ()


def test_the_present_plan_and_the_plate_agree() -> None:
    s = seat("Machine Gunner A")
    s.tap("card:Machine Gunner A")
    s.send("tap", "do:attack", card="Machine Gunner A")
    aims = scene_of(s.session)["marks"]["aims"]
    s.send("chances", "on")
    assert {k: str(e["text"]) for k, e in plates(s).items()} == aims
