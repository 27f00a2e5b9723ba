"""A puzzle as a link and a picture: the question and the position are there, the solution is not."""

from __future__ import annotations

from pathlib import Path

import pytest

import undaunted_nb as un
from tests.sampling import sample
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.kit import registry
from undaunted_nb.play.lines import from_line
from undaunted_nb.puzzlebook.mistakes import Mistake
from undaunted_nb.puzzlebook.puzzle import Puzzle, games_with_puzzles, load
from undaunted_nb.puzzlebook.run import PuzzleRun
from undaunted_nb.sharing.links import read
from undaunted_nb.widgets.table import coach_table

EVERY = [puzzle for game in games_with_puzzles() for puzzle in load(game)]
REPOSITORY = "UNDAUNTED_NB_REPOSITORY"


@pytest.fixture(autouse=True)
def repository(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(REPOSITORY, "me/games")


def has_solution(text: str, puzzle: Puzzle) -> bool:
    """Return whether a text names an action of the solution, in notation or in words."""
    position = puzzle.position
    first = position.parse(puzzle.solution[0])
    label = registry.system(position.system).present.label(position, first)
    return any(words in text for words in (*puzzle.solution, *(say(label, language) for language in LANGUAGES), "solution"))


@pytest.mark.parametrize("puzzle", sample(EVERY, 6), ids=lambda puzzle: puzzle.id)
def test_a_link_opens_the_position_for_its_side_and_no_more(puzzle: Puzzle) -> None:
    ask = read(un.link(position=puzzle))
    game = ask.game()
    assert game.position == puzzle.position
    assert ask.side == puzzle.side
    assert not game.decisions
    assert not has_solution(str(from_line(ask.line)), puzzle)


@pytest.mark.parametrize("puzzle", sample(EVERY, 6), ids=lambda puzzle: puzzle.id)
def test_the_picture_asks_and_shows_only_the_board(puzzle: Puzzle, tmp_path: Path) -> None:
    file = tmp_path / "puzzle.svg"
    for language in LANGUAGES:
        puzzle.save(file, language=language)
        picture = file.read_text(encoding="utf-8")
        assert picture.startswith("<svg")
        assert picture.count(say(puzzle.shared_question, language)) == 2, "as its title and below the board"
        assert not has_solution(picture, puzzle)
        assert "hinted" not in picture


def test_the_question_is_about_the_goal() -> None:
    won = next(puzzle for puzzle in EVERY if puzzle.goal == f"won {puzzle.side}")
    assert say(won.shared_question).endswith("Can you win this turn?")
    other = next(puzzle for puzzle in EVERY if puzzle.goal.startswith("controlled "))
    assert say(other.goal_text()) in say(other.shared_question)


def test_one_button_of_the_table_shares_the_beginning_also_after_the_solution() -> None:
    puzzle = EVERY[0]
    run = PuzzleRun([puzzle])
    table = coach_table(run)
    assert "share" in [button["id"] for button in table.coach["buttons"]]
    for _ in range(2):
        table.press("coach", "hint")
    table.press("coach", "show")
    assert run.game.ply
    table.press("coach", "share")
    assert table.copies
    copies = table.copies["copies"]
    question, address = copies["link"]["text"].split("\n")
    assert question == say(puzzle.shared_question)
    assert read(copies["link"]["text"]) == read(address), "who pastes both opens the link"
    for text in (address, copies["position"]["text"]):
        assert read(text).game().position == puzzle.position
    assert copies["picture"]["text"] == puzzle.picture()
    assert not copies["replay"]["text"]
    table.close()


def test_a_shared_link_opens_the_puzzle_itself() -> None:
    puzzle = EVERY[0]
    shared = un.link(position=puzzle, to="lite", host="https://games.example")
    table = un.table(un.new_game("normandy/hills", seed=1), side="US", resume=False)
    table.open_link(shared)
    assert isinstance(table.guide, PuzzleRun)
    assert table.guide.puzzle == puzzle
    assert table.guide.side == puzzle.side
    assert table.coach["title"], "its panel is on the table"
    table.open_link(shared.replace(puzzle.id, "later-version"))
    assert not table.coach, "a package that does not have it shows the position"
    assert table.game.position == puzzle.position
    table.close()


def test_a_shared_link_of_an_own_mistake_opens_its_position() -> None:
    puzzle = EVERY[0]
    mistake = Mistake(
        "mistake-1", puzzle.game, puzzle.side, "", 1000, ("mistakes",), puzzle.solution, puzzle.chances, puzzle.line, puzzle.solution[0]
    )
    assert "puzzle=" not in un.link(position=mistake, to="lite", host="https://games.example")


def test_a_table_without_a_question_has_nothing_to_share_by_a_button() -> None:
    table = un.lesson("normandy/moving")
    table.press("coach", "share")
    assert not table.copies
    table.close()
