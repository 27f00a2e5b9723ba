"""A real JupyterLab for tests, separate from the settings of the person at this machine."""

import json
import shutil
import sys
import urllib.request
from pathlib import Path
from typing import Any

from tests.browser.server import Server
from tests.project.paths import ROOT

TOKEN = "browser-tests"


class Lab(Server):
    """JupyterLab over its own folder.

    `root` is what it serves, `home` where the package saves games and progress, `own` the environment that keeps a process away from the
    person's own set-up. `settings` are options of its command.
    """

    def __init__(self, folder: Path, *settings: str) -> None:
        super().__init__(folder / "lab.log")
        self.root = folder / "root"
        self.home = folder / "home"
        self.root.mkdir()
        quiet = folder / "settings" / "@jupyterlab" / "apputils-extension"
        quiet.mkdir(parents=True)
        (quiet / "notification.jupyterlab-settings").write_text('{"fetchNews": "false", "checkForUpdates": false}')
        places = {
            "IPYTHONDIR": "ipython",
            "JUPYTERLAB_SETTINGS_DIR": "settings",
            "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
            "JUPYTER_CONFIG_DIR": "config",
            "JUPYTER_DATA_DIR": "data",
            "JUPYTER_RUNTIME_DIR": "runtime",
            "UNDAUNTED_NB_HOME": "home",
        }
        self.own = {name: str(folder / place) for name, place in places.items()}
        # The extension of this checkout. An editable installation has a copy of the day when it was installed.
        shutil.copytree(ROOT / "undaunted_nb" / "labextension", folder / "extensions" / "undaunted-nb")
        command = [
            *(sys.executable, "-m", "jupyter", "lab", "--no-browser", "--allow-root", "--LabApp.expose_app_in_browser=True"),
            *(f"--ServerApp.port={self.port}", "--ServerApp.port_retries=0", f"--IdentityProvider.token={TOKEN}"),
            *(f"--ServerApp.root_dir={self.root}", "--LabApp.news_url=", f"--LabApp.extra_labextensions_path={folder / 'extensions'}"),
            *settings,
        ]
        self.start(command, self.root, self.own)

    def greet(self) -> None:
        self.ask("GET", "api/status")

    def ask(self, method: str, path: str) -> Any:
        """Return the server's answer to a request, parsed, or `None` if the answer is empty."""
        request = urllib.request.Request(f"{self.url}/{path}", method=method, headers={"Authorization": f"token {TOKEN}"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def forget(self, kept: str = "") -> None:
        """End every kernel but one, and remove every saved game, so that the next test starts clean."""
        for kernel in self.ask("GET", "api/kernels"):
            if kernel["id"] != kept:
                self.ask("DELETE", f"api/kernels/{kernel['id']}")
        shutil.rmtree(self.home, ignore_errors=True)
