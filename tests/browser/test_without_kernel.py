"""The table without a kernel: the picture in the saved notebook and in its exports."""

import html
import os
import subprocess
import sys
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NOTEBOOKS, NotebookOpener
from tests.browser.lab import Lab
from tests.pictures import SOURCE

# Lab trusts a cell that shows nothing.
TRUSTED = """window.jupyterapp.shell.currentWidget.content.widgets
  .filter(({ model }) => model.outputs?.length).map(({ model }) => model.trusted)"""
NAMES = ["01-the-example-round", "02-la-raye", "normandy/01-board"]


def test_saved_picture_in_lab(opener: NotebookOpener) -> None:
    page = opener.show(opener.copy("02-la-raye"))
    the_picture_is_shown(page)
    assert page.evaluate(TRUSTED) == [False, False]


def test_a_trusted_notebook_shows_the_live_table_instead(lab: Lab, opener: NotebookOpener) -> None:
    name = opener.copy("02-la-raye")
    command = [sys.executable, "-m", "jupyter", "trust", str(opener.folder / f"{name}.ipynb")]
    subprocess.run(command, check=True, env=os.environ | lab.own, capture_output=True)
    page = opener.show(name)
    page.locator(".jp-OutputArea-output .un .map").first.wait_for()


def the_picture_is_shown(page: Page) -> None:
    picture = page.locator(".jp-OutputArea-output img").first
    picture.wait_for()
    page.wait_for_function("(picture) => picture.complete && picture.naturalWidth > 300", arg=picture.element_handle())
    spoken = picture.get_attribute("alt") or ""
    assert spoken.startswith("La Raye (Undaunted: Normandy). Round 1")
    assert "17B, wood, cover 3" in spoken
    assert "US Riflemen A, base defense 4" in spoken
    assert page.locator(".un").count() == 0
    assert "Error displaying widget" not in page.locator(".jp-Notebook").inner_text()


@pytest.mark.parametrize("name", NAMES)
def test_exported_html(name: str, lab: Lab) -> None:
    command = [sys.executable, "-m", "jupyter", "nbconvert", "--to", "html", "--stdout", str(NOTEBOOKS / f"{name}.ipynb")]
    exported = subprocess.run(command, check=True, env=os.environ | lab.own, capture_output=True, text=True, encoding="utf-8").stdout
    found = SOURCE.search(exported)
    assert found, "no picture"
    assert ", cover " in html.unescape(found[1])
    drawn = unquote(found[2])
    assert drawn.lstrip().startswith("<svg")
    assert "<script" not in drawn
    assert "Traceback" not in exported
