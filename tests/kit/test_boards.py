"""A board of hexes: ids, neighbors, distances, and the hexes that a straight line meets."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from undaunted_nb.kit.boards import CORNERS, Board, HexBoard, hex_board

BOARD = hex_board()


def test_the_board_of_nine_rows() -> None:
    assert len(BOARD.tiles) == 113
    assert BOARD.tiles[0] == "A9"
    assert [t for t in BOARD.tiles if t.endswith("1")] == ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1", "J1", "K1", "L1", "M1"]
    assert [t for t in BOARD.tiles if t.endswith("2")] == ["a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2", "j2", "k2", "l2"]
    assert set(BOARD.neighbors["A1"]) == {"a2", "B1"}
    assert set(BOARD.neighbors["d4"]) == {"c4", "e4", "D5", "E5", "D3", "E3"}
    assert BOARD.row_neighbors("D5", -1) == ("c6", "d6")
    assert BOARD.row_neighbors("A5", 1) == ("a4",)
    assert BOARD.row_neighbors("D1", 1) == ()


def test_neighbors_and_distances_agree() -> None:
    walked = Board(BOARD.neighbors)
    assert all(walked.distance[tile] == BOARD.distance[tile] for tile in BOARD.tiles)
    assert all(a in BOARD.neighbors[b] for a in BOARD.tiles for b in BOARD.neighbors[a])


def test_equal_boards_are_equal() -> None:
    assert HexBoard() == BOARD
    assert HexBoard(5, 7) != BOARD
    with pytest.raises(ValueError, match="rows"):
        HexBoard(9, 53)


def test_a_wide_board_continues_after_z() -> None:
    wide = HexBoard(9, 39)
    assert len(wide.tiles) == 5 * 39 + 4 * 38
    assert wide.distance["Z1"]["AA1"] == wide.distance["z2"]["aa2"] == 1
    assert wide.distance["A1"]["MM1"] == 38
    assert {"z2", "aa2"} == set(wide.row_neighbors("AA1", -1))


@pytest.mark.parametrize(
    ("goal", "crossed", "left", "right"),
    [
        ("G5", "F5", "", ""),
        ("F7", "e6", "", ""),
        ("f6", "", "e6", "F5"),
        ("E7", "", "d6", "e6"),
        ("H5", "F5 G5", "", ""),
        ("g6", "F5 f6", "", ""),
        ("G7", "e6 f6", "", ""),
        ("e8", "e6 E7", "", ""),
        ("f8", "e6 F7", "", ""),
        ("E9", "E7", "d6 d8", "e6 e8"),
    ],
)
def test_lines_from_e5(goal: str, crossed: str, left: str, right: str) -> None:
    line = BOARD.line("E5", goal)
    assert (line.inner, line.left, line.right) == (tuple(crossed.split()), tuple(left.split()), tuple(right.split()))


def _meets(tile: str, start: str, goal: str) -> tuple[bool, bool]:
    """Clip the segment against the six half-planes of a hex. Return whether it enters or follows an edge."""
    corners = [(BOARD.coordinates[tile][0] + x, 3 * BOARD.coordinates[tile][1] + y) for x, y in CORNERS]
    (ax, ay), (bx, by) = ((BOARD.coordinates[t][0], 3 * BOARD.coordinates[t][1]) for t in (start, goal))
    low, high, inside = Fraction(0), Fraction(1), True
    for (px, py), (qx, qy) in zip(corners, [*corners[1:], corners[0]], strict=True):
        ex, ey = qx - px, qy - py
        at, slope = ex * (ay - py) - ey * (ax - px), ex * (by - ay) - ey * (bx - ax)
        if slope == 0:
            if at < 0:
                return False, False
            inside = inside and at > 0
        elif slope > 0:
            low = max(low, Fraction(-at, slope))
        else:
            high = min(high, Fraction(-at, slope))
    return (inside and low < high), (not inside and low < high)


def test_lines_against_another_way_of_finding_them() -> None:
    rng = Random(4)
    for _ in range(30):
        start, goal = rng.sample(BOARD.tiles, 2)
        line = BOARD.line(start, goal)
        others = [t for t in BOARD.tiles if t not in (start, goal)]
        assert set(line.inner) == {t for t in others if _meets(t, start, goal)[0]}
        assert {*line.left, *line.right} == {t for t in others if _meets(t, start, goal)[1]}
        back = BOARD.line(goal, start)
        assert (set(back.inner), set(back.left), set(back.right)) == (set(line.inner), set(line.right), set(line.left))
