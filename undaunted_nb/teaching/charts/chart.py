"""A chart in Vega-Lite, which JupyterLab draws without extra packages. Altair loads it, vl-convert writes it to files."""

from __future__ import annotations

import json
import os
import re
from html import escape
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.files.storage import name_of, save
from undaunted_nb.i18n import require_language, separators
from undaunted_nb.lessons.format.markdown import COVER
from undaunted_nb.probability.arguments import one_of

from ..display.chart_options import check_options
from ..display.display import COPIES, Result, library
from .theme import CARD, FONT, SIZES, TEXT, Spec, apply_size, apply_theme

if TYPE_CHECKING:
    from os import PathLike

    import altair as alt

MIME = "application/vnd.vegalite.v5+json"
SCHEMA = "https://vega.github.io/schema/vega-lite/v5.json"
"""The version that JupyterLab 4 draws itself.

Newer Altair releases write a newer number, but none of these charts needs it.
"""
STATIC = "5.8"
"""The Vega-Lite version of the static picture: the available one that is nearest to JupyterLab's."""

REDUNDANT_ATTRIBUTES = (
    r' (?:(?:role|class|aria-[a-z]+|pointer-events)="[^"]*"'
    r'|opacity="1"|(?:fill|stroke)-opacity="1"|stroke-width="1"|font-weight="normal"|text-anchor="start")'
)
"""Attributes that only a web page can use, or that have the value they would have anyway: half of the copy.

Notebook viewers show the copy as one image with ``about`` as its text.
"""
LETTERS = f' font-family="{FONT}"', ' font-size="12px"'
"""The font and the usual size, which each word of a picture names, and which the copy names once."""

FILES = {".png": "_png", ".svg": "to_svg", ".pdf": "_pdf", ".html": "_html", ".json": "_json"}
"""The method that makes a file, by the end of the file's name."""
DARK = (None, True, False)
PAGE = "font:16px/1.4 sans-serif;margin:16px"


class Chart:
    """A picture of a result.

    ``spec`` is the picture in Vega-Lite. Its data are the ``rows`` of the result.

    Args:
        spec: The picture in Vega-Lite.
        shown: The result, or its text.
        about: A description of the picture in one sentence.
        size: ``"screen"``, ``"projector"`` or ``"print"``.
        dark: Whether the picture is dark (default: as the page that shows it; light in files and for print).

    Example:
        >>> import tempfile, pathlib
        >>> folder = pathlib.Path(tempfile.mkdtemp())
        >>> chart = un.odds_table([1, 2]).curves()
        >>> chart.save(folder / "odds.json")
        >>> (folder / "odds.json").exists(), chart.to_svg()[:4]
        (True, '<svg')

    """

    def __init__(self, spec: Spec, result: Result | str, about: str, size: str = "screen", dark: bool | None = None) -> None:  # noqa: FBT001
        one_of("size", size, tuple(SIZES))
        if dark not in DARK:
            raise TutorError(Text("odds-word", {"name": "dark", "value": excerpt(dark), "words": ", ".join(map(str, DARK))}))
        self._base_spec, self._result_text, self.about = spec, str(result), about
        self._dark = bool(dark)
        """The colors in a file, which has no theme to follow."""
        # Hide the menu next to the picture, because one of its entries would send the data to a website.
        resized_spec = apply_size(spec, SIZES[size])
        whole = {
            **resized_spec,
            "$schema": SCHEMA,
            "config": {**resized_spec["config"], "locale": {"number": separators()}},
            "description": repr(self),
            "usermeta": {"embedOptions": {"actions": False}},
        }
        colored_spec = apply_theme(whole, self._dark if size == "print" else dark)
        self.spec: Spec = json.loads(json.dumps(colored_spec, sort_keys=True))

    @check_options
    def sized(self, size: str = "screen", *, dark: bool | None = None) -> Chart:
        """Return the same picture in another size or other colors.

        Args:
            size: ``"screen"``, ``"projector"`` (can be read from the last row) or ``"print"`` (fits a page, on white).
            dark: Whether the picture is dark (default: as the page that shows it; light in files and for print).

        Raises:
            TutorError: ``size`` or ``dark`` has another value.

        Example:
            >>> un.odds_table().chart().sized("projector").spec["config"]["axis"]["labelFontSize"]
            21.0

        """
        return Chart(self._base_spec, self._result_text, self.about, size, dark)

    @property
    def chart(self) -> alt.LayerChart:
        """The picture as an Altair chart that you can change. Raises TutorError if Altair is not installed."""
        picture: alt.LayerChart = library("altair", "charts").Chart.from_dict(self.spec)
        return picture

    def to_svg(self) -> str:
        """Draw the picture as SVG.

        Raises:
            TutorError: vl-convert is not installed.

        """
        return str(self._convert("svg"))

    def _convert(self, kind: str, **how: object) -> Any:
        return convert_spec(self.spec, kind, dark=self._dark, **how)

    @check_options
    def save(self, path: str | PathLike[str]) -> None:
        """Write the picture to a file of the kind that its name says.

        Args:
            path: A file in a folder that exists. Its name ends in ``.png``, ``.svg``, ``.pdf``, ``.html`` (a page with the numbers that
                needs no network) or ``.json`` (Vega-Lite).

        Raises:
            TutorError: The name ends in something else, or vl-convert is not installed.
            FileError: The file cannot be written.

        """
        end = PurePath(name_of(path)).suffix.lower()
        if end not in FILES:
            raise TutorError(Text("chart-file", {"name": str(path)[:60], "kinds": ", ".join(FILES)}))
        save(path, getattr(self, FILES[end])(), folders=False)

    def _json(self) -> str:
        return json.dumps(self.spec, ensure_ascii=False, indent=2) + "\n"

    def _png(self) -> bytes:
        return bytes(self._convert("png", scale=2))

    def _pdf(self) -> bytes:
        return bytes(self._convert("pdf"))

    def _html(self) -> str:
        """Return a page with the picture and its numbers."""
        style = f"body{{background:{CARD[self._dark]};color:{TEXT[self._dark]};{PAGE}}}svg{{max-width:100%;height:auto}}"
        head = f'<meta charset="utf-8"><title>{escape(self.about)}</title><style>{style}</style>'
        body = f"{self.to_svg()}<pre>{escape(repr(self))}</pre>"
        return f'<!doctype html>\n<html lang="{require_language("")}"><head>{head}</head><body>{body}</body></html>\n'

    def __repr__(self) -> str:
        # JupyterLab shows the first line of an output that is hidden. The numbers come after the first sentence, in the next line.
        description = self.about.replace(". ", ".\n", 1)
        return f"{description}\n\n{self._result_text}"

    def _repr_mimebundle_(self, **_: object) -> dict[str, object]:
        # The first copy costs 0.75 s and 74 MB, so it is made only for notebooks to be read without JupyterLab.
        copy = {"image/svg+xml": COVER + light(self.to_svg())} if os.environ.get(COPIES) else {}
        return {MIME: self.spec, "text/plain": repr(self), **copy}


def convert_spec(spec: Spec, kind: str, *, dark: bool = False, **how: object) -> Any:
    """Draw a picture in Vega-Lite as ``"svg"``, ``"png"``, ``"pdf"`` or ``"html"``. Raises TutorError if vl-convert is not installed."""
    convert = getattr(library("vl_convert", "charts"), f"vegalite_to_{kind}")
    return convert(apply_theme(spec, dark), vl_version=STATIC, **how)


def light(svg: str) -> str:
    """Return a picture with less markup that looks the same: half of the attributes, and places to a hundredth of a pixel."""
    tags = re.sub(r"<[^<>]*>", lambda tag: re.sub(r"(\.\d\d)\d+", r"\1", tag[0]), re.sub(REDUNDANT_ATTRIBUTES, "", svg))
    for letters in LETTERS:
        tags = tags.replace(letters, "").replace("<svg", f"<svg{letters}", 1)
    return tags
