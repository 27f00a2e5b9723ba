"""Many visitors on one Voila server, each playing their own recorded clicks over a socket, as a browser does.

    python -m tests.load [--visitors 30] [--seconds 60] [--pause 2]

Every answer must bring the state of that visitor's own record, so a mix-up or a lost click is an error (exit code 1). It prints the memory
of the server with its kernels, and how long clicks took. Ten minutes, as a class plays: ``--seconds 600``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sys
import tempfile
import time
import urllib.request
import uuid
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import psutil
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tests.pages.voila import Voila
from tests.widgets.tables import clicks
from undaunted_nb.lessons.course import overview
from undaunted_nb.lessons.format.lesson import SEED
from undaunted_nb.play.game import new_game
from undaunted_nb.widgets.state.delta import apply_parts
from undaunted_nb.widgets.table import Table

MODEL = re.compile(r'"model_id":\s*"([0-9a-f]{32})"')
KERNEL = re.compile(r'"kernelId":\s*"([0-9a-f-]{36})"')
PATIENCE = 120.0


class Click(NamedTuple):
    """A message of the browser, and the value that the table must have after it."""

    message: dict[str, Any]
    value: Any


def record(visitor: int, most: int) -> tuple[Any, list[Click]]:
    """Return the value before the first click, and the clicks of a visitor who plays the first game of the page at random."""
    it, rng, found = overview.shelf()[0], Random(visitor), list[Click]()
    table = Table(new_game(it.play, seed=SEED), side=it.side, opponent="random")
    start = plain(table.value)
    while len(found) < most and not table.game.position.outcome:
        for kind, target, more in clicks(table.game.position, table._session.viewer, table._session.taps, rng):  # type: ignore[arg-type]
            message = {"kind": kind, "target": target, **more}
            table._on_message(table, {**message, "revision": table.revision}, [])
            found.append(Click(message, plain(table.value)))
    return start, found


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


class Visitor:
    """A browser on the table page, as far as the server can tell."""

    def __init__(self, number: int, voila: Voila, most: int) -> None:
        self.number, self.voila = number, voila
        self.start, self.clicks = record(number, most)
        self.times: list[float] = []
        self.faults: list[str] = []
        self.opened = 0.0
        self.state: dict[str, Any] = {}

    async def play(self, seconds: float, pause: float) -> None:
        begun = time.monotonic()
        html = await asyncio.to_thread(self._page)
        self.opened = time.monotonic() - begun
        kernel, model = KERNEL.search(html), MODEL.search(html)
        if not kernel or not model:
            self.faults.append("the page has no table")
            return
        self.model, self.session = model[1], uuid.uuid4().hex
        socket = await websocket_connect(
            f"ws{self.voila.url.removeprefix('http')}/api/kernels/{kernel[1]}/channels?session_id={self.session}"
        )
        await self._send(socket, {"kind": "whole"})
        self._compare(self.start)
        until, rng = time.monotonic() + seconds, Random(self.number)
        for message, value in self.clicks:
            await asyncio.sleep(pause * rng.uniform(0.5, 1.5))
            if time.monotonic() > until:
                break
            begun = time.perf_counter()
            await self._send(socket, {**message, "revision": self.state["revision"]})
            self.times.append(time.perf_counter() - begun)
            self._compare(value)
        socket.close()

    def _page(self) -> str:
        with urllib.request.urlopen(self.voila.address("table"), timeout=PATIENCE * 3) as answer:
            return str(answer.read().decode())

    def _compare(self, value: Any) -> None:
        if self.state.get("value") != value:
            self.faults.append(f"after {len(self.times)} clicks: {str(self.state.get('value'))[:200]} is not {str(value)[:200]}")

    async def _send(self, socket: WebSocketClientConnection, content: dict[str, Any]) -> None:
        """Send a message and take in its answer, up to the last part."""
        header = {"msg_id": uuid.uuid4().hex, "username": "", "session": self.session, "msg_type": "comm_msg", "version": "5.2", "date": ""}
        data = {"comm_id": self.model, "data": {"method": "custom", "content": content}}
        sent = {"header": header, "parent_header": {}, "metadata": {}, "content": data, "channel": "shell", "buffers": []}
        await socket.write_message(json.dumps(sent))
        while True:
            raw = await asyncio.wait_for(socket.read_message(), PATIENCE)
            if raw is None:
                raise ConnectionError("the server has closed the socket")
            if not isinstance(raw, str):
                continue
            told = json.loads(raw)
            if told["parent_header"].get("msg_id") != header["msg_id"] or told["content"].get("comm_id") != self.model:
                continue
            answer = told["content"]["data"]
            if answer["method"] == "update":
                self.state |= answer["state"]
                if content["kind"] == "whole":
                    return
            elif answer["method"] == "custom" and answer["content"].get("kind") == "change":
                self.state |= apply_parts(self.state, answer["content"]["parts"])
                return


async def run(visitors: int, seconds: float, pause: float) -> int:
    # The usual pool has a few threads. Pages that open slowly would take all of them, and sockets would wait for an address.
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(visitors + 4))
    with tempfile.TemporaryDirectory() as folder:
        voila = Voila(Path(folder))
        try:
            voila.wait()
            alone = memory(voila)
            people = [Visitor(number, voila, int(seconds / pause * 2) + 10) for number in range(visitors)]
            plays = [asyncio.create_task(person.play(seconds, pause)) for person in people]
            most = 0.0
            while not all(play.done() for play in plays):
                await asyncio.sleep(2)
                most = max(most, memory(voila))
            for person, play in zip(people, plays, strict=True):
                if play.exception():
                    person.faults.append(repr(play.exception()))
            if voila.home.exists():
                people[0].faults.append(f"the account of the server has {list(voila.home.rglob('*'))}")
        finally:
            voila.stop()
    return report(people, alone, most)


def memory(voila: Voila) -> float:
    """Return the memory of the server and its kernels in MB. Shared memory counts once, divided among the processes."""
    found = 0.0
    for process in [(top := psutil.Process(voila.process.pid)), *top.children(recursive=True)]:
        try:
            found += process.memory_full_info().pss
        except psutil.Error:
            continue
    return found / 1e6


def report(people: list[Visitor], alone: float, most: float) -> int:
    times = sorted(second for person in people for second in person.times)
    opened = sorted(person.opened for person in people)
    faults = [f"visitor {person.number}: {fault}" for person in people for fault in person.faults]
    part = lambda share: 1000 * times[min(int(len(times) * share), len(times) - 1)] if times else 0.0  # noqa: E731
    print(f"{len(people)} visitors, {len(times)} clicks")
    print(f"pages opened: median {opened[len(opened) // 2]:.1f} s, last {opened[-1]:.1f} s")
    print(f"a click and its answer: median {part(0.5):.0f} ms, 95 of 100 within {part(0.95):.0f} ms, slowest {part(1):.0f} ms")
    print(f"memory: server {alone:.0f} MB, {(most - alone) / max(len(people), 1):.0f} MB for each visitor, {most:.0f} MB together")
    print(f"lost or mixed up: {len(faults)}")
    print("\n".join(faults[:10]))
    return int(bool(faults) or not times)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.load", description="Many visitors on one Voila server.")
    parser.add_argument("--visitors", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=60, help="how long each of them plays")
    parser.add_argument("--pause", type=float, default=2, help="the usual time between two clicks")
    asked = parser.parse_args()
    sys.exit(asyncio.run(run(asked.visitors, asked.seconds, asked.pause)))
