# Что написано на сохраненной картинке, перед клавишами Shift и Enter.

picture-is = Это картинка.
picture-start = Чтобы начать или продолжить, щелкните здесь и нажмите

# Стол, программа которого больше не отвечает; клавиши стоят после предложения.

word-stopped = Программа остановилась.
word-stopped-press = Чтобы продолжить, щелкните здесь и нажмите
word-thinking = Противник думает…
word-home = Главная

# Начальная страница.

home-title = Учитесь играя
home-lead = Три настольные игры, один стол. Попробуйте любой ход: стол объяснит, почему так нельзя, и укажет место в правилах.
home-here = Начните здесь, { $minutes } мин
home-continue = Продолжить
home-next = Дальше
home-start = Начать
home-finished = Весь курс пройден
home-lesson = Урок { $n }: { $title }
home-first = Научитесь читать поле, переместив на нем одну фишку.
home-step = Шаг { $n } из { $of }.
home-minutes = { $n } мин
home-play = Играть: { $name }
home-play-new = Целая партия, примерно 30 минут
home-play-on = Продолжите с того же места
home-placement = Проверьте, что уже знаете
    .text = Не больше 12 вопросов, чтобы найти ваш первый урок
home-quiz = Викторина
home-quiz-new = Вопросы о том, что вы уже изучили
home-quiz-done = Сегодняшнее повторение сделано
home-quiz-due = { $minutes } мин: повторить { $n } { $n ->
        [one] правило
        [few] правила
        *[other] правил
    }
home-games = Игры
home-game-normandy = Нормандия
home-game-north-africa = Северная Африка
home-game-memoir44 = Memoir '44
home-done = { $n } из { $of }
home-course = Пройдено уроков: { $n } из { $of }{ $stars ->
        [0] {""}
        *[other] , звезд: { $stars }
    }
home-station = Урок { $n }, { $title }: { $state ->
        [done] пройден
        [known] знаком, можно пропустить
        [now] следующий
        *[ahead] открыт
    }{ $stars ->
        [0] {""}
        *[other] , звезд: { $stars }
    }, { $minutes } мин
home-back = Вернуться к курсу
home-kept = Сохраненные партии
home-kept-none = Сохраненных партий пока нет. Партия сохраняется после каждого решения.
home-kept-note = { $side }; решений: { $n }
home-kept-over = { $side }; решений: { $n }; партия завершена
home-kept-more = Показать еще
home-kept-left = Еще партий: { $n }
home-two = Двое игроков
home-battles = Битвы
home-source-public = Напечатанный сценарий
home-source-rulebook = Из книги правил
home-source-house = Составлено для этой программы
home-walk = Шаг за шагом
home-odds = Вероятности
home-teachers = Для учителя
    .text = В папке «teacher» в списке файлов — пятнадцать блокнотов для класса: от одного кубика до упражнения, которое проверяет программа.
    .more = Лист вопросов для печати составляет un.worksheet("normandy"), вид для проектора — un.projector.
    .guide = Пособие для учителей: уроки, цели, ответы, печать и оценки
home-teacher-01 = Что говорит кубик
home-teacher-02 = Два кубика — это не дважды один
home-teacher-03 = На поле: защита, укрытие, расстояние
home-teacher-04 = Атаковать или подавить?
home-teacher-05 = Когда отряда не станет?
home-teacher-06 = Колода как лотерея
home-teacher-07 = Упражнение для класса
home-teacher-08 = Кубики с символами
home-teacher-09 = Ваши собственные броски
home-teacher-10 = Что вы увидели
home-teacher-11 = Состояния и шаги
home-teacher-12 = Честен ли этот сценарий?
home-teacher-13 = Честен для каких игроков?
home-teacher-14 = Удача или умение?
home-teacher-15 = Исследуйте вероятности
