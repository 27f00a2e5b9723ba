# «Memoir '44» за живым столом: что говорят поле, карты и листки.

m44-game = Memoir '44
m44-unit-at = { $unit } ({ $hex })
m44-medals = { $n } { $n ->
    [one] медаль
    [few] медали
    [many] медалей
   *[other] медали
 }
m44-rest = Все остальные гексы — равнина.
cite-002_7e92e1a7c9c70758 = Перевод Филиппова
cite-003_2d2ee1578af61443 = Перевод Максимова

## Вокруг поля

m44-turn-of = ходят: { $side }
m44-log-turn = Ход: { $side }
m44-phase-card = Карта
m44-phase-order = Приказы
m44-phase-move = Перемещения
m44-phase-battle = Бои
m44-phase-draw = Добор
m44-phase-order-counted = Приказы: { $n } из { $of }
m44-phase-move-counted = Перемещения: осталось { $n } из { $of }
m44-phase-battle-counted = Бои: осталось { $n } из { $of }
m44-score-word = медали
m44-score = { $goal ->
    [0] медалей: { $n }
   *[other] медалей: { $n } из { $goal }
 }
m44-outcome = Победа: { $side }, { $n } { $n ->
    [one] медаль
    [few] медали
    [many] медалей
   *[other] медали
 }.
m44-foe-turn = ходит
m44-foe-waits = ждет
m44-pile-deck = Колода: { $n } { $n ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
 } рубашкой вверх
m44-pile-discard = Сброс, открыт обеим сторонам
m44-pile-hand = { $side }: { $n } { $n ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
 } в руке, закрыто

## Короткие слова на поле (не больше семи букв), буква вида отряда и его значок

m44-short-forest = лес
m44-short-hedgerow = изгор.
m44-short-hill = холм
m44-short-town = город
m44-short-river = река
m44-short-ocean = океан
m44-short-beach = пляж
m44-short-bridge = мост
m44-short-bunker = бункер
m44-short-hedgehog = ежи
m44-short-sandbags = мешки
m44-short-wire = провол.
m44-short-unit = отряд
m44-letter-infantry = П
m44-letter-special-forces = С
m44-letter-french-resistance = О
m44-letter-armor = Т
m44-letter-elite-armor = Т
m44-letter-artillery = А
m44-badge-special-forces = СП
m44-badge-elite-armor = ЭЛ
m44-legend-unit = { $badge-set ->
    [yes] { $letter }, { $badge }
   *[no] { $letter }
 }: { $unit }
m44-legend-figures = осталась одна фигурка, остальные потеряны
m44-legend-ordered = имеет приказ на этот ход
m44-legend-done = сделал все, что мог
m44-legend-sandbags = мешки с песком: только с карты «{ $card }»
m44-legend-steep = крутая сторона: ни один отряд через нее не пройдет
m44-legend-medal = медаль стороны этого цвета
m44-cost-retreat = { $n ->
    [0] без потерь
   *[other] −{ $n } фиг.
 }
m44-cost-no-battle = без боя

## Что говорится о лежащем на поле

m44-label-unit = { $unit }, фигурок { $n } из { $max }{ $medals ->
    [1] {""}
   *[other] , медалей за отряд: { $medals }
 }{ $state ->
    [ordered] , с приказом
    [done] , сделал все, что мог
   *[other] {""}
 }
m44-label-steep = крутая сторона в направлении { $hex }
m44-label-object = { $ground }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
m44-label-medal = { $n ->
    [1] медаль
   *[other] медали ({ $n })
 } за отряд здесь: { $side }{ $held ->
    [yes] , получено
   *[no] {""}
 }{ $hold ->
    [yes] , только пока он тут стоит
   *[no] {""}
 }

## Гекс как его отличия от равнины

m44-about-sections = Гекс { $hex }, если смотреть с нижнего края: { $sections }.{ $sections-count ->
    [1] {""}
   *[other] {" "}Отряд здесь считается в любой из этих зон.
 }
m44-about-open = Равнина: здесь ничто не останавливает, не защищает и не закрывает отряд.
m44-about-closed = { $ground }: войти нельзя никому, даже при отступлении.
m44-about-opens = { $ground }: здесь отряды переходят через воду с любой стороны.
m44-about-infantry-only = { $ground }: войти может только пехота.
m44-about-barred = Местность этого сценария пускает не все рода войск или ни одного: { $ground }.
m44-about-steep = Слишком крутая сторона в направлении { $hexes }: через нее отряды не перемещаются, не захватывают позицию и не отступают. Видеть и вести бой через нее можно.
m44-about-near = { $ground }: войти может только отряд, начавший перемещение рядом.
m44-about-out = { $ground }: выходя отсюда, отряд проходит только один гекс.
m44-about-most = { $ground }: вошедший сюда отряд проходит за ход не больше { $most } { $most ->
    [one] гекса
   *[other] гексов
 }.
m44-about-afloat = { $ground }: отсюда не атакуют.
m44-about-ashore = { $ground }: для отступления закрыто.
m44-about-stop = { $ground }: вошедший отряд останавливается.
m44-about-calm = { $ground }: вошедший отряд в этот ход не атакует (атакует только Сопротивление).
m44-about-cover = { $ground }: атакуя стоящих здесь, пехота бросает меньше на { $infantry }, бронетехника — на { $armor }, артиллерия — все свои кубики.{ $side-set ->
    [yes] {" "}Защищает только владельца: { $side }.
   *[no] {""}
 }
m44-about-cover-hill = { $ground }: снизу пехота бросает меньше на { $infantry }, бронетехника — на { $armor }; с другого холма ничего не теряется.
m44-about-hinders-infantry = { $ground }: атакуя отсюда, пехота бросает меньше на { $dice }.
m44-about-hinders-armor = { $ground }: атакуя отсюда, бронетехника бросает меньше на { $dice }.
m44-about-flag = { $ground }: отряд может игнорировать один флаг.
m44-about-height = { $ground }: закрывает линию видимости, кроме линии между двумя отрядами на холмах.
m44-about-blocks = { $ground }: закрывает линию видимости.
m44-about-rooted = { $ground }: артиллерия отсюда никогда не перемещается.
m44-about-fades = { $ground }: убираются, когда отряд уходит.
m44-about-cleared = { $ground }: пехота может убрать ее вместо боя; бронетехника давит ее и все равно может атаковать.
m44-about-best = Защита не складывается: считается только лучшая.
m44-about-medal = За отряд здесь — { $n } { $n ->
    [one] медаль
    [few] медали
    [many] медалей
   *[other] медали
 } ({ $side }): { $hold ->
    [yes] пока он тут стоит.
   *[no] { $taken ->
        [yes] получено насовсем.
       *[no] насовсем, как только сюда войдет первый.
    }
 }

## Отряд

m44-about-figures = { $unit }: фигурок { $n } из { $max }. До последней фигурки бросает все свои кубики; за последнюю врагу — { $medals }.
m44-about-lost = { $unit }: отряд уничтожен.
m44-about-move-infantry = Проходит один гекс и может атаковать или два и не атакует.
m44-about-move-special-forces = Проходит до двух гексов и может атаковать.
m44-about-move-french-resistance = Проходит один гекс и может атаковать или два и не атакует.
m44-about-move-armor = Проходит до трех гексов и может атаковать.
m44-about-move-elite-armor = Проходит до трех гексов и может атаковать.
m44-about-move-artillery = Либо проходит один гекс, либо атакует.
m44-about-dice = Кубики по расстоянию, начиная с одного гекса: { $dice }. { $sight ->
    [yes] Цель должна быть видна.
   *[no] Линия видимости не нужна.
 }
m44-about-hit-infantry = Попадают пехота и граната: 3 грани из 6.
m44-about-hit-armor = Попадают танк и граната: 2 грани из 6.
m44-about-hit-artillery = Попадает только граната: 1 грань из 6.
m44-about-ordered = { $moves ->
    [0] { $battles ->
        [0] Есть приказ на этот ход; отряд еще ничего не сделал.
       *[other] Есть приказ на этот ход; отряд уже атаковал.
    }
   *[other] { $steps ->
        [0] Есть приказ на этот ход; отряд уже атаковал.
       *[other] Есть приказ на этот ход; пройдено гексов: { $steps }.
    }
 }
m44-about-may-move = Пройти может: { $most }. { $battle ->
    [0] После перемещения не атакует.
   *[other] Атаковать может, если пройдет не больше { $battle }.
 }
m44-about-entered = Отряд вошел на местность, с которой в этот ход не атакуют.

## Подсказки

m44-hint-card = Выберите командную карту.
m44-hint-pass = Сыграть нечего.
m44-hint-order = Нажмите на отряды, которые получат приказ.
m44-hint-dig = Нажмите на отряды, которые окапываются.
m44-hint-move = Нажмите на отряд, потом на гекс, куда он пойдет.
m44-hint-battle = Нажмите на отряд, потом на его цель.
m44-hint-strike = Нажмите на врагов, по которым наносится удар.
m44-hint-ambush = Ваш отряд атакуют в ближнем бою: сыграйте «Засаду» или откажитесь.
m44-hint-retreat = Выберите, куда отступит отряд.
m44-hint-choose = Сделайте выбор.
m44-hint-end = Делать больше нечего: завершите ход.

## Листок: карта

m44-plan-play = Сыграть «{ $card }»
m44-plan-pass = Ни одну карту из руки сыграть нельзя
m44-plan-nothing-to-copy = Повторить пока нечего: приказа не получит никто.
m44-plan-copies = Повторяет «{ $card }»{ $section-set ->
    [yes] , { $section }
   *[no] {""}
 }:
m44-plan-strike-dice = Кубиков на каждую цель: { $n }. Местность не защищает.
m44-plan-calls = { $units-count ->
    [0] Сейчас приказ не может получить никто из ваших отрядов.
   *[other] { $instead ->
        [yes] Таких отрядов у вас нет: вместо этого приказ получит один любой.
       *[no] { $every ->
            [yes] Приказ могут получить: { $units }.
           *[no] Приказов не больше { $most }, на выбор: { $units }.
        }
    }
 }
m44-choice-section = { $section } (отрядов: { $n })
m44-button-play = Сыграть карту
m44-button-pass = Пропустить ход

## Листок: приказы и перемещения

m44-plan-order = { $every ->
    [yes] Приказы: отдано { $n }, можно всем
   *[no] Приказы: отдано { $n } из { $most }
 }
m44-plan-heal = Какой отряд лечить?
m44-plan-grants = Приказы по кубикам: пехоте { $infantry }, бронетехнике { $armor }, любым отрядам { $any }
m44-plan-ordered = { $units-count ->
    [0] Нажмите на отряды, которые получат приказ. Неотданные приказы пропадают.
   *[other] Приказ получили: { $units }. Чтобы отменить приказ, укажите отряд еще раз.
 }
m44-plan-either = На пунктирной линии, считаются в любой из двух зон: { $units }.
m44-choice-all = Приказ всем остальным ({ $n })
m44-button-ordered = Приказы отданы
m44-plan-dig = Окопаться
m44-plan-dig-left = Еще могут окопаться: { $units }. Мешков осталось: { $n }.
m44-button-dug = Закончить окапываться
m44-plan-move = Перемещение
m44-plan-can-move = { $units-count ->
    [0] Больше никто переместиться не может.
   *[other] Еще не перемещались: { $units }.
 }
m44-plan-unused = Неотданных приказов: { $n }. С первым перемещением или боем они пропадут.
m44-plan-move-unit = Перемещение: { $unit }
m44-plan-reach = { $card ->
    [no] Не больше { $most } { $most ->
        [one] гекса
       *[other] гексов
    }; по этой карте боя нет.
   *[yes] { $battle ->
        [0] Не больше { $most } { $most ->
            [one] гекса
           *[other] гексов
        }, и тогда без боя.
       *[other] Не больше { $most } { $most ->
            [one] гекса
           *[other] гексов
        }{ $always ->
            [yes] , и после этого отряд может атаковать.
           *[no] ; пройдя больше { $battle }, отряд не атакует.
        }
    }
 }
m44-plan-move-to = Перемещение: { $unit }, { $hex } — { $to }
m44-plan-after = Гексов: { $n }. { $battle ->
    [yes] Отряд еще сможет атаковать.
   *[no] { $ground-set ->
        [yes] В этот ход отряд не атакует: { $ground }.
       *[no] В этот ход отряд не атакует.
    }
 }
m44-button-move = Идти на { $to }
m44-button-moved = Перемещения закончены

## Листок: бои

m44-plan-battle = Бой
m44-plan-can-battle = { $units-count ->
    [0] Больше никто атаковать не может.
   *[other] Еще могут атаковать: { $units }.
 }
m44-plan-not-moved = Еще могут переместиться отрядов: { $n }. С первым боем это пропадет.
m44-button-battled = Бои закончены
m44-plan-battle-unit = { $unit }
m44-plan-targets = { $units-count ->
    [0] Сейчас атаковать некого.
   *[other] { $overrun ->
        [yes] Танковый прорыв, еще одна атака: { $units }.
       *[no] Цели: { $units }.
    }
 }
m44-plan-again = Отряд может переместиться еще раз.
m44-plan-take = Гекс врага свободен: отряд может захватить позицию.
m44-choice-take = Захватить позицию: { $hex }
m44-choice-clear = { $arm ->
    [armor] Раздавить проволоку
   *[other] Убрать проволоку вместо боя
 }
m44-plan-attack = { $range ->
    [1] Ближний бой
   *[other] Дальний бой, дистанция { $range }
 }: { $unit } ({ $hex }) против цели { $to } ({ $target })
m44-plan-crushes = Бронетехника сначала давит проволоку, на которой стоит.
m44-plan-target = У цели фигурок: { $n }; за последнюю — { $medals } { $medals ->
    [one] медаль
    [few] медали
    [many] медалей
   *[other] медали
 }. За каждый флаг она отступает на { $most ->
    [1] один гекс
   *[other] один–{ $most } гекса
 }{ $ignores ->
    [0] {""}
   *[other] ; первый флаг может игнорировать
 }.
m44-button-roll = Бросить { $n } { $n ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
 }
m44-sum-range = { $n ->
    [1] вплотную
   *[other] дистанция { $n }
 }
m44-sum-target = у цели
m44-sum-own-hex = свой гекс
m44-sum-dice = { $n ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
 }
m44-sum-dice-note = фигурок { $n } из { $max }: все кубики
m44-struck-artillery = от артиллерии ничто не защищает
m44-struck-owner = бункер защищает только владельца
m44-struck-height = атакующий тоже на холме
m44-struck-best = считается только лучшая защита
m44-struck-best-flag = считается только лучшая защита; флаг игнорировать все же можно
m44-struck-strike = от этой карты не защищает
m44-face = { $symbol }, граней: { $times } — { $state ->
    [hit] попадание
    [flag] отступление
   *[other] ничего
 }
m44-chance = { $percent } на попадание{ $one-set ->
    [yes] {", "}{ $one }
   *[no] {""}
 }
m44-hits = { $n ->
    [0] мимо
    [one] { $n } попадание
    [few] { $n } попадания
    [many] { $n } попаданий
   *[other] { $n } попадания
 }

## Листок: удары, ответы, конец

m44-plan-strike = { $card }: { $most ->
    [1] одна цель
   *[other] соседних целей не больше { $most }
 }
m44-plan-strike-at = { $units-count ->
    [0] Нажмите на любого врага на поле.
   *[other] Цели: { $units }.
 }
m44-button-strike = { $n ->
    [1] Ударить по этому отряду
   *[other] Ударить по этим отрядам ({ $n })
 }
m44-button-no-strike = Ни по кому не бить
m44-plan-next = По какому отряду бросать дальше?
m44-plan-ambush = Засада? Ближний бой: { $unit } против цели { $target }
m44-plan-ambush-line = С «Засадой» ваш отряд бросает первым. Если атакующий уничтожен или отступил, его атаки не будет.
m44-plan-no-ambush = «Засады» у вас нет: атака продолжается.
m44-button-go-on = Дальше
m44-choice-ambush = Засада: бросить { $n } { $n ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
 }
m44-choice-decline = Без засады
m44-plan-retreat = Отступление: { $unit }, флагов { $n }
m44-plan-retreat-line = К своему краю поля, { $exact ->
    [yes] { $least ->
        [1] на один гекс
       *[other] гексов — { $least }
    }
   *[no] { $least ->
        [1] гексов — от одного до { $most }
       *[other] гексов — от { $least } до { $most }
    }
 }. За каждый гекс, который нельзя пройти, отряд теряет фигурку.
m44-choice-ignore = Игнорировать один флаг
m44-choice-retreat = Назад на { $hex }{ $gone ->
    [yes] , и отряд уничтожен
   *[no] { $n ->
        [0] {""}
       *[other] , потеряно фигурок: { $n }
    }
 }
m44-choice-stay = Остаться{ $gone ->
    [yes] , и отряд уничтожен
   *[no] , потеряно фигурок: { $n }
 }
m44-plan-keep = Какую карту оставить?
m44-plan-keep-line = В сброс уйдет карт: { $n }.
m44-plan-keep-card = { $card }: { $say }
m44-plan-end = Конец хода
m44-plan-end-nothing = Делать больше нечего.
m44-plan-end-open = Кое-что еще можно сделать: «Назад» ведет туда.

## Кубики, как они легли

m44-roll-at = по цели: { $unit } ({ $hex })
m44-roll-need = попаданий { $hits }, флагов { $flags }; потеряно фигурок: { $lost }
m44-roll-heal = { $unit }: лечение
m44-roll-healed = возвращено фигурок: { $n }
m44-roll-grant = Приказы по кубикам
m44-die = { $symbol }{ $state ->
    [hit] , засчитано
    [flag] , назад
   *[other] {""}
 }
m44-card-all = все
