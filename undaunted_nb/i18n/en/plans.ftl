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
plan-goal-controlled = { $side } controls { $tile }
plan-goal-pinned = { $side } is pinned
plan-goal-won = { $side } wins

plan-too-long = An exact answer would have to search more than { $limit ->
    [one] { $limit } position
   *[other] { $limit } positions
 }. Simulate the plan instead, shorten it, or raise the limit.
plan-seconds = “{ $value }” is not a valid time. Use a number of seconds above 0 and up to { $most }.
plan-empty = This plan is empty. Write one action per line, for example “Rifleman A: attack DE Riflemen B”.
plan-lines = Expected a plan as a list of lines, such as ["Rifleman A: attack DE Riflemen B"], or as one text with line breaks, got { $value }.
plan-no-goal = The goal is missing. Name at least one, for example “card DE Riflemen B”.
plan-unknown-goal = “{ $name }” is not a goal. { $hint } Write goals like this: “card DE Riflemen B”, “cards 2 DE Riflemen B”, “counter DE Riflemen B”, “suppressed DE Riflemen B”, “controlled 9A”, “pinned DE”, or “won US”. With vehicles, you can also use “damage 2 Medium Tank”, “disabled Medium Tank”, “destroyed Medium Tank”, or “escaped LRDG Scout”.
plan-goal-not-asked = You didn’t ask for the goal “{ $name }”. { $hint }
plan-goal-off = { $counter } is not on the board, so this goal is out of reach. Choose a counter that is.
plan-no-counter = Unknown counter “{ $name }”. { $hint }
plan-no-thing = “{ $name }” is not something this goal can name. { $hint }
plan-no-pinning = { $side } can’t be pinned, because it has no Riflemen in this scenario. Choose another goal.
plan-no-side = Unknown side “{ $name }”. { $hint }
plan-kind = “{ $kind }” can’t matter for this goal. { $hint }
plan-not-your-turn = You can look for the best plan only during a side’s turn. { $side-set ->
    [no] It’s nobody’s turn now.
   *[yes] It’s not the turn of { $side }.
 }{ $acting-set ->
    [no] {" "}The game is over.
   *[yes] {" "}To act: { $acting }.
 }
plan-no-attack = “{ $line }” is not an attack, so it has no probability. Name an attack of the card or its seat, for example “Rifleman A: attack DE Riflemen B”.
plan-no-shot = “{ $line }” doesn’t roll any dice. { $why }
plan-no-blast = “{ $line }” is not a Blast. Name one, for example “Mortar: blast”.
plan-order = The order { $order } doesn’t fit. Name each counter on the target tile once ({ $all }).
plan-no-fire = No card in hand can attack { $counter } now. Choose another counter or another moment.
plan-measure = “{ $name }” is not a way to compare attacks. { $hint }
plans-at-most = This is the best plan found before time ran out. No plan can exceed { $percent }.
