"""A chart fits its cell: on a phone its data get less width, its legend is below, its small pictures are in one column, and nothing is cut."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

CARDS = {"Sniper": 1, "Scout A": 3, "Rifleman A": 4}
DRAWS = f"un.draws({CARDS}, draw=2, rounds=4)"
CHARTS = (
    "un.odds(2, 8).chart()",
    "un.losses(un.odds(2, 8), (1, 1, 0), times=8).chart()",
    f"{DRAWS}.compare(un.draws({ {**CARDS, 'Sniper': 4} }, draw=2, rounds=4), ('thin', 'fat')).chart()",
)
FITS = """i => {
  const chart = window.jupyterapp.shell.currentWidget.content.widgets[i].node.querySelector('.jp-RenderedVegaCommon5');
  return Boolean(chart?.querySelector('canvas')) && chart.clientWidth > 0 && chart.scrollWidth <= chart.clientWidth + 1;
}"""
LESS = "i => Number(window.jupyterapp.shell.currentWidget.content.widgets[i].node.querySelector('.jp-RenderedVegaCommon5 canvas')?.dataset.by ?? 0)"
SHOW = "i => window.jupyterapp.shell.currentWidget.content.scrollToItem(i, 'start')"


@pytest.mark.parametrize("width", [390, 412])
def test_a_chart_fits_a_phone_and_then_a_laptop(open_cells: Callable[..., Page], width: int) -> None:
    page = open_cells("import undaunted_nb as un", *CHARTS)
    laptop = page.viewport_size
    assert laptop
    for size in ({"width": width, "height": 800}, laptop):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # a ViewportSize is such a dict
        page.evaluate("window.jupyterapp.shell.collapseLeft()")
        for i in range(1, 1 + len(CHARTS)):
            page.evaluate(SHOW, i)
            page.wait_for_function(FITS, arg=i)
            page.wait_for_function(f"i => (({LESS})(i) > 0) === {str(size is not laptop).lower()}", arg=i)
