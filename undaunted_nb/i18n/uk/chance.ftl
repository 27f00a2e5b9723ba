# Статистика класу: розсіювання результату.

spread-note = { $what }: у середньому { $average }, { $one ->
    [yes] { $sure ->
        [yes] завжди { $low }
       *[no] здебільшого { $low } ({ $percent })
    }
   *[no] { $sure ->
        [yes] від { $low } до { $high }
       *[no] здебільшого від { $low } до { $high } ({ $percent })
    }
 }. Стандартне відхилення: { $deviation }.
spread-title = Розсіювання: { $title }
spread-mostly = { $one ->
    [yes] { $low } ({ $percent })
   *[no] від { $low } до { $high } ({ $percent })
 }
spread-model = Менше, ніж каже «здебільшого», буває щонайбільше в десятій частині випадків, більше – також.
spread-hits = Кістки, що влучили
spread-hits-symbols = Кубики, що влучили
spread-attacks = Проведені атаки (щонайбільше { $n })
spread-rolls = Зроблені кидки (щонайбільше { $n })
spread-cards = Втрачені карти
spread-damage = Пошкодження
spread-figures = Втрачені фігурки
spread-figures-by = Втрачені фігурки, { $line }
spread-counters = Уражені жетони
spread-drawn = { $card }, раунд { $n }
column-counted = Що рахуємо
column-variance = Дисперсія
column-standard_deviation = Стандартне відхилення
column-middle = Медіана
column-most_likely = Найімовірніше
column-mostly = Здебільшого
column-low = Від
column-high = До
column-outcome = Число
chart-spread-about = Стовпчик для кожного числа показує його ймовірність. Штрихова лінія показує середнє. { $numbers }

chain-state = { $n ->
    [one] { $n } влучання
    [few] { $n } влучання
   *[other] { $n } влучань
 }{ $suppressed ->
    [yes] , придушено
   *[no] {""}
 }{ $next-set ->
    [yes] {", далі: "}{ $next }
   *[no] {""}
 }{ $goal ->
    [yes] {": мета"}
   *[no] {""}
 }
chain-figures = { $n ->
    [0] жодної фігурки
    [one] { $n } фігурка
    [few] { $n } фігурки
   *[other] { $n } фігурок
 }
chain-one = Для ланцюга потрібна одна атака, яку повторюють. Ці атаки різні. Задайте одну атаку.
chain-long = У цьому ланцюзі станів: { $n }. Щонайбільше може бути { $most }: візьміть менше карт, загонів або фігурок.
given-impossible = Такого не буває в жодному випадку, який ви допускаєте. Перевірте, що ви бачили.
given-rounds = Ви бачили раундів: { $n }, а в запитанні їх лише { $rounds }. Запитайте про більше раундів.

chain-title = Стани і кроки. { $title }
chain-from = Звідки \ куди
chain-state-column = Стан
chain-meaning = Що це означає
chain-exactly = Атак до кінця
chain-model = Кожен рядок матриці – це стан. Його числа – ймовірності наступного стану, їхня сума дорівнює 1.
chain-end = Кінець у стані «{ $state }»: { $percent } ({ $exact }).
chart-chain-about = Схема станів один під одним (усього { $n }), зі стрілкою для кожного кроку. { $steps }
chart-chain-step = { $name } ({ $state }): { $steps }.
column-from_state = Зі стану
column-to_state = До стану

given-nothing = Назвіть, що ви бачили, раунд за раундом, наприклад {"{"}"Rifleman A": 0{"}"}: у першому раунді жодна з цих карт не прийшла.
given-title = { $card }, після того як ви побачили: { $seen }
given-round = раунд { $n }: { $cards }
given-card = { $n } × { $card }
given-here-before = У цьому раунді, до того
given-here-after = У цьому раунді, після того
given-by-before = До цього раунду, до того
given-by-after = До цього раунду, після того
given-seen = Ймовірність того, що ви побачили: { $percent } ({ $exact }).
given-rule = Правило для раунду { $n }: ймовірність обох подій разом, { $joint }, поділена на ймовірність побаченого, { $seen }, дорівнює { $after }.
bayes-title = До і після побаченого
bayes-after = { $n ->
    [0] До того
   *[other] Після побаченого, { $n }
 }
bayes-cell = { $percent } ({ $exact })
bayes-model = Для кожного припущення число «до того» множимо на ймовірність побаченого. Потім усі ділимо на їхню суму.
bayes-nothing = Усі ваги дорівнюють 0. Дайте хоча б одному припущенню вагу, більшу за 0.
bayes-missing = У побаченому номер { $n } немає ймовірності для: { $names }. Дайте її для кожного припущення.
bayes-number = { $most ->
    [0] { $what }: для «{ $name }» потрібне число, не менше за 0, а тут { $value }.
   *[other] { $what }: для «{ $name }» потрібна ймовірність від 0 до 1, а тут { $value }.
 }
held-before = До того
held-now = Тепер
held-model = «До того» – це ймовірність без жодних знань: на тій руці може бути будь-яка карта всієї колоди. «Тепер» не враховує карт, які ви бачите.
chart-given-about = Дві лінії показують ймовірність того, що до кожного раунду карта вже прийшла: до і після побаченого. { $numbers }.
chart-bayes-about = Стовпчики показують ймовірність кожного припущення до і після побаченого. { $numbers }
chart-held-line = Стовпчик: тепер. Риска: до того, як ви побачили карти.
chart-held-about = Стовпчик для кожної карти: ймовірність того, що її має інша сторона. Риска показує її до того, як ви побачили карти. До того і тепер: { $numbers }
column-known = Коли
column-exact_before = Точно, до того
column-before = До того
column-hypothesis = Припущення
column-seen_so_far = Побачено

experiment-title = Ваші кидки і теорія: { $title }
experiment-none = Кидків ще немає. Ймовірність хоча б одного влучання: { $percent }.
experiment-usual = від { $low } до { $high }
experiment-share = { $n ->
    [one] { $n } кидок
    [few] { $n } кидки
   *[other] { $n } кидків
 }, з влучанням { $hits }: { $share }. Точно: { $percent }. У 95 зі 100 класів із такою ж кількістю кидків влучають від { $low } до { $high } разів. { $where ->
    [below] У вас менше, ніж у більшості класів.
    [above] У вас більше, ніж у більшості класів.
   *[within] Ваш клас – один із них.
 }
experiment-test = Критерій хі-квадрат: χ² ≈ { $statistic }, ступенів вільності: { $freedom }, p ≈ { $p }. Якщо теорія правильна, то { $p } усіх класів відхиляються від неї щонайменше так само, як ваш. { $how ->
    [usual] Отже, проти теорії нічого не свідчить.
    [unusual] Це незвично. Може, так випало: зробіть більше кидків.
   *[rare] Це дуже незвично. Перевірте кістки і те, як ви рахували.
 }{ $cells-count ->
    [0] {""}
   *[other] {" "}Полічено разом, бо очікуємо менше ніж 5 кидків: { $cells }.
 }
experiment-few = Для критерію хі-квадрат потрібно більше кидків (близько { $n }): для кожного числа має очікуватися щонайменше 5.
experiment-bad = { $pupil-set ->
    [yes] { $pupil }, запис { $n }
   *[no] Запис { $n }
 }: «{ $entry }» не враховано. { $faces ->
    [yes] Потрібні грані всіх кісток (їх { $dice }), кожна від 0 до 9.
   *[no] Потрібна кількість кісток, що влучили, від 0 до { $dice }.
 }
experiment-more = … і ще { $n } { $n ->
    [one] такий запис
    [few] такі записи
   *[other] таких записів
 }.
experiment-box = Кидки
experiment-hint = { $faces ->
    [yes] Один запис на кидок: грані всіх кісток.
   *[no] Один запис на кидок: скільки кісток влучило, від 0 до { $dice }.
 } Рядок може починатися з імені та двокрапки.
experiment-symbols = Для кубиків із символами вводьте, скільки кубиків влучило. Приберіть «faces».
experiment-precision = Точність має бути числом від 0,0001 до 1, а тут { $value }. Для одного відсоткового пункту напишіть 0.01.
experiment-needed = Скільки кидків потрібно, якщо ймовірність { $percent }
experiment-root = Щоб похибка стала вдвічі меншою, потрібно вчетверо більше кидків.
experiment-points = ± { $n } в. п.
column-precision = Так близько в 95 зі 100 класів
experiment-counts = Скільки влучило, кидків: { $n }
experiment-shares = Частка кидків із влучанням, кидків: { $n }
experiment-pupils = Частка кожного учня, кидків: { $n }
experiment-legend = Стовпчик: ваші кидки. Широка риска: теорія. Прямовисна лінія: 95 зі 100 класів.
experiment-band = Штрихова лінія: теорія, { $percent }. Смуга: 95 зі 100 класів.
experiment-share-axis = Кидки з влучанням, %
experiment-row = { $dice_hit }: { $rolls } (теорія { $told }, більшість класів { $usual }).
experiment-point = Кидків { $n }: { $percent }.
experiment-pupil = { $percent } з { $n }
chart-experiment-counts = Стовпчик для кожної кількості влучань показує ваші кидки, поруч теорія і межі 95 зі 100 класів. { $rows }
chart-experiment-shares = Лінія показує частку кидків із влучанням, кидок за кидком. Теорія: { $percent }. Смуга довкола неї показує 95 зі 100 класів. { $points }
chart-experiment-pupils = Точка для кожного учня показує частку кидків із влучанням. Теорія: { $percent }. { $rows }
column-expected_rolls = Кидків за теорією
column-usual = 95 зі 100 класів
