# «Memoir '44»: чому чогось не можна, що сталося, що може бути не так із рядком або файлом.

# Чому не можна

why-m44-game-over = Гру завершено.
why-m44-in-turn = { $pending ->
    [yes] Спершу треба завершити інше.
   *[no] Зараз не хід цієї сторони: { $side }.
 }
why-m44-play-first = Хід починається з командної карти: спершу зіграйте її.
why-m44-play-phase = Командну карту цього ходу вже зіграно.
why-m44-in-hand = Карти «{ $card }» немає на руці.
why-m44-must-play = На руці є карта, яку можна зіграти: зіграйте її.
why-m44-ambush-turn = «Засідку» не грають як карту свого ходу: нею відповідають на ближній бій.
why-m44-section-said = Після «Атаки штурмовиків» назвіть зону (left, center, right), після інших карт зону не називають.
why-m44-own-unit = На гексі { $hex } немає загону цієї сторони: { $side }.
why-m44-ordered = Цьому загонові цього ходу наказу не віддано: { $unit } ({ $hex }).
why-m44-order-phase = Накази віддають до того, як перший загін рушить або атакує.
why-m44-called = Карта «{ $card }» не віддає наказу цьому загонові: { $unit } ({ $hex }).
why-m44-room = Накази карти «{ $card }» вичерпано, на цей загін не вистачає: { $unit } ({ $hex }).
why-m44-one-order = За хід загін дістає один наказ, і цей його вже дістав: { $unit } ({ $hex }).
why-m44-order-all = Одразу всім віддає наказ лише та карта, що стосується всіх, і лише доки хтось чекає на наказ.
why-m44-move-phase = Усі загони переміщуються до першої атаки.
m44-attack-after-orders = Спершу натисніть «Накази віддано» й «Переміщення закінчено». Тоді атакуйте загін на { $hex }.
m44-attack-after-moves = Спершу натисніть «Переміщення закінчено». Тоді атакуйте загін на { $hex }.
why-m44-moved = За хід загін переміщується один раз, і цей уже переміщено: { $unit } ({ $hex }).
why-m44-card-no-move = За картою «{ $card }» загони не переміщуються.
why-m44-rooted = Артилерія в бункері ніколи не переміщується.
why-m44-somewhere = Назвіть принаймні один гекс, на який загін увійде.
why-m44-joined = Гекси шляху мають бути сусідніми один з одним, починаючи від { $hex }.
why-m44-too-far = Довжина шляху – { $n } { $n ->
    [one] гекс
    [few] гекси
    [many] гексів
   *[other] гекса
 }, а межа для цього загону – { $most }: { $unit } ({ $hex }).
why-m44-occupied = На шляху або в його кінці стоїть загін: ні на чужий, ні на свій загін зайти не можна, пройти крізь нього теж.
why-m44-return = Шлях повертається на { $hex }, де загін почав переміщення. Воно має закінчитися на іншому гексі.
why-m44-impassable = Шлях веде в річку, а мосту там немає.
why-m44-arm = До бункерів і на гекси з їжаками входить лише піхота.
why-m44-barred = Місцевість цього сценарію не пускає цей загін на один із цих гексів.
why-m44-steep = Бік між { $start } і { $to } занадто крутий для будь-якого загону.
why-m44-must-stop = Загін, що входить на { $stop }, мусить там зупинитися: { $ground }.
why-m44-hedgerow-in = На живопліт входять лише із сусіднього з ним гекса: переміщення має початися поруч із ним.
why-m44-hedgerow-out = Залишаючи живопліт, загін проходить лише один гекс.
why-m44-beach = Загін, що входить на пляж, проходить за хід не більше двох гексів.
why-m44-card-no-battle = За картою «{ $card }» загони не атакують.
why-m44-card-no-clear = За картою «{ $card }» загони не атакують, тож і дріт прибрати не можуть.
why-m44-battled = Цього ходу загін більше не може атакувати: { $unit } ({ $hex }).
why-m44-interrupted = Після нього атакував інший загін, тож його атаки цього ходу закінчено: { $unit } ({ $hex }).
why-m44-moved-too-far = Загін пройшов задалеко, щоб цього ходу атакувати: { $unit } ({ $hex }).
why-m44-entered = Того ходу, коли загін входить на таку місцевість, він не атакує: { $unit } ({ $hex }).
why-m44-afloat = З океану не атакують.
why-m44-no-enemy = На гексі { $to } немає ворога.
why-m44-range = До { $to } { $range } { $range ->
    [one] гекс
    [few] гекси
    [many] гексів
   *[other] гекса
 }, а дальність загону – { $most }: { $unit }.
why-m44-close-first = Поруч із { $hex } стоїть ворог: загін може атакувати лише в ближньому бою.
why-m44-card-range = Карта «{ $card }» не дозволяє атакувати на такій відстані.
why-m44-sight = Лінію видимості від { $hex } до { $to } закрито: { $hexes }.
why-m44-no-dice = Кубиків не лишається: { $base } мінус { $cover } за укриття цілі, мінус { $penalty } за гекс самого нападника.{ $ground-set ->
    [yes] {" "}Укриття: { $ground }.
   *[no] {""}
 }
why-m44-no-wire = На гексі { $hex } немає колючого дроту.
why-m44-guns-on-wire = Артилерія колючого дроту не прибирає.
why-m44-no-digging = Окопується лише піхота, що дістала наказ за картою «Окопатися».
why-m44-dug = На гексі { $hex } вже є мішки з піском.
why-m44-supply = Мішків із піском не лишилося.
why-m44-dig-afloat = В океані не окопуються.
why-m44-no-front = Позицію захоплює лише загін, що саме провів ближній бій, і лише там, де стояла його ціль.
why-m44-not-emptied = Гекс { $to } не звільнено.
why-m44-guns-stay = Артилерія ніколи не захоплює позицій.
why-m44-stopped = Цього ходу загін увійшов на гекс, де мусить зупинитися: { $unit } ({ $hex }).
why-m44-no-ground = У цій грі позицій не захоплюють.
why-m44-no-strike = Ця карта не кидає кубиків проти ворога.
why-m44-struck = Кубики цієї карти вже кинуто.
why-m44-strike-whom = Назвіть гекси, на яких стоїть ворог.
why-m44-strike-many = Стількох цілей карта «{ $card }» не допускає.
why-m44-group = Цілі мають стояти на сусідніх гексах, однією групою, і кожну названо один раз.
why-m44-next = Ця ціль не чекає на кидок.
why-m44-no-ambush = Немає ближнього бою, на який відповідають «Засідкою»: { $side }.
why-m44-cannot-ambush = Звідси цей загін не міг би атакувати, тож засідку влаштувати не може: { $unit } ({ $hex }).
why-m44-no-retreat = На гексі { $hex } ніхто зараз не мусить відступати.
why-m44-backwards = Відступають до свого краю поля, гекс за гексом.
why-m44-retreat-occupied = На шляху відступу стоїть загін.
why-m44-retreat-closed = Шлях відступу веде через місцевість, куди цьому загонові не ввійти.
why-m44-whole-retreat = Загін відступає так далеко, як може: цей шлях закороткий або задовгий.
why-m44-no-immunity = У цього загону немає прапора, який можна ігнорувати.
why-m44-no-look = Вибирати немає з чого: { $side }.
why-m44-seen = Карти «{ $card }» серед узятих немає.

# Що сталося

event-m44-turn = Далі { $side-gender ->
    [pl] ходять
   *[other] ходить
 } { $side }
event-m44-turn-ended = { $side } { $side-gender ->
    [pl] завершують
   *[other] завершує
 } хід
event-m44-played = { $side } { $side-gender ->
    [pl] зіграли
   *[other] зіграла
 } карту «{ $card }»{ $section-set ->
    [yes] , { $section }
   *[no] {""}
 }
event-m44-commanded = Виконує { $commanders }
event-m44-copied = { $card-set ->
    [yes] «Контратака» повторює карту «{ $card }»
   *[no] «Контратаці» нема чого повторити
 }
event-m44-passed = { $side } не { $side-gender ->
    [pl] мають
   *[other] має
 } що зіграти
event-m44-ordered = { $unit } ({ $hex }) { $unit-gender ->
    [pl] отримують
   *[other] отримує
 } наказ
event-m44-led = { $n ->
    [1] { $unit } ({ $hex }) на пунктирній лінії: командує { $commanders }
   *[other] { $unit } ({ $hex }) на пунктирній лінії: Головнокомандувач вирішує, хто командує: { $commanders }
}
event-m44-all-ordered = Накази отримують { $units }
event-m44-treated = «Лікарі й механіки»: { $unit } ({ $hex })
event-m44-moved = { $unit } { $unit-gender ->
    [pl] переміщуються
   *[other] переміщується
 }: { $path }
event-m44-battled = { $range ->
    [1] Ближній бій
   *[other] Стрільба, відстань { $range }
 }: { $unit } ({ $hex }) проти цілі { $to } ({ $target }); { $dice } { $dice ->
    [one] кубик
    [few] кубики
    [many] кубиків
   *[other] кубика
 } (за відстанню { $base }{ $bonus ->
    [0] {""}
   *[other] , за картою +{ $bonus }
 }{ $cover ->
    [0] {""}
   *[other] , захист цілі −{ $cover }
 }{ $penalties ->
    [0] {""}
   *[other] , через свій гекс −{ $penalties }
 })
event-m44-battle-over = { $unit } більше не { $unit-gender ->
    [pl] можуть
   *[other] може
 } атакувати
event-m44-ambushed = Засідка, перший кидок: { $unit }; { $dice } { $dice ->
    [one] кубик
    [few] кубики
    [many] кубиків
   *[other] кубика
 }, ціль – { $target }
event-m44-rolled = Кубики: { $faces }. Влучань: { $hits }, прапорів: { $flags }, втрачених фігурок: { $lost }. Ціль: { $unit } ({ $hex })
event-m44-granted = Кубики: { $faces }. Накази: піхоті – { $infantry }, бронетехніці – { $armor }, будь-яким загонам – { $any }
event-m44-healed = Кубики: { $faces }. Повернуто фігурок: { $healed }; { $unit } ({ $hex })
event-m44-destroyed = Знищено загін: { $unit } ({ $hex }). { $side } { $side-gender ->
    [pl] отримують
   *[other] отримує
 } { $medals } { $medals ->
    [one] медаль
    [few] медалі
    [many] медалей
   *[other] медалі
 }
event-m44-retreated = { $unit } { $unit-gender ->
    [pl] відступають
   *[other] відступає
 }: { $path }
event-m44-no-way = З гекса { $hex } відступати нікуди; { $unit }: { $lost ->
    [one] втрачено { $lost } фігурку
    [few] втрачено { $lost } фігурки
    [many] втрачено { $lost } фігурок
   *[other] втрачено { $lost } фігурки
 }
event-m44-ignored = { $unit } ({ $hex }) { $unit-gender ->
    [pl] ігнорують
   *[other] ігнорує
 } прапор
event-m44-landed = Десант на { $hex }: { $unit }
event-m44-missed = Десант втрачено на { $hex }: { $unit }
event-m44-took-ground = { $unit } { $unit-gender ->
    [pl] захоплюють
   *[other] захоплює
 } позицію: { $path }
event-m44-dug = Мішки з піском на { $hex }: { $unit }. У запасі лишилося: { $left }
event-m44-sandbags-gone = Мішки з піском на { $hex } прибрано
event-m44-wire-gone = Колючий дріт на { $hex } прибрано: { $unit }
event-m44-struck = { $side } { $side-gender ->
    [pl] кидають
   *[other] кидає
 } кубики за картою «{ $card }»; цілі – { $units }
event-m44-drawn = { $side } { $side-gender ->
    [pl] беруть
   *[other] бере
 } карту{ $card-set ->
    [yes] {" "}«{ $card }»
   *[no] {""}
 }
event-m44-kept = { $side } { $side-gender ->
    [pl] залишають
   *[other] залишає
 } карту{ $card-set ->
    [yes] {" "}«{ $card }»
   *[no] {""}
 }
event-m44-reshuffled = Зі скиду замішано нову колоду: { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
 }
event-m44-medal = { $side } { $side-gender ->
    [pl] отримують
   *[other] отримує
 } за ціль на полі { $medals } { $medals ->
    [one] медаль
    [few] медалі
    [many] медалей
   *[other] медалі
 }
event-m44-won = { $side } { $side-gender ->
    [pl] перемагають
   *[other] перемагає
 }: { $medals } { $medals ->
    [one] медаль
    [few] медалі
    [many] медалей
   *[other] медалі
 }

# Що можна ввести

m44-error-no-action = { $line-set ->
    [no] Порожній рядок – це не дія.
   *[yes] «{ $line }» – це не дія.
 } Дія виглядає так: «play Probe Left», «move C3 C4», «battle C4 D5» або «end turn».
m44-error-no-kind = Дії «{ $word }» тут немає. Є: { $all }.
m44-error-no-card = Командної карти «{ $name }» немає.{ $near-set ->
    [no] {""}
   *[yes] {" "}Може, «{ $near }»?
 }
m44-error-no-hex = Гекса «{ $name }» на цьому полі немає.{ $near-set ->
    [no] {""}
   *[yes] {" "}Може, «{ $near }»?
 } Гекси називаються так: «C3».
m44-error-no-symbol = Символу «{ $name }» на кубиках немає.{ $near-set ->
    [no] {""}
   *[yes] {" "}Може, «{ $near }»?
 } Є: infantry, armor, grenade, star, flag.
m44-error-how-many = Для «{ $kind }» треба назвати гексів: не менше { $least } і не більше { $most }; названо { $n }.
m44-fault-value-battle = «{ $line }» – це не атака між двома загонами на полі.
m44-fault-value-unit = «{ $name }» – не загін на полі: візьміть його ім’я або гекс, на якому він стоїть.
m44-fault-value-flags = «{ $line }»: потрібні загін або його гекс і число прапорів.

# Що може бути не так із файлом

fault-unknown-hex = Гекса «{ $name }» на цьому полі немає. { $hint }
fault-unknown-ground = Місцевості чи об’єкта «{ $name }» немає. { $hint }
fault-unknown-board = Поля «{ $name }» немає. { $hint }
fault-unknown-arm = Роду загонів «{ $name }» немає. { $hint }
fault-unknown-troop = Загону «{ $name }» в цьому сценарії немає. { $hint }
fault-unknown-command-card = Командної карти «{ $name }» немає. { $hint }
fault-unknown-reading = Прочитання «{ $name }» немає. { $hint }
fault-boards = Полів { $n }: це замало або забагато; поруч лежить від одного до { $most }.
fault-uneven-teams = Команди можна поділити рівніше; хай вони різняться щонайбільше на одного гравця.
fault-no-side = «{ $name }» – це не бік між двома сусідніми гексами. Напишіть обидва гекси, наприклад «F5-f6».
fault-no-hexes = Тут немає жодного гекса; назвіть хоча б один.
fault-two-terrains = На гексі { $hex } місцевість уже задано ({ $before }); залиште одну.
fault-two-units = На гексі { $hex } вже стоїть загін ({ $before }); гекс займає один.
fault-unit-in-river = Загін на гексі { $hex } стоїть у річці без мосту. Переставте його або додайте міст.
fault-unit-off = Загін { $unit } тут не стоїть на жодному гексі. Назвіть інший або поставте цей на поле.
fault-unit-side = Тут потрібен загін сторони { $side }; { $unit } належить іншій.
fault-not-last = За цим у переліку стоїть ще щось, але чекати на інше можуть лише «draw», «fight» і «volley». Поставте його останнім.
fault-whose-turn = Це може робити лише та сторона, чий зараз хід: { $side }.
fault-bridge-nowhere = Міст на гексі { $hex } нічого не перетинає; поставте його на річку.
fault-too-many-of = Карт «{ $card }» лише { $most }; візьміть менше.
