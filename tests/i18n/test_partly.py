"""A folder is a language. What one that is not complete has is as good as in the others, and the rest is shown in another language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import undaunted_nb as un
from tests.cli.test_commands import run
from tests.i18n.catalogs import PACKAGE, PARTLY
from tests.i18n.test_facts import DIGITS, PLACE, VALUE
from tests.i18n.test_words import written
from tests.widgets.tables import Seat, scene_of
from undaunted_nb import i18n
from undaunted_nb.cli import translation
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import FIRST, KNOWN, LANGUAGES, folders, say
from undaunted_nb.lessons.format.lesson import load
from undaunted_nb.lessons.format.words import format_words, variables
from undaunted_nb.lessons.play.run import LessonRun
from undaunted_nb.play.game import new_game

un._give_words()
SAME = re.compile(r"\b(?:Memoir|La Raye|Shift|Enter|Stop|Quiz|Link)\b")
"""What is the same word in several languages."""
CACHES = (folders._built_in, folders.languages, folders.lesson_texts, i18n._catalog, i18n._forms_of)

every_partly = pytest.mark.parametrize("language", PARTLY)


def _forget() -> None:
    for cached in CACHES:
        cached.cache_clear()
    i18n._sentences.clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a new language beside the shipped ones."""
    for language in KNOWN:
        tmp_path.joinpath(language).symlink_to(PACKAGE / "i18n" / language)
    new = tmp_path / "cs"
    new.mkdir()
    new.joinpath("language.toml").write_text('name = "Čeština"\nforms = ["acc"]\ntranslated = 3\n', "utf-8")
    new.joinpath("home.ftl").write_text("home-title = Učte se hrou\nhome-lesson = { home-start }: { $title-acc }\n", "utf-8")
    monkeypatch.setattr(folders, "ROOT", tmp_path)
    _forget()
    yield new
    monkeypatch.undo()
    _forget()


def test_a_folder_makes_a_language(folder: Path) -> None:
    assert [*KNOWN][: len(LANGUAGES)] == [*LANGUAGES]
    assert "cs" in KNOWN
    assert "cs" not in LANGUAGES
    page = un.home("cs").home
    assert page
    assert page["title"] == "Učte se hrou"
    assert page["lead"] == say(Text("home-lead"), FIRST)
    assert [one for one in page["languages"] if one["id"] == "cs"] == [
        {"id": "cs", "label": "Čeština (3%)", "short": "ČEŠ", "chosen": True, "told": "partly translated"}
    ]
    title = Text("card-rifleman", {"squad": "A"})
    assert say(Text("home-lesson", {"title": title}), "cs") == "Start: Rifleman A", "a part of a message can come from another language"
    assert i18n.decimal("1234.5", "cs") == "1\u00a0234,5"
    assert not i18n.has("no-such-message", "cs")
    assert i18n.has("home-teachers.more", "cs")
    assert Seat(new_game("normandy/la-raye", seed=2)).send("language", "cs")["head"]["lang"] == "cs"


def test_a_language_can_fall_back_to_another_one(folder: Path) -> None:
    folder.joinpath("language.toml").write_text('name = "Čeština"\nfallback = "uk"\ntranslated = 0\n', "utf-8")
    _forget()
    assert say(Text("home-next"), "cs") == say(Text("home-next"), "uk")
    lesson = load("normandy/board")
    assert lesson.said_title("cs") == lesson.said_title("uk")
    assert LessonRun(lesson).scene("cs")["lang"] == "uk"


def test_what_a_translator_gets(folder: Path) -> None:
    """The command names what is missing and writes it once. It changes nothing that a person wrote."""
    own = folder.joinpath("home.ftl").read_text("utf-8")
    first = translation.compare("cs", folder)
    assert (first.percent, first.faulty_keys) == (0, ())
    home = next(part for part in first.catalogs if part.file == "home.ftl")
    assert home.count == 2
    assert "home-title" not in home.missing
    assert "home-lead" in home.missing
    assert len(translation.write(first, folder)) > 100
    written = {file: file.read_text("utf-8") for file in folder.rglob("*.*")}
    assert written[folder / "home.ftl"].startswith(own.rstrip())
    assert "\n# home-lead = Three" in written[folder / "home.ftl"]
    assert "\n#     .text = At most" in written[folder / "home.ftl"]
    assert "translated = 0\n" in written[folder / "language.toml"]
    again = translation.compare("cs", folder)
    assert again.catalogs == first.catalogs
    assert translation.write(again, folder) == []
    lesson = folder / "lessons/normandy/board.toml"
    text = lesson.read_text("utf-8").replace('en = "The board of tiles"\ncs = ""', 'en = "The board of tiles"\ncs = "Deska"')
    lesson.write_text(text, "utf-8")
    folder.joinpath("home.ftl").write_text("home-title = { $none }\nhome-lead = {\n", "utf-8")
    _forget()
    assert load("normandy/board").said_title("cs") == "Deska"
    last = translation.compare("cs", folder)
    assert set(last.faulty_keys) == {"home-title", "home-lead"}
    assert "The board of tiles" not in next(part for part in last.lessons if part.file.endswith("normandy/board.toml")).missing
    translation.write(last, folder)
    assert lesson.read_text("utf-8") == text


def test_the_command_begins_a_language_in_any_folder(tmp_path: Path) -> None:
    said = run("translate", "cs", "--write", "--to", tmp_path / "cs")
    assert said.code == 0, said.err
    assert said.out.startswith("Čeština (cs): 0% translated. Messages: 0 of 5,")
    assert tmp_path.joinpath("cs/language.toml").read_text("utf-8").splitlines()[0] == 'name = "Čeština"'
    assert "[0]" not in run("translate", "cs", "--write", "--to", tmp_path / "cs").out
    shipped = PARTLY[0]
    assert run("translate", shipped, "--write", "--to", tmp_path / shipped).code == 0
    assert tmp_path.joinpath(shipped, "home.ftl").read_text("utf-8") == (PACKAGE / "i18n" / shipped / "home.ftl").read_text("utf-8")
    refused = run("translate", "../en")
    assert refused.code == 2
    assert "pt_BR" in refused.err


@pytest.mark.parametrize("language", [*LANGUAGES, *PARTLY])
def test_the_share_that_is_translated_is_the_one_in_its_file(language: str) -> None:
    compared = translation.compare(language, PACKAGE / "i18n" / language)
    drift = 0 if language in LANGUAGES else 2  # new messages of the first language come one by one
    known = folders.languages()[language].translated
    assert abs(compared.percent - known) <= drift, f"write translated = {compared.percent} into i18n/{language}/language.toml"
    assert not compared.faulty_keys


@every_partly
def test_no_message_is_still_english(language: str) -> None:
    first, own = written(FIRST), written(language)
    texts = {key: SAME.sub("", text) for key, text in own.items() if text == first.get(key)}
    assert not {key: text for key, text in texts.items() if re.search(r"[a-z]{4,}", text)}


@every_partly
def test_texts_of_lessons_say_what_the_lesson_says(language: str) -> None:
    """Each belongs to a lesson, and has its places, numbers and values."""
    missing = {part.file: set(part.missing) for part in translation.compare(language, PACKAGE / "i18n" / language).lessons}
    files = {
        f"lessons/{file.parent.name}/{file.name}": file
        for file in (PACKAGE / "i18n" / language).rglob("*.toml")
        if file.parent.name != language
    }
    assert files
    assert not files.keys() - missing.keys()
    for name, file in files.items():
        every = {text for text, _ in translation.texts_of_lesson(name.removeprefix("lessons/").removesuffix(".toml"), language)}
        for text in folders.read_texts(file):
            english, own = text[FIRST], text[language]
            assert english in every, f"{name}: no longer in the lesson: {english}"
            words = ((FIRST, english), (language, own))
            assert variables(words[1:]) == variables(words[:1]), own
            assert not format_words(words, language, dict.fromkeys(variables(words), 2))[1], own
            for what in (PLACE, DIGITS):
                assert set(what.findall(VALUE.sub("", own))) - {"0", "1"} == set(what.findall(VALUE.sub("", english))) - {"0", "1"}, own


@every_partly
def test_the_word_of_a_sign_fits_into_the_legend(language: str) -> None:
    """The sign in the legend has the width of the first language's word."""
    ground = Seat(new_game("normandy/la-raye", seed=2)).session.ground
    signs = {sign["show"][0]["text"] for sign in ground()["legend"] if sign["show"][0]["t"] == "spawn"}
    assert signs == {say(Text("spawn-all"), FIRST)}
    s = Seat(new_game("normandy/la-raye", seed=2))
    s.send("language", language)
    assert [len(sign["show"][0]["text"]) <= 3 for sign in s.session.ground()["legend"] if sign["show"][0]["t"] == "spawn"] == [True]


@every_partly
def test_a_lesson_and_a_rule_say_in_which_language_they_are(language: str) -> None:
    done = LessonRun(load("normandy/board")).scene(language)
    assert "lang" not in done
    rest = LessonRun(load("memoir44/board")).scene(language)
    assert rest["lang"] == FIRST
    assert rest["language_note"] == Text("untranslated", {"name": KNOWN[FIRST]})
    s = Seat(new_game("memoir44/pegasus-bridge", seed=2))
    s.send("language", language)
    s.send("rule", "m44.order.1" if "m44.order.1" in s.session.system.rules() else next(iter(s.session.system.rules())))
    rule = scene_of(s.session)["rule"]
    assert (rule["lang"], rule["note"]) == (FIRST, say(i18n.note_language(FIRST), language))
