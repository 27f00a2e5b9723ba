"""What a search has found so far appears in its cell, and is gone in the end: run in a real kernel."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from jupyter_client.manager import start_new_kernel

import undaunted_nb as un
from undaunted_nb.teaching.display.display import COPIES
from undaunted_nb.teaching.display.live import show_until_last

SHOWN = ("display_data", "update_display_data", "execute_result", "error", "stream")
SLOW = """
import itertools, time
from undaunted_nb.teaching.display.live import show_until_last

def search():
    for n in itertools.count():
        time.sleep(0.02)
        yield un.odds(1, 8 + n % 2)
        if {end}:
            raise KeyboardInterrupt

found = show_until_last(search())
print(found.defense)
"""


@pytest.fixture(scope="module")
def run() -> Iterator[Any]:
    """Yield a function that runs a cell and returns its messages: the kind and the content of each."""
    environment = {name: value for name, value in os.environ.items() if name != COPIES}
    manager, client = start_new_kernel(kernel_name="python3", env=environment)

    def run(code: str) -> list[tuple[str, dict[str, Any]]]:
        request, found = client.execute(code), []
        while True:
            message = client.get_iopub_msg(timeout=120)
            if message["parent_header"].get("msg_id") != request:
                continue
            if message["msg_type"] in SHOWN:
                found.append((message["msg_type"], message["content"]))
            if message["content"].get("execution_state") == "idle":
                return found

    run("import undaunted_nb as un")
    yield run
    client.stop_channels()
    manager.shutdown_kernel(now=True)


def test_a_search_shows_what_it_has_found_and_clears_it_in_the_end(run: Any) -> None:
    first, *others, last = run(SLOW.format(end="n == 40"))
    assert first[0] == "display_data"
    assert "1 die against a defense of 8" in first[1]["data"]["text/html"]
    assert others
    assert {kind for kind, _ in others} == {"update_display_data"}
    assert {content["transient"]["display_id"] for _, content in [first, *others]} == {first[1]["transient"]["display_id"]}
    assert others[-1][1]["data"] == {}
    assert last == ("stream", {"name": "stdout", "text": "8\n"})


def test_a_hint_in_a_cell_fills_in(run: Any) -> None:
    shown = run('un.hint(un.new_game("north-africa/convoy", seed=1), n=300)')
    kinds = [kind for kind, _ in shown]
    assert kinds[0] == "display_data"
    assert kinds[-1] == "execute_result"
    assert "playout" in shown[0][1]["data"]["text/html"]
    assert shown[0][1]["data"] != shown[-1][1]["data"]


def test_a_quick_search_shows_only_its_result(run: Any) -> None:
    assert [kind for kind, _ in run(SLOW.format(end="True"))] == ["stream"]


def test_a_stored_notebook_keeps_nothing_of_it(run: Any) -> None:
    run(f"import os; os.environ[{COPIES!r}] = '1'")
    try:
        assert [kind for kind, _ in run(SLOW.format(end="n == 10"))] == ["stream"]
    finally:
        run(f"del os.environ[{COPIES!r}]")


def test_outside_a_notebook_a_search_only_returns_its_last_value(capsys: pytest.CaptureFixture[str]) -> None:
    assert show_until_last(un.odds(1, defense) for defense in (4, 6, 8)) == un.odds(1, 8)
    assert capsys.readouterr().out == ""


def test_an_interrupt_before_the_first_value_is_raised() -> None:
    def search() -> Iterator[un.Odds]:
        raise KeyboardInterrupt
        yield un.odds(1, 8)

    with pytest.raises(KeyboardInterrupt):
        show_until_last(search())
