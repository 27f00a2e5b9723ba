"""What a side could do now, ready to display: its best actions with their probability of winning, and the reasons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from undaunted_nb.engine.action import CHANCE
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.kit import registry
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import View
from undaunted_nb.probability.arguments import one_of, whole_number
from undaunted_nb.probability.seeds import check_seed
from undaunted_nb.search.coach import PLAYOUTS, Advice, Reasons, advise, chance_text, compare_in_words, equals_text

from ..display.display import Grid, Page, Result
from ..display.live import show_until_last
from .odds import position_of

MOST = 100_000


@dataclass(frozen=True, slots=True, repr=False)
class Hint(Result):
    """The best actions of a side, the best first.

    Example:
        >>> found = un.hint(un.new_game("normandy/la-raye", seed=44), "US", n=20)
        >>> found.best.split(" ")[:2], found.side, len(list(found.rows()))
        (['US:', 'initiative'], 'US', 3)
        >>> found.to_csv().splitlines()[0]
        'action,chance,low,high,reason'

    """

    position: Position
    advice: Advice

    @property
    def side(self) -> str:
        """The side that the hint is for."""
        return self.advice.side

    @property
    def best(self) -> str:
        """The best action in notation, ready for ``game.play``."""
        return self.position.format(self.advice.best[0].action)

    @property
    def reasons(self) -> tuple[str, ...]:
        """The reason for each action in words. The data frame has the rule of thumb behind it."""
        return tuple(say(reason) for reason in self._reasons())

    def _reasons(self) -> list[Text]:
        reasons, advice = Reasons(View(self.position, self.side), say), self.advice
        return [compare_in_words(reasons.explain(tip.action, tip.topics), advice, tip, self.position.format) for tip in advice.best]

    @property
    def columns(self) -> tuple[str, ...]:
        return "action", "chance", "low", "high", "reason"

    def rows(self) -> Iterable[tuple[object, ...]]:
        reasons = Reasons(View(self.position, self.side), say)
        for tip in self.advice.best:
            rule = reasons.explain(tip.action, tip.topics).key.removesuffix(".hint").rpartition("-")[2]
            yield self.position.format(tip.action), tip.chance, *tip.interval, rule

    def page(self) -> Page:
        system = registry.system(self.position.system)
        pairs = zip(self.advice.best, self._reasons(), strict=True)
        rows = [(self.position.format(candidate.action), chance_text(candidate), reason) for candidate, reason in pairs]
        title = Text("hint-title", {"side": system.present.name_of(self.position, "", "side", self.side), "n": self.advice.playouts})
        even = [text] if (text := equals_text(self.advice, self.position.format)) else []
        return Page(title, [Grid([Text("column-action"), Text("hint-column"), Text("hint-why")], rows), *even, Text("hint-about")])


def hint(game: Game | Position, side: str = "", *, n: int = PLAYOUTS, seed: int = 0) -> Hint:
    """Return up to three good actions of a side, each with its probability of winning and the reason.

    It uses only what the side can see, so you can ask during a game. Interrupt the cell to get the hint so far. If an exact search proves
    that first actions are certain to win this turn, the hint lists all of them.

    Args:
        game: A game or a position.
        side: The side to help (default: the side to act).
        n: The number of playouts, 0 to 100,000. More of them give a smaller error.
        seed: The same seed gives the same hint.

    Raises:
        TutorError: The side has nothing to decide, or a number is not valid.

    Example:
        >>> game = un.new_game("memoir44/first-shots", seed=1)
        >>> one, other = (un.hint(game, n=30, seed=7) for _ in range(2))
        >>> one == other, one.best in [game.position.format(action) for action in game.legal_actions]
        (True, True)

    """
    position = position_of(game)
    n, seed = whole_number("n", n, 0, MOST), check_seed(seed)
    if not position.to_act or position.to_act == (CHANCE,):
        raise TutorError(Text("hint-nothing"))
    if side:
        one_of("side", side, position.to_act)
    view = View(position, side or position.to_act[0])
    return show_until_last(Hint(position, advice) for advice in advise(view, seed, n))
