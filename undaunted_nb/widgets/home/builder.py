"""The builder of the home page: a desk (``kit/builder/desk.py``), its file, and the parts of the Scene that show it."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from undaunted_nb.drawing import scene as drawing
from undaunted_nb.engine.errors import Fault, FileError, TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import parse_toml
from undaunted_nb.files.storage import check_size, is_file_name, read_text, save_text, stamp
from undaunted_nb.i18n import say
from undaunted_nb.kit.builder import desk as desks
from undaunted_nb.kit.builder.desk import Desk
from undaunted_nb.kit.builder.drafts import Control, ControlGroup, Draft, act, field, group
from undaunted_nb.kit.registry import find_importer, importers, scenario_names, system, system_names, system_of_scenario
from undaunted_nb.lessons.progress.user_data import home, notebook_file, put_aside, visiting
from undaunted_nb.play.game import Game, new_game

from ..choice_of_language import language_choices

if TYPE_CHECKING:
    from undaunted_nb.kit.scene import home as parts
    from undaunted_nb.kit.scene.board import BoardMap, Element, Ground, Marks
    from undaunted_nb.kit.scene.home import Build

FILE = "about"
"""The tab with the title of the scenario and its file."""
PASTE = "paste"
"""The field for the text of a file from another program."""
NAME = r"[\w][\w -]{0,59}"
"""The names that a page can give a file. They have no folder, so a page saves nothing elsewhere."""


PRESSES = ("tab", "pick", "act", "set", "clear", "undo", "redo", "save", "replace", "remove")
"""What a message of the page can ask for. Each has a method ``do_…``."""


def games() -> tuple[str, ...]:
    """Return the games whose scenarios can be built."""
    return tuple(desks.games())


def built_in() -> tuple[str, ...]:
    """Return the built-in scenarios."""
    return scenario_names()


class Builder:
    """A scenario that somebody builds: its draft, its file, and what the page shows.

    ``source`` is a game (for a new scenario), a built-in scenario, or the path of a file. ``path`` is where the draft is saved ("": not
    chosen yet).

    Example:
        >>> builder = un.build("normandy/la-raye", resume=False).builder
        >>> builder.draft["title"], len(builder.faults)
        ('La Raye', 0)

    """

    def __init__(self, source: str, *, resume: bool = True) -> None:
        self.source, self.path = source, ""
        self.message: Text | str = ""
        self.left_out: Sequence[Fault] = ()
        """What the last import left out, or what was wrong with its file."""
        self._is_refused = False
        self.desk = desks.new_desk(source) if source in games() else self._open(source)
        self._opens = self.path or source  # not the file of a later save, because that is not what the cell opens again
        self.trouble: Text | str = ""
        self.asks = ""
        """The name of a file that can be replaced with the next press."""
        self._stamp: object = stamp(Path(self.path)) if self.path else None
        self._written = False
        self._seen: tuple[object, Any] = (None, None)
        self._ground_cache: tuple[object, object, Ground | None] = (None, None, None)
        self._last_save_error = ""
        self._saved_draft = self.desk.draft
        if resume:
            self._resume()

    def _open(self, source: str) -> Desk:
        """Return a desk with a built-in scenario or a file. Raises FileError."""
        if is_file_name(source) and (other := find_importer(source, text := read_text(source))):
            content = other[1].read(text, source)
            self._list(content.left_out)
            return replace(desks.open_desk(other[0], content.draft), tab=FILE)
        game_system = system_of_scenario(source)
        name = next(name for name in system_names() if system(name) is game_system)
        if source not in game_system.scenario_names():
            self.path = str(Path(source).absolute())
        text, _ = game_system.building.text_of(source), game_system.scenario_info(source)  # a file with faults is refused here
        return desks.open_desk(name, game_system.building.in_full(parse_toml(text, source)))

    @property
    def draft(self) -> Draft:
        """The data of the scenario, as in its file."""
        return self.desk.draft

    @property
    def text(self) -> str:
        """The text of the scenario's file."""
        return self.desk.text

    @property
    def faults(self) -> list[str]:
        """The problems that keep the scenario from being played, in the current language."""
        return [str(fault) for fault in self._review()[0]]

    def _review(self) -> tuple[Sequence[Fault], Sequence[Text]]:
        """Return the faults of the scenario, or, if it can be played, the doubts about it."""
        return desks.review(self.desk, self.path)

    def _position(self) -> Any:
        """Return the draft as a position to draw, worked out once per draft (None: there is nothing on the board)."""
        if self._seen[0] is not self.draft:
            self._seen = self.draft, self.desk.game.position(self.draft)
        return self._seen[1]

    # The draft between two kernels

    @property
    def _place(self) -> Path:
        stem = re.sub(r"[^\w]+", "-", Path(self.source).stem)[:40]

        def place_at(notebook: str) -> Path:
            key = f"{notebook}\n{self._opens}"
            return home() / "drafts" / f"{stem}-{sha256(key.encode()).hexdigest()[:12]}.toml"

        return notebook_file(place_at)

    def _resume(self) -> None:
        """Go on with the draft of an earlier kernel. Undo leads back to the file."""
        try:
            draft = parse_toml(self._place.read_text(encoding="utf-8"), "draft")
            if draft == self.draft:
                return
            if draft.get("format") != self.draft["format"] or draft.get("edition") != self.draft.get("edition"):
                put_aside(self._place)
                return
            desk = desks.change(self.desk, draft)
            desk.game.position(draft)
            for tab in desk.game.TABS:
                desk.game.groups(draft, tab, "")
        except OSError:
            return
        except (FileError, LookupError, TypeError, ValueError, AttributeError):  # a damaged file is not a draft, and a person can repair it
            put_aside(self._place)
            return
        self.desk, self.message, self._saved_draft = replace(desk, place=""), Text("build-kept"), draft

    def keep(self) -> None:
        """Keep the draft for the next kernel. If that fails, say so once."""
        if self.draft is self._saved_draft:
            return
        self._saved_draft = self.draft
        try:
            save_text(self._place, self.text)
        except FileError as error:
            if self._last_save_error != str(error):
                self._last_save_error, self.trouble = str(error), Text("build-not-kept", {"reason": error.faults[0].text})

    # The file

    def save(self, path: str | os.PathLike[str] = "", *, replace: bool = False) -> None:
        """Save the scenario.

        Args:
            path: The file (default: the one that was opened or saved last).
            replace: Whether to replace a file that was not opened here, or has changed since.

        Raises:
            TutorError: No file is named, the file exists, or it cannot be written.

        """
        goal = Path(path or self.path)
        if not path and not self.path:
            raise TutorError(Text("build-no-name"))
        current_stamp = stamp(goal)
        if not replace and current_stamp is not None:
            if str(goal.absolute()) != self.path:
                raise TutorError(Text("build-exists", {"path": str(goal), "comments": _has_comments(goal)}))
            if current_stamp != self._stamp:
                raise TutorError(Text("build-moved", {"path": str(goal)}))
            if not self._written and _has_comments(goal):
                raise TutorError(Text("build-exists", {"path": str(goal), "comments": True}))
        save_text(goal, self.text)
        self._written = True
        self.path, self._stamp = str(goal.absolute()), stamp(goal)
        self.message = Text("build-saved", {"path": str(goal)})

    def play(self) -> Game:
        """Return a new game of the scenario. Raises TutorError if it has problems."""
        if self._review()[0]:
            raise TutorError(Text("build-unplayable"))
        return new_game(self.desk.file(self.path))

    # Messages of the page

    def press(self, target: str, value: object = "") -> None:
        """Perform a click on the page. Raises TutorError if it is not possible."""
        kind, _, name = target.partition(":")
        if kind not in PRESSES:
            raise TutorError(Text("error-message"))
        self.asks = "" if kind != "replace" else self.asks
        if self._is_refused or kind == "undo":  # the list is about a text or a draft that is gone
            self.left_out, self._is_refused = (), False
        getattr(self, f"do_{kind}")(name, value)

    def tap(self, target: str) -> None:
        """Do what a click on the board asks for. A click on a thing counts for its place."""
        kind, _, name = target.partition(":")
        if kind == "piece":
            name = next((str(element["p"]) for element in self.elements() if element["k"] == name), "")
        if name not in self.places():
            raise TutorError(Text("error-message"))
        self.desk = desks.tap_place(self.desk, name)

    def places(self) -> list[str]:
        """Return the ids of all places that can be clicked."""
        position = self._position()
        return [*(position.setup.board.tiles if position else ()), *(self._board_places() if self._laying else ())]

    @property
    def _laying(self) -> bool:
        """Whether empty places are shown: on the first tab, and while there is nothing else to show."""
        return self.desk.tab == self.desk.game.TABS[0] or self._position() is None

    def _board_places(self) -> Mapping[str, Mapping[str, Any]]:
        result: Mapping[str, Mapping[str, Any]] = self.desk.game.at_place(self.draft)
        return result

    def do_set(self, name: str, value: object) -> None:
        if not isinstance(value, str | int | bool):
            raise TutorError(Text("error-message"))
        if name == PASTE and importers(self.desk.system):
            self.paste(str(value))
            return
        self.desk = desks.enter(self.desk, name, value)

    def paste(self, text: str) -> None:
        """Replace the draft with the scenario in the text of a file from another program. Raises TutorError if it has problems."""
        known = list(importers(self.desk.system).values())
        importer = next((importer for importer in known if importer.is_known(text)), known[0])
        self.desk = desks.turned_to(self.desk, FILE)
        try:
            check_size("", len(text))
            content = importer.read(text, "")
        except FileError as error:
            self.left_out, self._is_refused = error.faults, True
            raise TutorError(Text("build-refused", {"tab": Text(f"build-tab-{FILE}")})) from None
        self.desk = desks.change(self.desk, content.draft)
        self._list(content.left_out)

    def _list(self, left_out: Sequence[Fault]) -> None:
        """List what an import left out."""
        self.left_out, self._is_refused = left_out, False
        self.message = Text("build-imported", {"n": len(left_out)})

    def do_tab(self, name: str, _value: object) -> None:
        self.desk = desks.turned_to(self.desk, name)

    def do_pick(self, name: str, _value: object) -> None:
        self.desk = desks.pick(self.desk, name)

    def do_act(self, name: str, _value: object) -> None:
        self.desk = desks.press_button(self.desk, name)

    def do_clear(self, _name: str, _value: object) -> None:
        self.desk = desks.let_go(self.desk)

    def do_undo(self, _name: str, _value: object) -> None:
        self.desk = desks.undo(self.desk)

    def do_redo(self, _name: str, _value: object) -> None:
        self.desk = desks.redo(self.desk)

    def do_save(self, name: str, value: object) -> None:
        """Save to the file, or to a new one beside the notebook, whose name the person has entered."""
        if visiting():
            self.desk = desks.turned_to(self.desk, FILE)
            raise TutorError(Text("build-visited"))
        stem = str(value).strip().removesuffix(".toml") if isinstance(value, str) else ""
        if not stem and not self.path:
            self.desk = desks.turned_to(self.desk, FILE)
            raise TutorError(Text("build-no-name"))
        if stem and not re.fullmatch(NAME, stem):
            raise TutorError(Text("build-bad-name", {"name": stem[:60]}))
        path = f"{stem}.toml" if stem else ""
        try:
            self.save(path, replace=name == "replace")
        except TutorError as error:
            if error.text.key in ("build-exists", "build-moved"):
                self.asks, self.desk = path or self.path, desks.turned_to(self.desk, FILE)
            raise

    def do_replace(self, _name: str, _value: object) -> None:
        if not self.asks:
            raise TutorError(Text("error-message"))
        self.save(self.asks, replace=True)
        self.asks = ""

    def do_remove(self, name: str, _value: object) -> None:
        """Take off a place what the open tab is about."""
        desk = self.desk
        items = [item["id"] for group_ in desk.game.groups(self.draft, desk.tab, desk.place) for item in group_["items"]]
        take = next((item_id for item_id in items if item_id.startswith("take:")), "")
        if take and name in self.places():
            self.desk = desks.lay(desk, take, name)

    # The Scene

    def ground(self, language: str) -> Ground:
        """Return the board as the ``ground`` of a Scene. On the first tab it also has the empty places."""
        draft, key, ground = self._ground_cache
        if ground is None or draft is not self.draft or key != (self._laying, language):
            ground = self._ground(language)
            self._ground_cache = self.draft, (self._laying, language), ground
        return ground

    def _ground(self, language: str) -> Ground:
        position = self._position()
        title = str(self.draft.get("title") or say(Text("build-page"), language))
        present = system(self.desk.system).present
        empty: BoardMap = {"shape": "square", "title": title, "legend": [], "places": []}
        data = present.ground(position, title) if position else empty
        by_id = self._board_places() if self._laying else {}
        places: list[Mapping[str, object]] = [{**place, **by_id.get(place["id"], {})} for place in data["places"]]
        places += [place for place in by_id.values() if "id" in place]
        return drawing.ground_scene(cast("BoardMap", {**data, "legend": [], "places": places}), language)

    def elements(self) -> list[Element]:
        """Return the things on the board before their layout."""
        position = self._position()
        return system(self.desk.system).present.elements(position) if position else []

    def marks(self) -> Marks:
        """Return the marks on the board: the chosen place."""
        return {"chosen": [self.desk.place] if self.desk.place else []}

    def scene(self, language: str) -> Build:
        """Return the controls in a language."""
        desk = self.desk
        title = self.draft.get("title")
        faults, doubts = self._review()
        groups = desk.game.groups(self.draft, desk.tab, desk.place)
        build: Build = {
            "title": Text("build-named", {"title": title}) if title else Text("build-page"),
            "languages": language_choices(language),
            "language": Text("word-language"),
            "tabs": [{"id": tab, "label": Text(f"build-tab-{tab}"), "chosen": tab == desk.tab} for tab in desk.game.TABS],
            "groups": [
                *(self._import_controls(language) if desk.tab == FILE else ()),
                *groups,
                *(self._file_controls(language) if desk.tab == FILE else ()),
            ],
            "brush": desk.brush,
            "hint": self._hint(groups),
            "said": self.message,
            "trouble": self.trouble,
            "faults": [_describe_fault(fault, language) for fault in faults],
            "doubts": doubts,
            "count": Text("build-fault-count", {"n": len(faults) + len(doubts)}) if faults or doubts else Text("build-no-faults"),
            "undo": bool(desk.past),
            "redo": bool(desk.future),
            "play": not faults,
        }
        return drawing.words(build, language)

    def _hint(self, groups: Sequence[parts.ControlGroup]) -> Text:
        """Return the next step: what the picked thing or the chosen place waits for."""
        desk = self.desk
        items = [item for group_ in groups for item in group_["items"]]
        if brush_item := next((candidate for candidate in items if candidate["id"] == desk.brush), None):
            return Text("build-holding", {"thing": brush_item["label"]})
        if desk.place:
            place = self._board_places().get(desk.place, {})
            return Text("build-at", {"place": place["label"][0] if "label" in place else desk.place})
        return Text("build-how")

    def _file_controls(self, language: str) -> list[ControlGroup]:
        """Return the controls of the file."""
        items: list[Control] = []
        if not visiting():
            items.append(field("file", Text("build-name"), Path(self.path).stem if self.path else "", saves=True))
        if self.path:
            items.append({"kind": "note", "id": "path", "label": Text("build-path", {"path": self.path})})
        if self.asks:
            items.append({**act("replace", Text("build-replace")), "verb": "replace:"})
        name = re.sub(r"[^\w -]+", "", str(self.draft.get("title") or "")).strip() or "scenario"
        items.append({"kind": "download", "id": "download", "label": Text("build-download"), "name": f"{name}.toml", "text": self.text})
        items.append({"kind": "code", "id": "text", "label": Text("build-text"), "text": self.text})
        return [group("file", say(Text("build-file"), language), items)]

    def _import_controls(self, language: str) -> list[ControlGroup]:
        """Return the field for a file of another program, and the list of what was left out of it or wrong with it."""
        endings = ", ".join(importers(self.desk.system))
        paste = field(PASTE, Text("build-paste", {"endings": endings}), "", long=True, ask=True)
        notes: list[Control] = [
            {"kind": "note", "id": f"left:{n}", "label": _describe_fault(fault, language), "live": True}
            for n, fault in enumerate(self.left_out)
        ]
        return [
            *([group("import", Text("build-import"), [paste])] if endings else ()),
            *([group("left", Text("build-wrong") if self._is_refused else Text("build-left"), notes)] if notes else ()),
        ]


def _has_comments(path: Path) -> bool:
    """Return whether a file seems to have comments, which a saved draft does not keep."""
    try:
        return re.search(r"(?m)(^|\s)#", path.read_text(encoding="utf-8")) is not None
    except (OSError, ValueError):
        return False


def _describe_fault(fault: Fault, language: str) -> str:
    text = say(fault.text, language)
    return f"{fault.place}: {text}" if fault.place else text
