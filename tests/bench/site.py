"""The start of the browser-only site: ``python -m tests.bench site SITE [SITE…] [--times N]``, where each SITE is a built folder.

The sites take turns in one run, each visit in a new browser: a first one, and a second one of the same visitor. A row says the seconds
until the first table can be used, those of all processors, which other programs lengthen less, and the megabytes that came over the wire:
plain, and as a server that packs with gzip sends them.
"""

from __future__ import annotations

import argparse
import gzip
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from statistics import median

import psutil
from playwright.sync_api import BrowserContext, sync_playwright

from tests.bench.report import Row, told
from tests.browser.chromium import ADVICE, find
from tests.browser.files import served

AIMS = {"first visit": 8.0, "second visit": 4.0}
"""Seconds until the first table, on two quiet cores."""
LARGEST = 30.0
"""Megabytes of a first visit."""
PATIENCE = 240_000
PACKED = {".bin", ".png", ".woff2", ".whl", ".zip"}
"""Files that a server does not pack again."""


def worked() -> float:
    """Return the seconds that the browser has used, of all processors."""
    total = 0.0
    for process in psutil.Process().children(recursive=True):
        with suppress(psutil.Error):
            if "chrom" in process.name():
                total += sum(process.cpu_times()[:2])
    return total


def visit(context: BrowserContext, address: str) -> tuple[float, float, list[str]]:
    """Open the site. Return the seconds until its first table, those of the processors, and the paths that were asked for until then."""
    asked: list[str] = []
    page = context.new_page()
    context.on("requestfinished", lambda request: asked.append(request.url.partition("?")[0].removeprefix(address)))
    began = time.monotonic()
    page.goto(f"{address}/")
    page.locator(".un [data-start]").wait_for(timeout=PATIENCE)
    took = time.monotonic() - began
    until_table, processors = list(asked), worked()
    if page.evaluate("document.getElementById('un-note') !== null"):  # a site that keeps itself: until it has
        page.wait_for_function("'kept' in document.documentElement.dataset", timeout=PATIENCE)
    page.close()
    return took, processors, until_table


def sizes(site: Path, paths: set[str]) -> tuple[float, float]:
    """Return the megabytes of files, plain and packed."""
    files = [file for path in paths if (file := site / path.lstrip("/")).is_file()]
    plain = sum(file.stat().st_size for file in files)
    packed = sum(file.stat().st_size if file.suffix in PACKED else len(gzip.compress(file.read_bytes(), 6)) for file in files)
    return plain / 1e6, packed / 1e6


def rows(sites: list[Path], times: int) -> Iterator[Row]:
    """Yield a row for each site and kind of visit, and two for the bytes."""
    took: dict[tuple[Path, str], list[float]] = {}
    processors: dict[tuple[Path, str], list[float]] = {}
    asked: dict[Path, set[str]] = {site: set() for site in sites}
    executable = find()
    assert executable is not None, ADVICE
    with sync_playwright() as playwright:
        for turn in range(times):
            for site in sites if turn % 2 == 0 else reversed(sites):
                with served(site) as address, tempfile.TemporaryDirectory() as profile:
                    for kind in AIMS:
                        with playwright.chromium.launch_persistent_context(
                            profile, executable_path=executable, args=["--no-sandbox"]
                        ) as context:
                            seconds, work, paths = visit(context, address)
                        took.setdefault((site, kind), []).append(seconds)
                        processors.setdefault((site, kind), []).append(work)
                        if kind == "first visit":
                            asked[site] |= set(paths)
    for kind, aim in AIMS.items():
        for site in sites:
            yield Row(f"{kind}, {site}", median(took[site, kind]), "s", "the aim", aim, aim=1.0)
            yield Row(f"{kind}, {site}, all processors", median(processors[site, kind]), "s")
    for site in sites:
        plain, packed = sizes(site, asked[site])
        yield Row(f"until the first table, {site}", plain, "MB", "the aim", LARGEST, aim=1.0)
        yield Row(f"packed by the server, {site}", packed, "MB")


def main(arguments: list[str]) -> int:
    """Measure the sites, and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench site", description=__doc__.splitlines()[0])
    parser.add_argument("sites", nargs="+", type=Path)
    parser.add_argument("--times", type=int, default=3)
    asked = parser.parse_args(arguments)
    print(told(rows([site.resolve() for site in asked.sites], asked.times)))
    return 0
