# Что написано на сохраненной картинке, перед клавишами Shift и Enter.

picture-is = Это картинка.
picture-start = Чтобы начать или продолжить, щелкните здесь и нажмите

# Стол, программа которого больше не отвечает; клавиши стоят после предложения.

word-stopped = Программа остановилась.
word-stopped-press = Чтобы продолжить, щелкните здесь и нажмите
word-stopped-tap = Чтобы продолжить, коснитесь здесь, а затем ▶ вверху страницы.
word-thinking = Противник думает…
word-squeezed = Боковая панель не оставляет места столу.
word-close-bar = Закройте боковую панель
word-home = Главная

# Начальная страница.

home-title = Учитесь играя
home-lead = Три настольные игры, один стол. Попробуйте любой ход: стол объяснит, почему так нельзя, и укажет место в правилах.
home-here = Начните здесь, { $minutes } мин
home-continue = Продолжить
home-next = Дальше
home-start = Начать
home-finished = Весь курс пройден
home-plays = Играйте сразу
home-no-lessons = В этой игре пока нет уроков.
home-lesson = Урок { $n }: { $title }
home-first = Научитесь читать поле, переместив на нем одну фишку.
home-step = Шаг { $n } из { $of }.
home-days = Дни занятий
home-days-month = Дни занятий: { $n } из последних { $of }.
home-days-weeks = Недели подряд, в которых не меньше трех дней занятий: { $n }.
home-days-squares = Это календарь за { $n ->
    [one] последнюю { $n } неделю
    [few] последние { $n } недели
   *[many] последние { $n } недель
 }. Закрашенный квадрат — день занятий: вы выполнили упражнение, решили задачу или ответили на вопрос.
home-puzzle = Задача дня
home-three-minutes = Три минуты задач
home-mistakes = { $n ->
    [0] Ваши ошибки
   *[other] Ваши ошибки: { $n } на сегодня
 }
home-minutes = { $n } мин
home-play = Играть: { $name }
home-play-new = Целая партия, примерно 30 минут
home-play-on = Продолжите с того же места
home-placement = Проверьте, что уже знаете
    .text = Не больше 12 вопросов, чтобы найти ваш первый урок
home-friend = Играть с другом
    .text = Два экрана и ссылка, которую вы отправите
home-friend-get = Получить ссылку
home-friend-battle = Выбрать другой бой
home-friend-ready = { $name }: ваша комната на двоих открыта. Партия начнется, когда друг откроет ссылку. Скрытые карты остаются скрытыми.
home-friend-here = Пока ссылку открывает только этот компьютер.
home-friend-open = Ссылку открывает каждый в этой сети, например все телефоны в том же Wi-Fi.
home-friend-let = Разрешить другим в этой сети открыть ссылку
    .note = Не в кафе и не на вокзале
home-friend-close = Закрыть комнату
home-friend-mine = Открыть свою сторону стола
home-friend-link = Ссылка для друга
home-friend-qr = QR-код ссылки для друга
home-friend-python = Комнате на двоих нужен Python на компьютере. Здесь Python работает внутри страницы, и другие экраны до него не доберутся.
home-friend-same = Что можно здесь: эта ссылка дает вам обоим одну и ту же позицию { $name } с теми же картами. Каждый играет против компьютера. Потом сравните.
home-friend-print = Можно также напечатать вопросы для двоих: un.worksheet("normandy", seed=1). То же зерно дает тот же лист.
home-friend-two =
    .note = Вы ходите по очереди за этим экраном
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
home-notebooks = Блокноты
home-teachers = Для учителя
    .text = В папке «teacher» в списке файлов — блокноты для класса: от одного кубика до упражнения, которое проверяет программа.
    .more = Лист вопросов для печати составляет un.worksheet("normandy"), вид для проектора — un.projector.
    .guide = Пособие для учителей: уроки, цели, ответы, печать и оценки
home-answers = Ответы ко всем упражнениям
    .note = блокнотов, что ниже
home-ready = 45 минут: { $title }
    .note = план, лист и ключ
home-print = Для печати: { $title }
    .note = план и ключ
home-ready-a-die = О чем говорит кубик
home-ready-two-dice = Два кубика и лучшая атака
home-ready-fair-game = Честна ли эта игра?
home-class = { $number }. { $title }
home-class-age = от { $age } лет, { $minutes } мин
home-class-any = { $minutes } мин
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
home-teacher-16 = Класс, который играет вместе
home-teacher-17 = Сверните дерево решений
home-teacher-18 = Выберите втайне
home-teacher-19 = Два закона боя
home-teacher-20 = Что скрывает рука
home-teacher-21 = Та же удача дважды
