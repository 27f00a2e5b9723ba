# Конструктор: сценарий на столе, сохраненный как файл.

word-build = Изменить этот сценарий
word-build-undo = Отменить
word-build-redo = Повторить
word-build-save = Сохранить
word-build-play = Играть
word-build-tabs = Части сценария
word-build-less = На один меньше
word-build-more = На один больше
word-build-faults = Ошибки
word-build-map = Поле

build-page = Конструктор
build-named = Конструктор: { $title }
build-tab-board = Квадраты
build-tab-marks = Жетоны
build-tab-counters = Фишки
build-tab-cards = Карты
build-tab-goals = Цели
build-tab-about = Файл
build-tab-terrain = Местность
build-tab-units = Отряды
build-tab-medals = Медали
build-how = Выберите место, а затем что на него положить. Или выберите предмет, а затем его места.
build-holding = { $thing }: щелкайте его места. Esc откладывает предмет.
build-at = { $place }: выберите, что сюда положить.
build-no-faults = Ошибок не найдено.
build-fault-count = { $n } { $n ->
        [one] ошибка
        [few] ошибки
        *[other] ошибок
    }
build-slot = свободное место{ $n ->
        [0] {""}
        *[other] {" "}рядом: { $near }
    }

# Поле

build-tiles = Квадраты из коробки
build-type-tiles = Или впишите квадраты линии, например 2B 16B 6A
build-tile-used = { $there } уже на поле, а { $tile } — на том же квадрате. Сначала уберите его.
build-change = Изменить
build-turn = Перевернуть
build-take-tile = Убрать квадрат
build-take-things = Очистить квадрат
build-way = { $way ->
        [columns] Столбцы: сменить на строки
        *[rows] Строки: сменить на столбцы
    }
build-terrain = Местность
build-steep = Крутые стороны: отряды не пройдут
build-steep-short = Круто { $arrow }
build-steep-side = Крутая сторона, { $turn ->
        [0] справа
        [60] справа внизу
        [120] слева внизу
        [180] слева
        [240] слева вверху
        *[300] справа вверху
    }
build-objects = Предметы
build-type-hexes = Или впишите гексы выбранного предмета, например A1 c4
build-face = Поле
build-faces = { $n ->
        [1] { $faces }
        *[other] полей: { $n } ({ $faces })
    }
build-face-country = равнина
build-face-beach = побережье
build-take-terrain = Очистить гекс
build-take-units = Убрать отряд
build-take-medals = Убрать медали

# Что лежит на поле

build-objectives = Ключевые точки
build-points = { $n } { $n ->
        [one] очко
        [few] очка
        *[other] очков
    }
build-worth = Очки квадрата { $tile }
build-scouted = Разведано
build-controlled = Под контролем
build-spawn = Точка появления: все
build-spawn-squad = Точка появления: отделение { $squad }
build-spawn-unit = Точка появления: { $unit }
build-things = Объекты и точки эвакуации
build-exit = Точка эвакуации
build-special = Особое правило
build-radio = Радиовышка на квадрате
build-radio-side = Сторона, которая ей пользуется
build-none = нет
build-seats = Места в машинах
build-seat = { $vehicle }: { $seat }
build-empty = свободно
build-figures = Фигурки
build-unit-medals = Медали за его уничтожение
build-unit = { $unit } на { $hex }
build-medal = Медаль: { $side }
build-objective = Точка { $n }, { $side }: { $hexes }
build-area = Добавить или убрать гекс
build-medals-for = Медали
build-hold = Только пока там стоит отряд

# Карты и цели

build-count = { $card }, { $pile }
build-rest = Запас: все остальные напечатанные копии
build-same = Дать такие же карты стороне { $side }
build-goal-points = Очки для победы (0: нет)
build-goal-pin = Побеждает, когда враг скован
build-goal-escape = Сколько солдат или машин эвакуировать (0: никого)
build-goal-neutralize = Сколько врагов нейтрализовать (0: никого)
build-goal-of = Только эти, через запятую
build-initiative = Начинает с инициативой
build-first = Начало
build-medals-win = Медали для победы
build-cards-dealt = Роздано карт
build-draws = Сколько карт брать после первых ходов, например 2 2
build-deck-empty = Когда колода пуста
build-reshuffled = ее снова перемешивают
build-deck-wins = побеждает сторона: { $side }
build-hand = Добавить карту в начальную руку
build-choose = выберите
build-unhand = Забрать: { $card }
build-moves-first = Ходит первой
build-top = Вверху поля
build-options = Варианты
build-option-hills = Холм закрывает видимость
build-hills-level = кроме видимости с холма на холм
build-hills-plateau = кроме одной группы холмов
build-option-ground = Отряды захватывают позиции
build-option-overrun = Танки совершают прорыв
build-option-tactics = В колоде есть карты тактики

# Файл

build-about = Сценарий
build-title = Название
build-source = Откуда числа
build-notes = Примечания для игроков
build-file = Файл
build-name = Имя файла, он будет рядом с блокнотом
build-path = Этот файл сохраняется как { $path }.
build-download = Скачать
build-text = Текст файла
build-saved = Сохранено как { $path }.
build-import = Из другой программы
build-paste = Вставьте текст ее файла ({ $endings }).
build-imported = Сценарий из другой программы на поле. Не перенесено или не точно: { $n }.
build-left = Не перенесено или не точно
build-refused = Этот текст не удалось перенести. Ошибки перечислены на вкладке «{ $tab }».
build-wrong = Ошибки в тексте
build-replace = Заменить файл
build-exists = { $path } уже существует. { $comments ->
        [yes] Комментарии в нем пропадут.
        *[no] {""}
    } Выберите другое имя или замените его.
build-moved = { $path } изменился с тех пор, как вы его открыли. Выберите другое имя или замените его.
build-visited = Эта страница не может сохранять файлы. Скачайте сценарий.
build-no-name = Сначала впишите имя файла: буквы, цифры, пробелы и дефисы.
build-bad-name = «{ $name }» не может быть именем файла. Впишите буквы, цифры, пробелы и дефисы, без папки.
build-kept = Ваш последний черновик снова здесь. Отмена ведет к сохраненному файлу.
build-not-kept = Черновик не удалось сохранить ({ $reason }). Сохраните или скачайте его.
build-unplayable = Играть еще нельзя. Сначала исправьте ошибки.
build-number = «{ $value }» здесь не подходит. Впишите целое число от { $least } до { $most }.
build-too-long = Этот текст слишком длинный. Не более { $most } знаков.
build-unknown-game = Неизвестная игра. Назовите одну из этих, сценарий вроде «normandy/la-raye» или путь к файлу: { $all }.
home-build = Создать сценарий
