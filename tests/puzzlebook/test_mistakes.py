"""The learner's own mistakes: which decisions become one, when it comes back, and how it is played and removed."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.lessons.progress.record import SPACING
from undaunted_nb.play.game import Game
from undaunted_nb.puzzlebook import mistakes
from undaunted_nb.puzzlebook.choice import begin_with, find
from undaunted_nb.puzzlebook.learner import rating_of
from undaunted_nb.puzzlebook.mistake_run import MistakeRun
from undaunted_nb.puzzlebook.mistakes import COST, Mistake, examine, load_mistakes
from undaunted_nb.puzzlebook.puzzle import Puzzle, load
from undaunted_nb.puzzlebook.ratings import FIRST
from undaunted_nb.search.coach import TriedAction
from undaunted_nb.search.review import Decision, MissedChance
from undaunted_nb.teaching.results.reviews import TurnReview
from undaunted_nb.widgets.home.home import Home

WON: Puzzle = next(puzzle for puzzle in load("normandy") if puzzle.goal.startswith("won ") and puzzle.chance == 1)
"""A position with one way to win this turn."""
TODAY = date(2026, 11, 30)


@pytest.fixture(autouse=True)
def day(monkeypatch: pytest.MonkeyPatch) -> list[date]:
    """Return a list with the day. A test can change it."""
    days = [TODAY]
    monkeypatch.setattr(mistakes, "today", lambda: days[0])
    return days


def miss(*, right: bool = False) -> MissedChance:
    """Return the review of a turn in which the win was missed, or found."""
    p = WON.position
    best = p.parse(WON.solution[0])
    other = next(action for action in p.legal_actions if p.format(action) not in WON.chances)
    action = best if right else other
    return MissedChance(WON.side, 1, 0, Decision(0, p, action), TriedAction(action, 0.0, 0.0), TriedAction(best, 1.0, 0.0))


def make(n: int = 12) -> Mistake:
    *_, mistake = examine(miss(), n=n)
    assert mistake
    return mistake


def test_a_missed_win_is_proved_and_only_the_played_action_is_tried() -> None:
    tries = list(examine(miss(), n=12))
    assert 12 <= len(tries) <= 16
    mistake = tries[-1]
    assert mistake
    assert mistake.solution == (WON.solution[0],)
    assert mistake.chance == 1, "the exact search proves it"
    assert mistake.chance - mistake.chances[mistake.action] >= COST
    assert mistake.position == WON.position


def test_a_decision_that_cost_little_is_no_mistake() -> None:
    assert [*examine(miss(right=True), n=12)][-1] is None
    assert not list(examine(MissedChance("US", 1, 0))), "nothing was missed"


def test_continuations_decide_where_nothing_is_certain() -> None:
    game = un.new_game("memoir44/first-shots", seed=1)
    view = game.position
    first, other, *_ = view.legal_actions
    missed = MissedChance(first.side, 1, 0, Decision(0, view, first), TriedAction(first, 0.2, 0.1), TriedAction(other, 0.6, 0.1))
    *tries, mistake = examine(missed, n=3)
    assert len(tries) >= 3 * 2, "each action is tried so often"
    assert mistake is None or mistake.chance - mistake.chances[mistake.action] >= COST


def test_a_mistake_comes_back_at_growing_distances(day: list[date]) -> None:
    make().keep()
    (mistake,) = load_mistakes()
    assert not mistake.is_due, "it was seen today"
    day[0] += timedelta(1)
    assert mistake.is_due
    for box in (1, 2, 3):
        mistake = mistake.note_answer(True)
        assert load_mistakes() == (mistake,)
        assert (mistake.box, mistake.due - day[0].toordinal()) == (box, SPACING[box])
    mistake = mistake.note_answer(False)
    assert (mistake.box, mistake.due - day[0].toordinal()) == (0, SPACING[0])


def test_the_same_mistake_is_kept_once_and_keeps_its_box() -> None:
    make().keep()
    load_mistakes()[0].note_answer(True)
    make().keep()
    (mistake,) = load_mistakes()
    assert mistake.box == 1


def test_mistakes_are_listed_opened_and_removed() -> None:
    assert not un.puzzles(theme="mistakes")
    make().keep()
    (mistake,) = un.puzzles(theme="mistakes")
    assert un.puzzles("normandy", theme="mistakes") == (mistake,)
    assert not un.puzzles("memoir44", theme="mistakes")
    assert find(mistake.id) == mistake
    assert "Comes back in 1 day" in repr(un.puzzles(theme="mistakes"))
    assert WON.solution[0] not in repr(un.puzzles(theme="mistakes"))
    table = un.puzzle(mistake.id)
    assert isinstance(table.guide, MistakeRun)
    assert WON.solution[0] not in repr(table)
    table.close()
    assert isinstance(mistake, Mistake)
    mistake.remove()
    assert not load_mistakes()
    with pytest.raises(TutorError):
        find(mistake.id)


def test_a_better_action_is_right_and_moves_it_up(day: list[date]) -> None:
    make().keep()
    day[0] += timedelta(1)
    progress = Progress()
    run = begin_with(load_mistakes()[0], progress)
    assert isinstance(run, MistakeRun)
    run.play(run.game.position.parse(WON.solution[0]))
    assert run.state == "good"
    for language in LANGUAGES:
        assert all("100" in say(text, language) for text in run.said[:1])
    assert load_mistakes()[0].box == 1
    assert "3 days" in " ".join(map(say, run.said))
    assert rating_of(progress) == FIRST, "a private puzzle has no rating"


def test_a_wrong_action_is_explained_and_can_be_tried_again() -> None:
    make().keep()
    load_mistakes()[0].note_answer(True)
    run = begin_with(load_mistakes()[0])
    position = run.game.position
    actions = {position.format(action): action for action in run.game.legal_actions}
    assert isinstance(run, MistakeRun)
    run.play(actions[run.puzzle.action])
    assert run.state == "no"
    assert "what you played" in say(run.said[0])
    assert load_mistakes()[0].box == 0
    run.press("again")
    untried = next(action for line, action in actions.items() if line not in run.puzzle.chances)
    run.play(untried)
    assert "wasn’t tried" in say(run.said[0])
    run.press("hint")
    run.press("hint")
    run.press("show")
    assert run.scene()["state"] == "good"
    assert run.puzzle.solution[0] in [step.lines[0] for step in run.game.steps]
    assert load_mistakes()[0].box == 0, "only the first answer counts"


def test_its_panel_removes_it() -> None:
    make().keep()
    run = begin_with(load_mistakes()[0])
    assert "remove" in [button["id"] for button in run.scene()["buttons"]]
    run.press("remove")
    assert not load_mistakes()
    assert "remove" not in [button["id"] for button in run.scene()["buttons"]]
    assert "doesn’t come back" in say(run.said[0])
    run.play(run.game.position.parse(WON.solution[0]))
    assert not load_mistakes(), "an answer does not bring it back"


def test_the_home_page_has_a_door_once_there_is_one(day: list[date]) -> None:
    home = Home()
    home.press("game:normandy")

    def labels() -> dict[str, str]:
        return {link["to"]: str(link["label"]) for link in home.scene("en")["more"] if link["to"].startswith("puzzle:mistake")}

    assert not labels()
    make().keep()
    mistake = load_mistakes()[0]
    assert labels() == {f"puzzle:{mistake.id}": "Your mistakes"}
    day[0] += timedelta(1)
    assert labels() == {f"puzzle:{mistake.id}": "Your mistakes: 1 due"}
    opened = home.press(f"puzzle:{mistake.id}")
    assert opened
    assert isinstance(opened.coach, MistakeRun)


def test_python_keeps_what_a_review_found() -> None:
    review = TurnReview(Game(WON.position), miss())
    mistake = review.keep(n=12)
    assert mistake
    assert load_mistakes() == (mistake,)
    assert TurnReview(Game(WON.position), miss(right=True)).keep(n=12) is None
    with pytest.raises(TutorError):
        review.keep(n=0)


def test_a_damaged_file_is_put_aside(own_home: Path) -> None:
    make().keep()
    file = own_home / mistakes.NAME
    file.write_text(file.read_text(encoding="utf-8").replace('"box"', '"bax"'), encoding="utf-8")
    assert load_mistakes() == ()
    assert not file.exists()
    assert list(own_home.glob("mistakes.unused-*"))
    make().keep()
    assert len(load_mistakes()) == 1


def test_the_file_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mistakes, "MOST", 1)
    mistake = make()
    mistake.keep()
    load_mistakes()[0].note_answer(True)
    other = Mistake(**{name: getattr(mistake, name) for name in mistake.__dataclass_fields__} | {"id": "mistake/other"})
    other.keep()
    assert [mistake.id for mistake in load_mistakes()] == ["mistake/other"], "the one that is known best goes"
