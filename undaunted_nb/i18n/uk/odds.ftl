# How a chance is worked out.

odds-die = Кістка влучає, якщо випало { $hits }: { $n } з { $faces } граней. Не влучає { $misses } з { $faces }.
odds-none = { $dice ->
    [one] Кістка не влучила: { $chance }.
   *[other] Не влучила жодна з { $dice } кісток: { $power } = { $chance }.
 }
odds-one = Влучила хоча б одна: 1 − { $none } = { $chance }, приблизно { $decimal }.
odds-until = { $until ->
    [card] Доки не буде втрачено карту
   *[counter] Доки фішку не буде знято, { $needed } { $needed ->
        [one] влучання
        [few] влучання
       *[other] влучань
    }
 }: у середньому атак { $expected }, приблизно { $decimal }.
odds-within = за { $n } { $n ->
    [one] атаку
    [few] атаки
   *[other] атак
 }: { $percent } %
odds-until-form = «--until card» стоїть саме; до «--until counter» потрібне «--cards N», від 0 до { $most }.
