"""What the explorer can show: for each question its sliders and menus, and the numbers for their values."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache, partial

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.kit import registry
from undaunted_nb.kit.chances import NUMBER_DICE, SYMBOL_DICE, ExplorerDice, TargetDice
from undaunted_nb.probability import number_format
from undaunted_nb.probability import odds as core
from undaunted_nb.probability.odds import Odds, percent
from undaunted_nb.probability.symbol_dice import SymbolDice
from undaunted_nb.probability.volleys import AVERAGES, SHARES

from ..results.decks import draws
from ..results.losses import Losses, Volleys, losses
from ..results.odds import odds as odds_of
from ..results.symbol_odds import VolleyOdds
from .dice_simulation import title
from .explorer_drawing import Picture
from .roll_counts import Throws

Row = tuple[Text, Text | str, str]
"""A label, its number in words, and the exact fraction ("": the words are exact, or the fraction is too long)."""
MOST_BASE, MOST_RANGE = 10, 20
"""The largest defense of a counter, and the largest range, that the sliders have."""
ROLLS = tuple(n * 10**power for power in range(5) for n in (1, 2, 5))
"""The numbers of rolls that the slider of the simulation offers."""


@dataclass(frozen=True, slots=True)
class Values:
    """The value of each control by its name: the numbers of the sliders, and the words of the menus."""

    numbers: Mapping[str, int]
    words: Mapping[str, str]

    def merge(self) -> dict[str, int | str]:
        """Return the numbers and the words together."""
        return {**self.numbers, **self.words}


def sort_values(values: Mapping[str, int | str]) -> Values:
    """Return the values of controls by their kind."""
    return Values(
        {name: value for name, value in values.items() if isinstance(value, int)},
        {name: value for name, value in values.items() if isinstance(value, str)},
    )


@dataclass(frozen=True, slots=True)
class Control:
    """A slider from ``least`` to ``most``, or a menu of ``words`` with their names. ``labels`` are the numbers next to a slider."""

    name: str
    label: Text
    least: int = 0
    most: int = 0
    usual: int | str = 0
    words: tuple[tuple[str, Text], ...] = ()
    labels: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """The numbers for the present values, as texts, with their picture and the line of Python that computes them.

    ``big`` is the main chance, and ``measure`` names its event.
    """

    title: Text
    big: Text
    measure: Text
    rows: Sequence[Row]
    steps: Sequence[Text]
    picture: Callable[[str], Picture]
    code: str


@dataclass(frozen=True, slots=True)
class Question:
    """A question with its controls, which can depend on the values, and its answer."""

    controls: Callable[[Values], tuple[Control, ...]]
    answer: Callable[[Values], Answer]


def slider(name: str, least: int, most: int, usual: int, labels: tuple[int, ...] = ()) -> Control:
    return Control(name, Text(f"explore-{name}"), least, most, usual, labels=labels)


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
    return slider("dice", 1, 10, 2), slider("base", 0, MOST_BASE, 5), slider("cover", 0, 6, 1), slider("range", 0, MOST_RANGE, 2)


def _attack(settings: Values) -> Answer:
    dice, parts = settings.numbers["dice"], (settings.numbers["base"], settings.numbers["cover"], settings.numbers["range"])
    attack_odds = odds_of(dice, sum(parts))
    total = Text("teach-sum", {"sum": " + ".join(map(str, parts)), "total": sum(parts)})
    rows: list[Row] = [
        (Text("explore-faces"), ", ".join(map(str, attack_odds.hit_faces)), ""),
        _row("explore-one-misses", Fraction(core.FACES - len(attack_odds.hit_faces), core.FACES)),
        _row("explore-all-miss", 1 - attack_odds.probability),
        _row("explore-one-hits", attack_odds.probability),
    ]
    return Answer(
        attack_odds.page().title,
        _share(attack_odds.probability),
        Text("explore-one-hits"),
        rows,
        (total, *attack_odds.steps),
        lambda lang: _curves(attack_odds, lang),
        f"un.odds({dice}, {sum(parts)})",
    )


def _curves(attack_odds: Odds, language: str) -> Picture:
    defenses = range(max(attack_odds.defense, 12) + 1)
    dice = range(1, max(attack_odds.dice, 6) + 1)
    table = core.table(dice, defenses)
    return Picture(
        say(Text("explore-by-defense"), language),
        say(Text("column-defense"), language),
        [str(n) for n in defenses],
        lines=[[table[Odds(n, defense)] for defense in defenses] for n in dice],
        line_labels=[str(n) for n in dice],
        here=attack_odds.defense,
        line=attack_odds.dice - 1,
    )


CARD_ENDS = tuple((word, Text(f"explore-until-{word}")) for word in ("counter", "card"))


def _losses_controls(_: Values) -> tuple[Control, ...]:
    piles = (slider("hand", 0, 8, 2), slider("discard", 0, 8, 1), slider("deck", 0, 8, 3))
    return slider("dice", 1, 10, 2), slider("defense", 0, 20, 8), *piles, menu("until", CARD_ENDS), slider("times", 1, 30, 18)


def _losses(settings: Values) -> Answer:
    numbers, until = settings.numbers, settings.words["until"]
    piles = numbers["hand"], numbers["discard"], numbers["deck"]
    result = losses(odds_of(numbers["dice"], numbers["defense"]), piles, until, times=numbers["times"])
    code = f"un.losses(un.odds({numbers['dice']}, {numbers['defense']}), {piles}, {_quote(until)}, times={numbers['times']})"
    return _answer_repeated(result, code)


def _answer_repeated(result: Losses | Volleys, code: str) -> Answer:
    """Return the answer about repeated attacks: of any game, with ``within`` and ``expected``."""
    count, chance = len(result.within) - 1, result.chance
    rows = [_row(Text("explore-within", {"n": n}), result.within[n]) for n in sorted({1, (count + 1) // 2, count})]
    half = next((n for n, share in enumerate(result.within) if share >= Fraction(1, 2)), 0)
    if half:  # a class that moves the slider to find this number must not read it before
        rows.append((Text("explore-half"), str(half), ""))
        rows += [_mean("explore-expected", result.expected)] if result.expected is not None else []

    def picture(language: str) -> Picture:
        return Picture(
            say(Text("explore-course"), language),
            say(Text("column-attack"), language),
            [str(n) for n in range(1, count + 1)],
            bars=[result.at(n) for n in range(1, count + 1)],
            lines=[result.within[1:]],
            here=half - 1 if half else -1,
        )

    return Answer(result.page().title, _share(chance), Text("explore-within", {"n": count}), rows, (), picture, code)


# ---------------------------------------------------------------- cards


def _draws_controls(settings: Values) -> tuple[Control, ...]:
    size = settings.numbers.get("size", 20)
    return slider("size", 1, 40, 20), slider("copies", 0, size, min(2, size)), slider("draw", 1, 10, 4), slider("rounds", 1, 12, 4)


def _draws(settings: Values) -> Answer:
    numbers = settings.numbers
    deck = {"A": numbers["copies"], "B": numbers["size"] - numbers["copies"]}
    result = draws(deck, draw=numbers["draw"], rounds=numbers["rounds"])
    chances = result.of("A")
    rows = [
        _row(Text("explore-by-round", {"n": n}), chances.by[n - 1]) for n in sorted({1, (numbers["rounds"] + 1) // 2, numbers["rounds"]})
    ]
    rows.append(_mean("explore-cards", chances.expected[0]))

    def picture(language: str) -> Picture:
        names = [str(n) for n in range(1, numbers["rounds"] + 1)]
        title, axis = say(Text("explore-drawn"), language), say(Text("column-round_number"), language)
        return Picture(title, axis, names, bars=chances.here, lines=[chances.by])

    title = Text("explore-deck-title", {"size": numbers["size"], "copies": numbers["copies"], "draw": numbers["draw"]})
    code = f"un.draws({json.dumps(deck)}, draw={numbers['draw']}, rounds={numbers['rounds']})"
    by_round = Text("explore-by-round", {"n": numbers["rounds"]})
    return Answer(title, _share(chances.by[-1]), by_round, rows, result.assumes, picture, code)


# ---------------------------------------------------------------- rolls


def _rolled_controls(first: tuple[Control, ...]) -> tuple[Control, ...]:
    return *first, slider("rolls", 0, len(ROLLS) - 1, ROLLS.index(100), labels=ROLLS), slider("seed", 1, 20, 1)


def _simulation_controls(_: Values) -> tuple[Control, ...]:
    return _rolled_controls((slider("dice", 1, 10, 2), slider("defense", 0, 20, 8)))


def _simulation(settings: Values) -> Answer:
    numbers = settings.numbers
    return _answer_rolls(
        core.odds(numbers["dice"], numbers["defense"]),
        settings,
        f"un.dice_simulation({numbers['dice']}, {numbers['defense']}",
    )


def _answer_rolls(dice: Odds | SymbolDice, settings: Values, code: str) -> Answer:
    """Return the answer about rolls, which are the same for the same series and number of them."""
    rolls = ROLLS[settings.numbers["rolls"]]
    throws = Throws(dice, settings.numbers["seed"])
    throws.throw(rolls)
    share = Fraction(throws.hits, throws.n)
    difference = number_format.nearest(10_000 * (share - dice.probability))
    rows: list[Row] = [
        (Text("explore-hits"), str(throws.hits), f"{throws.hits}/{throws.n}"),
        _row("explore-exactly", dice.probability),
        (
            Text("explore-off"),
            Text("explore-points", {"n": abs(difference) / 100, "sign": "+" if difference > 0 else "−" if difference else ""}),
            "",
        ),
    ]

    def picture(language: str) -> Picture:
        return Picture(
            say(Text("simulation-counts"), language),
            say(Text("explore-ticks-exact"), language),
            [str(k) for k in range(dice.dice + 1)],
            bars=[Fraction(count, throws.n) for count in throws.counts],
            ticks=throws.chances,
        )

    code = f"{code}, seed={settings.numbers['seed']}).roll({rolls})"
    return Answer(title(dice), _share(share), Text("explore-hits"), rows, (), picture, code)


# ---------------------------------------------------------------- dice with symbols


def _symbol_controls(model: TargetDice, settings: Values) -> tuple[Control, ...]:
    target = settings.words.get("target", model.TARGETS[0])
    most = model.numbers(1, target).of
    targets = tuple((name, model.target_name(name)) for name in model.TARGETS)
    grounds = tuple((name, model.terrain_name(name)) for name in model.TERRAINS)
    return (
        slider("dice", 1, model.MOST_DICE, 3), menu("target", targets), slider("figures", 1, most, most), menu("terrain", grounds),
        menu("attacker", targets),
    )  # fmt: skip


@lru_cache(maxsize=512)
def _volley(dice: int, target: str, figures: int, terrain: str, attacker: str) -> VolleyOdds:
    return odds_of(dice, target, figures=figures, terrain=terrain, attacker=attacker)


def _cast(settings: Values, terrain: str = "") -> VolleyOdds:
    """Return such a roll, on this terrain in place of the chosen one ("": on that one)."""
    numbers, words = settings.numbers, settings.words
    return _volley(numbers["dice"], words["target"], numbers.get("figures", 1), terrain or words["terrain"], words["attacker"])


def _python_arguments(model: TargetDice, settings: Values, *, figures: bool = True) -> str:
    """Return the arguments of such a roll in Python, without those that are the usual ones."""
    usual = {control.name: control.usual for control in _symbol_controls(model, settings)}
    every = settings.merge()
    names = [name for name in ("figures", "terrain", "attacker") if (figures or name != "figures") and every[name] != usual[name]]
    return ", ".join([str(settings.numbers["dice"]), f'"{settings.words["target"]}"', *(f"{name}={_quote(every[name])}" for name in names)])


def _quote(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _symbols(model: TargetDice, settings: Values) -> Answer:
    result = _cast(settings)
    volley = result.volley
    rows = [_row(f"volley-{name}", getattr(volley, name)) for name in SHARES]
    rows += [_mean(f"volley-{name}", getattr(volley, name)) for name in AVERAGES if name not in ("blocked", "medals")]
    away = settings.numbers["dice"] - volley.dice
    steps = [Text("explore-cover-takes", {"dice": away, "terrain": model.terrain_name(settings.words["terrain"])})] if away else []
    plain = _cast(settings, terrain=model.TERRAINS[0]).volley

    def picture(language: str) -> Picture:
        counts = range(volley.of + 1)
        covered = settings.words["terrain"] != model.TERRAINS[0]
        return Picture(
            say(Text("explore-figures-lost"), language),
            say(Text("explore-ticks-open" if covered else "column-lost"), language),
            [str(n) for n in counts],
            bars=[volley.lost[n] for n in counts],
            ticks=[plain.lost[n] for n in counts] if covered else (),
        )

    code = f"un.odds({_python_arguments(model, settings)})"
    return Answer(result.title, _share(volley.chance), Text("volley-chance"), rows, (*steps, *volley.steps), picture, code)


FIGURE_ENDS = tuple((word, Text(f"explore-until-{word}")) for word in ("gone", "figure"))


def _symbol_losses_controls(model: TargetDice, settings: Values) -> tuple[Control, ...]:
    return *_symbol_controls(model, settings), menu("until", FIGURE_ENDS), slider("times", 1, 20, 8)


def _symbol_losses(model: TargetDice, settings: Values) -> Answer:
    result = losses(_cast(settings), until=settings.words["until"], times=settings.numbers["times"])
    return _answer_repeated(
        result,
        f'un.losses(un.odds({_python_arguments(model, settings)}), until="{settings.words["until"]}", times={settings.numbers["times"]})',
    )


def _symbol_simulation_controls(model: TargetDice, settings: Values) -> tuple[Control, ...]:
    return _rolled_controls(tuple(control for control in _symbol_controls(model, settings) if control.name != "figures"))


def _symbol_simulation(model: TargetDice, settings: Values) -> Answer:
    return _answer_rolls(_cast(settings).volley.thrown, settings, f"un.dice_simulation({_python_arguments(model, settings, figures=False)}")


DRAWS = Question(_draws_controls, _draws)
NUMBER_QUESTIONS: Mapping[str, Question] = {
    "attack": Question(_attack_controls, _attack),
    "losses": Question(_losses_controls, _losses),
    "draws": DRAWS,
    "simulation": Question(_simulation_controls, _simulation),
}
"""The questions about dice with numbers."""


def _symbol_questions(model: TargetDice) -> Mapping[str, Question]:
    """Return the questions about dice with symbols."""
    return {
        "attack": Question(partial(_symbol_controls, model), partial(_symbols, model)),
        "losses": Question(partial(_symbol_losses_controls, model), partial(_symbol_losses, model)),
        "draws": DRAWS,
        "simulation": Question(partial(_symbol_simulation_controls, model), partial(_symbol_simulation, model)),
    }


def _questions(model: object) -> Mapping[str, Question]:
    """Return the questions about the odds of a game, by the kind of its dice (none: the explorer does not know them)."""
    dice = model.DICE if isinstance(model, ExplorerDice) else ""
    if dice == SYMBOL_DICE and isinstance(model, TargetDice):
        return _symbol_questions(model)
    return NUMBER_QUESTIONS if dice == NUMBER_DICE else {}


@cache
def questions_by_system() -> Mapping[str, Mapping[str, Question]]:
    """Return the questions about each game system that has some."""
    games = [name for name in registry.system_names() if registry.has_part(name, "odds")]
    return {name: questions for name in games if (questions := _questions(registry.system(name).odds))}
