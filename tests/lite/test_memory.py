"""Python goes on with the memory that was stored when the site was built. Nothing in it is the same for all visitors that should differ."""

from tests.lite.page import LitePage

PAGE = "03-your-progress.ipynb"


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
