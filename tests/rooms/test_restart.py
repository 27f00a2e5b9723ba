"""A kernel that restarts, as JupyterLab does it: every screen reads that the room has ended, and a saved room is there again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import websockets
from jupyter_client.manager import start_new_kernel

from tests.rooms.test_server import Client

BEGIN = "import undaunted_nb as un\nroom = un.classroom({file!r})\nprint(room.address, room.code)"


def run(client: object, code: str) -> str:
    """Run a cell, and return what it prints."""
    said: list[str] = []

    def hear(message: dict) -> None:
        content = message["content"]
        said.append(content.get("text", "") + "\n".join(content.get("traceback", ())))

    client.execute_interactive(code, output_hook=hear, timeout=60)  # type: ignore[attr-defined]
    return "".join(said).strip()


@pytest.mark.slow(reason="starts a kernel twice")
def test_a_restarted_kernel_ends_the_room_on_every_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(tmp_path))
    file = str(tmp_path / "room.json")
    manager, client = start_new_kernel(kernel_name="python3")

    async def play() -> tuple[str, str]:
        address, code = (await asyncio.to_thread(run, client, BEGIN.format(file=""))).split()
        async with websockets.connect(f"ws://{address}/socket") as socket:
            pupil = Client(socket)
            await pupil.say("join", code=code, name="Blue Fox")
            await asyncio.to_thread(run, client, f"room.save({file!r}, names=True)\nsecret = room.room.pupils[1].secret")
            secret = await asyncio.to_thread(run, client, "print(secret)")
            await asyncio.to_thread(manager.restart_kernel)
            assert (await pupil.hear(("bye",)))["why"] == "closed"
        await asyncio.to_thread(client.wait_for_ready, 60)
        return code, secret

    async def come_back(address: str, secret: str) -> str:
        async with websockets.connect(f"ws://{address}/socket") as socket:
            pupil = Client(socket)
            await socket.send('{"kind": "join", "n": 1, "code": "", "secret": "' + secret + '"}')
            return str((await pupil.hear(("welcome", "refused"))).get("name"))

    try:
        code, secret = asyncio.run(play())
        address, again = run(client, BEGIN.format(file=file)).split()
        assert again == code
        assert asyncio.run(come_back(address, secret)) == "Blue Fox"
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
