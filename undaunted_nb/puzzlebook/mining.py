"""The search for puzzles in games that a quick opponent plays against itself.

The file of a game keeps what was found and where the search goes on. It is written whole after each game, so a search that was
killed goes on where it was.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.position import Position
from undaunted_nb.files.storage import read_text, save_text
from undaunted_nb.kit import registry
from undaunted_nb.kit.scenario_folder import scenarios
from undaunted_nb.lessons.format.lesson import has_course
from undaunted_nb.lessons.format.lesson import load as load_lesson
from undaunted_nb.lessons.format.lesson import names as lesson_names
from undaunted_nb.play.opponent import Opponent, View, resolve_chance
from undaunted_nb.search.best_plan import Turn
from undaunted_nb.search.heuristics import ByThumb, Novice, weigh_actions
from undaunted_nb.search.planner import Search, clearly, played_on

from .proof import LEAST, Proof, prove
from .puzzle import Puzzle, PuzzleFile, line_of, name_puzzle, read
from .themes import first_rating, themes_of

QUICK, QUICK_WIN = 300, 600
"""The most positions of the first look at a goal, and at a win. Puzzles are found where little is left to decide."""
LARGE = 2
"""The goals of a position that are too large for that look before the others are left out, because they would be too large as well."""
RARITY = 4
"""At one decision in this many, a win is tried, because each costs a long search."""
LESSON = "lesson "
"""What the name of a start has before the name of a lesson."""
LONGEST, LONGEST_AFTER_LESSON = 600, 25
"""The most decisions of one game that starts from a scenario, or from an exercise of a lesson."""
TRIES = 24
"""The number of tries that compare the solution with the choice of the rules of thumb for the whole game."""
WORSE = 0.05
"""How much worse for the game a solution may be."""
FROM_ONE_GAME = 4
"""The most puzzles from one game, so that they do not resemble each other."""
FIRST_LESSONS = 5
"""The lessons after which a learner can try a first puzzle."""
PLAYERS: Sequence[Opponent] = (Novice(), ByThumb(), Search("quick", 0, most=2))
"""The players of the games in turn: they must be quick, and a weaker one misses more."""
GOALS = (
    "won {side}", "medals 1 {side}", "medals 2 {side}", "controlled {tile}", "card {enemy}", "cards 2 {enemy}", "counter {enemy}",
    "suppressed {enemy}", "damage 2 {vehicle}", "disabled {vehicle}", "destroyed {vehicle}", "destroyed {structure}", "escaped {own}",
    "gone {hex}", "figures 2 {hex}",
)  # fmt: skip
"""The goals that are tried, as far as a game knows them."""
SAME = 24
"""The most puzzles of a file that resemble each other: those with the same kind of goal and the same kinds of cards and actions."""


class TooLargeError(Exception):
    """A first look at a goal would have to visit too many positions."""


Shape = tuple[str, ...]
"""What puzzles that resemble each other have in common."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search is: what the last game started from, its seed, and how many puzzles the file has now."""

    start: str
    seed: int
    puzzles: int


def mine(
    game: str, path: Path, *, seconds: float, most: int, report: Callable[[Progress], None], names: tuple[str, ...] = ()
) -> PuzzleFile:
    """Search games for puzzles and keep them in a file. Go on where the file ends.

    Args:
        game: The name of the game.
        path: The file. If it does not exist, it is made.
        seconds: The time after which no new game is begun.
        most: The number of puzzles that are enough.
        report: Called after each game.
        names: What the games start from, as ``starts`` names it (default: all).

    Raises:
        FileError: The file cannot be read or written.

    """
    file = read(read_text(path), str(path)) if path.exists() else PuzzleFile(game, {}, ())
    names = names or starts(game)
    ends = monotonic() + seconds
    while monotonic() < ends and len(file.puzzles) < most:
        name = min(names, key=lambda name: (file.seeds.get(name, 0), names.index(name)))
        seed = file.seeds.get(name, 0)
        known = {puzzle.id for puzzle in file.puzzles}
        shapes = Counter(shape_of(puzzle.goal, puzzle.solution) for puzzle in file.puzzles)
        new = tuple(puzzle for puzzle in search_game(game, name, seed, shapes) if puzzle.id not in known)
        file = replace(file, seeds={**file.seeds, name: seed + 1}, puzzles=(*file.puzzles, *new))
        save_text(path, file.to_text())
        report(Progress(name, seed, len(file.puzzles)))
    return file


def search_game(game: str, name: str, seed: int, shapes: Mapping[Shape, int]) -> list[Puzzle]:
    """Return the puzzles of one game of a scenario. ``shapes`` counts those of each shape that there are already."""
    puzzles: list[Puzzle] = []
    seen = {shape for shape, number in shapes.items() if number >= SAME}
    rng = Random(f"{name} {seed}")
    for position, side in decisions(name, seed):
        win, *others = goals_of(position, side)
        if proof := first_admitted(position, side, (*([] if rng.randrange(RARITY) else [win]), *rng.sample(others, len(others))), seen):
            puzzles.append(make_puzzle(game, proof))
            seen.add(shape_of(proof.goal, puzzles[-1].solution))
        if len(puzzles) == FROM_ONE_GAME:
            break
    return puzzles


def first_admitted(position: Position, side: str, goals: Iterable[str], seen: Collection[Shape]) -> Proof | None:
    """Return the proof of the first goal that makes a puzzle of a position (None: there is none, or the position is too large)."""
    large = 0
    for goal in goals:
        try:
            if proof := admit(position, side, goal, seen):
                return proof
        except TooLargeError:
            large += 1
            if large == LARGE:
                break
    return None


def shape_of(goal: str, solution: Sequence[str]) -> Shape:
    """Return what a puzzle has in common with those that resemble it, from the notation of its solution."""
    return (goal.partition(" ")[0], *map(_kind, solution))


def _kind(line: str) -> str:
    """Return an action without its platoon and its target, such as ``Rifleman attack``."""
    card = line.rpartition(": ")[0].removesuffix(" A").removesuffix(" B")
    return f"{card} {_word(line)}".strip()


def is_late(game: str, solution: Iterable[str]) -> bool:
    """Return whether a solution, in notation, has an action that the first lessons of the course do not use."""
    return not {_word(line) for line in solution} <= early_actions(game)


@cache
def early_actions(game: str) -> frozenset[str]:
    """Return the first words of the actions that the first lessons of a course have in their solutions."""
    lessons = map(load_lesson, lesson_names(game)[:FIRST_LESSONS] if has_course(game) else ())
    return frozenset(_word(line) for lesson in lessons for exercise in lesson.exercises for line in exercise.solution)


def _word(line: str) -> str:
    """Return the first word of an action, without its card."""
    return line.rpartition(": ")[2].partition(" ")[0]


def starts(game: str) -> tuple[str, ...]:
    """Return what games can start from: the lessons, whose positions are small, and the scenarios."""
    of_course = tuple(f"{LESSON}{name}" for name in lesson_names(game)) if has_course(game) else ()
    return (*of_course, *(row["name"] for row in scenarios() if row["game"] == game))


def _start(name: str, seed: int) -> tuple[Position, int]:
    """Return the position that a game starts from, and how long the game can be."""
    if not name.startswith(LESSON):
        return registry.system_of_scenario(name).new_position(name), LONGEST
    exercises = load_lesson(name.removeprefix(LESSON)).exercises
    return exercises[seed % len(exercises)].begin().position, LONGEST_AFTER_LESSON


def decisions(name: str, seed: int) -> Iterator[tuple[Position, str]]:
    """Yield the positions of a game in which the side whose turn it is has a choice, with the side."""
    player, rng = PLAYERS[seed % len(PLAYERS)], Random(seed)
    position, longest = _start(name, seed)
    opener = registry.system(position.system).opener
    for _ in range(longest):
        position = resolve_chance(position, rng)
        if position.outcome:
            return
        side = position.to_act[0]
        view = View(position, side)
        if position.to_act == (opener(position),) and len(view.legal_actions) > 1:
            yield position, side
        position = position.perform(player.choose(view, rng)).after


def goals_of(position: Position, side: str) -> Iterator[str]:
    """Yield the goals that a side can have in this turn. The first is to win."""
    seen, odds = position.view(""), registry.system(position.system).odds
    counters = [name for name, row in _rows(seen, "counters") if row["tile"]]
    things = {
        "side": [side],
        "own": [name for name in counters if name.startswith(f"{side} ")],
        "enemy": [name for name in counters if not name.startswith(f"{side} ")],
        "vehicle": [name for name, _ in _rows(seen, "vehicles")],
        "structure": [name for name, _ in _rows(seen, "structures")],
        "tile": [name for name, _ in _rows(seen, "worth")],
        "hex": [str(row["hex"]) for name, row in _rows(seen, "units") if row["hex"] and not name.startswith(f"{side}-")],
    }
    for form in GOALS:
        kind = form.partition("{")[2].rstrip("}")
        for name in things[kind]:
            with suppress(TutorError):  # the game has no such goal, or the thing has left the board
                odds.aim(position, form.replace(f"{{{kind}}}", name))
                yield form.replace(f"{{{kind}}}", name)


def _rows(seen: Mapping[str, object], part: str) -> Iterable[tuple[str, Any]]:
    rows = seen.get(part, {})
    return rows.items() if isinstance(rows, Mapping) else ()


def admit(position: Position, side: str, goal: str, seen: Collection[Shape] = ()) -> Proof | None:
    """Return the proof that a goal makes a puzzle of a position, after a quick look.

    Args:
        position: The position.
        side: The side whose turn it is.
        goal: The goal.
        seen: Shapes that nobody needs again.

    Raises:
        TooLargeError: The quick look would have to visit too many positions.

    """
    odds = registry.system(position.system).odds
    with suppress(TutorError):  # a goal about something that has left the board
        if odds.bound(position, odds.aim(position, goal)) < LEAST:
            return None
        wins = goal.startswith("won ")
        turn = Turn(position, goal, side, QUICK_WIN if wins else QUICK)
        chance = turn.chance(position)
        if chance is None:
            raise TooLargeError
        if chance < LEAST:
            return None
        line = turn.line(position)
        if line and line[0] == next(iter(weigh_actions(position, side, position.legal_actions))):
            return None  # the rules of thumb would play it
        if (len(line) < 2 and not wins) or shape_of(goal, list(lines(position, line))) in seen:
            return None  # no puzzle: an attack on what must be hit, or one like many others
        proof = prove(position, side, goal)
        return proof if proof and (wins or _serves(proof)) else None
    return None


def _serves(proof: Proof) -> bool:
    """Return whether the solution is good for the game, too, and not only for its goal."""
    position, side = proof.position, proof.side
    other = next(iter(weigh_actions(position, side, position.legal_actions)))
    results = {
        action: [played_on(position.perform(action).after, side, Random(seed)) for seed in range(TRIES)] for action in (proof.first, other)
    }
    loss = (sum(results[other]) - sum(results[proof.first])) / TRIES
    return not (loss > WORSE and clearly(results[other], results[proof.first]))


def make_puzzle(game: str, proof: Proof) -> Puzzle:
    """Return a proved puzzle as a value."""
    position = proof.position
    line = line_of(position)
    kinds = [action.kind for action in proof.line]
    chance = proof.chances[proof.first]
    solution = tuple(lines(position, proof.line))
    late = is_late(game, solution)
    return Puzzle(
        name_puzzle(game, line, proof.goal),
        game,
        proof.side,
        proof.goal,
        first_rating(len(proof.line), proof.rank, len(proof.chances), chance, late=late),
        themes_of(kinds),
        solution,
        {position.format(action): chance for action, chance in proof.chances.items() if chance},
        line,
    )


def lines(position: Position, solution: Iterable[Action]) -> Iterator[str]:
    """Yield the actions of the solution in notation. Between them, chance does what allows the next one."""
    for action in solution:
        while position.to_act == (CHANCE,):
            outcomes = [position.perform(outcome).after for outcome, _ in position.chance_outcomes()]
            position = next((after for after in outcomes if after.to_act == (CHANCE,) or action in after.legal_actions), outcomes[0])
        if action not in position.legal_actions:
            return  # chance has led to where the solution is another one
        yield position.format(action)
        position = position.perform(action).after
