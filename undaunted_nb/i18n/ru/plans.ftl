# Plans and goals: what they are called, and what can be wrong with them.

plan-goal-card = { $counter }: потеряна карта
plan-goal-cards = { $counter }: { $n ->
    [one] потеряна { $n } карта
    [few] потеряны { $n } карты
   *[other] потеряно { $n } карт
 }
plan-goal-counter = { $counter }: фишка снята с поля
plan-goal-suppressed = { $counter }: фишка подавлена
plan-goal-pinned = { $side }: сторона истощена
plan-goal-won = { $side }: победа

plan-too-long = Для точного ответа пришлось бы перебрать больше чем { $limit } { $limit ->
    [one] позицию
    [few] позиции
   *[other] позиций
 }. Вместо этого смоделируйте план, сократите его или увеличьте предел.
plan-best-too-long = Чтобы точно найти лучший ход, пришлось бы перебрать больше чем { $limit } { $limit ->
    [one] позицию
    [few] позиции
   *[other] позиций
 }. Отбросьте некоторые виды действий, увеличьте предел или запишите два-три плана и смоделируйте их.
plan-empty = Здесь нет плана. Запишите его действия, каждое с новой строки, например: «Rifleman A: attack DE Riflemen B».
plan-no-goal = Здесь нет цели. Назовите хотя бы одну, например: «card DE Riflemen B».
plan-unknown-goal = «{ $name }» – не цель. { $hint } Цель записывают так: «card DE Riflemen B», «cards 2 DE Riflemen B», «counter DE Riflemen B», «suppressed DE Riflemen B», «pinned DE» или «won US».
plan-goal-not-asked = О цели «{ $name }» здесь не спрашивали. { $hint }
plan-goal-off = На поле нет { $counter-gen }, так что терять нечего. Выберите фишку, которая есть на поле.
plan-no-counter = В этой игре нет фишки «{ $name }». { $hint }
plan-no-side = В этой игре нет стороны «{ $name }». { $hint }
plan-kind = Действие «{ $kind }» для этой цели ничего не изменит. { $hint }
plan-not-your-turn = Лучший ход ищут, когда у кого-то есть ход; { $side-set ->
    [no] сейчас хода нет ни у кого.
   *[yes] сейчас ход не у стороны { $side }.
 }{ $acting-set ->
    [no] {" "}Игра окончена.
   *[yes] {" "}Действует: { $acting }.
 }
plan-no-attack = Для «{ $line }» вычислять нечего. Назовите действие «Атаковать» или «Подавить», напечатанное на карте, например: «Rifleman A: attack DE Riflemen B».
plan-no-shot = Для «{ $line }» некому стрелять или не в кого. Обе фишки должны быть на поле (или стрелок должен на него выйти), а цель должна быть вражеской.
plan-no-blast = «{ $line }» – не обстрел. Назовите его, например: «Mortar: blast».
plan-order = Порядок { $order } не подходит: назовите каждую фишку в квадрате цели один раз ({ $all }).
plan-no-fire = Ни одной картой руки сейчас нельзя стрелять в { $counter-acc }. Выберите другую фишку или другой момент.
plan-measure = По «{ $name }» способы стрельбы не сравнивают. { $hint }
