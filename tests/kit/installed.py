"""A game in a folder in which it is found as an installed package."""

from __future__ import annotations

import os
from pathlib import Path

from tests.project.paths import ROOT


def install(folder: Path, name: str) -> dict[str, str]:
    """Let a folder be found as an installed package with a game. Return the environment in which it is."""
    info = folder / f"undaunted_nb_{name}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: undaunted-nb-{name}\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[undaunted_nb.games]\n{name} = {name}\n")
    return {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}", "UNDAUNTED_NB_HOME": str(folder / "home")}
