"""A coach that asks questions next to the table and takes the answers."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from random import Random
from typing import TYPE_CHECKING, Literal, TypedDict

from undaunted_nb.engine.errors import MissingPartError, TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.files.spelling import american
from undaunted_nb.i18n import FIRST, require_language, say
from undaunted_nb.kit import games, registry
from undaunted_nb.kit.question import Maker, Option, Question, Questions
from undaunted_nb.play.game import Game
from undaunted_nb.probability.seeds import check_seed

from ..format.markdown import PLAIN
from ..play import pointers, spoilers
from ..play.coach import Coach, number_like, source
from ..progress.progress import Progress
from . import pieces

if TYPE_CHECKING:
    import pandas as pd

    from undaunted_nb.kit.scene.lesson import AnswerOption, Outcome
    from undaunted_nb.kit.scene.lesson import Coach as CoachPanel

TRIES = 40
"""The maximum number of questions of a kind to search for one about a certain rule. Kinds that ask their rules in turn have fewer rules."""
AGAIN = 4
"""The maximum number of questions of a kind about a rule to make for one that was not asked lately."""
LATELY = 30
"""The number of questions after which a text can come again."""
SEEDS = 10**8
HARDER = (-3, -1, 0, 1)
"""The power of its level that a kind of question counts with, by how well the rule is known (its box)."""
DIGITS = 3
"""The most digits of a typed number."""
COLUMNS = ("question", "text", "rules", "right", "chosen", "answer")


@dataclass(frozen=True, slots=True)
class Answered:
    """The result of an answer.

    It holds whether the answer was right, the reason or the explanation, the rules of the question, and the number of the right option.
    """

    right: bool
    why: Text
    rules: tuple[str, ...]
    answer: int


@dataclass(frozen=True, slots=True, order=True)
class Faults:
    """The problems of a question, the worst first.

    ``other`` says whether it is not about the rule that it should be about, ``lately`` is more the less time has passed since its text
    was asked (0: long ago or never), and ``ahead`` says whether it is also about a rule that comes later in the course.
    ``strange`` says whether it is about a piece that the learner has not met.
    """

    strange: bool
    other: bool
    lately: int
    ahead: bool

    @property
    def is_empty(self) -> bool:
        """Whether the question has no problem."""
        return not (self.strange or self.other or self.lately or self.ahead)


@dataclass(frozen=True, slots=True)
class Score:
    """The number of right answers and the number of questions."""

    right: int
    of: int

    def __str__(self) -> str:
        return f"{self.right}/{self.of}"


def source_of(game: object) -> Questions:
    """Return the questions about a game. Raises TutorError with the list of games that have some."""
    owner = games.system_of(game) if isinstance(game, str) else ""
    if owner and not registry.has_part(owner, "questions"):
        raise MissingPartError("questions")
    questions = registry.system(owner).questions if owner else None
    if questions and game in questions.GAMES:
        return questions
    every = [name for system in registry.systems_with("questions") for name in system.questions.GAMES]
    raise TutorError(Text("quiz-no-game", {"name": str(game)[:60], "all": ", ".join(every)}))


def question(name: str) -> Question:
    """Return the question with this id, from any game. Raises TutorError if the id is not valid."""
    sources = [system.questions for system in registry.systems_with("questions")]
    start = str(name).partition(".")[0] + "."
    return next((s for s in sources if start in s.PREFIXES.values()), sources[0]).make(american(str(name)))


def words(label: Text | str, language: str = "") -> str:
    """Return the text of an option."""
    return say(label, language) if isinstance(label, Text) else label


class AnswerRow(TypedDict):
    """An answer as plain values."""

    question: str
    text: str
    rules: list[str]
    right: bool
    chosen: str
    answer: str


class Questioner(Coach):
    """A coach that asks questions next to the live table."""

    title = "quiz-title"
    progress: Progress

    def __init__(self, game: str, seed: int | None, progress: Progress | None, language: str) -> None:
        self.name = game or games.first()
        self.source = source_of(self.name)
        self.every: tuple[Maker, ...] = self.source.GAMES[self.name]
        self.seed = Random().randrange(SEEDS) if seed is None else check_seed(seed)
        self.progress = progress if progress is not None else Progress()
        self.language = require_language(language) if language else ""
        self.question: Question | None = None
        self.results: list[AnswerRow] = []
        self._texts: list[str] = []
        self._answer: Answered | None = None
        self._option_chosen: Option | None = None
        self._game: Game | None = None
        self._known_pieces: frozenset[str] | None = None
        """The pieces that questions can be about (None: all)."""

    @property
    def game(self) -> Game:
        """The game at the position of the question."""
        if self._game is None:
            self._game = Game(self._current().position, seed=0)
        return self._game

    @property
    def side(self) -> str:
        """The side whose view the table shows."""
        return self._current().side

    @property
    def opens(self) -> bool:
        """Whether this is the first question."""
        return not self.results

    @property
    def score(self) -> Score:
        """The number of right answers and the number of questions."""
        return Score(sum(row["right"] for row in self.results), len(self.results))

    @property
    def over(self) -> bool:
        """Whether there are no more questions."""
        return False

    def next(self) -> Question:
        """Return the next question, or the current one if it has no answer yet."""
        if self.question is None or self._answer is not None:
            self.question, self._answer, self._option_chosen, self._game = self._choose(), None, None, None
            text = say(self.question.text, FIRST)
            self._texts = [*(other for other in self._texts if other != text), text][-LATELY:]
        return self.question

    def answer(self, index: int) -> Answered:
        """Choose an option. Only the first answer counts.

        Args:
            index: The number of the option, from 0.

        Returns:
            Whether the answer is right, the reason, the rules of the question, and the right option.

        Raises:
            TutorError: The question has no such option.

        """
        item = self._current()
        if type(index) is not int or not 0 <= index < len(item.options):
            raise TutorError(Text("quiz-no-option", {"found": excerpt(index), "most": len(item.options) - 1}))
        return self._take(item.options[index])

    def _take(self, option: Option) -> Answered:
        """Take an answer. Only the first one counts."""
        if self._answer is None:
            item = self._current()
            self._option_chosen, self._answer = option, Answered(option.right, option.why or item.after, item.rules, item.answer)
            self.results.append(row_of(item, option, self.language))
            self._record(item.rules, right=option.right)
        return self._answer

    def _record(self, rules: Sequence[str], *, right: bool) -> None:
        """Record an answer about rules in the progress."""
        self.progress.answered(rules, right)

    def _type(self, digits: str) -> Answered:
        """Answer with a typed number. A number that is a wrong option gets its explanation. Raises TutorError if it is not a number."""
        if not (digits.isascii() and digits.isdigit() and len(digits) <= DIGITS):
            raise TutorError(Text("quiz-no-number", {"most": 10**DIGITS - 1}))
        item, number = self._current(), str(int(digits))
        return self._take(next((option for option in item.options if option.label == number), Option(number, item.after)))

    def to_dataframe(self) -> pd.DataFrame:
        """Return the results as a data frame with one row per question. It needs pandas."""
        import pandas as pd

        return pd.DataFrame(self.results, columns=list(COLUMNS))

    def _current(self) -> Question:
        return self.question if self.question is not None else self.next()

    @abstractmethod
    def _choose(self) -> Question:
        """Return the next question."""

    def _question_about(self, rule: str, rng: Random, makers: Iterable[Maker]) -> Question:
        """Return a question about a rule, if possible one that was not asked lately."""
        return self._best(rule, rng, makers)[1]

    def _best(self, rule: str, rng: Random, makers: Iterable[Maker], box: int = 0, ahead: Container[str] = ()) -> tuple[Faults, Question]:
        """Return a question about a rule, and what is wrong with it: if possible, it was not asked lately and is about no rule ``ahead``.

        Easier kinds of questions are more likely (harder ones if the rule is well known), and so are kinds that involve few other
        rules.
        """
        able = [m for m in makers if rule in m.rules]
        last = self.question.maker if self.question else ""
        able = [m for m in able if m.name != last] or able
        candidates: list[tuple[Faults, Question]] = []
        while able:
            maker = rng.choices(able, [m.level ** HARDER[min(box, 3)] / len(m.rules) for m in able])[0]
            able.remove(maker)
            for candidate in self._fitting_questions(maker, rule, rng.randrange(SEEDS)):
                candidates.append(
                    (
                        Faults(
                            self._strange(candidate),
                            rule not in candidate.rules,
                            self._lately(candidate),
                            any(other_rule in ahead for other_rule in candidate.rules),
                        ),
                        candidate,
                    )
                )
                if candidates[-1][0].is_empty:
                    return candidates[-1]
        return min(candidates, key=lambda pair: pair[0])

    def _fitting_questions(self, maker: Maker, rule: str, start: int) -> Iterator[Question]:
        """Yield some questions of a kind about a rule and the learner's pieces, or one about others if none is found."""
        count = 0
        for seed in range(start, start + TRIES):
            candidate: Question = self.source.make(f"{maker.name}/{seed}")
            if rule in candidate.rules and not self._strange(candidate):
                count += 1
                yield candidate
            if count == AGAIN:
                return
        if not count:
            yield candidate

    def _strange(self, item: Question) -> bool:
        """Return whether a question is about a piece that the learner has not met."""
        return self._known_pieces is not None and not pieces.of_question(item, self.name) <= self._known_pieces

    def _lately(self, item: Question) -> int:
        """Return 0 if the text of a question was not asked lately, and more the less time has passed since then."""
        text = say(item.text, FIRST)
        return self._texts.index(text) + 1 if text in self._texts else 0

    # Live table

    @property
    def seal(self) -> spoilers.Seal:
        """The parts of the table that are covered while a question is open: everything that the engine computes."""
        return spoilers.SHUT if self._answer is None else spoilers.OPEN

    def pointed_out(self) -> Mapping[str, Sequence[str]]:
        """Return the marks for the subject of the question, and for the places to choose from."""
        item = self._current()
        if self._answer is not None:
            return {}
        here = pointers.things(item.position, item.side)
        answers = [words(option.label, FIRST) for option in item.options]
        return {"asked": pointers.asked_in(here, item.text, answers), "named": here.as_places(answers)}

    @property
    def asking(self) -> bool:
        """Whether a question is open, so that you cannot play actions.

        Always true, because the position belongs to the question.
        """
        return True

    def point(self, place: str) -> bool:
        """Choose the option that is this place, if every option is a place on the board.

        Args:
            place: The id of a place on the board, such as ``"12B"``.

        Returns:
            Whether it was an option, so that the table does not explain the place.

        """
        places = () if self._answer is not None else pointers.all_places(self._current())
        if place in places:
            self.answer(places.index(place))
        return place in places

    def press(self, button: str) -> None:
        """Perform the action of a button.

        Args:
            button: ``"option:0"`` (and so on), ``"number:8"`` if the answer is typed, or ``"next"``.

        Raises:
            TutorError: There is no such button.

        """
        kind, _, number = button.partition(":")
        if kind == "number" and self._current().typed:
            self._type(number)
        elif kind == "option" and number.isascii() and number.isdigit() and len(number) < 3 and not self._current().typed:
            self.answer(int(number))
        elif kind == "next" and self._answer is not None and not self.over:
            self.next()
        else:
            raise TutorError(Text("error-message"))

    def scene(self, language: str = "") -> CoachPanel:  # noqa: ARG002  (Texts are said by whoever shows them)
        """Return the data shown next to the table: Texts and plain values.

        The table renders the Texts. ``language`` is used only for titles of lessons.
        """
        item, result = self._current(), self._answer
        ticks: list[Outcome] = ["good" if row["right"] else "no" for row in self.results]
        number = len(ticks) + (result is None)
        picked_option = self._option_chosen
        return {
            "title": Text(self.title),
            "count": Text("quiz-count", {"n": number, "right": self.score.right, "of": self.score.of}),
            "step": number,
            "steps": number,
            "ticks": ticks if result or not ticks else [*ticks, "go"],  # a lone arrow would be unclear
            "jump": False,
            "state": "" if result is None else "good" if result.right else "no",
            "verdict": Text("coach-not-that-number")
            if picked_option and not picked_option.right and number_like(words(picked_option.label))
            else None,
            "task": [item.text],
            "said": [] if result is None else _after(item, result),
            "source": source(item.rules) if result else None,
            "hints": [],
            "hint": None,
            "options": [self._option(i, option) for i, option in enumerate(self._visible_options())],
            "entry": {"label": Text("quiz-type"), "button": Text("quiz-check")} if item.typed and result is None else None,
            "again": None,
            "next": Text("quiz-next") if result is not None and not self.over else None,
            "back": False,
            "buttons": [],
            "note": Text("quiz-point") if result is None and pointers.all_places(item) else "",
        }

    def as_text(self, language: str = "") -> str:
        """Return the question and its options as text in a ``language``, for output without a widget."""
        item = self._current()
        return "\n".join(
            [say(item.text, require_language(language)), *(f"   ( ) {words(o.label, require_language(language))}" for o in item.options)]
        )

    def as_html(self, language: str = "") -> str:
        """Return the question and its options as HTML in a ``language``, for a page without a widget.

        Example:
            >>> un.Quiz("normandy", seed=7).as_html()[:4]
            '<div'

        """
        item = self._current()
        options = "".join(f"<li>{escape(words(o.label, require_language(language)))}</li>" for o in item.options)
        html = f"<p><strong>{escape(say(item.text, require_language(language)))}</strong></p><ul>{options}</ul>"
        return f'<div class="{PLAIN}" lang="{require_language(language)}">{html}</div>'

    def _visible_options(self) -> list[Option]:
        """Return the options on the table. A typed answer has none before it, then the typed and the right number."""
        item, option = self._current(), self._option_chosen
        if not item.typed:
            return list(item.options)
        right = item.options[item.answer]
        return [] if option is None else [right] if option.right else [option, right]

    def _option(self, index: int, option: Option) -> AnswerOption:
        state: Literal["", "right", "wrong"]
        state = "" if self._option_chosen is None else "right" if option.right else "wrong" if option == self._option_chosen else ""
        return {"id": str(index), "label": option.label, "state": state, "why": ""}


def _after(item: Question, result: Answered) -> list[Text]:
    """Return the reason why the answer is wrong, then the explanation, but nothing twice, and nothing that the right option says."""
    texts = [item.after] if result.right or result.why == item.after else [result.why, item.after]
    return [text for text in texts if say(text) != words(item.options[item.answer].label)]


def row_of(item: Question, option: Option, language: str) -> AnswerRow:
    """Return an answer as plain values."""
    return {
        "question": item.id,
        "text": say(item.text, language),
        "rules": list(item.rules),
        "right": option.right,
        "chosen": words(option.label, language),
        "answer": words(item.options[item.answer].label, language),
    }
