"""The picture that an output holds as a data URI."""

from __future__ import annotations

import re
from urllib.parse import unquote

SOURCE = re.compile(r'<img alt="([^"]{20,})"[^>]* src="data:image/svg\+xml,([^"]+)"')


def picture_in(html: str) -> str:
    """Return the SVG of the first picture in ``html``. It fails if no such picture exists."""
    found = SOURCE.search(html)
    assert found, html[:200]
    return unquote(found[2])
