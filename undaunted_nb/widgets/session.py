"""The code between a click and the redraw. It runs without a browser and contains no rules of a game.

``state/choice.py`` finds the choices, ``state/answer.py`` the answers, ``state/flow.py`` moves the game and ``view.py`` builds the output.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Unpack

from undaunted_nb.drawing.scene import Layout
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.legality import Verdict
from undaunted_nb.engine.logs import log_error, log_slow
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import language_of, note_language, require_language
from undaunted_nb.kit.table.tap import END, NOTHING, ON_BOARD, Tap, Taps
from undaunted_nb.lessons.format.lesson import teaching
from undaunted_nb.lessons.reference import docs
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import opponents_of

from . import chances, view
from .state import advice, answer, playback
from .state.answer import Refusal
from .state.delta import Known
from .state.flow import Flow
from .state.locks import Hold
from .state.state import LINES, Bookmark, Options
from .state.taps import remove_pick
from .state.thinking import Thinking

if TYPE_CHECKING:
    from undaunted_nb.kit.scene import Scene
    from undaunted_nb.kit.scene.board import Element, Ground, Piece, Place
    from undaunted_nb.kit.scene.log import LastActions

Message = Mapping[str, object]
"""A message of the browser: its kind, its target, and more."""
log = logging.getLogger(__name__)

LONGEST = 200
"""The maximum length of a message's target in characters."""


class Session(Flow):
    """One table and its messages: a game, its viewer, and the choices so far.

    ``side`` looks at it and plays. It is "" if two people share the screen, with a hand-over screen between them. ``opponent`` plays the
    other side ("random" or ""). Messages take the lock, so callbacks can come from any thread. ``scene()`` returns the output.
    """

    def __init__(self, game: Game, **options: Unpack[Options]) -> None:
        options["hold"] = hold = options.get("hold") or Hold(game)
        self._before: Bookmark | None = None
        self._played_cache: tuple[object, LastActions | None] = (None, None)
        self._layout: Layout | None = None
        with hold:
            super().__init__(game, **options)
            self._stamp = self.game.stamp

    # Messages

    def handle(self, message: object) -> None:
        """Handle a message of the browser.

        A faulty message or an error in handling it changes nothing, and the table shows the reason.
        """
        with self.lock, log_slow(log, "message"):
            before = self._before = self.bookmark()
            try:
                self._catch_up()
                before = self._before = self.bookmark()
                self._obey(message)
            except Exception as error:  # noqa: BLE001  (an exception in a callback would vanish: it is shown instead)
                self.fail(error)
            except BaseException:  # an interrupt of the kernel: undo the unfinished change, and the game goes on
                self.return_to(before)
                raise
            finally:
                self._stamp = self.game.stamp

    def _catch_up(self) -> None:
        """Update the table if a cell or another table changed the game."""
        if self._stamp != self.game.stamp:
            self.look_again()

    def _obey(self, message: object) -> None:
        kind, target, data = self._read(message)
        if self.curtain and kind not in BEFORE_CURTAIN:
            raise TutorError(Text("why-not-your-choice"))
        if kind in READS:
            READS[kind](self, target, data)
            return
        self.search_query, self.copying = None, False
        if type(data.get("revision")) is not int or data["revision"] != self.revision:
            raise TutorError(Text("error-stale"))
        if self.replay and kind not in REPLAY_MESSAGES and not (isinstance(target, Tap) and target.kind in ON_BOARD):
            self.leave_replay()  # a player who clicks an action needs the current game, not the replay
            return
        DOES[kind](self, target, data)

    def fail(self, error: Exception) -> None:
        """Undo all changes of the last message and show the reason."""
        if not isinstance(error, TutorError):
            log_error(log, "message", error)
        with self.lock:
            if self._before:
                self.return_to(self._before)
            self._stamp = self.game.stamp
            internal_error = Text("error-inside", {"error": f"{type(error).__name__}: {error}"[:200]})
            self.why = answer.error(error.text if isinstance(error, TutorError) else internal_error)

    def _read(self, message: object) -> tuple[str, str | Tap, Message]:
        if not isinstance(message, Mapping):
            raise TutorError(Text("error-message"))
        kind, target = message.get("kind"), message.get("target", "")
        if not isinstance(kind, str) or kind not in {**READS, **DOES} or not isinstance(target, str) or len(target) > LONGEST:
            raise TutorError(Text("error-message"))
        if kind not in POINTING:
            return kind, target, message
        tap = Tap.parse(target)
        if tap == END:  # ending the turn has its own message
            raise TutorError(Text("error-message"))
        return kind, tap, message

    # Choices

    def tap(self, target: Tap, data: Message) -> None:
        """Choose the clicked thing if an action can continue with it, otherwise explain it."""
        self.why = self.refused_line = self.refused_action = None
        if self.coach:
            self.coach.clear_answer()
        self._answer_first(target)
        if self.coach and self.questioned and target.kind in ON_BOARD and self.coach.point(self._place_of(target)):
            self._follow()
            return
        if target.kind == "unpick":
            self._take(remove_pick(self.taps, target))
            return
        if target.kind in ("card", "do"):
            chances.follow_card(self)
        if target.kind == "card":
            self._tap_card(target)
        elif target.kind == "do":
            self._choose((self._card_of(data), target))
        else:
            self._tap_thing(target.thing if target.kind == "choice" else target)  # a choice can be about a thing on the board

    def _place_of(self, target: Tap) -> str:
        """Return the place of a tap on the board. A unit fills its hex, so it counts as the hex."""
        units = {element["k"]: element["p"] for element in self.system.present.elements(self.game.position) if element["t"] == "unit"}
        return units.get(target.name, target.name)

    def _answer_first(self, target: Tap) -> None:
        """Raise TutorError for a choice while a question is open. You can still look at the board."""
        if self.questioned and target.kind not in ON_BOARD:
            raise TutorError(Text("coach-answer-first"))

    def _card_of(self, data: Message) -> Tap:
        """Return the card of an action: the one in the message, or the chosen one."""
        card = data.get("card")
        return Tap("card", card) if isinstance(card, str) and card else (self.taps or (NOTHING,))[0]

    def _tap_card(self, target: Tap) -> None:
        if "#" in target.name and target.name not in self.choices.hand:
            raise TutorError(Text("error-message"))
        if self.taps == (target,):
            self._take(self._first_selection())
        else:
            self._choose(self.choices.shortcut(self.taps, target) or (target,))

    def _tap_thing(self, target: Tap) -> None:
        kind, name, _ = target
        if kind in ("pick", "choice"):
            target = target.bare
        choices, on_map = self.choices, kind in ON_BOARD
        direct = choices.shortcut(self.taps, target) if self.acting else ()
        if self.acting and (early := answer.too_early(choices, self.taps, target)):
            self._take(self.taps[:1])  # the button that ends this part is shown only without a chosen unit
            if not (self.coach and self.coach.starts_early({action.kind for action in choices.options(self.taps)})):
                self.why = early
            return
        if self.acting and choices.volley and on_map:
            self.taps = ()
        elif direct:
            self._choose(direct)
            return
        elif not self.acting or not self.taps or (on_map and choices.only_looked_at(self.taps, target)):
            if not (self.acting and not self.taps and self._raise_card(name)):
                self._tell_about(target, begin=self.acting and (not self.taps or (self._covered and not self.taps[1:])))
            chances.follow_counter(self, name)
            return
        taps = choices.onward(self.taps, target)
        if kind == "piece" and not choices.options(taps) and self._raise_card(name):
            return
        self._choose(taps)

    def _raise_card(self, piece: str) -> bool:
        """Raise the card of your counter and offer its actions. Return False if it has none or is not yours."""
        card = self.system.present.card_of(self.game.position, self.viewer, piece)
        ways = answer.ways_with(self.choices, card) if card else []
        if not card or not ways:
            return False
        self._take((Tap("card", card),))
        self.why = answer.describe(self.choices, Tap("piece", piece), None, self.language)  # not what no card can do to its own counter
        if self.why:
            self.why = {**self.why, "ways": ways}
        return True

    def take(self, target: str, _data: Message) -> None:
        """Perform an offered action, which consists of several taps."""
        self.why = self.refused_line = self.refused_action = None
        if self.coach:
            self.coach.clear_answer()
        if not self.acting:
            raise TutorError(Text("error-message"))
        taps = tuple(map(Tap.parse, target.split(answer.SEPARATOR)))
        if taps == self.system.present.onward(self.game.position, self.viewer, self.taps):
            self.commit("", {})
        else:
            self._choose(taps)

    def _choose(self, taps: Taps) -> None:
        choices = self.choices
        if taps and taps[0].kind == "card" and len(taps) == 1 and self.viewer not in self.game.position.to_act:
            self.taps = ()
            return
        options = choices.options(taps)
        exact = choices.complete_actions(taps)
        if len(options) == 1 and exact and not self.system.present.confirms(exact[0]):
            self.decide(exact[0])
            return
        if not options and self._stops_here(taps):
            self.commit("", {})
            return
        other = (*self.taps[:-1], taps[-1])
        if options or (len(taps) == 1 and choices.can_hold(taps[0])):
            self._take(taps)
        elif len(self.taps) > 1 and len(taps) == len(self.taps) + 1 and choices.options(other):
            self._take(other)  # another target replaces the chosen one
        elif not self.take_back(taps):
            self._refuse(taps)

    def _stops_here(self, taps: Taps) -> bool:
        """Return whether the last tile of a path is chosen again: the path ends there. Dice need their own button."""
        again = len(self.taps) > 2 and taps == (*self.taps, self.taps[-1]) and taps[-1].kind == "place"
        exact = self.choices.complete_actions(self.taps) if again else ()
        return bool(exact) and not self.system.present.confirms(exact[0])

    def _take(self, taps: Taps) -> None:
        self.taps, self.aimed_tap = taps, None

    def aim(self, target: Tap, _data: Message) -> None:
        """Show the defense total of a possible next choice."""
        if not self.taps or self.curtain:
            return
        next_tap = self.choices.resolve(self.taps, target)
        stands, nexts = self.choices.open(self.taps)
        if next_tap in nexts and not self.choices.at_stage(self.taps):
            self.taps, self.aimed_tap = stands, next_tap

    def commit(self, _target: str, _data: Message) -> None:
        """Perform the chosen (and aimed) action, or the one that waits for confirmation."""
        if self.asking:
            self.play(self.asking)
            return
        if self.taps and self.taps == self.script_taps:  # the script decides the dice
            self.step(1)
            return
        for taps in ((*self.taps, self.aimed_tap), self.taps) if self.aimed_tap else (self.taps,):
            if exact := self.choices.complete_actions(taps):
                self.decide(exact[0])
                return
        onward = self.system.present.onward(self.game.position, self.viewer, self.taps)
        if not onward:
            raise TutorError(Text("why-not-your-choice"))
        if self.coach and self.coach.stops_short({action.kind for action in self.choices.options(self.taps)}):
            return
        self.taps, self.why, self.refused_line, self.refused_action = onward, None, None, None

    def back(self, target: str, _data: Message) -> None:
        """Undo one choice, or clear the last answer if nothing is chosen.

        Where the target is ``answer``, an answer of the coach is cleared first.
        """
        answered = self.coach.clear_answer() if self.coach else False
        if answered and target == "answer":
            return
        before = () if self.fixed else self.system.present.backward(self.game.position, self.viewer, self.taps)
        self._take(self.taps if self.aimed_tap else before or self.taps[:-1] or self._first_selection())
        self.why = self.refused_line = self.refused_action = None

    def end(self, _target: str, _data: Message) -> None:
        """End the turn."""
        self.taps, self.why = self.choices.held_taps, None
        self._choose((END,))

    # Answers

    def _refuse(self, taps: Taps) -> None:
        refusal = answer.refusal(self.choices, self.taps, taps)
        self._show_refusal(refusal)
        if (
            self.coach
            and refusal.verdict is not None
            and refusal.verdict.violations
            and self.coach.answer_refusal(refusal.verdict, refusal.answer["reasons"])
        ):
            self.why = None  # the lesson has answered, and one answer is enough
        elif not self._covered and (ways := answer.ways_instead(self.choices, taps, self.language)):
            self.why = {**refusal.answer, "ways": ways}

    def _show_refusal(self, refusal: Refusal) -> None:
        self.why = refusal.answer
        if refusal.action is not None:
            self.refused_action, self.refused_line = refusal.action, refusal.line
        if refusal.stands is not None:
            self._take(refusal.stands)

    def show_refused(self, verdict: Verdict) -> None:
        """Show the reasons against a step of a walkthrough that the rules refuse on purpose."""
        self._show_refusal(answer.shown_refusal(self.choices, verdict))

    def _tell_about(self, target: Tap, *, begin: bool = False) -> None:
        """Describe a thing. Where an action ``begin``s, the next thing to do replaces the reasons against every action in hand."""
        chosen_taps = None if self._covered else self.taps
        self.why = answer.describe(self.choices, target, chosen_taps, self.language, begin=self.taps if begin else None)

    @property
    def _covered(self) -> bool:
        """Whether the actions of the cards in hand are hidden."""
        return self.curtain or self.seal.places or self.seal.targets

    def ask_why(self, target: Tap, data: Message) -> None:
        """Explain why you cannot do this, or describe the thing."""
        self.refused_line = self.refused_action = None
        self._answer_first(target)
        if target.kind == "card":
            self.why = None
            refused = answer.refused_card(self.choices, target.name)
            if refused is not None and not (self.coach and self.coach.answer_question(refused)):
                self.why = answer.no(self.game.position, target.bare.name, refused.violations)
        elif target.kind == "do":
            self._refuse_or_say((self._card_of(data), target))
        elif self.taps and self.acting:
            self._refuse_or_say((*self.taps, self.choices.resolve(self.taps, target)))
        else:
            self._tell_about(target)

    def _refuse_or_say(self, taps: Taps) -> None:
        if self.choices.options(taps):
            self.why = None
        else:
            before = self.taps
            self._refuse(taps)
            self.taps = before

    # Information

    def show_rule(self, target: str, data: Message) -> None:
        """Open a rule with its place in the rulebooks."""
        rule = answer.rule_of(self.game.position, target)
        if rule is None:
            raise TutorError(Text("error-unknown", {"what": "other", "name": target}))
        line = data.get("line")
        line = line if isinstance(line, str) and len(line) <= LONGEST else None
        self.rule = answer.rule_scene(self.game.position, rule, line, self.language) | {"others": view.others(self, line, rule.id)}
        if (rule_language := language_of(rule.key, self.language)) != self.language:
            self.rule |= {"lang": rule_language, "note": note_language(rule_language)}
        if url := docs.link(rule.id, self.system.present.game_of(self.game.position), self.language):
            self.rule["docs"] = url
        if self.open_lesson:
            lessons = teaching(self.system.present.game_of(self.game.position)).get(target, ())
            self.rule["lessons"] = [{"id": lesson.id, "label": lesson.said_title(self.language)} for lesson in lessons]

    def more(self, _target: str, _data: Message) -> None:
        """Show older lines of the log."""
        self.lines += LINES

    def search(self, target: str, _data: Message) -> None:
        """Search the rules, the terms and the lessons, or open a page to read (``close:`` closes it)."""
        self.search_query = None if target == view.CLOSE else target

    def copy(self, target: str, _data: Message) -> None:
        """Show what can be copied, until the next click on the table (``close``: no longer)."""
        self.copying = target != "close"

    def show_text(self, _target: str, _data: Message) -> None:
        """Show the table as text."""
        self.text = True

    def show_chances(self, target: str, _data: Message) -> None:
        """Turn the odds above the board on or off, or choose others."""
        chances.show(self, target)

    def speak(self, target: str, _data: Message) -> None:
        """Set the language of this table."""
        self.language = require_language(target)

    def play_against(self, target: str, _data: Message) -> None:
        """Choose another opponent for the rest of the game. Its earlier actions stay."""
        if not self.opponent or target not in opponents_of(self.game.position.system):
            raise TutorError(Text("error-message"))
        self.opponent = target

    def advise(self, target: str, _data: Message) -> None:
        """Search for what the viewer could do (``ask``) or missed (``missed``), or for the turning points of the replay (``turns``).

        ``stop`` ends the search, and ``close`` removes its answer.
        """
        if target == "close":
            self.forget_advice()
        elif target == "stop" and self.thinking:
            self.thinking.stop()
        elif target == "ask" and self.advisable:
            self._think(advice.hint(self.game.position, self.viewer, self.game.seed, self.advice_came))
        elif target == "missed" and self.reviewable:
            self._think(advice.look_back(self.game, self.viewer, self.advice_came))
        elif target == "turns" and self.replay and not self.course:
            self.course = advice.course(self.replay.game, self.viewer, self.advice_came)
            self.course.begin()
        else:
            raise TutorError(Text("error-message"))

    def go_on_from_end(self, target: str, data: Message) -> None:
        """After the end of the game, start another one (``new``), replay it (``replay``), or look back on it.

        That is to search for its turning points (``turns``) or for the costliest decision (``costliest``).
        """
        if target == "new":
            self.new_game()
            return
        if target == "costliest":
            self.advise("missed", data)
            return
        self.look_through("open" if target in ("replay", "turns") else target)
        if target == "turns":
            self.advise("turns", data)

    def _think(self, thinking: Thinking) -> None:
        self.forget_advice()
        self.thinking = thinking
        thinking.begin()

    def look_again(self) -> None:
        """Update the table after a cell changed its game."""
        with self.lock:
            self._goes_on()
            self._stamp = self.game.stamp

    def look_from(self, ply: int) -> None:
        """Replay this game from a step. The other tables on this game do not follow."""
        super().look_from(ply)
        self._stamp = self.game.stamp

    def follow(self, *, answer: bool = False) -> bool:
        """Update the table after a cell or another table changed its game. Return whether it had changed.

        ``answer`` lets the opponent play.
        """
        with self.lock:
            if self._stamp == self.game.stamp:
                return False
            if answer:
                self._goes_on()
            else:
                self.show_anew()
            self._stamp = self.game.stamp
            return True

    # Output

    def scene(self) -> Scene:
        """Return all parts of the Scene except ``art`` and ``ground``, in the language of the table."""
        with self.lock:
            return view.scene(self)

    def value(self) -> dict[str, object]:
        """Return the state of the game for programs that follow it, without hidden information."""
        with self.lock:
            return view.value(self)

    def ground(self) -> Ground:
        """Return the part that never changes in a game."""
        with self.lock:
            return view.ground(self)

    def last_actions(self, places: Sequence[Place], cards: Known | None = None) -> LastActions | None:
        """Return the actions since the viewer's last decision, step by step.

        It is None if there is nothing to show. ``cards`` are those that the page knows.
        """
        with self.lock:
            if self.news is None or self.curtain or self.walk or self.replay:
                return None
            key = (self.game, self.revision, self.news, self.viewer, self.language)
            if self._played_cache[0] != key:  # reuse the sentences from the last click if nothing changed
                layout = self._layout_on(places)
                self._played_cache = (
                    key,
                    playback.scene(
                        str(self.revision), self.game, self.news, self.viewer, self.sum, layout, other=self.opponent, cards=cards
                    ),
                )
            return self._played_cache[1]

    def board(self, places: Sequence[Place]) -> list[Piece]:
        """Return the elements of the board, laid out on these places."""
        with self.lock:
            return self._layout_on(places).board(self.elements())

    def _layout_on(self, places: Sequence[Place]) -> Layout:
        if self._layout is None or self._layout.places is not places or self._layout.language != self.language:
            self._layout = Layout(places, self.language)
        return self._layout

    def elements(self) -> list[Element]:
        """Return the elements of the board before their layout."""
        with self.lock:
            return view.elements(self)


Handler = Callable[[Session, Any, Message], None]
"""A function that handles a message.

Its target is a Tap for the messages in POINTING, otherwise a string.
"""
DOES: dict[str, Handler] = {
    "tap": Session.tap,
    "take": Session.take,
    "aim": Session.aim,
    "commit": Session.commit,
    "back": Session.back,
    "end": Session.end,
    "undo": lambda s, _t, _d: s.travel(-1),
    "redo": lambda s, _t, _d: s.travel(1),
    "curtain": lambda s, _t, _d: s.draw_curtain(),
    "next": lambda s, _t, _d: s.step(1),
    "prev": lambda s, _t, _d: s.step(-1),
    "first": lambda s, _t, _d: s.step(-(10**6)),
    "last": lambda s, _t, _d: s.step(10**6),
    "branch": lambda s, t, _d: s.branch_off(t),
    "coach": lambda s, t, _d: s.press_coach(t),
    "over": Session.go_on_from_end,
    "replay": lambda s, t, _d: s.look_through(t),
}
"""The messages that can change the game or the choices. An outdated one is refused."""
READS: dict[str, Handler] = {
    "rule": Session.show_rule,
    "more": Session.more,
    "text": Session.show_text,
    "search": Session.search,
    "copy": Session.copy,
    "why": Session.ask_why,
    "chances": Session.show_chances,
    "language": Session.speak,
    "opponent": Session.play_against,
    "advise": Session.advise,
}
"""The messages that leave the game as it is."""
BEFORE_CURTAIN = frozenset({"curtain", "rule", "more", "text", "search", "language"})
"""The only messages allowed while the hand-over screen hides the cards of one side from the other."""
REPLAY_MESSAGES = frozenset({"next", "prev", "first", "last", "replay"})
"""The messages that move in a replay. All others leave it."""
POINTING = frozenset({"tap", "aim", "why"})
"""The messages that point at something."""
