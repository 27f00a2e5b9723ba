# Рука и то, что всегда видно рядом: цели, примечания сценария, инициатива, конец игры.

whose-hand = Рука { $side-gen }
m44-whose-hand = Рука { $side-gen }
m44-card-titled = { $card } { $section ->
    [left] слева
    [center] в центре
   *[right] справа
 }

## Чего должна достичь каждая сторона

goal-of-points = { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
 } за ключевые точки
goal-of-pin = на поле не осталось стрелков противника
goal-of-escape = { $who-count ->
    [0] эвакуировать: { $n }
   *[other] эвакуировать { $n } из этих: { $who }
 }
goal-of-neutralize = { $who-count ->
    [0] нейтрализовать врагов: { $n }
    [1] нейтрализовать: { $who }
   *[other] нейтрализовать { $n } из этих: { $who }
 }
goal-either = { $goal } или { $other }
goal-radio = Радиовышка: пока { $side } { $side-gender ->
    [pl] контролируют
   *[other] контролирует
 } { $tile }, каждое следующее действие «Захватить» там увеличивает ее ценность на 1 очко.
m44-goal-deck = Колоду не перемешивают. Когда взята ее последняя карта, победа принадлежит стороне: { $side }.
m44-goal-of-medals = { $n } { $n ->
    [one] медаль
    [few] медали
   *[other] медалей
 }
score-word-pin = истощить противника
score-pin = побеждает, истощив противника

## Инициатива: обе карты открыты

initiative-kept = { $side } { $side-gender ->
    [pl] оставляют жетон себе и ходят
   *[other] оставляет жетон себе и ходит
 } первыми.
initiative-taken = { $side } { $side-gender ->
    [pl] забирают жетон и ходят
   *[other] забирает жетон и ходит
 } первыми.

## Конец игры

over-won = Вы победили
over-lost = Вы проиграли
over-lost-note = «{ word-advise-turns }» ищет шаги, после которых ваша вероятность победы упала больше всего.
won-by-points = { $winner }: { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
 }, цель достигнута.
won-by-pinned = { $loser }: на поле не осталось стрелков, сторона истощена.
won-by-more-points = Обе стороны истощены. У { $winner-gen } больше очков: { $n } против { $other }.
won-by-token = Обе стороны истощены, очков поровну: { $n }. Жетон инициативы у { $winner-gen }.
won-by-hopeless = Для { $loser-gen } победа уже недостижима, поэтому сразу выигрывает другая сторона: { $winner }.
won-by-hopeless-points = Для { $loser-gen } победа уже недостижима, а у { $winner-gen } больше очков: { $n } против { $other }.
won-by-hopeless-token = Ни одна сторона уже не может победить, очков поровну: { $n }. Жетон инициативы у { $winner-gen }.
won-by-escape = { $winner }: все, кого нужно было вывести с поля, эвакуировались.
won-by-neutralize = { $winner }: все, кого нужно было, нейтрализованы.
m44-won-by-deck = Последняя карта колоды взята, победитель — { $winner }. Медали: { $n } на { $other }.
m44-won-by-medals = Медали: { $winner } — { $n }, { $loser } — { $other }.
