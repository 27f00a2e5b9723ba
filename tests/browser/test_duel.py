"""A duel of two pupils to its end: hidden hands, a touch screen beside a Firefox, a reload of each in the middle, and who has won."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

import undaunted_nb as un
from tests.browser import firefox
from undaunted_nb.engine.action import CHANCE
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import View, opponent
from undaunted_nb.rooms.activities.duels import Duels
from undaunted_nb.rooms.activities.tables import system

SCENARIO, SEED, BEFORE = "normandy/duel-in-cover", 1, 25
"""A small battle, and the decisions that two computer players make before the pupils go on."""
LAYOUT = ".k-table .un[data-layout]"
HANDS = "() => [...document.querySelectorAll('.k-table [data-target^=\"card:\"]')].map((card) => card.dataset.target)"
PATIENCE, AIMED = 15.0, 2.0
"""The seconds for which a move is waited for, and a tap that can change nothing because the table has chosen its thing by itself."""


def choose(game: Game, rng: Random) -> Any:
    """Return what a careful player does now."""
    side = next(name for name in game.position.to_act if name != CHANCE)
    return opponent("careful").choose(View(game.position, side), rng)


def near_the_end() -> Game:
    """Return a game that lasts a few decisions more."""
    game, rng = un.new_game(SCENARIO, seed=SEED), Random(SEED)
    for _ in range(BEFORE):
        game.play(choose(game, rng))
    return Game(game.position)


def happens(what: Callable[[], bool], patience: float = PATIENCE) -> bool:
    """Wait for something, and return whether it happens."""
    end = time.monotonic() + patience
    while not what() and time.monotonic() < end:
        time.sleep(0.05)
    return what()


def play(page: Page, session: Any, action: Any, *, touch: bool) -> None:
    """Play an action as a person does: one thing after another."""
    game = session.game
    ply = game.ply
    for tap in system(game).present.taps(game.position, action):
        before = session.revision, session.taps
        thing = page.locator(f'.k-table [data-target="{tap}"]').first
        if thing.count():
            thing.tap() if touch else thing.click()
            happens(lambda before=before: (session.revision, session.taps) != before, AIMED)  # type: ignore[misc]
        if game.ply != ply:
            return
    commit = page.locator(".k-table .commit").first
    commit.tap() if touch else commit.click()
    assert happens(lambda: game.ply != ply)


@pytest.fixture
def room() -> Iterator[Any]:
    room = un.classroom(language="en", seed=3)
    yield room
    room.close()


def shown_cards(page: Page) -> set[str]:
    """Return the cards that are on a page, wherever they are."""
    return {target.removeprefix("card:") for target in page.evaluate(HANDS)}


def has_own_hand(page: Page, duels: Duels, number: int) -> bool:
    return shown_cards(page) == {str(card) for card in duels.seats[number].session.choices.hand}


def join(page: Page, url: str, name: str) -> Page:
    page.goto(url)
    page.locator("[data-lang=en]").click()
    page.locator("[name=name]").fill(name)
    page.locator("button[type=submit]").click()
    page.locator(".k-top .k-tag").wait_for()
    return page


@pytest.mark.slow(reason="starts a second browser")
def test_a_duel_to_its_end(browser: Browser, playwright: Playwright, room: Any) -> None:
    url = f"http://{room.address}/#{room.code}"
    with firefox.launched(playwright) as fox:
        phone = browser.new_context(viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True)
        pages = [
            join(phone.new_page(), url, "Blue Fox"),
            join(fox.new_context(viewport={"width": 1000, "height": 700}).new_page(), url, "Red Heron"),
        ]
        room.duels(near_the_end())
        duels: Duels = room.room.activity
        pair, rng, played = duels.pairs[0], Random(1), [0, 0]
        for page in pages:
            page.locator(LAYOUT).wait_for()
        while not pair.is_over:
            action = choose(pair.game, rng)
            i = list(pair.players).index(action.side)
            session = duels.seats[i + 1].session
            for number, page in enumerate(pages, 1):
                assert happens(partial(has_own_hand, page, duels, number)), "each page has the own hand and no other"
            play(pages[i], session, action, touch=i == 0)
            played[i] += 1
            if played[i] == 1:
                pages[i].reload()
                pages[i].locator(LAYOUT).wait_for()
        assert min(played) > 0, "both have played"
        winner = list(pair.players).index(pair.winner)
        expect(pages[winner].locator(".k-now")).to_contain_text("you have won")
        expect(pages[1 - winner].locator(".k-now")).to_contain_text("you have lost")
        wall = browser.new_context(viewport={"width": 1280, "height": 720}).new_page()
        wall.goto(f"http://{room.address}/wall#{room.room.wall_secret}")
        expect(wall.locator(f".r-duel .vs.s{winner + 1}.won")).to_contain_text(("Blue Fox", "Red Heron")[winner])
        expect(wall.locator(".r-count")).to_contain_text("1 of 1")
        assert [row[4] for row in ((name, *answer[1:]) for name, answer in room.results.named)] == [i == winner for i in range(2)]
        wall.context.close()
        phone.close()
