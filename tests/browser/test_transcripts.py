"""What a screen reader speaks in the first lesson, an attack and an enemy's turn is what somebody has read and found good."""

import pytest
from playwright.sync_api import Browser

from tests.browser import transcript


@pytest.mark.parametrize("language", transcript.LANGUAGES)
def test_a_lesson_and_an_attack_are_spoken_as_recorded(language: str, browser: Browser, own_home: object) -> None:
    """After an intended change: ``python -m tests.browser.transcript``, and read the difference in each language."""
    recorded = (transcript.SPOKEN / f"{language}.txt").read_text(encoding="utf-8")
    spoken = transcript.made(browser, language)
    assert spoken.splitlines() == recorded.splitlines()
