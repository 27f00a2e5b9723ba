"""The pages of the built site, read without a browser."""

from __future__ import annotations

from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

VOID = frozenset(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"])


class Link(NamedTuple):
    """An address that a page names: the tag that names it, and the address."""

    tag: str
    to: str


class Part:
    """A section of a page: its text, its links and its pictures, with those of the sections inside."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.links: list[Link] = []

    @property
    def text(self) -> str:
        return " ".join("".join(self.words).split())

    @property
    def pictures(self) -> list[str]:
        return [link.to for link in self.links if link.tag == "img"]


class Page(HTMLParser):
    """A page with its sections by id."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.whole = Part()
        self.ids: set[str] = set()
        self.sections: dict[str, Part] = {}
        self.language = ""
        self._open: list[tuple[str, Part | None]] = []
        self._skip = 0
        self.feed(path.read_text(encoding="utf-8"))

    def _parts(self) -> list[Part]:
        return [self.whole, *(part for _, part in self._open if part)]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if "id" in found:
            self.ids.add(found["id"])
        if tag == "html":
            self.language = found.get("lang", "")
        part = None
        if tag == "section" and "id" in found:
            part = self.sections[found["id"]] = Part()
        for name in ("href", "src"):
            if name in found:
                for one in self._parts():
                    one.links.append(Link(tag, found[name]))
        if tag not in VOID:
            self._open.append((tag, part))
            self._skip += tag in ("script", "style")

    def handle_endtag(self, tag: str) -> None:
        while self._open:
            last, _ = self._open.pop()
            self._skip -= last in ("script", "style")
            if last == tag:
                return

    def handle_data(self, data: str) -> None:
        if not self._skip:
            for part in self._parts():
                part.words.append(data)


class Site:
    """The built site in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def pages(self) -> dict[Path, Page]:
        return {path: Page(path) for path in sorted(self.folder.rglob("*.html"))}

    def page(self, name: str) -> Page:
        return self.pages[self.folder / f"{name}.html"]
