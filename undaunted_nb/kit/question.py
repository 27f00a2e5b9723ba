"""Questions that an engine makes and answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from fractions import Fraction
from random import Random
from typing import Protocol, TypeVar

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.probability.odds import comparable_percent, compared_decimals

OPTIONS = 4
"""The most answers that a question offers."""
FEWEST = 3
"""The number of answers below which two may share an explanation."""
PATIENCE = 24
"""The number of positions to try for a better question, with more than two answers or a less common one, after one was found."""
TYPED = 100
"""Only a number below this can be typed as an answer."""
SENTENCE = "quiz-"
"""The beginning of the keys of sentences that are options."""
MISTAKES = 3
"""The number of wrong statements about a rule in the catalogs."""
Label = Text | str | int
"""What an option says."""
Wrong = tuple[Label, Text]
"""A wrong answer, and why it is not right."""
P = TypeVar("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its label, and the reason why it is wrong (None for the right one)."""

    label: Text | str
    why: Text | None = None

    @property
    def right(self) -> bool:
        """Whether this option is the answer."""
        return self.why is None


@dataclass(frozen=True, slots=True)
class Question:
    """A question about a position, as ``side`` sees it.

    The same ``id`` gives the same question again. ``action`` is the action about to happen, in notation ("": none). Exactly one option
    is right, and ``after`` explains the answer.
    """

    id: str
    maker: str
    level: int
    rules: tuple[str, ...]
    position: Position
    side: str
    action: str
    text: Text
    options: tuple[Option, ...]
    after: Text

    @property
    def answer(self) -> int:
        """The number of the right option."""
        return next(i for i, option in enumerate(self.options) if option.right)

    @property
    def typed(self) -> bool:
        """Whether the table lets you type the answer: half of the questions whose options are all numbers. The id decides which."""
        return int(self.id.partition("/")[2]) % 2 == 1 and all(_whole(option.label) for option in self.options)


def percent_label(chance: Fraction) -> Text:
    """Return a chance as an option, with the precision needed to compare chances."""
    exact = (100 * chance * 10 ** compared_decimals(chance)).denominator == 1
    return Text("quiz-percent-is", {"n": comparable_percent(chance), "whole": exact})


def _whole(label: Text | str) -> bool:
    return isinstance(label, str) and label.isascii() and label.isdigit() and int(label) < TYPED


@dataclass(frozen=True, slots=True)
class Maker:
    """A kind of question.

    It has a name, a level (how hard it is, 1 to 3), and the rules that it asks (one of its questions asks some of them). ``board`` is
    true if the answer needs a look at the board or the cards. ``key`` is the message that names it for teachers (default: ``maker-NAME``,
    with hyphens for dots). Kinds of questions that several games share can share one. ``plain`` has a message that asks the same with
    numbers alone, for people who don't know the game, and one that explains the answer if ``after`` needs the game (default: none).
    """

    name: str
    level: int
    rules: tuple[str, ...]
    board: bool = False
    key: str = ""
    plain: tuple[str, ...] = ()

    @property
    def label(self) -> Text:
        """What teachers read for it."""
        return Text(self.key or f"maker-{self.name.replace('.', '-')}")


class TurnPosition(Position, Protocol):
    """A position in which a side has the turn, given by its number."""

    @property
    def turn(self) -> int: ...


class UnsuitableError(Exception):
    """No question of this kind is worth asking about a position."""


def need(value: T | None) -> T:
    """Return what a question needs. If it is missing, empty or false, the next position is tried."""
    if not value:
        raise UnsuitableError
    return value


@dataclass(frozen=True, slots=True)
class Sketch:
    """A question about a position before its options are shuffled.

    ``wrong`` are common mistakes, the best ones first. None, numbers below ``least`` and those that are right after all are left out.
    ``rules`` are the rules that it asks (default: all of its maker; an empty text is none), and ``after`` explains the answer (default: the
    text of the first rule). The question is for ``side``, by its number (default: the side to move), before ``action``, if any.
    """

    position: TurnPosition
    text: Text
    _: KW_ONLY
    right: Label
    wrong: Iterable[Wrong | None]
    rules: Sequence[str] | None = None
    after: Text | None = None
    side: int = -1
    action: Action | None = None
    level: int = 0
    least: int = 0

    def options(self) -> tuple[Text | str, list[tuple[Text | str, Text]]]:
        """Return the right answer and the wrong ones as options show them."""
        right, wrong = _text_of(self.right), [mistake for mistake in self.wrong if mistake]
        labels = [(_text_of(label), why) for label, why in wrong if not isinstance(label, int) or label >= self.least]
        return right, [(label, why) for label, why in labels if label != right]


def _text_of(label: Label) -> Text | str:
    return str(label) if isinstance(label, int) else label


class NumberedRandom(Random):
    """The chance of a question, with the number in its id."""

    number = 0


def in_turn(names: Sequence[str], rng: Random) -> str:
    """Return one of the names by the number of the question, so that consecutive numbers go through all of them."""
    return names[(rng.number if isinstance(rng, NumberedRandom) else 0) % len(names)]


class Questions(Protocol):
    """The interface of a game system's ``questions``."""

    GAMES: Mapping[str, tuple[Maker, ...]]
    """The games that are asked about, with all kinds of questions about each, easier ones first."""
    PREFIXES: Mapping[str, str]
    """How the ids of the questions about each game begin."""

    ON_THE_BOARD: frozenset[str]
    """The kinds of questions whose text does not hold all that the answer needs."""

    def make(self, question: str) -> Question:
        """Return the question with this id. Raises TutorError for an unknown one."""

    def pieces(self, p: Position) -> frozenset[str]:
        """Return the messages of the names of all pieces and cards of a position."""


class Asking(Protocol[P]):
    """A kind of question, with the positions to try for one, and the function that makes one from a position."""

    @property
    def level(self) -> int: ...
    @property
    def rules(self) -> tuple[str, ...]: ...
    @property
    def ask(self) -> Callable[[P, Random], Sketch]: ...
    def positions(self, rng: Random, /) -> Iterable[P]: ...


def make(question: str, askers: Mapping[str, Asking[P]]) -> Question:
    """Return the question with this id, about the first position that allows one.

    A question with two options is a last resort: some more positions are tried first for one with more. So is a question whose right
    sentence has had its share (see ``_comes``).

    An id is for example ``"un.defense/123"``. Raises TutorError for an unknown id.
    """
    name, slash, seed = question.partition("/")
    if name in askers and slash and seed.isascii() and seed.isdigit() and len(seed) < 10 and str(int(seed)) == seed:
        rng = NumberedRandom(question)
        rng.number = int(seed)
        share = Random(f"{question} answer").random()
        spare, left = None, PATIENCE
        for p in askers[name].positions(rng):
            candidate = _try(question, name, askers[name], p, rng)
            if candidate:
                if len(candidate.options) >= FEWEST and _comes(candidate.options, share):
                    return candidate
                spare = spare if spare and (len(spare.options) >= FEWEST or len(candidate.options) < FEWEST) else candidate
            if spare and left == 0:
                return spare
            left -= spare is not None
        if spare:
            return spare
    raise TutorError(Text("quiz-no-question", {"name": question[:60], "all": ", ".join(askers)}))


def _try(question: str, name: str, asker: Asking[P], p: P, rng: Random) -> Question | None:
    """Return a question about this position, if it is worth one: with two options at least, and a rule of its maker."""
    try:
        sketch = asker.ask(p, rng)
    except UnsuitableError:
        return None
    options, position = _options(sketch, rng), sketch.position
    rules = asker.rules if sketch.rules is None else sketch.rules
    known = tuple(dict.fromkeys(r for r in rules if r in asker.rules))
    if len(options) < 2 or not known:
        return None
    side = position.setup.sides[position.turn if sketch.side < 0 else sketch.side]
    action = position.format(sketch.action) if sketch.action else ""
    after = sketch.after or rule(rules[0])
    return Question(question, name, sketch.level or asker.level, known, position, side, action, sketch.text, options, after)


def _comes(options: Sequence[Option], share: float) -> bool:
    """Return whether a question with these sentences as options comes up for this share of the questions, from 0 to 1.

    So each sentence of a set is right equally often, and no learner can guess by its length or by habit. Options that are all of one kind,
    such as tiles, numbers, actions or titles of rules, come up always.
    """
    keys = sorted(option.label.key for option in options if isinstance(option.label, Text) and option.label.key.startswith(SENTENCE))
    if len(keys) < len(options) or len(set(keys)) == 1:
        return True
    return any(option.right and isinstance(option.label, Text) and option.label.key == keys[int(share * len(keys))] for option in options)


def _options(sketch: Sketch, rng: Random) -> tuple[Option, ...]:
    """Return the right answer and up to three wrong ones, each once. The order depends on the question.

    Wrong answers with different explanations are preferred, because the same explanation twice teaches nothing new.
    """
    right, wrong = sketch.options()
    options: list[Option] = [Option(right)]
    again: list[Option] = []
    for label, why in wrong:
        if len(options) == OPTIONS:
            break
        if all(label != option.label for option in options):
            (again if any(why == option.why for option in options) else options).append(Option(label, why))
    for option in again:
        if len(options) < FEWEST and all(option.label != other.label for other in options):
            options.append(option)
    rng.shuffle(options)
    return tuple(options)


def rule(name: str) -> Text:
    """Return the text of a rule."""
    return Text(f"{name.replace('.', '-')}.text")


def title(name: str) -> Text:
    """Return the title of a rule."""
    return Text(name.replace(".", "-"))


def reasons(first: Text, second: Text) -> Text:
    """Return two sentences that explain something together."""
    return Text("quiz-reasons", {"first": first, "second": second})


def statements(key: str, rng: Random) -> tuple[Label, list[Wrong]]:
    """Return the right statement of a message of the catalogs, and two or three of its wrong ones.

    All of them have one clause, because the longest of several options would be taken for the right one.
    """
    mistakes = rng.sample(range(1, MISTAKES + 1), rng.randint(2, MISTAKES))
    return Text(f"{key}.right"), [(Text(f"{key}-{n}"), Text(f"{key}-{n}.why")) for n in mistakes]


def claims(key: str, rng: Random) -> tuple[Text, Label, list[Wrong]]:
    """Return a question which of two statements of a message is right, if any, with its answer and the wrong ones."""
    first_wrong, other = rng.sample(range(1, MISTAKES + 1), 2)
    pairs = [[f"{key}.right", f"{key}-{first_wrong}"], [f"{key}-{first_wrong}", f"{key}.right"], [f"{key}-{first_wrong}", f"{key}-{other}"]]
    answers = [Text("quiz-claim-first"), Text("quiz-claim-second"), Text("quiz-claim-neither")]
    right = rng.randrange(len(pairs))
    first, second = pairs[right]
    text = Text("quiz-claim", {"question": Text(key), "first": Text(first), "second": Text(second)})
    whys = [Text(f"{first}.why"), Text(f"{second}.why"), Text("quiz-claim-true", {"statement": Text(f"{key}.right")})]
    return text, answers[right], [(answer, whys[place]) for place, answer in enumerate(answers) if place != right]


def ask_fact(p: TurnPosition, rule_id: str, key: str, rng: Random) -> Sketch:
    """Ask which statement about the topic of a rule is right. ``key`` is the message with the statements."""
    right, wrong = statements(key, rng)
    return Sketch(p, Text(key), right=right, wrong=wrong, rules=[rule_id])


def ask_claim(p: TurnPosition, rule_id: str, key: str, rng: Random) -> Sketch:
    """Ask which of two statements about the topic of a rule is right, if any."""
    text, right, wrong = claims(key, rng)
    return Sketch(p, text, right=right, wrong=wrong, rules=[rule_id])


def why_not(p: Position, a: Action) -> Text | None:
    """Explain why an action is not legal in at most two sentences, or return None for a legal one."""
    whys = [v.why for v in p.check(a).violations]
    return None if not whys else whys[0] if len(whys) == 1 else reasons(whys[0], whys[1])
