"""The command that serves the pages: its start page, its address, and that nothing of it is left when it is asked to end."""

from __future__ import annotations

import os
import re
import signal
import sys
import urllib.request
from importlib.util import find_spec
from pathlib import Path

import psutil
import pytest

from tests.browser.server import Server
from tests.pages.voila import own_folders
from tests.project.no_skips import lacking
from tests.project.paths import ROOT
from undaunted_nb.jupyter import pages

TEMPLATE = Path(pages.__file__).parents[1] / "share/voila/templates/undaunted-nb"


class Command(Server):
    """`undaunted-nb pages` in a process of its own."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "pages.log")
        own = own_folders(folder) | {"TMPDIR": str(folder), "PYTHONPATH": str(ROOT)}
        self.start([sys.executable, "-m", "undaunted_nb.cli", "pages", f"--port={self.port}", "--host=127.0.0.1"], folder, own)

    def greet(self) -> None:
        self.read("/")

    def read(self, address: str) -> str:
        with urllib.request.urlopen(f"{self.url}{address}", timeout=60) as answer:
            return str(answer.read().decode())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends a process without asking it")
def test_the_server_leads_home_and_leaves_no_process_behind(tmp_path: Path) -> None:
    if find_spec("voila") is None:
        lacking("Voila is not installed: pip install 'voila>=0.5.13,<0.6'")
    server = Command(tmp_path)
    try:
        server.wait()
        (home,) = re.findall(r'content="0; url=([^"]*)"', server.read("/"))
        assert "jupyter-widget" in server.read(home).lower()
        own = psutil.Process(server.process.pid).children(recursive=True)
        assert any("ipykernel" in " ".join(child.cmdline()) for child in own)
        assert server.log.read_text().startswith(f"{server.url}/\n")
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(30) in {0, -signal.SIGTERM}
        assert psutil.wait_procs(own, timeout=10)[1] == []
        assert not [entry for entry in os.scandir(tmp_path) if entry.is_dir() and (Path(entry.path) / "home.ipynb").exists()]
    finally:
        server.stop()


def test_the_templates_of_the_pages_name_no_other_host() -> None:
    assert {file.name for file in TEMPLATE.iterdir()} >= {"tree.html", "index.html.j2", "conf.json"}
    for file in TEMPLATE.iterdir():
        assert not re.search(r"""(?:src|href|url)=["']?(?:https?:)?//""", file.read_text().replace("""'href="https://'""", ""))
