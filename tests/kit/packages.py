"""Packages that other people install beside this one: made of files, and used by a fresh Python."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.project.paths import ROOT


def add_package(site: Path, name: str, entry_points: str, files: Mapping[str, str]) -> None:
    """Put a package into a folder where Python finds it as an installed one."""
    for path, text in files.items():
        file = site / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    info = site / f"{name.replace('-', '_')}-0.1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(entry_points)


def environment(site: Path) -> dict[str, str]:
    """Return the environment of a Python that has this package and those in a folder."""
    return {**os.environ, "PYTHONPATH": f"{site}{os.pathsep}{ROOT}", "UNDAUNTED_NB_HOME": str(site / "home")}


def add_game(folder: Path, name: str) -> dict[str, str]:
    """Let a folder with a game be found as an installed package. Return the environment in which it is."""
    add_package(folder, f"undaunted-nb-{name}", f"[undaunted_nb.games]\n{name} = {name}\n", {})
    return environment(folder)


def run(site: Path, code: str) -> Any:
    """Return the value that a fresh Python with these packages gives to ``result``, and its warnings (``warned``)."""
    whole = f"""
import json, sys, warnings
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    import undaunted_nb as un
{"".join(f"    {line}{chr(10)}" for line in code.strip().splitlines())}
print(json.dumps({{"result": result, "warned": [str(warning.message) for warning in caught]}}))
"""
    done = subprocess.run([sys.executable, "-c", whole], env=environment(site), capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])
