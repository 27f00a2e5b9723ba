"""The live table as one widget.

The Scene's parts are its synced traits, and messages of the browser go to the session.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from threading import Lock
from typing import TYPE_CHECKING, Any, cast
from weakref import WeakSet

import anywidget
import ipywidgets
import traitlets

from undaunted_nb import i18n
from undaunted_nb.drawing import scene as drawing
from undaunted_nb.drawing.svg import KEYS, Still, image, svg
from undaunted_nb.engine.errors import MissingPartError, TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import FIRST, LANGUAGES, say_alone
from undaunted_nb.lessons.format.walkthrough import Walkthrough
from undaunted_nb.lessons.play.coach import Coach
from undaunted_nb.lessons.progress import preferences
from undaunted_nb.lessons.progress.user_data import has_cells
from undaunted_nb.lessons.quiz.questioner import Questioner
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import OPPONENTS, Players, opponent_of, opponents_of

from . import clipboard as copying
from . import view
from .assets import STATIC, Shared, shared
from .auto_refresh import Following
from .clock_panel import ClockMixin
from .game_switch import Seating, check_side
from .saves import store
from .saves.content import lesson_run
from .session import Session
from .state import answer
from .state.delta import SAME, delta, known_cards
from .thinking_panel import AdviceMixin

if TYPE_CHECKING:
    from undaunted_nb.kit.scene import Scene
    from undaunted_nb.kit.scene.board import Ground, Piece
    from undaunted_nb.kit.scene.drawers import Copies
    from undaunted_nb.kit.scene.hand import Vehicle
    from undaunted_nb.kit.scene.home import Home

    class Parts(Scene, total=False):
        """The parts of the Scene that can change, and what a program can follow."""

        value: Mapping[str, object]


PARTS = (
    "head", "board", "marks", "vehicles", "mine", "foe", "plan", "chances", "why", "over", "walk", "coach", "roll", "log", "rule",
    "found", "curtain", "played", "home", "build", "copies", "advice",
)  # fmt: skip
WHOLE = (*PARTS, "shared", "ground", "words", "text", "revision", "value", "change")
"""Every trait that a page needs to draw the table."""


class Table(AdviceMixin, ClockMixin, Seating, anywidget.AnyWidget):
    """A live table with board, hand, piles, defense totals, reasons and log.

    Its traits are the parts of ``widgets/SCENE.md``. A trait is replaced only if it changed, so a click sends little. No trait contains
    information that a side cannot see. ``game`` is the game on the table.

    Example:
        >>> table = un.table(un.new_game("normandy/la-raye", seed=44), side="US", opponent="", resume=False)
        >>> table.press("text")
        >>> table.text[:7], "US: initiative Platoon Sergeant" in table.playable()
        ('La Raye', True)
        >>> _ = table.game.play("US: initiative Platoon Sergeant")
        >>> table.refresh()
        >>> table.picture()[:4], table.game.ply, table.value["to_act"]
        ('<svg', 2, ['DE'])
        >>> table.close()

    """

    _esm = STATIC / "load.js"

    shared = traitlets.Instance(Shared).tag(sync=True, **ipywidgets.widget_serialization)
    ground = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    head = traitlets.Dict().tag(sync=True)
    board: traitlets.List[Piece] = traitlets.List().tag(sync=True)
    marks = traitlets.Dict().tag(sync=True)
    vehicles: traitlets.List[Vehicle] = traitlets.List().tag(sync=True)
    mine = traitlets.Dict().tag(sync=True)
    foe = traitlets.Dict().tag(sync=True)
    plan = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    chances = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    advice = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    why = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    walk = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    over = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    coach = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    roll = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    log = traitlets.Dict().tag(sync=True)
    rule = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    found = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    curtain = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    played = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    home = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    build = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    copies = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    text = traitlets.Unicode("").tag(sync=True)
    revision = traitlets.Int(0).tag(sync=True)
    """The number that a message must return. It rises with every change, so a message about an older table is refused."""
    value = traitlets.Dict().tag(sync=True)
    """What a program can follow: ``ply``, ``to_act``, ``score``, ``winner`` and ``position``, as far as the page can know them."""
    change = traitlets.Int(0).tag(sync=True)
    """The number of the last small change. A page that missed one asks for everything."""

    def __init__(
        self,
        game: Game,
        *,
        side: str = "",
        opponent: str = "",
        language: str = "en",
        walk: Walkthrough | None = None,
        coach: Coach | None = None,
        save: store.Save | None = None,
    ) -> None:
        self._session = Session(game, side=side, opponent=opponent, language=language, walk=walk, coach=coach, open_lesson=lesson_run)
        self._save: store.Save | None = None
        self._last_save_error, self._unsaved = "", False
        self._keep_in(save)
        self._browser_state: dict[str, object] = {}
        self._answered = False
        self._grounds: tuple[object, str, str] = self._ground_key()
        self._number = next(_numbers)
        ground = self._session.ground()
        super().__init__(shared=shared(), ground=ground, words=view.words(language), **self._parts(ground))
        self._browser_state = {name: getattr(self, name) for name in (*PARTS, "text", "revision", "value")}
        self.on_msg(self._on_message)
        with _opening:
            _tables.add(self)
        _following.begin()
        self._begin_clock()

    @property
    def game(self) -> Game:
        """The game on this table."""
        session = self._session
        return session.replay.game if session.replay else session.game

    def refresh(self) -> None:
        """Show the current game after a cell changed it."""
        with self._hold():
            self._session.look_again()
            self._show()

    def _parts(self, ground: Ground | None = None) -> Parts:
        """Return all parts that can change. Pass ``ground`` if the table does not have one yet."""
        session, ground = self._session, ground or cast("Ground", self.ground)
        scene = session.scene()
        places = ground["places"]
        scene["board"] = session.board(places)
        scene["played"] = session.last_actions(places, known_cards(ground, scene["mine"]["side"]))
        scene["home"], scene["build"] = self._home_scene(), None
        scene["copies"] = self._copies(scene, ground) if session.copying else None
        text = self._text(scene, ground) if session.text else ""
        return {**scene, "value": session.value(), "text": text}

    def _copies(self, scene: Scene, ground: Ground) -> Copies | None:
        description = drawing.as_text({"head": scene["head"], "board": scene["board"], "ground": ground}, self._session.language)
        picture = svg({"ground": ground, "board": scene["board"], "title": ground["label"], "desc": description})
        return copying.scene(self._session, picture, self._trouble)

    def _home_scene(self) -> Home | None:
        """Return the home page if it is open over the table (``home/home_table.py``)."""
        return None

    def _text(self, scene: Scene, ground: Ground) -> str:
        return drawing.as_text({**scene, "ground": ground}, self._session.language)

    @property
    def guide(self) -> Coach | None:
        """The lesson or quiz next to this table with its state and results, or None."""
        return self._session.coach

    @property
    def language(self) -> str:
        """The language of this table. Set it to change the language."""
        return self._session.language

    @language.setter
    def language(self, language: str) -> None:
        with self._hold():
            self._session.speak(language, {})
            self._show()

    @contextmanager
    def _hold(self) -> Iterator[None]:
        """Hold this table, then its game. The session changes only while the table is held."""
        with self._session.lock.table, self._session.lock:
            yield

    def _ground_key(self) -> tuple[object, str, str]:
        return self._session.game.position.setup, self._session.language, self._session.side

    def _show(self) -> None:
        with self.hold_sync():
            if self._grounds != (key := self._ground_key()):
                self.ground, self.words = dict(self._session.ground()), view.words(self._session.language)
                self._grounds = key
            for name, value in self._parts().items():
                setattr(self, name, value)
        self._keep_ticking()
        if self._unsaved:  # after the answer is sent, because the disk can take longer than all the rest
            self._keep()

    def set_state(self, sync_data: dict[str, object]) -> None:
        """Ignore values for the Scene's parts that a browser sends, and send it the current ones.

        Args:
            sync_data: The values from the browser, by trait.

        """
        scene_parts = {name for name in sync_data if name in WHOLE}
        super().set_state({name: value for name, value in sync_data.items() if name not in scene_parts})
        if wrong := {name for name in scene_parts if sync_data[name] != getattr(self, name)}:
            super().send_state(wrong)

    def get_state(self, *args: object, **more: object) -> dict[str, object]:
        """Return the parts between two messages, never in the middle of one. ``args`` and ``more`` are those of ipywidgets."""
        with self._hold():
            state: dict[str, object] = super().get_state(*args, **more)
            return state

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send changes to the browser.

        Parts that the browser already has are sent as numbered deltas (``state/delta.py``), so a click sends little. All others are whole.

        Args:
            key: The name of a trait, or several names (default: all traits).

        """
        if key is None:
            super().send_state()
            return
        names = ({key} if isinstance(key, str) else set(key)) - {"change"}  # it is sent with the changes that it counts
        if self._browser_state and self.shared.code:  # this page sends back what it has changed itself, so it must not apply changes
            if names:
                self._answered = True
                super().send_state(names)
            return
        if whole := names - self._browser_state.keys():
            self._answered = True
            super().send_state(whole)
        is_settled = "ground" not in names  # a page can take in a new ground after the changes that come with it
        names -= whole
        known = known_cards(self.ground, self.mine["side"]) if names and is_settled else {}
        changes = {name: delta(self._browser_state[name], getattr(self, name), known) for name in sorted(names)}
        changes = {name: change for name, change in changes.items() if change is not SAME}
        self._browser_state |= {name: getattr(self, name) for name in changes}
        if changes:
            self._tell(changes)

    def _tell(self, changes: dict[str, object]) -> None:
        self._answered = True
        self.change += 1
        self.send({"kind": "change", "n": self.change, "parts": changes})

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        if isinstance(content, Mapping) and content.get("kind") == "open":
            self._on_open(content.get("target"))
            return
        # Messages can come on other threads while a cell runs, so hold the table and its game up to the last trait.
        with self._hold():
            if isinstance(content, dict) and content.get("kind") == "whole":  # a page has missed a change
                super().send_state(set(WHOLE))
                return
            self._answered, self._trouble = False, None
            self._session.handle(content)
            if isinstance(content, dict) and content.get("kind") == "language":
                preferences.keep(self._session.language)
            if isinstance(content, dict) and content.get("kind") == "opponent" and self._session.opponent:
                preferences.keep_opponent(self._session.opponent)
                self._note_players()
                self._unsaved = bool(self.game.decisions)
            self._show_or_say()
            self._answer()
            now = self.game.stamp
        _show_others(self, now)  # after this table is free, because two tables that follow each other must not wait for each other

    def playable(self) -> list[str]:
        """Return the legal actions of the side at this table in notation. The list is empty while a question is open."""
        with self._hold():
            session = self._session
            position = session.game.position
            return [position.format(action) for action in position.legal_actions if action.side == session.viewer] if session.acting else []

    def chosen_attack(self) -> str:
        """Return the action that is chosen on this table but not played yet, in notation ("": none).

        Example:
            >>> un.table(un.new_game("normandy/hills", seed=1), side="US").chosen_attack()
            ''

        """
        with self._hold():
            return copying.chosen_action(self._session)

    def press(self, kind: str, target: str = "") -> None:
        """Do what a click does, from a program. The table shows the answer, even if it is a refusal.

        Args:
            kind: The kind of message (see ``widgets/SCENE.md``), such as ``"coach"``.
            target: The subject of the message, such as ``"hint"``.

        """
        self._on_message(self, {"kind": kind, "target": target, "revision": self.revision}, [])

    def _answer(self) -> None:
        """Tell the browser that the kernel works, even though nothing changed."""
        if not self._answered:
            self._tell({})

    def follow(self, *, answer: bool = False) -> bool:
        """Show the current game after a cell or another table changed it. Return whether it had changed.

        Args:
            answer: Whether the opponent plays if it is its turn.

        """
        with self._hold():
            has_changed = self._session.follow(answer=answer)
            if has_changed:
                self._show_or_say()
            return has_changed

    def _show_or_say(self) -> None:
        try:
            self._show()
        except Exception as error:  # noqa: BLE001  (an exception in a callback would vanish: it is shown instead)
            self._session.fail(error)
            self._show()

    def _keep_in(self, save: store.Save | None) -> None:
        """Save the game on the table in this save (None: nowhere), and show its notices."""
        if self._save:
            self._save.leave()
        self._save = save
        self._session.on_change, self._session.advice_came = self._note_change, self._advice_came
        self._session.thinks = self._thinks
        if notes := self._session.game.notes:
            self._session.why = answer.notice(Text("save-changed-title"), notes[0])
        self._note_players()
        if save:
            save.tables += 1
            self._session.restarts = save.put_by
            if save.note:
                self._session.why = answer.notice(*save.note)

    def _note_players(self) -> None:
        """Remember who plays, for the save of this game, and for a file that a cell saves."""
        session = self._session
        if not session.coach and not session.walk:
            self.game.players = Players(session.side, session.opponent)
            if self._save:
                self._save.players = self.game.players

    def _note_change(self) -> None:
        self._unsaved = True

    def _keep(self) -> None:
        """Save the game. If that fails, show each reason once, and a line in the head until it is saved."""
        self._unsaved = False
        if self._save and not self._session.left and not self._session.replay:
            try:
                self._save.keep()
            except TutorError as error:
                new, self._last_save_error = self._last_save_error != str(error), str(error)
                if new:
                    self._session.why = answer.error(error.text, "error-not-kept")
                self._say_unsaved(answer.describe_save_problem(error), again=new)
            else:
                self._last_save_error = ""
                self._say_unsaved("")

    def _say_unsaved(self, problem: Text | str, *, again: bool = False) -> None:
        if again or self._session.save_problem != problem:
            self._session.save_problem = problem
            self._show()

    def close(self) -> None:
        """Close the table. Its saved game remains."""
        with _opening:
            _tables.discard(self)
        self._session.forget_advice()
        if self._save:
            self._save.leave()
        super().close()

    def picture(self) -> str:
        """Return the board as a standalone SVG. Equal positions give equal bytes."""
        return svg(self._picture_scene())

    def _picture_scene(self) -> Still:
        return {"ground": self.ground, "board": self.board, "title": self.ground["label"], "desc": self._alt()}

    def _saved_html(self) -> str:
        """Return the picture that a notebook stores.

        It is lighter and explains, even to screen readers, how to start the table.
        """
        cue = self._cue()
        alt = f"{self._alt()} {' '.join(cue[self._session.language])} {' + '.join(KEYS)}."
        coach = self._session.coach
        question = coach.as_html(self._session.language) if isinstance(coach, Questioner) else ""  # a printed question shows its options
        return question + image(svg(self._picture_scene(), light=True, cue=cue), alt)

    def _cue(self) -> dict[str, list[str]]:
        """Return the words in the picture.

        They are in the language of the table, or in all complete languages if the notebook is unchanged.
        """
        current = self._session.language
        others = [name for name in LANGUAGES if name != FIRST] if current == FIRST else []
        return {code: [say_alone("picture-is", code), say_alone("picture-start", code)] for code in (*others, current)}

    def _alt(self) -> str:
        scene = cast("Scene", {"head": self.head, "board": self.board, "ground": self.ground})
        return drawing.as_text(scene, self._session.language)

    def __repr__(self) -> str:
        scene = {
            "head": self.head,
            "board": self.board,
            "ground": self.ground,
            "vehicles": self.vehicles,
            "mine": self.mine,
            "foe": self.foe,
        }
        text = drawing.as_text(cast("Scene", scene), self._session.language)
        if self._session.coach:
            return f"{self._session.coach.as_text(self._session.language)}\n\n{text}"
        return f"{text}\n{self.walk['text']}" if self.walk else text

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, meta = bundle
        if not has_cells():  # nobody stores this page, and no cell is on it that the picture could name
            return data, meta
        # Without a kernel the widget is gone. Then the notebook shows the picture, or the text where it cannot show pictures. Even an
        # untrusted notebook shows this picture, but not a bare SVG.
        return {**data, "text/plain": repr(self), "text/html": self._saved_html()}, meta


def table(
    game: Game, *, side: str = "", opponent: str | None = None, language: str = "", resume: bool = True, walk: Walkthrough | None = None
) -> Table:
    """Return the live table of a game.

    The game is saved in your data folder after each decision.

    Args:
        game: The game.
        side: The side that you play. Without it, two people share the screen, with a hand-over screen between them.
        opponent: The player of the other side: ``"random"``, ``"rookie"``, ``"novice"``, ``"careful"`` (rules of thumb),
            ``"planner-quick"`` or ``"planner"`` (they try actions in sampled games), or ``""`` if you play both sides (default: the
            opponent of the saved game, otherwise ``"random"``).
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).
        resume: Whether to resume the saved game when the cell runs again.
        walk: A walkthrough to show.

    Raises:
        TutorError: ``game`` is not a game, or the side, the opponent or the language is unknown.

    Example:
        >>> un.table(un.new_game("normandy/hills", seed=1), side="US").game
        <Game normandy/hills: step 1, US and DE to act>

    """
    check_side(game, side)
    if opponent not in (*OPPONENTS, "", None):
        raise TutorError(Text("error-no-opponent", {"name": opponent, "all": ", ".join(OPPONENTS)}))
    if opponent and opponent not in opponents_of(game.position.system):
        raise MissingPartError("thumb")
    save = store.open_save(game, side) if resume and walk is None else None
    if opponent is None:
        saved_opponent = opponent_of(game.players, side)
        opponent = "random" if saved_opponent is None else saved_opponent
    return Table(game, side=side, opponent=opponent if side else "", language=i18n.require_language(language), walk=walk, save=save)


def newest() -> Table | None:
    """Return the table of this kernel that was made last (None if no table is open)."""
    with _opening:
        return max(_tables, key=lambda table: table._number, default=None)  # noqa: SLF001  (of this module's own class)


_numbers = count()
_tables: WeakSet[Table] = WeakSet()
"""The tables of this kernel. All tables of one game show the same state."""
_opening = Lock()
"""The lock for reading or changing the list of tables, and for nothing else."""


def _show_others(table: Table, now: object) -> None:
    """Show the game of this table, as it is ``now``, on the other tables of the same game."""
    with _opening:
        others = [other for other in _tables if other is not table and other.game.stamp == now]
    for other in others:
        other.follow()


def _follow_all() -> None:
    """Show what a cell has played. On the first table of a game the opponent answers, because two would answer each other."""
    with _opening:
        open_now = list(_tables)
    for table in open_now:
        if table.follow(answer=True):
            _show_others(table, table.game.stamp)


_following = Following(_follow_all)


def walkthrough_table(walk: Walkthrough, language: str = "") -> Table:
    """Return the live table of a walkthrough before its first step."""
    return Table(walk.start(), language=i18n.require_language(language), walk=walk)


def coach_table(coach: Coach, language: str = "") -> Table:
    """Return the live table of a lesson or a quiz."""
    return Table(coach.game, side=coach.side, language=i18n.require_language(language), coach=coach)
