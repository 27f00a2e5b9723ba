"""The door of a room at a Jupyter server: an address through which pupils without an account reach this room, and nothing else.

The kernel notes the port of its room in a file, under a name that cannot be guessed. The server (``undaunted_nb.server``) reads it there.
Both belong to the same user.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from secrets import token_hex

from undaunted_nb.files.storage import dump_json, runs, save_text
from undaunted_nb.lessons.progress.user_data import home

SETTING = "UNDAUNTED_NB_ROOMS"
"""The environment variable with which who runs a hub lets pupils in: ``open``."""
BINDER = "BINDER_LAUNCH_HOST"
"""The environment variable that Binder sets. Its computers are made for one visit, and hold nothing else."""
PATH = "undaunted-nb/rooms"
"""Where the rooms are below the address of the server."""


def is_open() -> bool:
    """Return whether the Jupyter server lets pupils without an account into rooms."""
    return os.environ.get(SETTING) == "open" or BINDER in os.environ


def _file_of(token: str) -> Path:
    return home() / "rooms" / f"{token}.json"


class Door:
    """The door of one room.

    Args:
        port: The port at which the room listens on this computer.

    Raises:
        FileError: The file cannot be written.

    """

    def __init__(self, port: int) -> None:
        self.token = token_hex(16)
        save_text(_file_of(self.token), dump_json({"port": port, "process": os.getpid()}))

    def close(self) -> None:
        """Let nobody in any more."""
        _file_of(self.token).unlink(missing_ok=True)


def find_port(token: str) -> int | None:
    """Return the port of the room behind a door, or None if there is no such room, or its kernel has ended."""
    try:
        entry = json.loads(_file_of(token).read_text())
        port, process = int(entry["port"]), int(entry["process"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return port if runs(process) else None
