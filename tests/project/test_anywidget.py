"""The table with the oldest anywidget that the package accepts, and with that of the lock (``make newest`` takes the newest)."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.project.environments import make
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
assert sent[-1]["parts"]["revision"] == {"=": 1}, sent
data = table._repr_mimebundle_()[0]
assert "application/vnd.jupyter.widget-view+json" in data and data["text/html"].startswith("<img")
import anywidget
print(anywidget.__version__)
"""


def test_the_range_is_that_of_this_project() -> None:
    assert ACCEPTED == "anywidget>=0.9,<1"


@pytest.mark.slow(reason="makes environments")
@pytest.mark.parametrize("version", ["==0.9.0", ""])
def test_a_table_plays(version: str, tmp_path: Path) -> None:
    environment = make(tmp_path / "venv", *(["anywidget"] if version else []))
    environment.install(f"anywidget{version or ACCEPTED.removeprefix('anywidget')}", ROOT)
    found = environment.run("python", "-c", PLAY).strip()
    assert re.match(version.removeprefix("==") or r"0\.1\d", found)
