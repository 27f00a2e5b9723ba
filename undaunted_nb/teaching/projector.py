"""A layout for the projector: few words in large type, dice that the teacher sets, and answers on demand."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

import anywidget
import traitlets

from undaunted_nb.core import registry
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.odds import FACES, Odds, odds, whole_number
from undaunted_nb.core.odds import percent as in_percent
from undaunted_nb.core.text import Text
from undaunted_nb.core.written import one_in
from undaunted_nb.i18n import known, listed, say
from undaunted_nb.scene.svg import image

from .drawing import Mark, Word, box, die, die_paths, to_svg
from .odds import position_of

if TYPE_CHECKING:
    from undaunted_nb.core.game import Game
    from undaunted_nb.core.position import Position

STATIC = Path(__file__).parent.parent / "static"
MOST_DICE = 10
"""The maximum number of dice that fit on the screen in a readable size."""
WORDS = {
    "next": "projector-next",
    "back": "projector-back",
    "hide": "projector-hide",
    "full": "projector-full",
    "keys": "projector-keys",
    "turn": "projector-die-title",
}
"""The words of the front end."""
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


class Step(NamedTuple):
    """A question, its answer, and its faces if faces are the answer."""

    ask: Text
    answer: Text | str
    faces: tuple[int, ...] = ()


class Asked(NamedTuple):
    """The subject of a projector: title, dice with odds, and the parts of the defense total (none if the title names the defense)."""

    title: Text
    odds: Odds
    sum: tuple[dict[str, Any], ...] = ()
    word: Text | None = None
    """The name of the total."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """The questions in order, each with its answer."""
        dice, hits = self.odds.dice, self.odds.hits
        miss = Fraction(FACES - len(hits), FACES)
        none, chance = miss**dice, self.odds.probability
        percent = in_percent(chance, most=1)
        plain = f"{FACES - len(hits)}/{FACES}"
        raised = f"({plain}){str(dice).translate(RAISED)} = {none}"
        return (
            *([Step(Text("projector-ask-sum"), str(self.odds.defense))] if self.sum else ()),
            Step(Text("projector-ask-faces"), ", ".join(map(str, hits)), hits),
            Step(Text("projector-ask-die"), plain if plain == str(miss) else f"{plain} = {miss}"),
            *([Step(Text("projector-ask-none", {"dice": dice}), raised)] if dice > 1 else ()),
            Step(Text("projector-ask-one", {"dice": dice}), f"1 − {none} = {chance}"),
            Step(Text("projector-ask-percent"), Text("projector-one-in", {"percent": percent, "one": one_in(chance)})),
        )


def attack(position: Position, line: str) -> Asked:
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
    taps = present.taps(position, action)
    plan = present.plan(position, position.setup.sides.index(action.side), present.Choosing(taps, (action,), action))  # type: ignore[attr-defined]
    if "sum" not in plan:
        raise TutorError(Text("projector-many", {"lines": list(plan["lines"])}))
    if "hits" not in plan:  # dice with symbols
        raise TutorError(Text("projector-symbols", {"action": position.format(action)}))
    return Asked(plan["title"], odds(plan["dice"], plan["total"]["n"]), tuple(plan["sum"]), plan["total"]["word"])


class Projector(anywidget.AnyWidget):
    """A slide for a class.

    ``next()``, ``back()``, ``hide()`` and ``turn(die, face)`` do the same as the buttons and keys.

    The only trait holds the revealed part in words. A hidden answer is not in it.
    """

    _esm = STATIC / "projector.js"
    _css = STATIC / "projector.css"

    view = traitlets.Dict().tag(sync=True)

    def __init__(self, asked: Asked, shown: Sequence[int], *, language: str = "") -> None:
        self._lock = RLock()
        self._asked, self._faces, self._language = asked, list(shown), known(language)
        self._revealed, self._note = 0, ""
        super().__init__(view=self._view())
        self.on_msg(self._on_message)

    # User actions

    @property
    def shown(self) -> tuple[int, ...]:
        """The faces of the dice."""
        return tuple(self._faces)

    @property
    def revealed(self) -> int:
        """The number of answers shown."""
        return self._revealed

    def next(self) -> None:
        """Show the next answer, if any."""
        self._reveal(self._revealed + 1)

    def back(self) -> None:
        """Hide the last answer."""
        self._reveal(self._revealed - 1)

    def hide(self) -> None:
        """Hide all answers."""
        self._reveal(0)

    def turn(self, die: int, face: int) -> None:
        """Turn a die to a face.

        Args:
            die: The number of the die, from 0.
            face: The face, 0 to 9.

        Raises:
            TutorError: There is no such die or face.

        """
        die, face = whole_number("die", die, 0, len(self._faces) - 1), whole_number("face", face, 0, FACES - 1)
        with self._lock:
            self._faces[die] = face
            self._show()

    def _reveal(self, steps: int) -> None:
        with self._lock:
            self._revealed = min(max(steps, 0), len(self._asked.steps))
            self._show()

    def _show(self, note: str = "") -> None:
        self._note = note
        self.view = self._view()

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Ignore values of ``view`` that a browser sends, and send it the current one."""
        claimed = {"view"} & sync_data.keys()
        super().set_state({name: value for name, value in sync_data.items() if name not in claimed})
        if claimed:
            self.send_state(claimed)

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        with self._lock:
            try:
                match content:
                    case {"kind": "next" | "back" | "hide" as kind}:
                        {"next": self.next, "back": self.back, "hide": self.hide}[kind]()
                    case {"kind": "die", "target": target, "face": face}:
                        self.turn(target, face)
                    case _:
                        self._show(self._said(Text("projector-message")))
            except TutorError as error:
                self._show(self._said(error.text))

    # Output

    def _said(self, text: Text | str) -> str:
        return say(text, self._language) if isinstance(text, Text) else text

    def _view(self) -> dict[str, Any]:
        """Return the revealed part in words."""
        asked, said = self._asked, self._said
        steps = asked.steps
        known_faces = any(step.faces for step in steps[: self._revealed])
        outline, edges = die_paths()
        total = {"n": "?", "word": said(asked.word or ""), "note": "", "struck": False}
        if self._revealed:
            total["n"] = str(asked.odds.defense)
        faces = {"faces": listed([str(face) for face in self._faces], self._language)}
        left = len(steps) - self._revealed
        return {
            "lang": self._language,
            "title": said(asked.title),
            "sum": [{"n": str(t["n"]), "word": said(t["word"]), "note": said(t["note"]), "struck": t["struck"]} for t in asked.sum],
            "total": total if asked.sum else None,
            "suppose": said(Text("projector-suppose", faces)),
            "dice": [self._die(i, face, known_faces) for i, face in enumerate(self._faces)],
            "verdict": said(Text("projector-verdict", {**faces, "hit": self._hit()})) if known_faces else "",
            "steps": [
                {
                    "ask": said(step.ask),
                    "answer": said(step.answer),
                    "faces": [{"n": face, "hit": face in step.faces} for face in range(FACES)] if step.faces else [],
                }
                for step in steps[: self._revealed]
            ],
            "ask": said(steps[self._revealed].ask) if left else "",
            "hidden": said(Text("projector-hidden", {"n": left})) if left else "",
            "note": self._note,
            "art": {"outline": outline, "edges": edges},
            "words": {name: said(Text(key)) for name, key in WORDS.items()},
        }

    def _hit(self) -> bool:
        return any(face in self._asked.odds.hits for face in self._faces)

    def _die(self, i: int, face: int, known_faces: bool) -> dict[str, Any]:  # noqa: FBT001
        state = ("hit" if face in self._asked.odds.hits else "miss") if known_faces else ""
        word = self._said(Text("die-hit" if state == "hit" else "die-miss")) if state else ""
        label = self._said(Text("projector-die", {"i": i + 1, "face": face}))
        return {"face": face, "label": f"{label}, {word}" if word else label, "word": word, "state": state}

    def picture(self) -> str:
        """Return the current slide as a standalone SVG. Equal states give equal bytes."""
        with self._lock:
            return to_svg(*_drawing(self.view), self.view["title"], repr(self))

    def __repr__(self) -> str:
        view = self.view
        terms = [f"{t['n']} {t['word']}" for t in view["sum"]]
        total = [f"{' + '.join(terms)} = {view['total']['n']}"] if terms else []
        steps = [f"{i}. {step['ask']} {step['answer']}" for i, step in enumerate(view["steps"], 1)]
        rest = [f"{len(steps) + 1}. {view['ask']} …", view["hidden"]] if view["ask"] else []
        return "\n".join([view["title"], *total, view["suppose"], *([view["verdict"]] if view["verdict"] else []), *steps, *rest])

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, meta = bundle
        picture = self.picture()
        return {**data, "text/plain": repr(self), "text/html": image(picture, repr(self))}, meta


WIDTH, LINE = 900, 44


def _drawing(view: dict[str, Any]) -> tuple[list[Mark], int, int]:
    """Return the slide from top to bottom as marks, with their width and height."""
    marks: list[Mark] = []
    y = 52
    size = 30 if len(view["title"]) < 52 else max(16, 30 * 52 // len(view["title"]))
    marks.append(Word(28, y, view["title"], size, bold=True))
    if view["sum"]:
        y += 24
        terms = [*view["sum"], view["total"]]
        wide = (WIDTH - 56 - 30 * (len(terms) - 1)) / len(terms)
        for i, term in enumerate(terms):
            x, last = 28 + i * (wide + 30), i == len(terms) - 1
            ink = "on-hi" if last else "ink"
            marks.append(box(x, y, wide, 104, "hi" if last else "panel", ink if last else "line"))
            marks.append(Word(x + wide / 2, y + 46, term["n"], 42, "middle", ink, bold=True))
            marks.append(Word(x + wide / 2, y + 70, term["word"], 19, "middle", ink))
            small = min(14, int(wide * 1.7 / max(len(term["note"]), 1)))
            marks.append(Word(x + wide / 2, y + 92, term["note"], small, "middle", ink if last else "ink-2"))
            if i:
                marks.append(Word(x - 15, y + 60, "=" if last else "+", 26, "middle", "ink-2", bold=True))
        y += 104
    y += LINE
    marks.append(Word(28, y, view["suppose"], 26, bold=True))
    large = min(84.0, (WIDTH - 56) / len(view["dice"]) * 0.9)
    for i, one in enumerate(view["dice"]):
        x = 28 + large * 0.5 + i * large * 1.12
        marks += die(x, y + 22 + large / 2, large, one["face"], hit=one["state"] == "hit")
        marks.append(Word(x, y + 44 + large, one["word"], 18, "middle", "ink", bold=True))
    beside = len(view["dice"]) <= 5
    if view["verdict"]:
        x, below = (48 + len(view["dice"]) * large * 1.12, 30 + large / 2) if beside else (28, 84 + large)
        marks.append(Word(x, y + below, view["verdict"], 26, bold=True))
    y += round(large) + (56 if beside or not view["verdict"] else 96)
    for step in view["steps"]:
        y += LINE
        marks.append(Word(28, y, step["ask"], 24, fill="ink-2"))
        for face in step["faces"]:
            x = 400 + face["n"] * 46
            marks.append(box(x, y - 28, 40, 38, "hi" if face["hit"] else "panel", "on-hi" if face["hit"] else "line"))
            marks.append(Word(x + 20, y, str(face["n"]), 24, "middle", "on-hi" if face["hit"] else "ink-2", bold=face["hit"]))
        if not step["faces"]:
            marks.append(Word(400, y, step["answer"], 28, bold=True))
    if view["ask"]:
        y += LINE
        marks.append(Word(28, y, view["ask"], 24, fill="ink-2"))
        marks.append(Word(WIDTH - 28, y, view["hidden"], 16, "end", "ink-2"))
    height = y + 32
    return [box(0.5, 0.5, WIDTH - 1, height - 1, "panel", "line"), *marks], WIDTH, height


def projector(
    dice: int | Game | Position = 2, defense: int | str = 8, shown: Sequence[int] | None = None, *, language: str = ""
) -> Projector:
    """Return the layout for the projector, for numbers or for an attack from a game.

    Args:
        dice: The number of dice (1 to 10), or a game or position.
        defense: The defense, or an attack in notation.
        shown: The face of each die, 0 to 9 (default: 5, 8, 5 …).
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

    """
    if isinstance(defense, str) and not isinstance(dice, SupportsIndex):
        asked = attack(position_of(dice), defense)
    else:
        found = odds(dice, defense)  # type: ignore[arg-type]  # what is no number is refused there
        asked = Asked(Text("projector-title", found._asdict()), found)
    count = asked.odds.dice
    if count > MOST_DICE:
        raise TutorError(Text("projector-dice", {"dice": count, "most": MOST_DICE}))
    faces: object = tuple((5, 8)[i % 2] for i in range(count)) if shown is None else shown
    fits = isinstance(faces, Sequence) and not isinstance(faces, str | bytes) and len(faces) == count
    try:
        values = tuple(whole_number("face", face, 0, FACES - 1) for face in faces) if fits else ()  # type: ignore[attr-defined]
    except TutorError:
        values = ()
    if not values:
        raise TutorError(Text("projector-shown", {"dice": count, "value": repr(shown)[:60]}))
    return Projector(asked, values, language=language)
