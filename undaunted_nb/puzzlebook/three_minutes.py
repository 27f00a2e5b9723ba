"""As many puzzles as you can in three minutes: only the first action of each counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import require_language, say
from undaunted_nb.kit import games
from undaunted_nb.lessons.progress.record import CLEAN, SHOWN
from undaunted_nb.probability.arguments import whole_number

from .learner import course_of, find_best, keep_score, rating_of
from .puzzle import load, mix
from .run import PuzzleRun

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.common import Words
    from undaunted_nb.kit.scene.lesson import Button, Outcome
    from undaunted_nb.kit.scene.lesson import Coach as CoachPanel
    from undaunted_nb.lessons.progress.progress import Progress

SECONDS = 180.0
"""The time for all puzzles."""
MISSES = 3
"""The misses that end it before the time is over."""
MOST = 40
"""The number of puzzles at most, which nobody reaches."""
READY, GOING, OVER, BACK = "ready", "going", "over", "back"
"""The parts: before the clock runs, while it runs, the result, and a look at the missed puzzles without a clock."""


class ThreeMinutes(PuzzleRun):
    """As many puzzles of a game as the learner can, the easiest first.

    A first action that is not the best one is a miss. Three misses or the end of the time end it. Then the missed puzzles can be tried
    again, without a clock. ``phase`` is the part that it is in, and ``miss_count`` the number of misses.
    """

    def __init__(
        self, game: str = "", *, seed: int | None = None, progress: Progress | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        """Choose the puzzles. Raises TutorError if the game has none."""
        self.name = game or games.first()
        self._every = load(self.name)
        self._rng = Random(None if seed is None else whole_number("seed", seed, 0, 10**9))
        self._clock = clock
        self.progress = progress
        self._prepare()

    def _prepare(self) -> None:
        """Choose puzzles for another three minutes."""
        puzzles = self._rng.sample(self._every, min(MOST, len(self._every)))
        self.puzzles = mix(sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id)))
        self.phase, self.miss_count, self._ends = READY, 0, 0.0
        self.results: dict[str, bool] = {}
        self._verdict = Text("minutes-end-time")
        self._go_to(0)

    @property
    def score(self) -> int:
        """The number of puzzles whose best first action was found."""
        return sum(self.results.values())

    @property
    def seconds_left(self) -> float | None:
        """The time that is left, or None while no clock runs."""
        return self._ends - self._clock() if self.phase == GOING else None

    @property
    def complete(self) -> bool:
        """Whether the time is over and nothing is looked at again."""
        return self.phase == OVER or (self.phase == BACK and super().complete)

    @property
    def can_undo(self) -> bool:
        """Whether an action can be taken back: only after the time is over."""
        return self.phase == BACK and super().can_undo

    # Actions

    def play(self, action: Action) -> None:
        """Judge a first action, and go on to the next puzzle.

        Raises TutorError before the clock runs and after the end.
        """
        if self.phase == BACK:
            super().play(action)
            return
        if self.phase != GOING:
            raise TutorError(Text("minutes-begin-first" if self.phase == READY else "minutes-is-over"))
        if self._is_late():
            self._finish(Text("minutes-end-time"))
            return
        best, choice = self._compare(self.game.position, action)
        self._record(solved=choice == best)
        if self.miss_count == MISSES:
            self._finish(Text("minutes-end-misses", {"n": MISSES}))
        elif self.number + 1 == len(self.puzzles):
            self._finish(Text("minutes-end-all"))
        else:
            result = self._result()
            self._go_to(self.number + 1)
            self.said = [result]

    def _is_late(self) -> bool:
        return self.phase == GOING and self._clock() >= self._ends

    def _record(self, *, solved: bool) -> None:
        self.results[self.puzzle.id] = solved
        self.miss_count += not solved
        if self.progress:
            self.progress.done(course_of(self.name), self.puzzle.id, "", CLEAN if solved else SHOWN)

    def _result(self) -> Text:
        if self.results[self.puzzle.id]:
            return Text("minutes-right", {"n": self.score})
        return Text("minutes-miss", {"n": self.miss_count, "of": MISSES})

    def _finish(self, reason: Text) -> None:
        """Stop the clock, and say how it went beside the best result before."""
        self.state, self.phase, self._verdict = "done", OVER, reason
        self.said = [Text("minutes-solved", {"n": self.score})]
        if self.progress:
            before = find_best(self.progress, self.name)
            if before:
                self.said.append(Text("minutes-new-best" if self.score > before else "minutes-best", {"n": before}))
            keep_score(self.progress, self.name, self.score)
            if self.results:
                self.said.append(Text("puzzle-rating", {"rating": str(round(rating_of(self.progress).value))}))

    def press(self, button: str) -> None:
        """Perform the action of a button. Raises TutorError if there is no such button."""
        missed_puzzles = [puzzle for puzzle in self.puzzles if self.results.get(puzzle.id) is False]
        if button == "next" and self.phase == READY:
            self.phase, self._ends = GOING, self._clock() + SECONDS
        elif (button == "time" and self._is_late()) or (button == "stop" and self.phase == GOING):
            self._finish(Text("minutes-end-time" if self._is_late() else "minutes-end-stop"))
        elif button == "more" and self.phase in (OVER, BACK):
            self._prepare()
        elif button == "missed" and self.phase == OVER and missed_puzzles:
            self.phase, self.puzzles, self.results = BACK, tuple(missed_puzzles), {}
            self._go_to(0)
        elif self.phase == BACK:
            super().press(button)
        else:
            raise TutorError(Text("error-message"))

    def pointed_out(self) -> Mapping[str, Sequence[str]]:
        """Return the marks on the board, but not of a puzzle before its time begins or after it."""
        return super().pointed_out() if self.phase in (GOING, BACK) else {}

    # Data for the table

    def scene(self, language: str = "") -> CoachPanel:
        """Return the data that the table shows of the puzzles."""
        panel = super().scene(language)
        if self.phase == BACK:
            return {**panel, "buttons": [*panel["buttons"], *([self._more] if self.complete else [])]}
        ticks: list[Outcome] = ["good" if right else "no" for right in self.results.values()]
        if ticks and self.phase == GOING:
            ticks.append("")
        fixed: CoachPanel = {
            **panel,
            "title": Text("minutes-title"),
            "ticks": ticks,
            "jump": False,
            "quiet": True,
            "source": None,
            "hint": None,
            "again": None,
            "mistake": False,
            "next": None,
            "back": False,
        }
        if self.phase == READY:
            return {**fixed, "step": 0, "read": self._rules_in_words(), "task": [], "next": Text("coach-begin")}
        if self.phase == GOING:
            stop: Button = {"id": "stop", "label": Text("minutes-stop")}
            return {**fixed, "count": self._count(), "task": self.task()[:1], "buttons": [stop]}
        look: list[Button] = (
            [{"id": "missed", "label": Text("minutes-look", {"n": self.miss_count}), "yellow": True}] if self.miss_count else []
        )
        return {**fixed, "step": 0, "task": [], "verdict": self._verdict, "buttons": [*look, self._more]}

    @property
    def _more(self) -> Button:
        return {"id": "more", "label": Text("minutes-more")}

    def _rules_in_words(self) -> list[Words]:
        return [Text("minutes-rules", {"misses": MISSES})]

    def _count(self) -> Text:
        """Return the time that is left, and the results so far."""
        left = max(0, round(self.seconds_left or 0))
        return Text("minutes-count", {"time": f"{left // 60}:{left % 60:02}", "n": self.score, "misses": self.miss_count, "of": MISSES})

    def as_text(self, language: str = "") -> str:
        """Return the part that it is in as text, without solutions."""
        language = require_language(language)
        if self.phase == BACK:
            return super().as_text(language)
        parts: dict[str, list[Words]] = {
            READY: self._rules_in_words(),
            GOING: [*self.said, *self.task()[:1]],
            OVER: [self._verdict, *self.said],
        }
        lines = parts[self.phase]
        return "\n".join(say(line, language) if isinstance(line, Text) else str(line) for line in (Text("minutes-title"), *lines))

    def __repr__(self) -> str:
        return f"<ThreeMinutes {self.name}: {self.phase}, {self.score} solved>"
