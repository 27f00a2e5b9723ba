"""Three minutes of puzzles: the clock, the misses, the best result, and a look at what was missed. The clock is the test's own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from importlib import import_module

import pytest
from click.testing import CliRunner

import undaunted_nb as un
from undaunted_nb.cli.commands import cli
from undaunted_nb.engine.action import Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.puzzlebook.learner import course_of, find_best, rating_of
from undaunted_nb.puzzlebook.puzzle import ABOUT_AS_HARD, load
from undaunted_nb.puzzlebook.ratings import FIRST
from undaunted_nb.puzzlebook.run import PuzzleRun
from undaunted_nb.puzzlebook.three_minutes import BACK, GOING, OVER, READY, SECONDS, ThreeMinutes
from undaunted_nb.widgets import clock_panel
from undaunted_nb.widgets.home.home import Home
from undaunted_nb.widgets.table import Table, coach_table


class Clock:
    """A clock that stands still until the test moves it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def run(clock: Clock) -> ThreeMinutes:
    return begin(ThreeMinutes("normandy", seed=3, progress=Progress(), clock=clock))


def begin(run: ThreeMinutes) -> ThreeMinutes:
    run.press("next")
    return run


def right(run: PuzzleRun) -> Action:
    return run.game.position.parse(run.puzzle.solution[0])


def wrong(run: PuzzleRun) -> Action:
    position = run.game.position
    return next(action for action in run.game.legal_actions if run._compare(position, action)[1] < run.puzzle.chance)


def words(run: ThreeMinutes, language: str = "en") -> str:
    return run.as_text(language)


def test_puzzles_come_the_easiest_first(run: ThreeMinutes) -> None:
    ratings = [puzzle.rating for puzzle in run.puzzles]
    for n, rating in enumerate(ratings):
        assert rating <= min(ratings[n:]) + ABOUT_AS_HARD, "the easiest first, but for another idea"
    assert len({puzzle.id for puzzle in run.puzzles}) == len(run.puzzles) == min(40, len(load("normandy")))


def test_the_clock_runs_from_the_first_press(clock: Clock) -> None:
    run = ThreeMinutes("normandy", seed=3, clock=clock)
    with pytest.raises(TutorError):
        run.play(right(run))
    assert (run.phase, run.seconds_left) == (READY, None)
    assert not run.pointed_out(), "the goal is told when the clock runs"
    clock.now += 500
    begin(run)
    assert run.seconds_left == SECONDS
    with pytest.raises(TutorError):
        run.press("time")
    clock.now += 61
    assert "1:59 left" in say(run.scene()["count"])  # type: ignore[arg-type]


def test_a_right_first_action_goes_on_at_once(run: ThreeMinutes) -> None:
    first = run.puzzle
    run.play(right(run))
    assert (run.phase, run.score, run.miss_count, run.number) == (GOING, 1, 0, 1)
    assert run.puzzle is not first
    assert run.game.ply == 0, "nothing is played back in between"
    assert "Solved so far: 1" in words(run)
    assert run.scene()["ticks"] == ["good", ""]


def test_three_misses_end_it(run: ThreeMinutes) -> None:
    run.play(right(run))
    for number in range(3):
        assert run.phase == GOING
        run.play(wrong(run))
        assert run.miss_count == number + 1
    assert run.phase == OVER
    assert run.scene()["ticks"] == ["good", "no", "no", "no"]
    for language in LANGUAGES:
        assert "3" in words(run, language)
    with pytest.raises(TutorError):
        run.play(right(run))


def test_the_end_of_the_time_ends_it_and_a_late_answer_does_not_count(run: ThreeMinutes, clock: Clock) -> None:
    clock.now += SECONDS
    run.play(right(run))
    assert (run.phase, run.score) == (OVER, 0)
    assert "Time’s up" in words(run)
    assert run.progress
    assert find_best(run.progress, "normandy") == 0, "no puzzle is no result"
    assert not run.progress.days


def test_the_best_result_and_the_ratings_are_in_the_progress(run: ThreeMinutes, clock: Clock) -> None:
    progress = run.progress
    assert progress
    first, missed = run.puzzle, run.puzzles[1]
    run.play(right(run))
    assert rating_of(progress).value > FIRST.value
    run.play(wrong(run))
    assert progress.state(course_of("normandy")) == {first.id: "clean", missed.id: "shown"}
    run.press("stop")
    assert "Stopped" in words(run)
    assert find_best(progress, "normandy") == 1
    assert "best" not in words(run), "there was no result before"
    run.press("more")
    assert (run.phase, run.score, run.miss_count) == (READY, 0, 0)
    begin(run)
    run.play(right(run))
    run.play(right(run))
    clock.now += SECONDS
    run.press("time")
    assert "Before, it was 1" in words(run)
    other = Progress()
    other.take_in(progress.line())
    assert find_best(other, "normandy") == 2
    run.press("more")
    begin(run).press("stop")
    assert "still 2" in words(run)


def test_missed_puzzles_can_be_tried_again_without_a_clock(run: ThreeMinutes, clock: Clock) -> None:
    run.play(right(run))
    missed = run.puzzle
    run.play(wrong(run))
    run.press("stop")
    assert not run.pointed_out(), "nothing is asked any more"
    assert [button["id"] for button in run.scene()["buttons"]] == ["missed", "more"]
    run.press("missed")
    assert (run.phase, run.puzzles, run.seconds_left) == (BACK, (missed,), None)
    clock.now += 1000
    run.play(wrong(run))
    assert run.state == "no"
    run.press("again")
    run.press("hint")
    assert run.pointed_out()
    run.press("show")
    for _ in missed.solution[1:]:
        run.press("step")
    assert run.complete
    assert "more" in [button["id"] for button in run.scene()["buttons"]]


def test_all_puzzles_can_be_played(run: ThreeMinutes) -> None:
    run.puzzles = run.puzzles[:2]
    run.play(right(run))
    run.play(right(run))
    assert run.phase == OVER
    assert run.complete
    assert "all puzzles" in words(run)
    with pytest.raises(TutorError):
        run.press("missed")


def test_the_table_shows_the_clock_and_ends_by_itself(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock_panel, "TICK", 0.001)

    async def play() -> Table:
        run = ThreeMinutes("normandy", seed=3, clock=clock)
        table = coach_table(run)
        table.press("coach", "next")
        clock.now += 30
        async for _ in turns():
            if table.coach and "2:30" in table.coach["count"]:
                break
        clock.now += 150
        async for _ in turns():
            if run.phase == OVER:
                break
        return table

    table = asyncio.run(play())
    assert table.coach
    assert (table.coach["state"], table.coach["verdict"]) == ("done", "Time’s up")
    table.close()


async def turns() -> AsyncIterator[None]:
    """Give the loop time, but not forever."""
    for _ in range(10_000):
        await asyncio.sleep(0.001)
        yield
    pytest.fail("the table did not look at the clock")


def test_the_home_page_opens_three_minutes_of_the_chosen_game() -> None:
    home = Home()
    home.press("game:memoir44")
    link = next(link["to"] for link in home.scene("en")["more"] if link["to"].startswith("minutes:"))
    opened = home.press(link)
    assert opened
    assert isinstance(opened.coach, ThreeMinutes)
    assert opened.coach.name == "memoir44"


def test_the_terminal_asks_one_puzzle_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("undaunted_nb.cli.puzzles"), "ThreeMinutes", partial(ThreeMinutes, seed=1))
    puzzles = ThreeMinutes("north-africa", seed=1).puzzles
    first = puzzles[0].solution[0]
    answers = f"?\nnonsense\n{first}\n\n"
    result = CliRunner().invoke(cli, ["puzzles", "north-africa", "--three-minutes"], input=answers)
    assert result.exit_code == 0, result.output
    assert first in result.output.splitlines(), "the legal actions"
    assert "Solved so far: 1" in result.output
    assert "You’ve solved 1 puzzle." in result.output
    at_end = CliRunner().invoke(cli, ["puzzles", "north-africa", "--three-minutes", "--json"], input="")
    assert '"solved": 0' in at_end.stdout


def test_the_notebook_opens_three_minutes() -> None:
    table = un.three_minutes("north-africa", seed=1)
    assert "Three minutes" in repr(table)
    with pytest.raises(TutorError):
        un.three_minutes("chess")
    table.close()
