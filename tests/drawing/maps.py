"""A map to draw in tests: La Raye with the pieces of the lesson."""

from typing import TYPE_CHECKING, Any, cast

from undaunted_nb.drawing.ground import Place, ground
from undaunted_nb.drawing.scene import ground_scene
from undaunted_nb.drawing.svg import Still
from undaunted_nb.kit.boards import hex_board

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.board import HexMap

LINES = ((71, ("2B", "16B", "6A")), (0, ("17B", "13B", "3B")), (71, ("7A", "12B", "8A")), (0, ("4B", "5B", "11B")))
TILES = {
    "2B": ("farm", "2"),
    "16B": ("hedged", "2"),
    "6A": ("orchard", "1"),
    "17B": ("wood", "3"),
    "13B": ("hedgerow", "1"),
    "3B": ("field", "0"),
    "7A": ("farm", "2"),
    "12B": ("meadow", "0"),
    "8A": ("hedged", "2"),
    "4B": ("field", "0"),
    "5B": ("orchard", "1"),
    "11B": ("lane", "0"),
}
WIDTH, HEIGHT = 604, 533


def square(name: str, x: float, y: float, kind: str = "field", cover: str = "0", spawns: tuple[tuple[str, str], ...] = ()) -> Place:
    points = f"{x},{y} {x + 140},{y} {x + 140},{y + 140} {x},{y + 140}"
    return Place(name, x + 70, y + 70, points, kind, cover, spawns)


def la_raye() -> list[Place]:
    spawns = {"17B": (("s1", "all"),), "5B": (("s2", "all"),)}
    return [
        square(tile, 18 + 142 * i, 18 + offset + 142 * j, *TILES[tile], spawns.get(tile, ()))
        for i, (offset, tiles) in enumerate(LINES)
        for j, tile in enumerate(tiles)
    ]


def markup(title: str = "La Raye") -> str:
    return ground(la_raye(), width=WIDTH, height=HEIGHT, title=title, signs=True)


def board() -> list[dict[str, Any]]:
    return [
        {"k": "flag 2B", "t": "flag", "x": 80, "y": 110, "side": "s1", "n": "1"},
        {"k": "flag 13B", "t": "flag", "x": 220, "y": 180, "side": "", "n": "2"},
        {"k": "s 17B", "t": "scouted", "x": 178, "y": 142, "side": "s1"},
        {"k": "c 5B", "t": "controlled", "x": 567, "y": 285, "side": "s2"},
        {"k": "target", "t": "target", "x": 120, "y": 280, "side": "s2"},
        {"k": "US Riflemen A", "t": "counter", "x": 88, "y": 160, "side": "s1", "figure": "riflemen", "letter": "A", "n": "4"},
        {
            "k": "DE Sniper",
            "t": "counter",
            "x": 372,
            "y": 440,
            "side": "s2",
            "s": "suppressed small",
            "figure": "snipers",
            "letter": "",
            "n": "6",
        },
    ]


def scene() -> Still:
    return {"ground": {"width": WIDTH, "height": HEIGHT, "markup": markup()}, "board": board(), "title": "La Raye", "desc": "Twelve tiles"}


RIVER = ("E9", "d8", "D7", "c6", "C5", "b4", "B3", "a2", "A1")
POND = ("f4", "g4", "F3", "G3")
KINDS = {
    **dict.fromkeys(("A9", "B9"), "town"),
    **dict.fromkeys((*RIVER, *POND), "river"),
    **dict.fromkeys(("F9", "G9", "f8"), "forest"),
    **dict.fromkeys(("I5", "h4"), "hill"),
    "K5": "hedgerow",
    "M3": "orchard",
    **dict.fromkeys(("G1", "H1", "I1", "J1", "K1", "L1"), "ocean"),
    **dict.fromkeys(("i2", "j2", "k2", "l2"), "beach"),
}


def hex_data(rows: int = 9, columns: int = 13, **more: Any) -> dict[str, Any]:
    """Return a game's data of a board of hexes with every kind of terrain and three sections."""
    board = hex_board(rows, columns)
    edges = [(0, 7), (7, 17), (17, 24)]

    def place(tile: str) -> dict[str, Any]:
        kind = KINDS.get(tile, "country")
        joins = [other for other in board.neighbors[tile] if KINDS.get(other) == kind] if kind in ("river", "ocean", "beach") else []
        return {
            "id": tile,
            "at": board.coordinates[tile],
            "near": board.neighbors[tile],
            "terrain": kind,
            "name": "" if kind == "country" else "water" if tile in POND else kind[:6],
            "joins": joins,
            "sections": [i for i, (low, high) in enumerate(edges) if low <= board.coordinates[tile][0] <= high],
            "label": [tile, kind],
            "plain": kind == "country",
        }

    names = [("left", "right"), ("middle", "middle"), ("right", "left")]
    return {
        "shape": "hex",
        "title": "Two bridges",
        "sections": [{"bottom": bottom, "top": top} for bottom, top in names],
        "rest": "All else is open.",
        "places": [place(tile) for tile in board.tiles],
        **more,
    }


def hexes(**more: Any) -> dict[str, Any]:
    """Return the ``ground`` of that board."""
    return dict(ground_scene(cast("HexMap", hex_data(**more)), "en"))
