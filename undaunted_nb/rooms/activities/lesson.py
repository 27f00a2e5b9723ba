"""A lesson of the course: each pupil at an own pace, and a grid that shows the teacher who is where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from statistics import median
from typing import Any

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.kit import games
from undaunted_nb.lessons.format.lesson import load, names
from undaunted_nb.lessons.play.run import MISSES, LessonRun
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.widgets.session import Session

from ..pupils import Pupil
from ..results import Answer
from .activity import Button
from .pictures import picture
from .tables import PLAY, READ, Seat, TableActivity

STUCK_FACTOR = 2.0
"""How many times the usual time on a step makes a pupil stuck, together with two misses."""
LEAST_SECONDS = 60.0
"""Nobody is stuck before this time on a step."""


class LessonSeat:
    """Where a pupil is in the lesson, and since when."""

    def __init__(self, run: LessonRun) -> None:
        self.run = run
        self.step = run.step
        self.since = 0.0
        self.times: dict[int, float] = {}
        self.asks: dict[int, int] = {}
        self.look: tuple[object, dict[str, Any]] | None = None
        """What the teacher sees of it, with what that was made of."""


class LessonActivity(TableActivity):
    """A lesson.

    Args:
        name: The lesson, such as ``"normandy/moving"``, or the path of a file.

    """

    kind = "lesson"
    kinds = PLAY | READ | {"coach", "undo", "redo"}

    def __init__(self, name: str = "") -> None:
        super().__init__()
        self.lesson = load(name or names(games.first())[0])
        self.places: dict[int, LessonSeat] = {}

    def make_session(self, pupil: Pupil) -> Session:
        """Return the table of a pupil at the first exercise."""
        run = LessonRun(self.lesson, Progress())
        if run.step == 0:
            run.go_to(1)
        self.places[pupil.number] = place = LessonSeat(run)
        place.since = self.seconds()
        return Session(run.game, side=run.side, coach=run, language=pupil.language)

    def handle(self, pupil: Pupil, seat: Seat, content: Mapping[str, Any]) -> None:
        """Give a message to the table, and note where the pupil is then."""
        super().handle(pupil, seat, content)
        place = self.places[pupil.number]
        place.asks[place.step] = max(place.asks.get(place.step, 0), place.run.misses)
        done_steps = self._find_done(place)
        for step in done_steps - place.times.keys():
            place.times[step] = round(self.seconds() - place.since, 1)
        if place.run.step != place.step:
            place.step, place.since = place.run.step, self.seconds()

    @property
    def steps(self) -> int:
        """The number of exercises."""
        return len(self.lesson.exercises)

    def _find_done(self, place: LessonSeat) -> set[int]:
        return {i for i, exercise in enumerate(self.lesson.exercises, 1) if exercise.id in place.run.marks}

    def has_answered(self, pupil: Pupil) -> bool:
        """Return whether a pupil has done the lesson."""
        place = self.places.get(pupil.number)
        return place is not None and len(self._find_done(place)) == self.steps

    def _line(self, language: str) -> str:
        return self.lesson.said_title(language)

    def view(self, pupil: Pupil) -> dict[str, Any]:
        """Return the title, and where the pupil is."""
        place = self.places[pupil.number]
        done_steps = self._find_done(place)
        marks = ["good" if i in done_steps else "go" if i == place.run.step else "" for i in range(1, self.steps + 1)]
        line = say(Text("room-lesson-step", {"n": max(place.run.step, 1), "of": self.steps}), pupil.language)
        return {"line": line, "title": self._line(pupil.language), "marks": marks, "help": pupil.needs_help}

    def stage(self, language: str) -> dict[str, Any]:
        """Return how many pupils are at each step, and no names."""
        counts = Counter(place.run.step for number, place in self.places.items() if number in self.room.pupils)
        done_steps = sum(self.has_answered(pupil) for pupil in self.room.pupils.values())
        bars = [
            {"label": say(Text("room-step", {"n": i}), language), "n": counts[i] - (done_steps if i == self.steps else 0), "right": False}
            for i in range(1, self.steps + 1)
        ]
        bars.append({"label": say(Text("room-done"), language), "n": done_steps, "right": True})
        return {"line": self._line(language), "bars": [{**bar, "n": max(int(str(bar["n"])), 0)} for bar in bars]}

    def desk(self, language: str) -> dict[str, Any]:
        """Return the grid of pupils and exercises, who asks for help, and who is stuck."""
        now = self.seconds()
        usual = {
            i: median(times) for i in range(1, self.steps + 1) if (times := [p.times[i] for p in self.places.values() if i in p.times])
        }
        grid = []
        for pupil in self.room.pupils.values():
            place = self.places.get(pupil.number)
            if place is None:
                continue
            done_steps, step = self._find_done(place), place.run.step
            marks = ["good" if i in done_steps else "go" if i == step else "" for i in range(1, self.steps + 1)]
            waits = now - place.since
            slow = waits > max(STUCK_FACTOR * usual.get(step, LEAST_SECONDS), LEAST_SECONDS)
            is_stuck = step not in done_steps and slow and place.run.misses >= MISSES
            note = ""
            if is_stuck:
                params = {"n": step, "minutes": max(int(waits // 60), 1), "misses": place.run.misses}
                note = say(Text("room-stuck", params), language)
            grid.append({"id": pupil.number, "name": self.room.name_of(pupil, language), "marks": marks, "stuck": is_stuck, "note": note})
        return {"grid": grid}

    def look(self, number: int, language: str) -> dict[str, Any] | None:
        """Return what a pupil has on the screen, for the teacher only: the step, the board, the task, what the coach has said, the hand.

        Args:
            number: The number of the pupil.
            language: The language of the teacher.

        """
        pupil, place = self.room.pupils.get(number), self.places.get(number)
        if pupil is None or place is None:
            return None
        run = place.run
        key = run.game.stamp, run.step, run.state, run.hints, run.misses, language
        if place.look is None or place.look[0] != key:
            scene = Session(run.game, side=run.side, coach=run, language=language).scene()
            coach, hand = scene["coach"], scene["mine"]["hand"]
            place.look = (
                key,
                {
                    "task": list(coach["task"]) if coach else [],
                    "said": [*coach["said"], *coach["hints"]] if coach else [],
                    "options": [option["label"] for option in coach["options"]] if coach else [],
                    "hand": [str(card["label"]) for card in hand],
                    "picture": picture(run.game.position, language, salt=self.room.wall_secret),
                    "state": say(Text("room-lesson-step", {"n": max(run.step, 1), "of": self.steps}), language),
                    "missed": say(Text("room-missed", {"n": run.misses}), language) if run.misses else "",
                },
            )
        return {"pupil": number, "names": [self.room.name_of(pupil, language)], **place.look[1]}

    def buttons(self, language: str) -> list[Button]:
        """Return the buttons for the step where the slowest third is: a hint for those who are there, and all come there."""
        step = self._slowest_step()
        return [self.button("send-hint", language, n=step), self.button("bring-all", language, n=step)] if step else []

    def _slowest_step(self) -> int:
        steps = sorted(place.run.step for number, place in self.places.items() if number in self.room.pupils)
        return steps[len(steps) // 3] if steps else 0

    def act(self, name: str) -> None:
        """Send a hint to those at a step, or bring all pupils there."""
        step = self._slowest_step()
        if name == "send-hint":
            self.send_hint([number for number, place in self.places.items() if place.run.step == step and number in self.room.pupils])
        if name == "bring-all" and step:
            for number, place in self.places.items():
                if place.run.step != step:
                    self.seats[number].session.press_coach(f"exercise:{step}")
                    place.step, place.since = step, self.seconds()

    def send_hint(self, numbers: Iterable[int]) -> None:
        """Show some pupils the next hint of the exercise where they are."""
        for number in numbers:
            if number in self.seats:
                self.seats[number].session.press_coach("hint")

    def answers(self) -> Iterator[Answer]:
        """Yield a row for each exercise that is done: how, with the number of misses as answer."""
        for number, place in self.places.items():
            for step in sorted(self._find_done(place)):
                misses = place.asks.get(step, 0)
                mark = place.run.marks[self.lesson.exercises[step - 1].id]
                yield Answer(number, self.kind, f"{self.lesson.id} {step}", mark, not misses, place.times.get(step, 0.0))

    def own_answers(self, pupil: Pupil) -> Iterator[tuple[str, str]]:
        """Yield the exercises that a pupil has done, and how many misses there were."""
        if (place := self.places.get(pupil.number)) is None:
            return
        for step in sorted(self._find_done(place)):
            words = (Text("room-step", {"n": step}), Text("room-misses", {"n": place.asks.get(step, 0)}))
            question, misses = (say(text, pupil.language) for text in words)
            yield f"{self._line(pupil.language)}, {question}", misses
