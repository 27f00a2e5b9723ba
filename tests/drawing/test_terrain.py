import re
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

from undaunted_nb.drawing.svg import art
from undaunted_nb.drawing.terrain import kinds, terrain

CODES = [f"{number}{face}" for number in range(1, 19) for face in "AB"]


def test_every_kind_that_the_games_name_exists() -> None:
    named = "field meadow open lane hedgerow orchard village-edge garden farm hedged wood hill river house ruins"
    desert = "sand gravel track scrub dunes rocks palms settlement camp bare-hill"
    assert {*named.split(), *desert.split()} <= set(kinds())


@pytest.mark.parametrize("kind", kinds())
def test_every_kind_draws_within_its_bounds(kind: str) -> None:
    ids = set(re.findall(r'\bid="([^"]*)"', art()["symbols"]))
    for code in CODES:
        drawn = terrain(kind, code)
        root = ET.fromstring(f"<svg>{drawn}</svg>")  # noqa: S314
        assert len(root) >= 4
        assert 500 < len(drawn) < 3300
        assert " id=" not in drawn
        assert set(re.findall(r'href="#([^"]+)"', drawn)) <= ids
        assert not re.search(r"nan|inf|e-|-0[^.\d]|\d\.\d\d", drawn.replace('="', " "))


@pytest.mark.parametrize("kind", kinds())
def test_codes_give_different_tiles(kind: str) -> None:
    assert len({terrain(kind, code) for code in CODES}) == len(CODES)


def test_the_same_seed_gives_the_same_bytes_in_another_process() -> None:
    ask = "from undaunted_nb.drawing.terrain import *; print(''.join(terrain(k, '17B') for k in kinds()))"
    other = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True).stdout.rstrip("\n")
    assert other == "".join(terrain(kind, "17B") for kind in kinds())


@pytest.mark.parametrize("size", [20, 71, 124, 140, 141, 300])
@pytest.mark.parametrize("kind", kinds())
def test_any_size_draws(kind: str, size: int) -> None:
    ET.fromstring(f"<svg>{terrain(kind, 'x', size)}</svg>")  # noqa: S314


def test_small_tiles_get_fewer_things() -> None:
    assert terrain("wood", "4A", 71).count("<use") < terrain("wood", "4A").count("<use")


def test_more_cover_has_more_masses() -> None:
    """The map's symbols: cover 0 has only lines, 1 has a row of shapes, 3 is closed."""
    masses = re.compile(r'#un-[wot]\d|#un-bush|class="un-t-(?:h1|roof|wall1|hach)"')

    def count(kind: str) -> float:
        return sum(len(masses.findall(terrain(kind, code))) for code in CODES) / len(CODES)

    assert count("field") == count("meadow") == count("lane") == 0
    assert 0 < count("hedgerow") < count("orchard") < count("wood")
    assert min(count("hedged"), count("farm")) > count("field")

    desert = re.compile(r'#un-(?:bush|thorn|palm)|class="un-t-(?:crag|mud|canvas|wall1|hach)"')

    def bare(kind: str) -> float:
        return sum(len(desert.findall(terrain(kind, code))) for code in CODES) / len(CODES)

    assert bare("sand") == bare("gravel") == bare("track") == 0
    assert min(bare("scrub"), bare("dunes")) > 0
    assert min(bare("rocks"), bare("palms"), bare("camp"), bare("settlement")) > bare("dunes")


def test_unknown_kinds_and_sizes_are_named() -> None:
    with pytest.raises(ValueError, match="no terrain 'sea'"):
        terrain("sea", "1A")
    with pytest.raises(ValueError, match="not positive"):
        terrain("wood", "1A", 0)
