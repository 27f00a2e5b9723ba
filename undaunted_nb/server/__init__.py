"""A small extension of Jupyter's server.

It sends answers of a kernel at once, lets git treat notebooks that only ran as unchanged, shows the documentation if a clone has built it,
and behind a hub lets pupils into rooms. It never changes what a person saves.

The server leaves it to TCP to gather small messages (Nagle's algorithm). The answer to a click on the table consists of three messages, so
it waited up to 40 ms for an acknowledgement that the browser delays. With TCP_NODELAY each message leaves when it is written.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import wraps
from pathlib import Path
from threading import Thread
from typing import Any

DOCS = Path(__file__).resolve().parents[2] / "build" / "docs"
"""The folder where `make docs` leaves the documentation in a clone."""


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "undaunted_nb.server"}]


def _load_jupyter_server_extension(app: Any) -> None:
    from jupyter_server.services.kernels.websocket import KernelWebsocketHandler

    from .rooms import serve_rooms

    app.contents_manager.register_post_save_hook(after_save)
    send_at_once(KernelWebsocketHandler)
    serve_docs(app.web_app, DOCS)
    serve_rooms(app.web_app)


def after_save(model: Mapping[str, object], os_path: str, **_more: object) -> None:
    """Tell git about a saved notebook (``played_notebooks.py``). The answer to the save does not wait for that."""
    from .played_notebooks import tell_git

    if model.get("type") == "notebook":
        Thread(target=tell_git, args=(os_path,)).start()


def serve_docs(web_app: Any, folder: Path) -> None:
    """Serve the documentation of ``folder``, if it has been built and no other address is known.

    Kernels inherit the address, so that tables can link to it.
    """
    from undaunted_nb.lessons.reference.docs import SETTING, address

    if address() or not (folder / "index.html").is_file():
        return
    from jupyter_server.base.handlers import FileFindHandler
    from jupyter_server.utils import url_path_join

    url = url_path_join(web_app.settings["base_url"], "undaunted-nb/docs/")
    web_app.add_handlers(".*$", [(f"{url}(.*)", FileFindHandler, {"path": [str(folder)]})])
    os.environ[SETTING] = url


def send_at_once(handler: Any) -> None:
    """Make every socket that ``handler`` opens send without delay.

    ``handler`` is a class of Tornado's WebSocketHandler. A second call for the same class changes nothing.
    """
    open_socket = handler.open
    if getattr(open_socket, "sends_at_once", False):
        return

    @wraps(open_socket)
    def opens(self: Any, *args: Any, **kwargs: Any) -> Any:
        self.set_nodelay(True)
        return open_socket(self, *args, **kwargs)

    opens.sends_at_once = True  # type: ignore[attr-defined]
    handler.open = opens
