"""The course of a game: decisions, the opponent, undo, the hand-over screen between two people, walkthroughs, lessons."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Unpack

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.legality import Verdict
from undaunted_nb.engine.logs import log_error, log_slow
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import is_file_name
from undaunted_nb.kit.table.tap import Taps
from undaunted_nb.lessons.play.coach import Coach
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import View, opponent

from . import playback
from .playback import Span
from .state import LINES, SUM, WHOLE, Aside, Options, State
from .taps import bare

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.panel import PlanParts

log = logging.getLogger(__name__)

SECONDS = 2.5
"""The time after which an opponent on a table tries nothing more in this turn. It is less than the page waits for an answer."""

SHARE = "share"
"""The button of a coach that opens what can be copied."""


class Flow(State):
    """A table whose game can go forward and back.

    It calls ``moved_on`` after every change of the game, and ``thinks`` before an opponent plays that can take long.
    """

    def __init__(self, game: Game, **options: Unpack[Options]) -> None:
        super().__init__(game, **options)
        self.on_change: Callable[[], None] = lambda: None
        self.restarts: Callable[[], None] = lambda: None
        self.thinks: Callable[[], None] = lambda: None
        self._opponent_plays()
        self._note_news(news=True)
        self._turn_the_screen()
        if not self.side and self.walk is None and self.coach is None and game.decisions and game.position.to_act:
            self.curtain = True  # a game of two people continues, and the table cannot know which of them is here
        self.taps = self._first_selection()

    def _first_selection(self) -> Taps:
        """Return the first selection. Orders that an exercise has given are confirmed, if its first action comes after them."""
        selection = self.choices.held_taps
        if not selection or not self.coach or not self.coach.opening:
            return selection
        position, present = self.game.position, self.system.present
        with suppress(TutorError):  # with your own numbers, the solution can be illegal
            if present.taps(position, position.parse(self.coach.opening))[:1] != selection:
                return present.onward(position, self.viewer, selection) or selection
        return selection

    @property
    def fixed(self) -> bool:
        """Whether this is the part of the turn that an exercise begins with: what the exercise has done stays done."""
        return self.coach is not None and not self.coach.can_undo and self.taps[:1] == self._first_selection()[:1]

    def moved_on(self, *, news: bool = False) -> None:
        """Clear all choices after a change of the game.

        ``news`` shows the actions since the last view step by step.
        """
        self._note_news(news=news)
        part, selection = self.taps[:1], self._first_selection()
        if part and self.system.present.backward(self.game.position, self.viewer, selection) == part:
            selection = part  # after the last order, too, the next part waits until the orders are confirmed
        self.taps, self.aimed_tap, self.refused_line, self.refused_action, self.why, self.lines = selection, None, None, None, None, LINES
        self.asking = None
        self.forget_advice()
        self.revision += 1
        self.on_change()

    def forget_advice(self) -> None:
        """Stop thinking about the position, and forget what came of it."""
        if self.thinking:
            self.thinking.stop()
        self.thinking = None
        if self.course and not self.replay:
            self.course.stop()
            self.course = None

    def _note_news(self, *, news: bool) -> None:
        last = self.game.ply
        self.news = Span(self.seen, last) if news and self.seen < last else None
        self.seen = last

    def show_refused(self, verdict: Verdict) -> None:
        """Show a step of a walkthrough that the rules refuse on purpose."""

    # Decisions

    def decide(self, action: Action) -> None:
        """Play the chosen action.

        If the other person must answer it first, it waits behind the hand-over screen.
        """
        if self.coach:
            self.sum = playback.attack_sum(self.game.position, action)
            self.coach.play(action)
            self._follow(news=True)
        elif not self.side and not self.walk and self.system.present.asked_first(self.game.position, action):
            self.moved_on()
            self.asking, self.curtain, self.taps = action, True, ()
        else:
            self.play(action)

    def play(self, action: Action) -> None:
        """Play an action in the game of this table, then let the opponent answer."""
        self.sum = playback.attack_sum(self.game.position, action)
        self.game.play(action)
        if self.walk:
            self.branch, self.displayed_step, self.part = Text("walk-own-way"), None, WHOLE
        self._opponent_plays()
        self.moved_on(news=True)
        self._turn_the_screen()

    def take_back(self, taps: Taps) -> bool:
        """Undo exactly the decision that was clicked again, if the game has such decisions.

        Return whether it did.
        """
        past = (self.game.start, *(step.after for step in self.game.steps))[:-1]
        change = self.system.present.taken_back(self.game.position, self.viewer, bare(taps), past)
        if change is None:
            return False
        back, again = change
        if self.coach:
            return self._take_back_beside(self.coach, back, again)
        self.game.goto(self.game.ply - back)
        for action in again:
            self.game.play(action)
        if self.walk:
            self.branch, self.displayed_step, self.part = Text("walk-own-way"), None, WHOLE
        self.moved_on()
        return True

    def _take_back_beside(self, coach: Coach, back: int, again: tuple[Action, ...]) -> bool:
        """Undo the decision in a lesson, which does not go back before its beginning."""
        last = coach.game.ply
        for _ in range(back):
            coach.travel(-1)
        if coach.game.ply != last - back:
            for _ in range(last - coach.game.ply):
                coach.travel(1)
            return False
        for action in again:
            coach.play(action)
        self._follow()
        return True

    def new_game(self) -> None:
        """Restart a finished game with other random outcomes."""
        if self.coach or self.walk or not (self.game.position.outcome or self.system.stands_still(self.game.position)):
            raise TutorError(Text("error-message"))
        self.restarts()
        self.game.restart()
        self.seen = self.game.ply
        self._goes_on()

    def _goes_on(self) -> None:
        """Continue after a change of the game: the opponent or the other person could be next."""
        if self.replay:
            self.game, self.replay, self.displayed_step = self.replay.game, None, None
        self._opponent_plays()
        self.show_anew()

    def show_anew(self) -> None:
        """Show a changed game without choices. The other person could have to take the screen."""
        self.moved_on(news=True)
        self._turn_the_screen()

    def _opponent_plays(self) -> None:
        ends = 0.0
        while self.opponent and self.side and (to_act := self.game.position.to_act) and self.side not in to_act:
            if self.system.stands_still(self.game.position):
                return
            rng = Random(f"{self.game.seed}/{self.opponent}/{self.game.ply}") if self.game.seed is not None else Random()
            player = opponent(self.opponent)
            if hasattr(player, "tries"):
                if not ends:
                    ends = monotonic() + SECONDS
                    self.thinks()
                elif monotonic() > ends:
                    player.tries = 0
            try:
                with log_slow(log, self.opponent):
                    action = player.choose(View(self.game.position, to_act[0]), rng)
            except Exception as error:
                log_error(log, self.opponent, error)
                raise
            self.game.play(action)

    # Hand-over screen

    def _turn_the_screen(self) -> None:
        """Choose the visible hand.

        If two people share a screen, the hand-over screen comes before the other's cards.
        """
        to_act = self.game.position.to_act
        if self.side or not to_act or self.viewer in to_act:
            return
        if self.walk:
            self.viewer = to_act[0]
        else:
            self.curtain = True

    def draw_curtain(self) -> None:
        """Show the cards of the next player, who has taken the screen."""
        if not self.curtain:
            return
        self.curtain, asking = False, self.asking
        self.viewer = self.next_viewer
        if asking and self.game.position.apply(asking).after.to_act == (self.viewer,):
            self.play(asking)  # this side has a card to answer with
            return
        self.seen = playback.last_of(self.game, self.viewer)
        self.moved_on(news=True)
        if asking:
            self.asking, self.taps = asking, ()

    @property
    def next_viewer(self) -> str:
        """The side that takes the screen next: the one that must answer, otherwise the one to act."""
        p = self.game.position
        asked = self.system.present.asked_first(p, self.asking) if self.asking else ""
        return asked or next(iter(p.to_act), self.viewer)  # another table can have ended the game

    # Undo and redo

    @property
    def can_undo(self) -> bool:
        """Whether the player here has made a decision, or a walkthrough has a previous step."""
        if self.curtain or self.replay:
            return False
        if self.coach:
            return self.coach.can_undo
        if self.walk and not self.branch:
            return self.walk_step > self.first_step
        steps, last = self.game.steps, self.game.ply
        befores = (steps[i - 1].after if i else self.game.start for i in range(last - 1, last - self.game.decisions - 1, -1))
        return any(not self.side or not self.opponent or self.side in before.to_act for before in befores)

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone step."""
        return bool(self.game.can_redo) and not self.questioned and not self.replay

    def travel(self, by: int) -> None:
        """Go back (-1) to your last decision, or forward (1) to the next one."""
        if self.coach:
            self.coach.travel(by)
            self._follow()
        elif self.replay or (self.walk and not self.branch):
            self.step(by)
        elif self.asking:  # the action has not been played yet
            self.moved_on()
            self._turn_the_screen()
        else:
            self._travel(by)

    def _travel(self, by: int) -> None:
        ply = self.game.ply
        while True:
            before = self.game.ply
            position = self.game.undo() if by < 0 else self.game.redo()
            if self.game.ply == before or not self.side or not self.opponent or self.side in position.to_act or position.outcome:
                break
        if self.side and self.opponent and self.game.position.to_act and self.side not in self.game.position.to_act:
            self.game.goto(ply)
        self.curtain = False
        self.moved_on()
        self._turn_the_screen()

    # Walkthroughs

    @property
    def first_step(self) -> int:
        """The index of the first step of a walkthrough: 1 if step 0 is only a text, otherwise 0."""
        return 1 if self.walk and self.walk.steps and not self.walk.steps[0].action else 0

    def step(self, by: int) -> None:
        """Go forward or back in a walkthrough or a replay. From a branch, go back to its step.

        An attack has three parts: defense total, roll, loss.
        """
        if self.replay:
            self._replay_at(self.replay.step + by)
        elif self.walk is None:
            return
        elif self.branch and abs(by) == 1:
            self._walk_to(self.walk_step)
        elif by == 1 and self.part < WHOLE:
            self._walk_to(self.walk_step, self.part + 1)
        elif by == -1 and self.part > SUM and self.sum:
            self._walk_to(self.walk_step, self.part - 1)
        else:
            number = max(self.first_step, min(self.walk_step + by, len(self.walk.steps)))
            self._walk_to(number, 0 if by == 1 and number > self.walk_step else WHOLE)

    @property
    def script_taps(self) -> Taps:
        """The chosen taps while a walkthrough shows the defense total of an attack (otherwise none)."""
        if self.walk is None or self.branch or self.part != SUM:
            return ()
        return self.choices.taps_of(self.game.position.parse(self.walk.steps[self.walk_step - 1].action))

    def _sum_of(self, game: Game, number: int) -> PlanParts | None:
        assert self.walk is not None  # noqa: S101  (asked by the callers)
        position = playback.before(game, game.ply - 1)
        line = self.walk.steps[number - 1].action
        return playback.attack_sum(position, position.parse(line)) if line else None

    def _walk_to(self, number: int, part: int = WHOLE) -> None:
        assert self.walk is not None  # noqa: S101  (asked by the callers)
        game = self.walk.start()
        verdict, last = None, 0
        for i in range(number):
            last = game.ply
            _, verdict = self.walk.take(game, i)
        self.displayed_step = playback.shown_step(game, Span(last, game.ply)) if number and verdict is None else None
        self.sum = self._sum_of(game, number) if self.displayed_step and self.displayed_step["rolls"] else None
        self.part = part if self.sum else WHOLE
        if self.part < WHOLE:
            game.goto(game.ply - 1)
        self.game, self.walk_step, self.branch = game, number, None
        self.viewer = (game.position.to_act or (self.viewer,))[0]
        self.moved_on()
        self._turn_the_screen()
        self.taps = self.script_taps or self.taps
        if verdict is not None:
            self.show_refused(verdict)

    # Replays

    def look_through(self, target: str) -> None:
        """Replay this game from its start (``open``), return to it (``close``), or replay it from a step (``from:15``)."""
        if target == "open" and not (self.walk or self.coach or self.curtain) and self.game.ply:
            self.replay = playback.replay_of(self.game, self.viewer)
            self._replay_at(0)
        elif target == "close" and self.replay:
            self.leave_replay()
        elif target.startswith("from:") and target[5:].isdecimal() and not (self.walk or self.coach or self.curtain) and self.game.ply:
            self.look_from(int(target[5:]))
        else:
            raise TutorError(Text("error-message"))

    def look_from(self, ply: int) -> None:
        """Replay this game from a step."""
        self.curtain = False
        self.replay = self.replay or playback.replay_of(self.game, self.viewer)
        self._replay_at(sum(number < ply for number in self.replay.plies))

    def leave_replay(self) -> None:
        """Return from a replay to the game."""
        if self.replay:
            self.game, self.replay, self.displayed_step = self.replay.game, None, None
            self.moved_on()
            self._turn_the_screen()

    def _replay_at(self, step: int) -> None:
        assert self.replay is not None  # noqa: S101  (asked by the callers)
        self.replay = self.replay.go_to(step)
        ply = self.replay.plies[self.replay.step - 1] if self.replay.step else -1
        self.displayed_step = playback.shown_step(self.replay.game, Span(ply, ply + 1), self.viewer) if ply >= 0 else None
        self.game = self.replay.seen()
        self.moved_on()

    def branch_off(self, target: str) -> None:
        """Play the current step again with another random outcome."""
        if self.walk is None or not self.walk_step:
            return
        what_if = next((w for w in self.walk.steps[self.walk_step - 1].what_ifs if w.id == target), None)
        if what_if is None:
            raise TutorError(Text("error-message"))
        game = self.walk.start()
        for i in range(self.walk_step - 1):
            self.walk.take(game, i)
        last = game.ply
        self.walk.take(game, self.walk_step - 1, what_if)
        self.game, self.branch, self.part = game, what_if.text, WHOLE
        self.displayed_step = playback.shown_step(game, Span(last, game.ply))
        self.moved_on()
        self._turn_the_screen()

    # Lessons

    def _follow(self, *, news: bool = False) -> None:
        """Show the current game of the coach."""
        assert self.coach is not None  # noqa: S101  (asked by the callers)
        if self.game is not self.coach.game:  # another exercise: its turn is not in the part of the one before
            news, self.taps = False, ()
        self.game, self.side = self.coach.game, self.coach.side
        self.viewer, self.curtain = self.side, False
        self.moved_on(news=news)

    def press_coach(self, target: str) -> None:
        """Perform the action of a coach's button, open a lesson here, or leave it."""
        kind, _, name = target.partition(":")
        if kind == "lesson" and self.open_lesson and not is_file_name(name):  # a page can name lessons, never files
            coach = self.open_lesson(name)
            if not self.left and not (self.coach and self.coach.complete):
                self.left = Aside(self.game, self.side, self.opponent, self.viewer, self.walk, self.walk_step, self.branch, self.coach)
            self.coach, self.walk, self.branch, self.opponent, self.rule = coach, None, None, "", None
            self._follow()
        elif kind == "leave" and self.left:
            left, self.left = self.left, None
            self.game, self.side, self.opponent, self.viewer = left.game, left.side, left.opponent, left.viewer
            self.walk, self.walk_step, self.branch, self.coach = left.walk, left.walk_step, left.branch, left.coach
            self.moved_on()
            self._turn_the_screen()
        elif target == SHARE and self.coach and self.coach.shared_question:
            self.copying = True
        elif self.coach:
            self.coach.press(target)
            if kind != "hint":  # an unfinished choice stays while you ask for help
                self._follow()
        else:
            raise TutorError(Text("error-message"))
