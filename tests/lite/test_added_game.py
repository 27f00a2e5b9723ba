"""A game from another wheel is played in the browser-only site: its wheel is installed into the page's Python."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

from tests.kit.wheels import build_game
from tests.lite.page import LitePage

INSTALL = """
from base64 import b64decode
from pathlib import Path
import micropip
Path("/tmp/{name}").write_bytes(b64decode("{data}"))
await micropip.install("emfs:/tmp/{name}", deps=False)
import sys
for module in [module for module in sys.modules if module.partition(".")[0] == "undaunted_nb"]:
    del sys.modules[module]  # the page's Python comes with the package imported, and it looks for other packages once
import undaunted_nb as un
print([info["name"] for info in un.scenarios() if info["game"] == "lantern"])
"""


def test_a_game_from_a_wheel_is_installed_and_played(lite: LitePage, tmp_path: Path) -> None:
    wheel = build_game("lantern", tmp_path)
    lite.page.goto(f"{lite.site}/")
    lite.open("03-your-progress.ipynb")
    assert lite.told(INSTALL.format(name=wheel.name, data=b64encode(wheel.read_bytes()).decode())) == "['lantern/ford']\n"
    played = "game = un.new_game('lantern/ford', seed=1)\ngame.play('march B1 B2')\nprint(un.table(game).board)"
    assert "lantern-patrol" in lite.told(played)
    assert lite.errors() == []
