"""The choices in a position, and the meaning of each tap there. Changes nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.position import Position
from undaunted_nb.kit import registry
from undaunted_nb.kit.table.tap import ON_BOARD, Tap, Taps
from undaunted_nb.lessons.play.coach import Coach

from .taps import bare, begins, following, is_complete


class Choices:
    """The choices of ``viewer`` in a position: the legal actions, each as the taps that lead to it."""

    def __init__(self, position: Position, viewer: str, coach: Coach | None = None) -> None:
        self.position, self.viewer, self.coach = position, viewer, coach
        self.present = registry.system(position.system).present

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
        return self.present.taps(self.position, action)

    def options(self, chosen_taps: Taps) -> tuple[Action, ...]:
        """Return the legal actions that begin with the chosen taps."""
        beginning = bare(chosen_taps)
        return tuple(a for a, taps in self.ways if begins(beginning, taps))

    def complete_actions(self, chosen_taps: Taps) -> tuple[Action, ...]:
        """Return the legal actions for which everything is chosen."""
        beginning = bare(chosen_taps)
        return tuple(a for a, taps in self.ways if is_complete(beginning, taps))

    def nexts(self, chosen_taps: Taps) -> set[Tap]:
        """Return the possible next taps."""
        beginning = bare(chosen_taps)
        return {tap for _, taps in self.ways if begins(beginning, taps) for tap in following(beginning, taps)}

    def open(self, chosen_taps: Taps) -> tuple[Taps, set[Tap]]:
        """Return the taps to keep and the possible next taps.

        With a chosen target, they are the alternatives to it.
        """
        nexts = self.nexts(chosen_taps)
        if nexts or len(chosen_taps) < 3:
            return chosen_taps, nexts
        return chosen_taps[:-1], self.nexts(chosen_taps[:-1])

    def resolve(self, chosen_taps: Taps, target: Tap) -> Tap:
        """Return the meaning of a tap.

        It is the thing itself, the only possible choice inside it, or the thing around it.

        A tile can mean the one counter on it, a vehicle its one free seat, a counter its tile.
        """
        kind, name, _ = target
        nexts = self.open(chosen_taps)[1]
        if target in nexts:
            return target
        if (pick := Tap("pick", name, kind)) in nexts:
            return pick
        pieces = [n for n in nexts if n.kind == "piece"]
        inner = self._taps_inside(name, pieces)
        if kind in ON_BOARD and len(inner) == 1:
            return inner[0]
        if kind != "piece" or (len(chosen_taps) == 1 and not pieces):
            return target
        containers = self.containers_of(name)
        vehicles = [vehicle for outer in containers[1:] if (vehicle := Tap("piece", outer)) in nexts]
        place = Tap("place", containers[0] if containers else "")
        return vehicles[0] if vehicles else place if place in nexts or not pieces else target

    def shortcuts(self, chosen_taps: Taps) -> Mapping[Tap, Taps]:
        """Return the things that you can click before choosing what comes first, each with the taps it means.

        Without a selection, they only add to a card that is played. An exercise that needs no addition offers none.
        """
        ways = self.present.shortcuts(self.position, self.viewer, bare(chosen_taps), self.options(chosen_taps))
        return ways if chosen_taps or self._wants(ways) else {}

    def _wants(self, ways: Mapping[Tap, Taps]) -> bool:
        kinds = {taps[1].name for taps in ways.values() if taps[1].kind == "do"}
        return not kinds or self.coach is None or self.coach.wants(kinds)

    def options_needed(self, chosen_taps: Taps) -> tuple[Action, ...]:
        """Return the options without the additions that an exercise does not need."""
        options = self.options(chosen_taps)
        ways = {} if chosen_taps else self.present.shortcuts(self.position, self.viewer, (), options)
        if self._wants(ways):
            return options
        left_out = set(ways.values())
        return tuple(a for a in options if bare(self.taps_of(a)) not in left_out)

    def shortcut(self, chosen_taps: Taps, target: Tap) -> Taps:
        """Return the taps that one tap means.

        If it contains several things of one kind, they end before the choice between them.
        """
        ways = self.shortcuts(chosen_taps)
        if target in ways or target.kind != "piece":
            return ways.get(target, ())
        inner = [ways[tap] for tap in self._taps_inside(target.name, ways)]
        if len(inner) == 1:
            return inner[0]
        heads = {taps[:2] for taps in inner}
        return heads.pop() if len(heads) == 1 else ()

    def onward(self, chosen_taps: Taps, target: Tap) -> Taps:
        """Return the taps after one more tap. It is added, or it replaces a part of them."""
        more = (*chosen_taps, self.resolve(chosen_taps, target))
        return more if self.options(more) else self._instead(chosen_taps, target) or more

    def only_looked_at(self, chosen_taps: Taps, target: Tap) -> bool:
        """Return whether this tap cannot mean any action, legal or not, in this part of the turn."""
        if not self.at_stage(chosen_taps):
            return False
        p, more = self.position, (*chosen_taps, self.resolve(chosen_taps, target))
        return (
            not self.options(more)
            and self.present.compose(p, self.viewer, more) is None
            and not self.present.openings(p, self.viewer, more)
        )

    def at_stage(self, chosen_taps: Taps) -> bool:
        """Return whether only a part of the turn, or something else that is not on the board, is chosen."""
        return bool(chosen_taps) and chosen_taps[0].kind in self.present.OFF_MAP and all(tap.kind == "choice" for tap in chosen_taps[1:])

    @cached_property
    def hand(self) -> list[str]:
        """The cards in the viewer's hand in display order."""
        p = self.position
        return self.present.hand_order(p, p.setup.sides.index(self.viewer))

    @cached_property
    def held_taps(self) -> Taps:
        """The taps that are chosen from the start if a decision must continue."""
        return self.present.initial_selection(self.position, self.viewer)

    def can_hold(self, tap: Tap) -> bool:
        """Return whether you can look at this although it leads to nothing.

        This holds for a card in hand that is not an action by itself.

        The table explains it when you ask.
        """
        return tap.kind == "card" and tap.name in self.hand and self.present.compose(self.position, self.viewer, bare((tap,))) is None

    def containers_of(self, piece: str) -> tuple[str, ...]:
        """Return the things around a thing on the board, its tile first."""
        return self.present.containers_of(self.position, piece)

    def _taps_inside(self, name: str, taps: Iterable[Tap]) -> list[Tap]:
        """Return the taps that mean things inside this one."""
        return [tap for tap in taps if tap.kind == "piece" and name in self.containers_of(tap.name)]

    def _instead(self, chosen_taps: Taps, target: Tap) -> Taps:
        """Return the taps up to the point where this one can replace an earlier choice.

        This holds in a part of the turn. Otherwise they are empty.
        """
        if not chosen_taps or chosen_taps[0].kind != "do":
            return ()
        for n in range(len(chosen_taps) - 1, 0, -1):
            nexts = self.nexts(chosen_taps[:n])
            candidates = [target] if target in nexts else self._taps_inside(target.name, nexts)
            if len(candidates) == 1:
                return (*chosen_taps[:n], candidates[0])
        return ()
