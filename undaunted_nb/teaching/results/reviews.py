"""Looking back on a game, ready to display: the costliest decision of a turn, and the turning points of a game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from os import PathLike
from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.kit import registry
from undaunted_nb.play.game import Game, load
from undaunted_nb.play.opponent import View
from undaunted_nb.probability.arguments import one_of, whole_number
from undaunted_nb.probability.seeds import check_seed
from undaunted_nb.puzzlebook.mistakes import TRIES, Mistake, examine
from undaunted_nb.search import review
from undaunted_nb.search.coach import PLAYOUTS, Reasons, chance_text, chance_words
from undaunted_nb.search.review import Course

from ..display.chart_mixin import ChartMixin, draw
from ..display.display import Grid, Page, Part, Result
from ..display.live import show_until_last
from .hints import MOST

if TYPE_CHECKING:
    from ..charts.chart import Chart


def _side_of(game: Game, side: str) -> str:
    """Return the side to look from (default: the first one). Raises TutorError."""
    sides = game.start.setup.sides
    if side:
        one_of("side", side, sides)
    return side or str(sides[0])


def _game(source: Game | str | PathLike[str]) -> Game:
    return source if isinstance(source, Game) else load(source)


@dataclass(frozen=True, slots=True, repr=False)
class TurnReview(Result):
    """The costliest decision of a turn, and a better action.

    Example:
        >>> game = un.new_game("memoir44/first-shots", seed=1)
        >>> _ = game.play("play Probe Center")
        >>> un.missed(game, n=20).side
        'axis'

    """

    game: Game
    found: review.MissedChance
    whole_game: bool = False

    @property
    def side(self) -> str:
        """The side whose turn it was."""
        return self.found.side

    def keep(self, *, n: int = TRIES, seed: int = 0) -> Mistake | None:
        """Keep the decision as a puzzle of your own, which comes back like a question of the quiz. It stays on this machine.

        It must have cost more than 10 points, proved by an exact search or by ``n`` continuations. Otherwise this returns None.

        Args:
            n: The number of continuations of each action, 1 to 100,000.
            seed: The same seed gives the same result.

        Raises:
            TutorError: A number is not valid.

        """
        mistake = None
        for mistake in examine(self.found, check_seed(seed), whole_number("n", n, 1, MOST)):  # noqa: B007  (the last one stays)
            pass
        if mistake:
            mistake.keep()
        return mistake

    @property
    def columns(self) -> tuple[str, ...]:
        return "step", "kind", "action", "chance", "low", "high"

    def rows(self) -> Iterable[tuple[object, ...]]:
        moment = self.found.decision
        if moment is not None:
            for kind, candidate in (("played", self.found.played_action), ("better", self.found.best)):
                assert candidate is not None  # noqa: S101  (both are there if one is)
                yield moment.ply + 1, kind, moment.position.format(candidate.action), candidate.chance, *candidate.interval

    def page(self) -> Page:
        side = registry.system(self.game.start.system).present.name_of(self.game.start, "", "side", self.side)
        title = Text("missed-title-game" if self.whole_game else "missed-title", {"side": side, "n": self.found.playouts})
        moment, actual, best = self.found.decision, self.found.played_action, self.found.best
        if moment is None or actual is None or best is None:
            return Page(title, [Text("missed-nothing", {"n": self.found.decisions})])
        reasons = Reasons(View(moment.position, self.side), say)
        rows = [
            (
                moment.position.format(candidate.action),
                name,
                chance_text(candidate),
                explain(candidate.action, candidate.topics),
            )
            for name, candidate, explain in (
                (Text("missed-played"), actual, reasons.explain_played),
                (Text("missed-better"), best, reasons.explain),
            )
        ]
        head: list[Text | str] = [Text("column-action"), "", Text("hint-column"), Text("hint-why")]
        return Page(title, [Text("missed-at", {"step": moment.ply + 1}), Grid(head, rows)])


def missed(game: Game, side: str = "", *, whole_game: bool = False, n: int = PLAYOUTS, seed: int = 0) -> TurnReview:
    """Look back on the last turn of a side and find the decision that lowered its probability of winning most.

    It uses only what the side could see at each moment. Interrupt the cell to get the result so far.

    Args:
        game: A game.
        side: The side (default: the side that decided last).
        whole_game: Look at all decisions of the game, not only at those of the last turn.
        n: The number of playouts, 0 to 100,000, after a first look at each decision.
        seed: The same seed gives the same result.

    Raises:
        TutorError: The side has not decided anything yet, or a number is not valid.

    Example:
        >>> game = un.new_game("memoir44/first-shots", seed=1)
        >>> _ = game.play("play Probe Center")
        >>> found = un.missed(game, game.start.setup.sides[0], n=20, seed=1)
        >>> found.found.decisions, found == un.missed(game, game.start.setup.sides[0], n=20, seed=1)
        (1, True)

    """
    n, seed = whole_number("n", n, 0, MOST), check_seed(seed)
    sides = [_side_of(game, side)] if side else list(game.start.setup.sides)
    choose = review.decisions_of if whole_game else review.last_turn
    choices = [decisions for name in sides if (decisions := choose(game, name))]
    if not choices:
        raise TutorError(Text("missed-none"))
    decisions = max(choices, key=lambda moments: moments[-1].ply)
    searches = review.find_missed_chance(decisions, decisions[-1].action.side, seed, n)
    return show_until_last(TurnReview(game, found, whole_game) for found in searches)


@dataclass(frozen=True, slots=True, repr=False)
class Analysis(ChartMixin):
    """The probability of winning over a game, and its turning points.

    Example:
        >>> game = un.new_game("normandy/hills", seed=1)
        >>> _ = game.play("US: initiative Rifleman A")
        >>> found = un.analyze(game, "US", n=10)
        >>> found.columns, len(list(found.rows())), found.turns
        (('step', 'action', 'chance', 'low', 'high', 'change', 'turning_point'), 2, ())

    """

    game: Game
    course: Course

    @property
    def side(self) -> str:
        """The side that the probability of winning belongs to."""
        return self.course.side

    @property
    def turns(self) -> tuple[int, ...]:
        """The turning points, each as the number of the step: ``game.goto(step)`` shows the position after it."""
        return tuple(self.course.points[i].ply for i in self.course.turns)

    @property
    def columns(self) -> tuple[str, ...]:
        return "step", "action", "chance", "low", "high", "change", "turning_point"

    def rows(self) -> Iterable[tuple[object, ...]]:
        last = None
        for i, point in enumerate(self.course.points):
            ply, chance, error = point.ply, point.chance, point.error
            low, high = max(chance - error, 0.0), min(chance + error, 1.0)
            change = 0.0 if last is None else chance - last
            yield ply, self.action(ply), chance, low, high, change, i in self.course.turns
            last = chance

    def action(self, ply: int) -> str:
        """Return the first line of a step in notation ("" before the first step)."""
        return self.game.steps[ply - 1].lines[0] if ply else ""

    def page(self) -> Page:
        side = registry.system(self.game.start.system).present.name_of(self.game.start, "", "side", self.side)
        title = Text("analyze-title", {"side": side, "n": self.course.playouts})
        points = self.course.points
        rows = [
            (
                str(points[i].ply),
                self.action(points[i].ply),
                chance_words(points[i - 1].chance, points[i - 1].error),
                chance_words(points[i].chance, points[i].error),
            )
            for i in self.course.turns
        ]
        head = [Text("column-step"), Text("column-action"), Text("analyze-before"), Text("analyze-after")]
        parts: list[Part] = [Grid(head, rows) if rows else Text(f"analyze-{self.course.standing}")]
        return Page(title, [*parts, Text("hint-about")])

    def _draw(self) -> Chart:
        """Return the probability of winning as a line with its error, and the turning points on it."""
        return draw("review_charts.course", self)


def analyze(game: Game | str | PathLike[str], side: str = "", *, n: int = 0, seed: int = 0) -> Analysis:
    """Go through a game and show where the probability of winning turned.

    It uses only what the side could see at each moment. Interrupt the cell to get the analysis so far.

    Args:
        game: A game, or the path or the line of a replay.
        side: The side (default: the first one).
        n: The number of playouts, 0 to 100,000 (default: 0, which means 12 for each position).
        seed: The same seed gives the same result.

    Raises:
        TutorError: The side is unknown, or a number is not valid.
        FileError: The replay cannot be read.

    Example:
        >>> game = un.new_game("normandy/hills", seed=1)
        >>> _ = game.play("US: initiative Rifleman A")
        >>> un.analyze(game, "US", n=10).course == un.analyze(game.replay_line(), "US", n=10).course
        True

    """
    played_game = _game(game)
    n, seed = whole_number("n", n, 0, MOST), check_seed(seed)
    side = _side_of(played_game, side)
    courses = review.course(played_game, side, seed, n or 12 * (played_game.ply + 1))
    return show_until_last(Analysis(played_game, course) for course in courses)
