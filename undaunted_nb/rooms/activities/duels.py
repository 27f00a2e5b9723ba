"""Two pupils at two machines. An odd one plays against the computer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from undaunted_nb.drawing.scene import words
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.play.game import Game, new_game
from undaunted_nb.play.opponent import opponents_of
from undaunted_nb.probability.arguments import one_of, whole_number
from undaunted_nb.widgets.session import Session

from ..messages import Message
from ..pupils import Pupil
from ..results import Answer
from .activity import Button, RefusedError
from .pictures import picture
from .tables import Seat, TableActivity, first_scenario, open_game, side_names, system

PATIENCE = 120.0
"""The time in seconds after which a pupil can go on without one who is away."""
MOST_MINUTES = 120
THUMBNAIL = 2.0
"""The time in seconds for which the picture of a duel is not drawn again."""
LINES = 5
"""The number of last steps that the teacher reads beside a game."""
MINUTE = 60.0
AT_ONCE = 2
"""The number of pictures that are drawn at once. The others wait, because an answer to a tap must not."""


class Pair:
    """A duel: the game, who plays each side (None: the computer), the clocks in seconds, and how it ended."""

    def __init__(self, game: Game, minutes: int) -> None:
        self.game = game
        self.players: dict[str, Pupil | None] = dict.fromkeys(game.position.setup.sides)
        self.left: dict[str, float] = dict.fromkeys(game.position.setup.sides, 60.0 * minutes)
        self.timed = minutes > 0
        self.since: float | None = None
        self.lost_on_time = ""
        self.picture: tuple[object, float, Mapping[str, str]] | None = None
        self.hands: tuple[object, list[list[str]], list[str]] | None = None
        self.rematch_wishes: set[int] = set()
        """The numbers of the pupils who want another game."""

    def side_of(self, pupil: Pupil) -> str:
        """Return the side that a pupil plays."""
        return next(side for side, player in self.players.items() if player is pupil)

    def other(self, side: str) -> str:
        """Return the other side."""
        return next(name for name in self.players if name != side)

    @property
    def winner(self) -> str:
        """The side that has won ("": nobody yet)."""
        if self.lost_on_time:
            return self.other(self.lost_on_time)
        outcome = self.game.position.outcome
        return str(outcome.winner or "") if outcome else ""

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.lost_on_time or self.game.position.outcome)


class Duels(TableActivity):
    """Games of two pupils each.

    Args:
        scenario: The scenario that all play, or a game from whose position all go on.
        opponent: The computer opponent of an odd pupil.
        minutes: The time of each side for the whole game (0: no clock).
        pairs: Names of pupils who play together (default: in the order of the room).
        side: The side of the first of each pair ("": each side in turn).

    """

    kind = "duels"

    def __init__(
        self,
        scenario: str | Game = "",
        *,
        opponent: str = "novice",
        minutes: int = 0,
        pairs: tuple[tuple[str, str], ...] = (),
        side: str = "",
    ) -> None:
        super().__init__()
        self.source = scenario or first_scenario()
        first = open_game(self.source, 0)
        self.scenario = self.source if isinstance(self.source, str) else first.position.setup.name
        if side:
            one_of("side", side, first.position.setup.sides)
        self.side = side
        one_of("opponent", opponent, opponents_of(first.position.system))
        self.opponent, self.minutes = opponent, whole_number("minutes", minutes, 0, MOST_MINUTES)
        self.named_pairs = [tuple(pair) for pair in pairs]
        self.pairs: list[Pair] = []
        self.ended_pairs: list[Pair] = []
        """The games after which both have played another one."""
        self._drawings = 0

    def begin(self, room: Any, task: int) -> None:
        """Make the pairs of all pupils who are here."""
        super().begin(room, task)
        here = list(room.here)
        for names in self.named_pairs:
            partners = [next((pupil for pupil in here if pupil.name == name), None) for name in names]
            if None in partners or len(partners) != len(set(partners)):
                raise TutorError(Text("room-nobody"))
            self._pair(*partners)
            here = [pupil for pupil in here if pupil not in partners]
        while here:
            self._pair(*here[:2])
            del here[:2]

    def _pair(self, *pupils: Pupil | None) -> Pair:
        number = len(self.pairs)
        pair = self._deal()
        sides = list(pair.players)
        if self.side != sides[0] and (self.side or number % 2):  # who joins first does not always play the first side
            sides.reverse()
        pair.players |= dict(zip(sides, pupils, strict=False))
        self.pairs.append(pair)
        return pair

    def _deal(self) -> Pair:
        """Return a new game without players."""
        seed = self.room.seed if self.room.seed is not None else self.room.rng.randrange(2**31)
        source, seed = self.source, seed + len(self.pairs) + len(self.ended_pairs)
        game = new_game(source, seed=seed) if isinstance(source, str) else Game(source.position, seed=seed)
        return Pair(game, self.minutes)

    def pair_of(self, pupil: Pupil) -> Pair:
        """Return the duel of a pupil."""
        return next(pair for pair in self.pairs if pupil in pair.players.values())

    def enter(self, pupil: Pupil) -> None:
        """Seat a pupil. A late one plays against the computer, or takes its place against another late one."""
        if not any(pupil in pair.players.values() for pair in self.pairs):
            self._seat_late(pupil)
        super().enter(pupil)
        pair = self.pair_of(pupil)
        foe = self._foe(pair, pupil)
        if foe is not None and foe.number in self.seats:  # the pupil is back: the computer goes
            self.seats[foe.number].session.opponent = ""
            self.seats[pupil.number].session.opponent = ""
            self.seats[pupil.number].session.follow()
        self._run_clock(pair)

    def _seat_late(self, pupil: Pupil) -> None:
        for pair in self.pairs:
            side = next((side for side, player in pair.players.items() if player is None), "")
            partner = pair.players.get(pair.other(side)) if side else None
            if partner is not None and not pair.is_over:
                pair.players[side] = pupil
                self.seats[partner.number].session.opponent = ""
                self._tell(partner)
                return
        self._pair(pupil)

    def make_session(self, pupil: Pupil) -> Session:
        """Return the session of a pupil: the own side, against a pupil or the computer."""
        pair = self.pair_of(pupil)
        side = pair.side_of(pupil)
        opponent = "" if pair.players[pair.other(side)] is not None else self.opponent
        return Session(pair.game, side=side, opponent=opponent, language=pupil.language)

    def handle(self, pupil: Pupil, seat: Seat, content: Mapping[str, Any]) -> None:
        """Play, and show the other pupil what happened."""
        pair = self.pair_of(pupil)
        if pair.lost_on_time:
            raise RefusedError
        self._stop_clock(pair)
        seat.session.handle(content)
        self._run_clock(pair)
        foe = self._foe(pair, pupil)
        if foe is not None and foe.number in self.seats and self.seats[foe.number].session.follow():
            self._tell(foe)

    def receive(self, pupil: Pupil, message: Message) -> None:
        """Take a message to the table, the wish to go on against the computer, or, after the end, the wish to play again."""
        if message.kind != "change":
            super().receive(pupil, message)
            return
        pair = self.pair_of(pupil)
        foe = self._foe(pair, pupil)
        if pair.is_over:
            self._wish(pair, pupil)
            return
        if foe is None or foe.is_here or self.room.clock() - foe.away_since < PATIENCE:
            raise RefusedError
        seat = self.seats[pupil.number]
        seat.session.opponent = self.opponent
        seat.session.look_again()

    def _wish(self, pair: Pair, pupil: Pupil) -> None:
        """Note who wants another game. It begins when both do."""
        if pupil.number in pair.rematch_wishes:
            raise RefusedError
        pair.rematch_wishes.add(pupil.number)
        if self._is_agreed(pair):
            self._play_again(pair)
        elif (foe := self._foe(pair, pupil)) is not None:
            self._tell(foe)

    def _is_agreed(self, pair: Pair) -> bool:
        """Return whether all want another game. Nobody waits for one who was removed, or who is away for long."""
        players = [player for player in pair.players.values() if player and player.number in self.room.pupils]
        present = [player for player in players if player.is_here or self.room.clock() - player.away_since < PATIENCE]
        return bool(present) and all(player.number in pair.rematch_wishes for player in present)

    def _play_again(self, pair: Pair) -> None:
        """Begin another game with the sides swapped. The computer plays for one who was removed."""
        again = self._deal()
        again.picture = pair.picture  # until it is drawn again: not that of another pair
        first, second = ((side, player if player and player.number in self.room.pupils else None) for side, player in pair.players.items())
        again.players |= {first[0]: second[1], second[0]: first[1]}
        self.ended_pairs.append(pair)
        self.pairs[self.pairs.index(pair)] = again
        for player in again.players.values():
            if player is not None:
                self.seats.pop(player.number, None)
                player.seen.pop("table", None)
                super().enter(player)
        self._run_clock(again)
        self._show_pair(again)

    def note_absence(self, pupil: Pupil) -> None:
        """Stop the clock, and tell the other pupil."""
        pair = next((pair for pair in self.pairs if pupil in pair.players.values()), None)
        if pair is None:
            return
        self._stop_clock(pair)
        foe = self._foe(pair, pupil)
        is_gone = pupil.number not in self.room.pupils
        if is_gone and pair.is_over:
            if self._is_agreed(pair):
                self._play_again(pair)
        elif is_gone and foe is not None:
            pair.players[pair.side_of(pupil)] = None
            self.seats.pop(pupil.number, None)
            self.seats[foe.number].session.opponent = self.opponent
            self.seats[foe.number].session.look_again()
            self._run_clock(pair)
        if foe is not None:
            self._tell(foe)

    def _foe(self, pair: Pair, pupil: Pupil) -> Pupil | None:
        return pair.players[pair.other(pair.side_of(pupil))]

    def _tell(self, pupil: Pupil) -> None:
        if pupil.is_here:
            self.room.refresh(pupil)

    # ---------------------------------------------------------------- clocks

    def _stop_clock(self, pair: Pair) -> None:
        if pair.timed and pair.since is not None:
            for side in pair.game.position.to_act:
                if side in pair.left:
                    pair.left[side] = max(pair.left[side] - (self.room.clock() - pair.since), 0.0)
        pair.since = None

    def _run_clock(self, pair: Pair) -> None:
        here = all(player is None or player.is_here for player in pair.players.values())
        pair.since = self.room.clock() if pair.timed and here and not pair.is_over else None

    def tick(self) -> None:
        """End the games whose time is over, and let go on who has waited long enough."""
        for pair in tuple(self.pairs):
            if pair.rematch_wishes and self._is_agreed(pair):
                self._play_again(pair)
                continue
            if pair.timed and pair.since is not None:
                self._stop_clock(pair)
                pair.lost_on_time = next((side for side, left in pair.left.items() if left <= 0), "")
                self._run_clock(pair)
                if pair.lost_on_time:
                    self._show_pair(pair)
            if any(player and not player.is_here for player in pair.players.values()) and not pair.is_over:
                self._show_pair(pair)

    def _show_pair(self, pair: Pair) -> None:
        for player in pair.players.values():
            if player is not None:
                self._tell(player)

    # ---------------------------------------------------------------- output

    def has_answered(self, pupil: Pupil) -> bool:
        """Return whether the game of a pupil is over."""
        return any(pair.is_over for pair in self.pairs if pupil in pair.players.values())

    def count(self) -> tuple[int, int]:
        """Return how many games are over, and of how many."""
        return sum(pair.is_over for pair in self.pairs), len(self.pairs)

    def view(self, pupil: Pupil) -> dict[str, Any]:
        """Return who plays, whose turn it is, and the clocks."""
        pair = self.pair_of(pupil)
        side = pair.side_of(pupil)
        other = pair.other(side)
        foe = pair.players[other]
        language = pupil.language
        name = foe.name if foe else say(Text("room-computer"), language)
        position = pair.game.position
        acts = side in position.to_act and not pair.is_over
        line = Text("room-duel-turn") if acts else Text("room-duel-wait", {"name": name})
        if pair.is_over:
            how = "won" if pair.winner == side else "drawn" if not pair.winner else "lost"
            line = Text("room-duel-over", {"how": how, "time": bool(pair.lost_on_time)})
        elif foe and not foe.is_here:
            line = Text("room-duel-away", {"name": name})
        waited = bool(foe and not foe.is_here and self.room.clock() - foe.away_since >= PATIENCE and not pair.is_over)
        sides = side_names(pair.game, language)
        view: dict[str, Any] = {
            "line": say(line, language),
            "act": acts,
            "foe": name,
            "foe_here": foe is None or foe.is_here,
            "sides": [sides[side], sides[other]],
            "first": side == next(iter(pair.players)),
            "takeover": say(Text("room-takeover"), language) if waited and not self.seats[pupil.number].session.opponent else "",
            "again": self._offer(pair, pupil, foe),
        }
        if pair.timed:
            runs = [name for name in position.to_act if name in pair.left] if pair.since is not None else []
            view["clock"] = {"mine": round(pair.left[side]), "foe": round(pair.left[other]), "runs": [side in runs, other in runs]}
        return view

    @staticmethod
    def _offer(pair: Pair, pupil: Pupil, foe: Pupil | None) -> dict[str, Any] | None:
        """Return what the page says about another game: the button, or who waits for whom (None: the game goes on)."""
        if not pair.is_over:
            return None
        asker = "mine" if pupil.number in pair.rematch_wishes else "foe" if pair.rematch_wishes else "none"
        note = say(Text("room-rematch", {"who": asker, "name": foe.name if foe else ""}), pupil.language)
        return {"label": "" if asker == "mine" else say(Text("room-play-again"), pupil.language), "note": note}

    def _row(self, pair: Pair, language: str) -> dict[str, Any]:
        names = [
            self.room.name_of(player, language) if player else say(Text("room-computer"), language) for player in pair.players.values()
        ]
        position = pair.game.position
        score = [position.score(i) for i in range(len(pair.players))]
        state = Text("room-game-over") if pair.is_over else Text("room-round", {"n": system(pair.game).round_of(position)})
        return {
            "names": names,
            "score": score,
            "winner": list(pair.players).index(pair.winner) if pair.winner else -1,
            "over": pair.is_over,
            "state": say(state, language),
            "picture": self._picture(pair, language),
            "away": [player is not None and not player.is_here for player in pair.players.values()],
        }

    def _picture(self, pair: Pair, language: str) -> Mapping[str, str]:
        key, now = (pair.game.stamp, language), self.room.clock()
        if pair.picture is None and pair is not self.pairs[0]:
            pair.picture = self.pairs[0].picture  # all begin alike, and it is drawn again soon
        is_old = pair.picture is not None and pair.picture[0] != key and now - pair.picture[1] >= THUMBNAIL and self._drawings < AT_ONCE
        if pair.picture is None or is_old:
            self._drawings += 1
            pair.picture = key, now, picture(pair.game.position, language, salt=self.room.wall_secret)
        return pair.picture[2]

    def stage(self, language: str) -> dict[str, Any]:
        """Return all games: boards and scores, and hands nowhere."""
        self._drawings = 0
        line = say(Text("room-duels", {"n": len(self.pairs)}), language)
        return {"line": line, "boards": [self._row(pair, language) for pair in self.pairs]}

    def look(self, number: int, language: str, *, both: bool) -> dict[str, Any] | None:
        """Return one game as only the teacher may see it: with ``both``, the cards of both hands, else how many there are."""
        if not 0 <= number < len(self.pairs):
            return None
        pair = self.pairs[number]
        key = (pair.game.stamp, language)
        if pair.hands is None or pair.hands[0] != key:
            pair.hands = key, *_read_hands(pair.game, language)
        _, hands, log = pair.hands
        counts = [say(Text("room-cards", {"n": len(hand)}), language) for hand in hands]
        return {**self._row(pair, language), "hands": hands if both else [], "counts": counts, "log": log}

    def buttons(self, language: str) -> list[Button]:
        """Return a button that gives everyone more time, where a clock runs."""
        return [self.button("one-more-minute", language)] if self.minutes else []

    def act(self, name: str) -> None:
        """Give each side of each game one more minute."""
        if name == "one-more-minute":
            for pair in self.pairs:
                if not pair.is_over:
                    pair.left = {side: left + MINUTE for side, left in pair.left.items()}

    def answers(self) -> Iterator[Answer]:
        """Yield a row for each pupil: the side, the score and whether the game was won (None while it goes on)."""
        for pair in (*self.ended_pairs, *self.pairs):
            position = pair.game.position
            for i, (side, player) in enumerate(pair.players.items()):
                if player is not None:
                    right = pair.winner == side if pair.is_over else None
                    score = f"{position.score(i)}:{position.score(1 - i)}"
                    yield Answer(player.number, self.kind, f"{self.scenario} {side}", score, right, self.seconds())

    def own_answers(self, pupil: Pupil) -> Iterator[tuple[str, str]]:
        """Yield the scenario and the own side of each game of a pupil, with the score."""
        for pair in (*self.ended_pairs, *self.pairs):
            if pupil in pair.players.values():
                side, position = pair.side_of(pupil), pair.game.position
                i = list(pair.players).index(side)
                title = words(system(pair.game).present.ground(position)["title"], pupil.language)
                yield f"{title}, {side_names(pair.game, pupil.language)[side]}", f"{position.score(i)}:{position.score(1 - i)}"


def _read_hands(game: Game, language: str) -> tuple[list[list[str]], list[str]]:
    """Return the cards of each side in words, and the last steps as both sides may know them."""
    scenes = [Session(game, side=side, language=language).scene() for side in game.position.setup.sides]
    hands = [[str(card["label"]) for card in scene["mine"]["hand"]] for scene in scenes]
    first, second = ([str(line["text"]) for line in scene["log"]["lines"]] for scene in scenes)
    return hands, [line for line in first if line in second][:LINES]
