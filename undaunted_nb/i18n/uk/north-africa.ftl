# Undaunted: North Africa: why something cannot be done, what would change it, and what happened.

why-na-card-2 = Фішки карти «{ $card }» на полі немає, і ніщо її туди не поверне: цією картою можна лише вичікувати.
why-seat-first = Завдяки карті «{ $card }» солдат сів у машину, вийшов із неї або змінив місце: тепер він має виконати дію.
change-seat-first = Виберіть дію карти «{ $card }» або місця, де сидить її солдат.
why-not-aboard = { $unit-set ->
    [no] Карта «{ $card }» не має своєї фішки
   *[yes] { $unit } не сидить у машині
 }, тож дії «{ $kind }» жодне місце не дає.
change-not-aboard = Спершу сядьте в машину на місце з дією «{ $kind }».
why-na-vehicle-1 = { $vehicle }: { $seat } не дає дії «{ $kind }».
change-na-vehicle-1 = Сядьте на місце з дією «{ $kind }» або виберіть іншу дію.
why-na-crew-1 = { $vehicle }: дії, які дає { $seat }, виконують лише фахівці ({ $crew }), а { $unit } до них не належить.
change-na-crew-1 = Посадіть на { $seat-acc } потрібного фахівця; { $unit } може виконувати дії самої карти «{ $card }».
why-na-vehicle-2 = { $vehicle }: машину виведено з ладу, і до ремонту її місця не дають дій.
change-na-vehicle-2 = Спершу відремонтуйте { $vehicle-acc } або виконайте дію самої карти «{ $card }».
why-na-inside-2 = { $unit } сидить у машині ({ $vehicle }), а звідти дію «{ $kind }» не виконати.
change-na-inside-2 = Спершу вийдіть із машини; після цього та сама карта ще може виконати дію «{ $kind }».
why-na-escape-1 = У квадраті { $tile } немає точки евакуації.
change-na-escape-1 = Виходьте за межі поля з квадрата з точкою евакуації.
why-na-escape-2 = Сценарій не дозволяє евакуюватися: { $counter }.
change-na-escape-2 = Евакуюйте тих, кого вказано в сценарії; { $counter } має лишитися на полі.
why-na-drive-3 = Важкопрохідна місцевість, машині туди не можна: { $tiles }.
change-na-drive-3 = Виберіть шлях в об’їзд: { $tiles }.
why-choose-tile = Треба вибрати принаймні один квадрат.
change-choose-tile = Виберіть квадрат.
why-na-survey-4 = Двічі вибрати один квадрат не можна.
change-na-survey-4 = Приберіть квадрат, названий двічі.
why-too-many-tiles = Карта «{ $card }» дозволяє вибрати щонайбільше { $x } { $x ->
    [one] квадрат
    [few] квадрати
    [many] квадратів
   *[other] квадрата
 }, а не { $n }.
change-too-many-tiles = Приберіть зайві квадрати, щоб лишилося { $x }.
why-na-plot-1 = Жоден із цих квадратів не сусідній із { $start }, де перебуває { $unit }: { $tiles }.
change-na-plot-1 = Виберіть принаймні один квадрат, сусідній із { $start }.
why-na-plot-2 = Ці квадрати не пов’язані між собою: { $tiles }.
change-na-plot-2 = Виберіть сусідні квадрати, що утворюють одну групу.
why-no-vehicle = { $counter } – не машина, а ремонтують лише машини.
change-no-vehicle = Виберіть машину.
why-na-repair-3 = Знищене не ремонтують: { $counter }.
why-repair-elsewhere = У квадраті { $tile }, де перебуває { $unit }, немає { $counter-gen }.
change-repair-elsewhere = Виберіть машину у { $tile } або спершу перейдіть туди, де є { $counter }.
why-na-repair-1 = Сидячи в машині, { $unit } може ремонтувати лише її.
change-na-repair-1 = Спершу вийдіть із машини; після цього та сама карта ще може відремонтувати.
why-na-repair-4 = { $counter }: там сидять солдати суперника, а ремонтувати можна лише свої машини та порожні.
change-na-repair-4 = Виберіть свою машину або порожню.
why-no-damage = { $counter }: пошкоджень немає, знімати нічого.
change-no-damage = Виберіть машину з пошкодженнями.
why-na-control-1 = Суперник контролює { $tile } і має там солдатів: { $enemies }.
change-na-control-1 = У квадраті { $tile } не повинно лишитися ворожих солдатів: влучайте в них, доки фішку не приберуть з поля, або чекайте, доки вони підуть самі ({ $enemies }).
why-na-combat-1 = { $counter } не має звичайного захисту, тож дія «{ $kind }» тут не годиться.
change-na-combat-1 = Виберіть солдата або машину зі звичайним захистом; проти { $counter-gen } потрібна інша зброя.
why-na-combat-2 = { $counter } сидить у машині ({ $vehicle }), і вибрати його ціллю не можна.
change-na-combat-2 = Цільтеся в машину ({ $vehicle }): влучання дістанеться солдатові в ній.
why-na-vehicle-9 = { $counter }: там сидять ваші солдати.
change-na-vehicle-9 = Виберіть машину суперника або порожню.
why-na-antitank-1 = { $counter } – не машина, а дією «Підбити танк» цілять лише в машини.
change-na-antitank-1 = Виберіть машину або іншу дію.
why-demolish-soldier = { $counter } – солдат, а підірвати можна лише машину чи об’єкт.
change-demolish-soldier = Виберіть машину або об’єкт у тому самому квадраті.
why-na-demolish-1 = У квадраті { $tile }, де стоїть { $unit }, немає { $counter-gen }, а підірвати можна лише в тому самому квадраті.
change-na-demolish-1 = Спершу перейдіть у квадрат, де є { $counter }.
why-na-seat-9 = { $unit } придушений і лишається на місці: карта «{ $card }» лише переверне фішку готовим боком догори.
change-na-seat-9 = Зіграйте карту «{ $card }», щоб перевернути фішку готовим боком догори; наступна карта вже дозволить змінити місце, навіть цього ходу.
why-na-seat-7 = Завдяки карті «{ $card }» солдат уже сів, вийшов або змінив місце: це можна лише раз.
change-na-seat-7 = Спершу виконайте дію карти «{ $card }»; з наступною картою це знову можливо.
why-inside-already = { $unit } вже сидить у машині.
change-inside-already = Спершу вийдіть із неї або змініть у ній місце.
why-vehicle-elsewhere = { $vehicle } – не в тому квадраті, де { $unit }.
change-vehicle-elsewhere = Спершу перейдіть у квадрат, де стоїть { $vehicle }.
why-na-seat-2 = { $vehicle }: там сидять солдати суперника, тож сісти не можна.
change-na-seat-2 = Спершу в машині не повинно лишитися ворожих солдатів.
why-no-seat = { $vehicle }: такого місця тут немає.
change-no-seat = Виберіть одне з місць, які має { $vehicle }.
why-na-seat-1 = { $vehicle }: { $place } займає { $counter }.
change-na-seat-1 = Виберіть вільне місце; зі своїм солдатом у машині можна помінятися місцями.
why-na-seat-4 = { $unit } не сидить у машині.
change-na-seat-4 = Спершу сядьте в машину.
why-na-seat-8 = Після цього карта «{ $card }» нічого не змогла б, а місце змінюють лише разом із дією.
change-na-seat-8 = Спершу виконайте дію, а місце змініть після неї, або виберіть місце, звідки карта «{ $card }» може діяти.
why-na-swap-1 = { $unit } і { $counter } не сидять в одній машині.
change-na-swap-1 = Спершу обидва мають сидіти в одній машині.
why-na-swap-2 = Місцями міняються двоє різних солдатів.
change-na-swap-2 = Виберіть іншого солдата в машині.
why-swap-suppressed = { $counter } придушений і лишається на своєму місці.
change-swap-suppressed = Спершу зіграйте заради дії карту { $counter-gen }: фішка знову стане готовою.
why-na-vehicle-4 = Цього солдата зараз вибрати не можна.
change-na-vehicle-4 = { $phase ->
    [pending] Виберіть солдата в машині, у яку влучили.
   *[other] Спершу влучте в машину з кількома солдатами: лише тоді є кого вибирати.
 }

event-surveyed = { $placed-count ->
    [0] { $side }: нових жетонів немає ({ $tiles })
   *[other] { $side } { $side-gender ->
        [pl] розвідують
       *[other] розвідує
     } { $placed }
 }
event-seated = { $way ->
    [enter] { $counter } сідає в { $vehicle-acc }: { $seat }{ $taken ->
        [yes] ; машина змінює власника
       *[no] {""}
     }
    [leave] { $counter } виходить із машини: { $vehicle }
   *[seat] { $counter } пересідає ({ $vehicle }): { $seat }
 }
event-swapped = { $counter } і { $other } міняються місцями ({ $vehicle })
event-drove = { $vehicle } їде { $path }
event-picked = { $vehicle }: влучання дістається { $counter-dat }
event-unharmed = { $vehicle }: придушувати нікого, без ефекту
event-damaged = { $vehicle }: пошкоджень { $damage }; { $critical } виводять з ладу, { $hull } знищують
event-disabled = { $vehicle }: машину виведено з ладу
event-destroyed = { $vehicle }: машину знищено{ $none ->
    [yes] {""}
   *[no] ; тепер у квадраті { $tile }: { $targets }
 }
event-repaired = { $vehicle }: ремонт, пошкоджень лишилося { $damage }{ $ready ->
    [yes] ; машина знову готова
   *[no] {""}
 }
event-razed = { $side } { $side-gender ->
    [pl] знищують
   *[other] знищує
 } { $structure-acc }, { $score }
event-escaped = Евакуація з { $tile }: { $targets }{ $stay-count ->
    [0] {""}
   *[other] ; лишаються на полі: { $stay }
 }
