"""A class in one room: real sockets that act all the time, in duels, questions and rolls in turn.

    python -m tests.load.rooms [--pupils 60] [--seconds 120] [--pause 2] [--share 3]

Each pupil is a socket of its own in another process than the room. A third of them is cut off in the middle and comes back. It prints how
long an answer took, what it cost the processor, the memory for each pupil, and whether the results are what the pupils sent (exit code 1:
they are not, or too slow). The ten minutes of a lesson: ``--seconds 600``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from os import environ
from pathlib import Path
from random import Random
from typing import Any

import psutil
import websockets

import undaunted_nb as un
from undaunted_nb.widgets.state.delta import apply_parts

SLOWEST, LARGEST = 0.150, 6.0
"""The targets: seconds from a tap to its answer (95 of 100), and MB for each pupil."""
PATIENCE = 60.0
ROLLS = 30


class Pupil:
    """A pupil with a socket, who does what the page would do."""

    def __init__(self, number: int, url: str, code: str, pause: float) -> None:
        self.number, self.url, self.code, self.pause = number, url, code, pause
        self.rng = Random(number)
        self.n, self.secret = 0, ""
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.change = 0
        self.waits: list[float] = []
        self.sent: Counter[str] = Counter()
        self.errors: list[str] = []
        self._answers: dict[int, asyncio.Future[str]] = {}
        self._socket: Any = None
        self._reader: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Open a socket, and take the former place."""
        self._socket = await websockets.connect(self.url, max_size=2**24, ping_interval=None)
        self.n, self.table = 0, {}
        self._reader = asyncio.create_task(self._read())
        await self.say("join", code=self.code, name=f"pupil {self.number}", lang=("en", "uk", "ru")[self.number % 3], **self._known())

    def _known(self) -> dict[str, str]:
        return {"secret": self.secret} if self.secret else {}

    async def cut(self) -> None:
        """Lose the connection without a word, and come back."""
        assert self._reader is not None
        self._reader.cancel()
        self._socket.transport.abort()
        for answer in self._answers.values():
            answer.cancel()
        self._answers.clear()
        await asyncio.sleep(self.rng.uniform(0.2, 3))
        await self.connect()

    async def _read(self) -> None:
        async for raw in self._socket:
            message = json.loads(raw)
            self._take(message)
            waiting = self._answers.pop(message.get("n", -1), None) if message["kind"] in ("got", "error") else None
            if waiting is not None and not waiting.done():
                waiting.set_result(message["kind"])

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["kind"]
        if kind == "welcome":
            self.secret = message["secret"]
        elif kind == "view":
            if message["task"] != self.view.get("task"):
                self.table = {}
            self.view = message
        elif kind == "table" and "whole" in message:
            self.table, self.change = message["whole"], 0
        elif kind == "table" and self.table:
            if message["n"] != self.change + 1:
                self.errors.append(f"pupil {self.number}: change {message['n']} after {self.change}")
            self.change = message["n"]
            self.table |= apply_parts(self.table, message["parts"])

    async def say(self, kind: str, **fields: Any) -> str:
        """Send a message, wait for its answer, and note how long it took."""
        self.n += 1
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._answers[self.n] = answer
        start = time.perf_counter()
        await self._socket.send(json.dumps({"kind": kind, "n": self.n, **fields}))
        found = await asyncio.wait_for(answer, PATIENCE)
        self.waits.append(time.perf_counter() - start)
        return found

    async def act(self) -> None:
        """Do the next thing that the task asks for."""
        view, rng = self.view, self.rng
        what = view.get("what")
        if what == "rolls" and len(view["rolls"]) < view["times"]:
            faces = [rng.randrange(10), rng.randrange(10)]
            if await self.say("roll", task=view["task"], k=len(view["rolls"]) + 1, faces=faces) == "got":
                self.sent["roll " + "".join(map(str, faces))] += 1
        elif what == "questions" and not view["shown"]:
            value = rng.randrange(len(view["options"]))
            if await self.say("answer", task=view["task"], q=view["q"], value=value) == "got":
                self.sent = Counter({key: n for key, n in self.sent.items() if not key.startswith(f"answer {view['task']} {view['q']} ")})
                self.sent[f"answer {view['task']} {view['q']} {view['options'][value]}"] += 1
        elif what == "duels" and self.table:
            await self._tap()

    async def _tap(self) -> None:
        """Tap a card in hand, or something that the table lights up."""
        table, rng = self.table, self.rng
        lit = [f"{'piece' if thing in {e['k'] for e in table['board']} else 'place'}:{thing}" for thing in table["marks"]["lit"]]
        cards = [f"card:{card['id']}" for card in table["mine"].get("hand", []) if "id" in card]
        message = {"kind": "tap", "target": rng.choice(lit or cards or ["place:x"]), "revision": table["revision"]}
        if rng.random() < 0.2:
            message = {"kind": "commit", "target": "", "revision": table["revision"]}
        await self.say("table", task=self.view["task"], message=message)

    async def play(self, ends: float, cut_at: float) -> None:
        """Act until the end, about once in each pause."""
        await asyncio.sleep(self.rng.uniform(0, self.pause))
        while time.monotonic() < ends:
            if cut_at and time.monotonic() > cut_at:
                cut_at = 0.0
                await self.cut()
            start = time.monotonic()
            await self.act()
            await asyncio.sleep(max(self.pause * self.rng.uniform(0.8, 1.2) - (time.monotonic() - start), 0))


def serve() -> None:
    """Open a room, and do what the lines on standard input say. Each gets one line of JSON as its answer."""
    room = un.classroom(seed=None)
    process = psutil.Process()

    def tell(**values: Any) -> None:
        cpu = process.cpu_times()
        print(json.dumps({"memory": process.memory_info().rss, "cpu": cpu.user + cpu.system, **values}), flush=True)

    tell(address=room.address, code=room.code)
    for line in sys.stdin:
        match line.split():
            case ["rolls"]:
                room.rolls(2, 8, times=ROLLS)
            case ["questions"]:
                room.questions(n=20, seed=7)
            case ["next"]:
                for button in ("show", "next-question"):
                    room.press(button)
            case ["duels"]:
                room.duels()
            case ["end"]:
                break
        tell(here=len(room.room.here))
    tell(rows=[[*row] for row in room.results.rows()])
    room.close()


async def run(pupils: int, seconds: float, pause: float, share: int) -> int:
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "tests.load.rooms", "--serve"]
        env = {**environ, "UNDAUNTED_NB_HOME": home}
        server = await asyncio.to_thread(
            subprocess.Popen, command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env, cwd=Path.cwd()
        )
        try:
            return await drive(server, pupils, seconds, pause, share)
        finally:
            server.kill()


def ask(server: subprocess.Popen[str], line: str = "") -> dict[str, Any]:
    assert server.stdin is not None
    assert server.stdout is not None
    if line:
        server.stdin.write(line + "\n")
        server.stdin.flush()
    found: dict[str, Any] = json.loads(server.stdout.readline())
    return found


async def drive(server: subprocess.Popen[str], number: int, seconds: float, pause: float, share: int) -> int:
    first = await asyncio.to_thread(ask, server)
    pupils = [Pupil(i, f"ws://{first['address']}/socket", first["code"], pause) for i in range(number)]
    for pupil in pupils:
        await pupil.connect()
    waits: dict[str, list[float]] = {}
    costs: dict[str, float] = {}
    most = first["memory"]
    for kind in ("duels", "questions", "rolls"):
        found = await asyncio.to_thread(ask, server, kind)
        assert found["here"] == number, found
        await asyncio.sleep(1)
        before = await asyncio.to_thread(ask, server, "memory")
        for pupil in pupils:
            pupil.waits.clear()
        ends = time.monotonic() + seconds / 3
        cuts = [ends - seconds / 6 if i % share == 0 else 0.0 for i in range(number)]
        playing = [asyncio.create_task(pupil.play(ends, cut)) for pupil, cut in zip(pupils, cuts, strict=True)]
        while not all(task.done() for task in playing):
            await asyncio.wait(playing, timeout=max(seconds / 30, 2))
            if kind == "questions" and time.monotonic() < ends - 2:
                await asyncio.to_thread(ask, server, "next")
        for task in playing:
            task.result()
        waits[kind] = sorted(wait for pupil in pupils for wait in pupil.waits)
        after = await asyncio.to_thread(ask, server, "memory")
        most = max(most, after["memory"])
        costs[kind] = after["cpu"] - before["cpu"]
    last = await asyncio.to_thread(ask, server, "memory")
    most = max(most, last["memory"])
    rows = (await asyncio.to_thread(ask, server, "end"))["rows"]
    return report(pupils, waits, costs, (most - first["memory"]) / 2**20 / number, rows)


def report(pupils: list[Pupil], waits: dict[str, list[float]], costs: dict[str, float], memory: float, rows: list[list[Any]]) -> int:
    problems = [error for pupil in pupils for error in pupil.errors]
    for kind, found in waits.items():
        middle, slow, slowest = (1000 * found[int(len(found) * share)] for share in (0.5, 0.95, 0.9999))
        cost = 1000 * costs[kind] / len(found)
        print(
            f"{kind}: {len(found)} actions, half of them answered in {middle:.0f} ms, 95 of 100 in {slow:.0f} ms, all in {slowest:.0f} ms,"
        )
        print(f"  with {cost:.1f} ms of the processor for each")
        if slow > 1000 * SLOWEST:
            problems.append(f"{kind}: slower than {1000 * SLOWEST:.0f} ms")
    print(f"memory: {memory:.1f} MB for each of {len(pupils)} pupils")
    if memory > LARGEST:
        problems.append(f"more than {LARGEST} MB for each pupil")
    for pupil in pupils:
        mine = [row for row in rows if row[0] == f"pupil {pupil.number}"]
        rolls = Counter(f"roll {row[3]}" for row in mine if row[1] == "rolls")
        if rolls != Counter({key: n for key, n in pupil.sent.items() if key.startswith("roll ")}):
            problems.append(f"pupil {pupil.number}: other rolls than were sent")
        answers = sum(key.startswith("answer ") for key in pupil.sent)
        if len([row for row in mine if row[1] == "questions"]) != answers:
            problems.append(f"pupil {pupil.number}: {answers} answers were sent")
    print("\n".join(problems) or "nothing lost, nothing mixed up")
    return 1 if problems else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pupils", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--pause", type=float, default=2)
    parser.add_argument("--share", type=int, default=3, help="one of so many is cut off and comes back")
    parser.add_argument("--serve", action="store_true")
    chosen = parser.parse_args()
    if chosen.serve:
        serve()
        return 0
    return asyncio.run(run(chosen.pupils, chosen.seconds, chosen.pause, chosen.share))


if __name__ == "__main__":
    sys.exit(main())
