"""A room on the network: its page, its socket, and what it refuses."""

from __future__ import annotations

import asyncio
import gzip
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
import websockets

import undaunted_nb as un
from undaunted_nb.rooms.classroom import Classroom
from undaunted_nb.rooms.messages import LARGEST

FETCH_TIMEOUT = 10


@pytest.fixture
def room() -> Iterator[Classroom]:
    room = un.classroom(seed=1)
    yield room
    room.close()


def fetch(room: Classroom, path: str) -> Any:
    return urllib.request.urlopen(f"http://{room.address}/{path}", timeout=FETCH_TIMEOUT)


def address(room: Classroom) -> str:
    return f"ws://{room.address}/socket"


class Client:
    """A pupil with a real socket."""

    def __init__(self, socket: Any) -> None:
        self.socket, self.n = socket, 0

    async def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message, and return the answer to it."""
        self.n += 1
        await self.socket.send(json.dumps({"kind": kind, "n": self.n, **fields}))
        return await self.hear(("got", "error", "refused"))

    async def hear(self, kinds: tuple[str, ...]) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), FETCH_TIMEOUT))
            if message["kind"] in kinds:
                return message


def test_the_page_asks_nothing_of_any_other_server(room: Classroom) -> None:
    with fetch(room, "") as page:
        text = page.read().decode()
        policy = page.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe-eval" not in policy
    assert "script-src 'self';" in policy
    assert "http" not in text.replace("http-equiv", "").split("<script", 1)[0]
    assert room.room.wall_secret not in text
    assert room.room.desk_secret not in text
    for name in ("pupil.js", "pupil.css", "table.js", "table.css", "desk.js", "desk.css", "art.json"):
        with fetch(room, f"static/{name}") as file:
            assert file.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    "path", ["static/load.js", "static/../server.py", "static/%2e%2e/server.py", "etc/passwd", "picture/0.svg", f"picture/{'0' * 32}.svg"]
)
def test_nothing_else_is_served(room: Classroom, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as error:
        fetch(room, path)
    assert error.value.code == 404


def test_files_are_packed_and_sent_once(room: Classroom) -> None:
    url = f"http://{room.address}/static/table.js"
    plain = urllib.request.urlopen(url, timeout=FETCH_TIMEOUT)
    packed = urllib.request.urlopen(urllib.request.Request(url, headers={"Accept-Encoding": "gzip"}), timeout=FETCH_TIMEOUT)
    sent = packed.read()
    assert gzip.decompress(sent) == plain.read()
    assert len(sent) < 100_000
    again = urllib.request.Request(url, headers={"If-None-Match": plain.headers["ETag"]})
    with pytest.raises(urllib.error.HTTPError, match="304"):
        urllib.request.urlopen(again, timeout=FETCH_TIMEOUT)


def test_it_listens_on_this_computer_only(room: Classroom) -> None:
    assert room.address.startswith("127.0.0.1:")
    assert {socket.getsockname()[0] for socket in room._server._listening} == {"127.0.0.1"}  # type: ignore[union-attr]


def test_pupils_join_over_a_socket_and_come_back(room: Classroom) -> None:
    async def play() -> None:
        async with websockets.connect(address(room)) as socket:
            pupil = Client(socket)
            await pupil.say("join", code=room.code, name="Blue Fox", lang="uk")
            room.rolls(2, 8)
            task = (await pupil.hear(("view",)))["task"]
            assert (await pupil.say("roll", task=task, k=1))["kind"] == "got"
            assert (await pupil.say("roll", task=task, k=1))["kind"] == "error"
            secret = room.room.pupils[1].secret
        async with websockets.connect(address(room)) as socket:
            pupil = Client(socket)
            await pupil.say("join", code="", secret=secret)
            assert (await pupil.say("roll", task=task, k=2))["kind"] == "got"
            room.close()
            assert (await pupil.hear(("bye",)))["why"] == "closed"

    asyncio.run(play())
    assert len(room.results.records()) == 2


def test_another_page_cannot_open_the_socket(room: Classroom) -> None:
    async def try_it() -> None:
        async with websockets.connect(address(room), origin=websockets.Origin("http://elsewhere.example")):
            pass

    with pytest.raises(websockets.InvalidStatus, match="403"):
        asyncio.run(try_it())


def test_a_screen_too_many_of_an_address_takes_no_place_from_others(room: Classroom, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undaunted_nb.rooms.room.MOST_AT_ADDRESS", 1)

    async def wait_for_places(n: int) -> None:
        deadline = asyncio.get_running_loop().time() + FETCH_TIMEOUT
        while len(room._server.sockets) != n:  # type: ignore[union-attr]
            assert asyncio.get_running_loop().time() < deadline
            await asyncio.sleep(0.01)

    async def try_it() -> None:
        async with websockets.connect(address(room)), websockets.connect(address(room)) as second:
            assert json.loads(await second.recv()) == {"kind": "refused", "why": "many"}
            await wait_for_places(1)
        await wait_for_places(0)
        async with websockets.connect(address(room)) as socket:
            assert (await Client(socket).say("join", code=room.code, name="Blue Fox"))["kind"] == "got"

    asyncio.run(try_it())


def test_a_large_message_ends_the_connection_and_changes_nothing(room: Classroom) -> None:
    async def send() -> None:
        async with websockets.connect(address(room)) as socket:
            await socket.send("x" * (LARGEST + 1))
            assert json.loads(await socket.recv()) == {"kind": "error", "n": 0}
            await socket.send("x" * (3 * LARGEST))
            await asyncio.wait_for(socket.recv(), FETCH_TIMEOUT)

    with pytest.raises(websockets.ConnectionClosed):
        asyncio.run(send())


def test_who_sends_too_much_is_slowed_down(room: Classroom) -> None:
    async def hurry() -> float:
        loop = asyncio.get_running_loop()
        async with websockets.connect(address(room)) as socket:
            start = loop.time()
            for _ in range(40):
                await socket.send("x")
            for _ in range(40):
                await socket.recv()
            return loop.time() - start

    assert asyncio.run(hurry()) > 0.9, "20 at once, then 20 a second"


def test_the_room_can_be_opened_to_the_network_later(room: Classroom, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undaunted_nb.rooms.server.EVERYWHERE", "127.0.0.2")
    monkeypatch.setattr("undaunted_nb.rooms.desk.EVERYWHERE", "127.0.0.2")
    monkeypatch.setattr("undaunted_nb.rooms.server.find_address", lambda: "127.0.0.2")
    before = room.address
    room.desk.handle({"kind": "open"})
    assert room.address.startswith("127.0.0.2:")
    for place in (before, room.address):
        with urllib.request.urlopen(f"http://{place}/", timeout=FETCH_TIMEOUT) as page:
            assert page.status == 200


def test_the_port_is_named_if_it_is_in_use(room: Classroom) -> None:
    port = int(room.address.partition(":")[2])
    with pytest.raises(un.TutorError, match=str(port)):
        un.classroom(port=port)
