# Исследование вероятностей: ползунки и списки с их числами.

explore-title = Исследуйте вероятности
explore-code = То же в ячейке
explore-steps = Как это посчитать
explore-kind = Игра
explore-kind-undaunted = Undaunted: десятигранные кубики
explore-kind-memoir44 = Memoir '44: кубики с символами
explore-what = Вопрос
explore-what-attack = Одна атака
explore-what-losses = Атака за атакой
explore-what-draws = Добор карт
explore-what-simulation = Бросить кубики
explore-dice = Кубики
explore-base = Защита или броня
explore-cover = Укрытие
explore-range = Расстояние
explore-defense = Сумма защиты
explore-hand = Карт в руке
explore-discard = Карт в сбросе
explore-deck = Карт в колоде
explore-until = Пока
explore-times = Атак
explore-size = Карт в колоде
explore-copies = Нужных карт
explore-draw = Карт за раунд
explore-rounds = Раундов
explore-rolls = Бросков
explore-seed = Серия бросков
explore-target = Цель
explore-figures = Фигурок
explore-terrain = Местность
explore-attacker = Атакующий
explore-until-counter = фишка не убрана
explore-until-card = карта не потеряна
explore-until-gone = отряд не уничтожен
explore-until-figure = фигурка не потеряна
explore-one-misses = Промах одним
explore-all-miss = Ни одного попадания
explore-one-hits = Хотя бы одно попадание
explore-by-defense = Вероятность попасть: линия на каждое число кубиков
explore-expected = Нужно атак в среднем
explore-half = Атак, чтобы иметь хотя бы 50%
explore-course = Полосы: произошло с этой атакой. Линия: произошло к ней
explore-cards = В среднем за первый раунд
explore-hits = Бросков с попаданием
explore-exactly = Точная вероятность
explore-off = Разница
explore-ticks-exact = Сколько попало (оранжевая линия: точно)
explore-ticks-open = Потеряно фигурок (оранжевая линия: на равнине)
explore-figures-lost = Сколько фигурок потеряно
explore-message = Это сообщение непонятно. Ничего не изменилось.
explore-error = Внутренняя ошибка ({ $error }). Сдвиньте ползунок, чтобы продолжить.
explore-no-control = Нет настройки «{ $name }». Есть: { $all }.
explore-line = Для «{ $line }» нужна партия или позиция: un.explore(game, "{ $line }").
explore-choose = Атака не выбрана. Сначала выберите ее на столе или назовите: un.explore(game, "Rifleman A: attack DE Riflemen B").
explore-within = { $n ->
    [1] Первой атакой
   *[other] За { $n } { $n ->
        [one] атаку
        [few] атаки
       *[many] атак
    }
 }
explore-told = { $what }. { $title }
explore-by-round = К раунду { $n }
explore-deck-title = Карт: { $size }, нужных: { $copies }, за раунд: { $draw }
explore-points = { $sign }{ $n } { $n ->
    [one] процентный пункт
    [few] процентных пункта
    [many] процентных пунктов
   *[other] процентного пункта
 }
explore-cover-takes = Местность ({ $terrain }) забирает кубиков: { $dice }.
explore-faces = Попадающие грани
explore-drawn = Полосы: пришла в этом раунде. Линия: пришла к нему
