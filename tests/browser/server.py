"""A server in its own process. Tests start it, wait for it, and stop it."""

import os
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path

STARTS_WITHIN = 60.0


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Server(ABC):
    """A server on its own port. `log` is the file with what it prints."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self, command: Sequence[str], cwd: Path, own: Mapping[str, str]) -> None:
        """Start the process. `own` are the variables that keep it away from the person's own set-up."""
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command,
                cwd=cwd,
                env={**os.environ, **own},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    @abstractmethod
    def greet(self) -> None:
        """Ask for something small. Raises OSError while the server does not answer."""

    def wait(self) -> None:
        """Wait until the server answers."""
        until = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < until and self.process.poll() is None:
            try:
                self.greet()
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise RuntimeError(f"{type(self).__name__} did not start:\n{self.log.read_text()[-3000:]}")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
