# Кубики по загону з кількох фігурок: один кидок, кидок за кидком, порівняння.

volley-title = { $line-set ->
    [yes] { $line }: { $dice }
   *[no] { $dice }
 } { $dice ->
    [one] кубик
    [few] кубики
    [many] кубиків
   *[other] кубика
 }, ціль – { $target }, { $figures } { $figures ->
    [one] фігурка
    [few] фігурки
    [many] фігурок
   *[other] фігурки
 }
volley-what = Що з цього вийде
volley-chance = Хоча б одне влучання
volley-gone = Загін знищено
volley-driven = Загону там більше немає
volley-retreat = Загін уцілів і має відступити
volley-expected_hits = Кубиків, що влучили, у середньому
volley-figures = Втрачено фігурок у середньому
volley-blocked = з них за гекси, куди не відступити
volley-medals = Медалей у середньому
volley-base = Кубики на цій відстані
volley-bonus = Від карти
volley-cover = Укриття цілі
volley-penalty = Власний гекс нападника
volley-dice = Кубики
volley-thrown = { $dice } { $dice ->
    [one] кубик
    [few] кубики
    [many] кубиків
   *[other] кубика
 }, ціль – { $target }
volley-no-dice = Місцевість забрала всі кубики, тож кидати нічого (ціль – { $target }). Візьміть більше кубиків.
volley-on = { $target }, { $terrain }
volleys-title = { $until ->
    [figure] Скільки атак до першої втраченої фігурки
   *[gone] Скільки атак, доки загін не буде знищено
 }: { $figures } { $figures ->
    [one] фігурка
    [few] фігурки
    [many] фігурок
   *[other] фігурки
 }
volleys-model = Кожну атаку рахують, як першу: стільки ж кубиків по загону, що стоїть там, де стояв.
volleys-compared = Атаки поряд
volleys-best = { $measure }: { $n ->
    [one] найкраще { $names }
   *[other] однаково найкращі { $names }
 }, перевага – { $lead }{ $share ->
    [yes] {" "}відсоткового пункту.
   *[no] .
 }

column-blocked = Втрачено, бо нікуди відступати
column-copies = Не видно
column-driven = Відкинуто
column-figures = Втрачено фігурок
column-flags_rolled = Прапори
column-gone = Знищено
column-hand = Карт на руці
column-hits = Влучання
column-lost = Втрачено фігурок
column-medals = Медалі
column-retreat = Відступ
column-target = Ціль
column-terrain = Місцевість
column-unseen = Невидимих карт

chart-symbols-about = Клітинка для кожної кількості влучань і прапорів: ймовірність у відсотках, що вони випадуть разом. Що дужче клітинка вирізняється з тла, то ймовірніше.
chart-volley-heat-about = Таблиця: рядків – { $rows }, стовпців – { $columns }. Імовірність у відсотках для кожної цілі й кожної кількості кубиків. Що дужче клітинка вирізняється з тла, то ймовірніше.
chart-volleys-about = Смужки для кожної атаки: ймовірність знищити загін, ймовірність відкинути його, фігурки й медалі в середньому.

held-title = Що може бути на руці в суперника: { $drawn } { $drawn ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
 } з { $size }, яких не видно
draws-named = З картою «{ $name }» тут дещо стається поіменно, тож рахувати її разом з іншими не можна. Запитайте про неї окремо або приберіть це.
draws-own-deck = Тут у кожної сторони своя колода: зі своїх карт не видно, що на руці в суперника. Запитайте un.draws про іншу сторону.
odds-no-target = «{ $name }» – не те, по чому кидають кубики. Є: { $all }. Для десятигранних кісток назвіть захист, число: un.odds(2, 8).
odds-words = Приберіть: { $names }. Це лише для кубиків по виду загону, наприклад un.odds(3, "infantry", figures=2).
odds-where = Про загін без поля цього не скажеш: { $names }. Є: { $all }.
projector-symbols = { $names }
