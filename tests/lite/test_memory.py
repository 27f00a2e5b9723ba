"""Python goes on with the memory that was stored when the site was built. Nothing in it is the same for all visitors that should differ."""

from pathlib import Path

from tests.lite.conftest import SITE
from tests.lite.page import SLOW, LitePage

PAGE = "03-your-progress.ipynb"


def test_the_first_table_waits_for_no_file(lite: LitePage) -> None:
    """Python asks for the files at once if it misses one: what the first table imports is in the memory."""
    waits: list[str] = []
    lite.page.context.on("request", lambda request: waits.append(request.url) if request.resource_type == "xhr" else None)
    lite.page.goto(f"{lite.site}/")
    lite.page.locator(".un [data-start]").wait_for(timeout=SLOW)
    assert not [url for url in waits if url.endswith("files.bin")]


def test_each_kernel_has_its_own_chance_and_the_language_of_its_visitor(lite: LitePage) -> None:
    lite.open(PAGE)
    chance = "import random\nprint(random.getrandbits(64))"
    first = lite.told(chance)
    assert lite.told("import os\nprint(os.environ['LANG'], 'UNDAUNTED_NB_HOME' in os.environ)") == "en_US.UTF-8 False\n"
    assert lite.told("import undaunted_nb as un\nprint(un.home().language)") == "en\n"
    lite.told("from undaunted_nb.lessons.progress import preferences\npreferences.keep('uk')")
    lite.open(PAGE)
    assert lite.told(chance) != first
    assert lite.told("import undaunted_nb as un\nprint(un.home().language)") == "uk\n"


def test_modules_that_were_imported_when_the_site_was_built_are_not_imported_again(lite: LitePage) -> None:
    """On the page of the test before."""
    assert (
        lite.told("import undaunted_nb.lessons.format.lesson as lessons\nprint(lessons._load_built_in.cache_info().currsize > 20)")
        == "True\n"
    )


def test_what_comes_before_the_first_table_is_small(lite: LitePage) -> None:
    """A visitor waits for it. Python's own library and the files of the packages come later."""
    folder = Path(SITE) / "static" / "python"
    first = ("memory.bin", "pyodide.asm.bin", "pyodide.asm.mjs", "files.json")
    assert sum((folder / name).stat().st_size for name in first) < 19e6
    assert not list(folder.glob("*stdlib*"))
    lite.open(PAGE)
    assert lite.told("import colorsys\nprint(colorsys.__file__)") == "/lib/python314.zip/colorsys.py\n"
