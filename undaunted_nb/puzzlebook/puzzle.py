"""Puzzles as values, and the files that they are kept in: one text file per game, with one puzzle in each line."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from functools import cache, lru_cache
from hashlib import sha256
from importlib import resources
from os import PathLike

from undaunted_nb.drawing.still import question_picture
from undaunted_nb.engine.display import SelfDisplay, display
from undaunted_nb.engine.errors import Fault, FileError, TutorError
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import Checker
from undaunted_nb.files.storage import parse_json_value, save_text
from undaunted_nb.i18n import require_language, say
from undaunted_nb.kit import games, registry
from undaunted_nb.play.game import Game
from undaunted_nb.play.lines import from_line, to_line
from undaunted_nb.probability.arguments import one_of

from .themes import EASIEST, HARDEST, NO_THEME, THEMES, difficulty

FORMAT = "undaunted-nb puzzles 1"
FIELDS = ("side", "goal", "rating", "themes", "solution", "chances", "position")
"""What a line of a file has, in the order of the first line. A line that names them is read, too. The id follows (``name_puzzle``)."""
SEED = 35
"""The seed of the dice and cards of a puzzle, the same for everybody."""
ABOUT_AS_HARD = 200
"""The difference of ratings within which another idea comes before an easier puzzle."""


@dataclass(frozen=True, slots=True, repr=False)
class Puzzle:
    """A position with a goal for this turn and one clearly best first action.

    ``chances`` are the exact chances of the goal after each first action that has one, in notation. All others have no chance.
    ``line`` is the position as one line of text.
    """

    id: str
    game: str
    side: str
    goal: str
    rating: int
    themes: tuple[str, ...]
    solution: tuple[str, ...]
    chances: Mapping[str, Fraction]
    line: str

    @property
    def chance(self) -> Fraction:
        """The chance of the solution."""
        return self.chances[self.solution[0]]

    @property
    def position(self) -> Position:
        """The position to solve. Raises FileError if it is not valid."""
        return _position(self.line, self.id)

    def begin(self) -> Game:
        """Return a game at the position. Raises FileError if it is not valid."""
        return Game(self.position, seed=SEED)

    def goal_text(self) -> Text:
        """Return the goal in words."""
        position = self.position
        return registry.system(position.system).odds.aim(position, self.goal).text

    @property
    def shared_question(self) -> Text:
        """What to ask somebody else about the position. It tells nothing of the solution."""
        position = self.position
        side = registry.system(position.system).present.name_of(position, self.side, "side", self.side)
        if self.goal == f"won {self.side}":
            return Text("puzzle-question-won", {"side": side})
        return Text("puzzle-question", {"side": side, "goal": self.goal_text()})

    @property
    def shared_id(self) -> str:
        """The id with which a shared link opens the puzzle ("": as a position only)."""
        return self.id

    def picture(self, language: str = "") -> str:
        """Return the board with the question as an SVG. It shows nothing of the solution. Raises TutorError for an unknown language."""
        language = require_language(language)
        return question_picture(self.position, say(self.shared_question, language), language)

    def save(self, path: str | PathLike[str], *, language: str = "") -> None:
        """Write the board with the question to an SVG file. It shows nothing of the solution.

        Args:
            path: The file.
            language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

        Raises:
            TutorError: The language is unknown.
            FileError: The file cannot be written.

        """
        save_text(path, self.picture(language))

    @property
    def theme(self) -> Text:
        """The name of the first theme."""
        return Text(f"puzzle-theme-{self.themes[0]}")

    @property
    def idea(self) -> tuple[str, str]:
        """What it is about: the first theme, and the kind of goal."""
        return self.themes[0], self.goal.partition(" ")[0]

    @property
    def difficulty(self) -> Text:
        """How hard the puzzle is, in a word."""
        return Text(f"puzzle-{difficulty(self.rating)}")

    @property
    def kind(self) -> Text:
        """How hard the puzzle is, and its first theme."""
        return Text("puzzle-kind", {"difficulty": self.difficulty, "theme": self.theme})

    def row(self) -> Text:
        """Return the puzzle as one line of a list, without its solution."""
        return Text("puzzle-row", {"id": self.id, "difficulty": self.difficulty, "theme": self.theme})

    def to_json(self) -> dict[str, object]:
        """Return the puzzle as plain values, as it is kept in a file."""
        chances = {line: str(chance) for line, chance in self.chances.items()}
        return {
            "id": self.id, "side": self.side, "goal": self.goal, "rating": self.rating, "themes": list(self.themes),
            "solution": list(self.solution), "chances": chances, "position": self.line,
        }  # fmt: skip

    def __repr__(self) -> str:
        return f"<Puzzle {self.id}: {self.goal}, {self.rating}>"


@lru_cache(maxsize=32)
def _position(line: str, source: str) -> Position:
    data = from_line(line)
    try:
        system = registry.system_of_scenario(str(data.get("scenario", "")))
    except TutorError as error:
        raise FileError(source, [Fault("position", error.text)]) from None
    return system.position_from_json(data, source)


def name_puzzle(game: str, line: str, goal: str) -> str:
    """Return the id of a puzzle. It depends only on the position and the goal."""
    return f"{game}/{sha256(f'{line} {goal}'.encode()).hexdigest()[:6]}"


def line_of(position: Position) -> str:
    """Return a position as one line of text."""
    return to_line(position.to_json())


@dataclass(frozen=True, slots=True)
class PuzzleFile:
    """The puzzles of one game, and the seed of the next game to search in each scenario."""

    game: str
    seeds: Mapping[str, int]
    puzzles: tuple[Puzzle, ...]

    def to_text(self) -> str:
        """Return the file's text: a line about the search and the fields, then one line for each puzzle, the easiest first."""
        head = {"format": FORMAT, "game": self.game, "seeds": dict(sorted(self.seeds.items())), "fields": FIELDS}
        puzzles = [puzzle.to_json() for puzzle in sorted(self.puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))]
        rows = [[puzzle[name] for name in FIELDS] for puzzle in puzzles]
        return "".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in (head, *rows))


def read(text: str, source: str) -> PuzzleFile:
    """Return the puzzles that a file holds. Their positions are read when they are opened.

    Raises:
        FileError: The file has faults. The error lists all of them.

    """
    check = Checker("", source)
    rows = [_row(line, number, source) for number, line in enumerate(text.splitlines(), 1)]
    head = check.fields((1,), rows[0] if rows else {}, ("format", "game", "seeds", "fields"), ("format", "game", "seeds"))
    if head.get("format", FORMAT) != FORMAT:
        check.fault((1, "format"), "fault-format", found=str(head["format"])[:60], wanted=FORMAT)
    game = check.name((1, "game"), head.get("game", ""), "game", games.systems())
    seeds = {
        name: check.number((1, "seeds", name), seed, 0, 10**9) for name, seed in check.table((1, "seeds"), head.get("seeds", {})).items()
    }
    columns = tuple(check.unique_names((1, "fields"), head.get("fields", [*FIELDS]), "field", FIELDS))
    puzzles = tuple(_puzzle(check, (number,), row, columns, game) for number, row in enumerate(rows[1:], 2))
    return check.finish(PuzzleFile(game, seeds, puzzles))


def _row(line: str, number: int, source: str) -> object:
    try:
        return parse_json_value(line, source)
    except FileError as error:
        raise FileError(source, [Fault(str(number), fault.text) for fault in error.faults]) from None


def _puzzle(check: Checker, where: tuple[int], row: object, columns: tuple[str, ...], game: str) -> Puzzle:
    if isinstance(row, list):
        beyond = map(str, range(len(columns), len(row)))  # these fields have no name, and are a fault
        row = dict(zip((*columns, *beyond), row, strict=False))
    fields = check.fields(where, row, FIELDS, FIELDS)
    texts = {name: check.text((*where, name), fields.get(name, "")) for name in ("side", "goal", "position")}
    themes = tuple(
        check.name((*where, "themes"), name, "theme", (*THEMES, NO_THEME))
        for _, name in check.items((*where, "themes"), fields.get("themes", []))
    )
    solution = tuple(check.text((*where, "solution"), line) for _, line in check.items((*where, "solution"), fields.get("solution", [])))
    chances = {
        line: read_chance(check, (*where, "chances"), chance)
        for line, chance in check.table((*where, "chances"), fields.get("chances", {})).items()
    }
    if not solution or solution[0] not in chances:
        check.fault((*where, "solution"), "fault-missing", field="chances")
    rating = check.number((*where, "rating"), fields.get("rating", EASIEST), EASIEST, HARDEST)
    name = name_puzzle(game, texts["position"], texts["goal"])
    return Puzzle(name, game, texts["side"], texts["goal"], rating, themes, solution, chances, texts["position"])


def read_chance(check: Checker, where: tuple[int | str, ...], value: object) -> Fraction:
    """Return a chance as a file writes it, or note that it is none."""
    try:
        chance = Fraction(check.text(where, value))
    except (ValueError, ZeroDivisionError):
        chance = Fraction(-1)
    if not 0 <= chance <= 1:
        check.wrong(where, "fault-a-text", value)
    return chance


def load(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, the easiest first. Raises TutorError if there are none."""
    one_of("game", game, games_with_puzzles())
    return _load(game)


@lru_cache(maxsize=4)
def _load(game: str) -> tuple[Puzzle, ...]:
    name = f"{game}.jsonl"
    return read(resources.files(__package__).joinpath(name).read_text(encoding="utf-8"), name).puzzles


@cache
def games_with_puzzles() -> tuple[str, ...]:
    """Return the games that have puzzles."""
    return tuple(game for game in games.systems() if resources.files(__package__).joinpath(f"{game}.jsonl").is_file())


class PuzzleList(tuple[Puzzle, ...], SelfDisplay):
    """Puzzles that show themselves as a table."""

    __slots__ = ()

    def __repr__(self) -> str:
        form = display(self)
        return form.text if form else super().__repr__()


def all_puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles of all games."""
    return tuple(puzzle for game in games_with_puzzles() for puzzle in load(game))


def today(day: date | None = None, game: str = "") -> Puzzle:
    """Return the puzzle of a day, the same for everybody and another one each day.

    Args:
        day: The day (default: today).
        game: The name of a game (default: any game).

    """
    day = day or date.today()  # noqa: DTZ011  (the day of the learner)
    return min(load(game) if game else all_puzzles(), key=lambda puzzle: sha256(f"{day.isoformat()} {puzzle.id}".encode()).digest())


def onward_from(puzzle: Puzzle) -> tuple[Puzzle, ...]:
    """Return a puzzle and the harder ones of its game, with another idea each time where there is one."""
    every = load(puzzle.game) if puzzle.game in games_with_puzzles() else ()
    return mix(every[every.index(puzzle) :]) if puzzle in every else (puzzle,)


def mix(puzzles: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """Return puzzles that are sorted by rating in an order in which the idea changes, where one that is about as hard has another."""
    left, order = list(puzzles), list[Puzzle]()
    while left:
        similar = (puzzle for puzzle in left if puzzle.rating <= left[0].rating + ABOUT_AS_HARD)
        choice = next((puzzle for puzzle in similar if not order or puzzle.idea != order[-1].idea), left[0])
        order.append(choice)
        left.remove(choice)
    return tuple(order)
