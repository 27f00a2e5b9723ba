"""Values with this project's own numbers are marked, but sentences, questions and lessons show them like any other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.engine.text import SubstituteNumber, Text
from undaunted_nb.games.undaunted import quiz
from undaunted_nb.games.undaunted.files import numbers, pieces, scenario
from undaunted_nb.games.undaunted.quiz import questions
from undaunted_nb.games.undaunted.rules.state.setup import Ability
from undaunted_nb.games.undaunted.table import caveat, house, overlay
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.kit import registry
from undaunted_nb.kit.question import Question
from undaunted_nb.lessons.format import lesson as lessons
from undaunted_nb.lessons.format.values import Moment, value
from undaunted_nb.lessons.format.words import Words, say_words
from undaunted_nb.lessons.play.attempt import begin, shown_option

un._give_words()
NA = "north-africa"
MAKERS = [maker.name for maker in questions.GAMES[NA]]
REMARK = re.compile(r"°|\((ours|наш\w*)\)")
"""A mark or a word next to a number that is not printed."""


def texts_of(asked: Question) -> list[Text]:
    """Return all texts of a question."""
    options = [part for option in asked.options for part in (option.label, option.why) if isinstance(part, Text)]
    return [asked.text, asked.after, *options]


# ---------------------------------------------------------------- the number itself


@pytest.mark.parametrize(
    ("language", "one", "many"), [("en", "1 point", "5 points"), ("uk", "1 очко", "5 очок"), ("ru", "1 очко", "5 очков")]
)
def test_it_reads_and_agrees_like_any_other(language: str, one: str, many: str) -> None:
    for n, words in ((1, one), (5, many)):
        assert (
            words in say(Text("plan-razes", {"points": SubstituteNumber(n)}), language) == say(Text("plan-razes", {"points": n}), language)
        )
    assert say(Text("quiz-counters", {"counters": [SubstituteNumber(1), SubstituteNumber(2), 3]}), "en") == "1, 2 and 3"


def test_it_counts_and_compares_like_any_other() -> None:
    n = SubstituteNumber(4)
    assert (n, n + 1, {4: "x"}[n], f"{n}", max(n, 2)) == (4, 5, "x", "4", 4)
    assert not any(isinstance(it, SubstituteNumber) for it in (n + 0, n - 1, 2 * n, int(n), -n))


def test_a_lesson_writes_it_like_any_other() -> None:
    pattern: Words = (("", "{ $n -> [one] { $n } die *[other] { $n } dice }: { $all }"),)
    assert say_words(pattern, "en", {"n": SubstituteNumber(1), "all": [SubstituteNumber(3), 4]}) == "1 die: 3, 4"
    assert say_words(pattern, "en", {"n": 2, "all": []}) == "2 dice:"


# ---------------------------------------------------------------- which numbers are our own


def stated(box: pieces.Pieces) -> dict[tuple[str, str, str], object]:
    """Return the numbers of a box by kind of piece, its name, and the field or action."""
    found: dict[tuple[str, str, str], object] = {}

    def note(kind: str, name: str, it: object, *fields: str) -> None:
        found.update({(kind, name, field): getattr(it, field) for field in fields})

    def able(kind: str, name: str, abilities: tuple[Ability, ...]) -> None:
        found.update({(kind, name, a.kind): a.x for a in abilities})

    for tile in box.tiles.values():
        note("tiles", tile.id, tile, "cover", *(["rough"] if tile.rough else []))
    for counter in box.counters.values():
        note("counters", counter.id, counter, "defense")
    for side, cards in zip(("LRDG", "Italy"), box.cards, strict=True):
        for card in cards.values():
            note("cards", f"{side} {card.id}", card, "initiative")
            able("cards", f"{side} {card.id}", card.abilities)
    for vehicle, _ in box.vehicles.values():
        note("vehicles", vehicle.id, vehicle, "hull", "critical", "armor", *(["defense"] if vehicle.defense is not None else []))
        for seat in vehicle.seats:
            able("vehicles", f"{vehicle.id} {seat.id}", seat.abilities)
    for structure in box.structures.values():
        note("structures", structure.id, structure, "defense", "points")
    return found


def ours(box: pieces.Pieces) -> set[tuple[str, str, str]]:
    """Return the numbers that this project chose."""
    return {name for name, number in stated(box).items() if isinstance(number, SubstituteNumber)}


def test_the_box_marks_exactly_the_values_its_files_call_house() -> None:
    box, origins = numbers.box(NA), numbers.origins(NA)
    hills = {("tiles", tile.id, "cover") for tile in box.tiles.values() if tile.hill}  # their 3/1 is the rulebook's
    house = {(*piece, field) for piece, fields in origins.items() for field, origin in fields.items() if origin == numbers.HOUSE}
    assert ours(box) == (house & stated(box).keys()) - hills
    assert len(ours(box)) > 100
    printed = {("vehicles", "Medium Tank", "armor"), ("structures", "Hangar", "points"), ("cards", "Italy Scout A", "scout")}
    assert printed.isdisjoint(ours(box))
    assert box == pieces.load_built_in(NA), "it is the same numbers"
    assert not ours(pieces.load_built_in(NA))


def test_a_scenario_lists_its_own_numbers() -> None:
    convoy, airfield = scenario.load(f"{NA}/convoy"), scenario.load(f"{NA}/airfield")
    for found, own in ((convoy, True), (airfield, False)):
        assert {isinstance(goal.points, SubstituteNumber) for goals in found.setup.goals for goal in goals} == {own}
    assert {isinstance(points, SubstituteNumber) for points in convoy.start.worth.values()} == {True}
    ambush = scenario.load(f"{NA}/ambush").setup.goals
    named = [goal for goals in ambush for goal in goals if goal.names]
    assert named
    assert not any(isinstance(goal.points, SubstituteNumber) for goal in named), "how many are named is no such number"


@pytest.mark.parametrize("name", [name for name in scenario.names() if name.startswith("normandy/")])
def test_normandy_has_no_such_values(name: str) -> None:
    assert caveat(scenario.load(name).position()) is None


# ---------------------------------------------------------------- messages


@pytest.mark.parametrize("maker", MAKERS)
def test_questions_show_no_mark_and_no_remark(maker: str) -> None:
    for seed in range(6):
        asked = questions.make(f"{maker}/{seed}")
        labels = [str(option.label) for option in asked.options]
        for language in LANGUAGES:
            assert not [told for told in (*labels, *(say(text, language) for text in texts_of(asked))) if REMARK.search(told)]


@pytest.mark.parametrize("name", lessons.names(NA))
def test_lessons_show_no_mark_and_no_remark(name: str) -> None:
    lesson = lessons.load(name)
    for exercise in lesson.exercises:
        values = begin(exercise, name).values
        options = [words for option in exercise.options for words in (option.text, option.why)]
        told = [
            say_words(words, language, values)
            for words in (exercise.task, *exercise.hints, exercise.after, *options)
            for language in LANGUAGES
        ]
        shown = [str(shown_option(exercise, values, i)) for i, option in enumerate(exercise.options) if not option.text]
        assert not [one for one in (*told, *shown) if REMARK.search(one)]


def test_a_question_from_a_teacher_carries_no_mark() -> None:
    told = repr(un.odds(un.new_game(f"{NA}/convoy", seed=1), "Machine Gunner: attack Scout Car"))
    assert "4 + 0 + 4 = 8" in told
    assert not REMARK.search(told)


ASKED = (
    *(f"{part} Machine Gunner: attack Scout Car" for part in ("base", "cover", "dice")),
    "shield 20A", "worth 20A", "goal LRDG", "initiative Machine Gunner", "defense LRDG Scout",
    "armor Scout Car", "critical Scout Car", "hull Scout Car",
)  # fmt: skip
"""Values of numbers that are our own in this scenario."""


def test_every_value_of_a_lesson_is_marked_if_its_number_is_ours() -> None:
    p = scenario.load(f"{NA}/convoy").position()
    assert [name for name in ASKED if not isinstance(value(name, Moment(p, "LRDG")), SubstituteNumber)] == []
    reckoned = ("total Machine Gunner: attack Scout Car", "range Machine Gunner: attack Scout Car", "to-destroy Scout Car", "constant draw")
    assert [name for name in reckoned if isinstance(value(name, Moment(p, "LRDG")), SubstituteNumber)] == []


# ---------------------------------------------------------------- an owner's file


def with_fresh_caches() -> None:
    for cached in (scenario.LIBRARY.load_built_in, quiz._game, overlay._printed_dice, overlay._layer):
        cached.cache_clear()


def owners_file() -> str:
    """Return the file of an owner whose printed numbers are all equal to ours."""
    shipped = [file.read_text("utf-8") for part in pieces.PARTS if (file := pieces.folder() / "north_africa" / part).is_file()]
    said = re.sub(r"^(\[source\]\n(\w+ = .*\n)*|from = .*\n)", "", "\n".join(shipped), flags=re.MULTILINE)
    return f'format = "{numbers.FORMAT}"\nedition = "{NA}"\n{said}'


@pytest.fixture
def owned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    file = tmp_path / "mine.toml"
    file.write_text(owners_file(), encoding="utf-8")
    monkeypatch.setenv(numbers.VARIABLE, str(file))
    numbers.box.cache_clear()
    with_fresh_caches()
    yield file
    numbers.box.cache_clear()
    with_fresh_caches()


@pytest.mark.usefixtures("owned")
def test_with_all_printed_numbers_none_is_the_projects() -> None:
    assert not ours(numbers.box(NA))
    assert caveat(scenario.load(f"{NA}/airfield").position()) is None


def test_with_one_printed_number_the_others_stay_the_projects(owned: Path) -> None:
    only = f'format = "{numbers.FORMAT}"\nedition = "{NA}"\n\n[[cards]]\nid = "Saboteur"\nside = "LRDG"\nunit = "saboteur"\n'
    owned.write_text(only + 'initiative = 4\nactions = { stalk = 2, demolish = 2, attack = 1 }\nfrom = { stalk = "house" }\n', "utf-8")
    saboteur = next(card for card in scenario.load(f"{NA}/airfield").setup.cards[0] if card.id == "Saboteur")
    assert [type(saboteur.initiative), *(type(a.x) for a in saboteur.abilities)] == [int, SubstituteNumber, int, int]
    left = ours(numbers.box(NA))
    assert {("counters", "LRDG Saboteur", "defense"), ("cards", "LRDG Sniper", "initiative"), ("tiles", "12A", "cover")} <= left
    assert caveat(scenario.load(f"{NA}/airfield").position()) is not None


def test_about_the_numbers_lists_those_of_the_current_game_and_rules_that_use_them_mention_it() -> None:
    def told(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
        table = un.table(un.new_game(name, seed=1), side="", resume=False)
        table._on_message(table, {"kind": "search", "target": "numbers:", "revision": table.revision}, [])
        found = table.found["numbers"]
        table._on_message(table, {"kind": "rule", "target": "un.defence.1", "revision": table.revision}, [])
        return found, table.rule

    numbers, rule = told(f"{NA}/airfield")
    assert [row["text"] for row in numbers["list"] if row["label"] == say(Text("ours-defense"), "en")] == [say(Text("ours-all"), "en")]
    assert say(Text("ours-goals"), "en") not in [row["label"] for row in numbers["list"]]  # they are those of the printed scenario
    assert say(Text("ours-defense"), "en") in rule["own"]
    numbers, rule = told("normandy/hills")
    assert numbers["lead"] == [say(Text("ours-setup-house"), "en"), say(Text("ours-none"), "en")]
    assert not numbers["list"]
    assert not rule["own"]


def test_the_rules_that_count_with_our_own_numbers_are_rules_of_the_game() -> None:
    rules = registry.system("undaunted").rules()
    assert {rule for named in house.RULES.values() for rule in named} <= set(rules)
