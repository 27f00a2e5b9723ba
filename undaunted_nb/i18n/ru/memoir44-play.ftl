# «Воспоминания о 1944»: почему чего-то нельзя, что произошло, что может быть не так со строкой или файлом.

# Почему нельзя

why-m44-game-over = Игра окончена.
why-m44-in-turn = { $pending ->
    [yes] Сначала нужно закончить другое.
   *[no] Сейчас не ход этой стороны: { $side }.
 }
why-m44-play-first = Ход начинается с командной карты: сначала сыграйте ее.
why-m44-play-phase = Командная карта в этот ход уже сыграна.
why-m44-in-hand = Карты «{ $card }» нет в руке.
why-m44-must-play = В руке есть карта, которую можно сыграть: сыграйте ее.
why-m44-ambush-turn = «Засаду» не играют как карту своего хода: ею отвечают на ближний бой.
why-m44-section-said = После «Атаки штурмовиков» назовите зону (left, center, right), после других карт зону не называют.
why-m44-own-unit = На гексе { $hex } нет отряда этой стороны: { $side }.
why-m44-ordered = Этому отряду в этот ход приказа не отдано: { $unit } ({ $hex }).
why-m44-order-phase = Приказы отдают до того, как первый отряд двинется или вступит в бой.
why-m44-called = Карта «{ $card }» не отдает приказа этому отряду: { $unit } ({ $hex }).
why-m44-room = Приказы карты «{ $card }» исчерпаны, на этот отряд не хватает: { $unit } ({ $hex }).
why-m44-one-order = За ход отряд получает один приказ, и этот его уже получил: { $unit } ({ $hex }).
why-m44-order-all = Сразу всем отдает приказ только та карта, что касается всех, и только пока кто-то ждет приказа.
why-m44-move-phase = Все отряды перемещаются до первого боя.
why-m44-moved = За ход отряд перемещается один раз, и этот уже перемещен: { $unit } ({ $hex }).
why-m44-card-no-move = По карте «{ $card }» отряды не перемещаются.
why-m44-rooted = Артиллерия в бункере никогда не перемещается.
why-m44-somewhere = Назовите хотя бы один гекс, на который отряд войдет.
why-m44-joined = Гексы пути должны граничить друг с другом, начиная от { $hex }.
why-m44-too-far = Длина пути — { $n } { $n ->
    [one] гекс
    [few] гекса
    [many] гексов
   *[other] гекса
 }, а предел для этого отряда — { $most }: { $unit } ({ $hex }).
why-m44-occupied = На пути или в его конце стоит отряд: ни на чужой, ни на свой отряд зайти нельзя, пройти сквозь него тоже.
why-m44-return = Путь возвращается на { $hex }, где отряд начал перемещение. Оно должно закончиться на другом гексе.
why-m44-impassable = Путь ведет в реку, а моста там нет.
why-m44-arm = В бункеры и на гексы с ежами входит только пехота.
why-m44-barred = Местность этого сценария не пускает этот отряд на один из этих гексов.
why-m44-must-stop = Отряд, который входит на { $stop }, должен там остановиться: { $ground }.
why-m44-hedgerow-in = На живую изгородь входят только с соседнего с ней гекса: перемещение должно начаться рядом с ней.
why-m44-hedgerow-out = Покидая живую изгородь, отряд проходит только один гекс.
why-m44-beach = Отряд, который входит на пляж, проходит за ход не больше двух гексов.
why-m44-card-no-battle = По карте «{ $card }» отряды не атакуют.
why-m44-battled = В этот ход отряд больше не может вступить в бой: { $unit } ({ $hex }).
why-m44-interrupted = После него в бой вступил другой отряд, поэтому его бои в этот ход окончены: { $unit } ({ $hex }).
why-m44-moved-too-far = Отряд прошел слишком далеко, чтобы в этот ход вступить в бой: { $unit } ({ $hex }).
why-m44-entered = В тот ход, когда отряд входит на такую местность, он не атакует: { $unit } ({ $hex }).
why-m44-afloat = Из океана в бой не вступают.
why-m44-no-enemy = На гексе { $to } нет врага.
why-m44-range = До { $to } { $range } { $range ->
    [one] гекс
    [few] гекса
    [many] гексов
   *[other] гекса
 }, а дальность отряда — { $most }: { $unit }.
why-m44-close-first = Рядом с { $hex } стоит враг: отряд может вступить только в ближний бой.
why-m44-card-range = Карта «{ $card }» не позволяет бой на такой дистанции.
why-m44-sight = Линия видимости от { $hex } до { $to } закрыта: { $hexes }.
why-m44-no-dice = Кубиков не остается: { $base } минус { $cover } за укрытие цели, минус { $penalty } за гекс самого атакующего.{ $ground-set ->
    [yes] {" "}Укрытие: { $ground }.
   *[no] {""}
 }
why-m44-no-wire = На гексе { $hex } нет колючей проволоки.
why-m44-guns-on-wire = Артиллерия колючую проволоку не убирает.
why-m44-no-digging = Окапывается только пехота, получившая приказ по карте «Окопаться».
why-m44-dug = На гексе { $hex } уже есть мешки с песком.
why-m44-supply = Мешков с песком не осталось.
why-m44-dig-afloat = В океане не окапываются.
why-m44-no-front = Позицию захватывает только отряд, который только что провел ближний бой, и только там, где стояла его цель.
why-m44-not-emptied = Гекс { $to } не освобожден.
why-m44-guns-stay = Артиллерия никогда не захватывает позицию.
why-m44-stopped = В этот ход отряд вошел на гекс, где должен остановиться: { $unit } ({ $hex }).
why-m44-no-ground = В этой игре позиций не захватывают.
why-m44-no-strike = Эта карта не бросает кубики против врага.
why-m44-struck = Кубики этой карты уже брошены.
why-m44-strike-whom = Назовите гексы, на которых стоит враг.
why-m44-strike-many = Столько целей карта «{ $card }» не допускает.
why-m44-group = Цели должны стоять на соседних гексах, одной группой, и каждая названа один раз.
why-m44-next = Эта цель не ждет броска.
why-m44-no-ambush = Нет ближнего боя, на который отвечают «Засадой»: { $side }.
why-m44-no-retreat = На гексе { $hex } никто сейчас не должен отступать.
why-m44-backwards = Отступают к своей стороне поля, гекс за гексом.
why-m44-retreat-occupied = На пути отступления стоит отряд.
why-m44-retreat-closed = Путь отступления ведет через местность, куда этому отряду не войти.
why-m44-whole-retreat = Отряд отступает так далеко, как может: этот путь слишком короткий или слишком длинный.
why-m44-no-immunity = У этого отряда нет флага, который можно игнорировать.
why-m44-no-look = Выбирать не из чего: { $side }.
why-m44-seen = Карты «{ $card }» среди взятых нет.

# Что произошло

event-m44-turn = Теперь { $side-gender ->
    [pl] ходят
   *[other] ходит
 } { $side }
event-m44-turn-ended = { $side } { $side-gender ->
    [pl] заканчивают
   *[other] заканчивает
 } ход
event-m44-played = { $side } { $side-gender ->
    [pl] сыграли
   *[other] сыграла
 } карту «{ $card }»{ $section-set ->
    [yes] , { $section }
   *[no] {""}
 }
event-m44-commanded = Исполняет { $commanders }
event-m44-copied = { $card-set ->
    [yes] «Контратака» повторяет карту «{ $card }»
   *[no] «Контратаке» нечего повторить
 }
event-m44-passed = { $side } не { $side-gender ->
    [pl] могут
   *[other] может
 } ничего сыграть
event-m44-ordered = { $unit } ({ $hex }) { $unit-gender ->
    [pl] получают
   *[other] получает
 } приказ
event-m44-led = { $n ->
    [1] { $unit } ({ $hex }) на пунктирной линии: командует { $commanders }
   *[other] { $unit } ({ $hex }) на пунктирной линии: Главнокомандующий решает, кто командует: { $commanders }
}
event-m44-all-ordered = Приказы получают { $units }
event-m44-treated = «Врачи и механики»: { $unit } ({ $hex })
event-m44-moved = { $unit } { $unit-gender ->
    [pl] перемещаются
   *[other] перемещается
 }: { $path }
event-m44-battled = { $range ->
    [1] Ближний бой
   *[other] Дальний бой, дистанция { $range }
 }: { $unit } ({ $hex }) против цели { $to } ({ $target }); { $dice } { $dice ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
 } (по дистанции { $base }{ $bonus ->
    [0] {""}
   *[other] , по карте +{ $bonus }
 }{ $cover ->
    [0] {""}
   *[other] , защита цели −{ $cover }
 }{ $penalties ->
    [0] {""}
   *[other] , из-за своего гекса −{ $penalties }
 })
event-m44-battle-over = { $unit } больше не { $unit-gender ->
    [pl] могут
   *[other] может
 } атаковать
event-m44-ambushed = Засада, первый бросок: { $unit }; { $dice } { $dice ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
 }, цель — { $target }
event-m44-rolled = Кубики: { $faces }. Попаданий: { $hits }, флагов: { $flags }, потерянных фигурок: { $lost }. Цель: { $unit } ({ $hex })
event-m44-granted = Кубики: { $faces }. Приказы: пехоте — { $infantry }, бронетехнике — { $armor }, любым отрядам — { $any }
event-m44-healed = Кубики: { $faces }. Возвращено фигурок: { $healed }; { $unit } ({ $hex })
event-m44-destroyed = Уничтожен отряд: { $unit } ({ $hex }). { $side } { $side-gender ->
    [pl] получают
   *[other] получает
 } { $medals } { $medals ->
    [one] медаль
    [few] медали
    [many] медалей
   *[other] медали
 }
event-m44-retreated = { $unit } { $unit-gender ->
    [pl] отступают
   *[other] отступает
 }: { $path }
event-m44-no-way = С гекса { $hex } отступать некуда; { $unit }: { $lost ->
    [one] потеряна { $lost } фигурка
    [few] потеряны { $lost } фигурки
    [many] потеряно { $lost } фигурок
   *[other] потеряно { $lost } фигурки
 }
event-m44-ignored = { $unit } ({ $hex }) { $unit-gender ->
    [pl] игнорируют
   *[other] игнорирует
 } флаг
event-m44-landed = Десант на { $hex }: { $unit }
event-m44-missed = Десант потерян на { $hex }: { $unit }
event-m44-took-ground = { $unit } { $unit-gender ->
    [pl] захватывают
   *[other] захватывает
 } позицию: { $path }
event-m44-dug = Мешки с песком на { $hex }: { $unit }. В запасе осталось: { $left }
event-m44-sandbags-gone = Мешки с песком на { $hex } убраны
event-m44-wire-gone = Колючая проволока на { $hex } убрана: { $unit }
event-m44-struck = { $side } { $side-gender ->
    [pl] бросают
   *[other] бросает
 } кубики по карте «{ $card }»; цели — { $units }
event-m44-drawn = { $side } { $side-gender ->
    [pl] берут
   *[other] берет
 } карту{ $card-set ->
    [yes] {" "}«{ $card }»
   *[no] {""}
 }
event-m44-kept = { $side } { $side-gender ->
    [pl] оставляют
   *[other] оставляет
 } карту{ $card-set ->
    [yes] {" "}«{ $card }»
   *[no] {""}
 }
event-m44-reshuffled = Из сброса замешана новая колода: { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
 }
event-m44-medal = { $side } { $side-gender ->
    [pl] получают
   *[other] получает
 } за цель на поле { $medals } { $medals ->
    [one] медаль
    [few] медали
    [many] медалей
   *[other] медали
 }
event-m44-won = { $side } { $side-gender ->
    [pl] побеждают
   *[other] побеждает
 }: { $medals } { $medals ->
    [one] медаль
    [few] медали
    [many] медалей
   *[other] медали
 }

# Что можно ввести

m44-error-no-action = { $line-set ->
    [no] Пустая строка — это не действие.
   *[yes] «{ $line }» — это не действие.
 } Действие выглядит так: «play Probe Left», «move C3 C4», «battle C4 D5» или «end turn».
m44-error-no-kind = Действия «{ $word }» здесь нет. Есть: { $all }.
m44-error-no-card = Командной карты «{ $name }» нет.{ $near-set ->
    [no] {""}
   *[yes] {" "}Может быть, «{ $near }»?
 }
m44-error-no-hex = Гекса «{ $name }» на этом поле нет.{ $near-set ->
    [no] {""}
   *[yes] {" "}Может быть, «{ $near }»?
 } Гексы называются так: «C3».
m44-error-no-symbol = Символа «{ $name }» на кубиках нет.{ $near-set ->
    [no] {""}
   *[yes] {" "}Может быть, «{ $near }»?
 } Есть: infantry, armor, grenade, star, flag.
m44-error-how-many = Для «{ $kind }» нужно назвать гексов: не меньше { $least } и не больше { $most }; названо { $n }.
m44-fault-value-battle = «{ $line }» — это не бой между двумя отрядами на поле.
m44-fault-value-unit = «{ $name }» — не отряд на поле: возьмите его имя или гекс, на котором он стоит.
m44-fault-value-flags = «{ $line }»: нужны отряд или его гекс и число флагов.

# Что может быть не так с файлом

fault-unknown-hex = Гекса «{ $name }» на этом поле нет. { $hint }
fault-unknown-ground = Местности или объекта «{ $name }» нет. { $hint }
fault-unknown-board = Поля «{ $name }» нет. { $hint }
fault-unknown-arm = Рода отрядов «{ $name }» нет. { $hint }
fault-unknown-troop = Отряда «{ $name }» в этом сценарии нет. { $hint }
fault-unknown-command-card = Командной карты «{ $name }» нет. { $hint }
fault-unknown-reading = Прочтения «{ $name }» нет. { $hint }
fault-boards = Полей { $n }: это слишком мало или слишком много; рядом лежат от одного до { $most }.
fault-uneven-teams = Команды можно поделить ровнее; пусть они различаются не больше чем на одного игрока.
fault-no-hexes = Здесь нет ни одного гекса; назовите хотя бы один.
fault-two-terrains = На гексе { $hex } местность уже задана ({ $before }); оставьте одну.
fault-two-units = На гексе { $hex } уже стоит отряд ({ $before }); гекс занимает один.
fault-unit-in-river = Отряд на гексе { $hex } стоит в реке без моста. Переставьте его или добавьте мост.
fault-unit-off = Отряд { $unit } здесь не стоит ни на одном гексе. Назовите другой или поставьте этот на поле.
fault-unit-side = Здесь нужен отряд стороны { $side }; { $unit } принадлежит другой.
fault-not-last = За этим в списке стоит что-то еще, но ждать другого могут только «draw», «fight» и «volley». Поставьте его последним.
fault-whose-turn = Это может делать только та сторона, чей сейчас ход: { $side }.
fault-bridge-nowhere = Мост на гексе { $hex } ничего не пересекает; поставьте его на реку.
fault-too-many-of = Карт «{ $card }» всего { $most }; возьмите меньше.
