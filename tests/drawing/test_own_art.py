"""A game brings drawings along. They are data: nothing of them can run in the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.packages import add_package, run
from undaunted_nb.cli.game_template import write_game
from undaunted_nb.drawing.own_art import read_drawing
from undaunted_nb.engine.errors import FileError

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">{}</svg>'


def test_a_drawing_is_written_anew_from_its_shapes() -> None:
    drawing = read_drawing(
        SVG.format('<!-- a note --><g fill="red"><path d="M0 0h9"/></g><use href="#un-tuft"/><text>a &lt; b</text>'), "a.svg"
    )
    assert drawing == (
        '<symbol viewBox="0 0 48 48" overflow="visible"><g fill="red"><path d="M0 0h9"></path></g><use href="#un-tuft"></use>'
        "<text>a &lt; b</text></symbol>"
    )


REFUSED = (
    "<script>alert(1)</script>",
    '<path onclick="alert(1)" d="M0 0"/>',
    '<use href="https://example.com/a.svg#b"/>',
    '<use href="javascript:alert(1)"/>',
    '<use xmlns:x="http://www.w3.org/1999/xlink" x:href="data:image/svg+xml,x"/>',
    '<image href="https://example.com/a.png"/>',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
    '<rect fill="url(https://example.com/#a)"/>',
    '<rect style="background:url(//example.com)"/>',
    "<style>* { display: none }</style>",
    '<a href="#un-tuft"><path d="M0 0"/></a>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<svg onload="alert(1)"/>',
    '<path id="un-tuft" d="M0 0"/>',
)


@pytest.mark.parametrize("content", REFUSED)
def test_what_can_run_or_reach_out_is_refused_by_name(content: str) -> None:
    with pytest.raises(FileError, match=r"bad\.svg"):
        read_drawing(SVG.format(content), "art/figures/bad.svg")


@pytest.mark.parametrize(
    "text", ["", "no svg", "<svg>", "<p/>", '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', "<svg>" + " " * 60_000 + "</svg>"]
)
def test_what_is_no_drawing_is_refused_by_name(text: str) -> None:
    with pytest.raises(FileError, match=r"bad\.svg"):
        read_drawing(text, "bad.svg")


ASK = """
table = un.table(un.new_game("lantern/ford"))
from undaunted_nb.drawing.svg import art
symbols = art()["symbols"]
piece = next(piece for piece in table.board if piece["t"] == "counter")
result = [piece["figure"], f'id="un-sil-{piece["figure"]}"' in symbols, piece["s"], table.ground["markup"].count("#un-own-lantern-wood"),
          list(art()["templates"])[-1], "script" in symbols]
"""


def game_with(site: Path, files: dict[str, str]) -> None:
    write_game("lantern", site)
    file = site / "lantern" / "table.py"
    file.write_text(file.read_text("utf-8").replace('return "wood" if', 'return "lantern-wood" if'), "utf-8")
    add_package(site, "lantern-game", "[undaunted_nb.games]\nlantern = lantern\n", files)


def test_a_game_draws_its_own_counters_and_terrain_without_shields(tmp_path: Path) -> None:
    site = tmp_path / "site"
    tree = SVG.format('<path d="M0 0h9"/>')
    game_with(site, {"lantern/art/terrain/wood.svg": tree, "lantern/art/templates/lamp.svg": "<svg><text>{n}</text></svg>"})
    answer = run(site, ASK)
    assert answer == {"result": ["lantern-patrol", True, "un-c-bare", 2, "lantern-lamp", False], "warned": []}


def test_a_refused_drawing_is_named_and_the_game_goes_on(tmp_path: Path) -> None:
    site = tmp_path / "site"
    game_with(site, {"lantern/art/terrain/wood.svg": SVG.format("<script>alert(1)</script>")})
    answer = run(site, ASK)
    assert answer["result"][-1] is False
    (warning,) = answer["warned"]
    assert "lantern-game" in warning
    assert "art/terrain/wood.svg" in warning
