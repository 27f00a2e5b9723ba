"""Ten tables of a kernel send the front end's code, its style and the art once."""

from __future__ import annotations

import json
from typing import Any

import comm
import pytest
from comm.base_comm import BaseComm
from ipywidgets.embed import dependency_state

from undaunted_nb.drawing.svg import art
from undaunted_nb.jupyter.home_page import home
from undaunted_nb.play.game import new_game
from undaunted_nb.widgets.assets import STATIC, shared
from undaunted_nb.widgets.table import Table

ONCE = {
    "code": (STATIC / "table.js").read_text(encoding="utf-8"),
    "style": (STATIC / "table.css").read_text(encoding="utf-8"),
    "art": art()["symbols"],
}


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The message that opens the models in the browser, as JSON, from the first table of a kernel on."""
    told: list[str] = []

    class Kept(BaseComm):
        def publish_msg(self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **_more: Any) -> None:  # noqa: ARG002  (as it is called)
            if msg_type == "comm_open":
                told.append(json.dumps(data, ensure_ascii=False))

    shared().close()  # a table of another test may have made it
    monkeypatch.setattr(comm, "create_comm", Kept)
    return told


def _tables(count: int) -> list[Table]:
    return [Table(new_game("normandy/la-raye", seed=seed), side="US") for seed in range(count)]


def test_ten_tables_send_the_front_end_once(opened: list[str]) -> None:
    _tables(10)
    weight = sum(len(text.encode()) for text in ONCE.values())
    total = sum(len(one.encode()) for one in opened)
    assert total < 3 * weight, f"{total} bytes for ten tables; the front end has {weight}"
    home()  # a table, too
    for name, text in ONCE.items():
        assert sum(json.dumps(text, ensure_ascii=False)[1:-1] in one for one in opened) == 1, name


def test_it_is_open_before_the_table_that_refers_to_it(opened: list[str]) -> None:
    (table,) = _tables(1)
    states = [json.loads(one)["state"] for one in opened]
    assert table.get_state("shared")["shared"] == f"IPY_MODEL_{table.shared.model_id}"
    assert ["art" in state for state in states].index(True) < ["shared" in state for state in states].index(True)


def test_a_table_sends_it_again_if_it_was_closed(opened: list[str]) -> None:
    before = _tables(1)[0].shared
    before.close()  # as `Widget.close_all()` does
    opened.clear()
    after = _tables(1)[0].shared
    assert after is not before
    assert after.comm is not None
    assert sum('"art"' in one for one in opened) == 1


def test_a_page_without_a_kernel_gets_it_with_a_table(opened: list[str]) -> None:
    (table,) = _tables(1)
    state = dependency_state([table])
    assert state[table.shared.model_id]["state"]["art"] == art()
