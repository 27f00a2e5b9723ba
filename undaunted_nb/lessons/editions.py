"""Where the rulebooks of a game differ, and how its engine reads them: a page to show, and plain values."""

from __future__ import annotations

from functools import cache
from importlib import resources
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.registry import SYSTEMS
from undaunted_nb.core.sheet import parse_toml
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import known, say

from .markdown import escaped

if TYPE_CHECKING:
    import pandas as pd

FILE = "differences.toml"
EDITIONS = ("ukrainian", "russian")
TOLD = (*EDITIONS, "reading")
"""What is said of each difference: by each edition, and how this project reads them."""


class Editions(NamedTuple):
    """The differences between the editions of a game, in one language.

    Each of ``differences`` has ``id``, ``kind``, ``title``, what is told (``ukrainian``, ``russian``, ``reading``), the ``rules`` it
    concerns, and ``cites``: document and heading of each place.
    """

    game: str
    language: str
    title: str
    text: str
    differences: tuple[dict[str, Any], ...]

    def _pages(self) -> list[tuple[str, list[dict[str, Any]]]]:
        kinds = groupby(self.differences, key=lambda it: it["kind"])
        return [(say(Text(f"editions-kind-{kind}"), self.language), list(found)) for kind, found in kinds]

    def _label(self, name: str) -> str:
        return say(Text(f"editions-{name}"), self.language)

    def __repr__(self) -> str:
        lines = [self.title, "", self.text]
        for heading, found in self._pages():
            lines += ["", heading]
            for it in found:
                lines += ["", f"{it['id']}. {it['title']}", *(f"  {self._label(name)}: {it[name]}" for name in TOLD)]
                lines += [f"  {self._label('rules')}: {', '.join(it['rules'])}"] if it["rules"] else []
                lines += [f"    {document} › {heading}" for document, heading in it["cites"]]
        return "\n".join(lines)

    def _repr_markdown_(self) -> str:
        parts = [f"# {escaped(self.title)}", escaped(self.text)]
        for heading, found in self._pages():
            parts.append(f"## {escaped(heading)}")
            for it in found:
                places = [
                    *(f" *{escaped(_place(document, it['cites']))}*" for document in _documents(self.game)),
                    f" {escaped(', '.join(it['rules']))}",
                ]
                told = [f"* **{escaped(self._label(name))}:** {escaped(it[name])}{place}" for name, place in zip(TOLD, places, strict=True)]
                parts += [f"### {escaped(it['id'])}. {escaped(it['title'])}", "\n".join(map(str.rstrip, told))]
        return "\n\n".join(parts)

    def to_dataframe(self) -> pd.DataFrame:
        """The differences as a data frame, one a row."""
        import pandas as pd

        return pd.DataFrame(self.differences)


def _place(document: str, cites: list[list[str]]) -> str:
    return f"{document}: {'; '.join(heading for found, heading in cites if found == document)}"


def _games() -> dict[str, Any]:
    """The games whose editions are compared, each with the file that does so."""
    folders = [folder for system in SYSTEMS for folder in resources.files(f"undaunted_nb.games.{system}").iterdir()]
    return {folder.name: folder.joinpath(FILE) for folder in folders if folder.joinpath(FILE).is_file()}


@cache
def _data(game: str) -> dict[str, Any]:
    found = _games()
    if game not in found:
        raise TutorError(Text("editions-unknown", {"name": game[:60], "all": ", ".join(found)}))
    return parse_toml(found[game].read_text(encoding="utf-8"), FILE)


def _documents(game: str) -> list[str]:
    return [_data(game)["documents"][edition] for edition in EDITIONS]


def editions(game: str = "normandy", language: str = "") -> Editions:
    """Where the rulebooks of a game differ, those differences first that change what may be done. Raises TutorError, naming the games."""
    language, data = known(language), _data(game)

    def difference(it: dict[str, Any]) -> dict[str, Any]:
        key = f"editions-{game}-{it['id'].lower()}"
        return {
            "id": it["id"],
            "kind": it["kind"],
            "title": say(Text(key), language),
            **{name: say(Text(f"{key}.{name}"), language) for name in TOLD},
            "rules": it["rules"],
            "cites": [[document, heading] for document, edition in zip(_documents(game), EDITIONS, strict=True) for heading in it[edition]],
        }

    kinds = list(dict.fromkeys(it["kind"] for it in data["difference"]))
    found = sorted(data["difference"], key=lambda it: kinds.index(it["kind"]))
    title = f"editions-{game}"
    return Editions(game, language, say(Text(title), language), say(Text(f"{title}.text"), language), tuple(map(difference, found)))
