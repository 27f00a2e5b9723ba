"""Text files from addresses that a person types: only over https, small, and with one clear error for anything else.

Nothing that comes from a file, a link or a page gets here. ``play/game.py`` is the only caller.
"""

from __future__ import annotations

import re
from time import monotonic
from typing import IO, TYPE_CHECKING, NamedTuple, NoReturn
from urllib.parse import SplitResult, quote, urljoin, urlsplit

from undaunted_nb.engine.errors import Fault, FileError
from undaunted_nb.engine.text import Text

from .storage import IN_BROWSER

if TYPE_CHECKING:
    from http.client import HTTPMessage, HTTPResponse

LARGEST = 200_000
"""The most bytes of a file. A scenario or a replay has a tenth of that."""
PATIENCE = 10.0
"""The most seconds to wait for an answer, and for the whole file."""
ADDRESS = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")
MISSING, NO_ACCESS, FOUND = (404, 410), (401, 403, 407, 451), range(200, 300)
"""The answers of a server that mean that a file is not there, that not everybody gets it, and that here it is."""
SAFE = "/%:@!$&'()*+,;=~-._?"
"""The signs of an address that stay as they are. All others are spelled with their numbers."""
RAW = (
    (re.compile(r"https://github\.com/([^/]+/[^/]+)/(?:blob|raw)/(.+)"), r"https://raw.githubusercontent.com/\1/\2"),
    (re.compile(r"https://gist\.github\.com/([^/]+/[0-9a-f]+)"), r"https://gist.githubusercontent.com/\1/raw"),
    (re.compile(r"https://gitlab\.com/([^/]+/[^/]+)/-/blob/(.+)"), r"https://gitlab.com/\1/-/raw/\2"),
    (re.compile(r"https://(bitbucket|codeberg)\.org/([^/]+/[^/]+)/src/(.+)"), r"https://\1.org/\2/raw/\3"),
)
"""Pages about a file on well-known sites, each with the address of the file itself."""


class _Answer(NamedTuple):
    """What a server answers: its code, the type of the content, and the content."""

    status: int
    kind: str
    content: bytes


def is_address(name: str) -> bool:
    """Return whether a name looks like an address of any kind. The path of a file never does."""
    return ADDRESS.match(name) is not None


def read_address(address: str) -> str:
    """Return the text of the file at an address. Raises FileError if it is not https, too large, not text, or not to be had."""
    parts = _check(address)
    link = parts._replace(path=quote(parts.path, SAFE), query=quote(parts.query, SAFE), fragment="").geturl()
    answer = _read_in_browser(address, link) if IN_BROWSER else _read(address, link)
    if answer.status in MISSING:
        _refuse(address, "address-missing", code=answer.status)
    if answer.status in NO_ACCESS:
        _refuse(address, "address-forbidden", code=answer.status)
    if answer.status not in FOUND:
        _refuse(address, "address-answer", code=answer.status)
    if len(answer.content) > LARGEST:
        _refuse(address, "address-large", most=LARGEST // 1000)
    if answer.kind in ("text/html", "application/xhtml+xml") or answer.content.lstrip()[:15].lower().startswith(
        (b"<!doctype html", b"<html")
    ):
        _refuse(address, "address-page", near=find_raw(link))
    try:
        text = answer.content.decode("utf-8-sig")
    except UnicodeDecodeError:
        _refuse(address, "address-not-text")
    if "\0" in text:
        _refuse(address, "address-not-text")
    return text


def find_raw(address: str) -> str:
    """Return the address of the file itself that a page of a well-known site is about ("": not known)."""
    for pattern, file in RAW:
        if match := pattern.fullmatch(address):
            return match.expand(file)
    return ""


def _refuse(address: str, key: str, **params: object) -> NoReturn:
    raise FileError(address[:200], [Fault("", Text(key, params))])


def _check(address: str) -> SplitResult:
    """Return the parts of an address that can be opened. Raises FileError for any other."""
    try:
        parts = urlsplit(address)
        plain = parts.port != 0 and parts.username is None and bool(parts.hostname)
    except ValueError:  # a port that is not a number
        _refuse(address, "address-form")
    if parts.scheme == "http":
        _refuse(address, "address-http", near=f"https{address[4:]}")
    if parts.scheme != "https":
        _refuse(address, "address-scheme", name=parts.scheme[:20])
    if not plain or re.search(r"[\s\x00-\x1f\x7f]", address):
        _refuse(address, "address-form")
    return parts


def _read(address: str, link: str) -> _Answer:
    """Return what a server answers. Every address that it leads to must be https, too."""
    import http.client
    import ssl
    import urllib.error
    import urllib.request

    class OnlyHttps(urllib.request.HTTPRedirectHandler):
        def http_error_302(
            self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage
        ) -> HTTPResponse | None:
            goal = urljoin(req.full_url, str(headers.get("location", "")))
            if urlsplit(goal).scheme != "https":
                _refuse(address, "address-redirect", to=goal[:200])
            return super().http_error_302(req, fp, code, msg, headers)

        http_error_301 = http_error_303 = http_error_307 = http_error_308 = http_error_302

    deadline = monotonic() + PATIENCE
    request = urllib.request.Request(link, headers={"User-Agent": "undaunted-nb", "Accept": "text/plain, */*;q=0.5"})  # noqa: S310  (https only)
    try:
        with urllib.request.build_opener(OnlyHttps).open(request, timeout=PATIENCE) as reply:
            return _Answer(reply.status, reply.headers.get_content_type(), _content(address, reply, deadline))
    except urllib.error.HTTPError as error:
        with error:
            return _Answer(error.code, "", b"")
    except FileError:
        raise
    except TimeoutError:
        _refuse(address, "address-slow", n=int(PATIENCE))
    except urllib.error.URLError as error:
        if isinstance(error.reason, TimeoutError):
            _refuse(address, "address-slow", n=int(PATIENCE))
        if isinstance(error.reason, ssl.SSLError):
            _refuse(address, "address-certificate")
        _refuse(address, "address-offline", host=urlsplit(link).netloc[:100])
    except (OSError, http.client.HTTPException, ValueError):
        _refuse(address, "address-broken")


def _content(address: str, reply: HTTPResponse, deadline: float) -> bytes:
    """Return the content of a reply, or a little more than is allowed of a longer one."""
    content = b""
    while len(content) <= LARGEST and (part := reply.read1(LARGEST + 1 - len(content))):
        content += part
        if monotonic() > deadline:
            _refuse(address, "address-slow", n=int(PATIENCE))
    if len(content) <= LARGEST and reply.length:
        _refuse(address, "address-broken")
    return content


def _read_in_browser(address: str, link: str) -> _Answer:
    """Return what the browser gets. It follows redirects itself, never from https to http, and only to sites that allow it."""
    from js import XMLHttpRequest  # Pyodide's, in the worker of the browser-only site, where a request can wait
    from pyodide.ffi import JsException

    request = XMLHttpRequest.new()
    request.open("GET", link, False)  # noqa: FBT003  (the browser's own form)
    request.responseType = "arraybuffer"
    request.timeout = int(PATIENCE * 1000)
    try:
        request.send()
    except JsException as error:
        _refuse(address, "address-slow" if error.name == "TimeoutError" else "address-browser", n=int(PATIENCE))
    if urlsplit(str(request.responseURL)).scheme not in ("", "https"):
        _refuse(address, "address-redirect", to=str(request.responseURL)[:200])
    kind = str(request.getResponseHeader("content-type") or "").partition(";")[0].strip().lower()
    return _Answer(int(request.status), kind, request.response.to_bytes() if request.response else b"")
