# Undaunted: North Africa: the names of things.

game-north-africa = Неустрашимые: Северная Африка

side-LRDG = LRDG
    .gen = LRDG
    .dat = LRDG
    .acc = LRDG
    .ins = LRDG
    .loc = LRDG
    .gender = f
side-Italy = Италия
    .gen = Италии
    .dat = Италии
    .acc = Италию
    .ins = Италией
    .loc = Италии
    .gender = f
side-of-LRDG = LRDG
    .gen = LRDG
    .dat = LRDG
    .acc = LRDG
    .ins = LRDG
    .loc = LRDG
    .gender = f
side-of-Italy = Италия
    .gen = Италии
    .dat = Италии
    .acc = Италию
    .ins = Италией
    .loc = Италии
    .gender = f

card-lieutenant = Лейтенант
    .gen = лейтенанта
    .dat = лейтенанту
    .acc = лейтенанта
    .ins = лейтенантом
    .loc = лейтенанте
    .gender = m
card-warrant-officer = Уорент-офицер
    .gen = уорент-офицера
    .dat = уорент-офицеру
    .acc = уорент-офицера
    .ins = уорент-офицером
    .loc = уорент-офицере
    .gender = m
card-staff-sergeant = Штаб-сержант
    .gen = штаб-сержанта
    .dat = штаб-сержанту
    .acc = штаб-сержанта
    .ins = штаб-сержантом
    .loc = штаб-сержанте
    .gender = m
card-platoon-commander = Командир взвода
    .gen = командира взвода
    .dat = командиру взвода
    .acc = командира взвода
    .ins = командиром взвода
    .loc = командире взвода
    .gender = m
card-tank-commander = Командир танка
    .gen = командира танка
    .dat = командиру танка
    .acc = командира танка
    .ins = командиром танка
    .loc = командире танка
    .gender = m
card-reconnaissance-plane = Самолет-разведчик
    .gen = самолета-разведчика
    .dat = самолету-разведчику
    .acc = самолет-разведчик
    .ins = самолетом-разведчиком
    .loc = самолете-разведчике
    .gender = m
card-navigator = Штурман
    .gen = штурмана
    .dat = штурману
    .acc = штурмана
    .ins = штурманом
    .loc = штурмане
    .gender = m
card-saboteur = Диверсант
    .gen = диверсанта
    .dat = диверсанту
    .acc = диверсанта
    .ins = диверсантом
    .loc = диверсанте
    .gender = m
card-engineer = Инженер
    .gen = инженера
    .dat = инженеру
    .acc = инженера
    .ins = инженером
    .loc = инженере
    .gender = m
card-anti-tank-gunner = Бронебойщик { $squad }
    .gen = бронебойщика { $squad }
    .dat = бронебойщику { $squad }
    .acc = бронебойщика { $squad }
    .ins = бронебойщиком { $squad }
    .loc = бронебойщике { $squad }
    .gender = m
card-driver = Водитель
    .gen = водителя
    .dat = водителю
    .acc = водителя
    .ins = водителем
    .loc = водителе
    .gender = m
card-gunner = Наводчик
    .gen = наводчика
    .dat = наводчику
    .acc = наводчика
    .ins = наводчиком
    .loc = наводчике
    .gender = m
card-mechanic = Механик
    .gen = механика
    .dat = механику
    .acc = механика
    .ins = механиком
    .loc = механике
    .gender = m

counter-scout = Разведчик { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = разведчика { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = разведчику { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = разведчика { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = разведчиком { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = разведчике { $squad }{ $side-set ->
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
    .loc = штурмане { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-rifleman = Стрелок { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = стрелка { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = стрелку { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = стрелка { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = стрелком { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = стрелке { $squad }{ $side-set ->
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
    .loc = диверсанте { $squad }{ $side-set ->
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
    .loc = снайпере { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-engineer = Инженер { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = инженера { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = инженеру { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = инженера { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = инженером { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = инженере { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-machine-gunner = Пулеметчик { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = пулеметчика { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = пулеметчику { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = пулеметчика { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = пулеметчиком { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = пулеметчике { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-anti-tank-gunner = Бронебойщик { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = бронебойщика { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = бронебойщику { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = бронебойщика { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = бронебойщиком { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = бронебойщике { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-driver = Водитель { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = водителя { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = водителю { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = водителя { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = водителем { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = водителе { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-gunner = Наводчик { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = наводчика { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = наводчику { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = наводчика { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = наводчиком { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = наводчике { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m
counter-mechanic = Механик { $squad }{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
    .gen = механика { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .dat = механику { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .acc = механика { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .ins = механиком { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .loc = механике { $squad }{ $side-set ->
        [yes] {" "}({ $side })
       *[no] {""}
     }
    .gender = m

vehicle-patrol-truck = Патрульный грузовик
    .gen = патрульного грузовика
    .dat = патрульному грузовику
    .acc = патрульный грузовик
    .ins = патрульным грузовиком
    .loc = патрульном грузовике
    .gender = m
vehicle-gun-truck = Грузовик с орудием
    .gen = грузовика с орудием
    .dat = грузовику с орудием
    .acc = грузовик с орудием
    .ins = грузовиком с орудием
    .loc = грузовике с орудием
    .gender = m
vehicle-pilot-car = Головная машина
    .gen = головной машины
    .dat = головной машине
    .acc = головную машину
    .ins = головной машиной
    .loc = головной машине
    .gender = f
vehicle-medium-tank = Средний танк
    .gen = среднего танка
    .dat = среднему танку
    .acc = средний танк
    .ins = средним танком
    .loc = среднем танке
    .gender = m
vehicle-scout-car = Автомобиль разведки
    .gen = автомобиля разведки
    .dat = автомобилю разведки
    .acc = автомобиль разведки
    .ins = автомобилем разведки
    .loc = автомобиле разведки
    .gender = m
vehicle-supply-truck = Грузовик снабжения
    .gen = грузовика снабжения
    .dat = грузовику снабжения
    .acc = грузовик снабжения
    .ins = грузовиком снабжения
    .loc = грузовике снабжения
    .gender = m

seat-driver = место водителя
    .gen = места водителя
    .dat = месту водителя
    .acc = место водителя
    .ins = местом водителя
    .loc = месте водителя
    .gender = n
seat-gunner = место наводчика
    .gen = места наводчика
    .dat = месту наводчика
    .acc = место наводчика
    .ins = местом наводчика
    .loc = месте наводчика
    .gender = n
seat-mechanic = место механика
    .gen = места механика
    .dat = месту механика
    .acc = место механика
    .ins = местом механика
    .loc = месте механика
    .gender = n
seat-observer = место наблюдателя
    .gen = места наблюдателя
    .dat = месту наблюдателя
    .acc = место наблюдателя
    .ins = местом наблюдателя
    .loc = месте наблюдателя
    .gender = n
seat-passenger = место пассажира
    .gen = места пассажира
    .dat = месту пассажира
    .acc = место пассажира
    .ins = местом пассажира
    .loc = месте пассажира
    .gender = n

structure-aircraft = Самолет
    .gen = самолета
    .dat = самолету
    .acc = самолет
    .ins = самолетом
    .loc = самолете
    .gender = m
structure-hangar = Ангар
    .gen = ангара
    .dat = ангару
    .acc = ангар
    .ins = ангаром
    .loc = ангаре
    .gender = m
structure-motor-pool = Автопарк
    .gen = автопарка
    .dat = автопарку
    .acc = автопарк
    .ins = автопарком
    .loc = автопарке
    .gender = m
structure-fuel-dump = Склад топлива
    .gen = склада топлива
    .dat = складу топлива
    .acc = склад топлива
    .ins = складом топлива
    .loc = складе топлива
    .gender = m
structure-ammunition-dump = Склад боеприпасов
    .gen = склада боеприпасов
    .dat = складу боеприпасов
    .acc = склад боеприпасов
    .ins = складом боеприпасов
    .loc = складе боеприпасов
    .gender = m
structure-well = Колодец
    .gen = колодца
    .dat = колодцу
    .acc = колодец
    .ins = колодцем
    .loc = колодце
    .gender = m

kind-drive = Управлять
kind-survey = Изучить
kind-plot = Проложить маршрут
kind-repair = Отремонтировать
kind-strafe = Штурмовка
kind-demolish = Взорвать
kind-antitank = Подбить танк
kind-enter = Сесть в технику
kind-leave = Покинуть технику
kind-seat = Сменить место
kind-swap = Поменяться местами
kind-pick = Выбрать, кто ранен

terrain-sand = песок
terrain-gravel = щебень
terrain-track = колея
terrain-scrub = кустарник
terrain-dunes = дюны
terrain-rocks = скалы
terrain-palms = пальмовая роща
terrain-camp = лагерь
terrain-settlement = поселок

scenario-north-africa-example-round = Пример раунда
scenario-north-africa-airfield = Налет на аэродром
scenario-north-africa-convoy = Автоколонна
scenario-north-africa-breakout = Прорыв
scenario-north-africa-ambush = Засада
