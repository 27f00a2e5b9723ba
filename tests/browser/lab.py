"""A real JupyterLab for tests, separate from the settings of the person at this machine."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

TOKEN = "browser-tests"
STARTS_WITHIN = 60.0


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Lab:
    """JupyterLab over its own folder.

    `root` is what it serves, `home` where the package saves games and progress, `own` the environment that keeps a process away from the
    person's own set-up.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.root = folder / "root"
        self.home = folder / "home"
        self.root.mkdir()
        self.url = f"http://127.0.0.1:{free_port()}"
        self._process = self._start()

    def _start(self) -> "subprocess.Popen[bytes]":
        quiet = self.folder / "settings" / "@jupyterlab" / "apputils-extension"
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
        self.own = {name: str(self.folder / place) for name, place in places.items()}
        command = [
            *(sys.executable, "-m", "jupyter", "lab", "--no-browser", "--allow-root", "--LabApp.expose_app_in_browser=True"),
            *(f"--ServerApp.port={self.url.rpartition(':')[2]}", "--ServerApp.port_retries=0", f"--IdentityProvider.token={TOKEN}"),
            *(f"--ServerApp.root_dir={self.root}", "--LabApp.news_url="),
        ]
        with (self.folder / "lab.log").open("wb") as log:
            return subprocess.Popen(
                command,
                cwd=self.root,
                env=os.environ | self.own,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    def wait(self) -> None:
        until = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < until and self._process.poll() is None:
            try:
                self.ask("GET", "api/status")
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise RuntimeError(f"JupyterLab did not start:\n{(self.folder / 'lab.log').read_text()[-3000:]}")

    def ask(self, method: str, path: str) -> Any:
        """Return the server's answer to a request, parsed, or `None` if the answer is empty."""
        request = urllib.request.Request(f"{self.url}/{path}", method=method, headers={"Authorization": f"token {TOKEN}"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def forget(self) -> None:
        """End every kernel and remove every saved game, so that the next test starts clean."""
        for session in self.ask("GET", "api/sessions"):
            self.ask("DELETE", f"api/sessions/{session['id']}")
        shutil.rmtree(self.home, ignore_errors=True)

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
