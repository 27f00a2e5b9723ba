"""The chances that every game can show over its board: the question, the choices, the plates, and the sum.

A game lists the attacks that exist and could exist. Each of them needs only its ``chance``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import prod
from typing import TYPE_CHECKING, Protocol, TypeVar

from undaunted_nb.engine.text import Text
from undaunted_nb.probability.odds import percent

from .tap import Tap

if TYPE_CHECKING:
    from undaunted_nb.engine.position import Position

    from ..scene.board import Element
    from ..scene.common import Words
    from ..scene.panel import Group, Plan

MODES = ("from", "danger", "best")
BARS = {"plate": 62, "odds": 46}
"""The length of a plate's bar for a certain hit, in map units (see drawing/art/templates.json)."""

GROUPS = ("mode", "who", "whom", "use")
"""The names of the groups of options, as messages write them."""


@dataclass(frozen=True, slots=True)
class OverlayQuery:
    """The question of the overlay: the mode, your own unit, the enemy, the kind of action (if a game has several), and the selection."""

    mode: str = ""
    attacker: str = ""
    enemy: str = ""
    use: str = ""
    tap: Tap | None = None

    @classmethod
    def parse(cls, values: Mapping[str, str]) -> OverlayQuery:
        """Return a question from these names (``at`` as a message writes a tap). An unknown mode becomes the first one."""
        mode, attacker, enemy, use = (values.get(name, "") for name in GROUPS)
        query = cls(mode, attacker, enemy, use, Tap.parse(values["at"]) if values.get("at") else None)
        return query if query.mode in MODES else replace(query, mode=MODES[0])


@dataclass(frozen=True, slots=True)
class Layer:
    """A layer: groups of choices, its explanation, plates for the board (elements of the Scene), and the sum of the selection."""

    groups: tuple[Group, ...]
    lines: tuple[Text, ...]
    plates: tuple[Element, ...] = ()
    sum: Plan | None = None
    tap: Tap | None = None


class Overlay(Protocol):
    """The chances of a game over its board."""

    FOLLOWS: tuple[str, ...]
    """The groups that depend on what is selected. A new selection clears them."""

    def layer(self, p: Position, side: str, query: Mapping[str, str], taps: Sequence[Tap] = ()) -> Layer:
        """Return the layer for a side. Parts of the query that do not fit the position are ignored."""


class Attack(Protocol):
    """One attack, from the present places or hypothetical."""

    @property
    def chance(self) -> Fraction:
        """The exact probability of a hit."""


A = TypeVar("A", bound=Attack)


def weakness(attack: Attack) -> Fraction:
    """Return a sort key that puts the most likely attack first."""
    return -attack.chance


def together(attacks: Iterable[Attack]) -> Fraction:
    """Return the exact chance that at least one of these attacks hits."""
    return 1 - prod((1 - attack.chance for attack in attacks), start=Fraction(1))


def select_attack(attacks: Mapping[Tap, A], tap: Tap | None, otherwise: Iterable[A]) -> tuple[A | None, Tap | None]:
    """Return the selected attack if it has a sum, or else the most likely other one (None without any)."""
    return (attacks[tap], tap) if tap and tap in attacks else (min(otherwise, key=weakness, default=None), None)


def choices(name: str, label: Text, options: Iterable[tuple[str, Text]], current: str) -> Group:
    """Return a group of options to choose from."""
    return {"id": name, "label": label, "options": [{"id": option, "label": text, "chosen": option == current} for option, text in options]}


def plate(attack: Attack, key: str, look: str, sum_text: str, place: str, label: Words) -> Element:
    """Return a plate at a place with the chance of an attack and its short sum (``sum_text``). ``look`` is one of BARS."""
    return {
        "k": f"chance {key}",
        "t": look,
        "p": place,
        "side": "",
        "s": "",
        "label": label,
        "top": True,
        "text": percent(attack.chance),
        "note": sum_text,
        "room": str(min(51, 7 * len(sum_text))),
        "bar": f"{float(attack.chance) * BARS[look]:.1f}",
    }


def target_plates(attacks: Iterable[tuple[A, str, str]], sum_text: Callable[[A], str]) -> tuple[Element, ...]:
    """Return a plate for each target (an attack, its place, its id): the chance that the target is hit."""
    return tuple(
        {
            **plate(attack, id_, "odds", sum_text(attack), place, Text("overlay-label-from", {"percent": percent(attack.chance)})),
            "of": id_,
        }
        for attack, place, id_ in attacks
    )


def danger_plates(attacks: Mapping[str, Sequence[A]], sum_text: Callable[[A], str]) -> tuple[Element, ...]:
    """Return a plate for each place: its most likely attack, and the combined chance of all. Attacks come most likely first."""
    plates: list[Element] = []
    for place, faced_here in attacks.items():
        if faced_here:
            whole = percent(together(faced_here))
            note = Text("overlay-all", {"percent": whole}) if len(faced_here) > 1 else ""
            label = Text("overlay-label-danger", {"percent": percent(faced_here[0].chance), "all": whole, "n": len(faced_here)})
            plates.append({**plate(faced_here[0], place, "plate", sum_text(faced_here[0]), place, label), "note": note})
    return tuple(plates)


def best_plates(
    attacks: Mapping[str, A], best: Collection[str], reachable: Collection[str], sum_text: Callable[[A], str]
) -> tuple[Element, ...]:  # fmt: skip
    """Return a plate for each place: the chance from there, whether it is the best, and whether in reach."""
    return tuple(
        {
            **plate(
                attack,
                place,
                "plate",
                sum_text(attack),
                place,
                Text("overlay-label-best", {"percent": percent(attack.chance), "best": place in best, "reach": place in reachable}),
            ),
            "s": " ".join(state for state, holds in (("best", place in best), ("reach", place in reachable)) if holds),
        }
        for place, attack in attacks.items()
    )


def product_of(attacks: Sequence[Attack]) -> Text:
    """Explain how to compute the chance that at least one attack hits."""
    product = " × ".join(f"{1 - attack.chance}" for attack in attacks)
    return Text("overlay-together", {"n": len(attacks), "product": product, "percent": percent(together(attacks))})
