"""The extension of Jupyter's server: every socket to a kernel sends at once."""

from __future__ import annotations

import json
from typing import Any

from undaunted_nb import server


def test_a_socket_that_is_opened_sends_at_once() -> None:
    class Handler:
        def __init__(self) -> None:
            self.told: list[Any] = []

        def set_nodelay(self, value: bool) -> None:
            self.told.append(("nodelay", value))

        def open(self, kernel: str) -> str:
            self.told.append(("open", kernel))
            return "opened"

    server.send_at_once(Handler)
    server.send_at_once(Handler)  # two loads do no more than one
    handler = Handler()
    assert handler.open("k1") == "opened"
    assert handler.told == [("nodelay", True), ("open", "k1")]


def test_the_server_is_informed() -> None:
    from importlib.resources import files

    told = json.loads(files("undaunted_nb").joinpath("server.json").read_text("utf-8"))
    (module,) = (point["module"] for point in server._jupyter_server_extension_points())
    assert told["ServerApp"]["jpserver_extensions"] == {module: True}
