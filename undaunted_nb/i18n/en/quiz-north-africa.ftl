# The quiz, about what only Undaunted: North Africa has.

quiz-way-off = { $way-set ->
    [yes] { $way }{" – "}
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

quiz-base = { $deed } Which number of the vehicle is the base defence here?
quiz-number-armour = the armour: { $n }
quiz-number-normal = the normal defence: { $n }
quiz-number-critical = the critical threshold: { $n }
quiz-number-hull = the hull: { $n }
quiz-aim = { $card }{ $tile-set ->
    [yes] {" "}on { $tile }
   *[no] {""}
 }: { $kind } { $x }. Which of these can be chosen as the target?
quiz-damage = { $deed } It hits. Before that the vehicle ({ $vehicle }) has taken { $n } damage; its critical threshold is { $critical }, its hull { $hull }; soldiers aboard: { $crew }. How is it afterwards?
quiz-damaged = { $n } damage, { $state ->
    [ready] ready
    [disabled] disabled
   *[destroyed] destroyed
 }
quiz-pressed = { $deed } It succeeds. Aboard are, ready: { $ready }; suppressed: { $low }. What happens?
quiz-crew-one = One soldier aboard, whom the attacker chooses, is suppressed.
quiz-crew-all = All soldiers aboard are suppressed.
quiz-crew-hurt = The vehicle takes one damage.
quiz-repair = { $card }: Repair, at { $vehicle }. Before that it has taken { $n } damage; its critical threshold is { $critical }, its hull { $hull }. How is it afterwards?

## Seats

quiz-seat = { $counter } sits in { $vehicle } ({ $seat }). The vehicle has taken { $damage } damage; its critical threshold is { $critical }. Can this soldier use { $kind } of the seat now?
quiz-seat-disabled = No: the vehicle is disabled.
quiz-seat-crew = No: the seat asks for a specialist.
quiz-seat-own = No: a seated soldier uses his own card only.
quiz-drive = { $side } drives { $vehicle }, which stands on { $tile }: Drive { $x }. Which way is possible?
quiz-enter = { $counter }{ $low ->
    [yes] {" "}(suppressed)
   *[no] {""}
 } stands beside { $vehicle }. Its card lies in front of { $owner }; aboard: { $crew }; free seats: { $free }. Can this soldier enter it?
quiz-enter-takes = Yes, and the vehicle changes hands.
quiz-enter-enemy = No: enemy soldiers sit in it.
quiz-enter-full = No: no seat is free.
quiz-enter-low = No: the soldier is suppressed.

## Tiles, structures, escape, the end

quiz-hold = { $counter } is on { $tile }. Can this soldier Control the tile now?
quiz-hold-enemy = No: the enemy controls it and has a soldier there.
quiz-hold-vehicle = No: an enemy vehicle stands there.
quiz-route = { $card }{ $tile-set ->
    [yes] {" "}on { $tile }
   *[no] {""}
 }: { $kind } { $x }. Which tiles can be chosen?
quiz-fog = { $deed }. { $n } Fog of War { $n ->
    [one] lies
   *[other] lie
 } in the supply of { $side }. How many markers are placed, how many Fog of War cards taken?
quiz-worth = { $deed }{ $hit ->
    [yes] {", and it succeeds"}
   *[no] {""}
 }. On { $tile } { $worth ->
    [0] there is no objective
   *[other] there is an objective worth { $worth }
 }, and a structure ({ $structure }) worth { $points }. { $side } has { $n } { $n ->
    [one] point
   *[other] points
 } before. How many afterwards?
quiz-escape = { $deed }. { $counter } stands on { $tile }. Can this soldier leave the board so?
quiz-escape-point = No: there is no escape point on the tile.
quiz-escape-named = No: the scenario does not let this soldier escape.
quiz-escape-both = No: neither is there an escape point, nor does the scenario let this soldier escape.
quiz-gone = { $deed } It hits. Cards of { $target }: hand { $hand }, discard pile { $discard }, deck { $deck }, supply { $supply }. What leaves the game?
quiz-left-one = One card.
quiz-left-found = The counter, and all cards but those in the supply.
quiz-left-all = The counter and all cards, also those in the supply ({ $n }).
quiz-left-counter = Only the counter.
quiz-goal = { $side }: { $goal }
quiz-ended = { $deed } It hits, and no card of { $target } is left in hand, discard pile or deck. Goals, before that: { $goals }. What then?
quiz-short-of-goal = Nobody has reached a goal yet, and each side still can.
quiz-despair = { $deed } It hits. Cards of { $target }: hand { $hand }, discard pile { $discard }, deck { $deck }, supply { $supply }; no other card with Control is left to { $side }. Goals, before that: { $goals }. What then?
