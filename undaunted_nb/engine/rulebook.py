"""The rule catalog: every rule with its source."""

from __future__ import annotations

from typing import NamedTuple


class Citation(NamedTuple):  # no dataclass: every game loads it, see `tests.bench imports`
    """The source of a rule: the file of the rulebook and the heading in it."""

    document: str
    section: str


class Rulebook(NamedTuple):  # no dataclass: every game loads it, see `tests.bench imports`
    """A rulebook of a game: the name of its file in citations, and its language."""

    document: str
    language: str
    game: str


class Rule(NamedTuple):  # no dataclass: every game loads it, see `tests.bench imports`
    """One rule: its id, its sources, and whether it is a ruling of this project (then ``basis`` names the facts behind it).

    Its title, its text in the project's words, and, for a ruling, the question that the rulebooks leave open are a message of the catalogs.
    The message key is the id with hyphens for dots.
    """

    id: str
    cites: tuple[Citation, ...]
    ruling: bool = False
    basis: str = ""
    edition_difference: str = ""

    @property
    def key(self) -> str:
        """The key of its message."""
        return self.id.replace(".", "-")


def load_rules(text: str) -> dict[str, Rule]:
    """Return the rules of a catalog file (TOML), by id."""
    import tomllib

    return {
        entry["id"]: Rule(
            entry["id"],
            tuple(Citation(*cite) for cite in entry["cites"]),
            entry.get("ruling", False),
            entry.get("basis", ""),
            entry.get("edition_difference", ""),
        )
        for entry in tomllib.loads(text)["rule"]
    }


def load_rulebooks(text: str, game: str) -> tuple[Rulebook, ...]:
    """Return the rulebooks that a catalog file (TOML) lists, as those of ``game``."""
    import tomllib

    return tuple(Rulebook(entry["document"], entry["language"], game) for entry in tomllib.loads(text).get("rulebook", ()))
