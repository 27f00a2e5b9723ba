# Undaunted: the names of things, why something cannot be done, and what happened.

side-US = США
    .gen = США
    .dat = США
    .acc = США
    .ins = США
    .loc = США
    .gender = pl
side-DE = Германия
    .gen = Германии
    .dat = Германии
    .acc = Германию
    .ins = Германией
    .loc = Германии
    .gender = f
side-of-US = США
    .gen = США
    .dat = США
    .acc = США
    .ins = США
    .loc = США
    .gender = pl
side-of-DE = Германии
    .gen = Германии
    .dat = Германии
    .acc = Германию
    .ins = Германией
    .loc = Германии
    .gender = f

card-platoon-sergeant = Командир взвода
    .gen = командира взвода
    .dat = командиру взвода
    .acc = командира взвода
    .ins = командиром взвода
    .loc = командире взвода
    .gender = m
card-platoon-guide = Заместитель командира взвода
    .gen = заместителя командира взвода
    .dat = заместителю командира взвода
    .acc = заместителя командира взвода
    .ins = заместителем командира взвода
    .loc = заместителе командира взвода
    .gender = m
card-squad-leader = Командир отделения { $squad }
    .gen = командира отделения { $squad }
    .dat = командиру отделения { $squad }
    .acc = командира отделения { $squad }
    .ins = командиром отделения { $squad }
    .loc = командире отделения { $squad }
    .gender = m
card-scout = Разведчик { $squad }
    .gen = разведчика { $squad }
    .dat = разведчику { $squad }
    .acc = разведчика { $squad }
    .ins = разведчиком { $squad }
    .loc = разведчике { $squad }
    .gender = m
card-rifleman = Стрелок { $squad }
    .gen = стрелка { $squad }
    .dat = стрелку { $squad }
    .acc = стрелка { $squad }
    .ins = стрелком { $squad }
    .loc = стрелке { $squad }
    .gender = m
card-sniper = Снайпер
    .gen = снайпера
    .dat = снайперу
    .acc = снайпера
    .ins = снайпером
    .loc = снайпере
    .gender = m
card-machine-gunner = Пулеметчик { $squad }
    .gen = пулеметчика { $squad }
    .dat = пулеметчику { $squad }
    .acc = пулеметчика { $squad }
    .ins = пулеметчиком { $squad }
    .loc = пулеметчике { $squad }
    .gender = m
card-mortar = Миномет
    .gen = миномета
    .dat = миномету
    .acc = миномет
    .ins = минометом
    .loc = миномете
    .gender = m
card-fog = Туман войны
    .gen = тумана войны
    .dat = туману войны
    .acc = туман войны
    .ins = туманом войны
    .loc = тумане войны
    .gender = m

counter-riflemen = { $side-set ->
    [no] Стрелки { $squad }
   *[yes] { $side-gender ->
        [pl] Американские стрелки { $squad }
        [f] Немецкие стрелки { $squad }
       *[other] Стрелки { $squad } ({ $side })
     }
 }
    .gen = { $side-set ->
        [no] стрелков { $squad }
       *[yes] { $side-gender ->
            [pl] американских стрелков { $squad }
            [f] немецких стрелков { $squad }
           *[other] стрелков { $squad } ({ $side })
         }
     }
    .dat = { $side-set ->
        [no] стрелкам { $squad }
       *[yes] { $side-gender ->
            [pl] американским стрелкам { $squad }
            [f] немецким стрелкам { $squad }
           *[other] стрелкам { $squad } ({ $side })
         }
     }
    .acc = { $side-set ->
        [no] стрелков { $squad }
       *[yes] { $side-gender ->
            [pl] американских стрелков { $squad }
            [f] немецких стрелков { $squad }
           *[other] стрелков { $squad } ({ $side })
         }
     }
    .ins = { $side-set ->
        [no] стрелками { $squad }
       *[yes] { $side-gender ->
            [pl] американскими стрелками { $squad }
            [f] немецкими стрелками { $squad }
           *[other] стрелками { $squad } ({ $side })
         }
     }
    .loc = { $side-set ->
        [no] стрелках { $squad }
       *[yes] { $side-gender ->
            [pl] американских стрелках { $squad }
            [f] немецких стрелках { $squad }
           *[other] стрелках { $squad } ({ $side })
         }
     }
    .gender = pl
counter-scouts = { $side-set ->
    [no] Разведчики { $squad }
   *[yes] { $side-gender ->
        [pl] Американские разведчики { $squad }
        [f] Немецкие разведчики { $squad }
       *[other] Разведчики { $squad } ({ $side })
     }
 }
    .gen = { $side-set ->
        [no] разведчиков { $squad }
       *[yes] { $side-gender ->
            [pl] американских разведчиков { $squad }
            [f] немецких разведчиков { $squad }
           *[other] разведчиков { $squad } ({ $side })
         }
     }
    .dat = { $side-set ->
        [no] разведчикам { $squad }
       *[yes] { $side-gender ->
            [pl] американским разведчикам { $squad }
            [f] немецким разведчикам { $squad }
           *[other] разведчикам { $squad } ({ $side })
         }
     }
    .acc = { $side-set ->
        [no] разведчиков { $squad }
       *[yes] { $side-gender ->
            [pl] американских разведчиков { $squad }
            [f] немецких разведчиков { $squad }
           *[other] разведчиков { $squad } ({ $side })
         }
     }
    .ins = { $side-set ->
        [no] разведчиками { $squad }
       *[yes] { $side-gender ->
            [pl] американскими разведчиками { $squad }
            [f] немецкими разведчиками { $squad }
           *[other] разведчиками { $squad } ({ $side })
         }
     }
    .loc = { $side-set ->
        [no] разведчиках { $squad }
       *[yes] { $side-gender ->
            [pl] американских разведчиках { $squad }
            [f] немецких разведчиках { $squad }
           *[other] разведчиках { $squad } ({ $side })
         }
     }
    .gender = pl
counter-machine-gunners = { $side-set ->
    [no] Пулеметчики { $squad }
   *[yes] { $side-gender ->
        [pl] Американские пулеметчики { $squad }
        [f] Немецкие пулеметчики { $squad }
       *[other] Пулеметчики { $squad } ({ $side })
     }
 }
    .gen = { $side-set ->
        [no] пулеметчиков { $squad }
       *[yes] { $side-gender ->
            [pl] американских пулеметчиков { $squad }
            [f] немецких пулеметчиков { $squad }
           *[other] пулеметчиков { $squad } ({ $side })
         }
     }
    .dat = { $side-set ->
        [no] пулеметчикам { $squad }
       *[yes] { $side-gender ->
            [pl] американским пулеметчикам { $squad }
            [f] немецким пулеметчикам { $squad }
           *[other] пулеметчикам { $squad } ({ $side })
         }
     }
    .acc = { $side-set ->
        [no] пулеметчиков { $squad }
       *[yes] { $side-gender ->
            [pl] американских пулеметчиков { $squad }
            [f] немецких пулеметчиков { $squad }
           *[other] пулеметчиков { $squad } ({ $side })
         }
     }
    .ins = { $side-set ->
        [no] пулеметчиками { $squad }
       *[yes] { $side-gender ->
            [pl] американскими пулеметчиками { $squad }
            [f] немецкими пулеметчиками { $squad }
           *[other] пулеметчиками { $squad } ({ $side })
         }
     }
    .loc = { $side-set ->
        [no] пулеметчиках { $squad }
       *[yes] { $side-gender ->
            [pl] американских пулеметчиках { $squad }
            [f] немецких пулеметчиках { $squad }
           *[other] пулеметчиках { $squad } ({ $side })
         }
     }
    .gender = pl
counter-mortar = { $side-set ->
    [no] Миномет
   *[yes] { $side-gender ->
        [pl] Американский миномет
        [f] Немецкий миномет
       *[other] Миномет ({ $side })
     }
 }
    .gen = { $side-set ->
        [no] миномета
       *[yes] { $side-gender ->
            [pl] американского миномета
            [f] немецкого миномета
           *[other] миномета ({ $side })
         }
     }
    .dat = { $side-set ->
        [no] миномету
       *[yes] { $side-gender ->
            [pl] американскому миномету
            [f] немецкому миномету
           *[other] миномету ({ $side })
         }
     }
    .acc = { $side-set ->
        [no] миномет
       *[yes] { $side-gender ->
            [pl] американский миномет
            [f] немецкий миномет
           *[other] миномет ({ $side })
         }
     }
    .ins = { $side-set ->
        [no] минометом
       *[yes] { $side-gender ->
            [pl] американским минометом
            [f] немецким минометом
           *[other] минометом ({ $side })
         }
     }
    .loc = { $side-set ->
        [no] миномете
       *[yes] { $side-gender ->
            [pl] американском миномете
            [f] немецком миномете
           *[other] миномете ({ $side })
         }
     }
    .gender = m
counter-snipers = { $side-set ->
    [no] Снайперы
   *[yes] { $side-gender ->
        [pl] Американские снайперы
        [f] Немецкие снайперы
       *[other] Снайперы ({ $side })
     }
 }
    .gen = { $side-set ->
        [no] снайперов
       *[yes] { $side-gender ->
            [pl] американских снайперов
            [f] немецких снайперов
           *[other] снайперов ({ $side })
         }
     }
    .dat = { $side-set ->
        [no] снайперам
       *[yes] { $side-gender ->
            [pl] американским снайперам
            [f] немецким снайперам
           *[other] снайперам ({ $side })
         }
     }
    .acc = { $side-set ->
        [no] снайперов
       *[yes] { $side-gender ->
            [pl] американских снайперов
            [f] немецких снайперов
           *[other] снайперов ({ $side })
         }
     }
    .ins = { $side-set ->
        [no] снайперами
       *[yes] { $side-gender ->
            [pl] американскими снайперами
            [f] немецкими снайперами
           *[other] снайперами ({ $side })
         }
     }
    .loc = { $side-set ->
        [no] снайперах
       *[yes] { $side-gender ->
            [pl] американских снайперах
            [f] немецких снайперах
           *[other] снайперах ({ $side })
         }
     }
    .gender = pl

kind-move = Переместиться
kind-guide = Отправить
kind-scout = Разведать
kind-stalk = Прокрасться
kind-bolster = Пополнить
kind-command = Приказать
kind-conceal = Замаскироваться
kind-control = Захватить
kind-inspire = Воодушевить
kind-recon = Наблюдать
kind-target = Прицелиться
kind-attack = Атаковать
kind-suppress = Подавить
kind-blast = Обстрелять
kind-ready = Снять подавление
kind-hunker-down = Затаиться
kind-initiative = Инициатива
kind-end-turn = Закончить ход
kind-begin = Начать действие
kind-take = Взять
kind-enough = Достаточно
kind-next = Следующий бросок

terrain-field = поле
terrain-open = открытое поле
terrain-meadow = луг
terrain-lane = проселок
terrain-hedgerow = живая изгородь
terrain-orchard = фруктовый сад
terrain-garden = огороды
terrain-farm = ферма
terrain-hedged = поле с изгородью
terrain-wood = лес
terrain-hill = возвышенность
terrain-river = река
terrain-ruins = руины
terrain-house = дом
terrain-village-edge = окраина деревни

zone-hand = рука
    .gen = руки
    .dat = руке
    .acc = руку
    .ins = рукой
    .loc = руке
    .gender = f
zone-deck = колода
    .gen = колоды
    .dat = колоде
    .acc = колоду
    .ins = колодой
    .loc = колоде
    .gender = f
zone-discard = сброс
    .gen = сброса
    .dat = сбросу
    .acc = сброс
    .ins = сбросом
    .loc = сбросе
    .gender = m
zone-play = игровая зона
    .gen = игровой зоны
    .dat = игровой зоне
    .acc = игровую зону
    .ins = игровой зоной
    .loc = игровой зоне
    .gender = f
zone-supply = запас
    .gen = запаса
    .dat = запасу
    .acc = запас
    .ins = запасом
    .loc = запасе
    .gender = m
zone-removed = убрано
    .gen = убранных карт
    .dat = убранным картам
    .acc = убранные карты
    .ins = убранными картами
    .loc = убранных картах
    .gender = n
zone-counter = фишка
    .gen = фишки
    .dat = фишке
    .acc = фишку
    .ins = фишкой
    .loc = фишке
    .gender = f

## Why not

why-un-end-1 = Игра окончена.
why-un-turn-1 = { $phase ->
    [draw] Карты еще не розданы: ходы начнутся после определения инициативы.
    [initiative] Сначала обе стороны выбирают карту для определения инициативы, ходы — после этого.
    [pending] Еще не все завершено: сначала кубики или следующая карта.
   *[other] Сейчас не ход { $side-gen }: { $whose-gender ->
        [pl] ходят
       *[other] ходит
     } { $whose }.
 }
why-un-turn-2 = Карты «{ $card }» нет в руке.
why-no-step = { $kind ->
    [begin] Здесь назовите все действие одной строкой. По шагам начинается только карта, у которой слишком много вариантов для одного списка.
    [take] Этого сейчас взять нельзя.
   *[other] Здесь нечего завершать словом «enough».
 }
why-un-fog-1 = Туман войны нельзя разыграть во время хода: ни ради действия, ни чтобы затаиться.
why-un-card-1 = На карте «{ $card }» нет действия «{ $kind }».
why-no-action = На карте «{ $card }» нет ни одного действия.
why-un-suppressed-1 = { $unit } { $unit-gender ->
    [m] подавлен
   *[pl] подавлены
 }: розыгрыш карты «{ $card }» только снимет подавление.
why-ready-already = { $unit-set ->
    [no] У карты «{ $card }» нет своей фишки: снимать подавление не с чего.
   *[yes] { $unit } не { $unit-gender ->
        [m] подавлен
       *[pl] подавлены
     }: снимать нечего.
 }
why-un-spawn-3 = На поле нет { $unit-gen }, и ни один жетон точки появления { $unit-gender ->
    [m] ему
   *[pl] им
 } не подходит: картой «{ $card }» можно только затаиться.
why-un-spawn-4 = { $at-set ->
    [no] { $unit } { $unit-gender ->
        [m] может
       *[pl] могут
     } появиться в квадратах { $tiles }: укажите, в каком, например: «enter 5B, …».
   *[yes] { $unit-set ->
        [no] У карты «{ $card }» нет своей фишки, появляться в квадрате { $at } некому.
       *[yes] { $unit } не { $unit-gender ->
            [m] может
           *[pl] могут
         } появиться в квадрате { $at }.
     }
 }
why-un-move-4 = Остаться на месте — не действие: назовите хотя бы один квадрат.
why-way-length = Это путь в { $n } { $n ->
    [one] квадрат
    [few] квадрата
   *[other] квадратов
 }, а карта «{ $card }» позволяет пройти не больше { $x }.
why-way-joined = Квадрат { $tile } не соседствует с { $before }: общей части края у них нет.
why-un-move-2 = { $bare-count ->
    [one] В квадрате { $bare } нет вашего жетона контроля
   *[other] В квадратах { $bare } нет ваших жетонов контроля
 }: { $unit-set ->
    [no] фишке можно входить только в квадраты, которые разведала или контролирует ее
   *[yes] { $unit-dat } можно входить только в квадраты, которые разведала или контролирует { $unit-gender ->
        [m] его
        [f] ее
       *[pl] их
     }
 } сторона.
why-un-guide-1 = { $counter } — чужой отряд: действием «Отправить» можно переместить только свою фишку.
why-guide-off = На поле нет { $counter-gen }.
why-un-guide-2 = { $counter } { $counter-gender ->
    [m] подавлен
   *[pl] подавлены
 }, а подавленную фишку отправить нельзя.
why-un-bolster-1 = Этих карт нет в запасе: { $missing }.
why-un-card-4 = У карты «{ $card }» нет своей фишки, а для этого действия нужна фишка.
why-un-inspire-3 = Карта «{ $card }» сама сейчас разыгрывается, поэтому вернуть ее этим действием нельзя.
why-un-inspire-1 = Этих карт нет в игровой зоне: { $missing }.
why-too-many-cards = Карта «{ $card }» позволяет взять не больше { $x } { $x ->
    [one] карты
   *[other] карт
 }, а выбрано { $n }.
why-other-squad = Карта «{ $card }» позволяет брать только карты отделения { $squad }.
why-take-one = Подходящая карта есть, значит, нужно взять хотя бы одну.
why-un-command-1 = Можно взять не больше { $x } { $x ->
    [one] карты
   *[other] карт
 }, а не { $n }.
why-un-command-2 = Взять карту можно, значит, нужно взять хотя бы одну.
why-un-control-3 = Квадрат { $tile } занят { $enemies-ins }: захватить квадрат, в котором стоит фишка противника, нельзя, даже если она подавлена.
why-un-control-4 = В квадрате { $tile } нет вашего жетона контроля, переворачивать нечего: сначала разведайте квадрат.
why-un-control-5 = Квадрат { $tile } уже под вашим контролем.
why-un-recon-2 = В вашей руке нет карты тумана войны, а без нее наблюдать нельзя.
why-un-target-1 = До квадрата { $tile } от миномета { $n } { $n ->
    [one] квадрат
    [few] квадрата
   *[other] квадратов
 }, а цель должна быть не ближе чем в { $least } квадратах.
why-un-target-2 = Ваш жетон прицела уже лежит в квадрате { $tile }: переместить его можно только в другой.
why-un-attack-7 = У карты «{ $card }» нет своей фишки, а атаковать может только фишка.
why-un-attack-1 = { $counter } — ваш собственный отряд: выберите фишку противника.
why-target-off = На поле нет { $counter-gen }.
why-un-blast-2 = Вашего жетона прицела нет на поле: сначала прицельтесь.
why-un-blast-4 = Эта фишка не ждет броска.
why-un-initiative-1 = { $phase ->
    [initiative] Эту карту нельзя выбрать для определения инициативы.
   *[other] Карту для определения инициативы выбирают только после получения карт и до начала ходов.
 }
why-chosen-already = { $side } уже { $side-gender ->
    [m] выбрал
    [f] выбрала
    [n] выбрало
   *[pl] выбрали
 } карту.
why-chance-roll = Сейчас таких кубиков не бросают.
why-chance-land = Этот отряд сейчас не может там приземлиться.
why-chance-draw = Эту карту сейчас взять нельзя.
why-choose-first = Сначала выберите, что делает карта «{ $card }»: нажмите на одно из ее действий.
why-nothing-chosen = Сначала выберите карту в руке, затем — что она делает.
why-not-your-choice = Сейчас это выбирать не нужно.
why-choose-in-panel = Сейчас это выбрать нельзя. Сначала закончите выбор на панели или нажмите Esc, чтобы вернуться.

## What would change it (the same parameters as those of the why-… above)

change-un-turn-1 = { $phase ->
    [draw] Сначала нужно взять карты и определить инициативу.
    [initiative] Сначала обе стороны должны выбрать карту для определения инициативы.
    [pending] Сначала завершите начатое: бросок кубиков, следующую карту или выбор очередности обстрела.
   *[other] Сначала { $whose } { $whose-gender ->
        [m] должен
        [f] должна
        [n] должно
       *[pl] должны
     } закончить ход; если на этом закончится раунд, до следующего хода еще берут карты и определяют инициативу.
 }
change-un-turn-2 = Карта «{ $card }» должна быть у вас в руке: возьмите ее из колоды или, если она в игровой зоне, верните действием «Воодушевить».
change-un-card-1 = Разыграйте карту, на которой есть действие «{ $kind }».
change-no-action = Разыграйте карту, на которой есть хотя бы одно действие.
change-un-suppressed-1 = Разыграйте карту «{ $card }», чтобы снять подавление; следующая карта { $unit-gen } сможет действовать, даже в этом же ходу.
change-ready-already = { $unit-set ->
    [no] {""}
   *[yes] Это возможно, только когда отряд подавлен; сейчас выберите одно из действий карты «{ $card }».
 }
change-un-spawn-4 = { $at-set ->
    [no] Назовите один из этих квадратов: { $tiles }.
   *[yes] { $tiles-count ->
        [0] Уберите «enter { $at }».
        [one] Уберите «enter { $at }».
       *[other] Если фишка уже на поле, уберите «enter { $at }»; если нет, назовите один из этих квадратов: { $tiles }.
     }
 }
change-un-move-4 = { $start-set ->
    [no] Выберите хотя бы один квадрат.
   *[yes] Выберите квадрат по соседству с { $start }.
 }
change-way-length = Остановитесь, пройдя { $x } { $x ->
    [one] квадрат
    [few] квадрата
   *[other] квадратов
 }, а дальше идите другой картой.
change-way-joined = { $x ->
    [1] Выберите квадрат, соседний с { $start }: эта карта ведет на один квадрат.
   *[other] Выберите квадрат, соседний с { $start }, а дальше следующие, каждый рядом с предыдущим: вместе не больше { $x }.
 }
change-un-move-2 = { $scout-set ->
    [yes] Сначала разведайте { $bare } картой «{ $scout }» или выберите { $x ->
        [1] квадрат с вашим жетоном
       *[other] путь, где ваш жетон есть в каждом квадрате
     }.
   *[no] Выберите { $x ->
        [1] квадрат с вашим жетоном
       *[other] путь, где ваш жетон есть в каждом квадрате
     }; ни одна карта в вашей руке не может сейчас разведать { $bare }.
 }
change-un-guide-1 = Выберите одну из своих фишек.
change-guide-off = Выберите фишку, стоящую на поле: { $counter } { $counter-gender ->
    [m] может
   *[pl] могут
 } появиться там только по собственной карте, разыгранной ради действия.
change-un-guide-2 = Сначала разыграйте ради действия карту { $counter-gen }: это снимет подавление.
change-un-bolster-1 = Выберите карты, лежащие в вашем запасе, и каждую не больше раз, чем она там есть.
change-un-card-4 = Разыграйте карту отряда, на которой есть действие «{ $kind }»: его выполнит фишка отряда.
change-un-inspire-3 = Выберите карты, разыгранные раньше карты «{ $card }».
change-un-inspire-1 = Выберите карты, лежащие в вашей игровой зоне; эти пришлось бы сначала разыграть: { $missing }.
change-too-many-cards = Уберите лишние: должно остаться не больше { $x } { $x ->
    [one] карты
   *[other] карт
 }.
change-other-squad = Выберите только карты с буквой { $squad }.
change-take-one = Выберите хотя бы одну из карт, которые можно взять.
change-un-command-1 = { $x ->
    [0] Не берите ни одной карты: колода и сброс пусты.
   *[other] Возьмите не больше { $x }.
 }
change-un-command-2 = { $x ->
    [one] Возьмите { $x } карту.
   *[other] Возьмите от 1 до { $x } карт.
 }
change-un-control-3 = Сначала { $tile } нужно освободить от { $enemies-gen }: попадайте, пока фишка не покинет поле, или ждите, пока противник уйдет сам.
change-un-control-4 = Введите в { $tile } своих разведчиков действием «Разведать»: так туда ляжет ваш жетон.
change-un-control-5 = Перейдите туда, где ваш жетон есть, а контроля еще нет.
change-un-recon-2 = Сначала возьмите в руку карту тумана войны из своей колоды.
change-un-target-1 = Выберите квадрат не ближе чем на { $least } или сначала отведите миномет подальше.
change-un-target-2 = Выберите другой квадрат или обстреляйте { $tile } уже сейчас.
change-un-attack-7 = Разыграйте карту отряда, на которой есть действие «{ $kind }»: атакует его фишка.
change-un-attack-1 = Цельтесь в фишку противника.
change-target-off = Цельтесь в фишку, стоящую на поле.
change-un-blast-2 = Сначала выполните картой миномета действие «Прицелиться»; следующей его картой можно будет обстрелять квадрат, даже в этом же ходу.
change-un-blast-4 = { $phase ->
    [pending] Выберите фишку, по которой еще не бросали.
   *[other] Сначала обстреляйте квадрат с несколькими фишками: только тогда выбирают порядок.
 }
change-un-initiative-1 = { $phase ->
    [draw] Сначала нужно взять все карты.
    [initiative] {""}
   *[other] Ждите следующего раунда: карту выбирают после добора.
 }
change-chosen-already = Ждите следующего раунда: каждая сторона выбирает один раз за раунд.

## What happened (side, card, counter … are names)

event-round_began = Раунд { $round }: обе стороны берут карты
event-drawn = { $side } { $side-gender ->
    [pl] берут
   *[other] берет
 } { $card-set ->
    [no] карту
   *[yes] карту «{ $card }»
 }
event-reshuffled = { $side } { $side-gender ->
    [pl] перемешивают
   *[other] перемешивает
 } сброс в новую колоду ({ $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
 })
event-nothing_to_draw = { $side-dat } больше нечего брать
event-chose = { $card-set ->
    [no] { $side } { $side-gender ->
        [m] выбрал
        [f] выбрала
        [n] выбрало
       *[pl] выбрали
     } карту втайне от противника
   *[yes] { $side } { $side-gender ->
        [pl] выбирают
       *[other] выбирает
     } карту «{ $card }»
 }
event-initiative = Инициатива — { $values }: { $kept ->
    [yes] жетон остается у { $side-gen }
   *[no] жетон переходит к { $side-dat }
 }, { $side-gender ->
    [m] он ходит первым
    [f] она ходит первой
    [n] оно ходит первым
   *[pl] они ходят первыми
 }
event-played = { $side } { $side-gender ->
    [pl] разыгрывают
   *[other] разыгрывает
 } карту «{ $card }»: действие «{ $kind }»
event-entered = { $counter } { $counter-gender ->
    [m] появляется
   *[pl] появляются
 } в квадрате { $tile }
event-moved = { $counter } { $counter-gender ->
    [m] перемещается
   *[pl] перемещаются
 }: { $path }
event-scouted = { $side } { $side-gender ->
    [pl] разведывают
   *[other] разведывает
 } { $tiles }
event-fog_taken = { $count ->
    [0] В запасе не осталось карт тумана войны
    [one] { $count } карта тумана войны переходит из запаса в сброс
    [few] { $count } карты тумана войны переходят из запаса в сброс
   *[other] { $count } карт тумана войны переходит из запаса в сброс
 }
event-target_removed = Жетон прицела убран из квадрата { $tile }
event-targeted = Жетон прицела лежит в квадрате { $tile }
event-bolstered = { $none ->
    [yes] В запасе взять нечего
   *[no] Из запаса в сброс: { $cards }
 }
event-inspired = { $none ->
    [yes] Из игровой зоны вернуть нечего
   *[no] Обратно в руку: { $cards }
 }
event-commanded = { $count ->
    [0] Взять нечего
    [one] Взята { $count } карта
    [few] Взято { $count } карты
   *[other] Взято { $count } карт
 }
event-concealed = { $count ->
    [0] В запасе { $enemy-gen } нет карт тумана войны: ничего не происходит
   *[other] { $enemy } { $enemy-gender ->
        [pl] получают
       *[other] получает
     } в сброс карту тумана войны
 }
event-controlled = { $side } { $side-gender ->
    [pl] захватывают
   *[other] захватывает
 } квадрат { $tile }
event-control_lost = { $side } больше не { $side-gender ->
    [pl] контролируют
   *[other] контролирует
 } квадрат { $tile }
event-raised = Ключевая точка в квадрате { $tile } теперь стоит { $worth } { $worth ->
    [one] очко
    [few] очка
   *[other] очков
 }
event-reconnoitred = Карта тумана войны из руки { $side-gen } навсегда убрана из игры
event-attacked = { $attacker } { $attacker-gender ->
    [m] { $suppressing ->
        [yes] пытается подавить
       *[no] атакует
     }
   *[pl] { $suppressing ->
        [yes] пытаются подавить
       *[no] атакуют
     }
 } { $target-acc } в { $tile }: { $sum } = { $total }; бросок { $dice }: { $hit ->
    [yes] попадание
   *[no] промах
 }
event-card_lost = Потеря: карта «{ $card }» убрана из { $lost_from-gen }
event-counter_lost = { $counter } { $counter-gender ->
    [m] покидает
   *[pl] покидают
 } поле
event-suppressed = { $counter } { $already ->
    [yes] уже { $counter-gender ->
        [m] подавлен
       *[pl] подавлены
     }: ничего не меняется
   *[no] { $counter-gender ->
        [m] подавлен
       *[pl] подавлены
     }
 }
event-blasted = { $none ->
    [yes] Обстрел квадрата { $tile }: там никого нет
   *[no] Обстрел квадрата { $tile } накрывает { $targets-acc }
 }
event-readied = { $counter } снова { $counter-gender ->
    [m] готов
   *[pl] готовы
 } к бою
event-hunkered = «{ $card }»: выбрано «Затаиться», карта возвращается в запас
event-turn_ended = { $side } { $side-gender ->
    [pl] заканчивают
   *[other] заканчивает
 } ход; { $count } { $count ->
    [one] карта уходит
    [few] карты уходят
   *[other] карт уходит
 } в сброс
event-won = { $side } { $side-gender ->
    [pl] побеждают
   *[other] побеждает
 }{ $score-set ->
    [yes] {", счет "}{ $score }
   *[no] {""}
 }

## On the table

label-tile = { $tile }, { $terrain }, укрытие { $cover }
label-objective = ключевая точка, { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
 }{ $side-set ->
    [no] {""}
   *[yes] , под контролем { $side-gen }
 }
label-scouted = разведано { $side-ins }
label-controlled = под контролем { $side-gen }
label-target = прицел миномета { $side-gen }
label-spawn = точка появления { $side-gen }: { $who }
label-counter = { $counter }, базовая защита { $n }{ $low ->
    [yes] , { $counter-gender ->
        [m] подавлен
       *[pl] подавлены
     }
   *[no] {""}
 }
spawn-all = все
spawn-squad = отделение { $squad }
legend-scouted = разведано
legend-controlled = под контролем
legend-target = прицел миномета
legend-spawn = точка появления
label-card = { $card }, инициатива { $n }
note-never = нельзя разыграть в свой ход

pile-deck-own = Ваша колода: { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
 } лицом вниз
pile-discard-own = Ваш сброс: { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
 }
pile-supply-own = Ваш запас: { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
 }, открыт для обоих
pile-removed-own = Ваши убранные карты: { $count }
pile-hand-foe = Рука { $side-gen }: { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
 }, скрыта от вас
pile-deck-foe = Колода { $side-gen }: { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
 }, скрыта от вас
pile-discard-foe = Сброс { $side-gen }: { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
 }, скрыт от вас
pile-supply-foe = Запас { $side-gen }: { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
 }, открыт для обоих

sum-base = база
sum-base-note = на фишке
sum-cover = укрытие
sum-cover-note = { $tile } — { $terrain }
sum-cover-note-hill = { $tile } — возвышенность: отсюда { $n }
sum-range = расстояние
sum-range-note = { $n ->
    [0] тот же квадрат
    [one] { $n } шаг от { $tile }
    [few] { $n } шага от { $tile }
   *[other] { $n } шагов от { $tile }
 }
sum-range-note-blast = не для обстрела
sum-defense = защита
sum-hits = попадание: { $faces }
plan-attack-title = { $kind } { $x }: { $attacker }{ $source-set ->
    [yes] {" "}({ $source })
   *[no] {""}
 }, цель — { $target } в { $tile }
plan-blast-title = { $kind } { $x }, квадрат { $tile }: { $target-acc }
plan-one-die = { $dice ->
    [one] 0 — всегда попадание.
   *[other] Хватит одного удачного кубика; 0 — всегда попадание.
 }
plan-suppresses = При попадании фишка переворачивается: отряд подавлен. Карт он не теряет.
plan-suppresses-already = Отряд уже подавлен: попадание ничего не изменит.
plan-roll = Бросить { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[other] кубиков
 }
plan-chance = { $percent }{ $one-set ->
    [yes] {", "}{ $one }
   *[no] {""}
 }
plan-choose-title = { $card }: { $kind }
plan-tiles = { $path-set ->
    [no] Выберите квадрат.
   *[yes] { $path }: выберите следующий квадрат или остановитесь здесь.
 }
plan-counter = Выберите фишку.
plan-one-by-one = Выбирайте по одному. Кнопка отмены вернет последний выбор.
plan-number = Сколько карт?
plan-done-way = Остановиться в { $tile }
plan-done-cards = { $n ->
    [0] Ничего не брать
    [one] Взять { $n } карту
    [few] Взять { $n } карты
   *[other] Взять { $n } карт
 }
plan-do = { $kind }
plan-draw = { $n ->
    [0] Не брать карт
    [one] Взять { $n } карту
    [few] Взять { $n } карты
   *[other] Взять { $n } карт
 }
plan-initiative = Отдайте одну карту за инициативу: большее число ходит первым.
plan-blast-next-title = Обстрел: по кому следующий бросок?

phase-draw = Получение карт
phase-initiative = Инициатива
phase-turn = Ход { $side-gen }
game-normandy = Неустрашимые: Нормандия
holds-token = { $side } { $side-gender ->
    [m] ходит первым
    [f] ходит первой
    [n] ходит первым
   *[pl] ходят первыми
 }
score = { $goal ->
    [0] { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
     }
   *[other] { $points } из { $goal } { $goal ->
        [one] очка
       *[other] очков
     }
 }{ $pins ->
    [yes] {" или истощить противника"}
   *[no] {""}
 }
plays-first = первый ход
plays-second = второй ход
button-end-turn = Закончить ход
button-end-early = Закончить ход: { $n ->
    [one] { $n } карта не сыграна
    [few] { $n } карты не сыграны
   *[other] { $n } карт не сыграно
 }
button-back = Назад
button-next-target = Другая цель
hint-wait = Ходит другая сторона.
hint-choose-card = Выберите карту, затем — что она делает.
plan-blast-line = { $counter }: защита { $n }, { $fraction }
nobody = никто
    .gen = никого
    .dat = никому
    .acc = никого
    .ins = никем
    .loc = ни о ком
    .gender = m
roll-title = Последний бросок
roll-note = { $attacker } по { $target-dat }
die-hit = попадание
die-miss = промах
roll-need = { $possible ->
    [yes] нужно { $n } или больше; 0 всегда попадает
   *[no] нужно { $n }: попадает только 0
 }
about-cover = { $tile } — { $terrain }: укрытие { $n }.
about-cover-hill = { $tile } — возвышенность: укрытие { $n }, но 1 против атакующего с возвышенности{ $blast ->
    [yes] {" "}и при обстреле
   *[no] {" "}и при штурмовке
 }.
about-near = Соседние с { $tile } квадраты: { $near }.
about-objective = Здесь лежит ключевая точка на { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
 }.
about-scouted = Разведано { $side-ins }: отряды этой стороны могут сюда перемещаться.
about-controlled = Под контролем { $side-gen }.
about-defense = { $counter }: базовая защита { $n } (число на фишке).
about-suppressed = { $counter } { $counter-gender ->
    [m] подавлен: следующая карта только снимет с него
   *[pl] подавлены: следующая карта только снимет с них
 } подавление.
outcome = { $side } { $side-gender ->
    [pl] побеждают
   *[other] побеждает
 }.

scenario-normandy-la-raye = Ла-Ре
scenario-normandy-critical-intelligence = Особо важные разведданные
scenario-normandy-example-round = Пример раунда
scenario-normandy-duel-in-cover = Дуэль в укрытии
scenario-normandy-hills = Две возвышенности
scenario-normandy-mortar = Миномет
scenario-normandy-patrol = Дозор
about-cannot = { $uses } — нельзя: { $why }
about-use = { $card } («{ $kind }»)
about-use-by = { $use } через { $tiles }
initiative-card = { $card } ({ $n })
why-choose-counter = В { $tile } стоит несколько фишек: выберите ту, которую имеете в виду.
why-nobody-there = В { $tile } нет фишки, которую можно выбрать.
