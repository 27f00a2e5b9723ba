"""Actions as one line that a person can type.

Examples: ``play Probe Left``, ``move C3 C4``, ``battle C5 D6``, ``end turn``, ``roll infantry star``.

A unit is named by its hex. Case does not matter. The side is the one to act unless the line begins with another (``axis: retreat D5 d6``).
While dice are rolled, it is the one whose turn it is, or for an answer to an attack (``ambush``) the other one.
Cards and symbols can be shortened as long as the meaning is unique. A line is read the same whether its action is legal or not.
"""

from __future__ import annotations

from collections.abc import Iterable

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import AmbiguousActionError, NotationError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.suggestions import nearest

from ..rules.chance import DRAW, LAND, ROLL, in_order
from ..rules.legal import KINDS
from ..rules.state.position import Position
from ..rules.state.setup import SECTIONS, SYMBOLS

LONGEST = 500


def format_action(_: Position, a: Action) -> str:
    """Return the action as one line."""
    return " ".join([a.kind, *([a.card] if a.card else []), *map(str, a.args)])


def parse(p: Position, line: str) -> Action:
    """Read an action.

    Raises NotationError for a line that cannot be read, AmbiguousActionError (with the candidates) for one with several meanings.
    """
    text = " ".join(line.replace(",", " ").split())
    if not text or len(text) > LONGEST:
        raise NotationError(Text("m44-error-no-action", {"line": text[:60]}))
    word, _, rest = text.partition(" ")
    if word.casefold() == ROLL:
        return Action(ROLL, CHANCE, "", in_order([_find_one(symbol, SYMBOLS, "symbol") for symbol in rest.split()]))
    if word.casefold() == DRAW:
        return Action(DRAW, CHANCE, _find_one(rest, p.setup.by_card, "card"))
    if word.casefold() == LAND:
        return Action(LAND, CHANCE, "", tuple(_find_one(tile, p.setup.board.index, "hex") for tile in rest.split()))
    named, text = _side(p, text)
    kinds = [kind for kind in KINDS if (text.casefold() + " ").startswith(kind + " ")]
    if not kinds:
        raise NotationError(Text("m44-error-no-kind", {"word": text.partition(" ")[0][:60], "all": ", ".join(sorted(KINDS))}))
    name = max(kinds, key=len)
    kind, rest = KINDS[name], text[len(name) :].strip()
    side = named or p.setup.sides[p.decider if p.decider >= 0 else 1 - p.turn if kind.answers else p.turn]
    if kind.form == "hexes":
        return Action(name, side, "", tuple(_find_one(word, p.setup.board.index, "hex") for word in rest.split()))
    if kind.form == "card":
        card, section = _card(p, rest)
        return Action(name, side, card, (section,) if section else ())
    if rest:
        raise NotationError(Text("error-too-much", {"kind": name, "rest": rest[:60]}))
    return Action(name, side)


def _side(p: Position, text: str) -> tuple[str, str]:
    """Return the side at the beginning of a line ("": none), and the line without it."""
    for name in p.setup.sides:
        head = text[: len(name) + 1].casefold()
        if head in (name + " ", name + ":"):
            return name, text[len(name) + 1 :].strip().removeprefix(":").strip()
    return "", text


def _card(p: Position, text: str) -> tuple[str, str]:
    """Return a card, and the section chosen for it if it leaves a choice."""
    head, _, last = text.rpartition(" ")
    if last.casefold() in SECTIONS and _fitting(head, [c.id for c in p.setup.cards if c.section]):
        return _find_one(head, [c.id for c in p.setup.cards if c.section], "card"), last.casefold()
    return _find_one(text, p.setup.by_card, "card"), ""


def _fitting(name: str, known: Iterable[str]) -> list[str]:
    """Return the possible meanings of a name: an exact match, or names that begin with it."""
    prefix, ids = name.casefold(), list(known)
    return [k for k in ids if k.casefold() == prefix] or [k for k in ids if prefix and k.casefold().startswith(prefix)]


def _find_one(name: str, known: Iterable[str], kind: str) -> str:
    """Return the one known thing that a name means. Hexes are never shortened."""
    ids = list(known)
    matches = [k for k in ids if k.casefold() == name.casefold()] if kind == "hex" else _fitting(name, ids)
    if len(matches) > 1:
        raise AmbiguousActionError(Text("error-ambiguous", {"line": name[:60], "candidates": ", ".join(matches)}), matches)
    if not matches:
        raise NotationError(Text(f"m44-error-no-{kind}", {"name": name[:60], "near": nearest(name, ids)}))
    return matches[0]
