"""Translate a case of the Memoir '44 form into positions and actions, and back.

Knows no rule: it names things, forces dice and draws, and compares.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import NotationError
from undaunted_nb.engine.event import Event
from undaunted_nb.games.memoir44.files import scenario
from undaunted_nb.games.memoir44.rules import combat
from undaunted_nb.games.memoir44.rules.chance import in_order
from undaunted_nb.games.memoir44.rules.orders import Call, call, find_repeated_order
from undaunted_nb.games.memoir44.rules.retreat import routes
from undaunted_nb.games.memoir44.rules.state import pieces, variants
from undaunted_nb.games.memoir44.rules.state.position import (
    BATTLE,
    MOVE,
    OFF_BOARD,
    ORDER,
    PLAY,
    Ambush,
    Draw,
    Keep,
    LastOrder,
    Orders,
    Pile,
    Position,
    Retreat,
    Roll,
    Volley,
    add_copies,
)
from undaunted_nb.games.memoir44.rules.state.setup import ARMS, SECTIONS, Card, Objective, Options, Setup, Unit, section_card_id
from undaunted_nb.kit.boards import hex_board

SIDES = ("allies", "axis")
KINDS = {
    ("infantry", "none"): "infantry",
    ("infantry", "elite"): "special_forces",
    ("infantry", "resistance"): "french_resistance",
    ("armor", "none"): "armor",
    ("armor", "elite"): "elite_armor",
    ("artillery", "none"): "artillery",
}
FACES = {"INF": "infantry", "ARM": "armor", "GREN": "grenade", "STAR": "star", "FLAG": "flag"}
PHASES = {"play_card": PLAY, "order": ORDER, "move": MOVE, "battle": BATTLE}
TERRAIN = {"village": "town", "woods": "forest", "plain": "country"}
OBJECTS = ("bridge", "bunker", "hedgehog")
CARDS = {"Move Out": "Move Out!"}
CARDS_BACK = frozenset(CARDS.values())
SUMMARIES = {
    "forest": "Forests",
    "hedgerow": "Hedgerows",
    "hill": "Hills",
    "town": "Towns & Villages",
    "river": "Rivers & Waterways",
    "ocean": "Oceans",
    "beach": "Beaches",
    "units": "Units",
    "objects": "Obstacles",
}
BOARDS = {"country": "countryside", "beach": "coast"}
SEATS = {
    "left_seat": "executes orders in the left section",
    "center_seat": "Commander-in-Chief: centre section and tactic cards not tied to a section or touching all sections",
    "right_seat": "executes orders in the right section",
    "commander_in_chief": "centre section (and the tactic cards)",
    "second_player": "both flanks",
}

Json = Mapping[str, Any]
Found = dict[str, Any]

REMARKS = ("caption", "comment", "note", "reason", "why")
"""What is written for a reader, anywhere."""
CASE = "id topic source status ruling alternatives skip given do then rules"
GIVEN = "board scenario variant hills teams players match terrain objects units turn hands deck medals supply"
PARTS: Mapping[str, str] = {
    "turn": "active phase card section ordered opponent_last_card opponent_section",
    "variant": "name taking_ground overrun",
    "terrain": " ".join((*pieces.names_of("terrain"), *TERRAIN)),
    "objects": " ".join((*pieces.names_of("objects"), "medal")),
    "hands": "allies axis",
    "teams": "allies axis",
    "deck": "size draw discard",
    "medals": "allies axis needed",
    "supply": "sandbags allies axis",
}
UNIT = "side type at figures badge medals"
STEPS: Mapping[str, str] = {
    "move": "unit path",
    "attack": "unit target overrun faces",
    "declare_attack": "unit target overrun",
    "ambush": "side unit target faces",
    "resolve_attack": "unit target overrun faces",
    "take_ground": "unit",
    "retreat": "unit path",
    "retreat_refuse": "unit",
    "ignore_flag": "unit count",
    "remove_wire": "unit",
    "place_sandbags": "units",
    "order": "units",
    "reset_orders": "",
    "play": "card section",
    "roll_orders": "faces",
    "heal": "unit faces",
    "air_power": "targets",
    "strike": "target faces",
    "barrage": "target faces",
    "begin_turn": "side ordered card section",
    "end_movement": "",
    "end_turn": "keep of",
    "setup_terrain": "",
    "setup_objects": "",
    "setup_obstacles": "",
    "setup_units": "",
    "setup_medals": "",
    "deal": "",
    "query": "what unit target from to at side card section as_section opponent_last_card attacker_terrain",
}
"""The words of a case and its parts; each step also has its number and its act. Unknown words are reported."""


def why_skipped(case: Json) -> str:
    """Return why this case cannot be run ("" if it can)."""
    return str(case["skip"]) if case.get("skip") else ""


def run(case: Json, named: set[str] | None = None) -> Iterator[str]:
    """Play the steps of a case and yield one line for each difference.

    ``named`` gathers the ids of the rules that the engine named, in events and in reasons against something.
    """
    runner = _Runner(case)
    then = {wanted["step"]: wanted for wanted in case["then"]}
    yield from (f"step {n}: nothing is done in it" for n in then.keys() - {step["step"] for step in case["do"]})
    for step in case["do"]:
        for difference in runner.step(step, then.get(step["step"], {})):
            yield f"step {step['step']}: {difference}"
    missing = sorted(set(case.get("rules") or ()) - runner.named)
    if missing:
        yield f"rules: the engine did not name {', '.join(missing)}"
    if named is not None:
        named |= runner.named


def unknown_words(case: Json) -> Iterator[str]:
    """Yield the parts of a case that the form does not have, by place. Remarks for a reader don't count."""
    given = case["given"]
    yield from _beyond(case, CASE)
    yield from _beyond(given, GIVEN, "given.")
    for part, known in PARTS.items():
        if isinstance(given.get(part), Mapping):
            yield from _beyond(given[part], known, f"given.{part}.")
    for name, unit in given.get("units", {}).items():
        yield from _beyond(unit, UNIT, f"given.units.{name}.")
    for step in case["do"]:
        if step["act"] in STEPS:
            yield from _beyond(step, f"step act {STEPS[step['act']]}", f"do.{step['act']}.")


def _beyond(said: Json, known: str, where: str = "") -> Iterator[str]:
    yield from (f"{where}{key}" for key in sorted(said.keys() - {*known.split(), *REMARKS}))


# ---------------------------------------------------------------- from the case


def hex_of(at: Iterable[int]) -> str:
    """Return the id of a hex given as [row, index]."""
    row, index = at
    return f"{chr((97 if row % 2 else 65) + index)}{row + 1}"


def at_of(tile: str) -> list[int]:
    """Return the id of a hex as [row, index]."""
    row = int(tile[1:]) - 1
    return [row, ord(tile[0].upper()) - 65]


def card_of(name: str) -> str:
    """Return the id of a card that a case names ("Probe/left")."""
    base, _, section = name.partition("/")
    base = CARDS.get(base, base)
    return section_card_id(base, section) if section else base


def order_of(setup: Setup, name: str, section: str = "") -> LastOrder:
    """Return the order for a card in a case, with the section if the card doesn't print it."""
    base, _, after = name.partition("/")
    card = setup.by_card[card_of(name) if card_of(name) in setup.by_card else CARDS.get(base, base)]
    return LastOrder(card, (section or after) if setup.cards[card].section else "")


def name_of(setup: Setup, card: int) -> str:
    """Return the name of a card as a case writes it."""
    found = setup.cards[card]
    return f"{found.base}/{found.printed}" if found.printed else found.base.removesuffix("!")


def _scenario(given: Json) -> scenario.Scenario:
    """Return the scenario of a case without the cards and maneuvers that its variant leaves out."""
    name = given["scenario"].replace("_", "-")
    variant = given.get("variant")
    if not variant:
        return scenario.load(f"memoir44/{name}")
    text = (Path(scenario.__file__).parents[1] / "scenarios").joinpath(f"{name}.toml").read_text("utf-8")
    options = _options(given)
    lines = [f"{key} = {str(getattr(options, key)).lower()}" for key in ("ground", "overrun", "tactics")]
    return scenario.read("\n".join((text, "[options]", *lines)), name)


def _spelled_out(given: Json) -> Json:
    """Return a case in the middle of a game with everything that its scenario sets up."""
    p = _scenario(given).position()
    setup, own = p.setup, {**given.get("units", {})}
    words = {kind: word for word, kind in KINDS.items()}
    standing = {hex_of(unit["at"]) for unit in own.values()}
    for unit, (tile, figures) in zip(setup.units, p.stands, strict=True):
        if tile not in standing:
            arm, badge = words[unit.kind.id]
            side = setup.sides[unit.side]
            own[unit.id] = {"side": side, "type": arm, "badge": badge, "at": at_of(tile), "figures": figures, "medals": unit.medals}
    terrain: dict[str, list[Any]] = {name: [*tiles] for name, tiles in given.get("terrain", {}).items()}
    for tile, name in setup.terrain.items():
        terrain.setdefault(name, []).append(at_of(tile))
    objects: dict[str, list[Any]] = {name: [*items] for name, items in given.get("objects", {}).items()}
    lying = [(name, tile) for tile, names in setup.objects.items() for name in names]
    for name, tile in (*lying, *(("wire", t) for t in sorted(p.wire)), *(("sandbags", t) for t in sorted(p.sandbags))):
        owner = setup.owners.get(tile)
        objects.setdefault(name, []).append(at_of(tile) if owner is None else {"at": at_of(tile), "owner": setup.sides[owner]})
    for objective in setup.objectives:
        objects.setdefault("medal", []).extend({"at": at_of(tile), "side": setup.sides[objective.side]} for tile in objective.hexes)
    dealt = {setup.sides[task.side]: task.cards for task in p.pending if isinstance(task, Draw)}
    needed = dict(zip(setup.sides, setup.medals_to_win, strict=True))
    medals = {"needed": needed, **given.get("medals", {})}
    return {"hands": dealt, **given, "units": own, "terrain": terrain, "objects": objects, "medals": medals, "draws": setup.draws}


def _options(given: Json) -> Options:
    variant = given.get("variant", {})
    return Options(
        hills="plateau" if given.get("hills") in ("classic", "plateau") else "level",
        ground=variant.get("taking_ground", True),
        overrun=variant.get("overrun", True),
        tactics=variant.get("name") != "young_generals",
    )


def _setup(given: Json) -> Setup:
    kinds, objects = pieces.unit_kinds(), given.get("objects", {})
    units = tuple(
        Unit(name, SIDES.index(u["side"]), kind := kinds[KINDS[u["type"], u.get("badge", "none")]], kind.figures, u.get("medals", 1))
        for name, u in given.get("units", {}).items()
    )
    fixed: dict[str, list[str]] = {}
    owners = {}
    for name in OBJECTS:
        for item in objects.get(name, []):
            tile = hex_of(item["at"] if isinstance(item, dict) else item)
            fixed.setdefault(tile, []).append(name)
            if isinstance(item, dict) and item.get("owner") in SIDES:
                owners[tile] = SIDES.index(item["owner"])
    medals = tuple(Objective((hex_of(m["at"]),), SIDES.index(m["side"])) for m in objects.get("medal", []))
    needed = given.get("medals", {}).get("needed", 0)
    return Setup(
        name="case",
        sides=SIDES,
        board=hex_board(),
        grounds=pieces.grounds(),
        terrain={hex_of(at): TERRAIN.get(name, name) for name, tiles in given.get("terrain", {}).items() for at in tiles},
        objects={tile: tuple(names) for tile, names in fixed.items()},
        owners=owners,
        units=units,
        cards=pieces.cards(),
        medals_to_win=(needed, needed) if isinstance(needed, int) else (needed["allies"], needed["axis"]),
        objectives=medals,
        draws=given.get("draws", ((), ())),
        options=_options(given),
    )


class _Pool:
    """The 60 cards while they are dealt: first those that a case names, then any others."""

    def __init__(self, cards: tuple[Card, ...], *, tactics: bool) -> None:
        self.cards = cards
        self.left = [card.copies if tactics or not card.tactic else 0 for card in cards]

    def take(self, card: int) -> Pile:
        self.left[card] = max(0, self.left[card] - 1)
        return add_copies((0,) * len(self.cards), card, 1)

    def some(self, number: int) -> Pile:
        """Return the given number of cards, none of which acts on its own (an Ambush would)."""
        pile = (0,) * len(self.cards)
        for _ in range(number):
            fit = [i for i, card in enumerate(self.cards) if self.left[i] and card.does != "ambush"]
            pile = added(pile, self.take(fit[0] if fit else 0))
        return pile


def added(*piles: Pile) -> Pile:
    """Add piles together."""
    return tuple(map(sum, zip(*piles, strict=True)))


def _played(case: Json) -> tuple[list[str], list[str]]:
    """Return the cards that each side plays in a case, including an Ambush."""
    side = SIDES.index(case["given"]["turn"].get("active", "allies"))
    found: tuple[list[str], list[str]] = ([], [])
    for step in case["do"]:
        if step["act"] == "play":
            found[side].append(step["card"])
        elif step["act"] == "ambush":
            found[SIDES.index(step["side"])].append("Ambush")
        elif step["act"] == "end_turn":
            side = 1 - side
        elif step["act"] == "begin_turn":
            side = SIDES.index(step["side"])
    return found


def _position(case: Json) -> Position:
    given, turn = case["given"], case["given"]["turn"]
    given = _spelled_out(given) if "scenario" in given else given
    setup = _setup(given)
    side = SIDES.index(turn.get("active", "allies"))
    pool, none = _Pool(setup.cards, tactics=setup.options.tactics), (0,) * len(setup.cards)
    order = order_of(setup, turn["card"], turn.get("section", "")) if "card" in turn else LastOrder(-1)
    in_force = order.card
    if in_force >= 0:
        pool.take(in_force)
    hands = []
    for i, name in enumerate(SIDES):
        held = given.get("hands", {}).get(name)
        known = {name_of(setup, c) for c in range(len(setup.cards))} | CARDS.keys() | CARDS_BACK
        named = [c for c in held if c in known or c.partition("/")[0] in known] if isinstance(held, list) else _played(case)[i][:held]
        pile = added(none, *(pool.take(order_of(setup, c).card) for c in named))
        number = len(held) if isinstance(held, list) else held or 0
        counts_itself = i == side and in_force >= 0 and setup.cards[in_force].does in ("heal", "grant")
        hands.append((pile, max(0, number - len(named) - counts_itself)))
    full = [added(pile, pool.some(rest)) for pile, rest in hands]
    deck = given.get("deck", {})
    draw = pool.some(deck["draw"]) if "draw" in deck else tuple(pool.left)
    said = [LastOrder(-1), LastOrder(-1)]
    if "opponent_last_card" in turn:
        said[1 - side] = order_of(setup, turn["opponent_last_card"], turn.get("opponent_section", turn.get("section", "")))
    p = Position(
        setup,
        side,
        (0, 0),
        PHASES.get(turn["phase"], ORDER),
        tuple((hex_of(u["at"]), u["figures"]) for u in given.get("units", {}).values()),
        frozenset(hex_of(at) for at in given.get("objects", {}).get("wire", [])),
        frozenset(hex_of(at) for at in given.get("objects", {}).get("sandbags", [])),
        _supply(given.get("supply", {})),
        (full[0], full[1]),
        draw,
        pool.some(deck.get("discard", 0)),
        said=(said[0], said[1]),
        medals=_medals(setup, given),
        taken=(-1,) * len(setup.objectives),
    )
    if in_force < 0:
        return p._replace(orders=_ordered(setup, turn))
    order = find_repeated_order(p, side) if setup.cards[in_force].does == "copy" else order
    p = p._replace(table=(in_force,), card=order.card, section=order.section, orders=_ordered(setup, turn))
    waits = p.phase == ORDER and p.rules.does == "grant" and any(s["act"] == "roll_orders" for s in case["do"])
    return p._replace(pending=(Roll("grant", -1, -1, sum(full[side]) + 1),)) if waits else p


def _supply(given: Json) -> tuple[int, int]:
    number = given.get("sandbags", pieces.SANDBAGS)
    return (number, number) if isinstance(number, int) else (number.get("allies", 0), number.get("axis", 0))


def _medals(setup: Setup, given: Json) -> tuple[int, int]:
    """Return the medals on the table. A case counts those of hexes held at the start, but they are not permanent."""
    medals = {**dict.fromkeys(SIDES, 0), **given.get("medals", {})}
    held = [0, 0]
    for objective in setup.objectives:
        for u in given["units"].values():
            held[objective.side] += hex_of(u["at"]) in objective.hexes and SIDES.index(u["side"]) == objective.side
    return max(0, medals["allies"] - held[0]), max(0, medals["axis"] - held[1])


def _doomed(p: Position, unit: int) -> int:
    """Return the figures that a unit's pending retreat costs in any case."""
    task = p.pending[-1] if p.pending else None
    if not isinstance(task, Retreat) or task.unit != unit:
        return 0
    return max(0, min(task.flags - task.ignorable - routes(p, task)[0], p.stands[unit][1]))


def _ordered(setup: Setup, turn: Json) -> tuple[Orders, ...]:
    return tuple(sorted(Orders(setup.by_unit[name]) for name in turn.get("ordered", [])))


# ---------------------------------------------------------------- the steps


class _Runner:
    """Play a case step by step and collect what each step found."""

    def __init__(self, case: Json) -> None:
        self.case = case
        self.named: set[str] = set()
        self.events: list[Event] = []
        self.target = self.misfit = ""
        if "scenario" in case["given"] and case["given"]["turn"]["phase"] == "setup":
            self.scenario = _scenario(case["given"])
            self.p = self.scenario.position()
        else:
            self.p = _position(case)

    def step(self, step: Json, wanted: Json) -> Iterator[str]:
        self.events, self.misfit = [], ""
        before = self.p
        act: Callable[[Json], Found] = getattr(self, f"_{step['act']}")
        found = act(step)
        if not found.get("legal", True) or step["act"] == "query":
            self.p = before
        found = {**self._after(before), **found}
        if self.misfit:
            yield self.misfit
        for key, value in wanted.items():
            if key not in ("step", "reason"):
                yield from self._differs(key, value, found, before)
        if step["act"] != "query":
            yield from self._unnamed(before, step, wanted)

    def _differs(self, key: str, wanted: Any, found: Found, before: Position) -> Iterator[str]:
        if key in ("at", "figs", "lost"):
            seen = {name: self._of_unit(key, name, before, wanted[name]) for name in wanted}
        elif key == "objects_at":
            seen = {at: sorted(self._objects(hex_of(map(int, at.split(","))))) for at in wanted}
            wanted = {at: sorted(objects) for at, objects in wanted.items()}
        elif key not in found:
            yield f"{key}: the step tells nothing of it, wanted {wanted}"
            return
        else:
            seen = found[key]
            if isinstance(wanted, dict) and isinstance(seen, dict):
                seen = {k: _part(v, seen.get(k)) for k, v in wanted.items()}
        if seen != wanted:
            yield f"{key}: {seen}, wanted {wanted}"

    def _of_unit(self, key: str, name: str, before: Position, wanted: Any) -> Any:
        """Return a unit's place or figures. Sure losses of a pending retreat can already be counted."""
        unit = self.p.setup.by_unit[name]
        tile, figures = self.p.stands[unit]
        if key == "at":
            return at_of(tile) if tile else None
        had, left = before.stands[unit][1], figures - _doomed(self.p, unit)
        plain, ahead = (figures, left) if key == "figs" else (had - figures, had - _doomed(before, unit) - left)
        return ahead if ahead == wanted else plain

    def _unnamed(self, before: Position, step: Json, wanted: Json) -> Iterator[str]:
        """Yield changes that the case does not list. Unlisted parts must be unchanged."""
        lost = {**wanted.get("lost", {}), **wanted.get("figs", {}), **wanted.get("healed", {})}
        gone = wanted.get("eliminated", [])
        falls = "forced_loss" in wanted or "forced_loss" in wanted.get("retreat", {})
        for i, unit in enumerate(self.p.setup.units):
            (tile, figures), (now, left) = before.stands[i], self.p.stands[i]
            if figures != left and unit.id not in lost and unit.id not in gone and not falls:
                yield f"{unit.id} has {left} figures, had {figures}"
            moved = tile != now and bool(now)
            if moved and unit.id not in wanted.get("at", {}) and unit.id != step.get("unit"):
                yield f"{unit.id} has moved to {at_of(now)}"
            if not now and tile and unit.id not in gone and wanted.get("figs", {}).get(unit.id) != 0:
                yield f"{unit.id} is gone"
        changes = (before.wire ^ self.p.wire) | (before.sandbags ^ self.p.sandbags)
        missing = {f"{r},{i}" for tile in changes for r, i in [at_of(tile)]} - set(wanted.get("objects_at", {}))
        if missing:
            yield f"objects have changed at {sorted(missing)}"
        yield from self._uncounted(before, wanted)

    def _uncounted(self, before: Position, wanted: Json) -> Iterator[str]:
        """Yield uncounted medals, if a case counts them, and an unlisted victory."""
        now, was = self._after(before), self._after(before, before)
        for key in (*("medals",) * ("medals" in self.case["given"]), "winner"):
            if key not in wanted and now[key] != was[key]:
                yield f"{key}: {now[key]}, had been {was[key]}"

    def _after(self, before: Position, p: Position | None = None) -> Found:
        """Answer what a case can ask after any step, or of the position before it."""
        p = p or self.p
        setup = p.setup
        found: Found = {
            "eliminated": [u.id for i, u in enumerate(setup.units) if before.stands[i][0] and not p.stands[i][0]],
            "medals": {name: p.score(i) for i, name in enumerate(SIDES)},
            "winner": p.outcome.winner if p.outcome else None,
            "hand_sizes": {name: sum(p.hands[i]) for i, name in enumerate(SIDES)},
            "draw_pile": sum(p.deck),
            "discard_pile": sum(p.discard),
            "next_player": setup.sides[p.turn],
            "supply": {"sandbags": p.supply[before.turn]},
            "objects": sorted(p.wire),
        }
        retreat = self._retreating()
        if retreat:
            found["retreat"] = retreat
        drawn = [e.data["side"] for e in self.events if e.kind == "drawn"]
        if drawn:
            found["draw_order"] = list(dict.fromkeys(drawn))
        losses = [e.data["lost"] for e in self.events if e.kind == "no-way"]
        if losses:
            found["forced_loss"] = sum(losses)
        for e in self.events:
            if e.kind == "reshuffled":
                found["reshuffled"] = e.data["cards"]
        return found

    def _retreating(self) -> Found | None:
        """Return the retreat that the dice have just caused, pending or already carried out."""
        task = self.p.pending[-1] if self.p.pending else None
        rolled = [e for e in self.events if e.kind == "rolled" and e.data["flags"]]
        if isinstance(task, Retreat):
            must, ways = routes(self.p, task)
            return {
                "unit": self.p.setup.units[task.unit].id,
                "hexes": task.flags,
                "options": sorted({tuple(at_of(way[0])) for way in ways if way}),
                "may_ignore": task.ignorable,
                "forced_loss": task.flags - must,
            }
        if rolled:
            lost = sum(e.data["lost"] for e in self.events if e.kind == "no-way")
            return {"unit": rolled[-1].data["unit"], "hexes": rolled[-1].data["flags"], "options": [], "may_ignore": 0, "forced_loss": lost}
        return None

    def _objects(self, tile: str) -> list[str]:
        found = list(self.p.setup.objects.get(tile, ()))
        found += ["wire"] * (tile in self.p.wire) + ["sandbags"] * (tile in self.p.sandbags)
        return found + ["medal"] * any(tile in o.hexes for o in self.p.setup.objectives)

    # ------------------------------------------------------------ doing

    def _tile(self, name: str) -> str:
        return self.p.stands[self.p.setup.by_unit[name]][0] or OFF_BOARD[0]

    def _do(self, kind: str, *tiles: str, card: str = "", side: str = "") -> bool:
        """Do something, if it is legal."""
        side = side or (self.p.to_act[0] if self.p.to_act and self.p.to_act != (CHANCE,) else self.p.setup.sides[self.p.turn])
        if not all(tiles):
            return False
        action = Action(kind, side, card, tiles)
        try:
            verdict = self.p.check(action)
        except NotationError:
            return False
        self.named |= {v.rule for v in verdict.violations}
        if not verdict:
            return False
        self._take(action)
        return True

    def _take(self, action: Action) -> None:
        transition = self.p.perform(action)
        self.events += transition.events
        self.named |= {rule for e in transition.events for rule in e.rules}
        self.p = transition.after

    def _roll(self, faces: Iterable[str] | None) -> Found:
        """Roll the dice with the faces of the case."""
        task = self.p.pending[-1] if self.p.pending else None
        if not isinstance(task, Roll):
            return {"legal": False}
        thrown = in_order([FACES[face] for face in faces or ()])
        if faces is not None and len(thrown) == task.dice:
            self._take(Action("roll", CHANCE, "", thrown))
        elif faces:
            self.misfit = f"faces: {task.dice} dice are thrown, the case has {len(thrown)} fall"
        return {"dice": task.dice}

    def _decline(self) -> None:
        if self.p.pending and isinstance(self.p.pending[-1], Ambush):
            self._do("decline")

    def _move(self, step: Json) -> Found:
        way = [hex_of(at) for at in step["path"]]
        if not self._do("move", self._tile(step["unit"]), *way):
            return {"legal": False}
        return {"legal": True, "hexes_used": len(way)}

    def _attack(self, step: Json) -> Found:
        found = self._declare_attack(step)
        if not found["legal"]:
            return found
        self._decline()
        return {**found, **self._roll(step.get("faces"))}

    def _declare_attack(self, step: Json) -> Found:
        start, goal = self._tile(step["unit"]), self._tile(step["target"])
        overrun = bool(self.p.front and self.p.front.overrun and self._tile(step["unit"]) == self.p.stands[self.p.front.unit][0])
        if not self._do("battle", start, goal) or step.get("overrun", overrun) is not overrun:
            if not (start and goal):
                return {"legal": False}
            units = self.p.setup.by_unit
            dice = combat.shot(self.p, units[step["unit"]], units[step["target"]]).dice
            return {"legal": False, "dice": dice, "blocked_by": sorted(map(at_of, combat.blockers(self.p, start, goal)))}
        self.target = goal
        return {"legal": True}

    def _resolve_attack(self, step: Json) -> Found:
        self._decline()
        if not self._waits(Roll, step["unit"], step["target"]):
            return {"legal": False}
        return {"legal": True, **self._roll(step.get("faces"))}

    def _ambush(self, step: Json) -> Found:
        answers = self._waits(Ambush, step["target"], step["unit"])
        if not self._do("ambush", side=step.get("side", "")) or not answers:
            return {"legal": False}
        return {"legal": True, **self._roll(step.get("faces"))}

    def _waits(self, kind: type[Ambush | Roll], unit: str, target: str) -> bool:
        """Return whether this battle is pending."""
        task, units = self.p.pending[-1] if self.p.pending else None, self.p.setup.by_unit
        return isinstance(task, kind) and (task.unit, task.target) == (units[unit], units[target])

    def _take_ground(self, step: Json) -> Found:
        front, unit = self.p.front, self.p.setup.by_unit[step["unit"]]
        goal = front.hex if front and front.unit == unit and front.hex else self.target or self._tile(step["unit"])
        return {"legal": self._do("take", self._tile(step["unit"]), goal)}

    def _retreat(self, step: Json) -> Found:
        return {"legal": self._do("retreat", self._tile(step["unit"]), *(hex_of(at) for at in step["path"]))}

    def _retreat_refuse(self, step: Json) -> Found:
        return {"legal": self._do("retreat", self._tile(step["unit"]))}

    def _ignore_flag(self, step: Json) -> Found:
        return {"legal": all(self._do("ignore", self._tile(step["unit"])) for _ in range(step.get("count", 1)))}

    def _remove_wire(self, step: Json) -> Found:
        return {"legal": self._do("clear", self._tile(step["unit"]))}

    def _place_sandbags(self, step: Json) -> Found:
        return {"legal": all(self._do("dig", self._tile(unit)) for unit in step["units"])}

    def _order(self, step: Json) -> Found:
        if self.p.rules.section and not self.p.section:
            self._choose_section(step["units"])
        legal = all(self._do("order", self._tile(unit)) for unit in step["units"])
        return {"legal": legal, "orders_lost": sum(self.p.grants) - len(self.p.orders)}

    def _choose_section(self, units: Iterable[str]) -> None:
        """Choose the section of a played card from its orders, because a case can leave it out."""
        p, side = self.p, self.p.turn
        fit = [s for s in SECTIONS if all(s in p.setup.sections[side].get(self._tile(unit), ()) for unit in units)]
        said = LastOrder(p.card, fit[0] if fit else SECTIONS[0])
        self.p = p._replace(section=said.section, said=(said, p.said[1]) if side == 0 else (p.said[0], said))

    def _reset_orders(self, _step: Json) -> Found:
        self.p = self.p._replace(orders=(), phase=ORDER)
        return {}

    def _play(self, step: Json) -> Found:
        said = order_of(self.p.setup, step["card"], step.get("section", ""))
        self._come_by(said.card)
        card = self.p.setup.cards[said.card]
        section = said.section or (SECTIONS[0] if card.section else "")
        legal = self._do("play", *([section] if section else []), card=card.id)
        if legal and section and not said.section:
            self.p = self.p._replace(section="")
        return {"legal": legal}

    def _come_by(self, card: int) -> None:
        """Exchange a card of a hand that a case only counts for the one it plays."""
        p, side = self.p, self.p.turn
        if isinstance(self.case["given"].get("hands", {}).get(SIDES[side]), list) or p.hands[side][card]:
            return
        other = next((c for c, count in enumerate(p.hands[side]) if count and p.setup.cards[c].does != "ambush"), -1)
        if other < 0 or not p.deck[card] + p.discard[card]:
            return
        held, drawn = add_copies(add_copies(p.hands[side], other, -1), card, 1), bool(p.deck[card])
        pile = add_copies(add_copies(p.deck if drawn else p.discard, card, -1), other, 1)
        hands = (held, p.hands[1]) if side == 0 else (p.hands[0], held)
        self.p = p._replace(hands=hands, deck=pile) if drawn else p._replace(hands=hands, discard=pile)

    def _roll_orders(self, step: Json) -> Found:
        found = self._roll(step["faces"])
        return {**found, "orders_granted": dict(zip(("infantry", "armor", "any"), self.p.grants, strict=False))}

    def _heal(self, step: Json) -> Found:
        if not (self.p.pending and isinstance(self.p.pending[-1], Roll)):
            unit = self.p.setup.by_unit[step["unit"]]
            self.p = self.p._replace(orders=tuple(o for o in self.p.orders if o.unit != unit), phase=ORDER)
            if not self._do("order", self._tile(step["unit"])):
                return {"legal": False}
        found = self._roll(step["faces"])
        healed = {e.data["unit"]: e.data["healed"] for e in self.events if e.kind == "healed"}
        return {"legal": True, **found, "healed": healed}

    def _air_power(self, step: Json) -> Found:
        targets = [self._tile(unit) for unit in step["targets"]]
        self.target = targets[0] if targets else ""
        return {"legal": self._do("strike", *targets)}

    def _strike(self, step: Json) -> Found:
        if self.p.pending and isinstance(self.p.pending[-1], Volley) and not self._do("next", self._tile(step["target"])):
            return {"legal": False}
        task = self.p.pending[-1] if self.p.pending else None
        if not isinstance(task, Roll) or self.p.setup.units[task.target].id != step["target"]:
            return {"legal": False}
        return {"legal": True, **self._roll(step.get("faces"))}

    def _barrage(self, step: Json) -> Found:
        self.target = self._tile(step["target"])
        if not self._do("strike", self._tile(step["target"])):
            return {"legal": False}
        return {"legal": True, **self._roll(step.get("faces"))}

    def _begin_turn(self, step: Json) -> Found:
        side = SIDES.index(step["side"])
        said = order_of(self.p.setup, step["card"], step.get("section", "")) if "card" in step else LastOrder(-1)
        if said.card >= 0:
            said = find_repeated_order(self.p, side) if self.p.setup.cards[said.card].does == "copy" else said
            self.p = self.p._replace(said=(said, self.p.said[1]) if side == 0 else (self.p.said[0], said))
        self.p = self.p._replace(
            turn=side, phase=ORDER, card=said.card, section=said.section, table=(), front=None, pending=(), done=False, grants=(),
            orders=_ordered(self.p.setup, step),
        )  # fmt: skip
        return {}

    def _end_movement(self, _step: Json) -> Found:
        legal = self.p.phase in (ORDER, MOVE) and not self.p.pending
        self.p = self.p._replace(phase=BATTLE)
        return {"legal": legal}

    def _end_turn(self, _step: Json) -> Found:
        if not self._do("end turn"):
            return {"legal": False}
        seen = 0
        while self.p.pending:
            task = self.p.pending[-1]
            if isinstance(task, Draw):
                harmless = [a for a, _ in self.p.chance_outcomes() if self.p.setup.cards[self.p.setup.by_card[a.card]].does != "ambush"]
                self._take(harmless[0] if harmless else self.p.chance_outcomes()[0][0])
            elif isinstance(task, Keep):
                seen = max(seen, len(task.seen))
                self._take(self.p.actions()[0])
            else:
                break
        return {"legal": True, "cards_seen": seen}

    def _setup_terrain(self, _step: Json) -> Found:
        names = {"town": "village"}
        counts: dict[str, int] = {}
        for name in self.p.setup.terrain.values():
            if name not in ("ocean", "beach"):
                counts[names.get(name, name)] = counts.get(names.get(name, name), 0) + 1
        return {"board_side": BOARDS[self.scenario.boards[0]], "tile_counts": counts, "tiles_total": sum(counts.values())}

    def _setup_objects(self, _step: Json) -> Found:
        counts = {"wire": len(self.p.wire), "sandbags": len(self.p.sandbags)}
        for names in self.p.setup.objects.values():
            for name in names:
                counts[name] = counts.get(name, 0) + 1
        return {"object_counts": counts, "obstacle_counts": counts, "objects_total": sum(counts.values())}

    _setup_obstacles = _setup_objects

    def _setup_units(self, _step: Json) -> Found:
        units = [(SIDES[unit.side], unit.kind) for unit in self.p.setup.units]
        return {
            "unit_counts": {side: sum(s == side for s, _ in units) for side in SIDES},
            "figures": {side: sum(kind.figures for s, kind in units if s == side) for side in SIDES},
        }

    def _setup_medals(self, _step: Json) -> Found:
        places = [(SIDES[o.side], at_of(tile)) for o in self.p.setup.objectives for tile in o.hexes]
        return {
            "medal_counts": {side: sum(s == side for s, _ in places) for side in SIDES},
            "medal_hexes": sorted(at for _, at in places),
            "needed": dict(zip(self.p.setup.sides, self.p.setup.medals_to_win, strict=True)),
        }

    def _deal(self, _step: Json) -> Found:
        while self.p.pending:
            self._take(self.p.chance_outcomes()[0][0])
        return {"dice_per_side": dict.fromkeys(SIDES, scenario.DICE), "first_player": self.p.setup.sides[self.p.turn]}

    # ------------------------------------------------------------ asking

    def _query(self, step: Json) -> Found:
        asked: Callable[[Json], Found] = getattr(self, f"_ask_{step['what']}")
        return asked(step)

    def _side(self, step: Json) -> int:
        return SIDES.index(step["side"]) if "side" in step else self.p.turn

    def _ask_starting_figures(self, _step: Json) -> Found:
        return {"starting_figures": {arm: pieces.unit_kinds()[arm].figures for arm in pieces.unit_kinds()}}

    def _ask_summary_cards(self, _step: Json) -> Found:
        return {"summary_cards": [SUMMARIES[name] for name in scenario.summaries(self.p.setup)]}

    def _ask_deck(self, _step: Json) -> Found:
        young = self.case["given"].get("variant", {}).get("name") == "young_generals"
        kept = [card for card in self.p.setup.cards if variants.YOUNG.tactics or not young or not card.tactic]
        tactics = sum(card.copies for card in kept if card.tactic)
        total = sum(card.copies for card in kept)
        names = {card.base.removesuffix("!"): 0 for card in kept}
        for card in kept:
            names[card.base.removesuffix("!")] += card.copies
        return {"deck_size": total, "section_cards": total - tactics, "tactic_cards": tactics, "cards": names}

    _ask_deck_composition = _ask_deck

    def _ask_match_winner(self, _step: Json) -> Found:
        totals, winner = variants.match_result(self.case["given"]["match"].values())
        return {"totals": totals, "match_winner": winner or None}

    def _call(self, step: Json) -> Call:
        setup, side = self.p.setup, self._side(step)
        said = order_of(setup, step["card"], step.get("section", "")) if "card" in step else LastOrder(self.p.card)
        said = said if said.section else said._replace(section=self.p.section)
        p = self.p
        if "opponent_last_card" in step:
            last = order_of(setup, step["opponent_last_card"], step.get("section", ""))
            p = p._replace(said=(p.said[0], last) if side == 0 else (last, p.said[1]))
        if said.card >= 0 and setup.cards[said.card].does == "copy":
            said = find_repeated_order(p, side)
        return call(p, side, setup.cards[said.card], said.section, self.p.grants) if said.card >= 0 else Call({}, {})

    def _ask_eligible(self, step: Json) -> Found:
        found = self._call(step)
        return {"eligible": [self.p.setup.units[i].id for i in found.units], "max_orders": found.most}

    def _ask_resolved_card(self, step: Json) -> Found:
        said = find_repeated_order(self.p, self._side(step))
        name = name_of(self.p.setup, said.card) if said.card >= 0 else None
        spoken = "/" in self.case["given"]["turn"].get("opponent_last_card", "") and said.section
        return {"resolved_card": f"{name}/{said.section}" if spoken else name, "section": said.section}

    def _ask_dice_by_range(self, step: Json) -> Found:
        setup = self.p.setup
        target = setup.by_unit[step["target"]]
        name: str = step.get("attacker_terrain", "country")
        tile, ground = self.p.stands[target][0], pieces.grounds()[TERRAIN.get(name, name)]
        found = {}
        for arm in ARMS:
            less, _ = combat.cover(self.p, tile, setup.units[target].side, arm, from_high=ground.height)
            less += ground.attack.get(arm, 0)
            found[arm] = [0 if ground.afloat else max(0, dice - less) for dice in pieces.unit_kinds()[arm].dice]
        return {"dice_by_range": found}

    def _ask_protection_table(self, _step: Json) -> Found:
        grounds = pieces.grounds()

        def of(name: str, *, level: bool = False) -> dict[str, int]:
            return {arm: 0 if level else grounds[name].cover.get(arm, 0) for arm in ARMS}

        table = {TERRAIN_BACK.get(name, name): of(name) for name in grounds}
        return {"protection_table": {**table, "hill_from_below": of("hill"), "hill_from_hill": of("hill", level=grounds["hill"].height)}}

    def _ask_attacker_penalty_table(self, _step: Json) -> Found:
        grounds = pieces.grounds()
        table: Found = {
            TERRAIN_BACK.get(n, n): "no_attack" if g.afloat else {arm: g.attack.get(arm, 0) for arm in ARMS} for n, g in grounds.items()
        }
        return {"attacker_penalty_table": table}

    def _ask_hit_table(self, _step: Json) -> Found:
        return {
            "hit_table": {
                arm: {
                    case: "retreat" if combat.count_flags([face]) else "hit" if combat.hits(arm, face) else "miss"
                    for case, face in FACES.items()
                }
                for arm in ARMS
            }
        }

    def _ask_extra_die_by_card(self, _step: Json) -> Found:
        cards = {name_of(self.p.setup, i): card for i, card in enumerate(self.p.setup.cards)}
        return {"extra_die": {name: {"close_assault": card.close, "fire": card.fire} for name, card in cards.items()}}

    def _ends(self, step: Json) -> tuple[str, str]:
        start = hex_of(step["from"]) if "from" in step else self._tile(step["unit"])
        return start, hex_of(step["to"]) if "to" in step else self._tile(step["target"])

    def _ask_los(self, step: Json) -> Found:
        found = sorted(map(at_of, combat.blockers(self.p, *self._ends(step))))
        return {"los": not found, "blocked_by": found}

    def _ask_line_hexes(self, step: Json) -> Found:
        line = self.p.setup.board.line(*self._ends(step))
        return {"crossed": sorted(map(at_of, line.inner)), "edges": sorted(map(at_of, (*line.left, *line.right)))}

    def _ask_distance(self, step: Json) -> Found:
        start, goal = self._ends(step)
        return {"distance": self.p.setup.board.distance[start][goal]}

    def _ask_neighbors(self, step: Json) -> Found:
        return {"neighbors": sorted(map(at_of, self.p.setup.board.neighbors[hex_of(step["at"])]))}

    def _ask_sections(self, step: Json) -> Found:
        return {"sections": list(self.p.setup.sections[self._side(step)][hex_of(step["at"])])}

    def _ask_retreat_lengths(self, step: Json) -> Found:
        task = self.p.pending[-1]
        assert isinstance(task, Retreat)
        assert self.p.setup.units[task.unit].id == step["unit"]
        return {"retreat_lengths": sorted({len(way) for way in routes(self.p, task)[1]})}

    def _ask_ambush_dice(self, step: Json) -> Found:
        units = self.p.setup.by_unit
        return {"dice": combat.shot(self.p, units[step["unit"]], units[step["target"]], ambush=True).dice}

    def _ask_team_roles(self, step: Json) -> Found:
        seats = variants.seats(len(self.case["given"]["teams"][step["side"]]))
        names = [*SEATS][:3] if len(seats) == 3 else [*SEATS][3:]
        wanted = {SEATS[n]: n for n in names}
        roles = {}
        for seat, name in zip(seats, names, strict=True):
            sections = {("left",): "left", ("center",): "centre section", ("right",): "right", ("left", "right"): "both flanks"}[
                seat.sections
            ]
            said = [text for text in wanted if sections in text and ("ommander" in text or "tactic" in text) == seat.chief]
            roles[name] = said[0] if said else sections
        return {"roles": roles, "max_players": variants.PLAYERS}

    def _ask_team_sizes(self, _step: Json) -> Found:
        return {"team_sizes_allowed": [list(sizes) for sizes in variants.team_sizes(self.case["given"]["players"])]}

    def _ask_executing_player(self, step: Json) -> Found:
        team = self.case["given"]["teams"][SIDES[self._side(step)]]
        card = self.p.setup.cards[self.p.setup.by_card[card_of(step["card"])]]
        found = variants.carried_out_by(card, variants.seats(len(team)), step.get("as_section", step.get("section", "")))
        return {"executing_player": [team[i] for i in found]}


TERRAIN_BACK = {"country": "plain"}


def _part(wanted: Any, seen: Any) -> Any:
    """Return the requested parts of what was found."""
    if isinstance(wanted, dict) and isinstance(seen, dict):
        return {k: _part(v, seen.get(k)) for k, v in wanted.items()}
    if isinstance(wanted, list) and isinstance(seen, list):
        return [list(item) if isinstance(item, tuple) else item for item in seen]
    return seen
