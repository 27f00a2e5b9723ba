"""Your mistakes: decisions of the learner's own games that cost much. Each is a private puzzle, which comes back at growing distances.

They stay in one file of the learner's data folder. Nothing sends it anywhere.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import islice
from pathlib import Path
from threading import RLock

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.errors import FileError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import Checker
from undaunted_nb.files.storage import dump_json, parse_json, read_text, save_text, stamp
from undaunted_nb.kit import registry
from undaunted_nb.lessons.progress.record import LAST, LAST_DAY, SPACING
from undaunted_nb.lessons.progress.reviews_today import today
from undaunted_nb.lessons.progress.user_data import NOWHERE, home, put_aside
from undaunted_nb.play.opponent import View
from undaunted_nb.search.coach import ABOUT_EQUAL, Trial, find_wins, mean
from undaunted_nb.search.planner import looked_at
from undaunted_nb.search.review import MissedChance

from .puzzle import Puzzle, line_of, name_puzzle, read_chance

log = logging.getLogger(__name__)

FORMAT = "undaunted-nb mistakes 1"
NAME = "mistakes.json"
THEME = "mistakes"
"""The theme of these puzzles."""
FIELDS = ("id", "game", "side", "played", "solution", "chances", "position", "box", "due")
COST = 0.1
"""How much a decision must have cost, as a share of all games."""
TRIES = 400
"""The number of continuations of each action that show it."""
CHOICES = 4
"""The number of actions that are tried: the played one, the best one, and others that look good."""
MOST = 200
"""The number of mistakes that are kept. After that, the ones that are known best go."""
RATING = 1000
PLACES = 1000
"""The precision of the chances."""


@dataclass(frozen=True, slots=True, repr=False)
class Mistake(Puzzle):
    """A decision of the learner's own game as a puzzle: find a clearly better action.

    ``chances`` are the chances to win after the actions that were tried, ``action`` the one that was played. ``box`` and ``due`` say when
    it comes back: right answers move it up a box, and ``due`` is the day as ``date.toordinal`` numbers it.
    """

    action: str = ""
    box: int = 0
    due: int = 0

    def goal_text(self) -> Text:
        """Return what to find, in words."""
        return Text("mistake-goal", {"action": self.label(self.action)})

    @property
    def shared_question(self) -> Text:
        """What to ask somebody else about the position. It tells nothing of the solution, and not what was played."""
        position = self.position
        side = registry.system(position.system).present.name_of(position, self.side, "side", self.side)
        return Text("mistake-question", {"side": side})

    @property
    def shared_id(self) -> str:
        """Nothing: only this machine has it, so a link opens its position."""
        return ""

    def label(self, line: str) -> object:
        """Return the words for an action in notation."""
        position = self.position
        return registry.system(position.system).present.label(position, position.parse(line))

    @property
    def is_due(self) -> bool:
        """Whether it is time to try it again."""
        return self.due <= today().toordinal()

    @property
    def kind(self) -> Text:
        """When it comes back."""
        return Text("mistake-due", {"n": max(0, self.due - today().toordinal())})

    def row(self) -> Text:
        """Return the puzzle as one line of a list, without its solution."""
        return Text("mistake-row", {"id": self.id, "due": self.kind})

    def is_right(self, line: str) -> bool:
        """Return whether an action in notation is as good as the best one that was found."""
        return self.chances.get(line, Fraction(0)) >= self.chance - Fraction(ABOUT_EQUAL).limit_denominator(PLACES)

    def keep(self) -> None:
        """Keep it on this machine. Nothing happens if it is there already, or if this machine keeps no files."""
        change(lambda mistakes: mistakes if any(mistake.id == self.id for mistake in mistakes) else [*mistakes, self])

    def remove(self) -> None:
        """Remove it from this machine."""
        change(lambda mistakes: [mistake for mistake in mistakes if mistake.id != self.id])

    def note_answer(self, right: bool) -> Mistake:  # noqa: FBT001  (what the answer was is all there is to say)
        """Move it to the next box, or back to the first, and return it with its new day.

        Args:
            right: Whether the first answer was right.

        """
        box = min(self.box + 1, LAST) if right else 0
        successor = replace(self, box=box, due=today().toordinal() + SPACING[box])
        change(lambda mistakes: [successor if mistake.id == self.id else mistake for mistake in mistakes])
        return successor

    def to_json(self) -> dict[str, object]:
        """Return the mistake as plain values, as it is kept in the file."""
        return {
            "id": self.id, "game": self.game, "side": self.side, "played": self.action, "solution": list(self.solution),
            "chances": {line: str(chance) for line, chance in self.chances.items()}, "position": self.line, "box": self.box,
            "due": self.due,
        }  # fmt: skip


def examine(chance: MissedChance, seed: int = 0, n: int = TRIES) -> Iterator[Mistake | None]:
    """Try a missed chance ``n`` times and yield None after each try, at the end the mistake, or None if it did not cost enough.

    If some first actions win for certain, as the exact search proves, only the played action is tried.
    """
    if chance.decision is None or chance.best is None:
        return
    position, action, side = chance.decision.position, chance.decision.action, chance.side
    view = View(position, side)
    wins = find_wins(view)
    trial = Trial(view, seed, only=[action] if wins else _choices(view, action, chance.best.action))
    for _ in trial.playouts():
        yield None
        if all(len(trial.results[other]) > n or other in trial.certain for other in trial.left):
            break
    if wins and action not in wins:
        trial.results |= {win: [1.0] for win in wins}
        trial.certain.update(wins)
    yield _judge(view, trial, action)


def _choices(view: View, action: Action, better: Action) -> list[Action]:
    likely = looked_at(view.deal_again(), view.side, view.legal_actions)
    return list(islice(dict.fromkeys((action, better, *likely)), CHOICES))


def _judge(view: View, trial: Trial, action: Action) -> Mistake | None:
    """Return the mistake if another action is better by more than the cost and by more than the error."""
    means = {other: mean(results) for other, results in trial.results.items()}
    best = max(means, key=lambda other: means[other])
    gap, spread = trial.gap(best, action) if best != action else (0.0, 0.0)
    if gap < COST or gap <= spread:
        return None
    position = view.deal_again()
    line, name = line_of(position), position.format(action)
    order = sorted(means, key=lambda other: -means[other])
    chances = {position.format(other): Fraction(round(means[other] * PLACES), PLACES) for other in order}
    game = registry.system(position.system).present.game_of(position)
    return Mistake(
        name_puzzle("mistake", line, name), game, view.side, "", RATING, (THEME,), (position.format(best),), chances, line, name,
        due=today().toordinal() + SPACING[0],
    )  # fmt: skip


# The file


_lock = RLock()


def _path() -> Path | None:
    folder = home()
    return None if folder == NOWHERE else folder / NAME


def load_mistakes() -> tuple[Mistake, ...]:
    """Return the mistakes that are kept on this machine, those that come back first at the top."""
    path = _path()
    if path is None or not path.exists():
        return ()
    try:
        return _read_file(path, stamp(path))
    except FileError as error:
        if error.faults[0].text.key != "fault-cannot-read":  # it is damaged, and cannot be readable later
            log.warning("the file of mistakes was damaged: it is now %s", put_aside(path).name)
        return ()


@lru_cache(maxsize=1)  # the home page asks at each drawing
def _read_file(path: Path, _stamp: object) -> tuple[Mistake, ...]:
    mistakes = _read(read_text(path), str(path))
    return tuple(sorted(mistakes, key=lambda mistake: (mistake.due, mistake.id)))


def change(act: Callable[[Sequence[Mistake]], Sequence[Mistake]]) -> None:
    """Change the mistakes that are kept. A file that cannot be written stays as it is."""
    path = _path()
    if path is None:
        return
    with _lock:
        before = load_mistakes()
        after = sorted(act(before), key=lambda mistake: -mistake.box)[-MOST:]
        rows = [mistake.to_json() for mistake in after]
        try:
            save_text(path, dump_json({"format": FORMAT, "mistakes": rows}))
        except FileError as error:
            log.warning("the mistakes can't be saved: %s", error)


def _read(text: str, source: str) -> list[Mistake]:
    """Return the mistakes of a file. Raises FileError with every fault."""
    check = Checker("", source)
    fields = check.fields((), parse_json(text, source), ("format", "mistakes"), ("format", "mistakes"))
    if fields.get("format", FORMAT) != FORMAT:
        check.fault(("format",), "fault-format", found=str(fields["format"])[:60], wanted=FORMAT)
    rows = check.items(("mistakes",), fields.get("mistakes", []))
    return check.finish([_mistake(check, where, row) for where, row in rows])


def _mistake(check: Checker, where: tuple[str | int, ...], row: object) -> Mistake:
    fields = check.fields(where, row, FIELDS, FIELDS)
    texts = {name: check.text((*where, name), fields.get(name, "")) for name in ("id", "game", "side", "played", "position")}
    lines = check.items((*where, "solution"), fields.get("solution", []))
    solution = tuple(check.text(place, line) for place, line in lines)
    chances = {
        line: read_chance(check, (*where, "chances"), chance)
        for line, chance in check.table((*where, "chances"), fields.get("chances", {})).items()
    }
    if not {texts["played"], *solution} <= chances.keys() or not solution:
        check.fault((*where, "solution"), "fault-missing", field="chances")
    box = check.number((*where, "box"), fields.get("box", 0), 0, LAST)
    due = check.number((*where, "due"), fields.get("due", 0), 0, LAST_DAY)
    return Mistake(
        texts["id"], texts["game"], texts["side"], "", RATING, (THEME,), solution, chances, texts["position"], texts["played"], box, due
    )
