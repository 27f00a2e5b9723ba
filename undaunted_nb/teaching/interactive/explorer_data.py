"""What the explorer can show: for each question its sliders and menus, and the numbers for their values."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from undaunted_nb.engine.text import Text
from undaunted_nb.games.memoir44.chances.volleys import AVERAGES, SHARES
from undaunted_nb.i18n import say
from undaunted_nb.kit import registry
from undaunted_nb.probability import number_format
from undaunted_nb.probability import odds as core
from undaunted_nb.probability.odds import Odds, percent
from undaunted_nb.probability.symbol_dice import SymbolDice

from ..results.decks import draws
from ..results.losses import losses
from ..results.odds import odds as odds_of
from ..results.symbol_odds import VolleyOdds
from .dice_simulation import title
from .explorer_drawing import Picture
from .roll_counts import Throws

Row = tuple[Text, Text | str, str]
"""A label, its number in words, and the exact fraction ("": the words are exact, or the fraction is too long)."""
Values = Mapping[str, Any]
"""The value of each control by its name: a number, or a word."""
ROLLS = tuple(n * 10**power for power in range(5) for n in (1, 2, 5))
"""The numbers of rolls that the slider of the simulation offers."""


class Control(NamedTuple):
    """A slider from ``least`` to ``most``, or a menu of ``words`` with their names. ``shown`` are the words next to a slider."""

    name: str
    label: Text
    least: int = 0
    most: int = 0
    usual: Any = 0
    words: tuple[tuple[str, Text], ...] = ()
    shown: tuple[int, ...] = ()


class Answer(NamedTuple):
    """The numbers for the present values, as texts, with their picture and the line of Python that computes them.

    ``big`` is the main chance, and ``what`` names its event.
    """

    title: Text
    big: Text
    what: Text
    rows: Sequence[Row]
    steps: Sequence[Text]
    picture: Callable[[str], Picture]
    code: str


class Question(NamedTuple):
    """A question with its controls, which can depend on the values, and its answer."""

    controls: Callable[[Values], tuple[Control, ...]]
    answer: Callable[[Values], Answer]


def slider(name: str, least: int, most: int, usual: int, shown: tuple[int, ...] = ()) -> Control:
    return Control(name, Text(f"explore-{name}"), least, most, usual, shown=shown)


def menu(name: str, words: tuple[tuple[str, Text], ...], usual: str = "") -> Control:
    return Control(name, Text(f"explore-{name}"), usual=usual or words[0][0], words=words)


def _share(chance: Fraction) -> Text:
    return percent(chance, 1, 1)


def _fraction(number: Fraction) -> str:
    """Return a fraction that is short enough to read. A whole number needs none."""
    return number_format.short(number) if number.denominator > 1 else ""


def _row(label: str | Text, chance: Fraction) -> Row:
    return Text(label) if isinstance(label, str) else label, _share(chance), _fraction(chance)


def _mean(label: str, number: Fraction) -> Row:
    return Text(label), number_format.decimal(number, 3), _fraction(number)


# ---------------------------------------------------------------- dice with numbers


def _attack_controls(_: Values) -> tuple[Control, ...]:
    return slider("dice", 1, 10, 2), slider("base", 0, 10, 5), slider("cover", 0, 6, 1), slider("range", 0, 20, 2)


def _attack(at: Values) -> Answer:
    dice, parts = at["dice"], (at["base"], at["cover"], at["range"])
    found = odds_of(dice, sum(parts))
    total = Text("teach-sum", {"sum": " + ".join(map(str, parts)), "total": sum(parts)})
    rows: list[Row] = [
        (Text("explore-faces"), ", ".join(map(str, found.hits)), ""),
        _row("explore-one-misses", Fraction(core.FACES - len(found.hits), core.FACES)),
        _row("explore-all-miss", 1 - found.probability),
        _row("explore-one-hits", found.probability),
    ]
    return Answer(
        found.page().title,
        _share(found.probability),
        Text("explore-one-hits"),
        rows,
        (total, *found.steps),
        lambda lang: _curves(found, lang),
        f"un.odds({dice}, {sum(parts)})",
    )


def _curves(found: Odds, language: str) -> Picture:
    defenses = range(max(found.defense, 12) + 1)
    dice = range(1, max(found.dice, 6) + 1)
    table = core.table(dice, defenses)
    return Picture(
        say(Text("explore-by-defense"), language),
        say(Text("column-defense"), language),
        [str(n) for n in defenses],
        lines=[[table[Odds(n, defense)] for defense in defenses] for n in dice],
        told=[str(n) for n in dice],
        here=found.defense,
        line=found.dice - 1,
    )


CARD_ENDS = tuple((word, Text(f"explore-until-{word}")) for word in ("counter", "card"))


def _losses_controls(_: Values) -> tuple[Control, ...]:
    piles = (slider("hand", 0, 8, 2), slider("discard", 0, 8, 1), slider("deck", 0, 8, 3))
    return slider("dice", 1, 10, 2), slider("total", 0, 20, 8), *piles, menu("until", CARD_ENDS), slider("times", 1, 30, 18)


def _losses(at: Values) -> Answer:
    piles = at["hand"], at["discard"], at["deck"]
    found = losses(odds_of(at["dice"], at["total"]), piles, at["until"], times=at["times"])
    code = f"un.losses(un.odds({at['dice']}, {at['total']}), {piles}, {_quoted(at['until'])}, times={at['times']})"
    return _repeated(found, code)


def _repeated(found: Any, code: str) -> Answer:
    """Return the answer about repeated attacks: of any game, with ``within`` and ``expected``."""
    count, chance = len(found.within) - 1, found.chance
    rows = [_row(Text("explore-within", {"n": n}), found.within[n]) for n in sorted({1, (count + 1) // 2, count})]
    half = next((n for n, share in enumerate(found.within) if share >= Fraction(1, 2)), 0)
    if half:  # a class that moves the slider to find this number must not read it before
        rows.append((Text("explore-half"), str(half), ""))
        rows += [_mean("explore-expected", found.expected)] if found.expected is not None else []

    def picture(language: str) -> Picture:
        return Picture(
            say(Text("explore-course"), language),
            say(Text("column-attack"), language),
            [str(n) for n in range(1, count + 1)],
            bars=[found.at(n) for n in range(1, count + 1)],
            lines=[found.within[1:]],
            here=half - 1 if half else -1,
        )

    return Answer(found.page().title, _share(chance), Text("explore-within", {"n": count}), rows, (), picture, code)


# ---------------------------------------------------------------- cards


def _draws_controls(at: Values) -> tuple[Control, ...]:
    size = at.get("size", 20)
    return slider("size", 1, 40, 20), slider("copies", 0, size, min(2, size)), slider("draw", 1, 10, 4), slider("rounds", 1, 12, 4)


def _draws(at: Values) -> Answer:
    deck = {"A": at["copies"], "B": at["size"] - at["copies"]}
    found = draws(deck, draw=at["draw"], rounds=at["rounds"])
    chances = found.of("A")
    rows = [_row(Text("explore-by-round", {"n": n}), chances.by[n - 1]) for n in sorted({1, (at["rounds"] + 1) // 2, at["rounds"]})]
    rows.append(_mean("explore-cards", chances.expected[0]))

    def picture(language: str) -> Picture:
        names = [str(n) for n in range(1, at["rounds"] + 1)]
        title, axis = say(Text("explore-drawn"), language), say(Text("column-round_number"), language)
        return Picture(title, axis, names, bars=chances.here, lines=[chances.by])

    title = Text("explore-deck-title", {"size": at["size"], "copies": at["copies"], "draw": at["draw"]})
    code = f"un.draws({json.dumps(deck)}, draw={at['draw']}, rounds={at['rounds']})"
    by = Text("explore-by-round", {"n": at["rounds"]})
    return Answer(title, _share(chances.by[-1]), by, rows, found.assumes, picture, code)


# ---------------------------------------------------------------- rolls


def _rolled_controls(first: tuple[Control, ...]) -> tuple[Control, ...]:
    return *first, slider("rolls", 0, len(ROLLS) - 1, ROLLS.index(100), shown=ROLLS), slider("seed", 1, 20, 1)


def _simulation_controls(_: Values) -> tuple[Control, ...]:
    return _rolled_controls((slider("dice", 1, 10, 2), slider("total", 0, 20, 8)))


def _simulation(at: Values) -> Answer:
    return _thrown(core.odds(at["dice"], at["total"]), at, f"un.dice_simulation({at['dice']}, {at['total']}")


def _thrown(dice: Odds | SymbolDice, at: Values, code: str) -> Answer:
    """Return the answer about rolls, which are the same for the same series and number of them."""
    rolls = ROLLS[at["rolls"]]
    throws = Throws(dice, at["seed"])
    throws.throw(rolls)
    share = Fraction(throws.hits, throws.n)
    off = number_format.nearest(10_000 * (share - dice.probability))
    rows: list[Row] = [
        (Text("explore-hits"), str(throws.hits), f"{throws.hits}/{throws.n}"),
        _row("explore-exactly", dice.probability),
        (Text("explore-off"), Text("explore-points", {"n": abs(off) / 100, "sign": "+" if off > 0 else "−" if off else ""}), ""),
    ]

    def picture(language: str) -> Picture:
        return Picture(
            say(Text("simulation-counts"), language),
            say(Text("explore-ticks-exact"), language),
            [str(k) for k in range(dice.dice + 1)],
            bars=[Fraction(count, throws.n) for count in throws.counts],
            ticks=throws.chances,
        )

    code = f"{code}, seed={at['seed']}).roll({rolls})"
    return Answer(title(dice), _share(share), Text("explore-hits"), rows, (), picture, code)


# ---------------------------------------------------------------- dice with symbols

GAME = "memoir44"


def _symbol_controls(at: Values) -> tuple[Control, ...]:
    kinds = registry.system(GAME).odds
    target = at.get("target", kinds.TARGETS[0])
    most = kinds.numbers(1, target).of
    targets = tuple((name, kinds.target_name(name)) for name in kinds.TARGETS)
    grounds = tuple((name, kinds.terrain_name(name)) for name in kinds.TERRAINS)
    return (
        slider("dice", 1, kinds.MOST_DICE, 3), menu("target", targets), slider("figures", 1, most, most), menu("terrain", grounds),
        menu("attacker", targets),
    )  # fmt: skip


@lru_cache(maxsize=512)
def _volley(dice: int, target: str, figures: int, terrain: str, attacker: str) -> VolleyOdds:
    return odds_of(dice, target, figures=figures, terrain=terrain, attacker=attacker)


def _cast(at: Values, **other: Any) -> VolleyOdds:
    given = {**at, **other}
    return _volley(*(given[name] for name in ("dice", "target", "figures", "terrain", "attacker")))


def _told(at: Values, *, figures: bool = True) -> str:
    """Return the arguments of such a roll in Python, without those that are the usual ones."""
    usual = {control.name: control.usual for control in _symbol_controls(at)}
    names = [name for name in ("figures", "terrain", "attacker") if at[name] != usual[name] and (figures or name != "figures")]
    return ", ".join([str(at["dice"]), f'"{at["target"]}"', *(f"{name}={_quoted(at[name])}" for name in names)])


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _symbols(at: Values) -> Answer:
    found = _cast(at)
    it = found.volley
    rows = [_row(f"volley-{name}", getattr(it, name)) for name in SHARES]
    rows += [_mean(f"volley-{name}", getattr(it, name)) for name in AVERAGES if name not in ("blocked", "medals")]
    away = at["dice"] - it.dice
    steps = [Text("explore-cover-takes", {"dice": away, "terrain": registry.system(GAME).odds.terrain_name(at["terrain"])})] if away else []
    plain = _cast(at, terrain="country").volley

    def picture(language: str) -> Picture:
        counts = range(it.of + 1)
        covered = at["terrain"] != "country"
        return Picture(
            say(Text("explore-figures-lost"), language),
            say(Text("explore-ticks-open" if covered else "column-lost"), language),
            [str(n) for n in counts],
            bars=[it.lost[n] for n in counts],
            ticks=[plain.lost[n] for n in counts] if covered else (),
        )

    code = f"un.odds({_told(at)})"
    return Answer(found.title, _share(it.chance), Text("volley-chance"), rows, (*steps, *it.steps), picture, code)


FIGURE_ENDS = tuple((word, Text(f"explore-until-{word}")) for word in ("gone", "figure"))


def _symbol_losses_controls(at: Values) -> tuple[Control, ...]:
    return *_symbol_controls(at), menu("until", FIGURE_ENDS), slider("times", 1, 20, 8)


def _symbol_losses(at: Values) -> Answer:
    found = losses(_cast(at), until=at["until"], times=at["times"])
    return _repeated(found, f'un.losses(un.odds({_told(at)}), until="{at["until"]}", times={at["times"]})')


def _symbol_simulation_controls(at: Values) -> tuple[Control, ...]:
    return _rolled_controls(tuple(control for control in _symbol_controls(at) if control.name != "figures"))


def _symbol_simulation(at: Values) -> Answer:
    whole = {"figures": 1, **at}
    return _thrown(_cast(whole).volley.thrown, at, f"un.dice_simulation({_told(whole, figures=False)}")


QUESTIONS: Mapping[str, Mapping[str, Question]] = {
    "undaunted": {
        "attack": Question(_attack_controls, _attack),
        "losses": Question(_losses_controls, _losses),
        "draws": Question(_draws_controls, _draws),
        "simulation": Question(_simulation_controls, _simulation),
    },
    "memoir44": {
        "attack": Question(_symbol_controls, _symbols),
        "losses": Question(_symbol_losses_controls, _symbol_losses),
        "draws": Question(_draws_controls, _draws),
        "simulation": Question(_symbol_simulation_controls, _symbol_simulation),
    },
}
"""The questions by the kind of dice: with numbers, or with symbols."""
