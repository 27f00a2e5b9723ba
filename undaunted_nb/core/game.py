"""A game being played: a position with its history, chance resolved as it comes."""

from __future__ import annotations

import os
from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from . import registry
from .action import CHANCE, Action
from .errors import Fault, FileError, IllegalActionError, NotationError
from .event import Event
from .legality import LegalActions, Verdict
from .position import Position
from .storage import dump_json, from_line, is_line, name_of, parse_json, read_text, save_text, to_line
from .text import Text
from .transition import Transition

REPLAY, POSITION = "undaunted-nb replay 1", "undaunted-nb position 1"


class Step(NamedTuple):
    """One decision with the chance that follows it (or, at the start, chance alone): its lines, what happened, the position after."""

    lines: tuple[str, ...]
    events: tuple[Event, ...]
    after: Position
    comment: str = ""


class Game:
    """A game that can be played, taken back, looked at from any step, and saved.

    Every value in it is immutable; ``play`` puts a new Step behind the present one. With a ``seed`` chance falls the same way again; the
    seed and the
    number of the step give the dice, so taking back and playing again changes nothing.
    """

    def __init__(self, start: Position, *, seed: int | None = None, steps: tuple[Step, ...] = (), deal: str | None = None) -> None:
        """``steps`` go on a game that was saved; ``deal`` forces what chance does before the first decision, as ``play`` does."""
        self.start = start
        self.seed = seed
        self._fresh = Random()
        self._steps: list[Step] = list(steps)
        self._at = len(self._steps)
        if self.position.to_act == (CHANCE,):  # at the start, or where a replay breaks off: chance goes on from there
            last = self._steps.pop() if self._steps else Step((), (), start)
            self._at = len(self._steps)
            self._push(self._resolved(last.after, list(last.lines), list(last.events), deal)._replace(comment=last.comment))

    @property
    def position(self) -> Position:
        """The present position."""
        return self._steps[self._at - 1].after if self._at else self.start

    @property
    def legal_actions(self) -> LegalActions:
        """What may be done now: iterate, ``in``, ``len``."""
        return self.position.legal_actions

    @property
    def ply(self) -> int:
        """How many steps lie before the present position."""
        return self._at

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps up to the present position."""
        return tuple(self._steps[: self._at])

    @property
    def decisions(self) -> int:
        """How many decisions lie before the present position (the first dealing of cards is none)."""
        return self._at - self._first()

    def adopt(self, other: Game) -> None:
        """Go on with the steps of another game with the same start."""
        self._steps, self._at = list(other.steps), other.ply

    def restart(self) -> None:
        """Begin anew, with other chance: the next seed, if there is one."""
        self.seed = self.seed + 1 if self.seed is not None else None
        self._steps, self._at = [], 0
        if self.position.to_act == (CHANCE,):
            self._push(self._resolved(self.start, [], [], None))

    def bookmark(self) -> tuple[tuple[Step, ...], int]:
        """All steps, those that can be done again too, and which is the present one: for ``return_to``."""
        return tuple(self._steps), self._at

    def return_to(self, bookmark: tuple[tuple[Step, ...], int]) -> None:
        """Be again as when the bookmark was taken."""
        self._steps, self._at = list(bookmark[0]), bookmark[1]

    @property
    def can_redo(self) -> int:
        """How many steps can be done again."""
        return len(self._steps) - self._at

    def why(self, action: str | Action) -> Verdict:
        """May this be done now? Every reason against it, with its rule. Raises NotationError for a line that cannot be read."""
        return self.position.check(self._read(action))

    def play(self, action: str | Action, chance: str | None = None) -> Transition[Position]:
        """Do it, and let chance act until somebody has to decide.

        ``chance`` forces what chance does first, e.g. ``"5 8"`` for the dice; cards drawn can be named too, separated by commas. Raises
        IllegalActionError
        (with the Verdict), NotationError or AmbiguousActionError; then nothing has changed.
        """
        before = self.position
        read = self._read(action)
        transition = before.apply(read)
        step = self._resolved(transition.after, [before.format(read)], list(transition.events), chance)
        del self._steps[self._at :]
        self._push(step)
        return Transition(before, read, step.events, step.after)

    def undo(self) -> Position:
        """Go one step back (not behind the first dealing of cards)."""
        return self.goto(max(self._at - 1, self._first()))

    def redo(self) -> Position:
        """Go one step forward again."""
        return self.goto(min(self._at + 1, len(self._steps)))

    def goto(self, ply: int) -> Position:
        """Look at the game after ``ply`` steps; those behind it can still be done again. Raises IndexError."""
        if not 0 <= ply <= len(self._steps):
            message = f"no step {ply}: the game has {len(self._steps)}"
            raise IndexError(message)
        self._at = ply
        return self.position

    def comment(self, text: str) -> None:
        """Write a comment to the present step (it is saved with the replay)."""
        if self._at:
            self._steps[self._at - 1] = self._steps[self._at - 1]._replace(comment=text)

    def to_json(self) -> dict[str, Any]:
        """The game as a replay: header, actions (chance included), comments."""
        data: dict[str, Any] = {"format": REPLAY, **self.start.to_json()}
        data["format"] = REPLAY
        data["seed"] = self.seed
        data["actions"] = [list(step.lines) for step in self._steps[: self._at]]
        comments = {str(i): s.comment for i, s in enumerate(self._steps[: self._at], 1) if s.comment}
        return {**data, **({"comments": comments} if comments else {})}

    def save(self, path: str | os.PathLike[str]) -> None:
        """Save the replay, atomically. Raises FileError."""
        save_text(path, dump_json(self.to_json()))

    def line(self) -> str:
        """The present position as one short line of text."""
        return to_line(self.position.to_json())

    def __repr__(self) -> str:
        p = self.position
        state = f"won by {p.outcome.winner}" if p.outcome else f"{' and '.join(p.to_act)} to act"
        return f"<Game {p.to_json()['scenario']}: step {self._at}, {state}>"

    def _first(self) -> int:
        return int(self.start.to_act == (CHANCE,) and bool(self._steps))

    def _read(self, action: str | Action) -> Action:
        asked: object = action
        if not isinstance(asked, (str, Action)):
            raise NotationError(Text("error-no-action", {"line": repr(asked)[:60]}))
        return self.position.parse(asked) if isinstance(asked, str) else asked

    def _push(self, step: Step) -> None:
        self._steps.append(step)
        self._at = len(self._steps)

    def _resolved(self, p: Position, lines: list[str], events: list[Event], chance: str | None) -> Step:
        """Let chance act from ``p`` on: first as forced, then at random."""
        asked: object = chance
        if asked is not None and not isinstance(asked, str):
            raise NotationError(Text("error-dice", {"dice": repr(asked)[:60]}))
        forced = [part.strip() for part in chance.split(",")] if chance and chance.strip() else []
        rng = self._fresh if self.seed is None else Random(f"{self.seed}/{self._at}")
        while p.to_act == (CHANCE,):
            action = _forced(p, forced.pop(0)) if forced else p.sample(rng)
            lines.append(p.format(action))
            transition = p.apply(action)
            events += transition.events
            p = transition.after
        if forced:
            raise NotationError(Text("error-chance-left", {"chance": ", ".join(forced)[:60]}))
        return Step(tuple(lines), tuple(events), p)


def _forced(p: Position, text: str) -> Action:
    """What chance is told to do: dice ("5 8") or the name of a card."""
    word = "roll" if text.replace(" ", "").isdigit() else "draw"
    return p.parse(text if text.split(" ", maxsplit=1)[0] in ("roll", "draw") else f"{word} {text}")


def new_game(scenario: str | os.PathLike[str], *, seed: int | None = None) -> Game:
    """A new game of a scenario, by its name or by the path of a scenario file. Raises FileError."""
    name = name_of(scenario)
    return Game(registry.system_of_scenario(name).new_position(name), seed=seed)


def load(source: str | os.PathLike[str] | Mapping[str, Any]) -> Game:
    """A game from a position or replay file, from what would stand in one, or from a position as one line of text.

    Raises FileError with everything that is wrong.
    """
    if isinstance(source, Mapping):
        return game_from_json(source, str(Text("place-data")))
    text = name_of(source)
    if is_line(text):
        return game_from_json(from_line(text), str(Text("place-text")))
    return game_from_json(parse_json(read_text(text), text), text)


def game_from_json(data: Mapping[str, Any], source: str) -> Game:
    """A game from the JSON of a position or a replay. Raises FileError."""
    form = data.get("format")
    if form not in (REPLAY, POSITION):
        raise FileError(source, [Fault("format", Text("fault-format", {"found": str(form)[:60], "wanted": f"{POSITION} / {REPLAY}"}))])
    scenario = data.get("scenario")
    if not isinstance(scenario, str):
        raise FileError(source, [Fault("scenario", Text("fault-missing", {"field": "scenario"}))])
    system = registry.system_of_scenario(scenario)
    extra = ("actions", "comments", "seed") if form == REPLAY else ()
    start = system.position_from_json({k: v for k, v in data.items() if k not in extra}, source)
    seed = data.get("seed")
    if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
        raise FileError(source, [Fault("seed", Text("fault-wanted", {"wanted": Text("fault-a-number"), "found": repr(seed)[:60]}))])
    if form == POSITION:
        return Game(start, seed=seed)
    return Game(start, seed=seed, steps=_replayed(start, data, source))


def _replayed(p: Position, data: Mapping[str, Any], source: str) -> tuple[Step, ...]:
    actions, comments = data.get("actions", []), data.get("comments", {})
    if not isinstance(actions, list):
        raise FileError(source, [Fault("actions", Text("fault-wanted", {"wanted": Text("fault-a-list"), "found": repr(actions)[:60]}))])
    if not isinstance(comments, dict):
        raise FileError(source, [Fault("comments", Text("fault-wanted", {"wanted": Text("fault-a-table"), "found": repr(comments)[:60]}))])
    steps: list[Step] = []
    for number, lines in enumerate(actions, 1):
        events: list[Event] = []
        for line in lines if isinstance(lines, list) and lines else [lines]:
            try:
                if not isinstance(line, str):
                    raise NotationError(Text("error-no-action", {"line": repr(line)[:60]}))
                transition = p.apply(p.parse(line))
            except (NotationError, IllegalActionError) as error:
                raise FileError(source, [Fault(f"actions[{number}]", error.text)]) from None
            events += transition.events
            p = transition.after
        steps.append(Step(tuple(lines) if isinstance(lines, list) else (lines,), tuple(events), p, str(comments.get(str(number), ""))))
    return tuple(steps)
