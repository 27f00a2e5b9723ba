"""The course of each language on the browser-only site: each exercise is opened, solved, and kept."""

import os

import pytest

from tests.lite.page import LitePage
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.lessons.lesson import GAMES

LESSONS = 99 if os.environ.get("ALL") else 2
# Solves lessons as a learner would, except that the kernel chooses what to press.
COURSE = """
import os, tempfile
os.environ["UNDAUNTED_NB_HOME"] = tempfile.mkdtemp()  # test_play.py tests the slow storage of the page
import undaunted_nb as un
from undaunted_nb.lessons.attempt import GOOD, right_options

def course(game, language, most):
    done = 0
    for lesson in un.lessons(game)[:most]:
        table = un.lesson(lesson.id, language)
        coach = table.guide
        for number, exercise in enumerate(coach.lesson.exercises, 1):
            coach.press(f"exercise:{number}")
            if exercise.asks:
                for option in right_options(exercise, coach.attempt.values):
                    coach.press(f"option:{option}")
            else:
                coach.show_solution()
            assert coach.attempt.state == GOOD, (lesson.id, exercise.id)
            done += 1
        table._repr_mimebundle_()
        table.close()
        assert un.Progress.open().state(lesson.id).keys() == {exercise.id for exercise in coach.lesson.exercises}, lesson.id
    return done
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_course_is_solved(lite: LitePage, game: str, language: str) -> None:
    if "03-your-progress" not in lite.page.url:
        lite.open("03-your-progress.ipynb")
        lite.told(COURSE)
    lite.told("un.Progress.open().path.unlink(missing_ok=True)")
    solved = int(lite.told(f"print(course({game!r}, {language!r}, {LESSONS}))"))
    assert solved >= 2 * min(LESSONS, 10)
