"""Put deliberate faults into the code, one at a time, and see whether the tests notice: `make mutants`.

    python -m tests.mutants [--number 200] [--seed 27] [--part engine] [--nightly | --quick | --against REVISION]

Faults go into a checkout of the current revision in a temporary folder. Results are in `.cache/mutants`, one file for each revision, so
a run that was stopped goes on where it was. A fault is tried with the cases that `make test` takes of the tests that name its file or run
its line, quickest first; which those are, the tests are asked once for each revision. `--nightly` tries the faults that survived with all
cases: what those notice is what the sample loses. `--against` tries them with the tests of another revision. `--quick` tries the faults
that were noticed with what `make quick` runs.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from tests.mutants.mutations import Mutant, sample
from tests.mutants.reach import FOLDER, Reach
from tests.project.paths import ROOT
from tests.project.quick import names

CACHE = ROOT / ".cache" / "mutants"


class Part(NamedTuple):
    """A part of the project: the files that get faults, and the tests that look at all of it, quick ones first."""

    sources: Sequence[str]
    tests: Sequence[str]


PACKAGE = "undaunted_nb"
SHARED = ("engine", "files", "probability", "kit", "play", "search", "simulation")
"""The folders of what all games share."""
PARTS = {
    "engine": Part(
        [*(f"{PACKAGE}/{floor}/*.py" for floor in SHARED), *(f"{PACKAGE}/games/**/*.{kind}" for kind in ("py", "toml"))],
        [*(f"tests/{floor}" for floor in SHARED), "tests/rules", "tests/scenarios", "tests/games", "tests/properties"],
    ),
    "lessons": Part([f"{PACKAGE}/lessons/**/*.{kind}" for kind in ("py", "toml")], ["tests/lessons", "tests/i18n"]),
    "widgets": Part([f"{PACKAGE}/widgets/**/*.py"], ["tests/widgets", "tests/building", "tests/sharing"]),
    "front end": Part(
        ["widgets/src/*.js"],
        [f"tests/browser/test_{name}.py" for name in ("messages", "hand", "lesson", "by_ear", "memoir44", "whole_game")],
    ),
}
OTHERS = ("bench", "browser", "docs", "lite", "load", "mutants", "notebooks", "project")
"""Folders of tests that look at the whole project, or need more than Python."""
QUICK = ("-p", "tests.project.quick")
DAILY, IN_BROWSER = (*QUICK, "--share", "1.5"), (*QUICK, "--share", "8")
"""The options for the cases that `make quick` and `make test` take."""
LONGEST = 3 * 3600
"""The seconds within which the tests say which lines they run."""
FAILED = re.compile(r"^(?:FAILED|ERROR) (tests/\S+?\.py(?:::.+?)?)(?: - .*)?$", re.MULTILINE)
"""The name of a test in pytest's summary."""


class Checkout:
    """A copy of the project in a temporary folder, with the tests of a revision."""

    def __init__(self, folder: Path, cases: str = "") -> None:
        self.folder = folder
        self.cases = cases
        self.reach = Reach()
        self.broken: set[str] = set()  # tests that fail without a fault, too

    def choose(self, mutant: Mutant, part: str) -> list[str]:
        """Return the tests of a fault: the files that name its file, then those that run its line, or all of its part."""
        whole = [name for name in PARTS[part].tests if (self.folder / name).exists()]
        if part == "front end":
            return whole
        tests = [file for file in self.folder.glob("tests/*/test_*.py") if file.parent.name not in OTHERS]
        found = [str(file.relative_to(self.folder)) for file in tests if names(file.read_text(encoding="utf-8"), Path(mutant.file))]
        found.sort(key=lambda test: (self.reach.seconds[test], test))
        reached = [test for test in self.reach.tests(mutant.file, self._statement(mutant)) if (self.folder / test).exists()]
        return [*dict.fromkeys([*found, *(reached or whole)])]

    def _statement(self, mutant: Mutant) -> range:
        """Return the lines of a fault from the first one of its statement: none where it runs when the module is imported."""
        if not mutant.file.endswith(".py"):
            return range(0)
        nodes = [*ast.walk(ast.parse((self.folder / mutant.file).read_text(encoding="utf-8")))]
        functions = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        if not any(node.body[0].lineno <= mutant.line <= (node.end_lineno or 0) for node in functions):
            return range(0)
        return range(max(node.lineno for node in nodes if isinstance(node, ast.stmt) and node.lineno <= mutant.line), mutant.line + 1)

    def note_reach(self, notes: Path) -> None:
        """Ask the tests which lines they run, or read what they said before."""
        if not notes.exists():
            with tempfile.TemporaryDirectory() as folder:
                options = ("-q", "-p", "tests.mutants.reach", "-n", "2", "--dist", "loadfile", "-m", "not slow and not browser", *DAILY)
                left_out = [f"--ignore=tests/{name}" for name in OTHERS]
                if self.run([sys.executable, "-m", "pytest", *options, *left_out], time.monotonic() + LONGEST, **{FOLDER: folder}) is None:
                    sys.exit(f"Asking the tests which lines they run took longer than {LONGEST} seconds. Try again when nothing else runs.")
                shutil.copytree(folder, notes)
        self.reach = Reach.read(notes)

    def run(self, command: Sequence[str], until: float, folder: str = ".", **variables: str) -> str | None:
        """Return what a command says if it fails, "" if it succeeds, and None if it takes too long."""
        environment = os.environ | {"PYTHONPATH": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1", "NO_COLOR": "1"} | variables
        with tempfile.TemporaryFile("w+") as told:
            process = subprocess.Popen(command, cwd=self.folder / folder, env=environment, stdout=told, stderr=told, start_new_session=True)
            try:
                code = process.wait(max(until - time.monotonic(), 1))
            except subprocess.TimeoutExpired:
                return None
            finally:
                with suppress(ProcessLookupError):  # it ended, and all that it started
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()
            told.seek(0)
            return told.read() or "no words" if code not in (0, 5) else ""  # 5: pytest found no tests

    def first_failure(self, tests: Sequence[str], until: float) -> str | None:
        """Return the first test that fails, "" for none, and None if the time is over before."""
        in_browser = any("browser" in test for test in tests)
        marks = "not browser" if self.cases == "quick" else "not slow" if in_browser else "not slow and not browser"
        chosen = {"quick": QUICK, "nightly": ()}.get(self.cases, IN_BROWSER if in_browser else DAILY)
        skipped = [f"--{'deselect' if '::' in test else 'ignore'}={test}" for test in sorted(self.broken)]
        quiet = ("-x", "-q", "-n", "0", "--tb=no", "-p", "no:cacheprovider", "-m", marks, *chosen)
        told = self.run([sys.executable, "-m", "pytest", *quiet, *skipped, *(test for test in tests if test not in self.broken)], until)
        if not told:
            return told
        found = FAILED.search(told)
        return found[1] if found else told.strip().splitlines()[-1]

    def judge(self, mutant: Mutant, part: str, limit: float) -> tuple[str, str]:
        """Return the verdict on a fault, and the test that noticed it."""
        file = self.folder / mutant.file
        text = file.read_text(encoding="utf-8")
        if text[mutant.start :][: len(mutant.old)] != mutant.old:
            return "not judged", "its place has another text"
        until = time.monotonic() + limit
        while True:
            file.write_text(mutant.applied(text), encoding="utf-8")
            try:
                by = self._front_end(until) if part == "front end" else ""
                by = self.first_failure(self.choose(mutant, part), until) if by == "" else by
            finally:
                file.write_text(text, encoding="utf-8")
            if by is None:
                return "not judged", "out of time"
            if not by or not by.startswith("tests/"):
                return ("noticed" if by else "survived"), by
            if part == "front end":
                self.run(["node", "build.mjs"], time.monotonic() + limit, "widgets")
            if self.first_failure([by], time.monotonic() + limit) == "":
                return "noticed", by
            if by in self.broken:
                return "not judged", f"{by} fails without the fault"
            self.broken.add(by)

    def _front_end(self, until: float) -> str | None:
        """Return what fails before a browser starts: one of the front end's own tests, or its bundling."""
        ran = self.run(["npx", "vitest", "run", "--reporter=json", "--outputFile=vitest.json"], until, "widgets")
        if ran is None:
            return None
        failed = [name for name in failed_tests(self.folder / "widgets/vitest.json") if name not in self.broken]
        told = self.run(["node", "build.mjs"], until, "widgets")
        return f"vitest: {failed[0]}" if failed else told and f"build.mjs: {told.strip().splitlines()[-1]}"

    def note_broken(self) -> None:
        """Note the front end's own tests that fail without a fault."""
        self._front_end(time.monotonic() + 600)
        self.broken.update(failed_tests(self.folder / "widgets/vitest.json"))


def failed_tests(file: Path) -> list[str]:
    """Return the names of the tests that failed, from vitest's report."""
    found = []
    for suite in json.loads(file.read_text(encoding="utf-8"))["testResults"]:
        failed = [test["fullName"] for test in suite["assertionResults"] if test["status"] == "failed"]
        found += failed or ([Path(suite["name"]).name] if suite["status"] == "failed" else [])  # a file that cannot be read has no tests
    return found


@contextmanager
def checkout(revision: str, tests: str, cases: str) -> Iterator[Checkout]:
    """Yield a checkout of a revision with the tests of another, and remove it. ``cases``: "quick", "nightly", or else what a day takes."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        place = Path(folder, "checkout")
        git("worktree", "add", "--quiet", "--detach", str(place), revision)
        try:
            if tests != revision:
                for path in ("tests", "widgets/test"):
                    git("-C", str(place), "rm", "-rq", path)
                    git("-C", str(place), "checkout", tests, "--", path)
            if (ROOT / "widgets/node_modules").exists():
                (place / "widgets/node_modules").symlink_to(ROOT / "widgets/node_modules")
            yield Checkout(place, cases)
        finally:
            git("worktree", "remove", "--force", str(place))


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def read_sources(part: Part, folder: Path) -> dict[str, str]:
    """Return the files of a part with their texts."""
    files = sorted({file for pattern in part.sources for file in folder.glob(pattern)})
    return {file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8") for file in files}


def known_results(file: Path) -> dict[str, dict[str, Any]]:
    """Return the results of an earlier run, by the fault."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return {json.dumps(result["mutant"]): result for result in map(json.loads, lines)}


def print_summary(results: Sequence[dict[str, Any]]) -> None:
    """Print a table of the verdicts, and the survivors."""
    counts = Counter((result["part"], result["verdict"]) for result in results)
    print(f"\n{'':12}{'noticed':>10}{'survived':>10}{'not judged':>12}")
    for part in PARTS:
        print(f"{part:12}{counts[part, 'noticed']:10}{counts[part, 'survived']:10}{counts[part, 'not judged']:12}")
    for verdict in ("survived", "not judged"):
        print(f"\n{verdict}:")
        for result in (one for one in results if one["verdict"] == verdict):
            it = Mutant(*result["mutant"])
            print(f"  {it.file}:{it.line} {' '.join(it.old.split())[:60]!r} -> {it.new[:60]!r} {result['by']}".rstrip())


def main() -> None:
    ask = argparse.ArgumentParser(prog="python -m tests.mutants", description="Put faults into the code, and see whether the tests notice.")
    ask.add_argument("--number", type=int, default=200, help="faults in all, as many for each part (default: %(default)s)")
    ask.add_argument("--seed", type=int, default=27, help="the choice of faults (default: %(default)s)")
    ask.add_argument("--part", choices=PARTS, action="append", help="only this part (can be repeated)")
    ask.add_argument("--limit", type=float, default=300, help="seconds for each fault (default: %(default)s)")
    ask.add_argument("--revision", default="HEAD", help="the revision that gets the faults (default: %(default)s)")
    again = ask.add_mutually_exclusive_group()
    again.add_argument("--against", metavar="REVISION", help="try the survivors with all cases of the tests of this revision")
    again.add_argument(
        "--nightly", action="store_const", dest="cases", const="nightly", help="try the survivors with all cases of the tests"
    )
    again.add_argument(
        "--quick", action="store_const", dest="cases", const="quick", help="try the noticed faults with what `make quick` runs"
    )
    ask.set_defaults(cases="")
    given = ask.parse_args()
    revision = git("rev-parse", "--short=8", given.revision)
    results = CACHE / f"{revision}.jsonl"
    earlier, tests = known_results(results), revision
    if given.against:
        tests = git("rev-parse", "--short=8", given.against)
        results = CACHE / f"{revision}-against-{tests}.jsonl"
    elif given.cases:
        results = CACHE / f"{revision}-{given.cases}.jsonl"
    known = known_results(results)
    CACHE.mkdir(parents=True, exist_ok=True)
    wanted = "survived" if given.against or given.cases == "nightly" else "noticed" if given.cases == "quick" else ""
    parts = given.part or [*PARTS]
    found = []
    with checkout(revision, tests, "nightly" if given.against else given.cases) as place, results.open("a", encoding="utf-8") as file:
        queues = {part: sample(read_sources(PARTS[part], place.folder), given.number // len(parts), given.seed) for part in parts}
        if "front end" in parts:
            place.note_broken()
        if parts != ["front end"]:
            place.note_reach(CACHE / f"{revision}-reach")
        for part, mutant in ((part, queue[turn]) for turn in range(given.number) for part, queue in queues.items() if turn < len(queue)):
            key = json.dumps(mutant)
            if wanted and earlier.get(key, {}).get("verdict") != wanted:
                continue
            if key not in known:
                start = time.monotonic()
                verdict, by = place.judge(mutant, part, given.limit)
                known[key] = {"part": part, "verdict": verdict, "by": by, "mutant": mutant}
                file.write(json.dumps({**known[key], "seconds": round(time.monotonic() - start)}) + "\n")
                file.flush()
                print(f"{verdict:10} {mutant.file}:{mutant.line} {mutant.kind} {by}", flush=True)
            found.append(known[key])
    print_summary(found)


if __name__ == "__main__":
    main()
