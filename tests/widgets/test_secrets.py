"""Hidden cards never change what reaches a browser.

Random games are played at a table. Beside each moment stands a second one, in which the hidden cards are others (as many): in the piles, in
the secret choice for initiative, in what the log remembers, even in the notation of past steps. Everything that is sent, printed or saved
in the notebook must be the same.
"""

from __future__ import annotations

import json
from itertools import product
from random import Random
from typing import Any, cast

import pytest

from tests.sampling import cover
from tests.widgets.tables import SCENARIO, clicks, scene_of
from tests.widgets.wire import Wire
from undaunted_nb.engine.event import Event
from undaunted_nb.games.undaunted.rules.state.position import Half, Position
from undaunted_nb.play.game import Game, new_game
from undaunted_nb.play.history import Step
from undaunted_nb.widgets.state.state import CHANGES
from undaunted_nb.widgets.table import Table

HIDDEN = ("hand", "deck", "discard", "removed")
UNIQUE = ("Quagga", "Okapi")


def _dealt_anew(position: Position, sides: tuple[int, ...], rng: Random) -> Position:
    """Return the position with other cards in the hidden piles of these sides, the same number in each."""
    halves = list(position.halves)
    for side in sides:
        half, kinds = halves[side], len(position.setup.cards[side])
        piles: dict[str, Any] = {}
        for zone in HIDDEN:
            pile = [0] * kinds
            for _ in range(sum(getattr(half, zone))):
                pile[rng.randrange(kinds)] += 1
            piles[zone] = tuple(pile)
        chosen = rng.choice([i for i, n in enumerate(piles["hand"]) if n]) if half.initiative_card >= 0 else -1
        halves[side] = half._replace(**piles, initiative_card=chosen)
    return position._replace(halves=cast(tuple[Half, Half], tuple(halves)))


def _secret(event: Event, setup: Any, sides: tuple[int, ...]) -> bool:
    return event.kind in ("drawn", "chose") and setup.side(event.data.get("side", "")) in sides


def _retold(step: Step, sides: tuple[int, ...], position: Position, rng: Random) -> Step:
    """Return the step as recorded if other cards had been drawn and chosen.

    Its line can name such a card, so it is not known either. A step that everyone sees whole keeps its line.
    """
    setup = position.setup
    events = []
    for event in step.events:
        side = setup.side(event.data.get("side", ""))
        if _secret(event, setup, sides):
            events.append(event._replace(data={**event.data, "card": rng.choice(setup.cards[side]).id}))
        else:
            events.append(event)
    lines = ("?",) if any(_secret(event, setup, sides) for event in events) else step.lines
    return step._replace(events=tuple(events), lines=lines, after=_dealt_anew(cast(Position, step.after), sides, rng))


def _twin(table: Table) -> Table:
    session = table._session
    twin = Table(Game(table.game.start, seed=1), side=session.side, language=session.language)
    twin._session.opponent = session.opponent
    return twin


def _other_world(table: Table, sides: tuple[int, ...], rng: Random, twin: Table) -> Table:
    """Return the twin of a table in the same moment with other hidden cards."""
    game = table.game
    steps, at = game.bookmark()
    start = cast(Position, game.start)
    other = Game(start, seed=game.seed, steps=tuple(_retold(s, sides, start, rng) for s in steps))
    other.goto(at)
    session = table._session
    for name in CHANGES:
        setattr(twin._session, name, other if name == "game" else getattr(session, name))
    twin._session.why, twin._session._stamp = session.why, other.stamp  # it has seen its game, as the table has
    twin._show()
    twin.change = table.change
    return twin


def _unseen(table: Table) -> tuple[int, ...]:
    """Return the sides whose cards are hidden now."""
    session = table._session
    if session.curtain:
        return (0, 1)
    return (1 - table.game.position.setup.sides.index(session.viewer),)


def _sent(table: Table) -> str:
    """Return everything of a table that can be sent or saved."""
    state = {
        name: value
        for name, value in table.get_state().items()
        if not name.startswith("_") and name not in ("layout", "tabbable", "tooltip", "comm")
    }
    bundle = table._repr_mimebundle_()
    assert bundle is not None
    data = {kind: value for kind, value in bundle[0].items() if "widget-view" not in kind}
    return json.dumps([state, repr(table), data, table.picture()], ensure_ascii=False, sort_keys=True)


def _revealed(game: Game) -> set[str]:
    """Return the named cards that have been shown to both sides."""
    position = cast(Position, game.position)
    setup = position.setup
    shown = {setup.cards[1][i].id for zone in ("play", "supply") for i, n in enumerate(getattr(position.halves[1], zone)) if n}
    for step in game.bookmark()[0]:
        for event in step.events:
            if event.kind not in ("drawn", "chose"):
                shown |= {name for name in UNIQUE if name in json.dumps(event.data)}
    return shown


def _message(table: Table, rng: Random) -> list[dict[str, Any]]:
    session = table._session
    if session.curtain:
        setup = cast(Position, table.game.position).setup
        cards = [rng.choice(setup.cards[setup.side(session.viewer)]).id for _ in range(6)]
        asked = [
            {"kind": rng.choice(("why", "tap")), "target": rng.choice(("do:recon", "do:bolster", "do:move")), "card": card}
            for card in cards
        ]
        asked += [{"kind": rng.choice(("more", "text", "undo", "back", "aim")), "target": "place:17B"}]
        return [*asked, {"kind": "curtain", "target": ""}]
    position = cast(Position, table.game.position)
    found = [{"kind": kind, "target": target, **more} for kind, target, more in clicks(position, session.viewer, session.taps, rng)]
    return [
        {**m, "card": rng.choice(position.setup.cards[0]).id} if str(m["target"]).startswith("do:") and rng.random() < 0.1 else m
        for m in found
    ]


@pytest.mark.parametrize(("side", "seed"), cover(product(["US", "DE", ""], [1, 2]), together=1))
def test_hidden_cards_change_nothing_that_is_sent(side: str, seed: int) -> None:
    rng = Random(f"secrets {side} {seed}")
    table = Table(new_game(SCENARIO, seed=seed), side=side, opponent="random" if side else "")
    twin, compared = _twin(table), 0
    while compared < 45 and not table.game.position.outcome:
        for message in _message(table, rng):
            compared += 1
            ply, unseen = table.game.ply, _unseen(table)
            before = _other_world(table, unseen, rng, twin)
            for it in (table, before):
                it._on_message(it, {**message, "revision": it._session.revision}, [])
            if table.game.ply == ply:
                assert before.game.ply == ply, message
                if _unseen(table) == unseen:
                    assert _sent(before) == _sent(table), message
            after = _other_world(table, _unseen(table), rng, twin)
            assert _sent(after) == _sent(table), message
            if 1 in _unseen(table):
                told = _sent(table)
                for name in set(UNIQUE) - _revealed(table.game):
                    assert name not in told, message
    assert table.game.decisions > 3


def test_the_test_would_notice() -> None:
    """A table that shows the other hand differs from an honest one."""
    table = Table(new_game(SCENARIO, seed=1), side="US", opponent="random")
    honest = _sent(table)
    twin = _other_world(table, (0,), Random(1), _twin(table))  # other cards in your own hand do change what is sent
    assert _sent(twin) != honest
    assert "Rifleman A" in honest


@pytest.mark.parametrize("side", ["US", "DE", ""])
def test_no_message_on_the_wire_names_a_card_that_must_not_be_known(side: str) -> None:
    rng = Random(f"wire {side}")
    table = Table(new_game(SCENARIO, seed=7), side=side, opponent="random" if side else "")
    wire = Wire(table)
    told = 0
    for _ in range(60):
        if table.game.position.outcome:
            break
        for message in _message(table, rng):
            sent = wire.send(message["kind"], message["target"], card=message.get("card", ""))
            if 1 in _unseen(table):
                told += 1
                for name in set(UNIQUE) - _revealed(table.game):
                    assert name not in sent, (message, sent[:300])
    assert told > 30 or side == "DE"


def test_older_lines_of_the_log_stay_hidden_after_the_players_change_places() -> None:
    rng = Random(4)
    table = Table(new_game(SCENARIO, seed=4))
    session = table._session
    for _ in range(40):
        if table.game.position.outcome:
            break
        if session.curtain:
            session.handle({"kind": "curtain", "target": "", "revision": session.revision})
        for message in _message(table, rng):
            session.handle({**message, "revision": session.revision})
    while scene_of(session)["log"]["more"]:
        session.handle({"kind": "more", "target": "", "revision": session.revision})
    lines = scene_of(session)["log"]["lines"]
    names = {"US": "US", "DE": "Germany"}
    for viewer, other in (("US", "DE"), ("DE", "US"), ("", "US"), ("", "DE")):
        session.viewer, session.curtain = viewer or "US", not viewer
        lines = scene_of(session)["log"]["lines"]
        drawn = [line["text"] for line in lines if f"{names[other]} draws" in line["text"]]
        assert drawn
        assert all(line.endswith((" cards", " card")) for text in drawn for line in text.split("; ") if f"{names[other]} draws" in line), (
            drawn
        )
    ids = [line["id"] for line in lines]
    assert len(set(ids)) == len(ids)
