"""The changes that a refusal suggests in Memoir '44: a player who makes them no longer meets the reason."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.i18n.test_catalogs import AT_A_TABLE, CANNOT_CHANGE
from undaunted_nb.engine.action import CHANCE
from undaunted_nb.engine.text import Text
from undaunted_nb.games.memoir44.files import scenario
from undaunted_nb.games.memoir44.rules.state.position import Orders, Position
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.widgets.state.answer import change_of

BOARD = """format = "memoir44 scenario 1"
cards = { allies = 4, axis = 4 }
medals = { allies = 9, axis = 9 }
[special]
steep = ["B3-b2"]
[terrain]
forest = ["D5"]
hedgerow = ["B5", "M7"]
river = ["G5", "H5"]
ocean = ["L1"]
beach = ["f2"]
cliff = ["A5"]
[own.cliff]
arms = []
[objects]
bridge = ["H5"]
wire = ["K5"]
hedgehog = ["F5"]
[units.allies]
infantry = ["d4", "B3", "K5", "L1", "M7"]
armor = ["F3"]
artillery = ["A3", "I3"]
[units.axis]
infantry = ["d6", "K7"]
armor = ["G7"]
"""
HAND = ("Probe Left", "Ambush", "Infantry Assault", "Direct from HQ")


class At(NamedTuple):
    """A moment: the card, the phase, the ordered hexes (None: all), moved units, earlier actions, and whether the dice are rolled."""

    card: str = "Direct from HQ"
    phase: str = "order"
    ordered: tuple[str, ...] | None = None
    at: tuple[tuple[str, str, int], ...] = ()
    sandbags: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    rolled: bool = True

    def position(self) -> Position:
        """Return the position after the lines."""
        p = scenario.read(BOARD, "changes.toml").position()
        setup = p.setup
        stands = list(p.stands)
        for unit, tile, figures in self.at:
            stands[setup.by_unit[unit]] = (tile, figures)
        held = tuple(int(card.id in HAND) for card in setup.cards)
        deck = tuple(card.copies - 2 * held[i] * (card.copies > 1) for i, card in enumerate(setup.cards))
        p = p._replace(stands=tuple(stands), sandbags=frozenset(self.sandbags), hands=(held, held), deck=deck, pending=(), phase=self.phase)
        if self.phase != "play":
            tiles = self.ordered if self.ordered is not None else tuple(t for i, (t, _) in enumerate(stands) if setup.units[i].side == 0)
            card = setup.by_card[self.card]
            p = p._replace(card=card, table=(card,), orders=tuple(sorted(Orders(p.find_unit(t)) for t in tiles)))
        for line in self.lines:
            p = p.apply(p.parse(line)).after
        while self.rolled and p.to_act == (CHANCE,):
            p = p.apply(p.chance_outcomes()[0][0]).after
        return p


NOW = At()
FRESH = At(ordered=())
PROBE = At("Probe Left", ordered=())
OPEN = At(phase="play")
BARRAGE = At("Barrage", ordered=())
FOE, OTHER = "axis-infantry-1", "axis-infantry-2"
ASHORE = At(at=((OTHER, "L3", 4),))
CLOSE = ((FOE, "E5", 1),)
KILLED = ("battle d4 E5", "decline", "roll grenade grenade grenade")
FELL_BACK = ("battle d4 d6", "roll star flag")
RECON = At("Recon Left", lines=("end turn",))
Case = tuple[At, str, At, str]
"""A position, an action that is illegal there, another position, and the action that is legal there."""


def same(at: At, wrong: str, right: str) -> Case:
    """Return a case in the same position with a different choice."""
    return at, wrong, at, right


CASES: dict[str, Case] = {
    "why-m44-in-turn": (At(lines=FELL_BACK), "allies: move F3 G3", NOW, "move F3 G3"),
    "why-m44-play-first": (OPEN, "order d4", At(phase="play", lines=("play Direct from HQ",)), "order d4"),
    "why-m44-play-phase": (NOW, "play Probe Left", OPEN, "play Probe Left"),
    "why-m44-in-hand": same(OPEN, "play Barrage", "play Probe Left"),
    "why-m44-must-play": same(OPEN, "pass", "play Probe Left"),
    "why-m44-ambush-turn": same(OPEN, "play Ambush", "play Probe Left"),
    "why-m44-section-said": same(OPEN, "play Infantry Assault", "play Infantry Assault left"),
    "why-m44-own-unit": same(FRESH, "order e4", "order d4"),
    "why-m44-ordered": (FRESH, "move F3 G3", FRESH._replace(lines=("order F3",)), "move F3 G3"),
    "why-m44-order-phase": (At(ordered=("d4",), lines=("move d4 e4",)), "order F3", FRESH, "order F3"),
    "why-m44-called": same(PROBE, "order I3", "order B3"),
    "why-m44-room": (PROBE._replace(lines=("order B3", "order d4")), "order A3", PROBE._replace(lines=("order B3",)), "order A3"),
    "why-m44-one-order": same(PROBE._replace(lines=("order B3",)), "order B3", "order d4"),
    "why-m44-order-all": same(PROBE, "order all", "order B3"),
    "why-m44-move-phase": (At(lines=("battle d4 d6", "roll star star")), "move F3 G3", NOW, "move F3 G3"),
    "why-m44-moved": (At(lines=("move d4 e4",)), "move e4 d4", At(lines=("move d4 e4",)), "move F3 G3"),
    "why-m44-card-no-move": (At("Firefight"), "move d4 e4", NOW, "move d4 e4"),
    "why-m44-somewhere": same(NOW, "move d4", "move d4 e4"),
    "why-m44-joined": same(NOW, "move d4 E3 E5", "move d4 E5"),
    "why-m44-too-far": same(NOW, "move d4 e4 f4 g4", "move d4 e4 f4"),
    "why-m44-occupied": same(NOW, "move F3 e4 d4", "move F3 e4"),
    "why-m44-return": same(NOW, "move F3 f4 F3", "move F3 f4"),
    "why-m44-impassable": same(NOW, "move F3 f4 G5", "move F3 f4 g4 H5"),
    "why-m44-barred": same(NOW, "move B3 a4 A5", "move B3 a4"),
    "why-m44-steep": same(NOW, "move B3 b2", "move B3 C3 b2"),
    "why-m44-arm": same(NOW, "move F3 f4 F5", "move d4 e4 F5"),
    "why-m44-must-stop": same(NOW, "move d4 D5 E5", "move d4 D5"),
    "why-m44-hedgerow-in": (NOW, "move B3 b4 B5", At(at=(("allies-infantry-2", "b4", 4),)), "move b4 B5"),
    "why-m44-hedgerow-out": same(NOW, "move M7 l6 L5", "move M7 l6"),
    "why-m44-beach": same(NOW, "move F3 f2 g2 h2", "move F3 f2 g2"),
    "why-m44-card-no-battle": (At("Dig-In"), "battle d4 d6", NOW, "battle d4 d6"),
    "why-m44-card-no-clear": (At("Dig-In"), "clear K5", NOW, "clear K5"),
    "why-m44-battled": same(At(lines=("battle d4 d6", "roll star star")), "battle d4 d6", "battle F3 d6"),
    "why-m44-interrupted": (
        At("Artillery Bombard", ordered=("A3", "I3"), lines=("battle A3 d6", "roll star", "battle I3 d6", "roll star")), "battle A3 d6",
        At("Artillery Bombard", ordered=("A3", "I3"), lines=("battle I3 d6", "roll star")), "battle A3 d6",
    ),
    "why-m44-moved-too-far": (At(lines=("move d4 e4 E5",)), "battle E5 d6", At(lines=("move d4 E5",)), "battle E5 d6"),
    "why-m44-entered": (At(lines=("move d4 D5",)), "battle D5 d6", At(at=(("allies-infantry-1", "D5", 4),)), "battle D5 d6"),
    "why-m44-afloat": (ASHORE, "battle L1 L3", ASHORE._replace(at=(*ASHORE.at, ("allies-infantry-4", "M1", 4))), "battle M1 L3"),
    "why-m44-no-enemy": same(NOW, "battle d4 e4", "battle d4 d6"),
    "why-m44-range": same(NOW, "battle d4 G7", "battle d4 d6"),
    "why-m44-close-first": same(At(at=((OTHER, "c4", 4),)), "battle d4 d6", "battle d4 c4"),
    "why-m44-card-range": (At("Firefight", at=((OTHER, "c4", 4),)), "battle d4 c4", At(at=((OTHER, "c4", 4),)), "battle d4 c4"),
    "why-m44-sight": (At(at=(("allies-infantry-1", "c4", 4),)), "battle c4 d6", NOW, "battle d4 d6"),
    "why-m44-no-dice": (At(at=((OTHER, "D5", 4),)), "battle B3 D5", At(at=((OTHER, "D5", 4),), lines=("move B3 b4",)), "battle b4 D5"),
    "why-m44-no-wire": same(NOW, "clear d4", "clear K5"),
    "why-m44-guns-on-wire": (At(at=(("allies-infantry-3", "j4", 4), ("allies-artillery-2", "K5", 2))), "clear K5", NOW, "clear K5"),
    "why-m44-no-digging": (NOW, "dig d4", At("Dig-In"), "dig d4"),
    "why-m44-dug": same(At("Dig-In", sandbags=("d4",)), "dig d4", "dig B3"),
    "why-m44-dig-afloat": (At("Dig-In"), "dig L1", At("Dig-In", at=(("allies-infantry-4", "M1", 4),)), "dig M1"),
    "why-m44-no-front": (At(at=CLOSE), "take d4 E5", At(at=CLOSE, lines=KILLED), "take d4 E5"),
    "why-m44-not-emptied": (
        At(at=CLOSE, lines=(*KILLED[:2], "roll star star star")), "take d4 E5", At(at=CLOSE, lines=KILLED), "take d4 E5",
    ),
    "why-m44-guns-stay": (
        At(at=((FOE, "J3", 1),), lines=("battle I3 J3", "decline", "roll grenade grenade grenade")), "take I3 J3",
        At(at=((FOE, "J3", 1), ("allies-artillery-2", "G1", 2), ("allies-infantry-2", "I3", 4)),
           lines=("battle I3 J3", "decline", "roll grenade grenade grenade")), "take I3 J3",
    ),
    "why-m44-stopped": (
        At(at=((OTHER, "j6", 1), ("allies-infantry-3", "k4", 4)), lines=("move k4 K5", "battle K5 j6", "decline", "roll grenade grenade")),
        "take K5 j6",
        At(at=((OTHER, "j6", 1),), lines=("battle K5 j6", "decline", "roll grenade grenade")), "take K5 j6",
    ),
    "why-m44-no-strike": (NOW, "strike d6", BARRAGE, "strike d6"),
    "why-m44-struck": (BARRAGE._replace(lines=("strike d6", "roll star star star star")), "strike d6", BARRAGE, "strike d6"),
    "why-m44-strike-whom": same(BARRAGE, "strike d4", "strike d6"),
    "why-m44-strike-many": same(BARRAGE, "strike d6 K7", "strike d6"),
    "why-m44-group": same(At("Air Power", ordered=()), "strike d6 K7", "strike d6"),
    "why-m44-next": same(At("Air Power", ordered=(), at=((OTHER, "e6", 4),), lines=("strike d6 e6",)), "next G7", "next e6"),
    "why-m44-no-ambush": (NOW, "axis: ambush", At(at=CLOSE, lines=("battle d4 E5",)), "ambush"),
    "why-m44-cannot-ambush": (
        At(at=((FOE, "L1", 4), ("allies-infantry-4", "M1", 4)), lines=("move M1 l2", "battle l2 L1"), rolled=False), "ambush",
        At(at=CLOSE, lines=("battle d4 E5",)), "ambush",
    ),
    "why-m44-no-retreat": same(At(lines=FELL_BACK), "retreat K7 j8", "retreat d6 D7"),
    "why-m44-backwards": same(At(lines=FELL_BACK), "retreat d6 c6", "retreat d6 D7"),
    "why-m44-retreat-occupied": same(At(at=((OTHER, "D7", 4),), lines=FELL_BACK), "retreat d6 D7", "retreat d6 E7"),
    "why-m44-retreat-closed": same(
        At(at=((FOE, "g4", 4),), lines=("battle F3 g4", "roll star star flag")), "retreat g4 G5", "retreat g4 H5",
    ),
    "why-m44-whole-retreat": same(At(lines=("battle d4 d6", "roll flag flag")), "retreat d6 D7", "retreat d6 D7 d8"),
    "why-m44-no-immunity": (At(lines=FELL_BACK), "ignore d6", At(sandbags=("d6",), at=((FOE, "d6", 4), ("allies-infantry-1", "E5", 4)),
                            lines=("battle E5 d6", "decline", "roll star flag")), "ignore d6"),
    "why-m44-no-look": (NOW, "keep Assault Left", RECON, "keep Assault Left"),
    "why-m44-seen": same(RECON, "keep Barrage", "keep Assault Left"),
}  # fmt: skip


def reasons(p: Position, line: str) -> list[Any]:
    return list(p.check(p.parse(line)).violations)


@pytest.mark.parametrize("why", CASES)
def test_the_change_takes_the_reason_away(why: str) -> None:
    before, wrong, after, right = CASES[why]
    found = [v for v in reasons(before.position(), wrong) if v.why.key == why]
    assert found
    assert not reasons(after.position(), right)
    sentence = change_of(found[0])
    assert isinstance(sentence, Text)
    for language in LANGUAGES:
        said = say(sentence, language)
        assert said.endswith((".", "!")), said
        assert "{" not in said
        assert "change-m44" not in said


def test_every_reason_has_its_case() -> None:
    own = {why for why in AT_A_TABLE if why.startswith("why-m44-")}
    assert CASES.keys() == own - CANNOT_CHANGE.keys()
