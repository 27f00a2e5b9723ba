"""A game being played: a position with its history, where chance is resolved when it comes."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import RLock

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.display import SelfDisplay
from undaunted_nb.engine.errors import Fault, FileError, NotationError, TutorError
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.json_values import JsonObject
from undaunted_nb.engine.legality import IllegalActionError, LegalActions, Verdict
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text, clean, excerpt
from undaunted_nb.engine.transition import Transition
from undaunted_nb.files.checker import Checker
from undaunted_nb.files.download import is_address, read_address
from undaunted_nb.files.forms import read_form
from undaunted_nb.files.storage import LARGEST, OwnFile, check_size, dump_json, is_json, name_of, parse_json, read_text, save_text
from undaunted_nb.files.suggestions import nearest
from undaunted_nb.kit import games, registry
from undaunted_nb.probability.seeds import after, check_seed

from . import journal
from .history import Past, Step
from .journal import REPLAY, WITH_PLAYERS
from .lines import from_line, is_line, to_line
from .opponent import Players, players_from_json
from .replay_form import STEPS

POSITION = "undaunted-nb position 1"
SAVED, FILE, CARRIED = "saved", "file", "carried"
"""The scenario to use for a replay with the user's own scenario: the one it contains, the present file, or for a line, which can be a
stranger's, the one it contains without a look at a file of that name."""


class Game(SelfDisplay):
    """A game that you can play, undo, view at any step, and save.

    Every value in it is immutable. ``play`` adds a step after the current one. With a ``seed`` the random outcomes repeat: the seed and
    the step number give the dice. So if you undo an action and play it again, you get the same dice. Several threads can use one game.

    Example:
        >>> game, other = (un.new_game("normandy/la-raye", seed=44) for _ in range(2))
        >>> game.play("US: initiative Platoon Sergeant").after.to_act
        ('DE',)
        >>> game.comment("The leader goes first.")
        >>> game.undo().to_act, game.can_redo, game.redo().to_act
        (('US', 'DE'), 1, ('DE',))
        >>> game.goto(1) == other.position, game.goto(2) == un.load(game.line()).position
        (True, True)
        >>> before = game.bookmark()
        >>> game.restart()
        >>> game.return_to(before)
        >>> other.adopt(game)
        >>> other.position == game.position == un.load(game.replay_line()).position
        True
        >>> other.join(game)
        >>> other.undo() == game.position, len(game.to_json()["actions"])
        (True, 1)
        >>> other.replace(un.new_game("normandy/hills", seed=1).start)
        >>> other
        <Game normandy/hills: step 1, US and DE to act>

    """

    def __init__(self, start: Position, *, seed: int | None = None, steps: tuple[Step, ...] = (), deal: str | None = None) -> None:
        """Create a game. ``un.new_game`` and ``un.load`` call this for you.

        Args:
            start: The position before the first step.
            seed: Makes the random outcomes repeat, 0 to 2**63 - 1 (default: they differ each time).
            steps: The steps of a saved game.
            deal: Forces the random outcome before the first decision, as ``chance`` in ``play``.

        Raises:
            TutorError: The seed is not a whole number in this range.

        """
        self.start = start
        self.players: Players | None = None
        """The players at the table that shows it, for ``save`` (None: no table has shown it)."""
        self.notes: tuple[Text, ...] = ()
        """Notes for the user about opening the game."""
        self._fresh = Random()
        self._past = Past(list(steps), seed)
        if self.position.to_act == (CHANCE,):  # at the start, or at the end of an incomplete replay: chance goes on from there
            last = steps[-1] if steps else Step((), (), start)
            self._past.set(list(steps[:-1]), max(len(steps) - 1, 0))
            self._past.add(self._resolve_chance(last.after, list(last.lines), list(last.events), deal)._replace(comment=last.comment))

    @property
    @contextmanager
    def lock(self) -> Iterator[None]:
        """Held while the game changes: ``with game.lock:``. Games that are the same one have the same lock, others their own."""
        lock = self.acquire_lock()
        try:
            yield
        finally:
            lock.release()

    def acquire_lock(self) -> RLock:
        """Wait until nothing else changes this game, and return its lock. The lock is then held, and the caller must release it."""
        while True:
            past = self._past
            past.lock.acquire()
            if past is self._past:  # else it was joined to another game meanwhile
                return past.lock
            past.lock.release()

    @property
    def seed(self) -> int | None:
        """The seed that makes the random outcomes repeat (None: they differ each time). Setting an invalid one raises TutorError."""
        return self._past.seed

    @seed.setter
    def seed(self, seed: int | None) -> None:
        self._past.seed = None if seed is None else check_seed(seed)

    @property
    def position(self) -> Position:
        """The present position."""
        steps, ply = self._past.now
        return steps[ply - 1].after if ply else self.start

    @property
    def legal_actions(self) -> LegalActions:
        """The legal actions now, for iteration, ``in``, and ``len``."""
        return self.position.legal_actions

    @property
    def ply(self) -> int:
        """The number of steps before the present position."""
        return self._past.now[1]

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps up to the present position."""
        steps, ply = self._past.now
        return tuple(steps[:ply])

    @property
    def decisions(self) -> int:
        """The number of decisions before the present position (the first deal of cards does not count)."""
        return self.ply - self._first()

    @property
    def stamp(self) -> tuple[object, int]:
        """Another value whenever anything in the game has changed."""
        return self._past, self._past.version

    def adopt(self, other: Game) -> None:
        """Replace the steps of this game with those of ``other``, a game with the same start."""
        with self.lock:
            self._past.set(list(other.steps), other.ply)

    def join(self, other: Game) -> None:
        """Use the history of ``other``, a game with the same start, in both games. An action in either game is then played in both."""
        with self.lock:
            self._past = other._past

    def restart(self) -> None:
        """Start the game again. A game with a seed continues with the next seed."""
        with self.lock:
            self.seed = after(self.seed)
            self._past.set([], 0)
            if self.position.to_act == (CHANCE,):
                self._past.add(self._resolve_chance(self.start, [], [], None))

    def replace(self, start: Position, deal: str | None = None) -> None:
        """Start again from another position.

        Args:
            start: The new start position.
            deal: Forces the random outcome before the first decision, as ``chance`` in ``play``.

        """
        with self.lock:
            self.start = start
            self._past.set([], 0)
            if start.to_act == (CHANCE,):
                self._past.add(self._resolve_chance(start, [], [], deal))

    def bookmark(self) -> tuple[tuple[Step, ...], int]:
        """Return all steps, including undone ones, and the number of the current step, for ``return_to``."""
        steps, ply = self._past.now
        return tuple(steps), ply

    def return_to(self, bookmark: tuple[tuple[Step, ...], int]) -> None:
        """Restore the steps and the current step from a ``bookmark``."""
        with self.lock:
            self._past.set(list(bookmark[0]), bookmark[1])

    @property
    def can_redo(self) -> int:
        """The number of steps that can be redone."""
        steps, ply = self._past.now
        return len(steps) - ply

    def why(self, action: str | Action) -> Verdict:
        """Check an action now.

        Args:
            action: A line in notation, or an Action.

        Returns:
            A Verdict with every reason against the action and the rule of each. If the list is empty, the action is legal.

        Raises:
            NotationError: The line is not valid notation.

        Example:
            >>> verdict = un.new_game("memoir44/first-shots").why("battle F3 G5")
            >>> verdict.legal, verdict.violations[0].rule
            (False, 'm44.turn.2')

        """
        return self.position.check(self._read(action))

    def play(self, action: str | Action, chance: str | None = None) -> Transition[Position]:
        """Perform an action, then resolve chance until a side must decide.

        Args:
            action: A line in notation, or an Action.
            chance: Forces the first random outcomes: dice (``"5 8"``), or names of drawn cards, separated by commas (default: random).

        Returns:
            The Transition: the position before and ``after``, the action, and its ``events``.

        Raises:
            IllegalActionError: The action is not legal. Its ``verdict`` has the reasons.
            NotationError: A line is not valid notation. An ambiguous line raises AmbiguousActionError.

        If an error is raised, the game has not changed.

        """
        with self.lock:
            before = self.position
            read = self._read(action)
            transition = before.apply(read)
            step = self._resolve_chance(transition.after, [before.format(read)], list(transition.events), chance)
            self._past.add(step)
            return Transition(before, read, step.events, step.after)

    def undo(self) -> Position:
        """Go one step back, and return the position. The first deal of cards cannot be undone."""
        with self.lock:
            return self.goto(max(self.ply - 1, self._first()))

    def redo(self) -> Position:
        """Go one undone step forward, and return the position."""
        with self.lock:
            return self.goto(self.ply + (self.can_redo > 0))

    def goto(self, ply: int) -> Position:
        """Go to the position after ``ply`` steps, 0 to the number of all steps, and return it. You can still redo later steps.

        Raises IndexError if the game does not have that many steps.
        """
        with self.lock:
            steps, _ = self._past.now
            if not 0 <= ply <= len(steps):
                message = f"no step {ply}: the game has {len(steps)}"
                raise IndexError(message)
            self._past.set(steps, ply)
            return self.position

    def comment(self, text: str) -> None:
        """Set the comment of the current step to ``text``. Replays save it."""
        with self.lock:
            steps, ply = self._past.now
            if ply:
                self._past.set([*steps[: ply - 1], steps[ply - 1]._replace(comment=clean(text)), *steps[ply:]], ply)

    def to_json(self) -> JsonObject:
        """Return the game as a replay: header, actions (with the random outcomes), and comments."""
        data: JsonObject = {"format": REPLAY, **self.start.to_json()}
        data["format"] = REPLAY
        if self.file is not None:
            origin = {"carried": True} if self.file.carried else {}
            data["scenario_file"] = {"sha256": self.file.sha256, "text": self.file.text, **origin}
        data["seed"] = self.seed
        steps = self.steps
        data["actions"] = [list(step.lines) for step in steps]
        comments = {str(i): s.comment for i, s in enumerate(steps, 1) if s.comment}
        return {**data, **({"comments": comments} if comments else {})}

    @property
    def file(self) -> OwnFile | None:
        """The user's own scenario file (None: the scenario is built in)."""
        name = self.start.setup.name
        return name if isinstance(name, OwnFile) else None

    def save(self, path: str | os.PathLike[str]) -> None:
        """Save the replay to a file, atomically.

        Args:
            path: The path of the file. ``un.load`` reads it.

        Raises:
            FileError: The file cannot be written.

        Example:
            >>> import tempfile, pathlib
            >>> path = pathlib.Path(tempfile.mkdtemp()) / "game.json"
            >>> un.new_game("normandy/la-raye", seed=44).save(path)
            >>> un.load(path)
            <Game normandy/la-raye: step 1, US and DE to act>

        """
        text = dump_json(with_players(self.to_json(), self.players))
        check_size(path, len(text.encode()))  # else it could be saved, but not loaded
        save_text(path, text)

    def line(self) -> str:
        """Return the current position as one short line of text, with both hands. Your own scenario travels inside it."""
        return to_line(self._with_scenario_text(self.position.to_json()))

    def replay_line(self) -> str:
        """Return the whole game as one line of text: its actions, random outcomes and comments. Your own scenario travels inside it."""
        return to_line(self._with_scenario_text(self.to_json()))

    def _with_scenario_text(self, data: JsonObject) -> JsonObject:
        """Return the data of a line. It contains the file of a custom scenario, without the name of its folder."""
        if self.file is None:
            return data
        return {**data, "scenario": self.file.replace("\\", "/").rpartition("/")[2], "scenario_file": {"text": self.file.text}}

    def __repr__(self) -> str:
        p = self.position
        state = f"won by {p.outcome.winner}" if p.outcome else f"{' and '.join(p.to_act)} to act"
        return clean(f"<Game {p.to_json()['scenario']}: step {self.ply}, {state}>")

    def _first(self) -> int:
        return int(self.start.to_act == (CHANCE,) and bool(self._past.now[0]))

    def _read(self, action: str | Action) -> Action:
        value: object = action
        if not isinstance(value, (str, Action)):
            raise NotationError(Text("error-no-action", {"line": excerpt(value)}))
        return self.position.parse(value) if isinstance(value, str) else value

    def _resolve_chance(self, p: Position, lines: list[str], events: list[Event], chance: str | None) -> Step:
        """Resolve chance from ``p`` on: first the forced outcomes, then random ones."""
        value: object = chance
        if value is not None and not isinstance(value, str):
            raise NotationError(Text("error-dice", {"dice": excerpt(value)}))
        outcomes = [part.strip() for part in chance.split(",")] if chance and chance.strip() else []
        rng = self._fresh if self.seed is None else Random(f"{self.seed}/{self.ply}")
        while p.to_act == (CHANCE,):
            action = _read_outcome(p, outcomes.pop(0)) if outcomes else p.sample(rng)
            lines.append(p.format(action))
            transition = p.apply(action)
            events += transition.events
            p = transition.after
        if outcomes:
            raise NotationError(Text("error-chance-left", {"chance": ", ".join(outcomes)[:60]}))
        return Step(tuple(lines), tuple(events), p)


def _read_outcome(p: Position, text: str) -> Action:
    """Return the forced random outcome: dice ("5 8") or the name of a card."""
    word = "roll" if text.replace(" ", "").isdigit() else "draw"
    return p.parse(text if text.split(" ", maxsplit=1)[0] in ("roll", "draw") else f"{word} {text}")


def play_through(start: Position, actions: Sequence[Sequence[str]]) -> Game:
    """Return a game with these steps: lines in notation, each decision with the random outcomes after it. Raises FileError."""
    return Game(start, steps=_replay_steps(start, {"actions": list(map(list, actions))}, str(start.setup.name)))


def new_game(scenario: str | os.PathLike[str], *, seed: int | None = None) -> Game:
    """Return a new game of a scenario.

    Args:
        scenario: The name of a scenario (``un.scenarios()`` lists them), the path of a scenario file, or the address of a scenario or a
            saved game (``https://…``, at most 200 kB).
        seed: Makes the random outcomes repeat, 0 to 2**63 - 1 (default: they differ each time).

    Raises:
        FileError: The scenario does not exist, or its file has problems. The error lists all of them. Or the address can't be opened.
        TutorError: The seed is not a whole number in this range.

    Example:
        >>> un.new_game("normandy/la-raye", seed=44)
        <Game normandy/la-raye: step 1, US and DE to act>

    """
    name = name_of(scenario)
    if is_address(name):
        return _open_address(name, seed)
    return Game(registry.system_of_scenario(name).new_position(name), seed=seed)


def load(source: str | os.PathLike[str] | Mapping[str, object], *, scenario: str = SAVED) -> Game:
    """Load a game.

    Args:
        source: The path or the address (``https://…``) of a position, replay or scenario file, its content as a mapping, or a position as
            one line of text.
        scenario: For a replay of a custom scenario: ``"saved"`` uses the scenario in the replay, ``"file"`` uses your file as it is now.
            If the two differ, ``notes`` of the game explains it.

    Raises:
        FileError: The source has problems. The error lists all of them.
        TutorError: ``scenario`` has another value.

    Example:
        >>> un.load({"format": "undaunted-nb position 1", "scenario": "normandy/hills", "phase": "turns", "turn": "US"})
        <Game normandy/hills: step 0, US to act>

    """
    if scenario not in (SAVED, FILE):
        raise TutorError(Text("odds-word", {"name": "scenario", "value": excerpt(scenario), "words": f"{SAVED!r}, {FILE!r}"}))
    if isinstance(source, Mapping):
        return game_from_json(source, str(Text("place-data")), scenario)
    text = name_of(source)
    if is_line(text):
        return game_from_json(from_line(text), str(Text("place-text")), CARRIED if scenario == SAVED else scenario)
    if is_address(text):
        return _open_address(text)
    content = read_text(text)
    if journal.is_journal(content):
        return game_from_json(journal.replay_of(content, text), text, scenario)
    if not is_json(content) and is_line(content):
        return game_from_json(from_line(content), text, CARRIED if scenario == SAVED else scenario)
    if not is_json(content) and games.format_of(content) in {system.FORMAT for system in registry.systems()}:
        return new_game(source)
    return game_from_json(parse_json(content, text), text, scenario)


def _open_address(address: str, seed: int | None = None) -> Game:
    """Return the game of a file at an address: of a scenario, a position or a replay. The game keeps its text."""
    content = read_address(address)
    if journal.is_journal(content):
        game = game_of_stranger(journal.replay_of(content, address), address)
    elif is_line(content):
        game = game_of_stranger(from_line(content), address)
    elif is_json(content) and not registry.find_importer(address, content):
        game = game_of_stranger(parse_json(content, address), address)
    else:
        file = OwnFile(address, content, True)  # noqa: FBT003  (a stranger's)
        return Game(registry.system_of_scenario(file).new_position(file), seed=seed)
    if seed is not None:
        game.seed = seed
    return game


def game_of_stranger(data: Mapping[str, object], source: str) -> Game:
    """Return the game of a replay or a position that a stranger wrote. It can name built-in content, never a file. Raises FileError."""
    scenario = data.get("scenario")
    if isinstance(scenario, str) and "scenario_file" in data:
        data = {**data, "scenario": scenario.replace("\\", "/").rpartition("/")[2]}  # it must not name a file in another folder
    elif isinstance(scenario, str):
        require_built_in(scenario)
    return game_from_json(data, source, CARRIED)


def require_built_in(scenario: str) -> registry.System:
    """Return the system of a built-in scenario. Raises FileError for any other name, which could be the path of a file."""
    system = registry.system_of_built_in(scenario)
    if system is None:
        suggestion = nearest(scenario, registry.scenario_names(), 0.4)
        raise FileError(scenario[:60], [Fault("", Text("link-no-scenario", {"near": suggestion}))])
    return system


def with_players(replay: JsonObject, players: Players | None) -> JsonObject:
    """Return a replay with its players, if they are known."""
    return {**replay, "format": WITH_PLAYERS, "table": players._asdict()} if players else replay


def load_beginning(path: Path) -> Game | None:
    """Return the longest beginning of a damaged journal that can be played again, or None."""
    source = str(path)
    try:
        text = path.read_bytes()[:LARGEST].decode(errors="replace")
        content = journal.replay_of(text, source, partial=True)
        replay = {**{name: value for name, value in content.items() if name != "table"}, "format": REPLAY}
        try:
            return game_from_json(replay, source)
        except FileError as error:
            number = re.fullmatch(r"actions\[(\d+)\]", error.faults[0].place)
            return game_from_json({**replay, "actions": replay["actions"][: int(number[1]) - 1]}, source) if number else None
    except (OSError, TutorError):
        return None


def game_from_json(data: Mapping[str, object], source: str, version: str = SAVED) -> Game:
    """Return a game from the JSON of a position or a replay. Raises FileError."""
    form = data.get("format")
    if form not in (forms := (POSITION, REPLAY, WITH_PLAYERS)):
        raise FileError(source, [Fault("format", Text("fault-format", {"found": str(form)[:60], "wanted": " / ".join(forms)}))])
    scenario = data.get("scenario")
    if not isinstance(scenario, str):
        raise FileError(source, [Fault("scenario", Text("fault-missing", {"field": "scenario"}))])
    notes: tuple[Text, ...] = ()
    if "scenario_file" in data:
        copy = _saved_scenario(data["scenario_file"], scenario, source, carried=version == CARRIED)
        notes, scenario = _note_if_edited(copy, source), copy if version != FILE else scenario
    system = registry.system_of_scenario(scenario)
    extra = {"scenario_file"} | ({"actions", "comments", "seed"} if form != POSITION else set())
    extra |= {"table"} if form == WITH_PLAYERS else set()
    start = system.position_from_json({**{k: v for k, v in data.items() if k not in extra}, "scenario": scenario}, source)
    seed = None
    if data.get("seed") is not None:
        try:
            seed = check_seed(data["seed"])
        except TutorError as error:
            raise FileError(source, [Fault("seed", error.text)]) from None
    game = Game(start, seed=seed, steps=_replay_steps(start, data, source) if form != POSITION else ())
    if form == WITH_PLAYERS:
        game.players = players_from_json(data.get("table"), start.setup.sides, source)
    game.notes = notes if version != FILE else ()
    return game


def _saved_scenario(value: object, path: str, source: str, *, carried: bool) -> OwnFile:
    """Return the scenario that a replay contains. Raises FileError if its content was changed. A line has its own checksum."""
    fields = value if isinstance(value, Mapping) else {}
    text = fields.get("text")
    copy = OwnFile(path, text if isinstance(text, str) else "", carried or fields.get("carried") is True)
    if registry.system_of_built_in(str(path)) or not isinstance(text, str) or fields.get("sha256", copy.sha256) != copy.sha256:
        raise FileError(source, [Fault("scenario_file", Text("fault-scenario-held"))])
    return copy


def _note_if_edited(copy: OwnFile, source: str) -> tuple[Text, ...]:
    """Return a note if the file has changed since the replay was saved."""
    if copy.carried:
        return ()
    try:
        now = read_text(str(copy))
    except FileError:
        return ()  # it is elsewhere, or on another machine, so the saved copy is used
    return () if now == copy.text else (Text("save-changed", {"file": str(copy), "save": source}),)


def _replay_steps(p: Position, data: Mapping[str, object], source: str) -> tuple[Step, ...]:
    check = Checker("", source)
    parts = check.finish(read_form(STEPS, check, {field: data[field] for field in ("actions", "comments") if field in data}))
    actions, comments = parts.get("actions", []), parts.get("comments", {})
    steps: list[Step] = []
    for number, lines in enumerate(actions, 1):
        events: list[Event] = []
        for line in lines if isinstance(lines, list) and lines else [lines]:
            try:
                if not isinstance(line, str):
                    raise NotationError(Text("error-no-action", {"line": excerpt(line)}))
                transition = p.apply(p.parse(line))
            except (NotationError, IllegalActionError) as error:
                raise FileError(source, [Fault(f"actions[{number}]", error.text)]) from None
            events += transition.events
            p = transition.after
        steps.append(Step(tuple(lines) if isinstance(lines, list) else (lines,), tuple(events), p, clean(comments.get(str(number), ""))))
    return tuple(steps)
