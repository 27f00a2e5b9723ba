"""The line between kernel and browser, without a real browser."""

from __future__ import annotations

import json
from typing import Any

from undaunted_nb.widgets.state.delta import apply_parts
from undaunted_nb.widgets.table import Table


class Comm:
    """As much of a comm as a widget uses; sent messages are kept as JSON."""

    comm_id = "wire"

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    def send(self, data: Any = None, metadata: Any = None, buffers: Any = None) -> None:  # noqa: ARG002  (as a comm is called)
        assert not buffers
        self.sent.append(json.loads(json.dumps(data)))

    def on_msg(self, callback: Any) -> None:
        self.deliver = callback

    def close(self, *_args: Any, **_more: Any) -> None:
        pass


class Wire:
    """The browser's end: sends messages as a table's front end does, and assembles the scene."""

    def __init__(self, table: Table) -> None:
        self.table, self.comm = table, Comm()
        self.has: dict[str, Any] = {
            name: _plain(value) for name, value in table.get_state().items() if not name.startswith("_") and name != "layout"
        }
        table.comm = self.comm

    def deliver(self, data: dict[str, Any]) -> None:
        """Hand over what the front end sent."""
        self.comm.deliver({"content": {"data": data}, "buffers": []})

    def send(self, kind: str, target: str = "", **more: Any) -> str:
        """Deliver a message and return all replies as JSON."""
        self.comm.sent.clear()
        content = {"kind": kind, "target": target, "revision": self.has["revision"], **more}
        self.deliver({"method": "custom", "content": content})
        for data in self.comm.sent:
            if data["method"] == "custom" and data["content"]["kind"] == "change":
                self.has |= apply_parts(self.has, data["content"]["parts"])
            elif data["method"] == "update":
                self.has |= data["state"]
        return json.dumps(self.comm.sent, ensure_ascii=False, separators=(",", ":"))


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(value))
