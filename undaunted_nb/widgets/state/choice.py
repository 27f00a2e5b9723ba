"""The choices in a position, and the meaning of each tap there. Changes nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.position import Position
from undaunted_nb.kit import registry
from undaunted_nb.kit.tap import ON_BOARD, Tap, Taps

from .taps import bare, begins, finished, following


class Choices:
    """The choices of ``viewer`` in a position: the legal actions, each as the taps that lead to it."""

    def __init__(self, position: Position, viewer: str) -> None:
        self.position, self.viewer = position, viewer
        self.present: Any = registry.system(position.system).present

    @cached_property
    def ways(self) -> tuple[tuple[Action, Taps], ...]:
        """The legal actions of the viewer, each with its taps."""
        return tuple((a, self.taps_of(a)) for a in self.position.legal_actions if a.side == self.viewer)

    @cached_property
    def volley(self) -> bool:
        """Whether an action can begin with a counter, without a card."""
        return any(taps[0].kind == "piece" for _, taps in self.ways)

    def taps_of(self, action: Action) -> Taps:
        """Return the taps that lead to an action."""
        taps: Taps = self.present.taps(self.position, action)
        return taps

    def options(self, chosen: Taps) -> tuple[Action, ...]:
        """Return the legal actions that begin with the chosen taps."""
        begun = bare(chosen)
        return tuple(a for a, taps in self.ways if begins(begun, taps))

    def finished(self, chosen: Taps) -> tuple[Action, ...]:
        """Return the legal actions for which everything is chosen."""
        begun = bare(chosen)
        return tuple(a for a, taps in self.ways if finished(begun, taps))

    def nexts(self, chosen: Taps) -> set[Tap]:
        """Return the possible next taps."""
        begun = bare(chosen)
        return {tap for _, taps in self.ways if begins(begun, taps) for tap in following(begun, taps)}

    def open(self, chosen: Taps) -> tuple[Taps, set[Tap]]:
        """Return the taps to keep and the possible next taps.

        With a chosen target, they are the alternatives to it.
        """
        nexts = self.nexts(chosen)
        if nexts or len(chosen) < 3:
            return chosen, nexts
        return chosen[:-1], self.nexts(chosen[:-1])

    def meant(self, chosen: Taps, target: Tap) -> Tap:
        """Return the meaning of a tap.

        It is the thing itself, the only possible choice inside it, or the thing around it.

        A tile can mean the one counter on it, a vehicle its one free seat, a counter its tile.
        """
        what, name, _ = target
        nexts = self.open(chosen)[1]
        if target in nexts:
            return target
        if (picked := Tap("pick", name, what)) in nexts:
            return picked
        pieces = [n for n in nexts if n.kind == "piece"]
        inner = self._inside(name, pieces)
        if what in ON_BOARD and len(inner) == 1:
            return inner[0]
        if what != "piece" or (len(chosen) == 1 and not pieces):
            return target
        around = self.within(name)
        found = [vehicle for outer in around[1:] if (vehicle := Tap("piece", outer)) in nexts]
        there = Tap("place", around[0] if around else "")
        return found[0] if found else there if there in nexts or not pieces else target

    def shortcuts(self, chosen: Taps) -> Mapping[Tap, Taps]:
        """Return the things that you can click before choosing what comes first, each with the taps it means."""
        found: Mapping[Tap, Taps] = self.present.shortcuts(self.position, self.viewer, bare(chosen), self.options(chosen))
        return found

    def shortcut(self, chosen: Taps, target: Tap) -> Taps:
        """Return the taps that one tap means.

        If it contains several things of one kind, they end before the choice between them.
        """
        ways = self.shortcuts(chosen)
        if target in ways or target.kind != "piece":
            return ways.get(target, ())
        inner = [ways[tap] for tap in self._inside(target.name, ways)]
        if len(inner) == 1:
            return inner[0]
        heads = {taps[:2] for taps in inner}
        return heads.pop() if len(heads) == 1 else ()

    def onward(self, chosen: Taps, target: Tap) -> Taps:
        """Return the taps after one more tap. It is added, or it replaces a part of them."""
        more = (*chosen, self.meant(chosen, target))
        return more if self.options(more) else self._instead(chosen, target) or more

    def only_looked_at(self, chosen: Taps, target: Tap) -> bool:
        """Return whether this tap cannot mean any action, legal or not, in this part of the turn."""
        if not self.at_stage(chosen):
            return False
        p, more = self.position, (*chosen, self.meant(chosen, target))
        return (
            not self.options(more)
            and self.present.compose(p, self.viewer, more) is None
            and not self.present.openings(p, self.viewer, more)
        )

    def at_stage(self, chosen: Taps) -> bool:
        """Return whether only a part of the turn, or something else that is not on the board, is chosen."""
        off_map: frozenset[str] = self.present.OFF_MAP
        return bool(chosen) and chosen[0].kind in off_map and all(tap.kind == "choice" for tap in chosen[1:])

    @cached_property
    def hand(self) -> list[str]:
        """The cards in the viewer's hand in display order."""
        p = self.position
        hand: list[str] = self.present.hand_order(p, p.setup.sides.index(self.viewer))  # type: ignore[attr-defined]
        return hand

    @cached_property
    def held(self) -> Taps:
        """The taps that are chosen from the start if a decision must continue."""
        taps: Taps = self.present.initial_selection(self.position, self.viewer)
        return taps

    def can_hold(self, tap: Tap) -> bool:
        """Return whether you can look at this although it leads to nothing.

        This holds for a card in hand that is not an action by itself.

        The table explains it when you ask.
        """
        return tap.kind == "card" and tap.name in self.hand and self.present.compose(self.position, self.viewer, bare((tap,))) is None

    def within(self, piece: str) -> tuple[str, ...]:
        """Return the things around a thing on the board, its tile first."""
        around: tuple[str, ...] = self.present.containers_of(self.position, piece)
        return around

    def _inside(self, name: str, taps: Iterable[Tap]) -> list[Tap]:
        """Return the taps that mean things inside this one."""
        return [tap for tap in taps if tap.kind == "piece" and name in self.within(tap.name)]

    def _instead(self, chosen: Taps, target: Tap) -> Taps:
        """Return the taps up to the point where this one can replace an earlier choice.

        This holds in a part of the turn. Otherwise they are empty.
        """
        if not chosen or chosen[0].kind != "do":
            return ()
        for n in range(len(chosen) - 1, 0, -1):
            nexts = self.nexts(chosen[:n])
            found = [target] if target in nexts else self._inside(target.name, nexts)
            if len(found) == 1:
                return (*chosen[:n], found[0])
        return ()
