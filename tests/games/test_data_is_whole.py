"""Everything in the data of a game has a name in each language and can be drawn."""

from __future__ import annotations

import pytest

from tests.i18n.catalogs import patterns
from undaunted_nb.drawing import hexes
from undaunted_nb.drawing.svg import art
from undaunted_nb.games.memoir44.rules.state import pieces as memoir
from undaunted_nb.games.memoir44.rules.state.names import key_of
from undaunted_nb.games.undaunted.files import pieces as undaunted
from undaunted_nb.games.undaunted.rules.state.editions import EDITIONS
from undaunted_nb.games.undaunted.table.board import FIGURES
from undaunted_nb.i18n import LANGUAGES

ART = art()
BOXES = [undaunted.load_built_in(edition) for edition in EDITIONS]
NAMES = {
    *(f"card-{card.title}" for box in BOXES for cards in box.cards for card in cards.values() if card.id not in ("Quagga", "Okapi")),
    *(f"counter-{counter.kind}" for box in BOXES for counter in box.counters.values()),
    *(f"vehicle-{vehicle.title}" for box in BOXES for vehicle, _ in box.vehicles.values()),
    *(f"seat-{seat.id}" for box in BOXES for vehicle, _ in box.vehicles.values() for seat in vehicle.seats),
    *(f"structure-{structure.title}" for box in BOXES for structure in box.structures.values()),
    *(f"m44-card-{key_of(card.base)}" for card in memoir.cards()),
    *(f"m44-unit-{key_of(kind)}" for kind in memoir.unit_kinds()),
    *(f"m44-ground-{key_of(ground)}" for ground in memoir.grounds()),
}
PICTURES = {
    *(vehicle.title for box in BOXES for vehicle, _ in box.vehicles.values()),
    *(structure.title for box in BOXES for structure in box.structures.values()),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    assert len(NAMES) > 80
    assert sorted(NAMES - patterns(language).keys()) == []


def test_everything_can_be_drawn() -> None:
    assert sorted(PICTURES - FIGURES.keys()) == [], "a silhouette in games/undaunted/table/board.py"
    assert [figure for figure in FIGURES.values() if f'id="un-sil-{figure}"' not in ART["symbols"]] == []
    assert sorted({*memoir.names_of("terrain")} - {*hexes.kinds()}) == [], "a drawing in drawing/hexes.py"
    assert sorted({*memoir.names_of("objects")} - ART["templates"].keys()) == [], "a template in drawing/art/templates.json"
