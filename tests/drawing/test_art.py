import json
import re
import xml.etree.ElementTree as ET
from importlib.resources import files
from itertools import product

import pytest

from tests.drawing.maps import hexes, markup
from undaunted_nb.drawing.svg import art, draw, figure, fill, style
from undaunted_nb.drawing.terrain import kinds, terrain

FIGURES = (
    "riflemen", "scouts", "machine-gunners", "snipers", "mortar", "leader", "guide", "squad-leader", "fog", "soldier", "driver",
    "gunner", "mechanic", "saboteur", "anti-tank", "plane", "medium-tank", "truck", "gun-truck", "car", "scout-car", "aircraft",
    "hangar", "motor-pool", "fuel-dump", "ammunition-dump", "well", "infantry",
    "special-forces", "resistance", "armor", "artillery", "grenade", "star", "flag",
)  # fmt: skip
TEMPLATES = (
    "counter", "scouted", "controlled", "target", "flag", "spawn", "die", "plate", "odds", "vehicle", "structure", "razed", "exit", "rough",
    "cover", "hill", "shield", "armor", "track", "note", "banner", "words",
    "unit", "medal", "wire", "sandbags", "hedgehog", "bunker", "bridge", "steep", "tab", "cube",
)  # fmt: skip
SYMBOLS = art()["symbols"]
IDS = re.findall(r'\bid="([^"]*)"', SYMBOLS)


def parsed(fragment: str) -> ET.Element:
    return ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{fragment}</svg>')  # noqa: S314 (drawn by this project)


def test_all_symbols_are_kept_in_one_document() -> None:
    text = files("undaunted_nb.drawing").joinpath("art/symbols.svg").read_text("utf-8")
    root = ET.fromstring(text)  # noqa: S314
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert ids == IDS
    assert len(parsed(SYMBOLS)) == len(IDS)


def test_ids_are_unique_and_carry_the_prefix() -> None:
    assert len(IDS) == len(set(IDS))
    assert all(name.startswith("un-") for name in IDS)


@pytest.mark.parametrize("name", FIGURES)
def test_every_figure_is_drawn(name: str) -> None:
    assert f"un-sil-{name}" in IDS
    assert figure(name) == name


def test_unknown_figures_are_plain_soldiers() -> None:
    assert figure("tank") == figure('"><script>') == "soldier"


def test_templates_are_those_of_the_file_and_give_each_symbol_a_size() -> None:
    of_file = json.loads(files("undaunted_nb.drawing").joinpath("art/templates.json").read_text("utf-8"))
    assert {name: text.replace(' width="1" height="1"', "") for name, text in art()["templates"].items()} == of_file
    uses = [use for text in art()["templates"].values() for use in re.findall("<use[^>]*>", text)]
    assert uses
    assert [use for use in uses if use.count("width=") != 1] == []
    assert set(art()["templates"]) == set(TEMPLATES)


def test_callers_cannot_change_the_art() -> None:
    templates = art()["templates"]
    assert isinstance(templates, dict)
    templates.clear()
    assert art()["templates"]


@pytest.mark.parametrize(("name", "side"), [*product(TEMPLATES, ("s1", "s2", ""))])
def test_every_template_fills_and_refers_to_existing_symbols(name: str, side: str) -> None:
    element = {"k": "k", "t": name, "x": 1, "y": 2, "side": side, "figure": "riflemen", "letter": "A", "n": 4, "text": "all"}
    drawn = draw(element)
    parsed(drawn)
    assert "{" not in drawn
    if side or name not in ("scouted", "controlled"):  # these two always belong to a side
        assert set(re.findall(r'href="#([^"]+)"', drawn)) <= set(IDS)


def test_fill_escapes_values_and_leaves_out_missing_ones() -> None:
    assert fill("<a b='{x}'>{y}{z}</a>", {"x": "'\"<&>", "y": None}) == "<a b='&#x27;&quot;&lt;&amp;&gt;'></a>"
    assert fill("{n}", {"n": 0}) == "0"
    assert fill("{n}", {"n": "{k}", "k": "no second round"}) == "{k}"


def test_symbols_refer_to_each_other_only() -> None:
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', SYMBOLS)) <= set(IDS)


def test_every_class_has_a_style() -> None:
    drawn = (
        SYMBOLS
        + "".join(art()["templates"].values())
        + markup()
        + hexes()["markup"]
        + "".join(terrain(k, s) for k in kinds() for s in "abcdefgh")
    )
    used = {name for value in re.findall(r'class="([^"{]*)', drawn) for name in value.split()} - {"s1", "s2", "un-ground"}
    styled = set(re.findall(r"\.([\w-]+)", style()))
    assert used - styled == {"un-c-in", "un-c-fig"} - styled


def test_the_style_applies_only_to_its_own_elements() -> None:
    css = re.sub(r"/\*.*?\*/", "", style(), flags=re.DOTALL)
    for rule in re.findall(r"([^{}]+)\{[^{}]*\}", css.replace("@media (prefers-color-scheme:dark){", "")):
        for selector in re.split(r",(?![^(]*\))", rule.strip()):
            assert re.search(r"\.un\b", selector), selector


def test_rules_inside_symbols_do_not_look_outside() -> None:
    """A browser matches the content of <use> in a separate tree, so a rule that needs an ancestor outside never applies."""
    inside = {name for value in re.findall(r'class="([^"]*)', SYMBOLS) for name in value.split()}
    for line in style().splitlines():
        selector = line.split("{")[0]
        if any(re.search(rf"\.{name}(?![\w-])", selector) for name in inside if name.startswith("un-")):
            for part in re.split(r",(?![^(]*\))", selector):
                assert " " not in part.strip() or part.strip() in (".un .s1", ".un .s2"), part
