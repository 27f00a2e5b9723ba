"""The table with the oldest anywidget that the package accepts. All other tests have that of the lock (``make newest``: the newest)."""

import os
import sys
import tomllib
from pathlib import Path

from tests.project.environments import Environment, run
from tests.project.paths import ROOT

ACCEPTED = next(
    line for line in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"] if line.startswith("anywidget")
)
PLAY = """
import undaunted_nb as un
table = un.table(un.new_game("normandy/la-raye", seed=44), side="US", opponent="", resume=False)
sent = []
table.send = lambda content, buffers=None: sent.append(content)
heard = []
none = lambda *a, **k: None
comm = {"comm_id": "c", "send": none, "on_msg": lambda comm, callback: heard.append(callback), "close": none}
table.comm = type("Comm", (), comm)()
card = table.mine["hand"][0]["id"]
message = {"kind": "tap", "target": f"card:{card}", "revision": table.revision}
heard[-1]({"content": {"data": {"method": "custom", "content": message}}, "buffers": []})
assert table.value["ply"] == table.game.ply == 2, table.value
assert sent[-1]["parts"]["revision"] == 1, sent
data = table._repr_mimebundle_()[0]
assert "application/vnd.jupyter.widget-view+json" in data and data["text/html"].startswith("<img")
import anywidget
print(anywidget.__version__)
"""


def test_the_range_is_that_of_this_project() -> None:
    assert ACCEPTED == "anywidget>=0.9,<1"


def test_a_table_plays_with_the_oldest(tmp_path: Path) -> None:
    Environment(Path(sys.prefix), tmp_path / "home").install("--no-deps", "--target", tmp_path / "oldest", "anywidget==0.9.0")
    paths = os.pathsep.join([str(tmp_path / "oldest"), str(ROOT)])
    assert run(sys.executable, "-c", PLAY, cwd=tmp_path, env=os.environ | {"PYTHONPATH": paths}).strip() == "0.9.0"
