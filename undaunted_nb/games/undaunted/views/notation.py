"""Actions as one line that a person can type.

Examples: ``Scout B: scout 3B 17B``, ``Sniper: attack DE Riflemen A``, ``end turn``, ``roll 5 8``. An action of the soldier's seat begins
with the word ``vehicle`` (``Driver: vehicle drive 12A``), which can be omitted if their card lacks the action. Case does not matter. The
side is the one to act unless the line begins with another (``DE Rifleman A: move 17B``). Names can be shortened as long as the meaning is
unique. A line is read the same whether its action is legal or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import AmbiguousActionError, NotationError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.suggestions import nearest

from ..rules import partial_actions
from ..rules import round as rounds
from ..rules.actions import EXIT, SEAT, Args, Form, form_of, kinds_of
from ..rules.state.crew import seat_of
from ..rules.state.position import Position
from ..rules.state.setup import Setup

NOTHING = "nothing"
"""The word in notation for taking no card."""
VEHICLE = "vehicle"
"""Written before an action that the soldier's seat offers."""


def format_action(p: Position, a: Action) -> str:
    """Return the action as one line."""
    setup = p.setup
    if a.side == CHANCE:
        return " ".join([a.kind, *([a.card] if a.card else map(str, a.args))])
    if a.kind == rounds.CHOOSE:
        return f"{a.side}: {a.kind} {a.card}"
    if a.kind == partial_actions.BEGIN:
        return f"{a.kind} {a.card}: {_where(a)}{' '.join(map(str, a.args))}"
    if a.kind in rounds.FORMS:
        return " ".join([a.kind, *map(str, a.args)])
    form = form_of(setup, a.kind)
    if form is None:
        raise NotationError(Text("error-unknown", {"what": "kind", "name": a.kind}))
    rest = (", ".join(map(str, a.args)) or NOTHING) if form == "cards" else " ".join(map(str, a.args))
    return f"{a.card}: {_where(a)}{a.kind}{' ' if rest else ''}{rest}"


def _where(a: Action) -> str:
    """Return the seat or the tile that an action begins with."""
    return f"{VEHICLE} " if a.at == SEAT else f"enter {a.at}, " if a.at else ""


def parse(p: Position, line: str) -> Action:
    """Read an action.

    Raises NotationError for a line that cannot be read, AmbiguousActionError (with the candidates) for one with several meanings.
    """
    text = " ".join(line.split())
    if not text or len(text) > 500:
        raise NotationError(Text("error-no-action", {"line": text[:60]}))
    setup, low = p.setup, text.casefold()
    for kind in (rounds.ROLL_ACTION, rounds.DRAW_ACTION):
        if low.split(" ")[0] == kind:
            return _chance(p, kind, text[len(kind) :].strip())
    side, text, named = _side(p, text)
    low = text.casefold()
    if low in (rounds.END, partial_actions.ENOUGH):
        return Action(low, setup.sides[side])
    if low.startswith(rounds.CHOOSE + " "):
        return Action(rounds.CHOOSE, setup.sides[side], _card(p, side, text[len(rounds.CHOOSE) :], text))
    for kind in (rounds.NEXT, rounds.PICK, partial_actions.TAKE):
        if low.startswith(kind + " "):
            return Action(kind, setup.sides[side], "", (_thing(p, side, kind, text[len(kind) :].strip()),))
    begins = low.startswith(partial_actions.BEGIN + " ")
    card, colon, rest = text[len(partial_actions.BEGIN) * begins :].strip().partition(":")
    if not colon:
        raise NotationError(Text("error-no-colon", {"line": text}))
    if not named and not _cards_like(p, side, card) and _cards_like(p, 1 - side, card):
        side = 1 - side  # a card that only the other side has
    return _use(p, side, _card(p, side, card, text, rest), rest.strip(), begins=begins)


def _thing(p: Position, side: int, kind: str, name: str) -> str:
    """Return the thing after a word: a counter, or in a take step a tile or a card. A take step can also need a counter."""
    task = partial_actions.find_partial_use(p)
    if kind != partial_actions.TAKE or (task and form_of(p.setup, task.kind) == "counter tiles"):
        return _counter(p, name, side, own={rounds.NEXT: None, rounds.PICK: False, partial_actions.TAKE: True}[kind])
    tile = next((tile for tile in p.setup.board.tiles if tile.casefold() == name.casefold()), "")
    return tile or _card(p, side, name, f"{kind} {name}")


def _side(p: Position, text: str) -> tuple[int, str, bool]:
    """Return the side of a line, the line without it, and whether the line named it."""
    setup = p.setup
    for i, name in enumerate(setup.sides):
        head = text[: len(name) + 1].casefold()
        if head in (name.casefold() + " ", name.casefold() + ":"):
            return i, text[len(name) + 1 :].strip().removeprefix(":").strip(), True
    acting = [setup.side(name) for name in p.to_act if name != CHANCE]
    return (acting[0] if acting else max(p.turn, 0)), text, False


def _chance(p: Position, kind: str, rest: str) -> Action:
    if kind == rounds.ROLL_ACTION:
        faces = rest.replace(",", " ").split()
        if not faces or not all(len(f) == 1 and f in "0123456789" for f in faces):
            raise NotationError(Text("error-dice", {"dice": rest}))
        return Action(kind, CHANCE, "", tuple(sorted(map(int, faces))))
    task = p.pending[-1] if p.pending else None
    side = getattr(task, "side", max(p.turn, 0))
    return Action(kind, CHANCE, _card(p, side, rest, f"{kind} {rest}"))


def _use(p: Position, side: int, card: str, rest: str, *, begins: bool = False) -> Action:
    setup, place = p.setup, ""
    if setup.has_gear and rest.casefold().startswith(VEHICLE + " "):
        place, rest = SEAT, rest[len(VEHICLE) :].strip()
    elif not setup.has_gear and rest.casefold().startswith("enter ") and "," in rest:
        where, _, rest = rest[len("enter ") :].partition(",")
        place, rest = _exact_name(setup.board.index, where.strip(), "tile"), rest.strip()
    known = kinds_of(setup.edition)
    kinds = sorted((k for k in known if (rest.casefold() + " ").startswith(k + " ")), key=len)
    if not kinds:
        word = rest.split(" ")[0]
        raise NotationError(Text("error-no-kind", {"word": word, "near": nearest(word, known), "all": ", ".join(sorted(known))}))
    kind = kinds[-1]
    args = _arguments(p, side, "nothing" if begins else known[kind].form, kind, rest[len(kind) :].strip())
    action_kind, args = (partial_actions.BEGIN, (kind,)) if begins else (kind, args)
    index = setup.by_card[side][card]
    unit = setup.unit_of[side][index]
    if setup.has_gear:
        seat = seat_of(setup, p.gear, unit)
        if seat and seat.ability(kind) and not setup.cards[side][index].ability(kind):
            place = SEAT
        return Action(action_kind, setup.sides[side], card, args, place)
    if place and unit >= 0 and setup.entries[unit] == (place,) and not p.stands[unit][0]:
        place = ""  # the only place it can enter need not be named
    return Action(action_kind, setup.sides[side], card, args, place)


def _arguments(p: Position, side: int, form: Form, kind: str, rest: str) -> Args:
    setup = p.setup
    if form == "nothing":
        if rest:
            raise NotationError(Text("error-too-much", {"kind": kind, "rest": rest}))
        return ()
    if form in ("tile", "tiles", "path", "tile set"):
        return _tiles(setup, form, kind, rest)
    if form == "number":
        if not (rest.isascii() and rest.isdigit() and len(rest) < 4):
            raise NotationError(Text("error-how-many", {"kind": kind, "rest": rest}))
        return (int(rest),)
    if form == "cards":
        return cards_named(p, side, rest)
    if form in ("counter", "own counter"):
        return (_counter(p, rest, side, own=form != "counter"),)
    if form in ("target", "vehicle seat", "seat"):
        return _vehicles(p, side, rest, kind, form)
    return _counter_and_tiles(p, side, rest, kind)


def cards_named(p: Position, side: int, text: str) -> tuple[str, ...]:
    """Return a side's cards named in a list with commas, sorted. Raises NotationError or AmbiguousActionError."""
    names = [] if text.casefold() == NOTHING else [n.strip() for n in text.split(",")]
    return tuple(sorted(_card(p, side, name, text) for name in names))


def _counter_and_tiles(p: Position, side: int, rest: str, kind: str) -> Args:
    words = rest.replace(",", " ").split()
    tiles = {tile.casefold(): tile for tile in p.setup.board.tiles}
    cut = len(words)
    while cut > 1 and words[cut - 1].casefold() in tiles:
        cut -= 1
    if not words:
        raise NotationError(Text("error-too-little", {"kind": kind}))
    return (_counter(p, " ".join(words[:cut]), side, own=True), *(tiles[w.casefold()] for w in words[cut:]))


def _tiles(setup: Setup, form: Form, kind: str, rest: str) -> Args:
    words = rest.replace(",", " ").split()
    if form == "tile" and len(words) != 1:
        raise NotationError(Text("error-one-tile", {"kind": kind, "rest": rest}))
    off = form == "path" and words[-1:] and words[-1].casefold() == EXIT
    tiles = [_exact_name(setup.board.index, word, "tile") for word in (words[:-1] if off else words)]
    return (*tiles, EXIT) if off else tuple(sorted(tiles) if form == "tile set" else tiles)


def _vehicles(p: Position, side: int, rest: str, kind: str, form: Form) -> Args:
    """Return a target, a vehicle and a seat, or a seat, by the form."""
    setup = p.setup
    words = rest.replace(",", " ").split()
    if len(words) < (2 if form == "vehicle seat" else 1):
        raise NotationError(Text("error-name-what", {"kind": kind, "form": form.replace(" ", "-")}))
    if form == "target":
        exact = [name for name in setup.targets if name.casefold() == " ".join(words).casefold()]
        things = setup.targets[len(setup.counters) :]
        return (exact[0] if exact else _counter(p, " ".join(words), side, own=False, things=things),)
    seats = {seat.id: None for vehicle in setup.vehicles for seat in vehicle.seats}
    if form == "seat":
        return (_complete(seats, " ".join(words), "seat"),)
    vehicle = _complete([candidate.id for candidate in setup.vehicles], " ".join(words[:-1]), "vehicle")
    return vehicle, _complete([seat.id for owner in setup.vehicles if owner.id == vehicle for seat in owner.seats], words[-1], "seat")


def _complete(known: Iterable[str], name: str, sort: str) -> str:
    """Return the one name that matches, exactly or by its beginning."""
    names, start = list(known), name.casefold()
    matches = [n for n in names if n.casefold() == start] or [n for n in names if n.casefold().startswith(start)]
    if len(matches) > 1:
        raise AmbiguousActionError(Text("error-ambiguous", {"line": name, "candidates": ", ".join(matches)}), matches)
    if not matches:
        raise NotationError(Text(f"error-no-{sort}", {"name": name, "near": nearest(name, names)}))
    return matches[0]


def _card(p: Position, side: int, name: str, line: str, rest: str = "") -> str:
    """Return the one card that a name means: exactly, or as the beginning of one card's name."""
    cards = p.setup.by_card[side]
    matches = _cards_like(p, side, name)
    if len(matches) > 1:
        tail = f":{' ' + rest.strip() if rest.strip() else ''}" if rest else ""
        raise AmbiguousActionError(
            Text("error-ambiguous", {"line": line, "candidates": ", ".join(matches)}), [f"{c}{tail}" for c in matches]
        )
    if not matches:
        raise NotationError(Text("error-no-card", {"name": name.strip(), "near": nearest(name.strip(), cards)}))
    return matches[0]


def _cards_like(p: Position, side: int, name: str) -> list[str]:
    start, cards = " ".join(name.split()).casefold(), p.setup.by_card[side]
    exact = [c for c in cards if c.casefold() == start]
    return exact or [c for c in cards if start and c.casefold().startswith(start)]


def _counter(p: Position, name: str, side: int, *, own: bool | None, things: Iterable[str] = ()) -> str:
    """Return the one counter (or one of ``things``) that a name means.

    If the name lacks a side, the action decides whether it is one of the side's own counters or an enemy.
    """
    setup, start = p.setup, " ".join(name.split()).casefold()
    ids = [c.id for c in setup.counters]
    exact = [c for c in ids if c.casefold() == start]
    if exact:
        return exact[0]
    fits = [c for c in setup.counters if own is None or (c.side == side) == own]
    matches = [c.id for c in fits if start and (c.id.casefold().startswith(start) or c.id.partition(" ")[2].casefold().startswith(start))]
    matches += [thing for thing in things if thing.casefold().startswith(start)]
    if len(matches) > 1:
        raise AmbiguousActionError(Text("error-ambiguous", {"line": name, "candidates": ", ".join(matches)}), matches)
    if not matches:
        raise NotationError(Text("error-no-counter", {"name": name, "near": nearest(name, [*ids, *things])}))
    return matches[0]


def _exact_name(known: Mapping[str, object], name: str, sort: str) -> str:
    matches = [k for k in known if k.casefold() == name.casefold()]
    if not matches:
        raise NotationError(Text(f"error-no-{sort}", {"name": name, "near": nearest(name, known)}))
    return name if name in known else matches[0]
