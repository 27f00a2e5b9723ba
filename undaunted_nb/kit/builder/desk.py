"""The state of a builder as a value: a draft, its past and its future, the open tab, the picked thing and the chosen place.

A person picks a thing and puts it on places, or chooses a place and puts things on it. Both are the same gesture of the game's
``builder`` package, in another order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import Fault, FileError, TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import OwnFile
from undaunted_nb.files.toml_text import toml_text

from ..registry import has_part, system, system_names
from .drafts import Building, Draft

if TYPE_CHECKING:
    from ..scene.home import Control

STEPS = 500
"""The most steps that can be undone."""


@dataclass(frozen=True, slots=True)
class Desk:
    """A draft in progress. ``system`` names its game system, ``brush`` is the picked thing, and ``place`` the chosen place."""

    system: str
    draft: Draft
    tab: str
    brush: str = ""
    place: str = ""
    past: tuple[Draft, ...] = ()
    future: tuple[Draft, ...] = ()

    @property
    def game(self) -> Building:
        """The controls and gestures of the game."""
        return system(self.system).building

    @property
    def text(self) -> str:
        """The draft as the text of a scenario file."""
        return toml_text(self.draft)

    def file(self, path: str) -> OwnFile:
        """Return the draft as a scenario file with this path ("": not chosen yet)."""
        return OwnFile(path or "draft.toml", self.text)


def games() -> Mapping[str, str]:
    """Return the games whose scenarios can be built, each with its game system."""
    return {game: name for name in system_names() if has_part(name, "building") for game in system(name).building.GAMES}


def new_desk(game: str) -> Desk:
    """Return a desk with an empty draft. Raises FileError for an unknown game."""
    known = games()
    if game not in known:
        raise FileError(game[:60], [Fault("", Text("build-unknown-game", {"all": ", ".join(known)}))])
    return open_desk(known[game], system(known[game]).building.blank(game))


def open_desk(name: str, draft: Draft) -> Desk:
    """Return a desk with a draft of a game system. The first empty place is chosen if there is nothing on the board."""
    return _choose_only_place(Desk(name, draft, system(name).building.TABS[0]))


def _choose_only_place(desk: Desk) -> Desk:
    """Return the desk with the only empty place chosen if there is nothing on the board yet."""
    places = desk.game.at_place(desk.draft) if desk.tab == desk.game.TABS[0] else ()
    return replace(desk, place=next(iter(places))) if len(places) == 1 and not desk.brush else desk


def review(desk: Desk, path: str = "") -> tuple[Sequence[Fault], Sequence[Text]]:
    """Return the faults of the draft as a file with this path, or, if it can be played, the doubts about it."""
    game = system(desk.system)
    try:
        start = game.new_position(desk.file(path))
    except FileError as error:
        return error.faults, ()
    return (), game.present.doubts(start)


def change(desk: Desk, draft: Draft) -> Desk:
    """Return the desk with another draft, which can be undone."""
    return desk if draft == desk.draft else replace(desk, draft=draft, past=(*desk.past, desk.draft)[-STEPS:], future=())


def undo(desk: Desk) -> Desk:
    """Return the desk before the last change."""
    if not desk.past:
        return desk
    return _settle(replace(desk, draft=desk.past[-1], past=desk.past[:-1], future=(desk.draft, *desk.future)))


def redo(desk: Desk) -> Desk:
    """Return the desk after the change that was undone last."""
    if not desk.future:
        return desk
    return _settle(replace(desk, draft=desk.future[0], past=(*desk.past, desk.draft), future=desk.future[1:]))


def turned_to(desk: Desk, tab: str) -> Desk:
    """Return the desk with another tab open. The picked piece is put back."""
    return (
        _choose_only_place(replace(desk, tab=tab, brush="", place=desk.place if not _is_beside_board(desk) else ""))
        if tab in desk.game.TABS
        else desk
    )


def _is_beside_board(desk: Desk) -> bool:
    """Return whether the chosen place is beside the board, where only a tile fits."""
    return "id" in desk.game.at_place(desk.draft).get(desk.place, {})


def _settle(desk: Desk) -> Desk:
    """Return the desk with no choice of a place that is gone."""
    places = desk.game.at_place(desk.draft)
    return _choose_only_place(replace(desk, place="") if places and desk.place not in places else desk)


def _control(desk: Desk, name: str, *kinds: str) -> Control:
    """Return a control of the open tab. Raises TutorError if it is not there, because a page can send anything."""
    for group in desk.game.groups(desk.draft, desk.tab, desk.place):
        for item in group["items"]:
            for control in item.get("cells", (item,)):
                if control["id"] == name and control["kind"] in kinds:
                    return control
    raise TutorError(Text("error-message"))


def pick(desk: Desk, name: str) -> Desk:
    """Return the desk after a thing was picked: put on the chosen place, or kept to be put on places. Raises TutorError."""
    _control(desk, name, "pick")
    if desk.brush == name:
        return replace(desk, brush="")
    if desk.place:
        draft = desk.game.lay(desk.draft, name, desk.place)
        if draft != desk.draft:
            return _settle(replace(change(desk, draft), brush="", place=desk.game.after(draft, name, desk.place)))
    return replace(desk, brush=name, place="")


def lay(desk: Desk, name: str, place: str) -> Desk:
    """Return the desk after a thing was put on a place."""
    return _settle(change(desk, desk.game.lay(desk.draft, name, place)))


def tap_place(desk: Desk, place: str) -> Desk:
    """Return the desk after a click on a place: the picked thing is put there, or the place is chosen."""
    if not desk.brush:
        return replace(desk, place="" if desk.place == place else place)
    draft = desk.game.lay(desk.draft, desk.brush, place)
    if desk.brush.partition(":")[0] in desk.game.ONCE:  # it is used up, so the next place is chosen instead
        return replace(change(desk, draft), brush="", place=desk.game.after(draft, desk.brush, place))
    return change(desk, draft)


def press_button(desk: Desk, name: str) -> Desk:
    """Return the desk after a button was pressed. Raises TutorError."""
    _control(desk, name, "act")
    return _settle(change(desk, desk.game.act(desk.draft, name)))


def enter(desk: Desk, name: str, value: object) -> Desk:
    """Return the desk with a value that a person entered. Raises TutorError."""
    control = _control(desk, name, "number", "text", "flag", "choice")
    if control["kind"] == "choice" and value not in {option["id"] for option in control["options"]}:
        raise TutorError(Text("error-message"))
    if name == "type":
        draft, place = desk.game.lay_typed(desk.draft, desk.brush, desk.place, value)
        return _settle(replace(change(desk, draft), place=place))
    return change(desk, desk.game.enter(desk.draft, name, value))


def let_go(desk: Desk) -> Desk:
    """Return the desk with nothing picked and no place chosen."""
    return replace(desk, brush="", place="")
