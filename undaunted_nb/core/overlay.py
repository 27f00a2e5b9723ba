"""The chances that a table wears over its board, as every game has them: what is asked for, choices, plates, and whose sum is shown.

A game says which attacks there are and could be; each of them only has to know its ``chance``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from .odds import whole_percent
from .tap import Tap
from .text import Text

if TYPE_CHECKING:
    from fractions import Fraction

MODES = ("from", "danger", "best")
BARS = {"plate": 62, "odds": 46}
"""How long the bar of a plate is whose chance is certain, in map units (see scene/art/templates.json)."""

Plate = dict[str, Any]


class Asked(NamedTuple):
    """What is asked for: the mode, the own unit, the enemy, the kind of action (where a game has several), and what is pointed at."""

    mode: str = ""
    who: str = ""
    whom: str = ""
    use: str = ""
    at: Tap | None = None

    @classmethod
    def of(cls, values: Mapping[str, str]) -> Asked:
        """By these names (``at`` as a message writes a tap); a mode that is none is the first one."""
        mode, who, whom, use = (values.get(name, "") for name in ("mode", "who", "whom", "use"))
        asked = cls(mode, who, whom, use, Tap.parse(values["at"]) if values.get("at") else None)
        return asked if asked.mode in MODES else asked._replace(mode=MODES[0])


class Layer(NamedTuple):
    """What is shown: groups of choices, what it means, plates for the board (elements of the Scene), and the sum of what is pointed at."""

    groups: tuple[dict[str, Any], ...]
    lines: tuple[Text, ...]
    plates: tuple[Plate, ...] = ()
    sum: dict[str, Any] | None = None
    at: Tap | None = None


class Attack(Protocol):
    """One attack, as it stands or as it would stand."""

    @property
    def chance(self) -> Fraction:
        """That it hits, exactly."""


A = TypeVar("A", bound=Attack)


def weakness(attack: Attack) -> Fraction:
    """To sort by: the likeliest attack first."""
    return -attack.chance


def together(attacks: Iterable[Attack]) -> Fraction:
    """The chance that at least one of these attacks hits, exactly."""
    from fractions import Fraction
    from math import prod

    return 1 - prod((1 - it.chance for it in attacks), start=Fraction(1))


def pointed(found: Mapping[Tap, A], at: Tap | None, otherwise: Iterable[A]) -> tuple[A | None, Tap | None]:
    """What is pointed at, if it has a sum; else the likeliest of the others (None without any)."""
    return (found[at], at) if at and at in found else (min(otherwise, key=weakness, default=None), None)


def choices(name: str, label: Text, options: Iterable[tuple[str, Text]], chosen: str) -> dict[str, Any]:
    """A group to choose one of."""
    return {"id": name, "label": label, "options": [{"id": one, "label": said, "chosen": one == chosen} for one, said in options]}


def plate(attack: Attack, key: str, look: str, told: str, **more: object) -> Plate:
    """The chance of an attack on the board, with its sum in short (``told``); ``look`` is one of BARS."""
    return {
        "k": f"chance {key}",
        "t": look,
        "side": "",
        "s": "",
        "top": True,
        "text": whole_percent(attack.chance),
        "note": told,
        "room": str(min(51, 7 * len(told))),
        "bar": f"{float(attack.chance) * BARS[look]:.1f}",
        **more,
    }


def target_plates(found: Iterable[tuple[A, str, str]], told: Callable[[A], str]) -> tuple[Plate, ...]:
    """What each target (an attack, its place, its id) wears: the chance that it is hit."""
    return tuple(
        plate(it, id_, "odds", told(it), p=place, of=id_, label=Text("overlay-label-from", {"percent": whole_percent(it.chance)}))
        for it, place, id_ in found
    )


def danger_plates(faced: Mapping[str, Sequence[A]], told: Callable[[A], str]) -> tuple[Plate, ...]:
    """What each place wears: the likeliest of the attacks there (likeliest first), and what they come to together."""
    plates = []
    for place, found in faced.items():
        if found:
            whole = whole_percent(together(found))
            note = Text("overlay-all", {"percent": whole}) if len(found) > 1 else ""
            label = Text("overlay-label-danger", {"percent": whole_percent(found[0].chance), "all": whole, "n": len(found)})
            plates.append(plate(found[0], place, "plate", told(found[0]), p=place, note=note, label=label))
    return tuple(plates)


def best_plates(
    found: Mapping[str, A], best: Collection[str], near: Collection[str], told: Callable[[A], str]
) -> tuple[Plate, ...]:  # fmt: skip
    """What each place wears: the chance of the attack from there, and whether it is the best and within reach."""
    return tuple(
        plate(
            it,
            place,
            "plate",
            told(it),
            p=place,
            s=" ".join(state for state, holds in (("best", place in best), ("reach", place in near)) if holds),
            label=Text("overlay-label-best", {"percent": whole_percent(it.chance), "best": place in best, "reach": place in near}),
        )
        for place, it in found.items()
    )


def product_of(attacks: Sequence[Attack]) -> Text:
    """How the chance that at least one hits comes about."""
    product = " × ".join(f"{1 - it.chance}" for it in attacks)
    return Text("overlay-together", {"n": len(attacks), "product": product, "percent": whole_percent(together(attacks))})
