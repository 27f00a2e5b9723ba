# Наставник: что можно сделать сейчас, что было упущено и где игра изменилась.

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
hint-tried = Ни одно простое правило не говорит за это.
hint-about = Это вероятность для партий, в которых обе стороны дальше играют по простым правилам. Число после ± — погрешность в процентных пунктах: 95 подсказок из 100 настолько близки к результату гораздо большего числа пробных партий.
hint-nothing = В этой позиции ни одной стороне нечего решать.
column-reason = Причина

action-with = { $use }: { $what }
action-of = { $what }

# Наставник на столе

word-advise = Что можно сделать?
word-advise-stop = Стоп
word-key-hint = следующая подсказка урока или что можно сделать
word-advice-win = Вероятность победы
advice-first = Первые действия уже здесь. Они еще проверяются.
advice-ready = Проверено. Лучшее действие — { $best }: { $chance }.
advice-count = { $n } { $n ->
    [one] пробная партия
    [few] пробные партии
   *[other] пробных партий
 }
word-advice-about = Это вероятность для партий, в которых обе стороны дальше играют по простым правилам. ± — погрешность в процентных пунктах.

# A game looked back on

missed-title = Последний ход стороны { $side } ({ $n } { $n ->
    [one] пробная партия
    [few] пробные партии
   *[other] пробных партий
 })
missed-nothing = { $n ->
    [one] Для этого решения не найдено ничего лучше.
   *[other] Ни для одного из решений ({ $n }) не найдено ничего лучше.
 }
missed-at = Дороже всего обошелся шаг { $step }.
missed-played = Вы сыграли
missed-better = Лучше
missed-none = В этой игре эта сторона еще ничего не решала.
analyze-title = Вероятность победы стороны { $side } ({ $n } { $n ->
    [one] пробная партия
    [few] пробные партии
   *[other] пробных партий
 })
analyze-before = До
analyze-after = После
analyze-even = У вероятности нет явных переломов.
analyze-axis = Вероятность победы в процентах
chart-analyze-about = Линия показывает вероятность победы после каждого шага, полоса — ее погрешность. { $turns ->
    [0] Переломов нет.
   *[other] Переломы — шаги { $turns }.
 }
column-step = Шаг
column-change = Изменение
column-turning_point = Перелом

word-advise-missed = Что я упускаю?
word-advise-turns = Где был перелом?
word-advise-look = Посмотреть
word-advise-line = Вероятность победы в течение игры
missed-ready = Вы сыграли: { $played }. Лучше: { $best }.
analyze-turn = { $step }: { $change }
analyze-told = Шаг { $step }: вероятность победы меняется с { $before } на { $after }.
