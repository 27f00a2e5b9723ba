"""Note which file of tests runs which lines of the package: a plugin of pytest, `-p tests.mutants.reach`."""

from __future__ import annotations

import json
import os
import time
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest
from coverage import Coverage

from tests.project.paths import ROOT

FOLDER = "UNDAUNTED_NB_REACH"
"""The variable with the folder for the notes: each process of a run writes a file of its own."""

BETWEEN = ""
"""Stands for a file of tests where none is running."""


class Reach:
    """Which files of tests run which lines, and how many seconds each file takes."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.lines: defaultdict[tuple[str, int], set[str]] = defaultdict(set)

    @classmethod
    def read(cls, folder: Path) -> Reach:
        """Return what the processes of a run wrote."""
        reach = cls()
        for file in folder.glob("*.json"):
            notes = json.loads(file.read_text(encoding="utf-8"))
            for test, seconds in notes["seconds"].items():
                reach.seconds[test] += seconds
            for source, line, tests in notes["lines"]:
                reach.lines[source, line].update(tests)
        return reach

    def tests(self, source: str, lines: range) -> list[str]:
        """Return the files that run one of these lines, quickest first."""
        tests = {test for line in lines for test in self.lines.get((source, line), ())} - {BETWEEN}
        return sorted(tests, key=lambda test: (self.seconds[test], test))


class Recorder:
    """Writes down what the tests of this process reach."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.coverage = Coverage(data_file=None, config_file=False, include=[str(ROOT / "undaunted_nb/*")], messages=False)
        self.coverage.set_option("run:disable_warnings", ["no-data-collected"])  # by the process that only hands out the tests
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        test = item.path.relative_to(ROOT).as_posix()
        self.coverage.switch_context(test)
        start = time.monotonic()
        try:
            return (yield)
        finally:
            self.seconds[test] += time.monotonic() - start

    def pytest_unconfigure(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        lines = [
            (Path(source).relative_to(ROOT).as_posix(), line, tests)
            for source in sorted(data.measured_files())
            for line, tests in data.contexts_by_lineno(source).items()
        ]
        self.file.write_text(json.dumps({"seconds": self.seconds, "lines": lines}), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    if FOLDER in os.environ:
        config.pluginmanager.register(Recorder(Path(os.environ[FOLDER], f"{os.environ.get('PYTEST_XDIST_WORKER', 'main')}.json")))
