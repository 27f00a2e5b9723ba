"""Light and dark: the live table follows JupyterLab, at once, and nothing becomes hard to read."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import NotebookOpener, use_theme
from tests.browser.table import Table

# Text and the first opaque background behind it. Text on a pattern is left out.
COLORS = """() => {
  const seen = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== "none") return null;
      if (!/^rgba\\(.*, 0\\)$|transparent/.test(backgroundColor)) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  };
  const spoken = (node) => [...node.childNodes].some((kid) => kid.nodeType === 3 && kid.data.trim()) && node.getClientRects().length > 0;
  return [...document.querySelectorAll(".un :is(h2, h3, p, b, small, i, span, button, li, dd)")]
    .filter((node) => spoken(node) && !node.closest("[disabled], .unseen, svg"))
    .map((node) => ({
      text: node.innerText.trim().slice(0, 40), of: `${node.closest("[class]").className} ${node.localName}`,
      ink: getComputedStyle(node).color, paper: seen(node),
    }))
    .filter(({ paper }) => paper);
}"""


def channels(color: str) -> tuple[float, ...]:
    inside = color[color.index("(") + 1 : -1].replace("srgb", "").replace("/", " ").replace(",", " ").split()
    return tuple(float(part) / (1 if color.startswith("color(") else 255) for part in inside[:3])


def luminance(color: str) -> float:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels(color)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


# How bright the background of each chart is, 0 to 255.
CARDS = """() => [...document.querySelectorAll(".jp-RenderedVegaLite canvas")].map((canvas) =>
  canvas.getContext("2d").getImageData(2, 2, 1, 1).data[0])"""


def test_saved_charts_follow_the_theme(opener: NotebookOpener) -> None:
    page = opener.show("teacher/en/12-is-this-scenario-fair")  # its outputs as they were saved
    page.locator(".jp-Placeholder").first.wait_for()
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:show-all-cell-outputs')")
    page.evaluate("() => window.jupyterapp.shell.currentWidget.content.scrollToItem(7, 'center')")
    page.wait_for_function(f"() => ({CARDS})().length > 0")
    for theme, told in (("light", "> 240"), ("dark", "< 90"), ("light", "> 240")):
        use_theme(page, theme)
        page.wait_for_function(f"() => ({CARDS})().every((bright) => bright {told})")


def test_light_and_dark(open_notebook: Callable[[str], Page]) -> None:
    page = open_notebook("01-the-example-round")
    table = Table(page)
    for _ in range(3):  # to the refused step: the reasons are shown too
        table.thing("walk:next").click()
        table.seen()
    papers: dict[str, Any] = {}
    for theme in ("light", "dark", "light"):
        use_theme(page, theme)
        found = page.evaluate(COLORS)
        assert len(found) > 50
        faint = {
            (one["of"], one["text"], round(contrast(one["ink"], one["paper"]), 2))
            for one in found
            if contrast(one["ink"], one["paper"]) < 4.5
        }
        assert not faint, f"hard to read in {theme}"
        papers.setdefault(theme, []).append([one["paper"] for one in found])
    assert luminance(papers["light"][0][0]) > 0.7
    assert luminance(papers["dark"][0][0]) < 0.1
    assert papers["light"][0] == papers["light"][1]
    assert papers["light"][0] != papers["dark"][0]
