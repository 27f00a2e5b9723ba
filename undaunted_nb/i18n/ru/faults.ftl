# What can be wrong with a scenario file: each message says what, and what to try. The place in the file is put before it.
# $hint is one of the first three messages; $wanted and $found may be one of the kinds of values.

fault-did-you-mean = Может быть, «{ $near }»?
fault-there-are = Есть: { $all }.
fault-there-are-none = Здесь их нет.

# Kinds of values

fault-a-table = Таблица
fault-a-list = Список в квадратных скобках
fault-a-text = Текст в кавычках
fault-a-number = Число без кавычек
fault-a-flag = true или false

# The file

fault-not-toml = Это не TOML: { $reason }. Часто чуть раньше пропущена кавычка или скобка.
fault-key-twice = «{ $name }» задано дважды, впервые в строке { $before }. Оставьте что-то одно.
fault-decimal-comma = В «{ $found }» десятичная запятая. Напишите с точкой: { $wanted }.
fault-enough = Кроме этих { $n }, есть и другие ошибки. Исправьте сначала эти, потом проверьте снова.
fault-wanted = Здесь нужно другое значение: { $wanted }; найдено: { $found }.
fault-range = { $found } вне допустимых пределов; возьмите целое число от { $least } до { $most }.

# Names that name nothing

fault-unknown-scenario = Сценария «{ $name }» нет, и это не путь к файлу. { $hint }
fault-unknown-field = Поля «{ $name }» здесь нет. { $hint }
fault-unknown-edition = Издания «{ $name }» нет. { $hint }
fault-unknown-side = Стороны «{ $name }» нет. { $hint }
fault-unknown-tile = Квадрата «{ $name }» здесь нет. { $hint } Собственные квадраты описывают в [own.tiles].
fault-unknown-objective = В квадрате «{ $name }» нет ключевой точки. { $hint }
fault-unknown-terrain = Местности «{ $name }» нет. { $hint }
fault-unknown-card = У этой стороны нет карты «{ $name }». { $hint } Собственные карты описывают в [[own.cards]].
fault-unknown-counter = У этой стороны нет фишки «{ $name }». { $hint } Собственные фишки описывают в [[own.counters]].
fault-unknown-origin = Неизвестный источник числа: «{ $name }». { $hint }
fault-unknown-squad = У этой стороны нет отделения «{ $name }». { $hint }
fault-unknown-unit = Фишек вида «{ $name }» нет. { $hint } Собственные фишки описывают в [[own.counters]].
fault-unknown-action = Неизвестное действие: «{ $name }». { $hint }
fault-unknown-limit = Действие нельзя ограничить значением «{ $name }». { $hint }
fault-unknown-special = Особого правила «{ $name }» нет. { $hint }
fault-unknown-structure = Объекта «{ $name }» нет. { $hint } Собственные объекты описывают в [[own.structures]].
fault-unknown-vehicle = Техники «{ $name }» здесь у этой стороны нет. { $hint } Собственную технику описывают в [[own.vehicles]].
fault-unknown-seat = В этой технике нет места «{ $name }». { $hint }
fault-unknown-word = «{ $name }» сюда не подходит. { $hint }
fault-control = В этом тексте есть управляющие символы. Уберите их.
fault-twice = «{ $name }» уже есть в этом списке; здесь уберите.

# The board

fault-lines = Квадраты лежат либо столбцами, либо рядами: укажите что-то одно, «columns» или «rows».
fault-offset = Сдвиг — это число квадратов с точностью до половины, например 0.5, не больше { $most }; { $found } не подходит.
fault-stagger = Соседние линии сдвинуты на полквадрата: { $offset } после { $before } не подходит (разница должна быть 0.5, 1.5 и так далее).
fault-no-tiles = Здесь нет ни одного квадрата; назовите хотя бы один.
fault-tile-twice = Квадрат { $tile } уже лежит на поле ({ $before }); каждый квадрат можно использовать один раз.
fault-tile-faces = { $tile } и { $other } ({ $before }) — две стороны одного квадрата; использовать можно только одну.
fault-board-split = Эти квадраты не соединены с квадратом { $first }: { $tiles }. Измените сдвиг или добавьте между ними квадрат.

# Pieces of one's own

fault-tile-form = «{ $name }» не годится в обозначение квадрата: нужны только латинские буквы и цифры, хотя бы одна цифра, не больше { $most } { $most ->
    [one] знака
   *[other] знаков
 }, например X1.
fault-name-form = «{ $name }» не годится в название: нужны только буквы (между словами один пробел или дефис), не больше { $most } { $most ->
    [one] знака
   *[other] знаков
 }; виды и названия карт — строчными буквами через дефис.
fault-name-reserved = Карту нельзя назвать «{ $name }»: с ее первого слова в записи начинается другое. Возьмите другое название.
fault-name-taken = «{ $name }» уже описано или отличается от другого названия только заглавными буквами. Возьмите другое название.
fault-no-counter = Для этой карты нет фишки: { $counters }. Опишите ее в [[own.counters]] или выберите другой отряд.
fault-needs-unit = Действие «{ $action }» выполняет фишка: укажите в «unit» какая или уберите действие.
fault-no-number = У действия «{ $action }» нет числа: напишите { $action } = true.
fault-no-limit = Действие «{ $action }» здесь нельзя ограничить отделением: это возможно только там, где берут карты (bolster, inspire), и только на карте с полем «squads».
fault-fog-acts = У карты тумана войны нет действий. Уберите ее действия и отряд или уберите «fog».

# The sides

fault-goal = Цель — одно из двух: points = 5 (столько очков) или pin = true (противник истощен).
fault-seat-taken = Место «{ $seat }» в { $vehicle } уже занято; выберите другое.
fault-geared-goal = Цель — одна из трех: points = 3, escape = ["Scout", "Truck"] (или escape = 2, of = […]), neutralize = ["Driver"] (или neutralize = 2, of = […]).
fault-goal-count = Здесь нужно назвать хотя бы кого-то одного и требовать не больше, чем названо.
fault-more-than-printed = { $count } × { $card } в колоде и запасе вместе, а напечатано только { $printed }. Возьмите меньше или опишите карту заново в [[own.cards]].
fault-two-marks = Квадрат { $tile } есть в обоих списках, «scouted» и «controlled»; оставьте в одном.
fault-two-owners = Квадрат { $tile } контролируют обе стороны, а может только одна.
fault-spawn-for = Точка появления — либо для "all", либо для {"{"} squads = […], units = […] {"}"} хотя бы с одним названием; найдено: { $found }.
fault-spawn-nobody = В этом сценарии здесь не может появиться ни один отряд этой стороны; назовите тот, что стоит на поле или имеет карты, либо уберите жетон.

# Where in a file

place-line = строка { $line } ({ $path })
place-lines = строки { $lines }
place-line-only = строка { $line }
place-row = строка таблицы { $line }
place-rows = строки таблицы { $lines }
place-column = строка { $line }, позиция { $column }
place-byte = байт { $n }
place-end = конец файла

fault-key-too-long = Здесь есть имя более чем из { $most } частей, соединенных точками. Запишите таблицы вместо одного длинного имени.
fault-too-many-brackets = Здесь более { $most } скобок одна в другой. Запишите с меньшей вложенностью.
fault-too-many-tiles = На этом поле квадратов: { $n }. Не больше { $most }.
fault-too-many-own-cards = { $side }, своих карт: { $n }. Не больше { $most }.
fault-title = «{ $name }» не годится как название. Оно должно быть в одной строке; символов — от 1 до { $most }.
fault-language-code = «{ $name }» — это не код языка. В нем две или три строчные буквы, например «en», «uk» или «ru».
