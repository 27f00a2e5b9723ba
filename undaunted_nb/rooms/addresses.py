"""Where the screens of a class find a room: the address, and its QR code."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from importlib.util import find_spec
from typing import TypedDict

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104  (only where the teacher asked for it)
HUB = "JUPYTERHUB_SERVICE_PREFIX"
"""The environment variable that a JupyterHub sets, and Binder too."""


class QrCode(TypedDict):
    """A QR code as one path over a square of modules, with its quiet zone."""

    size: int
    path: str


def find_address() -> str:
    """Return the address of this computer in its network, or this computer's own if it has no other. Nothing is sent."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("10.255.255.255", 1))
        address = str(probe.getsockname()[0])
        if not address.startswith("127."):
            return address
    with suppress(OSError):
        for *_, place in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            if not str(place[0]).startswith("127."):
                return str(place[0])
    return HERE


def is_behind_hub() -> bool:
    """Return whether this kernel is reached through a JupyterHub or Binder, which can show what listens here."""
    return HUB in os.environ and find_spec("jupyter_server_proxy") is not None


def make_qr(text: str) -> QrCode | None:
    """Return the QR code of an address, or None if segno is not installed."""
    if find_spec("segno") is None:
        return None
    import segno

    border = 4
    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
    path = "".join(f"M{x + border} {y + border}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    return {"size": len(rows) + 2 * border, "path": path}
