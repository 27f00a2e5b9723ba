game-outpost = Outpost
home-game-outpost = Outpost
scenario-outpost-ford = Брод
ending-outpost-won = Прорыв
ending-outpost-cards = Карты кончились
maker-outpost-need = Число, которое попадает

outpost-board-1 = Поле
    .text = На поле три столбца по четыре клетки. Клетки с общей стороной соседние.
outpost-turn-1 = Ходы
    .text = Стороны ходят по очереди. За ход сторона играет одну карту.
outpost-turn-2 = Взятие карты
    .text = После своей карты сторона берет одну из общей колоды, если там есть карты.
outpost-card-1 = Карты на руке
    .text = Сторона играет только карты с руки. Другая сторона их не видит.
outpost-march-1 = Марш
    .text = Марш перемещает один ваш отряд.
outpost-march-2 = Один шаг
    .text = Марш ведет на соседнюю клетку.
outpost-march-3 = Один отряд на клетке
    .text = Отряд не может войти на клетку с другим отрядом.
outpost-fire-1 = Огонь
    .text = Один ваш отряд стреляет по вражескому отряду не дальше чем за две клетки.
outpost-fire-2 = Кубик
    .text = Бросьте один кубик. Если выпало 4 или больше, отряд снят.
outpost-fire-3 = Лес
    .text = Отряд в лесу снимают только 5 и 6.
outpost-rest-1 = Отдых
    .text = Вместо того чтобы сыграть карту, ее можно сбросить.
outpost-end-1 = Победа
    .text = Вы побеждаете, когда ваш отряд дошел до вражеского ряда или у врага не осталось отрядов.
outpost-end-2 = Карты кончились
    .text = Если у стороны нет карты для своего хода, побеждает та, у которой больше отрядов.

why-outpost-march-1 = На { $tile } нет вашего отряда.
why-outpost-march-2 = { $to } не соседняя с { $tile }.
why-outpost-march-3 = На { $to } уже стоит отряд.
why-outpost-fire-1 = На { $to } нет вражеского отряда.
why-outpost-range = От { $tile } до { $to } больше двух клеток.

outpost-side-blue = Синие
outpost-side-red = Красные
outpost-card-march = Марш
    .text = Переместите один отряд на соседнюю свободную клетку.
outpost-card-fire = Огонь
    .text = Бросьте кубик по вражескому отряду не дальше чем за две клетки.
outpost-kind-rest = Отдых
outpost-terrain-meadow = луг
outpost-terrain-wood = лес
outpost-squad = { $side }: отряд на { $tile }
outpost-fact = В отряд на { $tile } попадает { $n } или больше.
outpost-goal = Дойти до вражеского ряда или снять все вражеские отряды.
outpost-event-marched = { $side }: марш с { $tile } на { $to }
outpost-event-fired = { $side }: огонь с { $tile } по { $to }
outpost-event-rolled = На кубике { $die }, нужно { $need }: { $hit ->
    [yes] отряд на { $tile } снят
   *[no] мимо
 }
outpost-event-rested = { $side }: отдых, сброшена карта «{ $card }»
thumb-outpost-near = Марш на { $to }, потому что оттуда ближе к вашему ряду.
    .hint = От { $to } ближе к вражескому ряду.
thumb-outpost-fire = Огонь по { $to }, потому что там попадает { $need } или больше.
    .hint = В отряд на { $to } попадает { $need } или больше.
term-outpost-woods = Лес
    .text = Клетка, на которой в отряд труднее попасть.

quiz-outpost-need = Какое наименьшее число попадает в отряд на { $tile }?
quiz-outpost-forgot-wood = Так было бы на открытой местности, а { $tile } в лесу.
quiz-outpost-no-wood = На { $tile } леса нет.
quiz-outpost-too-high = Меньшие числа тоже попадают.
