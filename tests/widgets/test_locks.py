"""Each game has a separate lock: games don't wait for each other, and exchanging games never deadlocks."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from threading import Barrier, Event, Thread
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.jupyter.home_page import home
from undaunted_nb.lessons.course.overview import shelf
from undaunted_nb.play.game import Game, new_game
from undaunted_nb.play.opponent import random_choice
from undaunted_nb.widgets.state.locks import Hold
from undaunted_nb.widgets.table import Table, table

un._give_words()
LONG = 120
"""So many seconds a thread that is not stuck gets. Nothing is measured by it."""


@pytest.fixture
def hasty() -> Iterator[None]:
    """Make threads alternate as often as possible."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def together(*works: Callable[[], None]) -> None:
    """Run all of these at the same time and check that each ends without an error."""
    faults: list[BaseException] = []

    def do(work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException as error:  # noqa: BLE001  (a thread keeps its exceptions to itself)
            faults.append(error)

    threads = [Thread(target=do, args=(work,), daemon=True) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(LONG)
    assert faults == []
    assert not any(thread.is_alive() for thread in threads), "threads wait for each other"


def play(game: Game, decisions: int, seed: int) -> None:
    rng = Random(seed)
    for _ in range(decisions):
        position = game.position
        if not position.to_act:
            return
        with suppress(TutorError):  # another thread was faster
            game.play(random_choice(position, position.to_act[0], rng))


def click(it: Table, kind: str, target: str = "") -> None:
    it._on_message(it, {"kind": kind, "target": target, "revision": it.revision}, [])


def test_two_games_do_not_wait_for_each_other() -> None:
    one, two = new_game("normandy/la-raye", seed=1), new_game("normandy/hills", seed=1)
    shown = Table(two, side="US", opponent="random")
    with one.lock:  # as during a long computation
        together(lambda: play(two, 30, 1), lambda: click(shown, "end"), shown.refresh)
    assert two.ply > 20


def test_one_game_waits_for_its_player() -> None:
    game, begun, done = new_game("normandy/hills", seed=1), Event(), Event()
    it = Table(game, side="US")

    def change() -> None:
        begun.set()
        game.goto(0)
        click(it, "language", "uk")
        done.set()

    thread = Thread(target=change, daemon=True)
    with game.lock:
        thread.start()
        begun.wait(LONG)
        before = game.stamp
        for _ in range(50):
            play(game, 1, 1)
            game.undo()
        assert game.stamp[1] == before[1] + 100
        assert not done.is_set()
    thread.join(LONG)
    assert done.is_set()


@pytest.mark.usefixtures("hasty")
def test_four_hundred_decisions_in_two_games_at_once_make_two_histories() -> None:
    games = [new_game("normandy/la-raye", seed=1), new_game("memoir44/first-shots", seed=2)]
    tables = [Table(game) for game in games for _ in range(2)]

    def tap(it: Table) -> Callable[[], None]:
        def work() -> None:
            for kind in ["end", "undo", "redo", "curtain", "commit", "back"] * 2:
                click(it, kind)

        return work

    together(*(lambda game=game: play(game, 200, 3) for game in games), *map(tap, tables))
    for game in games:
        position = game.start
        for step in game.steps:
            for line in step.lines:
                position = position.apply(position.parse(line)).after
            assert position == step.after


def test_tables_that_exchange_their_games_do_not_deadlock() -> None:
    one, two = new_game("normandy/hills", seed=1), new_game("normandy/hills", seed=2)
    holds, both = (Hold(one), Hold(two)), Barrier(2)

    def exchange(hold: Hold, other: Game) -> None:
        with hold:
            both.wait(LONG)  # each holds its own game now
            hold.over_to(other)
            assert hold.game is other

    together(lambda: exchange(holds[0], two), lambda: exchange(holds[1], one))
    together(lambda: play(one, 1, 1), lambda: play(two, 1, 1))  # both were let go


@pytest.mark.usefixtures("hasty")
def test_home_pages_that_open_each_others_games_do_not_deadlock() -> None:
    pages, names = [home("en") for _ in range(3)], [game.play for game in shelf()]

    def wander(it: Any, seed: int) -> Callable[[], None]:
        rng = Random(seed)

        def work() -> None:
            for _ in range(12):
                click(it, "home", f"chances:{rng.choice(names)}")
                for kind in ("end", "undo", "curtain", "commit"):
                    click(it, kind)
                click(it, "home")

        return work

    together(*(wander(it, n) for n, it in enumerate(pages)))
    for it in pages:
        click(it, "home", f"chances:{names[0]}")
        assert it.home is None
    assert len({it.game.position for it in pages}) == 1  # they are one game again


@pytest.mark.usefixtures("hasty")
def test_a_game_that_is_joined_to_another_while_it_is_played_is_the_other() -> None:
    for n in range(20):
        one, two = new_game("normandy/hills", seed=1), new_game("normandy/hills", seed=1)
        together(lambda: play(one, 20, 1), lambda: two.join(one), lambda: play(two, 20, n))  # noqa: B023
        assert one.stamp == two.stamp
        assert one.lock is not two.lock  # each a way to the same lock
        with one.lock:
            waiting = Thread(target=two.undo, daemon=True)
            waiting.start()
            before = two.stamp
            play(one, 1, 2)
            assert two.stamp[1] <= before[1] + 1
        waiting.join(LONG)
        assert not waiting.is_alive()


def test_a_message_that_fails_in_another_game_loses_nothing_played_meanwhile() -> None:
    game = new_game("normandy/hills", seed=1)
    it = table(game, side="US", resume=False)
    session = it._session
    with session.lock:
        before = session.bookmark()
        session.game = new_game("normandy/hills", seed=9)  # as a lesson or a walkthrough does: the first game is free now
        together(lambda: play(game, 1, 1))
        played = game.ply
        session.return_to(before)
    assert game.ply == played > 0
    assert session.game is game


def test_a_game_can_be_sent_to_another_process() -> None:
    game = new_game("normandy/hills", seed=1)
    play(game, 3, 1)
    again = pickle.loads(pickle.dumps(game))  # noqa: S301  (our own bytes)
    assert again.steps == game.steps
    play(again, 2, 1)
    assert again.ply == game.ply + 2
