# Техника, объекты и точки эвакуации на столе.

label-rough = труднопроходимая местность
label-exit = точка эвакуации{ $side-set ->
    [yes] {" "}({ $side })
   *[no] {""}
 }
label-structure = { $structure }, объект, защита { $n }, { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
 }
label-razed = { $structure }: уничтожено, { $side }
label-vehicle = { $vehicle }{ $side-set ->
    [yes] , { $side }
   *[no] {""}
 }, { $has ->
    [yes] защита { $n }
   *[no] без обычной защиты
 }, броня { $armor }, повреждения { $damage } из { $hull }, выводят из строя { $critical }{ $disabled ->
    [yes] , выведено из строя
   *[no] {""}
 }; { $crew-count ->
    [0] в технике никого
   *[other] в технике: { $crew }
 }
crew-member = { $counter } ({ $seat }{ $low ->
    [yes] , подавлен
   *[no] {""}
 })
label-seat = { $vehicle }, { $seat }: { $counter-set ->
    [yes] { $counter }{ $low ->
        [yes] , подавлен
       *[no] {""}
     }
   *[no] свободно
 }; { $offers-count ->
    [0] без действий
   *[other] { $offers }
 }{ $crew-set ->
    [yes] , { $crew }
   *[no] {""}
 }
seat-free = свободно
seat-low = подавлен
seat-crew = только для { $crew-gen }
vehicle-of = { $side-set ->
    [yes] { $side }, { $tile }
   *[no] { $tile }
 }
fact-defense = { $has ->
    [yes] защита { $n }
   *[no] без обычной защиты
 }
fact-armor = броня { $n }
fact-damage = повреждения { $damage } из { $hull }, выводят из строя { $critical }
damage = { $disabled ->
    [yes] не на ходу:
   *[no] {""}
 } { $damage } из { $hull }{ $disabled ->
    [yes] {""}
   *[no] , не на ходу с { $critical }
 }
sign-exit = выход
legend-rough = труднопроходимая местность
legend-exit = точка эвакуации
legend-objective = очки ключевой точки
legend-structure = очки объекта
legend-crew = солдат в машине / мест
legend-shield = базовая защита
legend-armor = броня
legend-damage = повреждения; за чертой выведена из строя

about-seat = Любую карту солдата на этом месте можно разыграть ради действия места.
about-use-seat = { $card } («{ $kind }», место в машине)
about-rough = { $tile } — труднопроходимая местность: техника сюда не въезжает.
about-exit = Из квадрата { $tile } солдат, которому разрешена эвакуация, уходит с поля последним шагом перемещения.
about-gone = { $vehicle }: машина уже не в игре.
about-disabled = { $vehicle }: машина выведена из строя, ее места ничего не дают, пока ее не отремонтируют.

score-word-escape = эвакуировано{ $who-set ->
    [yes] : { $who }
   *[no] {""}
 }
score-word-neutralize = нейтрализовано{ $who-set ->
    [yes] : { $who }
   *[no] {""}
 }
score-escape = эвакуировано { $done } из { $wanted }{ $who-count ->
    [0] {""}
   *[other] : { $who }
 }
score-neutralize = нейтрализовано { $done } из { $wanted }{ $who-count ->
    [0] {""}
   *[other] : { $who }
 }
hint-pick = { $vehicle }: попадание. Выберите солдата.
hint-act-now = { $counter } уже сменил место: теперь выберите действие карты или места.
hint-may-seat = { $counter } еще может { $way ->
    [enter] сесть в технику
    [leave] покинуть технику
   *[seat] сменить место
 }; или выберите следующую карту.
button-end-seated = Закончить ход, { $way ->
    [enter] не садясь в технику
    [leave] не покидая технику
   *[seat] не меняя места
 }

plan-vehicle = Выберите машину.
plan-target = Выберите цель.
plan-seat = Выберите, какое место занять.
plan-swap = Выберите, с кем поменяться.
plan-tile-set = { $n ->
    [0] Выберите не больше { $x } { $x ->
        [one] квадрата
       *[other] квадратов
     }.
   *[other] Выбрано: { $tiles }. Не больше { $x }.
 }
plan-exit = Эвакуироваться с поля
plan-pick = { $vehicle }: попадание. Кто из солдат ранен?
plan-pick-suppress = { $vehicle }: попадание. Кто из солдат подавлен?
plan-after = { $counter }: { $way ->
    [enter] сесть в технику
    [leave] покинуть технику
   *[seat] сменить место или выйти
 }?
plan-after-line = Солдат еще может сделать это один раз. Следующая карта отнимает такую возможность.
sign-enter = сесть
sign-leave = выйти
sign-seat = пересесть
sign-swap = обмен
choice-leave = Покинуть технику, в квадрат { $tile }
plan-razes = Попадание уничтожает объект: { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
 }.
plan-suppresses-aboard = { $crew-count ->
    [0] Внутри никого: попадание ничего не меняет.
   *[other] Попадание подавляет одного солдата в технике, которого выберете вы. Карт он не теряет.
 }
plan-damages = { $crew-count ->
    [0] Внутри никого: попадание только повреждает машину.
   *[other] Попадание ранит солдата в технике, которого выберете вы, а затем повреждает машину.
 } { $after ->
    [destroyed] Повреждений станет { $damage } из { $hull }, и машина будет уничтожена.
    [disabled] Повреждений станет { $damage } из { $hull }, и машина будет выведена из строя.
   *[less] Повреждений станет { $damage } из { $hull }; выводят из строя { $critical }.
 }
sum-no-cover = при подрыве не считается
sum-range-note-strafe = не для штурмовки
sum-range-note-close = тот же квадрат
sum-base-structure = защита объекта
sum-base-vehicle = на машине
sum-base-armor = броня машины

word-vehicles = Техника
word-no-action = без действий
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
coach-caveat = Большинство чисел здесь выбрано этой программой, потому что напечатанные найти не удалось. Подробнее — в меню, «О числах».
