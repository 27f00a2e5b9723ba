# Що щойно зіграно, крок за кроком: кубики, втрати, хід іншої сторони; перегляд зіграної партії.

played-title = Хід: { $side }
played-did = Що відбулося: { $side }
played-onward = Ваш хід, раунд { $round }
played-fell = Кубики: { $faces }
played-hit = Влучання
played-miss = Промах
played-hits = { $hits ->
    [0] { $flags ->
        [0] Промах
       *[other] Прапорів: { $flags }
     }
   *[other] { $flags ->
        [0] Влучань: { $hits }
       *[other] Влучань: { $hits }, прапорів: { $flags }
     }
 }
played-card-lost = { $you ->
    [yes] Ви втрачаєте карту «{ $card }»
   *[no] { $side } втрачає карту «{ $card }»
 }: її вилучено { $lost_from-gender ->
    [m] зі
   *[other] з
 } { $lost_from-gen } ({ $was } → { $left }).
played-counter-lost = { $you ->
    [yes] Ви втрачаєте фішку: { $counter }
   *[no] Поле залишає фішка: { $counter }
 }. Її карт більше немає.
played-figures-lost = { $you ->
    [yes] Ви втрачаєте фігурок
   *[no] Втрачено фігурок
 }: { $gone } ({ $unit }, { $hex }). Залишилося: { $left }.

# Три кроки атаки в покроковому прикладі

walk-part-sum = { $game ->
    [memoir44] Атака, крок 1 з 3: кількість кубиків. Скільки їх кидають?
   *[other] Атака, крок 1 з 3: значення захисту. Що мають показати кістки?
 }
walk-part-roll = Атака, крок 2 з 3: кидок.

# Перегляд зіграної партії

over-replay = Переглянути партію
over-turns = { word-advise-turns }
over-costliest = { word-advise-costliest }
replay-title = Ваша партія крок за кроком
replay-start = Початок партії. Натисніть «Далі».
replay-close = Повернутися до партії

# Слова столу

word-go-on = Далі
word-next-step = Наступний крок
word-skip = Пропустити
word-again = Подивитися ще раз
word-look-again = Натисніть рядок, щоб побачити його ще раз.
word-to-list = Назад до списку
word-lost-now = щойно втрачено
word-first = На початок
word-last = У кінець
word-replay = Переглянути цю партію
