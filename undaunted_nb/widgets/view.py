"""The output of a table: the parts of the Scene, made from its state. Changes nothing."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from undaunted_nb.drawing import scene as drawing
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import has, say, words_of
from undaunted_nb.kit.table.parts import SLOTS
from undaunted_nb.kit.table.tap import END, Choosing
from undaunted_nb.lessons.format.lesson import load as load_lesson
from undaunted_nb.lessons.play.attempt import GO
from undaunted_nb.lessons.play.spoilers import Seal
from undaunted_nb.lessons.progress.user_data import has_cells
from undaunted_nb.lessons.reference import pages
from undaunted_nb.lessons.reference.glossary import every as every_term
from undaunted_nb.lessons.reference.glossary import terms, terms_in
from undaunted_nb.lessons.reference.search import LESSON, RULE, TERM, Result, search
from undaunted_nb.play.opponent import OPPONENTS, opponents_of

from . import assets, chances
from .choice_of_language import language_choices
from .state import advice
from .state.answer import source_of
from .state.flow import Flow
from .state.log import describer_of
from .state.playback import make_idle
from .state.state import ROLL, SUM, WHOLE

if TYPE_CHECKING:
    from undaunted_nb.kit.scene import Scene
    from undaunted_nb.kit.scene.board import Element, Ground, Marks
    from undaunted_nb.kit.scene.common import Named
    from undaunted_nb.kit.scene.drawers import Hit, Numbers, Search
    from undaunted_nb.kit.scene.hand import OwnHalf, Reveal
    from undaunted_nb.kit.scene.head import Curtain, Ending, Head
    from undaunted_nb.kit.scene.lesson import Button, Coach, ShownStep, TermUse, Walk
    from undaunted_nb.kit.scene.log import Log, Roll
    from undaunted_nb.kit.scene.panel import Plan


NO_MARKS: Marks = {"lit": [], "chosen": [], "aims": {}, "aimed": None, "path": [], "refused": None}

WORKED_OUT = frozenset({"sum", "total", "dice", "hits", "faces", "chance", "chain", "lines", "roll", "spread", "next"})
"""The parts of a panel that the engine computes for the chosen action."""


def scene(flow: Flow) -> Scene:
    """Return all parts of the Scene except ``art`` and ``ground``, in the language of the table."""
    p, present = flow.game.position, flow.system.present
    sides = p.setup.sides
    my_index = sides.index(flow.viewer) if flow.viewer in sides else 0
    choosing = _choosing(flow) if flow.acting else Choosing()
    marks: Marks = _marks(flow, choosing) if flow.acting else {**NO_MARKS, "refused": flow.refused_line}
    marks |= present.signs(p, choosing if not flow.seal.targets else Choosing(), flow.refused_action)
    acts = marks.pop("acts", {})
    marks["aims"] = {thing: told or acts.get(thing, "") for thing, told in marks["aims"].items()}
    plan = present.answer_panel(p, flow.asking) if flow.asking and not flow.curtain else present.plan(p, my_index, choosing)
    plan = plan and _add_warnings(flow, plan)
    marks, plan = _cover(marks, plan, flow.seal)
    if plan and flow.walk:  # its own buttons lead on and back, and the others away from it
        plan = {**plan, "back": None} if flow.taps and flow.taps == flow.script_taps else {**plan, "leaves": True}
    if plan and flow.acting and flow.fixed and len(flow.taps) < 2:
        plan = {**plan, "back": None}
    marks |= cast("Marks", flow.coach.pointed_out()) if flow.coach else {}
    if flow.displayed_step and flow.part != SUM:
        marks["trace"] = flow.displayed_step["trace"]
    coach = _coach(flow)
    if coach and coach["state"] in ("good", "done") and flow.taps in ((), flow.choices.held_taps):
        marks |= {"lit": [], "chosen": []}  # the task is over: nothing calls for what the rules would still allow
        marks.pop("costs", None)
    if plan and coach and coach.get("mistake"):  # the way on is back
        plan = plan | {"leaves": True}
    parts: Scene = {
        "head": _head(flow, choosing, coach),
        "mine": _own_side(flow, my_index, choosing),
        "foe": present.foe(p, 1 - my_index),
        "marks": marks,
        "vehicles": present.vehicles(p, marks["aims"]),
        "plan": plan,
        "chances": chances.scene(flow),
        "why": flow.why,
        "over": None if flow.replay else _outcome(flow),
        "walk": _replay(flow) if flow.replay else _walk(flow),
        "coach": coach,
        "roll": _roll(flow),
        "log": _log(flow),
        "rule": flow.rule,
        "found": _search_results(flow),
        "curtain": _curtain(flow),
        "advice": advice.scene(flow),
        "revision": flow.revision,
    }
    return drawing.words(parts, flow.language)


def ground(flow: Flow) -> Ground:
    """Return the part that never changes in a game."""
    p, present = flow.game.position, flow.system.present
    scene = drawing.ground_scene(present.ground(p), flow.language)
    if not flow.side:  # two people share this screen, and neither may see the cards of the other
        return scene
    index = p.setup.sides.index(flow.side)
    cards = {f"{SLOTS[index]} {name}": card for name, card in present.printed_cards(p.setup, index).items()}
    return {**scene, "cards": drawing.words(cards, flow.language)} if cards else scene


def words(language: str) -> dict[str, str]:
    """Return the words of the front end. On a page without code, nobody can run a cell again, and in marimo nobody needs to."""
    catalog = words_of("word-", language)
    if has_cells() and not assets.in_marimo():
        return catalog
    reload = say(Text("page-stopped"), language)
    return {**catalog, "stopped-press": reload, "stopped-tap": reload, "stopped-keys": ""}


NAMED_PARTS = frozenset({"to_act", "score", "medals", "outcome"})
"""The parts of a view that the value names itself."""


def value(flow: Flow) -> dict[str, object]:
    """Return the state of the game for programs that follow it.

    ``position`` is what this side can see, because the text of a whole position names the enemy's cards.
    """
    p = flow.game.position
    sides = p.setup.sides
    return {
        "ply": flow.game.ply,
        "to_act": list(p.to_act),
        "score": {side: p.score(i) for i, side in enumerate(sides)},
        "winner": p.outcome.winner if p.outcome else None,
        "position": {name: part for name, part in p.view("" if flow.curtain else flow.viewer).items() if name not in NAMED_PARTS},
    }


def elements(flow: Flow) -> list[Element]:
    """Return the elements of the board before their layout."""
    pieces = flow.system.present.elements(flow.game.position)
    if flow.questioned:
        pieces = flow.system.present.hide_answers(pieces)
    return [*pieces, *chances.layer(flow).plates] if chances.is_visible(flow) else pieces


def _head(flow: Flow, choosing: Choosing, coach: Coach | None) -> Head:
    part = flow.system.present.head(flow.game.position, choosing)
    again = bool(flow.game.decisions) and not (flow.walk or flow.coach or flow.curtain or flow.replay)
    more = {
        "replay": again,
        "undo": flow.can_undo,
        "redo": flow.can_redo,
        "lang": flow.language,
        "languages": language_choices(flow.language),
    }
    head = cast("Head", {**part, **more})
    if coach:  # a lesson has its own title, with the scenario below it
        head = {**head, "title": coach["title"], "note": head["title"]}
    if flow.opponent:
        named = {
            name: Text("opponent-easiest" if name == next(iter(OPPONENTS)) else f"opponent-{name}")
            for name in opponents_of(flow.game.position.system)
        }
        head["opponents"] = [{"id": name, "label": label, "chosen": name == flow.opponent} for name, label in named.items()]
    if flow.save_problem:
        head["unsaved"] = flow.save_problem
    return head


def _can_say_you(flow: Flow) -> bool:
    """Return whether the table can call a side "you".

    It can if one person plays one side, without a walkthrough or a coach.
    """
    return bool(flow.side) and flow.walk is None and flow.coach is None


def _reveal(flow: Flow) -> Reveal | None:
    """Return the cards just revealed for the initiative, until the viewer's next decision."""
    steps = flow.game.steps
    for i in range(len(steps) - 1, max(-1, len(steps) - 13), -1):
        for event in reversed(steps[i].events):
            reveal = flow.system.present.reveal_cards(flow.game.position.setup, event)
            if reveal:
                return reveal
        if flow.viewer in (steps[i - 1].after if i else flow.game.start).to_act:
            return None
    return None


def _own_side(flow: Flow, index: int, choosing: Choosing) -> OwnHalf:
    half = flow.system.present.own_half(flow.game.position, index, choosing)
    part: OwnHalf = {**half, "title": Text("word-hand") if _can_say_you(flow) else half["whose"], "reveal": None}
    if flow.curtain:
        return {**part, "hand": [], "play": [], "end": None, "hint": "", "hidden": True, "piles": []}
    if not flow.questioned:
        return {**part, "reveal": _reveal(flow)}
    idle = [make_idle(card) for card in part["hand"]]
    return {**part, "hand": idle, "end": None, "hint": ""}


def _choosing(flow: Flow) -> Choosing:
    target = (*flow.taps, flow.aimed_tap) if flow.aimed_tap else flow.taps
    exact = next(iter(flow.choices.complete_actions(target)), None)
    return Choosing(flow.taps, flow.choices.options_needed(flow.taps), exact)


def _marks(flow: Flow, choosing: Choosing) -> Marks:
    choices, present, p = flow.choices, flow.system.present, flow.game.position
    nexts = choices.nexts(flow.taps) if flow.taps or choices.volley else set()
    nexts = {n.thing if n.on_board else n for n in nexts}
    direct = choices.shortcuts(flow.taps)
    chosen_names = [t.name for t in flow.taps[1:] if t.on_board]
    start = present.start_of(p, choosing.options[0]) if choosing.options and len(flow.taps) > 1 else ""
    options = choosing.options if len(flow.taps) > 1 or choices.volley else ()
    target = flow.aimed_tap or next((t for t in flow.taps[2:] if t.kind == "piece"), None)
    aims = present.aims(p, choices.options(flow.taps[:-1]) if len(flow.taps) > 2 and not nexts else options)
    for piece in sorted(n.name for n in (*nexts, *direct) if n.kind == "piece"):
        for thing in (piece, *choices.containers_of(piece)[1:]):  # you can click the thing around it instead
            aims.setdefault(thing, "")
    return {
        "lit": sorted(n.name for n in (*nexts, *direct) if n.kind == "place"),
        "chosen": [c for c in (*chosen_names, start) if c],
        "aims": aims,
        "aimed": target.name if target and target.kind == "piece" else None,
        "path": present.path(p, choosing),
        "refused": flow.refused_line,
    }


def _add_warnings(flow: Flow, plan: Plan) -> Plan:
    """Return the panel with the warnings of what you give up, but without those of parts of the turn that a task no longer needs.

    In a task, a button that ends a path early is plain, because a main button must not fail the task.
    """
    plan = {**plan}
    warnings, plainly, further = plan.pop("warnings", {}), plan.pop("plainly", None), plan.pop("further", False)
    coach = flow.coach if flow.acting else None
    if further and coach:
        plan["leaves"] = True
    lines = [line for part, line in warnings.items() if coach is None or coach.needs(part)]
    if lines:
        plan["lines"] = [*plan["lines"], *lines]
    if plainly and coach and not coach.needs(flow.taps[0]):
        plan = {**plan, "commit": plainly, "leaves": False}
    return plan


def _cover(marks: Marks, plan: Plan | None, seal: Seal) -> tuple[Marks, Plan | None]:
    """Return marks and panel without the parts that an open exercise covers.

    You can still click covered things.
    """
    if seal.places:
        if plan and marks["lit"] and "lines" in plan:
            plan = {**plan, "lines": [*plan["lines"], Text("plan-unlit")]}
        marks = {**marks, "lit": []}
        marks.pop("costs", None)
    if seal.targets:
        marks = {**marks, "aims": {}, "path": []}
        if plan:
            rest = {part: value for part, value in plan.items() if part not in WORKED_OUT or (part == "lines" and plan.get("asks"))}
            plan = cast("Plan", rest)
    return marks, plan


CLOSE = "close:"
"""The search that ends the search."""
NUMBERS = "numbers:"
"""The search that shows the project's own numbers."""


def _search_results(flow: Flow) -> Search | None:
    """Return the search and its results (None if there is no search).

    ``term:`` with an id shows one term, ``numbers:`` the project's own numbers, and the name of a page with a colon that page.
    """
    if flow.search_query is None:
        return None
    game, language = flow.topic or flow.system.present.game_of(flow.game.position), flow.language
    nothing: Search = {"query": "", "none": "", "order": [], "term": [], "rule": [], "lesson": []}
    name = flow.search_query.removesuffix(":")
    if f"{name}:" == flow.search_query and name in pages.PAGES:
        return {**nothing, "page": pages.page(name, game, language)}
    if flow.search_query == NUMBERS:
        return {**nothing, "numbers": _numbers(flow)}
    query, term_id = flow.search_query, flow.search_query.partition("term:")[2]
    results = [Result(TERM, term.id) for term in terms(game) if term.id == term_id] if term_id else search(query, game)
    entries = {kind: [_entry(flow, result) for result in results if result.kind == kind] for kind in (TERM, RULE, LESSON)}
    none = Text("search-none", {"query": query[:60]}) if not results and query.strip() else ""
    order = [*dict.fromkeys(result.kind for result in results)]
    return cast("Search", {"query": "" if term_id else query, "none": none, "order": order, **entries})


def _numbers(flow: Flow) -> Numbers:
    """Return the project's own numbers and actions of the game on the table."""
    p, system = flow.game.position, flow.system
    own_rows, name = system.present.own_numbers(p), p.setup.name
    source = system.scenario_info(name)["source"] if name in system.scenario_names() else ""
    texts = [Text(f"ours-setup-{source}")] if has(f"ours-setup-{source}") else []
    return {
        "lead": [*texts, Text("ours-some" if own_rows else "ours-none")],
        "list": [{"label": row["label"], "text": row["text"]} for row in own_rows],
        "rest": [*([Text("ours-rest")] if own_rows else []), Text("ours-rulings")],
    }


def _entry(flow: Flow, result: Result) -> Hit:
    if result.kind == RULE:
        key = result.id.replace(".", "-")
        return {"id": result.id, "label": Text(key), "text": Text(f"{key}.text")}
    if result.kind == LESSON:
        return {"id": result.id, "label": load_lesson(result.id).said_title(flow.language)}
    rule = next(term.rule for term in every_term() if term.id == result.id)
    label, text = Text(f"term-{result.id}"), Text(f"term-{result.id}.text")
    return {"id": result.id, "label": label, "text": text, "rule": rule, "source": source_of(flow.game.position, rule)}


def _curtain(flow: Flow) -> Curtain | None:
    if not flow.curtain:
        return None
    side = flow.system.present.name_of(flow.game.position, "", "side", flow.next_viewer)
    title, text, button = (Text(f"curtain-{key}", {"side": side}) for key in ("title", "text", "button"))
    return {"title": title, "text": text, "button": button}


def _outcome(flow: Flow) -> Ending | None:
    if flow.coach:  # a lesson goes on in its own panel
        return None
    result = flow.system.present.describe_outcome(flow.game.position)
    if result is None or (not result["winner"] and flow.walk):
        return None
    rule = result["rule"]
    explanation = result["told"] or (Text(f"{rule.replace('.', '-')}.text") if rule in flow.system.rules() else "")
    again: list[Named] = (
        [{"id": name, "label": Text(f"over-{name}")} for name in ("new", "replay", "turns", "costliest")] if not flow.walk else []
    )
    has_won = result["winner"] == flow.viewer if _can_say_you(flow) and result["winner"] else None
    title = Text("over-still" if not result["winner"] else "over-title" if has_won is None else "over-won" if has_won else "over-lost")
    source = source_of(flow.game.position, rule)
    note = Text("over-lost-note") if has_won is False and flow.opponent and again else ""
    return {
        "title": title,
        "won": has_won,
        "text": result["text"],
        "rule": rule,
        "source": source,
        "told": explanation,
        "note": note,
        "buttons": again,
    }


def _coach(flow: Flow) -> Coach | None:
    if flow.coach is None:
        return None
    content = flow.coach.scene(flow.language)
    leave: list[Button] = [{"id": "leave", "label": Text("coach-leave")}] if flow.left else []
    notes = flow.coach.progress.notes if flow.coach.progress else ()
    caveat = flow.system.present.caveat(flow.game.position) if flow.coach.opens else None
    note = content["note"] or next(iter(notes), None) or caveat or ""
    game = flow.system.present.game_of(flow.game.position)
    texts = [drawing.words(text, flow.language) for text in (*content.get("read", ()), *content["task"])]
    terms = {text[start:end]: name for text in texts for start, end, name in terms_in(text, game, flow.language)}
    named: list[TermUse] = [{"text": text, "id": name} for text, name in terms.items()]
    if content["state"] == GO and flow.taps == (END,):  # "right so far" is about what was played, not about ending the turn
        content |= {"state": "", "said": []}
    p = flow.game.position
    if p.outcome and content["state"] and (ending := flow.system.present.describe_outcome(p)):
        content["said"] = [ending["text"], *content["said"]]  # who won, before what it means for the exercise
    return {**content, "buttons": [*content["buttons"], *leave], "note": note, "terms": named}


def _walk(flow: Flow) -> Walk | None:
    walk = flow.walk
    if walk is None:
        return None
    step = walk.steps[flow.walk_step - 1] if flow.walk_step else None
    whole = flow.part == WHOLE
    text = flow.branch or (step.text if step else walk.title._replace(key=f"{walk.title.key}.intro"))
    about_key = text.key + "-about"
    return {
        "title": Text("walk-title"),
        "step": flow.walk_step,
        "steps": len(walk.steps),
        "text": text
        if whole
        else Text("walk-part-sum", {"game": flow.system.present.game_of(flow.game.position)})
        if flow.part == SUM
        else Text("walk-part-roll"),
        "checked": [] if flow.branch or not step or not whole else list(step.notes),
        "about": Text(about_key) if whole and has(about_key) else "",
        "choices": [{"id": w.id, "label": w.label} for w in step.what_ifs] if step and whole else [],
        "back": bool(flow.branch) or flow.walk_step > flow.first_step,
        "next": bool(flow.branch) or not whole or flow.walk_step < len(walk.steps),
        "branch": bool(flow.branch),
        "show": _shown_step(flow),
    }


def _replay(flow: Flow) -> Walk:
    """Return a replay in the form of a walkthrough."""
    replay = flow.replay
    assert replay is not None  # noqa: S101  (asked by the caller)
    return {
        "title": Text("replay-title"),
        "step": replay.step,
        "steps": len(replay.plies),
        "text": flow.displayed_step["text"] if flow.displayed_step else Text("replay-start"),
        "checked": [],
        "choices": [],
        "back": replay.step > 0,
        "next": replay.step < len(replay.plies),
        "branch": False,
        "show": _shown_step(flow),
        "close": Text("replay-close"),
    }


def _shown_step(flow: Flow) -> ShownStep | None:
    """Return the dice and the losses of a walkthrough's step up to its current part.

    The panel shows the defense total.
    """
    if flow.displayed_step is None or flow.part == SUM:
        return None
    step = flow.displayed_step
    part: ShownStep = {"rolls": step["rolls"], "lost": step["lost"]}
    if "verdict" in step:
        part["verdict"] = step["verdict"]
    if flow.sum and not flow.replay:
        part["plan"] = flow.sum
    if flow.part == ROLL:
        part["lost"] = []
        return part
    return part if part["rolls"] or part["lost"] else None


def _roll(flow: Flow) -> Roll | None:
    for step in reversed(flow.game.steps[-12:]):
        for event in reversed(step.events):
            roll = flow.system.present.roll(flow.game.position.setup, event)
            if roll:
                return roll
    return None


def others(flow: Flow, line: str | None, open_rule: str) -> list[Named]:
    """Return the other rules of a line of the log by their titles."""
    return [{"id": rule, "label": Text(rule.replace(".", "-"))} for rule in flow.log.rules_of(line or "") if rule != open_rule]


def _log(flow: Flow) -> Log:
    side = "" if flow.curtain else flow.viewer
    setup = flow.game.position.setup
    describer = describer_of(flow.system, setup, side, partial(source_of, flow.game.position))
    return flow.log.lines(flow.game.steps, describer, flow.lines, side, flow.language, flow.system.present.opening(flow.game.start))
