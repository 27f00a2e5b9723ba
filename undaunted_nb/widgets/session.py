"""What happens between a click and the redraw. All of it runs without a browser, and knows no game by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from random import Random
from threading import RLock
from typing import Any

from undaunted_nb.core import registry
from undaunted_nb.core.action import Action
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.event import Event
from undaunted_nb.core.game import Game
from undaunted_nb.core.legality import Verdict, Violation
from undaunted_nb.core.opponent import random_choice
from undaunted_nb.core.position import Position
from undaunted_nb.core.rulebook import Rule
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import LANGUAGES, has, known, say
from undaunted_nb.lessons.coach import Coach
from undaunted_nb.lessons.lesson import teaching
from undaunted_nb.lessons.walkthrough import Walkthrough
from undaunted_nb.scene import scene as drawing

from .log import Teller, lines_of

LONGEST = 200
"""The longest target of a message that is looked at, in characters."""
LINES = 8
"""How many lines of the log are shown at first, and are added by each "more"."""


class Session:
    """One table: a game, who looks at it, and what has been chosen so far.

    ``side`` looks at it and plays; "" when two people share the screen, with a curtain between them. ``opponent`` plays the other side
    ("random" or "").
    Every public method takes the lock, so callbacks may come from any thread; what is shown is read from ``scene()``.
    """

    def __init__(
        self,
        game: Game,
        *,
        side: str = "",
        opponent: str = "",
        language: str = "en",
        walk: Walkthrough | None = None,
        coach: Coach | None = None,
        open_lesson: Callable[[str], Coach] | None = None,
    ) -> None:
        self.lock = RLock()
        self.coach, self.open_lesson = coach, open_lesson
        self.left: tuple[Any, ...] = ()
        self.game, self.side, self.opponent, self.language, self.walk = game, side, opponent, language, walk
        self.system = registry.system(game.position.system)
        self.viewer = side or (game.position.to_act or ("",))[0]
        self.revision = 0
        self.curtain = False
        self.asking: Action | None = None
        self.at = 0
        self.branch: Text | None = None
        self.taps: tuple[str, ...] = ()
        self.aimed = ""
        self.refused: tuple[str, str] | None = None
        self.denied: Action | None = None
        self.why: dict[str, Any] | None = None
        self.rule: dict[str, Any] | None = None
        self.lines = LINES
        self.text = False
        self.chances = False
        self.asked: Mapping[str, str] = {}
        self._before: Mapping[str, Any] = {}
        self._known: tuple[Position, str, tuple[tuple[Action, tuple[str, ...]], ...]] | None = None
        self.changed: Callable[[], None] = lambda: None
        if walk and walk.steps and not walk.steps[0].action:
            self.at = 1
        self._opponent_plays()
        self._turn_the_screen()
        if not side and walk is None and coach is None and game.decisions and game.position.to_act:
            self.curtain = True  # two people's game goes on: who sits here now is not known
        self.taps = self._held()

    # From a message to a change.

    def handle(self, message: object) -> None:
        """Do what a message of the browser asks for.

        Whatever is wrong with it, or goes wrong in doing it, changes nothing and is shown on the table.
        """
        with self.lock:
            self._before = self._bookmark()
            try:
                kind, target, data = self._read(message)
                if self.curtain and kind not in BEFORE_CURTAIN:
                    raise TutorError(Text("why-not-your-choice"))
                if kind in READS:
                    READS[kind](self, target, data)
                    return
                if type(data.get("ply")) is not int or data["ply"] != self.revision:
                    raise TutorError(Text("error-stale"))
                DOES[kind](self, target, data)
            except Exception as error:  # noqa: BLE001  (an exception in a callback would vanish: it is shown instead)
                self.fail(error)

    def fail(self, error: Exception) -> None:
        """Take back all that the last message has done, and show why."""
        with self.lock:
            self._return_to(self._before)
            inside = Text("error-inside", {"error": f"{type(error).__name__}: {error}"[:200]})
            self._say_error(error.text if isinstance(error, TutorError) else inside)

    def _bookmark(self) -> dict[str, Any]:
        return {"steps": self.game.bookmark(), **{name: getattr(self, name) for name in CHANGES}}

    def _return_to(self, before: Mapping[str, Any]) -> None:
        for name in CHANGES:
            setattr(self, name, before[name])
        self.game.return_to(before["steps"])

    def _read(self, message: object) -> tuple[str, str, Mapping[str, Any]]:
        if not isinstance(message, Mapping):
            raise TutorError(Text("error-message"))
        kind, target = message.get("kind"), message.get("target", "")
        if not isinstance(kind, str) or kind not in {**READS, **DOES} or not isinstance(target, str) or len(target) > LONGEST:
            raise TutorError(Text("error-message"))
        if kind in POINTING and target.partition(":")[0] not in THINGS:
            raise TutorError(Text("error-message"))
        return kind, target, message

    def _say_error(self, text: Text) -> None:
        self.why = {
            "ask": "",
            "tone": "error",
            "title": Text("error-title"),
            "reasons": [{"text": text, "change": "", "rule": "", "cites": []}],
        }

    def tap(self, target: str, data: Mapping[str, Any]) -> None:
        """Something was pointed at: it is chosen if an action can go on so, otherwise answered."""
        self.why = self.refused = self.denied = None
        if self.coach:
            self.coach.pointed()
        what, _, name = target.partition(":")
        if self._asked() and what in ("card", "do", "pick", "choice"):
            raise TutorError(Text("coach-answer-first"))
        if what in ("card", "do") and (overlay := self._overlay()):
            self.asked = {group: name for group, name in self.asked.items() if group not in overlay.FOLLOWS}
        if what == "card":
            self._tap_card(target)
        elif what == "do":
            card = data.get("card")
            self._choose((f"card:{card}" if isinstance(card, str) else (self.taps or ("",))[0], target))
        elif what == "choice" and name.startswith(("pick:", "piece:", "place:")):  # what is meant lies elsewhere, too
            self._tap_thing(name)
        else:
            self._tap_thing(target)

    def _tap_thing(self, target: str) -> None:
        what, _, name = target.partition(":")
        if what in ("pick", "choice"):
            target = target.partition("#")[0]
        acting = self.viewer in self.game.position.to_act and not self.curtain and not self._asked()
        direct = self._shortcut(target) if acting else ()
        if acting and self._volley() and what in ("piece", "place"):
            self.taps = ()
        elif direct:
            self._choose(direct)
            return
        elif not acting or not self.taps or (what in ("piece", "place") and self._only_looked_at(what, name, target)):
            self._tell_about(what, name)
            self._ask_of(name)
            return
        chosen = (*self.taps, self._meant(what, name, target))
        self._choose(chosen if self._options(chosen) else self._instead(name, target) or chosen)

    def _at_stage(self) -> bool:
        """Is nothing chosen yet but a part of the turn, or what else does not go on on the map?"""
        off_map: tuple[str, ...] = self.system.present.OFF_MAP
        return bool(self.taps) and self.taps[0].startswith(off_map) and all(tap.startswith("choice:") for tap in self.taps[1:])

    def _only_looked_at(self, what: str, name: str, target: str) -> bool:
        """Can nothing be meant by this, legal or not, in this part of the turn?"""
        if not self._at_stage():
            return False
        p, chosen = self.game.position, (*self.taps, self._meant(what, name, target))
        present = self.system.present
        return (
            not self._options(chosen) and present.compose(p, self.viewer, chosen) is None and not present.openings(p, self.viewer, chosen)
        )

    def _instead(self, name: str, target: str) -> tuple[str, ...]:
        """In a part of the turn: the taps up to where this can take the place of what was chosen (nowhere: none)."""
        if not self.taps or not self.taps[0].startswith("do:"):
            return ()
        for n in range(len(self.taps) - 1, 0, -1):
            nexts = self._nexts(self.taps[:n])
            found = [target] if target in nexts else self._inside(name, nexts)
            if len(found) == 1:
                return (*self.taps[:n], found[0])
        return ()

    def _asked(self) -> bool:
        """Is a question open, so that nothing can be played?"""
        return self.coach is not None and self.coach.asking

    def _tap_card(self, target: str) -> None:
        if "#" in target and target.removeprefix("card:") not in self._hand():
            raise TutorError(Text("error-message"))
        if self.taps == (target,):
            self.taps, self.aimed = self._held(), ""
        else:
            self._choose(self._shortcut(target) or (target,))

    def _volley(self) -> bool:
        return any(taps[0].startswith("piece:") for _, taps in self._ways())

    def _meant(self, what: str, name: str, target: str) -> str:
        """What a tap stands for: itself, the one thing within it that can be chosen, or what it lies in.

        A tile stands for the one counter on it, a vehicle for its one free seat, a counter for its tile.
        """
        nexts = self._open()[1]
        if target in nexts:
            return target
        if f"pick:{target}" in nexts:
            return f"pick:{target}"
        pieces = [n for n in nexts if n.startswith("piece:")]
        inner = self._inside(name, pieces)
        if what in ("place", "piece") and len(inner) == 1:
            return inner[0]
        if what != "piece" or (len(self.taps) == 1 and not pieces):
            return target
        around = self._within(name)
        found = [f"piece:{outer}" for outer in around[1:] if f"piece:{outer}" in nexts]
        there = f"place:{around[0] if around else ''}"
        return found[0] if found else there if there in nexts or not pieces else target

    def _within(self, piece: str) -> tuple[str, ...]:
        """What a thing on the board lies in, its tile first."""
        around: tuple[str, ...] = self.system.present.within(self.game.position, piece)
        return around

    def _inside(self, name: str, taps: Iterable[str]) -> list[str]:
        """Those of some taps that point at things within this one."""
        return [tap for tap in taps if tap.startswith("piece:") and name in self._within(tap[6:])]

    def _shortcuts(self) -> Mapping[str, tuple[str, ...]]:
        """What can be pointed at though what comes before it has not been chosen, each with the taps that it stands for."""
        p = self.game.position
        found: Mapping[str, tuple[str, ...]] = self.system.present.shortcuts(p, self.viewer, _bare(self.taps), self._options(self.taps))
        return found

    def _shortcut(self, target: str) -> tuple[str, ...]:
        """The taps that one tap stands for; with several things of one kind within it, those up to where one has to choose."""
        ways = self._shortcuts()
        if target in ways or not target.startswith("piece:"):
            return ways.get(target, ())
        inner = [ways[tap] for tap in self._inside(target[6:], ways)]
        if len(inner) == 1:
            return inner[0]
        heads = {taps[:2] for taps in inner}
        return heads.pop() if len(heads) == 1 else ()

    def _taps(self, action: Action) -> tuple[str, ...]:
        taps: tuple[str, ...] = self.system.present.taps(self.game.position, action)
        return taps

    def _options(self, chosen: tuple[str, ...]) -> tuple[Action, ...]:
        """The legal actions that begin with what is chosen."""
        bare = _bare(chosen)
        return tuple(a for a, taps in self._ways() if begins(bare, taps))

    def _ways(self) -> tuple[tuple[Action, tuple[str, ...]], ...]:
        """The legal actions of who looks at the table, each with its taps; worked out once a position."""
        p = self.game.position
        if self._known is None or self._known[0] is not p or self._known[1] != self.viewer:
            self._known = (p, self.viewer, tuple((a, self._taps(a)) for a in p.legal_actions if a.side == self.viewer))
        return self._known[2]

    def _nexts(self, chosen: tuple[str, ...]) -> set[str]:
        bare = _bare(chosen)
        return {tap for _, taps in self._ways() if begins(bare, taps) for tap in following(bare, taps)}

    def _open(self) -> tuple[tuple[str, ...], set[str]]:
        """What stands, and what can be chosen next; with a target already chosen, what could be chosen in its place."""
        nexts = self._nexts(self.taps)
        if nexts or len(self.taps) < 3:
            return self.taps, nexts
        return self.taps[:-1], self._nexts(self.taps[:-1])

    def _choose(self, chosen: tuple[str, ...]) -> None:
        if chosen and chosen[0].startswith("card:") and len(chosen) == 1 and self.viewer not in self.game.position.to_act:
            self.taps = ()
            return
        options = self._options(chosen)
        exact = [a for a in options if finished(_bare(chosen), self._taps(a))]
        if not options and len(self.taps) > 1 and len(chosen) == len(self.taps) + 1 and self._retarget(chosen):
            return
        if not options and len(chosen) == 1 and self._may_hold(chosen[0]):
            self.taps, self.aimed = chosen, ""
            return
        if not options:
            if not self._take_back(chosen):
                self._refuse(chosen)
            return
        if len(options) == 1 and exact and not self.system.present.confirms(exact[0]):
            self._play(exact[0])
            return
        self.taps, self.aimed = chosen, ""

    def _retarget(self, chosen: tuple[str, ...]) -> bool:
        """With a target already chosen, another one takes its place."""
        other = (*self.taps[:-1], chosen[-1])
        if self._options(other):
            self.taps, self.aimed = other, ""
            return True
        return False

    def _take_back(self, chosen: tuple[str, ...]) -> bool:
        """Pointing again at what has been decided takes it back, and nothing else, where a game has such decisions."""
        past = (self.game.start, *(step.after for step in self.game.steps))[:-1]
        found = self.system.present.taken_back(self.game.position, self.viewer, _bare(chosen), past)
        if found is None:
            return False
        back, again = found
        if self.coach:
            return self._take_back_beside(self.coach, back, again)
        self.game.goto(self.game.ply - back)
        for action in again:
            self.game.play(action)
        if self.walk:
            self.branch = Text("walk-own-way")
        self._moved_on()
        return True

    def _take_back_beside(self, coach: Coach, back: int, again: tuple[Action, ...]) -> bool:
        """The same in a lesson, which lets nobody go back behind its beginning."""
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

    def _may_hold(self, tap: str) -> bool:
        """A card in hand that is no action by itself can always be looked at, also one that cannot be played.

        It is answered when something is asked of it.
        """
        return (
            tap.removeprefix("card:") in self._hand()
            and self.system.present.compose(self.game.position, self.viewer, _bare((tap,))) is None
        )

    def _hand(self) -> list[str]:
        p = self.game.position
        hand: list[str] = self.system.present.hand_order(p, p.setup.sides.index(self.viewer))  # type: ignore[attr-defined]
        return hand

    def _refuse(self, chosen: tuple[str, ...]) -> None:
        p, present = self.game.position, self.system.present
        action = present.compose(p, self.viewer, _bare(chosen))
        verdicts = [p.check(a) for a in present.openings(p, self.viewer, _bare(chosen))]
        if action is None and verdicts:
            # None of its ways can be gone: the one with the least against it says why.
            nearest = min(verdicts, key=lambda verdict: len(verdict.violations))
            self._coach_hears(nearest)
            self.denied = nearest.action
            self._answer(present.asked(p, _bare(chosen)), nearest.violations)
            self.taps, self.aimed = chosen[:1], ""
            return
        if action is None:
            chosen_enough = self._volley() or len(self.taps) > 1
            key = "why-not-your-choice" if chosen_enough else "why-choose-first" if self.taps else "why-nothing-chosen"
            card = present.tapped_name(p, self.viewer, self.taps[0]) if self.taps else ""
            what, _, tile = chosen[-1].partition(":")
            places = [present.place_of(p, tap[6:]) for tap in self._open()[1] if tap.startswith("piece:")]
            if what == "place" and places:
                key = "why-choose-counter" if tile in places else "why-nobody-there"
            self._answer("", (Violation("", Text(key, {"card": card, "tile": tile})),))
            return
        verdict = p.check(action)
        self.denied = action
        self._coach_hears(verdict)
        self._answer(p.format(action), verdict.violations or (Violation("", Text("why-not-your-choice")),))
        start = present.start_of(p, action)
        goal = chosen[-1].partition(":")[2] if chosen[-1].startswith("place:") else ""
        self.refused = (start, goal) if start and goal and start != goal else None
        if len(chosen) == 2:
            self.taps, self.aimed = chosen[:1], ""

    def _coach_hears(self, verdict: Verdict) -> None:
        if self.coach and verdict.violations:
            self.coach.refused(verdict)

    def _answer(self, ask: str, violations: tuple[Violation, ...]) -> None:
        reasons = [{"text": v.why, "change": _change(v), "rule": v.rule, "cites": self._cites(v.rule)} for v in violations]
        self.why = {"ask": ask, "tone": "no", "title": Text("why-title"), "reasons": reasons}

    def explain(self, verdict: Verdict) -> None:
        """Show why something may not be done."""
        with self.lock:
            self._answer(self.game.position.format(verdict.action), verdict.violations)

    def _tell_about(self, what: str, name: str) -> None:
        present, p = self.system.present, self.game.position
        said = present.about_place(p, name) if what == "place" else present.about_counter(p, name) if what == "piece" else []
        if not said and what in ("piece", "place"):
            raise TutorError(Text("error-unknown", {"what": "other", "name": name}))
        reasons = [{"text": text, "change": "", "rule": rule, "cites": self._cites(rule)} for text, rule in said]
        reasons += self._why_not_here(f"{what}:{name}")
        named = present.name_of(p, self.viewer, "counter", name) if what == "piece" else name
        self.why = {"ask": "", "tone": "info", "title": Text("about-title", {"what": named}), "reasons": reasons} if reasons else None

    def _why_not_here(self, target: str) -> list[dict[str, Any]]:
        """What the cards in hand can do to a tile or a counter, and why the others of their printed actions cannot."""
        p, present = self.game.position, self.system.present
        if self.curtain:
            return []
        can: list[Text] = []
        cannot: dict[tuple[str, str], tuple[Violation, list[Text]]] = {}
        for use, verdict in present.uses(p, self.viewer, target, self.taps):
            can += [use] if verdict else []
            for violation in verdict.violations:
                cannot.setdefault((violation.rule, say(violation.why, self.language)), (violation, []))[1].append(use)
        found: list[dict[str, Any]] = []
        if can:
            found.append({"text": Text("about-can", {"uses": can}), "change": "", "rule": "", "cites": []})
        for it, uses in cannot.values():
            told = Text("about-cannot", {"uses": uses, "why": it.why})
            found.append({"text": told, "change": _change(it), "rule": it.rule, "cites": self._cites(it.rule)})
        return found

    def _cites(self, rule: str) -> list[dict[str, Any]]:
        found = self.system.rules().get(rule)
        return cites_of(found) if found else []

    def aim(self, target: str, _data: Mapping[str, Any]) -> None:
        """Something that can be chosen next is pointed at: its sum is shown."""
        what, _, name = target.partition(":")
        if not self.taps or self.curtain:
            return
        meant = self._meant(what, name, target)
        stands, nexts = self._open()
        if meant in nexts and not self._at_stage():
            self.taps, self.aimed = stands, meant

    def commit(self, _target: str, _data: Mapping[str, Any]) -> None:
        """Do what is chosen (and aimed at), or what has been asked about."""
        if self.asking:
            self._do(self.asking)
            return
        for chosen in ((*self.taps, self.aimed), self.taps) if self.aimed else (self.taps,):
            exact = [a for a in self._options(chosen) if finished(_bare(chosen), self._taps(a))]
            if exact:
                self._play(exact[0])
                return
        onward = self.system.present.onward(self.game.position, self.viewer, self.taps)
        if not onward:
            raise TutorError(Text("why-not-your-choice"))
        self.taps, self.why, self.refused, self.denied = onward, None, None, None

    def back(self, _target: str, _data: Mapping[str, Any]) -> None:
        """One step back in choosing; with nothing chosen the last answer goes away."""
        before: tuple[str, ...] = self.system.present.backward(self.game.position, self.viewer, self.taps)
        self.taps, self.aimed = (before or self.taps[:-1] or self._held(), "") if not self.aimed else (self.taps, "")
        self.why = self.refused = self.denied = None

    def end(self, _target: str, _data: Mapping[str, Any]) -> None:
        """End the turn."""
        self.taps, self.why = self._held(), None
        self._choose(("end",))

    def _play(self, action: Action) -> None:
        if self.coach:
            self.coach.play(action)
            self._follow()
        elif not self.side and not self.walk and self.system.present.asked_first(self.game.position, action):
            self._moved_on()
            self.asking, self.curtain, self.taps = action, True, ()
        else:
            self._do(action)

    def _do(self, action: Action) -> None:
        self.game.play(action)
        if self.walk:
            self.branch = Text("walk-own-way")
        self._opponent_plays()
        self._moved_on()
        self._turn_the_screen()

    def _follow(self) -> None:
        """Be where the coach is."""
        assert self.coach is not None  # noqa: S101  (asked by the callers)
        self.game, self.side = self.coach.game, self.coach.side
        self.viewer, self.curtain = self.side, False
        self._moved_on()

    def press_coach(self, target: str, _data: Mapping[str, Any]) -> None:
        """A button of the coach; or a lesson is opened here, or left again."""
        kind, _, name = target.partition(":")
        if kind == "lesson" and self.open_lesson and not name.endswith(".toml"):  # a page names lessons, never files
            coach = self.open_lesson(name)
            self.left = self.left or (self.game, self.side, self.opponent, self.viewer, self.walk, self.at, self.branch, self.coach)
            self.coach, self.walk, self.branch, self.opponent, self.rule = coach, None, None, "", None
            self._follow()
        elif kind == "leave" and self.left:
            self.game, self.side, self.opponent, self.viewer, self.walk, self.at, self.branch, self.coach = self.left
            self.left = ()
            self._moved_on()
            self._turn_the_screen()
        elif self.coach:
            self.coach.press(target)
            if kind != "hint":  # what is half chosen stays while one asks for help
                self._follow()
        else:
            raise TutorError(Text("error-message"))

    def speak(self, target: str, _data: Mapping[str, Any]) -> None:
        """Another language, for this table."""
        self.language = known(target)

    def new_game(self, _target: str, _data: Mapping[str, Any]) -> None:
        """The game is over: play it again, with other chance."""
        if self.coach or self.walk or not self.game.position.outcome:
            raise TutorError(Text("error-message"))
        self.game.restart()
        self._opponent_plays()
        self._moved_on()
        self._turn_the_screen()

    def look_again(self) -> None:
        """The game was played on elsewhere, in a cell: go on from where it is now."""
        with self.lock:
            self._opponent_plays()
            self._moved_on()
            self._turn_the_screen()

    def _moved_on(self) -> None:
        self.taps, self.aimed, self.refused, self.denied, self.why, self.lines = self._held(), "", None, None, None, LINES
        self.asking = None
        self.revision += 1
        self.changed()

    def _held(self) -> tuple[str, ...]:
        """What is chosen from the beginning, where a decision has to be gone on with."""
        taps: tuple[str, ...] = self.system.present.held(self.game.position, self.viewer)
        return taps

    def _opponent_plays(self) -> None:
        while self.opponent and self.side and (to_act := self.game.position.to_act) and self.side not in to_act:
            rng = Random(f"{self.game.seed}/{self.opponent}/{self.game.ply}") if self.game.seed is not None else Random()
            self.game.play(random_choice(self.game.position, to_act[0], rng, self.system.IDLE))

    def _turn_the_screen(self) -> None:
        """Whose cards are shown: with two at one screen a curtain comes before the other's."""
        to_act = self.game.position.to_act
        if self.side or not to_act or self.viewer in to_act:
            return
        if self.walk:
            self.viewer = to_act[0]
        else:
            self.curtain = True

    def draw_curtain(self, _target: str, _data: Mapping[str, Any]) -> None:
        """The next player has taken the screen."""
        if not self.curtain:
            return
        self.curtain, asking = False, self.asking
        self.viewer = self._next_viewer()
        if asking and self.game.position.apply(asking).after.to_act == (self.viewer,):
            self._do(asking)  # it has something to answer with
            return
        self._moved_on()
        if asking:
            self.asking, self.taps = asking, ()

    def _next_viewer(self) -> str:
        """Who takes the screen: the side that is asked, or else the one to act."""
        p = self.game.position
        asked: str = self.system.present.asked_first(p, self.asking) if self.asking else ""
        return asked or p.to_act[0]

    def undo(self, _target: str, _data: Mapping[str, Any]) -> None:
        """Back to one's own last decision."""
        self._travel(-1)

    def redo(self, _target: str, _data: Mapping[str, Any]) -> None:
        """Forward again to one's own next decision."""
        self._travel(1)

    def _travel(self, by: int) -> None:
        if self.coach:
            self.coach.travel(by)
            self._follow()
            return
        if self.walk and not self.branch:
            self.step(by)
            return
        if self.asking:  # nothing has been done yet
            self._moved_on()
            self._turn_the_screen()
            return
        ply = self.game.ply
        while True:
            before = self.game.ply
            position = self.game.undo() if by < 0 else self.game.redo()
            if self.game.ply == before or not self.side or not self.opponent or self.side in position.to_act or position.outcome:
                break
        if self.side and self.opponent and self.game.position.to_act and self.side not in self.game.position.to_act:
            self.game.goto(ply)
        self.curtain = False
        self._moved_on()
        self._turn_the_screen()

    # Walkthroughs.

    def step(self, by: int) -> None:
        """Go forward or back in the walkthrough; from a branch, back to the step it left."""
        walk = self.walk
        if walk is None:
            return
        if self.branch and abs(by) == 1:
            self._walk_to(self.at)
        else:
            self._walk_to(max(self._first_step(), min(self.at + by, len(walk.steps))))

    def _first_step(self) -> int:
        return 1 if self.walk and self.walk.steps and not self.walk.steps[0].action else 0

    def _walk_to(self, number: int) -> None:
        assert self.walk is not None  # noqa: S101  (asked by the callers)
        game = self.walk.start()
        verdict = None
        for i in range(number):
            _, verdict = self.walk.take(game, i)
        self.game, self.at, self.branch = game, number, None
        self.viewer = (game.position.to_act or (self.viewer,))[0]
        self._moved_on()
        self._turn_the_screen()
        if verdict is not None:
            self.explain(verdict)
            taps = self._taps(verdict.action)
            start = self.system.present.start_of(game.position, verdict.action)
            goal = taps[-1].partition(":")[2] if taps[-1].startswith("place:") else ""
            self.refused = (start, goal) if start and goal else None
            self.denied = verdict.action

    def branch_off(self, target: str, _data: Mapping[str, Any]) -> None:
        """Do the present step again with other chance."""
        if self.walk is None or not self.at:
            return
        what_if = next((w for w in self.walk.steps[self.at - 1].what_ifs if w.id == target), None)
        if what_if is None:
            raise TutorError(Text("error-message"))
        game = self.walk.start()
        for i in range(self.at - 1):
            self.walk.take(game, i)
        self.walk.take(game, self.at - 1, what_if)
        self.game, self.branch = game, what_if.text
        self._moved_on()
        self._turn_the_screen()

    # Things that are only looked at.

    def show_rule(self, target: str, data: Mapping[str, Any]) -> None:
        """A rule, with where it stands."""
        rule = self.system.rules().get(target)
        if rule is None:
            raise TutorError(Text("error-unknown", {"what": "other", "name": target}))
        line = data.get("line")
        self.rule = rule_scene(rule, line if isinstance(line, str) and len(line) <= LONGEST else None)
        if self.open_lesson:
            taught = teaching(self.system.present.game_of(self.game.position)).get(target, ())
            self.rule["lessons"] = [{"id": lesson.id, "label": lesson.said_title(self.language)} for lesson in taught]

    def more(self, _target: str, _data: Mapping[str, Any]) -> None:
        """Older lines of the log."""
        self.lines += LINES

    def show_text(self, _target: str, _data: Mapping[str, Any]) -> None:
        """The table as text."""
        self.text = True

    def ask_why(self, target: str, data: Mapping[str, Any]) -> None:
        """Why can this not be done? Or what is it?"""
        what, _, name = target.partition(":")
        self.refused = self.denied = None
        if what == "card":
            self._why_card(name)
        elif what == "do":
            card = str(data.get("card", ""))
            self._refuse_or_say((f"card:{card}" if card else (self.taps or ("",))[0], target))
        elif self.taps and self.viewer in self.game.position.to_act:
            self._refuse_or_say((*self.taps, self._meant(what, name, target)))
        else:
            self._tell_about(what, name)

    def _why_card(self, name: str) -> None:
        p, present = self.game.position, self.system.present
        card = f"card:{name.partition('#')[0]}"
        self.why = None
        if self._options((card,)):
            return
        whole = present.compose(p, self.viewer, (card,))
        ways = [whole] if whole else present.every_way(p, self.viewer, card)
        if not ways:
            raise TutorError(Text("error-unknown", {"what": "card", "name": name}))
        self._answer(name.partition("#")[0], min((p.check(a).violations for a in ways), key=len))

    def _refuse_or_say(self, chosen: tuple[str, ...]) -> None:
        if self._options(chosen):
            self.why = None
        else:
            kept = self.taps
            self._refuse(chosen)
            self.taps = kept

    # The chances over the board.

    def show_chances(self, target: str, _data: Mapping[str, Any]) -> None:
        """The chances: ``on``, ``off``, a choice that is offered (``group:name``), or the sum of what is pointed at (``at:…``)."""
        what, _, name = target.partition(":")
        if self._question_open():
            raise TutorError(Text("coach-answer-first"))
        if target in ("on", "off"):
            self.chances = target == "on"
        elif what == "at" and name.partition(":")[0] in ("place", "piece"):
            asked = {**self.asked, "at": name}
            if self.chances and self._layer(asked).at == name:  # where there is no sum, the last one stays
                self.asked = asked
        elif self.chances and target in self._offered():
            self.asked = {**{group: chosen for group, chosen in self.asked.items() if group != "at"}, what: name}
        else:
            known = any(what == group["id"] for group in self._layer().groups)
            raise TutorError(Text("error-stale" if known else "error-message"))

    def _overlay(self) -> Any:
        """What a game shows over its board (None: nothing)."""
        return getattr(self.system, "overlay", None)

    def _layer(self, asked: Mapping[str, str] | None = None) -> Any:
        """What the chances show now; remembered by the game for each position. Raises TutorError where a game has none."""
        overlay = self._overlay()
        if overlay is None:
            raise TutorError(Text("error-message"))
        taps = (*self.taps, self.aimed) if self.aimed else self.taps
        return overlay.layer(self.game.position, self.viewer, self.asked if asked is None else asked, taps)

    def _offered(self) -> list[str]:
        return [f"{group['id']}:{option['id']}" for group in self._layer().groups for option in group["options"]]

    def _ask_of(self, name: str) -> None:
        """A counter that was only looked at: with the chances shown, they are those of this one."""
        if self._chances_shown():
            found = next((target for target in self._offered() if target.partition(":")[2] == name), "")
            self.asked = {**self.asked, found.partition(":")[0]: name} if found else self.asked

    def _chances_shown(self) -> bool:
        return self.chances and self._overlay() is not None and not self.curtain and not self._question_open()

    def _question_open(self) -> bool:
        """Is a question open that has not had its right answer yet? It may be about these very numbers."""
        if self.coach is None or not self._asked():
            return False
        return all(option["state"] != "right" for option in self.coach.scene(self.language)["options"])

    def _chances_scene(self) -> dict[str, Any] | None:
        """Not before a curtain is drawn, and not while a question is open."""
        if self.curtain or self._question_open() or self._overlay() is None:
            return None
        if not self.chances:
            return {"on": False}
        layer = self._layer()
        return {"on": True, "groups": layer.groups, "lines": layer.lines, "sum": layer.sum, "at": layer.at}

    # What is shown.

    def scene(self) -> dict[str, Any]:
        """All parts of the Scene but ``art`` and ``ground``, in the language of the table."""
        with self.lock:
            return self._scene()

    def ground(self) -> dict[str, Any]:
        """The part that never changes in a game."""
        with self.lock:
            return drawing.ground_scene(self.system.present.ground(self.game.position), self.language)

    def _scene(self) -> dict[str, Any]:
        p, present = self.game.position, self.system.present
        sides = p.setup.sides  # type: ignore[attr-defined]
        me = sides.index(self.viewer) if self.viewer in sides else 0
        acting = self.viewer in p.to_act and not self.curtain and not self._asked()
        choosing = self._choosing() if acting else present.Choosing()
        languages = [
            {"id": name, "label": label, "short": label[:3].upper(), "chosen": name == self.language} for name, label in LANGUAGES.items()
        ]
        head = {
            **present.head(p, choosing),
            "undo": self._can_undo(),
            "redo": bool(self.game.can_redo) and not self._asked(),
            "lang": self.language,
            "languages": languages,
        }
        mine = present.mine(p, me, choosing)
        if self.curtain:
            mine = {**mine, "hand": [], "play": [], "end": None, "hint": "", "hidden": True, "piles": []}
        elif self._asked():
            idle = [
                {**card, "state": "", **({"chips": [{**chip, "state": ""} for chip in card["chips"]]} if "chips" in card else {})}
                for card in mine["hand"]
            ]
            mine = {**mine, "hand": idle, "end": None, "hint": ""}
        foe = present.foe(p, 1 - me)
        marks = self._marks(choosing) if acting else {**NO_MARKS, "refused": self.refused}
        marks |= present.signs(p, choosing, self.denied)
        slip = present.unanswered(p, self.asking) if self.asking and not self.curtain else present.slip(p, me, choosing)
        parts = {
            "head": head,
            "board": None,
            "mine": mine,
            "foe": foe,
            "marks": marks,
            "vehicles": present.vehicles(p, marks["aims"]),
            "slip": slip,
            "chances": self._chances_scene(),
            "why": self.why,
            "over": self._over(),
            "walk": self._walk_scene(),
            "coach": self._coach_scene(),
            "roll": self._roll(),
            "log": self._log(),
            "rule": self.rule,
            "curtain": self._curtain_scene(),
            "ply": self.revision,
        }
        said: dict[str, Any] = drawing.words(parts, self.language)
        return said

    def elements(self) -> list[dict[str, Any]]:
        """What lies on the board, not yet laid out."""
        with self.lock:
            found: list[dict[str, Any]] = self.system.present.elements(self.game.position)
            return [*found, *self._layer().plates] if self._chances_shown() else found

    def _choosing(self) -> Any:
        options = self._options(self.taps)
        aimed = (*self.taps, self.aimed) if self.aimed else self.taps
        bare = _bare(aimed)
        exact = next((a for a in self._options(aimed) if finished(bare, self._taps(a))), None)
        return self.system.present.Choosing(self.taps, options, exact)

    def _marks(self, choosing: Any) -> dict[str, Any]:
        present, p = self.system.present, self.game.position
        nexts = self._nexts(self.taps) if self.taps or self._volley() else set()
        nexts = {n.removeprefix("pick:") if n.startswith(ON_BOARD) else n for n in nexts}
        direct = self._shortcuts()
        chosen = [t.removeprefix("pick:").partition(":")[2] for t in self.taps[1:] if t.startswith(("piece:", "place:", *ON_BOARD))]
        start = present.start_of(p, choosing.options[0]) if choosing.options and len(self.taps) > 1 else ""
        options = choosing.options if len(self.taps) > 1 or self._volley() else ()
        aimed = self.aimed or next((t for t in self.taps[2:] if t.startswith("piece:")), "")
        pointed = aimed.removeprefix("piece:") if aimed.startswith("piece:") else ""
        aims = present.aims(p, options)
        retarget = self.taps[:-1] if len(self.taps) > 2 and not nexts else None
        if retarget:
            aims = present.aims(p, self._options(retarget))
        for piece in sorted(n[6:] for n in (*nexts, *direct) if n.startswith("piece:")):
            for it in (piece, *self._within(piece)[1:]):  # what it lies in can be pointed at instead
                aims.setdefault(it, "")
        return {
            "lit": sorted(n.removeprefix("place:") for n in (*nexts, *direct) if n.startswith("place:")),
            "chosen": [c for c in (*chosen, start) if c],
            "aims": aims,
            "aimed": pointed or None,
            "path": present.path(p, choosing),
            "refused": self.refused,
        }

    def _can_undo(self) -> bool:
        """Has whoever sits here decided anything yet? On the road of a walkthrough: is there a step back?"""
        if self.curtain:
            return False
        if self.coach:
            return self.coach.can_undo
        if self.walk and not self.branch:
            return self.at > self._first_step()
        steps, last = self.game.steps, self.game.ply
        befores = (steps[i - 1].after if i else self.game.start for i in range(last - 1, last - self.game.decisions - 1, -1))
        return any(not self.side or not self.opponent or self.side in before.to_act for before in befores)

    def _curtain_scene(self) -> dict[str, Any] | None:
        if not self.curtain:
            return None
        side = self.system.present.to_act_name(self.game.position, self._next_viewer())
        return {key: Text(f"curtain-{key}", {"side": side}) for key in ("title", "text", "button")}

    def _over(self) -> dict[str, Any] | None:
        over = self.system.present.decided(self.game.position)
        if over is None:
            return None
        rule = over["rule"]
        told = Text(f"{rule.replace('.', '-')}.text") if rule in self.system.rules() else ""
        again = [{"id": "new", "label": Text("over-new")}] if not self.coach and not self.walk else []
        return {"title": Text("over-title"), "text": over["text"], "rule": rule, "told": told, "buttons": again}

    def _coach_scene(self) -> dict[str, Any] | None:
        if self.coach is None:
            return None
        found = self.coach.scene(self.language)
        leave = [{"id": "leave", "label": Text("coach-leave")}] if self.left else []
        kept = self.coach.progress.notes if self.coach.progress else ()
        note = found["note"] or next(iter(kept), None) or self.system.present.caveat(self.game.position) or ""
        return {**found, "buttons": [*found["buttons"], *leave], "note": note}

    def _walk_scene(self) -> dict[str, Any] | None:
        walk = self.walk
        if walk is None:
            return None
        step = walk.steps[self.at - 1] if self.at else None
        text = self.branch or (step.text if step else walk.title._replace(key=f"{walk.title.key}.intro"))
        return {
            "title": Text("walk-title"),
            "step": self.at,
            "steps": len(walk.steps),
            "text": text,
            "checked": [] if self.branch or not step else [Text("walk-checked", {"note": note}) for note in step.notes],
            "choices": [{"id": w.id, "label": w.label} for w in step.what_ifs] if step else [],
            "back": bool(self.branch) or self.at > self._first_step(),
            "next": bool(self.branch) or self.at < len(walk.steps),
            "branch": bool(self.branch),
        }

    def _roll(self) -> dict[str, Any] | None:
        for step in reversed(self.game.steps[-12:]):
            for event in reversed(step.events):
                found: dict[str, Any] | None = self.system.present.roll(self.game.position.setup, event)  # type: ignore[attr-defined]
                if found:
                    return found
        return None

    def _log(self) -> dict[str, Any]:
        side = "" if self.curtain else self.viewer

        def told(event: Event) -> Text:
            return self.system.tell(self.game.position.setup, self.system.seen_by(event, side))  # type: ignore[attr-defined]

        setup = self.game.position.setup  # type: ignore[attr-defined]
        heading, together = partial(self.system.present.heading, setup), partial(self.system.tell_together, setup)
        teller = Teller(told, together, heading, dict(zip(setup.sides, ("s1", "s2"), strict=True)), self.system.present.COMMON)
        return lines_of(self.game.steps, teller, self.lines, side)


ON_BOARD = ("pick:place:", "pick:piece:")
"""How taps begin that pick what lies on the board."""
NO_MARKS: dict[str, Any] = {"lit": [], "chosen": [], "aims": {}, "aimed": None, "path": [], "refused": None}

Handler = Callable[[Session, str, Mapping[str, Any]], None]
DOES: dict[str, Handler] = {
    "tap": Session.tap,
    "aim": Session.aim,
    "commit": Session.commit,
    "back": Session.back,
    "end": Session.end,
    "undo": Session.undo,
    "redo": Session.redo,
    "curtain": Session.draw_curtain,
    "next": lambda s, _t, _d: s.step(1),
    "prev": lambda s, _t, _d: s.step(-1),
    "first": lambda s, _t, _d: s.step(-(10**6)),
    "last": lambda s, _t, _d: s.step(10**6),
    "branch": Session.branch_off,
    "coach": Session.press_coach,
    "over": Session.new_game,
}
"""Messages that can change the game or what is chosen: refused when the table has moved on since they were sent."""
READS: dict[str, Handler] = {
    "rule": Session.show_rule,
    "more": Session.more,
    "text": Session.show_text,
    "why": Session.ask_why,
    "chances": Session.show_chances,
    "language": Session.speak,
}
"""Messages that only ask to see something."""
BEFORE_CURTAIN = frozenset({"curtain", "rule", "more", "text", "language"})
"""The only messages that are heard while the curtain hides the cards of one side from the other."""
POINTING, THINGS = frozenset({"tap", "aim", "why"}), frozenset({"card", "do", "place", "piece", "pick", "choice"})
"""Messages that point at something, and what can be pointed at."""
CHANGES = (
    "game", "side", "opponent", "viewer", "revision", "curtain", "asking", "at", "branch", "taps", "aimed", "refused", "denied", "rule",
    "lines", "text", "language", "walk", "coach", "left", "chances", "asked",
)  # fmt: skip
"""What a message can change, apart from the game and the answer that is shown."""


def _bare(chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Taps without the numbers that tell like cards apart."""
    return tuple(tap.partition("#")[0] if tap.startswith(("card:", "pick:")) else tap for tap in chosen)


def _parted(taps: tuple[str, ...]) -> tuple[tuple[str, ...], list[str]]:
    return tuple(t for t in taps if not t.startswith("pick:")), sorted(t for t in taps if t.startswith("pick:"))


def begins(chosen: tuple[str, ...], taps: tuple[str, ...]) -> bool:
    """Is what is chosen the beginning of these taps? Picks may have come in any order."""
    if taps[: len(chosen)] == chosen:
        return True
    if not chosen or not chosen[-1].startswith("pick:"):
        return False
    head, picks = _parted(chosen)
    whole, left = _parted(taps)
    return whole[: len(head)] == head and (not picks or whole == head) and all(left.count(p) >= picks.count(p) for p in picks)


def following(chosen: tuple[str, ...], taps: tuple[str, ...]) -> set[str]:
    """What can be tapped next, on the way from what is chosen to these taps."""
    head, picks = _parted(chosen)
    whole, left = _parted(taps)
    return {whole[len(head)]} if len(whole) > len(head) else {p for p in left if left.count(p) > picks.count(p)}


def finished(chosen: tuple[str, ...], taps: tuple[str, ...]) -> bool:
    """Is everything chosen that these taps need?"""
    return begins(chosen, taps) and len(chosen) == len(taps)


def _change(violation: Violation) -> Text | str:
    """What would have to be different, where there is something to say."""
    key = violation.why.key.replace("why-", "change-", 1)
    return violation.why._replace(key=key) if has(key) else ""


def cites_of(rule: Rule) -> list[dict[str, Any]]:
    """Where a rule stands, as an answer shows it: an edition and its headings, and whether it is a ruling."""
    ruling = [{"label": Text("cite-ruling"), "text": _ruling(rule)}] if rule.ruling else []
    return [*({"label": label, "text": "; ".join(headings)} for label, _, headings in _documents(rule)), *ruling]


def _documents(rule: Rule) -> list[tuple[Text, str, list[str]]]:
    """The documents a rule stands in: what each is called, its file, the headings."""
    sections: dict[str, list[str]] = {}
    for cite in rule.cites:
        sections.setdefault(cite.document, []).append(cite.section)
    return [(Text(f"cite-{file.removesuffix('.txt')}", {"fallback": file}), file, headings) for file, headings in sections.items()]


def _ruling(rule: Rule) -> Text:
    return Text("ruling", {"silent": Text(f"{rule.key}.silent")})


def rule_scene(rule: Rule, line: int | str | None) -> dict[str, Any]:
    """A rule as the Scene shows it when it is opened: with the files it stands in."""
    key = rule.id.replace(".", "-")
    return {
        "id": rule.id,
        "line": line,
        "title": Text(key),
        "text": Text(f"{key}.text"),
        "ruling": _ruling(rule) if rule.ruling else "",
        "cites": [{"label": label, "text": f"{file}: {'; '.join(headings)}"} for label, file, headings in _documents(rule)],
    }
