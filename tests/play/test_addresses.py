"""Files from addresses: what opens, and one clear error for everything else."""

from __future__ import annotations

import http.client
import json
import sys
import threading
import urllib.request
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.files import download
from undaunted_nb.games.undaunted.files import scenario
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.kit import registry
from undaunted_nb.play.lines import to_line
from undaunted_nb.sharing import links
from undaunted_nb.testing.basis import find_raw_keys

un._give_words()
HILLS = scenario.text_of("normandy/hills")
SITE = "https://packs.example"
PAGES: dict[str, tuple[int, dict[str, str], bytes]] = {
    "/hills.toml": (200, {"Content-Type": "text/plain"}, HILLS.encode()),
    "/%D0%B3%D0%BE%D1%80%D0%B1%D0%B8.toml": (200, {}, HILLS.encode()),
    "/moved": (302, {"Location": "/hills.toml"}, b""),
    "/http": (302, {"Location": "http://packs.example/hills.toml"}, b""),
    "/file": (302, {"Location": "file:///etc/hostname"}, b""),
    "/round": (302, {"Location": "/round"}, b""),
    "/large": (200, {}, b"# " + b"x" * 200_000),
    "/binary": (200, {}, b"\xff\xfe\x00PNG"),
    "/zero": (200, {}, b"a\x00b"),
    "/page": (200, {"Content-Type": "text/html; charset=utf-8"}, b"<p>a page</p>"),
    "/page-as-text": (200, {"Content-Type": "text/plain"}, b"\n<!DOCTYPE html><html></html>"),
    "/secret": (403, {}, b""),
    "/busy": (503, {}, b""),
    "/faulty.toml": (200, {}, HILLS.replace("columns", "rowss", 1).encode()),
}


class _Pages(BaseHTTPRequestHandler):
    """A small site."""

    def do_GET(self) -> None:
        if self.path == "/broken":
            self.wfile.write(b"HTTP/1.0 200 OK\r\nContent-Length: 100\r\n\r\nhalf")
            return
        status, headers, content = PAGES.get(self.path, (404, {}, b""))
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  (the library's name)
        pass


@pytest.fixture(autouse=True)
def site(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Serve the pages, and lead https connections there."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Pages)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    class Local(urllib.request.HTTPSHandler):
        def https_open(self, req: urllib.request.Request) -> http.client.HTTPResponse:
            def connect(_host: str, **options: Any) -> http.client.HTTPConnection:
                return http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=options["timeout"])

            return self.do_open(connect, req)

    for name in ("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(urllib.request, "HTTPSHandler", Local)
    yield
    server.shutdown()
    server.server_close()


def refused(address: str) -> str:
    """Return the key of the one fault of an address. It has words in each language."""
    with pytest.raises(FileError) as caught:
        un.new_game(address)
    (fault,) = caught.value.faults
    for language in LANGUAGES:
        assert not [*find_raw_keys(say(fault.text, language))]
    return fault.text.key


@pytest.mark.parametrize("path", ["/hills.toml", "/moved", "/горби.toml", "/hills.toml#top"])
def test_a_scenario_is_opened_and_saved_with_its_text(path: str, tmp_path: Path) -> None:
    game = un.new_game(SITE + path, seed=4)
    assert game.position._replace(setup=None) == un.new_game("normandy/hills", seed=4).position._replace(setup=None)  # type: ignore[attr-defined]
    assert game.file is not None
    assert (str(game.file), game.file.text) == (SITE + path, HILLS)
    game.play(game.legal_actions[0])
    game.save(tmp_path / "saved.json")
    PAGES["/hills.toml"], before = (404, {}, b""), PAGES["/hills.toml"]
    again = un.load(str(tmp_path / "saved.json"))
    PAGES["/hills.toml"] = before
    assert again.position == game.position
    assert not again.notes


def test_a_saved_game_is_opened(tmp_path: Path) -> None:
    game = un.new_game("normandy/la-raye", seed=2)
    game.play(game.legal_actions[0])
    game.save(tmp_path / "replay.json")
    PAGES["/replay.json"] = (200, {}, (tmp_path / "replay.json").read_bytes())
    PAGES["/line.txt"] = (200, {}, game.line().encode())
    assert un.new_game(f"{SITE}/replay.json").position == game.position
    assert un.load(f"{SITE}/replay.json").ply == game.ply
    assert un.load(f"{SITE}/line.txt").position == game.position


def test_a_stranger_s_game_names_no_file(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(HILLS, "utf-8")
    data = un.new_game(str(own)).to_json()
    del data["scenario_file"]
    PAGES["/names-a-file.json"] = (200, {}, json.dumps(data).encode())
    assert refused(f"{SITE}/names-a-file.json") == "link-no-scenario"


@pytest.mark.parametrize(
    ("address", "key"),
    [
        (f"{SITE}/missing.toml", "address-missing"),
        (f"{SITE}/secret", "address-forbidden"),
        (f"{SITE}/busy", "address-answer"),
        (f"{SITE}/large", "address-large"),
        (f"{SITE}/binary", "address-not-text"),
        (f"{SITE}/zero", "address-not-text"),
        (f"{SITE}/page", "address-page"),
        (f"{SITE}/page-as-text", "address-page"),
        (f"{SITE}/http", "address-redirect"),
        (f"{SITE}/file", "address-redirect"),
        (f"{SITE}/round", "address-answer"),
        (f"{SITE}/broken", "address-broken"),
        ("http://packs.example/hills.toml", "address-http"),
        ("ftp://packs.example/hills.toml", "address-scheme"),
        ("file:///etc/hostname", "address-scheme"),
        ("https://", "address-form"),
        ("https://packs.example:x/a", "address-form"),
        ("https://me:secret@packs.example/a", "address-form"),
        ("https://packs.example/a b", "address-form"),
    ],
)
def test_what_is_refused(address: str, key: str) -> None:
    assert refused(address) == key


def test_faults_of_a_file_are_those_of_any_file() -> None:
    with pytest.raises(FileError) as caught:
        un.new_game(f"{SITE}/faulty.toml")
    assert str(caught.value).startswith(f"{SITE}/faulty.toml:")
    assert "Unknown field “rowss”. Did you mean “rows”?" in str(caught.value)


def test_a_slow_server_and_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    for error, key in ((TimeoutError(), "address-slow"), (OSError(-2, "Name or service not known"), "address-offline")):

        def fail(*_: object, error: Exception = error, **__: object) -> None:
            raise error

        monkeypatch.setattr(http.client.HTTPConnection, "connect", fail)
        assert refused(f"{SITE}/hills.toml") == key
    monkeypatch.undo()


def test_a_file_that_drips_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, download.PATIENCE + 1])
    monkeypatch.setattr(download, "monotonic", lambda: next(times, 99.0))
    assert refused(f"{SITE}/hills.toml") == "address-slow"


@pytest.mark.parametrize(
    ("page", "file"),
    [
        ("https://github.com/me/packs/blob/main/a/b.toml", "https://raw.githubusercontent.com/me/packs/main/a/b.toml"),
        ("https://gist.github.com/me/0123abc", "https://gist.githubusercontent.com/me/0123abc/raw"),
        ("https://gitlab.com/me/packs/-/blob/main/b.toml", "https://gitlab.com/me/packs/-/raw/main/b.toml"),
        ("https://packs.example/b.toml", ""),
    ],
)
def test_a_page_about_a_file_leads_to_the_file(page: str, file: str) -> None:
    assert download.find_raw(page) == file


@pytest.mark.parametrize("name", [f"{SITE}/hills.toml", "http://packs.example/hills.toml"])
def test_nothing_but_the_person_s_own_call_fetches(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fetch(*_: object, **__: object) -> None:
        raise AssertionError("fetched")

    monkeypatch.setattr(download, "_read", fetch)
    monkeypatch.setattr(urllib.request, "build_opener", fetch)
    data = un.new_game("normandy/hills").to_json() | {"scenario": name}
    for query in (f"scenario={name}", f"position={to_line(data)}", f"replay={to_line(data)}&step=0", f"lesson={name}"):
        with pytest.raises(TutorError):
            links.read(query).game()
    for read in (lambda: un.load(data), lambda: un.load(to_line(data)), lambda: registry.system_of_scenario(name)):
        with pytest.raises(TutorError):
            read()


def test_the_browser_gets_a_file_or_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    class JsError(Exception):
        name = "NetworkError"

    class Request:
        status, response, responseURL = 200, SimpleNamespace(to_bytes=HILLS.encode), f"{SITE}/hills.toml"  # noqa: N815

        def open(self, method: str, address: str, wait: object) -> None:
            self.asked = (method, address, wait)

        def send(self) -> None:
            if self.asked != ("GET", f"{SITE}/hills.toml", False):
                raise JsError

        def getResponseHeader(self, name: str) -> str:  # noqa: N802  (the browser's name)
            return {"content-type": "text/plain; charset=utf-8"}[name]

    modules: dict[str, dict[str, object]] = {
        "js": {"XMLHttpRequest": SimpleNamespace(new=Request)},
        "pyodide": {},
        "pyodide.ffi": {"JsException": JsError},
    }
    for name, content in modules.items():
        module = ModuleType(name)
        vars(module).update(content)
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(download, "IN_BROWSER", True)
    assert un.new_game(f"{SITE}/hills.toml").file
    assert refused(f"{SITE}/other.toml") == "address-browser"
