# Відповіді, що показують себе самі: заголовки, вміст таблиць, назви стовпців.

teach-odds = { $dice } { $dice ->
    [one] кістка
    [few] кістки
   *[other] кісток
 } проти захисту { $defense }
teach-value = { $fraction } { $decimal }, тобто { $percent }{ $one-set ->
    [yes] {", або "}{ $one }
   *[no] {""}
 }
teach-face = Грань
teach-hits = Влучає
teach-part = Складник суми
teach-number = Число
teach-rule = «{ $title }»
teach-rules = Правила: { $rules }
teach-sum = Захист: { $sum } = { $total }
teach-table = Імовірність того, що принаймні одна кістка досягне захисту
teach-dice = { $dice } { $dice ->
    [one] кістка
    [few] кістки
   *[other] кісток
 }
teach-more = … і ще { $n } { $n ->
    [one] рядок
    [few] рядки
   *[other] рядків
 }: усі є в to_dataframe().
result-no-order = Результати не мають порядку. Порівнюйте числа в них.
result-no-order-number = Результати не мають порядку. Порівнюйте числа в них, наприклад так: { $example }.
error-no-extra = Для цього потрібна бібліотека { $name }, а її тут не встановлено. Запустіть у теці цього проєкту: pip install '.[{ $extra }]'
error-not-here = Для цього потрібна бібліотека { $name }, а в цій копії для браузера її немає. Решта працює. Щоб мати { $name }, встановіть програму на комп’ютер.
error-load-here = Спершу імпортуйте { $name } в окремій комірці: тоді сайт завантажить цю бібліотеку.
draws-needs-game = Параметр { $names } потребує гри або позиції. Почніть гру з un.new_game і передайте її замість колоди.
draws-needs-deck = Параметр { $names } призначений лише для колоди без гри. Приберіть його або передайте кількість копій кожної карти.
error-no-game = Тут потрібна гра, наприклад un.new_game("normandy/la-raye"), а дано { $value }.
error-no-position = Тут потрібна гра або позиція, наприклад un.new_game("normandy/la-raye"), а дано { $value }.
error-by-name = Тут для кожного потрібна назва чи ім’я, наприклад { $example }, а дано { $value }.

losses-title = { $until ->
    [card] Скільки атак до втрати карти
    [counter] Скільки атак, доки не знято фішку
    [pinned] Скільки атак, доки не знято останню фішку
    [suppressed] Скільки атак, доки фішку не придушено
   *[none] Атака за атакою
 }: { $units ->
    [one] { $cards ->
        [0] карт немає, сама фішка
       *[other] на руці { $hand }, у скиді { $discard }, у колоді { $deck }
     }
    [few] { $units } загони один за одним
   *[other] { $units } загонів один за одним
 }
losses-first-hit = Скільки атак до першого влучання{ $dice ->
    [0] {""}
    [1] : одна кістка проти { $defense }
    [one] : { $dice } кістка проти { $defense }
    [few] : { $dice } кістки проти { $defense }
   *[other] : { $dice } кісток проти { $defense }
 }
losses-of-vehicle = { $until ->
    [disabled] Скільки атак, доки не виведено з ладу
    [destroyed] Скільки атак до знищення
   *[none] Атака за атакою
 }: { $n ->
    [0] уже сталося
    [1] досить одного влучання
    [one] потрібно { $n } влучання
    [few] потрібно { $n } влучання
   *[other] потрібно { $n } влучань
 }
losses-by-pile = { $vehicle ->
    [yes] Що робить кожна атака
   *[no] Що забирає кожна атака
 }{ $until ->
    [hit] , до першого влучання
    [card] , доки не втрачено карту
    [counter] , доки не знято фішку
    [pinned] , доки не знято останню фішку
    [suppressed] , доки фішку не придушено
    [disabled] , доки не виведено з ладу
    [destroyed] , доки не знищено
   *[none] {""}
 }
losses-here = За цю атаку
losses-by = Разом із цією атакою
losses-within = { $n ->
    [1] За цю атаку
    [one] За цю { $n } атаку
    [few] За ці { $n } атаки
   *[other] За ці { $n } атак
 }: { $percent } ({ $exact }).
losses-lost = У середньому втрачено карт після { $n } { $n ->
    [one] атаки
   *[other] атак
 }: { $mean }.
losses-expected = У середньому потрібно атак { $exact }{ $decimal-set ->
    [yes] {" "}{ $decimal }
   *[no] {""}
 }, якщо { $n ->
    [1] цю атаку повторювати.
   *[other] ці атаки повторювати в тому самому порядку.
 }
losses-never = Хоч скільки повторюй ці атаки, до цього дійде лише з імовірністю { $percent }.
losses-no-suppress = Серед цих атак немає дії «Придушити», тож фішка лишається готовою. Для придушення тими самими кістками запишіть (un.odds(2, 8), "suppress").
losses-wounds = Кожне влучання ранить одного із солдатів у машині: у середньому поранень { $mean } за { $n ->
    [1] цю атаку
    [one] { $n } атаку
    [few] { $n } атаки
   *[other] { $n } атак
 }.
losses-no-damage = Придушення не завдає пошкоджень: воно лише придушує солдата в машині. Назвіть іншу атаку.
simulated-title = { $n } { $n ->
    [one] спроба
    [few] спроби
   *[other] спроб
 } з кістками
simulated = { $mean } ± { $error } (одна стандартна похибка)
simulated-share = { $mean } (95-відсотковий інтервал: від { $low } до { $high })
simulated-beside = Точно буде { $exact }{ $off-set ->
    [yes] : спроби відхилилися від цього на { $off } стандартної похибки.
   *[no] .
 }
takes-hand = з руки
takes-discard = зі скиду
takes-deck = з колоди
takes-counter = фішку
takes-damage = пошкоджує
takes-disabled = виводить з ладу
takes-destroyed = знищує
takes-suppressed = придушує
takes-nothing = нічого
takes-over = уже все
fire-attack = Атака
fire-suppress = Придушення

plans-title = Мета: { $goal }
plans-better = { $n ->
    [one] Кращий план: { $names }, на { $points } відсоткового пункту.
   *[other] Найкращі плани: { $names }. Вони рівноцінні й кращі за решту на { $points } відсоткового пункту.
 }
plans-idle = У плані «{ $plan }» цей рядок жодного разу не виконується: { $line }
plans-equal = { $n ->
    [one] План лише один.
   *[other] Плани рівноцінні.
 }
plans-unsure = Два найкращі плани різняться на { $points } відсоткового пункту, і стількох спроб замало, щоб відрізнити це від випадку. Зробіть більше спроб або запитайте точну відповідь.
plans-best = Найкраще, чого можна досягти цього ходу: { $percent } ({ $exact }).
plans-then = Якщо далі ще є що робити, усе залежить від того, що випаде на кістках чи які карти прийдуть.
plans-nothing = Цього ходу до мети не веде ніщо, або її вже досягнуто.

choice-title = Атакувати чи придушити: { $counter }
choice-cards = назавжди
choice-actions = у цьому раунді
choice-best = Найбільше забирає { $measure }: { $names }{ $n ->
    [one] .
   *[other] {" "}(усі однаково).
 }
plans-view = Ці числа враховують обидві руки й обидві колоди: це погляд учителя, а не гравця.
choice-about = Втрачену карту втрачено назавжди. Придушеному загону потрібна власна карта лише на те, щоб знову стати готовим.

teach-blast-title = { $line }, квадрат { $tile }
teach-blast-own = своя
teach-blast-enemy = ворожа
teach-blast-nobody = нікого
teach-blast-set = У кого влучено
teach-blast-any = Принаймні в одну ворожу: { $enemy }.{ $some ->
    [yes] {" "}Принаймні в одну свою: { $own }.
   *[no] {""}
 }

draws-title = { $what ->
    [by] Імовірність того, що до цього раунду карта вже прийде
    [turn-by] Імовірність того, що до цього ходу карта вже прийде
    [turn-here] Імовірність того, що карта прийде в цьому ході
   *[here] Імовірність того, що карта прийде в цьому раунді
 }
draws-by = до раунду { $n }
draws-here = у раунді { $n }
draws-turn-by = до ходу { $n }
draws-turn-here = у ході { $n }
draws-turn = Хід
draws-beside = { $one } і { $other }: { $what ->
    [by] ймовірність того, що до цього раунду карта вже прийде
   *[here] ймовірність того, що карта прийде в цьому раунді
 }
draws-difference = різниця

column-action = Дія
column-actions = Забрано дій
column-attack = Атака
column-base = Базовий
column-best = Найкращий
column-card = Карта
column-cards = Втрачено карт
column-chance = Імовірність
column-counter = Фішка
column-cover = Укриття
column-deck = Колода
column-defense = Захист
column-dice = Кістки
column-exact = Точно
column-exact_here = Точно тоді
column-expected = Карт у середньому
column-goal = Мета
column-here = Саме тоді
column-kind = Як
column-one_in = 1 з …
column-own = Своя
column-percent = Імовірність
column-plan = План
column-range = Відстань
column-round_number = Раунд
column-average = Середнє
column-runs = Спроб
column-series = Що
column-takes = Що забирає
column-turned = Щойно придушено
column-whose = Чия

unit-actions = дій у середньому
unit-attacks = атак на одне влучання, у середньому
unit-cards = карт у середньому
unit-fraction = дріб
unit-percent = %
unit-probability = від 0 до 1

chart-defense-axis = Захист (число, якого має досягти кістка)
chart-percent-axis = Імовірність, %
chart-average = у середньому { $decimal }
chart-option = Невідомий аргумент: { $value }. Тут є аргументи: { $names }. Усе інше можна змінити в діаграмі Altair, наприклад: .chart.properties(width=300).
chart-file = Назва файлу має закінчуватися на одне з цих: { $kinds }, а маємо «{ $name }».
chart-heat-about = Таблиця { $rows } на { $columns }: ймовірність у відсотках для кожної кількості кісток і кожного захисту. Що дужче клітинка вирізняється з тла, то ймовірніше.
chart-curves-about = Лінія для кожної кількості кісток: ймовірність у відсотках спадає, коли захист росте, а від 10 не змінюється.
chart-here = { $dice } { $dice ->
    [one] кістка
    [few] кістки
   *[other] кісток
 } проти { $defense }: { $percent }
chart-until-about = Стовпчик для кожної атаки: ймовірність того, що вирішить саме вона. Висхідна лінія: ймовірність того, що на ту мить усе вже сталося.
chart-by-pile-about = Таблиця зі стовпцем для кожної атаки: ймовірність у відсотках усього, що вона може забрати. Що дужче клітинка вирізняється з тла, то ймовірніше.
chart-beside-about = { $n ->
    [one] { $n } смужка: ймовірність у відсотках.
    [few] { $n } смужки одна під одною: ймовірність кожного у відсотках.
   *[other] { $n } смужок одна під одною: ймовірність кожного у відсотках.
 }
chart-choice-about = Смужки для кожного способу стрільби: скільки в середньому карт втрачено назавжди, скільки дій забрано в цьому раунді та як часто загін щойно придушено.
chart-rounds-about = Лінія для кожної карти, раунд за раундом: ймовірність у відсотках того, що { $what ->
    [by] вона вже прийшла
   *[here] вона прийде в цьому раунді
 }. Карти з однаковою ймовірністю мають спільну лінію.
chart-turns-about = Лінія для кожної карти, хід за ходом: ймовірність у відсотках того, що { $what ->
    [turn-by] вона вже прийшла
   *[turn-here] вона прийде в цьому ході
 }. Карти з однаковою ймовірністю мають спільну лінію.
chart-decks-about = Невеликий малюнок для кожної карти з лінією для кожної колоди: ймовірність у відсотках того, що карта { $what ->
    [by] вже прийшла
   *[here] прийде в цьому раунді
 }.

# Партії та списки наприкінці комірки.

value-open = Щоб грати на цьому полі, виконайте un.table(game) з назвою вашої партії.
list-scenarios = Сценаріїв: { $n }
    .name = Назва для програми
    .title = Заголовок
    .more = Гра
list-lessons = Уроків: { $n }
    .name = Назва для програми
    .title = Заголовок
    .more = Вправ
list-rest = … і ще { $n }.
list-print = Усе показує print(…).
