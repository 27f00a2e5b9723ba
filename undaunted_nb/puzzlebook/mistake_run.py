"""Your mistakes beside the table: find a better action than the one that you played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.play.opponent import View
from undaunted_nb.probability.odds import percent
from undaunted_nb.search.coach import Reasons

from .mistakes import Mistake
from .run import NO_REASONS, PuzzleRun

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.common import Words
    from undaunted_nb.kit.scene.lesson import Button
    from undaunted_nb.kit.scene.lesson import Coach as CoachPanel
    from undaunted_nb.lessons.progress.progress import Progress


class MistakeRun(PuzzleRun):
    """The learner's mistakes, one after the other. Only the first action counts, and the first answer says when the puzzle comes back."""

    puzzle: Mistake
    puzzles: tuple[Mistake, ...]

    def __init__(self, mistakes: Sequence[Mistake], progress: Progress | None = None) -> None:
        self.puzzles, self.progress, self.results = tuple(mistakes), progress, {}
        self._go_to(0)

    def _go_to(self, number: int) -> None:
        self.number, self.puzzle, self.is_removed = number, self.puzzles[number], False
        self.hints, self.misses = 0, 0
        self._restart()

    def play(self, action: Action) -> None:
        """Play the learner's action and judge it. Raises TutorError if the puzzle is over."""
        if self.state in ("good", "no") or self.played_back:
            raise TutorError(Text("puzzle-is-over"))
        before = self._game.position
        self._game.play(action)
        line = before.format(action)
        if self.puzzle.is_right(line):
            self.state = "good"
            self.said = self._compare_with_game(line)
            self._note(solved=not self.misses and not self.hints)
        else:
            self.state, self.misses = "no", self.misses + 1
            self.said = [self._explain(line)]
            self._note(solved=False)

    def _compare_with_game(self, line: str) -> list[Text]:
        chances = {"chance": percent(self.puzzle.chances[line]), "before": percent(self.puzzle.chances[self.puzzle.action])}
        return [Text("mistake-better", chances)]

    def _explain(self, line: str) -> Text:
        """Return what the wrong action leads to."""
        best, label = percent(self.puzzle.chance), self.puzzle.label(line)
        if line == self.puzzle.action:
            return Text("mistake-again", {"chance": percent(self.puzzle.chances[line]), "best": best})
        if line in self.puzzle.chances:
            return Text("mistake-worse", {"action": label, "chance": percent(self.puzzle.chances[line]), "best": best})
        return Text("mistake-untried", {"action": label, "best": best})

    def _note(self, *, solved: bool) -> None:
        """Record the first answer: it says when the mistake comes back."""
        if self.puzzle.id in self.results:
            return
        self.results[self.puzzle.id] = solved
        self.puzzle = self.puzzle.note_answer(solved)
        self.said.append(self.puzzle.kind)

    def press(self, button: str) -> None:
        """Perform the action of a button. Raises TutorError if there is no such button."""
        if button != "remove":
            super().press(button)
            return
        self.puzzle.remove()
        self.is_removed, self.said = True, [Text("mistake-removed")]

    def _play_back(self) -> None:
        """Play the better action, and say why it is good."""
        before = self._game.position
        action = before.parse(self.puzzle.solution[0])
        self._game.play(action)
        self.played_back, self.state = 1, "good"
        why = Reasons(View(before, self.side), say).explain(action)
        self.said = [Text("puzzle-what", {"action": self.puzzle.label(self.puzzle.solution[0])})]
        self.said += [] if why.key in NO_REASONS else [why]
        self.said += self._compare_with_game(self.puzzle.solution[0])

    # Data for the table

    def scene(self, language: str = "") -> CoachPanel:
        """Return the data that the table shows of the mistake."""
        panel = super().scene(language)
        remove: list[Button] = [] if self.is_removed else [{"id": "remove", "label": Text("mistake-remove")}]
        return {**panel, "source": None, "buttons": [*panel["buttons"], *remove]}

    def title(self) -> Text:
        """Return the title of the panel."""
        return Text("mistake-title")

    def task(self) -> list[Words]:
        """Return what was played, and what to find."""
        puzzle = self.puzzle
        cost = percent(puzzle.chance - puzzle.chances[puzzle.action])
        return [Text("mistake-task", {"action": puzzle.label(puzzle.action), "side": self._name(self.side), "cost": cost})]
