# Те, що каже кожна гра з undaunted_nb/kit/small, і те, чого гра не має.

kit-action = { $kind }{ $parts-set ->
    [yes] : { $parts }
   *[no] {""}
 }
kit-hand = Рука: { $side }
kit-hint-choose = Виберіть карту або дію.
kit-pile = { $pile }: { $n }
kit-stands = { $tile }: { $what }
kit-chance = Імовірність успіху: { $percent }
kit-turn = Хід: { $side }
kit-score = Рахунок: { $n }
kit-outcome = { $side-set ->
    [yes] Переможець: { $side }.
   *[no] Не переміг ніхто.
 }
kit-goal-gone = { $what } – знято
kit-goal-on = { $side } на { $tile }
kit-event-turn = Далі: { $side }
kit-event-drawn = { $side }: взято карту{ $card-set ->
    [yes] {" "}«{ $card }»
   *[no] {""}
 }
kit-event-over = Гру закінчено
odds-kit-nothing = «{ $line }» – без кубиків, тож імовірності немає.
why-kit-hand = Цієї карти у вас немає.
why-kit-turn = Зараз хід іншої сторони.
why-kit-over = Гру закінчено.
why-kit-chance = Зараз такого статися не може.
error-kit-no-kind = «{ $word }» – не дія. Дії: { $all }.
fault-kit-count = Очікувана кількість: { $wanted }, а тут { $n }.
fault-kit-impossible = У грі так бути не може.
fault-kit-stuck = У цій позиції ніхто нічого не може зробити.
error-no-part = { $part ->
    [questions] Запитань про цю гру немає.
    [odds] Імовірностей для цієї гри немає.
    [decks] Імовірностей взяття карт для цієї гри немає.
    [building] Сценарії цієї гри не можна будувати на столі.
    [thumb] Ця гра не має простих правил, тож у неї грає лише випадковий гравець, і порад немає.
   *[other] Ця гра такого не має.
 }
fault-drawing = У малюнку не дозволено «{ $what }». Малюнок складається з фігур, тексту й кольорів і посилається лише на спільні символи (#un-…).
fault-drawing-xml = Це не SVG: { $why }.
added-broken = Встановленим пакетом { $package } не можна скористатися: не вдалося прочитати { $kind ->
    [games] гру
    [scenarios] набір сценаріїв
    [lessons] курс
   *[languages] мову
 } «{ $name }». Оновіть або видаліть його. { $why }
added-file = Не можна скористатися файлом зі встановленого пакета { $package }. { $why }
added-twice = Встановлений пакет { $package } додає { $kind ->
    [games] гру
    [scenarios] набір сценаріїв
    [lessons] курс
   *[languages] мову
 } з назвою «{ $name }», яку вже зайнято. Це доповнення пропущено.
added-name = Встановлений пакет { $package } додає «{ $name }» як { $kind ->
    [games] гру
    [scenarios] набір сценаріїв
    [lessons] курс
   *[languages] мову
 }. У назві можуть бути лише літери, цифри, дефіси та знаки підкреслення, тому це доповнення пропущено.
new-game-next = Установіть його: `pip install -e` { $folder }. Потім запустіть: `pytest` { $folder }
new-game-name = «{ $name }» не може бути назвою нової гри. Візьміть малі латинські літери й цифри та назву, якої не має жодна гра.
new-game-exists = { $folder } вже є. Назвіть іншу теку.
