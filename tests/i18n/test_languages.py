"""Every language has every message, and nothing in another language."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest
from fluent.runtime import FluentBundle

import undaunted_nb as un
from tests.i18n.catalogs import FORMS, OTHER_LETTERS, OTHERS, PACKAGE, PARTLY, Asked, bare, entries, patterns
from tests.widgets.tables import SCENARIO, Seat, clicks, scene_of
from undaunted_nb import i18n
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.games.undaunted.rules.actions import kinds_of
from undaunted_nb.games.undaunted.rules.state.position import Position
from undaunted_nb.i18n import FIRST, KNOWN, LANGUAGES, has, say
from undaunted_nb.i18n.folders import languages
from undaunted_nb.kit import registry
from undaunted_nb.kit.table.tap import Tap
from undaunted_nb.lessons.format.walkthrough import load, names
from undaunted_nb.play.game import game_from_json, new_game

UNDAUNTED = registry.system("undaunted")
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
NUMBERS = (0, 1, 2, 5, 11, 21)
"""One number, at least, for each form of the plural that these languages have."""
MAY_BE_EMPTY = {"change-ready-already", "change-un-initiative-1"}
"""Where nothing can be changed in one of the cases."""


# ---------------------------------------------------------------- written text


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing(language: str) -> None:
    assert not entries().keys() - entries(language).keys(), f"add these to i18n/{language}"


@pytest.mark.parametrize("language", [*OTHERS, *PARTLY])
def test_no_message_is_unknown(language: str) -> None:
    assert not entries(language).keys() - entries().keys(), f"unknown in {FIRST}"


def test_russian_is_written_in_one_way_and_a_game_has_one_name() -> None:
    texts = [*sorted((PACKAGE / "i18n" / "ru").glob("*.ftl")), *sorted((PACKAGE / "lessons").rglob("*.toml"))]
    assert not [file.name for file in texts if "ё" in file.read_text("utf-8").casefold()], "ё is written е"
    for language in LANGUAGES:
        assert say(Text("m44-game"), language) == "Memoir '44"
        assert not [file.name for file in sorted((PACKAGE / "i18n" / language).glob("*.ftl")) if "Memoir ’44" in file.read_text("utf-8")]


@pytest.mark.parametrize("language", [*OTHERS, *PARTLY])
def test_messages_have_the_same_attributes(language: str) -> None:
    def attributes(of: str) -> set[str]:
        own = entries(language)
        return {key for key in patterns(of) if "." in key and key.rpartition(".")[2] not in FORMS and key.partition(".")[0] in own}

    assert attributes(language) == attributes(FIRST)


@pytest.mark.parametrize("language", [*OTHERS, *PARTLY])
def test_names_have_all_forms_of_their_language(language: str) -> None:
    """A name that the complete languages decline has each form that the file of this language lists."""
    own, forms = patterns(language), languages()[language].forms
    declined = frozenset.intersection(
        *(frozenset(key.partition(".")[0] for key in patterns(other) if key.endswith(".gender")) for other in OTHERS)
    )
    assert declined & entries(language).keys()
    assert not [f"{name}.{form}" for name in declined & entries(language).keys() for form in forms if f"{name}.{form}" not in own]
    assert not {key for key in own if key.rpartition(".")[2] in FORMS and key.rpartition(".")[2] not in forms}


@pytest.mark.parametrize("language", KNOWN)
def test_messages_use_only_the_values_they_are_given(language: str) -> None:
    given = {key: Asked(pattern).names for key, pattern in patterns().items()}
    for key, pattern in patterns(language).items():
        own = given[key] if key in given else given[key.partition(".")[0]]
        strange = {name for name in Asked(pattern).names if name not in own and bare(name) not in own}
        assert not strange, f"{key} asks for {strange}"


def _params(asked: Asked, value: object) -> Iterator[dict[str, object]]:
    """Yield parameters for a message: ``value`` for a number, and each of the message's own words to choose from."""
    words = {name: sorted(keys) for name, keys in asked.choices.items() if not all(k in PLURALS or k.isdigit() for k in keys)}
    for turn in range(max((len(keys) for keys in words.values()), default=1)):
        yield dict.fromkeys(asked.names, value) | {name: keys[turn % len(keys)] for name, keys in words.items()}


@pytest.mark.parametrize("language", KNOWN)
def test_every_message_can_be_formatted(language: str) -> None:
    catalog = i18n._catalog(language)
    for key, written in patterns(language).items():
        asked = Asked(written)
        message = catalog.message(key.partition(".")[0])
        pattern = message.attributes[key.partition(".")[2]] if "." in key else message.value
        for value in (*NUMBERS, "Abc"):
            for params in _params(asked, value):
                words, errors = catalog.format(pattern, params)
                assert not errors, (key, params)
                assert words.strip() or key in MAY_BE_EMPTY, (key, params)
                assert asked.braces or not re.search(r"[{}$]", words), (key, words)


@pytest.mark.parametrize("language", KNOWN)
def test_names_from_files_fit_every_message(language: str) -> None:
    """A counter, a card or a side without a message appears under its own id, in every form."""
    name = Text("counter-zouaves", {"fallback": "Zouaves Z"})
    for key, written in patterns(language).items():
        forms = {bare(n) for n in Asked(written).names if n.rpartition("-")[2] in FORMS}
        if forms and key.rpartition(".")[2] not in FORMS:
            params = dict.fromkeys({bare(n) for n in Asked(written).names}, 2) | dict.fromkeys(forms, name)
            words = say(Text(key, params), language)
            assert not re.search(r"counter-|[{}$]", words), (key, words)


# ---------------------------------------------------------------- messages


NOTATION = re.compile(r"[“«][^”»]*[”»]|\b\d+_\w+\.txt|\.toml\b|\b(enter|random|LRDG|JupyterLab|UTF|JSON|TOML)\b")
"""Parts that are the same in all languages: typed text, files, a name."""
LATIN = re.compile(r"[A-Za-z]{2,}")
SEEN = frozenset(
    {"label", "text", "title", "note", "word", "words", "name", "hint", "told", "change", "need", "lines", "head", "checked", "fraction"}
)
"""The entries of a Scene that a person reads."""


def _seen(tree: Any, key: str = "") -> Iterator[str]:
    if isinstance(tree, dict):
        for name, part in tree.items():
            if name not in ("cites", "languages"):  # headings are quoted as the books have them
                yield from _seen(part, name)
    elif isinstance(tree, list):
        for part in tree:
            yield from _seen(part, key)
    elif isinstance(tree, str) and key in SEEN:
        yield tree


def _foreign(words: str, own: set[str]) -> list[str]:
    """Return the English in a translated text, without names from a file (``own``) and the name of a game."""
    return [word for word in LATIN.findall(NOTATION.sub("", words.replace("Memoir '44", ""))) if word not in own]


@pytest.fixture
def _complaints(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return all missing values of messages and all keys without a message."""
    found: list[str] = []
    real, real_say = FluentBundle.format_pattern, i18n._say

    def noting(self: Any, pattern: Any, args: Any = None) -> Any:
        words, errors = real(self, pattern, args)
        found.extend(f"{words!r}: {error}" for error in errors)
        return words, errors

    def noting_say(text: Text, language: str) -> str:
        words = real_say(text, language)
        if not has(text.key.partition(".")[0], language) and "fallback" not in text.params:
            found.append(f"no message {text.key}")
        if re.search(r"“”|«»|\bNone\b|Text\(|[{}$]", words) and text.key not in ("word-step", "word-ways"):
            found.append(f"{text.key}: {words}")
        return words

    monkeypatch.setattr(FluentBundle, "format_pattern", noting)
    monkeypatch.setattr(i18n, "_say", noting_say)
    i18n._sentences.clear()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["normandy/la-raye", "normandy/mortar", SCENARIO])
def test_tables_have_complete_texts(scenario: str, language: str, _complaints: list[str]) -> None:  # noqa: PT019
    rng = Random(f"words {scenario}")
    s = Seat(new_game(scenario, seed=2), "US", "random")
    s.blindly("language", language)
    own = {"Everything", "Quagga", "Okapi"} if scenario == SCENARIO else set()
    for _ in range(25):
        if s.position.outcome:
            break
        for kind, target, more in clicks(s.position, "US", s.session.taps, rng):
            s.blindly(kind, target, **more)
            _says_all(s, language, own)
    for rule in UNDAUNTED.rules():
        s.blindly("rule", rule)
        _says_all(s, language, own)
    assert s.session.language == language
    assert not _complaints


def _says_all(s: Seat, language: str, own: set[str]) -> None:
    for words in _seen({"scene": scene_of(s.session), "elements": s.session.elements()}):
        assert language not in OTHER_LETTERS or not _foreign(words, own), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_walkthroughs_have_complete_texts(language: str, _complaints: list[str]) -> None:  # noqa: PT019
    for name in names():
        walk = load(name)
        s = Seat(walk.start(), walk=walk)
        s.blindly("language", language)
        for _ in walk.steps:
            s.blindly("next")
            checked = scene_of(s.session)["walk"]["checked"]
            assert all(note.strip() for note in checked)
            assert not [note for note in checked if "✓" in note]
            _says_all(s, language, set())
    assert not _complaints


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_have_complete_texts(language: str, _complaints: list[str]) -> None:  # noqa: PT019
    rng = Random(6)
    for scenario in (*UNDAUNTED.scenario_names(), SCENARIO):
        game = new_game(scenario, seed=4)
        for _ in range(8):
            p = cast(Position, game.position)
            if p.outcome:
                break
            for side in p.setup.sides:
                for tap in rng.sample([Tap("do", k) for k in kinds_of(p.setup.edition)], 6):
                    card = rng.choice(p.setup.cards[p.setup.side(side)]).id
                    for action in UNDAUNTED.present.openings(p, side, (Tap("card", card), tap))[:6]:
                        for why in [v.why for v in p.check(action).violations]:
                            _is_full(say(why, language), language)
                            change = why._replace(key=why.key.replace("why-", "change-", 1))
                            if has(change.key):
                                _is_full(say(change, language), language)
            game.play(rng.choice(list(p.legal_actions)))
    assert not _complaints


def _is_full(told: str, language: str) -> None:
    assert not re.search(r"\{|None|Text\(|  | [.,:]|“”|«»", told), told
    assert language not in OTHER_LETTERS or not _foreign(told, {"Quagga", "Okapi"}), told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "wrong",
    [
        "Riflman A: move 12B",
        "Rifleman A: mvoe 12B",
        "Rifleman A move",
        "",
        "Rifleman: move 2B",
        "Platoon Sergeant: command x",
        "Rifleman A: move 99X",
        "roll x",
        "Rifleman A: control 2B",
        "Rifleman A: attack DE",
        "Rifleman A: attack nobody",
        "Mortar: target",
        "DE Rifleman A: move 2B",
        "draw nothing",
    ],
)
def test_errors_of_notation_are_complete_sentences(wrong: str, language: str, _complaints: list[str]) -> None:  # noqa: PT019
    with pytest.raises(TutorError) as caught:
        new_game("normandy/la-raye", seed=1).play(wrong)
    assert say(caught.value.text, language) != caught.value.text.key
    assert not _complaints


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_of_files_are_complete_sentences(language: str, _complaints: list[str]) -> None:  # noqa: PT019
    data = {
        "format": "undaunted-nb position 1",
        "scenario": "normandy/hills",
        "US": {"hand": ["X"], "dek": 1},
        "round": "x",
        "worth": 3,
        "pending": [{}],
    }
    with pytest.raises(FileError) as caught:
        game_from_json(data, "f.json")
    assert len(caught.value.faults) > 4
    assert all(say(fault.text, language) not in ("", fault.text.key) for fault in caught.value.faults)
    assert not _complaints


def test_lists() -> None:
    told = {language: [i18n.join_items(list(items), language) for items in ("", "a", "ab", "abc")] for language in KNOWN}
    assert [told[language][3] for language in ("en", "uk", "ru", "pl")] == ["a, b and c", "a, b та c", "a, b и c", "a, b i c"]
    assert all(lists == ["", "a", lists[3].removeprefix("a, ").replace("b", "a").replace("c", "b"), lists[3]] for lists in told.values())


# ---------------------------------------------------------------- choosing a language


def test_a_table_changes_its_language_at_once() -> None:
    s = Seat(new_game("normandy/la-raye", seed=2), "US", "random")
    s.tap("card:Scout A")
    told, ground, state = scene_of(s.session), s.session.ground(), s.state()
    for language in (*OTHERS, FIRST):
        scene = s.send("language", language)
        assert scene["head"]["lang"] == language
        assert [x["id"] for x in scene["head"]["languages"] if x["chosen"]] == [language]
        assert (scene == told) == (language == FIRST)
        assert (s.session.ground()["label"] == ground["label"]) == (language == FIRST)
        assert s.state() == state


def test_a_table_keeps_its_language_when_an_unknown_one_is_requested() -> None:
    s = Seat(new_game("normandy/la-raye", seed=2), "US", "random")
    s.send("language", "uk")
    scene = s.send("language", "xx")
    assert scene["head"]["lang"] == "uk"
    assert "xx" in scene["why"]["reasons"][0]["text"]
    assert "немає" in scene["why"]["reasons"][0]["text"]


def test_languages_that_are_not_there_are_refused() -> None:
    for language in ("xx", "EN", "en_US", "../en"):
        for ask in (i18n.set_language, i18n.require_language):
            with pytest.raises(i18n.UnknownLanguageError, match=", ".join(KNOWN)) as caught:
                ask(language)
            assert isinstance(caught.value, (TutorError, ValueError))
            assert language in str(caught.value)
    i18n.set_language("en")
    assert i18n.require_language("") == "en"


@pytest.mark.parametrize("language", [language for language in KNOWN if "loc" in languages()[language].forms])
def test_names_have_the_form_that_a_sentence_needs(language: str) -> None:
    card = Text("card-rifleman", {"squad": "A"})
    forms = {form: i18n._form(card, form, language) for form in languages()[language].forms}
    assert len({forms[case] for case in ("gen", "dat", "ins", "loc")}) == 4
    assert forms["gender"] == "m"
    assert i18n._form([card, card], "gen", language).count(forms["gen"]) == 2
    own = Text("card-zouave", {"fallback": "Zouave"})
    assert i18n._form(own, "gen", language) == "Zouave"
    assert i18n._form(card, "gen", "en") == "Rifleman A"


def test_a_block_has_its_language_and_gives_the_former_one_back() -> None:
    un.set_language("ru")
    try:
        with un.language("uk"):
            assert i18n.current() == "uk"
            with pytest.raises(LookupError), un.language("en"):
                raise LookupError(i18n.current())
            assert i18n.current() == "uk"
        assert i18n.current() == "ru"
        with pytest.raises(un.TutorError), un.language("fr"):
            pass
        assert i18n.current() == "ru"
    finally:
        un.set_language("en")


@pytest.mark.parametrize("language", i18n.KNOWN)
def test_a_message_alone_is_said_as_with_all_others(language: str) -> None:
    for key in ("picture-is", "picture-start"):
        assert i18n.say_alone(key, language) == say(Text(key), language)
    assert i18n.say_alone("no-such-message", language) == "[no-such-message]"


def test_first_table_loads_one_language() -> None:
    """The other two of its saved picture would take 8 MB."""
    program = (
        "import undaunted_nb as un\n"
        "from undaunted_nb import i18n\n"
        "un.table(un.new_game('normandy/hills', seed=1))._repr_mimebundle_()\n"
        "print(i18n._catalog.cache_info().currsize)"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "1"
