# Undaunted: North Africa: why something cannot be done, what would change it, and what happened.

why-na-card-2 = Фишки карты «{ $card }» нет на поле, и ничто ее туда не вернет: этой картой можно только затаиться.
why-seat-first = По карте «{ $card }» солдат сел в машину, вышел из нее или сменил место: теперь он должен выполнить действие.
change-seat-first = Выберите действие карты «{ $card }» или места, где сидит ее солдат.
why-not-aboard = { $unit-set ->
    [no] У карты «{ $card }» нет своей фишки
   *[yes] { $unit } не сидит в машине
 }, поэтому действия «{ $kind }» ни одно место не дает.
change-not-aboard = Сначала сядьте в машину на место с действием «{ $kind }».
why-na-vehicle-1 = { $vehicle }: { $seat } не дает действия «{ $kind }».
change-na-vehicle-1 = Сядьте на место с действием «{ $kind }» или выберите другое действие.
why-na-crew-1 = { $vehicle }: действия, которые дает { $seat }, выполняют только специалисты ({ $crew }), а { $unit } не из их числа.
change-na-crew-1 = Посадите на { $seat-acc } нужного специалиста; { $unit } может выполнять действия самой карты «{ $card }».
why-na-vehicle-2 = { $vehicle }: машина выведена из строя, и до ремонта ее места не дают действий.
change-na-vehicle-2 = Сначала отремонтируйте { $vehicle-acc } или выполните действие самой карты «{ $card }».
why-na-inside-2 = { $unit } сидит в машине ({ $vehicle }), а оттуда действие «{ $kind }» не выполнить.
change-na-inside-2 = Сначала выйдите из машины; после этого той же картой еще можно выполнить действие «{ $kind }».
why-na-escape-1 = В квадрате { $tile } нет точки эвакуации.
change-na-escape-1 = Выходите за край поля из квадрата с точкой эвакуации.
why-na-escape-2 = Сценарий не разрешает эвакуироваться: { $counter }.
change-na-escape-2 = Эвакуируйте тех, кто указан в сценарии. Эта фишка должна остаться на поле: { $counter }.
why-na-drive-3 = Труднопроходимая местность, машине туда нельзя: { $tiles }.
change-na-drive-3 = Выберите путь в объезд: { $tiles }.
why-choose-tile = Нужно выбрать хотя бы один квадрат.
change-choose-tile = Выберите квадрат.
why-na-survey-4 = Дважды выбрать один квадрат нельзя.
change-na-survey-4 = Уберите квадрат, названный дважды.
why-too-many-tiles = Карта «{ $card }» позволяет выбрать не больше { $x } { $x ->
    [one] квадрата
   *[other] квадратов
 }, а названо { $n }.
change-too-many-tiles = Уберите лишние квадраты, чтобы осталось { $x }.
why-na-plot-1 = Ни один из этих квадратов не граничит с { $start }, где находится { $unit }: { $tiles }.
change-na-plot-1 = Выберите хотя бы один квадрат, граничащий с { $start }.
why-na-plot-2 = Эти квадраты не связаны между собой: { $tiles }.
change-na-plot-2 = Выберите квадраты, которые вместе составляют одно целое.
why-no-vehicle = { $counter } — не машина, а ремонтируют только машины.
change-no-vehicle = Выберите машину.
why-na-repair-3 = Уничтоженное не ремонтируют: { $counter }.
why-repair-elsewhere = В квадрате { $tile }, где находится { $unit }, нет { $counter-gen }.
change-repair-elsewhere = Выберите машину в квадрате { $tile } или сначала перейдите туда, где есть { $counter }.
why-na-repair-1 = Сидя в машине, { $unit } может ремонтировать только ее.
change-na-repair-1 = Сначала выйдите из машины; после этого той же картой еще можно ремонтировать.
why-na-repair-4 = { $counter }: там сидят солдаты противника, а ремонтировать можно только свои машины и пустые.
change-na-repair-4 = Выберите свою машину или пустую.
why-no-damage = { $counter }: повреждений нет, снимать нечего.
change-no-damage = Выберите машину с повреждениями.
why-na-control-1 = Противник контролирует { $tile }, и там его солдаты: { $enemies }.
change-na-control-1 = В квадрате { $tile } не должно остаться солдат противника: попадайте в них, пока фишка не покинет поле, или ждите, пока они уйдут сами ({ $enemies }).
why-na-combat-1 = У { $counter-gen } нет обычной защиты, поэтому действие «{ $kind }» здесь не годится.
change-na-combat-1 = Выберите солдата или машину с обычной защитой; против { $counter-gen } нужно другое оружие.
why-na-combat-2 = { $counter } сидит в машине ({ $vehicle }), и выбрать его целью нельзя.
change-na-combat-2 = Цельтесь в машину ({ $vehicle }): попадание достанется солдату в ней.
why-na-vehicle-9 = { $counter }: там сидят ваши солдаты.
change-na-vehicle-9 = Выберите машину противника или пустую.
why-na-antitank-1 = { $counter } — не машина, а действием «Подбить танк» целятся только в машины.
change-na-antitank-1 = Выберите машину или другое действие.
why-demolish-soldier = { $counter } — солдат, а взорвать можно только машину или объект.
change-demolish-soldier = Выберите машину или объект в том же квадрате.
why-na-demolish-1 = В квадрате { $tile }, где стоит { $unit }, нет { $counter-gen }, а взорвать можно только в том же квадрате.
change-na-demolish-1 = Сначала перейдите в квадрат, где есть { $counter }.
why-na-seat-9 = { $unit } подавлен и остается на месте: розыгрыш карты «{ $card }» только снимет подавление.
change-na-seat-9 = Разыграйте карту «{ $card }», чтобы снять подавление; следующая карта позволит сменить место, даже в этом же ходу.
why-na-seat-7 = По карте «{ $card }» солдат уже сел, вышел или сменил место: это можно только один раз.
change-na-seat-7 = Сначала выполните действие карты «{ $card }»; со следующей картой это снова возможно.
why-inside-already = { $unit } уже сидит в машине.
change-inside-already = Сначала выйдите из нее или смените в ней место.
why-vehicle-elsewhere = { $vehicle } — не в том квадрате, где { $unit }.
change-vehicle-elsewhere = Сначала перейдите в квадрат, где стоит { $vehicle }.
why-na-seat-2 = { $vehicle }: там сидят солдаты противника, поэтому сесть нельзя.
change-na-seat-2 = Сначала в машине не должно остаться солдат противника.
why-no-seat = { $vehicle }: такого места здесь нет.
change-no-seat = Выберите одно из мест, которые есть здесь: { $vehicle }.
why-na-seat-1 = { $vehicle }: { $place } занимает { $counter }.
change-na-seat-1 = Выберите свободное место; со своим солдатом в машине можно поменяться местами.
why-na-seat-4 = { $unit } не сидит в машине.
change-na-seat-4 = Сначала сядьте в машину.
why-na-seat-8 = После этого карта «{ $card }» ничего не смогла бы, а место меняют только вместе с действием.
change-na-seat-8 = Сначала выполните действие, а место смените после него, или выберите место, откуда карта «{ $card }» может действовать.
why-na-swap-1 = { $unit } и { $counter } не сидят в одной машине.
change-na-swap-1 = Сначала оба должны сидеть в одной машине.
why-na-swap-2 = Местами меняются двое разных солдат.
change-na-swap-2 = Выберите другого солдата в машине.
why-swap-suppressed = { $counter } подавлен и должен остаться на своем месте.
change-swap-suppressed = Сначала разыграйте ради действия карту { $counter-gen }: это снимет подавление.
why-na-vehicle-4 = Этого солдата сейчас выбрать нельзя.
change-na-vehicle-4 = { $phase ->
    [pending] Выберите солдата в машине, в которую попали.
   *[other] Сначала попадите в машину с несколькими солдатами: только тогда есть из кого выбирать.
 }

event-surveyed = { $placed-count ->
    [0] { $side }: новых жетонов нет ({ $tiles })
   *[other] { $side } { $side-gender ->
        [pl] разведывают
       *[other] разведывает
     } { $placed }
 }
event-seated = { $way ->
    [enter] { $counter } садится в { $vehicle-acc }: { $seat }{ $taken ->
        [yes] ; машина меняет хозяина
       *[no] {""}
     }
    [leave] { $counter } выходит из машины: { $vehicle }
   *[seat] { $counter } пересаживается ({ $vehicle }): { $seat }
 }
event-swapped = { $counter } и { $other } меняются местами ({ $vehicle })
event-drove = { $vehicle } едет { $path }
event-picked = { $vehicle }: попадание достается { $counter-dat }
event-unharmed = { $vehicle }: подавлять некого, без эффекта
event-damaged = { $vehicle }: повреждений { $damage }; { $critical } выводят из строя, { $hull } уничтожают
event-disabled = { $vehicle }: машина выведена из строя
event-destroyed = { $vehicle }: машина уничтожена{ $none ->
    [yes] {""}
   *[no] ; теперь в квадрате { $tile }: { $targets }
 }
event-repaired = { $vehicle }: ремонт, повреждений осталось { $damage }{ $ready ->
    [yes] ; машина снова готова
   *[no] {""}
 }
event-razed = { $side } { $side-gender ->
    [pl] уничтожают
   *[other] уничтожает
 } { $structure-acc }, { $score }
event-escaped = Эвакуация из квадрата { $tile }: { $targets }{ $stay-count ->
    [0] {""}
   *[other] ; остаются на поле: { $stay }
 }
