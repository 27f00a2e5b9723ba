"""The answers of `undaunted-nb odds`: as objects that display themselves, as data, and as lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import undaunted_nb as un
from undaunted_nb import i18n
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.kit import registry
from undaunted_nb.kit.chances import Blasts, Casualties
from undaunted_nb.play import game as games
from undaunted_nb.probability import number_format
from undaunted_nb.probability.casualties import Hull
from undaunted_nb.probability.odds import Odds, series
from undaunted_nb.teaching.results.odds import PositionOdds, attack_of
from undaunted_nb.teaching.results.symbol_odds import VolleyOdds, value

if TYPE_CHECKING:
    from collections.abc import Iterable
    from fractions import Fraction

    from undaunted_nb.engine.rulebook import Rule
    from undaunted_nb.teaching.display.display import Rows

ATTACKS = range(1, 11)
"""The numbers of repeated attacks in the output."""
MOST_CARDS = 100

Answer = tuple["Rows", object, list[str]]
"""An answer that displays itself, then as JSON, then as lines."""


def whole_table(until: str | None, cards: int | None) -> Answer:
    if until is not None or cards is not None:
        raise TutorError(Text("odds-until-table"))
    table = un.odds_table()
    return table, table.records(), [repr(table)]


def of_numbers(dice: int, defense: int, until: str | None, cards: int | None) -> Answer:
    odds = un.odds(dice, defense)
    hits = i18n.say(Text("sum-hits", {"faces": ", ".join(map(str, odds.hit_faces))}))
    lines = [i18n.say(value(odds.probability)), hits, *map(i18n.say, odds.steps)]
    data = {"dice": dice, "defense": defense, **_forms(odds)}
    if until is None and cards is None:
        return odds, data, lines
    return _again(odds, _count_successes(until, cards), until, data, lines), data, lines


def _forms(odds: Odds) -> dict[str, object]:
    """Return a chance in every form."""
    return {"hits": list(odds.hit_faces), **_chance_forms(odds.probability), "one_in": float(odds.one_in)}


def _chance_forms(chance: Fraction) -> dict[str, object]:
    return {"probability": str(chance), "decimal": float(chance), "percent": float(100 * chance)}


def odds_in_game(game: games.Game, action: str, until: str | None, cards: int | None) -> Answer:
    """Return the odds of an action from a position: an attack, or an attack at everything on a tile."""
    kind, model = game.position.parse(action).kind, registry.system(game.position.system).odds
    again = until is not None or cards is not None
    if again and isinstance(model, Casualties) and kind not in model.TAKING:
        raise TutorError(Text("odds-until-attack", {"line": action[:60]}))
    if isinstance(model, Blasts) and kind in model.BLASTS:
        blast = un.blast(game, action)
        return blast, blast.blast.to_json(), [repr(blast)]
    odds = attack_of(game.position, action)
    if isinstance(odds, VolleyOdds):
        return odds_of_roll(odds, until, cards)
    chances = _forms(odds.odds) if isinstance(odds, PositionOdds) else _chance_forms(odds.probability)
    data, lines = {**odds.attack.to_json(), **chances, "rules": _list_rules(odds.cited)}, [repr(odds)]
    if not again:
        return odds, data, lines
    if not (isinstance(model, Casualties) and isinstance(odds, PositionOdds)):
        raise TutorError(Text("odds-until-attack", {"line": action[:60]}))
    piles = model.piles(game.position, odds.attack.target)
    if isinstance(piles, Hull):
        ends = {"disabled": piles.critical - piles.damage, "destroyed": piles.hull - piles.damage}
        if until not in ends or cards is not None or ends[until] < 1:
            raise TutorError(Text("odds-until-vehicle", {"target": odds.attack.target, "disabled": ends["disabled"] < 1}))
        return _again(odds.odds, ends[until], until, data, lines, piles), data, lines
    successes = _count_successes(until, piles.cards if cards is None and until == "counter" else cards)
    return _again(odds.odds, successes, until, data, lines), data, lines


def _list_rules(rules: Iterable[Rule]) -> list[dict[str, object]]:
    """Return rules with their places in the rulebooks."""
    return [{"rule": rule.id, "cites": [[cite.document, cite.section] for cite in rule.cites], "ruling": rule.ruling} for rule in rules]


def odds_of_roll(odds: VolleyOdds, until: str | None, cards: int | None) -> Answer:
    """Return the odds of a roll at a unit of several figures.

    If requested, include the number of rolls needed.
    """
    data, lines = {**odds.volley.to_json(), **_chance_forms(odds.probability), "rules": _list_rules(odds.cited)}, [repr(odds)]
    if cards is not None:
        raise TutorError(Text("odds-until-figures"))
    if until is None:
        return odds, data, lines
    again = un.losses(odds, until=until, times=len(ATTACKS))
    chances = {str(k): str(enough) for k, enough in enumerate(again.within) if k}
    return again, data | {"until": until, "expected": str(again.expected), "within": chances}, [*lines, "", repr(again)]


def _again(odds: Odds, successes: int, until: str | None, data: dict[str, object], lines: list[str], vehicle: Hull | None = None) -> Rows:
    """Add the number of attacks needed to the output and return the losses."""
    again = series(odds, successes)
    chances = {k: again.within(k) for k in ATTACKS}
    data |= {"until": until, "needed": again.needed, "expected": str(again.expected)}
    data["within"] = {str(k): str(enough) for k, enough in chances.items()}
    params = {"until": until, "needed": again.needed, "expected": str(again.expected), "decimal": number_format.decimal(again.expected, 4)}
    lines.append(i18n.say(Text("odds-until", params)))
    lines += [i18n.say(Text("odds-within", {"n": k, "percent": i18n.percent(enough)})) for k, enough in chances.items()]
    return un.losses(odds, vehicle or (0, 0, successes - 1), str(until), times=len(ATTACKS))


def _count_successes(until: str | None, cards: int | None) -> int:
    """Return the number of successes needed.

    It is one for a card, and one more than the number of cards for the counter.
    """
    if until == "card" and cards is None:
        return 1
    if until == "counter" and cards is not None and 0 <= cards < MOST_CARDS:
        return cards + 1
    raise TutorError(Text("odds-until-form", {"most": MOST_CARDS - 1}))
