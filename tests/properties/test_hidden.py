"""Hidden cards never change what reaches a browser: in any game, every byte is the same.

Random games are played at a table. At each moment a second table shows the same position with other hidden cards (the same number of them),
in the piles, in the log and in the notation of past steps. The test compares everything that is sent, printed, drawn or saved in the
notebook, after questions that a curious person would ask. A new game must list below which of its cards are hidden.

UNDAUNTED_NB_ACTIONS sets the total number of moments (each scenario gets a forty-thousandth of it; 2 if it is not set).
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import undaunted_nb as un
from tests.sampling import sample
from undaunted_nb.engine.event import Event
from undaunted_nb.kit import registry
from undaunted_nb.play.game import Game, new_game
from undaunted_nb.play.history import Step
from undaunted_nb.widgets.state.state import CHANGES
from undaunted_nb.widgets.table import Table

un._give_words()

MOMENTS = max(1, int(os.environ.get("UNDAUNTED_NB_ACTIONS", "100_000")) // 40_000)
CASES = [(name, side) for system in registry.systems() for name in system.scenario_names() for side in system.scenario_info(name)["sides"]]


def other_piles(p: Any, me: int, salt: float) -> Any:
    """Undaunted: fill the enemy's hidden piles with any of its cards, the same number each, and change its secret choice."""
    half = p.halves[1 - me]
    rng = Random(f"{salt} {half}")
    kinds = range(len(half.hand))
    piles = {}
    for zone in ("hand", "deck", "discard", "removed"):
        cards = rng.choices(kinds, k=sum(getattr(half, zone)))
        piles[zone] = tuple(cards.count(i) for i in kinds)
    chosen = rng.choice([i for i, n in enumerate(piles["hand"]) if n]) if half.initiative_card >= 0 else -1
    half = half._replace(**piles, initiative_card=chosen)
    return p._replace(halves=(half, p.halves[1]) if me else (p.halves[0], half))


def other_hand(p: Any, me: int, salt: float) -> Any:
    """Memoir '44: deal the enemy's hand and the deck again from all the cards in both."""
    hidden = [i for pile in (p.hands[1 - me], p.deck) for i, n in enumerate(pile) for _ in range(n)]
    Random(f"{salt} {hidden} {p.hands[1 - me]}").shuffle(hidden)
    held, kinds = sum(p.hands[1 - me]), range(len(p.deck))
    hand, deck = (tuple(cards.count(i) for i in kinds) for cards in (hidden[:held], hidden[held:]))
    return p._replace(hands=(hand, p.hands[1]) if me else (p.hands[0], hand), deck=deck)


DEALT_ANEW: dict[str, Callable[[Any, int, float], Any]] = {"undaunted": other_piles, "memoir44": other_hand}
"""The position with other hidden cards; for the same ``salt`` and cards the same others, so that moments that were alike stay alike."""


def retold(step: Step, setup: Any, side: str, rng: Random, salt: float) -> Step:
    """Return the step as recorded if the cards hidden from ``side`` had been others."""
    system = registry.system(step.after.system)

    def other(event: Event) -> Event:
        seen = system.seen_by(event, side)
        hidden = {key: rng.choice(names(setup)) for key in event.data if key not in seen.data}
        return event._replace(data={**event.data, **hidden})

    events = tuple(map(other, step.events))
    lines = step.lines if events == step.events else (step.lines[0] if events[:1] == step.events[:1] else "?", "?")
    return Step(lines, events, DEALT_ANEW[step.after.system](step.after, setup.side(side), salt), step.comment)


def names(setup: Any) -> list[str]:
    """Return all cards by id."""
    return [card.id for own in setup.cards for card in (own if isinstance(own, tuple) and not hasattr(own, "id") else [own])]


def beside(table: Table, rng: Random) -> Table:
    """Return a table in the same moment with other hidden cards."""
    session, game = table._session, table.game
    steps, at = game.bookmark()
    side, setup = session.side, game.position.setup
    salt = rng.random()
    start = DEALT_ANEW[game.position.system](game.start, setup.side(side), salt) if not steps else game.start
    other = Game(start, seed=game.seed, steps=tuple(retold(step, setup, side, rng, salt) for step in steps))
    other.goto(at)
    twin = Table(Game(table.game.start, seed=1), side=side, language=session.language)
    for name in CHANGES:
        setattr(twin._session, name, other if name == "game" else getattr(session, name))
    twin._session.why = session.why
    twin._session._stamp = other.stamp  # the game has not continued elsewhere
    twin._show()
    twin.change = table.change
    return twin


LEFT_OUT = ("layout", "tabbable", "tooltip", "comm")


def sent(table: Table) -> str:
    """Return everything of a table that can be sent, printed, drawn or saved."""
    state = {name: value for name, value in table.get_state().items() if not name.startswith("_") and name not in LEFT_OUT}
    bundle = table._repr_mimebundle_()
    assert bundle is not None
    data = {kind: value for kind, value in bundle[0].items() if "widget-view" not in kind}
    return json.dumps([state, repr(table), data, table.picture(), table.game.position.view(table._session.side)], sort_keys=True)


def questions(table: Table, rng: Random) -> list[dict[str, Any]]:
    """Return messages of a curious person that don't change the game: half actions, questions, chances."""
    session = table._session
    mine = [action for action in table.game.legal_actions if action.side == session.side]
    taps = list(map(str, session.system.present.taps(table.game.position, rng.choice(mine))))[:-1] if mine else []
    setup: Any = table.game.position.setup
    places = [f"place:{tile}" for tile in rng.sample(setup.board.tiles, 2)]
    found = [{"kind": "tap", "target": tap} for tap in taps if tap != "end"]
    found += [{"kind": kind, "target": rng.choice(places)} for kind in ("aim", "why")]
    found += [{"kind": "why", "target": f"card:{rng.choice(names(setup))}"}]
    found += [{"kind": "chances", "target": "on"}]
    return [*found, *({"kind": kind, "target": ""} for kind in ("more", "text", "copy"))]


def ask(table: Table, messages: list[dict[str, Any]]) -> None:
    for message in messages:
        table._on_message(table, {**message, "revision": table._session.revision}, [])


def test_every_game_lists_what_it_hides() -> None:
    assert DEALT_ANEW.keys() == set(registry.system_names())


@pytest.mark.parametrize(("name", "side"), sample(CASES, 24))
def test_hidden_cards_change_nothing_that_is_sent(name: str, side: str) -> None:
    rng = Random(f"{name} {side}")
    table = Table(new_game(name, seed=rng.randrange(100)), side=side, opponent="random")
    system = registry.system_of_scenario(name)
    for _ in range(MOMENTS):
        for _ in range(rng.randrange(1, 9)):
            actions = [a for a in table.game.legal_actions if a.side == side]
            some = [a for a in actions if a.kind not in system.IDLE] or actions
            if some:
                table.game.play(rng.choice(some))
                table._session._opponent_plays()
        table.refresh()
        ply, messages = table.game.ply, questions(table, rng)
        twin = beside(table, rng)
        assert sent(twin) == sent(table)
        for one in (table, twin):
            ask(one, messages)
        assert table.game.ply == twin.game.ply <= ply  # an order can have been undone
        assert sent(twin) == sent(table), messages


@pytest.mark.parametrize("system", registry.system_names())
def test_the_test_would_notice(system: str) -> None:
    """A table with a different own hand is recognized as different, so the comparison can fail."""
    name = registry.system(system).scenario_names()[0]
    side, other = registry.system(system).scenario_info(name)["sides"]
    table = Table(new_game(name, seed=1), side=side)
    honest = sent(table)
    table._session.side = other
    twin = beside(table, Random(1))  # the other side cannot see this side's own hand
    twin._session.side = twin._session.viewer = side
    twin._show()
    assert sent(twin) != honest
