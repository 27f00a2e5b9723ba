# Plans and goals: what they are called, and what can be wrong with them.

plan-goal-card = { $counter } loses a card
plan-goal-cards = { $counter } loses { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
plan-goal-counter = { $counter } leaves the board
plan-goal-suppressed = { $counter } is suppressed
plan-goal-damage = { $counter } takes { $n } damage
plan-goal-disabled = { $counter } is disabled
plan-goal-destroyed = { $counter } is destroyed
plan-goal-escaped = { $counter } escapes
plan-goal-pinned = { $side } is pinned
plan-goal-won = { $side } wins

plan-too-long = More than { $limit ->
    [one] { $limit } position
   *[other] { $limit } positions
 } would have to be walked through for an exact answer. Simulate the plan instead, shorten it, or raise the limit.
plan-seconds = “{ $value }” is not a time. Give a number of seconds from above 0 to { $most }.
plan-empty = There is no plan here. Write its actions one to a line, e.g. “Rifleman A: attack DE Riflemen B”.
plan-no-goal = There is no goal here. Name at least one, e.g. “card DE Riflemen B”.
plan-unknown-goal = “{ $name }” is not a goal. { $hint } A goal is written like “card DE Riflemen B”, “cards 2 DE Riflemen B”, “counter DE Riflemen B”, “suppressed DE Riflemen B”, “pinned DE” or “won US”; with vehicles also “damage 2 Medium Tank”, “disabled Medium Tank”, “destroyed Medium Tank” or “escaped LRDG Scout”.
plan-goal-not-asked = The goal “{ $name }” was not asked for here. { $hint }
plan-goal-off = { $counter } is not on the board, so this goal is out of reach. Choose one that is.
plan-no-counter = There is no counter “{ $name }” in this game. { $hint }
plan-no-thing = There is no “{ $name }” here that this goal can be about. { $hint }
plan-no-pinning = { $side } cannot be pinned here: the side has no Riflemen. Choose another goal.
plan-no-side = There is no side “{ $name }” in this game. { $hint }
plan-kind = “{ $kind }” cannot matter for this goal. { $hint }
plan-not-your-turn = The best way through a turn is looked for while a side has its turn; { $side-set ->
    [no] here nobody has.
   *[yes] here it is not the turn of { $side }.
 }{ $acting-set ->
    [no] {" "}The game is over.
   *[yes] {" "}To act: { $acting }.
 }
plan-no-attack = There is no chance to work out for “{ $line }”. Name an attack that is printed on the card or offered by its seat, e.g. “Rifleman A: attack DE Riflemen B”.
plan-no-shot = For “{ $line }” there is nothing to roll for. { $why }
plan-no-blast = “{ $line }” is not a Blast. Name one, e.g. “Mortar: blast”.
plan-order = The order { $order } does not fit: name each counter on the target tile once ({ $all }).
plan-no-fire = No card in hand can fire at { $counter } now. Choose another counter, or a moment in which one can.
plan-measure = Ways to fire are not compared by “{ $name }”. { $hint }
plans-at-most = The best way found so far; time ran out before every way was looked at. No way can exceed { $percent }.
