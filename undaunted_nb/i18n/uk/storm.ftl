# The storm of dice, and the layout for the projector.

storm-title = { $dice } { $dice ->
    [one] кістка
    [few] кістки
    [many] кісток
   *[other] кістки
 } проти захисту { $defense }
storm-exact = { $whole ->
    [yes] точно { $fraction } = { $percent } %
   *[no] точно { $fraction } ≈ { $percent } %
 }
storm-told-none = Ще нічого не кинуто. Влучить хоча б одна кістка: { $exact }.
storm-told = { $n } { $n ->
    [one] кидок
    [few] кидки
    [many] кидків
   *[other] кидка
 }: влучних { $mean } % ± { $error } %; { $exact }.
storm-start = Почати
    .title = Кидати знову й знову
storm-stop = Зупинити
    .title = Зупинити негайно
storm-reset = Скинути
    .title = Почати спочатку, без жодного кидка
storm-none = Ще нічого не кинуто.
storm-running = Кидки тривають.
storm-stopped = Зупинено.
storm-other = Почалося інше моделювання, тож це зупинено.
storm-enough = { $n } { $n ->
    [one] кидка
   *[other] кидків
 } досить: моделювання зупинилося само.
storm-alone = Сторінка довго не відповідала, тож моделювання зупинилося само. «Почати» – і далі.
storm-error = Стався внутрішній збій ({ $error }), серію кидків зупинено. «Скинути» починає спочатку.
storm-message = Це повідомлення не вдалося прочитати; нічого не змінено.
storm-counts = Скільки кісток влучило
storm-shares = Частка влучних кидків, кидок за кидком
storm-exact-line = точно
storm-thrown-line = кинуто
storm-band = ± 1 стандартна похибка
storm-root = Учетверо більше кидків – удвічі менша похибка.
storm-percent = { $percent } %
storm-number = { $n }
column-dice_hit = Влучних кісток
column-throws = Кидків
column-share = Частка
column-standard_error = Стандартна похибка

projector-title = { $dice } { $dice ->
    [one] кістка
    [few] кістки
    [many] кісток
   *[other] кістки
 } проти { $defense }
projector-suppose = Припустімо, випало { $faces }. Влучили?
projector-verdict = { $faces }: { $hit ->
    [yes] влучання
   *[no] промах
 }
projector-die = Кістка { $i }: { $face }
projector-die-title = Клацніть – наступна грань. Або введіть цифру.
projector-ask-sum = Скільки має випасти?
projector-ask-faces = Які грані влучають?
projector-ask-die = Одна кістка не влучить?
projector-ask-none = { $dice ->
    [2] Не влучать обидві?
   *[other] Не влучить жодна з { $dice }?
 }
projector-ask-one = { $dice ->
    [one] Кістка влучить?
   *[other] Влучить хоча б одна?
 }
projector-ask-percent = А у відсотках?
projector-one-in = { $percent } %, { $whole ->
    [yes] 1 з { $k }
   *[no] приблизно 1 з { $k }
 }
projector-next = Показати
projector-back = Сховати останнє
projector-hide = Сховати все
projector-full = На весь екран
projector-keys = Пробіл або → показує, ← ховає, 0–9 або ↑ ↓ повертають кістку, R ховає все, F – на весь екран.
projector-hidden = ще приховано: { $n }
projector-message = Це повідомлення незрозуміле; нічого не змінено.
projector-shown = Тут { $dice } { $dice ->
    [one] кістка
    [few] кістки
    [many] кісток
   *[other] кістки
 }: у «shown» має бути стільки ж граней, кожна від 0 до 9. Тут { $value }.
projector-dice = На проєктор уміщається не більш як { $most } { $most ->
    [one] кістка
    [few] кістки
    [many] кісток
   *[other] кістки
 }, а тут { $dice }.
projector-no-dice = Для «{ $action }» кісток не кидають. Візьміть атаку, придушення або обстріл.
projector-many = Цей обстріл накриває кілька фішок, і в кожної своя сума: покажіть одну з них через projector(dice, defense). { $lines }
