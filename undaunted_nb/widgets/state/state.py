"""The state of a table: the game, its viewer, the choices and the output. All of it can be restored."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypedDict

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text
from undaunted_nb.kit import registry
from undaunted_nb.kit.registry import System
from undaunted_nb.kit.table.tap import Tap, Taps
from undaunted_nb.lessons.format.walkthrough import Walkthrough
from undaunted_nb.lessons.play.coach import Coach
from undaunted_nb.lessons.play.spoilers import OPEN, Seal
from undaunted_nb.play.game import Game

from .choice import Choices
from .locks import Hold
from .log import Log
from .playback import Replay, Span
from .thinking import Thinking

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.drawers import Rule
    from undaunted_nb.kit.scene.log import PlayedStep
    from undaunted_nb.kit.scene.panel import PlanParts, Why
    from undaunted_nb.play.history import Step

LINES = 8
"""The number of log lines at first, and the number that each "more" adds."""
SUM, ROLL, WHOLE = range(3)
"""The parts of an attack in a walkthrough. All other steps appear whole."""
CHANGES = (
    "game", "side", "opponent", "viewer", "revision", "curtain", "asking", "walk_step", "branch", "taps", "aimed_tap",
    "refused_line", "refused_action", "rule", "lines", "text", "search_query", "language", "walk", "coach", "left", "chances",
    "odds_choices", "seen", "news", "sum", "part", "displayed_step", "replay", "copying",
)  # fmt: skip
"""The attributes that a message can change, besides the steps of the game and the current answer."""


class Options(TypedDict, total=False):
    """How a table opens, besides its game: the arguments of ``State``."""

    side: str
    opponent: str
    language: str
    walk: Walkthrough | None
    coach: Coach | None
    open_lesson: Callable[[str], Coach] | None
    hold: Hold | None


@dataclass(frozen=True, slots=True)
class Bookmark:
    """Everything that a message can change: the steps of the game with the number of the current one, and the attributes."""

    steps: tuple[tuple[Step, ...], int]
    attributes: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Aside:
    """What a lesson on the table has put aside."""

    game: Game
    side: str
    opponent: str
    viewer: str
    walk: Walkthrough | None
    walk_step: int
    branch: Text | None
    coach: Coach | None


class State:
    """The state of one table.

    ``side`` looks at the game and plays. It is "" if two people share the screen with a hand-over screen.
    """

    def __init__(
        self,
        game: Game,
        *,
        side: str = "",
        opponent: str = "",
        language: str = "en",
        walk: Walkthrough | None = None,
        coach: Coach | None = None,
        open_lesson: Callable[[str], Coach] | None = None,
        hold: Hold | None = None,
    ) -> None:
        self.lock = hold or Hold(game)  # held from a message to the last part of the Scene that it changes
        self._past: tuple[Game, object] | None = None
        self.game, self.side, self.opponent, self.language = game, side, opponent, language
        self.viewer = side or (game.position.to_act or ("",))[0]
        self.revision = 0
        # Course of the game
        self.walk, self.coach, self.open_lesson = walk, coach, open_lesson
        self.left: Aside | None = None
        self.curtain = False
        self.asking: Action | None = None
        self.walk_step = 1 if walk and walk.steps and not walk.steps[0].action else 0
        self.part = WHOLE
        self.displayed_step: PlayedStep | None = None
        self.branch: Text | None = None
        # Last actions and replay
        self.seen = game.ply
        self.news: Span | None = None
        self.sum: PlanParts | None = None
        self.replay: Replay | None = None
        # Choices and answers
        self.taps: Taps = ()
        self.aimed_tap: Tap | None = None
        self.refused_line: tuple[str, str] | None = None
        self.refused_action: Action | None = None
        self.why: Why | None = None
        # Information
        self.rule: Rule | None = None
        self.lines = LINES
        self.log = Log()
        self.text = False
        self.save_problem: Text | str = ""
        self.search_query: str | None = None
        self.topic = ""  # the game to read about, unless it is that of the table
        self.copying = False
        self.chances = False
        self.odds_choices: Mapping[str, str] = {}
        self.thinking: Thinking | None = None
        self.course: Thinking | None = None
        self.advice_came: Callable[[Thinking], None] = lambda _: None
        self._choices: Choices | None = None

    @property
    def game(self) -> Game:
        """The game on display. If a message changes it, the lock of the new game is held from then on."""
        return self.lock.game

    @game.setter
    def game(self, game: Game) -> None:
        if self._past is None and game is not self.lock.game:
            self._past = self.lock.game, self.lock.game.stamp
        self.lock.over_to(game)

    @property
    def system(self) -> System:
        """The rules of the game."""
        return registry.system(self.game.position.system)

    @property
    def choices(self) -> Choices:
        """The choices of the viewer, computed once per position."""
        known = self._choices
        if known is None or known.position is not self.game.position or known.viewer != self.viewer or known.coach is not self.coach:
            self._choices = known = Choices(self.game.position, self.viewer, self.coach)
        return known

    @property
    def questioned(self) -> bool:
        """Whether a question is open, so that you cannot play actions."""
        return self.coach is not None and self.coach.asking

    @property
    def seal(self) -> Seal:
        """The parts that an open exercise or question covers."""
        return self.coach.seal if self.coach else OPEN

    @property
    def acting(self) -> bool:
        """Whether the viewer can play now."""
        return self.viewer in self.game.position.to_act and not self.curtain and not self.questioned and self.replay is None

    @property
    def advisable(self) -> bool:
        """Whether the viewer can ask for advice: in free play and in replays, when this side has something to decide."""
        asks = self.viewer in self.game.position.to_act and not (self.curtain or self.coach or self.walk)
        return asks and self.has_coach

    @property
    def reviewable(self) -> bool:
        """Whether the viewer can ask what the last turn missed."""
        return bool(self.game.decisions) and self.has_coach and not (self.curtain or self.coach or self.walk or self.replay)

    @property
    def has_coach(self) -> bool:
        """Whether the game has the rules of thumb that all advice comes from."""
        return registry.has_part(self.game.position.system, "thumb")

    def bookmark(self) -> Bookmark:
        """Return everything that a message can change, for ``return_to``."""
        self._past = None
        return Bookmark(self.game.bookmark(), {name: getattr(self, name) for name in CHANGES})

    def return_to(self, before: Bookmark) -> None:
        """Restore the state of the bookmark."""
        left = self._past
        for name in CHANGES:
            setattr(self, name, before.attributes[name])
        if left is None or left[1] == self.game.stamp:  # otherwise the game went on while the table showed another one
            self.game.return_to(before.steps)
        self._past = None
