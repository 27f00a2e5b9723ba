"""The chances that every game can show over its board: the question, the choices, the plates, and the sum.

A game lists the attacks that exist and could exist. Each of them needs only its ``chance``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from undaunted_nb.engine.text import Text
from undaunted_nb.probability.odds import percent

from .tap import Tap

if TYPE_CHECKING:
    from fractions import Fraction

MODES = ("from", "danger", "best")
BARS = {"plate": 62, "odds": 46}
"""The length of a plate's bar for a certain hit, in map units (see drawing/art/templates.json)."""

Plate = dict[str, Any]


class Asked(NamedTuple):
    """The question of the overlay: the mode, your own unit, the enemy, the kind of action (if a game has several), and the selection."""

    mode: str = ""
    who: str = ""
    whom: str = ""
    use: str = ""
    at: Tap | None = None

    @classmethod
    def of(cls, values: Mapping[str, str]) -> Asked:
        """Return a question from these names (``at`` as a message writes a tap). An unknown mode becomes the first one."""
        mode, who, whom, use = (values.get(name, "") for name in ("mode", "who", "whom", "use"))
        asked = cls(mode, who, whom, use, Tap.parse(values["at"]) if values.get("at") else None)
        return asked if asked.mode in MODES else asked._replace(mode=MODES[0])


class Layer(NamedTuple):
    """A layer: groups of choices, its explanation, plates for the board (elements of the Scene), and the sum of the selection."""

    groups: tuple[dict[str, Any], ...]
    lines: tuple[Text, ...]
    plates: tuple[Plate, ...] = ()
    sum: dict[str, Any] | None = None
    at: Tap | None = None


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
    from fractions import Fraction
    from math import prod

    return 1 - prod((1 - it.chance for it in attacks), start=Fraction(1))


def pointed(found: Mapping[Tap, A], at: Tap | None, otherwise: Iterable[A]) -> tuple[A | None, Tap | None]:
    """Return the selected attack if it has a sum, or else the most likely other one (None without any)."""
    return (found[at], at) if at and at in found else (min(otherwise, key=weakness, default=None), None)


def choices(name: str, label: Text, options: Iterable[tuple[str, Text]], chosen: str) -> dict[str, Any]:
    """Return a group of options to choose from."""
    return {"id": name, "label": label, "options": [{"id": one, "label": said, "chosen": one == chosen} for one, said in options]}


def plate(attack: Attack, key: str, look: str, told: str, **more: object) -> Plate:
    """Return a plate with the chance of an attack on the board and its short sum (``told``). ``look`` is one of BARS."""
    return {
        "k": f"chance {key}",
        "t": look,
        "side": "",
        "s": "",
        "top": True,
        "text": percent(attack.chance),
        "note": told,
        "room": str(min(51, 7 * len(told))),
        "bar": f"{float(attack.chance) * BARS[look]:.1f}",
        **more,
    }


def target_plates(found: Iterable[tuple[A, str, str]], told: Callable[[A], str]) -> tuple[Plate, ...]:
    """Return a plate for each target (an attack, its place, its id): the chance that the target is hit."""
    return tuple(
        plate(it, id_, "odds", told(it), p=place, of=id_, label=Text("overlay-label-from", {"percent": percent(it.chance)}))
        for it, place, id_ in found
    )


def danger_plates(faced: Mapping[str, Sequence[A]], told: Callable[[A], str]) -> tuple[Plate, ...]:
    """Return a plate for each place: its most likely attack, and the combined chance of all. Attacks come most likely first."""
    plates = []
    for place, found in faced.items():
        if found:
            whole = percent(together(found))
            note = Text("overlay-all", {"percent": whole}) if len(found) > 1 else ""
            label = Text("overlay-label-danger", {"percent": percent(found[0].chance), "all": whole, "n": len(found)})
            plates.append(plate(found[0], place, "plate", told(found[0]), p=place, note=note, label=label))
    return tuple(plates)


def best_plates(
    found: Mapping[str, A], best: Collection[str], near: Collection[str], told: Callable[[A], str]
) -> tuple[Plate, ...]:  # fmt: skip
    """Return a plate for each place: the chance from there, whether it is the best, and whether in reach."""
    return tuple(
        plate(
            it,
            place,
            "plate",
            told(it),
            p=place,
            s=" ".join(state for state, holds in (("best", place in best), ("reach", place in near)) if holds),
            label=Text("overlay-label-best", {"percent": percent(it.chance), "best": place in best, "reach": place in near}),
        )
        for place, it in found.items()
    )


def product_of(attacks: Sequence[Attack]) -> Text:
    """Explain how to compute the chance that at least one attack hits."""
    product = " × ".join(f"{1 - it.chance}" for it in attacks)
    return Text("overlay-together", {"n": len(attacks), "product": product, "percent": percent(together(attacks))})
