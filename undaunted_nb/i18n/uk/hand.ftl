# Рука і те, що завжди видно поряд: цілі, примітки сценарію, ініціатива, кінець гри.

whose-hand = Рука { $side-gen }
m44-whose-hand = Рука { $side-gen }
m44-card-titled = { $card } { $section ->
    [left] зліва
    [center] в центрі
   *[right] справа
 }

## Чого має досягти кожна сторона

goal-of-points = { $n } { $n ->
    [one] очко
    [few] очки
   *[other] очок
 } за ключові пункти
goal-of-pin = на полі не лишилося стрільців суперника
goal-of-escape = { $who-count ->
    [0] евакуювати: { $n }
   *[other] евакуювати { $n } з таких: { $who }
 }
goal-of-neutralize = { $who-count ->
    [0] нейтралізувати ворогів: { $n }
    [1] нейтралізувати: { $who }
   *[other] нейтралізувати { $n } з таких: { $who }
 }
goal-either = { $goal } або { $other }
goal-radio = Радіозв’язок: поки { $side } { $side-gender ->
    [pl] контролюють
   *[other] контролює
 } { $tile }, кожна наступна дія «Контролювати» там додає до його вартості 1 очко.
m44-goal-deck = Колоду не перемішують. Коли взято її останню карту, перемога належить стороні: { $side }.
m44-goal-of-medals = { $n } { $n ->
    [one] медаль
    [few] медалі
   *[other] медалей
 }
score-word-pin = виснажити суперника
score-pin = перемагає, виснаживши суперника

## Ініціатива: обидві карти відкрито

initiative-kept = { $side } { $side-gender ->
    [pl] лишають жетон собі й ходять
   *[other] лишає жетон собі й ходить
 } першими.
initiative-taken = { $side } { $side-gender ->
    [pl] забирають жетон і ходять
   *[other] забирає жетон і ходить
 } першими.

## Кінець гри

over-won = Ви перемогли
over-lost = Ви програли
over-lost-note = «{ word-advise-turns }» шукає кроки, після яких ваша ймовірність перемоги впала найбільше.
won-by-points = { $winner }: { $n } { $n ->
    [one] очко
    [few] очки
   *[other] очок
 }, мету досягнуто.
won-by-pinned = { $loser }: на полі не лишилося стрільців, сторону виснажено.
won-by-more-points = Обидві сторони виснажено. У { $winner-gen } більше очок: { $n } проти { $other }.
won-by-token = Обидві сторони виснажено, в обох очок порівну: { $n }. Жетон ініціативи в { $winner-gen }.
won-by-hopeless = Для { $loser-gen } перемога вже недосяжна, тож одразу виграє інша сторона: { $winner }.
won-by-hopeless-points = Для { $loser-gen } перемога вже недосяжна, а в { $winner-gen } більше очок: { $n } проти { $other }.
won-by-hopeless-token = Жодна сторона вже не може перемогти, в обох очок порівну: { $n }. Жетон ініціативи в { $winner-gen }.
won-by-escape = { $winner }: усі, кого треба було вивести з поля, евакуювалися.
won-by-neutralize = { $winner }: усіх, кого треба було, нейтралізовано.
m44-won-by-deck = Узято останню карту колоди, тож переможець – { $winner }. Медалі: { $n } на { $other }.
m44-won-by-medals = Медалі: { $winner } – { $n }, { $loser } – { $other }.
