"""The first chart of a new process: as Vega-Lite alone, with Altair, and with the static copy."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from statistics import median

from tests.bench.report import Row

WAYS = {
    "the chart": "found._repr_mimebundle_()",
    "with its static copy": "found._repr_mimebundle_(); found.to_svg()",
    "as a chart of Altair": "found.chart.to_dict()",
}
RUN = """
import json, resource, time
import undaunted_nb as un
table = un.odds_table()
begin, before = time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
found = table.chart()
{work}
print(json.dumps([time.process_time() - begin, (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024]))
"""
TIMES, AIM_SECONDS, AIM_MEGABYTES = 5, 0.7, 60.0


def rows() -> Iterator[Row]:
    """Measure each method in its own processes: processor time, and memory on top of the numbers."""
    for what, work in WAYS.items():
        found = [
            json.loads(subprocess.run([sys.executable, "-c", RUN.format(work=work)], capture_output=True, check=True, text=True).stdout)
            for _ in range(TIMES)
        ]
        seconds, megabytes = (median(column) for column in zip(*found, strict=True))
        aim = 1 if what == "the chart" else 0
        yield Row(f"{what}: processor time", seconds, "s", "limit", AIM_SECONDS, aim)
        yield Row(f"{what}: memory", megabytes, "MB", "limit", AIM_MEGABYTES, aim)
