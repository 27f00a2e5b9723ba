"""What the coach says after a move that does not reach the goal is true: the goal can, or can no longer, be reached."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

import pytest

import undaunted_nb as un
from tests.sampling import sample
from tests.widgets.tables import click
from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text
from undaunted_nb.lessons.format import lesson as lessons
from undaunted_nb.lessons.format.goals import holds
from undaunted_nb.lessons.format.lesson import ANY_GAME, Exercise
from undaunted_nb.lessons.format.words import say_words
from undaunted_nb.lessons.play.attempt import GO, GOOD, NO, Attempt
from undaunted_nb.lessons.play.outlook import look_ahead
from undaunted_nb.lessons.play.run import LessonRun
from undaunted_nb.widgets.table import Table, coach_table

un._give_words()
EXERCISES = [it for game in lessons.courses() for name in lessons.names(game) for it in lessons.load(name).exercises if not it.asks]
PLAYED = [it for it in EXERCISES if it.solution != ANY_GAME]
PLAYOUTS = 60


@cache
def judged() -> list[tuple[Exercise, str, Attempt]]:
    """Return first actions that the search judges, with the attempt after each."""
    found = []
    for it in sample(PLAYED, 60):
        for line in sample([it.begin().position.format(action) for action in Attempt(it).game.legal_actions], 8):
            attempt = Attempt(it)
            if (attempt.play(line) == GO and not attempt.reply) or attempt.outlook.reachable is False:
                found.append((it, line, attempt))
    return found


def reaches(it: Exercise, line: str, rng: Random) -> bool:
    """Return whether random legal actions after this one reach the goal within the exercise's budget."""
    attempt = Attempt(it)
    attempt.game.seed = rng.randrange(1000)  # other dice and cards
    attempt.take(attempt.game.position.parse(line))
    for _ in range((it.budget or len(it.solution) + 1) - 1):
        actions = [action for action in attempt.game.legal_actions if action.side == attempt.side]
        if not actions or holds(it.goal, attempt.moment()):
            break
        attempt.take(rng.choice(actions))
    return holds(it.goal, attempt.moment())


def test_every_outlook_occurs() -> None:
    said = Counter(attempt.outlook.reachable for *_, attempt in judged())
    assert min(said[True], said[False]) > 5
    assert said[None] < 0.05 * said.total()
    attempt = Attempt(next(it for it in lessons.load("north-africa/seats").exercises if it.id == "take-it"))
    attempt.play("Saboteur: stalk 11A")  # this exercise has no budget, so the search has no end
    assert (attempt.outlook.reachable, attempt.state) == (None, GO)


@pytest.mark.parametrize(
    ("lesson", "exercise", "line"),
    [
        ("memoir44/turn", "move-then-battle", "move F3 e4"),  # it stands next to no enemy, whatever the other unit rolls
        ("north-africa/on-foot", "stalk", "Saboteur: stalk 4A"),  # the other card attacks, or goes one tile
        ("north-africa/control", "clear-it", "Rifleman: attack Italy Scout A"),  # it may hit, but no card is left for Control
    ],
)
def test_no_roll_of_the_dice_brings_the_goal_back(lesson: str, exercise: str, line: str) -> None:
    table = open_step(lesson, exercise)
    click(table, line)
    assert table.coach["state"] == NO
    assert "undo" in {button["id"] for button in table.coach["buttons"]}


@pytest.mark.parametrize(("lesson", "exercise"), [("north-africa/control", "clear-it"), ("memoir44/medals", "worth")])
def test_a_goal_that_other_dice_reach_is_not_called_out_of_reach(lesson: str, exercise: str) -> None:
    step = replace(next(it for it in lessons.load(lesson).exercises if it.id == exercise), chance=())
    found = set()
    for seed in range(12):
        attempt = Attempt(step)
        attempt.game.seed = seed
        found.add(look_ahead(attempt).reachable)
    assert found == {True, None}


def test_a_reply_that_says_how_to_go_on_is_given_only_on_the_way() -> None:
    run = LessonRun(lessons.load("memoir44/turn"))
    run.go_to(2)
    attempt = run.attempt
    assert (attempt.play("move H3 g4"), bool(attempt.reply)) == (GO, True)  # now move the one on F3
    attempt.game.goto(attempt.base)
    attempt.play("move F3 f4 F5")
    assert (attempt.play("move H3 g4"), attempt.reply) == (NO, ())


def test_a_goal_out_of_reach_is_never_reached() -> None:
    rng = Random(29)
    for it, line, attempt in judged():
        if attempt.outlook.reachable is False:
            assert attempt.state == NO, (it.id, line)
            assert not any(reaches(it, line, rng) for _ in range(PLAYOUTS)), (it.id, line)


def test_right_so_far_is_followed_by_a_way_to_the_goal() -> None:
    for it, line, found in judged():
        if found.outlook.reachable:
            attempt = Attempt(it)
            states = [attempt.play(step) for step in (line, *found.outlook.way)]
            assert states[-1] == GOOD, (it.id, line, found.outlook.way)


@pytest.mark.parametrize("it", sample([it for it in PLAYED if any(not reply.go for reply in it.replies)], 40), ids=lambda it: it.id)
def test_not_quite_is_not_said_while_the_goal_is_in_reach(it: Exercise) -> None:
    """Play every first action, then what a reply is about: "Not quite" is untrue if the goal can still be reached."""
    attempt = Attempt(it)
    begun = attempt.game.ply
    for first in (None, *sample(own_actions(attempt), 20)):
        attempt.game.goto(begun)
        if first:
            attempt.take(first)
        ply, second = attempt.game.ply, own_actions(attempt) if not holds(it.goal, attempt.moment()) else []
        for action in second:
            attempt.game.goto(ply)
            attempt.take(action)
            moment = attempt.moment()
            reply = None if holds(it.goal, moment) else attempt._foreseen(moment)
            if reply and not reply.go:
                assert not look_ahead(attempt).reachable, (moment.lines, say_words(reply.text, "en", attempt.values))


def own_actions(attempt: Attempt) -> list[Action]:
    return [action for action in attempt.game.legal_actions if action.side == attempt.side]


def open_step(lesson: str, exercise: str) -> Table:
    run = LessonRun(lessons.load(lesson))
    run.go_to(next(n for n, it in enumerate(run.lesson.exercises, 1) if it.id == exercise))
    return coach_table(run, "en")


def test_the_coach_says_what_was_lost_and_undo_leads_back() -> None:
    found = [(it, line) for it, line, attempt in judged() if attempt.outlook.reachable is False and attempt.has_spent_card()]
    assert found
    it, line = found[0]
    lesson = next(name for game in lessons.courses() for name in lessons.names(game) if it in lessons.load(name).exercises)
    table = open_step(lesson, it.id)
    before = table.game.position
    click(table, line)
    assert table.coach["state"] == "no"
    assert table.coach["said"] == ["That used up the card that you need. Undo it and try again."]
    assert "undo" in {button["id"] for button in table.coach["buttons"]}
    table.press("coach", "undo")
    assert table.game.position == before
    assert table.coach["state"] == ""


def test_orders_are_not_confirmed_before_the_task_has_all() -> None:
    table = open_step("memoir44/sections", "pincer")
    click(table, "play Pincer Move")
    click(table, "order C3")
    table.press("commit")
    assert (table.coach["state"], table.coach["said"]) == ("no", ["The task needs more orders. Give them before you confirm."])
    assert table.plan["title"] == "Orders: 1 of 4 given"  # nothing is given up
    for line in ("order d2", "order J3", "order k2"):
        click(table, line)
    assert table.coach["state"] == "good"


@pytest.mark.parametrize(
    ("lesson", "exercise", "target", "first"),
    [
        ("memoir44/turn", "move-then-battle", "axis-infantry-1", True),
        ("memoir44/infantry", "past-the-enemy", "axis-infantry-1", True),
        ("memoir44/armor", "three-dice", "axis-infantry-1", False),  # nothing has to move
        ("memoir44/medals", "the-last-medal", "axis-infantry-1", False),  # the attack can win from where it is
    ],
)
def test_an_attack_before_a_move_that_the_task_needs(lesson: str, exercise: str, target: str, first: bool) -> None:
    table = open_step(lesson, exercise)
    table._on_message(table, {"kind": "tap", "target": f"piece:{target}", "revision": table.revision}, [])
    assert (table.coach["said"] == ["The task still needs a move. Make it before you go on."]) is first
    assert bool(table.why) is not first


def test_a_card_for_all_units_counts_its_orders_in_one_way() -> None:
    table = open_step("memoir44/sections", "assault")
    click(table, "play Assault Center")
    assert (table.plan["title"], table.plan["commit"]) == ("Orders: 0 of 3 given", "Confirm orders: 3 unused")


def test_a_goal_that_needs_orders_is_out_of_reach_without_them() -> None:
    step = next(it for it in lessons.load("memoir44/sections").exercises if it.id == "pincer")
    for lines in (["play Recon Center"], ["play Pincer Move", "order C3", "move C3 D3"]):
        run = LessonRun(lessons.load("memoir44/sections"))
        run.go_to(1)
        assert run.exercise == step
        for line in lines:
            run.play(run.game.position.parse(line))
        assert run.state == NO, lines
        assert "undo" in {button["id"] for button in run.scene("en")["buttons"]}
    assert run.scene("en")["said"] == [Text("coach-orders-gone")]


@pytest.mark.parametrize(("exercise", "card"), [("pincer", "Close Assault"), ("in-force", "Probe Right"), ("assault", "Attack Left")])
def test_a_wrong_card_is_named_as_the_reason(exercise: str, card: str) -> None:
    """The turn could only be ended: its new card changes nothing."""
    table = open_step("memoir44/sections", exercise)
    click(table, f"play {card}")
    assert table.coach["state"] == "no"
    assert table.coach["said"] == ["You play only one card per turn, and the task needs a different one. Undo it and try again."]


@pytest.mark.parametrize(
    ("lesson", "exercise", "lines"),
    [
        ("memoir44/board", "coast", ["move d2 D3 d4"]),  # the second row of the beach
        ("memoir44/turn", "move-then-battle", ["move H3 h4", "move F3 f4", "battle f4 G5"]),
        ("memoir44/infantry", "around", ["move f4 e4", "move F3 f4 g4"]),  # "or move it first"
        ("memoir44/infantry", "one-move", ["move H3 g4 H5"]),
        ("memoir44/armor", "drive-and-fire", ["move F3 G3", "move D3 d4 e4 F5", "battle F5 G5"]),
    ],
)
def test_another_way_that_a_task_allows_is_right(lesson: str, exercise: str, lines: list[str]) -> None:
    attempt = Attempt(next(it for it in lessons.load(lesson).exercises if it.id == exercise))
    *before, last = (attempt.play(line) for line in lines)
    assert NO not in before
    assert last == GOOD


def test_moves_that_were_ended_can_still_be_made() -> None:
    table = open_step("memoir44/armor", "drive-and-fire")
    assert (table.plan["title"], table.plan["back"]) == ("Move", None), "the exercise has given the orders"
    click(table, "move D3 d4 e4 F5")
    table.press("commit")
    assert (table.plan["title"], table.plan["back"]) == ("Battle", "Back to moves")
    table.press("back")
    assert (table.plan["title"], table.plan["back"]) == ("Move", None)
    table.press("back")
    assert table.plan["title"] == "Move"


def test_moves_do_not_end_before_the_one_that_the_task_needs() -> None:
    table = open_step("memoir44/turn", "move-then-battle")
    click(table, "move H3 g4")  # another unit
    table.press("commit")
    assert (table.plan["title"], table.coach["said"]) == ("Move", ["The task still needs a move. Make it before you go on."])
    click(table, "move F3 f4")
    assert table.plan["title"] == "Battle"


def test_a_reply_about_an_attack_is_not_given_for_one_that_the_rules_refuse() -> None:
    """F3 could attack at first, but now f4 blocks its line of sight."""
    table = open_step("memoir44/armor", "drive-and-fire")
    click(table, "move D3 d4 e4 f4")
    table.press("commit")
    table.press("tap", "piece:allies-infantry-1")
    assert table.coach["said"] == []
    assert [reason["rule"] for reason in table.coach["reasons"]] == ["m44.sight.1"]
    table.press("back", "answer")
    assert (table.coach["reasons"], table.plan["title"]) == ([], "Battle"), "Escape clears the answer first"
    table.press("back", "answer")
    assert table.plan["title"] == "Move"


@pytest.mark.parametrize(
    ("lesson", "exercise", "lines"),
    [
        ("memoir44/turn", "move-then-battle", ["move H3 g4", "battle g4 G5"]),
        ("memoir44/turn", "too-late", ["move f4 g4"]),
        ("memoir44/turn", "too-late", ["move H3 h4 H5"]),
        ("memoir44/sections", "in-force", ["play Recon in Force", "order e2", "order d2"]),
        ("memoir44/armor", "three-dice", ["battle D5 E7"]),
    ],
)
def test_a_wrong_way_is_answered_with_its_reason(lesson: str, exercise: str, lines: list[str]) -> None:
    attempt = Attempt(next(it for it in lessons.load(lesson).exercises if it.id == exercise))
    states = [attempt.play(line) for line in lines]
    assert (states[-1], bool(attempt.reply)) == (NO, True)


def test_a_click_on_an_enemy_says_what_to_choose_first() -> None:
    table = open_step("memoir44/infantry", "one-target")
    table.press("tap", "piece:axis-infantry-1")
    assert table.why["reasons"][0]["text"] == "Click a unit, then its target."
    table = open_step("memoir44/armor", "drive-and-fire")
    table.press("tap", "piece:allies-armor-1")
    table.press("tap", "piece:axis-infantry-1")
    assert table.coach["said"] == ["Attacks come after the moves. First move to a hex next to G5."]
    assert "allies-armor-1" in table.marks["chosen"], "it can go on to a hex"


def test_a_unit_that_can_do_nothing_more_is_not_called_unused() -> None:
    table = open_step("memoir44/turn", "end")
    table.press("tap", "piece:allies-infantry-2")
    assert "Ordered this turn, but it can’t act anymore." in [reason["text"] for reason in table.why["reasons"]]


def test_no_warning_contradicts_a_task() -> None:
    """What the solution no longer needs is given up without a word: orders, moves, battles."""
    quiet = Counter[str]()
    for name in lessons.names("memoir44"):
        for it in (it for it in lessons.load(name).exercises if not it.asks and it.solution != ANY_GAME):
            table = open_step(name, it.id)
            kinds = [{"take": "battle", "clear": "battle"}.get(line.split()[0], line.split()[0]) for line in it.solution]
            told = f"{table.plan['commit']} {table.plan.get('lines')}" if table.plan else ""
            for kind, words in (("order", "unused"), ("move", "stay"), ("battle", "not battle")):
                assert kind in kinds or words not in told, (it.id, told)
                quiet[kind] += kind not in kinds and bool(told)
    assert min(quiet.values()) > 3
