"""Kernels that are copies of one process.

It has imported what every notebook needs, which is most of the time that a kernel takes to start.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from typing import Any

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.manager import KernelManager
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

PREPARED = ["ipykernel.kernelapp", "undaunted_nb.widgets.table", "undaunted_nb.lessons.play.run"]


def be_kernel(command: Sequence[str], folder: str | None, environment: Mapping[str, str]) -> None:
    """Be the kernel that this command would start."""
    from ipykernel.kernelapp import IPKernelApp

    os.setpgid(0, 0)
    for output in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), output)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder or ".")
    IPKernelApp.launch_instance(list(command[command.index("-f") :]))


class CopiedProcess:
    """What Jupyter asks of `subprocess.Popen`, of a copied process."""

    stdin = stdout = stderr = None

    def __init__(self, *start: Any) -> None:
        copies = get_context("forkserver")
        copies.set_forkserver_preload(PREPARED)
        self._process = copies.Process(target=be_kernel, args=start)
        self._process.start()
        self.pid = self._process.pid or 0
        self.kill, self.terminate = self._process.kill, self._process.terminate

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self) -> int | None:
        self._process.join()
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)


class Provisioner(LocalProvisioner):
    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        process = CopiedProcess(cmd, kwargs.get("cwd"), kwargs["env"])
        self.process = process  # type: ignore[assignment]  # all of a Popen that is used
        self.pid = self.pgid = process.pid
        self.cwd = kwargs.get("cwd")
        return self.connection_info


class CopiedKernelManager(KernelManager):
    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        if sys.platform != "linux":
            return  # elsewhere a process that has loaded libraries may not be copied
        self.provisioner = Provisioner(kernel_id=self.kernel_id, kernel_spec=self.kernel_spec, parent=self)
