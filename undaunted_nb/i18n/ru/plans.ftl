# Plans and goals: what they are called, and what can be wrong with them.

plan-goal-card = { $counter }: потеряна карта
plan-goal-cards = { $counter }: { $n ->
    [one] потеряна { $n } карта
    [few] потеряны { $n } карты
   *[other] потеряно { $n } карт
 }
plan-goal-counter = { $counter }: фишка снята с поля
plan-goal-suppressed = { $counter }: фишка подавлена
plan-goal-damage = { $counter }: нанесено { $n } { $n ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
 }
plan-goal-disabled = { $counter }: вывод из строя
plan-goal-destroyed = { $counter }: уничтожение
plan-goal-escaped = { $counter }: эвакуация
plan-goal-controlled = { $side }: контроль над { $tile }
plan-goal-pinned = { $side }: сторона истощена
plan-goal-won = { $side }: победа

plan-too-long = Для точного ответа пришлось бы перебрать больше чем { $limit } { $limit ->
    [one] позицию
    [few] позиции
   *[other] позиций
 }. Вместо этого смоделируйте план, сократите его или увеличьте предел.
plan-seconds = «{ $value }» — не длительность. Укажите число секунд, больше 0 и не больше { $most }.
plan-empty = Здесь нет плана. Запишите его действия, каждое с новой строки, например: «Rifleman A: attack DE Riflemen B».
plan-lines = План — это список строк, например ["Rifleman A: attack DE Riflemen B"], или один текст из нескольких строк, а дано { $value }.
plan-no-goal = Здесь нет цели. Назовите хотя бы одну, например: «card DE Riflemen B».
plan-unknown-goal = «{ $name }» — не цель. { $hint } Цель записывают так: «card DE Riflemen B», «cards 2 DE Riflemen B», «counter DE Riflemen B», «suppressed DE Riflemen B», «controlled 9A», «pinned DE» или «won US»; где есть техника, еще и так: «damage 2 Medium Tank», «disabled Medium Tank», «destroyed Medium Tank» или «escaped LRDG Scout».
plan-goal-not-asked = О цели «{ $name }» здесь не спрашивали. { $hint }
plan-goal-off = На поле нет { $counter-gen }, так что эта цель недостижима. Выберите то, что есть на поле.
plan-no-counter = В этой игре нет фишки «{ $name }». { $hint }
plan-no-thing = Здесь нет «{ $name }», о чем могла бы быть эта цель. { $hint }
plan-no-pinning = Здесь сторону { $side } истощить нельзя: у нее нет стрелков. Выберите другую цель.
plan-no-side = В этой игре нет стороны «{ $name }». { $hint }
plan-kind = Действие «{ $kind }» для этой цели ничего не изменит. { $hint }
plan-not-your-turn = Лучший ход ищут, когда у кого-то есть ход; { $side-set ->
    [no] сейчас хода нет ни у кого.
   *[yes] сейчас ход не у стороны { $side }.
 }{ $acting-set ->
    [no] {" "}Игра окончена.
   *[yes] {" "}Действует: { $acting }.
 }
plan-no-attack = Для «{ $line }» вычислять нечего. Назовите атаку, напечатанную на карте или доступную с места в машине, например: «Rifleman A: attack DE Riflemen B».
plan-no-shot = Для «{ $line }» бросать кости не на что. { $why }
plan-no-blast = «{ $line }» — не обстрел. Назовите его, например: «Mortar: blast».
plan-order = Порядок { $order } не подходит: назовите каждую фишку в квадрате цели один раз ({ $all }).
plan-no-fire = Ни одной картой руки сейчас нельзя стрелять в { $counter-acc }. Выберите другую фишку или другой момент.
plan-measure = По «{ $name }» способы стрельбы не сравнивают. { $hint }
plans-at-most = Это лучшее, что удалось найти: время кончилось раньше, чем просмотрены все способы. Ни один способ не даст больше чем { $percent }.
