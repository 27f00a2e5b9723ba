# Undaunted: the names of things, why something cannot be done, and what happened.

side-US = США
    .gen = США
    .dat = США
    .acc = США
    .ins = США
    .loc = США
    .gender = pl
side-DE = Німеччина
    .gen = Німеччини
    .dat = Німеччині
    .acc = Німеччину
    .ins = Німеччиною
    .loc = Німеччині
    .gender = f
side-of-US = США
    .gen = США
    .dat = США
    .acc = США
    .ins = США
    .loc = США
    .gender = pl
side-of-DE = Німеччина
    .gen = Німеччини
    .dat = Німеччині
    .acc = Німеччину
    .ins = Німеччиною
    .loc = Німеччині
    .gender = f

card-platoon-sergeant = Командир взводу
    .gen = командира взводу
    .dat = командиру взводу
    .acc = командира взводу
    .ins = командиром взводу
    .loc = командирі взводу
    .gender = m
card-platoon-guide = Головний сержант взводу
    .gen = головного сержанта взводу
    .dat = головному сержанту взводу
    .acc = головного сержанта взводу
    .ins = головним сержантом взводу
    .loc = головному сержанті взводу
    .gender = m
card-squad-leader = Командир відділення { $squad }
    .gen = командира відділення { $squad }
    .dat = командиру відділення { $squad }
    .acc = командира відділення { $squad }
    .ins = командиром відділення { $squad }
    .loc = командирі відділення { $squad }
    .gender = m
card-scout = Розвідник { $squad }
    .gen = розвідника { $squad }
    .dat = розвіднику { $squad }
    .acc = розвідника { $squad }
    .ins = розвідником { $squad }
    .loc = розвіднику { $squad }
    .gender = m
card-rifleman = Стрілець { $squad }
    .gen = стрільця { $squad }
    .dat = стрільцю { $squad }
    .acc = стрільця { $squad }
    .ins = стрільцем { $squad }
    .loc = стрільці { $squad }
    .gender = m
card-sniper = Снайпер
    .gen = снайпера
    .dat = снайперу
    .acc = снайпера
    .ins = снайпером
    .loc = снайпері
    .gender = m
card-machine-gunner = Кулеметник { $squad }
    .gen = кулеметника { $squad }
    .dat = кулеметнику { $squad }
    .acc = кулеметника { $squad }
    .ins = кулеметником { $squad }
    .loc = кулеметнику { $squad }
    .gender = m
card-mortar = Міномет
    .gen = міномета
    .dat = міномету
    .acc = міномет
    .ins = мінометом
    .loc = міномету
    .gender = m
card-fog = Туман війни
    .gen = туману війни
    .dat = туману війни
    .acc = туман війни
    .ins = туманом війни
    .loc = тумані війни
    .gender = m

counter-riflemen = Стрільці { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = стрільців { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = стрільцям { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = стрільців { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = стрільцями { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = стрільцях { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = pl
counter-scouts = Розвідники { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = розвідників { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = розвідникам { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = розвідників { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = розвідниками { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = розвідниках { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = pl
counter-machine-gunners = Кулеметники { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = кулеметників { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = кулеметникам { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = кулеметників { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = кулеметниками { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = кулеметниках { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = pl
counter-mortar = Міномет{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = міномета{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = міномету{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = міномет{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = мінометом{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = міномету{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-snipers = Снайпери{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = снайперів{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = снайперам{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = снайперів{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = снайперами{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = снайперах{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = pl

kind-move = Переміститися
kind-guide = Направити
kind-scout = Розвідати
kind-stalk = Прокрастися
kind-bolster = Поповнити
kind-command = Наказати
kind-conceal = Замаскуватися
kind-control = Контролювати
kind-inspire = Надихнути
kind-recon = Спостерігати
kind-target = Прицілитися
kind-attack = Атакувати
kind-suppress = Придушити
kind-blast = Обстріляти
kind-ready = Стати готовим
kind-hunker-down = Вичікувати
kind-initiative = Ініціатива
kind-end-turn = Завершити хід
kind-begin = Почати дію
kind-take = Узяти
kind-enough = Досить
kind-next = Наступний кидок

terrain-field = поле
    .gen = поля
    .dat = полю
    .acc = поле
    .ins = полем
    .loc = полі
    .gender = n
terrain-open = чисте поле
    .gen = чистого поля
    .dat = чистому полю
    .acc = чисте поле
    .ins = чистим полем
    .loc = чистому полі
    .gender = n
terrain-meadow = лука
    .gen = луки
    .dat = луці
    .acc = луку
    .ins = лукою
    .loc = луці
    .gender = f
terrain-lane = путівець
    .gen = путівця
    .dat = путівцю
    .acc = путівець
    .ins = путівцем
    .loc = путівці
    .gender = m
terrain-hedgerow = живопліт
    .gen = живоплоту
    .dat = живоплоту
    .acc = живопліт
    .ins = живоплотом
    .loc = живоплоті
    .gender = m
terrain-orchard = сад
    .gen = саду
    .dat = саду
    .acc = сад
    .ins = садом
    .loc = саду
    .gender = m
terrain-garden = городи
    .gen = городів
    .dat = городам
    .acc = городи
    .ins = городами
    .loc = городах
    .gender = pl
terrain-farm = ферма
    .gen = ферми
    .dat = фермі
    .acc = ферму
    .ins = фермою
    .loc = фермі
    .gender = f
terrain-hedged = поле з живоплотом
    .gen = поля з живоплотом
    .dat = полю з живоплотом
    .acc = поле з живоплотом
    .ins = полем з живоплотом
    .loc = полі з живоплотом
    .gender = n
terrain-wood = ліс
    .gen = лісу
    .dat = лісу
    .acc = ліс
    .ins = лісом
    .loc = лісі
    .gender = m
terrain-hill = пагорб
    .gen = пагорба
    .dat = пагорбу
    .acc = пагорб
    .ins = пагорбом
    .loc = пагорбі
    .gender = m
terrain-river = річка
    .gen = річки
    .dat = річці
    .acc = річку
    .ins = річкою
    .loc = річці
    .gender = f
terrain-ruins = руїни
    .gen = руїн
    .dat = руїнам
    .acc = руїни
    .ins = руїнами
    .loc = руїнах
    .gender = pl
terrain-house = будинок
    .gen = будинку
    .dat = будинку
    .acc = будинок
    .ins = будинком
    .loc = будинку
    .gender = m
terrain-village-edge = околиця села
    .gen = околиці села
    .dat = околиці села
    .acc = околицю села
    .ins = околицею села
    .loc = околиці села
    .gender = f

zone-hand = рука
    .gen = руки
    .dat = руці
    .acc = руку
    .ins = рукою
    .loc = руці
    .gender = f
zone-deck = колода
    .gen = колоди
    .dat = колоді
    .acc = колоду
    .ins = колодою
    .loc = колоді
    .gender = f
zone-discard = скид
    .gen = скиду
    .dat = скиду
    .acc = скид
    .ins = скидом
    .loc = скиді
    .gender = m
zone-play = ігрова зона
    .gen = ігрової зони
    .dat = ігровій зоні
    .acc = ігрову зону
    .ins = ігровою зоною
    .loc = ігровій зоні
    .gender = f
zone-supply = резерв
    .gen = резерву
    .dat = резерву
    .acc = резерв
    .ins = резервом
    .loc = резерві
    .gender = m
zone-removed = вилучені
    .gen = вилучених
    .dat = вилученим
    .acc = вилучені
    .ins = вилученими
    .loc = вилучених
    .gender = pl
zone-counter = фішка
    .gen = фішки
    .dat = фішці
    .acc = фішку
    .ins = фішкою
    .loc = фішці
    .gender = f

## Why not

why-un-end-1 = Гру завершено.
why-un-turn-1 = { $phase ->
    [draw] Ще триває отримання карт; ходи починаються після визначення ініціативи.
    [initiative] Спершу обидві сторони вибирають карту для визначення ініціативи; ходи – після цього.
    [pending] Ще не все розіграно: спершу кидок кісток або наступна карта.
   *[other] Зараз хід { $whose-gen }, а не { $side-gen }.
 }
why-un-turn-2 = На руці немає карти «{ $card }».
why-no-step = { $kind ->
    [begin] Тут назвіть усю дію одним рядком. Крок за кроком починається лише карта, у якої забагато варіантів для одного списку.
    [take] Цього зараз узяти не можна.
   *[other] Тут немає чого завершувати словом «enough».
 }
why-un-fog-1 = У свій хід туман війни зіграти не можна: ні заради дії, ні щоб вичікувати.
why-un-card-1 = На карті «{ $card }» немає дії «{ $kind }».
why-no-action = На карті «{ $card }» немає жодної дії.
why-un-suppressed-1 = { $unit } { $unit-gender ->
    [m] придушений
   *[other] придушені
 }: зіграна карта «{ $card }» лише переверне фішку готовим боком догори.
why-ready-already = { $unit-set ->
    [no] Ця карта не має своєї фішки, тож перевертати нічого.
   *[yes] { $unit } не { $unit-gender ->
        [m] придушений
       *[other] придушені
     }, тож перевертати нічого.
 }
why-un-spawn-3 = На полі немає { $unit-gen }, і відповідного пункту появи теж немає: картою «{ $card }» можна лише вичікувати.
why-un-spawn-4 = { $at-set ->
    [no] Для { $unit-gen } є кілька пунктів появи: { $tiles }. Вкажіть, де саме, наприклад «enter 5B, …».
   *[yes] { $unit-set ->
        [no] Карта «{ $card }» не має своєї фішки, тож у { $at } нікому з’являтися.
       *[yes] { $unit } не { $unit-gender ->
            [m] може
           *[other] можуть
         } з’явитися у { $at }.
     }
 }
why-un-move-4 = Лишитися на місці – це не дія: назвіть принаймні один квадрат.
why-way-length = Це { $n } { $n ->
    [one] квадрат
    [few] квадрати
    [many] квадратів
   *[other] квадрата
 }, а карта «{ $card }» дозволяє щонайбільше { $x }.
why-way-joined = { $tile } не сусідній із { $before }: спільної частини краю в них немає.
why-un-move-2 = { $bare-count ->
    [one] У квадраті
   *[other] У квадратах
 } { $bare } немає вашого жетона контролю, а входити можна лише туди, де ваша сторона провела розвідку або має контроль.
why-un-guide-1 = { $counter } – це не ваша фішка: дією «Направити» можна перемістити лише власний загін.
why-guide-off = На полі немає { $counter-gen }.
why-un-guide-2 = { $counter } { $counter-gender ->
    [m] придушений
   *[other] придушені
 }, а придушену фішку направити не можна.
why-un-bolster-1 = Немає в резерві: { $missing }.
why-un-card-4 = Карта «{ $card }» не має своєї фішки, а для цієї дії вона потрібна.
why-un-inspire-3 = Карту «{ $card }» саме зараз розігрують, тож цією дією її не повернути.
why-un-inspire-1 = Немає в ігровій зоні: { $missing }.
why-too-many-cards = Карта «{ $card }» дозволяє взяти щонайбільше { $x } { $x ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
 }, а не { $n }.
why-other-squad = Карта «{ $card }» стосується лише карт відділення { $squad }.
why-take-one = Тут є що взяти, тож треба взяти принаймні одну карту.
why-un-command-1 = Можна взяти щонайбільше { $x } { $x ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
 }, а не { $n }.
why-un-command-2 = У колоді є що брати, тож треба взяти принаймні одну карту.
why-un-control-3 = У квадраті { $tile } { $enemies-count ->
    [one] стоїть фішка суперника
   *[other] стоять фішки суперника
 }: { $enemies }. Поки там є фішка суперника, навіть придушена, узяти квадрат під контроль не можна.
why-un-control-4 = У квадраті { $tile } немає вашого жетона контролю, тож перевертати нічого: спершу квадрат треба розвідати.
why-un-control-5 = Ви вже контролюєте { $tile }.
why-un-recon-2 = На руці немає туману війни, а без нього дію «Спостерігати» не виконати.
why-un-target-1 = Відстань від міномета до { $tile } – { $n } { $n ->
    [one] квадрат
    [few] квадрати
    [many] квадратів
   *[other] квадрата
 }, а до цілі має бути щонайменше { $least }.
why-un-target-2 = Ваш жетон цілі вже лежить у { $tile }; перемістити його можна лише в інший квадрат.
why-un-attack-7 = Карта «{ $card }» не має своєї фішки, а атакувати може лише фішка.
why-un-attack-1 = { $counter } – це ваша власна фішка: виберіть фішку суперника.
why-target-off = На полі немає { $counter-gen }.
why-un-blast-2 = Вашого жетона цілі немає на полі: спершу виконайте дію «Прицілитися».
why-un-blast-4 = Ця фішка не чекає на кидок.
why-un-initiative-1 = { $phase ->
    [initiative] Це не можна вибрати для визначення ініціативи.
   *[other] Карту для визначення ініціативи вибирають лише після отримання карт і до ходів.
 }
why-chosen-already = { $side } вже { $side-gender ->
    [pl] вибрали
    [m] вибрав
    [n] вибрало
   *[other] вибрала
 } карту.
why-chance-roll = Зараз таких кісток не кидають.
why-chance-land = Цей загін зараз не може там приземлитися.
why-chance-draw = Зараз цієї карти взяти не можна.
why-choose-first = Спершу виберіть, що робити картою «{ $card }»: натисніть одну з її дій.
why-nothing-chosen = Спершу виберіть карту з руки, а потім її дію.
why-not-your-choice = Зараз це вибрати не можна.
why-choose-in-panel = Зараз це вибрати не можна. Спершу завершіть вибір на панелі або натисніть Esc, щоб повернутися.

## What would change it (the same parameters as those of the why-… above)

change-un-turn-1 = { $phase ->
    [draw] Спершу треба взяти карти й визначити ініціативу.
    [initiative] Спершу обидві сторони мають вибрати карту для визначення ініціативи.
    [pending] Спершу завершіть розпочате: кидок кісток, наступну карту або черговість обстрілу.
   *[other] Спершу { $whose } { $whose-gender ->
        [pl] мають
       *[other] має
     } завершити хід; якщо з ним закінчиться раунд, то до наступного ходу ще беруть карти й визначають ініціативу.
 }
change-un-turn-2 = Карта «{ $card }» має бути у вас на руці: візьміть її з колоди або, якщо вона в ігровій зоні, поверніть дією «Надихнути».
change-un-card-1 = Зіграйте карту, на якій є дія «{ $kind }».
change-no-action = Зіграйте карту, на якій є хоч одна дія.
change-un-suppressed-1 = Зіграйте карту «{ $card }», щоб перевернути фішку готовим боком догори; наступна карта { $unit-gen } вже зможе діяти, навіть цього ходу.
change-ready-already = { $unit-set ->
    [no] {""}
   *[yes] Це можливо, лише коли загін придушено; зараз виберіть одну з дій карти «{ $card }».
 }
change-un-spawn-4 = { $at-set ->
    [no] Назвіть один із цих квадратів: { $tiles }.
   *[yes] { $tiles-count ->
        [0] Приберіть «enter { $at }».
        [one] Приберіть «enter { $at }».
       *[other] Якщо фішка вже на полі, приберіть «enter { $at }»; якщо ні, назвіть один із цих квадратів: { $tiles }.
     }
 }
change-un-move-4 = { $start-set ->
    [no] Виберіть принаймні один квадрат.
   *[yes] Виберіть квадрат, сусідній із { $start }.
 }
change-way-length = Зупиніться після { $x } { $x ->
    [one] квадрата
   *[other] квадратів
 }, а далі рушайте іншою картою.
change-way-joined = { $x ->
    [1] Виберіть квадрат, сусідній із { $start }: ця карта веде на один квадрат.
   *[other] Виберіть квадрат, сусідній із { $start }, а далі наступні, кожен поруч із попереднім: разом щонайбільше { $x }.
 }
change-un-move-2 = { $scout-set ->
    [yes] Спершу розвідайте { $bare } картою «{ $scout }» або виберіть { $x ->
        [1] квадрат із вашим жетоном
       *[other] шлях, де ваш жетон є в кожному квадраті
     }.
   *[no] Виберіть { $x ->
        [1] квадрат із вашим жетоном
       *[other] шлях, де ваш жетон є в кожному квадраті
     }; жодна карта у вашій руці зараз не може розвідати { $bare }.
 }
change-un-guide-1 = Виберіть одну зі своїх фішок.
change-guide-off = Виберіть фішку, що є на полі: { $counter } { $counter-gender ->
    [m] може
   *[other] можуть
 } з’явитися там лише через власну карту, зіграну заради дії.
change-un-guide-2 = Спершу зіграйте заради дії карту { $counter-gen }: фішка знову стане готовою.
change-un-bolster-1 = Виберіть карти, що лежать у вашому резерві, і кожну не більше разів, ніж вона там є.
change-un-card-4 = Зіграйте карту бійця, на якій є дія «{ $kind }»: її виконає його фішка.
change-un-inspire-3 = Виберіть карти, зіграні раніше за карту «{ $card }».
change-un-inspire-1 = Виберіть карти, що лежать у вашій ігровій зоні; цих спершу довелося б зіграти: { $missing }.
change-too-many-cards = Приберіть зайві: має лишитися щонайбільше { $x } { $x ->
    [one] карта
    [few] карти
   *[other] карт
 }.
change-other-squad = Виберіть лише карти з літерою { $squad }.
change-take-one = Виберіть принаймні одну з карт, які можна взяти.
change-un-command-1 = { $x ->
    [0] Не беріть жодної карти: колода і скид порожні.
   *[other] Візьміть не більше ніж { $x }.
 }
change-un-command-2 = { $x ->
    [one] Візьміть { $x } карту.
   *[other] Візьміть від 1 до { $x } карт.
 }
change-un-control-3 = Спершу { $tile } має звільнитися від { $enemies-gen }: влучайте, доки фішку не приберуть з поля, або чекайте, доки суперник піде звідти сам.
change-un-control-4 = Заведіть у { $tile } своїх розвідників дією «Розвідати»: вона викладе там ваш жетон.
change-un-control-5 = Перейдіть туди, де ваш жетон є, але контролю ще немає.
change-un-recon-2 = Спершу візьміть на руку карту туману війни зі своєї колоди.
change-un-target-1 = Виберіть квадрат за { $least } або далі чи спершу відведіть міномет.
change-un-target-2 = Виберіть інший квадрат або обстріляйте { $tile } вже зараз.
change-un-attack-7 = Зіграйте карту бійця, на якій є дія «{ $kind }»: атакуватиме його фішка.
change-un-attack-1 = Цільтеся у фішку суперника.
change-target-off = Цільтеся у фішку, що є на полі.
change-un-blast-2 = Спершу виконайте картою міномета дію «Прицілитися»; наступна його карта вже зможе обстріляти, навіть цього ходу.
change-un-blast-4 = { $phase ->
    [pending] Виберіть фішку, по якій ще не кидали.
   *[other] Спершу обстріляйте квадрат із кількома фішками: лише тоді вибирають порядок.
 }
change-un-initiative-1 = { $phase ->
    [draw] Спершу треба взяти всі карти.
    [initiative] {""}
   *[other] Чекайте наступного раунду: вибір буде після отримання карт.
 }
change-chosen-already = Чекайте наступного раунду: кожна сторона вибирає раз на раунд.

## What happened (side, card, counter … are names)

event-round_began = Раунд { $round }: обидві сторони беруть карти
event-drawn = { $side } { $card-set ->
    [no] { $side-gender ->
        [pl] беруть
       *[other] бере
     } карту
   *[yes] { $side-gender ->
        [pl] беруть
       *[other] бере
     } карту «{ $card }»
 }
event-reshuffled = { $side } { $side-gender ->
    [pl] перетасовують
   *[other] перетасовує
 } свій скид у нову колоду ({ $count } { $count ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
 })
event-nothing_to_draw = { $side }: карт більше немає
event-chose = { $side } { $card-set ->
    [no] таємно { $side-gender ->
        [pl] вибрали
        [m] вибрав
        [n] вибрало
       *[other] вибрала
     } карту
   *[yes] { $side-gender ->
        [pl] вибирають
       *[other] вибирає
     } карту «{ $card }»
 }
event-initiative = Ініціатива – { $values }: { $kept ->
    [yes] { $side } { $side-gender ->
        [pl] залишають жетон собі й ходять першими
       *[other] залишає жетон собі й ходить першою
     }
   *[no] { $side } { $side-gender ->
        [pl] беруть жетон і ходять першими
       *[other] бере жетон і ходить першою
     }
 }
event-played = { $side } { $side-gender ->
    [pl] розігрують
   *[other] розігрує
 } карту «{ $card }»: дія «{ $kind }»
event-entered = { $counter } { $counter-gender ->
    [m] з’являється
   *[other] з’являються
 } на полі у { $tile }
event-moved = { $counter } { $counter-gender ->
    [m] переміщується
   *[other] переміщуються
 }: { $path }
event-scouted = { $side } { $side-gender ->
    [pl] розвідують
   *[other] розвідує
 } { $tiles }
event-fog_taken = { $count ->
    [0] У резерві не лишилося карт туману війни
    [one] { $count } карта туману війни переходить з резерву до скиду
    [few] { $count } карти туману війни переходять з резерву до скиду
    [many] { $count } карт туману війни переходять з резерву до скиду
   *[other] { $count } карти туману війни переходять з резерву до скиду
 }
event-target_removed = Жетон цілі прибрано з { $tile }
event-targeted = Жетон цілі лежить у { $tile }
event-bolstered = { $none ->
    [yes] У резерві немає чого взяти
   *[no] З резерву до скиду: { $cards }
 }
event-inspired = { $none ->
    [yes] В ігровій зоні немає чого повертати
   *[no] Знову на руку: { $cards }
 }
event-commanded = { $count ->
    [0] Немає чого брати
    [one] Узято { $count } карту
    [few] Узято { $count } карти
    [many] Узято { $count } карт
   *[other] Узято { $count } карти
 }
event-concealed = { $count ->
    [0] У резерві { $enemy-gen } немає туману війни: без ефекту
   *[other] { $enemy } { $enemy-gender ->
        [pl] кладуть
       *[other] кладе
     } карту туману війни зі свого резерву до скиду
 }
event-controlled = { $side } { $side-gender ->
    [pl] беруть
   *[other] бере
 } під контроль { $tile }
event-control_lost = { $side } більше не { $side-gender ->
    [pl] контролюють
   *[other] контролює
 } { $tile }
event-raised = Ключовий пункт у { $tile } тепер дає { $worth } { $worth ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
 }
event-reconnoitred = Карту туману війни назавжди вилучено з руки { $side-gen }
event-attacked = { $attacker } { $attacker-gender ->
    [m] { $suppressing ->
        [yes] намагається придушити
       *[no] атакує
     }
   *[other] { $suppressing ->
        [yes] намагаються придушити
       *[no] атакують
     }
 } { $target-acc } у { $tile }: { $sum } = { $total }; кістки { $dice }: { $hit ->
    [yes] влучання
   *[no] промах
 }
event-card_lost = Втрата: карту «{ $card }» вилучено { $lost_from-gender ->
    [m] зі
   *[other] з
 } { $lost_from-gen }
event-counter_lost = { $counter } { $counter-gender ->
    [m] залишає
   *[other] залишають
 } поле
event-suppressed = { $counter } { $already ->
    [yes] вже { $counter-gender ->
        [m] придушений
       *[other] придушені
     }: без ефекту
   *[no] { $counter-gender ->
        [m] придушений
       *[other] придушені
     }
 }
event-blasted = { $none ->
    [yes] Обстріл { $tile }: там нікого немає
   *[no] Обстріл { $tile }: { $targets }
 }
event-readied = { $counter } знову { $counter-gender ->
    [m] готовий
   *[other] готові
 } до дій
event-hunkered = «{ $card }»: вибрано «Вичікувати», карта повертається до резерву
event-turn_ended = { $side } { $side-gender ->
    [pl] завершують
   *[other] завершує
 } хід; до скиду { $count ->
    [one] йде { $count } карта
    [few] йдуть { $count } карти
    [many] йде { $count } карт
   *[other] йде { $count } карти
 }
event-won = { $side } { $side-gender ->
    [pl] перемагають
   *[other] перемагає
 }{ $score-set ->
    [yes] {", "}{ $score }
   *[no] {""}
 }

## On the table

label-tile = { $tile }, { $terrain }, укриття { $cover }
label-objective = ключовий пункт { $points }{ $side-set ->
    [no] {""}
   *[yes] , під контролем { $side-gen }
 }
label-scouted = розвідано { $side-ins }
label-controlled = під контролем { $side-gen }
label-target = жетон цілі { $side-gen }
label-spawn = пункт появи { $side-gen }: { $who }
label-counter = { $counter }, базовий захист { $n }{ $low ->
    [yes] , { $counter-gender ->
        [m] придушений
       *[other] придушені
     }
   *[no] {""}
 }
spawn-all = усі
spawn-squad = відділення { $squad }
    .gen = відділення { $squad }
    .dat = відділенню { $squad }
    .acc = відділення { $squad }
    .ins = відділенням { $squad }
    .loc = відділенні { $squad }
    .gender = n
legend-scouted = розвідано
legend-controlled = під контролем
legend-target = жетон цілі
legend-spawn = пункт появи
label-card = { $card }, ініціатива { $n }
note-never = не грають у свій хід

pile-deck-own = Ваша колода (долілиць): { $count } { $count ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
 }
pile-discard-own = Ваш скид: { $count } { $count ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
 }
pile-supply-own = Ваш резерв (видно обом): { $count } { $count ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
 }
pile-removed-own = Ваші вилучені карти: { $count }
pile-hand-foe = Рука { $side-gen } (закрита): { $count } { $count ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
 }
pile-deck-foe = Колода { $side-gen } (закрита): { $count } { $count ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
 }
pile-discard-foe = Скид { $side-gen } (закритий): { $count } { $count ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
 }
pile-supply-foe = Резерв { $side-gen } (видно обом): { $count } { $count ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
 }

sum-base = базовий
sum-base-note = на фішці
sum-cover = укриття
sum-cover-note = { $tile } – { $terrain }
sum-cover-note-hill = { $tile } – пагорб: звідси { $n }
sum-range = відстань
sum-range-note = { $n ->
    [0] той самий квадрат
    [one] { $n } крок від { $tile }
    [few] { $n } кроки від { $tile }
    [many] { $n } кроків від { $tile }
   *[other] { $n } кроку від { $tile }
 }
sum-range-note-blast = для обстрілу її не рахують
sum-defense = захист
sum-hits = влучання: { $faces }
plan-attack-title = { $kind } { $x }: { $attacker }{ $source-set ->
    [yes] {" "}з { $source }
   *[no] {""}
 }, ціль – { $target } у { $tile }
plan-blast-title = { $kind } { $x }, { $tile }: { $target }
plan-one-die = { $dice ->
    [one] «0» – завжди влучання.
   *[other] Досить однієї вдалої кістки; «0» – завжди влучання.
 }
plan-suppresses = Влучання перевертає фішку: загін придушений. Карт загін не втрачає.
plan-suppresses-already = Загін уже придушений: влучання нічого не змінить.
plan-roll = Кинути { $dice } { $dice ->
    [one] кістку
    [few] кістки
    [many] кісток
   *[other] кістки
 }
plan-chance = { $percent }{ $one-set ->
    [yes] {", "}{ $one }
   *[no] {""}
 }
plan-choose-title = { $card }: { $kind }
plan-tiles = { $path-set ->
    [no] Виберіть квадрат.
   *[yes] { $path }: виберіть наступний квадрат або зупиніться тут.
 }
plan-counter = Виберіть фішку.
plan-one-by-one = Вибирайте по одному. Кнопка скасування поверне останній вибір.
plan-number = Скільки карт?
plan-done-way = Зупинитися у { $tile }
plan-done-cards = { $n ->
    [0] Нічого не брати
    [one] Узяти { $n } карту
    [few] Узяти { $n } карти
    [many] Узяти { $n } карт
   *[other] Узяти { $n } карти
 }
plan-do = { $kind }
plan-draw = { $n ->
    [0] Нічого не брати
    [one] Узяти { $n } карту
    [few] Узяти { $n } карти
    [many] Узяти { $n } карт
   *[other] Узяти { $n } карти
 }
plan-initiative = Віддайте одну карту за ініціативу: більше число ходить першим.
plan-blast-next-title = Обстріл: по кому наступний кидок?

phase-draw = Отримання карт
phase-initiative = Ініціатива
phase-turn = Хід { $side-gen }
game-normandy = Відважні. Нормандія
holds-token = Перший хід: { $side }
score = { $goal ->
    [0] { $points } { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
     }
   *[other] { $points } з { $goal } { $goal ->
        [one] очка
       *[other] очок
     }
 }{ $pins ->
    [yes] {" або виснажити суперника"}
   *[no] {""}
 }
plays-first = перший хід
plays-second = другий хід
button-end-turn = Завершити хід
button-end-early = Завершити хід: { $n ->
    [one] { $n } карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
 } не зіграно
button-back = Назад
button-next-target = Інша ціль
hint-wait = Зараз грає суперник.
hint-choose-card = Виберіть карту, а потім її дію.
plan-blast-line = { $counter }: захист { $n }, { $fraction }
nobody = нікого
roll-title = Останній кидок
roll-note = { $attacker } по { $target-loc }
die-hit = влучання
die-miss = промах
roll-need = { $possible ->
    [yes] треба було { $n } чи більше; «0» – завжди влучання
   *[no] треба було { $n }: влучає лише «0»
 }
about-cover = { $tile } – { $terrain }: укриття { $n }.
about-cover-hill = { $tile } – пагорб: укриття { $n }, але проти атаки з пагорба{ $blast ->
    [yes] {" "}і проти обстрілу
   *[no] {" "}і проти атаки з повітря
 } – 1.
about-near = Квадрати, сусідні з { $tile }: { $near }.
about-objective = Тут лежить ключовий пункт на { $n } { $n ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
 }.
about-scouted = Розвідано { $side-ins }: загони цієї сторони можуть сюди переміщуватися.
about-controlled = Контролюється { $side-ins }.
about-defense = { $counter }: базовий захист { $n } (число на фішці).
about-suppressed = { $counter } { $counter-gender ->
    [m] придушений: його наступна карта лише зробить його готовим.
   *[other] придушені: їхня наступна карта лише зробить їх готовими.
 }
outcome = { $side } { $side-gender ->
    [pl] перемагають
   *[other] перемагає
 }.

scenario-normandy-la-raye = Ла-Рей
scenario-normandy-critical-intelligence = Важливі розвіддані
scenario-normandy-example-round = Приклад раунду
scenario-normandy-duel-in-cover = Дуель в укритті
scenario-normandy-hills = Два пагорби
scenario-normandy-mortar = Міномет
scenario-normandy-patrol = Дозор
about-cannot = { $uses } – не можна: { $why }
about-use = { $card } («{ $kind }»)
about-use-by = { $use } через { $tiles }
initiative-card = { $card } ({ $n })
why-choose-counter = У { $tile } стоїть кілька фішок: виберіть ту, яку маєте на увазі.
why-nobody-there = У { $tile } немає фішки, яку можна вибрати.
