"""Numbers of our own bear the mark in every sentence: of questions, of why-not, of lessons; none does that an owner's file gives."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.core.action import Action
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.question import Question
from undaunted_nb.core.text import SIGN, Own, Text, marked
from undaunted_nb.games.undaunted import asking, numbers, overlay, pieces, questions, scenario
from undaunted_nb.games.undaunted.position import TURNS, Position
from undaunted_nb.games.undaunted.present import caveat, openings
from undaunted_nb.games.undaunted.setup import Ability
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.lessons import lesson as lessons
from undaunted_nb.lessons.lesson import Exercise
from undaunted_nb.lessons.run import begun, shown_option
from undaunted_nb.lessons.values import Moment, value
from undaunted_nb.lessons.words import Words, said, variables

un._give_words()
NA = "north-africa"
MAKERS = [maker.name for maker in questions.GAMES[NA]]
SEEDS = 6
"""How many questions of each kind are looked at."""
OTHERS = (1, 2, 5, 71)
"""What a number of our own is replaced by: one that words could be used for, some others, and one that is nowhere else."""


def texts_of(asked: Question) -> list[Text]:
    """Everything that a question says."""
    options = [part for option in asked.options for part in option if isinstance(part, Text)]
    return [asked.text, asked.after, *options]


def numbers_in(value: object) -> Iterator[tuple[tuple[str, ...], Own]]:
    """The numbers of our own among the parameters of a text, each with the way to it."""
    if isinstance(value, Own):
        yield (), value
    elif isinstance(value, Text):
        yield from (((name, *way), n) for name, inner in value.params.items() for way, n in numbers_in(inner))
    elif isinstance(value, (list, tuple)):
        yield from (((str(i), *way), n) for i, inner in enumerate(value) for way, n in numbers_in(inner))


def with_number(value: object, way: tuple[str, ...], n: int) -> object:
    """The same text with another number at the end of the way."""
    if not way:
        return Own(n)
    if isinstance(value, Text):
        return value._replace(params={**value.params, way[0]: with_number(value.params[way[0]], way[1:], n)})
    assert isinstance(value, (list, tuple))
    return [with_number(inner, way[1:], n) if str(i) == way[0] else inner for i, inner in enumerate(value)]


def hidden(texts: Iterable[Text]) -> set[str]:
    """The sentences that depend on a number of our own without showing it with the mark, whatever number it is."""
    found = set()
    for text in texts:
        for way, _ in numbers_in(text):
            for language in LANGUAGES:
                told = {n: say(with_number(text, way, n), language) for n in OTHERS}  # type: ignore[arg-type]
                if len({one.replace(SIGN, "") for one in told.values()}) > 1:
                    found |= {one for n, one in told.items() if not re.search(rf"(?<!\d){n}{SIGN}", one)}
    return found


@cache
def asked_of(maker: str) -> tuple[Question, ...]:
    return tuple(questions.make(f"{maker}/{seed}") for seed in range(SEEDS))


# ---------------------------------------------------------------- the number itself


SAID = [("en", "1° point", "5° points"), ("uk", "1° очко", "5° очок"), ("ru", "1° очко", "5° очков")]


@pytest.mark.parametrize(("language", "one", "many"), SAID)
def test_it_is_written_with_the_sign_and_agrees_like_any_other(language: str, one: str, many: str) -> None:
    for n, words in ((1, one), (5, many)):
        assert words in say(Text("slip-razes", {"points": Own(n)}), language)
        assert words.replace(SIGN, "") in say(Text("slip-razes", {"points": n}), language)
    assert [say(Text("quiz-number-hull", {"n": Own(n)}), language).split(" ")[-1] for n in (0, 10, 99)] == ["0°", "10°", "99°"]


def test_it_reckons_and_compares_like_any_other() -> None:
    n = Own(4)
    assert (n, n + 1, {4: "x"}[n], f"{n}", max(n, 2)) == (4, 5, "x", "4", 4)
    assert not any(isinstance(it, Own) for it in (n + 0, n - 1, 2 * n, int(n), -n))
    assert (marked(n), marked(4), marked(n + 1)) == ("4°", 4, 5)
    assert say(Text("quiz-counters", {"counters": [Own(1), Own(2), 3]}), "en") == "1°, 2° and 3"


def test_a_lesson_writes_it_so_too() -> None:
    pattern: Words = (("", "{ $n -> [one] { $n } die *[other] { $n } dice }: { $all }"),)
    assert said(pattern, "en", {"n": Own(1), "all": [Own(3), 4]}) == "1° die: 3°, 4"
    assert said(pattern, "en", {"n": 2, "all": []}) == "2 dice:"


# ---------------------------------------------------------------- which numbers are our own


def stated(box: pieces.Pieces) -> dict[tuple[str, str, str], object]:
    """The numbers of a box by kind of piece, its name, and the field or action."""
    found: dict[tuple[str, str, str], object] = {}

    def note(kind: str, name: str, it: object, *fields: str) -> None:
        found.update({(kind, name, field): getattr(it, field) for field in fields})

    def able(kind: str, name: str, abilities: tuple[Ability, ...]) -> None:
        found.update({(kind, name, a.kind): a.x for a in abilities})

    for tile in box.tiles.values():
        note("tiles", tile.id, tile, "cover", *(["rough"] if tile.rough else []))
    for counter in box.counters.values():
        note("counters", counter.id, counter, "defence")
    for side, cards in zip(("LRDG", "Italy"), box.cards, strict=True):
        for card in cards.values():
            note("cards", f"{side} {card.id}", card, "initiative")
            able("cards", f"{side} {card.id}", card.abilities)
    for vehicle, _ in box.vehicles.values():
        note("vehicles", vehicle.id, vehicle, "hull", "critical", "armour", *(["defence"] if vehicle.defence is not None else []))
        for seat in vehicle.seats:
            able("vehicles", f"{vehicle.id} {seat.id}", seat.abilities)
    for structure in box.structures.values():
        note("structures", structure.id, structure, "defence", "points")
    return found


def ours(box: pieces.Pieces) -> set[tuple[str, str, str]]:
    """Those that are marked."""
    return {name for name, number in stated(box).items() if isinstance(number, Own)}


def test_the_box_marks_what_its_files_call_house_and_nothing_else() -> None:
    box, origins = pieces.box(NA), numbers.origins(NA)
    hills = {("tiles", tile.id, "cover") for tile in box.tiles.values() if tile.hill}  # their 3/1 is the rulebook's
    house = {(*piece, field) for piece, fields in origins.items() for field, origin in fields.items() if origin == numbers.HOUSE}
    assert ours(box) == (house & stated(box).keys()) - hills
    assert len(ours(box)) > 100
    printed = {("vehicles", "Medium Tank", "armour"), ("structures", "Hangar", "points"), ("cards", "Italy Scout A", "scout")}
    assert printed.isdisjoint(ours(box))
    assert box == pieces.shipped(NA), "it is the same numbers"
    assert not ours(pieces.shipped(NA))


def test_a_scenario_marks_its_own_numbers() -> None:
    convoy, airfield = scenario.load(f"{NA}/convoy"), scenario.load(f"{NA}/airfield")
    for found, own in ((convoy, True), (airfield, False)):
        assert {isinstance(goal.points, Own) for goals in found.setup.goals for goal in goals} == {own}
    assert {isinstance(points, Own) for points in convoy.start.worth.values()} == {True}
    ambush = scenario.load(f"{NA}/ambush").setup.goals
    named = [goal for goals in ambush for goal in goals if goal.who]
    assert named
    assert not any(isinstance(goal.points, Own) for goal in named), "how many are named is no such number"


@pytest.mark.parametrize("name", [name for name in scenario.names() if name.startswith("normandy/")])
def test_normandy_has_none(name: str) -> None:
    assert caveat(scenario.load(name).position()) is None


# ---------------------------------------------------------------- questions


@pytest.mark.parametrize("maker", MAKERS)
def test_questions_show_them_with_the_mark(maker: str) -> None:
    assert not hidden(text for asked in asked_of(maker) for text in texts_of(asked))


def test_questions_are_full_of_them() -> None:
    """Else the test above would look at nothing."""
    told = {maker for maker in MAKERS for asked in asked_of(maker) for text in texts_of(asked) for _ in numbers_in(text)}
    assert {"na.base", "na.chance", "na.cover", "na.damage", "na.defence", "na.drive", "na.initiative", "na.points", "na.seat"} <= told
    assert len(told) > len(MAKERS) / 2


@pytest.mark.parametrize("maker", MAKERS)
def test_the_mark_does_not_tell_the_answer(maker: str) -> None:
    for asked in asked_of(maker):
        bare = [option.label for option in asked.options if isinstance(option.label, str) and re.fullmatch(rf"\d+{SIGN}?", option.label)]
        assert len({label.endswith(SIGN) for label in bare}) <= 1, asked.id


def test_what_a_vehicle_has_taken_bears_no_mark() -> None:
    """It would tell that it is just as much as the threshold."""
    for maker in ("na.repair", "na.damage", "na.seat"):
        for seed in range(40):
            states = questions.make(f"{maker}/{seed}").position.gear.vehicles  # type: ignore[attr-defined]
            assert not any(isinstance(state.damage, Own) for state in states)


def test_the_cover_that_is_asked_for_is_marked_in_every_answer() -> None:
    kinds: dict[bool, list[bool]] = {tile.hill: [] for tile in pieces.box(NA).tiles.values()}
    for seed in range(30):
        asked = questions.make(f"na.cover/{seed}")
        tile = asked.position.setup.tiles[str(asked.after.params["tile"])]  # type: ignore[attr-defined]
        kinds[tile.hill] += [str(option.label).endswith(SIGN) for option in asked.options]
    assert {hill: set(signs) for hill, signs in kinds.items()} == {False: {True}, True: {False}}


DISTINCT = {"cover": 300, "armour": 400, "defence": 500, "initiative": 640, "points": 920}
"""What the numbers of our own are replaced by: one of these, or 20 or 40 more, so that no sum of them and a range is one of them."""
FAR = frozenset(first + more for first in DISTINCT.values() for more in (0, 20, 40))


@pytest.fixture
def distinct(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A box whose numbers of our own are found nowhere else."""
    more = cycle((0, 20, 40))

    def other(it: Any, *fields: str) -> Any:
        return it._replace(**{field: Own(DISTINCT[field] + next(more)) for field in fields if isinstance(getattr(it, field), Own)})

    box = pieces.box(NA)
    changed = box._replace(
        tiles={name: other(it, "cover") for name, it in box.tiles.items()},
        counters={name: other(it, "defence") for name, it in box.counters.items()},
        cards=tuple({name: other(it, "initiative") for name, it in cards.items()} for cards in box.cards),  # type: ignore[arg-type]
        vehicles={name: (other(it, "armour", "defence"), side) for name, (it, side) in box.vehicles.items()},
        structures={name: other(it, "defence", "points") for name, it in box.structures.items()},
    )
    monkeypatch.setattr(scenario, "box", lambda edition: changed if edition == NA else box)
    with_fresh_caches()
    yield
    with_fresh_caches()


def with_fresh_caches() -> None:
    for cached in (scenario._shipped, asking._game, overlay._printed, overlay._layer):
        cached.cache_clear()


@pytest.mark.usefixtures("distinct")
def test_no_question_says_one_without_the_mark() -> None:
    """Also where a new sentence gets it as a plain number or as text."""
    bare = re.compile(rf"(?<![\d/])({'|'.join(map(str, sorted(FAR)))})(?![\d{SIGN}/])")
    seen: set[str] = set()
    for maker in MAKERS:
        for seed in range(3):
            try:
                asked = questions.make(f"{maker}/{seed}")
            except TutorError:
                continue  # with such numbers nothing of this kind can be asked
            for text in texts_of(asked):
                for language in LANGUAGES:
                    told = say(text, language)
                    assert not bare.search(told), told
                    seen.update(re.findall(rf"(\d+){SIGN}", told))
    assert all({first, first + 20, first + 40} & {int(n) for n in seen} for first in DISTINCT.values())


# ---------------------------------------------------------------- why not


def refusals(name: str) -> Iterator[Text]:
    """Why not, and what would change it: of what can be asked of the cards in some positions of a scenario."""
    for p in [position for position in asking._game(name, 1) if position.phase == TURNS][1:30:14]:
        for action in attempts(p):
            for violation in p.check(action).violations:
                yield violation.why
                yield violation.why._replace(key=violation.why.key.replace("why-", "change-"))


def attempts(p: Position) -> Iterator[Action]:
    """Some of what each card could be used for, and too much of it."""
    setup, me = p.setup, max(p.turn, 0)
    many: dict[str, tuple[str | int, ...]] = dict.fromkeys(("way", "tiles", "tile set"), setup.board.tiles[:7])
    for card in setup.cards[me]:
        for kind in setup.kinds.values():
            for do in (kind.name, f"vehicle {kind.name}") if kind.printed else (kind.name,):
                for action in openings(p, setup.sides[me], (f"card:{card.id}", f"do:{do}"))[:40:13]:
                    yield action
                    if kind.form == "number":
                        yield from (action._replace(args=(n,)) for n in (0, 9))
                    elif kind.form == "cards" or kind.form in many:
                        yield action._replace(args=many.get(kind.form, (card.id,) * 7))


def test_why_not_shows_them_with_the_mark() -> None:
    found = {(text.key, say(text, "en")): text for name in asking.DESERT for text in refusals(name)}
    few = [text for text in found.values() if any(numbers_in(text))]
    assert not hidden(few)
    told = {text.key for text in few if SIGN in say(text, "en")}
    assert {
        "why-way-length", "change-way-length", "why-too-many-tiles", "change-too-many-tiles", "why-too-many-cards", "change-too-many-cards",
        "why-un-command-1", "change-un-command-1", "change-un-command-2",
    } <= told  # fmt: skip


# ---------------------------------------------------------------- lessons

EXERCISES = [(lesson.id, i) for lesson in lessons.lessons(NA) for i in range(len(lesson.exercises))]


def words_of(exercise: Exercise) -> list[Words]:
    replies = [reply.text for reply in exercise.replies]
    options = [words for option in exercise.options for words in (option.text, option.why)]
    return [exercise.task, *exercise.hints, *replies, exercise.after, *options]


@pytest.mark.parametrize(("name", "number"), EXERCISES)
def test_lessons_show_them_with_the_mark(name: str, number: int) -> None:
    lesson = lessons.load(name)
    values = begun(lesson.exercises[number], name).values
    for words in [*words_of(lesson.exercises[number]), *([lesson.text] if number == 0 else [])]:
        for own in (own for own in variables(words) if isinstance(values.get(own), Own)):
            for language in LANGUAGES:
                told = {n: said(words, language, {**values, own: Own(n)}) for n in OTHERS}
                if len({one.replace(SIGN, "") for one in told.values()}) > 1:
                    assert not [one for n, one in told.items() if not re.search(rf"(?<!\d){n}{SIGN}", one)]


def test_lessons_are_full_of_them() -> None:
    every = [(lesson.id, begun(exercise, lesson.id).values) for lesson in lessons.lessons(NA) for exercise in lesson.exercises]
    names = {name for name, values in every if any(isinstance(number, Own) for number in values.values())}
    assert len(names) > len(lessons.names(NA)) / 2


ASKED = (
    *(f"{part} Machine Gunner: attack Scout Car" for part in ("base", "cover", "dice")),
    "shield 20A", "worth 20A", "goal LRDG", "initiative Machine Gunner", "defence LRDG Scout",
    "armour Scout Car", "critical Scout Car", "hull Scout Car",
)  # fmt: skip
"""Values of numbers that are our own in this scenario."""


def test_every_value_of_a_lesson_knows_whether_its_number_is_our_own() -> None:
    p = scenario.load(f"{NA}/convoy").position()
    assert [name for name in ASKED if not isinstance(value(name, Moment(p, "LRDG")), Own)] == []
    reckoned = ("total Machine Gunner: attack Scout Car", "range Machine Gunner: attack Scout Car", "to-destroy Scout Car", "constant draw")
    assert [name for name in reckoned if isinstance(value(name, Moment(p, "LRDG")), Own)] == []


def test_what_a_teacher_asks_for_shows_them_with_the_mark() -> None:
    told = repr(un.odds(un.new_game(f"{NA}/convoy", seed=1), "Machine Gunner: attack Scout Car"))
    assert "Defence: 4° + 0° + 4 = 8" in told
    assert "All 2° dice miss" in told
    assert re.search(r"Base +4°\n", told)


def test_the_mark_does_not_tell_the_answer_in_lessons() -> None:
    seen = set()
    for lesson in lessons.lessons(NA):
        for exercise in lesson.exercises:
            values = begun(exercise, lesson.id).values
            bare = [str(shown_option(exercise, values, i)) for i, option in enumerate(exercise.options) if not option.text]
            signs = {label.endswith(SIGN) for label in bare if re.match(r"\d", label)}
            assert len(signs) <= 1, exercise.id
            seen |= signs
    assert seen == {True, False}


# ---------------------------------------------------------------- an owner's file


def owners_file() -> str:
    """The file of somebody who has found all our numbers to be the printed ones."""
    shipped = [file.read_text("utf-8") for part in pieces.PARTS if (file := pieces.folder() / "north_africa" / part).is_file()]
    said = re.sub(r"^(\[source\]\n(\w+ = .*\n)*|from = .*\n)", "", "\n".join(shipped), flags=re.MULTILINE)
    return f'format = "{numbers.FORMAT}"\nedition = "{NA}"\n{said}'


@pytest.fixture
def owned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    file = tmp_path / "mine.toml"
    file.write_text(owners_file(), encoding="utf-8")
    monkeypatch.setenv(numbers.VARIABLE, str(file))
    pieces.box.cache_clear()
    with_fresh_caches()
    yield file
    pieces.box.cache_clear()
    with_fresh_caches()


@pytest.mark.usefixtures("owned")
def test_with_all_printed_numbers_no_sentence_bears_the_mark() -> None:
    assert not ours(pieces.box(NA))
    assert caveat(scenario.load(f"{NA}/airfield").position()) is None
    for maker in ("na.cover", "na.defence", "na.chance", "na.base", "na.initiative", "na.seat"):
        for asked in (questions.make(f"{maker}/{seed}") for seed in range(4)):
            assert SIGN not in "".join([*(say(text, "en") for text in texts_of(asked)), *(str(option.label) for option in asked.options)])
    for name in ("targets", "tank-hunting", "seats"):
        for exercise in lessons.load(f"{NA}/{name}").exercises:
            values = begun(exercise, name).values
            assert SIGN not in "".join(said(words, "en", values) for words in words_of(exercise))
    refused = {say(text, "en") for text in refusals(f"{NA}/airfield") if "too-many" in text.key or "length" in text.key}
    assert refused
    assert not [one for one in refused if SIGN in one]


def test_with_one_printed_number_the_others_keep_the_mark(owned: Path) -> None:
    only = f'format = "{numbers.FORMAT}"\nedition = "{NA}"\n\n[[cards]]\nid = "Saboteur"\nside = "LRDG"\nunit = "saboteur"\n'
    owned.write_text(only + 'initiative = 4\nactions = { stalk = 2, demolish = 2, attack = 1 }\nfrom = { stalk = "house" }\n', "utf-8")
    saboteur = next(card for card in scenario.load(f"{NA}/airfield").setup.cards[0] if card.id == "Saboteur")
    assert [type(saboteur.initiative), *(type(a.x) for a in saboteur.abilities)] == [int, Own, int, int]
    left = ours(pieces.box(NA))
    assert {("counters", "LRDG Saboteur", "defence"), ("cards", "LRDG Sniper", "initiative"), ("tiles", "12A", "cover")} <= left
    assert caveat(scenario.load(f"{NA}/airfield").position()) is not None
