# Що написано на збереженій картинці, перед клавішами Shift і Enter.

picture-is = Це картинка.
picture-start = Щоб почати або продовжити, клацніть тут і натисніть

# Стіл, програма якого більше не відповідає; клавіші стоять після речення.

word-stopped = Програма зупинилася.
word-stopped-press = Щоб продовжити, клацніть тут і натисніть
word-thinking = Суперник думає…
word-home = Головна

# Початкова сторінка.

home-title = Вчіться граючи
home-lead = Три настільні гри, один стіл. Спробуйте будь-який хід: стіл пояснить, чому так не можна і де про це йдеться в правилах.
home-here = Почніть тут, { $minutes } хв
home-continue = Продовжити
home-next = Далі
home-start = Почати
home-finished = Увесь курс пройдено
home-lesson = Урок { $n }: { $title }
home-first = Навчіться читати поле, перемістивши на ньому одну фішку.
home-step = Крок { $n } з { $of }.
home-minutes = { $n } хв
home-play = Грати: { $name }
home-play-new = Ціла партія, приблизно 30 хвилин
home-play-on = Продовжіть з того самого місця
home-placement = Перевірте, що вже знаєте
    .text = Не більше 12 запитань, щоб знайти ваш перший урок
home-quiz = Вікторина
home-quiz-new = Запитання про те, що ви вже вивчили
home-quiz-done = Сьогоднішнє повторення зроблено
home-quiz-due = { $minutes } хв: повторити { $n } { $n ->
        [one] правило
        [few] правила
        *[other] правил
    }
home-games = Ігри
home-game-normandy = Нормандія
home-game-north-africa = Північна Африка
home-game-memoir44 = Memoir '44
home-done = { $n } з { $of }
home-course = Пройдено уроків: { $n } з { $of }{ $stars ->
        [0] {""}
        *[other] , зірок: { $stars }
    }
home-station = Урок { $n }, { $title }: { $state ->
        [done] пройдено
        [known] знайомий, можна пропустити
        [now] наступний
        *[ahead] відкритий
    }{ $stars ->
        [0] {""}
        *[other] , зірок: { $stars }
    }, { $minutes } хв
home-back = Назад до курсу
home-kept = Збережені партії
home-kept-none = Збережених партій ще немає. Партія зберігається після кожного рішення.
home-kept-note = { $side }; рішень: { $n }
home-kept-over = { $side }; рішень: { $n }; партію завершено
home-kept-more = Показати ще
home-kept-left = Ще партій: { $n }
home-two = Двоє гравців
home-battles = Битви
home-source-public = Надрукований сценарій
home-source-rulebook = Із книжки правил
home-source-house = Складено для цієї програми
home-walk = Крок за кроком
home-odds = Імовірності
home-teachers = Для вчителя
    .text = У теці «teacher» у списку файлів – п’ятнадцять блокнотів для класу: від однієї кістки до вправи, яку перевіряє програма.
    .more = Аркуш запитань для друку складає un.worksheet("normandy"), вигляд для проєктора – un.projector.
    .guide = Посібник для вчителів: уроки, цілі, відповіді, друк і оцінки
home-teacher-01 = Що показує кістка
home-teacher-02 = Дві кістки – це не двічі по одній
home-teacher-03 = На полі: захист, укриття, відстань
home-teacher-04 = Атакувати чи придушити?
home-teacher-05 = Коли загону не стане?
home-teacher-06 = Колода як лотерея
home-teacher-07 = Вправа для класу
home-teacher-08 = Кубики із символами
home-teacher-09 = Ваші власні кидки
home-teacher-10 = Що ви побачили
home-teacher-11 = Стани і кроки
home-teacher-12 = Чи чесний цей сценарій?
home-teacher-13 = Чесний для яких гравців?
home-teacher-14 = Удача чи вміння?
home-teacher-15 = Дослідіть імовірності
