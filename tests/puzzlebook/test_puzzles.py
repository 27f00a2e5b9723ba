"""The shipped puzzles are true: proved by the exact search, without hidden knowledge, in files that are checked on reading."""

from __future__ import annotations

import itertools
import json
from datetime import date, timedelta
from fractions import Fraction
from importlib import resources
from pathlib import Path
from random import Random

import pytest

import undaunted_nb as un
from tests.sampling import sample
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.engine.position import Position
from undaunted_nb.play.opponent import View
from undaunted_nb.puzzlebook import mining
from undaunted_nb.puzzlebook.choice import find, puzzles
from undaunted_nb.puzzlebook.proof import GAP, LEAST, Proof, prove
from undaunted_nb.puzzlebook.puzzle import Puzzle, PuzzleFile, games_with_puzzles, line_of, load, mix, name_puzzle, onward_from, read, today
from undaunted_nb.puzzlebook.themes import NO_THEME, THEMES, difficulty, first_rating, themes_of

EVERY = [puzzle for game in games_with_puzzles() for puzzle in load(game)]
LARGEST = 300_000


@pytest.mark.parametrize("puzzle", sample(EVERY, 4), ids=lambda puzzle: puzzle.id)
def test_a_puzzle_is_proved_again(puzzle: Puzzle) -> None:
    position = puzzle.position
    proof = prove(position, puzzle.side, puzzle.goal)
    assert proof
    assert proof.rank > 0, "the rules of thumb would not play it"
    assert {position.format(action): chance for action, chance in proof.chances.items() if chance} == puzzle.chances
    assert position.format(proof.first) == puzzle.solution[0]
    others = [chance for line, chance in puzzle.chances.items() if line != puzzle.solution[0]]
    assert puzzle.chance >= LEAST
    assert puzzle.chance - max(others, default=Fraction(0)) >= GAP


@pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_tells_nothing_that_its_side_cannot_see(puzzle: Puzzle) -> None:
    """Its hidden cards are dealt from what the side sees, so they say nothing about the game that it comes from."""
    view = View(puzzle.position, puzzle.side)
    assert line_of(view.deal_again()) == puzzle.line
    assert View(view.deal_again(Random(1)), puzzle.side).facts == view.facts
    assert puzzle.id == name_puzzle(puzzle.game, puzzle.line, puzzle.goal)


def test_all_three_games_have_puzzles_in_small_files() -> None:
    assert games_with_puzzles() == ("normandy", "north-africa", "memoir44")
    files = [resources.files(mining.__package__).joinpath(f"{game}.jsonl") for game in games_with_puzzles()]
    assert sum(len(file.read_bytes()) for file in files) < LARGEST
    assert len({puzzle.id for puzzle in EVERY}) == len(EVERY)
    for game in games_with_puzzles():
        ratings = [puzzle.rating for puzzle in load(game)]
        assert ratings == sorted(ratings), "the easiest first"


def test_a_file_is_written_as_it_was_read() -> None:
    text = resources.files(mining.__package__).joinpath("normandy.jsonl").read_text(encoding="utf-8")
    assert read(text, "normandy.jsonl").to_text() == text


def rows() -> list[dict[str, object]]:
    head: dict[str, object] = {"format": "undaunted-nb puzzles 1", "game": "normandy", "seeds": {"normandy/la-raye": 2}}
    return [head, {name: value for name, value in load("normandy")[0].to_json().items() if name != "id"}]


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("rating", "hard", "2"),
        ("themes", ["nothing"], "nothing"),
        ("solution", [], "chances"),
        ("chances", {"Rifleman B: control": "3/0"}, "chances"),
        ("goal", 7, "goal"),
        ("position", None, "position"),
    ],
)
def test_a_faulty_file_gives_one_clear_error(field: str, value: object, words: str) -> None:
    head, row = rows()
    row[field] = value
    with pytest.raises(FileError) as info:
        read("\n".join(map(json.dumps, (head, row))), "mine.jsonl")
    assert "mine.jsonl" in str(info.value)
    assert words in str(info.value)


@pytest.mark.parametrize(("length", "words"), [(6, "position"), (8, "7")])
def test_a_line_has_all_fields_and_no_more(length: int, words: str) -> None:
    head, row = rows()
    line = [*row.values(), "more"][:length]
    with pytest.raises(FileError, match=words):
        read("\n".join(map(json.dumps, (head, line))), "mine.jsonl")
    assert read("\n".join(map(json.dumps, (head, [*row.values()]))), "mine.jsonl") == read(
        "\n".join(map(json.dumps, (head, row))), "mine.jsonl"
    )


def test_the_first_line_names_the_fields_of_all_others() -> None:
    head, row = rows()
    order = [*reversed(row)]
    head["fields"] = order
    text = "\n".join(map(json.dumps, (head, [row[name] for name in order])))
    assert read(text, "mine.jsonl") == read("\n".join(map(json.dumps, (head, row))), "mine.jsonl")
    with pytest.raises(FileError, match="ratin"):
        read(text.replace('"rating"', '"ratin"'), "mine.jsonl")


@pytest.mark.parametrize("text", ["", "no json", "{}", '{"format": "other", "game": "normandy", "seeds": {}}', '[1]\n{"id": 2}'])
def test_a_text_that_is_no_puzzle_file_is_refused(text: str) -> None:
    with pytest.raises(FileError, match=r"mine\.jsonl"):
        read(text, "mine.jsonl")


def test_a_damaged_position_is_an_error_when_it_is_opened() -> None:
    head, row = rows()
    row["position"] = str(row["position"])[:-3]
    (puzzle,) = read("\n".join(map(json.dumps, (head, row))), "mine.jsonl").puzzles
    with pytest.raises(FileError):
        _ = puzzle.position


def test_the_day_chooses_a_puzzle_for_everybody() -> None:
    day = date(2026, 12, 1)
    assert today(day) == today(day)
    assert len({today(day + timedelta(days=n)).id for n in range(30)}) > 15, "mostly another one"
    assert today(day, "normandy").game == "normandy"


def test_puzzles_are_found_by_game_theme_and_id() -> None:
    puzzle = EVERY[0]
    assert find(puzzle.id) is puzzle
    assert puzzle in puzzles(puzzle.game, theme=puzzle.themes[0])
    assert puzzle.id in str(un.puzzles(puzzle.game))
    assert puzzle.solution[0] not in str(un.puzzles(puzzle.game))
    for wrong in (lambda: puzzles("chess"), lambda: puzzles(theme="none"), lambda: find("normandy/zzz"), lambda: un.puzzle("normandy/zzz")):
        with pytest.raises(TutorError):
            wrong()


def test_themes_and_difficulty_follow_from_the_solution() -> None:
    assert themes_of(["inspire", "attack", "inspire", "attack"])[0] == "inspire-twice"
    assert themes_of(["move", "attack"]) == ("closer-first",)
    assert themes_of(["suppress"]) == (NO_THEME,)
    assert all(set(puzzle.themes) <= {*THEMES, NO_THEME} for puzzle in EVERY)
    easy, hard = first_rating(1, 1, 5, Fraction(1)), first_rating(6, 12, 40, Fraction(1, 2))
    assert (difficulty(easy), difficulty(hard)) == ("easy", "hard")
    assert not mining.is_late("normandy", ["Rifleman A: move 12A", "Rifleman A: control"]), "both are in the first five lessons"
    assert mining.is_late("normandy", ["Squad Leader A: inspire Rifleman A", "Rifleman A: attack DE Scouts B"])
    assert first_rating(2, 1, 5, Fraction(1), late=True) > first_rating(2, 1, 5, Fraction(1))


class KilledError(Exception):
    """What stops a search in the middle of a game."""


def test_a_search_that_was_killed_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After each game the file is whole: nothing is lost and nothing is searched twice, however often the search is killed."""
    shipped = load("normandy")[:2]
    searched: list[tuple[str, int]] = []

    def search(_game: str, name: str, seed: int, _shapes: object) -> list[Puzzle]:
        searched.append((name, seed))
        if searched.count((name, seed)) == 1 and len(searched) in (2, 4):
            raise KilledError
        return [shipped[seed]] if seed < len(shipped) else []

    monkeypatch.setattr(mining, "search_game", search)
    path = tmp_path / "found.jsonl"
    told: list[mining.Progress] = []
    for _ in range(2):
        with pytest.raises(KilledError):
            mining.mine("normandy", path, seconds=9, most=2, report=told.append, names=("normandy/patrol", "normandy/hills"))
        assert read(path.read_text(encoding="utf-8"), "found.jsonl").game == "normandy"
    found = mining.mine("normandy", path, seconds=9, most=2, report=told.append, names=("normandy/patrol", "normandy/hills"))
    assert {puzzle.id for puzzle in found.puzzles} == {puzzle.id for puzzle in shipped}
    assert [(name, seed) for name, seed in dict.fromkeys(searched)] == [(step.start, step.seed) for step in told]
    assert isinstance(found, PuzzleFile)


def test_puzzles_that_resemble_each_other_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    shape = mining.shape_of("card DE Scouts B", ["Squad Leader A: inspire Rifleman A", "Rifleman A: attack DE Scouts B"])
    assert shape == mining.shape_of("card US Riflemen A", ["Squad Leader B: inspire Rifleman B", "Rifleman B: attack US Riflemen A"])
    assert shape == ("card", "Squad Leader inspire", "Rifleman attack")
    assert mining.shape_of("won allies", ["play Recon Left", "battle d8 e8"]) == ("won", "play", "battle")
    puzzle = EVERY[0]
    line = mining.shape_of(puzzle.goal, puzzle.solution)
    monkeypatch.setattr(mining, "prove", lambda *_: pytest.fail("proved though nobody needs it"))
    assert mining.admit(puzzle.position, puzzle.side, puzzle.goal, {line}) is None


def test_a_position_that_is_too_large_is_left_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = load("memoir44")[0]
    position = un.new_game("memoir44/pegasus-bridge", seed=1).position
    with pytest.raises(mining.TooLargeError):
        mining.admit(position, "allies", "medals 1 allies")
    tried = list[str]()

    def admit(position: Position, side: str, goal: str, seen: object) -> Proof | None:
        tried.append(goal)
        if goal.startswith("large"):
            raise mining.TooLargeError
        return prove(position, side, goal) if goal == puzzle.goal else None

    monkeypatch.setattr(mining, "admit", admit)
    found = mining.first_admitted(puzzle.position, puzzle.side, ("large 1", "none", puzzle.goal), set())
    assert found
    assert found.goal == puzzle.goal
    tried.clear()
    assert mining.first_admitted(puzzle.position, puzzle.side, ("large 1", "large 2", puzzle.goal), set()) is None
    assert tried == ["large 1", "large 2"]


def test_a_search_finds_the_same_puzzle_again() -> None:
    """The first exercise that gives a puzzle: the search is the same on every machine."""
    position, side = next(mining.decisions("normandy/hills", 0))
    assert side in position.to_act
    assert [line_of(p) for p, _ in mining.decisions("lesson normandy/control", 3)] == [
        line_of(p) for p, _ in mining.decisions("lesson normandy/control", 3)
    ]
    puzzle = EVERY[0]
    proof = mining.admit(puzzle.position, puzzle.side, puzzle.goal)
    assert proof
    assert mining.make_puzzle(puzzle.game, proof) == puzzle


@pytest.mark.parametrize("game", games_with_puzzles())
def test_the_next_puzzle_has_another_idea(game: str) -> None:
    every = load(game)
    order = onward_from(every[0])
    assert order[0] == every[0], "the easiest is first"
    assert sorted(order, key=every.index) == list(every), "none is lost"

    def repeats(puzzles: tuple[Puzzle, ...]) -> int:
        return sum(one.idea == other.idea for one, other in itertools.pairwise(puzzles))

    assert repeats(order) < max(2, repeats(every))
    alike = tuple(puzzle for puzzle in every if puzzle.idea == every[0].idea)
    assert mix(alike) == alike, "without another idea, the easier one is first"
