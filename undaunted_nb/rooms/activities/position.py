"""One position: each pupil chooses an action, the class sees what most would do, and then what the coach thinks of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from threading import Thread
from typing import Any

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.lessons.format.lesson import SEED
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import View
from undaunted_nb.probability.arguments import one_of, whole_number
from undaunted_nb.search.coach import PLAYOUTS, TriedAction, chance_text, try_actions
from undaunted_nb.widgets.session import Session

from ..messages import Message
from ..pupils import Pupil
from ..results import Answer
from .activity import Button, RefusedError
from .pictures import picture
from .tables import PLAY, READ, Seat, TableActivity, copy_game, first_scenario, open_game, side_names, system
from .ways import Way, draw_heat, find_way

MOST_PLAYOUTS = 20_000
MOST_BARS = 8
"""The number of choices that fit on the projector. The others are one line."""
PART = 20
"""The number of playouts between two pictures of the coach's answer."""


class ChoiceSession(Session):
    """A table at which a complete action is chosen and not played."""

    def __init__(self, game: Game, choices: Callable[[Action], None], *, side: str, language: str) -> None:
        self._note_choice = choices
        self.is_open = True
        super().__init__(game, side=side, language=language)

    @property
    def acting(self) -> bool:
        """Whether the viewer can still choose."""
        return self.is_open and super().acting

    def decide(self, action: Action) -> None:
        """Note the chosen action."""
        self.is_open = False
        self._note_choice(action)
        self.moved_on()

    def play(self, action: Action) -> None:
        """Note the chosen action, also where it waits for the answer of the other side."""
        self.decide(action)

    def open_again(self) -> None:
        """Let the viewer choose again."""
        with self.lock:
            self.is_open = True
            self.moved_on()


class PositionChoice(TableActivity):
    """A position and the question what to do.

    Args:
        game: A game, or the name of a scenario.
        side: The side that chooses (default: the side to act).
        n: The number of playouts of the coach (0: the coach says nothing).

    """

    kind = "position"
    kinds = PLAY | READ

    def __init__(self, game: Game | str = "", side: str = "", *, n: int = PLAYOUTS) -> None:
        super().__init__()
        self.game = copy_game(open_game(game or first_scenario(), SEED))
        to_act = tuple(name for name in self.game.position.to_act if name != CHANCE)
        if not to_act:
            raise TutorError(Text("hint-nothing"))
        one_of("side", side or to_act[0], to_act)
        self.side = side or to_act[0]
        self.playouts = whole_number("n", n, 0, MOST_PLAYOUTS)
        self.choices: dict[int, tuple[Action, float]] = {}
        """The action of each pupil by number, with its time."""
        self.is_shown = self.has_coach = False
        self.values: tuple[TriedAction, ...] = ()
        self._thinks = False
        self._ways: dict[Action, Way] = {}

    def make_session(self, pupil: Pupil) -> Session:
        """Return the table of a pupil, on a game of its own."""

        def note(action: Action) -> None:
            self.choices[pupil.number] = action, self.seconds()

        return ChoiceSession(copy_game(self.game), note, side=self.side, language=pupil.language)

    def handle(self, pupil: Pupil, seat: Seat, content: Mapping[str, Any]) -> None:
        """Give a message to the table, while the choices are open."""
        if self.is_shown and content["kind"] in PLAY:
            raise RefusedError
        super().handle(pupil, seat, content)

    def receive(self, pupil: Pupil, message: Message) -> None:
        """Take a message to the table, or the wish to choose again."""
        if message.kind != "change":
            super().receive(pupil, message)
            return
        session = self.seats[pupil.number].session
        if self.is_shown or not isinstance(session, ChoiceSession) or session.is_open:
            raise RefusedError
        self.choices.pop(pupil.number, None)
        session.open_again()

    def has_answered(self, pupil: Pupil) -> bool:
        """Return whether a pupil has chosen."""
        return pupil.number in self.choices

    # ---------------------------------------------------------------- output

    def _label(self, action: Action, language: str) -> str:
        position = self.game.position
        return say(system(self.game).present.label(position, action), language)

    def _line(self, language: str) -> str:
        return say(Text("room-choose-action", {"side": side_names(self.game, language)[self.side]}), language)

    def view(self, pupil: Pupil) -> dict[str, Any]:
        """Return the own choice, and once they are shown, all choices."""
        my_choice = self.choices.get(pupil.number)
        view = {
            "line": self._line(pupil.language),
            "mine": None if my_choice is None else self._label(my_choice[0], pupil.language),
            "shown": None,
        }
        return {**view, "shown": self._reveal(pupil.language)} if self.is_shown else view

    def _reveal(self, language: str) -> dict[str, Any]:
        counts = Counter(action for action, _ in self.choices.values())
        values = {trial.action: trial for trial in self.values} if self.has_coach else {}
        best = self._find_best() if values else None
        order = sorted(
            {*counts, *values}, key=lambda action: (-values[action].chance if action in values else 0.0, -counts[action], action)
        )
        return {
            "bars": [
                {
                    "label": self._label(action, language),
                    "n": counts[action],
                    "right": action == best,
                    "value": say(chance_text(values[action]), language) if action in values else "",
                }
                for action in order
            ],
            "coach": self.has_coach,
            "told": say(Text("room-coach-says" if self.has_coach else "room-class-says", {"n": len(self.choices)}), language),
        }

    def stage(self, language: str) -> dict[str, Any]:
        """Return the board, and once they are shown, what the class would do."""
        position = self.game.position
        stage: dict[str, Any] = {
            "line": self._line(language),
            "picture": picture(position, language, salt=self.room.wall_secret),
            "shown": None,
            "heat": None,
        }
        if self.is_shown:
            choices = self._reveal(language)
            stage["shown"] = {**choices, "bars": _join_last(choices["bars"], say(Text("room-other-choices"), language))}
            best = self._find_best() if self.has_coach else None
            votes = Counter(action for action, _ in self.choices.values())
            stage["heat"] = draw_heat(position, [(*self._way(action), n, action == best) for action, n in sorted(votes.items())])
        return stage

    def _way(self, action: Action) -> Way:
        """Return the places that an action leads from and to."""
        if action not in self._ways:
            self._ways[action] = find_way(self.game, action)
        return self._ways[action]

    def _find_best(self) -> Action | None:
        """Return the action with the best chance, as far as the coach has tried them."""
        return max(self.values, key=lambda trial: trial.chance).action if self.values else None

    def buttons(self, language: str) -> list[Button]:
        """Return the buttons for the teacher."""
        if not self.is_shown:
            return [self.button("show-choices", language, first=True)]
        coach = [self.button("hide-coach" if self.has_coach else "show-coach", language, first=not self.has_coach)] if self.playouts else []
        return [*coach, self.button("hide", language)]

    def act(self, name: str) -> None:
        """Show the choices or the coach's answer, or hide them."""
        if name in ("show-choices", "hide"):
            self.is_shown = name == "show-choices"
            self.has_coach = False
        elif name == "show-coach":
            self.has_coach = True
            if not self._thinks:
                self._thinks = True
                Thread(target=self._think, name="coach", daemon=True).start()
        else:
            self.has_coach = False

    def _think(self) -> None:
        """Value each chosen action, without holding the room."""
        view = View(self.game.position, self.side)
        actions = sorted({action for action, _ in self.choices.values()})
        for number, values in enumerate(try_actions(view, actions, 0, self.playouts)):
            if number % PART == 0 or number >= self.playouts:
                self.values = values
                self.room.show_more(self)
        self._thinks = False
        self.room.show_more(self)

    def answers(self) -> Iterator[Answer]:
        """Yield the choices, in notation."""
        position = self.game.position
        for number, (action, seconds) in self.choices.items():
            yield Answer(number, self.kind, self._line(self.room.language), position.format(action), None, seconds)

    def own_answers(self, pupil: Pupil) -> Iterator[tuple[str, str]]:
        """Yield the choice of a pupil in words."""
        if pupil.number in self.choices:
            yield self._line(pupil.language), self._label(self.choices[pupil.number][0], pupil.language)


def _join_last(bars: list[dict[str, Any]], label: str) -> list[dict[str, Any]]:
    """Return the first choices, and one line for all others together."""
    if len(bars) <= MOST_BARS:
        return bars
    first, others = bars[: MOST_BARS - 1], bars[MOST_BARS - 1 :]
    return [*first, {"label": label, "n": sum(bar["n"] for bar in others), "right": any(bar["right"] for bar in others), "value": ""}]
