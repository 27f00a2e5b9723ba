"""What the odds of games offer (kit/chances.py). The assignments are for mypy: the functions of each game have the signatures."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from types import SimpleNamespace

import pytest

import undaunted_nb as un
from tests.games.turns import HILLS
from undaunted_nb.engine.errors import MissingPartError
from undaunted_nb.engine.text import Text
from undaunted_nb.games.memoir44.chances import decks as memoir_decks
from undaunted_nb.games.memoir44.chances import odds as memoir
from undaunted_nb.games.memoir44.chances.bounds import Target
from undaunted_nb.games.memoir44.rules.state.position import Position as MemoirPosition
from undaunted_nb.games.undaunted.chances import decks as undaunted_decks
from undaunted_nb.games.undaunted.chances import odds as undaunted
from undaunted_nb.games.undaunted.files import numbers as undaunted_numbers
from undaunted_nb.games.undaunted.files.numbers import Numbers
from undaunted_nb.games.undaunted.rules.state.position import Position as UndauntedPosition
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.kit.chances import (
    Attacks,
    Blasts,
    Casualties,
    Choices,
    Decks,
    ExplorerDice,
    NumberShot,
    OddsModel,
    PlainShot,
    SharedDeck,
    TargetDice,
)
from undaunted_nb.kit.registry import PrintedNumbers

MODELS: tuple[OddsModel[UndauntedPosition, Collection[int]], OddsModel[MemoirPosition, Target]] = undaunted, memoir
DECKS: tuple[Decks[UndauntedPosition], SharedDeck[MemoirPosition]] = undaunted_decks, memoir_decks
NUMBERS: PrintedNumbers[Numbers] = undaunted_numbers
ATTACKS: tuple[Attacks[UndauntedPosition], Attacks[MemoirPosition]] = undaunted, memoir
COMPARES: tuple[Choices[UndauntedPosition], Choices[MemoirPosition]] = undaunted, memoir
EXPLORED: tuple[ExplorerDice[UndauntedPosition], ExplorerDice[MemoirPosition]] = undaunted, memoir
BLASTS: Blasts[UndauntedPosition] = undaunted
REPEATS: Casualties[UndauntedPosition] = undaunted
TARGET_DICE: TargetDice = memoir

LINE = "Rifleman A: attack DE Riflemen B"
NO_ODDS = "This game has no odds."


def test_each_game_offers_what_it_has() -> None:
    for model in (undaunted, memoir):
        assert all(isinstance(model, offer) for offer in (Attacks, Choices, ExplorerDice))
    assert [isinstance(undaunted, offer) for offer in (Blasts, Casualties, TargetDice)] == [True, True, False]
    assert [isinstance(memoir, offer) for offer in (Blasts, Casualties, TargetDice)] == [False, False, True]
    shots = undaunted.attack(HILLS, LINE), memoir.attack(un.new_game("memoir44/first-shots").position, "battle F3 G5")  # type: ignore[arg-type]
    assert [isinstance(shot, NumberShot) for shot in shots] == [True, False]


def offer(monkeypatch: pytest.MonkeyPatch, **functions: object) -> None:
    """Let a game have odds with these functions only."""
    from undaunted_nb.kit import registry

    monkeypatch.setattr(registry.system("undaunted"), "odds", SimpleNamespace(**functions), raising=False)


def test_a_game_without_attacks_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch)
    for question in (
        lambda: un.odds(HILLS, LINE),
        lambda: un.losses(HILLS, LINE),
        lambda: un.choice(HILLS, "DE Riflemen B"),
        lambda: un.explore(HILLS, LINE),
        lambda: un.projector(HILLS, LINE),
    ):
        with pytest.raises(MissingPartError) as refused:
            question()
        assert say(refused.value.text, "en") == NO_ODDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_dice_are_shown_with_what_is_known(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    shot = PlainShot("fire", Fraction(2, 3), ("un.attack.3",), (("range", 2), ("cover", 1)))
    offer(monkeypatch, attack=lambda _position, _action: shot)
    found = un.odds(HILLS, LINE)
    (row,) = found.records()
    assert (found.probability, list(row.values())[:4]) == (Fraction(2, 3), ["fire", 2, 1, "2/3"])
    assert [rule.id for rule in found.cited] == ["un.attack.3"]
    assert found.chart().about
    assert "2/3" in say(found.page().parts[0], language)
    assert isinstance(found.page().title, Text)
    assert "[" not in repr(found)
    assert "2/3" in "\n".join(str(step.answer) for step in un.projector(found)._steps)
    with pytest.raises(MissingPartError):  # what it takes from the target is not known
        un.losses(HILLS, LINE)
