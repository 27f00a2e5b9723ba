"""Questions: each is answered again here by playing on in the public engine and looking at the result."""

from __future__ import annotations

import runpy
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any, cast

import pytest

from tests.games import desert
from tests.games.questions import SEEDS, about, asked, said
from tests.project.paths import ROOT
from undaunted_nb.engine.action import Action
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.text import Text
from undaunted_nb.games.undaunted import system
from undaunted_nb.games.undaunted.quiz import describe_attack, describe_use, pile, questions, shots
from undaunted_nb.games.undaunted.rules.actions import kinds_of
from undaunted_nb.games.undaunted.rules.state.editions import EDITIONS
from undaunted_nb.games.undaunted.rules.state.position import ZONES, Position
from undaunted_nb.games.undaunted.rules.state.setup import Setup
from undaunted_nb.i18n import has, say
from undaunted_nb.kit.question import Option, Question, make
from undaunted_nb.play.game import Game

NAMES = [maker.name for makers in questions.GAMES.values() for maker in makers]


def both(*names: str) -> list[str]:
    """Return kinds of questions in each game that has them."""
    return [prefix + name for name in names for prefix in questions.PREFIXES.values() if prefix + name in NAMES]


def test_every_edition_has_questions() -> None:
    assert set(questions.GAMES) == set(EDITIONS)
    assert system.questions is questions


# ---------------------------------------------------------------- answered once more, by playing on


def events(q: Question, chance: str | None = None) -> tuple[Event, ...]:
    return Game(q.position, seed=1).play(q.action, chance).events


def dice(q: Question) -> int:
    return len(q.position.apply(q.position.parse(q.action)).after.chance_outcomes()[0][0].args)


def attacked(q: Question, face: int = 0) -> Any:
    return next(e.data for e in events(q, " ".join([str(face)] * dice(q))) if e.kind == "attacked")


def number(part: str) -> Callable[[Question], str]:
    return lambda q: str(attacked(q)["defense"][part])


def faces(q: Question) -> str:
    return ", ".join(str(f) for f in (*range(1, 10), 0) if attacked(q, f)["hit"])


def chance(q: Question) -> str:
    p = q.position.apply(q.position.parse(q.action)).after
    hits = [(next(e for e in p.apply(a).events if e.kind == "attacked").data["hit"], part) for a, part in p.chance_outcomes()]
    found = sum((part for hit, part in hits if hit), Fraction(0))
    return f"{found * 10 ** dice(q)}/{10 ** dice(q)} = {float(100 * found):.4g}%"


def fall(q: Question) -> str:
    shown = str(q.text.params["faces"]).replace(",", "")
    done = events(q, shown)
    hit = any(e.kind in ("card_lost", "counter_lost") for e in done)
    assert hit == next(e.data["hit"] for e in done if e.kind == "attacked")
    return "A hit: a card is lost, or the counter." if hit else "A miss, and the unit loses nothing."


def suppressed(q: Question) -> str:
    target = attacked(q)["target"]
    was = q.position.view("")["counters"][target]["suppressed"]
    assert Game(q.position).play(q.action, " ".join("0" * dice(q))).after.view("")["counters"][target] == {
        **q.position.view("")["counters"][target],
        "suppressed": True,
    }
    return "Nothing at all happens to it." if was else "The counter becomes suppressed."


def lost(q: Question) -> str:
    shown = q.text.params
    place = attacked(q)["lost_from"]
    first = next((zone for zone in ("hand", "discard", "deck") if shown[zone]), "counter")
    assert place == first, "what the question tells is enough to answer it"
    return say(Text(f"zone-{place}"))


def blasted(q: Question) -> set[str]:
    return {e.data["target"] for e in played_out(q) if e.kind == "attacked"}


def played_out(q: Question) -> list[Event]:
    """Play a Blast with 1 on all dice, so that no unit leaves."""
    game = Game(q.position, seed=1)
    found = list(game.play(q.action).events)
    while game.position.to_act and any(a.kind == "next" for a in game.legal_actions):
        found += game.play(next(iter(game.legal_actions))).events
    return found


def blast(q: Question) -> str:
    setup = cast("Setup", q.position.setup)
    found = [
        say(Text(f"counter-{c.kind}", {"side": Text(f"side-of-{setup.sides[c.side]}"), "squad": c.squad}))
        for c in setup.counters
        if c.id in blasted(q)
    ]
    return say(Text("quiz-counters", {"counters": found}))


def blast_sum(q: Question) -> str:
    name = say(q.text.params["target"])  # type: ignore[arg-type]
    setup = cast("Setup", q.position.setup)
    target = next(
        c
        for c in setup.counters
        if say(Text(f"counter-{c.kind}", {"side": Text(f"side-of-{setup.sides[c.side]}"), "squad": c.squad})) == name
    )
    return str(next(e.data["defense"]["total"] for e in played_out(q) if e.kind == "attacked" and e.data["target"] == target.id))


def ended(q: Question) -> str:
    p = Game(q.position, seed=1).play(q.action, "0" + " 0" * (dice(q) - 1) if "attack" in q.action else None).after
    return f"{say(Text(f'side-{p.outcome.winner}'))} wins the game at once." if p.outcome else "The game continues as before."


def touching(q: Question) -> dict[str, set[str]]:
    """Return the neighbors from the places of the tiles: squares of side 2 that share part of an edge."""
    places = q.position.setup.board.places  # type: ignore[attr-defined]
    return {a: {b for b, (u, v) in places.items() if sorted((abs(x - u), abs(y - v))) in ([0, 2], [1, 2])} for a, (x, y) in places.items()}


def steps(q: Question) -> str:
    near, found, edge = touching(q), 0, {q.text.params["from"]}
    while q.text.params["tile"] not in edge:
        edge, found = edge | {n for tile in edge for n in near[str(tile)]}, found + 1
    return str(found)


def scouted(q: Question) -> str:
    after = q.position.apply(q.position.parse(q.action)).after
    me = q.side
    fog = [p.view(me)["piles"][me]["supply"].get("Fog of War", 0) for p in (q.position, after)]
    marks = [len(p.view(me)["markers"][me]) for p in (q.position, after)]
    return f"Markers: {marks[1] - marks[0]}, Fog of War: {fog[0] - fog[1]}"


def low(q: Question) -> str:
    a = q.position.parse(q.action)
    done = q.position.apply(a)
    counter = next(iter(c.id for c in q.position.setup.counters if c.id == f"{a.side} {unit_of(q)}"))  # type: ignore[attr-defined]
    was, still = (p.view("")["counters"][counter]["suppressed"] for p in (q.position, done.after))
    if a.kind == "hunker down":
        assert still == was
        return "The card goes to the supply, " + ("suppression stays." if was else "nothing else happens.")
    if was:
        kinds = {say(Text(f"kind-{k.replace(' ', '-')}")): k for k in kinds_of(q.position.setup.edition)}  # type: ignore[attr-defined]
        kind = kinds[say(q.text.params["kind"])]  # type: ignore[arg-type]
        assert all(x.kind != kind for x in q.position.legal_actions if x.card == a.card), "the action itself does not happen"
        assert not still
        return "The counter recovers and does nothing else."
    assert a.kind != "ready"
    return "The counter acts, and the card stays in play."


def unit_of(q: Question) -> str:
    return str(q.text.params["unit"].params["fallback"]).partition(" ")[2]  # type: ignore[attr-defined]


def revealed(q: Question) -> str:
    game = Game(q.position, seed=1)
    before = {side: q.position.view(side)["piles"][side]["counts"]["discard"] for side in q.position.setup.sides}
    winner = first(q)
    for side, name in zip(before, ("first_card", "second_card"), strict=True):
        game.play(f"{side}: initiative {q.text.params[name].params['fallback']}")  # type: ignore[attr-defined]
    assert all(game.position.view(side)["piles"][side]["counts"]["discard"] == n + 1 for side, n in before.items())
    return f"{winner} plays first. Both cards go to the discard piles."


def control(q: Question) -> str:
    a = q.position.parse(q.action)
    if a in q.position.legal_actions:
        return "Yes, because no rule forbids it."
    tile, seen = q.text.params["tile"], q.position.view(q.side)
    if any(it["tile"] == tile and not name.startswith(q.side) for name, it in seen["counters"].items()):
        return "No, because an enemy counter is there."
    return (
        "No, because you already control it."
        if seen["markers"][q.side].get(tile) == "controlled"
        else "No, because your marker is missing."
    )


def first(q: Question) -> str:
    game = Game(q.position, seed=1)
    for side, name in zip(q.position.setup.sides, ("first_card", "second_card"), strict=True):
        game.play(f"{side}: initiative {q.text.params[name].params['fallback']}")  # type: ignore[attr-defined]
    return say(Text(f"side-{game.position.to_act[0]}"))


def then(q: Question) -> str:
    after = q.position.apply(q.position.parse("end turn")).after
    return (
        "Both sides draw cards for a new round."
        if after.to_act == ("CHANCE",)
        else f"{say(Text(f'side-{after.to_act[0]}'))} is the next to play its turn."
    )


def hit_chance(p: Position, a: Action) -> Fraction:
    """Count the chance over every result of the dice."""
    rolled = p.apply(a).after
    fallen = [(rolled.apply(roll), part) for roll, part in rolled.chance_outcomes()]
    return sum((part for done, part in fallen if next(e for e in done.events if e.kind == "attacked").data["hit"]), Fraction(0))


def one_in(q: Question) -> str:
    return about(1 / hit_chance(q.position, q.position.parse(q.action)))  # type: ignore[arg-type]


def until(q: Question) -> str:
    """Return the average number of attacks, added up card by card."""
    told = q.text.params
    cards = sum(int(str(told[zone])) for zone in ("hand", "discard", "deck"))
    chance, average = Fraction(str(told["fraction"])), Fraction(0)
    for _ in range(cards + 1):
        average += 1 / chance
    return about(average)


def draw(q: Question) -> str:
    """Return the chance from drawing the cards one after the other."""
    size, copies, none = int(str(q.text.params["size"])), int(str(q.text.params["n"])), Fraction(1)
    for drawn in range(int(str(q.text.params["draw"]))):
        none *= Fraction(size - copies - drawn, size - drawn)
    seen = q.position.view(q.side)["piles"][q.side]
    assert seen["counts"]["deck"] == size
    return about(100 * (1 - none), "%")


def best(q: Question) -> str:
    """Return the best attack by its dice. No other option is as good."""
    chances: dict[str, Fraction] = {}
    for a in q.position.legal_actions:
        if a.kind in ("attack", "suppress"):
            chances.setdefault(say(deed_told(q.position, a)), hit_chance(q.position, a))  # type: ignore[arg-type]
    offered = sorted(((chances[said(option)], said(option)) for option in q.options), reverse=True)
    assert offered[0][0] > offered[1][0]
    return offered[0][1]


def deed_told(p: Any, a: Action) -> Text:
    return describe_attack(p, next(s for s in shots(p, a.kind) if s.action == a))


def in_order(q: Question) -> str:
    """Return the losses as the places tell: the counter after the last card."""
    told = q.text.params
    places = [zone for zone in ("hand", "discard", "deck") for _ in range(int(str(told[zone])))] + ["counter"]
    assert attacked(q)["lost_from"] == places[0]
    return ", then ".join(say(Text(f"zone-{place}")) for place in places[:3])


ANSWERS: dict[str, Callable[[Question], str]] = {
    "un.order": in_order,
    "un.range": number("range"),
    "un.cover": number("cover"),
    "un.defense": number("total"),
    "un.faces": faces,
    "un.chance": chance,
    "un.one-in": one_in,
    "un.until": until,
    "un.draw": draw,
    "un.best": best,
    "un.dice": fall,
    "un.suppress": suppressed,
    "un.casualty": lost,
    "un.blast": blast,
    "un.blast-sum": blast_sum,
    "un.pinned": ended,
    "un.hopeless": ended,
    "un.points": ended,
    "un.neighbors": lambda q: str(len(touching(q)[str(q.text.params["tile"])])),
    "un.distance": steps,
    "un.scout": scouted,
    "un.low": low,
    "un.control": control,
    "un.initiative": first,
    "un.chosen": revealed,
    "un.next": then,
    "un.spawn": lambda q: str(next(e.data["tile"] for e in events(q) if e.kind == "entered")),
    "un.deck": lambda q: str(Game(q.position, seed=1).play(q.action).after.view(q.side)["piles"][q.side]["counts"]["deck"]),
}
ANSWERS |= {"na.fog": scouted, **{name.replace("un.", "na."): answer for name, answer in ANSWERS.items()}, **desert.ANSWERS}
ANSWERS = {name: answer for name, answer in ANSWERS.items() if name in NAMES}


@pytest.mark.parametrize("name", ANSWERS)
def test_the_engine_gives_the_same_answer(name: str) -> None:
    for q in asked(name):
        assert said(q.options[q.answer]) == ANSWERS[name](q), q.id


# ---------------------------------------------------------------- answers derived from each option


def is_neighbor(q: Question, option: Option) -> bool:
    return option.label in touching(q)[str(q.text.params["tile"])]


def can_go(q: Question, option: Option) -> bool:
    card = q.text.params["card"].params["fallback"]  # type: ignore[attr-defined]
    return any(a.card == card and a.kind == "move" and a.args == (option.label,) for a in q.position.legal_actions)


def can_be_target(q: Question, option: Option) -> bool:
    return any(a.kind == "target" and a.args == (option.label,) for a in q.position.legal_actions)


def can_be_done(q: Question, option: Option) -> bool:
    return any(describe_use(q.position, a) == option.label for a in q.position.legal_actions if a.kind != "end turn")  # type: ignore[arg-type]


def can_be_taken(q: Question, option: Option) -> bool:
    card = q.text.params["card"].params["fallback"]  # type: ignore[attr-defined]
    takes = [a for a in q.position.legal_actions if a.card == card and say(Text(f"kind-{a.kind}")) == say(q.text.params["kind"])]  # type: ignore[arg-type]
    return any(said(option) == say(describe_use(q.position, a)).partition(f"{say(Text(f'kind-{a.kind}'))} ")[2] for a in takes)  # type: ignore[arg-type]


def may_be_seen(q: Question, option: Option) -> bool:
    zones = {say(Text(f"zone-{zone}")): zone for zone in ZONES}
    pile_, _, count = said(option).partition(": ")
    zone, _, whose = pile_.removesuffix(")").partition(" (")
    side = q.side if whose == "yours" else next(s for s in q.position.setup.sides if s != q.side)
    assert q.position.view(q.side)["piles"][side]["counts"].get(zones[zone], int(count)) == int(count)
    return zones[zone] in q.position.view(q.side)["piles"][side]


def is_illegal(q: Question, option: Option) -> bool:
    return not can_be_done(q, option)


def cited_rules(q: Question) -> set[str]:
    """Return every rule that the log cites when the action is played on, with a hit."""
    game = Game(q.position, seed=1)
    rolled = q.position.apply(q.position.parse(q.action)).after
    count = (
        len(rolled.chance_outcomes()[0][0].args) if rolled.to_act == ("CHANCE",) and rolled.chance_outcomes()[0][0].kind == "roll" else 0
    )
    game.play(q.action, " ".join("0" * count) or None)
    while game.legal_actions and next(iter(game.legal_actions)).kind in ("pick", "next"):
        game.play(next(iter(game.legal_actions)))
    return {rule for step in game.steps for event in step.events for rule in event.rules}


def is_applied(q: Question, option: Option) -> bool:
    """Return whether the log cites a rule. Hunker Down cites three whether or not the counter is off the board or suppressed."""
    key = option.label.key  # type: ignore[union-attr]
    a, setup = q.position.parse(q.action), cast("Setup", q.position.setup)
    unit = setup.unit_of[setup.side(a.side)][setup.by_card[setup.side(a.side)][a.card]]
    stand = q.position.view("")["counters"][setup.counters[unit].id] if unit >= 0 else {"tile": "none", "suppressed": False}
    nothing = {"un-spawn-6": stand["tile"], "un-suppressed-3": not stand["suppressed"]}
    return key in {name.replace(".", "-") for name in cited_rules(q)} and not nothing.get(key)


def claimed(q: Question, option: Option) -> bool:
    """Return whether an option judges two statements as the catalog does: only a wrong one has a reason against it."""
    wrong = [has(f"{cast(Text, q.text.params[name]).key}.why", "en") for name in ("first", "second")]
    answer = {(False, True): "first", (True, False): "second", (True, True): "neither"}[wrong[0], wrong[1]]
    return option.label == Text(f"quiz-claim-{answer}")


EACH: dict[str, Callable[[Question, Option], bool]] = {
    "un.claim": claimed,
    "un.fact": lambda q, o: o.label == q.text._replace(key=f"{q.text.key}.right"),
    "un.illegal": is_illegal,
    "un.applies": is_applied,
    "un.neighbor": is_neighbor,
    "un.go": can_go,
    "un.target": can_be_target,
    "un.legal": can_be_done,
    "un.take": can_be_taken,
    "un.secret": may_be_seen,
}
EACH |= {**{name.replace("un.", "na."): each for name, each in EACH.items()}, **desert.EACH}
EACH = {name: each for name, each in EACH.items() if name in NAMES}


@pytest.mark.parametrize("name", EACH)
def test_the_engine_marks_each_option_as_right_or_wrong(name: str) -> None:
    for q in asked(name):
        assert [EACH[name](q, option) for option in q.options] == [option.right for option in q.options], q.id


# ---------------------------------------------------------------- where cards go


def counts(p: Position, side: str, card: str) -> dict[str, int]:
    me = p.setup.side(side)
    return {zone: pile(p.halves[me], i)[p.setup.by_card[me][card]] for i, zone in enumerate(ZONES)}


@pytest.mark.parametrize("name", both("goes"))
def test_a_card_is_where_the_answer_places_it(name: str) -> None:
    for q in asked(name):
        card = q.text.params["card"].params["fallback"]  # type: ignore[attr-defined]
        side = q.position.parse(q.action).side
        done = q.position.apply(q.position.parse(q.action)).after
        before, after = counts(q.position, side, card), counts(done, side, card)  # type: ignore[arg-type]
        more = [say(Text(f"zone-{zone}")) for zone in ZONES if after[zone] > before[zone]]
        assert more == [said(q.options[q.answer])], q.id


def test_moved_cards_are_where_the_answer_places_them() -> None:
    for q in (q for name in both("moved") for q in asked(name)):
        game, before = Game(q.position, seed=1), q.position.view(q.side)["piles"]
        a = q.position.parse(q.action)
        after = game.play(q.action).after.view(q.side)["piles"]
        foe = next(s for s in before if s != q.side)
        zone = {"bolster": "discard", "inspire": "hand", "command": "hand", "conceal": "discard", "recon": "removed"}[a.kind]
        side = foe if a.kind == "conceal" else q.side
        grown = after[side]["counts"][zone] - before[side]["counts"][zone]
        drawn = int(a.args[0]) if a.kind == "command" else len(a.args)
        assert grown == (1 if a.kind in ("conceal", "recon") else drawn - (zone == "hand")), "the card that is played leaves the hand"
        whose = "yours" if side == q.side else say(Text(f"side-{foe}"))
        assert said(q.options[q.answer]) == f"{say(Text(f'zone-{zone}'))} ({whose})"


def test_every_maker_is_answered_once_more() -> None:
    assert {*ANSWERS, *EACH, *both("goes", "moved")} == set(NAMES)


def test_announced_actions_are_legal() -> None:
    for name in NAMES:
        for q in asked(name)[:10]:
            if q.action and name not in both("control"):
                assert q.position.check(q.position.parse(q.action)).legal, q.id
            assert q.position.outcome is None
            assert Game(q.position, seed=0).position == q.position, "nothing happens when the table is opened"
            assert isinstance(q.position.check(Action("end turn", q.side)).legal, bool)


@pytest.mark.parametrize("name", both("range", "defense", "faces", "dice", "suppress", "casualty", "chance", "one-in", "pinned"))
def test_an_attacker_is_visible_on_the_board(name: str) -> None:
    for q in asked(name):
        (attacker,) = {e.data["attacker"] for e in events(q, " ".join("0" * dice(q))) if e.kind == "attacked"}
        assert q.position.view("")["counters"].get(attacker, {"tile": "none: a card"})["tile"], q.id


def test_a_strafe_counts_no_range_and_hills_as_one() -> None:
    hills = 0
    for q in asked("na.strafe-sum"):
        parts, tile = attacked(q)["defense"], q.position.setup.tiles[attacked(q)["tile"]]  # type: ignore[attr-defined]
        assert (parts["range"], parts["cover"]) == (0, 1 if tile.hill else tile.cover)
        assert (tile.hill, "na.hill.1" in q.rules) in ((True, True), (False, False))
        hills += tile.hill
        for option in q.options:
            if option.why is not None and option.why.key == "na-hill-1.text":
                assert int(said(option)) == parts["base"] + 3
    assert 0 < hills < SEEDS


@pytest.mark.parametrize("name", both("casualty", "order", "pinned", "hopeless", "gone", "ended"))
def test_hidden_cards_are_shown_only_to_their_own_side(name: str) -> None:
    for q in asked(name):
        assert q.position.parse(q.action).side != q.side, "the cards of the side that is hit are told: it is asked"


@pytest.mark.parametrize("name", both("goes", "legal", "illegal", "applies", "take", "low", "deck", "scout", "moved", "fog", "route"))
def test_cards_of_a_hand_are_shown_only_to_their_own_side(name: str) -> None:
    for q in asked(name):
        assert q.position.to_act == (q.side,)


# ---------------------------------------------------------------- a wrong answer is the mistake that its reason names


MISTAKES: dict[str, Callable[[dict[str, int]], int]] = {
    "quiz-forgot-range": lambda parts: parts["total"] - parts["range"],
    "quiz-forgot-cover": lambda parts: parts["total"] - parts["cover"],
    "quiz-counted-start": lambda parts: parts["total"] + 1,
    "quiz-counted-between": lambda parts: parts["total"] - 1,
    "quiz-same-tile": lambda parts: parts["total"] + 1,
    "quiz-other-hill": lambda parts: parts["total"] - parts["cover"] + (3 if parts["cover"] == 1 else 1),
    "quiz-forgot-base": lambda parts: parts["total"] - parts["base"],
    "quiz-range-twice": lambda parts: parts["total"] + parts["range"],
}


def test_wrong_sums_are_the_mistakes_that_their_reasons_name() -> None:
    seen = set()
    for q in [*asked("un.defense"), *(questions.make(f"un.defense/{seed}") for seed in range(SEEDS, 3 * SEEDS))]:
        parts = attacked(q)["defense"]
        for option in q.options:
            if option.why is not None and option.why.key in MISTAKES:
                assert int(said(option)) == MISTAKES[option.why.key](parts), q.id
                seen.add(option.why.key)
    assert seen == set(MISTAKES)


def test_the_example_for_contributors_makes_true_questions(tmp_path: Path) -> None:
    _, rest = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("```python\n")
    (tmp_path / "example.py").write_text(rest.partition("```")[0], encoding="utf-8")
    (asker,) = runpy.run_path(str(tmp_path / "example.py"))["ASKERS"]
    for seed in range(10):
        q = make(f"{asker.name}/{seed}", {asker.name: asker})
        parts = attacked(q)["defense"]
        assert said(q.options[q.answer]) == str(parts["total"])
        assert all(int(said(o)) == MISTAKES[o.why.key](parts) for o in q.options if o.why)
        assert (q.rules, q.after) == (asker.rules, Text("un-attack-2.text"))
        assert len(q.options) > 2


def test_wrong_targets_of_a_blast_are_the_mistakes_that_their_reasons_name() -> None:
    seen = Counter[str]()
    for q in asked("un.blast"):
        right = said(q.options[q.answer])
        for option in q.options:
            if option.why is not None and option.why.key == "quiz-blast-own":
                own = say(Text(f"side-of-{q.side}"))
                assert own in right
                assert own not in said(option)
            if option.why is not None:
                seen[option.why.key] += 1
    assert min(seen[key] for key in ("quiz-blast-own", "quiz-blast-all", "quiz-blast-tile")) > 0
