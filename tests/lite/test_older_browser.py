"""A browser with an older WebAssembly can also open the stored memory. It cannot pause a cell, and Python calls its functions through JavaScript."""

import shutil
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.files import served
from tests.lite.conftest import SITE
from tests.lite.page import SLOW, LitePage

PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15"  # there Pyodide does not try its own trampoline


def test_older_browser_shows_the_table_and_explains_what_a_chart_needs(browser: Browser, tmp_path: Path) -> None:
    site = shutil.copytree(SITE, tmp_path / "site")
    first = site / "static" / "python" / "files.mjs"
    first.write_text("delete WebAssembly.Suspending;\ndelete WebAssembly.promising;\n" + first.read_text("utf-8"), "utf-8")
    with served(site) as address, browser.new_context(user_agent=PHONE) as context:
        lite = LitePage(context.new_page(), address)
        lite.page.goto(f"{address}/")
        lite.page.locator(".un [data-start]").wait_for(timeout=SLOW)
        lite.open("03-your-progress.ipynb")
        chart = "import undaunted_nb as un\nprint(type(un.odds(2, 8).chart().chart).__name__)"
        assert "Run “import altair” in a cell first" in lite.execute(chart)[-1]["evalue"]
        assert lite.told(f"import altair\n{chart}").endswith("Chart\n")
