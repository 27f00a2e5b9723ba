"""The state of a builder as a value: a draft, its past and its future, the open tab, the picked thing and the chosen place.

A person picks a thing and puts it on places, or chooses a place and puts things on it. Both are the same gesture of the game's
``builder`` package, in another order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from undaunted_nb.engine.errors import Fault, FileError, TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import OwnFile
from undaunted_nb.files.toml_text import toml_text

from .builder_drafts import Draft
from .registry import SYSTEMS, system

STEPS = 500
"""The most steps that can be undone."""


class Desk(NamedTuple):
    """A draft in progress. ``system`` names its game system, ``brush`` is the picked thing, and ``at`` the chosen place."""

    system: str
    draft: Draft
    tab: str
    brush: str = ""
    at: str = ""
    past: tuple[Draft, ...] = ()
    future: tuple[Draft, ...] = ()

    @property
    def game(self) -> Any:
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
    return {game: name for name in SYSTEMS for game in system(name).building.GAMES}


def new_desk(game: str) -> Desk:
    """Return a desk with an empty draft. Raises FileError for an unknown game."""
    known = games()
    if game not in known:
        raise FileError(game[:60], [Fault("", Text("build-unknown-game", {"all": ", ".join(known)}))])
    return opened(known[game], system(known[game]).building.blank(game))


def opened(name: str, draft: Draft) -> Desk:
    """Return a desk with a draft of a game system. The first empty place is chosen if there is nothing on the board."""
    return _begun(Desk(name, draft, system(name).building.TABS[0]))


def _begun(desk: Desk) -> Desk:
    """Return the desk with the only empty place chosen if there is nothing on the board yet."""
    places = desk.game.at_place(desk.draft) if desk.tab == desk.game.TABS[0] else ()
    return desk._replace(at=next(iter(places))) if len(places) == 1 and not desk.brush else desk


def reviewed(desk: Desk, path: str = "") -> tuple[Sequence[Fault], Sequence[Text]]:
    """Return the faults of the draft as a file with this path, or, if it can be played, the doubts about it."""
    game = system(desk.system)
    try:
        start = game.new_position(desk.file(path))
    except FileError as error:
        return error.faults, ()
    return (), game.present.doubts(start)


def changed(desk: Desk, draft: Draft) -> Desk:
    """Return the desk with another draft, which can be undone."""
    return desk if draft == desk.draft else desk._replace(draft=draft, past=(*desk.past, desk.draft)[-STEPS:], future=())


def undone(desk: Desk) -> Desk:
    """Return the desk before the last change."""
    if not desk.past:
        return desk
    return _settled(desk._replace(draft=desk.past[-1], past=desk.past[:-1], future=(desk.draft, *desk.future)))


def redone(desk: Desk) -> Desk:
    """Return the desk after the change that was undone last."""
    if not desk.future:
        return desk
    return _settled(desk._replace(draft=desk.future[0], past=(*desk.past, desk.draft), future=desk.future[1:]))


def turned_to(desk: Desk, tab: str) -> Desk:
    """Return the desk with another tab open. The picked piece is put back."""
    return _begun(desk._replace(tab=tab, brush="", at=desk.at if not _beside(desk) else "")) if tab in desk.game.TABS else desk


def _beside(desk: Desk) -> bool:
    """Return whether the chosen place is beside the board, where only a tile fits."""
    return "id" in desk.game.at_place(desk.draft).get(desk.at, {})


def _settled(desk: Desk) -> Desk:
    """Return the desk with no choice of a place that is gone."""
    places = desk.game.at_place(desk.draft)
    return _begun(desk._replace(at="") if places and desk.at not in places else desk)


def _control(desk: Desk, name: str, *kinds: str) -> Mapping[str, Any]:
    """Return a control of the open tab. Raises TutorError if it is not there, because a page can send anything."""
    for group in desk.game.groups(desk.draft, desk.tab, desk.at):
        for item in group["items"]:
            for one in item.get("cells", (item,)):
                if one["id"] == name and one["kind"] in kinds:
                    found: Mapping[str, Any] = one
                    return found
    raise TutorError(Text("error-message"))


def picked(desk: Desk, name: str) -> Desk:
    """Return the desk after a thing was picked: put on the chosen place, or kept to be put on places. Raises TutorError."""
    _control(desk, name, "pick")
    if desk.brush == name:
        return desk._replace(brush="")
    if desk.at:
        draft = desk.game.lay(desk.draft, name, desk.at)
        if draft != desk.draft:
            return _settled(changed(desk, draft)._replace(brush="", at=desk.game.after(draft, name, desk.at)))
    return desk._replace(brush=name, at="")


def laid(desk: Desk, name: str, place: str) -> Desk:
    """Return the desk after a thing was put on a place."""
    return _settled(changed(desk, desk.game.lay(desk.draft, name, place)))


def tapped(desk: Desk, place: str) -> Desk:
    """Return the desk after a click on a place: the picked thing is put there, or the place is chosen."""
    if not desk.brush:
        return desk._replace(at="" if desk.at == place else place)
    draft = desk.game.lay(desk.draft, desk.brush, place)
    if desk.brush.partition(":")[0] in desk.game.ONCE:  # it is used up, so the next place is chosen instead
        return changed(desk, draft)._replace(brush="", at=desk.game.after(draft, desk.brush, place))
    return changed(desk, draft)


def pressed(desk: Desk, name: str) -> Desk:
    """Return the desk after a button was pressed. Raises TutorError."""
    _control(desk, name, "act")
    return _settled(changed(desk, desk.game.act(desk.draft, name)))


def entered(desk: Desk, name: str, value: object) -> Desk:
    """Return the desk with a value that a person entered. Raises TutorError."""
    one = _control(desk, name, "number", "text", "flag", "choice")
    if one["kind"] == "choice" and value not in {option["id"] for option in one["options"]}:
        raise TutorError(Text("error-message"))
    if name == "type":
        draft, at = desk.game.typed(desk.draft, desk.brush, desk.at, value)
        return _settled(changed(desk, draft)._replace(at=at))
    return changed(desk, desk.game.enter(desk.draft, name, value))


def let_go(desk: Desk) -> Desk:
    """Return the desk with nothing picked and no place chosen."""
    return desk._replace(brush="", at="")
