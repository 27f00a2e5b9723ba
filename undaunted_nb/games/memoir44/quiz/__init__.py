"""The common part of the question makers of Memoir '44. The engine computes every answer, right or wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from random import Random

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.question import Label as Label
from undaunted_nb.kit.question import Sketch as Sketch
from undaunted_nb.kit.question import UnsuitableError as UnsuitableError
from undaunted_nb.kit.question import Wrong as Wrong
from undaunted_nb.kit.question import in_turn as in_turn
from undaunted_nb.kit.question import need as need
from undaunted_nb.kit.question import reasons as reasons
from undaunted_nb.kit.question import rule as rule
from undaunted_nb.kit.question import title as title
from undaunted_nb.kit.question import why_not as why_not
from undaunted_nb.play.opponent import decisions

from ..files import scenario
from ..rules.chance import ROLL, in_order
from ..rules.combat import Shot, shot
from ..rules.ground import grounds_on
from ..rules.state.names import symbol_name, unit_name
from ..rules.state.position import OFF_BOARD, PLAY, Ambush, Pile, Position, Retreat, Roll, add_copies, of_side
from ..rules.state.setup import FACES, FLAG, STAR, SYMBOLS, Ground

EVERY = (
    "memoir44/pegasus-bridge",
    "memoir44/sword-beach",
    "memoir44/mont-mouchet",
    "memoir44/first-shots",
    "memoir44/edge-of-the-wood",
    "memoir44/over-the-bridge",
    "memoir44/bunker-on-the-hill",
    "memoir44/first-wave",
    "memoir44/the-maquis",
    "memoir44/broken-ground",
    "memoir44/drill-ground",
)
"""The scenarios for questions. This is a fixed list, so a seed gives the same question even when new scenarios are added."""
DECISIONS = 70
"""The number of decisions of a random game that give positions."""
GAMES = 25
"""The number of random games of each scenario."""
IN_A_ROW = 6
"""The number of positions to try in one random game."""
TRIES = 2000
"""The number of positions to try for one question."""
FEWEST = 2
"""The least number of wrong answers."""
ANY_UNITS = "Direct from HQ"
"""A card that orders units of every kind, everywhere, without extras."""


@dataclass(frozen=True, slots=True)
class Asker:
    """A maker of questions: ``make_sketch`` makes one of a position in which a side is about to play a card, if it is worth one."""

    name: str
    level: int
    rules: tuple[str, ...]
    make_sketch: Callable[[Position, Random], Sketch]
    scenarios: tuple[str, ...] = EVERY

    def positions(self, rng: Random) -> Iterator[Position]:
        """Yield the positions to try for one question."""
        return islice(_positions(rng, self.scenarios), TRIES)

    def ask(self, p: Position, rng: Random) -> Sketch:
        """Return the question without wrong answers that repeat a reason or the answer. Too few are no question."""
        sketch = self.make_sketch(p, rng)
        wrong = distinct(sketch.options()[1])
        need(len(wrong) >= FEWEST)
        return replace(sketch, wrong=wrong)


@lru_cache(maxsize=len(EVERY) * GAMES)
def _game(name: str, number: int) -> tuple[Position, ...]:
    """Return the positions of a random game in which a side is about to play a card."""
    start, rng = scenario.load(name).position(), Random(f"{name}/{number}")
    game_positions = islice(decisions(start, rng, frozenset({"end turn", "decline"})), DECISIONS)
    return tuple(p for p in game_positions if p.phase == PLAY and not p.pending)


def _positions(rng: Random, scenarios: tuple[str, ...]) -> Iterator[Position]:
    """Yield endless positions of random games: several of each game, because a new game takes longer than a question."""
    while True:
        game = _game(rng.choice(scenarios), rng.randrange(GAMES))
        yield from rng.sample(game, min(IN_A_ROW, len(game)))


def distinct(wrong: Iterable[Wrong]) -> list[Wrong]:
    """Return wrong answers without those that repeat a label or a reason."""
    answers: list[Wrong] = []
    for label, why in wrong:
        if all(label != other and why != known for other, known in answers):
            answers.append((label, why))
    return answers


def by_reason(wrong: Iterable[Wrong]) -> list[Wrong]:
    """Return one wrong answer for each kind of reason, because a reason can read the same for different actions."""
    return list({why.key: (label, why) for label, why in reversed(list(wrong))}.values())[::-1]


# Units and their descriptions


def alive(p: Position, side: int, arm: str = "") -> list[int]:
    """Return the units of a side that are on the board (optionally only one kind)."""
    return [i for i, u in enumerate(p.setup.units) if u.side == side and p.stands[i][0] and arm in ("", u.kind.arm)]


def tile_of(p: Position, unit: int) -> str:
    """Return the hex of a unit."""
    return p.stands[unit][0]


def describe_unit(p: Position, unit: int) -> Text:
    """Describe a unit in words, with its hex."""
    return Text("quiz-m44-who", {"unit": unit_name(p.setup, unit), "hex": tile_of(p, unit)})


def describe_faces(faces: Sequence[str]) -> list[Text]:
    """Describe dice faces in words."""
    return [symbol_name(face) for face in faces]


def broken_rules(p: Position, a: Action) -> tuple[str, ...]:
    """Return the rules that forbid an action."""
    return tuple(dict.fromkeys(v.rule for v in p.check(a).violations))


# Arranging positions, and letting things happen.


def with_stand(p: Position, unit: int, tile: str, figures: int = 0) -> Position:
    """Return the position with a unit on another, free hex (and with ``figures`` figures, if given)."""
    stand = tile, figures or p.stands[unit][1]
    return p._replace(stands=(*p.stands[:unit], stand, *p.stands[unit + 1 :]))


def remove_unit(p: Position, unit: int) -> Position:
    """Return the position in which a unit has been eliminated."""
    lost_unit = p.setup.units[unit]
    enemy = 1 - lost_unit.side
    p = p._replace(medals=of_side(p.medals, enemy, p.medals[enemy] + lost_unit.medals))
    return p._replace(stands=(*p.stands[:unit], OFF_BOARD, *p.stands[unit + 1 :]))


def free(p: Position, unit: int, *, but: Iterable[str] = ()) -> list[str]:
    """Return the hexes that a unit can be on and no other unit is on."""
    units_on = {tile for i, (tile, _) in enumerate(p.stands) if i != unit} | set(but)
    return [t for t in p.setup.board.tiles if t in p.setup.allowed[p.setup.units[unit].kind.arm] and t not in units_on]


def with_sandbags(p: Position, tile: str) -> Position:
    """Return the position with sandbags on a hex."""
    return p._replace(sandbags=p.sandbags | {tile})


def give_card(p: Position, card: str, side: int = -1) -> Position:
    """Return the position in which a side (by default the one to play) holds this card, in exchange for another of its hand."""
    side, card_index = p.turn if side < 0 else side, p.setup.by_card[card]
    if p.hands[side][card_index]:
        return p
    given_card = next((i for i, n in enumerate(p.hands[side]) if n), -1)

    def exchange(pile: Pile, back: int, out: int) -> Pile:
        return add_copies(pile if back < 0 else add_copies(pile, back, 1), out, -1)

    hand = add_copies(p.hands[side] if given_card < 0 else add_copies(p.hands[side], given_card, -1), card_index, 1)
    p = p._replace(hands=of_side(p.hands, side, hand))
    if p.deck[card_index]:
        return p._replace(deck=exchange(p.deck, given_card, card_index))
    if p.discard[card_index]:
        return p._replace(discard=exchange(p.discard, given_card, card_index))
    return p._replace(hands=of_side(p.hands, 1 - side, exchange(p.hands[1 - side], given_card, card_index)))


def with_hand(p: Position, side: int, size: int, rng: Random) -> Position:
    """Return the position in which a side holds this number of cards, drawn from the deck or put back into it."""
    while (n := sum(p.hands[side])) != size:
        pile, change = (p.deck, 1) if n < size else (p.hands[side], -1)
        able = [i for i, k in enumerate(pile) if k]
        if not able:
            return p
        card = rng.choice(able)
        p = p._replace(hands=of_side(p.hands, side, add_copies(p.hands[side], card, change)), deck=add_copies(p.deck, card, -change))
    return p


def play_card(p: Position, card: str, section: str = "") -> Position:
    """Return the position after this card has been played. Dice that give orders show stars."""
    a = Action("play", p.setup.sides[p.turn], card, (section,) if section else ())
    after = give_card(p, card).apply(a).after
    if after.pending and isinstance(task := after.pending[-1], Roll):
        after = after.apply(Action(ROLL, CHANCE, "", (STAR,) * task.dice)).after
    return after


def act(p: Position, kind: str, *tiles: str) -> Action:
    """Return an action of the side that decides now."""
    return Action(kind, p.setup.sides[p.decider if p.decider >= 0 else p.turn], "", tiles)


def order_units(p: Position, card: str, *units: int, section: str = "") -> Position:
    """Return the position after the card was played and these units were ordered, which the card must allow."""
    p = play_card(p, card, section)
    for unit in units:
        a = act(p, "order", tile_of(p, unit))
        need(p.check(a).legal)
        p = p.apply(a).after
    return p


@dataclass(frozen=True, slots=True)
class Fight:
    """A battle that can be fought now, and that no Ambush answers."""

    p: Position
    action: Action
    unit: int
    target: int
    shot: Shot


def fight_of(p: Position, unit: int, target: int) -> Fight | None:
    """Return the battle of an ordered unit with an enemy if it is legal and dice follow at once."""
    a = act(p, "battle", tile_of(p, unit), tile_of(p, target))
    if not p.check(a).legal:
        return None
    after = p.apply(a).after
    if not isinstance(after.pending[-1], Roll):
        return None
    return Fight(p, a, unit, target, shot(after, unit, target))


def covering(p: Position, tile: str) -> bool:
    """Return whether anything on this hex can protect a unit."""
    return any(g.cover or g.flag for g in grounds_on(p, tile))


def fight(p: Position, rng: Random, card: str = ANY_UNITS, *, near: bool | None = None, cover_chance: float = 0.7) -> Fight:
    """Return a battle between a unit of the side to play and an enemy, both moved to suitable hexes.

    ``near`` asks for close assault or for a longer range, and ``cover_chance`` is the chance to prefer protective terrain for the target.
    """
    own_units, foes = alive(p, p.turn), alive(p, 1 - p.turn)
    need(own_units and foes)
    unit, target = rng.choice(own_units), rng.choice(foes)
    goals = free(p, target, but=(tile_of(p, unit),))
    special = [t for t in goals if covering(p, t)]
    goal = rng.choice(special if special and rng.random() < cover_chance else goals)
    p = with_stand(p, target, goal)
    if rng.random() < 0.2 and not any(g.afloat for g in grounds_on(p, goal)):
        p = with_sandbags(p, goal)
    reach = len(p.setup.units[unit].kind.dice)
    distance = p.setup.board.distance[goal]
    starts = need([t for t in free(p, unit) if distance[t] <= reach and near in (None, distance[t] == 1)])
    arm = p.setup.units[unit].kind.arm
    hindering = [t for t in starts if any(g.attack.get(arm) for g in grounds_on(p, t))]
    hills = [t for t in starts if any(g.height for g in p.setup.fixed[t])]
    tiles_to_use = next((tiles for tiles in (hindering, hills) if tiles and rng.random() < 0.4), starts)
    p = with_stand(p, unit, rng.choice(tiles_to_use))
    return need(fight_of(order_units(p, card, unit), unit, target))


def stage_fight(f: Fight, goals: Iterable[str], rng: Random, reach: int = 1) -> Fight:
    """Return the battle with its target on one of these hexes and the attacker within reach, or the same battle if that is not legal."""
    distance, suitable = f.p.setup.board.distance, set(goals)
    tiles = [t for t in free(f.p, f.target) if t in suitable]
    for goal in rng.sample(tiles, min(4, len(tiles))):
        starts = [t for t in free(f.p, f.unit, but=(goal,)) if 0 < distance[goal][t] <= reach]
        for start in rng.sample(starts, min(3, len(starts))):
            new_fight = fight_of(with_stand(with_stand(f.p, f.target, goal), f.unit, start), f.unit, f.target)
            if new_fight:
                return new_fight
    return f


def with_ground(p: Position, has: Callable[[Ground], bool]) -> list[str]:
    """Return the hexes with terrain or an object of a kind."""
    return [t for t, grounds in p.setup.fixed.items() if any(map(has, grounds))]


def throw(rng: Random, dice: int) -> tuple[str, ...]:
    """Roll dice at random."""
    return in_order(rng.choices(SYMBOLS, FACES, k=dice))


def roll_faces(p: Position, a: Action, faces: Sequence[str]) -> Position:
    """Return the position after the dice of a battle show these faces (no Ambush is played)."""
    after = p.apply(a).after
    if isinstance(after.pending[-1], Ambush):
        after = after.apply(act(after, "decline")).after
    return after.apply(Action(ROLL, CHANCE, "", in_order(list(faces)))).after


def roll_flags(f: Fight, flags: int) -> Position:
    """Return the position after the dice of a battle show so many flags, and nothing else that counts."""
    return roll_faces(f.p, f.action, (STAR,) * (f.shot.dice - flags) + (FLAG,) * flags)


def find_retreat(p: Position) -> Retreat:
    """Return the retreat that is decided now."""
    task = p.pending[-1] if p.pending else None
    if not isinstance(task, Retreat):
        raise UnsuitableError
    return task


def fight_text(key: str, f: Fight, **params: object) -> Text:
    """Return a question about a battle that names the attacker and the target."""
    return Text(key, {"attacker": describe_unit(f.p, f.unit), "target": describe_unit(f.p, f.target), **params})
