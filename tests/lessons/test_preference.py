"""The last language and opponent: what is written can be read, and nothing else is either."""

from __future__ import annotations

from pathlib import Path

import pytest

import undaunted_nb as un
from undaunted_nb import i18n
from undaunted_nb.lessons.progress import preferences
from undaunted_nb.play.opponent import FORMER, OPPONENTS


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(tmp_path))
    monkeypatch.delenv(preferences.LANGUAGE, raising=False)
    monkeypatch.setenv("JUPYTERLAB_SETTINGS_DIR", str(tmp_path))
    monkeypatch.setattr(i18n, "_current", "en")
    return tmp_path


@pytest.mark.parametrize("name", [*OPPONENTS, preferences.LIKE_YOU])
def test_each_opponent_is_read_back(name: str) -> None:
    preferences.keep_opponent(name)
    assert preferences.last_opponent() == name


@pytest.mark.parametrize(("former", "name"), FORMER.items())
def test_a_choice_of_an_earlier_version_plays_on(former: str, name: str, own_home: Path) -> None:
    (own_home / preferences.OPPONENT).write_text(f"{former}\n", "utf-8")
    assert preferences.last_opponent() == name


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_each_language_is_read_back(language: str) -> None:
    preferences.keep(language)
    assert preferences.preferred_language() == language


@pytest.mark.parametrize("name", ["", "nobody", "random\n", "x" * 1000, "\ud800", "planner-quick" * 9])
def test_nothing_unknown_is_written(name: str, own_home: Path) -> None:
    preferences.keep_opponent("careful")
    preferences.keep("uk")
    before = {path: path.read_bytes() for path in own_home.iterdir()}
    with pytest.raises(un.TutorError):
        preferences.keep_opponent(name)
    if name:
        with pytest.raises(un.TutorError):
            preferences.keep(name)
    else:  # the present language
        preferences.keep(name)
    assert {path: path.read_bytes() for path in own_home.iterdir()} == before
    assert (preferences.last_opponent(), preferences.preferred_language()) == ("careful", "uk")


@pytest.mark.parametrize("text", [b"", b"nobody", b"\xff\xfe", b"careful " * 1000, b"\0", b"care\nful"])
def test_a_file_with_something_else_is_no_choice(text: bytes, own_home: Path) -> None:
    for name in preferences.CHOICES:
        (own_home / name).write_bytes(text)
    assert (preferences.last_opponent(), preferences.preferred_language()) == ("", "")


def test_the_language_of_the_browser_is_used_until_another_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(preferences.BROWSER, "uk")
    assert preferences.preferred_language() == "uk"
    preferences.keep("ru")
    assert preferences.preferred_language() == "ru"
    monkeypatch.setenv(preferences.BROWSER, "xx")
    assert preferences.preferred_language() == "ru"
