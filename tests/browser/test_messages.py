"""Invalid messages, late messages and Python errors change nothing, and the table reports them."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.player import Deed, Player
from tests.browser.table import MODEL, Mouse, Table, position

HOSTILE: dict[str, Any] = {
    "nothing": None,
    "a word": "tap",
    "a list": ["tap", "card:Rifleman A"],
    "no kind": {},
    "a kind that is none": {"kind": "__class__", "target": "", "revision": 0},
    "a kind that is no word": {"kind": {"tap": 1}, "target": "", "revision": 0},
    "a target that is no word": {"kind": "tap", "target": {"card": 1}, "revision": 0},
    "a target without end": {"kind": "tap", "target": "card:" + "x" * 100_000, "revision": 0},
    "a game to come": {"kind": "end", "target": "", "revision": 999},
    "a game gone by": {"kind": "end", "target": "", "revision": -1},
    "no revision": {"kind": "end", "target": ""},
    "a revision that is no number": {"kind": "end", "target": "", "revision": [0]},
    "a rule that there is not": {"kind": "rule", "target": "../../../etc/passwd", "line": "0.0", "revision": 0},
    "a branch that there is not": {"kind": "commit", "target": "", "revision": 0},
}


def test_hostile_messages(open_notebook: Callable[[str], Page]) -> None:
    table = Table(open_notebook("02-la-raye"))
    before = table.seen()
    saved = table.state()
    for name, message in HOSTILE.items():
        table.send(message)
        seen = table.seen()
        assert seen["why"], name
        assert (seen["why"]["tone"], seen["why"]["title"]) == ("error", "That did not work"), name
        assert position(seen) == position(before), name
        assert silent(table.state()) == silent(saved), name
        table.send({"kind": "back", "target": "", "revision": saved["revision"]})
        assert table.seen()["why"] is None
    the_game_goes_on(table)


def silent(state: dict[str, Any]) -> dict[str, Any]:
    """Return everything the browser has except the answer and its number."""
    return {name: value for name, value in state.items() if name not in ("why", "change")}


def the_game_goes_on(table: Table) -> None:
    player, before = Player(), table.seen()
    deed = player.decide(before)
    assert deed is not None
    Mouse(table).do(deed)
    assert position(table.seen()) != position(before)


def test_markup_in_a_message_stays_text(open_notebook: Callable[[str], Page]) -> None:
    page = open_notebook("02-la-raye")
    table = Table(page)
    evil = "<img src=x onerror=window.owned=1>"
    for target in (f"piece:{evil}", f"place:{evil}", f"card:{evil}", f"do:{evil}", f"pick:{evil}", f"choice:{evil}", evil):
        for kind in ("tap", "why", "aim", "rule", "branch"):
            table.send({"kind": kind, "target": target, "revision": table.state()["revision"], "card": evil, "line": evil})
    table.seen()
    assert page.evaluate("window.owned") is None
    assert page.locator(".un img").count() == 0
    the_game_goes_on(table)


def test_a_late_second_click_changes_nothing(open_notebook: Callable[[str], Page]) -> None:
    """Two clicks come faster than the answer, so the second is meant for an older table."""
    table = Table(open_notebook("02-la-raye"))
    hands, player = Mouse(table), Player()
    while not (seen := table.seen())["end"]:
        deed = player.decide(seen)
        assert deed is not None
        hands.do(deed)
    table.page.evaluate("() => { const end = document.querySelector('.un [data-key=end]'); end.click(); end.click(); }")
    seen = table.seen()
    assert seen["why"] is not None
    assert "The table has changed since then" in seen["why"]["text"]
    assert sum("US ends its turn" in line for line in seen["log"]) == 1


def test_values_that_the_page_makes_up(open_cells: Callable[..., Page]) -> None:
    """A page can change its own values, but the kernel doesn't trust it."""
    cell = "import undaunted_nb as un\nt = un.table(un.new_game('normandy/la-raye', seed=44), side='US')\nt"
    table = Table(open_cells(cell))
    told = "print(t, t.revision, t.words, t.head, t.mine, t.board, t.curtain, t.picture())"
    before = table.python(told)
    made_up = {"mine": {"hand": []}, "head": {"round": "99"}, "board": [], "words": {}, "curtain": {"title": "!"}, "revision": 77}
    table.page.evaluate(f"async (values) => {{ const model = await ({MODEL})(); model.set(values); model.save_changes(); }}", made_up)
    assert table.python(told) == before
    table.send({"kind": "undo", "target": "", "revision": 77})
    assert "The table has changed" in table.python("print(t.why)")
    assert table.python(told) == before


BROKEN = """
import undaunted_nb as un
from undaunted_nb.widgets import session, view
def broken(*_):
    raise ZeroDivisionError("a fault on purpose")
{}
un.table(un.new_game("normandy/la-raye", seed=44), side="US")
"""


@pytest.mark.changes_package
@pytest.mark.parametrize(
    "fault",
    [
        'session.DOES["tap"] = broken',
        "from undaunted_nb.play.game import Game\nGame.play = broken",
        "real = view.scene\nview.scene = lambda it: broken() if it.game.ply > 1 else real(it)",
    ],
    ids=["in an answer", "in the engine", "in drawing"],
)
def test_exception_in_python(fault: str, open_cells: Callable[..., Page]) -> None:
    table = Table(open_cells(BROKEN.format(fault)))
    before = table.seen()
    Mouse(table).do(Deed("tap", f"card:{before['hand'][0]['id']}"))
    seen = table.seen()
    assert seen["why"] is not None
    assert (seen["why"]["tone"], seen["why"]["title"]) == ("error", "That did not work")
    assert "ZeroDivisionError: a fault on purpose" in seen["why"]["text"]
    assert [seen["round"], seen["score"], seen["pieces"]] == [before["round"], before["score"], before["pieces"]]
