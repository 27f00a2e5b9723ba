# Конструктор: сценарій на столі, збережений як файл.

word-build = Змінити цей сценарій
word-build-undo = Скасувати
word-build-redo = Повторити
word-build-save = Зберегти
word-build-play = Грати
word-build-tabs = Частини сценарію
word-build-less = На один менше
word-build-more = На один більше
word-build-faults = Помилки
word-build-map = Поле

build-page = Конструктор
build-named = Конструктор: { $title }
build-tab-board = Квадрати
build-tab-marks = Жетони
build-tab-counters = Фішки
build-tab-cards = Карти
build-tab-goals = Цілі
build-tab-about = Файл
build-tab-terrain = Місцевість
build-tab-units = Загони
build-tab-medals = Медалі
build-how = Виберіть місце, а тоді що на нього покласти. Або виберіть предмет, а тоді його місця.
build-holding = { $thing }: клацайте його місця. Esc відкладає предмет.
build-at = { $place }: виберіть, що сюди покласти.
build-no-faults = Помилок не знайдено.
build-fault-count = { $n } { $n ->
        [one] помилка
        [few] помилки
        *[other] помилок
    }
build-slot = вільне місце{ $n ->
        [0] {""}
        *[other] {" "}поруч: { $near }
    }

# Поле

build-tiles = Квадрати з коробки
build-type-tiles = Або впишіть квадрати лінії, наприклад 2B 16B 6A
build-tile-used = { $there } уже на полі, а { $tile } – на тому самому квадраті. Спершу приберіть його.
build-change = Змінити
build-turn = Перевернути
build-take-tile = Прибрати квадрат
build-take-things = Очистити квадрат
build-way = { $way ->
        [columns] Стовпці: змінити на рядки
        *[rows] Рядки: змінити на стовпці
    }
build-terrain = Місцевість
build-steep = Круті боки: загони не пройдуть
build-steep-short = Круто { $arrow }
build-steep-side = Крутий бік, { $turn ->
        [0] праворуч
        [60] праворуч унизу
        [120] ліворуч унизу
        [180] ліворуч
        [240] ліворуч угорі
        *[300] праворуч угорі
    }
build-objects = Предмети
build-type-hexes = Або впишіть гекси вибраного предмета, наприклад A1 c4
build-face = Поле
build-faces = { $n ->
        [1] { $faces }
        *[other] полів: { $n } ({ $faces })
    }
build-face-country = рівнина
build-face-beach = узбережжя
build-take-terrain = Очистити гекс
build-take-units = Прибрати загін
build-take-medals = Прибрати медалі

# Що лежить на полі

build-objectives = Ключові пункти
build-points = { $n } { $n ->
        [one] очко
        [few] очки
        *[other] очок
    }
build-worth = Очки квадрата { $tile }
build-scouted = Розвідано
build-controlled = Під контролем
build-spawn = Пункт появи: усі
build-spawn-squad = Пункт появи: відділення { $squad }
build-spawn-unit = Пункт появи: { $unit }
build-things = Об’єкти й точки евакуації
build-exit = Точка евакуації
build-special = Особливе правило
build-radio = Радіозв’язок у квадраті
build-radio-side = Сторона, яка ним користується
build-none = немає
build-seats = Місця в машинах
build-seat = { $vehicle }: { $seat }
build-empty = вільне
build-figures = Фігурки
build-unit-medals = Медалі за його знищення
build-unit = { $unit } на { $hex }
build-medal = Медаль: { $side }
build-objective = Пункт { $n }, { $side }: { $hexes }
build-area = Додати або прибрати гекс
build-medals-for = Медалі
build-hold = Лише поки там стоїть загін

# Карти й цілі

build-count = { $card }, { $pile }
build-rest = Резерв: усі інші надруковані копії
build-same = Дати такі самі карти стороні { $side }
build-goal-points = Очки для перемоги (0: немає)
build-goal-pin = Перемагає, коли ворога скуто
build-goal-escape = Скільки солдатів або машин евакуювати (0: нікого)
build-goal-neutralize = Скільки ворогів нейтралізувати (0: нікого)
build-goal-of = Лише ці, через кому
build-initiative = Починає з ініціативою
build-first = Початок
build-medals-win = Медалі для перемоги
build-cards-dealt = Роздано карт
build-draws = Скільки карт брати після перших ходів, наприклад 2 2
build-deck-empty = Коли колода порожня
build-reshuffled = її перемішують знову
build-deck-wins = перемагає сторона: { $side }
build-hand = Додати карту до початкової руки
build-choose = виберіть
build-unhand = Забрати: { $card }
build-moves-first = Ходить першою
build-top = Угорі поля
build-options = Варіанти
build-option-hills = Пагорб закриває видимість
build-hills-level = крім видимості з пагорба на пагорб
build-hills-plateau = крім тієї самої групи пагорбів
build-option-ground = Загони захоплюють позиції
build-option-overrun = Танки роблять прорив
build-option-tactics = У колоді є карти тактики

# Файл

build-about = Сценарій
build-title = Назва
build-source = Звідки числа
build-notes = Примітки для гравців
build-file = Файл
build-name = Ім’я файла, він буде поруч із зошитом
build-path = Цей файл зберігається як { $path }.
build-download = Завантажити
build-text = Текст файла
build-saved = Збережено як { $path }.
build-import = З іншої програми
build-paste = Вставте текст її файла ({ $endings }).
build-imported = Сценарій з іншої програми на полі. Не перенесено або непевно: { $n }.
build-left = Не перенесено або непевно
build-refused = Цей текст не вдалося перенести. Помилки перелічено на вкладці «{ $tab }».
build-wrong = Помилки в тексті
build-replace = Замінити файл
build-exists = { $path } уже існує. { $comments ->
        [yes] Коментарі в ньому зникнуть.
        *[no] {""}
    } Виберіть інше ім’я або замініть його.
build-moved = { $path } змінився, відколи ви його відкрили. Виберіть інше ім’я або замініть його.
build-visited = Ця сторінка не може зберігати файли. Завантажте сценарій.
build-no-name = Спершу впишіть ім’я файла: літери, цифри, пробіли й дефіси.
build-bad-name = «{ $name }» не може бути іменем файла. Впишіть літери, цифри, пробіли й дефіси, без теки.
build-kept = Ваша остання чернетка знову тут. Скасування веде до збереженого файла.
build-not-kept = Чернетку не вдалося зберегти ({ $reason }). Збережіть або завантажте її.
build-unplayable = Ще не можна грати. Спершу виправте помилки.
build-number = «{ $value }» тут не підходить. Впишіть ціле число від { $least } до { $most }.
build-too-long = Цей текст задовгий. Найбільше { $most } знаків.
build-unknown-game = Невідома гра. Назвіть одну з цих, сценарій на зразок «normandy/la-raye» або шлях до файла: { $all }.
home-build = Створити сценарій
