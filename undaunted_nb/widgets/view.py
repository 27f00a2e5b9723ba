"""The output of a table: the parts of the Scene, made from its state. Changes nothing."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol, cast

from undaunted_nb.drawing import scene as drawing
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES, has, say, words_of
from undaunted_nb.kit.tap import END
from undaunted_nb.lessons.format.lesson import load as load_lesson
from undaunted_nb.lessons.play.attempt import GO
from undaunted_nb.lessons.play.spoilers import Seal
from undaunted_nb.lessons.progress.user_data import visiting
from undaunted_nb.lessons.reference import pages
from undaunted_nb.lessons.reference.glossary import every as every_term
from undaunted_nb.lessons.reference.glossary import terms, terms_in
from undaunted_nb.lessons.reference.search import LESSON, RULE, TERM, Result, search
from undaunted_nb.play.opponent import OPPONENTS

from . import chances
from .state import advice
from .state.answer import source_of
from .state.flow import Flow
from .state.log import describer_of
from .state.state import ROLL, SUM, WHOLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undaunted_nb.engine.action import Action
    from undaunted_nb.kit.scene import (
        Card,
        Coach,
        Curtain,
        Decision,
        Element,
        Ending,
        GameHead,
        Ground,
        Half,
        Head,
        Hit,
        Log,
        Marks,
        Named,
        Numbers,
        OwnHalf,
        Plan,
        PlanParts,
        ReadPage,
        Reveal,
        Roll,
        Scene,
        Search,
        ShortChoice,
        ShownStep,
        Walk,
    )
    from undaunted_nb.kit.tap import Taps


class Choosing(Protocol):
    """The selection of a game: its taps, the actions that go on with it, and the one that is complete."""

    taps: Taps
    options: Sequence[Action]
    preview: Action | None


NO_MARKS: Marks = {"lit": [], "chosen": [], "aims": {}, "aimed": None, "path": [], "refused": None}

WORKED_OUT = frozenset({"sum", "total", "dice", "hits", "faces", "chance", "chain", "lines", "roll", "spread", "next"})
"""The parts of a panel that the engine computes for the chosen action."""


def scene(it: Flow) -> Scene:
    """Return all parts of the Scene except ``art`` and ``ground``, in the language of the table."""
    p, present = it.game.position, it.system.present
    sides = p.setup.sides  # type: ignore[attr-defined]
    me = sides.index(it.viewer) if it.viewer in sides else 0
    choosing = _choosing(it) if it.acting else present.Choosing()
    marks: Marks = _marks(it, choosing) if it.acting else {**NO_MARKS, "refused": it.refused}
    signs: Marks = present.signs(p, choosing if not it.sealed.targets else present.Choosing(), it.denied)
    marks |= signs
    acts = marks.pop("acts", {})
    marks["aims"] = {thing: told or acts.get(thing, "") for thing, told in marks["aims"].items()}
    plan: Plan | None = present.answer_panel(p, it.asking) if it.asking and not it.curtain else present.plan(p, me, choosing)
    plan = plan and _warned(it, plan)
    marks, plan = _covered(marks, plan, it.sealed)
    if plan and it.walk:  # its own buttons lead on and back, and the others away from it
        plan = {**plan, "back": None} if it.taps and it.taps == it.scripted else {**plan, "leaves": True}
    if plan and it.acting and it.fixed and len(it.taps) < 2:
        plan = {**plan, "back": None}
    marks |= cast("Marks", it.coach.pointed_out()) if it.coach else {}
    if it.shown and it.part != SUM:
        marks["trace"] = it.shown["trace"]
    coach = _coach(it)
    if plan and coach and coach.get("mistake"):  # the way on is back
        plan = plan | {"leaves": True}
    parts = {
        "head": _head(it, choosing, coach),
        "board": None,
        "mine": _mine(it, me, choosing),
        "foe": present.foe(p, 1 - me),
        "marks": marks,
        "vehicles": present.vehicles(p, marks["aims"]),
        "plan": plan,
        "chances": chances.scene(it),
        "why": it.why,
        "over": None if it.replay else _over(it),
        "walk": _replay(it) if it.replay else _walk(it),
        "coach": coach,
        "roll": _roll(it),
        "log": _log(it),
        "rule": it.rule,
        "found": _found(it),
        "curtain": _curtain(it),
        "advice": advice.scene(it),
        "revision": it.revision,
    }
    said: Scene = drawing.words(parts, it.language)
    return said


def ground(it: Flow) -> Ground:
    """Return the part that never changes in a game."""
    return drawing.ground_scene(it.system.present.ground(it.game.position), it.language)


def words(language: str) -> dict[str, str]:
    """Return the words of the front end. A page without code has no cells, so nobody can run one again."""
    found = words_of("word-", language)
    return {**found, "stopped-press": say(Text("page-stopped"), language), "stopped-keys": ""} if visiting() else found


SAID = frozenset({"to_act", "score", "medals", "outcome"})
"""The parts of a view that the value names itself."""


def value(it: Flow) -> dict[str, object]:
    """Return the state of the game for programs that follow it.

    ``position`` is what this side can see, because the text of a whole position names the enemy's cards.
    """
    p = it.game.position
    sides = p.setup.sides  # type: ignore[attr-defined]
    return {
        "ply": it.game.ply,
        "to_act": list(p.to_act),
        "score": {side: p.score(i) for i, side in enumerate(sides)},  # type: ignore[attr-defined]
        "winner": p.outcome.winner if p.outcome else None,
        "position": {name: part for name, part in p.view("" if it.curtain else it.viewer).items() if name not in SAID},
    }


def elements(it: Flow) -> list[Element]:
    """Return the elements of the board before their layout."""
    found: list[Element] = it.system.present.elements(it.game.position)
    return [*found, *chances.layer(it).plates] if chances.shown(it) else found


def _head(it: Flow, choosing: Choosing, coach: Coach | None) -> Head:
    languages: list[ShortChoice] = [
        {"id": name, "label": label, "short": label[:3].upper(), "chosen": name == it.language} for name, label in LANGUAGES.items()
    ]
    part: GameHead = it.system.present.head(it.game.position, choosing)
    again = bool(it.game.decisions) and not (it.walk or it.coach or it.curtain or it.replay)
    more = {"replay": again, "undo": it.can_undo, "redo": it.can_redo, "lang": it.language, "languages": languages}
    head = cast("Head", {**part, **more})
    if coach:  # a lesson has its own title, with the scenario below it
        head = {**head, "title": coach["title"], "note": head["title"]}
    if it.opponent:
        named = {name: Text("opponent-easiest" if name == next(iter(OPPONENTS)) else f"opponent-{name}") for name in OPPONENTS}
        head["opponents"] = [{"id": name, "label": label, "chosen": name == it.opponent} for name, label in named.items()]
    if it.unsaved:
        head["unsaved"] = it.unsaved
    return head


def _yours(it: Flow) -> bool:
    """Return whether the table can call a side "you".

    It can if one person plays one side, without a walkthrough or a coach.
    """
    return bool(it.side) and it.walk is None and it.coach is None


def _revealed(it: Flow) -> Reveal | None:
    """Return the cards just revealed for the initiative, until the viewer's next decision."""
    steps = it.game.steps
    for i in range(len(steps) - 1, max(-1, len(steps) - 13), -1):
        for event in reversed(steps[i].events):
            found: Reveal | None = it.system.present.reveal_cards(it.game.position.setup, event)  # type: ignore[attr-defined]
            if found:
                return found
        if it.viewer in (steps[i - 1].after if i else it.game.start).to_act:
            return None
    return None


def _mine(it: Flow, me: int, choosing: Choosing) -> OwnHalf:
    found: Half = it.system.present.own_half(it.game.position, me, choosing)
    mine: OwnHalf = {**found, "title": Text("word-hand") if _yours(it) else found["whose"], "reveal": None}
    if it.curtain:
        return {**mine, "hand": [], "play": [], "end": None, "hint": "", "hidden": True, "piles": []}
    if not it.questioned:
        return {**mine, "reveal": _revealed(it)}
    idle = [_idle(card) for card in mine["hand"]]
    return {**mine, "hand": idle, "end": None, "hint": ""}


def _idle(card: Card) -> Card:
    """Return a card of which nothing can be chosen."""
    idle: Card = {**card, "state": ""}
    if "chips" in card:
        idle["chips"] = [{**chip, "state": ""} for chip in card["chips"]]
    return idle


def _choosing(it: Flow) -> Choosing:
    aimed = (*it.taps, it.aimed) if it.aimed else it.taps
    exact = next(iter(it.choices.finished(aimed)), None)
    choosing: Choosing = it.system.present.Choosing(it.taps, it.choices.options(it.taps), exact)
    return choosing


def _marks(it: Flow, choosing: Choosing) -> Marks:
    choices, present, p = it.choices, it.system.present, it.game.position
    nexts = choices.nexts(it.taps) if it.taps or choices.volley else set()
    nexts = {n.thing if n.on_board else n for n in nexts}
    direct = choices.shortcuts(it.taps)
    chosen = [t.name for t in it.taps[1:] if t.on_board]
    start = present.start_of(p, choosing.options[0]) if choosing.options and len(it.taps) > 1 else ""
    options = choosing.options if len(it.taps) > 1 or choices.volley else ()
    aimed = it.aimed or next((t for t in it.taps[2:] if t.kind == "piece"), None)
    aims = present.aims(p, choices.options(it.taps[:-1]) if len(it.taps) > 2 and not nexts else options)
    for piece in sorted(n.name for n in (*nexts, *direct) if n.kind == "piece"):
        for thing in (piece, *choices.within(piece)[1:]):  # you can click the thing around it instead
            aims.setdefault(thing, "")
    return {
        "lit": sorted(n.name for n in (*nexts, *direct) if n.kind == "place"),
        "chosen": [c for c in (*chosen, start) if c],
        "aims": aims,
        "aimed": aimed.name if aimed and aimed.kind == "piece" else None,
        "path": present.path(p, choosing),
        "refused": it.refused,
    }


def _warned(it: Flow, plan: Plan) -> Plan:
    """Return the panel with the warnings of what you give up, but without those of parts of the turn that a task no longer needs."""
    plan = {**plan}
    warnings, plainly = plan.pop("warnings", {}), plan.pop("plainly", None)
    coach = it.coach if it.acting else None
    lines = [line for part, line in warnings.items() if coach is None or coach.needs(part)]
    if lines:
        plan["lines"] = [*plan["lines"], *lines]
    if plainly and coach and not coach.needs(it.taps[0]):
        plan = {**plan, "commit": plainly, "leaves": False}
    return plan


def _covered(marks: Marks, plan: Plan | None, sealed: Seal) -> tuple[Marks, Plan | None]:
    """Return marks and panel without the parts that an open exercise covers.

    You can still click covered things.
    """
    if sealed.places:
        if plan and marks["lit"] and "lines" in plan:
            plan = {**plan, "lines": [*plan["lines"], Text("plan-unlit")]}
        marks = {**marks, "lit": []}
        marks.pop("costs", None)
    if sealed.targets:
        marks = {**marks, "aims": {}, "path": []}
        if plan:
            rest = {part: shown for part, shown in plan.items() if part not in WORKED_OUT or (part == "lines" and plan.get("asks"))}
            plan = cast("Plan", rest)
    return marks, plan


CLOSE = "close:"
"""The search that ends the search."""
NUMBERS = "numbers:"
"""The search that shows the project's own numbers."""


def _found(it: Flow) -> Search | None:
    """Return the search and its results (None if there is no search).

    ``term:`` with an id shows one term, ``numbers:`` the project's own numbers, and the name of a page with a colon that page.
    """
    if it.sought is None:
        return None
    game, language = it.topic or it.system.present.game_of(it.game.position), it.language
    nothing: Search = {"query": "", "none": "", "order": [], "term": [], "rule": [], "lesson": []}
    name = it.sought.removesuffix(":")
    if f"{name}:" == it.sought and name in pages.PAGES:
        return {**nothing, "page": cast("ReadPage", pages.page(name, game, language))}
    if it.sought == NUMBERS:
        return {**nothing, "numbers": _numbers(it)}
    query, one = it.sought, it.sought.partition("term:")[2]
    results = [Result(TERM, term.id) for term in terms(game) if term.id == one] if one else search(query, game)
    entries = {kind: [_entry(it, result) for result in results if result.kind == kind] for kind in (TERM, RULE, LESSON)}
    none = Text("search-none", {"query": query[:60]}) if not results and query.strip() else ""
    order = [*dict.fromkeys(result.kind for result in results)]
    return cast("Search", {"query": "" if one else query, "none": none, "order": order, **entries})


def _numbers(it: Flow) -> Numbers:
    """Return the project's own numbers and actions of the game on the table."""
    p, system = it.game.position, it.system
    ours, name = system.present.own_numbers(p), p.setup.name  # type: ignore[attr-defined]
    source = system.scenario_info(name)["source"] if name in system.scenario_names() else ""
    said = [Text(f"ours-setup-{source}")] if has(f"ours-setup-{source}") else []
    return {
        "lead": [*said, Text("ours-some" if ours else "ours-none")],
        "list": [{"label": row["label"], "text": row["text"]} for row in ours],
        "rest": [*([Text("ours-rest")] if ours else []), Text("ours-rulings")],
    }


def _entry(it: Flow, result: Result) -> Hit:
    if result.kind == RULE:
        key = result.id.replace(".", "-")
        return {"id": result.id, "label": Text(key), "text": Text(f"{key}.text")}
    if result.kind == LESSON:
        return {"id": result.id, "label": load_lesson(result.id).said_title(it.language)}
    rule = next(term.rule for term in every_term() if term.id == result.id)
    label, text = Text(f"term-{result.id}"), Text(f"term-{result.id}.text")
    return {"id": result.id, "label": label, "text": text, "rule": rule, "source": source_of(it.game.position, rule)}


def _curtain(it: Flow) -> Curtain | None:
    if not it.curtain:
        return None
    side = it.system.present.to_act_name(it.game.position, it.next_viewer)
    title, text, button = (Text(f"curtain-{key}", {"side": side}) for key in ("title", "text", "button"))
    return {"title": title, "text": text, "button": button}


def _over(it: Flow) -> Ending | None:
    if it.coach:  # a lesson goes on in its own panel
        return None
    over: Decision | None = it.system.present.describe_outcome(it.game.position)
    if over is None or (not over["winner"] and it.walk):
        return None
    rule = over["rule"]
    told = over["told"] or (Text(f"{rule.replace('.', '-')}.text") if rule in it.system.rules() else "")
    again: list[Named] = [{"id": name, "label": Text(f"over-{name}")} for name in ("new", "replay", "turns")] if not it.walk else []
    won = over["winner"] == it.viewer if _yours(it) and over["winner"] else None
    title = Text("over-still" if not over["winner"] else "over-title" if won is None else "over-won" if won else "over-lost")
    source = source_of(it.game.position, rule)
    note = Text("over-lost-note") if won is False and it.opponent and again else ""
    return {"title": title, "won": won, "text": over["text"], "rule": rule, "source": source, "told": told, "note": note, "buttons": again}


def _coach(it: Flow) -> Coach | None:
    if it.coach is None:
        return None
    found = it.coach.scene(it.language)
    leave = [{"id": "leave", "label": Text("coach-leave")}] if it.left else []
    kept = it.coach.progress.notes if it.coach.progress else ()
    caveat = it.system.present.caveat(it.game.position) if it.coach.opens else None
    note = found["note"] or next(iter(kept), None) or caveat or ""
    game = it.system.present.game_of(it.game.position)
    texts: list[str] = drawing.words([*found.get("read", ()), *found["task"]], it.language)
    terms = {text[start:end]: name for text in texts for start, end, name in terms_in(text, game, it.language)}
    named = [{"text": text, "id": name} for text, name in terms.items()]
    if found["state"] == GO and it.taps == (END,):  # "right so far" is about what was played, not about ending the turn
        found |= {"state": "", "said": []}
    if it.game.position.outcome and found["state"]:  # who won, before what it means for the exercise
        found["said"] = [it.system.present.describe_outcome(it.game.position)["text"], *found["said"]]
    return cast("Coach", {**found, "buttons": [*found["buttons"], *leave], "note": note, "terms": named})


def _walk(it: Flow) -> Walk | None:
    walk = it.walk
    if walk is None:
        return None
    step = walk.steps[it.at - 1] if it.at else None
    whole = it.part == WHOLE
    text = it.branch or (step.text if step else walk.title._replace(key=f"{walk.title.key}.intro"))
    about = text.key + "-about"
    return {
        "title": Text("walk-title"),
        "step": it.at,
        "steps": len(walk.steps),
        "text": text
        if whole
        else Text("walk-part-sum", {"game": it.system.present.game_of(it.game.position)})
        if it.part == SUM
        else Text("walk-part-roll"),
        "checked": [] if it.branch or not step or not whole else list(step.notes),
        "about": Text(about) if whole and has(about) else "",
        "choices": [{"id": w.id, "label": w.label} for w in step.what_ifs] if step and whole else [],
        "back": bool(it.branch) or it.at > it.first_step,
        "next": bool(it.branch) or not whole or it.at < len(walk.steps),
        "branch": bool(it.branch),
        "show": _shown(it),
    }


def _replay(it: Flow) -> Walk:
    """Return a replay in the form of a walkthrough."""
    replay = it.replay
    assert replay is not None  # noqa: S101  (asked by the caller)
    return {
        "title": Text("replay-title"),
        "step": replay.at,
        "steps": len(replay.plies),
        "text": it.shown["text"] if it.shown else Text("replay-start"),
        "checked": [],
        "choices": [],
        "back": replay.at > 0,
        "next": replay.at < len(replay.plies),
        "branch": False,
        "show": _shown(it),
        "close": Text("replay-close"),
    }


def _shown(it: Flow) -> ShownStep | None:
    """Return the dice and the losses of a walkthrough's step up to its current part.

    The panel shows the defense total.
    """
    if it.shown is None or it.part == SUM:
        return None
    found = cast("ShownStep", {name: it.shown[name] for name in ("rolls", "verdict", "lost") if name in it.shown})
    if it.sum and not it.replay:
        found["plan"] = cast("PlanParts", it.sum)
    if it.part == ROLL:
        found["lost"] = []
        return found
    return found if found["rolls"] or found["lost"] else None


def _roll(it: Flow) -> Roll | None:
    for step in reversed(it.game.steps[-12:]):
        for event in reversed(step.events):
            found: Roll | None = it.system.present.roll(it.game.position.setup, event)  # type: ignore[attr-defined]
            if found:
                return found
    return None


def others(it: Flow, line: str | None, opened: str) -> list[Named]:
    """Return the other rules of a line of the log by their titles."""
    rules: Sequence[str] = next((found["rules"] for found in _log(it)["lines"] if found["id"] == line), [])
    return [{"id": rule, "label": Text(rule.replace(".", "-"))} for rule in rules if rule != opened]


def _log(it: Flow) -> Log:
    side = "" if it.curtain else it.viewer
    setup = it.game.position.setup  # type: ignore[attr-defined]
    describer = describer_of(it.system, setup, side, partial(source_of, it.game.position))
    return cast("Log", it.log.lines(it.game.steps, describer, it.lines, side, it.language, it.system.present.opening(it.game.start)))
