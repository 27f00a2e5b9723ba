"""Answer the questions that only Undaunted: North Africa has by playing on and looking at open information."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text
from undaunted_nb.games.undaunted.rules.actions import kinds_of
from undaunted_nb.i18n import say
from undaunted_nb.kit.question import Option, Question
from undaunted_nb.play.game import Game

ARMOR = ("antitank", "demolish")


def said(key: str, **params: Any) -> str:
    return say(Text(key, params))


def name(q: Question, param: str) -> str:
    """Return the id of the object that a question names."""
    return str(q.text.params[param].params["fallback"])  # type: ignore[attr-defined]


def seen(q: Question) -> Any:
    return q.position.view(q.side)


def played(q: Question) -> Game:
    """Play the action with 0 on all dice, and choose the first possible member of a crew."""
    game = Game(q.position, seed=1)
    rolled = q.position.apply(q.position.parse(q.action)).after
    dice = len(rolled.chance_outcomes()[0][0].args) if rolled.to_act == ("CHANCE",) else 0
    game.play(q.action, " ".join("0" * dice) or None)
    while any(a.kind == "pick" for a in game.legal_actions):
        game.play(next(iter(game.legal_actions)))
    return game


def base(q: Question) -> str:
    game = played(q)
    (n,) = (e.data["defense"]["base"] for step in game.steps for e in step.events if e.kind == "attacked")
    return said("quiz-number-armor" if q.position.parse(q.action).kind in ARMOR else "quiz-number-normal", n=n)


def total(q: Question) -> str:
    (n,) = (e.data["defense"]["total"] for step in played(q).steps for e in step.events if e.kind == "attacked")
    return str(n)


def card_of(q: Question, counter: str) -> str:
    cards: Any = q.position.setup.cards  # type: ignore[attr-defined]
    return str(next(card.id for own in cards for card in own if card.unit == counter))


def seat(q: Question) -> str:
    card = card_of(q, name(q, "counter"))
    if any(a.at == "seat" and a.card == card and said(f"kind-{a.kind}") == say(q.text.params["kind"]) for a in q.position.legal_actions):  # type: ignore[arg-type]
        return "Yes, because no rule forbids it."
    return said("quiz-seat-disabled" if seen(q)["vehicles"][name(q, "vehicle")]["disabled"] else "quiz-seat-crew")


def enter(q: Question) -> str:
    counter, vehicle = name(q, "counter"), name(q, "vehicle")
    ways = [a for a in q.position.legal_actions if a.kind == "enter" and a.card == card_of(q, counter) and a.args[0] == vehicle]
    if ways:
        owner = q.position.apply(ways[0]).after.view(q.side)["vehicles"][vehicle]["owner"]
        return "Yes, because no rule forbids it." if owner == seen(q)["vehicles"][vehicle]["owner"] else said("quiz-enter-takes")
    if seen(q)["counters"][counter]["suppressed"]:
        return said("quiz-enter-low")
    crew = [soldier for soldier in seen(q)["vehicles"][vehicle]["seats"].values() if soldier]
    return said("quiz-enter-enemy" if any(not soldier.startswith(q.side) for soldier in crew) else "quiz-enter-full")


def state(after: Any, vehicle: str) -> str:
    it = after["vehicles"][vehicle]
    return said("quiz-damaged", n=it["damage"], state="destroyed" if not it["tile"] else "disabled" if it["disabled"] else "ready")


def damaged(q: Question) -> str:
    vehicle = str(q.position.parse(q.action).args[0])
    after = played(q).position.view(q.side)
    assert after["vehicles"][vehicle]["damage"] == seen(q)["vehicles"][vehicle]["damage"] + 1
    return state(after, vehicle)


def repaired(q: Question) -> str:
    vehicle = str(q.position.parse(q.action).args[0])
    after = played(q).position.view(q.side)["vehicles"][vehicle]
    assert after["damage"] == q.text.params["n"] - 1  # type: ignore[operator]
    n = after["damage"] - bool(q.text.params["twice"])
    return said("quiz-damaged", n=n, state="disabled" if n >= int(str(q.text.params["critical"])) else "ready")


def pressed(q: Question) -> str:
    after, before = played(q).position.view(q.side), seen(q)
    assert after["vehicles"] == before["vehicles"], "no damage"
    low = [c for c, it in after["counters"].items() if it["suppressed"] and not before["counters"][c]["suppressed"]]
    assert len(low) <= 1
    return said("quiz-crew-one" if low else "quiz-nothing-more")


def control(q: Question) -> str:
    a = q.position.parse(q.action)
    if a in q.position.legal_actions:
        return "Yes, because no rule forbids it."
    tile, view = q.text.params["tile"], seen(q)
    foe = next(side for side in view["markers"] if side != q.side)
    beset = any(it["tile"] == tile and c.startswith(foe) for c, it in view["counters"].items())
    if view["markers"][foe].get(tile) == "controlled" and beset:
        return said("quiz-hold-enemy")
    return said("quiz-control-twice" if view["markers"][q.side].get(tile) == "controlled" else "quiz-control-bare")


def worth(q: Question) -> str:
    side = name(q, "side")
    assert seen(q)["score"][side] == q.text.params["n"]
    return str(played(q).position.view(q.side)["score"][side])


def escape(q: Question) -> str:
    setup: Any = q.position.setup
    counter, tile = name(q, "counter"), q.text.params["tile"]
    if any(a.args == ("exit",) and a.card == card_of(q, counter) for a in q.position.legal_actions):
        return "Yes, because no rule forbids it."
    named = any(counter in goal.names for goal in setup.goals[setup.side(q.side)] if goal.kind == "escape")
    there = tile in setup.exits
    assert not (named and there)
    return said("quiz-escape-both" if not named and not there else "quiz-escape-point" if named else "quiz-escape-named")


def gone(q: Question) -> str:
    target = str(q.position.parse(q.action).args[0])
    before, after = seen(q)["piles"][q.side]["counts"], played(q).position.view(q.side)
    lost = after["piles"][q.side]["counts"]["removed"] - before["removed"]
    shown = q.text.params
    if after["counters"][target]["tile"]:
        assert lost == 1
        return said("quiz-left-one")
    assert not any(shown[zone] for zone in ("hand", "discard", "deck"))
    assert lost == shown["supply"], "nobody's card is left who never returns"
    return said("quiz-left-all", n=lost)


def ended(q: Question) -> str:
    outcome = played(q).position.outcome
    return f"{said(f'side-{outcome.winner}')} wins the game at once." if outcome else "The game continues as before."


ANSWERS: dict[str, Callable[[Question], str]] = {
    "na.base": base,
    "na.demolish-sum": total,
    "na.strafe-sum": total,
    "na.seat": seat,
    "na.enter": enter,
    "na.damage": damaged,
    "na.repair": repaired,
    "na.pressed": pressed,
    "na.control": control,
    "na.worth": worth,
    "na.escape": escape,
    "na.gone": gone,
    "na.ended": ended,
    "na.hopeless": ended,
}


def kind_of(q: Question) -> str:
    kinds: Any = kinds_of(q.position.setup.edition)  # type: ignore[attr-defined]
    named = say(q.text.params["kind"])  # type: ignore[arg-type]
    return str(next(kind for kind in kinds if said(f"kind-{kind.replace(' ', '-')}") == named))


def can_be_aimed_at(q: Question, option: Option) -> bool:
    target = str(option.label.params["fallback"])  # type: ignore[union-attr]
    return any((a.kind, a.card, a.args) == (kind_of(q), name(q, "card"), (target,)) for a in q.position.legal_actions)


def can_be_chosen(q: Question, option: Option) -> bool:
    return any(
        (a.kind, a.card, ", ".join(map(str, a.args))) == (kind_of(q), name(q, "card"), option.label) for a in q.position.legal_actions
    )


def can_be_driven(q: Question, option: Option) -> bool:
    def drives(a: Action) -> bool:
        return a.kind == "drive" and " – ".join(map(str, a.args)) == option.label

    vehicle = name(q, "vehicle")
    events = [q.position.apply(a).events for a in q.position.legal_actions if drives(a)]
    return any(e.data["vehicle"] == vehicle for each in events for e in each if e.kind == "drove")


EACH: dict[str, Callable[[Question, Option], bool]] = {
    "na.aim": can_be_aimed_at,
    "na.route": can_be_chosen,
    "na.drive": can_be_driven,
}
