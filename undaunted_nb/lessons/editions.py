"""Where the rulebooks of a game differ, and how its engine reads them: a page to show, and plain values."""

from __future__ import annotations

from functools import cache
from importlib import resources
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.registry import SYSTEMS, system
from undaunted_nb.core.sheet import parse_toml
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import known, say

from .markdown import escaped

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pandas as pd

    from undaunted_nb.core.rulebook import Rule

FILE = "differences.toml"
EDITIONS = ("ukrainian", "russian")
TOLD = (*EDITIONS, "reading")
"""What is said of each difference: by each edition, and how this project reads them."""
CHANGED, OPEN = "changed", "open"
KINDS = {CHANGED: ("before", "now"), OPEN: ("silent", "reading")}
"""What is said instead of a rule that differs from the game before, and of one that the only rulebook leaves open."""


class Editions(NamedTuple):
    """The differences between the editions of a game, in one language; or, where it has one rulebook, what differs from the game before it
    and what that rulebook leaves open.

    Each of ``differences`` has ``id``, ``kind``, ``title``, what is told (``ukrainian``, ``russian``, ``reading``; or as KINDS say of its
    kind), the ``rules`` it concerns, and ``cites``: document and heading of each place.
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
                lines += ["", f"{it['id']}. {it['title']}", *(f"  {self._label(name)}: {it[name]}" for name in _told(it["kind"]))]
                lines += [f"  {self._label('rules')}: {', '.join(it['rules'])}"] if it["rules"] else []
                lines += [f"    {document} › {heading}" for document, heading in it["cites"]]
        return "\n".join(lines)

    def _repr_markdown_(self) -> str:
        parts = [f"# {escaped(self.title)}", escaped(self.text)]
        for heading, found in self._pages():
            parts.append(f"## {escaped(heading)}")
            for it in found:
                told = [f"* **{escaped(self._label(name))}:** {escaped(it[name])}{self._place(it, name)}" for name in _told(it["kind"])]
                parts += [f"### {escaped(it['id'])}. {escaped(it['title'])}", "\n".join(map(str.rstrip, told))]
        return "\n\n".join(parts)

    def _place(self, it: dict[str, Any], name: str) -> str:
        """Where that stands: headings, document by document; behind what is told last also the rules."""
        own = _data(self.game)["documents"].get(name, ())
        found = [f"{document}: {'; '.join(place for one, place in it['cites'] if one == document)}" for document in own]
        places = f" *{escaped('; '.join(found))}*" if found else ""
        return f"{places} {escaped(', '.join(it['rules']))}" if name == _told(it["kind"])[-1] else places

    def to_dataframe(self) -> pd.DataFrame:
        """The differences as a data frame, one a row."""
        import pandas as pd

        return pd.DataFrame(self.differences).fillna("")


def _told(kind: str) -> tuple[str, ...]:
    return KINDS.get(kind, TOLD)


def _games() -> dict[str, tuple[str, Any]]:
    """The games of which there is a page, each with its system and the file that says what is on it."""
    folders = [(name, folder) for name in SYSTEMS for folder in resources.files(f"undaunted_nb.games.{name}").iterdir()]
    files = [(name, folder.name.replace("_", "-"), folder.joinpath(FILE)) for name, folder in folders]
    return {game: (name, file) for name, game, file in files if file.is_file()}


@cache
def _data(game: str) -> dict[str, Any]:
    found = _games()
    if game not in found:
        raise TutorError(Text("editions-unknown", {"name": game[:60], "all": ", ".join(sorted(found))}))
    return parse_toml(found[game][1].read_text(encoding="utf-8"), FILE)


def editions(game: str = "normandy", language: str = "") -> Editions:
    """Where the rulebooks of a game differ, those differences first that change what may be done.

    Of a game with one rulebook: what changed since the game before it, and what the rulebook leaves open. Raises TutorError, naming the
    games.
    """
    language, data = known(language), _data(game)
    kinds = list(dict.fromkeys(it["kind"] for it in data["difference"]))
    listed = sorted(data["difference"], key=lambda it: kinds.index(it["kind"]))
    found = [_changed(game, it, language) if it["kind"] == CHANGED else _differing(game, it, language) for it in listed]
    title = f"editions-{game}"
    return Editions(game, language, say(Text(title), language), say(Text(f"{title}.text"), language), (*found, *_left_open(game, language)))


def _differing(game: str, it: dict[str, Any], language: str) -> dict[str, Any]:
    """What each edition says, in words written for it."""
    key, documents = f"editions-{game}-{it['id'].lower()}", _data(game)["documents"]
    return {
        "id": it["id"],
        "kind": it["kind"],
        "title": say(Text(key), language),
        **{name: say(Text(f"{key}.{name}"), language) for name in TOLD},
        "rules": it["rules"],
        "cites": [[document, heading] for edition in EDITIONS for document in documents[edition] for heading in it[edition]],
    }


def _changed(game: str, it: dict[str, Any], language: str) -> dict[str, Any]:
    """Rules of the game before, and those in their place: both in the words of the catalogue."""
    rules, documents = _rules(game), _data(game)["documents"]
    told = {name: [rules[rule] for rule in it[name]] for name in KINDS[CHANGED]}
    return {
        "id": it["id"],
        "kind": CHANGED,
        "title": say(Text(told["now"][0].key), language),
        **{name: " ".join(say(Text(f"{rule.key}.text"), language) for rule in found) for name, found in told.items()},
        "rules": [*it["before"], *it["now"]],
        "cites": _cites([(rule, document) for name, found in told.items() for document in documents[name] for rule in found]),
    }


def _left_open(game: str, language: str) -> list[dict[str, Any]]:
    """What the only rulebook of a game leaves open, and how this project reads it: what it alone leaves open first."""
    own, settled = _data(game)["documents"].get("now", ()), _data(game).get("settled", ())
    found = [rule for rule in _rules(game, game).values() if rule.ruling and rule.id not in settled] if own else []
    return [
        {
            "id": rule.id,
            "kind": OPEN,
            "title": say(Text(rule.key), language),
            "silent": say(Text(f"{rule.key}.silent"), language),
            "reading": say(Text(f"{rule.key}.text"), language),
            "rules": [rule.id],
            "cites": _cites([(rule, document) for document in own]),
        }
        for rule in sorted(found, key=lambda rule: any(cite.document not in own for cite in rule.cites))
    ]


def _rules(game: str, only: str = "") -> Mapping[str, Rule]:
    """The rules of the system of a game; ``only`` those of one game."""
    return system(_games()[game][0]).rules(only)


def _cites(wanted: list[tuple[Rule, str]]) -> list[list[str]]:
    """The places of rules in a document each, every place once."""
    found = [(cite.document, cite.section) for rule, document in wanted for cite in rule.cites if cite.document == document]
    return [list(place) for place in dict.fromkeys(found)]
