"""The reasons that Python gives for a file it cannot read or write, as messages of the catalogs."""

from __future__ import annotations

import errno
import re

from .text import Text

JSON = (
    ("Expecting value", "json-value"),
    ("Expecting property name", "json-name"),
    ("Expecting ':'", "json-colon"),
    ("Expecting ','", "json-comma"),
    ("Extra data", "json-more"),
    ("Unterminated string", "open-text"),
    ("Invalid control character", "json-control"),
    (r"Invalid \\escape", "escape"),
    (r"Invalid \\uXXXX escape", "escape-code"),
    ("Illegal trailing comma", "json-last-comma"),
    ("Unexpected UTF-8 BOM", "json-bom"),
)
"""How each message of Python's ``json`` begins (a regular expression), and the reason."""
TOML = (
    ("Invalid statement", "toml-statement"),
    ("Expected newline", "toml-newline"),
    (r"Expected '\]\]?' at the end", "toml-heading"),
    ("Expected '=' after a key", "toml-equals"),
    ("Expected ", "open-text"),
    ("(?:Found invalid|Illegal) character", "toml-character"),
    ("Cannot (?:declare|overwrite|mutate|redefine) |Duplicate inline table key", "toml-twice"),
    ("Invalid initial character for a key", "toml-key"),
    ("Unclosed array", "toml-array"),
    ("Unclosed inline table", "toml-table"),
    (r"Unescaped '\\' in a string", "escape"),
    ("Invalid hex value|Escaped character is not", "escape-code"),
    ("Unterminated string", "open-text"),
    ("Invalid date or datetime", "toml-date"),
    ("Invalid value", "toml-value"),
)
"""How each message of Python's ``tomllib`` begins (a regular expression), and the reason."""
SYSTEM = {
    errno.ENOENT: "missing",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "not-folder",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long-name",
    errno.EINVAL: "bad-name",
    errno.ELOOP: "loop",
    errno.EMFILE: "many-open",
    errno.ENFILE: "many-open",
    errno.EBUSY: "busy",
    errno.ETXTBSY: "busy",
    errno.EFBIG: "large",
    errno.EIO: "device",
    errno.ENODEV: "device",
    errno.ENXIO: "device",
    errno.ENOTEMPTY: "not-empty",
}
"""The errors of an operating system that reading and writing a file can meet, and the reason."""


def system_reason(error: OSError | ValueError) -> Text:
    """Return why a file cannot be read or written. A ValueError is a name that no file can have."""
    if not isinstance(error, OSError):
        return Text("reason-bad-name")
    name = SYSTEM.get(error.errno or 0)
    return Text(f"reason-{name}") if name else _other(error.strerror or str(error) or type(error).__name__)


def json_reason(words: str) -> Text:
    """Return why a text is not valid JSON, from the message of Python's ``json``."""
    return _found(words, JSON)


def toml_reason(words: str) -> Text:
    """Return why a text is not valid TOML, from the message of Python's ``tomllib`` without the place."""
    return _found(words, TOML)


def toml_place(words: str) -> tuple[str, Text | None]:
    """Divide a message of Python's ``tomllib`` into the reason and the place (None: the message names none)."""
    if found := re.search(r" \(at line (\d+), column (\d+)\)$", words):
        return words[: found.start()], Text("place-column", {"line": found[1], "column": found[2]})
    if words.endswith(end := " (at end of document)"):
        return words.removesuffix(end), Text("place-end")
    return words, None


def _found(words: str, known: tuple[tuple[str, str], ...]) -> Text:
    name = next((name for start, name in known if re.match(start, words)), "")
    return Text(f"reason-{name}") if name else _other(words)


def _other(words: str) -> Text:
    """Return words that the catalogs do not contain, marked as Python's own."""
    return Text("reason-other", {"words": words[:200]})
