"""The controls of the builder for Memoir '44, tab by tab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.engine.text import Text
from undaunted_nb.kit.builder.drafts import Control, ControlGroup, Draft, Look, act, choice, field, flag, group, number, pick
from undaunted_nb.kit.table.parts import SLOTS

from ..files import own_terrain
from ..files.scenario_form import BOARDS, READINGS
from ..rules.state.names import ground_name, kind_name, name_of_card
from ..rules.state.setup import SIDES, Ground, Options, UnitKind
from ..table.board import TURNS, badge_of, figure_of, letter_of, short_name
from .drafts import cards_of, faces, grounds_of, kinds_of
from .gestures import MOST, MOST_DEALT, WORTH, beyond, side_there, unit_at

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.common import Side

ARROWS = dict(zip(map(str, sorted(TURNS.values())), "→↘↙←↖↗", strict=True))
"""The direction of each side of a hex as an arrow."""
TABS = ("terrain", "units", "medals", "cards", "about")
ONCE: frozenset[str] = frozenset()
"""The kinds of things that leave the hand once they are on the board: none, because a scenario has several of each."""
Groups = list[ControlGroup]


def groups(draft: Draft, tab: str, place: str) -> Groups:
    """Return the controls of a tab. ``place`` is the chosen hex ("": none)."""
    return _TABS[tab](draft, place)


def _side_name(side: str) -> Text:
    return Text(f"m44-side-{side}")


def _slot(draft: Draft, side: str) -> Side:
    """Return the drawing family of a side. The side at the bottom of the board has the first."""
    bottom = SIDES[1] if draft.get("top") == SIDES[0] else SIDES[0]
    return SLOTS[0 if side == bottom else 1]


def _typed() -> ControlGroup:
    return group("typed", "", [field("type", Text("build-type-hexes"), "", ask=True)])


def _change(layer: str) -> ControlGroup:
    return group("change", Text("build-change"), [pick(f"take:{layer}", Text(f"build-take-{layer}"))])


def _terrain(draft: Draft, place: str) -> Groups:
    tiles_by_kind = draft.get("terrain", {})
    board = "+".join(faces(draft))
    options = dict.fromkeys([*BOARDS, "+".join(["country"] * 2), board])
    kinds = grounds_of(draft)
    terrain = [
        pick(f"terrain:{name}", ground_name(name), on=place in tiles_by_kind.get(name, []), swatch=kind.like or name)
        for name, kind in kinds.items()
        if not own_terrain.is_object(kind)
    ]
    objects = [control for name, kind in kinds.items() if own_terrain.is_object(kind) for control in _object(draft, name, kind, place)]
    return [
        group("terrain", Text("build-terrain"), terrain),
        group("objects", Text("build-objects"), objects),
        group("steep", Text("build-steep"), [_steep(draft, str(turn), place) for turn in sorted(TURNS.values())]),
        _typed(),
        _change("terrain"),
        group("board", "", [choice("board", Text("build-face"), board, {name: _face(name) for name in options})]),
    ]


def _face(name: str) -> Text:
    parts = name.split("+")
    return Text("build-faces", {"faces": [Text(f"build-face-{part}") for part in parts], "n": len(parts)})


def _object(draft: Draft, name: str, kind: Ground, place: str) -> list[Control]:
    tiles = draft.get("objects", {}).get(name, [])
    look = {"t": kind.like or name, "side": "", "text": short_name(name), "turn": "0"}
    if not kind.owned:
        return [pick(f"object:{name}", ground_name(name), on=place in tiles, show=[look], size=60)]
    return [
        pick(
            f"object:{name}:{side}", Text("m44-label-object", {"ground": ground_name(name), "side": _side_name(side)}),
            on=bool(tiles) and place in tiles.get(side, []), show=[{**look, "side": _slot(draft, side)}], size=60,
        )
        for side in SIDES
    ]  # fmt: skip


def _steep(draft: Draft, turn: str, place: str) -> Control:
    neighbor = beyond(draft, place, turn) if place else ""
    on = bool(neighbor and side_there(draft, place, neighbor))
    label, words = Text("build-steep-short", {"arrow": ARROWS[turn]}), Text("build-steep-side", {"turn": int(turn)})
    return pick(f"steep:{turn}", label, on=on, say=words, show=[{"t": "steep", "far": "12", "turn": turn}], size=60)


def _units(draft: Draft, place: str) -> Groups:
    here = unit_at(draft, place)
    owner = here[:2] if here else ("", "")
    out = []
    for side in SIDES:
        items = [
            pick(
                f"unit:{side}:{name}",
                kind_name(kind),
                on=owner == (side, name),
                show=[_look(kind, _slot(draft, side))],
                size=52,
            )
            for name, kind in kinds_of(draft).all.items()
        ]
        out.append(group(f"units:{side}", _side_name(side), items, _slot(draft, side)))
    if here:
        side, name, entry = here
        kinds, has = kinds_of(draft), entry if isinstance(entry, dict) else {}
        kind = kinds.all[name]
        most, worth = kind.figures, {**kinds.worth, **draft.get("special", {}).get("worth", {})}.get(name, 1)
        controls = [
            number(f"figures:{place}", Text("build-figures"), has.get("figures", most), most, least=1),
            number(
                f"worth:{place}",
                Text("build-unit-medals"),
                has.get("medals", worth),
                WORTH,
                least=1,
            ),
        ]
        out.append(group("unit", Text("build-unit", {"unit": kind_name(kind), "hex": place}), controls, _slot(draft, side)))
    return [*out, _typed(), _change("units")]


def _look(kind: UnitKind, slot: Side) -> Look:
    badge = badge_of(kind)
    return {
        "t": "unit", "side": slot, "figure": figure_of(kind), "letter": letter_of(kind), "badge": badge, "s": "badged" if badge else "",
        "n": str(kind.figures), "max": kind.figures,
    }  # fmt: skip


def _medals(draft: Draft, place: str) -> Groups:
    objectives = draft.get("objectives", [])
    medals = [
        pick(
            f"medal:{side}", Text("build-medal", {"side": _side_name(side)}), on={"hexes": [place], "side": side} in objectives,
            show=[{"t": "medal", "side": _slot(draft, side), "n": ""}],
        )
        for side in SIDES
    ]  # fmt: skip
    out = [group("medals", Text("build-objectives"), medals)]
    for n, objective in enumerate(objectives):
        title = Text("build-objective", {"n": n + 1, "side": _side_name(objective["side"]), "hexes": list(objective["hexes"])})
        items = [
            pick(f"area:{n}", Text("build-area"), on=place in objective["hexes"]),
            number(f"objective:{n}:medals", Text("build-medals-for"), objective.get("medals", 1), WORTH, least=1),
            flag(f"objective:{n}:hold", Text("build-hold"), objective.get("hold", True)),
        ]
        out.append(group(f"objective:{n}", title, items, _slot(draft, objective["side"])))
    return [*out, _change("medals")]


def _cards(draft: Draft, _place: str) -> Groups:
    out = []
    for side in SIDES:
        hand = draft.get("hands", {}).get(side, [])
        draws = draft.get("special", {}).get("draws", {}).get(side, [])
        known = {card.id: name_of_card(card) for card in cards_of(draft) if card.copies}
        items = [
            number(f"medals:{side}", Text("build-medals-win"), draft.get("medals", {}).get(side, 0), MOST),
            number(f"cards:{side}", Text("build-cards-dealt"), draft.get("cards", {}).get(side, 0), MOST_DEALT),
            field(f"draws:{side}", Text("build-draws"), " ".join(map(str, draws))),
            choice(f"hand:{side}", Text("build-hand"), "", {"": Text("build-choose"), **known}),
            *(act(f"unhand:{side}:{n}", Text("build-unhand", {"card": known.get(card, card)})) for n, card in enumerate(hand)),
        ]
        out.append(group(f"cards:{side}", _side_name(side), items, _slot(draft, side)))
    wins = draft.get("special", {}).get("deck", {}).get("wins", "")
    ends = {"": Text("build-reshuffled"), **{side: Text("build-deck-wins", {"side": _side_name(side)}) for side in SIDES}}
    return [*out, group("deck", "", [choice("empty", Text("build-deck-empty"), wins, ends)])]


def _describe_draft(draft: Draft, _place: str) -> Groups:
    sides = {side: _side_name(side) for side in SIDES}
    options = Options(**{key: value for key, value in draft.get("options", {}).items() if key in Options._fields})
    return [
        group(
            "about",
            Text("build-about"),
            [field(key, Text(f"build-{key}"), str(draft.get(key, "")), long=key == "notes") for key in ("title", "source", "notes")],
        ),
        group(
            "first",
            Text("build-first"),
            [
                choice("first", Text("build-moves-first"), draft.get("first", SIDES[0]), sides),
                choice("top", Text("build-top"), draft.get("top", SIDES[1]), sides),
            ],
        ),
        group(
            "options",
            Text("build-options"),
            [
                choice("option:hills", Text("build-option-hills"), options.hills, {name: Text(f"build-hills-{name}") for name in READINGS}),
                *(flag(f"option:{name}", Text(f"build-option-{name}"), getattr(options, name)) for name in Options._fields[1:]),
            ],
        ),
    ]


_TABS = {"terrain": _terrain, "units": _units, "medals": _medals, "cards": _cards, "about": _describe_draft}
