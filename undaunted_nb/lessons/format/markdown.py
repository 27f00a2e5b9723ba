"""Plain text inside Markdown."""

from __future__ import annotations

import re
from typing import Protocol

SIGNS = {sign: f"<span>&#{ord(sign)};</span>" for sign in "\\$"}
"""The signs of formulas, as HTML.

A formula never crosses a tag. A backslash would not be enough, because one also precedes a bracket.
"""
PLAIN = "mathjax_ignore tex2jax_ignore"
"""The HTML classes in which MathJax ignores formulas."""
COVER = " \n"
"""The first line of a result that can be an answer. In place of a hidden output, JupyterLab shows its first line that is not empty."""


class Printer(Protocol):
    """The part of IPython's printer that a page needs."""

    def text(self, text: str) -> None:
        """Add a text to the output."""


def escape_markdown(text: str) -> str:
    """Return a paragraph that Markdown, its HTML and formulas leave unchanged."""
    result = re.sub(r"[\\`*_\[\]<>&|~$]", lambda sign: SIGNS.get(sign[0], f"\\{sign[0]}"), text)
    return re.sub(r"^(\s*\d*)([-+#=.)])", r"\1\\\2", result)


def line_or_all(line: str, page: object) -> str:
    """Return the text of a page next to its Markdown.

    A notebook stores all forms of an output, so there it is one line. IPython in a terminal has no other form.
    """
    from IPython import get_ipython  # it is running, because it asks for this text

    return repr(page) if type(get_ipython()).__name__ == "TerminalInteractiveShell" else line
