"""Plain text inside Markdown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say

SIGNS = {sign: f"<span>&#{ord(sign)};</span>" for sign in "\\$"}
"""The signs of formulas, as HTML.

A formula never crosses a tag. A backslash would not be enough, because one also precedes a bracket.
"""
PLAIN = "mathjax_ignore tex2jax_ignore"
"""The HTML classes in which MathJax ignores formulas."""
COVER = " \n"
"""The first line of a result that can be an answer. In place of a hidden output, JupyterLab shows its first line that is not empty."""


MOST = 26
"""The most rows of a value in words, so that it has at most 30 lines."""


class Printer(Protocol):
    """The part of IPython's printer that a page needs."""

    def text(self, text: str) -> None:
        """Add a text to the output."""


def escape_markdown(text: str) -> str:
    """Return a paragraph that Markdown, its HTML and formulas leave unchanged."""
    result = re.sub(r"[\\`*_\[\]<>&|~$]", lambda sign: SIGNS.get(sign[0], f"\\{sign[0]}"), text)
    return re.sub(r"^(\s*\d*)([-+#=.)])", r"\1\\\2", result)


def shorten_lines(lines: Sequence[str], language: str) -> list[str]:
    """Return the first lines, and one that says how many more there are, if any."""
    rest = [say(Text("list-rest", {"n": len(lines) - MOST}), language)] if len(lines) > MOST else []
    return [*lines[:MOST], *rest]


def shorten_text(title: str, lines: Sequence[str], language: str, *, headings: bool = False) -> str:
    """Return the text of a page with its first lines, at most 30 in all, and how to read the rest.

    Args:
        title: The title of the page.
        lines: Its lines, or the ``headings`` in it.
        language: The language of the page.
        headings: Whether there is more below each line.

    """
    whole = [say(Text("list-print"), language)] if headings or len(lines) > MOST else []
    return "\n".join([title, "", *shorten_lines(lines, language), *whole])


def line_or_all(line: str, page: object) -> str:
    """Return the text of a page next to its Markdown.

    A notebook stores all forms of an output, so there it is one line. IPython in a terminal has no other form.
    """
    from IPython import get_ipython  # it is running, because it asks for this text

    return repr(page) if type(get_ipython()).__name__ == "TerminalInteractiveShell" else line
