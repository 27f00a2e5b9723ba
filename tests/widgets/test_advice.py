"""Advice on the table: it becomes better while the table goes on, belongs to one position and one side, and ends by itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from random import Random
from threading import Event, Thread
from typing import Any

import pytest

import undaunted_nb as un
from tests.properties.test_hidden import DEALT_ANEW
from tests.search.test_review import hidden, played, thrown_away
from tests.widgets.tables import at_turn
from undaunted_nb.kit import registry
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import View, opponent
from undaunted_nb.puzzlebook import mistakes
from undaunted_nb.search import coach, review
from undaunted_nb.search.coach import Advice
from undaunted_nb.search.heuristics import best
from undaunted_nb.widgets.state import advice, thinking
from undaunted_nb.widgets.table import Table

un._give_words()
PATIENCE = 60.0


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every hint end after a few playouts."""
    monkeypatch.setattr(coach.advise, "__defaults__", (0, 12))
    monkeypatch.setattr(review.find_missed_chance, "__defaults__", (0, 12))
    monkeypatch.setattr(thinking, "PAUSE", 0.0)
    monkeypatch.setattr(thinking, "SECONDS", PATIENCE)


def table(name: str = "normandy/la-raye", side: str = "US", seed: int | None = 44, **more: Any) -> Table:
    found: Table = un.table(un.new_game(name, seed=seed), side=side, resume=False, **more)
    return found


def until(done: Callable[[], object]) -> None:
    ends = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < ends
        time.sleep(0.01)


def asked(one: Table) -> Table:
    one.press("advise", "ask")
    thinking = one._session.thinking
    assert thinking
    until(lambda: thinking.done and not one.advice["busy"])  # the table shows the end just after it
    with one._hold():
        return one


def thought(one: Table, what: str, asked: str = "advise") -> dict[str, Any]:
    one.press(asked, what)
    thinking = one._session.course if what == "turns" else one._session.thinking
    assert thinking
    until(lambda: thinking.done and not (one.advice["line"] if what == "turns" else one.advice)["busy"])
    with one._hold():
        found: dict[str, Any] = one.advice
        return found


def followed(one: Table) -> list[dict[str, Any]]:
    """Note every advice that is sent."""
    seen: list[dict[str, Any]] = []
    one.observe(lambda change: seen.append(change.new), "advice")
    return seen


def test_advice_becomes_better_and_ends_by_itself() -> None:
    one = table()
    assert (one.advice["on"], one.advice["ask"]) == (False, True)
    seen = followed(one)
    asked(one)
    counts = [int(it["note"].split()[0]) for it in seen if it["ways"]]
    assert counts == sorted(counts)
    assert counts[0] == 0 < counts[-1] == 12
    assert [it["busy"] for it in seen] == [True] * (len(seen) - 1) + [False]
    first, last = (max(way["bar"][2] - way["bar"][0] for way in it["ways"]) for it in (next(it for it in seen if it["ways"]), seen[-1]))
    assert last < first
    assert one.advice["ways"][0]["rank"] in ("Best", "About equal")
    assert one.advice == seen[-1]


def test_screen_reader_hears_two_sentences_and_not_each_better_chance() -> None:
    one = table()
    seen = followed(one)
    asked(one)
    said = list(dict.fromkeys(it["said"] for it in seen if it["said"]))
    assert len(said) == 2
    assert one.advice["ways"][0]["label"] in said[1]


@pytest.mark.parametrize(
    ("name", "side"), [("normandy/la-raye", "DE"), ("north-africa/convoy", "LRDG"), ("memoir44/pegasus-bridge", "allies")]
)
def test_every_tip_can_be_taken(name: str, side: str) -> None:
    one = table(name, side, seed=4)
    taken = 0
    for _ in range(12):
        if not one._session.advisable:
            break
        asked(one)
        way = one.advice["ways"][0]["id"]
        ply = one.game.ply
        one.press("take", way)
        assert (one.why or {}).get("tone") not in ("error", "no")
        if one.game.ply == ply:
            one.press("commit")
        assert one.game.ply > ply, way
        taken += 1
    assert taken == 12


@pytest.mark.parametrize(
    ("name", "action", "marks", "card"),
    [
        ("normandy/la-raye", "Rifleman A: move 13B", ["US Riflemen A", "13B"], "Rifleman A"),
        ("normandy/la-raye", "Scout A: scout 12B", ["DE Scouts A", "12B"], "Scout A"),
        ("normandy/la-raye", "end turn", [], ""),
        ("memoir44/pegasus-bridge", "play Assault Right", [], "Assault Right"),
        ("memoir44/pegasus-bridge", "move c4 D5", ["allies-infantry-1", "D5"], ""),
        ("memoir44/pegasus-bridge", "retreat E7 e8", ["e8", "E7"], ""),
    ],
)
def test_hint_marks_the_units_the_places_and_the_card_of_its_action(name: str, action: str, marks: list[str], card: str) -> None:
    found = next(it for it in every_position(name) if action in {it.format(one) for one in it.legal_actions})
    way = advice._marks(found, found.parse(action), registry.system(found.system).present.taps(found, found.parse(action)))
    assert way == {"marks": marks, "card": card}


def every_position(name: str) -> Iterator[Any]:
    game = un.new_game(name, seed=4)
    while to_act := game.position.to_act:
        yield game.position
        game.play(opponent("careful").choose(View(game.position, to_act[0]), Random(game.ply)))


def test_what_a_turn_missed_marks_nothing_because_the_board_shows_another_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review.find_missed_chance, "__defaults__", (0, 40))
    one = Table(thrown_away(), side="US")
    assert all("marks" not in way and "card" not in way for way in thought(one, "missed")["ways"])


def test_advice_goes_with_its_position() -> None:
    one = asked(table())
    assert one.advice["on"]
    one.game.play("US: initiative Platoon Sergeant")
    one.refresh()
    assert one._session.thinking is None
    assert not one.advice["on"]


def test_hint_for_an_old_position_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    go, one = Event(), table()
    real = coach.advise

    def waits(view: View, seed: int) -> Iterator[Advice]:
        for found in real(view, seed, 3):
            go.wait(PATIENCE)
            yield found

    monkeypatch.setattr(advice, "advise", waits)
    one.press("advise", "ask")
    old = one._session.thinking
    assert old
    one.game.play("US: initiative Platoon Sergeant")  # a cell plays, and the table has not looked yet
    seen = followed(one)
    go.set()
    until(lambda: old.done)
    assert [it for it in seen if it and it.get("ways")] == []


def test_table_and_game_are_free_while_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    go, begun, one = Event(), Event(), table()
    real = coach.advise

    def waits(view: View, seed: int) -> Iterator[Advice]:
        begun.set()
        go.wait(PATIENCE)
        yield from real(view, seed, 1)

    monkeypatch.setattr(advice, "advise", waits)
    one.press("advise", "ask")
    assert begun.wait(PATIENCE)
    free = Thread(target=lambda: one.press("tap", "place:13B"))
    free.start()
    free.join(PATIENCE)
    assert not free.is_alive()
    assert one.why
    assert one.advice["busy"]
    one.press("advise", "stop")
    go.set()
    until(lambda: not one.advice["busy"])


def test_stopped_hint_stays_and_a_closed_one_goes() -> None:
    one = asked(table())
    one.press("advise", "stop")
    assert one.advice["ways"]
    one.press("advise", "close")
    assert not one.advice["on"]


def test_same_seed_gives_same_advice_and_other_hidden_cards_change_nothing() -> None:
    p: Any = registry.system("undaunted").new_position("normandy/la-raye")
    game = un.new_game("normandy/la-raye", seed=7)
    p = game.position
    other = DEALT_ANEW[p.system](p, p.setup.side("US"), 0.25)
    assert other != p
    tables = [Table(Game(it, seed=7), side="US") for it in (p, p, other)]
    one, two, three = (asked(it).advice for it in tables)
    assert one == two == three


def test_advice_reaches_only_the_side_that_asks() -> None:
    game = un.new_game("normandy/la-raye", seed=44)
    mine, yours = (un.table(game, side=side, opponent="", resume=False) for side in ("US", "DE"))
    asked(mine)
    assert mine.advice["ways"]
    assert not yours.advice["on"]


def test_no_advice_where_it_would_give_an_answer_away() -> None:
    lesson = un.lesson("normandy/moving")
    walk = un.walkthrough("normandy/example-round")
    for one in (lesson, walk):
        assert one.advice is None
        one.press("advise", "ask")
        assert one._session.thinking is None
        assert one.why["tone"] == "error"


def test_no_advice_behind_the_handover_screen() -> None:
    one = table(side="")
    one.press("curtain")
    one.game.play("US: initiative Platoon Sergeant")
    one.refresh()
    assert one.curtain
    assert one.advice is None


def test_advice_in_a_replay_can_only_be_read() -> None:
    one = table()
    one.game.play("US: initiative Platoon Sergeant")
    one.refresh()
    one.press("replay", "open")
    assert asked(one).advice["ways"][0]["id"] == ""


def test_without_threads_it_thinks_between_the_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "IN_BROWSER", True)
    one = table()
    seen = followed(one)
    turns = 0

    async def page() -> None:
        nonlocal turns
        one.press("advise", "ask")
        thinking = one._session.thinking
        assert thinking
        assert not seen[-1]["ways"]
        while not thinking.done:
            turns += 1
            await asyncio.sleep(0)

    asyncio.run(page())
    assert turns > 10
    assert one.advice["ways"]
    assert not one.advice["busy"]


def test_error_in_thinking_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_view: View, _seed: int) -> Iterator[Advice]:
        raise ZeroDivisionError
        yield

    monkeypatch.setattr(advice, "advise", broken)
    found = asked(table()).advice
    assert not found["busy"]
    assert "ZeroDivisionError" in found["note"]


def test_what_a_turn_missed_is_shown_with_both_actions_and_one_click_leads_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review.find_missed_chance, "__defaults__", (0, 40))
    game = thrown_away()
    game.seed = 1
    side = review.before(game, game.ply - 1).to_act[0]
    one = Table(game, side=side)
    assert one.advice["missed"]
    found = thought(one, "missed")
    assert [way["name"] for way in found["ways"]] == ["You played", "Better"]
    assert found["ways"][0]["label"] == "End turn"
    assert found["ways"][1]["chance"] == "100%"
    assert {way["id"] for way in found["ways"]} == {""}
    one.press("replay", found["look"])
    assert one._session.replay
    assert one._session.game.ply == game.ply - 1


def test_costly_decision_becomes_a_private_puzzle_and_the_table_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mistakes.examine, "__defaults__", (0, 8))
    game = thrown_away()
    game.seed = 1
    before = review.before(game, game.ply - 1)
    one = Table(game, side=before.to_act[0])
    thought(one, "missed")
    until(lambda: "one of your puzzles" in one.advice["note"])
    (mistake,) = mistakes.load_mistakes()
    assert mistake.action == "end turn"
    assert mistake.chance == 1
    with one._hold():
        assert one.advice["said"] == one.advice["note"]


def test_turn_without_a_better_action_says_so() -> None:
    one = table()
    one.game.play("US: initiative Platoon Sergeant")
    one.refresh()
    found = thought(one, "missed")
    assert found["ways"] == []
    assert found["none"]
    assert found["note"] == "12 playouts"
    assert not mistakes.load_mistakes()


def test_replay_shows_its_course_and_each_turning_point_is_one_click_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "PLAYOUTS_PER_POSITION", 5)
    monkeypatch.setattr(review, "TURN", 0.01)
    monkeypatch.setattr(review, "error", lambda _: 0.001)
    one = Table(thrown_away(), side="US")
    one.press("replay", "open")
    assert one.advice["turns"]
    line = thought(one, "turns")["line"]
    assert len(line["points"]) > 10
    assert all(0 <= number <= 100 for point in line["points"] for number in point)
    assert 1 <= len(line["turns"]) <= review.TURNS
    ply = int(line["turns"][-1]["id"].removeprefix("from:"))
    one.press("replay", line["turns"][-1]["id"])
    assert one._session.game.ply <= ply
    assert one.advice["line"]["turns"] == line["turns"]
    assert one.advice["line"]["at"] > 0
    one.press("replay", "close")
    assert one._session.course is None
    assert not (one.advice or {}).get("line")


def test_end_of_a_game_is_one_click_from_its_turning_points() -> None:
    us = {"markers": {"14B": "controlled"}}
    one = Table(at_turn("Rifleman A", us=us, worth={"12B": 3}, counters={"US Riflemen A": "12B"}), side="US")
    one.game.play("Rifleman A: control")
    one.refresh()
    assert [it["label"] for it in one.over["buttons"]][2:] == ["Where did the game turn?", "My costliest decision"]
    assert thought(one, "turns", "over")["line"]["title"] == "Probability that US wins"
    assert one._session.replay


def test_end_of_a_game_is_one_click_from_its_costliest_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review.find_missed_chance, "__defaults__", (0, 200))
    game = thrown_away()
    side, ply, rng = review.before(game, game.ply - 1).to_act[0], game.ply, Random(1)
    while not game.position.outcome:
        game.play(best(game.position, game.position.to_act[0], rng))
    one = Table(game, side=side)
    found = thought(one, "costliest", "over")
    assert found["title"] == "My costliest decision"
    assert found["ways"][0]["label"] == "End turn"
    assert found["ways"][0]["why"] == ""  # nothing speaks for it
    assert found["look"] == f"from:{ply - 1}"
    one.press("replay", found["look"])
    assert one._session.game.ply == ply - 1


def test_hidden_cards_change_no_answer_on_the_table() -> None:
    game = played("normandy/la-raye", 16)
    tables = [Table(it, side="DE") for it in (game, hidden(game, "DE"))]
    for one in tables:
        one.game.seed = 3
    found = [thought(it, "missed") for it in tables]
    assert found[0] == found[1]
