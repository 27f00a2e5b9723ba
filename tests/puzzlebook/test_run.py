"""A puzzle beside the table: what it says about right and wrong actions, hints, and the playback of the solution."""

from __future__ import annotations

import pytest

import undaunted_nb as un
from tests.sampling import sample
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.puzzlebook.puzzle import Puzzle, games_with_puzzles, load
from undaunted_nb.puzzlebook.run import PuzzleRun

EVERY = [puzzle for game in games_with_puzzles() for puzzle in load(game)]


def words(run: PuzzleRun, language: str = "en") -> str:
    return " ".join(say(text, language) for text in run.said)


def press_hints(run: PuzzleRun) -> list[str]:
    for _ in range(2):
        run.press("hint")
    return [say(hint) for hint in run.scene()["hints"]]  # type: ignore[arg-type]


@pytest.mark.parametrize("puzzle", sample(EVERY, 6), ids=lambda puzzle: puzzle.id)
def test_the_solution_solves_it(puzzle: Puzzle) -> None:
    run = PuzzleRun([puzzle])
    run.play(run.game.position.parse(puzzle.solution[0]))
    assert run.state in ("go", "good")
    while run.state == "go":
        position = run.game.position
        best = max(run.game.legal_actions, key=lambda action: run._compare(position, action)[1])
        run.play(best)
    assert run.state == "good"
    assert run.results == {puzzle.id: True}
    with pytest.raises(TutorError):
        run.play(run.game.start.legal_actions[0])


@pytest.mark.parametrize("puzzle", sample(EVERY, 6), ids=lambda puzzle: puzzle.id)
def test_a_wrong_action_is_answered_with_what_it_leads_to(puzzle: Puzzle) -> None:
    run = PuzzleRun([puzzle])
    wrong = next(action for action in run.game.legal_actions if run.game.position.format(action) != puzzle.solution[0])
    run.play(wrong)
    assert run.state == "no"
    assert run.scene()["again"]
    assert run.scene()["mistake"]
    for language in LANGUAGES:
        assert "%" in words(run, language)
    assert run.results == {puzzle.id: False}
    run.press("again")
    assert (run.state, run.game.ply) == ("", 0)
    run.play(run.game.position.parse(puzzle.solution[0]))
    assert run.results == {puzzle.id: False}, "only the first answer counts"


@pytest.mark.parametrize("puzzle", sample(EVERY, 6), ids=lambda puzzle: puzzle.id)
def test_the_hints_say_where_and_then_what(puzzle: Puzzle) -> None:
    run = PuzzleRun([puzzle])
    assert not run.pointed_out()["hinted"]
    run.press("hint")
    first = run.scene()["hints"]
    assert len(first) == 1
    assert len(press_hints(run)) == 2
    assert run.scene()["hint"] is None


@pytest.mark.parametrize(
    ("line", "hints"),
    [
        ("Machine Gunner A: attack US Scouts A", ("Machine Gunner A", "Кулеметник A", "Пулеметчик A")),
        ("pick LRDG Machine Gunner", ("LRDG Machine Gunner", "Кулеметник (LRDG)", "Пулеметчик (LRDG)")),
        ("order W9", ("Axis Artillery on W9", "Артилерія Осі (W9)", "Артиллерия Оси (W9)")),
        ("play Medics & Mechanics", ("Medics & Mechanics", "Лікарі й механіки", "Врачи и механики")),
    ],
)
def test_the_first_hint_names_a_card_or_a_counter(line: str, hints: tuple[str, ...]) -> None:
    """What part of the turn it is would say nothing: on some boards, fifteen units can be ordered."""
    run = PuzzleRun([next(puzzle for puzzle in EVERY if puzzle.solution[0] == line)])
    run.press("hint")
    (hint,) = run.scene()["hints"]
    for language, words in zip(("en", "uk", "ru"), hints, strict=True):
        assert words in say(hint, language)  # type: ignore[arg-type]


def test_the_board_marks_what_the_goal_is_about() -> None:
    """A goal about a tile, a hex, a unit or a vehicle is found at once on a board of a hundred hexes. Winning is nowhere."""
    kinds = {puzzle.goal.partition(" ")[0]: puzzle for puzzle in reversed(EVERY)}
    for kind in ("controlled", "card", "figures", "destroyed"):
        run = PuzzleRun([kinds[kind]])
        (thing,) = run.pointed_out()["asked"]
        assert kinds[kind].goal.endswith(thing)
        assert un.puzzle(kinds[kind].id).marks["asked"] == [thing]
        run.play(run.game.position.parse(kinds[kind].solution[0]))
        assert run.state == "good" or run.pointed_out()["asked"] == (thing,)
    assert not PuzzleRun([kinds["won"]]).pointed_out()["asked"]


@pytest.mark.parametrize("puzzle", sample(EVERY, 6), ids=lambda puzzle: puzzle.id)
def test_the_solution_is_played_back_step_by_step(puzzle: Puzzle) -> None:
    run = PuzzleRun([puzzle])
    with pytest.raises(TutorError):
        run.press("show")  # not before a try or both hints
    press_hints(run)
    run.press("show")
    for _ in puzzle.solution[1:]:
        assert run.state == "go"
        assert [button["id"] for button in run.scene()["buttons"]] == ["step"]
        run.press("step")
    assert run.state == "good"
    assert [step.lines[0] for step in run.game.steps if step.lines[0] in puzzle.solution] == list(puzzle.solution)
    assert run.results == {puzzle.id: False}, "a solution that was shown does not count as solved"


def test_the_table_shows_a_puzzle_without_its_solution() -> None:
    puzzle = EVERY[0]
    table = un.puzzle(puzzle)
    assert say(puzzle.goal_text()) in repr(table)
    assert puzzle.solution[0] not in repr(table)


def test_puzzles_come_one_after_the_other() -> None:
    run = PuzzleRun(EVERY[:2])
    assert not run.complete
    with pytest.raises(TutorError):
        run.press("exercise:9")
    run.play(run.game.position.parse(EVERY[0].solution[0]))
    run.press("next")
    assert run.puzzle is EVERY[1]
    run.press("prev")
    assert run.puzzle is EVERY[0]
    assert "Puzzle" in run.as_text("en")
