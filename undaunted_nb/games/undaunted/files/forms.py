"""The forms of the pieces that the files of a box, of its owner and of a scenario define."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from undaunted_nb.files.fields import FLAG, Kind, number, word
from undaunted_nb.files.forms import FREE, Table, as_is, author_name, by_name, by_type, form, many, name
from undaunted_nb.files.titles import TITLE

from ..rules.actions import kinds_of
from ..rules.state.editions import EDITIONS

TERRAINS = (
    "field", "meadow", "open", "lane", "hedgerow", "orchard", "village-edge", "garden", "farm", "hedged", "wood", "hill", "river", "house",
    "ruins",
)  # fmt: skip
"""The possible drawings on a tile."""
DESERT = ("sand", "gravel", "track", "scrub", "dunes", "rocks", "palms", "settlement", "camp")
"""The same, in the desert."""
STEPS, MANY = 3, 6
"""The largest X of an action that walks or chooses tiles (all choices are listed), and of any other."""
LARGEST_X = dict.fromkeys(("move", "guide", "scout", "stalk", "drive", "survey", "plot"), STEPS) | dict.fromkeys(
    ("bolster", "command", "inspire", "attack", "suppress", "blast", "strafe", "antitank", "demolish"), MANY
)
"""The actions that have an X."""
ON_FOOT = frozenset({"move", "scout", "stalk"})
"""The actions that no seat can offer. Drive is one that only seats offer."""
NAME, WORD, KEY = r"[^\W\d_]+(?:[ '’-][^\W\d_]+)*", r"[^\W\d_]+", r"[a-z]+(?:-[a-z]+)*"
"""The patterns for names of cards and squads, and for keys of the catalogs.

They have no digits, tiles have, so notation can distinguish them.
"""
PLACED = "placed"
"""The structures of older files, which have their tiles in the same list."""
ORIGINS: Kind[object] = FREE
"""The origins of the numbers of a piece. Only the files of a box and of its owner are asked for them."""
TILE = form(
    {"cover": number(0, 9), "hill": FLAG, "terrain": word("terrain", (*TERRAINS, *DESERT)), "rough": FLAG, "from": ORIGINS}, ("cover",)
)
SQUADS = many(author_name(WORD, 10))


@cache
def piece_forms(edition: str) -> Mapping[str, Kind[Table]]:
    """Return the form of each kind of piece that a file can define: of its entry in a list, or of the table of tiles."""
    side = word("side", EDITIONS[edition].sides)
    counter = form(
        {
            "kind": author_name(KEY), "side": side, "squads": SQUADS, "defense": number(), "specialization": author_name(KEY),
            "from": ORIGINS,
        },
        ("kind", "defense"),
    )  # fmt: skip
    card = form(
        {
            "id": author_name(NAME), "title": TITLE, "side": side, "squads": SQUADS, "printed": number(), "unit": name(),
            "initiative": number(), "actions": actions(edition, seats=False), "fog": FLAG, "from": ORIGINS,
        },
        ("id", "initiative"),
    )  # fmt: skip
    seat = form({"id": author_name(KEY), "crew": many(author_name(KEY)), "actions": actions(edition, seats=True), "from": ORIGINS}, ("id",))
    vehicle = form(
        {
            "id": author_name(NAME), "title": TITLE, "side": side, "defense": number(), "armor": number(1), "critical": number(1),
            "hull": number(1), "seats": many(seat), "from": ORIGINS,
        },
        ("id", "armor", "critical", "hull"),
    )  # fmt: skip
    fields = {"id": author_name(NAME), "title": TITLE, "defense": number(), "points": number(), "from": ORIGINS}
    structure, older_structure = form(fields, ("id",)), form({**fields, "tile": name()}, ("id",))
    return {
        PLACED: older_structure,
        "tiles": by_name(TILE),
        "counters": counter,
        "cards": card,
        "vehicles": vehicle,
        "structures": structure,
    }


def actions(edition: str, *, seats: bool) -> Kind[Table]:
    """Return the form of the actions of a card, or of a seat."""
    others = ON_FOOT if seats else {"drive"}
    kinds = [kind for kind, entry in kinds_of(edition).items() if entry.printed and kind not in others]
    return form({kind: _action(kind) for kind in kinds}, sort="action")


def _action(kind: str) -> Kind[object]:
    """Return the form of an action: its X, or true for one without, or both of it and the squad that it is limited to."""
    x = number(1, LARGEST_X[kind]) if kind in LARGEST_X else as_is({"const": True})
    with_squad = form({"x": x, "squad": word("limit", ("own",))}, ("x", "squad"))
    return by_type({dict: with_squad, object: x})
