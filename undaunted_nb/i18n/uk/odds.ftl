# How a chance is worked out.

odds-die = Кістка влучає, якщо випало { $hits }: { $n } з { $faces } граней. Не влучає { $misses } з { $faces }.
odds-none = { $dice ->
    [one] Кістка не влучила: { $chance }.
   *[other] Не влучила жодна з { $dice } кісток: { $power } { $equals }.
 }
odds-one = Влучила хоча б одна: 1 − { $none } { $chance } { $decimal }.
odds-until = { $until ->
    [card] До втрати карти
    [disabled] Щоб вивести з ладу, потрібно { $needed } { $needed ->
        [one] влучання
        [few] влучання
       *[other] влучань
    }
    [destroyed] Щоб знищити, потрібно { $needed } { $needed ->
        [one] влучання
        [few] влучання
       *[other] влучань
    }
   *[counter] Щоб зняти фішку, потрібно { $needed } { $needed ->
        [one] влучання
        [few] влучання
       *[other] влучань
    }
 }: у середньому атак { $expected } ({ $decimal }).
odds-within = за { $n } { $n ->
    [one] атаку
    [few] атаки
   *[other] атак
 }: { $percent }
odds-until-form = Напишіть «--until card» або «--until counter --cards N», де N від 0 до { $most }; з «--file» «--cards» не потрібне: карти рахують за позицією.
odds-until-figures = «--cards» – про загони, що мають карти. Для загону з фігурками напишіть «--until gone» або «--until figure».
odds-until-table = «--until» стосується однієї атаки, а не «--table»: додайте «--dice» і «--defense» або «--file».
odds-until-attack = «--until» стосується атаки, що забирає карту чи пошкоджує, а «{ $line }» – не така атака. Приберіть його або назвіть атаку.
odds-until-vehicle = { $target }: тут рахують пошкодження, тож напишіть { $disabled ->
    [yes] «--until destroyed»
   *[no] «--until disabled» або «--until destroyed»
 }, без «--cards».
odds-needs-attack = До гри потрібна ще й атака в записі, наприклад { $name }(game, "Rifleman A: attack DE Riflemen B") або { $name }(game, "battle C3 D4").
odds-empty = Для таблиці потрібні принаймні одна кількість кісток і один захист чи вид загону.
odds-not = { $wanted ->
    [attack] { $value } – не атака послідовності; потрібно un.odds(2, 8) або (un.odds(2, 8), "suppress").
   *[piles] { $value } не показує, де лежать карти загону; потрібні три числа карт: на руці, у скиді, у колоді, наприклад (2, 1, 3).
 }
odds-for-each = В атаки ймовірності проти { $odds } { $odds ->
    [one] загону
   *[other] загонів
 }, а в послідовності їх { $units }. Задайте по одному на кожен загін або один на всі.
odds-word = { $name } – одне з { $words }, а не { $value }.
odds-long = Послідовність із { $attacks } { $attacks ->
    [one] атаки
   *[other] атак
 } дає надто довгі дроби. Візьміть менше атак, кісток або карт – або моделюйте: вийде ймовірність із похибкою.
percent = { PERCENT($n, $least, $most) }
number-equals = = { DECIMAL($n) }
number-about = ≈ { DECIMAL($n) }
number-over = > { DECIMAL($n) }
number-one-in = { $whole ->
    [yes] 1 з { $k }
   *[other] приблизно 1 з { $k }
 }
