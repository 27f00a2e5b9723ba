"""The first table of a fresh kernel: import, new game, table and first picture, by processor time."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from statistics import median

from tests.bench.report import Row

RUNS, AIM = 7, 250.0
SCENARIOS = ("normandy/la-raye", "north-africa/convoy", "memoir44/pegasus-bridge")
PROGRAM = """
import os
import ipykernel.ipkernel
before = os.times()
import undaunted_nb as un
table = un.table(un.new_game({scenario!r}, seed=1))
assert table.get_state()
after = os.times()
print(1000 * (after.user - before.user + after.system - before.system))
"""
"""What a first cell does. What a kernel imports for itself is there already; ipywidgets and anywidget are not."""


def rows() -> Iterator[Row]:
    """Measure the games in turn, so that other load affects all of them; return medians in milliseconds."""
    took: dict[str, list[float]] = {name: [] for name in SCENARIOS}
    with tempfile.TemporaryDirectory() as folder:
        for run in range(RUNS + 1):
            for name in SCENARIOS:
                environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
                environment |= {"PYTHONPYCACHEPREFIX": f"{folder}/cache", "UNDAUNTED_NB_HOME": f"{folder}/{name}/{run}"}
                found = subprocess.run(
                    [sys.executable, "-c", PROGRAM.format(scenario=name)], check=True, env=environment, capture_output=True, text=True
                )
                if run:  # the first fills the folder
                    took[name].append(float(found.stdout))
    for name, own in took.items():
        yield Row(f"the first table: {name}", median(own), "ms", "limit", AIM, 1)
