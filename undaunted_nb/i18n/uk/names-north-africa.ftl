# Undaunted: North Africa: the names of things.

game-north-africa = Відважні. Північна Африка

side-LRDG = LRDG
    .gen = LRDG
    .dat = LRDG
    .acc = LRDG
    .ins = LRDG
    .loc = LRDG
    .gender = f
side-Italy = Італія
    .gen = Італії
    .dat = Італії
    .acc = Італію
    .ins = Італією
    .loc = Італії
    .gender = f
side-of-LRDG = LRDG
    .gen = LRDG
    .dat = LRDG
    .acc = LRDG
    .ins = LRDG
    .loc = LRDG
    .gender = f
side-of-Italy = Італія
    .gen = Італії
    .dat = Італії
    .acc = Італію
    .ins = Італією
    .loc = Італії
    .gender = f

card-lieutenant = Лейтенант
    .gen = лейтенанта
    .dat = лейтенанту
    .acc = лейтенанта
    .ins = лейтенантом
    .loc = лейтенанті
    .gender = m
card-warrant-officer = Ворент-офіцер
    .gen = ворент-офіцера
    .dat = ворент-офіцеру
    .acc = ворент-офіцера
    .ins = ворент-офіцером
    .loc = ворент-офіцері
    .gender = m
card-staff-sergeant = Штаб-сержант
    .gen = штаб-сержанта
    .dat = штаб-сержанту
    .acc = штаб-сержанта
    .ins = штаб-сержантом
    .loc = штаб-сержанті
    .gender = m
card-platoon-commander = Командир взводу
    .gen = командира взводу
    .dat = командиру взводу
    .acc = командира взводу
    .ins = командиром взводу
    .loc = командирі взводу
    .gender = m
card-tank-commander = Командир танка
    .gen = командира танка
    .dat = командиру танка
    .acc = командира танка
    .ins = командиром танка
    .loc = командирі танка
    .gender = m
card-reconnaissance-plane = Літак-розвідник
    .gen = літака-розвідника
    .dat = літаку-розвіднику
    .acc = літак-розвідник
    .ins = літаком-розвідником
    .loc = літаку-розвіднику
    .gender = m
card-navigator = Штурман
    .gen = штурмана
    .dat = штурману
    .acc = штурмана
    .ins = штурманом
    .loc = штурмані
    .gender = m
card-saboteur = Диверсант
    .gen = диверсанта
    .dat = диверсанту
    .acc = диверсанта
    .ins = диверсантом
    .loc = диверсанті
    .gender = m
card-engineer = Інженер
    .gen = інженера
    .dat = інженеру
    .acc = інженера
    .ins = інженером
    .loc = інженері
    .gender = m
card-anti-tank-gunner = Бронебійник { $squad }
    .gen = бронебійника { $squad }
    .dat = бронебійнику { $squad }
    .acc = бронебійника { $squad }
    .ins = бронебійником { $squad }
    .loc = бронебійнику { $squad }
    .gender = m
card-driver = Водій
    .gen = водія
    .dat = водієві
    .acc = водія
    .ins = водієм
    .loc = водії
    .gender = m
card-gunner = Навідник
    .gen = навідника
    .dat = навіднику
    .acc = навідника
    .ins = навідником
    .loc = навіднику
    .gender = m
card-mechanic = Механік
    .gen = механіка
    .dat = механіку
    .acc = механіка
    .ins = механіком
    .loc = механіку
    .gender = m

counter-scout = Розвідник { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = розвідника { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = розвіднику { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = розвідника { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = розвідником { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = розвіднику { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-navigator = Штурман { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = штурмана { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = штурману { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = штурмана { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = штурманом { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = штурмані { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-rifleman = Стрілець { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = стрільця { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = стрільцю { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = стрільця { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = стрільцем { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = стрільці { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-saboteur = Диверсант { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = диверсанта { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = диверсанту { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = диверсанта { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = диверсантом { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = диверсанті { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-sniper = Снайпер { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = снайпера { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = снайперу { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = снайпера { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = снайпером { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = снайпері { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-engineer = Інженер { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = інженера { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = інженеру { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = інженера { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = інженером { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = інженері { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-machine-gunner = Кулеметник { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = кулеметника { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = кулеметнику { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = кулеметника { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = кулеметником { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = кулеметнику { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-anti-tank-gunner = Бронебійник { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = бронебійника { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = бронебійнику { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = бронебійника { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = бронебійником { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = бронебійнику { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-driver = Водій { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = водія { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = водієві { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = водія { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = водієм { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = водії { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-gunner = Навідник { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = навідника { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = навіднику { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = навідника { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = навідником { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = навіднику { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-mechanic = Механік { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = механіка { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = механіку { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = механіка { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = механіком { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = механіку { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m

vehicle-patrol-truck = Патрульна вантажівка
    .gen = патрульної вантажівки
    .dat = патрульній вантажівці
    .acc = патрульну вантажівку
    .ins = патрульною вантажівкою
    .loc = патрульній вантажівці
    .gender = f
vehicle-gun-truck = Гарматна вантажівка
    .gen = гарматної вантажівки
    .dat = гарматній вантажівці
    .acc = гарматну вантажівку
    .ins = гарматною вантажівкою
    .loc = гарматній вантажівці
    .gender = f
vehicle-pilot-car = Головна машина
    .gen = головної машини
    .dat = головній машині
    .acc = головну машину
    .ins = головною машиною
    .loc = головній машині
    .gender = f
vehicle-medium-tank = Середній танк
    .gen = середнього танка
    .dat = середньому танку
    .acc = середній танк
    .ins = середнім танком
    .loc = середньому танку
    .gender = m
vehicle-scout-car = Автомобіль розвідки
    .gen = автомобіля розвідки
    .dat = автомобілю розвідки
    .acc = автомобіль розвідки
    .ins = автомобілем розвідки
    .loc = автомобілі розвідки
    .gender = m
vehicle-supply-truck = Вантажівка постачання
    .gen = вантажівки постачання
    .dat = вантажівці постачання
    .acc = вантажівку постачання
    .ins = вантажівкою постачання
    .loc = вантажівці постачання
    .gender = f

seat-driver = місце водія
    .gen = місця водія
    .dat = місцю водія
    .acc = місце водія
    .ins = місцем водія
    .loc = місці водія
    .gender = n
seat-gunner = місце навідника
    .gen = місця навідника
    .dat = місцю навідника
    .acc = місце навідника
    .ins = місцем навідника
    .loc = місці навідника
    .gender = n
seat-mechanic = місце механіка
    .gen = місця механіка
    .dat = місцю механіка
    .acc = місце механіка
    .ins = місцем механіка
    .loc = місці механіка
    .gender = n
seat-observer = місце спостерігача
    .gen = місця спостерігача
    .dat = місцю спостерігача
    .acc = місце спостерігача
    .ins = місцем спостерігача
    .loc = місці спостерігача
    .gender = n
seat-passenger = місце пасажира
    .gen = місця пасажира
    .dat = місцю пасажира
    .acc = місце пасажира
    .ins = місцем пасажира
    .loc = місці пасажира
    .gender = n

structure-aircraft = Літак
    .gen = літака
    .dat = літаку
    .acc = літак
    .ins = літаком
    .loc = літаку
    .gender = m
structure-hangar = Ангар
    .gen = ангара
    .dat = ангару
    .acc = ангар
    .ins = ангаром
    .loc = ангарі
    .gender = m
structure-motor-pool = Автопарк
    .gen = автопарку
    .dat = автопарку
    .acc = автопарк
    .ins = автопарком
    .loc = автопарку
    .gender = m
structure-fuel-dump = Склад пального
    .gen = складу пального
    .dat = складу пального
    .acc = склад пального
    .ins = складом пального
    .loc = складі пального
    .gender = m
structure-ammunition-dump = Склад боєприпасів
    .gen = складу боєприпасів
    .dat = складу боєприпасів
    .acc = склад боєприпасів
    .ins = складом боєприпасів
    .loc = складі боєприпасів
    .gender = m
structure-well = Колодязь
    .gen = колодязя
    .dat = колодязю
    .acc = колодязь
    .ins = колодязем
    .loc = колодязі
    .gender = m

kind-drive = Керувати
kind-survey = Вивчити
kind-plot = Прокласти маршрут
kind-repair = Відремонтувати
kind-strafe = Штурмувати
kind-demolish = Підірвати
kind-antitank = Підбити танк
kind-enter = Сісти в машину
kind-leave = Вийти з машини
kind-seat = Змінити місце
kind-swap = Помінятися місцями
kind-pick = Вибрати, кого поранено

terrain-sand = пісок
    .gen = піску
    .dat = піску
    .acc = пісок
    .ins = піском
    .loc = піску
    .gender = m
terrain-gravel = рінь
    .gen = ріні
    .dat = ріні
    .acc = рінь
    .ins = рінню
    .loc = ріні
    .gender = f
terrain-track = колія
    .gen = колії
    .dat = колії
    .acc = колію
    .ins = колією
    .loc = колії
    .gender = f
terrain-scrub = чагарник
    .gen = чагарнику
    .dat = чагарнику
    .acc = чагарник
    .ins = чагарником
    .loc = чагарнику
    .gender = m
terrain-dunes = дюни
    .gen = дюн
    .dat = дюнам
    .acc = дюни
    .ins = дюнами
    .loc = дюнах
    .gender = pl
terrain-rocks = скелі
    .gen = скель
    .dat = скелям
    .acc = скелі
    .ins = скелями
    .loc = скелях
    .gender = pl
terrain-palms = пальмовий гай
    .gen = пальмового гаю
    .dat = пальмовому гаю
    .acc = пальмовий гай
    .ins = пальмовим гаєм
    .loc = пальмовому гаю
    .gender = m
terrain-camp = табір
    .gen = табору
    .dat = табору
    .acc = табір
    .ins = табором
    .loc = таборі
    .gender = m
terrain-settlement = селище
    .gen = селища
    .dat = селищу
    .acc = селище
    .ins = селищем
    .loc = селищі
    .gender = n

scenario-north-africa-example-round = Приклад раунду
scenario-north-africa-airfield = Наліт на аеродром
scenario-north-africa-convoy = Автоколона
scenario-north-africa-breakout = Прорив
scenario-north-africa-ambush = Засідка
