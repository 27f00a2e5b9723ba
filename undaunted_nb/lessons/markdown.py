"""Plain words inside Markdown."""

from __future__ import annotations

import re


def escaped(text: str) -> str:
    """One paragraph that Markdown, HTML in it and formulas take as it is."""
    found = re.sub(r"([\\`*_\[\]<>&|~$])", r"\\\1", text)
    return re.sub(r"^(\s*\d*)([-+#=.)])", r"\1\\\2", found)
