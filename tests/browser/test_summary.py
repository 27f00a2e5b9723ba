"""The printed summary of the rules: two pages of A4 for each game in each language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.kit import games

pytestmark = pytest.mark.browser
GAMES = tuple(games.systems())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_fits_on_two_pages(game: str, language: str, browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(un.summary(game, language=language).to_html())
    printed = page.pdf(prefer_css_page_size=True)
    page.close()
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) in (1, 2)


def test_it_has_the_parts_that_a_player_looks_up() -> None:
    for game in GAMES:
        names = [name for name, _ in un.summary(game).sections]
        assert {"round", "symbols", "end", "losses"} <= set(names)
        assert {"sum", "dice"} & set(names)
    with pytest.raises(TutorError, match="“chess”"):
        un.summary("chess")
