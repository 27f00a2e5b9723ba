"""The answers of the table: why an action is illegal, facts about a thing, and the source of a rule.

Changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.engine.legality import Verdict, Violation
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.rulebook import Rule
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import has, say
from undaunted_nb.kit import registry
from undaunted_nb.kit.table.tap import ON_BOARD, Choosing, Tap, Taps
from undaunted_nb.lessons.reference import editions, sources

from .choice import Choices
from .taps import bare

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.common import Named
    from undaunted_nb.kit.scene.drawers import Rule as OpenRule
    from undaunted_nb.kit.scene.panel import Reason, Why

SEPARATOR = "|"
"""The separator between the taps of a way."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reasons against an action: the answer, and the marks to show with it."""

    answer: Why
    action: Action | None = None
    """The refused action, if the taps form one."""
    verdict: Verdict | None = None
    line: tuple[str, str] | None = None
    """The start and the end of the refused action on the board."""
    stands: Taps | None = None
    """The taps that stay chosen (None: all of them)."""


def describe_save_problem(error: TutorError) -> Text:
    """Return the line that says that the game is not saved, with the reason of the system if there is one."""
    reasons = (
        [fault.text.params["reason"] for fault in error.faults if "reason" in fault.text.params] if isinstance(error, FileError) else []
    )
    return Text("head-unsaved-because", {"reason": reasons[0]}) if reasons else Text("head-unsaved")


def error(text: Text | str, title: str = "error-title") -> Why:
    """Return the answer for an error."""
    return {"ask": "", "tone": "error", "title": Text(title), "reasons": [{"text": text, "change": "", "rule": "", "source": ""}]}


def notice(title: Text, text: Text) -> Why:
    """Return the answer for a notice that you have to see before you continue."""
    return {"ask": "", "tone": "info", "title": title, "reasons": [{"text": text, "change": "", "rule": "", "source": ""}]}


def no(p: Position, ask: str, violations: Iterable[Violation]) -> Why:
    """Return the answer for an illegal action.

    It has every reason with its rule and the change that would make the action legal.
    """
    reasons = [_reason(p, v.why, v.rule, change_of(v)) for v in violations]
    return {"ask": ask, "tone": "no", "title": Text("why-title"), "reasons": reasons}


def refusal(choices: Choices, taps: Taps, chosen_taps: Taps) -> Refusal:
    """Return the reasons against the ``chosen`` taps. ``taps`` were chosen before."""
    p, present, viewer = choices.position, choices.present, choices.viewer
    action = present.compose(p, viewer, bare(chosen_taps))
    if action is None:
        return _nothing_whole(choices, taps, chosen_taps)
    verdict = p.check(action)
    start = present.start_of(p, action)
    goal = chosen_taps[-1].name if chosen_taps[-1].kind == "place" else ""
    if start and chosen_taps[:-1] and chosen_taps[-2].kind == "place":
        start = chosen_taps[-2].name  # the refused step starts where the chosen path has come to
    line = (start, goal) if start and goal and start != goal else None
    verdict = _of_every_way(p, present.openings(p, viewer, bare(chosen_taps)), verdict)
    answer = no(p, p.format(action), verdict.violations or (Violation("", Text("why-not-your-choice")),))
    return Refusal(answer, action, verdict, line, chosen_taps[:1] if len(chosen_taps) == 2 else None)


def shown_refusal(choices: Choices, verdict: Verdict) -> Refusal:
    """Return the reasons against an action that a walkthrough shows as illegal."""
    p = choices.position
    taps = choices.taps_of(verdict.action)
    start = choices.present.start_of(p, verdict.action)
    goal = taps[-1].name if taps[-1].kind == "place" else ""
    return Refusal(no(p, p.format(verdict.action), verdict.violations), verdict.action, verdict, (start, goal) if start and goal else None)


def _nothing_whole(choices: Choices, taps: Taps, chosen_taps: Taps) -> Refusal:
    """Return the reasons against taps that do not form a whole action."""
    p, present, viewer = choices.position, choices.present, choices.viewer
    verdicts = [p.check(a) for a in present.openings(p, viewer, bare(chosen_taps))]
    if verdicts:  # none of its ways is legal: explain the one with the fewest reasons
        ways = [verdict.action for verdict in verdicts]
        nearest = _of_every_way(p, ways, min(verdicts, key=lambda verdict: len(verdict.violations)))
        return Refusal(
            no(p, present.describe_taps(p, bare(chosen_taps)), nearest.violations), nearest.action, nearest, None, chosen_taps[:1]
        )
    enough = choices.volley or len(taps) > 1
    key = "why-not-your-choice" if enough else "why-choose-first" if taps else "why-nothing-chosen"
    if len(taps) > 1 and not any(tap.kind in ON_BOARD for tap in choices.open(taps)[1]):
        key = "why-choose-in-panel"
    card = present.tapped_name(p, viewer, taps[0]) if taps else ""
    kind, tile, _ = chosen_taps[-1]
    places = [present.place_of(p, tap.name) for tap in choices.open(taps)[1] if tap.kind == "piece"]
    if kind == "place" and places:
        key = "why-choose-counter" if tile in places else "why-nobody-there"
    return Refusal(no(p, "", (Violation("", Text(key, {"card": card, "tile": tile})),)))


def _of_every_way(p: Position, ways: Iterable[Action], verdict: Verdict) -> Verdict:
    """Return a verdict with only the reasons that hold whatever is chosen next, or all its reasons if none does."""
    known_rule = [{violation.rule for violation in p.check(a).violations} for a in ways]
    kept = tuple(reason for reason in verdict.violations if known_rule and all(reason.rule in rules for rules in known_rule))
    return Verdict(verdict.action, kept or verdict.violations)


def refused_card(choices: Choices, name: str) -> Verdict | None:
    """Return the verdict against playing a card that has the fewest reasons (None if you can play it).

    Raises TutorError if there is no such card.
    """
    p, present, viewer = choices.position, choices.present, choices.viewer
    card = Tap("card", name).bare
    if choices.options((card,)):
        return None
    whole = present.compose(p, viewer, (card,))
    ways = [whole] if whole else present.every_way(p, viewer, card)
    if not ways:
        raise TutorError(Text("error-unknown", {"what": "card", "name": name}))
    return min((p.check(a) for a in ways), key=lambda verdict: len(verdict.violations))


def too_early(choices: Choices, chosen_taps: Taps, target: Tap) -> Why | None:
    """Return what must be done first if a click means an action of a later part of the turn (None: it does not).

    The button that ends this part is in the answer, which may cover the one of the plan.
    """
    p, present, viewer = choices.position, choices.present, choices.viewer
    early = present.too_early(p, viewer, bare(chosen_taps), target)
    if not early:
        return None
    onward = present.onward(p, viewer, chosen_taps[:1])
    return {**no(p, "", (Violation(early.rule, early.why),)), "ways": [_way(onward, early.button)] if onward else []}


def describe(choices: Choices, target: Tap, uses: Taps | None, language: str, *, begin: Taps | None = None) -> Why | None:
    """Return facts about a tile or a counter, and the actions of your cards on it.

    Args:
        choices: The choices of the viewer.
        target: The tile or counter.
        uses: The chosen taps (None if the hand is hidden).
        language: The language of the table.
        begin: The taps that an action begins with here, to say what to choose first instead of what each card cannot do there.

    Raises:
        TutorError: There is no such tile or counter.

    """
    present, p = choices.present, choices.position
    kind, name, _ = target
    facts = present.about_place(p, name) if kind == "place" else present.about_counter(p, name) if kind == "piece" else []
    if not facts and kind in ON_BOARD:
        raise TutorError(Text("error-unknown", {"what": "other", "name": name}))
    reasons = [_reason(p, text, rule) for text, rule in facts]
    ways: list[Named] = []
    if uses is not None:
        can, cannot = _uses(choices, target, uses, language)
        reasons, ways = [*reasons, *(cannot if begin is None else [])], can
    if begin is not None and facts and choices.ways and not ways and (hint := _next_step(choices, begin)):
        reasons.insert(0, _reason(p, hint, ""))
    named = present.name_of(p, choices.viewer, "counter", name) if kind == "piece" else name
    title = Text("about-title", {"what": named})
    return {"ask": "", "tone": "info", "title": title, "reasons": reasons, "ways": ways} if reasons or ways else None


def _next_step(choices: Choices, taps: Taps) -> Text | str:
    """Return the line of the hand that says what to choose first."""
    p = choices.position
    return choices.present.own_half(p, p.setup.side(choices.viewer), Choosing(taps))["hint"]


def ways_with(choices: Choices, card: str) -> list[Named]:
    """Return the legal actions of a counter's card."""
    present, p, viewer = choices.present, choices.position, choices.viewer
    card_tap = Tap("card", card)
    kinds = dict.fromkeys(taps[1].name for _, taps in choices.ways if len(taps) > 1 and taps[0] == card_tap)
    return [_way((card_tap, tap), name) for tap, name in present.offers(p, viewer, card, kinds)]


def ways_instead(choices: Choices, chosen_taps: Taps, language: str) -> list[Named]:
    """Return legal alternatives to a refused action.

    They are at the same place, the same action with another card, or others of this card.
    """
    *before, last = bare(chosen_taps)
    if last.kind == "do":
        return _others(choices, before[0], last)
    if last.kind not in ON_BOARD:
        return []
    ways, _ = _uses(choices, last, tuple(before), language)
    ways += _further(choices, last, {way["id"].rsplit(SEPARATOR, 1)[0] for way in ways})
    return ways or (ways_with(choices, before[0].name) if len(before) == 1 else [])


def _others(choices: Choices, card: Tap, do: Tap) -> list[Named]:
    """Return the same action with the other cards that can do it now."""
    cards = dict.fromkeys(taps[0] for _, taps in choices.ways if taps[1:2] == (do,) and taps[0] != card)
    return [_way((other, do), _use_name(choices, other, do)) for other in cards]


def _further(choices: Choices, target: Tap, known: set[str]) -> list[Named]:
    """Return the shortest way per card and action that leads to a place over others.

    Ways that are ``known`` are left out.

    If you must choose something other than tiles first, the way ends there.
    """
    ways: dict[Taps, Taps] = {}
    for _, taps in choices.ways:
        if len(taps) > 3 and taps[-1] == target and taps[0].kind == "card":
            ways[taps[:2]] = min(ways.get(taps[:2], taps), taps, key=len)
    shortest = []
    for head, taps in ways.items():
        if SEPARATOR.join(map(str, head)) in known:
            continue
        name, tiles = _use_name(choices, *head), [tap.name for tap in taps[2:-1]]
        straight = all(tap.kind == "place" for tap in taps[2:])
        shortest.append(_way(taps, Text("about-use-by", {"use": name, "tiles": tiles})) if straight else _way(head, name))
    return shortest


def _use_name(choices: Choices, card: Tap, do: Tap) -> Text:
    """Return the name of an action of a card."""
    ((_, name),) = choices.present.offers(choices.position, choices.viewer, card.name, [do.name])
    return name


def _uses(choices: Choices, target: Tap, chosen_taps: Taps, language: str) -> tuple[list[Named], list[Reason]]:
    """Return the actions of your cards on a tile or a counter.

    Also return the reasons against their other printed actions.
    """
    p = choices.position
    can: list[Named] = []
    cannot: dict[tuple[str, str], tuple[Violation, list[Text]]] = {}
    for use, verdict, taps in choices.present.uses(p, choices.viewer, target, chosen_taps):
        can += [_way(taps, use)] if verdict else []
        for violation in verdict.violations:
            cannot.setdefault((violation.rule, say(violation.why, language)), (violation, []))[1].append(use)
    reasons = [
        _reason(p, Text("about-cannot", {"uses": uses, "why": example.why}), example.rule, change_of(example))
        for example, uses in cannot.values()
    ]
    return can, reasons


def _way(taps: Taps, name: Text) -> Named:
    """Return a legal action as a button: its taps (see ``SEPARATOR``) and its name."""
    return {"id": SEPARATOR.join(map(str, taps)), "label": name}


def _reason(p: Position, text: Text | str, rule: str, change: Text | str = "") -> Reason:
    return {"text": text, "change": change, "rule": rule, "source": source_of(p, rule)}


def source_of(p: Position, rule: str) -> Text | str:
    """Return the short name of the place where a rule of the game is (``""`` if there is no such rule)."""
    known_rule = rule_of(p, rule)
    return sources.label(known_rule) if known_rule else ""


def rule_of(p: Position, rule: str) -> Rule | None:
    """Return a rule with the citations of the game on the table."""
    system = registry.system(p.system)
    known_rule = system.rules().get(rule)
    return sources.in_game(known_rule, system.present.game_of(p), system.rulebooks()) if known_rule else None


def change_of(violation: Violation) -> Text | str:
    """Return the change that would make the action legal ("" if there is no text for it)."""
    key = violation.why.key.replace("why-", "change-", 1)
    return violation.why._replace(key=key) if key != violation.why.key and has(key) else ""


def rule_scene(p: Position, rule: Rule, line: int | str | None, language: str) -> OpenRule:
    """Return an opened rule for the Scene.

    It has its text, the project's own numbers in it, and the headings in the rulebooks.
    """
    present = registry.system(p.system).present
    own_labels = [row["label"] for row in present.own_numbers(p) if rule.id in row["rules"]]
    differs = editions.difference(present.game_of(p), rule)
    return {
        "id": rule.id,
        "line": line,
        "title": Text(rule.key),
        "text": Text(f"{rule.key}.text"),
        "ruling": differs or (Text("ruling", {"silent": Text(f"{rule.key}.silent")}) if rule.ruling else ""),
        "own": Text("ours-rule", {"kinds": own_labels}) if own_labels else "",
        "cites": [{"label": name, "text": "; ".join(places)} for name, places in sources.headings(rule, language)],
    }
