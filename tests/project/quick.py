"""Run few cases of what takes long: `make quick`, and more of them in `make test` (`--share`). `make nightly` runs all.

`costs.txt` has the test functions that take longer than `SHARE` seconds with all their cases. Of each function as many cases are run as
that time allows, `CASES` at the most, spread over all. With `--share`, all cases of a function with the mark `whole` are run. In a test
file that has changed since the last commit, or names a file that has, all cases are run that `MORE` seconds allow. `make costs` measures
all tests and writes the list again.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.project.paths import ROOT
from tests.sampling import NIGHTLY

COSTS = Path(__file__).with_name("costs.txt")
SHARE, MORE = 0.3, 3.0
"""The seconds for the cases of one test function."""
CASES = 20
"""The cases of one test function where nothing has changed. Cheap cases cost time, too: pytest reports each of them."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--share", type=float, help="the seconds for the cases of one test function, of which at least one is run")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if NIGHTLY:
        return
    costs = read_costs()
    share = config.getoption("--share")
    changed = changed_files()
    functions: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        functions[item.nodeid.partition("[")[0]].append(item)
    left_out: set[pytest.Item] = set()
    for name, cases in functions.items():
        left_out.update(cases)
        whole = share and cases[0].get_closest_marker("whole")
        number = len(cases) if whole else count_cases(name, len(cases), costs.get(name, 0), share, changed)
        left_out.difference_update(spread(cases, number))
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = [item for item in items if item not in left_out]


def count_cases(name: str, cases: int, seconds: float, share: float | None, changed: tuple[Path, ...]) -> int:
    """Return how many cases of a function are run: as `--share` allows, or else few where nothing has changed."""
    if share:
        return max(affordable(cases, seconds, share), 1)
    if concerns(ROOT / name.partition("::")[0], changed):
        return affordable(cases, seconds, MORE)
    return min(affordable(cases, seconds, SHARE), CASES)


def affordable(cases: int, seconds: float, share: float) -> int:
    """Return how many of the cases fit into a share of the seconds that all of them take."""
    return int(cases * share / seconds) if seconds > share else cases


def spread(cases: list[pytest.Item], number: int) -> list[pytest.Item]:
    """Return so many of the cases, at equal distances."""
    return [cases[at * len(cases) // number] for at in range(number)]


def read_costs() -> dict[str, float]:
    """Return the seconds of each costly test function."""
    return {name: float(seconds) for seconds, name in map(str.split, COSTS.read_text("utf-8").splitlines())}


def changed_files() -> tuple[Path, ...]:
    """Return the files that differ from the last commit (none where there is no git)."""
    status = ("git", "status", "--porcelain", "-z", "--no-renames", "-uall")
    printed = subprocess.run(status, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    return tuple(ROOT / line[3:] for line in printed.split("\0") if line)


@cache
def concerns(test: Path, changed: tuple[Path, ...]) -> bool:
    """Return whether a test file is among the changed files or names one of them."""
    return test in changed or any(names(test.read_text("utf-8"), path) for path in changed if "tests" not in path.parts)


def names(text: str, path: Path) -> bool:
    """Return whether the text of a test file names a file: a module with its package, another one by its name."""
    stem = re.escape(path.stem)
    return bool(re.search(rf"\b{path.parent.name}(\.| import [^\n]*\b){stem}\b" if path.suffix == ".py" else rf"[\"'/ ]{stem}\b", text))


def costs_of(report: Path) -> Iterable[tuple[float, str]]:
    """Return the costly test functions of a report, in JUnit's format, the costliest first."""
    seconds: dict[str, float] = defaultdict(float)
    for case in ET.parse(report).iter("testcase"):  # noqa: S314 (written by our own pytest)
        file, *classes = re.split(r"\.(?=[A-Z])", case.attrib["classname"])
        name = "::".join([f"{file.replace('.', '/')}.py", *classes, case.attrib["name"].partition("[")[0]])
        seconds[name] += float(case.attrib["time"])
    return sorted(((cost, name) for name, cost in seconds.items() if cost > SHARE), reverse=True)


if __name__ == "__main__":
    found = sorted((cost for report in sys.argv[1:] for cost in costs_of(Path(report))), reverse=True)
    COSTS.write_text("".join(f"{cost:.1f} {name}\n" for cost, name in found), "utf-8")
