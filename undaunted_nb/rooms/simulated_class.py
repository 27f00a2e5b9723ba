"""Pupils who are not there: a class to try a lesson with, or to show what a room does."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import cycle
from random import Random
from typing import Any

from undaunted_nb.widgets.state.answer import SEPARATOR

from .activities.activity import Activity
from .activities.duels import Duels
from .activities.follow import Follow
from .activities.guess import Guess
from .activities.lesson import LessonActivity
from .activities.position import PositionChoice
from .activities.questions import Questions
from .activities.rolls import Rolls
from .activities.tables import TableActivity, system
from .codes import is_taken, suggest_names
from .pupils import Line, Pupil
from .room import Room

RIGHT = 0.7
"""How often a simulated pupil answers right."""
MOST_TURNS = 20
"""The decisions of a duel that are played at most."""


class Silent:
    """A screen that nobody looks at."""

    def send(self, message: Mapping[str, Any]) -> None:
        """Drop a message."""

    def close(self) -> None:
        """End nothing."""


class SimulatedClass:
    """Some pupils in a room, who answer what runs.

    Args:
        room: The room.
        n: The number of pupils.
        seed: The same seed gives the same answers.

    """

    def __init__(self, room: Room, n: int, seed: int) -> None:
        self.room, self.rng = room, Random(seed)
        self.lines: list[Line] = []
        names = suggest_names(room.language)
        self.rng.shuffle(names)
        for i, name in zip(range(n), cycle(names), strict=False):
            self._join(name if i < len(names) else f"{name} {i // len(names) + 1}")

    def _join(self, name: str) -> None:
        line = self.room.connect(Silent(), f"simulated {len(self.lines)}")
        names_here = [pupil.name for pupil in self.room.pupils.values()]
        while is_taken(name, names_here):
            name = f"{name} 2"
        self._send(line, "join", code=self.room.code, name=name, lang=self.room.language)
        self.lines.append(line)

    def _send(self, line: Line, kind: str, **fields: Any) -> None:
        self.room.receive(line, json.dumps({"kind": kind, "n": line.last_n + 1, **fields}))

    def answer(self) -> None:
        """Let all answer what runs, once each. In duels, all play some turns."""
        activity = self.room.activity
        if activity is None:
            return
        if isinstance(activity, Duels):
            self._play(activity)
            return
        for line in self.lines:
            if line.pupil is not None:
                for kind, fields in self._answers(activity, line.pupil):
                    self._send(line, kind, task=activity.task, **fields)

    def _answers(self, activity: Activity, pupil: Pupil) -> Iterator[tuple[str, dict[str, Any]]]:
        """Yield the messages of a pupil."""
        rng = self.rng
        if isinstance(activity, Guess):
            yield "answer", {"q": 0, "value": self._guess(activity)}
        elif isinstance(activity, Rolls):
            for k in range(len(activity.rolls.get(pupil.number, ())), activity.times):
                yield "roll", {"k": k + 1}
        elif isinstance(activity, Questions):
            options = range(len(activity.question.options))
            value = activity.question.answer if rng.random() < RIGHT else rng.choice(options)
            yield "answer", {"q": activity.number, "value": value}
        elif isinstance(activity, PositionChoice):
            yield from self._take(activity, pupil)
        elif isinstance(activity, LessonActivity):
            yield "table", {"message": {"kind": "coach", "target": "hint", "revision": activity.seats[pupil.number].session.revision}}
        elif isinstance(activity, Follow):
            places = [place["id"] for place in system(activity.game).present.ground(activity.game.position)["places"]]
            yield "point", {"place": rng.choice(places)}

    def _guess(self, activity: Guess) -> int:
        """Return a guess near the answer, or one of the usual mistakes."""
        rng = self.rng
        if activity.options:
            return rng.randrange(len(activity.options))
        truth = round(float(activity.truth or 50))
        if not activity.is_chance:
            return max(round(truth * rng.uniform(0.5, 1.6)), 0)
        return rng.choice((min(max(5 * round((truth + rng.gauss(0, 15)) / 5), 0), 100), 30, 50, 60))

    def _take(self, activity: TableActivity, pupil: Pupil) -> Iterator[tuple[str, dict[str, Any]]]:
        """Yield the message that performs one of the legal actions of a pupil."""
        session = activity.seats[pupil.number].session
        position = session.game.position
        legal = [action for action in position.legal_actions.whole if action.side == session.viewer]
        if legal and session.acting:
            taps = system(session.game).present.taps(position, self.rng.choice(legal))
            yield "table", {"message": {"kind": "take", "target": SEPARATOR.join(map(str, taps)), "revision": session.revision}}
            if session.acting:
                yield "table", {"message": {"kind": "commit", "target": "", "revision": session.revision}}

    def _play(self, activity: Duels) -> None:
        for _ in range(MOST_TURNS):
            open_lines = [line for line in self.lines if line.pupil is not None and not activity.has_answered(line.pupil)]
            if not open_lines:
                return
            for line in open_lines:
                assert line.pupil is not None  # noqa: S101  (asked above)
                for kind, fields in self._take(activity, line.pupil):
                    self._send(line, kind, task=activity.task, **fields)
