"""A small extension of Jupyter's server: answers of a kernel travel at once, and notebooks that were only played stay as they came.

The server leaves it to TCP to gather small messages (Nagle's algorithm). A click on the table is answered with three of them, so the
answer waited up to 40 ms for an acknowledgement that the browser delays. With TCP_NODELAY each message leaves when it is written.
"""

from __future__ import annotations

from functools import wraps
from typing import Any


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "undaunted_nb.server"}]


def _load_jupyter_server_extension(app: Any) -> None:
    from jupyter_server.services.kernels.websocket import KernelWebsocketHandler

    from .untouched import keep_as_it_came

    app.contents_manager.register_pre_save_hook(keep_as_it_came)
    send_at_once(KernelWebsocketHandler)


def send_at_once(handler: Any) -> None:
    """Have every socket that ``handler`` (a class of Tornado's WebSocketHandler) opens send without delay. Does so once a class."""
    opened = handler.open
    if getattr(opened, "sends_at_once", False):
        return

    @wraps(opened)
    def opens(self: Any, *args: Any, **kwargs: Any) -> Any:
        self.set_nodelay(True)
        return opened(self, *args, **kwargs)

    opens.sends_at_once = True  # type: ignore[attr-defined]
    handler.open = opens
