# Що написано на збереженій картинці, перед клавішами Shift і Enter.

picture-is = Це картинка.
picture-start = Щоб почати або продовжити, клацніть тут і натисніть

# Стіл, програма якого більше не відповідає; клавіші стоять після речення.

word-stopped = Програма зупинилася.
word-stopped-press = Щоб продовжити, клацніть тут і натисніть
word-stopped-tap = Щоб продовжити, торкніться тут, а потім ▶ угорі сторінки.
word-thinking = Суперник думає…
word-squeezed = Бічна панель не лишає місця столу.
word-close-bar = Закрийте бічну панель
word-home = Головна

# Початкова сторінка.

home-title = Вчіться граючи
home-lead = Три настільні гри, один стіл. Спробуйте будь-який хід: стіл пояснить, чому так не можна і де про це йдеться в правилах.
home-here = Почніть тут, { $minutes } хв
home-continue = Продовжити
home-next = Далі
home-start = Почати
home-finished = Увесь курс пройдено
home-plays = Грайте одразу
home-no-lessons = У цій грі ще немає уроків.
home-lesson = Урок { $n }: { $title }
home-first = Навчіться читати поле, перемістивши на ньому одну фішку.
home-step = Крок { $n } з { $of }.
home-days = Дні занять
home-days-month = Дні занять: { $n } з останніх { $of }.
home-days-weeks = Тижні поспіль, у яких щонайменше три дні занять: { $n }.
home-days-squares = Це календар за { $n ->
    [one] останній { $n } тиждень
    [few] останні { $n } тижні
   *[many] останні { $n } тижнів
 }. Зафарбований квадрат – день занять: ви виконали вправу, розв’язали задачу або відповіли на запитання.
home-puzzle = Задача дня
home-three-minutes = Три хвилини задач
home-mistakes = { $n ->
    [0] Ваші помилки
   *[other] Ваші помилки: { $n } на сьогодні
 }
home-minutes = { $n } хв
home-play = Грати: { $name }
home-play-new = Ціла партія, приблизно 30 хвилин
home-play-on = Продовжіть з того самого місця
home-placement = Перевірте, що вже знаєте
    .text = Не більше 12 запитань, щоб знайти ваш перший урок
home-friend = Грати з другом
    .text = Два екрани й посилання, яке ви надішлете
home-friend-get = Отримати посилання
home-friend-battle = Вибрати інший бій
home-friend-ready = { $name }: вашу кімнату на двох відкрито. Партія почнеться, коли друг відкриє посилання. Сховані карти лишаються схованими.
home-friend-here = Поки що посилання відкриває лише цей комп’ютер.
home-friend-open = Посилання відкриває кожен у цій мережі, наприклад усі телефони в тому самому Wi-Fi.
home-friend-let = Дозволити іншим у цій мережі відкрити посилання
    .note = Не в кав’ярні й не на вокзалі
home-friend-close = Закрити кімнату
home-friend-mine = Відкрити свій бік столу
home-friend-link = Посилання для друга
home-friend-qr = QR-код посилання для друга
home-friend-python = Кімнаті на двох потрібен Python на комп’ютері. Тут Python працює всередині сторінки, і інші екрани до нього не дістануться.
home-friend-same = Що можна тут: це посилання дає вам обом ту саму позицію { $name } з тими самими картами. Кожен грає проти комп’ютера. Потім порівняйте.
home-friend-print = Можна також надрукувати запитання для двох: un.worksheet("normandy", seed=1). Те саме зерно дає той самий аркуш.
home-friend-two =
    .note = Ви ходите по черзі за цим екраном
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
home-notebooks = Зошити
home-teachers = Для вчителя
    .text = У теці «teacher» у списку файлів – блокноти для класу: від однієї кістки до вправи, яку перевіряє програма.
    .more = Аркуш запитань для друку складає un.worksheet("normandy"), вигляд для проєктора – un.projector.
    .guide = Посібник для вчителів: уроки, цілі, відповіді, друк і оцінки
home-answers = Відповіді до всіх вправ
    .note = блокнотів, що нижче
home-ready = 45 хвилин: { $title }
    .note = план, аркуш і ключ
home-print = Для друку: { $title }
    .note = план і ключ
home-ready-a-die = Про що каже кістка
home-ready-two-dice = Дві кістки й найкраща атака
home-ready-fair-game = Чи чесна ця гра?
home-class = { $number }. { $title }
home-class-age = від { $age } років, { $minutes } хв
home-class-any = { $minutes } хв
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
home-teacher-16 = Клас, що грає разом
home-teacher-17 = Згорніть дерево рішень
home-teacher-18 = Оберіть потай
home-teacher-19 = Два закони бою
home-teacher-20 = Що приховує рука
home-teacher-21 = Та сама удача двічі
