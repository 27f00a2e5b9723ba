"""The extension of Jupyter's server: every socket to a kernel sends at once."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from undaunted_nb import server
from undaunted_nb.lessons.reference import docs


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


def test_server_shows_documentation_that_a_clone_has_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class WebApp:
        def __init__(self) -> None:
            self.settings = {"base_url": "/user/ann/"}
            self.served: list[Any] = []

        def add_handlers(self, _host: str, handlers: list[Any]) -> None:
            self.served += handlers

    monkeypatch.setattr(docs, "_of_package", lambda: "")
    monkeypatch.setenv(docs.SETTING, "")
    app = WebApp()
    server.serve_docs(app, tmp_path)
    assert (app.served, docs.address()) == ([], "")
    (tmp_path / "index.html").write_text("docs")
    server.serve_docs(app, tmp_path)
    assert [(path, options) for path, _, options in app.served] == [("/user/ann/undaunted-nb/docs/(.*)", {"path": [str(tmp_path)]})]
    assert os.environ[docs.SETTING] == docs.address() == "/user/ann/undaunted-nb/docs/"
    monkeypatch.setenv(docs.SETTING, "https://example.org/docs")
    server.serve_docs(app, tmp_path)
    assert len(app.served) == 1, "a setting wins"
