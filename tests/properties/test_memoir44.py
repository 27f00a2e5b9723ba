"""Random legal actions in the shipped scenarios of Memoir '44 keep every invariant.

UNDAUNTED_NB_ACTIONS sets the total number of actions (this test takes a fifth; 6,000 if it is not set, 20,000 at night).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import cast

import pytest

from tests.sampling import NIGHTLY
from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import NotationError
from undaunted_nb.games.memoir44 import system
from undaunted_nb.games.memoir44.files import positions, scenario
from undaunted_nb.games.memoir44.rules import legal
from undaunted_nb.games.memoir44.rules.combat import blockers, sees
from undaunted_nb.games.memoir44.rules.ground import paths, stops
from undaunted_nb.games.memoir44.rules.retreat import routes
from undaunted_nb.games.memoir44.rules.state.position import ORDER, PHASES, Front, Keep, Orders, Position, Retreat
from undaunted_nb.play.game import game_from_json, new_game

ACTIONS = int(os.environ.get("UNDAUNTED_NB_ACTIONS", "100_000" if NIGHTLY else "30_000")) // 5
NAMES = scenario.names()
LONGEST = 2000
RULES = system.rules().keys()


def _kept(p: Position) -> None:
    """Check that cards, figures, hexes and medals add up."""
    setup = p.setup
    cards = [sum(pile[i] for pile in (*p.hands, p.deck, p.discard)) + p.table.count(i) for i in range(len(setup.cards))]
    for task in p.pending:
        for card in getattr(task, "seen", ()):
            cards[card] += 1
    assert cards == [
        sum(pile[i] for pile in (*scenario.load(setup.name).start.hands, scenario.load(setup.name).start.deck)) for i in range(len(cards))
    ]
    standing = [tile for tile, figures in p.stands if tile]
    assert len(standing) == len(set(standing))
    lost = [0, 0]
    for unit, (tile, figures) in zip(setup.units, p.stands, strict=True):
        assert (0 < figures <= unit.figures) if tile else figures == 0
        assert not tile or (tile in setup.allowed[unit.kind.arm] or tile == _start(p, unit.id))
        lost[1 - unit.side] += 0 if tile else unit.medals
    assert list(p.medals) == lost
    assert all(p.score(side) <= setup.medals_to_win[side] for side in (0, 1))
    assert bool(p.outcome) == any(p.score(side) >= setup.medals_to_win[side] for side in (0, 1))
    assert all(o.unit in range(len(setup.units)) and p.stands[o.unit][0] for o in p.orders)
    assert len({o.unit for o in p.orders}) == len(p.orders)
    assert all(setup.units[o.unit].side == p.turn for o in p.orders)
    assert all(n >= 0 for n in p.supply)


def _start(p: Position, unit: str) -> str:
    start = scenario.load(p.setup.name).start
    return start.stands[p.setup.by_unit[unit]][0]


def _agree(p: Position, rng: Random) -> None:
    """Check that offered actions are legal and have a notation. Others are refused, or are a path to an offered hex."""
    actions = p.actions()
    assert len(set(actions)) == len(actions)
    listed = p._replace().legal_actions  # an action chosen from it is made alone
    assert len(listed) == len(actions)
    assert all(listed[n] == actions[n] for n in rng.sample(range(len(actions)), min(4, len(actions))))
    for action in rng.sample(actions, min(12, len(actions))):
        assert p.check(action).legal
        assert p.parse(p.format(action)) == action
        for near in _near(p, action, rng):
            try:
                verdict = p.check(near)
            except NotationError:
                assert near not in actions
                continue
            assert {v.rule for v in verdict.violations} <= RULES
            assert all(v.why.key.startswith(("why-m44-", "why-chance-")) for v in verdict.violations)
            assert verdict.legal == (
                near.side in p.to_act and (_same(p, near) in actions if near.kind == "strike" else _offered(p, near, actions))
            )


def _same(p: Position, action: Action) -> Action:
    """Return the action with its targets in the order of the list."""
    return action._replace(args=tuple(sorted(action.args, key=lambda tile: p.setup.board.index[str(tile)])))


def _offered(p: Position, action: Action, actions: tuple[Action, ...]) -> bool:
    """Return whether the action is offered, or is a legal path to an offered hex."""
    if action.kind not in ("move", "retreat") or action in actions:
        return action in actions
    ends = {(a.args[0], a.args[-1]) for a in actions if a.kind == action.kind}
    return (action.args[0], action.args[-1]) in ends and _is_way(p, action)


def _is_way(p: Position, action: Action) -> bool:
    """Return whether a path to an offered hex is one of all legal paths, without asking the requirements."""
    way = tuple(map(str, action.args[1:]))
    unit = p.find_unit(str(action.args[0]))
    if action.kind == "retreat":
        task = cast(Retreat, p.pending[-1])
        return unit == task.unit and way in routes(p, task)[1]
    free = p.rules.free and p.setup.units[unit].kind.arm in p.rules.arms
    reached = {w[-1]: w for w in paths(p, unit)}
    farthest = max((len(w) for w in reached.values()), default=0)
    if not p.setup.board.is_joined(str(action.args[0]), way) or any(t not in reached for t in way):
        return False
    return len(way) <= max(farthest, len(reached[way[-1]])) and (free or not any(stops(p, t) for t in way[:-1]))


def _complete(p: Position, rng: Random) -> None:
    """Check that everything the requirements allow is offered: each order, and each hex by a shortest path."""
    side, actions = p.setup.sides[p.turn], p.actions()
    for tile, _ in p.stands:
        if tile:
            order = Action("order", side, "", (tile,))
            assert p.check(order).legal == (order in actions)
    offered = {(a.args[0], a.args[-1]): len(a.args) - 1 for a in actions if a.kind == "move"}
    found: dict[tuple[str | int, str | int], int] = {}
    for orders in rng.sample(p.orders, min(2, len(p.orders))):
        tile = p.stands[orders.unit][0]
        for way in p.setup.board.ways(tile, 3):
            if p.check(Action("move", side, "", (tile, *way))).legal:
                found.setdefault((tile, way[-1]), len(way))
        assert found.items() <= offered.items()
        assert {end: n for end, n in offered.items() if end[0] == tile} == {end: n for end, n in found.items() if end[0] == tile}


def _nearly(p: Position) -> Iterator[Action]:
    """Yield actions of all kinds, except paths and groups, that differ from a legal one in one part."""
    side, board = p.setup.sides[max(p.decider, 0)], p.setup.board
    standing = [tile for tile, _ in p.stands if tile]
    yield from (Action(kind.name, side) for kind in legal.KINDS.values() if kind.form == "nothing")
    for card in p.setup.cards:
        yield Action("keep", side, card.id)
        yield from (Action("play", side, card.id, args) for args in ((), ("left",), ("center",), ("right",)))
    yield from (Action(kind, side, "", (tile,)) for kind in ("order", "clear", "dig", "next", "ignore") for tile in standing)
    yield from (Action("battle", side, "", (tile, to)) for tile in standing for to in standing)
    yield from (Action(kind, side, "", (tile, to)) for kind in ("take", "move") for tile in standing for to in board.neighbors[tile])


def _listed_is_asked(p: Position) -> None:
    """Check that the list, which is computed from numbers, equals what the requirements allow."""
    listed = {a for a in p.actions() if a.kind not in ("strike", "retreat") and (a.kind != "move" or len(a.args) == 2)}
    asked = {a for a in _nearly(p) if all(requirement.holds(p, a) for requirement in legal.KINDS[a.kind].requirements)}
    assert listed == asked, (listed - asked, asked - listed)
    for action in p.actions():
        assert all(requirement.holds(p, action) for requirement in legal.KINDS[action.kind].requirements), action


def _sight(p: Position) -> None:
    """Check that the list and the explanation agree on each line of sight."""
    standing = [tile for tile, _ in p.stands if tile]
    for start in standing[::3]:
        for goal in p.setup.board.tiles:
            assert start == goal or sees(p, start, goal) == (not blockers(p, start, goal)), (start, goal)


def _near(p: Position, action: Action, rng: Random) -> list[Action]:
    """Return actions that differ in one part, mostly illegal."""
    tiles = [*p.setup.board.tiles, *(tile for tile, _ in p.stands if tile)]
    found = [action._replace(side=rng.choice(p.setup.sides)), action._replace(kind=rng.choice([*legal.KINDS, "roll", "draw"]))]
    if action.card:
        found.append(action._replace(card=rng.choice([c.id for c in p.setup.cards])))
    if action.args and action.kind != "play":
        spot = rng.randrange(len(action.args))
        found.append(action._replace(args=(*action.args[:spot], rng.choice(tiles), *action.args[spot + 1 :])))
    return [*found, action._replace(args=action.args[:-1]), action._replace(at="A1")]


def _written(p: Position) -> None:
    """Check that a position file gives the same position and the same actions."""
    read = positions.position_from_json(p.to_json(), "test")
    assert read == p
    assert hash(read) == hash(p)
    assert read.actions() == p.actions()


def _chances(p: Position) -> None:
    if p.to_act == (CHANCE,):
        outcomes = p.chance_outcomes()
        assert sum((chance for _, chance in outcomes), Fraction(0)) == 1
        assert all(p.check(action).legal for action, _ in outcomes[:20])


def _secret(p: Position, rng: Random) -> None:
    """Check that the enemy's cards never change a side's view and actions, unless an Ambush is possible."""
    for me in (0, 1):
        hand, deck = list(p.hands[1 - me]), list(p.deck)
        ambush = next(i for i, card in enumerate(p.setup.cards) if card.does == "ambush")
        swaps = [(a, b) for a, n in enumerate(hand) for b, m in enumerate(deck) if n and m and a != b and ambush not in (a, b)]
        if not swaps or any(isinstance(t, Keep) for t in p.pending):
            continue
        a, b = rng.choice(swaps)
        hand[a], hand[b], deck[a], deck[b] = hand[a] - 1, hand[b] + 1, deck[a] + 1, deck[b] - 1
        other = p._replace(hands=(tuple(hand), p.hands[1]) if me else (p.hands[0], tuple(hand)), deck=tuple(deck))
        name = p.setup.sides[me]
        assert p.view(name) == other.view(name)
        assert p.view("") == other.view("")
        assert [x for x in p.actions() if x.side == name] == [x for x in other.actions() if x.side == name]


@pytest.mark.parametrize("name", NAMES)
def test_every_invariant_is_kept(name: str) -> None:
    rng = Random(name)
    start = scenario.load(name).position()
    p, length = start, 0
    for _ in range(-(-ACTIONS // len(NAMES))):
        _kept(p)
        if rng.random() < 0.03 or p.outcome:
            _chances(p)
            _written(p)
            _secret(p, rng)
            if p.to_act != (CHANCE,):
                _agree(p, rng)
                if not p.outcome:
                    _listed_is_asked(p)
                if rng.random() < 0.1:
                    _sight(p)
                if not p.pending and rng.random() < 0.2:
                    _complete(p, rng)
        if p.outcome or length > LONGEST:
            p, length = start, 0
            continue
        acting = [a for a in p.actions() if a.kind != "end turn"] if p.to_act != (CHANCE,) and rng.random() < 0.8 else []
        action = p.sample(rng) if p.to_act == (CHANCE,) else rng.choice(acting or p.actions())
        before, hashed = p, hash(p)
        transition = p.perform(action)
        assert hash(before) == hashed
        for event in transition.events:
            assert set(event.rules) <= RULES, event
            system.describe(p.setup, event)
        p, length = transition.after, length + 1


EVERYTHING = """
format = "memoir44 scenario 1"
board = "beach"
cards = { allies = 0, axis = 0 }
medals = { allies = 0, axis = 0 }
[terrain]
hedgerow = ["D7", "e6", "F7", "C7"]
forest = ["G7"]
town = ["H7"]
hill = ["I7", "J7"]
river = ["d8", "e8", "f8"]
[objects]
bridge = ["e8"]
wire = ["h6", "D5"]
sandbags = ["E7"]
hedgehog = ["i6"]
bunker = { allies = ["g6"] }
[units.allies]
infantry = ["D7", "C3"]
special_forces = ["E7"]
french_resistance = ["f6"]
armor = ["e6", "H5", "D1", "E3"]
artillery = ["g6", "I5"]
[units.axis]
infantry = ["E9", "G9"]
"""


@pytest.mark.parametrize(
    "card", ["Direct from HQ", "Behind Enemy Lines", "Infantry Assault", "Artillery Bombard", "Firefight", "Armor Assault"]
)
def test_every_way_over_every_ground_is_offered(card: str) -> None:
    start = scenario.read(EVERYTHING, "test").position()
    own = tuple(Orders(i) for i, unit in enumerate(start.setup.units) if unit.side == start.turn)
    for orders in own:
        p = start._replace(phase="move", card=start.setup.by_card[card], orders=(orders,))
        _complete(p, Random(1))
        moved = [p.perform(a).after for a in p.actions() if a.kind == "move"]
        for q in moved[::5]:
            _complete(q, Random(1))


@pytest.mark.parametrize("name", NAMES)
def test_a_replay_reproduces(name: str) -> None:
    game, again, rng = new_game(name, seed=7), new_game(name, seed=7), Random(7)
    for _ in range(120):
        if game.position.outcome:
            break
        action = rng.choice(game.legal_actions)
        one, two = game.play(action), again.play(game.position.format(action))
        assert one.events == two.events
    assert again.position == game.position
    read = game_from_json(game.to_json(), "test")
    assert read.position == game.position
    assert read.steps == game.steps


def test_a_card_is_kept_without_a_section() -> None:
    p = scenario.load(NAMES[0]).position()
    p = p._replace(pending=(Keep(0, (0, 1), 1),))
    card = p.setup.cards[0].id
    assert Action("keep", "allies", card) in p.actions()
    with pytest.raises(NotationError):
        p.check(Action("keep", "allies", card, ("left",)))


CROWDED = EVERYTHING.replace('["E9", "G9"]', '["E9", "G9", "I7", "c8", "F5", "G5", "D3"]')
"""The same with enemies near: on a hill, next to wire, and within the range of most units."""
STATES = (Orders(0), Orders(0, 1, 1), Orders(0, 1, 2), Orders(0, 1, 1, calm=True), Orders(0, 1, 0, 1), Orders(0, 1, 1, 1, advances=1))


@pytest.mark.parametrize("hills", ["level", "plateau"])
def test_the_list_and_the_explanation_agree(hills: str) -> None:
    _sight(scenario.read(f'{CROWDED}[options]\nhills = "{hills}"\n', "test").position())


@pytest.mark.parametrize("card", [card.id for card in scenario.load(NAMES[0]).setup.cards if card.printed in ("", "left")])
def test_under_every_card_the_list_equals_what_the_requirements_allow(card: str) -> None:
    """On every terrain, with wire and sandbags: fresh, after a move, after a battle, after taking ground."""
    p = scenario.read(CROWDED, "test").position()
    own = [i for i, unit in enumerate(p.setup.units) if unit.side == p.turn]
    for state in STATES:
        for phase in PHASES[1:]:
            ordered = tuple(state._replace(unit=i) for i in own[: 2 if phase == ORDER else len(own)])
            q = p._replace(phase=phase, card=p.setup.by_card[card], orders=ordered, pending=())
            _listed_is_asked(q)
            _listed_is_asked(q._replace(front=Front(own[0], "", overrun=True)))
