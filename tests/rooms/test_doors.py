"""A room behind a real Jupyter server, at the address of a teacher on a hub: pupils without an account reach it, and nothing else."""

from __future__ import annotations

import asyncio
import os
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets

import undaunted_nb as un
from tests.browser.server import Server
from tests.project.paths import ROOT
from tests.rooms.test_server import FETCH_TIMEOUT, Client
from undaunted_nb.lessons.progress.user_data import HOME
from undaunted_nb.rooms import addresses, doors
from undaunted_nb.rooms.classroom import Classroom

BASE = "/user/anna/"
TOKEN = "of-the-teacher"


class JupyterServer(Server):
    """A Jupyter server with the extension of this checkout."""

    def __init__(self, folder: Path, rooms: str) -> None:
        super().__init__(folder / "server.log")
        config = folder / "jupyter_server_config.d"
        config.mkdir()
        (config / "undaunted-nb.json").write_text((ROOT / "undaunted_nb" / "server.json").read_text())
        command = [
            *(sys.executable, "-m", "jupyter", "server", "--no-browser", "--allow-root", f"--ServerApp.base_url={BASE}"),
            *(f"--ServerApp.port={self.port}", "--ServerApp.port_retries=0", f"--IdentityProvider.token={TOKEN}"),
            f"--ServerApp.root_dir={folder}",
        ]
        places = {name: str(folder / name) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR")}
        self.start(command, folder, {**places, "JUPYTER_CONFIG_PATH": str(folder), HOME: str(folder / "home"), doors.SETTING: rooms})

    def greet(self) -> None:
        with urllib.request.urlopen(f"{self.url}{BASE}api", timeout=FETCH_TIMEOUT):
            pass


@pytest.fixture(params=["open", ""])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[JupyterServer]:
    server = JupyterServer(tmp_path, request.param)
    try:
        server.wait()
        yield server
    finally:
        server.stop()


def status(url: str, method: str = "GET") -> int:
    class Still(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *_: object) -> None:
            return None

    try:
        with urllib.request.build_opener(Still).open(urllib.request.Request(url, method=method), timeout=FETCH_TIMEOUT) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def open_room(server: JupyterServer, home: Path, monkeypatch: pytest.MonkeyPatch, rooms: str) -> Classroom:
    monkeypatch.setenv(HOME, str(home))
    monkeypatch.setenv(addresses.HUB, BASE)
    monkeypatch.setenv(doors.SETTING, rooms)
    room = un.classroom(seed=1)
    room.desk.handle({"kind": "page", "target": f"{server.url}{BASE}"})
    return room


async def join(room: Classroom, url: str, name: str, origin: str) -> str:
    async with websockets.connect(url, origin=websockets.Origin(origin)) as socket:
        pupil = Client(socket)
        await pupil.say("join", code=room.code, name=name)
        room.rolls(2, 8)
        task = (await pupil.hear(("view",)))["task"]
        while not task:
            task = (await pupil.hear(("view",)))["task"]
        return str((await pupil.say("roll", task=task, k=1))["kind"])


@pytest.mark.slow(reason="starts two Jupyter servers")
def test_pupils_without_an_account_reach_a_room_and_nothing_else(
    server: JupyterServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    rooms = request.node.callspec.params["server"]
    room = open_room(server, tmp_path / "home", monkeypatch, rooms)
    url = f"http://{room.address}/"
    try:
        assert url.startswith(f"{server.url}{BASE}")
        if not rooms:
            assert url == f"{server.url}{BASE}proxy/{room._server.port}/"  # type: ignore[union-attr]
            assert status(url) == 302, "a login"
            token = doors.Door(int(room._server.port)).token  # type: ignore[union-attr]
            assert status(f"{server.url}{BASE}{doors.PATH}/{token}/") == 302, "closed unless the administrator opens them"
            return
        with urllib.request.urlopen(url, timeout=FETCH_TIMEOUT) as page:
            assert "default-src 'none'" in page.headers["Content-Security-Policy"]
            assert page.headers.get_all("Content-Security-Policy") == [page.headers["Content-Security-Policy"]]
        with urllib.request.urlopen(f"http://{room.address}", timeout=FETCH_TIMEOUT) as page:
            assert page.url == url, "the address as the projector shows it"
        assert [status(f"{url}{name}") for name in ("static/pupil.js", "wall", "desk")] == [200, 200, 200]
        assert status(url, "POST") in (403, 405)
        assert [status(f"{url}{name}") for name in ("api/status", "static/load.js", "../../../api/status", "socket/x")] == [404] * 4
        assert status(f"{server.url}{BASE}{doors.PATH}/{'0' * 32}/") == 404
        assert status(f"{server.url}{BASE}proxy/{room._server.port}/") == 302  # type: ignore[union-attr]
        socket = f"{url.replace('http', 'ws')}socket"
        assert asyncio.run(join(room, socket, "Blue Fox", server.url)) == "got"
        with pytest.raises((websockets.InvalidStatus, websockets.ConnectionClosed)):
            asyncio.run(join(room, socket, "Red Heron", "http://elsewhere.example"))
        assert [pupil.name for pupil in room.room.pupils.values()] == ["Blue Fox"]
    finally:
        room.close()
    assert status(url) == 404, "the door is closed"


def test_a_door_leads_to_a_kernel_that_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    door = doors.Door(8899)
    assert doors.find_port(door.token) == 8899
    file = tmp_path / "rooms" / f"{door.token}.json"
    text = file.read_text()
    file.write_text(text.replace(str(os.getpid()), str(2**22 + 1)))  # more than a process can have
    assert doors.find_port(door.token) is None
    file.write_text("[]")
    assert doors.find_port(door.token) is None
    door.close()
    assert doors.find_port(door.token) is None


def test_one_who_tries_codes_behind_a_hub_does_not_keep_others_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    monkeypatch.setenv(addresses.HUB, BASE)
    room = un.classroom(seed=1)
    room.desk.handle({"kind": "page", "target": "http://hub.example/user/anna/"})

    async def play() -> list[str]:
        url = f"ws://127.0.0.1:{room._server.port}/socket"  # type: ignore[union-attr]
        async with websockets.connect(url) as first, websockets.connect(url) as second:
            rude, pupil = Client(first), Client(second)
            for _ in range(5):
                await rude.say("join", code="AAAA", name="Ann")
                await rude.hear(("got",))
            refused = await rude.say("join", code="AAAA", name="Ann")
            return [refused["why"], (await pupil.say("join", code=room.code, name="Ben"))["kind"]]

    assert asyncio.run(play()) == ["slow", "got"]
    room.close()
