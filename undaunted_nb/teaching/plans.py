"""Plans for a turn, ready to be shown: side by side, the best one, Attack or Suppress, and what a Blast hits.

All of this looks at both hands and at the decks: a teacher's view, never a player's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import hypot
from typing import TYPE_CHECKING, Any, NamedTuple

from undaunted_nb.core import best, registry, volleys
from undaunted_nb.core import plan as core
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.game import Game
from undaunted_nb.core.position import Position
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import decimal

from .losses import Simulated
from .odds import position_of
from .shown import Grid, Page, Shown, Steps, chances, exact, percent

if TYPE_CHECKING:
    from .charts import Chart


def _reckoner(position: Position) -> Any:
    return registry.system(position.system).odds


# ---------------------------------------------------------------- plans side by side


class _Compared(NamedTuple):
    goal: Text
    comparison: core.Comparison
    errors: Mapping[str, float]
    idle: tuple[tuple[str, str], ...] = ()


class Plans(Shown, _Compared):
    """Plans by their chance to reach a goal, the better ones first; ``errors`` has the standard error of each where they were simulated."""

    __slots__ = ()

    @property
    def best(self) -> tuple[str, ...]:
        """The best plan; several where they are equal."""
        return self.comparison.best

    @property
    def lead(self) -> Fraction:
        """By how much the best is better than the next one (0 where all are equal)."""
        return self.comparison.lead

    def chance(self, plan: str) -> Fraction:
        """The chance (or, simulated, the share) of a plan by its name."""
        return dict(self.comparison.chances)[plan]

    @property
    def columns(self) -> tuple[str, ...]:
        return "plan", "exact", "chance", "percent", "standard_error", "best"

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [(name, *chances(chance), self.errors.get(name, 0.0), name in self.best) for name, chance in self.comparison.chances]

    def page(self) -> Page:
        if self.errors:
            head = (Text("column-plan"), Text("column-percent"), Text("column-standard_error"))
            rows = [(name, percent(chance), decimal(f"± {100 * self.errors[name]:.1f}")) for name, chance in self.comparison.chances]
        else:
            head = (Text("column-plan"), Text("column-percent"), Text("column-exact"))
            rows = [(name, percent(chance), exact(chance)) for name, chance in self.comparison.chances]
        idle = [Text("plans-idle", {"plan": name, "line": line}) for name, line in self.idle]
        return Page(Text("plans-title", {"goal": self.goal}), [Grid(head, rows), self.verdict, *idle])

    @property
    def verdict(self) -> Text:
        """Which plan is better, and by how much."""
        if not self.lead:
            return Text("plans-equal", {"n": len(self.best)})
        points = decimal(f"{float(100 * self.lead):.1f}")
        if self.errors and self._unsure():
            return Text("plans-unsure", {"points": points})
        return Text("plans-better", {"names": list(self.best), "n": len(self.best), "points": points})

    def _unsure(self) -> bool:
        """Do the two best lie within two standard errors of their difference?"""
        (first, a), (second, b) = ((name, float(chance)) for name, chance in self.comparison.chances[:2])
        return a - b < 2 * hypot(self.errors[first], self.errors[second])

    def chart(self) -> Chart:
        """A bar for each plan."""
        from .charts import beside

        return beside(self, "plan")


def plans(
    game: Game | Position,
    plans: Mapping[str, str | Sequence[str]],
    goal: str,
    *,
    n: int = 0,
    seed: int = 0,
    limit: int | None = None,
) -> Plans:
    """Which of several plans is best for a goal, and by how much: ``un.plans(game, {"twice": ["…", "…"], …}, goal="card DE Riflemen B")``.

    A plan is a list of lines in notation (or one text with line breaks); lines that cannot be played when their time comes are skipped,
    and it ends with the goal. Exact; or, with ``n``, played so many times with real dice. Raises TutorError for what cannot be read,
    TooLongError where an exact answer would need more than ``limit`` positions (None: as many as take about two seconds).
    """
    position = position_of(game)
    aim = _reckoner(position).aim(position, goal)
    if not isinstance(plans, Mapping):
        raise TutorError(Text("error-by-name", {"example": '{"A": ["…", "…"], "B": ["…"]}', "value": repr(plans)[:40]}))
    if not plans:
        raise TutorError(Text("plan-empty"))
    if n:
        tried = {name: core.simulate_plan(position, plan, goal, until=goal, n=n, seed=seed) for name, plan in plans.items()}
        found = sorted(((name, Fraction(trials.counts[0], n)) for name, trials in tried.items()), key=lambda item: -item[1])
        errors = {name: trials.of().standard_error for name, trials in tried.items()}
        return Plans(aim.text, core.Comparison(aim.words, tuple(found)), errors)
    followed = {name: core.follow(position, plan, goal, until=goal, limit=limit) for name, plan in plans.items()}
    idle = tuple((name, line) for name, plan in followed.items() for line, chance in zip(plan.plan, plan.played, strict=True) if not chance)
    return Plans(aim.text, core.compare(followed), {}, idle)


# ---------------------------------------------------------------- the best there is


class _Found(NamedTuple):
    position: Position
    goal: Text
    found: best.Best


class BestPlan(Shown, _Found):
    """The greatest chance to reach a goal in this turn, and how: ``line`` holds the actions as far as they are the same whatever the dice
    show, ``found`` everything that core/plan.py has worked out.
    """

    __slots__ = ()

    @property
    def probability(self) -> Fraction:
        """The chance, exactly."""
        return self.found.chance

    @property
    def at_most(self) -> Fraction:
        """A chance that no way exceeds: equal to ``probability`` where every way was looked at."""
        return self.found.at_most

    @property
    def line(self) -> tuple[str, ...]:
        """What to do, action by action."""
        return self.found.line

    def simulate(self, n: int = 10_000, seed: int = 0) -> Simulated:
        """The same by playing so ``n`` times, with dice. Raises TutorError for numbers that are none."""
        return Simulated(best.simulate_best(self.position, self.found, n=n, seed=seed).of(), self.probability, share=True)

    @property
    def columns(self) -> tuple[str, ...]:
        return "goal", "exact", "chance", "percent", "plan"

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [(self.found.goal, *chances(self.probability), "\n".join(self.line))]

    def page(self) -> Page:
        told = Text("plans-best", {"goal": self.goal, "percent": percent(self.probability), "exact": exact(self.probability)})
        lines = Steps([Text("plain", {"text": line}) for line in self.line])
        how = [lines, Text("plans-then")] if self.line else [Text("plans-nothing")]
        bounds = [] if self.found.exact else [Text("plans-at-most", {"percent": percent(self.at_most)})]
        return Page(Text("plans-title", {"goal": self.goal}), [told, *bounds, *how])

    def chart(self) -> Chart:
        """The chance as a bar."""
        from .charts import beside

        return beside(self, "goal")


def best_plan(
    game: Game | Position, goal: str, *, kinds: Iterable[str] = (), limit: int | None = None, seconds: float = best.SECONDS
) -> BestPlan:
    """Find the best that the side to act can do for a goal before its turn ends: ``un.best_plan(game, "card DE Riflemen B")``.

    Always answers within about ``seconds``. Where that is too little to look at everything, the answer is the best way found so far, with
    a chance that no way exceeds; ``kinds=["battle"]`` narrows what is looked at, and ``limit`` stops after so many positions instead, the
    same on every machine. Raises TutorError for a goal that is none and where no side has its turn.
    """
    position = position_of(game)
    found = best.best(position, goal, kinds=kinds, limit=limit, seconds=seconds)
    return BestPlan(position, _reckoner(position).aim(position, goal).text, found)


# ---------------------------------------------------------------- Attack or Suppress


class _Chosen(NamedTuple):
    choice: Any


class Choice(Shown, _Chosen):
    """Every way to fire at a unit now, with what each takes from the enemy: cards for ever, actions in this round."""

    __slots__ = ()

    about = "chart-choice-about"
    measures = ("cards", "actions", "turned")
    """What is compared besides the chance; the words are those of the game's ``odds``."""

    @property
    def columns(self) -> tuple[str, ...]:
        return "action", "kind", "dice", "defence", "exact", "chance", "percent", *self.measures

    def rows(self) -> Iterable[tuple[object, ...]]:
        for way in self.choice.ways:
            averages = (float(getattr(way, name)) for name in self.measures)
            yield way.attack.line, way.attack.kind, *way.attack.odds, *chances(way.chance), *averages

    def page(self) -> Page:
        head = tuple(Text(f"column-{name}") for name in ("action", "percent", *self.measures))
        rows = [
            (way.attack.line, percent(way.chance), *(decimal(f"{float(getattr(way, name)):.2f}") for name in self.measures))
            for way in self.choice.ways
        ]
        best = [
            Text("choice-best", {"measure": Text(f"choice-{name}"), "names": [way.attack.line for way in found], "n": len(found)})
            for name in ("cards", "actions")
            if getattr((found := self.choice.best(name))[0], name)
        ]
        return Page(Text("choice-title", {"counter": self.choice.target}), [Grid(head, rows), *best, Text("choice-about")])

    def chart(self) -> Chart:
        """What each way takes, side by side."""
        from .charts import choices

        return choices(self)


class _Named(NamedTuple):
    choice: volleys.Choice


class Volleys(Shown, _Named):
    """Attacks on units of several figures side by side: the chance to destroy the unit, to drive it off; figures and medals on average."""

    __slots__ = ()

    about = "chart-volleys-about"
    measures = ("gone", "driven", "figures", "medals")

    @property
    def columns(self) -> tuple[str, ...]:
        return "action", "kind", "dice", "exact", "chance", "percent", *self.measures

    def rows(self) -> Iterable[tuple[object, ...]]:
        for way in self.choice.ways:
            measures = (float(getattr(way, name)) for name in self.measures)
            yield way.line, way.line.partition(" ")[0], way.dice, *chances(way.chance), *measures

    def page(self) -> Page:
        head = (Text("column-action"), Text("volley-dice"), *(Text(f"column-{name}") for name in ("percent", *self.measures)))
        rows = [
            (way.line, str(way.dice), percent(way.chance), *(percent(getattr(way, name)) for name in ("gone", "driven")),
             *(decimal(f"{float(getattr(way, name)):.2f}") for name in ("figures", "medals")))
            for way in self.choice.ways
        ]  # fmt: skip
        notes = [found for name in self.measures if (found := self._best(name))]
        assumed = dict.fromkeys(text.key for way in self.choice.ways for text in way.assumes)
        return Page(Text("volleys-compared"), [Grid(head, rows), *notes, *map(Text, assumed)])

    def _best(self, measure: str) -> Text | None:
        """Which attacks are best by a measure, and by how much; None where nothing is to be told."""
        found, lead = self.choice.best(measure), self.choice.lead(measure)
        if not lead:
            return None
        told = {"measure": Text(f"column-{measure}"), "names": [way.line for way in found], "n": len(found)}
        share = measure in ("gone", "driven")
        return Text(
            "volleys-best", {**told, "lead": decimal(f"{float(100 * lead):.1f}" if share else f"{float(lead):.2f}"), "share": share}
        )

    def chart(self) -> Chart:
        """What each attack comes to, side by side."""
        from .charts import choices

        return choices(self)


def choice(game: Game | Position, target: str | Sequence[str]) -> Choice | Volleys:
    """Which attack? Everything that can fire at a unit now: ``un.choice(game, "DE Riflemen B")``, ``un.choice(game, "G5")``.

    Where units have figures, attacks at different targets can be put side by side: ``un.choice(game, ["battle F3 G5", "battle D3 E5"])``.
    Raises TutorError for a target that is none, and where nothing can fire at it.
    """
    position = position_of(game)
    found = _reckoner(position).choice(position, target)
    return Volleys(found) if isinstance(found, volleys.Choice) else Choice(found)


# ---------------------------------------------------------------- Blast


class _Blasted(NamedTuple):
    blast: Any


class Blast(Shown, _Blasted):
    """A Blast on everybody on a tile: the chance of each counter, and of each set of counters together."""

    __slots__ = ()

    @property
    def columns(self) -> tuple[str, ...]:
        return "counter", "own", "dice", "defence", "exact", "chance", "percent"

    def rows(self) -> Iterable[tuple[object, ...]]:
        found = self.blast
        return [(it.target, it.target in found.own, *it.odds, *chances(found.chance(it.target))) for it in found.targets]

    def page(self) -> Page:
        found = self.blast
        head = tuple(Text(f"column-{name}") for name in ("counter", "whose", "defence", "percent", "exact"))
        rows = []
        for it in found.targets:
            whose = Text("teach-blast-own" if it.target in found.own else "teach-blast-enemy")
            rows.append((it.target, whose, str(it.defence.total), percent(found.chance(it.target)), exact(found.chance(it.target))))
        sets = [
            (", ".join(hit) if hit else Text("teach-blast-nobody"), percent(chance), exact(chance)) for hit, chance in found.joint.items()
        ]
        notes = [Text("teach-blast-any", {"enemy": percent(found.any_enemy), "own": percent(found.any_own), "some": bool(found.own)})]
        joint = Grid((Text("teach-blast-set"), Text("column-percent"), Text("column-exact")), sets)
        return Page(Text("teach-blast-title", {"line": found.line, "tile": found.tile}), [Grid(head, rows), *notes, joint])

    def chart(self) -> Chart:
        """A bar for each counter, one's own told apart."""
        from .charts import beside

        return beside(self, "counter", own=True)


def blast(game: Game | Position, action: str, order: Sequence[str] = ()) -> Blast:
    """What a Blast hits: ``un.blast(game, "Mortar: blast")``; ``order`` names the counters in the order of the rolls.

    Raises NotationError or IllegalActionError for what is no Blast that may be played, TutorError for an order that does not fit.
    """
    position = position_of(game)
    found = getattr(_reckoner(position), "blast", None)
    if found is None:
        raise TutorError(Text("plan-no-blast", {"line": action[:60]}))
    return Blast(found(position, action, order))
