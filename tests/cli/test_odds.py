"""``undaunted-nb odds``: from numbers, from a position, and the whole table.

Output as text, JSON and CSV, and one clear message for impossible input.
"""

from __future__ import annotations

import csv
import io
import json
from dataclasses import astuple
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import undaunted_nb as un
from tests.cli.test_commands import run
from tests.games.turns import AIMING, BOTH
from undaunted_nb.engine.text import Text
from undaunted_nb.games.undaunted.chances import odds as board
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.probability.odds import series

LINE = "Machine Gunner A: attack DE Riflemen B"


@pytest.fixture
def hills(tmp_path: Path) -> str:
    data = {"format": "undaunted-nb position 1", "scenario": "normandy/hills", "phase": "turns", "turn": "US"}
    file = tmp_path / "hills.json"
    file.write_text(json.dumps({**data, "US": {"hand": ["Machine Gunner A", "Rifleman A"]}, "DE": {"hand": ["Rifleman B"]}}))
    return str(file)


@pytest.fixture
def both(tmp_path: Path) -> str:
    file = tmp_path / "both.json"
    file.write_text(json.dumps(BOTH.to_json()))
    return str(file)


def _table(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_an_attack_from_a_file(hills: str) -> None:
    position: Any = un.load(hills).position
    attack: Any = board.attack(position, LINE)
    told = run("odds", "--file", hills, LINE)
    assert told.code == 0
    parts = attack.defense
    assert f"{parts.base} + {parts.cover} + {parts.range} = {parts.total}" in told.out
    assert str(attack.chance) in told.out
    assert not [rule for rule in attack.rules if rule in told.out]
    data = run("odds", "--file", hills, LINE, "--json").json
    assert (data["line"], data["defense"], data["chance"], data["probability"]) == (
        LINE,
        parts.to_json(),
        str(attack.chance),
        str(attack.chance),
    )
    assert [rule["rule"] for rule in data["rules"]] == list(attack.rules)
    assert all(cite for rule in data["rules"] for cite in rule["cites"])
    (row,) = _table(run("odds", "--file", hills, LINE, "--csv").out)
    assert (row["action"], row["exact"], row["range"]) == (LINE, str(attack.chance), str(parts.range))


def test_a_scenario_and_a_line_of_text_will_do(hills: str) -> None:
    line = un.load(hills).line()
    assert run("odds", "--file", line, LINE).out == run("odds", "--file", hills, LINE).out
    assert run("odds", "--file", "normandy/hills", LINE).out == run("odds", "--file", hills, LINE).out, "what both sides see decides"


def test_until_counts_the_cards_of_the_position(hills: str) -> None:
    piles = board.piles(un.load(hills).position, "DE Riflemen B")  # type: ignore[arg-type]
    assert sum(astuple(piles)) == 2
    attack: Any = board.attack(un.load(hills).position, LINE)  # type: ignore[arg-type]
    data = run("odds", "--file", hills, LINE, "--until", "counter", "--json").json
    again = series(attack.odds, 3)
    assert (data["needed"], data["expected"], data["within"]["5"]) == (3, str(again.expected), str(again.within(5)))
    assert run("odds", "--file", hills, LINE, "--until", "counter", "--cards", 4, "--json").json["needed"] == 5
    assert run("odds", "--file", hills, LINE, "--until", "card", "--json").json["needed"] == 1
    rows = _table(run("odds", "--file", hills, LINE, "--until", "counter", "--csv").out)
    assert [Fraction(row["exact"]) for row in rows] == [again.within(k) for k in range(1, 11)]


def test_until_a_vehicle_is_disabled_or_destroyed(tmp_path: Path) -> None:
    line, file = "Saboteur: demolish Medium Tank", tmp_path / "tank.json"
    data = {"format": "undaunted-nb position 1", "scenario": "north-africa/ambush", "phase": "turns", "turn": "LRDG"}
    tank = {"counters": {"LRDG Saboteur": "17A"}, "vehicles": {"Medium Tank": {"damage": 1}}, "LRDG": {"hand": ["Saboteur"]}}
    file.write_text(json.dumps({**data, **tank}))
    again = series(un.odds(2, 5), 2)
    told = run("odds", "--file", file, line, "--until", "disabled", "--json").json
    assert (told["needed"], told["expected"], told["within"]["3"]) == (2, str(again.expected), str(again.within(3)))
    rows = _table(run("odds", "--file", file, line, "--until", "destroyed", "--csv").out)
    assert [Fraction(row["exact"]) for row in rows] == [series(un.odds(2, 5), 4).within(k) for k in range(1, 11)]
    assert "Attacks until it is destroyed, after 4 hits" in run("odds", "--file", file, line, "--until", "destroyed").out
    for wrong in (["--until", "counter"], ["--until", "card"], ["--until", "disabled", "--cards", 1], ["--cards", 2]):
        said = run("odds", "--file", file, line, *wrong)
        assert (said.code, said.out) == (2, "")
        assert "“--until disabled” or “--until destroyed”" in said.err
    file.write_text(json.dumps({**data, **tank, "vehicles": {"Medium Tank": {"damage": 3}}}))
    assert "Write “--until destroyed”" in run("odds", "--file", file, line, "--until", "disabled").err


def test_a_blast(both: str) -> None:
    same = board.blast(BOTH, "Mortar: blast")
    data = run("odds", "--file", both, "Mortar: blast", "--json").json
    assert data == json.loads(json.dumps(same.to_json()))
    rows = _table(run("odds", "--file", both, "Mortar: blast", "--csv").out)
    assert {row["counter"]: row["exact"] for row in rows} == {t.target: str(same.chance(t.target)) for t in same.targets}
    assert "US Riflemen A" in run("odds", "--file", both, "Mortar: blast").out


def test_an_illegal_blast_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "aiming.json"
    file.write_text(json.dumps(AIMING.to_json()))
    said = run("odds", "--file", file, "Mortar: blast")
    assert said.code == 1
    assert "Blast needs a target marker" in said.err
    assert run("odds", "--file", file, "Mortar: blast", "--json").json["legal"] is False


def test_the_whole_table() -> None:
    said = run("odds", "--table").out.splitlines()
    assert [len(line) for line in said[3:]] == [len(said[3])] * 20, "the columns stand one below the other"
    assert said[3 + 7].split() == ["8", "30.0%", "51.0%", "65.7%", "76.0%", "83.2%", "88.2%"]
    assert run("odds", "--table", "--csv").out == un.odds_table().to_csv()
    assert run("odds", "--table", "--json").json == un.odds_table().records()


def test_numbers_as_csv() -> None:
    assert run("odds", "--dice", 2, "--defense", 8, "--csv").out == un.odds(2, 8).to_csv()
    rows = _table(run("odds", "--dice", 2, "--defense", 8, "--until", "counter", "--cards", 3, "--csv").out)
    assert rows[3]["exact"] == str(series(un.odds(2, 8), 4).within(4))


def test_dice_with_symbols() -> None:
    found = un.odds(3, "infantry", figures=2, room=0, ignores=1)
    words = ("--dice", 3, "--target", "infantry", "--figures", 2, "--room", 0, "--ignores", 1)
    data = run("odds", *words, "--json").json
    assert (data["gone"], data["probability"], data["rules"]) == (str(found.gone), "7/8", [])
    assert sum(Fraction(it["chance"]) for it in data["results"]) == 1
    assert run("odds", *words, "--csv").out == found.to_csv()
    assert run("odds", *words).out.startswith(repr(found))
    stars = run("odds", "--dice", 2, "--target", "armor", "--stars", "--json").json
    assert stars["chance"] == "3/4"


def test_how_many_rolls_until_a_unit_is_gone() -> None:
    data = run("odds", "--dice", 3, "--target", "armor", "--until", "gone", "--json").json
    assert (data["expected"], data["within"]["1"]) == ("22869/6859", "1/27")
    rows = _table(run("odds", "--dice", 1, "--target", "armor", "--until", "figure", "--csv").out)
    assert [row["exact"] for row in rows][:2] == ["1/3", "5/9"]
    assert "8 attacks" in run("odds", "--dice", 1, "--target", "infantry", "--until", "gone").out


def test_a_battle_from_a_position() -> None:
    data = run("odds", "--file", "memoir44/first-shots", "battle F3 G5", "--json").json
    assert (data["dice"], data["parts"]["base"], data["chance"], data["driven"]) == (2, 2, "3/4", "11/36")
    assert all(rule["cites"] for rule in data["rules"])
    assert run("odds", "--file", "memoir44/first-shots", "battle F3 G5", "--until", "gone", "--json").json["expected"] == "344/81"
    said = run("odds", "--file", "memoir44/first-shots", "battle F3 A1")
    assert said.code == 2
    assert "no enemy unit" in said.err or "doesn’t roll any dice" in said.err


WRONG: list[tuple[tuple[object, ...], str]] = [
    ((), "cli-odds-ask"),
    (("--dice", 2, "--defense", 8, "--table"), "cli-odds-ask"),
    (("--dice", 2, "--file", "x", LINE), "cli-odds-ask"),
    (("--until", "card"), "cli-odds-ask"),
    (("--table", "--csv", "--json"), "cli-one-form"),
    (("--dice", 2, "--defense", 8, "--csv", "--json"), "cli-one-form"),
    (("--table", "--until", "card"), "odds-until-table"),
    (("--table", "--cards", 3), "odds-until-table"),
    (("--dice", 3, "--target", "infantry", "--table"), "cli-odds-ask"),
    (("--dice", 3, "--target", "infantry", "--defense", 8), "cli-odds-target"),
    (("--dice", 3, "--defense", 8, "--room", 0), "cli-odds-target"),
    (("--dice", 3, "--target", "infantry", "--cards", 2), "odds-until-figures"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("args", "key"), WRONG)
def test_one_thing_at_a_time(args: tuple[object, ...], key: str, language: str) -> None:
    said = run("odds", *args, "--lang", language)
    assert (said.code, said.out) == (2, "")
    assert say(Text(key), language) in said.err
    assert len(said.err.splitlines()) <= 2


@pytest.mark.parametrize(
    "args",
    [
        ("--file", "HILLS"),
        ("--file", "nowhere.json", LINE),
        ("--file", "normandy/hils", LINE),
        ("--file", "HILLS", "nonsense"),
        ("--file", "HILLS", "end turn"),
        ("--file", "HILLS", "Machine Gunner A: move 10B"),
        ("--file", "HILLS", "Machine Gunner A: attack US Riflemen A"),
        ("--file", "HILLS", "Machine Gunner A: attack DE Riflemen Q"),
        ("--file", "HILLS", "Machine Gunner A: suppress DE Riflemen B", "--until", "card"),
        ("--file", "HILLS", LINE, "--until", "card", "--cards", "3"),
        ("--file", "HILLS", LINE, "--until", "pinned"),
        ("--file", "HILLS", LINE, "--cards", "3"),
        ("--file", "HILLS", LINE, "--until", "counter", "--cards", "100"),
        ("--file", "HILLS", LINE, "more"),
        ("--dice", "2", "--defense", "8", "--csv=yes"),
        ("--dice", "0", "--defense", "8", "--csv"),
        ("--defense", "8"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plans(args: tuple[str, ...], language: str, hills: str) -> None:
    said = run("odds", *(hills if word == "HILLS" else word for word in args), "--lang", language)
    assert (said.code, said.out) == (2, "")
    assert said.err.strip()
    assert "odds-" not in said.err.replace("undaunted-nb odds", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_in_each_language(language: str, hills: str, both: str) -> None:
    said = {language: run("odds", "--file", hills, LINE, "--until", "counter", "--lang", language).out for language in LANGUAGES}
    assert len(set(said.values())) == 3
    assert run("odds", "--file", both, "Mortar: blast", "--lang", language).code == 0
    assert run("odds", "--file", hills, LINE, "--csv", "--lang", language).out == run("odds", "--file", hills, LINE, "--csv").out
    assert run("odds", "--file", hills, LINE, "--json", "--lang", language).out == run("odds", "--file", hills, LINE, "--json").out
