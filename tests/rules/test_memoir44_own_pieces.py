"""A scenario's own command cards and kinds of units: rules m44.own.9 and m44.own.10, whose source is the person's own file."""

from __future__ import annotations

import pickle
import re
import tomllib
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import FileError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import OwnFile
from undaunted_nb.files.toml_text import toml_text
from undaunted_nb.games.memoir44 import builder, table
from undaunted_nb.games.memoir44.chances.odds import attack
from undaunted_nb.games.memoir44.files import scenario
from undaunted_nb.games.memoir44.rules.state import pieces
from undaunted_nb.games.memoir44.rules.state.names import card_name, unit_name
from undaunted_nb.games.memoir44.rules.state.position import LastOrder, Orders, Position
from undaunted_nb.games.memoir44.table.cards import say_of
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.kit import registry
from undaunted_nb.testing.basis import find_raw_keys
from undaunted_nb.testing.conformance import GameTests

PATH = Path(__file__).with_name("night-at-the-bridge.toml")
FILE = PATH.read_text("utf-8")
un._give_words()


def read(text: str = FILE) -> Position:
    """Return the start of a game of a file."""
    return scenario.read(text, OwnFile(str(PATH), text)).position()


def begun(card: str = "Direct from HQ", **changes: Any) -> Position:
    """Return a position in which the first side has ordered all its units under a card."""
    p = read()
    units = p.setup.numbers[p.turn]
    asked: dict[str, Any] = {
        "pending": (), "phase": "order", "card": p.setup.by_card[card], "orders": tuple(Orders(unit) for unit in units),
    }  # fmt: skip
    return p._replace(**asked | changes)


def rules(p: Position, line: str) -> set[str]:
    """Return the rules that an action breaks."""
    return {violation.rule for violation in p.check(p.parse(line)).violations}


def cited(p: Position, line: str) -> set[str]:
    """Return the rules that the events of an action name."""
    return {rule for event in p.apply(p.parse(line)).events for rule in event.rules}


class _OwnSystem:
    """Memoir '44 with one scenario: the file."""

    def __getattr__(self, name: str) -> object:
        return getattr(registry.system("memoir44"), name)

    def scenario_names(self) -> tuple[str, ...]:
        return (str(PATH),)


class TestOwnFile(GameTests):
    """The file is played through every part, as the built-in scenarios are."""

    system = "memoir44"
    every = 10  # a long scenario
    test_questions_have_one_answer_and_words = test_lessons_are_proved = test_rules_have_sources_and_words = None  # type: ignore[assignment]
    test_it_has_all_parts = test_the_home_page_shows_it = None  # type: ignore[assignment]

    @cached_property
    def game(self) -> Any:
        """The game system, with the file as its only scenario."""
        return _OwnSystem()


def test_own_units_move_and_battle_as_the_file_says() -> None:
    p = begun()
    assert "m44.own.10" in cited(p, "move f4 F5 f6")
    assert p.check(p.parse("move f4 F3 f2 F1")).legal, "three hexes"
    far = p.apply(p.parse("move h4 H5 I5 i6")).after
    assert rules(far, "battle i6 g6") == {"m44.own.10"}, "after three hexes it cannot battle"
    near = p.apply(p.parse("move f4 F5")).after
    battle = near.apply(near.parse("battle F5 F7"))
    assert (battle.events[0].data["base"], battle.events[0].data["range"]) == (2, 2)
    assert "m44.own.10" in battle.events[0].rules
    assert rules(begun(), "battle a2 D5") >= {"m44.battle.3"}
    swamp = p.apply(p.parse("move f4 F5 E5")).after
    assert swamp.check(swamp.parse("battle E5 d6")).legal, "undeterred in terrain that forbids battle to others"
    assert [unit.medals for unit in p.setup.units if unit.kind.id == "commandos"] == [2, 2, 2]


def test_own_cards_order_as_the_file_says() -> None:
    p = read()
    held = p._replace(pending=(), phase="play", hands=(tuple(int(c.own) for c in p.setup.cards), p.hands[1]))
    raid = held.apply(held.parse("play Night Raid Center")).after
    assert "m44.own.9" in cited(held, "play Night Raid Center")
    assert "m44.own.9" in cited(raid, "order f4")
    assert rules(raid, "order a2") == {"m44.order.2"}, "another section, another arm"
    march = begun("Long March")
    assert "m44.own.9" in cited(march, "move D5 E5 F5 G5")
    gone = march.apply(march.parse("move D5 c4 C3")).after
    assert rules(gone._replace(stands=_put(gone, "d6", "c4")), "battle C3 c4") == {"m44.own.9"}, "the card limits the move before a battle"
    rockets = held.apply(held.parse("play Rocket Battery")).after
    assert "m44.own.9" in cited(rockets, "strike F7")
    assert rules(rockets, "strike B9 d6 F7") >= {"m44.card.air-power.1"}


def _put(p: Position, tile: str, to: str) -> tuple[tuple[str, int], ...]:
    return tuple((to, figures) if here == tile else (here, figures) for here, figures in p.stands)


def test_a_counter_attack_swaps_the_flanks_of_an_own_card() -> None:
    p = read()
    held = p._replace(pending=(), phase="play", hands=(tuple(int(c.id == "Counter-Attack") for c in p.setup.cards), p.hands[1]))
    held = held._replace(said=(LastOrder(-1), LastOrder(p.setup.by_card["Night Raid Left"])))
    after = held.apply(held.parse("play Counter-Attack")).after
    assert after.setup.cards[after.card].id == "Night Raid Right"


def test_a_printed_card_with_other_copies_keeps_its_rule_and_name() -> None:
    p = read()
    counter, power = (p.setup.cards[p.setup.by_card[card]] for card in ("Counter-Attack", "Air Power"))
    assert (counter.copies, counter.own, power.copies) == (6, False, 0)
    assert str(card_name(p.setup, "Counter-Attack")) == "Counter-Attack"
    assert sum(card.copies for card in p.setup.cards) == 60 - 1 + 4 + 9 + 4 + 4 + 3 + 3 + 2 + 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_texts_are_in_each_language(language: str) -> None:
    p = read()
    with un.language(language):
        names = {card.id: str(card_name(p.setup, card.id)) for card in p.setup.cards if card.own}
        texts = {card.id: str(say_of(card)) for card in p.setup.cards if card.own}
        unit = str(unit_name(p.setup, p.setup.numbers[0][2]))
        about = [say(text) for text, _ in table.about_counter(p, p.setup.units[p.setup.numbers[0][2]].id)]
    title = {"en": "Night Raid", "uk": "Нічний рейд", "ru": "Ночной рейд"}[language]
    assert title in names["Night Raid Left"]
    assert names["Rocket Battery"] == "Rocket Battery", "without a title, a card has its id"
    assert {"en": "Commandos", "uk": "Коммандос", "ru": "Коммандос"}[language] in unit
    assert not [*find_raw_keys([*names.values(), *texts.values(), *about])]
    numbers = [int(n) for n in re.findall(r"\d+", texts["Rocket Battery"])]
    assert numbers == [2, 2, 3], "the targets, and the dice of each side"


def test_a_title_in_one_language_is_shown_in_all() -> None:
    p = read(FILE.replace('{ en = "Commandos", uk = "Коммандос", ru = "Коммандос" }', '{ uk = "Диверсанти" }'))
    name = unit_name(p.setup, p.setup.numbers[0][2])
    assert all("Диверсанти" in say(name, language) for language in LANGUAGES)
    q = read(FILE.replace('{ en = "Commandos", uk = "Коммандос", ru = "Коммандос" }', '"{ $x } <b>"'))
    assert "{ $x } <b>" in say(unit_name(q.setup, q.setup.numbers[0][2]), "en"), "the text of a file is text"


def test_odds_are_what_simulation_finds() -> None:
    p = begun("Night Raid Center")
    near = p.apply(p.parse("move f4 F5")).after._replace(wire=frozenset())
    near = near._replace(stands=_put(near, "F7", "f6"))
    volley, rng, n = attack(near, near.parse("battle F5 f6")), Random(4), 3000
    assert volley.dice == 5, "four dice, and one from the card"
    hits = 0
    for _ in range(n):
        q = near.apply(near.parse("battle F5 f6")).after
        q = q._replace(pending=tuple(task for task in q.pending if type(task).__name__ != "Ambush"))
        while q.to_act != ("CHANCE",):
            q = q.apply(q.actions()[0]).after
        (roll,) = [event for event in q.apply(q.sample(rng)).events if event.kind == "rolled"]
        hits += roll.data["hits"] > 0
    exact = float(sum(chance for result, chance in volley.results.items() if result.hits > 0))
    assert abs(hits / n - exact) < 0.03


def test_a_saved_game_opens_without_its_file(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(FILE, "utf-8")
    game = un.new_game(str(own), seed=3)
    rng = Random(3)
    for _ in range(12):
        game.play(rng.choice(game.legal_actions))
    game.save(tmp_path / "saved.json")
    own.unlink()
    again = un.load(str(tmp_path / "saved.json"))
    assert again.position == game.position
    assert pickle.loads(pickle.dumps(again.position)) == game.position  # noqa: S301  (our own bytes)
    units = cast(Position, again.position).setup.units
    assert {unit.kind.id for unit in units} >= {"commandos", "mortar_team"}


def test_older_files_say_the_same() -> None:
    older = FILE.replace("[own.tiles.swamp]", "[own.swamp]")
    assert older != FILE
    assert read(older)._replace(setup=read().setup) == read()
    assert read(older).setup.grounds["swamp"] == read().setup.grounds["swamp"]


def test_the_builder_keeps_own_pieces_and_writes_the_new_words() -> None:
    draft = builder.in_full(tomllib.loads(FILE.replace("[own.tiles.swamp]", "[own.swamp]")))
    assert draft == tomllib.loads(FILE) | {"own": draft["own"]}
    assert draft["own"] == tomllib.loads(FILE)["own"]
    new = builder.lay(draft, "unit:axis:mortar_team", "A9")
    new = builder.enter(builder.enter(new, "figures:A9", "1"), "hand:axis", "Night Raid Left")
    q = read(toml_text(new))
    assert q.stands[q.find_unit("A9")] == ("A9", 1)
    assert q.setup.units[q.find_unit("A9")].kind.id == "mortar_team"
    labels = [
        say(item["label"]) for part in builder.groups(new, "units", "A9") for item in part["items"] if isinstance(item.get("label"), Text)
    ]
    assert "Commandos" in labels
    assert not [*find_raw_keys(labels)]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('does = "dig"', 'does = "fly"', "The game knows only the effects of the printed cards. Available: dig, heal, grant, copy."),
        ("again = true", "twice = true", "Unknown field “twice”."),
        ("again = true", 'does = "heal"', "A card can’t have both “does” and “orders”."),
        ('like = "Medics & Mechanics"', 'like = "Medics"', "Unknown command card “Medics”."),
        ('like = "Medics & Mechanics"', 'like = "Ambush"', "Unknown command card “Ambush”."),
        ('like = "Medics & Mechanics"', "close = 1", "This card does nothing."),
        ('id = "Raiders"', 'id = "Raid Left"', "“Raid Left” is not a valid card name, because it ends like the name of a section."),
        ('id = "Raiders"', 'id = "rocket battery"', "“rocket battery” is already defined"),
        ('id = "Raiders"', "id = []", "Expected a text, in quotation marks, got a list"),
        ("orders = 1\n", "orders = 1\neach = { left = 1 }\n", "A card can’t have both “each” and “orders”."),
        ("hexes = 4\nthen = 1", "then = 1", "This is more than the longest move"),
        ('arms = ["artillery"]', "arms = []", "The list is empty, so the card would order no unit."),
        ("strike = { targets = 2", "strike = { targets = 9", "9 is out of range. Use a whole number from 1 to 4."),
        ("dice = { allies = 2, axis = 3 }", "dice = { allies = 2 }", "“axis” is missing. Add it."),
        ("count = 6", "count = 60", "60 is out of range. Use a whole number from 0 to 20."),
        ('like = "special_forces"', 'like = "commando"', "Unknown kind of unit “commando”."),
        ('id = "mortar_team"', 'id = "infantry"', "“infantry” is already defined"),
        ('id = "mortar_team"', 'id = "mortar_air"', "“mortar_air” is not a valid name."),
        ("battle = 2", "battle = 4", "This is more than the longest move (3). Use at most 3."),
        ("dice = [4, 2]", "dice = []", "Give the dice for each distance"),
        ("dice = [4, 2]", "dice = [4, 0]", "0 is out of range. Use a whole number from 1 to 5."),
        ('uk = "Нічний рейд"', 'UA = "Нічний рейд"', "“UA” is not the code of a language."),
        ('en = "Night Raid"', 'en = " "', "“ ” is not a valid title."),
    ],
)  # fmt: skip
def test_faults(old: str, new: str, told: str) -> None:
    assert old in FILE
    text = FILE.replace(old, new, 1)
    line = FILE[: FILE.index(old)].count("\n") + 1
    with pytest.raises(FileError) as caught:
        read(text)
    for language in LANGUAGES:
        assert not [*find_raw_keys(say(Text("plain", {"text": caught.value.faults[0].text}), language))]
    (fault,) = [fault for fault in caught.value.faults if told in str(fault.text)]
    assert any(f"line {n} " in fault.place for n in range(line - 4, line + new.count("\n") + 1)), fault.place


def test_a_deck_must_have_more_cards_than_are_dealt() -> None:
    few = "".join(f'[[own.cards]]\nid = "{base}"\ncount = 0\n' for base in [*pieces.card_entries()][:20])
    text = FILE[: FILE.index("[[own.cards]]")] + few + FILE[FILE.index("[terrain]") :]
    with pytest.raises(FileError) as caught:
        read(text.replace("cards = { allies = 5, axis = 5 }", "cards = { allies = 20, axis = 20 }"))
    assert "Cards dealt at the start: 40." in str(caught.value)
