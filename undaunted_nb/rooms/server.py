"""A room on the network: one page, the front end and one WebSocket, in a thread with an event loop of its own."""

from __future__ import annotations

import asyncio
import atexit
import json
import logging
import socket
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache, lru_cache
from gzip import compress
from html import escape
from threading import Event, Thread, get_ident
from time import monotonic
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPServerRequest
from tornado.ioloop import PeriodicCallback
from tornado.web import Application, HTTPError, RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from undaunted_nb.drawing.svg import art
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.logs import log_error
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES, percent, say, words_of
from undaunted_nb.widgets.assets import STATIC

from .activities.pictures import find_picture
from .addresses import EVERYWHERE, HERE, find_address, is_behind_hub, make_qr
from .desk import Desk
from .doors import PATH, Door, is_open
from .messages import LARGEST
from .pupils import Line
from .room import Room

log = logging.getLogger(__name__)

FILES = {f"{name}.{end}": kind for name in ("table", "pupil", "desk") for end, kind in (("js", "text/javascript"), ("css", "text/css"))}
"""The files that a room serves, and nothing else."""
SELF = "'self'"
SOURCES = {
    **dict.fromkeys(("default-src", "base-uri", "form-action"), "'none'"),
    **dict.fromkeys(("script-src", "style-src", "connect-src", "frame-ancestors"), SELF),
    "style-src-attr": "'unsafe-inline'",
    "img-src": f"{SELF} data:",
}
"""What a page may load: only what the room itself serves."""
POLICY = "; ".join(f"{name} {value}" for name, value in SOURCES.items())
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
PER_SECOND = 20
"""The messages of one screen that are read at once. Above that, the next ones wait."""
MOST_SCREENS = 250
MOST_WAITING = 400
"""The messages that wait for a slow screen before its connection ends."""
TICK = 250
"""The time between two looks at what changed, in milliseconds."""
COUNT_EVERY = 4
"""The number of looks after which pupils read how many have answered. A message to each of a class costs more than an answer."""
LESS = "\\u003c"
"""The sign "<" inside of data in a page."""
PORT = 8899
"""The first port that is tried."""
PORTS = 40


class GuardedHandler(RequestHandler):
    """What sends something: its headers allow nothing from elsewhere."""

    def set_default_headers(self) -> None:
        """Allow nothing from elsewhere."""
        for name, value in HEADERS.items():
            self.set_header(name, value)


class Page(GuardedHandler):
    """The page of a pupil, or the one of the projector."""

    def initialize(self, room: Room, page: str) -> None:
        """Take the room and the name of the page."""
        self.room, self.page = room, page

    def get(self) -> None:
        """Send the page with its words in all languages. They are data, and no code."""
        styles = ("pupil", "desk") if self.page == "desk" else ("table", "pupil")
        room = self.room
        facts = {"languages": dict(LANGUAGES), "lang": room.language, "page": self.page, "two": room.is_for_two}
        data = json.dumps({**_page_words(), **facts})
        self.set_header("Cache-Control", "no-store")
        self.write(
            f'<!doctype html><html lang="{escape(self.room.language)}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">'
            '<meta name="color-scheme" content="light dark"><title>undaunted-nb</title>'
            '<link rel="icon" href="data:,">'
            + "".join(f'<link rel="stylesheet" href="static/{style}.css">' for style in styles)
            + f'</head><body><script type="application/json" id="data">{data.replace("<", LESS)}</script>'
            '<script type="module" src="static/pupil.js"></script></body></html>'
        )


@cache
def _page_words() -> dict[str, Any]:
    """Return the words of the page and the names that it suggests, in all languages. A class opens the page at the same time."""
    words = {language: {**words_of("pupil-", language), **_percents(language)} for language in LANGUAGES}
    return {"words": words, "names": {language: say(Text("room-suggestions"), language) for language in LANGUAGES}}


def _percents(language: str) -> dict[str, str]:
    """Return the whole percentages as words, each by its number, for a guess that a pupil sets."""
    return {str(n): percent(Fraction(n, 100), 0, 0, language) for n in range(101)}


class File(GuardedHandler):
    """One of the files of the front end, a picture of a board, or the art of the tables."""

    def get(self, name: str) -> None:
        """Send the file, if there is one."""
        if name in FILES:
            self.set_header("Content-Type", f"{FILES[name]}; charset=utf-8")
            self.set_header("Cache-Control", "no-cache")  # asked for again, and not sent again if it is the same
            self._send_packed(*_pack_file(name, (STATIC / name).stat().st_mtime_ns))
        elif name == "art.json":
            self.set_header("Content-Type", "application/json")
            self.set_header("Cache-Control", "max-age=3600")
            self._send_packed(*_pack_art())
        else:
            raise HTTPError(404)

    def _send_packed(self, content: bytes, packed: bytes) -> None:
        """Send a file, packed where the browser can unpack it: a class opens it at the same time, over one Wi-Fi."""
        self.set_header("Vary", "Accept-Encoding")
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            content = packed
        self.write(content)


@lru_cache(maxsize=2 * len(FILES))
def _pack_file(name: str, _time: int) -> tuple[bytes, bytes]:
    """Return a file as it is and packed, once for each time that it changes."""
    content = (STATIC / name).read_bytes()
    return content, compress(content)


@cache
def _pack_art() -> tuple[bytes, bytes]:
    content = json.dumps({**art()}).encode()
    return content, compress(content)


class Picture(File):
    """A picture of a board."""

    def get(self, name: str) -> None:
        """Send the picture."""
        picture = find_picture(name)
        if picture is None:
            raise HTTPError(404)
        # A picture has a style of its own.
        self.set_header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
        self.set_header("Content-Type", "image/svg+xml; charset=utf-8")
        self.set_header("Cache-Control", "max-age=86400, immutable")
        self.write(picture)


class Socket(WebSocketHandler):
    """The connection to one screen."""

    line: Line | None = None

    def initialize(self, server: Server) -> None:
        """Take the server."""
        self.server = server
        self._allowed, self._last = float(PER_SECOND), monotonic()
        self._waiting = 0

    async def prepare(self) -> None:
        """Refuse more screens than a class can have."""
        if len(self.server.sockets) >= MOST_SCREENS:
            raise HTTPError(503)

    def open(self, *_: str, **__: str) -> None:
        """Connect the screen to the room."""
        self.set_nodelay(True)
        self.server.sockets.add(self)
        # All who come through a hub have its address, and one who tries codes would keep the others out.
        address = f"page {id(self)}" if self.server.base else str(self.request.remote_ip)
        self.line = self.server.room.connect(self, address)
        if self.line.is_refused:
            self.server.later(self.close)  # after the reason: open, it would take a place from other addresses

    async def on_message(self, message: str | bytes) -> None:
        """Give a message to the room. The next one is read after it, so whoever sends too much waits."""
        now = monotonic()
        self._allowed = min(self._allowed + (now - self._last) * PER_SECOND, float(PER_SECOND)) - 1
        self._last = now
        if self._allowed < 0:
            await asyncio.sleep(-self._allowed / PER_SECOND)
        if self.line is None:
            return
        try:
            self.server.room.receive(self.line, message)
        except Exception as error:  # noqa: BLE001  (one pupil must not end the room)
            log_error(log, "room", error)
            self.send({"kind": "error", "n": 0})

    def on_close(self) -> None:
        """Tell the room that the screen is gone."""
        self.server.sockets.discard(self)
        if self.line is not None:
            self.server.room.disconnect(self.line)

    def send(self, message: Mapping[str, Any]) -> None:
        """Send a message, from any thread."""
        text = json.dumps(message, separators=(",", ":"), default=_plain)
        self.server.later(self._write, text)

    def _write(self, text: str) -> None:
        if self._waiting > MOST_WAITING:
            self.close()
            return
        try:
            writing = self.write_message(text)
        except WebSocketClosedError:
            return
        self._waiting += 1
        asyncio.ensure_future(writing).add_done_callback(self._note_written)

    def _note_written(self, writing: asyncio.Future[None]) -> None:
        self._waiting -= 1
        if not writing.cancelled():
            writing.exception()  # a screen that has just gone


def _plain(value: object) -> object:
    """Return a mapping or a sequence of the scene as JSON knows it."""
    return dict(value) if isinstance(value, Mapping) else list(value)  # type: ignore[call-overload]


class Server:
    """The server of one room.

    Args:
        room: The room.
        host: Who can reach it: ``"127.0.0.1"`` is this computer only, ``"0.0.0.0"`` the whole network.
        port: The port (0: the first free one from 8899 on).

    Raises:
        TutorError: The port is in use.

    """

    def __init__(self, room: Room, host: str = HERE, port: int = 0) -> None:
        self.room, self.host = room, host
        self.sockets: set[Socket] = set()
        self.on_tick: Callable[[], None] = lambda: None
        self.is_behind_hub, self.base = is_behind_hub(), ""
        self._door: Door | None = None
        self._ticks = 0
        self._loop = asyncio.new_event_loop()
        self._http: HTTPServer | None = None
        self._listening = _bind(host, port)
        self.port = int(self._listening[0].getsockname()[1])
        self._is_ready, self._is_over = Event(), False
        self._thread = Thread(target=self._run, name=f"room {room.code}", daemon=True)
        self._thread.start()
        self._is_ready.wait()
        atexit.register(self.stop)
        self._note_address()

    def _note_address(self) -> None:
        name = find_address() if self.host == EVERYWHERE else self.host
        self.show_address(f"http://{name}:{self.port}/")

    @property
    def local_url(self) -> str:
        """The address of the room for this computer, or that of the hub."""
        return self.base or f"http://{HERE if self.host in (HERE, EVERYWHERE) else self.host}:{self.port}/"

    def show_address(self, url: str) -> None:
        """Show where pupils find the room: the address and its QR code."""
        self.room.address = url.removeprefix("http://").removesuffix("/")
        self.room.link = f"{url}#{self.room.code}"
        self.room.qr = make_qr(self.room.link)

    def show_behind(self, base: str) -> None:
        """Show the address at which a Jupyter server passes on what listens beside it: to all, or to those who can log in there."""
        if is_open() and self._door is None:
            self._door = Door(self.port)
        self.base = f"{base.rstrip('/')}/{f'{PATH}/{self._door.token}' if self._door else f'proxy/{self.port}'}/"
        self.show_address(self.base)

    def attach_desk(self, desk: Desk, show: Callable[[], None]) -> None:
        """Let the teacher's own page do what the desk does, and show the desk where it changed."""
        self.room.on_command, self.room.desk_view, self.on_tick = desk.handle, desk.view, show

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._serve())
        self._loop.close()

    async def _serve(self) -> None:
        self._over = asyncio.Event()
        application = Application(
            [
                (r"/", Page, {"room": self.room, "page": "pupil"}),
                (r"/wall", Page, {"room": self.room, "page": "wall"}),
                (r"/desk", Page, {"room": self.room, "page": "desk"}),
                (r"/static/([\w.]+)", File),
                (r"/picture/([0-9a-f]{32})\.svg", Picture),
                (r"/socket", Socket, {"server": self}),
            ],
            websocket_ping_interval=5,
            websocket_ping_timeout=5,
            websocket_max_message_size=2 * LARGEST,
            log_function=_log_nothing,
        )
        self._http = HTTPServer(application, max_body_size=LARGEST, max_header_size=16 * 1024, idle_connection_timeout=120)
        self._http.add_sockets(self._listening)
        ticker = PeriodicCallback(self._tick, TICK)
        ticker.start()
        self._is_ready.set()
        await self._over.wait()
        ticker.stop()
        self._http.stop()
        for screen in tuple(self.sockets):
            screen.close(1001)
        await asyncio.sleep(0.05)  # the last messages leave
        await self._http.close_all_connections()

    def _tick(self) -> None:
        try:
            self._ticks += 1
            self.room.tick(counts=self._ticks % COUNT_EVERY == 0)
            if self._ticks % 2:  # the teacher's side is the largest, and nobody waits for it
                self.on_tick()
        except Exception as error:  # noqa: BLE001  (the room goes on)
            log_error(log, "room", error)

    def later(self, call: Callable[..., None], *values: Any) -> None:
        """Call something in the thread of the server, in the order of the calls."""
        if not self._is_over:
            is_here = get_ident() == self._thread.ident  # there, nobody has to wake the loop
            try:
                (self._loop.call_soon if is_here else self._loop.call_soon_threadsafe)(call, *values)
            except RuntimeError:
                self._is_over = True  # the loop is closed

    def open_to(self, host: str) -> None:
        """Listen to others too. The screens that are connected stay.

        Raises:
            TutorError: The address cannot be used.

        """
        listening = _bind(host, self.port if host != EVERYWHERE else 0)
        self.host, self.port = host, int(listening[0].getsockname()[1])
        if self._http is not None:
            self.later(self._http.add_sockets, listening)
        self._note_address()

    def wait(self) -> None:
        """Wait until the room closes."""
        while not self.room.is_closed:
            self._thread.join(timeout=0.5)

    def stop(self) -> None:
        """Tell all screens that the room has ended, and stop."""
        if self._is_over:
            return
        self.room.close()
        if self._door is not None:
            self._door.close()
        self.later(self._over.set)
        self._is_over = True
        self._thread.join(timeout=5)
        atexit.unregister(self.stop)


def _bind(host: str, port: int) -> list[socket.socket]:
    """Return sockets that listen: at this port, or at the first free one."""
    problem: OSError | None = None
    for number in [port] if port else range(PORT, PORT + PORTS):
        try:
            listening = socket.create_server((host, number), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=128)
        except OSError as error:
            problem = error
        else:
            listening.settimeout(0)  # the loop waits for it
            return [listening]
    raise TutorError(Text("room-no-port", {"port": str(port or PORT), "reason": str(problem)[:100]}))


def _log_nothing(handler: RequestHandler | HTTPServerRequest) -> None:
    """Log no addresses of pupils."""
