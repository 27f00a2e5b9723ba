"""The reasons that Python gives for a file it cannot read or write, as messages of the catalogs."""

from __future__ import annotations

import errno
import re

from undaunted_nb.engine.text import Text

JSON_TEXT = r'(?s)"(?:\\.|[^"\\])*"'
TOML_TEXT = r'''(?s)"""(?:\\.|[^\\])*?"""|\'{3}.*?\'{3}|"(?!"")(?:\\.|[^"\\\n])*"|'(?!'')[^'\n]*'|#[^\n]*'''
"""The texts of a file, and the comments of a TOML file."""
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
    if name:
        return Text(f"reason-{name}")
    return Text("reason-other", {"words": (error.strerror or str(error) or type(error).__name__)[:200]})  # marked as Python's own words


def json_reason(text: str, index: int) -> Text:
    """Return why a text is not valid JSON, from the position where Python's ``json`` stops."""
    return Text(_json(text, index))


def toml_reason(text: str, index: int) -> Text:
    """Return why a text is not valid TOML, from the position where Python's ``tomllib`` stops."""
    return Text(_toml(text, index))


def toml_place(error: ValueError, text: str) -> tuple[int, int, int]:
    """Return the line, column and index where ``tomllib`` stops. At the end of the text, line and column are 0.

    Python has attributes for them since 3.14. Before, they are the two numbers that end its message.
    """
    if hasattr(error, "lineno") and hasattr(error, "colno"):
        line, column = error.lineno, error.colno
    else:
        line, column = map(int, match.groups()) if (match := re.search(r"(?<!\d)(\d+)\D+(\d+)\)$", str(error))) else (0, 0)
    index = sum(len(before) + 1 for before in text.split("\n")[: line - 1]) + column - 1
    return (line, column, index) if line and index < len(text) else (0, 0, len(text))


def _json(text: str, index: int) -> str:
    before, sign = "".join(re.sub(JSON_TEXT, "s", text[:index]).split()), text[index : index + 1]
    if '"' in before:  # inside a text
        return "reason-json-control" if sign < " " else "reason-escape-code" if sign == "u" else "reason-escape"
    if text.startswith("\ufeff"):
        return "reason-json-bom"
    brackets, _, entry = _context(before)
    if not entry or entry[-1] == ":":
        if sign == '"':
            return "reason-open-text"
        if sign in ("]", "}") and before[-1:] == ",":
            return "reason-json-last-comma"
        return "reason-json-name" if brackets[-1:] == "{" and not entry else "reason-json-value"
    if brackets[-1:] == "{" and ":" not in entry:
        return "reason-json-colon"
    return "reason-json-more" if not brackets else "reason-json-last-comma" if sign == "," else "reason-json-comma"


def _toml(text: str, index: int) -> str:
    before, sign = re.sub(TOML_TEXT, lambda match: "" if match[0][0] == "#" else "s", text[:index]), text[index : index + 1]
    quoted = '"' in before or "'" in before
    if quoted and sign in ("", "\n"):
        return "reason-open-text"
    if sign and not sign.isprintable() and sign not in "\t\n":
        return "reason-toml-character"
    if quoted and (escape := re.search(r"\\(?:([uU][0-9A-Fa-f]*)|.?[ \t\n]*)$", before)):
        return "reason-escape-code" if escape[1] else "reason-escape"
    return _toml_sign(before, text[index:])


def _toml_sign(before: str, after: str) -> str:
    """Return what is wrong at a position outside of texts."""
    brackets, statement, entry = _context(before)
    bracket = brackets[-1:]
    if brackets and statement[0] == "[":  # a heading
        if not entry or entry[-1] == ".":
            return "reason-toml-key"
        return "reason-toml-twice" if after.startswith("]" * len(brackets)) else "reason-toml-heading"
    if bracket != "[" and "=" not in entry and entry[-1:] != "]":
        return "reason-toml-equals" if entry and entry[-1] != "." else "reason-toml-key" if entry or brackets else "reason-toml-statement"
    if not entry or entry[-1] == "=":
        return "reason-toml-date" if re.match(r"\d{4}-\d\d-\d\d", after) else "reason-toml-value"
    if bracket == "[":
        return "reason-toml-array"
    if after[:1] in ((",", "}", " ", "\t") if bracket else ("", "\n", "#", " ", "\t")):  # nothing is missing here
        return "reason-toml-twice"
    return "reason-toml-table" if bracket else "reason-toml-newline"


def _context(text: str) -> tuple[str, str, str]:
    """Return where a text without strings ends: the open brackets, the statement, and the entry of the last bracket."""
    brackets, starts = "", [0]
    for match in re.finditer(r"[\[\]{},\n]", text):
        sign = match[0]
        if sign in "[{":
            brackets += sign
            starts.append(match.end())
        elif sign in "]}" and brackets:
            brackets = brackets[:-1]
            starts.pop()
        elif sign == ("," if brackets else "\n"):
            starts[-1] = match.end()
    return brackets, text[starts[0] :].strip(), text[starts[-1] :].strip()
