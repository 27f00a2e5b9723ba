# Тренер: що можна зробити зараз, що було б краще і де був перелом партії.

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
hint-rank-best = Найкраще
hint-rank-even = Приблизно рівно
hint-rank-equal = Майже так само
hint-rank-little = Трохи гірше
hint-rank-worse = Гірше
hint-rank-much = Набагато гірше
hint-tried = Тренер випробував дії, і ця – серед найкращих.
hint-only = Іншої дії у вас немає.
hint-instead = { $why } { PERCENT($chance) } замість { PERCENT($other) } для дії { $action }.
hint-best-for = Це дає більше, ніж більшість інших дій, ось у чому: { $topics }.
hint-wins = { $n ->
    [1] Перемогу цього ходу гарантовано, якщо почати з такої дії: { $actions }.
    [one] Перемогу цього ходу гарантовано, якщо почати з будь-якої з { $n } дії: { $actions }.
   *[other] Перемогу цього ходу гарантовано, якщо почати з будь-якої з { $n } дій: { $actions }.
 }
hint-even = Перші { $n } дії приблизно рівні: пробні партії не показують, яка краща.
hint-topic-points = очки
hint-topic-medals = медалі
hint-topic-places = цілі
hint-topic-counters = фішки на полі
hint-topic-figures = фігурки
hint-topic-cards = карти у ваших колодах
hint-topic-hand = карти у вашій руці
hint-topic-attacks = ваші наступні атаки
hint-topic-safety = захист від атак
hint-about = У кожній пробній партії тренер грає звідси далі за простими правилами за обидві сторони, а потім оцінює, хто переможе. Число після ± – похибка у відсоткових пунктах. У 95 підказках зі 100 набагато більша кількість пробних партій змінить імовірність не більше ніж на це число.
hint-nothing = У цій позиції жодна сторона не має чого вирішувати.
column-reason = Причина

action-with = { $use }: { $what }
action-of = { $what }

# Тренер на столі

word-advise = Порадити дію
word-advise-stop = Стоп
word-key-hint = наступна підказка уроку або що можна зробити
word-advice-win = Імовірність перемоги
advice-first = Це перші результати. Тренер ще перевіряє дії.
advice-ready = Готово. Найкраща дія – { $best }: { $chance }.
advice-ready-even = Готово. Приблизно рівні: { $actions }.
advice-count = { $n } { $n ->
    [one] пробна партія
    [few] пробні партії
   *[other] пробних партій
 }
word-advice-about = Кожна пробна партія продовжує гру за простими правилами за обидві сторони, а потім оцінює, хто переможе. ± – похибка у відсоткових пунктах.

# Погляд на зіграну партію

missed-title = Останній хід сторони { $side } ({ $n } { $n ->
    [one] пробна партія
    [few] пробні партії
   *[other] пробних партій
 })
missed-title-game = Уся гра сторони { $side } ({ $n } { $n ->
    [one] пробна партія
    [few] пробні партії
   *[other] пробних партій
 })
missed-nothing = { $n ->
    [1] Кращого рішення тренер не знайшов.
   *[other] Для жодного з рішень ({ $n }) тренер не знайшов кращого.
 }
missed-at = Найбільше знизив імовірність перемоги крок { $step }.
missed-played = Ви зіграли
missed-better = Краще
missed-none = У цій партії ця сторона ще нічого не вирішувала.
analyze-title = Імовірність перемоги сторони { $side } ({ $n } { $n ->
    [one] пробна партія
    [few] пробні партії
   *[other] пробних партій
 })
analyze-before = До
analyze-after = Після
analyze-side = Імовірність перемоги сторони { $side }
analyze-behind = Ця сторона поступалася від самого початку: перелому немає.
analyze-ahead = Ця сторона вела від самого початку: перелому немає.
analyze-even = У цій партії немає явного перелому.
analyze-axis = Імовірність перемоги у відсотках
chart-analyze-about = Лінія показує ймовірність перемоги після кожного кроку. Смуга навколо неї показує похибку. { $turns ->
    [0] Переломів немає.
   *[other] Переломи – кроки { $turns }.
 }
column-step = Крок
column-change = Зміна
column-turning_point = Перелом

word-advise-missed = Оцінити мій хід
word-advise-costliest = Моє найдорожче рішення
word-advise-turns = Де був перелом?
word-advise-look = Подивитися
missed-ready = Ви зіграли: { $played }. Краще: { $best }.
analyze-turn = Крок { $step }: { $sign }{ PERCENT($change) }
analyze-told = Крок { $step }: імовірність перемоги змінюється з { $before } на { $after }.
