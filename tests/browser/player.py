"""A player that uses only what the page shows.

`Seen` is everything that a person sees and hears at the table: labels, rings, barred actions, buttons. The player wants objectives: scouts the way,
moves, controls; `first` names actions that it does at the first opportunity, so that a game shows them all.
"""

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple, TypedDict

SECOND_HALF = """
import undaunted_nb as un
markers = {"2B": "scouted", "13B": "controlled", "16B": "scouted", "17B": "scouted"}
replay = {"format": "undaunted-nb replay 1", "scenario": "normandy/la-raye", "seed": 44, "US": {"markers": markers}, "actions": []}
game = un.load(replay)
"""
"""Cells that begin La Raye where the US has two objectives scouted and one controlled."""


class Action(TypedDict):
    id: str
    label: str
    state: str


class Card(TypedDict):
    id: str
    label: str
    state: str
    actions: list[Action]


class Place(TypedDict):
    id: str
    label: str
    lit: bool


class Piece(TypedDict):
    id: str
    place: str
    label: str
    aims: bool
    words: str


class Choice(TypedDict):
    target: str
    label: str


class Plan(TypedDict):
    title: str
    sum: str
    text: str
    choices: list[Choice]
    commit: str


class Answer(TypedDict):
    tone: str
    title: str
    ask: str
    text: str


class Seen(TypedDict):
    """The table as it is on the page; `…` words are as they are spoken or shown."""

    side: str
    round: str
    score: list[str]
    hand: list[Card]
    played: list[str]
    places: list[Place]
    pieces: list[Piece]
    plan: Plan | None
    why: Answer | None
    over: str
    end: bool
    undo: bool
    redo: bool
    news: str
    log: list[str]
    curtain: bool
    walk: str | None
    step: str | None
    checked: list[str]


class Deed(NamedTuple):
    """One press: `kind` is the message ("tap", "commit", "end"), `target` the element, `card` the card of the action."""

    kind: str
    target: str = ""
    card: str = ""


SQUAD = re.compile(r" ([A-Z]),")
TILE = re.compile(r"Adjacent: ([^;]+)")


class Player:
    def __init__(self, first: Collection[str] = ()) -> None:
        self.first = set(first)
        self.did: list[str] = []

    def decide(self, seen: Seen) -> Deed | None:
        """Return what to press next, or None when the game is over."""
        if seen["over"]:
            return None
        chosen = next((card for card in seen["hand"] if card["state"] == "chosen"), None)
        if seen["plan"]:
            return self._go_on(seen, seen["plan"])
        lit = [card for card in seen["hand"] if card["state"] == "lit"]
        if lit:
            return Deed("tap", f"card:{min(lit, key=_initiative)['id']}")
        offers = sorted(self._offers(seen), key=lambda offer: -offer[0])
        if not offers:
            return Deed("end")
        _, card, kind = offers[0]
        if chosen is None or chosen["id"] != card["id"]:
            return Deed("tap", f"card:{card['id']}")
        self.did.append(kind)
        return Deed("tap", f"do:{kind}", card["id"])

    def _offers(self, seen: Seen) -> Iterator[tuple[int, Card, str]]:
        """Yield what the cards in hand can do and how useful each action is, without barred ones."""
        terrain = Terrain(seen)
        for card in seen["hand"]:
            if card["state"] == "never":
                continue
            for action in card["actions"]:
                kind = action["id"]
                if action["state"] == "no":
                    continue
                worth = 200 if kind in self.first - set(self.did) else self._worth(seen, terrain, card, kind)
                if worth > 0:
                    yield worth, card, kind

    def _worth(self, seen: Seen, terrain: "Terrain", card: Card, kind: str) -> int:
        unit = terrain.unit(card)
        wants = {
            "ready": 110,
            "control": 100 if unit in terrain.wanted else 0,
            "command": 90,
            "recon": 85,
            "scout": 70 if terrain.to_scout(unit) else 0,
            "move": 60 if terrain.closer(unit) else 0,
            "inspire": 65 if any(name.startswith("Rifleman") for name in seen["played"]) else 0,
            "bolster": 50,
            "attack": 40,
            "conceal": 20,
        }
        return wants.get(kind, 0)

    def _go_on(self, seen: Seen, plan: Plan) -> Deed:
        """Continue a chosen action: pick a target, tiles, cards or a number, then perform it."""
        aims = [piece for piece in seen["pieces"] if piece["aims"]]
        if plan["sum"]:
            return Deed("commit")
        if aims:
            return Deed("tap", f"piece:{max(aims, key=_percent)['id']}")
        lit = [place["id"] for place in seen["places"] if place["lit"]]
        terrain = Terrain(seen)
        if lit and not (plan["commit"] and self.did[-1:] == ["scout"] and not terrain.bare(lit)):
            return Deed("tap", f"place:{min(lit, key=lambda tile: (tile not in terrain.bare(lit), terrain.far(tile), tile))}")
        if plan["choices"]:
            return Deed("tap", max(plan["choices"], key=lambda c: (c["label"].startswith("Rifleman"), c["label"]))["target"])
        return Deed("commit")


class Terrain:
    """The facts in the labels of the map."""

    def __init__(self, seen: Seen) -> None:
        self.side = seen["side"]
        self.labels = {place["id"]: place["label"] for place in seen["places"]}
        self.near = {tile: found[1].split(", ") if (found := TILE.search(label)) else [] for tile, label in self.labels.items()}
        self.stands = {piece["label"].partition(",")[0]: piece["place"] for piece in seen["pieces"]}
        mine = f"controlled by {self.side}"
        self.own = {tile for tile, label in self.labels.items() if mine in label or f"scouted by {self.side}" in label}
        self.wanted = {tile for tile, label in self.labels.items() if "objective" in label and mine not in label}

    def unit(self, card: Card) -> str:
        """Return the tile of a card's counter."""
        name = card["label"].partition(",")[0]
        for title, unit in (("Rifleman", "Riflemen"), ("Scout", "Scouts"), ("Machine Gunner", "Machine Gunners")):
            if name.startswith(title):
                return self.stands.get(f"{self.side} {unit}{name.removeprefix(title)}", "")
        return ""

    def far(self, tile: str) -> int:
        """Return the steps to the nearest objective that is still open and not crowded by the enemy."""
        free = {t for t in self.wanted if not self._enemy(t)} or self.wanted
        reached, steps = {tile}, 0
        while not reached & free and steps < 20:
            reached |= {other for one in reached for other in self.near[one]}
            steps += 1
        return steps

    def _enemy(self, tile: str) -> bool:
        return any(place == tile and not name.startswith(self.side) for name, place in self.stands.items())

    def bare(self, tiles: Collection[str]) -> list[str]:
        return [tile for tile in tiles if tile not in self.own]

    def to_scout(self, tile: str) -> list[str]:
        """Return the tiles that a scout here could scout, one or two steps away."""
        around = {two for one in self.near.get(tile, []) for two in (one, *self.near[one])}
        return self.bare(sorted(around))

    def closer(self, tile: str) -> list[str]:
        """Return the neighbors that a unit can enter and that are closer to the goal."""
        return [other for other in self.near.get(tile, []) if other in self.own and self.far(other) < self.far(tile)]


def _initiative(card: Card) -> int:
    return int(card["label"].rpartition(" ")[2])


def _percent(piece: Piece) -> int:
    number = piece["words"].partition(" ")[0]
    return int(number) if number.isdigit() else 0
