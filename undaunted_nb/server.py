"""A small extension of Jupyter's server.

It sends answers of a kernel at once and saves played notebooks unchanged.

The server leaves it to TCP to gather small messages (Nagle's algorithm). The answer to a click on the table consists of three messages, so
it waited up to 40 ms for an acknowledgement that the browser delays. With TCP_NODELAY each message leaves when it is written.
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
    """Make every socket that ``handler`` opens send without delay.

    ``handler`` is a class of Tornado's WebSocketHandler. A second call for the same class changes nothing.
    """
    opened = handler.open
    if getattr(opened, "sends_at_once", False):
        return

    @wraps(opened)
    def opens(self: Any, *args: Any, **kwargs: Any) -> Any:
        self.set_nodelay(True)
        return opened(self, *args, **kwargs)

    opens.sends_at_once = True  # type: ignore[attr-defined]
    handler.open = opens
