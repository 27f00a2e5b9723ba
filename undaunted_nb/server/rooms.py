"""The way for pupils to a room behind a hub: what is sent to a door goes to its room, without the question who they are."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from undaunted_nb.rooms import doors

PAGES = r"(|wall|desk|socket|static/[\w.]+|picture/[0-9a-f]{32}\.svg)"
"""What a room serves. Nothing else is asked of it."""


def serve_rooms(web_app: Any) -> None:
    """Let pupils in, if who runs the server has opened the rooms and jupyter-server-proxy is installed. The room asks for its code."""
    if not doors.is_open() or find_spec("jupyter_server_proxy") is None:
        return
    from jupyter_server.auth.decorator import allow_unauthenticated
    from jupyter_server.utils import url_path_join
    from jupyter_server_proxy.handlers import LocalProxyHandler, ProxyHandler
    from tornado.web import HTTPError

    class RoomHandler(LocalProxyHandler):  # type: ignore[misc]
        """A page, a file or the socket of a room."""

        SUPPORTED_METHODS = ("GET",)

        async def prepare(self) -> None:
            """Do all but ask who it is."""
            prepared = super(ProxyHandler, self).prepare()
            if prepared is not None:
                await prepared

        @allow_unauthenticated
        async def get(self, *args: str) -> Any:
            """Send a page or a file, or open the socket."""
            return await super().get(*args)

        async def http_get(self, token: str, page: str | None) -> Any:
            """Send a page or a file. An address that was typed without its last slash leads to the right one."""
            if page is None:
                return self.redirect(f"{self.request.path}/")
            return await super().http_get(find_room(token), page)

        async def open(self, token: str, page: str | None) -> Any:
            """Open the socket."""
            return await super().open(find_room(token), page or "")

    def find_room(token: str) -> int:
        port = doors.find_port(token)
        if port is None:
            raise HTTPError(404)
        return port

    url = url_path_join(web_app.settings["base_url"], doors.PATH, "([0-9a-f]{32})")
    web_app.add_handlers(".*$", [(f"{url}(?:/{PAGES})?$", RoomHandler)])
