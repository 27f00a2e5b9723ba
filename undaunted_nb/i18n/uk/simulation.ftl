# The dice simulation, and the layout for the projector.

simulation-title = { $dice } { $dice ->
    [one] кістка
    [few] кістки
    [many] кісток
   *[other] кістки
 } проти захисту { $defense }
simulation-exact = точно { $fraction } { $sign } { $percent }
simulation-told-none = Ще нічого не кинуто. Хоча б одне влучання: { $exact }.
simulation-told = { $n } { $n ->
    [one] кидок
    [few] кидки
    [many] кидків
   *[other] кидка
 }: влучних { $mean } (95-відсотковий інтервал: від { $low } до { $high }); { $exact }.
simulation-start = Почати
    .title = Кидати знову й знову
simulation-stop = Зупинити
    .title = Зупинити негайно
simulation-reset = Скинути
    .title = Почати спочатку, без жодного кидка
simulation-none = Ще нічого не кинуто.
simulation-running = Кидки тривають.
simulation-stopped = Зупинено.
simulation-other = Почалося інше моделювання, тож це зупинено.
simulation-enough = { $n } { $n ->
    [one] кидка
   *[other] кидків
 } досить: моделювання зупинилося само.
simulation-alone = Сторінка довго не відповідала, тож моделювання зупинилося само. «Почати» – і далі.
simulation-error = Стався внутрішній збій ({ $error }), серію кидків зупинено. «Скинути» починає спочатку.
simulation-message = Це повідомлення не вдалося прочитати. Нічого не змінено.
simulation-counts = Скільки кісток влучило
simulation-shares = Частка влучних кидків, кидок за кидком
simulation-exact-line = точно
simulation-thrown-line = кинуто
simulation-band = ± 1 стандартна похибка
simulation-root = Учетверо більше кидків – удвічі менша похибка.
simulation-number = { $n }
column-dice_hit = Влучних кісток
column-rolls = Кидків
column-share = Частка
column-standard_error = Стандартна похибка

projector-title = { $dice } { $dice ->
    [one] кістка
    [few] кістки
    [many] кісток
   *[other] кістки
 } проти захисту { $defense }
projector-suppose = Припустімо, випало { $faces }. Влучили?
projector-verdict = { $faces }: { $hit ->
    [yes] влучання
   *[no] промах
 }
projector-die = № { $i }: { $face }
projector-die-title = { $symbols ->
    [yes] Клацніть – наступна грань.
   *[no] Клацніть – наступна грань. Або введіть цифру.
 }
projector-ask-sum = { $symbols ->
    [yes] Скільки кубиків кидають?
   *[no] Скільки має випасти?
 }
projector-ask-faces = Які грані влучають?
projector-ask-die = Яка ймовірність промаху?
projector-ask-none = { $dice ->
    [2] Жодного влучання з двох?
   *[other] Жодного влучання з { $dice }?
 }
projector-ask-one = { $dice ->
    [one] Яка ймовірність влучання?
   *[other] Хоча б одне влучання?
 }
projector-ask-step = Крок { $n }
projector-ask-sentence = Словами
projector-ask-chart = Діаграма
projector-answers = Відповіді
projector-keys-lines = Пробіл або → показує, ← ховає, R ховає все, F – на весь екран.
projector-ask-percent = А у відсотках?
projector-one-in = { $percent }{ $one-set ->
    [yes] {", "}{ $one }
   *[no] {""}
 }
projector-next = Показати
projector-back = Сховати останнє
projector-hide = Сховати все
projector-full = На весь екран
projector-keys = { $symbols ->
    [yes] Пробіл або → показує, ← ховає, ↑ ↓ повертають кубик, R ховає все, F – на весь екран.
   *[no] Пробіл або → показує, ← ховає, 0–9 або ↑ ↓ повертають кістку, R ховає все, F – на весь екран.
 }
projector-click = Клацніть тут, щоб керувати клавішами.
projector-hidden = ще приховано: { $n }
projector-message = Це повідомлення незрозуміле. Нічого не змінено.
projector-shown = Тут { $dice } { $dice ->
    [one] кістка
    [few] кістки
    [many] кісток
   *[other] кістки
 }: у «shown» має бути стільки ж граней, кожна { $words-set ->
    [yes] одна з: { $words }
   *[no] від 0 до 9
 }. Тут { $value }.
projector-dice = На проєктор уміщається не більш як { $most } { $most ->
    [one] кістка
    [few] кістки
    [many] кісток
   *[other] кістки
 }, а тут { $dice }.
projector-no-dice = Для «{ $action }» кісток не кидають. Візьміть атаку, придушення або обстріл.
projector-many = Цей обстріл накриває кілька фішок, і в кожної своя сума: покажіть одну з них через projector(dice, defense). { $lines }
