# Кубики по отряду из нескольких фигурок: один бросок, бросок за броском, сравнение.

volley-title = { $line-set ->
    [yes] { $line }: { $dice }
   *[no] { $dice }
 } { $dice ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
 }, цель — { $target }, { $figures } { $figures ->
    [one] фигурка
    [few] фигурки
    [many] фигурок
   *[other] фигурки
 }
volley-what = Что из этого выйдет
volley-chance = Хотя бы одно попадание
volley-gone = Отряд уничтожен
volley-driven = Отряда там больше нет
volley-retreat = Отряд уцелел и должен отступить
volley-expected_hits = Попавших кубиков в среднем
volley-figures = Потеряно фигурок в среднем
volley-blocked = из них за гексы, куда не отступить
volley-medals = Медалей в среднем
volley-base = Кубики на этом расстоянии
volley-bonus = От карты
volley-cover = Укрытие цели
volley-penalty = Собственный гекс атакующего
volley-dice = Кубики
volley-thrown = { $dice } { $dice ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
 }, цель — { $target }
volley-no-dice = Местность забрала все кубики, поэтому бросать нечего (цель — { $target }). Возьмите больше кубиков.
volley-on = { $target }, { $terrain }
volleys-title = { $until ->
    [figure] Сколько атак до первой потерянной фигурки
   *[gone] Сколько атак, пока отряд не уничтожен
 }: { $figures } { $figures ->
    [one] фигурка
    [few] фигурки
    [many] фигурок
   *[other] фигурки
 }
volleys-model = Каждая атака считается как первая: столько же кубиков по отряду, который стоит там, где стоял.
volleys-compared = Атаки рядом
volleys-best = { $measure }: { $n ->
    [one] лучше всего { $names }
   *[other] одинаково лучшие { $names }
 }, перевес — { $lead }{ $share ->
    [yes] {" "}процентного пункта.
   *[no] .
 }

column-blocked = Потеряно без пути назад
column-copies = Не видно
column-driven = Отброшен
column-figures = Потеряно фигурок
column-flags_rolled = Флаги
column-gone = Уничтожен
column-hand = Карт в руке
column-hits = Попадания
column-lost = Потеряно фигурок
column-medals = Медали
column-retreat = Отступление
column-target = Цель
column-terrain = Местность
column-unseen = Невидимых карт

chart-symbols-about = Клетка для каждого числа попаданий и флагов: вероятность в процентах, что они выпадут вместе. Чем сильнее клетка выделяется на фоне, тем вероятнее.
chart-volley-heat-about = Таблица: строк — { $rows }, столбцов — { $columns }. Вероятность в процентах для каждой цели и каждого числа кубиков. Чем сильнее клетка выделяется на фоне, тем вероятнее.
chart-volleys-about = Полосы для каждой атаки: вероятность уничтожить отряд, вероятность отбросить его, фигурки и медали в среднем.

held-title = Что может быть в руке у противника: { $drawn } { $drawn ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
 } из { $size }, которых не видно
draws-named = С картой «{ $name }» здесь кое-что происходит поименно, поэтому считать ее вместе с другими нельзя. Спросите о ней отдельно или уберите это.
draws-own-deck = Здесь у каждой стороны своя колода: по своим картам не видно, что в руке у противника. Спросите un.draws о другой стороне.
odds-no-target = «{ $name }» — не то, по чему бросают кубики. Есть: { $all }. Для десятигранных кубиков назовите защиту, число: un.odds(2, 8).
odds-words = Уберите: { $names }. Это только для кубиков по виду отряда, например un.odds(3, "infantry", figures=2).
odds-where = Об отряде без поля этого не скажешь: { $names }. Есть: { $all }.
projector-symbols = { $names }
