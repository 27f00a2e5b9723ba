"""Plain words inside Markdown."""

from __future__ import annotations

import re

SIGNS = {sign: f"<span>&#{ord(sign)};</span>" for sign in "\\$"}
"""The signs of formulas. A formula never crosses a tag; a backslash before them would not do, since one stands before a bracket, too."""
PLAIN = "mathjax_ignore tex2jax_ignore"
"""The classes of HTML in which no formulas are looked for."""


def escaped(text: str) -> str:
    """One paragraph that Markdown, HTML in it and formulas take as it is."""
    found = re.sub(r"[\\`*_\[\]<>&|~$]", lambda sign: SIGNS.get(sign[0], f"\\{sign[0]}"), text)
    return re.sub(r"^(\s*\d*)([-+#=.)])", r"\1\\\2", found)
