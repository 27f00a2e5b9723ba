# The dice simulation, and the layout for the projector.

simulation-title = { $dice } { $dice ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
 } против защиты { $defense }
simulation-exact = точно { $fraction } { $sign } { $percent }
simulation-told-none = Еще ничего не брошено. Хотя бы одно попадание: { $exact }.
simulation-told = { $n } { $n ->
    [one] бросок
    [few] броска
    [many] бросков
   *[other] броска
 }: удачных { $mean } (95-процентный интервал: от { $low } до { $high }); { $exact }.
simulation-start = Начать
    .title = Бросать снова и снова
simulation-stop = Остановить
    .title = Остановить сразу
simulation-reset = Сбросить
    .title = Начать заново, без единого броска
simulation-none = Еще ничего не брошено.
simulation-running = Идут броски.
simulation-stopped = Остановлено.
simulation-other = Началось другое моделирование, поэтому это остановлено.
simulation-enough = { $n } { $n ->
    [one] броска
   *[other] бросков
 } достаточно: моделирование остановилось само.
simulation-alone = Страница долго не отвечала, поэтому моделирование остановилось само. «Начать» продолжит.
simulation-error = Произошла внутренняя ошибка ({ $error }), серия бросков остановлена. «Сбросить» начинает заново.
simulation-message = Это сообщение не удалось прочитать; ничего не изменилось.
simulation-counts = Число попаданий
simulation-shares = Доля удачных бросков, бросок за броском
simulation-exact-line = точно
simulation-thrown-line = брошено
simulation-band = ± 1 стандартная ошибка
simulation-root = Вчетверо больше бросков — вдвое меньше ошибка.
simulation-number = { $n }
column-dice_hit = Попавших кубиков
column-rolls = Бросков
column-share = Доля
column-standard_error = Стандартная ошибка

projector-title = { $dice } { $dice ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
 } против защиты { $defense }
projector-suppose = Допустим, выпало { $faces }. Попали?
projector-verdict = { $faces }: { $hit ->
    [yes] попадание
   *[no] промах
 }
projector-die = Кубик { $i }: { $face }
projector-die-title = { $symbols ->
    [yes] Щелкните — следующая грань.
   *[no] Щелкните — следующая грань. Или введите цифру.
 }
projector-ask-sum = { $symbols ->
    [yes] Сколько кубиков бросают?
   *[no] Сколько должно выпасть?
 }
projector-ask-faces = Какие грани попадают?
projector-ask-die = Один кубик не попадет?
projector-ask-none = { $dice ->
    [2] Не попадут оба?
   *[other] Не попадет ни один из { $dice }?
 }
projector-ask-one = { $dice ->
    [one] Кубик попадет?
   *[other] Попадет хотя бы один?
 }
projector-ask-step = Шаг { $n }
projector-ask-sentence = Словами
projector-ask-chart = Диаграмма
projector-answers = Ответы
projector-keys-lines = Пробел или → показывает, ← скрывает, R скрывает все, F — на весь экран.
projector-ask-percent = А в процентах?
projector-one-in = { $percent }{ $one-set ->
    [yes] {", "}{ $one }
   *[no] {""}
 }
projector-next = Показать
projector-back = Скрыть последнее
projector-hide = Скрыть все
projector-full = На весь экран
projector-keys = { $symbols ->
    [yes] Пробел или → показывает, ← скрывает, ↑ ↓ поворачивают кубик, R скрывает все, F — на весь экран.
   *[no] Пробел или → показывает, ← скрывает, 0–9 или ↑ ↓ поворачивают кубик, R скрывает все, F — на весь экран.
 }
projector-click = Щелкните здесь, чтобы управлять клавишами.
projector-hidden = еще скрыто: { $n }
projector-message = Это сообщение непонятно; ничего не изменилось.
projector-shown = Здесь { $dice } { $dice ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
 }: в «shown» должно быть столько же граней, каждая { $words-set ->
    [yes] одна из: { $words }
   *[no] от 0 до 9
 }. Здесь { $value }.
projector-dice = На проектор помещается не больше чем { $most } { $most ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
 }, а здесь { $dice }.
projector-no-dice = Для «{ $action }» кубики не бросают. Возьмите атаку, подавление или обстрел.
projector-many = Этот обстрел накрывает несколько фишек, и у каждой своя сумма: покажите одну из них через projector(dice, defense). { $lines }
