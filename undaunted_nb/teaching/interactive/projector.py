"""A layout for the projector: few words in large type, dice that the teacher sets, and answers on demand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from html import escape
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, SupportsIndex

import traitlets

from undaunted_nb.drawing.svg import image, source
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.i18n import join_items, require_language
from undaunted_nb.kit import registry
from undaunted_nb.kit.table.tap import Choosing
from undaunted_nb.probability.arguments import whole_number
from undaunted_nb.probability.number_format import one_in
from undaunted_nb.probability.odds import FACES, Odds
from undaunted_nb.probability.odds import percent as in_percent
from undaunted_nb.probability.symbol_dice import SymbolDice

from ..display.display import Grid, Part, Result, Steps, fold_html, word
from ..display.view_widget import ViewWidget
from ..results.odds import AttackOdds, PositionOdds, ShotOdds, attack_of, check_attack, dice_of, dice_params, is_game, position_of
from ..results.symbol_odds import VolleyOdds
from .drawing import CUBE, SYMBOLS, die_paths, to_svg
from .projector_drawing import Chip, Slide, SlideDie, SlideTerm, drawing

if TYPE_CHECKING:
    from undaunted_nb.engine.position import Position
    from undaunted_nb.kit.scene.common import Words
    from undaunted_nb.kit.scene.panel import Term
    from undaunted_nb.play.game import Game

    from ..charts.chart import Chart

STATIC = Path(__file__).parents[2] / "static"
DRAWS = "vl_convert"
"""The package that draws charts without JupyterLab."""
MOST_DICE = 10
"""The maximum number of dice that fit on the screen in a readable size."""
WORDS = {
    "next": "projector-next",
    "back": "projector-back",
    "hide": "projector-hide",
    "full": "projector-full",
    "keys": "projector-keys",
    "click": "projector-click",
    "turn": "projector-die-title",
}
"""The words of the front end."""
SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


@dataclass(frozen=True, slots=True)
class Step:
    """A question, its answer, and its faces if faces are the answer."""

    ask: Text | str
    answer: Text | str
    faces: tuple[int, ...] = ()
    chart: Chart | None = None
    """The chart that is the answer, if it is one. The answer in words then describes it."""


@dataclass(frozen=True, slots=True)
class DiceSubject:
    """The subject of a projector: title, dice with odds, and the parts of the defense total (none if the title names the defense)."""

    title: Text
    odds: Odds | SymbolDice
    sum: tuple[Term, ...] = ()
    word: Words | None = None
    """The name of the total."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """The questions in order, each with its answer."""
        dice, hits, faces = self.odds.dice, self.odds.hit_faces, self.odds.faces
        miss = Fraction(faces - len(hits), faces)
        none, chance = miss**dice, self.odds.probability
        percent = in_percent(chance, most=1)
        plain = f"{faces - len(hits)}/{faces}"
        symbols = isinstance(self.odds, SymbolDice)
        power = f"({plain}){str(dice).translate(SUPERSCRIPTS)} = {none}"
        return (
            *([Step(Text("projector-ask-sum", {"symbols": symbols}), self.total)] if self.sum else ()),
            Step(Text("projector-ask-faces"), self.hitting, hits),
            Step(Text("projector-ask-die"), plain if plain == str(miss) else f"{plain} = {miss}"),
            *([Step(Text("projector-ask-none", {"dice": dice}), power)] if dice > 1 else ()),
            Step(Text("projector-ask-one", {"dice": dice}), f"1 − {none} = {chance}"),
            Step(Text("projector-ask-percent"), Text("projector-one-in", {"percent": percent, "one": one_in(chance)})),
        )

    @property
    def total(self) -> str:
        """The sum of the parts: the defense, or the number of dice."""
        return str(self.odds.dice if isinstance(self.odds, SymbolDice) else self.odds.defense)

    @property
    def hitting(self) -> Text | str:
        """The faces that hit, in words."""
        if isinstance(self.odds, SymbolDice):
            return Text("projector-symbols", {"names": [face.name for face in self.odds.kinds if face.hit]})
        return ", ".join(map(str, self.odds.hit_faces))

    @property
    def sides(self) -> tuple[tuple[str, Text | str, bool], ...]:
        """What a die can show: the sign of each different face, its name, and whether it hits."""
        if isinstance(self.odds, SymbolDice):
            return tuple((face.symbol, face.name, face.hit) for face in self.odds.kinds)
        return tuple((str(face), str(face), face in self.odds.hit_faces) for face in range(FACES))

    def chips(self, hits: tuple[int, ...]) -> list[Chip]:
        """Return every face of a die with its sign, for a row of faces."""
        signs = [face.symbol for face in self.odds.die] if isinstance(self.odds, SymbolDice) else [str(face) for face in range(FACES)]
        return [{"n": sign, "hit": i in hits} for i, sign in enumerate(signs)]


@dataclass(frozen=True, slots=True)
class ResultSubject:
    """Another subject of a projector: a result whose tables and sentences are shown line by line."""

    title: Text | str
    steps: tuple[Step, ...]
    odds: None = None
    sum: tuple[()] = ()
    word: None = None
    sides: tuple[()] = ()


def read_result(result: Result) -> ResultSubject:
    """Return the tables and sentences of a result as questions and answers."""
    page = result.page()
    return ResultSubject(page.title, (*(step for part in page.parts for step in _steps(part)), *_chart_steps(result)))


def _chart_steps(result: Result) -> Iterator[Step]:
    """Yield the chart of a result, if it has one and this machine can draw it without JupyterLab."""
    if hasattr(result, "chart") and find_spec(DRAWS):
        chart = result.chart(size="projector")
        yield Step(Text("projector-ask-chart"), chart.about, chart=chart)


def _steps(part: Part) -> Iterator[Step]:
    if isinstance(part, Grid):
        (first, *heads), *rows = ([word(cell) for cell in row] for row in (part.head, *part.rows))
        indexes = [
            i for i in range(len(heads)) if len(rows) < 2 or len({row[i + 1] for row in rows}) > 1
        ]  # not what is the same in all rows
        for name, *cells in rows:
            values = [f"{heads[i]}: {cells[i]}" if len(indexes) > 1 else cells[i] for i in indexes]
            yield Step(f"{first}: {name}" if first else name, "; ".join(values))
    elif isinstance(part, Steps):
        for i, item in enumerate(part.items, 1):
            yield Step(Text("projector-ask-step", {"n": i}), item)
    elif isinstance(part, Text):
        yield Step(Text("projector-ask-sentence"), part)


def asked_about(result: Result) -> DiceSubject | ResultSubject:
    """Return the subject for a result: dice if it is about one attack, otherwise its lines."""
    if isinstance(result, VolleyOdds):
        return DiceSubject(result.title, result.volley.thrown) if result.volley.dice else read_result(result)
    if isinstance(result, PositionOdds):
        return DiceSubject(Text("plain", {"text": result.attack.line}), result.odds)
    if isinstance(result, AttackOdds):
        return DiceSubject(Text("projector-title", dice_params(result)), result)
    return read_result(result)


def attack(position: Position, line: str) -> DiceSubject | ResultSubject:
    """Return an attack as the panel of the table shows it.

    Raises:
        NotationError: ``line`` is not valid notation.
        IllegalActionError: The attack is illegal.
        TutorError: The action needs no dice of this kind.

    """
    present = registry.system(position.system).present
    action = position.parse(line)
    if not present.confirms(action):
        raise TutorError(Text("projector-no-dice", {"action": position.format(action)}))
    position.apply(action)
    choosing = Choosing.complete(present.taps(position, action), action)
    plan = present.plan(position, position.setup.sides.index(action.side), choosing)
    if plan is None or "sum" not in plan:
        raise TutorError(Text("projector-many", {"lines": list(plan["lines"]) if plan else []}))
    attack_odds = attack_of(position, line)
    if isinstance(attack_odds, ShotOdds):
        return read_result(attack_odds)
    dice = attack_odds.volley.thrown if isinstance(attack_odds, VolleyOdds) else attack_odds.odds
    return DiceSubject(plan["title"], dice, tuple(plan["sum"]), plan["total"]["word"])


@lru_cache(maxsize=4)
def _draw_chart(chart: Chart) -> list[str]:
    """Return the addresses of a chart's light and dark picture."""
    return [source(chart.sized("projector", dark=dark).to_svg()) for dark in (False, True)]


class Projector(ViewWidget):
    """A slide for a class.

    ``next()``, ``back()``, ``hide()`` and ``turn(die, face)`` do the same as the buttons and keys.

    ``view`` holds the revealed part in words. A hidden answer is not in it.
    """

    _esm = STATIC / "projector.js"
    _css = STATIC / "projector.css"

    is_new = traitlets.Bool(default_value=False).tag(sync=True)
    """Whether a cell has just displayed the slide. The page then gives it the focus, so that its keys work at once, and resets this."""

    def __init__(self, subject: DiceSubject | ResultSubject, faces: Iterable[int], *, language: str = "") -> None:
        self._lock = RLock()
        self._subject, self._faces, self._language = subject, list(faces), require_language(language)
        self._answers_shown, self._note = 0, ""
        super().__init__(view=self._view())
        self.on_msg(self._on_message)

    # User actions

    @property
    def shown(self) -> tuple[int | str, ...]:
        """The faces of the dice: numbers, or symbols."""
        sides = self._subject.sides
        return tuple(sides[face][0] if isinstance(self._subject.odds, SymbolDice) else face for face in self._faces)

    @property
    def revealed(self) -> int:
        """The number of answers shown."""
        return self._answers_shown

    def next(self) -> None:
        """Show the next answer, if any."""
        self._reveal(self._answers_shown + 1)

    def back(self) -> None:
        """Hide the last answer."""
        self._reveal(self._answers_shown - 1)

    def hide(self) -> None:
        """Hide all answers."""
        self._reveal(0)

    def turn(self, die: int, face: int) -> None:
        """Turn a die to a face.

        Args:
            die: The number of the die, from 0.
            face: The face, 0 to 9, or the number of a symbol from 0.

        Raises:
            TutorError: There is no such die or face.

        """
        die, face = whole_number("die", die, 0, len(self._faces) - 1), whole_number("face", face, 0, len(self._subject.sides) - 1)
        with self._lock:
            self._faces[die] = face
            self._show()

    @property
    def _title(self) -> str:
        return self._translate(self._subject.title)

    @property
    def _steps(self) -> tuple[Step, ...]:
        """The questions in order, each with its answer."""
        return self._subject.steps

    def _reveal(self, steps: int) -> None:
        with self._lock:
            self._answers_shown = min(max(steps, 0), len(self._steps))
            self._show()

    def _show(self, note: str = "") -> None:
        self._note = note
        self.view = dict(self._view())

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        with self._lock:
            try:
                if not self._message(content):
                    self._show(self._translate(Text("projector-message")))
            except TutorError as error:
                self._show(self._translate(error.text))

    def _message(self, content: object) -> bool:
        """Handle a message from a page. Return False if it is unknown."""
        match content:
            case {"kind": "next" | "back" | "hide" as kind}:
                {"next": self.next, "back": self.back, "hide": self.hide}[kind]()
            case {"kind": "die", "target": target, "face": face}:
                self.turn(target, face)
            case _:
                return False
        return True

    # Output

    def _view(self) -> Slide:
        """Return the revealed part in words."""
        subject, translate = self._subject, self._translate
        steps = self._steps
        known_faces = any(step.faces for step in steps[: self._answers_shown])
        outline, edges = die_paths()
        symbols = isinstance(subject.odds, SymbolDice)
        total: SlideTerm = {"n": "?", "word": translate(subject.word or ""), "note": "", "struck": False}
        if self._answers_shown and isinstance(subject, DiceSubject):
            total["n"] = subject.total
        faces = {"faces": join_items([translate(subject.sides[face][1]) for face in self._faces], self._language)}
        left = len(steps) - self._answers_shown
        words = WORDS if self._faces else {**WORDS, "keys": "projector-keys-lines"}
        return {
            "lang": self._language,
            "title": self._title,
            "sum": [
                {"n": str(t["n"]), "word": translate(t["word"]), "note": translate(t["note"]), "struck": t["struck"]} for t in subject.sum
            ],
            "total": total if subject.sum else None,
            "suppose": translate(Text("projector-suppose", faces)) if self._faces else "",
            "dice": [self._die(i, face, known_faces) for i, face in enumerate(self._faces)],
            "verdict": translate(Text("projector-verdict", {**faces, "hit": self._hit()})) if known_faces and self._faces else "",
            "steps": [
                {
                    "ask": translate(step.ask),
                    "answer": translate(step.answer),
                    "faces": subject.chips(step.faces) if step.faces and isinstance(subject, DiceSubject) else [],
                    "charts": _draw_chart(step.chart) if step.chart else [],
                }
                for step in steps[: self._answers_shown]
            ],
            "ask": translate(steps[self._answers_shown].ask) if left else "",
            "hidden": translate(Text("projector-hidden", {"n": left})) if left else "",
            "note": self._note,
            "sides": len(subject.sides),
            "art": {"outline": CUBE, "edges": "", "symbols": SYMBOLS} if symbols else {"outline": outline, "edges": edges},
            "words": {name: translate(Text(key, {"symbols": symbols})) for name, key in words.items()},
        }

    def _hit(self) -> bool:
        return any(self._subject.sides[face][2] for face in self._faces)

    def _die(self, i: int, face: int, known_faces: bool) -> SlideDie:  # noqa: FBT001
        sign, name, hit = self._subject.sides[face]
        state = ("hit" if hit else "miss") if known_faces else ""
        word = self._translate(Text("die-hit" if state == "hit" else "die-miss")) if state else ""
        label = self._translate(Text("projector-die", {"i": i + 1, "face": name}))
        return {"face": face, "sign": sign, "label": f"{label}, {word}" if word else label, "word": word, "state": state}

    def picture(self) -> str:
        """Return the current slide as a standalone SVG. Equal states give equal bytes."""
        with self._lock:
            slide = self._view()
            light_steps = [step for step in slide["steps"] if not step["charts"]]  # a saved slide is light
            return to_svg(*drawing({**slide, "steps": light_steps}), slide["title"], repr(self))

    def __repr__(self) -> str:
        view = self.view
        terms = [f"{t['n']} {t['word']}" for t in view["sum"]]
        total = [f"{' + '.join(terms)} = {view['total']['n']}"] if terms else []
        steps = [f"{i}. {step['ask']} {step['answer']}" for i, step in enumerate(view["steps"], 1)]
        rest = [f"{len(steps) + 1}. {view['ask']} …", view["hidden"]] if view["ask"] else []
        suppose = [view["suppose"]] if view["suppose"] else []
        return "\n".join([view["title"], *total, *suppose, *([view["verdict"]] if view["verdict"] else []), *steps, *rest])

    def _repr_mimebundle_(self, **_: object) -> tuple[dict[str, object], dict[str, object]] | None:
        bundle = super()._repr_mimebundle_()
        if bundle is None:
            return None
        self.is_new = True
        data, meta = bundle
        picture = self.picture()
        return {**data, "text/plain": repr(self), "text/html": image(picture, repr(self)) + self._answers()}, meta

    def _answers(self) -> str:
        """Return all questions and answers, hidden until a click: for a notebook without a kernel, and for a hand-out."""
        light_steps = [step for step in self._steps if not step.chart]  # a saved notebook is light
        steps = [f"<li>{escape(self._translate(step.ask))} <b>{escape(self._translate(step.answer))}</b></li>" for step in light_steps]
        return fold_html(Text("projector-answers"), f"<ol>{''.join(steps)}</ol>", self._language)


def projector(
    dice: int | Game | Position | Result = 2,
    defense: int | str = 8,
    shown: Iterable[int | str] | None = None,
    *,
    language: str = "",
    **where: object,
) -> Projector:
    """Return the layout for the projector, for numbers or for an attack from a game.

    ``un.projector(3, "infantry", ["infantry", "star", "flag"])`` shows dice with symbols. ``un.projector(result)`` shows any result, such
    as losses, draws, plans or a table of odds, line by line.

    Args:
        dice: The number of dice (1 to 10), a game or position, or a result.
        defense: The defense, or a kind of unit. For a game, an attack in notation.
        shown: The face of each die, 0 to 9 (default: 5, 8, 5 …), or its symbol.
        where: For a kind of unit ``terrain``, ``attacker`` and ``stars``, as in ``un.odds``.
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        TutorError: A number is out of range.
        NotationError: The attack is not valid notation.
        IllegalActionError: The attack is illegal.

    Example:
        >>> slide = un.projector(2, 8, (5, 8))
        >>> slide.next(), slide.revealed, slide.picture()[:4]
        (None, 1, '<svg')
        >>> slide.back(), slide.hide(), slide.turn(0, 9), slide.shown
        (None, None, None, (9, 8))
        >>> un.projector(un.losses(un.odds(2, 8), times=3)).revealed
        0

    """
    first, second = dice, defense
    if is_game(first):
        check_attack("un.projector", second)
    subject: DiceSubject | ResultSubject
    if isinstance(first, Result):
        subject = asked_about(first)
    elif isinstance(second, str) and not isinstance(first, SupportsIndex):
        subject = attack(position_of(first), second)
    else:
        die = dice_of(first, second, **where)
        key = "volley-thrown" if isinstance(die, SymbolDice) else "projector-title"
        subject = DiceSubject(Text(key, dice_params(die)), die)
    if isinstance(subject, ResultSubject):
        return Projector(subject, (), language=language)
    count = subject.odds.dice
    if count > MOST_DICE:
        raise TutorError(Text("projector-dice", {"dice": count, "most": MOST_DICE}))
    signs = tuple(sign for sign, _, _ in subject.sides)
    symbols = isinstance(subject.odds, SymbolDice)
    usual = ("infantry", "flag") if symbols else (5, 8)
    faces: object = tuple(usual[i % 2] for i in range(count)) if shown is None else shown
    values: tuple[int, ...] = ()
    if isinstance(faces, Iterable) and not isinstance(faces, str | bytes):
        values = tuple(_face(face, signs, symbols=symbols) for face in faces)
    if len(values) != count or -1 in values:
        words = ", ".join(signs) if symbols else ""
        raise TutorError(Text("projector-shown", {"dice": count, "value": excerpt(shown), "words": words}))
    return Projector(subject, values, language=language)


def _face(face: object, signs: tuple[str, ...], *, symbols: bool) -> int:
    """Return the number of a face (-1 if a die has no such face)."""
    if symbols:
        return signs.index(face) if isinstance(face, str) and face in signs else -1
    try:
        return whole_number("face", face, 0, FACES - 1)
    except TutorError:
        return -1
