"""Puzzles beside the live table: one after the other, each judged by the exact chances of its goal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import islice
from typing import TYPE_CHECKING

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import require_language, say
from undaunted_nb.kit import registry
from undaunted_nb.lessons.play.coach import Coach, source
from undaunted_nb.lessons.play.outlook import follow_chance
from undaunted_nb.lessons.play.pointers import things
from undaunted_nb.lessons.progress.record import CLEAN, GOOD, SHOWN
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import View
from undaunted_nb.probability.odds import percent
from undaunted_nb.search.best_plan import Turn
from undaunted_nb.search.coach import Reasons

from .learner import course_of, rating_of
from .proof import LIMIT
from .puzzle import Puzzle

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.common import Words
    from undaunted_nb.kit.scene.lesson import Button, Outcome
    from undaunted_nb.kit.scene.lesson import Coach as CoachPanel
    from undaunted_nb.kit.table.presenter import Presenter
    from undaunted_nb.kit.table.tap import Tap
    from undaunted_nb.lessons.progress.progress import Progress

HINTS = 2
"""The hints: where to look, and then what to do."""
NO_REASONS = frozenset({"hint-only", "hint-tried"})
"""The reasons that a puzzle has no use for: that there is no choice, and that tries were made."""
OUTCOMES = 2000
"""The most random outcomes that the playback of a solution looks at to find one that lets it go on."""


class PuzzleRun(Coach):
    """Puzzles beside the table: choose a first action, and see what it leads to.

    ``results`` has the puzzles that were answered, each with whether the first answer was right and without a hint. ``said`` is what the
    panel says about the last action. ``subjects`` are the places and pieces on the board that the goal is about.
    """

    subjects: Sequence[str] = ()

    def __init__(self, puzzles: Sequence[Puzzle], progress: Progress | None = None) -> None:
        self.puzzles, self.progress = tuple(puzzles), progress
        self.results: dict[str, bool] = {}
        if progress:
            for game in {puzzle.game for puzzle in puzzles}:
                self.results |= {name: how == CLEAN for name, how in progress.state(course_of(game)).items()}
        self._go_to(0)

    def _go_to(self, number: int) -> None:
        self.number, self.puzzle = number, self.puzzles[number]
        self._turn = Turn(self.puzzle.position, self.puzzle.goal, self.puzzle.side, LIMIT)
        self.subjects = find_subjects(self.puzzle)
        self.hints, self.misses = 0, 0
        self._restart()

    def _restart(self) -> None:
        """Put the puzzle back to its position. Misses and hints still count."""
        self._game, self.played_back = self.puzzle.begin(), 0
        self.state: Outcome = ""
        self.said: list[Text] = []

    @property
    def game(self) -> Game:
        """The game of the puzzle."""
        return self._game

    @property
    def side(self) -> str:
        """The side of the learner."""
        return self.puzzle.side

    @property
    def _present(self) -> Presenter:
        """What names the things of the puzzle's game."""
        return registry.system(self._game.start.system).present

    @property
    def shared_question(self) -> Text | None:
        """What a shared link and picture ask."""
        return self.puzzle.shared_question

    @property
    def shared_id(self) -> str:
        """The id with which a shared link opens the puzzle."""
        return self.puzzle.shared_id

    @property
    def complete(self) -> bool:
        """Whether the last puzzle is solved."""
        return self.state == "good" and self.number == len(self.puzzles) - 1

    @property
    def can_undo(self) -> bool:
        """Whether the learner has played an action here."""
        return self._game.ply > 0 and not self.played_back

    # Actions

    def play(self, action: Action) -> None:
        """Play the learner's action and judge it. Raises TutorError if the puzzle is over."""
        if self.state in ("good", "no") or self.played_back:
            raise TutorError(Text("puzzle-is-over"))
        before = self._game.position
        chances = self._compare(before, action)
        self._game.play(action)
        self._let_answer()
        self._judge(before, action, *chances)

    def _compare(self, position: Position, action: Action) -> tuple[Fraction, Fraction]:
        """Return the chance of the best action and of this one."""
        if position == self._game.start:
            return self.puzzle.chance, self.puzzle.chances.get(position.format(action), Fraction(0))
        best, choice = self._turn.chance(position), self._turn.chance(position.perform(action).after)
        return best or Fraction(0), choice or Fraction(0)

    def _let_answer(self) -> None:
        """Play the answers of the other side that belong to the turn."""
        while (position := self._game.position).to_act not in ((), (CHANCE,), (self.side,)) and not self._turn.is_reached(position):
            answer = self._turn.answer(position)
            if answer is None:
                break
            self._game.play(answer)

    def _judge(self, before: Position, action: Action, best: Fraction, choice: Fraction) -> None:
        if choice < best:
            self.state, self.misses = "no", self.misses + 1
            self.said = self._explain_miss(before, action, best, choice)
            self._note(solved=False)
        elif self._turn.is_reached(self._game.position):
            self._solve([])
        elif not self._turn.chance(self._game.position):
            self._solve([Text("puzzle-unlucky", {"chance": percent(choice)})])
        else:
            self.state, self.said = "go", [Text("puzzle-go-on", {"chance": percent(self._turn.chance(self._game.position) or Fraction(0))})]

    def _explain_miss(self, before: Position, action: Action, best: Fraction, choice: Fraction) -> list[Text]:
        """Return what the wrong action leads to, and the best way on from there."""
        label = self._present.label(before, action)
        if not choice or not self._turn.chance(self._game.position):
            said = [Text("puzzle-lost", {"action": label, "best": percent(best)})]
        else:
            said = [Text("puzzle-worse", {"action": label, "chance": percent(choice), "best": percent(best)})]
            line = self._turn.line(self._game.position)
            if line:
                position = self._game.position
                said.append(Text("puzzle-at-best", {"action": self._present.label(position, line[0])}))
        return [*said, *self._punish()]

    def _punish(self) -> list[Text]:
        """Return that the enemy has won with the wrong action, if it has."""
        position = self._game.position
        if position.outcome and position.outcome.winner != self.side:
            return [Text("puzzle-enemy-won", {"side": self._name(position.outcome.winner)})]
        return []

    def _solve(self, said: list[Text]) -> None:
        self.state = "good"
        second = max((chance for line, chance in self.puzzle.chances.items() if line != self.puzzle.solution[0]), default=Fraction(0))
        chances = {"best": percent(self.puzzle.chance), "second": percent(second)}
        self.said = [*said, Text("puzzle-solved" if second else "puzzle-only-way", chances), *self._themes()]
        self._note(solved=not self.misses and not self.hints)
        if self.progress:
            self.said.append(Text("puzzle-rating", {"rating": str(round(rating_of(self.progress).value))}))

    def _themes(self) -> list[Text]:
        return [Text("puzzle-theme", {"theme": self.puzzle.theme})]

    def _note(self, *, solved: bool) -> None:
        """Record the first answer to a puzzle. Later ones do not count, but the progress remembers that it was solved."""
        self.results.setdefault(self.puzzle.id, solved)
        if self.progress:
            own = self.state == "good" and not self.played_back
            how = CLEAN if solved else GOOD if own else SHOWN
            self.progress.done(course_of(self.puzzle.game), self.puzzle.id, "", how)

    def travel(self, by: int) -> None:
        """Go back to the learner's last decision. A solved puzzle stays as it is."""
        if by < 0 and self.can_undo:
            while self._game.ply:
                position = self._game.goto(self._game.ply - 1)
                if self.side in position.to_act:
                    break
            self.state, self.said = "go" if self._game.ply else "", []

    def press(self, button: str) -> None:
        """Perform the action of a button. Raises TutorError if there is no such button."""
        kind, _, rest = button.partition(":")
        if kind == "again":
            self._restart()
        elif kind == "hint":
            self.hints = min(self.hints + 1, HINTS)
        elif kind == "show" and self._can_show:
            self._note(solved=False)
            self._restart()
            self._play_back()
        elif kind == "step" and 0 < self.played_back < len(self.puzzle.solution):
            self._play_back()
        elif kind == "next" and self.number + 1 < len(self.puzzles):
            self._go_to(self.number + 1)
        elif kind == "prev" and self.number:
            self._go_to(self.number - 1)
        elif kind == "exercise" and rest.isdecimal() and 0 < int(rest) <= len(self.puzzles):
            self._go_to(int(rest) - 1)
        else:
            raise TutorError(Text("error-message"))

    @property
    def _can_show(self) -> bool:
        return self.state == "good" or self.hints == HINTS or bool(self.misses)

    def _play_back(self) -> None:
        """Play the next action of the solution, and say why it is good."""
        line = self.puzzle.solution[self.played_back]
        before = self._game.position
        action = before.parse(line)
        self._game.play(action, self._lucky_outcome(before, action) or None)
        self._let_answer()
        self.played_back += 1
        step = {"n": self.played_back, "of": len(self.puzzle.solution), "action": self._present.label(before, action)}
        why = Reasons(View(before, self.side), say).explain(action)
        self.said = [Text("puzzle-step", step), *([why] if why.key not in NO_REASONS else [])]
        if self.played_back == len(self.puzzle.solution):
            self.state = "good"
            self.said += [Text("puzzle-line-chance", {"chance": percent(self.puzzle.chance)})] if self.puzzle.chance < 1 else []
            self.said += self._themes()
        else:
            self.state = "go"

    def _lucky_outcome(self, position: Position, action: Action) -> str:
        """Return a random outcome after which the solution can go on or has reached the goal ("": there is no choice)."""
        rest = self.puzzle.solution[self.played_back + 1 :]
        for outcome, _kinds, after in islice(follow_chance(position.perform(action).after), OUTCOMES):
            while after.to_act not in ((), (CHANCE,), (self.side,)) and (answer := self._turn.answer(after)):
                after = after.perform(answer).after  # noqa: PLW2901
            if self._turn.is_reached(after) or (rest and self.side in after.to_act and rest[0] in map(after.format, after.legal_actions)):
                return outcome
        return ""

    # Marks on the board

    def pointed_out(self) -> Mapping[str, Sequence[str]]:
        """Return the marks of what the goal is about, and of the hints, on the board."""
        if self.state == "good":
            return {}
        hints = [tap.thing.name for tap in self._first_taps() if tap.on_board] if self.hints else []
        return {"asked": self.subjects, "hinted": hints if self.hints == HINTS else hints[:1]}

    def _first_taps(self) -> Sequence[Tap]:
        position = self._game.start
        return self._present.taps(position, position.parse(self.puzzle.solution[0]))

    def _hint_texts(self) -> list[Text]:
        """Return the hints that were given: where the solution begins, and its first action."""
        if not self.hints:
            return []
        position, taps = self._game.start, self._first_taps()
        place = [Text("puzzle-where", {"thing": self._first_thing(taps)})] if taps else []
        action = Text("puzzle-what", {"action": self._present.label(position, position.parse(self.puzzle.solution[0]))})
        return [*place, *([action] if self.hints == HINTS else [])]

    def _first_thing(self, taps: Sequence[Tap]) -> Text:
        """Return the name of the card or the counter with which the solution begins, or else of the first tap."""
        position = self._game.start
        tap = next((tap for tap in taps if tap.kind in ("card", "piece")), taps[0])
        if tap.kind == "piece":
            return self._present.name_of(position, self.side, "counter", tap.bare.name)
        return self._present.tapped_name(position, self.side, tap)

    def _name(self, side: str) -> Text:
        return self._present.name_of(self._game.start, self.side, "side", side)

    # Data for the table

    def scene(self, language: str = "") -> CoachPanel:  # noqa: ARG002  (Texts are said by whoever shows them)
        """Return the data that the table shows of the puzzle."""
        solved, back = self.state == "good", self.played_back > 0
        more = self.number + 1 < len(self.puzzles)
        ticks: list[Outcome] = ["good" if self.results.get(p.id) else "no" if p.id in self.results else "" for p in self.puzzles]
        panel: CoachPanel = {
            "title": self.title(),
            "step": self.number + 1,
            "steps": len(self.puzzles),
            "ticks": ticks if len(ticks) > 1 else [],
            "jump": len(ticks) > 1,
            "state": self.state,
            "verdict": Text("coach-solution") if back else None,
            "quiet": solved and (back or bool(self.misses)),
            "task": self.task(),
            "said": self.said,
            "reasons": [],
            "source": source(self._rules()) if solved else None,
            "hints": [] if solved or back else self._hint_texts(),
            "hint": Text(f"coach-hint-{self.hints + 1}") if not solved and not back and self.hints < HINTS else None,
            "options": [],
            "again": Text("coach-again") if self.state == "no" or back or solved else None,
            "mistake": self.state == "no",
            "next": Text("puzzle-next") if solved and more else None,
            "back": self.number > 0,
            "buttons": self._buttons(),
            "note": "",
        }
        return panel

    def title(self) -> Text:
        """Return the title of the panel: that it is a puzzle, and how hard it is."""
        return Text("puzzle-title", {"difficulty": self.puzzle.difficulty})

    def task(self) -> list[Words]:
        """Return the goal, and how likely the best way reaches it."""
        chance = self.puzzle.chance
        facts = Text("puzzle-sure") if chance == 1 else Text("puzzle-likely", {"chance": percent(chance)})
        return [Text("puzzle-task", {"side": self._name(self.side), "goal": self.puzzle.goal_text()}), facts]

    def _rules(self) -> tuple[str, ...]:
        """Return the rules of what the first action of the solution does."""
        position = self._game.start
        events = position.perform(position.parse(self.puzzle.solution[0])).events
        return tuple(dict.fromkeys(rule for event in events for rule in event.rules))[:1]

    def _buttons(self) -> list[Button]:
        if 0 < self.played_back < len(self.puzzle.solution):
            return [{"id": "step", "label": Text("puzzle-next-step"), "yellow": True}]
        share: Button = {"id": "share", "label": Text("puzzle-share")}
        show: Button = {"id": "show", "label": Text("puzzle-watch" if self.state == "good" else "coach-show")}
        return [show, share] if self._can_show else [share]

    def as_text(self, language: str = "") -> str:
        """Return the puzzle as text, without its solution."""
        language = require_language(language)
        lines = [self.title(), *self.task()]
        return "\n".join(say(line, language) if isinstance(line, Text) else str(line) for line in lines)

    def __repr__(self) -> str:
        return f"<PuzzleRun {self.puzzle.id}: {self.state or 'not begun'}>"


def find_subjects(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the place or the piece on the board that the goal of a puzzle names. A side, and what is off the board, is none."""
    _kind, *words = puzzle.goal.split(" ")
    name = " ".join(words[1:] if words and words[0].isdecimal() else words)
    here = things(puzzle.position, puzzle.side)
    return (name,) if name in here.places or name in here.pieces else ()
