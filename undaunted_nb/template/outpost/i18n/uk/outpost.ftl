game-outpost = Outpost
home-game-outpost = Outpost
scenario-outpost-ford = Брід
ending-outpost-won = Прорив
ending-outpost-cards = Карти скінчилися
maker-outpost-need = Число, що влучає

outpost-board-1 = Поле
    .text = На полі три стовпці по чотири клітинки. Клітинки зі спільною стороною сусідні.
outpost-turn-1 = Ходи
    .text = Сторони ходять по черзі. За хід сторона грає одну карту.
outpost-turn-2 = Взяття карти
    .text = Після своєї карти сторона бере одну зі спільної колоди, якщо там є карти.
outpost-card-1 = Карти на руці
    .text = Сторона грає лише карти з руки. Інша сторона їх не бачить.
outpost-march-1 = Марш
    .text = Марш переміщує один ваш загін.
outpost-march-2 = Один крок
    .text = Марш веде на сусідню клітинку.
outpost-march-3 = Один загін на клітинці
    .text = Загін не може зайти на клітинку з іншим загоном.
outpost-fire-1 = Вогонь
    .text = Один ваш загін стріляє по ворожому загону не далі ніж за дві клітинки.
outpost-fire-2 = Кубик
    .text = Киньте один кубик. Якщо випало 4 або більше, загін знято.
outpost-fire-3 = Ліс
    .text = Загін у лісі знімають лише 5 і 6.
outpost-rest-1 = Відпочинок
    .text = Замість зіграти карту її можна скинути.
outpost-end-1 = Перемога
    .text = Ви перемагаєте, коли ваш загін дійшов до ворожого ряду або у ворога не лишилося загонів.
outpost-end-2 = Карти скінчилися
    .text = Якщо сторона не має карти для свого ходу, перемагає та, у якої більше загонів.

why-outpost-march-1 = На { $tile } немає вашого загону.
why-outpost-march-2 = { $to } не сусідня з { $tile }.
why-outpost-march-3 = На { $to } вже стоїть загін.
why-outpost-fire-1 = На { $to } немає ворожого загону.
why-outpost-range = Від { $tile } до { $to } більше двох клітинок.

outpost-side-blue = Сині
outpost-side-red = Червоні
outpost-card-march = Марш
    .text = Перемістіть один загін на сусідню вільну клітинку.
outpost-card-fire = Вогонь
    .text = Киньте кубик по ворожому загону не далі ніж за дві клітинки.
outpost-kind-rest = Відпочинок
outpost-terrain-meadow = луг
outpost-terrain-wood = ліс
outpost-squad = { $side }: загін на { $tile }
outpost-fact = У загін на { $tile } влучає { $n } або більше.
outpost-goal = Дійти до ворожого ряду або зняти всі ворожі загони.
outpost-event-marched = { $side }: марш з { $tile } на { $to }
outpost-event-fired = { $side }: вогонь з { $tile } по { $to }
outpost-event-rolled = На кубику { $die }, потрібно { $need }: { $hit ->
    [yes] загін на { $tile } знято
   *[no] повз ціль
 }
outpost-event-rested = { $side }: відпочинок, скинуто карту «{ $card }»
thumb-outpost-near = Марш на { $to }, бо звідти ближче до вашого ряду.
    .hint = Від { $to } ближче до ворожого ряду.
thumb-outpost-fire = Вогонь по { $to }, бо там влучає { $need } або більше.
    .hint = У загін на { $to } влучає { $need } або більше.
term-outpost-woods = Ліс
    .text = Клітинка, на якій у загін важче влучити.

quiz-outpost-need = Яке найменше число влучає в загін на { $tile }?
quiz-outpost-forgot-wood = Так було б на відкритій місцевості, а { $tile } у лісі.
quiz-outpost-no-wood = На { $tile } лісу немає.
quiz-outpost-too-high = Менші числа теж влучають.
