"""A link to the browser-only site opens what it asks for, and its table links to the site itself."""

from playwright.sync_api import expect

from tests.lite.page import SLOW, LitePage
from tests.random_games import played
from undaunted_nb.sharing.links import Ask, read

# Puts HTML into the page as a cell does, presses its button, and returns the title of what is printed.
PRESS = """(html) => new Promise((printed) => {
  const cell = document.body.appendChild(document.createElement("div"));
  cell.innerHTML = html;
  const frame = cell.querySelector("iframe");
  frame.onload = () => {
    frame.contentWindow.print = () => printed(frame.contentDocument.title);
    cell.querySelector("button").click();
  };
})"""


def test_a_link_opens_a_position_and_the_table_links_back_to_the_site(lite: LitePage) -> None:
    game = played("memoir44/first-shots", 3, 9)
    side = game.position.to_act[0]
    lite.page.goto(f"{lite.site}/?{Ask(line=game.line(), side=side, language='uk').query}")
    expect(lite.page.locator(".un .head h2")).to_contain_text("Перші постріли", timeout=SLOW)
    lite.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    lite.page.locator(".un [data-own=menu]").click()
    lite.page.locator(".un [data-own=share]").click()
    lite.page.locator(".un [data-copy=link]").click()
    expect(lite.page.locator(".un [data-copied]")).to_be_visible()
    copied = lite.page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(f"{lite.site}/?position=un2.")
    found = read(copied)
    assert (found.side, found.language) == (side, "uk")
    assert found.game().position.view(side) == game.position.view(side)


def test_a_cell_links_to_the_site_and_prints_a_worksheet(lite: LitePage) -> None:
    """Without a repository and without another browser. The button opens the print window of the sheet alone."""
    lite.open("03-your-progress.ipynb")
    link = lite.told("import undaunted_nb as un\nprint(un.link(lesson=3))").strip()
    assert link == f"{lite.site}/index.html?lesson=normandy/attack-sum"
    (shown,) = lite.execute("un.worksheet('normandy', seed=1, count=2).save('sheet.pdf')")
    assert "Print" in shown["data"]["text/plain"]
    assert lite.page.evaluate(PRESS, shown["data"]["text/html"]).startswith("Exercise: 2 questions")
