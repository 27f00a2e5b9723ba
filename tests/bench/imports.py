"""A fresh process that imports the engine, compared with a bare interpreter."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from statistics import median

from tests.bench.report import Row

RUNS = 21
PROGRAMS = {
    "bare": "pass",
    "typing": "import typing",
    "position": "import undaunted_nb.games.undaunted.rules.state.position",
    "engine": "import undaunted_nb.games.undaunted.files.scenario",
    "game": "import undaunted_nb.play.game",
    "la-raye": "from undaunted_nb.games.undaunted.files.scenario import load; load('normandy/la-raye').position()",
}
TOLD = {
    "position": "import the rules (positions, legality, the round)",
    "engine": "import the engine (the rules and scenarios)",
    "game": "import games, replays and storage",
    "la-raye": "import the engine and set up La Raye",
    "typing": "for comparison: import typing alone",
}
AIM = 3.0


def rows() -> Iterator[Row]:
    """Run the programs alternately, so that other load affects all of them; return medians in milliseconds.

    Compiled modules are kept in a separate folder, because an installed package has them.
    """
    with tempfile.TemporaryDirectory() as folder:
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"} | {"PYTHONPYCACHEPREFIX": folder}
        took: dict[str, list[float]] = {name: [] for name in PROGRAMS}
        for run in range(RUNS + 1):
            for name, program in PROGRAMS.items():
                begin = time.perf_counter()
                subprocess.run([sys.executable, "-c", program], check=True, env=environment)
                if run:  # the first fills the folder
                    took[name].append(1000 * (time.perf_counter() - begin))
    bare = median(took["bare"])
    for name, what in TOLD.items():
        yield Row(what, median(took[name]), "ms", "bare interpreter", bare, AIM if name == "engine" else 0)
