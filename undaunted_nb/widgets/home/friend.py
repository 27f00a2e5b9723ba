"""A game with a friend on two screens: what the home page shows of it. The layer above opens the room."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import IN_BROWSER
from undaunted_nb.kit import registry
from undaunted_nb.lessons.format.lesson import SEED
from undaunted_nb.lessons.progress.user_data import visiting
from undaunted_nb.play.game import new_game
from undaunted_nb.sharing.links import Ask

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.home import Door, PaneContent, PaneItem

BATTLES = "friend-battle"
"""The pane with the battles for two."""


class RoomForTwo(Protocol):
    """An open room for two."""

    @property
    def link(self) -> str:
        """The link for the friend."""

    @property
    def my_link(self) -> str:
        """The link to the own side."""

    @property
    def picture(self) -> str:
        """The QR code of the link as the address of a picture ("": none)."""

    @property
    def is_open(self) -> bool:
        """Whether other computers and phones can open the link."""

    def open_to_others(self) -> None:
        """Let everyone in this network open the link."""

    def close(self) -> None:
        """Close the room."""


OpenRoom = Callable[[str, str, str], RoomForTwo]
"""Opens a room for a scenario, the own side and a language."""


class Friend:
    """The room for two of a home page, if it is open. ``open_room`` is None where there are no rooms."""

    def __init__(self, open_room: OpenRoom | None) -> None:
        self._open_room = open_room
        self.room: RoomForTwo | None = None
        self._label: Text | str = ""

    def door(self, scenario: str) -> list[Door]:
        """Return the button of the home page. Visitors share a server, so they have none."""
        if self._open_room is None or visiting():
            return []
        target = "pane:friend" if self.room or IN_BROWSER else f"friend:{scenario}"
        return [{"icon": "friend", "to": target, "title": Text("home-friend"), "text": Text("home-friend.text")}]

    def open(self, scenario: str, side: str, language: str) -> None:
        """Open a room. An earlier one closes. Raises TutorError if there can be none here."""
        if self._open_room is None:
            raise TutorError(Text("error-message"))
        self.close()
        self.room = self._open_room(scenario, side, language)
        self._label = registry.system_of_scenario(scenario).scenario_info(scenario)["label"]

    def press(self, name: str) -> None:
        """Let others in, or close the room. Raises TutorError for any other button."""
        if self.room is None or name not in ("open", "close"):
            raise TutorError(Text("error-message"))
        if name == "open":
            self.room.open_to_others()
        else:
            self.close()

    def close(self) -> None:
        """Close the room, if there is one."""
        if self.room is not None:
            self.room.close()
        self.room = None

    def pane(self, scenario: str) -> PaneContent:
        """Return the link to send, or what works where there are no rooms."""
        if self.room is None:
            return _elsewhere(scenario)
        only_here: list[PaneItem] = [{"to": "room:open", "label": Text("home-friend-let"), "note": Text("home-friend-let.note")}]
        items: list[PaneItem] = [
            *([] if self.room.is_open else only_here),
            {"to": "room:close", "label": Text("home-friend-close"), "note": ""},
        ]
        return {
            "title": Text("home-friend"),
            "text": [
                Text("home-friend-ready", {"name": self._label}),
                Text("home-friend-open" if self.room.is_open else "home-friend-here"),
            ],
            "guide": {"label": Text("home-friend-mine"), "url": self.room.my_link},
            "fields": [{"label": Text("home-friend-link"), "text": self.room.link, "page": False}],
            "picture": {"src": self.room.picture, "label": Text("home-friend-qr")} if self.room.picture else None,
            "items": items,
        }


def _elsewhere(scenario: str) -> PaneContent:
    """Return what two people can do where Python runs inside the page."""
    game = new_game(scenario, seed=SEED)
    label = registry.system_of_scenario(scenario).scenario_info(scenario)["label"]
    return {
        "title": Text("home-friend"),
        "text": [Text("home-friend-python"), Text("home-friend-same", {"name": label}), Text("home-friend-print")],
        "fields": [
            {"label": Text("home-friend-link"), "text": Ask(line=game.line(), side=game.position.setup.sides[0]).query, "page": True}
        ],
        "items": [{"to": f"start:{scenario}", "label": Text("start-two"), "note": Text("home-friend-two.note")}],
    }


def battle_items(game: str, kind: str) -> list[PaneItem]:
    """Return the battles of a game as buttons of this kind."""
    return [
        {
            "to": f"{kind}:{info['name']}",
            "label": info["label"],
            "note": Text(f"home-source-{info['source']}", {"fallback": info["source"]}),
        }
        for info in registry.scenario_infos()
        if info["game"] == game
    ]


def battles(game: str) -> PaneContent:
    """Return the battles of a game, to choose one for two."""
    return {"title": Text("home-friend-battle"), "items": battle_items(game, "friend"), "text": []}
