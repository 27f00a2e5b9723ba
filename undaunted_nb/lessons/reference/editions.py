"""The differences between the rulebooks of a game and this project's rulings, as a page and as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import chain, groupby
from typing import TYPE_CHECKING, Any

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import parse_toml
from undaunted_nb.i18n import require_language, say
from undaunted_nb.kit import games
from undaunted_nb.kit.registry import system

from ..format.markdown import Printer, escape_markdown, line_or_all, shorten_text
from . import sources

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

    import pandas as pd

    from undaunted_nb.engine.rulebook import Rule

FILE = "differences.toml"
READING = "reading"
CHANGED, OPEN, BOTH = "changed", "open", "both"
KINDS = {CHANGED: ("before", "now"), OPEN: ("silent", READING), BOTH: ("silent", READING)}
"""The fields of a rule that changed since the previous game, or that one rulebook or both leave open.

Any other difference has one field per edition and the ruling of this project.
"""


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference, a changed rule or an open question.

    ``texts`` are one per edition, by name, and ``reading``, or the fields of KINDS. ``cites`` are the document and the heading of each
    place.
    """

    id: str
    kind: str
    title: str
    texts: Mapping[str, str]
    rules: list[str]
    cites: list[list[str]]

    @property
    def heading(self) -> str:
        """The title with the number. An open question is a rule and has no number."""
        return self.title if "." in self.id else f"{self.id}. {self.title}"


@dataclass(frozen=True, slots=True)
class Editions:
    """The differences between the editions of a game in one language, and the questions that all of them leave open.

    For a game with one rulebook: the changes since the previous game, and the questions that the rulebook leaves open.
    """

    game: str
    language: str
    title: str
    text: str
    entries: tuple[Difference, ...] = field(hash=False)

    @property
    def differences(self) -> tuple[dict[str, Any], ...]:
        """The entries as plain values.

        Each has ``id``, ``kind``, ``title``, its texts (one per edition, by name, and ``reading``, or the fields of KINDS), the ``rules``
        it concerns, and ``cites``: document and heading of each place.
        """
        return tuple(
            {"id": entry.id, "kind": entry.kind, "title": entry.title, **entry.texts, "rules": entry.rules, "cites": entry.cites}
            for entry in self.entries
        )

    def pages(self) -> list[tuple[str, list[Difference]]]:
        """Return the entries by kind, each kind with its heading."""
        kinds = groupby(self.entries, key=lambda entry: entry.kind)
        return [(say(Text(f"editions-kind-{kind}"), self.language), list(group)) for kind, group in kinds]

    def label(self, name: str) -> str:
        """Return the label of a text: its edition, or this project’s ruling."""
        return say(Text(f"editions-{name}"), self.language)

    def __repr__(self) -> str:
        return shorten_text(self.title, [entry.heading for entry in self.entries], self.language, headings=True)

    def __str__(self) -> str:
        lines = [self.title, "", self.text]
        for heading, entries in self.pages():
            lines += ["", heading]
            for entry in entries:
                lines += ["", entry.heading, *(f"  {self.label(name)}: {text}" for name, text in entry.texts.items())]
                lines += [f"  {self.label('rules')}: {self._titles(entry)}"] if entry.rules else []
                lines += [f"    {line}" for line in sources.named(entry.cites, self.language)]
        return "\n".join(lines)

    def _repr_pretty_(self, printer: Printer, _cycle: bool) -> None:  # noqa: FBT001  (called by position)
        printer.text(line_or_all(self.title, self))

    def _repr_markdown_(self) -> str:
        parts = [f"# {escape_markdown(self.title)}", escape_markdown(self.text)]
        for heading, entries in self.pages():
            parts.append(f"## {escape_markdown(heading)}")
            for entry in entries:
                lines = [
                    f"* **{escape_markdown(self.label(name))}:** {escape_markdown(text)}{self._place(entry, name)}"
                    for name, text in entry.texts.items()
                ]
                parts += [f"### {escape_markdown(entry.heading)}", "\n".join(map(str.rstrip, lines))]
        return "\n\n".join(parts)

    def _place(self, entry: Difference, name: str) -> str:
        """Return the place of a text: headings, edition by edition, and after the last of them the rules."""
        documents, last = _data(self.game)["documents"], list(entry.texts)[-1]
        own_documents = list(chain(*documents.values())) if entry.kind == BOTH and name == "silent" else documents.get(name, ())
        places = {document: [place for source, place in entry.cites if source == document] for document in own_documents}
        parts = [f"{say(sources.edition(source), self.language)}: {'; '.join(headings)}" for source, headings in places.items() if headings]
        words = f" *{escape_markdown('; '.join(parts))}*" if parts else ""
        return f"{words} {escape_markdown(self._titles(entry))}" if name == last else words

    def _titles(self, entry: Difference) -> str:
        rules = _rules(self.game)
        return "; ".join(say(Text(rules[rule].key), self.language) for rule in entry.rules)

    def to_dataframe(self) -> pd.DataFrame:
        """Return the differences as a data frame with one row per difference. It needs pandas.

        Example:
            >>> list(un.editions("normandy").to_dataframe().columns[:3])
            ['id', 'kind', 'title']

        """
        import pandas as pd

        return pd.DataFrame(self.differences).fillna("")


def text_names(game: str, kind: str) -> tuple[str, ...]:
    """Return the names of the texts that a difference of this kind has, in order."""
    return KINDS.get(kind) or (*_data(game)["documents"], READING)


@cache
def _games() -> Mapping[str, tuple[str, Traversable]]:
    """Return the games that have a page, each with its system and the data file of the page."""
    files = [(game, name, games.folder(game).joinpath(FILE)) for game, name in games.systems().items()]
    return {game: (name, file) for game, name, file in files if file.is_file()}


@cache
def _data(game: str) -> dict[str, Any]:
    known = _games()
    if game not in known:
        raise TutorError(Text("editions-unknown", {"name": game[:60], "all": ", ".join(sorted(known))}))
    return parse_toml(known[game][1].read_text(encoding="utf-8"), FILE)


def editions(game: str = "", *, language: str = "") -> Editions:
    """Return the differences between the rulebooks of a game and the questions that they leave open.

    Differences that change which actions are legal come first. For a game with one rulebook, return the changes since the previous game
    and the open questions.

    Args:
        game: The name of a game, as in ``un.scenarios()`` (default: the first game).
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        TutorError: The game has no such page. The message lists the games.

    Example:
        >>> un.editions("normandy").title
        'Undaunted: Normandy: how the two editions differ'

    """
    game = game or games.first()
    language, data = require_language(language), _data(game)
    kinds = list(dict.fromkeys(entry["kind"] for entry in data["difference"]))
    entries = sorted(data["difference"], key=lambda entry: kinds.index(entry["kind"]))
    differences = [
        _changed_rule(game, entry, language) if entry["kind"] == CHANGED else _differing(game, entry, language) for entry in entries
    ]
    title = f"editions-{game}"
    return Editions(
        game, language, say(Text(title), language), say(Text(f"{title}.text"), language), (*differences, *_left_open(game, language))
    )


def difference(game: str, rule: Rule) -> Text | None:
    """Return the texts of both editions if they differ on a rule, or None.

    None also means that the game has only one edition.
    """
    if not rule.edition_difference or game not in _games():
        return None
    data = _data(game)
    if not any(entry["id"] == rule.edition_difference and rule.id in entry.get("rules", ()) for entry in data["difference"]):
        return None
    key, (first, other) = f"editions-{game}-{rule.edition_difference.lower()}", data["documents"]
    words = {"one": first, "other": other, READING: READING}
    labels = {f"{name}-label": Text(f"editions-{edition}") for name, edition in words.items()}
    return Text("ruling-differs", {**labels, **{name: Text(f"{key}.{edition}") for name, edition in words.items()}})


def _differing(game: str, entry: dict[str, Any], language: str) -> Difference:
    """Return a difference with one text per edition."""
    key, documents = f"editions-{game}-{entry['id'].lower()}", _data(game)["documents"].items()
    return Difference(
        entry["id"],
        entry["kind"],
        say(Text(key), language),
        {name: say(Text(f"{key}.{name}"), language) for name in text_names(game, entry["kind"])},
        entry["rules"],
        [[document, heading] for edition, own_documents in documents for document in own_documents for heading in entry[edition]],
    )


def _changed_rule(game: str, entry: dict[str, Any], language: str) -> Difference:
    """Return a changed rule.

    It has the rules of the previous game and their successors, both in the words of the catalog.
    """
    rules, documents = _rules(game), _data(game)["documents"]
    both = {name: [rules[rule] for rule in entry[name]] for name in KINDS[CHANGED]}
    return Difference(
        entry["id"],
        CHANGED,
        say(Text(both["now"][0].key), language),
        {name: " ".join(say(Text(f"{rule.key}.text"), language) for rule in texts) for name, texts in both.items()},
        [*entry["before"], *entry["now"]],
        _cites([(rule, document) for name, texts in both.items() for document in documents[name] for rule in texts]),
    )


def _left_open(game: str, language: str) -> list[Difference]:
    """Return the questions that the rulebooks of a game leave open, with the ruling of this project.

    Questions of a single rulebook come first. Differences between several rulebooks list their own questions.
    """
    data = _data(game)
    documents, kind = data["documents"], OPEN if "now" in data["documents"] else data.get("left_open", "")
    own_documents = documents.get("now") or list(chain(*documents.values()))
    elsewhere = {*data.get("settled", ()), *(rule for entry in data["difference"] for rule in entry.get("rules", ()))}
    rulings = [rule for rule in _rules(game, game).values() if rule.ruling and rule.id not in elsewhere] if kind else []
    return [
        Difference(
            rule.id,
            kind,
            say(Text(rule.key), language),
            {"silent": say(Text(f"{rule.key}.silent"), language), READING: say(Text(f"{rule.key}.text"), language)},
            [rule.id],
            _cites([(rule, document) for document in own_documents]),
        )
        for rule in sorted(rulings, key=lambda rule: any(cite.document not in own_documents for cite in rule.cites))
    ]


def _rules(game: str, only: str = "") -> Mapping[str, Rule]:
    """Return the rules of the system of a game. ``only`` limits them to one game."""
    return system(_games()[game][0]).rules(only)


def _cites(pairs: list[tuple[Rule, str]]) -> list[list[str]]:
    """Return the places of rules in their documents without duplicates."""
    places = [(cite.document, cite.section) for rule, document in pairs for cite in rule.cites if cite.document == document]
    return [list(place) for place in dict.fromkeys(places)]
