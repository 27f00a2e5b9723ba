"""The explorer: sliders and menus with the numbers and the picture beside them, which follow each move."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, NotRequired, TypedDict

from undaunted_nb.drawing.svg import image
from undaunted_nb.engine.errors import MissingPartError, TutorError
from undaunted_nb.engine.logs import log_error
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import require_language
from undaunted_nb.kit import games as catalog
from undaunted_nb.kit import registry
from undaunted_nb.kit.chances import ExplorerDice
from undaunted_nb.lessons.progress.user_data import has_cells
from undaunted_nb.probability.arguments import one_of, whole_number
from undaunted_nb.probability.odds import percent

from ..display.view_widget import ViewWidget
from ..results.odds import position_of
from .drawing import markup, to_svg
from .explorer_data import MOST_BASE, MOST_RANGE, Answer, Control, Values, questions_by_system, sort_values
from .explorer_drawing import HEIGHT, WIDTH, draw

if TYPE_CHECKING:
    from undaunted_nb.engine.position import Position
    from undaunted_nb.play.game import Game
    from undaunted_nb.widgets.table import Table

log = logging.getLogger(__name__)

SUM = {"base", "cover", "range"}
"""The sliders whose sum is the defense total, which is one slider in the other questions."""
STATIC = Path(__file__).parents[2] / "static"


class Named(TypedDict):
    """A word of a menu with its name."""

    id: str
    label: str


class ControlView(TypedDict):
    """A slider or a menu as the page shows it: a menu has ``options``, a slider the rest."""

    name: str
    label: str
    value: int | str
    options: NotRequired[list[Named]]
    least: NotRequired[int]
    most: NotRequired[int]
    text: NotRequired[str]


class Explorer(ViewWidget):
    """Sliders and menus with the numbers and the picture beside them.

    ``set(dice=3)`` does the same as moving a slider.
    """

    _esm = STATIC / "simulation.js"
    _css = STATIC / "simulation.css"

    def __init__(
        self, dice: str, what: str, settings: Mapping[str, object], *, start: Mapping[str, int | str] | None = None, language: str = ""
    ) -> None:
        self._lock = RLock()
        self._dice, self._question, self._language = dice, what, require_language(language)
        self._values: dict[str, int | str] = dict(start or {})
        if start and start.keys() >= SUM:
            self._add_up()
        self._serial = 0
        self._take({"what": what, **settings})
        super().__init__(view=self._view())
        self.on_msg(self._on_message)

    # User actions

    @property
    def settings(self) -> dict[str, int | str]:
        """The value of each slider and menu by its name."""
        return {control.name: self._values[control.name] for control in self._controls()}

    @property
    def what(self) -> str:
        """The question: ``"attack"``, ``"losses"``, ``"draws"`` or ``"simulation"``."""
        return self._question

    @property
    def code(self) -> str:
        """The line of Python that gives the same numbers ("": these values have no answer, or a page without code shows them)."""
        return str(self.view["answer"]["code"]) if self.view["answer"] else ""

    def set(self, **settings: object) -> None:
        """Move sliders and choose from menus.

        Args:
            settings: New values by name. ``what`` is the question, and ``kind`` the game whose dice are rolled.

        Raises:
            TutorError: There is no such slider or menu, or it has no such value.

        """
        with self._lock:
            before = self._dice, self._question, dict(self._values)
            try:
                self._take(settings)
                view = self._view()
            except TutorError:
                self._dice, self._question, self._values = before
                raise
            self.view = view

    def _take(self, settings: Mapping[str, object]) -> None:
        """Take over values. The others stay, as far as they still fit."""
        rest = dict(settings)
        if "kind" in rest:
            one_of("kind", rest["kind"], tuple(questions_by_system()))
            self._dice = str(rest.pop("kind"))
        if "what" in rest:
            one_of("what", rest["what"], tuple(questions_by_system()[self._dice]))
            self._question = str(rest.pop("what"))
        if "defense" in rest and {control.name for control in self._controls()} >= SUM:
            rest |= _divide(rest.pop("defense"))
        self._move(rest, strict=False)  # a menu or a slider that has changed can change the limits of another one
        controls = self._move(rest, strict=True)
        if self._values.keys() >= SUM and self._question == "attack":
            self._add_up()
        if unknown := rest.keys() - {control.name for control in controls}:
            names = ("what", "kind", *(control.name for control in controls))
            raise TutorError(Text("explore-no-control", {"name": min(unknown)[:60], "all": ", ".join(names)}))

    def _add_up(self) -> None:
        numbers = self._sorted_values.numbers
        self._values["defense"] = sum(numbers[name] for name in SUM)

    @property
    def _sorted_values(self) -> Values:
        return sort_values(self._values)

    def _move(self, values: Mapping[str, object], *, strict: bool) -> tuple[Control, ...]:
        """Move the controls and return them. Raises TutorError for a value that does not fit, if ``strict``."""
        controls = self._controls()
        self._values = {**self._values, **{control.name: self._fitting(control) for control in controls}}
        for control in controls:
            if control.name in values:
                with suppress(*([] if strict else [TutorError])):
                    self._values[control.name] = _check_value(control, values[control.name])
        return controls

    def _controls(self) -> tuple[Control, ...]:
        return questions_by_system()[self._dice][self._question].controls(self._sorted_values)

    def _fitting(self, control: Control) -> int | str:
        """Return the present value of a control, or the nearest one that it has."""
        value = self._values.get(control.name, control.usual)
        if control.words:
            return value if value in dict(control.words) else control.usual
        return min(max(value, control.least), control.most) if isinstance(value, int) else control.usual

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        with self._lock:
            try:
                match content:
                    case {"kind": "set", "name": str(name), "value": value, "n": int(n)}:
                        self._serial = n
                        self.set(**{name: value})
                    case _:
                        self.view = self._view(Text("explore-message"))
            except TutorError as error:
                self.view = self._view(error.text)
            except Exception as unexpected_error:  # noqa: BLE001  (an exception in a callback would vanish: it is shown instead)
                log_error(log, "message", unexpected_error)
                self.view = self._view(
                    Text("explore-error", {"error": f"{type(unexpected_error).__name__}: {unexpected_error}"}), answered=False
                )

    # Output

    def _view(self, note: Text | str = "", *, answered: bool = True) -> dict[str, object]:
        """Return what the page shows: the controls, and the answer, or one sentence that explains why there is no answer."""
        translate, answer = self._translate, None
        if answered:
            try:
                answer = self._answer(questions_by_system()[self._dice][self._question].answer(sort_values(self.settings)))
            except TutorError as error:
                note = note or error.text
        return {
            "lang": self._language,
            "n": self._serial,
            "title": translate(Text("explore-title")),
            "code-word": translate(Text("explore-code")),
            "steps-word": translate(Text("explore-steps")),
            "full-word": translate(Text("projector-full")),
            "kind": self._choice("kind", questions_by_system(), self._dice),
            "what": self._choice("what", questions_by_system()[self._dice], self._question),
            "controls": [self._control(control) for control in self._controls()],
            "answer": answer,
            "note": translate(note),
        }

    def _choice(self, name: str, words: Iterable[str], selection: str) -> ControlView:
        options: list[Named] = [{"id": word, "label": self._translate(Text(f"explore-{name}-{word}"))} for word in words]
        return {"name": name, "label": self._translate(Text(f"explore-{name}")), "value": selection, "options": options}

    def _control(self, control: Control) -> ControlView:
        value = self._values[control.name]
        if control.words:
            options: list[Named] = [{"id": word, "label": self._translate(label)} for word, label in control.words]
            return {"name": control.name, "label": self._translate(control.label), "value": value, "options": options}
        label = control.labels[value] if isinstance(value, int) and control.labels else None
        value_text = str(value) if label is None else self._translate(Text("simulation-number", {"n": label}))
        return {
            "name": control.name,
            "label": self._translate(control.label),
            "value": value,
            "least": control.least,
            "most": control.most,
            "text": value_text,
        }

    def _answer(self, answer: Answer) -> dict[str, object]:
        translate = self._translate
        rows = [
            {"label": translate(label), "value": translate(value).removeprefix("= "), "exact": exact} for label, value, exact in answer.rows
        ]
        picture = answer.picture(self._language)
        bar_values = [f"{name}: {translate(value)}" for name, value in zip(picture.names, map(_percent, picture.bars or ()), strict=False)]
        alt = ". ".join([picture.title, f"{picture.axis}: {', '.join(bar_values)}" if bar_values else translate(answer.big)])
        return {
            "title": translate(Text("explore-told", {"what": answer.measure, "title": answer.title})),
            "big": translate(answer.big),
            "rows": rows,
            "steps": [translate(step) for step in answer.steps],
            "code": answer.code if has_cells() else "",  # nobody writes code on a page
            "picture": {"width": WIDTH, "height": HEIGHT, "markup": markup(draw(picture, self._language)), "label": alt},
        }

    def picture(self) -> str:
        """Return the picture as a standalone SVG. Equal settings give equal bytes."""
        with self._lock:
            answer = questions_by_system()[self._dice][self._question].answer(sort_values(self.settings))
            return to_svg(draw(answer.picture(self._language), self._language), WIDTH, HEIGHT, self._translate(answer.title), repr(self))

    def __repr__(self) -> str:
        view = self.view
        values = [f"{control['label']}: {_value_text(control)}" for control in view["controls"]]
        answer = view["answer"]
        if not answer:
            return "\n".join([view["title"], *values, view["note"]])
        rows = [f"{row['label']}: {row['value']}{' (' + row['exact'] + ')' if row['exact'] else ''}" for row in answer["rows"]]
        return "\n".join([f"{answer['title']}: {answer['big']}", *values, *rows, answer["code"]])

    def _repr_mimebundle_(self, **_: object) -> tuple[dict[str, object], dict[str, object]] | None:
        bundle = super()._repr_mimebundle_()
        if bundle is None:
            return None
        data, meta = bundle
        if not has_cells():  # nobody stores this page, so it needs no picture for later
            return data, meta
        saved_picture = {"text/html": image(self.picture(), repr(self))} if self.view["answer"] else {}
        return {**data, "text/plain": repr(self), **saved_picture}, meta


def _value_text(control: ControlView) -> str:
    """Return the value of a control in words."""
    if "options" in control:
        return next(option["label"] for option in control["options"] if option["id"] == control["value"])
    return control["text"]


def _percent(share: Fraction | float) -> Text:
    return percent(Fraction(share), 1, 1)


def _check_value(control: Control, value: object) -> int | str:
    """Return a value for a control. Raises TutorError if it has no such value."""
    if control.words:
        one_of(control.name, value, tuple(word for word, _ in control.words))
        return str(value)
    return whole_number(control.name, value, control.least, control.most)


def _divide(defense: object) -> dict[str, object]:
    """Return the sliders for a defense total: as much as it has for the counter, and the rest for the range."""
    total = whole_number("defense", defense, 0, MOST_BASE + MOST_RANGE)
    return {"base": min(total, MOST_BASE), "cover": 0, "range": max(total - MOST_BASE, 0)}


def games() -> dict[str, str]:
    """Return the game system by the name of a game or of its system."""
    every = {**catalog.systems(), **{name: name for name in questions_by_system()}}
    return {game: name for game, name in every.items() if name in questions_by_system()}


def explore(
    source: str | Game | Position | Table = "", line: str = "", *, what: str = "attack", language: str = "", **settings: object
) -> Explorer:
    """Return sliders and menus with the numbers and the picture beside them.

    ``un.explore(game, line)`` starts with the numbers of an attack, and ``un.explore(table)`` with those of the attack that is chosen on
    a table.

    Args:
        source: A game by its name (default: the first one), or a table, game or position.
        line: An attack in notation (only for a game or position).
        what: ``"attack"``, ``"losses"``, ``"draws"`` or ``"simulation"``.
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).
        settings: Values of sliders and menus, such as ``dice=3``. ``defense=8`` sets all sliders of a sum.

    Raises:
        TutorError: A name or a value is not valid, or no attack is chosen on the table.
        NotationError: ``line`` is not valid notation.

    Example:
        >>> explorer = un.explore("memoir44", dice=3, target="infantry")
        >>> explorer.view["answer"]["big"], explorer.code
        ('87.5%', 'un.odds(3, "infantry")')
        >>> explorer.set(terrain="forest")
        >>> explorer.view["answer"]["big"], explorer.settings["terrain"], explorer.what
        ('75.0%', 'forest', 'attack')
        >>> explorer.picture()[:4]
        '<svg'

    """
    if isinstance(source, str):
        known_games, name = games(), source or catalog.first()
        one_of("source", name, tuple(known_games))
        if line:
            raise TutorError(Text("explore-line", {"line": line[:60]}))
        return Explorer(known_games[name], what, settings, language=language)
    read_choice: Callable[[], str] = getattr(source, "chosen_attack", lambda: "")
    line = line or read_choice()
    position = position_of(getattr(source, "game", source))
    if not line:
        raise TutorError(Text("explore-choose"))
    model = registry.system(position.system).odds
    if not isinstance(model, ExplorerDice):
        raise MissingPartError("odds")
    return Explorer(position.system, what, settings, start=model.explorer_numbers(position, line), language=language)
