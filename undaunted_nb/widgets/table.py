"""The live table as one widget: the Scene's parts are its synced values, and messages of the browser go to the session."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any
from weakref import WeakSet

import anywidget
import traitlets

from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.game import Game
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import FIRST, LANGUAGES, words_of
from undaunted_nb.lessons import preference
from undaunted_nb.lessons.coach import Coach
from undaunted_nb.lessons.lesson import load
from undaunted_nb.lessons.progress import Progress
from undaunted_nb.lessons.run import LessonRun
from undaunted_nb.lessons.walkthrough import Walkthrough
from undaunted_nb.scene import scene as drawing
from undaunted_nb.scene.svg import KEYS, art, image, svg

from . import answer, store
from .delta import SAME, delta
from .session import Session

STATIC = Path(__file__).parent.parent / "static"
PARTS = (
    "head", "board", "marks", "vehicles", "mine", "foe", "slip", "chances", "why", "over", "walk", "coach", "roll", "log", "rule",
    "found", "curtain", "played", "home",
)  # fmt: skip
WHOLE = (*PARTS, "art", "ground", "words", "text", "ply", "change")
"""All that a page has to know to draw the table."""


class Table(anywidget.AnyWidget):
    """A live table: board, hand, piles, sums, reasons, log.

    Its traits are the parts of ``widgets/SCENE.md``; each is replaced whole, and only when it changed, so a click sends what it touched.
    What a side may
    not see is in none of them. ``game`` is the game that is played here.
    """

    _esm = STATIC / "table.js"
    _css = STATIC / "table.css"

    art = traitlets.Dict().tag(sync=True)
    ground = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    head = traitlets.Dict().tag(sync=True)
    board: traitlets.List[Any] = traitlets.List().tag(sync=True)
    marks = traitlets.Dict().tag(sync=True)
    vehicles: traitlets.List[Any] = traitlets.List().tag(sync=True)
    mine = traitlets.Dict().tag(sync=True)
    foe = traitlets.Dict().tag(sync=True)
    slip = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    chances = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
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
    text = traitlets.Unicode("").tag(sync=True)
    ply = traitlets.Int(0).tag(sync=True)
    change = traitlets.Int(0).tag(sync=True)
    """The number of the last small change that was sent: a page to which one is missing asks for the whole."""

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
        self._unkept = ""
        self._keep_in(save)
        self._sent: dict[str, Any] = {}
        self._answered = False
        self._grounds: tuple[object, str] = self._ground_key()
        ground = self._session.ground()
        super().__init__(art=art(), ground=ground, words=words_of("word-", language), **self._parts(ground))
        self._sent = {name: getattr(self, name) for name in (*PARTS, "text", "ply")}
        self.on_msg(self._on_message)
        with _opening:
            _tables.add(self)

    @property
    def game(self) -> Game:
        """The game that is played on this table."""
        session = self._session
        return session.replay.game if session.replay else session.game

    def refresh(self) -> None:
        """Show the game as it is now (after it was played on in a cell)."""
        with self._held():
            self._session.look_again()
            self._show()

    def _parts(self, ground: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """All parts but those that stay; ``ground`` before the table has its own."""
        session, ground = self._session, ground or self.ground
        scene = session.scene()
        places = ground["places"]
        scene["played"] = session.played(places)
        scene["home"] = self._home_scene()
        scene["board"] = drawing.board_scene(session.elements(), places, session.language)
        return {**{part: scene[part] for part in PARTS}, "ply": scene["ply"], "text": self._text(scene, ground) if session.text else ""}

    def _home_scene(self) -> dict[str, Any] | None:
        """The home page, where one is open over the table (``home_table.py``)."""
        return None

    def _text(self, scene: dict[str, Any], ground: Mapping[str, Any]) -> str:
        return drawing.as_text({**scene, "ground": ground}, self._session.language)

    @property
    def guide(self) -> Coach | None:
        """The lesson or the quiz beside this table, with its state and results (None: there is none)."""
        return self._session.coach

    @property
    def language(self) -> str:
        """The language of this table; set it to have the table speak another."""
        return self._session.language

    @language.setter
    def language(self, language: str) -> None:
        with self._held():
            self._session.speak(language, {})
            self._show()

    @contextmanager
    def _held(self) -> Iterator[None]:
        """Hold this table, then its game. Which session is here changes only while the table is held."""
        with self._session.lock.table, self._session.lock:
            yield

    def _ground_key(self) -> tuple[object, str]:
        return self._session.game.position.setup, self._session.language  # type: ignore[attr-defined]

    def _show(self) -> None:
        with self.hold_sync():
            if self._grounds != (key := self._ground_key()):
                self.ground, self.words = self._session.ground(), words_of("word-", self._session.language)
                self._grounds = key
            for name, value in self._parts().items():
                setattr(self, name, value)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Believe nothing that a browser says of the parts of the Scene: it only draws them. It is told again what they are."""
        claimed = {name for name in sync_data if name in WHOLE}
        super().set_state({name: value for name, value in sync_data.items() if name not in claimed})
        if claimed:
            super().send_state(claimed)

    def get_state(self, *args: Any, **more: Any) -> dict[str, Any]:
        """The parts as they are between two messages, never in the middle of one."""
        with self._held():
            state: dict[str, Any] = super().get_state(*args, **more)
            return state

    def send_state(self, key: Any = None) -> None:
        """Send what changed.

        Parts that the browser already has go as deltas (``delta.py``), numbered, so that a click sends little; all else as ever.
        """
        if key is None:
            super().send_state()
            return
        names = ({key} if isinstance(key, str) else set(key)) - {"change"}  # it goes with what it counts
        if whole := names - self._sent.keys():
            self._answered = True
            super().send_state(whole)
        names -= whole
        changes = {name: delta(self._sent[name], getattr(self, name)) for name in sorted(names)}
        changes = {name: change for name, change in changes.items() if change is not SAME}
        self._sent |= {name: getattr(self, name) for name in changes}
        if changes:
            self._tell(changes)

    def _tell(self, changes: dict[str, Any]) -> None:
        self._answered = True
        self.change += 1
        self.send({"kind": "change", "n": self.change, "parts": changes})

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        # Messages may come on other threads, at the same time as a cell runs: the table and its game are held to the last trait.
        with self._held():
            if isinstance(content, dict) and content.get("kind") == "whole":  # a change was lost on the way to a page
                super().send_state(set(WHOLE))
                return
            self._answered = False
            self._session.handle(content)
            if isinstance(content, dict) and content.get("kind") == "language":
                preference.keep(self._session.language)
            self._show_or_say()
            self._answer()
            now = self.game.stamp
        with _opening:
            others = [table for table in _tables if table is not self and table.game.stamp == now]
        for other in others:  # when this table is free again: two tables that follow each other must not wait for each other
            other.follow()

    def _answer(self) -> None:
        """Let the browser know that somebody is here, though nothing has changed."""
        if not self._answered:
            self._tell({})

    def follow(self) -> None:
        """Show the game as it is now, after it was played on at another table."""
        with self._held():
            if self._session.follow():
                self._show_or_say()

    def _show_or_say(self) -> None:
        try:
            self._show()
        except Exception as error:  # noqa: BLE001  (an exception in a callback would vanish: it is shown instead)
            self._session.fail(error)
            self._show()

    def _keep_in(self, save: store.Save | None) -> None:
        """Keep the game that is now on the table in this save (None: nowhere), and say what there is to know of it."""
        if self._save:
            self._save.leave()
        self._save = save
        self._session.changed = self._keep
        if notes := self._session.game.notes:
            self._session.why = answer.notice(Text("save-changed-title"), notes[0])
        if save:
            save.tables += 1
            if save.note:
                self._session.why = answer.notice(*save.note)

    def _keep(self) -> None:
        """Keep the game; where that fails, say so, once for each reason."""
        if self._save and not self._session.left and not self._session.replay:
            try:
                self._save.keep()
            except TutorError as error:
                if self._unkept != str(error):
                    self._unkept = str(error)
                    self._session.why = answer.error(error.text, "error-not-kept")
            else:
                self._unkept = ""

    def close(self) -> None:
        """Close the table; its game stays where it is kept."""
        with _opening:
            _tables.discard(self)
        if self._save:
            self._save.leave()
        super().close()

    def picture(self) -> str:
        """The board as a standalone SVG, the same for the same position."""
        return svg(self._pictured())

    def _pictured(self) -> dict[str, Any]:
        return {"ground": self.ground, "board": self.board, "title": self.ground["label"], "desc": self._alt()}

    def _saved(self) -> str:
        """The picture that a notebook keeps: lighter, and it says how to make it live; to those who hear it, too."""
        cue = self._cue()
        told = f"{self._alt()} {' '.join(cue[self._session.language])} {' + '.join(KEYS)}."
        return image(svg(self._pictured(), light=True, cue=cue), told)

    def _cue(self) -> dict[str, list[str]]:
        """What a picture says of itself: in the language of the table. Where none was chosen, as in the notebooks as they come, in all."""
        spoken = self._session.language
        others = [one for one in LANGUAGES if one != FIRST] if spoken == FIRST else []
        return {one: drawing.words([Text("picture-is"), Text("picture-start")], one) for one in (*others, spoken)}

    def _alt(self) -> str:
        scene = {"head": self.head, "board": self.board, "ground": self.ground}
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
        told = drawing.as_text(scene, self._session.language)
        if self._session.coach:
            return f"{self._session.coach.as_text(self._session.language)}\n\n{told}"
        return f"{told}\n{self.walk['text']}" if self.walk else told

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, meta = bundle
        # Without a kernel the widget is gone: then the picture is shown, and where pictures are not, the text. Nothing else: a notebook
        # that nobody trusts yet shows this picture, too (it would show no bare SVG).
        return {**data, "text/plain": repr(self), "text/html": self._saved()}, meta


def table(
    game: Game, *, side: str = "", opponent: str = "random", language: str = "", resume: bool = True, walk: Walkthrough | None = None
) -> Table:
    """The live table of a game.

    ``side`` looks at it and plays against ``opponent`` ("random"); without a side two people share the screen, with a curtain between
    them. The game is
    kept in the user's data folder after each decision, and goes on there when the cell is run again (unless ``resume`` is false).
    """
    from undaunted_nb import i18n

    sides = game.position.setup.sides  # type: ignore[attr-defined]
    asked: object = side
    if asked != "" and (not isinstance(asked, str) or asked not in sides):
        raise TutorError(Text("error-unknown", {"what": "side", "name": side}))
    if opponent not in ("random", ""):
        raise TutorError(Text("error-no-opponent", {"name": opponent}))
    save = store.open_save(game, side) if resume and walk is None else None
    return Table(game, side=side, opponent=opponent if side else "", language=i18n.known(language), walk=walk, save=save)


_tables: WeakSet[Table] = WeakSet()
"""The tables of this kernel: those that show one game show it alike."""
_opening = Lock()
"""Held while the list of tables is read or changed, and for nothing else."""


def walkthrough_table(walk: Walkthrough, language: str = "") -> Table:
    """The live table of a walkthrough, before its first step."""
    from undaunted_nb import i18n

    return Table(walk.start(), language=i18n.known(language), walk=walk)


def lesson_run(name: str) -> LessonRun:
    """A lesson, going on where the learner's progress is. Raises FileError."""
    return LessonRun(load(name), Progress.open())


def coach_table(coach: Coach, language: str = "") -> Table:
    """The live table of a lesson or a quiz."""
    from undaunted_nb import i18n

    return Table(coach.game, side=coach.side, language=i18n.known(language), coach=coach)
