"""The keyboard belongs to a widget in both kinds of the site's pages: each key does its thing, and the notebook keeps its cells."""

import nbformat
import pytest

from tests.browser import host_keys
from tests.browser.conftest import OPENED, RUN_ALL
from tests.lite.page import READY, SLOW, LitePage

NOTEBOOK = "keys.ipynb"
SAVE = "([path, content]) => window.jupyterapp.serviceManager.contents.save(path, { type: 'notebook', format: 'json', content: JSON.parse(content) })"
WITH_CONTENTS = "window.jupyterapp?.serviceManager?.contents !== undefined"


@pytest.mark.slow(reason="Two pages start a kernel and draw five widgets.")
@pytest.mark.parametrize("kind", ["notebooks", "lab"])
def test_no_key_changes_the_notebook(lite: LitePage, kind: str) -> None:
    page = lite.page
    page.set_default_timeout(SLOW)
    # On a page that keeps no workspace: Lab would open this notebook again beside the other one, with a kernel of its own.
    page.goto(f"{lite.site}/notebooks/index.html?path=04-editions.ipynb")
    page.wait_for_function(WITH_CONTENTS)
    made = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(code) for code in host_keys.CELLS])
    made.metadata["kernelspec"] = {"name": "python", "display_name": "Python", "language": "python"}
    page.evaluate(SAVE, [NOTEBOOK, nbformat.writes(made)])
    page.goto(f"{lite.site}/{kind}/index.html?path={NOTEBOOK}")
    page.wait_for_function(OPENED, arg=NOTEBOOK)
    page.evaluate(READY)
    page.evaluate(RUN_ALL)
    host_keys.ready(page)
    host_keys.use_every_widget(page)
