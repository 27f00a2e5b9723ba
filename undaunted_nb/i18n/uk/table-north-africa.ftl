# Машини, об’єкти й точки евакуації на столі.

label-rough = важкопрохідна місцевість
label-exit = точка евакуації{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
label-structure = { $structure }, об’єкт, захист { $n }, { $points } { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
 }
label-razed = { $structure }: знищено, { $side }
label-vehicle = { $vehicle }{ $side-set ->
    [yes] , { $side }
   *[no] {""}
 }, { $has ->
    [yes] захист { $n }
   *[no] без звичайного захисту
 }, броня { $armor }, пошкодження { $damage } з { $hull }, виводять з ладу { $critical }{ $disabled ->
    [yes] , виведено з ладу
   *[no] {""}
 }; { $crew-count ->
    [0] усередині нікого
   *[other] усередині: { $crew }
 }
crew-member = { $counter } ({ $seat }{ $low ->
    [yes] , придушений
   *[no] {""}
 })
label-seat = { $vehicle }, { $seat }: { $counter-set ->
    [yes] { $counter }{ $low ->
        [yes] , придушений
       *[no] {""}
     }
   *[no] вільне
 }; { $offers-count ->
    [0] без дій
   *[other] { $offers }
 }{ $crew-set ->
    [yes] , { $crew }
   *[no] {""}
 }
seat-free = вільне
seat-low = придушений
seat-crew = лише для { $crew-gen }
vehicle-of = { $side-set ->
    [yes] { $side }, { $tile }
   *[no] { $tile }
 }
fact-defense = { $has ->
    [yes] захист { $n }
   *[no] без звичайного захисту
 }
fact-armor = броня { $n }
fact-damage = пошкодження { $damage } з { $hull }, виводять з ладу { $critical }
damage = { $disabled ->
    [yes] виведено з ладу:
   *[no] {""}
 } { $damage } з { $hull }{ $disabled ->
    [yes] {""}
   *[no] , виводять з ладу { $critical }
 }
sign-exit = вихід
legend-rough = важкопрохідна місцевість
legend-exit = точка евакуації
legend-objective = очки ключового пункту
legend-structure = очки об’єкта
legend-crew = солдатів у машині / місць
legend-shield = базовий захист
legend-armor = броня
legend-damage = пошкодження; за рискою – скільки виводить з ладу

about-seat = Будь-яку карту солдата на цьому місці можна зіграти заради дії місця.
about-use-seat = { $card } («{ $kind }», місце в машині)
about-rough = { $tile } – важкопрохідна місцевість: машини сюди не в’їжджають.
about-exit = З { $tile } солдат, якому дозволено евакуацію, іде з поля останнім кроком переміщення.
about-gone = { $vehicle }: машина вже не в грі.
about-disabled = { $vehicle }: машину виведено з ладу, її місця нічого не дають, доки її не відремонтують.

score-word-escape = евакуйовано{ $who-set ->
    [yes] : { $who }
   *[no] {""}
 }
score-word-neutralize = нейтралізовано{ $who-set ->
    [yes] : { $who }
   *[no] {""}
 }
score-escape = евакуйовано { $done } з { $wanted }{ $who-count ->
    [0] {""}
   *[other] : { $who }
 }
score-neutralize = нейтралізовано { $done } з { $wanted }{ $who-count ->
    [0] {""}
   *[other] : { $who }
 }
hint-pick = { $vehicle }: влучання. Виберіть солдата.
hint-act-now = { $counter } вже змінив місце: тепер виберіть дію карти або місця.
hint-may-seat = { $counter } ще може { $way ->
    [enter] сісти в машину
    [leave] вийти з машини
   *[seat] змінити місце
 }; або виберіть наступну карту.
button-end-seated = Завершити хід, { $way ->
    [enter] не сідаючи в машину
    [leave] не виходячи з машини
   *[seat] не змінюючи місця
 }

plan-vehicle = Виберіть машину.
plan-target = Виберіть ціль.
plan-seat = Виберіть, яке місце зайняти.
plan-swap = Виберіть, із ким помінятися.
plan-tile-set = { $n ->
    [0] Виберіть щонайбільше { $x } { $x ->
        [one] квадрат
        [few] квадрати
        [many] квадратів
       *[other] квадрата
     }.
   *[other] Вибрано: { $tiles }. Щонайбільше { $x }.
 }
plan-exit = Евакуюватися з поля
plan-pick = { $vehicle }: влучання. Кого з солдатів поранено?
plan-pick-suppress = { $vehicle }: влучання. Кого з солдатів придушено?
plan-after = { $counter }: { $way ->
    [enter] сісти в машину
    [leave] вийти з машини
   *[seat] змінити місце чи вийти
 }?
plan-after-line = Солдат ще може зробити це один раз. Наступна карта забирає таку можливість.
sign-enter = сісти
sign-leave = вийти
sign-seat = пересісти
sign-swap = обмін
choice-leave = Вийти з машини у квадрат { $tile }
plan-razes = Влучання знищує об’єкт: { $points } { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
 }.
plan-suppresses-aboard = { $crew-count ->
    [0] Усередині нікого: влучання нічого не змінює.
   *[other] Влучання придушує одного солдата всередині, якого виберете ви. Карту не втрачають.
 }
plan-damages = { $crew-count ->
    [0] Усередині нікого: влучання лише пошкоджує машину.
   *[other] Влучання ранить солдата всередині, якого виберете ви, а потім пошкоджує машину.
 } { $after ->
    [destroyed] Пошкоджень стане { $damage } з { $hull }, і машину буде знищено.
    [disabled] Пошкоджень стане { $damage } з { $hull }, і машину буде виведено з ладу.
   *[less] Пошкоджень стане { $damage } з { $hull }; виводять з ладу { $critical }.
 }
sum-no-cover = проти підриву не рахують
sum-range-note-strafe = для штурмування її не рахують
sum-range-note-close = той самий квадрат
sum-base-structure = захист об’єкта
sum-base-vehicle = на машині
sum-base-armor = броня машини

word-vehicles = Машини
word-no-action = без дій
seat-in = { $vehicle }: { $seat }
say-action = { $kind }{ $x ->
    [0] {""}
   *[other] {" "}{ $x }
 }
say-seat = { $vehicle }, { $seat }: { $action }
choice-offer = { $kind }{ $n-set ->
    [yes] {" "}{ $n }
   *[no] {""}
 }
choice-seat = { $counter-set ->
    [yes] { $counter }, { $seat }
   *[no] { $vehicle }, { $seat }
 }{ $offers-count ->
    [0] {""}
   *[other] : { $offers }
 }
coach-caveat = Більшість чисел тут вибрала ця програма, бо надрукованих знайти не вдалося. Докладніше – у меню, «Про числа».
