"""A table that begins with the home page.

Games and lessons open on it, and the house in its head leads back.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from undaunted_nb.drawing import scene as drawing
from undaunted_nb.drawing.svg import KEYS, image
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.logs import log_error
from undaunted_nb.engine.text import Text
from undaunted_nb.files.setup_steps import whole
from undaunted_nb.i18n import say
from undaunted_nb.kit import registry
from undaunted_nb.lessons.progress import preferences
from undaunted_nb.sharing import links

from .. import view
from ..saves.content import GameToOpen
from ..saves.levels import fit_level
from ..table import Table
from . import home_picture
from .builder import Builder, built_in, games
from .friend import OpenRoom
from .home import Home, find_progress_line, is_all

if TYPE_CHECKING:
    from undaunted_nb.kit.scene import home as parts
    from undaunted_nb.kit.scene.board import Ground

    from ..saves.store import Save
    from ..table import Parts

log = logging.getLogger(__name__)

LONGEST = 200
"""The maximum length of a message's target in characters."""


class HomeTable(Table):
    """The home page and everything that it opens, on one table. ``open_room`` opens a room for two, if there are rooms."""

    def __init__(self, language: str, builder: Builder | None = None, open_room: OpenRoom | None = None) -> None:
        self._home = Home(open_room)
        self._at_home = builder is None
        self._bench: Builder | None = None
        first = self._home.next()  # a table always has a game: the one behind the button that most people click
        super().__init__(first.game, side=first.side, opponent=first.opponent, language=language, coach=first.coach)
        self._bench = builder
        if builder:
            self._show()
        else:
            self._open_page()

    @property
    def builder(self) -> Builder | None:
        """The builder, if it is open."""
        return self._bench

    def _open_page(self) -> None:
        """Open the content that the address of a Voila page names. In other pages the browser sends it (``changes.js``)."""
        try:
            query = os.environ.get(links.QUERY, "")[: links.LONGEST]
            if links.request_from_page() or find_progress_line(query):
                self._on_open(query)
        except TutorError as error:
            self._trouble = error.text
            self._show()

    def _keep_in(self, save: Save | None) -> None:
        super()._keep_in(save)
        if save:
            self._session.restarts = lambda: self._restart(save)

    def _restart(self, save: Save) -> None:
        """Put the finished game away. The opponent of the next one can be another, if it is to be as strong as the learner."""
        save.put_by()
        if self._session.opponent and preferences.last_opponent() == preferences.LIKE_YOU:
            self._session.opponent = fit_level(self.game.position, self._session.opponent)
            self._note_players()

    def _home_scene(self) -> parts.Home | None:
        if not self._at_home:
            return None
        language = self._session.language
        return {**self._home.scene(language), "trouble": say(self._trouble, language) if self._trouble else ""}

    def _parts(self, ground: Ground | None = None) -> Parts:
        if self._bench:
            return self._bench_parts(self._bench)
        self._session.topic = self._home.game if self._at_home else ""
        content = super()._parts(ground)
        position = self._session.game.position
        name = whole(position.setup.name)
        source = name if name in built_in() else self._session.system.present.game_of(position)
        content["head"] = {**content["head"], "home": True}
        if registry.has_part(position.system, "building"):
            content["head"]["build"] = f"build:{source}"
        if name in built_in() and not self._session.coach:
            content["head"]["new"] = f"start:{name}"
        return content

    def _bench_parts(self, bench: Builder) -> Parts:
        """Return the parts that the builder shows. The others do not change."""
        language = self._session.language
        board = drawing.board_scene(bench.elements(), self.ground["places"], language)
        return {"build": bench.scene(language), "board": board, "marks": bench.marks(), "home": None}

    def _show(self) -> None:
        if not self._bench:
            super()._show()
            return
        with self.hold_sync():
            language = self._session.language
            self._browser_state.setdefault(
                "ground", self.ground
            )  # from now on small changes are sent, because each gesture can redraw the board
            self.ground, self.words = dict(self._bench.ground(language)), view.words(language)
            self._grounds = (None, "", "")  # the board of the game is drawn again after the builder
            for name, value in self._parts().items():
                setattr(self, name, value)
        trouble = self._bench.trouble
        self._bench.keep()  # after the answer is sent, because the disk can take longer than all the rest
        if self._bench.trouble != trouble:
            self.build = {**self._bench.scene(language)}

    def _on_message(self, widget: object, content: object, buffers: object) -> None:
        kinds = ("home", "build", "tap") if self._bench else ("home",)
        kind = content.get("kind") if isinstance(content, Mapping) else None
        target = content.get("target", "") if isinstance(content, Mapping) else ""
        if kind not in kinds or not isinstance(content, Mapping):
            super()._on_message(widget, content, buffers)
            return
        if not isinstance(target, str) or len(target) > LONGEST:
            target = "?"  # nothing has this name
        with self._session.lock.table:  # without the lock of its game, because another game can open
            self._trouble, self._answered = None, False
            try:
                if kind == "home":
                    self._go(target)
                elif self._bench:
                    self._build(self._bench, kind == "tap", target, content.get("value", ""))
            except TutorError as error:
                self._trouble = error.text
            with self._hold():
                self._show()
                self._answer()

    def _go(self, target: str) -> None:
        """Open a game, a lesson or another page. "" leads home."""
        page, _, name = target.partition(":")
        if page == "build" and name in (*games(), *built_in()):  # a page can name built-in content, never files
            self._bench = Builder(name)
            return
        if page == "progress":
            link = self._home.answer(name)
            self._bench, self._at_home = None, True
            if link:
                self._open_rest(link)
            return
        start = self._home.start
        if page == "leave" and start:
            self._home.start, self._at_home = None, not start.behind
            return
        behind = not self._at_home and not self._bench
        if not target:
            self._home.start = None
        content = self._home.press(target, behind=behind, language=self._session.language) if target else None
        self._bench = None
        if content:
            self._seat(content)
        self._at_home = content is None

    def _build(self, bench: Builder, tapped: bool, target: str, value: object) -> None:  # noqa: FBT001  (which of two messages it is)
        """Do what a click in the builder asks for. A mistake is shown there."""
        bench.message = bench.trouble = ""
        try:
            if tapped:
                bench.tap(target)
            elif target == "play":
                game = bench.play()
                self._bench, self._at_home = None, False
                self._seat(GameToOpen(game, game.position.setup.sides[0], new=True))
            else:
                bench.press(target, value)
        except TutorError as error:
            bench.trouble = error.text
        except Exception as error:  # noqa: BLE001  (an exception in a callback would vanish: it is shown instead)
            log_error(log, "message", error)
            bench.trouble = Text("error-inside", {"error": f"{type(error).__name__}: {error}"[:200]})

    def _open_link(self, link: str) -> bool:
        if line := find_progress_line(link[: links.LONGEST]):
            alone = is_all(link, line)
            if asked := self._home.ask(line, "" if alone else link):
                self._bench, self._at_home = None, True
            if asked or alone:
                return False
        return self._open_rest(link)

    def _open_rest(self, link: str) -> bool:
        """Open what a link asks for besides progress."""
        has_game = super()._open_link(link)
        if has_game:
            self._bench, self._at_home = None, False
        return has_game

    def _alt(self) -> str:
        if not self.build:
            return super()._alt()
        places = drawing.places_as_text(cast("Ground", self.ground), self.board)
        return "\n".join([f"{self.build['title']}.", *places, self.build["count"], *self.build["faults"], *self.build["doubts"]])

    def __repr__(self) -> str:
        if self.build:
            return self._alt()
        return home_picture.as_text(self.home) if self.home else super().__repr__()

    def _saved_html(self) -> str:
        if not self.home:
            return super()._saved_html()
        cue = self._cue()
        alt = f"{self.home['title']}. {self.home['lead']} {' '.join(cue[self._session.language])} {' + '.join(KEYS)}."
        return image(home_picture.picture(self.home, cue), alt)
