# «Memoir '44» за живим столом: що кажуть поле, карти й аркуші.

m44-game = Memoir '44
m44-unit-at = { $unit } ({ $hex })
m44-medals = { $n } { $n ->
    [one] медаль
    [few] медалі
    [many] медалей
   *[other] медалі
 }
m44-rest = Усі інші гекси – рівнина.
cite-002_7e92e1a7c9c70758 = Переклад Філіппова
cite-003_2d2ee1578af61443 = Переклад Максимова

## Навколо поля

m44-turn-of = ходять: { $side }
m44-log-turn = Хід: { $side }
m44-phase-card = Карта
m44-phase-order = Накази
m44-phase-move = Переміщення
m44-phase-battle = Бої
m44-phase-draw = Добір
m44-phase-order-counted = Накази: { $n } з { $of }
m44-phase-move-counted = Переміщення: лишилося { $n } з { $of }
m44-phase-battle-counted = Бої: лишилося { $n } з { $of }
m44-score-word = медалі
m44-score = { $goal ->
    [0] медалей: { $n }
   *[other] медалей: { $n } з { $goal }
 }
m44-outcome = Перемога: { $side }, { $n } { $n ->
    [one] медаль
    [few] медалі
    [many] медалей
   *[other] медалі
 }.
m44-foe-turn = ходить
m44-foe-waits = чекає
m44-pile-deck = Колода: { $n } { $n ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
 } сорочкою догори
m44-pile-discard = Скид, відкритий для обох сторін
m44-pile-hand = { $side }: { $n } { $n ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
 } на руці, закрито

## Короткі слова на полі (щонайбільше сім літер), літера виду загону та його позначка

m44-short-forest = ліс
m44-short-hedgerow = живопл.
m44-short-hill = пагорб
m44-short-town = місто
m44-short-river = річка
m44-short-ocean = океан
m44-short-beach = пляж
m44-short-bridge = міст
m44-short-bunker = бункер
m44-short-hedgehog = їжаки
m44-short-sandbags = мішки
m44-short-wire = дріт
m44-short-unit = загін
m44-letter-infantry = П
m44-letter-special-forces = С
m44-letter-french-resistance = О
m44-letter-armor = Т
m44-letter-elite-armor = Т
m44-letter-artillery = А
m44-badge-special-forces = СП
m44-badge-elite-armor = ЕЛ
m44-legend-unit = { $badge-set ->
    [yes] { $letter }, { $badge }
   *[no] { $letter }
 }: { $unit }
m44-legend-figures = лишилася одна фігурка, інші втрачено
m44-legend-ordered = має наказ на цей хід
m44-legend-done = зробив усе, що міг
m44-legend-sandbags = мішки з піском: лише з карти «{ $card }»
m44-legend-steep = крутий бік: жоден загін через нього не пройде
m44-legend-medal = медаль сторони цього кольору
m44-cost-retreat = { $n ->
    [0] без втрат
   *[other] −{ $n } фіг.
 }
m44-cost-no-battle = без бою

## Що кажуть про те, що лежить на полі

m44-label-unit = { $unit }, фігурок { $n } з { $max }{ $medals ->
    [1] {""}
   *[other] , медалей за загін: { $medals }
 }{ $state ->
    [ordered] , з наказом
    [done] , зробив усе, що міг
   *[other] {""}
 }
m44-label-steep = крутий бік у напрямку { $hex }
m44-label-object = { $ground }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
m44-label-medal = { $n ->
    [1] медаль
   *[other] медалі ({ $n })
 } за загін тут: { $side }{ $held ->
    [yes] , отримано
   *[no] {""}
 }{ $hold ->
    [yes] , лише доки він тут стоїть
   *[no] {""}
 }

## Гекс як його відмінності від рівнини

m44-about-sections = Гекс { $hex }, якщо дивитися з нижнього краю: { $sections }.{ $sections-count ->
    [1] {""}
   *[other] {" "}Загін тут рахують у будь-якій із цих зон.
 }
m44-about-open = Рівнина: тут ніщо не зупиняє, не захищає й не закриває загону.
m44-about-closed = { $ground }: увійти не може ніхто, навіть відступаючи.
m44-about-opens = { $ground }: тут загони переходять через воду з будь-якого боку.
m44-about-infantry-only = { $ground }: увійти може лише піхота.
m44-about-barred = Місцевість цього сценарію пускає не всі роди військ або жодного: { $ground }.
m44-about-steep = Занадто крутий бік у напрямку { $hexes }: через нього загони не переміщуються, не захоплюють позицію і не відступають. Бачити й вести бій через нього можна.
m44-about-near = { $ground }: увійти може лише загін, що почав переміщення поруч.
m44-about-out = { $ground }: виходячи звідси, загін проходить лише один гекс.
m44-about-most = { $ground }: загін, що ввійшов сюди, проходить за хід щонайбільше { $most } { $most ->
    [one] гекс
    [few] гекси
    [many] гексів
   *[other] гекса
 }.
m44-about-afloat = { $ground }: звідси не атакують.
m44-about-ashore = { $ground }: для відступу закрито.
m44-about-stop = { $ground }: загін, що ввійшов, зупиняється.
m44-about-calm = { $ground }: загін, що ввійшов, цього ходу не атакує (атакує лише Опір).
m44-about-cover = { $ground }: атакуючи тих, хто тут, піхота кидає на { $infantry } менше, бронетехніка – на { $armor } менше, артилерія – усі свої кубики.{ $side-set ->
    [yes] {" "}Захищає лише власника: { $side }.
   *[no] {""}
 }
m44-about-cover-hill = { $ground }: знизу піхота кидає на { $infantry } менше, бронетехніка – на { $armor } менше; з іншого пагорба нічого не втрачається.
m44-about-hinders-infantry = { $ground }: атакуючи звідси, піхота кидає на { $dice } менше.
m44-about-hinders-armor = { $ground }: атакуючи звідси, бронетехніка кидає на { $dice } менше.
m44-about-flag = { $ground }: загін може ігнорувати один прапор.
m44-about-height = { $ground }: закриває лінію видимості, крім лінії між двома загонами на пагорбах.
m44-about-blocks = { $ground }: закриває лінію видимості.
m44-about-rooted = { $ground }: артилерія звідси ніколи не переміщується.
m44-about-fades = { $ground }: їх прибирають, коли загін іде.
m44-about-cleared = { $ground }: піхота може прибрати його замість бою; бронетехніка чавить його і все одно може атакувати.
m44-about-best = Захист не додається: рахують лише найкращий.
m44-about-medal = За загін тут – { $n } { $n ->
    [one] медаль
    [few] медалі
    [many] медалей
   *[other] медалі
 } ({ $side }): { $hold ->
    [yes] доки він тут стоїть.
   *[no] { $taken ->
        [yes] отримано назавжди.
       *[no] назавжди, щойно сюди ввійде перший.
    }
 }

## Загін

m44-about-figures = { $unit }: фігурок { $n } з { $max }. До останньої фігурки кидає всі свої кубики; за останню ворогові – { $medals }.
m44-about-lost = { $unit }: загін знищено.
m44-about-move-infantry = Проходить один гекс і може атакувати або два й не атакує.
m44-about-move-special-forces = Проходить до двох гексів і може атакувати.
m44-about-move-french-resistance = Проходить один гекс і може атакувати або два й не атакує.
m44-about-move-armor = Проходить до трьох гексів і може атакувати.
m44-about-move-elite-armor = Проходить до трьох гексів і може атакувати.
m44-about-move-artillery = Або проходить один гекс, або атакує.
m44-about-dice = Кубики за відстанню, від одного гекса: { $dice }. { $sight ->
    [yes] Ціль має бути видно.
   *[no] Лінія видимості не потрібна.
 }
m44-about-hit-infantry = Влучають піхота й граната: 3 грані з 6.
m44-about-hit-armor = Влучають танк і граната: 2 грані з 6.
m44-about-hit-artillery = Влучає лише граната: 1 грань із 6.
m44-about-ordered = { $moves ->
    [0] { $battles ->
        [0] Має наказ на цей хід; ще нічого не зробив.
       *[other] Має наказ на цей хід; уже атакував.
    }
   *[other] { $steps ->
        [0] Має наказ на цей хід; уже атакував.
       *[other] Має наказ на цей хід; пройдено гексів: { $steps }.
    }
 }
m44-about-may-move = Може пройти гексів: { $most }. { $battle ->
    [0] Після переміщення не атакує.
   *[other] Атакувати може, якщо пройде не більше { $battle }.
 }
m44-about-entered = Загін увійшов на місцевість, з якої цього ходу не атакують.

## Підказки

m44-hint-card = Виберіть командну карту.
m44-hint-pass = Зіграти нема чого.
m44-hint-order = Натисніть на загони, що отримають наказ.
m44-hint-dig = Натисніть на загони, що окопуються.
m44-hint-move = Натисніть на загін, потім на гекс, куди він піде.
m44-hint-battle = Натисніть на загін, потім на його ціль.
m44-hint-strike = Натисніть на ворогів, по яких завдають удару.
m44-hint-ambush = Ваш загін атакують у ближньому бою: зіграйте «Засідку» або відмовтеся.
m44-hint-retreat = Виберіть, куди відступить загін.
m44-hint-choose = Зробіть вибір.
m44-hint-end = Робити більше нічого: завершіть хід.

## Аркуш: карта

m44-plan-play = Зіграти «{ $card }»
m44-plan-pass = Жодної карти з руки зіграти не можна
m44-plan-nothing-to-copy = Повторити поки нема чого: наказу не отримає ніхто.
m44-plan-copies = Повторює «{ $card }»{ $section-set ->
    [yes] , { $section }
   *[no] {""}
 }:
m44-plan-strike-dice = Кубиків на кожну ціль: { $n }. Місцевість не захищає.
m44-plan-calls = { $units-count ->
    [0] Зараз наказу не може отримати жоден із ваших загонів.
   *[other] { $instead ->
        [yes] Таких загонів у вас немає: натомість наказ отримає один будь-який.
       *[no] { $every ->
            [yes] Наказ можуть отримати: { $units }.
           *[no] Наказів щонайбільше { $most }, на вибір: { $units }.
        }
    }
 }
m44-choice-section = { $section } (загонів: { $n })
m44-button-play = Зіграти карту
m44-button-pass = Пропустити хід

## Аркуш: накази й переміщення

m44-plan-order = { $every ->
    [yes] Накази: віддано { $n }, можна всім
   *[no] Накази: віддано { $n } з { $most }
 }
m44-plan-heal = Який загін лікувати?
m44-plan-grants = Накази за кубиками: піхоті { $infantry }, бронетехніці { $armor }, будь-яким загонам { $any }
m44-plan-ordered = { $units-count ->
    [0] Натисніть на загони, що отримають наказ. Невіддані накази пропадають.
   *[other] Наказ отримали: { $units }. Щоб скасувати наказ, укажіть загін іще раз.
 }
m44-plan-either = На пунктирній лінії, рахуються в будь-якій із двох зон: { $units }.
m44-choice-all = Наказ усім іншим ({ $n })
m44-button-ordered = Накази віддано
m44-plan-dig = Окопатися
m44-plan-dig-left = Ще можуть окопатися: { $units }. Мішків лишилося: { $n }.
m44-button-dug = Закінчити окопуватися
m44-plan-move = Переміщення
m44-plan-can-move = { $units-count ->
    [0] Більше ніхто переміститися не може.
   *[other] Ще не переміщувалися: { $units }.
 }
m44-plan-unused = Невідданих наказів: { $n }. З першим переміщенням або боєм вони пропадуть.
m44-plan-move-unit = Переміщення: { $unit }
m44-plan-reach = { $card ->
    [no] Щонайбільше гексів: { $most }; за цією картою бою немає.
   *[yes] { $battle ->
        [0] Щонайбільше гексів: { $most }, і тоді без бою.
       *[other] Щонайбільше гексів: { $most }{ $always ->
            [yes] , і після цього загін може атакувати.
           *[no] ; пройшовши більше { $battle }, загін не атакує.
        }
    }
 }
m44-plan-move-to = Переміщення: { $unit }, { $hex } – { $to }
m44-plan-after = Гексів: { $n }. { $battle ->
    [yes] Загін ще зможе атакувати.
   *[no] { $ground-set ->
        [yes] Цього ходу загін не атакує: { $ground }.
       *[no] Цього ходу загін не атакує.
    }
 }
m44-button-move = Іти на { $to }
m44-button-moved = Переміщення закінчено

## Аркуш: бої

m44-plan-battle = Бій
m44-plan-can-battle = { $units-count ->
    [0] Більше ніхто атакувати не може.
   *[other] Ще можуть атакувати: { $units }.
 }
m44-plan-not-moved = Ще можуть переміститися загонів: { $n }. З першим боєм це пропаде.
m44-button-battled = Бої закінчено
m44-plan-battle-unit = { $unit }
m44-plan-targets = { $units-count ->
    [0] Зараз атакувати нікого.
   *[other] { $overrun ->
        [yes] Танковий прорив, ще одна атака: { $units }.
       *[no] Цілі: { $units }.
    }
 }
m44-plan-again = Загін може переміститися ще раз.
m44-plan-take = Гекс ворога вільний: загін може захопити позицію.
m44-choice-take = Захопити позицію: { $hex }
m44-choice-clear = { $arm ->
    [armor] Розчавити дріт
   *[other] Прибрати дріт замість бою
 }
m44-plan-attack = { $range ->
    [1] Ближній бій
   *[other] Дальній бій, відстань { $range }
 }: { $unit } ({ $hex }) проти цілі { $to } ({ $target })
m44-plan-crushes = Бронетехніка спершу чавить дріт, на якому стоїть.
m44-plan-target = У цілі фігурок: { $n }; за останню – { $medals } { $medals ->
    [one] медаль
    [few] медалі
    [many] медалей
   *[other] медалі
 }. За кожен прапор вона відступає на { $most ->
    [1] один гекс
   *[other] один–{ $most } гекси
 }{ $ignores ->
    [0] {""}
   *[other] ; перший прапор може ігнорувати
 }.
m44-button-roll = Кинути { $n } { $n ->
    [one] кубик
    [few] кубики
    [many] кубиків
   *[other] кубика
 }
m44-sum-range = { $n ->
    [1] впритул
   *[other] відстань { $n }
 }
m44-sum-target = у цілі
m44-sum-own-hex = свій гекс
m44-sum-dice = { $n ->
    [one] кубик
    [few] кубики
    [many] кубиків
   *[other] кубика
 }
m44-sum-dice-note = фігурок { $n } з { $max }: усі кубики
m44-struck-artillery = від артилерії ніщо не захищає
m44-struck-owner = бункер захищає лише власника
m44-struck-height = нападник теж на пагорбі
m44-struck-best = рахують лише найкращий захист
m44-struck-best-flag = рахують лише найкращий захист; прапор усе ж можна ігнорувати
m44-struck-strike = від цієї карти не захищає
m44-face = { $symbol }, граней: { $times } – { $state ->
    [hit] влучання
    [flag] відступ
   *[other] нічого
 }
m44-chance = { $percent } на влучання{ $one-set ->
    [yes] {", "}{ $one }
   *[no] {""}
 }
m44-hits = { $n ->
    [0] повз
    [one] { $n } влучання
    [few] { $n } влучання
    [many] { $n } влучань
   *[other] { $n } влучання
 }

## Аркуш: удари, відповіді, кінець

m44-plan-strike = { $card }: { $most ->
    [1] одна ціль
   *[other] сусідніх цілей щонайбільше { $most }
 }
m44-plan-strike-at = { $units-count ->
    [0] Натисніть на будь-якого ворога на полі.
   *[other] Цілі: { $units }.
 }
m44-button-strike = { $n ->
    [1] Ударити по цьому загону
   *[other] Ударити по цих загонах ({ $n })
 }
m44-button-no-strike = Ні по кому не бити
m44-plan-next = По якому загону кидати далі?
m44-plan-ambush = Засідка? Ближній бій: { $unit } проти цілі { $target }
m44-plan-ambush-line = Із «Засідкою» ваш загін кидає першим. Якщо нападника знищено або він відступив, його атаки не буде.
m44-plan-no-ambush = «Засідки» у вас немає: атака триває.
m44-button-go-on = Далі
m44-choice-ambush = Засідка: кинути { $n } { $n ->
    [one] кубик
    [few] кубики
    [many] кубиків
   *[other] кубика
 }
m44-choice-decline = Без засідки
m44-plan-retreat = Відступ: { $unit }, прапорів { $n }
m44-plan-retreat-line = До свого краю поля, { $exact ->
    [yes] { $least ->
        [1] на один гекс
       *[other] гексів – { $least }
    }
   *[no] { $least ->
        [1] гексів – від одного до { $most }
       *[other] гексів – від { $least } до { $most }
    }
 }. За кожен гекс, який не вдається пройти, загін втрачає фігурку.
m44-choice-ignore = Ігнорувати один прапор
m44-choice-retreat = Назад на { $hex }{ $gone ->
    [yes] , і загін знищено
   *[no] { $n ->
        [0] {""}
       *[other] , втрачено фігурок: { $n }
    }
 }
m44-choice-stay = Лишитися{ $gone ->
    [yes] , і загін знищено
   *[no] , втрачено фігурок: { $n }
 }
m44-plan-keep = Яку карту залишити?
m44-plan-keep-line = У скид піде карт: { $n }.
m44-plan-keep-card = { $card }: { $say }
m44-plan-end = Кінець ходу
m44-plan-end-nothing = Робити більше нічого.
m44-plan-end-open = Дещо ще можна зробити: «Назад» веде туди.

## Кубики, як вони лягли

m44-roll-at = по цілі: { $unit } ({ $hex })
m44-roll-need = влучань { $hits }, прапорів { $flags }; втрачено фігурок: { $lost }
m44-roll-heal = { $unit }: лікування
m44-roll-healed = повернуто фігурок: { $n }
m44-roll-grant = Накази за кубиками
m44-die = { $symbol }{ $state ->
    [hit] , зараховано
    [flag] , назад
   *[other] {""}
 }
m44-card-all = усі
