# Наставник: що можна зробити зараз, що було пропущено і де гра змінилася.

hint-title = Що може зробити сторона { $side } ({ $n } { $n ->
    [one] пробна партія
    [few] пробні партії
   *[other] пробних партій
 })
hint-column = Імовірність перемоги
hint-why = Причина
hint-chance = { $near ->
    [yes] ≈ { PERCENT($percent) }
   *[no] { PERCENT($percent) }
 } ± { $error }
hint-certain = { PERCENT($percent) }
hint-tried = Жодне просте правило не говорить за це.
hint-about = Це ймовірність для партій, у яких обидві сторони далі грають за простими правилами. Число після ± – похибка у відсоткових пунктах: 95 підказок зі 100 настільки близькі до результату набагато більшої кількості пробних партій.
hint-nothing = У цій позиції жодній стороні нема чого вирішувати.
column-reason = Причина

action-with = { $use }: { $what }
action-of = { $what }

# Наставник на столі

word-advise = Що можна зробити?
word-advise-stop = Стоп
word-key-hint = наступна підказка уроку або що можна зробити
word-advice-win = Імовірність перемоги
advice-first = Перші дії вже тут. Їх ще перевіряють.
advice-ready = Перевірено. Найкраща дія – { $best }: { $chance }.
advice-count = { $n } { $n ->
    [one] пробна партія
    [few] пробні партії
   *[other] пробних партій
 }
word-advice-about = Це ймовірність для партій, у яких обидві сторони далі грають за простими правилами. ± – похибка у відсоткових пунктах.

# A game looked back on

missed-title = Останній хід сторони { $side } ({ $n } { $n ->
    [one] пробна партія
    [few] пробні партії
   *[other] пробних партій
 })
missed-nothing = { $n ->
    [one] Для цього рішення не знайдено нічого кращого.
   *[other] Для жодного з рішень ({ $n }) не знайдено нічого кращого.
 }
missed-at = Найдорожче коштував крок { $step }.
missed-played = Ви зіграли
missed-better = Краще
missed-none = У цій грі ця сторона ще нічого не вирішувала.
analyze-title = Імовірність перемоги сторони { $side } ({ $n } { $n ->
    [one] пробна партія
    [few] пробні партії
   *[other] пробних партій
 })
analyze-before = До
analyze-after = Після
analyze-even = Імовірність не має явних переломів.
analyze-axis = Імовірність перемоги у відсотках
chart-analyze-about = Лінія показує ймовірність перемоги після кожного кроку, смуга – її похибку. { $turns ->
    [0] Переломів немає.
   *[other] Переломи – кроки { $turns }.
 }
column-step = Крок
column-change = Зміна
column-turning_point = Перелом

word-advise-missed = Що я пропускаю?
word-advise-turns = Де був перелом?
word-advise-look = Подивитися
word-advise-line = Імовірність перемоги протягом гри
missed-ready = Ви зіграли: { $played }. Краще: { $best }.
analyze-turn = { $step }: { $change }
analyze-told = Крок { $step }: імовірність перемоги змінюється з { $before } на { $after }.
