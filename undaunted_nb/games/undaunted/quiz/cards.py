"""Questions about cards: which can be played, and where they go."""

from __future__ import annotations

from random import Random

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.tap import Tap

from .. import table
from ..rules.actions import EXIT
from ..rules.state.names import card_name, kind_name, unit_name
from ..rules.state.position import DECK, DISCARD, HAND, PLAY, REMOVED, SUPPLY, ZONES, Position
from . import (
    ANY,
    DESERT,
    Asker,
    Label,
    Sketch,
    Wrong,
    apart,
    cards_label,
    describe_use,
    move_cards,
    named,
    need,
    pile,
    resolve_chance,
    rule,
    why_not,
    with_stand,
)

LEADERS = ("normandy/critical-intelligence", "normandy/la-raye", "normandy/example-round", *DESERT)
AIMED_KINDS = ("move", "attack", "control", "scout", "stalk", "suppress")


USUAL = ("un.attack.1", "un.board.1", "un.card.1", "un.move.2")
"""Rules that nearly every hand could break, for questions without a rarer one."""


MAIN = {
    "hunker down": "un.hunker.1", "ready": "un.suppressed.1", "suppress": "un.attack.1",
    "enter": "na.seat.1", "leave": "na.seat.4", "seat": "na.seat.5",
    **{kind: f"na.{kind}.1" for kind in ("antitank", "demolish", "drive", "plot", "repair", "strafe", "survey", "swap")},
}  # fmt: skip
"""The rules that say what a kind of action does. The others are the first of their own name."""


def main_rule(p: Position, kind: str) -> str:
    """Return the rule that describes a kind of action."""
    if p.setup.has_gear and kind in ("attack", "suppress"):
        return "na.combat.1"
    return MAIN.get(kind, f"un.{kind}.1")


def _legal(p: Position, rng: Random) -> Sketch:
    """Ask which of four actions is legal. The engine explains why three are not."""
    side = p.turn
    may = need([a for a in p.actions() if a.kind not in ("end turn", "hunker down")])
    by_use: dict[tuple[str, str], list[Action]] = {}
    for a in may:
        by_use.setdefault((a.card, a.kind), []).append(a)
    right = rng.choice(by_use[rng.choice(list(by_use))])
    hand = [c for i, c in enumerate(p.setup.cards[side]) if p.halves[side].hand[i]]
    printed_uses = [(c.id, ability.kind) for c in hand for ability in c.abilities]
    others = [(c.id, kind) for c in hand for kind in (("move", "attack") if c.fog else ("control", "attack", "scout", "move"))]
    by_rule: dict[str, tuple[Wrong, str]] = {}
    for card, kind in [*rng.sample(printed_uses, len(printed_uses)), *rng.sample(others, len(others))]:
        openings = [a for a in table.openings(p, p.setup.sides[side], (Tap("card", card), Tap("do", kind))) if not a.at]
        for a in rng.sample(openings, min(6, len(openings))):
            violations = p.check(a).violations
            reason = why_not(p, a)
            if reason and len(violations) <= 2 and violations[0].rule not in by_rule:
                by_rule[violations[0].rule] = ((describe_use(p, a), reason), violations[0].rule)
        if len(by_rule) >= 6:
            break
    picks = sorted(by_rule.values(), key=lambda mistake: mistake[1] in USUAL)
    wrong = need(apart(wrong for wrong, _ in picks)[:3])
    rules = sorted({name for mistake, name in picks if mistake in wrong})
    deed = describe_use(p, right)
    after = Text("quiz-after-legal", {"deed": deed, "rule": rule(main_rule(p, right.kind))})
    return Sketch(p, Text("quiz-legal", {"side": named(p, side)}), right=deed, wrong=wrong, rules=rules, after=after)


GOES = (PLAY, DISCARD, SUPPLY, DECK, REMOVED)


def _gone_to(p: Position, after: Position, side: int, card: int) -> int:
    """Return the only place that has one more of a card than before."""
    more = [zone for zone in GOES if pile(after.halves[side], zone)[card] == pile(p.halves[side], zone)[card] + 1]
    need(len(more) == 1)
    return more[0]


def _goes(p: Position, rng: Random) -> Sketch:
    """Ask where a played card goes."""
    side = p.turn
    ways = need([a for a in p.actions() if a.kind in (*AIMED_KINDS, "hunker down") and a.card and EXIT not in a.args])
    kind = rng.choice(sorted({a.kind for a in ways} | {"end turn"}))
    if kind == "end turn":
        hand = need([i for i, n in enumerate(p.halves[side].hand) if n == 1 and not p.halves[side].play[i]])
        action = Action("end turn", p.setup.sides[side])
        card = rng.choice(hand)
        text = Text("quiz-goes-end", {"card": card_name(p.setup, side, p.setup.cards[side][card].id), "side": named(p, side)})
        how, goes_rule = "end", "un.turn.4"
    else:
        how, goes_rule = ("hunker", "un.hunker.1") if kind == "hunker down" else ("act", "un.turn.2")
        action = rng.choice([a for a in ways if a.kind == kind])
        card = p.setup.by_card[side][action.card]
        text = Text("quiz-goes", {"deed": describe_use(p, action), "card": card_name(p.setup, side, action.card)})
    right = _gone_to(p, p.apply(action).after, side, card)
    zones = [ZONES[zone] for zone in ((*GOES, HAND) if how == "end" else GOES) if zone != right]
    wrong = [(Text(f"zone-{zone}"), Text("quiz-goes-why", {"how": how, "zone": zone})) for zone in zones]
    rng.shuffle(wrong)
    return Sketch(p, text, right=Text(f"zone-{ZONES[right]}"), wrong=wrong, rules=[goes_rule], action=action)


MOVE_RULES = {kind: f"un.{kind}.1" for kind in ("bolster", "inspire", "command", "conceal", "recon")}


def _zone_of(p: Position, viewer: int, side: int, zone: int) -> Text:
    """Return a place of cards with its side."""
    name = Text(f"zone-{ZONES[zone]}")
    return Text("quiz-zone-own", {"zone": name}) if side == viewer else Text("quiz-zone-foe", {"zone": name, "side": named(p, side)})


def _moved_cards(p: Position, rng: Random) -> Sketch:
    """Ask where the cards are after Bolster, Inspire, Command, Conceal, or Recon."""
    side = p.turn
    ways = [a for a in p.actions() if a.kind in MOVE_RULES]
    ways = need([a for a in ways if a.kind not in ("bolster", "inspire", "command") or (a.args and a.args != (0,))])
    kind = rng.choice(sorted({a.kind for a in ways}))
    action = rng.choice([a for a in ways if a.kind == kind])
    transition = p.apply(action)
    after = transition.after
    if kind == "command":
        need(any(pile(p.halves[side], DECK)))
        after = resolve_chance(after, rng)
    owner, card = side, p.setup.by_card[side].get(str(action.args[0]), -1) if action.args else p.setup.fog[side]
    if kind == "conceal":
        owner, card = 1 - side, p.setup.fog[1 - side]
        need(transition.events[-1].data["count"] != 0)
    if kind == "command":
        more = [z for z in range(6) if sum(pile(after.halves[side], z)) > sum(pile(p.halves[side], z)) and z != PLAY]
    else:
        more = [z for z in range(6) if pile(after.halves[owner], z)[card] > pile(p.halves[owner], z)[card]]
    right = need(more)[0]
    if kind == "conceal":
        spots = [(1 - side, z) for z in (0, DECK, DISCARD, REMOVED)] + [(side, DISCARD)]
    else:
        spots = [(side, z) for z in (0, DECK, DISCARD, PLAY, *((REMOVED, SUPPLY) if kind == "recon" else ()))]
    wrong = [
        (_zone_of(p, side, s, z), Text("quiz-moved-why", {"kind": kind, "zone": ZONES[z], "mine": s == side}))
        for s, z in spots
        if (s, z) != (owner, right)
    ]
    rng.shuffle(wrong)
    cards: Label = cards_label(p, side, action.args) if kind in ("bolster", "inspire") else ""
    if kind in ("conceal", "recon"):
        cards = card_name(p.setup, side, p.setup.cards[side][p.setup.fog[side]].id)
    text = Text("quiz-moved", {"deed": describe_use(p, action), "cards": cards})
    return Sketch(p, text, right=_zone_of(p, side, owner, right), wrong=wrong, rules=[MOVE_RULES[kind]], action=action)


def _take(p: Position, rng: Random) -> Sketch:
    """Ask which cards can be taken."""
    side = p.turn
    ways = need([a for a in p.actions() if a.kind in ("bolster", "inspire") and a.args])
    kind = rng.choice(sorted({a.kind for a in ways}))
    action = rng.choice([a for a in ways if a.kind == kind])
    card = p.setup.by_names[action.side, action.card][2]
    ability = need(card.ability(kind))
    known = [c.id for c in p.setup.cards[side]]
    squad_cards = [c.id for c in p.setup.cards[side] if not ability.squad or c.squad == ability.squad]
    guesses: list[tuple[str, ...]] = [(c,) for c in rng.sample(known, len(known))] + [()]
    guesses += [tuple(sorted(rng.choice(squad_cards) for _ in range(ability.x + 1))) for _ in range(3)] if squad_cards else []
    guesses += [tuple(sorted(rng.choice(known) for _ in range(ability.x))) for _ in range(3)]
    rng.shuffle(guesses)
    wrong: list[Wrong] = []
    seen: set[str] = set()
    for args in guesses:
        a = action._replace(args=args)
        violations, reason = p.check(a).violations, why_not(p, a)
        if reason and len(violations) == 1:
            new = violations[0].why.key not in seen
            wrong.insert(0 if new else len(wrong), (cards_label(p, side, args), reason))
            seen.add(violations[0].why.key)
    wrong = need(apart(wrong))
    params = {"card": card_name(p.setup, side, card.id), "kind": kind_name(kind), "x": ability.x, "squad": ability.squad}
    rules = (MOVE_RULES[kind], f"un.{kind}.2" if ability.squad else "")
    return Sketch(p, Text("quiz-take", params), right=cards_label(p, side, action.args), wrong=wrong, rules=rules)


LOW = ("turned", "turned", "stays", "stays", "ready", "acts")


def _low(p: Position, rng: Random) -> Sketch:
    """Ask what happens to a counter, suppressed or ready, when its card is played for an action or to Hunker Down."""
    side, setup = p.turn, p.setup
    hand = [i for i, n in enumerate(p.halves[side].hand) if n and setup.unit_of[side][i] >= 0]
    hand = need([i for i in hand if p.stands[setup.unit_of[side][i]][0]])
    index, case = rng.choice(hand), rng.choice(LOW)
    unit, card = setup.unit_of[side][index], setup.cards[side][index]
    here = p.stands[unit][0]
    suppressed, down = case in ("turned", "stays"), case in ("stays", "ready")
    p = with_stand(p, unit, here, suppressed=suppressed)
    uses = [a for a in p.actions() if a.card == card.id and not a.at and a.kind in {ability.kind for ability in card.abilities}]
    if down:
        action = Action("hunker down", setup.sides[side], card.id)
    elif suppressed:
        action = Action("ready", setup.sides[side], card.id)
    else:
        action = rng.choice(need(uses))
    need(p.check(action).legal)
    kind = rng.choice([use.kind for use in card.abilities]) if case == "turned" else action.kind
    names = {"turned": "turned", "stays": "stays", "ready": "supply", "acts": "acts"}
    labels = {"turned": ("both", "acts-low", "refused"), "stays": ("down-ready", "turned", "refused"), "ready": ("refused", "low", "acts")}
    mistakes = labels.get(case, ("turned", "supply", "refused"))
    wrong = [(Text(f"quiz-low-{name}"), Text("quiz-low-why", {"case": case, "name": name})) for name in mistakes]
    params = {
        "unit": unit_name(setup, unit), "tile": here, "low": suppressed, "card": card_name(setup, side, card.id), "kind": kind_name(kind),
    }  # fmt: skip
    rules = [{"turned": "un.suppressed.1", "stays": "un.suppressed.3", "ready": "un.hunker.1", "acts": "un.suppressed.1"}[case]]
    why = Text("quiz-low-after", {"case": case})
    return Sketch(p, Text("quiz-low", params), right=Text(f"quiz-low-{names[case]}"), wrong=wrong, rules=rules, after=why, action=action)


def _deck(p: Position, rng: Random) -> Sketch:
    """Ask how many cards are in the deck after a draw that runs it out."""
    side = p.turn
    able = [a for a in p.actions() if a.kind == "command"]
    half = p.halves[side]
    need(able and sum(pile(half, DECK)) + sum(pile(half, DISCARD)) >= 4)
    left = rng.choice((0, 0, 1))
    for card in range(len(p.setup.cards[side])):
        n = pile(p.halves[side], DECK)[card]
        p = move_cards(p, side, card, DECK, DISCARD, n)
    if left:
        p = move_cards(p, side, rng.choice([i for i, n in enumerate(pile(p.halves[side], DISCARD)) if n]), DISCARD, DECK, 1)
    action = able[0]._replace(args=(2,))
    need(p.check(action).legal)
    after = resolve_chance(p.apply(action).after, rng)
    right = sum(pile(after.halves[side], DECK))
    pool, play = left + sum(pile(p.halves[side], DISCARD)), sum(pile(after.halves[side], PLAY))
    wrong = [
        (0, rule("un.draw.2")),
        (right + play, rule("un.draw.3")),
        (pool, Text("quiz-deck-drawn", {"n": 2})),
        (pool - left - 2, Text("quiz-deck-first", {"n": left})) if left else None,
        (right + 1, Text("quiz-deck-drawn", {"n": 2})),
    ]
    text = Text("quiz-deck", {"deed": describe_use(p, action), "deck": left, "discard": pool - left, "play": play})
    after_text = Text("quiz-after-deck", {"deck": left, "discard": pool - left, "n": right})
    return Sketch(p, text, right=right, wrong=wrong, after=after_text, action=action)


LEGAL = (
    "un.bolster.1", "un.bolster.3", "un.card.1", "un.command.2", "un.control.5", "un.fog.1", "un.inspire.1", "un.inspire.4", "na.combat.1",
)  # fmt: skip
"""Rules that hands without squads and spawn markers break."""

ASKERS = (
    Asker("goes", 1, ("un.turn.2", "un.turn.4", "un.hunker.1"), _goes),
    Asker("low", 1, ("un.suppressed.1", "un.suppressed.3", "un.hunker.1"), _low),
    Asker("moved", 2, tuple(sorted(MOVE_RULES.values())), _moved_cards, LEADERS),
    Asker(
        "legal", 2,
        (
            "un.attack.1", "un.blast.2", "un.board.1", "un.bolster.1", "un.bolster.2", "un.bolster.3", "un.card.1", "un.command.2",
            "un.control.5", "un.fog.1", "un.inspire.1", "un.inspire.4", "un.move.2", "un.recon.2", "un.target.1",
        ),
        _legal, ANY,
    ),
    Asker("legal", 2, LEGAL, _legal, DESERT),
    Asker("take", 2, ("un.bolster.1", "un.bolster.2", "un.inspire.1", "un.inspire.2"), _take, ANY),
    Asker("take", 2, ("un.bolster.1", "un.inspire.1"), _take, DESERT),
    Asker("deck", 3, ("un.draw.2", "un.draw.3"), _deck, LEADERS),
)  # fmt: skip
