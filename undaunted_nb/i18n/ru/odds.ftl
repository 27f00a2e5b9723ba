# How a chance is worked out.

odds-die = Кубик попадает, если выпало { $hits }: { $n } из { $faces } граней. Не попадает { $misses } из { $faces }.
odds-none = { $dice ->
    [one] Кубик не попал: { $chance }.
   *[other] Не попал ни один из { $dice } кубиков: { $power } { $equals }.
 }
odds-one = Попал хотя бы один: 1 − { $none } { $chance } { $decimal }.
odds-until = { $until ->
    [card] До потери карты
    [disabled] Чтобы вывести из строя, нужно { $needed } { $needed ->
        [one] попадание
        [few] попадания
       *[other] попаданий
    }
    [destroyed] Чтобы уничтожить, нужно { $needed } { $needed ->
        [one] попадание
        [few] попадания
       *[other] попаданий
    }
   *[counter] Чтобы снять фишку, нужно { $needed } { $needed ->
        [one] попадание
        [few] попадания
       *[other] попаданий
    }
 }: в среднем атак { $expected } ({ $decimal }).
odds-within = за { $n } { $n ->
    [one] атаку
    [few] атаки
   *[other] атак
 }: { $percent }
odds-until-form = Напишите «--until card» или «--until counter --cards N», где N от 0 до { $most }; с «--file» «--cards» не нужно: карты считают по позиции.
odds-until-figures = «--cards» — об отрядах, у которых есть карты. Для отряда с фигурками напишите «--until gone» или «--until figure».
odds-until-table = «--until» относится к одной атаке, а не к «--table»: добавьте «--dice» и «--defense» или «--file».
odds-until-attack = «--until» относится к атаке, которая забирает карту или повреждает, а «{ $line }» — не такая атака. Уберите его или назовите атаку.
odds-until-vehicle = { $target }: здесь считают повреждения, поэтому напишите { $disabled ->
    [yes] «--until destroyed»
   *[no] «--until disabled» или «--until destroyed»
 }, без «--cards».
odds-needs-attack = К игре нужна еще и атака в записи, например { $name }(game, "Rifleman A: attack DE Riflemen B") или { $name }(game, "battle C3 D4").
odds-empty = Для таблицы нужны хотя бы одно число кубиков и одна защита или вид отряда.
odds-not = { $wanted ->
    [attack] { $value } — не элемент последовательности атак; нужно un.odds(2, 8) или (un.odds(2, 8), "suppress").
   *[piles] { $value } не показывает, где лежат карты отряда. Нужны три числа карт: в руке, в сбросе, в колоде, например (2, 1, 3).
 }
odds-for-each = У атаки вероятности против { $odds } { $odds ->
    [one] отряда
   *[other] отрядов
 }, а в последовательности их { $units }. Задайте по одному на каждый отряд или один на все.
odds-word = { $name } — одно из { $words }, а не { $value }.
odds-long = Последовательность из { $attacks } { $attacks ->
    [one] атаки
   *[other] атак
 } дает слишком длинные дроби. Возьмите меньше атак, кубиков или карт — или моделируйте: выйдет вероятность с погрешностью.
percent = { PERCENT($n, $least, $most) }
number-equals = = { DECIMAL($n) }
number-about = ≈ { DECIMAL($n) }
number-over = > { DECIMAL($n) }
number-one-in = { $whole ->
    [yes] 1 из { $k }
   *[other] примерно 1 из { $k }
 }
