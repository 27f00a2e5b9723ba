# Дослідник імовірностей: повзунки й списки з їхніми числами.

explore-title = Дослідіть імовірності
explore-code = Те саме в комірці
explore-steps = Як це порахувати
explore-kind = Гра
explore-kind-undaunted = Undaunted: десятигранні кістки
explore-kind-memoir44 = Memoir '44: кубики із символами
explore-what = Питання
explore-what-attack = Одна атака
explore-what-losses = Атака за атакою
explore-what-draws = Добір карт
explore-what-simulation = Кинути
explore-dice = Кількість
explore-base = Захист або броня
explore-cover = Укриття
explore-range = Відстань
explore-defense = Сума захисту
explore-hand = Карт на руці
explore-discard = Карт у скиді
explore-deck = Карт у колоді
explore-until = Доки
explore-times = Атак
explore-size = Карт у колоді
explore-copies = Потрібних карт
explore-draw = Карт за раунд
explore-rounds = Раундів
explore-rolls = Кидків
explore-seed = Серія кидків
explore-target = Ціль
explore-figures = Фігурок
explore-terrain = Місцевість
explore-attacker = Нападник
explore-until-counter = фішку не прибрано
explore-until-card = не втрачено карту
explore-until-gone = загін не знищено
explore-until-figure = не втрачено фігурку
explore-one-misses = Промах однією
explore-all-miss = Жодного влучання
explore-one-hits = Хоча б одне влучання
explore-by-defense = Імовірність влучити: лінія на кожну кількість кісток
explore-expected = Потрібно атак у середньому
explore-half = Атак, щоб мати хоча б 50%
explore-course = Смужки: сталося з цією атакою. Лінія: сталося досі
explore-cards = У середньому за перший раунд
explore-hits = Влучних кидків
explore-exactly = Точна ймовірність
explore-off = Різниця
explore-ticks-exact = Скільки влучило (помаранчева лінія: точно)
explore-ticks-open = Втрачено фігурок (помаранчева лінія: на рівнині)
explore-figures-lost = Скільки фігурок втрачено
explore-message = Це повідомлення незрозуміле. Нічого не змінено.
explore-error = Внутрішня помилка ({ $error }). Пересуньте повзунок, щоб продовжити.
explore-no-control = Немає налаштування «{ $name }». Є: { $all }.
explore-line = Для «{ $line }» потрібна партія або позиція: un.explore(game, "{ $line }").
explore-choose = Атаку не вибрано. Спершу виберіть її на столі або назвіть: un.explore(game, "Rifleman A: attack DE Riflemen B").
explore-within = { $n ->
    [1] Першою атакою
   *[other] За { $n } { $n ->
        [one] атаку
        [few] атаки
       *[many] атак
    }
 }
explore-told = { $what }. { $title }
explore-by-round = До раунду { $n }
explore-deck-title = Карт: { $size }, потрібних: { $copies }, за раунд: { $draw }
explore-points = { $sign }{ $n } { $n ->
    [one] відсотковий пункт
    [few] відсоткові пункти
    [many] відсоткових пунктів
   *[other] відсоткового пункту
 }
explore-cover-takes = Місцевість ({ $terrain }) забирає кубиків: { $dice }.
explore-faces = Грані, що влучають
explore-drawn = Смужки: прийшла в цьому раунді. Лінія: прийшла досі
