# What `undaunted-nb check` shows of a scenario: a summary to compare with the book, and what cannot work.

review-of = { $what } × { $n }
review-points = { $what } ({ $n })
review-at = { $what } — { $place }
review-tiles = Квадраты: { $n }.
review-objectives = Ключевые точки, всего очков: { $n } ({ $each }).
review-structures = Объекты: { $each }.
review-goal = { $side }, для победы: { $goal-set ->
    [yes] { $goal }
   *[no] ничего
 }.
review-placed = { $side }, на поле: { $each-count ->
    [0] ничего
   *[other] { $each }
 }.
review-deck = { $side }, карт в колоде { $n }: { $each-count ->
    [0] ничего
   *[other] { $each }
 }.
review-supply = { $side }, карт в запасе { $n }: { $each-count ->
    [0] ничего
   *[other] { $each }
 }.
review-board = Поле: { $boards }.
review-board-country = сельская местность
review-board-beach = побережье
review-terrain = Выложить местность: { $each-count ->
    [0] ничего
   *[other] { $each }
 }.
review-objects = Объекты: { $each-count ->
    [0] ничего
   *[other] { $each }
 }.
review-units = { $side }, отрядов { $n }: { $each-count ->
    [0] ничего
   *[other] { $each }
 }.
review-steep = Крутые стороны: { $sides }.
review-hand = { $side }, командных карт в руке: { $n }.
review-hexes = гексы местности
review-slabs = бункеры и мосты
review-obstacles = преграды (проволока, мешки, ежи)
review-figures-infantry = фигурки пехоты ({ $side })
review-figures-armor = фигурки танков ({ $side })
review-figures-artillery = фигурки артиллерии ({ $side })
review-doubts = Это может не работать:
doubt-no-goal = У стороны «{ $side }» нет цели, поэтому она не может победить. Добавьте «goals».
doubt-points = { $side }: для победы нужно очков { $wanted }, а на поле только { $most }. Уменьшите число или добавьте ключевые точки.
doubt-no-deck = У стороны «{ $side }» нет карт в колоде. Добавьте их в «deck».
doubt-no-cards = { $counter }: фишка на поле, но без карт, поэтому она никогда не будет действовать. Добавьте карты или уберите фишку.
doubt-no-way-on = { $counter }: карты есть, но фишка не может выйти на поле. Поставьте ее на квадрат или добавьте жетон точки появления.
doubt-no-medals = { $side }: для победы нужно 0 медалей, поэтому эта сторона не может победить. Укажите «medals».
doubt-medals = { $side }: для победы нужно медалей { $wanted }, а получить можно только { $most }. Уменьшите число или добавьте отряды или цели.
doubt-no-units = У стороны «{ $side }» нет отрядов. Добавьте их в «units».
doubt-no-hand = Сторона «{ $side }» начинает без командных карт. Укажите «cards».
doubt-box = Здесь нужно: { $what } — { $n }, а в коробке только { $most }.
