# How a chance is worked out.

odds-die = Кубик попадает, если выпало { $hits }: { $n } из { $faces } граней. Не попадает { $misses } из { $faces }.
odds-none = { $dice ->
    [one] Кубик не попал: { $chance }.
   *[other] Не попал ни один из { $dice } кубиков: { $power } = { $chance }.
 }
odds-one = Попал хотя бы один: 1 − { $none } = { $chance }, примерно { $decimal }.
odds-until = { $until ->
    [card] Пока не потеряна карта
   *[counter] Пока не снята фишка, { $needed } { $needed ->
        [one] попадание
        [few] попадания
       *[other] попаданий
    }
 }: в среднем атак { $expected }, примерно { $decimal }.
odds-within = за { $n } { $n ->
    [one] атаку
    [few] атаки
   *[other] атак
 }: { $percent } %
odds-until-form = «--until card» стоит отдельно; к «--until counter» нужно «--cards N», от 0 до { $most }.
