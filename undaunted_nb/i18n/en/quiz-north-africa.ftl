# The quiz, about what only Undaunted: North Africa has.

quiz-way-off = { $path-set ->
    [yes] { $path }{", "}
   *[no] {""}
 }off the board
quiz-seat-of = { $vehicle-set ->
    [yes] { $vehicle }{", "}
   *[no] {""}
 }{ $seat }
quiz-deed-seat = { $card }, from the seat: { $kind }{ $what-set ->
    [yes] {" "}{ $what }
   *[no] {""}
 }

## Targets and vehicles

quiz-base = { $deed } Which number is the base defense of the vehicle here?
quiz-number-armor = the armor: { $n }
quiz-number-normal = the normal defense: { $n }
quiz-number-critical = the critical threshold: { $n }
quiz-number-hull = the hull: { $n }
quiz-aim = { $card }{ $tile-set ->
    [yes] {" "}on { $tile }
   *[no] {""}
 }: { $kind } { $x }. Which of these can you choose as the target?
quiz-damage = { $deed } It hits. So far the vehicle ({ $vehicle }) has { $n } damage. Critical threshold: { $critical }. Hull: { $hull }. Soldiers aboard: { $crew }. What is its state afterward?
quiz-damaged = { $n } damage, { $state ->
    [ready] ready
    [disabled] disabled
   *[destroyed] destroyed
 }
quiz-pressed = { $deed } It hits. Ready soldiers aboard: { $ready }. Suppressed: { $low }. What happens?
quiz-crew-one = One soldier aboard is suppressed. The attacker chooses which one.
quiz-crew-all = All soldiers aboard are suppressed.
quiz-crew-hurt = The vehicle takes one damage.
quiz-repair = { $card } repairs { $vehicle }. So far the vehicle has { $n } damage. Critical threshold: { $critical }. Hull: { $hull }. What is its state afterward?

## Seats

quiz-seat = { $counter } is in { $vehicle } ({ $seat }). The vehicle has { $damage } damage. Critical threshold: { $critical }. Can this soldier use the seat’s { $kind } action now?
quiz-seat-disabled = No, because the vehicle is disabled.
quiz-seat-crew = No, because the seat requires a specialist.
quiz-seat-own = No, because a soldier in a seat can use only its own card.
quiz-drive = { $vehicle } is on { $tile }. { $side } uses Drive { $x }. Which path is legal?
quiz-enter = { $counter }{ $low ->
    [yes] {" "}(suppressed)
   *[no] {""}
 } is on the tile of { $vehicle }. The vehicle card is in front of { $owner }. Aboard: { $crew }. Free seats: { $free }. Can this soldier enter it?
quiz-enter-takes = Yes, and that captures the vehicle.
quiz-enter-enemy = No, because enemy soldiers are aboard.
quiz-enter-full = No, because no seat is free.
quiz-enter-low = No, because the soldier is suppressed.

## Tiles, structures, escape, the end

quiz-hold = { $counter } is on { $tile }. Can this soldier Control the tile now?
quiz-hold-enemy = No, because the enemy controls it and has a soldier there.
quiz-hold-vehicle = No, because an enemy vehicle is there.
quiz-route = { $card }{ $tile-set ->
    [yes] {" "}on { $tile }
   *[no] {""}
 }: { $kind } { $x }. Which tiles can you choose?
quiz-fog = { $deed }. The supply of { $side } has { $n } Fog of War { $n ->
    [one] card
   *[other] cards
 }. How many markers do you place, and how many Fog of War cards do you take?
quiz-worth = { $deed }{ $hit ->
    [yes] {", and it hits"}
   *[no] {""}
 }. { $tile } has { $worth ->
    [0] no objective
   *[other] an objective worth { $worth }
 } and a structure ({ $structure }) worth { $points }. { $side } has { $n } { $n ->
    [one] point
   *[other] points
 } before this. How many points does it have afterward?
quiz-escape = { $deed }. { $counter } is on { $tile }. Can this soldier escape this way?
quiz-escape-point = No, because the tile has no escape point.
quiz-escape-named = No, because the scenario doesn’t let this soldier escape.
quiz-escape-both = No, because the tile has no escape point and the scenario doesn’t let this soldier escape.
quiz-gone = { $deed } It hits. { $target } has cards in these places: hand { $hand }, discard pile { $discard }, deck { $deck }, supply { $supply }. What leaves the game?
quiz-left-one = One card.
quiz-left-found = The counter, and all cards except those in the supply.
quiz-left-all = The counter and all cards, including those in the supply ({ $n }).
quiz-left-counter = Only the counter.
quiz-goal = { $side }: { $goal }
quiz-ended = { $deed } It hits, and { $target } has no cards left in hand, discard pile, or deck. Before this, the goals are: { $goals }. What happens?
quiz-short-of-goal = No side has reached a goal yet, and each side still can.
quiz-despair = { $deed } It hits. { $target } has cards in these places: hand { $hand }, discard pile { $discard }, deck { $deck }, supply { $supply }. { $side } has no other card with Control left. Before this, the goals are: { $goals }. What happens?
