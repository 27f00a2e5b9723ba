# Тренер: что можно сделать сейчас, что было бы лучше и где был перелом партии.

hint-title = Что может сделать сторона { $side } ({ $n } { $n ->
    [one] пробная партия
    [few] пробные партии
   *[other] пробных партий
 })
hint-column = Вероятность победы
hint-why = Причина
hint-chance = { $near ->
    [yes] ≈ { PERCENT($percent) }
   *[no] { PERCENT($percent) }
 } ± { $error }
hint-certain = { PERCENT($percent) }
hint-rank-best = Лучше всего
hint-rank-even = Примерно поровну
hint-rank-equal = Почти так же
hint-rank-little = Немного хуже
hint-rank-worse = Хуже
hint-rank-much = Намного хуже
hint-tried = Тренер испробовал действия, и это — среди лучших.
hint-only = Другого действия у вас нет.
hint-instead = { $why } { PERCENT($chance) } вместо { PERCENT($other) } для действия { $action }.
hint-best-for = Это дает больше, чем большинство других действий, вот в чем: { $topics }.
hint-wins = { $n ->
    [1] Победа в этот ход гарантирована, если начать с такого действия: { $actions }.
    [one] Победа в этот ход гарантирована, если начать с любого из { $n } действия: { $actions }.
   *[other] Победа в этот ход гарантирована, если начать с любого из { $n } действий: { $actions }.
 }
hint-even = Первые { $n } действия примерно равны: пробные партии не показывают, какое лучше.
hint-topic-points = очки
hint-topic-medals = медали
hint-topic-places = цели
hint-topic-counters = фишки на поле
hint-topic-figures = фигурки
hint-topic-cards = карты в ваших колодах
hint-topic-hand = карты в вашей руке
hint-topic-attacks = ваши следующие атаки
hint-topic-safety = защита от атак
hint-about = В каждой пробной партии тренер играет отсюда дальше по простым правилам за обе стороны, а потом оценивает, кто победит. Число после ± — погрешность в процентных пунктах. В 95 подсказках из 100 гораздо большее число пробных партий изменит вероятность не больше чем на это число.
hint-nothing = В этой позиции ни одной из сторон нечего решать.
column-reason = Причина

action-with = { $use }: { $what }
action-of = { $what }

# Тренер на столе

word-advise = Посоветовать действие
word-advise-stop = Стоп
word-key-hint = следующая подсказка урока или что можно сделать
word-advice-win = Вероятность победы
advice-first = Это первые результаты. Тренер еще проверяет действия.
advice-ready = Готово. Лучшее действие — { $best }: { $chance }.
advice-ready-even = Готово. Примерно равны: { $actions }.
advice-count = { $n } { $n ->
    [one] пробная партия
    [few] пробные партии
   *[other] пробных партий
 }
word-advice-about = Каждая пробная партия продолжает игру по простым правилам за обе стороны, а потом оценивает, кто победит. ± — погрешность в процентных пунктах.

# Взгляд на сыгранную партию

missed-title = Последний ход стороны { $side } ({ $n } { $n ->
    [one] пробная партия
    [few] пробные партии
   *[other] пробных партий
 })
missed-title-game = Вся игра стороны { $side } ({ $n } { $n ->
    [one] пробная партия
    [few] пробные партии
   *[other] пробных партий
 })
missed-nothing = { $n ->
    [1] Лучшего решения тренер не нашел.
   *[other] Ни для одного из решений ({ $n }) тренер не нашел лучшего.
 }
missed-at = Больше всего снизил вероятность победы шаг { $step }.
missed-played = Вы сыграли
missed-better = Лучше
missed-none = В этой партии эта сторона еще ничего не решала.
analyze-title = Вероятность победы стороны { $side } ({ $n } { $n ->
    [one] пробная партия
    [few] пробные партии
   *[other] пробных партий
 })
analyze-before = До
analyze-after = После
analyze-side = Вероятность победы стороны { $side }
analyze-behind = Эта сторона уступала с самого начала: перелома нет.
analyze-ahead = Эта сторона вела с самого начала: перелома нет.
analyze-even = В этой партии нет явного перелома.
analyze-axis = Вероятность победы в процентах
chart-analyze-about = Линия показывает вероятность победы после каждого шага. Полоса вокруг нее показывает погрешность. { $turns ->
    [0] Переломов нет.
   *[other] Переломы — шаги { $turns }.
 }
column-step = Шаг
column-change = Изменение
column-turning_point = Перелом

word-advise-missed = Оценить мой ход
word-advise-costliest = Мое самое дорогое решение
word-advise-turns = Где был перелом?
word-advise-look = Посмотреть
missed-ready = Вы сыграли: { $played }. Лучше: { $best }.
analyze-turn = Шаг { $step }: { $sign }{ PERCENT($change) }
analyze-told = Шаг { $step }: вероятность победы меняется с { $before } на { $after }.
