"""Where the rulebooks of a game differ, and how its engine reads them: a page to show, and plain values."""

from __future__ import annotations

from functools import cache
from importlib import resources
from itertools import chain, groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.registry import SYSTEMS, system
from undaunted_nb.core.sheet import parse_toml
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import known, say

from . import sources
from .markdown import escaped

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    import pandas as pd

    from undaunted_nb.core.rulebook import Rule

FILE = "differences.toml"
READING = "reading"
CHANGED, OPEN, BOTH = "changed", "open", "both"
KINDS = {CHANGED: ("before", "now"), OPEN: ("silent", READING), BOTH: ("silent", READING)}
"""What is said of a rule that differs from the game before, and of what the only rulebook, or each of two, leaves open.

Of anything else: what each edition says, and how this project reads them.
"""


class Editions(NamedTuple):
    """The differences between the editions of a game, in one language, and what all of them leave open; or, where it has one rulebook, what
    differs from the game before it and what that rulebook leaves open.

    Each of ``differences`` has ``id``, ``kind``, ``title``, what is told (what each edition says, by its name, and ``reading``; or as KINDS
    say of its kind), the ``rules`` it concerns, and ``cites``: document and heading of each place.
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
                lines += ["", _heading(it), *(f"  {self._label(name)}: {it[name]}" for name in told(self.game, it["kind"]))]
                lines += [f"  {self._label('rules')}: {self._titles(it)}"] if it["rules"] else []
                lines += [f"    {line}" for line in sources.named(it["cites"], self.language)]
        return "\n".join(lines)

    def _repr_markdown_(self) -> str:
        parts = [f"# {escaped(self.title)}", escaped(self.text)]
        for heading, found in self._pages():
            parts.append(f"## {escaped(heading)}")
            for it in found:
                lines = [
                    f"* **{escaped(self._label(name))}:** {escaped(it[name])}{self._place(it, name)}"
                    for name in told(self.game, it["kind"])
                ]
                parts += [f"### {escaped(_heading(it))}", "\n".join(map(str.rstrip, lines))]
        return "\n\n".join(parts)

    def _place(self, it: dict[str, Any], name: str) -> str:
        """Return where that is: headings, edition by edition, and after the last of them the rules."""
        documents, last = _data(self.game)["documents"], told(self.game, it["kind"])[-1]
        own = list(chain(*documents.values())) if it["kind"] == BOTH and name == "silent" else documents.get(name, ())
        places = {document: [place for one, place in it["cites"] if one == document] for document in own}
        found = [f"{say(sources.edition(one), self.language)}: {'; '.join(headings)}" for one, headings in places.items() if headings]
        said = f" *{escaped('; '.join(found))}*" if found else ""
        return f"{said} {escaped(self._titles(it))}" if name == last else said

    def _titles(self, it: dict[str, Any]) -> str:
        rules = _rules(self.game)
        return "; ".join(say(Text(rules[rule].key), self.language) for rule in it["rules"])

    def to_dataframe(self) -> pd.DataFrame:
        """The differences as a data frame, one a row."""
        import pandas as pd

        return pd.DataFrame(self.differences).fillna("")


def _heading(it: Mapping[str, Any]) -> str:
    """Return the title of a difference with its number; what is left open is a rule and has no number."""
    return str(it["title"]) if "." in it["id"] else f"{it['id']}. {it['title']}"


def told(game: str, kind: str) -> tuple[str, ...]:
    """The names of what is said of a difference of that kind, in order."""
    return KINDS.get(kind) or (*_data(game)["documents"], READING)


def _folders() -> Iterator[tuple[str, str, Any]]:
    """Where games lie: each system in a folder of its name, and the games of one that has several in folders of that."""
    for name in SYSTEMS:
        top = resources.files(f"undaunted_nb.games.{name}")
        yield name, name, top
        yield from ((name, folder.name.replace("_", "-"), folder) for folder in top.iterdir())


def _games() -> dict[str, tuple[str, Any]]:
    """The games of which there is a page, each with its system and the file that says what is on it."""
    files = [(name, game, folder.joinpath(FILE)) for name, game, folder in _folders()]
    return {game: (name, file) for name, game, file in files if file.is_file()}


@cache
def _data(game: str) -> dict[str, Any]:
    found = _games()
    if game not in found:
        raise TutorError(Text("editions-unknown", {"name": game[:60], "all": ", ".join(sorted(found))}))
    return parse_toml(found[game][1].read_text(encoding="utf-8"), FILE)


def editions(game: str = "normandy", language: str = "") -> Editions:
    """Where the rulebooks of a game differ, those differences first that change what may be done, and what all of them leave open.

    Of a game with one rulebook: what changed since the game before it, and what the rulebook leaves open. Raises TutorError, naming the
    games.
    """
    language, data = known(language), _data(game)
    kinds = list(dict.fromkeys(it["kind"] for it in data["difference"]))
    listed = sorted(data["difference"], key=lambda it: kinds.index(it["kind"]))
    found = [_changed(game, it, language) if it["kind"] == CHANGED else _differing(game, it, language) for it in listed]
    title = f"editions-{game}"
    return Editions(game, language, say(Text(title), language), say(Text(f"{title}.text"), language), (*found, *_left_open(game, language)))


def difference(game: str, rule: Rule) -> Text | None:
    """Return what the two editions of a game say where they differ on a rule in play, or None where they agree or there is only one."""
    if not rule.edition_difference or game not in _games():
        return None
    data = _data(game)
    if not any(it["id"] == rule.edition_difference and rule.id in it.get("rules", ()) for it in data["difference"]):
        return None
    key, (one, other) = f"editions-{game}-{rule.edition_difference.lower()}", data["documents"]
    words = {"one": one, "other": other, READING: READING}
    labels = {f"{name}-label": Text(f"editions-{edition}") for name, edition in words.items()}
    return Text("ruling-differs", {**labels, **{name: Text(f"{key}.{edition}") for name, edition in words.items()}})


def _differing(game: str, it: dict[str, Any], language: str) -> dict[str, Any]:
    """What each edition says, in words written for it."""
    key, documents = f"editions-{game}-{it['id'].lower()}", _data(game)["documents"].items()
    return {
        "id": it["id"],
        "kind": it["kind"],
        "title": say(Text(key), language),
        **{name: say(Text(f"{key}.{name}"), language) for name in told(game, it["kind"])},
        "rules": it["rules"],
        "cites": [[document, heading] for edition, own in documents for document in own for heading in it[edition]],
    }


def _changed(game: str, it: dict[str, Any], language: str) -> dict[str, Any]:
    """Rules of the game before, and those in their place: both in the words of the catalogue."""
    rules, documents = _rules(game), _data(game)["documents"]
    both = {name: [rules[rule] for rule in it[name]] for name in KINDS[CHANGED]}
    return {
        "id": it["id"],
        "kind": CHANGED,
        "title": say(Text(both["now"][0].key), language),
        **{name: " ".join(say(Text(f"{rule.key}.text"), language) for rule in found) for name, found in both.items()},
        "rules": [*it["before"], *it["now"]],
        "cites": _cites([(rule, document) for name, found in both.items() for document in documents[name] for rule in found]),
    }


def _left_open(game: str, language: str) -> list[dict[str, Any]]:
    """What the only rulebook of a game leaves open, or each of several, and how this project reads it.

    What that rulebook alone leaves open comes first; what a difference between several names is told there.
    """
    data = _data(game)
    documents, kind = data["documents"], OPEN if "now" in data["documents"] else data.get("left_open", "")
    own = documents.get("now") or list(chain(*documents.values()))
    elsewhere = {*data.get("settled", ()), *(rule for it in data["difference"] for rule in it.get("rules", ()))}
    found = [rule for rule in _rules(game, game).values() if rule.ruling and rule.id not in elsewhere] if kind else []
    return [
        {
            "id": rule.id,
            "kind": kind,
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
