"""The first hint is a place to look, and no hint repeats the task or the explanation."""

from __future__ import annotations

import re

import pytest

from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.lessons.format.lesson import Exercise, courses, lessons
from undaunted_nb.lessons.format.words import Words

WORD = re.compile(r"[\w’'-]+")
CHOICE = re.compile(r"\{[^{}]*\}")
SHARE = 0.8
"""The share of the words of a hint from which on it repeats another text."""
LOOKING = {
    "en": "Look Compare Find Count Check Read Watch Open Follow Trace",
    "uk": "Погляньте Подивіться Дивіться Огляньте Зазирніть Прочитайте Знайдіть Пошукайте Шукайте Порівняйте Полічіть Порахуйте Рахуйте "
    "Перевірте Стежте Прокладіть Пройдіться",
    "ru": "Посмотрите Смотрите Осмотрите Загляните Прочтите Найдите Поищите Ищите Сравните Посчитайте Считайте Проверьте Следите Проложите "
    "Пройдитесь",
}
"""The verbs that send the learner to a place on the table."""
EXERCISES = {f"{it.id} {exercise.id}": exercise for game in courses() for it in lessons(game) for exercise in it.exercises}


def words(text: Words, language: str) -> set[str]:
    return {word.lower() for word in WORD.findall(CHOICE.sub("", dict(text).get(language, "")))}


def repeats(hint: Words, other: Words, language: str) -> bool:
    """Return whether most words of a hint are in another text."""
    found = words(hint, language)
    return len(found & words(other, language)) >= SHARE * len(found)


@pytest.mark.parametrize("language", LOOKING)
def test_first_hint_is_a_place_to_look(language: str) -> None:
    verbs = set(LOOKING[language].split())
    first = {name: dict(exercise.hints[0])[language] for name, exercise in EXERCISES.items()}
    assert not {name: hint for name, hint in first.items() if hint.split()[0].strip(",:") not in verbs}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hint_repeats_the_task_or_the_explanation(language: str) -> None:
    def repeating(exercise: Exercise) -> list[str]:
        return [
            dict(hint)[language] for hint in exercise.hints for other in (exercise.task, exercise.after) if repeats(hint, other, language)
        ]

    assert not {name: found for name, exercise in EXERCISES.items() if (found := repeating(exercise))}
