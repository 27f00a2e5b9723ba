# Ответы, которые показывают себя сами: заголовки, содержимое таблиц, названия столбцов.

teach-odds = { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[other] кубиков
 } против защиты { $defense }
teach-value = { $fraction } { $decimal }, то есть { $percent }{ $one-set ->
    [yes] {", или "}{ $one }
   *[no] {""}
 }
teach-face = Грань
teach-hits = Попадает
teach-part = Слагаемое
teach-number = Число
teach-sum = Защита: { $sum } = { $total }
teach-table = Вероятность того, что хотя бы один кубик достигнет защиты
teach-dice = { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[other] кубиков
 }
teach-more = … и еще { $n } { $n ->
    [one] строка
    [few] строки
   *[other] строк
 }: все есть в to_dataframe().
error-no-extra = Для этого нужна библиотека { $name }, а она здесь не установлена. Запустите в папке этого проекта: pip install '.[{ $extra }]'
error-not-here = Для этого нужна библиотека { $name }, а в этой копии для браузера ее нет. Остальное работает. Чтобы иметь { $name }, установите программу на компьютер.
error-load-here = Сначала импортируйте { $name } в отдельной ячейке: тогда сайт загрузит эту библиотеку.
draws-needs-game = Для параметра { $names } нужна игра или позиция. Начните игру с un.new_game и передайте ее вместо колоды.
draws-needs-deck = Параметр { $names } — только для колоды без игры. Уберите его или передайте количество копий каждой карты.
error-no-position = Здесь нужна игра или позиция, например un.new_game("normandy/la-raye"), а дано { $value }.
error-by-name = Здесь для каждого нужно название или имя, например { $example }, а дано { $value }.

losses-title = { $until ->
    [card] Сколько атак до потери карты
    [counter] Сколько атак, пока не снята фишка
    [pinned] Сколько атак, пока не снята последняя фишка
    [suppressed] Сколько атак, пока фишка не подавлена
   *[none] Атака за атакой
 }: { $units ->
    [one] { $cards ->
        [0] карт нет, только фишка
       *[other] в руке { $hand }, в сбросе { $discard }, в колоде { $deck }
     }
    [few] { $units } отряда один за другим
   *[other] { $units } отрядов один за другим
 }
losses-of-vehicle = { $until ->
    [disabled] Сколько атак до вывода из строя
    [destroyed] Сколько атак до уничтожения
   *[none] Атака за атакой
 }: { $n ->
    [0] уже случилось
    [1] достаточно одного попадания
    [one] нужно { $n } попадание
    [few] нужно { $n } попадания
   *[other] нужно { $n } попаданий
 }
losses-by-pile = { $vehicle ->
    [yes] Что делает каждая атака
   *[no] Что забирает каждая атака
 }{ $until ->
    [card] , пока не потеряна карта
    [counter] , пока не снята фишка
    [pinned] , пока не снята последняя фишка
    [suppressed] , пока фишка не подавлена
    [disabled] , пока не выведено из строя
    [destroyed] , пока не уничтожено
   *[none] {""}
 }
losses-here = За эту атаку
losses-by = Вместе с этой атакой
losses-within = { $n ->
    [1] За эту атаку
    [one] За эту { $n } атаку
    [few] За эти { $n } атаки
   *[other] За эти { $n } атак
 }: { $percent } ({ $exact }).
losses-lost = В среднем потеряно карт после { $n } { $n ->
    [one] атаки
   *[other] атак
 }: { $mean }.
losses-expected = В среднем нужно атак { $exact } { $decimal }, если { $n ->
    [1] эту атаку повторять.
   *[other] эти атаки повторять в том же порядке.
 }
losses-never = Сколько ни повторяй эти атаки, до этого дойдет лишь с вероятностью { $percent }.
losses-wounds = Каждое попадание ранит одного из солдат в машине: в среднем ранений { $mean } за { $n ->
    [1] эту атаку
    [one] { $n } атаку
    [few] { $n } атаки
   *[other] { $n } атак
 }.
losses-no-damage = Подавление не наносит повреждений: оно лишь подавляет солдата в машине. Назовите другую атаку.
simulated-title = { $n } { $n ->
    [one] попытка
    [few] попытки
   *[other] попыток
 } с кубиками
simulated = { $mean } ± { $error } (одна стандартная ошибка)
simulated-share = { $mean } (95-процентный интервал: от { $low } до { $high })
simulated-beside = Точно будет { $exact }{ $off-set ->
    [yes] : попытки отклонились от этого на { $off } стандартной ошибки.
   *[no] .
 }
takes-hand = из руки
takes-discard = из сброса
takes-deck = из колоды
takes-counter = фишку
takes-damage = повреждает
takes-disabled = выводит из строя
takes-destroyed = уничтожает
takes-suppressed = подавляет
takes-nothing = ничего
takes-over = уже конец
fire-attack = Атака
fire-suppress = Подавление

plans-title = Цель: { $goal }
plans-better = { $n ->
    [one] Лучше план: { $names }, на { $points } процентного пункта.
   *[other] Лучшие планы: { $names }. Они равноценны и лучше остальных на { $points } процентного пункта.
 }
plans-idle = В плане «{ $plan }» эта строка ни разу не выполняется: { $line }
plans-equal = { $n ->
    [one] План только один.
   *[other] Планы равноценны.
 }
plans-unsure = Два лучших плана различаются на { $points } процентного пункта, и стольких попыток мало, чтобы отличить это от случая. Сделайте больше попыток или спросите точный ответ.
plans-best = Лучшее, чего можно достичь за этот ход: { $percent } ({ $exact }).
plans-then = Если дальше еще есть что делать, все зависит от того, что выпадет на кубиках или какие карты придут.
plans-nothing = В этот ход к цели не ведет ничто, или она уже достигнута.

choice-title = Атаковать или подавить: { $counter }
choice-cards = навсегда
choice-actions = в этом раунде
choice-best = Больше всего забирает { $measure }: { $names }{ $n ->
    [one] .
   *[other] {" "}(все одинаково).
 }
choice-about = Потерянная карта потеряна навсегда. Подавленному отряду нужна собственная карта лишь затем, чтобы снова стать боеспособным.

teach-blast-title = { $line }, квадрат { $tile }
teach-blast-own = своя
teach-blast-enemy = вражеская
teach-blast-nobody = никого
teach-blast-set = В кого попали
teach-blast-any = Хотя бы в одну вражескую: { $enemy }.{ $some ->
    [yes] {" "}Хотя бы в одну свою: { $own }.
   *[no] {""}
 }

draws-title = { $what ->
    [by] Вероятность того, что к этому раунду карта уже придет
   *[here] Вероятность того, что карта придет в этом раунде
 }
draws-by = к раунду { $n }
draws-beside = { $one } и { $other }: { $what ->
    [by] вероятность того, что к этому раунду карта уже придет
   *[here] вероятность того, что карта придет в этом раунде
 }
draws-difference = разница

column-action = Действие
column-actions = Отнято действий
column-attack = Атака
column-base = База
column-best = Лучший
column-card = Карта
column-cards = Потеряно карт
column-chance = Вероятность
column-counter = Фишка
column-cover = Укрытие
column-deck = Колода
column-defense = Защита
column-dice = Кубики
column-exact = Точно
column-exact_here = Точно тогда
column-expected = Карт в среднем
column-goal = Цель
column-here = Именно тогда
column-kind = Как
column-one_in = 1 из …
column-own = Своя
column-percent = Вероятность
column-plan = План
column-range = Расстояние
column-round_number = Раунд
column-average = Среднее
column-runs = Попыток
column-series = Что
column-takes = Что забирает
column-turned = Только что подавлен
column-whose = Чья

unit-actions = действий в среднем
unit-attacks = атак на одно попадание, в среднем
unit-cards = карт в среднем
unit-fraction = дробь
unit-percent = %
unit-probability = от 0 до 1

chart-defense-axis = Защита (число, которого должен достичь кубик)
chart-percent-axis = Вероятность, %
chart-average = в среднем { $decimal }
chart-heat-about = Таблица { $rows } на { $columns }: вероятность в процентах для каждого числа кубиков и каждой защиты. Чем темнее, тем вероятнее.
chart-curves-about = Линия для каждого числа кубиков: вероятность в процентах падает, когда защита растет, а начиная с 10 не меняется.
chart-here = { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[other] кубиков
 } против { $defense }: { $percent }
chart-until-about = Столбик для каждой атаки: вероятность того, что решит именно она. Восходящая линия: вероятность того, что к тому моменту все уже случилось.
chart-by-pile-about = Таблица со столбцом для каждой атаки: вероятность в процентах всего, что она может забрать. Чем темнее, тем вероятнее.
chart-beside-about = { $n ->
    [one] { $n } полоса: вероятность в процентах.
    [few] { $n } полосы одна под другой: вероятность каждого в процентах.
   *[other] { $n } полос одна под другой: вероятность каждого в процентах.
 }
chart-choice-about = Полосы для каждого способа стрельбы: сколько в среднем карт потеряно навсегда, сколько действий отнято в этом раунде и как часто отряд оказывается подавлен.
chart-rounds-about = Линия для каждой карты, раунд за раундом: вероятность в процентах того, что { $what ->
    [by] она уже пришла
   *[here] она придет в этом раунде
 }. У карт с равной вероятностью линия общая.
chart-decks-about = Небольшая картинка для каждой карты с линией для каждой колоды: вероятность в процентах того, что карта { $what ->
    [by] уже пришла
   *[here] придет в этом раунде
 }.
