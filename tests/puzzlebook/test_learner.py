"""The progress keeps the puzzles that were tried, and the learner's rating follows from them."""

from __future__ import annotations

from undaunted_nb.i18n import say
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.puzzlebook.learner import course_of, rating_of
from undaunted_nb.puzzlebook.puzzle import load, today
from undaunted_nb.puzzlebook.ratings import FIRST
from undaunted_nb.puzzlebook.run import PuzzleRun
from undaunted_nb.widgets.home.home import Home
from undaunted_nb.widgets.home.puzzle_door import doors

PUZZLE = load("normandy")[0]


def solve(run: PuzzleRun) -> None:
    for line in PUZZLE.solution:
        run.play(run.game.position.parse(line))


def test_a_puzzle_solved_at_once_raises_the_rating() -> None:
    progress = Progress()
    run = PuzzleRun([PUZZLE], progress)
    assert rating_of(progress) == FIRST
    solve(run)
    assert progress.state(course_of("normandy")) == {PUZZLE.id: "clean"}
    assert rating_of(progress).value > FIRST.value
    assert str(round(rating_of(progress).value)) in " ".join(map(say, run.said))
    assert PuzzleRun([PUZZLE], progress).results == {PUZZLE.id: True}, "its tick is kept"


def test_a_miss_lowers_it_even_if_the_puzzle_is_solved_then() -> None:
    progress = Progress()
    run = PuzzleRun([PUZZLE], progress)
    run.play(next(action for action in run.game.legal_actions if run.game.position.format(action) != PUZZLE.solution[0]))
    assert progress.state(course_of("normandy")) == {PUZZLE.id: "shown"}
    run.press("again")
    solve(run)
    assert progress.state(course_of("normandy")) == {PUZZLE.id: "good"}
    assert rating_of(progress).value < FIRST.value


def test_a_solution_that_was_played_back_is_not_solved() -> None:
    progress = Progress()
    run = PuzzleRun([PUZZLE], progress)
    run.press("hint")
    run.press("hint")
    run.press("show")
    assert progress.state(course_of("normandy")) == {PUZZLE.id: "shown"}


def test_the_progress_carries_puzzles_to_another_machine() -> None:
    progress, other = Progress(), Progress()
    solve(PuzzleRun([PUZZLE], progress))
    other.take_in(progress.line())
    assert rating_of(other) == rating_of(progress)


def test_the_home_page_opens_the_puzzle_of_the_day() -> None:
    home = Home()
    door = doors("normandy")[0]
    assert door["to"] == f"puzzle:{today().id}"
    assert door["to"] in [link["to"] for link in home.scene("en")["more"]]
    opened = home.press(door["to"])
    assert opened
    assert isinstance(opened.coach, PuzzleRun)
    assert opened.coach.puzzle == today()
