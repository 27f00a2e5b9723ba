"""The keyboard belongs to a widget while it has the focus, whatever the host does with keys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser import host_keys


@pytest.mark.slow(reason="One page of JupyterLab with four widgets, and every key of the keyboard with every modifier.")
@pytest.mark.own_page
def test_no_key_changes_the_notebook(open_cells: Callable[..., Page]) -> None:
    """First as JupyterLab hears keys, after the page. Then also as Notebook 7 does, before it."""
    page = open_cells(*host_keys.CELLS)
    host_keys.ready(page)
    host_keys.use_every_widget(page)
    page.evaluate(host_keys.CAPTURE)
    host_keys.use_every_widget(page)
    assert host_keys.press_every_key(page) == []
