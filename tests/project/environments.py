"""Fresh virtual environments and commands in them. What pip fetches into them has the versions of the lock."""

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.project.paths import ROOT

UV = Path(sys.executable).with_name("uv")


def run(*command: str | Path, cwd: Path | None = None, env: dict[str, str] | None = None, expected: int = 0, merged: bool = False) -> str:
    """Run a command that must end with this exit code and return its output (``merged``: with its errors). Show all of it if it fails."""
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == expected, (
        f"{' '.join(map(str, command))}: exit code {done.returncode}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    )
    return done.stdout + done.stderr if merged else done.stdout


@dataclass(frozen=True)
class Environment:
    folder: Path
    home: Path
    constraints: Path | None = None

    @property
    def bin(self) -> Path:
        return self.folder / ("Scripts" if os.name == "nt" else "bin")

    @property
    def variables(self) -> dict[str, str]:
        """Variables for a process that uses only this environment, without a person's settings."""
        kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"}}
        self.home.mkdir(exist_ok=True)
        own = {
            name: str(self.home / name.lower()) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "IPYTHONDIR", "UNDAUNTED_NB_HOME")
        }
        locked = {name: str(self.constraints) for name in ("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT") if self.constraints}
        return kept | own | locked | {"PATH": f"{self.bin}{os.pathsep}{os.environ['PATH']}", "VIRTUAL_ENV": str(self.folder)}

    def run(self, program: str, *arguments: str | Path, cwd: Path | None = None, expected: int = 0) -> str:
        return run(self.bin / program, *arguments, cwd=cwd or self.home, env=self.variables, expected=expected)

    def install(self, *arguments: str | Path) -> None:
        """Install through uv, which needs seconds where pip needs a minute, or where it does not reach what pip reaches, through pip."""
        uv: list[str | Path] = [UV, "pip", "install", "--quiet", "--python", self.bin / "python"]
        if self.constraints:
            uv += ["--constraint", self.constraints, "--build-constraint", self.constraints]
        try:
            run(*uv, *arguments, cwd=self.home, env=self.variables)
        except AssertionError:
            self.pip("install", *arguments)

    def pip(self, *arguments: str | Path, cwd: Path | None = None) -> str:
        pip: list[str | Path] = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", self.bin / "python"]
        return run(*pip, *arguments, cwd=cwd or self.home, env=self.variables)


def make(folder: Path) -> Environment:
    """Make an environment that no release elsewhere changes: pip keeps to the lock, also to build."""
    run(UV, "venv", "--quiet", "--python", sys.executable, folder)
    lock = (ROOT / "binder/locks/test.lock").read_text("utf-8")
    lines = [f"{name}{rest}" for name, rest in re.findall(r"^([\w.-]+)(==.*?)[ \\]*$", lock, re.MULTILINE)]
    constraints = folder / "locked.txt"
    constraints.write_text("\n".join(lines), "utf-8")
    return Environment(folder, folder / "home", constraints)
