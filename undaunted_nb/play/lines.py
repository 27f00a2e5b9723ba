"""Positions, replays and progress as one line of text, with a version and a checksum.

A line is ``VERSION.TEXT.CHECKSUM``. The text is packed JSON in the letters of URLs, so a line fits into a link as it is.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Mapping
from functools import cache

from undaunted_nb.engine.errors import Fault, FileError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import LARGEST, json_text, parse_json

FIRST, LINE = "un1", "un2"
"""The versions of a position or replay as a line. New lines have the second, which packs with the words of ``common.txt``."""
RAW = -15
"""zlib's number for a packed text without a header: the line has its own version and checksum."""
FORM = re.compile(r"\s*un\d+\.")


@cache
def _common() -> bytes:
    """Return what lines have in common. If it changed by one letter, no ``un2`` line could be read: another text needs another version."""
    from importlib.resources import files

    return files(__package__).joinpath("common.txt").read_bytes()


def to_line(data: Mapping[str, object], version: str = LINE) -> str:
    """Return a JSON object as one short line."""
    text = json_text(data, separators=(",", ":"), sort_keys=True).encode()
    if version == LINE:
        packer = zlib.compressobj(9, zlib.DEFLATED, RAW, 9, zlib.Z_DEFAULT_STRATEGY, _common())
        packed = packer.compress(text) + packer.flush()
    else:
        packed = zlib.compress(text, 9)
    return f"{version}.{base64.urlsafe_b64encode(packed).decode().rstrip('=')}.{zlib.crc32(packed):08x}"


def is_line(text: str) -> bool:
    """Return whether a text looks like a line with a position or a replay, of any version."""
    return FORM.match(text) is not None


def from_line(line: str, required: str = LINE, form: str = "fault-line-form") -> dict[str, object]:
    """Return the JSON object of such a line. A line that mail has broken into several is read as one.

    Raises FileError that names the wrong part. ``form`` is the message for a text of another form.
    """
    source = str(Text("place-text"))
    if len(line) > LARGEST:
        raise FileError(source, [Fault("", Text("fault-line-large", {"most": LARGEST}))])
    version, _, rest = "".join(line.split()).partition(".")
    body, _, checksum = rest.rpartition(".")
    if required == LINE and (later := re.fullmatch(r"un(\d{1,6})", version)) and int(later[1]) > int(LINE[2:]):
        raise FileError(source, [Fault("", Text("fault-line-later", {"version": version}))])
    if version not in ({FIRST, LINE} if required == LINE else {required}) or not body:
        raise FileError(source, [Fault("", Text(form, {"version": required}))])
    try:
        packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise FileError(source, [Fault("", Text("fault-line-broken"))]) from None
    exact = base64.urlsafe_b64encode(packed).decode().rstrip("=") == body.rstrip("=")  # a last letter can have bits that mean nothing
    if not exact or f"{zlib.crc32(packed):08x}" != checksum.lower():
        raise FileError(source, [Fault("", Text("fault-line-broken"))])
    try:
        unpacker = zlib.decompressobj(RAW, zdict=_common()) if version == LINE else zlib.decompressobj()
        data = unpacker.decompress(packed, LARGEST)
        if unpacker.unconsumed_tail:
            raise FileError(source, [Fault("", Text("fault-line-large", {"most": LARGEST}))])
        text = data.decode()
    except (zlib.error, UnicodeDecodeError):
        raise FileError(source, [Fault("", Text("fault-line-broken"))]) from None
    return parse_json(text, source)
