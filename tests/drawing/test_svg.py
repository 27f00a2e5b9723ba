import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from urllib.parse import unquote

import pytest

from tests.drawing.maps import board, scene
from undaunted_nb.drawing.svg import draw, image, svg

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = '"><script>alert(1)</script>]]>&\x00\ud800'


def parsed(text: str) -> ET.Element:
    return ET.fromstring(text)  # noqa: S314 (drawn by this project)


def test_the_picture_is_a_complete_document() -> None:
    root = parsed(svg(scene()))
    assert root.tag == f"{SVG}svg"
    assert root.attrib == {"class": "un", "width": "604", "height": "533", "viewBox": "0 0 604 533", "role": "img"}
    assert [e.text for e in root[:2]] == ["La Raye", "Twelve tiles"]
    assert [e.get("data-k") for e in root.iter(f"{SVG}g") if e.get("data-k")] == [e["k"] for e in board()]


def test_it_is_the_same_byte_for_byte_and_small() -> None:
    assert svg(scene()) == svg(scene())
    assert len(svg(scene()).encode()) < 64_000


def test_ids_are_unique_and_every_reference_is_met() -> None:
    text = svg(scene())
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert all(name.startswith("un-") for name in ids)
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', text)) <= set(ids)


def test_only_used_symbols_are_included() -> None:
    text = svg(scene())
    assert "un-sil-snipers" in text
    assert "un-sil-mortar" not in text
    assert "un-t-summit" not in text
    bare = svg({"ground": {"width": 10, "height": 10, "markup": ""}, "board": [], "title": "", "desc": ""})
    assert "<defs></defs>" in bare
    assert len(bare) < 6_000
    assert parsed(bare) is not None


def test_it_follows_the_reader_into_the_dark() -> None:
    text = svg(scene())
    assert "@media (prefers-color-scheme:dark){" in text
    assert ":root.un{" in text
    assert "data-jp" not in text
    assert text.count("--un-paper:") == 2


def test_conditions_are_classes() -> None:
    drawn = draw(board()[-1])
    assert drawn.startswith('<g class="un-el un-counter s2 suppressed small" data-k="DE Sniper" transform="translate(372 440)">')


def test_nothing_from_a_file_becomes_markup() -> None:
    hostile = {
        "k": HOSTILE,
        "t": "counter",
        "x": 1,
        "y": 2,
        "side": HOSTILE,
        "s": HOSTILE,
        "figure": HOSTILE,
        "letter": HOSTILE,
        "n": HOSTILE,
    }
    root = parsed(svg(scene() | {"title": HOSTILE, "desc": HOSTILE, "board": [hostile]}))
    assert not list(root.iter(f"{SVG}script"))
    assert not [name for e in root.iter() for name in e.attrib if name.startswith("on")]


def test_places_are_numbers() -> None:
    for x in ("1 2)", 'a"', [1]):
        with pytest.raises(ValueError, match="could not convert"):
            draw({"k": "", "t": "target", "x": x, "y": 0})
    assert "translate(-3.5 0)" in draw({"k": "", "t": "target", "x": "-3.46", "y": -0.01})


def test_unknown_templates_are_named() -> None:
    with pytest.raises(ValueError, match="no template 'tank'"):
        draw({"k": "x", "t": "tank", "x": 0, "y": 0})


def test_the_title_falls_back_on_the_label_of_the_ground() -> None:
    root = parsed(svg({"ground": {"width": 10, "height": 10, "markup": "", "label": "Map"}, "board": None}))
    assert root[0].text == "Map"


def test_the_image_carries_the_picture() -> None:
    class Reader(HTMLParser):
        def __init__(self) -> None:
            super().__init__()
            self.seen: list[tuple[str, dict[str, str | None]]] = []

        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            self.seen.append((tag, dict(attrs)))

    picture = svg(scene())
    reader = Reader()
    reader.feed(image(picture, '"><b>17B & 2B'))
    [(tag, attributes)] = reader.seen
    assert tag == "img"
    assert attributes["alt"] == '"><b>17B & 2B'
    assert "max-width:100%" in (attributes["style"] or "")
    kind, _, data = (attributes["src"] or "").partition(",")
    assert kind == "data:image/svg+xml"
    assert ET.canonicalize(unquote(data)) == ET.canonicalize(picture)
