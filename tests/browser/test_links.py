"""Links in a real JupyterLab: the address opens what it asks for, and the table copies and opens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import undaunted_nb as un
from tests.browser.conftest import OPENED, PATIENCE, NotebookOpener, run_all
from tests.browser.lab import TOKEN, Lab
from tests.random_games import played
from undaunted_nb.sharing.links import Ask, read

pytestmark = pytest.mark.own_page  # the address that opens JupyterLab is what they test
COPIED = "() => navigator.clipboard.readText()"
PICTURE = """async () => {
  const [item] = await navigator.clipboard.read();
  const { width, height } = await createImageBitmap(await item.getType("image/png"));
  return [width, height];
}"""


def follow(lab: Lab, opener: NotebookOpener, page: Page, ask: Ask) -> Page:
    """Open the start notebook by a link and run it, as a person does."""
    path = f"{opener.folder.name}/{opener.copy('00-start-here')}.ipynb"
    page.goto(f"{lab.url}/lab/tree/{path}?token={TOKEN}&{ask.query}")
    page.wait_for_function(OPENED, arg=path)
    run_all(page)
    return page


def share(page: Page) -> None:
    page.locator(".un [data-own=menu]").click()
    page.locator(".un [data-own=share]").click()
    page.locator(".un [data-copy=position]").wait_for()


def test_the_address_opens_a_position_and_a_table_copies_it(lab: Lab, opener: NotebookOpener, page: Page) -> None:
    game = played("memoir44/first-shots", 3, 9)
    side = game.position.to_act[0]
    follow(lab, opener, page, Ask(line=game.line(), side=side, language="uk"))
    expect(page.locator(".un .head h2")).to_contain_text("Перші постріли", timeout=PATIENCE)
    assert page.locator(".un[lang=uk]").count() == 1
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    share(page)
    page.locator(".un [data-copy=position]").click()
    expect(page.locator(".un .drawer [role=status]")).to_contain_text("роздано заново")
    found = read(page.evaluate(COPIED)).game().position
    assert found.view(side) == game.position.view(side)
    page.locator(".un [data-copy=png]").click()
    expect(page.locator(".un .drawer [role=status]")).to_contain_text("PNG")
    width, height = page.evaluate(PICTURE)
    assert width > height > 500
    page.locator(".un [data-paste]").fill(f"{game.line()[:-3]}000")
    page.keyboard.press("Enter")
    expect(page.locator(".un .drawer [role=alert]")).to_contain_text("скопіюйте його ще раз", timeout=PATIENCE)
    page.locator(".un [data-paste]").fill(un.link(scenario="normandy/hills", side="DE", owner="me", repo="games"))
    page.locator(".un [data-open]").click()
    expect(page.locator(".un .drawer")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator(".un .head h2")).not_to_contain_text("Перші постріли")


def test_control_v_opens_what_was_copied_and_adds_no_cell(lab: Lab, opener: NotebookOpener, page: Page) -> None:
    follow(lab, opener, page, Ask(lesson="normandy/moving"))
    expect(page.locator(".un .coach").first).to_be_visible(timeout=PATIENCE)
    cells = page.locator(".jp-Notebook .jp-Cell").count()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("text => navigator.clipboard.writeText(text)", "lesson=memoir44/board")
    page.locator(".un [data-region=map] [data-nav]").first.focus()
    page.keyboard.press("Control+v")
    expect(page.locator(".un .score")).to_contain_text("Allies", timeout=PATIENCE)
    assert page.locator(".jp-Notebook .jp-Cell").count() == cells
    page.locator(".un .house").click()
    expect(page.locator(".un [data-start]")).to_be_visible(timeout=PATIENCE)
    page.evaluate("text => navigator.clipboard.writeText(text)", "lesson=99")
    page.locator(".un [data-start]").focus()
    page.keyboard.press("Control+v")
    expect(page.locator(".un .trouble")).to_contain_text("99", timeout=PATIENCE)


def test_a_faulty_address_is_explained_on_the_home_page(lab: Lab, opener: NotebookOpener, page: Page) -> None:
    follow(lab, opener, page, Ask(line="un2.abc.00000000"))
    expect(page.locator(".un .trouble")).to_contain_text("Copy the whole line again", timeout=PATIENCE)
    assert page.locator(".un [data-start]").count() == 1
