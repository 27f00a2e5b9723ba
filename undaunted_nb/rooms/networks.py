"""A room on the network, if this Python can have one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import IN_BROWSER

from .room import Room

if TYPE_CHECKING:
    from .server import Server


def serve(room: Room, host: str, port: int) -> Server:
    """Return the server of a room.

    Raises:
        TutorError: This Python cannot listen on the network, or the port is in use.

    """
    if IN_BROWSER:
        raise TutorError(Text("room-needs-python"))
    try:
        from .server import Server
    except ModuleNotFoundError as error:
        raise TutorError(Text("error-no-extra", {"name": str(error.name), "extra": "rooms"})) from None
    return Server(room, host, port)
