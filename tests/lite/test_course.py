"""The course of each language on the browser-only site: each exercise is opened, solved, and kept."""

import os
from itertools import product

import pytest

from tests.lite.page import LitePage
from tests.sampling import cover
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.lessons.format.lesson import courses

LESSONS = 99 if os.environ.get("ALL") else 2
EVERY = list(product(courses(), LANGUAGES))
BY_DAY = cover(EVERY, together=1)
"""Each course and each language once."""
# Solves a lesson as a learner would, except that the kernel chooses what to press.
COURSE = """
import os, tempfile
os.environ["UNDAUNTED_NB_HOME"] = tempfile.mkdtemp()  # test_play.py tests the slow storage of the page
import undaunted_nb as un
from undaunted_nb.lessons.play.attempt import GOOD, right_options

tables = []

def solve(name, language):
    table = un.lesson(name, language=language)
    coach = table.guide
    for number, exercise in enumerate(coach.lesson.exercises, 1):
        coach.press(f"exercise:{number}")
        if exercise.asks:
            for option in right_options(exercise, coach.attempt.values):
                coach.press(f"option:{option}")
        else:
            coach.show_solution()
        assert coach.attempt.state == GOOD, (name, exercise.id)
    table._repr_mimebundle_()
    tables.append(table)
    if len(tables) > 2:  # anywidget calls it an error if a model is closed before its module has come
        tables.pop(0).close()
    kept = un.Progress.open().state(name)
    assert kept.keys() == {exercise.id for exercise in coach.lesson.exercises}, name
    print(len(kept))
"""


@pytest.mark.parametrize(("game", "language"), BY_DAY if LESSONS == 2 else EVERY)
def test_course_is_solved(lite: LitePage, game: str, language: str) -> None:
    """One cell for each lesson: the page takes in the lesson's table, as it does for a learner, before the next one is made."""
    if "03-your-progress" not in lite.page.url:
        lite.open("03-your-progress.ipynb")
        lite.told(COURSE)
    lite.told("un.Progress.open().path.unlink(missing_ok=True)")
    names = lite.told(f"print(*(lesson.id for lesson in un.lessons({game!r})))").split()[:LESSONS]
    solved = sum(int(lite.told(f"solve({name!r}, {language!r})")) for name in names)
    assert solved >= 2 * min(LESSONS, 10)
