"""A room for two: a game with a friend on two screens. The duel begins when both are there."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import require_language, say
from undaunted_nb.probability.seeds import check_seed

from .activities.duels import Duels
from .addresses import EVERYWHERE, HERE, QrCode
from .codes import suggest_names
from .networks import serve
from .results import RoomResults
from .room import Room

if TYPE_CHECKING:
    from .server import Server

BOTH = 2


class RoomForTwo:
    """A game of two people, each on a screen of its own, as ``un.duel`` opens it.

    Example:
        >>> import undaunted_nb.rooms.two_players as two
        >>> room = two.RoomForTwo(two.Room(seed=4), None, two.Duels("memoir44/first-shots"))
        >>> len(room.code), room.link, room.is_open
        (4, '', False)
        >>> room.close()

    """

    def __init__(self, room: Room, server: Server | None, duels: Duels) -> None:
        self.room, self._server, self._duels = room, server, duels
        room.is_for_two = True
        self.host = room.add(room.rng.choice(suggest_names(room.language)), room.language)
        self._ticket = room.move(self.host.number)
        room.on_change = self._begin
        if server is not None:
            server.on_tick = self._begin

    def _begin(self) -> None:
        """Begin the duel when both are there. Who has opened the room is always the first of the pair."""
        with self.room.lock:
            here = self.room.here
            if self.room.activity is None and not self.room.is_closed and len(here) >= BOTH and self.host in here:
                self.room.start(self._duels)

    @property
    def code(self) -> str:
        """The four letters of the room."""
        return self.room.code

    @property
    def link(self) -> str:
        """The link for the friend ("": the room is on no network)."""
        return self.room.link

    @property
    def my_link(self) -> str:
        """The link to your own side, on this computer. It works once. After that, the page comes back by itself."""
        if self._server is None:
            return ""
        if not self.room.entrance.find_ticket(self.host.number) and not self.host.is_here:
            self._ticket = self.room.move(self.host.number)
        return f"{self._server.local_url}#{self.code}-{self._ticket}"

    @property
    def qr(self) -> QrCode | None:
        """The QR code of the link, if others can open it."""
        return self.room.qr if self.is_open else None  # type: ignore[return-value]

    @property
    def picture(self) -> str:
        """The QR code of the link as the address of a picture ("": there is none)."""
        return picture_of(self.qr)

    @property
    def is_open(self) -> bool:
        """Whether other computers and phones can open the link."""
        return self._server is not None and (bool(self._server.base) or self._server.host != HERE)

    def open_to_others(self) -> None:
        """Let everyone in this network open the link. Without the code, nobody comes in."""
        if self._server is not None and not self.is_open:
            self._server.open_to(EVERYWHERE)
            for pupil in self.room.here:
                self.room.refresh(pupil)

    @property
    def results(self) -> RoomResults:
        """The result: a row for each of the two, as in ``Classroom.results``."""
        return self.room.results

    def close(self) -> None:
        """Close the room. Both screens say so."""
        if self._server is not None:
            self._server.stop()
        self.room.close()

    def _lines(self) -> list[tuple[str, str]]:
        return [("room-friend-link", self.link), ("room-friend-mine", self.my_link)] if self._server else []

    def __repr__(self) -> str:
        language = self.room.language
        lines = [f"{say(Text(key), language)} {url}" for key, url in self._lines()]
        note = [] if self.is_open or not self._server else [say(Text("room-friend-only-here"), language)]
        return "\n".join([say(Text("room-friend-title", {"code": self.code}), language), *lines, *note])

    def _repr_html_(self) -> str:
        language = self.room.language
        rows = [
            f'<p>{escape(say(Text(key), language))} <a href="{escape(url)}" target="_blank" rel="noopener">{escape(url)}</a></p>'
            for key, url in self._lines()
        ]
        note = "" if self.is_open or not self._server else f"<p>{escape(say(Text('room-friend-only-here'), language))}</p>"
        title = escape(say(Text("room-friend-title", {"code": self.code}), language))
        image = (
            f'<img src="{self.picture}" width="180" height="180" alt="{escape(say(Text("room-friend-qr"), language))}">' if self.qr else ""
        )
        return f'<div lang="{language}"><p><b>{title}</b></p>{"".join(rows)}{note}{image}</div>'


def picture_of(qr: Mapping[str, Any] | None) -> str:
    """Return a QR code as the address of a picture ("": there is none). It stays dark on white."""
    if qr is None:
        return ""
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {qr["size"]} {qr["size"]}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{qr["size"]}v{qr["size"]}H0z"/><path d="{qr["path"]}"/></svg>'
    )
    return f"data:image/svg+xml,{quote(text, safe=' =/:')}"


def duel(
    scenario: str = "", side: str = "", *, minutes: int = 0, host: str = HERE, port: int = 0, language: str = "", seed: int | None = None
) -> RoomForTwo:
    """Play with a friend: a room for two with a link to send. Hidden hands stay hidden.

    Your own link opens your side of the table. The game begins when your friend has opened the other link, on a phone or a computer in
    the same network.

    Args:
        scenario: The scenario, such as ``"memoir44/first-shots"`` (default: the one that the home page offers first).
        side: Your side (default: the first one).
        minutes: The time of each side for the whole game, 0 to 120 (0: no clock).
        host: Who can open the link: ``"127.0.0.1"`` is this computer only, ``"0.0.0.0"`` everyone in the network.
        port: The port (default: the first free one from 8899 on).
        language: The language of the room (default: the language that is set). Your friend chooses an own one.
        seed: Repeats the code and the cards (default: random).

    Raises:
        TutorError: There is no such scenario or side, or this Python cannot listen on the network.

    Example:
        >>> room = un.duel("memoir44/first-shots", side="Axis")  # doctest: +SKIP
        >>> room.link  # doctest: +SKIP
        'http://127.0.0.1:8899/#ABCE'

    """
    duels = Duels(scenario, minutes=minutes, side=side)
    room = Room(language=require_language(language), seed=None if seed is None else check_seed(seed))
    return RoomForTwo(room, serve(room, host, port), duels)
