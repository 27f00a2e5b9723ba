r"""Dollar signs and ``\(…\)`` in a person's text stay text on the table, in Markdown and in HTML."""

from collections.abc import Callable

from playwright.sync_api import Page

WORDS = r"Two $x^2$ and \(y^2\) \[z\] $$w$$"
CELL = r"""
import undaunted_nb as un
from IPython.display import HTML, Markdown, display
from pathlib import Path
from undaunted_nb.lessons.format.markdown import PLAIN, escape_markdown
display(HTML(r"<p class='control'>$a^2$ and \(b^2\)</p>"))
display(Markdown("A title: " + escape_markdown(words)))
display(HTML(f"<p class='{PLAIN} html'>{words}</p>"))
text = (Path(un.__file__).parent / "games/undaunted/normandy/scenarios/hills.toml").read_text("utf-8")
Path("mine.toml").write_text(text.replace("Two hills", words.replace("\\", "\\\\")), "utf-8")
un.table(un.new_game("mine.toml", seed=1), side="US", resume=False)
"""


def test_words_with_signs_of_formulas_stay_words(open_cells: Callable[..., Page]) -> None:
    page = open_cells(f"words = {WORDS!r}", CELL)
    page.locator(".un .map").first.wait_for()
    page.locator(".control mjx-container").nth(1).wait_for()  # JupyterLab looks for formulas, indeed
    assert page.locator("mjx-container").count() == 2
    assert WORDS in page.locator(".jp-OutputArea .jp-RenderedMarkdown", has_text="A title").first.inner_text()
    assert page.locator(".html").inner_text() == WORDS
    assert WORDS in page.locator(".un").first.inner_text()
