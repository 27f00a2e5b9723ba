"""The pictured examples of Memoir '44: their list is complete, and the engine's results match the rulebook."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

import undaunted_nb as un
from tests.project.paths import ROOT
from tests.widgets.tables import Seat, scene_of
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.rulebook import Rule
from undaunted_nb.engine.text import Text
from undaunted_nb.games.memoir44 import system
from undaunted_nb.i18n import LANGUAGES, has, say
from undaunted_nb.lessons.format.walkthrough import Check, Step, Walkthrough, load, names
from undaunted_nb.widgets.state.state import WHOLE

un._give_words()
FOLDER = ROOT / "undaunted_nb" / "lessons" / "walkthroughs" / "memoir44"
SEED = ROOT.parent / "shared" / "seeds" / "003_2d2ee1578af61443.txt"
WALKS = [name for name in names() if name.startswith("memoir44/")]
ROW = re.compile(r"^\| `([\w/-]+)` \| (.+?) \| (.+?) \| (.*?) \|$", re.MULTILINE)
TABLE = {found[0]: (found[1], found[3]) for found in ROW.findall((FOLDER / "README.md").read_text("utf-8"))}


def _id(walk: Walkthrough, step: Step) -> str:
    return f"{walk.name.partition('/')[2]}/{step.text.key.removeprefix(walk.title.key + '-')}"


STEPS = {_id(walk, step): (walk, number) for walk in map(load, WALKS) for number, step in enumerate(walk.steps)}
EXAMPLES = {name: (walk, number) for name, (walk, number) in STEPS.items() if walk.steps[number].cites}

STATED: dict[str, dict[str, Any]] = {
    "setting-up/board": {
        "count river": 20,
        "count town": 4,
        "count forest": 9,
        "count bridge": 2,
        "count wire": 4,
        "count sandbags": 1,
        "fresh infantry": 4,
        "fresh armor": 3,
        "fresh artillery": 2,
        "hand allies": 6,
        "hand axis": 2,
    },
    "moving-around-a-friend/right-first": {"distance G1 H1": 1},
    "moving-around-a-friend/around": {"reach C3": 3, "moved.path": ["C3", "c4", "d4", "E3"]},
    "how-far/infantry": {"steady C3": 1, "then legal battle c4 c6": "yes"},
    "how-far/special": {"steady E3": 2, "then legal battle E5 e6": "yes"},
    "how-far/armor": {"steady H3": 3, "then legal battle h6 I7": "yes"},
    "how-far/guns": {"moved.path": ["K3", "k4"], "then legal battle k4 K7": "no"},
    "close-or-fire/close": {"battled.dice": 3},
    "close-or-fire/two-hexes": {"battled.dice": 2},
    "close-or-fire/armor": {"battled.dice": 3, "throws armor 1": 3, "throws armor 2": 3, "throws armor 4": 0},
    "close-or-fire/guns": {f"throws artillery {n}": dice for n, dice in enumerate((3, 3, 2, 2, 1, 1, 0), 1)},
    "line-of-sight/one-side": {"sight B3 B5": "open"},
    "line-of-sight/both-sides": {"sight E3 E5": "blocked"},
    "line-of-sight/wood-and-unit": {"sight I3 j4": "blocked"},
    "what-the-dice-say/infantry": {"rolled.hits": 2, "battled.dice": 3},
    "what-the-dice-say/armor": {"rolled.hits": 1},
    "what-the-dice-say/guns": {"rolled.hits": 1},
    "what-the-dice-say/too-many": {"rolled.hits": 3, "rolled.lost": 1, "destroyed.medals": 1},
    "retreat/two-ways": {"rolled.lost": 1, "rolled.flags": 1, "then ways retreat *": 2},
    "retreat/one-way": {"then ways retreat *": 1},
    "retreat/no-way": {"rolled.lost": 1, "no-way.lost": 1, "then figures k4": 2},
    "taking-ground/assault": {"battled.dice": 2, "rolled.lost": 1},
    "overrun/assault": {"rolled.lost": 1},
    "overrun/overrun": {"battled.overrun": True},
    "resistance/attacked": {"rolled.flags": 2, "figures f6": 3},
    "resistance/slips-away": {"distance f6 f2": 4, "ground f2": "town"},
    "resistance/two-hexes": {"then legal battle f4 F7": "no"},
    "special-forces/two-hexes": {"steady C3": 2, "then legal battle C5 c6": "yes"},
    "special-forces/forest": {"then legal battle J3 k4": "no"},
    "special-forces/elite-armor": {"fresh elite_armor": 4},
    "forest/turn-2": {"moved.path": ["b6", "B5"]},
    "forest/turn-2-assault": {"battled.base": 3, "battled.dice": 2},
    "forest/turn-3": {"battled.dice": 3},
    "hedgerow/turn-1": {"moved.path": ["D3", "d4"]},
    "hedgerow/turn-2": {"moved.path": ["d4", "E5"]},
    "hedgerow/turn-3": {"moved.path": ["E5", "e6"]},
    "hedgerow/turn-4": {"moved.path": ["e6", "F5", "f4", "G5"]},
    "hills/below": {"battled.dice": 2},
    "hills/level": {"battled.dice": 3},
    "hills/over": {"sight L5 J5": "open", "sight K3 k6": "blocked"},
    "town/infantry": {"battled.cover": 1},
    "town/armor": {"battled.cover": 2},
    "town/sandbags": {"ignores g6": 1},
    "town/from-town": {"battled.penalties.town": 2},
    "landing/water": {"distance D1 d2": 1},
    "landing/ocean-behind": {"rolled.lost": 1, "no-way.lost": 1, "then figures H3": 2},
    "landing/sand": {"distance d2 e4": 2},
    "bunker/one-cover": {"battled.cover": 1, "cover G7 armor": 2},
    "bunker/flag-on-guns": {"no-way.lost": 1},
    "wire-and-sandbags/from-wire": {"battled.penalties.wire": 1},
    "wire-and-sandbags/sandbags": {"battled.cover": 1, "then ignores i4": 1},
}
"""What the rulebook states in numbers (or as possible or not), by step."""

REFUSED = {
    "setting-up/axis-waits": "m44.turn.1",
    "orders-in-sections/center": "m44.order.2",
    "orders-in-sections/twice": "m44.order.4",
    "orders-in-sections/spent": "m44.order.3",
    "moving-around-a-friend/blocked": "m44.move.4",
    "moving-around-a-friend/through-town": "m44.move.5",
    "moving-around-a-friend/moved-once": "m44.move.2",
    "moving-around-a-friend/through-friend": "m44.move.4",
    "moving-around-a-friend/no-joining": "m44.move.4",
    "how-far/armor-four": "m44.move.3",
    "close-or-fire/must-close": "m44.battle.4",
    "close-or-fire/out-of-range": "m44.range.1",
    "line-of-sight/both-sides": "m44.sight.1",
    "line-of-sight/wood-and-unit": "m44.sight.1",
    "retreat/sideways": "m44.retreat.2",
    "retreat/friend-behind": "m44.retreat.3",
    "taking-ground/guns-stay": "m44.ground.3",
    "overrun/must-close": "m44.battle.4",
    "overrun/once": "m44.battle.2",
    "resistance/too-short": "m44.retreat.4",
    "special-forces/through-forest": "m44.move.5",
    "forest/through": "m44.move.5",
    "forest/turn-1-calm": "m44.forest.2",
    "hedgerow/too-far": "m44.hedgerow.1",
    "hedgerow/two-out": "m44.hedgerow.2",
    "river/swim": "m44.river.1",
    "landing/too-fast": "m44.move.5",
    "landing/afloat": "m44.ocean.3",
    "landing/three-on-sand": "m44.beach.1",
    "bunker/armor-stays-out": "m44.bunker.1",
    "bunker/rooted": "m44.bunker.3",
    "wire-and-sandbags/through-wire": "m44.move.5",
}
"""What is refused, and the one rule that refuses it."""


def _what(check: Check) -> str:
    return ".".join(filter(None, (check.event, check.field)))


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return " ".join(value) if isinstance(value, list) else str(value)


def _other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else [*value, "A1"] if isinstance(value, list) else f"not {value}"


# ---------------------------------------------------------------- the list


def test_every_example_is_in_the_table_and_the_table_lists_what_is_checked() -> None:
    told = {
        name: ("; ".join(heading for _, heading in step.cites), ", ".join(f"{_what(c)} = {_shown(c.value)}" for c in step.checks))
        for name, (walk, number) in EXAMPLES.items()
        for step in [walk.steps[number]]
    }
    assert told == TABLE
    assert len(WALKS) >= 20
    assert len(TABLE) >= 80


def test_every_heading_is_one_of_the_rulebook() -> None:
    known = {cite for rule in system.rules().values() for cite in _cites(rule)}
    assert {cite for walk, number in EXAMPLES.values() for cite in walk.steps[number].cites} <= known


def _cites(rule: Rule) -> set[tuple[str, str]]:
    return {(cite.document, cite.section) for cite in rule.cites}


CAPTIONS = {
    "Пример: Чтобы переместить отряд пехоты": "moving-around-a-friend/blocked",
    "Такое перемещение невозможно": "moving-around-a-friend/blocked",
    "Во-первых, переместите правый отряд": "moving-around-a-friend/right-first",
    "Затем переместите левый отряд": "moving-around-a-friend/then-left",
    "Отряд бронетехники вынужден пройти 3 гекса": "moving-around-a-friend/around",
    "Разъединение запрещено": "moving-around-a-friend/then-left",
    "Перегруппировка запрещена": "moving-around-a-friend/no-joining",
    "Пройти 1 гекс и атаковать": "how-far/infantry",
    "Пройти два гекса и не атаковать": "how-far/infantry",
    "Враг на расстоянии 2 гексов": "close-or-fire/two-hexes",
    "Враг находится вне зоны огня": "close-or-fire/out-of-range",
    "Линия видимости не прерывается, т.к.": "line-of-sight/one-side",
    "Линия видимости заблокирована, т.к.": "line-of-sight/both-sides",
    "Линия видимости также заблокирована": "line-of-sight/wood-and-unit",
    "Игрок Союзных войск выбросил на кубиках": "retreat/two-ways",
    "остается только один путь к отступлению": "retreat/one-way",
    "несет дополнительные потери": "retreat/no-way",
    "На кубиках выпали символы Пехота и Флаг": "taking-ground/assault",
    "Понеся потери 1 фигуры": "taking-ground/retreat",
    "перейти под защиту леса": "taking-ground/take",
    "На кубиках символы Флаг и Пехота": "overrun/assault",
    "Потеряв 1 фигуру": "overrun/retreat",
    "перейти в танковый прорыв": "overrun/advance",
    "танковый отряд может снова атаковать": "overrun/overrun",
    "выбросив на кубиках два Флага": "resistance/slips-away",
    "продвигается на 2 гекса и атакует": "special-forces/two-hexes",
    "должен остановиться, вступив на гекс Леса": "special-forces/forest",
    "Ход #1: отряд пехоты Союзных войск": "forest/turn-1",
    "Ход #2: отряд пехоты германских": "forest/turn-2-assault",
    "Ход #3: отряд Союзных войск": "forest/turn-3",
    "Ход #1: отряд должен остановиться": "hedgerow/turn-1",
    "Ход #2: теперь отряд может занять": "hedgerow/turn-2",
    "Ход #3: покидая участок": "hedgerow/turn-3",
    "Ход #4: теперь отряд может": "hedgerow/turn-4",
    "на 1 боевой кубик меньше (всего 2)": "hills/below",
    "атакует в полную мощь, используя 3": "hills/level",
    "Холм не блокирует линию видимости": "hills/over",
    "Для примера справа": "town/armor",
    "должен пройти по мосту": "river/bridge",
    "на противоположной стороне реки": "river/across",
    "Амфибия может пройти только на 1 гекс": "landing/water",
    "по которому сможет пройти 2 гекса": "landing/sand",
    "поэтому теряет 2 фигуры, вместо 1": "landing/ocean-behind",
    "Например, Бункер, расположенный на Холме": "bunker/one-cover",
    "А вот другой пример": "town/sandbags",
}
"""The captions and worded examples of the book: a few words of each, and the step that shows it."""


if SEED.is_file():  # a folder next to the project, not part of it

    @pytest.mark.parametrize(("words", "step"), CAPTIONS.items())
    def test_every_caption_has_its_step(words: str, step: str) -> None:
        text = " ".join(SEED.read_text("utf-8").split())
        assert words in text
        assert step in TABLE


if SEED.is_file():  # a folder next to the project, not part of it

    def test_no_turn_of_a_pictured_sequence_is_forgotten() -> None:
        assert len(re.findall(r"^Ход #\d", SEED.read_text("utf-8"), re.MULTILINE)) == sum(words.startswith("Ход #") for words in CAPTIONS)


# ---------------------------------------------------------------- the numbers


@pytest.mark.parametrize("name", STATED)
def test_every_statement_of_the_rulebook_is_checked_there(name: str) -> None:
    walk, number = EXAMPLES[name]
    checked = [(_what(c), c.value) for c in walk.steps[number].checks]
    for what, value in STATED[name].items():
        assert (what, value) in checked


@pytest.mark.parametrize("name", WALKS)
def test_it_holds_to_its_end(name: str) -> None:
    told = list(load(name).play())
    assert len(told) == len(load(name).steps)


@pytest.mark.parametrize("name", WALKS)
def test_each_refusal_comes_from_one_rule(name: str) -> None:
    walk = load(name)
    found = {
        _id(walk, step): [reason["rule"] for reason in told["reasons"]]
        for step, told in zip(walk.steps, walk.play(), strict=True)
        if "reasons" in told
    }
    assert found == {step: [rule] for step, rule in REFUSED.items() if step in STEPS and STEPS[step][0].name == name}


WHAT_IFS = [(walk, number, n) for walk, number in STEPS.values() for n in range(len(walk.steps[number].what_ifs))]


@pytest.mark.parametrize(("walk", "number", "which"), WHAT_IFS, ids=lambda x: x.name if isinstance(x, Walkthrough) else str(x))
def test_every_branch_holds_and_is_checked(walk: Walkthrough, number: int, which: int) -> None:
    what_if = walk.steps[number].what_ifs[which]
    assert what_if.checks

    def branch(checks: tuple[Check, ...]) -> None:
        game = walk.start()
        for i in range(number):
            walk.take(game, i)
        walk.take(game, number, replace(what_if, checks=checks))

    branch(what_if.checks)
    for i, check in enumerate(what_if.checks):
        with pytest.raises(TutorError, match=f"Step {number + 1}"):
            branch((*what_if.checks[:i], replace(check, value=_other(check.value)), *what_if.checks[i + 1 :]))


def test_a_position_that_cannot_be_is_a_fault() -> None:
    walk = load(WALKS[0])
    with pytest.raises(TutorError, match="Z9"):
        replace(walk, position={"units": {"allies-infantry-1": {"at": "Z9"}}}).start()


def test_the_lead_is_played_and_explained() -> None:
    walk = load("memoir44/forest")
    told = next(step for step in walk.play() if step["action"] == "move b6 B5")
    assert told["lead"] == ["end turn", "play Direct from HQ", "order b6"]
    assert (told["side"], [e["event"] for e in told["events"]][-3:]) == ("axis", ["played", "ordered", "moved"])
    broken = replace(walk.steps[3], lead=("end turn", "order b6"))
    with pytest.raises(TutorError):
        list(replace(walk, steps=(*walk.steps[:3], broken, *walk.steps[4:])).play())


def test_a_value_is_from_before_the_step_unless_it_starts_with_then() -> None:
    walk = load("memoir44/river")
    number = next(i for i, step in enumerate(walk.steps) if step.action == "move h2 H3 h4")

    def asked(what: str, figures: int) -> None:
        changed = replace(walk.steps[number], checks=(Check("", what, figures),))
        list(replace(walk, steps=(*walk.steps[:number], changed, *walk.steps[number + 1 :])).play())

    asked("figures h2", 3)
    asked("then figures h2", 0)
    with pytest.raises(TutorError, match="then figures h2"):
        asked("then figures h2", 3)


def test_a_note_names_only_values_compared_next_to_it() -> None:
    notes = {_id(load(name), step): [say(note) for note in step.notes] for name in WALKS for step in load(name).steps}
    assert notes["bunker/one-cover"] == ["3 − 1 = 2", "armor: −2"]
    assert notes["forest/turn-2"][-1] == "armor: −2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_is_shown_in_full(language: str) -> None:
    for walk in map(load, WALKS):
        for step in walk.steps:
            assert has(step.text.key)
            for text in (step.text, *step.notes, *(t for w in step.what_ifs for t in (w.label, w.text))):
                said = say(text, language)
                assert said
                assert not re.search(r"[{}$]|walk-", said), said


def _next(table: Seat) -> dict[str, Any]:
    """Go on to the next step, past the sum and the roll of an attack."""
    scene = table.send("next")
    while table.session.part < WHOLE:
        scene = table.send("next")
    return scene


@pytest.mark.parametrize("name", ["memoir44/how-far", "memoir44/resistance"])
def test_the_table_walks_it_and_leaves_it_by_another_action(name: str) -> None:
    walk = load(name)
    table = Seat(walk.start(), walk=walk)
    for number, step in enumerate(walk.steps, 1):
        assert _next(table)["walk"]["step"] == number
        assert bool(scene_of(table.session)["why"]) == step.refused
        for what_if in step.what_ifs:
            scene = table.send("branch", what_if.id)
            assert (scene["walk"]["branch"], scene["walk"]["text"]) == (True, say(what_if.text))
            if what_if.action:
                assert table.session.game.steps[-1].lines[0] == what_if.action
            assert table.send("prev")["walk"]["step"] == number


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_is_told_in_dice_and_not_in_undaunted_terms(language: str) -> None:
    walk = load("memoir44/close-or-fire")
    seat, told = Seat(walk.start(), walk=walk), []
    seat.blindly("language", language)
    for _ in range(4 * len(walk.steps)):
        seat.blindly("next")
        told.append(str(scene_of(seat.session)["walk"]["text"]))
    assert say(Text("walk-part-sum", {"game": "memoir44"}), language) in told
    assert not [text for text in told if say(Text("sum-defense"), language) in text]
