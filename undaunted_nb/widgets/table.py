"""The live table as one widget: the Scene's parts are its synced values, and messages of the browser go to the session."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.game import Game
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import words_of
from undaunted_nb.lessons.coach import Coach
from undaunted_nb.lessons.lesson import load
from undaunted_nb.lessons.progress import Progress
from undaunted_nb.lessons.run import LessonRun
from undaunted_nb.lessons.walkthrough import Walkthrough
from undaunted_nb.scene import scene as drawing
from undaunted_nb.scene.svg import art, image, svg

from . import store
from .delta import SAME, delta
from .session import Session

STATIC = Path(__file__).parent.parent / "static"
PARTS = (
    "head", "board", "marks", "vehicles", "mine", "foe", "slip", "chances", "why", "over", "walk", "coach", "roll", "log", "rule",
    "curtain",
)  # fmt: skip


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
    curtain = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    text = traitlets.Unicode("").tag(sync=True)
    ply = traitlets.Int(0).tag(sync=True)

    def __init__(
        self,
        game: Game,
        *,
        side: str = "",
        opponent: str = "",
        language: str = "en",
        walk: Walkthrough | None = None,
        coach: Coach | None = None,
        keep: bool = False,
    ) -> None:
        self._session = Session(game, side=side, opponent=opponent, language=language, walk=walk, coach=coach, open_lesson=lesson_run)
        self._keep = store.place_of(game, side) if keep else None
        self._sent: dict[str, Any] = {}
        self._grounds: tuple[object, str] = self._ground_key()
        super().__init__(art=art(), ground=self._session.ground(), words=words_of("word-", language), **self._parts())
        self._sent = {name: getattr(self, name) for name in (*PARTS, "text", "ply")}
        self._session.changed = self._save
        self.on_msg(self._on_message)

    @property
    def game(self) -> Game:
        """The game that is played on this table."""
        return self._session.game

    def refresh(self) -> None:
        """Show the game as it is now (after it was played on in a cell)."""
        with self._session.lock:
            self._session.look_again()
            self._show()

    def _parts(self) -> dict[str, Any]:
        session = self._session
        scene = session.scene()
        places = self.ground["places"] if self.ground else session.ground()["places"]
        scene["board"] = drawing.board_scene(session.elements(), places, session.language)
        return {**{part: scene[part] for part in PARTS}, "ply": scene["ply"], "text": self._text(scene) if session.text else ""}

    def _text(self, scene: dict[str, Any]) -> str:
        return drawing.as_text({**scene, "ground": self.ground or self._session.ground()}, self._session.language)

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
        with self._session.lock:
            self._session.speak(language, {})
            self._show()

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
        claimed = {name for name in sync_data if name in (*PARTS, "art", "ground", "words", "text", "ply")}
        super().set_state({name: value for name, value in sync_data.items() if name not in claimed})
        if claimed:
            super().send_state(claimed)

    def send_state(self, key: Any = None) -> None:
        """Send what changed.

        Parts that the browser already has go as deltas (``delta.py``), so that a click sends little; all else as ever.
        """
        names = {key} if isinstance(key, str) else set(key or ())
        if whole := names - self._sent.keys():
            super().send_state(whole)
        elif not names:
            super().send_state(key)
            return
        names -= whole
        changes = {name: delta(self._sent[name], getattr(self, name)) for name in sorted(names)}
        changes = {name: change for name, change in changes.items() if change is not SAME}
        self._sent |= {name: getattr(self, name) for name in changes}
        if changes:
            self.send({"kind": "change", "parts": changes})

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        # Messages may come on other threads, at the same time as a cell runs: one lock a game, from the message to the last trait.
        with self._session.lock:
            self._session.handle(content)
            try:
                self._show()
            except Exception as error:  # noqa: BLE001  (an exception in a callback would vanish: it is shown instead)
                self._session.fail(error)
                self._show()

    def _save(self) -> None:
        if self._keep and not self._session.left:
            try:
                store.keep(self.game, self._keep)
            except TutorError as error:
                self._session.why = {
                    "ask": "", "tone": "error", "title": Text("error-not-kept"),
                    "reasons": [{"text": error.text, "change": "", "rule": "", "cites": []}],
                }  # fmt: skip

    def picture(self) -> str:
        """The board as a standalone SVG, the same for the same position."""
        return svg({"ground": self.ground, "board": self.board, "title": self.ground["label"], "desc": self._alt()})

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
        picture = self.picture()
        # Without a kernel the widget is gone: then the picture is shown, and where pictures are not, the text.
        return {**data, "text/plain": repr(self), "image/svg+xml": picture, "text/html": image(picture, self._alt())}, meta


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
    if side and side not in sides:
        raise TutorError(Text("error-unknown", {"what": "side", "name": side}))
    if opponent not in ("random", ""):
        raise TutorError(Text("error-no-opponent", {"name": opponent}))
    if resume and walk is None:
        store.resume(game, side)
    return Table(game, side=side, opponent=opponent if side else "", language=i18n.known(language), walk=walk, keep=resume and walk is None)


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
