"""Questions about Memoir '44: each is answered again here by playing on in the public engine."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, cast

import pytest

from tests.games.questions import SEEDS, about, asked, said
from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.text import Text
from undaunted_nb.games.memoir44 import system
from undaunted_nb.games.memoir44.files import scenario
from undaunted_nb.games.memoir44.quiz import questions
from undaunted_nb.games.memoir44.quiz.orders import deed, title
from undaunted_nb.games.memoir44.quiz.turns import SHORT, short
from undaunted_nb.games.memoir44.rules.combat import blockers
from undaunted_nb.games.memoir44.rules.state.position import Position
from undaunted_nb.games.memoir44.rules.state.setup import with_players
from undaunted_nb.i18n import has, say
from undaunted_nb.kit.question import Option, Question
from undaunted_nb.lessons.format.lesson import lessons, load
from undaunted_nb.lessons.quiz.questioner import question
from undaunted_nb.lessons.quiz.quiz import Quiz, grade_questions
from undaunted_nb.play.game import Game

NAMES = [maker.name for maker in questions.GAMES["memoir44"]]


def at(q: Question) -> Position:
    return cast(Position, q.position)


def test_the_quiz_and_the_autograder_take_this_game() -> None:
    quiz = Quiz("memoir44", seed=3)
    for _ in range(6):
        q = quiz.next()
        assert question(q.id) == q
        quiz.answer(q.answer)
    ids = [row["question"] for row in quiz.results]
    assert grade_questions(ids, [question(i).answer for i in ids])["right"] == 6
    with pytest.raises(TutorError, match="Unknown question"):
        question("chess.fork/1")


# ---------------------------------------------------------------- answered once more, by playing on


def faces_of(params: Mapping[str, object], name: str = "faces") -> tuple[str, ...]:
    return tuple(text.key.removeprefix("m44-symbol-") for text in cast("list[Text]", params[name]))


def hex_of(text: object) -> str:
    return str(cast(Text, text).params["hex"])


def begun(q: Question) -> tuple[Position, tuple[Event, ...]]:
    """Return the battle of the question, up to its dice."""
    done = at(q).apply(at(q).parse(q.action))
    return done.after, done.events


def rolled(q: Question, faces: tuple[str, ...]) -> tuple[Position, tuple[Event, ...]]:
    done = begun(q)[0].apply(Action("roll", CHANCE, "", faces))
    return done.after, done.events


def battled(q: Question) -> Any:
    return next(e.data for e in begun(q)[1] if e.kind == "battled")


def told(events: tuple[Event, ...], kind: str) -> Any:
    return next(e.data for e in events if e.kind == kind)


def dice(q: Question) -> int:
    return len(begun(q)[0].chance_outcomes()[0][0].args)


def steps(q: Question) -> str:
    near, edge, n = at(q).setup.board.neighbors, {str(q.text.params["hex"])}, 0
    while q.text.params["to"] not in edge:
        edge, n = {b for a in edge for b in near[a]}, n + 1
    return str(n)


def symbols(q: Question) -> str:
    hitting = []
    for face in ("infantry", "armor", "grenade", "star", "flag"):
        thrown = (face,) * dice(q)
        if told(rolled(q, thrown)[1], "rolled")["hits"]:
            hitting.append(Text(f"m44-symbol-{face}"))
    return say(Text("quiz-m44-faces", {"faces": hitting}))


def fallen(q: Question) -> str:
    event = told(rolled(q, faces_of(q.text.params))[1], "rolled")
    left = at(q).stands[at(q).find_unit(hex_of(q.text.params["target"]))][1] - event["lost"]
    return (
        say(Text("quiz-m44-falls", {"lost": event["lost"], "left": left, "flags": event["flags"]}))
        if left
        else "The whole unit is eliminated by this attack."
    )


def ignored(q: Question) -> str:
    flags = int(str(q.text.params["flags"]))
    p, n = rolled(q, ("star",) * (dice(q) - flags) + ("flag",) * flags)[0], 0
    while (found := next((a for a in p.actions() if a.kind == "ignore"), None)) and not p.outcome:
        p, n = p.apply(found).after, n + 1
    return str(flags - n)


def chances(q: Question, what: str) -> Fraction:
    p = begun(q)[0]
    results = [(told(p.apply(a).events, "rolled"), part) for a, part in p.chance_outcomes()]
    return sum((part for event, part in results if event[what]), Fraction(0))


def expected(q: Question) -> str:
    p = begun(q)[0]
    mean = sum((told(p.apply(a).events, "rolled")["hits"] * part for a, part in p.chance_outcomes()), Fraction(0))
    return f"{float(mean):.3g}"


def likely(q: Question) -> str:
    chance = chances(q, "flags" if q.text.key.endswith("flag") else "hits")
    return about(100 * chance, "%")


def best(q: Question) -> str:
    p, start = at(q), hex_of(q.text.params["unit"])
    worth = {}
    for a in p.actions():
        if a.kind == "battle" and a.args[0] == start:
            dicing = p.apply(a).after
            hits = sum((told(dicing.apply(r).events, "rolled")["hits"] * c for r, c in dicing.chance_outcomes()), Fraction(0))
            worth[str(a.args[1])] = hits
    goal = max(worth, key=worth.__getitem__)
    return next(said(o) for o in q.options if said(o).endswith(f"({goal})"))


def seen(q: Question) -> str:
    """Return the engine's answer about a battle that only line of sight can forbid, ordered by Direct from HQ."""
    p, start, goal = at(q), hex_of(q.text.params["unit"]), hex_of(q.text.params["target"])
    ordered = p._replace(
        phase="order", card=p.setup.by_card["Direct from HQ"], table=(p.setup.by_card["Direct from HQ"],),
    )  # fmt: skip
    ordered = ordered.apply(Action("order", q.side, "", (start,))).after
    found = [v.why for v in ordered.check(Action("battle", q.side, "", (start, goal))).violations if v.why.key == "why-m44-sight"]
    return say(Text("quiz-m44-blocked", {"hexes": found[0].params["hexes"]})) if found else "Yes, it is clear."


FAR = {"infantry": 2, "special-forces": 2, "french-resistance": 2, "armor": 3, "elite-armor": 3, "artillery": 1}
BATTLE = {**FAR, "infantry": 1, "french-resistance": 1, "artillery": 0}
"""The numbers of the rulebooks, once more."""


def reach(q: Question) -> str:
    kind = q.text.params["unit"].params["unit"].params["unit"].key.removeprefix("m44-unit-")  # type: ignore[attr-defined]
    battle = q.text.key.endswith("battle")
    by_card = {"Behind Enemy Lines": (3, 3), "Artillery Bombard": (3, 0)}.get(at(q).rules.id)
    n = (by_card[battle] if at(q).rules.id == "Behind Enemy Lines" or kind == "artillery" else None) if by_card else None
    right = n if n is not None else (BATTLE if battle else FAR)[kind]
    moves = [len(a.args) - 1 for a in at(q).actions() if a.kind == "move"]
    assert max(moves, default=0) <= (by_card[0] if by_card else FAR[kind])
    return str(right)


def hindered(q: Question) -> str:
    a = at(q).parse("move " + str(q.text.params["path"]).replace(" – ", " "))
    rule = {v.rule for v in at(q).check(a).violations}
    assert len(rule) == 1
    return say(Text(rule.pop().replace(".", "-")))


def may_battle(p: Position, tile: str, *more: tuple[str, str]) -> str:
    """Return the enemies that a unit can battle, by trying each of them."""
    enemies = [t for i, (t, _) in enumerate(p.stands) if t and p.setup.units[i].side != p.turn]
    keys = set.intersection(*({v.why.key for v in p.check(Action("battle", p.to_act[0], "", (tile, t))).violations} for t in enemies))
    reasons = {
        "why-m44-moved-too-far": "No, because it has moved too far.",
        "why-m44-entered": "No, because of the terrain it entered.",
        "why-m44-afloat": "No, because it’s in the ocean.",
        **dict(more),
    }
    found = [text for key, text in reasons.items() if key in keys]
    return found[0] if found else "Yes, because no rule forbids it."


def gone(q: Question) -> str:
    if q.text.key == "quiz-m44-driven-off":
        return driven_off(q)
    events = at(q).apply(at(q).parse(q.action)).events
    return removed(events)


def removed(events: tuple[Event, ...]) -> str:
    things = [Text(f"m44-ground-{e.kind.removesuffix('-gone')}") for e in events if e.kind.endswith("-gone")]
    return say(Text("quiz-m44-taken-away", {"things": things})) if things else "Nothing is removed."


def driven_off(q: Question) -> str:
    path = str(q.text.params["path"]).split(" – ")
    if path == [""]:
        return removed(rolled(q, ("grenade",) * dice(q))[1])
    p = rolled(q, ("flag", "flag", *("star",) * (dice(q) - 2)))[0]
    p = p.apply(Action("ignore", p.to_act[0], "", (path[0],))).after
    return removed(p.apply(Action("retreat", p.to_act[0], "", tuple(path))).events)


def sections(q: Question) -> str:
    """Return the sections from the picture: four hexes per flank, five in the center."""
    tile = str(q.text.params["hex"])
    n, rows = "abcdefghijklm".index(tile[0].lower()), (13, 12)[tile[0].islower()]
    left, right = (n < 4, n > 8) if rows == 13 else (n <= 3, n >= 8)
    center = 4 <= n <= 8 if rows == 13 else 3 <= n <= 8
    if at(q).turn == 1:
        left, right = right, left
    here = [name for name, inside in (("left", left), ("center", center), ("right", right)) if inside]
    return say(Text("quiz-m44-sections", {"sections": [Text(f"m44-section-{s}") for s in here]}))


def most(q: Question) -> str:
    p, n = at(q), 0
    while found := [a for a in p.actions() if a.kind == "order"]:
        p, n = p.apply(found[0]).after, n + 1
    return str(n)


def instead(q: Question) -> str:
    """Return the effect of the card from the units that it can order: none, only one of another kind, or its own kind."""
    p = at(q)
    able = [p.setup.units[p.find_unit(str(a.args[0]))].kind.arm for a in p.actions() if a.kind == "order"]
    if not able:
        return "It gives no orders to any unit."
    fits = set(able) <= set(p.rules.arms)
    assert fits or most(q) == "1"
    return "It orders the units that fit it." if fits else "It orders one unit of any kind."


def text_of_card(q: Question) -> str:
    card = q.text.params["card"]
    name = say(cast(Text, cast(Text, card).params.get("card", card)))
    p = at(q)
    played = next(a for a in p.actions() if a.kind == "play" and p.setup.cards[p.setup.by_card[a.card]].base == name)
    found = next(e for e in p.apply(played).events if e.kind == "played").rules
    rule = next(r for r in found if r.startswith("m44.card.") and r not in ("m44.card.section.1", "m44.card.tactic.1"))
    return say(Text(f"{rule.replace('.', '-')}.text"))


def struck(q: Question) -> str:
    return str(len(at(q).apply(at(q).parse(q.action)).after.chance_outcomes()[0][0].args))


def healed(q: Question) -> str:
    done = at(q).apply(Action("roll", CHANCE, "", faces_of(q.text.params)))
    return str(told(done.events, "healed")["healed"])


def thrown(q: Question) -> str:
    card = say(cast(Text, q.text.params["card"]))
    p = at(q).apply(at(q).parse(f"play {card}")).after
    p = p if p.to_act == (CHANCE,) else p.apply(next(a for a in p.actions() if a.kind == "order")).after
    n = len(p.chance_outcomes()[0][0].args)
    return str(n - 4 if q.text.key == "quiz-m44-borrow" else n)


def repeated(q: Question) -> str:
    p = at(q)
    if p.card < 0:
        return "No order, because you have no card to repeat."
    name = cast(Text, q.text.params["card"])
    card = p.setup.cards[p.card]
    section = cast(Text, name.params["section"]).key.removeprefix("m44-section-") if "section" in name.params else ""
    assert card.printed == {"left": "right", "right": "left"}.get(section, section)
    base = Text(f"m44-card-{'-'.join(''.join(c if c.isalnum() else ' ' for c in card.base.lower()).split())}")
    return say(Text("m44-card-in-section", {"card": base, "section": Text(f"m44-section-{card.printed}")}) if card.printed else base)


def drawn(q: Question) -> str:
    side, hand = at(q).turn, sum(at(q).hands[at(q).turn])
    p = at(q).apply(at(q).parse(q.action)).after
    taken = 0
    while p.to_act == (CHANCE,):
        done = p.apply(p.chance_outcomes()[0][0])
        taken += any(e.kind == "drawn" and e.data["side"] == q.side for e in done.events)
        p = done.after
    while any(a.kind == "keep" for a in p.actions()):
        p = p.apply(p.actions()[0]).after
    return f"Cards drawn: {taken}, kept: {sum(p.hands[side]) - hand}."


def paid(q: Question) -> str:
    flags = int(str(q.text.params["flags"]))
    p = rolled(q, ("star",) * (dice(q) - flags) + ("flag",) * flags)[0]
    unit = at(q).find_unit(hex_of(q.text.params["target"]))
    while not p.outcome and (found := [a for kind in ("ignore", "retreat") for a in p.actions() if a.kind == kind]):
        p = p.apply(found[0]).after
    return str(at(q).stands[unit][1] - p.stands[unit][1])


TAKES = {
    "why-m44-not-emptied": "No, because the hex is not empty.",
    "why-m44-guns-stay": "No, because artillery never does.",
    "why-m44-stopped": "No, because it had to stop earlier.",
    "why-m44-no-front": "No, because it wasn’t a close assault.",
    "why-m44-arm": "No, because only infantry can enter.",
}


def taken(q: Question) -> str:
    start, goal = hex_of(q.text.params["unit"]), q.text.params["hex"]
    if any(a.kind == "take" and a.args == (start, goal) for a in at(q).actions()):
        return "Yes, because no rule forbids it."
    reasons = {v.why.key for v in at(q).check(Action("take", q.side, "", (start, str(goal)))).violations}
    return next(text for key, text in TAKES.items() if key in reasons)


def medals(q: Question) -> str:
    p = at(q)
    side = p.setup.side(cast(Text, q.text.params["side"]).key.removeprefix("m44-side-"))
    fallen_units = sum(u.medals for u, (t, _) in zip(p.setup.units, p.stands, strict=True) if not t and u.side != side)
    standing = {t: u.side for u, (t, _) in zip(p.setup.units, p.stands, strict=True) if t}
    held = sum(o.medals for o in p.setup.objectives if o.side == side and any(standing.get(t) == side for t in o.hexes))
    return str(fallen_units + held)


def won(q: Question) -> str:
    p = rolled(q, ("grenade",) * dice(q))[0]
    victory = {"allies": "Allies win the game at once.", "axis": "Axis wins the game at once."}
    return victory[p.outcome.winner] if p.outcome else "The game continues as before."


def overrun(q: Question) -> str:
    why = "No, because overruns need armor."
    if q.text.params["before"] == "self":
        why = "No, because it has already overrun."
    return may_battle(at(q), hex_of(q.text.params["unit"]), ("why-m44-battled", why))


def far_back(q: Question) -> str:
    done = at(q).apply(at(q).parse(q.action)).after
    miss = "armor" if at(q).setup.units[at(q).find_unit(hex_of(q.text.params["target"]))].kind.arm != "armor" else "infantry"
    flags = cast(int, q.text.params["flags"])
    n = len(done.chance_outcomes()[0][0].args)
    found = done.apply(Action("roll", CHANCE, "", tuple(sorted([miss] * (n - flags) + ["flag"] * flags, key=FACE_ORDER.index)))).after
    assert not any(a.kind == "ignore" for a in found.actions())
    unit = at(q).setup.units[at(q).find_unit(hex_of(q.text.params["target"]))]
    return str(flags * (3 if unit.kind.id == "french_resistance" else 1))


FACE_ORDER = ("infantry", "armor", "grenade", "star", "flag")
FULL = {"infantry": 4, "special-forces": 4, "french-resistance": 3, "armor": 3, "elite-armor": 4, "artillery": 2}
"""The figures of the rulebooks, once more."""


def counted(q: Question) -> str:
    if q.text.key == "quiz-m44-map":
        badge, n = q.text.params["badge"] == "yes", q.text.params["n"]
        arm = cast(Text, q.text.params["unit"]).key.removeprefix("m44-unit-")
        kinds = {"infantry": ("infantry", "special-forces", "french-resistance"), "armor": ("armor", "elite-armor")}.get(arm, (arm,))
        return say(Text(f"m44-unit-{next(k for k in kinds if FULL[k] == n and badge == (k != arm))}"))
    kind = q.text.params["unit"].params["unit"].params["unit"].key.removeprefix("m44-unit-")  # type: ignore[attr-defined]
    return str(FULL[kind] - cast(int, q.text.params["n"]))


def cards_left(q: Question) -> str:
    p, n = at(q), cast("dict[str, int]", q.text.params)
    if q.text.key == "quiz-m44-copies":
        base = cast(Text, q.text.params["card"]).key
        mine = p.setup.side(cast(Text, q.text.params["side"]).key.removeprefix("m44-side-"))
        piles = (p.deck, p.hands[1 - mine])
        cards = [i for i, c in enumerate(p.setup.cards) if f"m44-card-{'-'.join(c.base.lower().replace('!', '').split())}" == base]
        return str(sum(pile[i] for pile in piles for i in cards))
    if q.text.key.startswith("quiz-m44-dealt"):
        return str((40 if q.text.key.endswith("young") else 60) - n["a"] - n["b"])
    done = p.apply(p.parse("end turn")).after
    if q.text.key == "quiz-m44-new-deck":
        done = done.apply(done.chance_outcomes()[0][0]).after
    return str(sum(done.deck))


PROCESSES = {
    "turn": "read order move battle draw",
    "attack": "name count subtract roll lose retreat",
    "assault": "hits leave take overrun next",
    "ambush": "declare ambush back own ambusher other",
    "air": "group first away second end",
    "hour": "roll give act shuffle card",
    "recon": "one acts look keep away",
}


def chained(label: object) -> list[Text]:
    """Return the parts of a label that joins them by arrows."""
    text = cast(Text, label)
    return [text] if text.key != "quiz-m44-followed" else [cast(Text, text.params["first"]), *chained(text.params["second"])]


def in_order(q: Question) -> str:
    name = q.text.key.removeprefix("quiz-m44-steps-")
    order = PROCESSES[name].split()
    steps = {say(one): order.index(one.key.removeprefix(f"quiz-m44-step-{name}-")) for one in chained(q.options[0].label)}
    return " → ".join(sorted(steps, key=steps.__getitem__))


def after_ambush(q: Question) -> str:
    p = at(q).apply(at(q).parse(q.action)).after
    p = p.apply(Action("ambush", p.to_act[0])).after
    p = p.apply(Action("roll", CHANCE, "", faces_of(q.text.params))).after
    if retreats := [a for a in p.actions() if a.kind == "retreat"]:
        p = p.apply(retreats[0]).after
    if p.find_unit(hex_of(q.text.params["attacker"])) < 0:
        there = p.stands[at(q).find_unit(hex_of(q.text.params["attacker"]))][0]
        return "The attacker stays, but it can’t attack." if there else "The attacker is eliminated before it rolls."
    dice = len(p.chance_outcomes()[0][0].args)
    return f"The attacker battles now and rolls {dice} {'die' if dice == 1 else 'dice'}."


def judged(kind: str, args: Callable[[Question], tuple[str, ...]]) -> Callable[[Question], str]:
    """Return how a question about an action is answered: "Yes, because no rule forbids it.", or the reason of the rule that forbids it."""

    def answer(q: Question) -> str:
        found = at(q).check(Action(kind, at(q).to_act[0], "", args(q))).violations
        [rule] = {v.rule for v in found} or {""}
        there = ".there" if any(v.why.key == "why-m44-dug" for v in found) else ""
        return say(Text(f"{rule}{there}".replace("m44", "m44-no", 1).replace(".", "-"))) if rule else "Yes, because no rule forbids it."

    return answer


def along(q: Question) -> tuple[str, ...]:
    return tuple(str(q.text.params["path"]).split(" – "))


def digs(q: Question) -> str:
    goal, start = str(q.text.params["hex"]), hex_of(q.text.params["unit"])
    return judged("dig", lambda _: (start,))(q) if goal == start else judged("move", lambda _: (start, goal))(q)


def carried_out(q: Question) -> str:
    """Play the card in a team, on boards side by side, and read who carries it out."""
    wide, n = scenario.load("memoir44/long-front").position(), cast("int", q.text.params["n"])
    p = wide._replace(setup=with_players(wide.setup, (n, n)), phase="play", pending=(), hands=(at(q).hands[at(q).turn], wide.hands[1]))
    [play] = [
        a for a in p.actions() if title(p, p.setup.cards[p.setup.by_card[a.card]], "".join(map(str, a.args))) == q.text.params["card"]
    ]
    return say(Text("quiz-m44-commanders", {"commanders": [Text(f"m44-commander-{seat}") for seat in seats_of(p.apply(play).events)]}))


def seats_of(events: tuple[Event, ...]) -> list[str]:
    return cast("list[str]", told(events, "commanded")["commanders"])


ANSWERS: dict[str, Callable[[Question], str]] = {
    "distance": steps,
    "range": lambda q: str(battled(q)["base"]),
    "weak": lambda q: str(dice(q)),
    "cover": lambda q: str(battled(q)["cover"]),
    "dice": lambda q: str(dice(q)),
    "own-hex": lambda q: str(sum(battled(q)["penalties"].values())),
    "symbols": symbols,
    "hits": lambda q: str(told(rolled(q, faces_of(q.text.params))[1], "rolled")["hits"]),
    "fall": fallen,
    "ignore": ignored,
    "one-die": lambda q: str(
        6 * sum(c for c, face in zip((Fraction(1, 3), *(Fraction(1, 6),) * 2), ("infantry", "armor", "grenade"), strict=True)
                if told(rolled(q, (face,) * dice(q))[1], "rolled")["hits"])
    ),
    "expected": expected,
    "chance": likely,
    "best": best,
    "sight": seen,
    "reach": reach,
    "hinder": hindered,
    "then": lambda q: may_battle(at(q), hex_of(q.text.params["unit"])),
    "gone": gone,
    "section": sections,
    "most": most,
    "substitute": instead,
    "card": text_of_card,
    "extra": lambda q: str(dice(q)),
    "strike": struck,
    "heal": healed,
    "hand-dice": thrown,
    "counter": repeated,
    "draw": drawn,
    "pay": paid,
    "take": taken,
    "overrun": overrun,
    "strike-flags": far_back,
    "figures": counted,
    "deck": cards_left,
    "steps": in_order,
    "ambush": after_ambush,
    "may-move": judged("move", along),
    "may-retreat": judged("retreat", along),
    "may-strike": judged("strike", lambda q: tuple(cast("list[str]", q.text.params["hexes"]))),
    "may-clear": judged("clear", lambda q: (hex_of(q.text.params["unit"]),)),
    "may-dig": digs,
    "medals": medals,
    "wins": won,
    "commander": carried_out,
}  # fmt: skip


@pytest.mark.parametrize("name", ANSWERS)
def test_the_engine_gives_the_same_answer(name: str) -> None:
    for q in asked(f"m44.{name}"):
        assert said(q.options[q.answer]) == ANSWERS[name](q), q.id


def legal(q: Question, kind: str, *args: str) -> bool:
    return any(a.kind == kind and a.args == args for a in at(q).actions())


def together(q: Question, option: Option) -> bool:
    p = at(q)
    for tile in said(option).split(", "):
        a = Action("order", q.side, "", (tile,))
        if a not in p.actions():
            return False
        p = p.apply(a).after
    return True


def playable(q: Question, option: Option) -> bool:
    """Play the actions of a turn one after another, with dice that miss."""
    p = at(q)
    for one in chained(option.label):
        while p.pending:
            quiet = Action("roll", CHANCE, "", ("star",) * getattr(p.pending[-1], "dice", 0))
            p = p.apply(quiet if p.to_act == (CHANCE,) else Action("decline", p.to_act[0])).after
        found = [a for a in p.actions() if a.kind in SHORT and a.card in ("", "Direct from HQ") and say(short(a)) == say(one)]
        if not found:
            return False
        p = p.apply(found[0]).after
    return True


def claimed(q: Question, option: Option) -> bool:
    """Return whether an option judges two statements as the catalog does: only a wrong one has a reason against it."""
    wrong = [has(f"{cast(Text, q.text.params[name]).key}.why", "en") for name in ("first", "second")]
    answer = {(False, True): "first", (True, False): "second", (True, True): "neither"}[wrong[0], wrong[1]]
    return option.label == Text(f"quiz-claim-{answer}")


EACH: dict[str, Callable[[Question, Option], bool]] = {
    "go": lambda q, o: any(a.kind == "move" and a.args[-1] == said(o) for a in at(q).actions()),
    "target": lambda q, o: legal(q, "battle", hex_of(q.text.params["unit"]), hex_of(o.label)),
    "called": lambda q, o: legal(q, "order", hex_of(o.label)),
    "together": together,
    "sequence": playable,
    "claim": claimed,
    "fact": lambda q, o: o.label == q.text._replace(key=f"{q.text.key}.right"),
    "legal": lambda q, o: any(deed(a, at(q)) == o.label for a in at(q).actions()),
    "retreat": lambda q, o: any(a.kind == "retreat" and a.args[-1] == said(o) for a in at(q).actions()),
}


@pytest.mark.parametrize("name", EACH)
def test_the_engine_marks_each_option_as_right_or_wrong(name: str) -> None:
    for q in asked(f"m44.{name}"):
        assert [EACH[name](q, option) for option in q.options] == [option.right for option in q.options], q.id


def test_no_wrong_answer_names_a_hex_that_blocks() -> None:
    for q in [*asked("m44.sight"), *(questions.make(f"m44.sight/{seed}") for seed in range(SEEDS, 5 * SEEDS))]:
        p, start, goal = at(q), hex_of(q.text.params["unit"]), hex_of(q.text.params["target"])
        blocking = blockers(p, start, goal)
        for option in q.options:
            named = cast(Text, option.label).params.get("hexes", [])
            assert option.right or not set(cast("list[str]", named)) & set(blocking), q.id


def test_every_maker_is_answered_once_more() -> None:
    assert {f"m44.{name}" for name in (*ANSWERS, *EACH)} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_announced_actions_are_legal(name: str) -> None:
    for q in asked(name)[:8]:
        p = at(q)
        if q.action:
            assert p.check(p.parse(q.action)).legal, q.id
        assert p.outcome is None
        assert q.side in p.setup.sides
        assert Game(p, seed=0).position == p or p.to_act == (CHANCE,), "nothing happens when the table is opened"
        stands = [t for t, _ in p.stands if t]
        assert len(set(stands)) == len(stands), "one unit a hex"
        piles = (*p.hands, p.deck, p.discard)
        cards = sum(map(sum, piles)) + len(p.table)
        waiting = sum(len(getattr(task, "seen", ())) for task in p.pending)
        assert cards + waiting == 60, q.id


def test_the_rules_that_are_not_asked() -> None:
    """Some question asks about every topic of the catalog except the unasked ones."""
    covered = {rule for maker in questions.GAMES["memoir44"] for rule in maker.rules}
    topics = Counter(rule.split(".")[1] for rule in covered)
    every = {rule.split(".")[1] for rule in system.rules()}
    assert every - topics.keys() == {"own"}, "the effects that a person's own file gives, so nobody can know them"
    taught = {rule for lesson in lessons("memoir44") for rule in lesson.taught_rules}
    assert taught <= covered


def test_every_rule_of_team_play_and_of_the_large_battles_is_taught_and_asked() -> None:
    headings = re.compile("Приложение №3 › (Командная игра|.*Оверлорд.*)$")
    rules = {rule.id for rule in system.rules().values() if any(headings.match(place.section) for place in rule.cites)}
    assert len(rules) >= 9
    for name in ("memoir44/teams", "memoir44/overlord"):
        assert not load(name).exercises[0].asks, "it begins with a move"
    exercised = {rule for name in ("memoir44/teams", "memoir44/overlord") for e in load(name).exercises for rule in e.rules}
    asked_about = {rule for maker in questions.GAMES["memoir44"] for rule in maker.rules}
    assert (rules - exercised, rules - asked_about) == (set(), set())
