"""The differences between the rulebooks of a game and this project's rulings, as a page and as plain values."""

from __future__ import annotations

from functools import cache
from importlib import resources
from itertools import chain, groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import parse_toml
from undaunted_nb.i18n import require_language, say
from undaunted_nb.kit.registry import SYSTEMS, system

from ..format.markdown import escaped, line_or_all
from . import sources

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    import pandas as pd

    from undaunted_nb.engine.rulebook import Rule

FILE = "differences.toml"
READING = "reading"
CHANGED, OPEN, BOTH = "changed", "open", "both"
KINDS = {CHANGED: ("before", "now"), OPEN: ("silent", READING), BOTH: ("silent", READING)}
"""The fields of a rule that changed since the previous game, or that one rulebook or both leave open.

Any other difference has one field per edition and the ruling of this project.
"""


class Editions(NamedTuple):
    """The differences between the editions of a game in one language, and the questions that all of them leave open.

    For a game with one rulebook: the changes since the previous game, and the questions that the rulebook leaves open.

    Each of ``differences`` has ``id``, ``kind``, ``title``, its texts (one per edition, by name, and ``reading``, or the fields of KINDS),
    the ``rules`` it concerns, and ``cites``: document and heading of each place.
    """

    game: str
    language: str
    title: str
    text: str
    differences: tuple[dict[str, Any], ...]

    def pages(self) -> list[tuple[str, list[dict[str, Any]]]]:
        """Return the differences by kind, each with its heading."""
        kinds = groupby(self.differences, key=lambda it: it["kind"])
        return [(say(Text(f"editions-kind-{kind}"), self.language), list(found)) for kind, found in kinds]

    def label(self, name: str) -> str:
        """Return the label of a text: its edition, or this project’s ruling."""
        return say(Text(f"editions-{name}"), self.language)

    def __repr__(self) -> str:
        lines = [self.title, "", self.text]
        for heading, found in self.pages():
            lines += ["", heading]
            for it in found:
                lines += ["", _heading(it), *(f"  {self.label(name)}: {it[name]}" for name in told(self.game, it["kind"]))]
                lines += [f"  {self.label('rules')}: {self._titles(it)}"] if it["rules"] else []
                lines += [f"    {line}" for line in sources.named(it["cites"], self.language)]
        return "\n".join(lines)

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:  # noqa: FBT001  (called by position)
        printer.text(line_or_all(self.title, self))

    def _repr_markdown_(self) -> str:
        parts = [f"# {escaped(self.title)}", escaped(self.text)]
        for heading, found in self.pages():
            parts.append(f"## {escaped(heading)}")
            for it in found:
                lines = [
                    f"* **{escaped(self.label(name))}:** {escaped(it[name])}{self._place(it, name)}" for name in told(self.game, it["kind"])
                ]
                parts += [f"### {escaped(_heading(it))}", "\n".join(map(str.rstrip, lines))]
        return "\n\n".join(parts)

    def _place(self, it: dict[str, Any], name: str) -> str:
        """Return the place of a text: headings, edition by edition, and after the last of them the rules."""
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
        """Return the differences as a data frame with one row per difference. It needs pandas.

        Example:
            >>> list(un.editions("normandy").to_dataframe().columns[:3])
            ['id', 'kind', 'title']

        """
        import pandas as pd

        return pd.DataFrame(self.differences).fillna("")


def _heading(it: Mapping[str, Any]) -> str:
    """Return the title of a difference with its number. An open question is a rule and has no number."""
    return str(it["title"]) if "." in it["id"] else f"{it['id']}. {it['title']}"


def told(game: str, kind: str) -> tuple[str, ...]:
    """Return the names of the texts that a difference of this kind has, in order."""
    return KINDS.get(kind) or (*_data(game)["documents"], READING)


def _folders() -> Iterator[tuple[str, str, Any]]:
    """Yield the folders of games: one per system, and one per game in a system with several games."""
    for name in SYSTEMS:
        top = resources.files(f"undaunted_nb.games.{name}")
        yield name, name, top
        yield from ((name, folder.name.replace("_", "-"), folder) for folder in top.iterdir())


def _games() -> dict[str, tuple[str, Any]]:
    """Return the games that have a page, each with its system and the data file of the page."""
    files = [(name, game, folder.joinpath(FILE)) for name, game, folder in _folders()]
    return {game: (name, file) for name, game, file in files if file.is_file()}


@cache
def _data(game: str) -> dict[str, Any]:
    found = _games()
    if game not in found:
        raise TutorError(Text("editions-unknown", {"name": game[:60], "all": ", ".join(sorted(found))}))
    return parse_toml(found[game][1].read_text(encoding="utf-8"), FILE)


def editions(game: str = "normandy", language: str = "") -> Editions:
    """Return the differences between the rulebooks of a game and the questions that they leave open.

    Differences that change which actions are legal come first. For a game with one rulebook, return the changes since the previous game
    and the open questions.

    Args:
        game: ``"normandy"``, ``"north-africa"`` or ``"memoir44"``.
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        TutorError: The game has no such page. The message lists the games.

    Example:
        >>> un.editions("normandy").title
        'Undaunted: Normandy: how the two editions differ'

    """
    language, data = require_language(language), _data(game)
    kinds = list(dict.fromkeys(it["kind"] for it in data["difference"]))
    listed = sorted(data["difference"], key=lambda it: kinds.index(it["kind"]))
    found = [_changed(game, it, language) if it["kind"] == CHANGED else _differing(game, it, language) for it in listed]
    title = f"editions-{game}"
    return Editions(game, language, say(Text(title), language), say(Text(f"{title}.text"), language), (*found, *_left_open(game, language)))


def difference(game: str, rule: Rule) -> Text | None:
    """Return the texts of both editions if they differ on a rule, or None.

    None also means that the game has only one edition.
    """
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
    """Return a difference with one text per edition."""
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
    """Return a changed rule.

    It has the rules of the previous game and their successors, both in the words of the catalog.
    """
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
    """Return the questions that the rulebooks of a game leave open, with the ruling of this project.

    Questions of a single rulebook come first. Differences between several rulebooks list their own questions.
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
    """Return the rules of the system of a game. ``only`` limits them to one game."""
    return system(_games()[game][0]).rules(only)


def _cites(wanted: list[tuple[Rule, str]]) -> list[list[str]]:
    """Return the places of rules in their documents without duplicates."""
    found = [(cite.document, cite.section) for rule, document in wanted for cite in rule.cites if cite.document == document]
    return [list(place) for place in dict.fromkeys(found)]
