"""Move, Scout and Stalk on foot, and Drive: ``args`` are the tiles entered, and EXIT for the step off the board."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state import ending
from ..state.crew import crew_of, discard_vehicle, drive, take_off, vehicle_of
from ..state.names import target_name, vehicle_name
from ..state.position import Draft, Position
from ..state.setup import Ability
from . import EXIT, OF_CARD, OWN_COUNTER, Args, Kind, Play, about_unit, origin, own_tile, unit_index
from .move import MOVE
from .north_africa import NA_ACTS, about_seat
from .paths import ONTO_MARKED, marked_tiles, path_requirements
from .scout import SCOUT
from .stalk import STALK


def _tiles(args: Args) -> tuple[str, ...]:
    return args[:-1] if args[-1:] == (EXIT,) else args  # type: ignore[return-value]


def _path(p: Position, a: Action) -> tuple[str, tuple[str, ...]]:
    return origin(p, a), _tiles(a.args)


def _steps(a: Action) -> int:
    return len(a.args)


def _mover(p: Position, a: Action) -> int:
    """Return the number, among the targets, of the soldier or vehicle that moves (-1: none)."""
    unit = unit_index(p, a)
    vehicle = vehicle_of(p.gear, unit)
    return len(p.setup.counters) + vehicle if a.kind == "drive" and vehicle >= 0 else unit


def _from_exit(p: Position, a: Action) -> bool:
    start, path = _path(p, a)
    last = path[-1] if path else start
    return a.args[-1:] != (EXIT,) or not last or last in p.setup.exits


def _can_exit(p: Position, a: Action) -> bool:
    return a.args[-1:] != (EXIT,) or _entitled_to(p, _mover(p, a), p.setup.side(a.side))


def _entitled_to(p: Position, mover: int, side: int) -> bool:
    return mover < 0 or mover in p.setup.escapers[side]


def _about_exit(p: Position, a: Action) -> dict[str, object]:
    start, path = _path(p, a)
    mover = _mover(p, a)
    return {**about_unit(p, a), "tile": path[-1] if path else start, "counter": target_name(p.setup, mover) if mover >= 0 else ""}


_EXITS = (
    Requirement("na.escape.1", _from_exit, _about_exit),
    Requirement("na.escape.2", _can_exit, _about_exit),
)


def _on_foot(p: Position, a: Action) -> bool:
    return a.at != "" or vehicle_of(p.gear, unit_index(p, a)) < 0


_ON_FOOT = Requirement("na.inside.2", _on_foot, about_seat)
OF_CARD.add(_ON_FOOT)


def _with_exit(p: Position, play: Play, ways: Iterable[Args]) -> Iterable[Args]:
    """Return paths, and if the mover can escape, also those that end with the step off the board."""
    exits = p.setup.exits
    if not (exits and play.origin and _entitled_to(p, _mover(p, play.action), play.side)):
        return ways
    paths = list(ways)
    return [
        *paths,
        *((*path, EXIT) for path in ((), *paths) if len(path) < play.ability.x and (path[-1] if path else play.origin) in exits),
    ]


def _escape(d: Draft, mover: int, tile: str, *, steps: int) -> None:
    """Remove a soldier with all their cards, or a vehicle with the soldiers who can escape, from the board."""
    setup = d.setup
    vehicle = mover - len(setup.counters)
    crew = crew_of(d.gear, vehicle) if vehicle >= 0 else (mover,)
    side = setup.counters[crew[0]].side
    out = [soldier for soldier in crew if soldier in setup.escapers[side]]
    stay = [setup.counters[soldier].id for soldier in crew if soldier not in out]
    for soldier in out:
        take_off(d, soldier, side)
    if vehicle >= 0:
        discard_vehicle(d, vehicle, side)
    also = (*(("na.escape.4",) if steps else ()), *(("na.escape.5",) if stay or (vehicle >= 0 and out) else ()))
    if any(goal.kind == "neutralize" for goal in setup.goals[1 - side]):
        also = (*also, "na.neutralise.2")
    names = [setup.targets[i] for i in (*out, *([mover] if vehicle >= 0 else []))]
    d.emit("escaped", "na.escape.1", "na.escape.3", "na.escape.8", *also, side=setup.sides[side], targets=names, tile=tile, stay=stay)
    ending.judge(d)


def _walking(kind: Kind, *, length: str, mark_rules: tuple[str, str] | None = None) -> Kind:
    """Return a walking kind of the other game, on foot only. It includes an exit off the board if that is legal."""

    def candidates(p: Position, play: Play) -> Iterable[Args]:
        return _with_exit(p, play, kind.candidates(p, play))

    def effect(d: Draft, play: Play) -> None:
        path = _tiles(play.action.args)
        if path:
            kind.effect(d, play._replace(action=play.action._replace(args=path)))
        if play.action.args[-1] == EXIT:
            _escape(d, d.setup.by_counter[play.card.unit], path[-1] if path else play.origin, steps=len(path))

    return kind._replace(
        form="path",
        requirements=(
            *NA_ACTS, OWN_COUNTER, _ON_FOOT,
            *path_requirements(_path, length=length, mark_rules=mark_rules, steps=_steps), *_EXITS,
        ),
        candidates=candidates,
        effect=effect,
    )  # fmt: skip


NA_MOVE = _walking(MOVE, length="un.move.1", mark_rules=ONTO_MARKED)
NA_SCOUT = _walking(SCOUT, length="un.scout.1")
NA_STALK = _walking(STALK, length="un.stalk.1")


def _about_vehicle(p: Position, a: Action) -> dict[str, object]:
    vehicle = vehicle_of(p.gear, unit_index(p, a))
    return {**about_unit(p, a), **({"unit": vehicle_name(p.setup, vehicle)} if vehicle >= 0 else {})}


def _no_rough(p: Position, a: Action) -> bool:
    return not any(p.setup.tiles[tile].rough for tile in _tiles(a.args))


def _about_rough(p: Position, a: Action) -> dict[str, object]:
    return {**_about_vehicle(p, a), "tiles": [tile for tile in _tiles(a.args) if p.setup.tiles[tile].rough]}


def _drive_candidates(p: Position, play: Play) -> Iterable[Args]:
    smooth = marked_tiles(p, play.side) & p.setup.smooth
    return _with_exit(p, play, p.setup.board.ways(play.origin, play.ability.x, smooth) if play.origin else ())


def _drive_reads(p: Position, side: int, unit: int, _ability: Ability) -> Hashable:
    return own_tile(p, unit), marked_tiles(p, side)


def _drive(d: Draft, play: Play) -> None:
    setup, args = d.setup, play.action.args
    vehicle = vehicle_of(d.gear, setup.by_counter[play.card.unit])
    path = _tiles(args)
    if path:
        meets = ("un.board.2",) if any(setup.counters[i].side != play.side and tile in path for i, (tile, _) in enumerate(d.stands)) else ()
        off_rough = ("na.drive.4",) if setup.tiles[play.origin].rough else ()
        drive(d, vehicle, path[-1])
        route = [play.origin, *path]
        d.emit("drove", "na.drive.1", "na.drive.2", *off_rough, *meets, vehicle=setup.vehicles[vehicle].id, path=route)
    if args[-1] == EXIT:
        _escape(d, len(setup.counters) + vehicle, path[-1] if path else play.origin, steps=len(path))


DRIVE = Kind(
    "drive",
    "path",
    (
        *NA_ACTS,
        OWN_COUNTER,
        *path_requirements(_path, length="na.drive.1", mark_rules=("na.drive.2", "na.drive.2"), steps=_steps, about_who=_about_vehicle),
        Requirement("na.drive.3", _no_rough, _about_rough),
        *_EXITS,
    ),
    _drive_candidates,
    _drive_reads,
    _drive,
)
