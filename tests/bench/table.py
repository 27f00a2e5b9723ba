"""The first table of a fresh kernel: import, new game, table and first picture, by processor time and memory."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from tests.bench.report import Row

RUNS, AIM = 7, 250.0
AIM_MEGABYTES = 27.0
"""Half of it is code: 150 modules, ipywidgets and anywidget, and what Babel knows of one language."""
SCENARIOS = ("normandy/la-raye", "north-africa/convoy", "memoir44/pegasus-bridge")
PROGRAM = """
import os
import ipykernel.ipkernel
def megabytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
size, before = megabytes(), os.times()
import undaunted_nb as un
table = un.table(un.new_game({scenario!r}, seed=1))
assert table.get_state()
assert table._repr_mimebundle_()
after = os.times()
print(1000 * (after.user - before.user + after.system - before.system), megabytes() - size)
"""
"""What a first cell does. What a kernel imports for itself is there already; ipywidgets and anywidget are not."""


def rows() -> Iterator[Row]:
    """Measure the games in turn, so that other load affects all of them; return medians in milliseconds and megabytes."""
    took: dict[str, list[float]] = {name: [] for name in SCENARIOS}
    sizes: dict[str, list[float]] = {name: [] for name in SCENARIOS}
    with tempfile.TemporaryDirectory() as folder:
        for run in range(RUNS + 1):
            for name in SCENARIOS:
                environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
                environment |= {"PYTHONPYCACHEPREFIX": f"{folder}/cache", "UNDAUNTED_NB_HOME": f"{folder}/{name}/{run}"}
                found = subprocess.run(
                    [sys.executable, "-c", PROGRAM.format(scenario=name)], check=True, env=environment, capture_output=True, text=True
                )
                if run:  # the first fills the folder
                    milliseconds, megabytes = map(float, found.stdout.split())
                    took[name].append(milliseconds)
                    sizes[name].append(megabytes)
    for name, own in took.items():
        yield Row(f"the first table: {name}", median(own), "ms", "limit", AIM, 1)
        if Path("/proc/self/statm").exists():
            yield Row(f"the first table: {name}: memory", median(sizes[name]), "MB", "limit", AIM_MEGABYTES, 1)
