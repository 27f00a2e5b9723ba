# Vehicles, structures and escape points on the table.

label-rough = rough terrain
label-exit = escape point{ $side-set ->
    [yes] {" "}of { $side }
   *[no] {""}
 }
label-structure = { $structure }, structure, defense { $n }, { $points } { $points ->
    [one] point
   *[other] points
 }
label-razed = { $structure }, destroyed by { $side }
label-vehicle = { $vehicle }{ $side-set ->
    [yes] , { $side }
   *[no] {""}
 }, { $has ->
    [yes] defense { $n }
   *[no] no normal defense
 }, armor { $armor }, damage { $damage } of { $hull }, disabled at { $critical }{ $disabled ->
    [yes] , disabled
   *[no] {""}
 }, { $crew-count ->
    [0] nobody aboard
   *[other] aboard: { $crew }
 }
crew-member = { $counter } ({ $seat }{ $low ->
    [yes] , suppressed
   *[no] {""}
 })
label-seat = { $vehicle }, { $seat }: { $counter-set ->
    [yes] { $counter }{ $low ->
        [yes] , suppressed
       *[no] {""}
     }
   *[no] free
 }, { $offers-count ->
    [0] no action
   *[other] { $offers }
 }{ $crew-set ->
    [yes] , { $crew }
   *[no] {""}
 }
seat-free = free
seat-low = suppressed
seat-crew = for { $crew } only
vehicle-of = { $side-set ->
    [yes] { $side }, on { $tile }
   *[no] on { $tile }
 }
fact-defense = { $has ->
    [yes] defense { $n }
   *[no] no normal defense
 }
fact-armor = armor { $n }
fact-damage = damage { $damage } of { $hull }, disabled at { $critical }
damage = { $disabled ->
    [yes] disabled:
   *[no] {""}
 } { $damage } of { $hull }{ $disabled ->
    [yes] {""}
   *[no] , disabled at { $critical }
 }
sign-exit = escape
legend-rough = rough terrain
legend-exit = escape point
legend-objective = points of an objective
legend-structure = points of a structure
legend-crew = soldiers aboard / seats
legend-shield = base defense
legend-armor = armor
legend-damage = damage (the line marks disabled)

about-seat = Any card of the soldier on this seat can be played for the seat’s action.
about-use-seat = { $card } (seat: { $kind })
about-rough = { $tile } is rough terrain. Vehicles can’t enter it.
about-exit = A soldier who can escape leaves the board from { $tile }, as the last step of a move.
about-gone = { $vehicle } has left the game.
about-disabled = { $vehicle } is disabled. You can’t use its seats until it’s repaired.

score-word-escape = escaped{ $who-set ->
    [yes] : { $who }
   *[no] {""}
 }
score-word-neutralize = neutralized{ $who-set ->
    [yes] : { $who }
   *[no] {""}
 }
score-escape = { $done } of { $wanted } escaped{ $who-count ->
    [0] {""}
   *[other] {" "}({ $who })
 }
score-neutralize = { $done } of { $wanted } neutralized{ $who-count ->
    [0] {""}
   *[other] {" "}({ $who })
 }
hint-pick = You hit { $vehicle }. Choose the soldier.
hint-act-now = { $counter } has changed seats. Now choose an action of the card or the seat.
hint-may-seat = { $counter } can still { $way ->
    [enter] enter a vehicle
    [leave] leave the vehicle
   *[seat] change seats
 }, or you can choose the next card.
button-end-seated = End turn without { $way ->
    [enter] entering a vehicle
    [leave] leaving the vehicle
   *[seat] changing seats
 }

plan-vehicle = Choose a vehicle.
plan-target = Choose a target.
plan-seat = Choose the seat to take.
plan-swap = Choose a soldier to swap with.
plan-tile-set = { $n ->
    [0] Choose up to { $x } { $x ->
        [one] tile
       *[other] tiles
     }.
   *[other] Chosen: { $tiles }. Up to { $x }.
 }
plan-exit = Escape
plan-pick = { $vehicle } is hit. Which soldier is wounded?
plan-pick-suppress = { $vehicle } is hit. Which soldier is suppressed?
plan-after = { $counter }: { $way ->
    [enter] enter a vehicle
    [leave] leave the vehicle
   *[seat] change seats or leave
 }?
plan-after-line = The soldier can still do this once. You lose that option when you play the next card.
sign-enter = enter
sign-leave = leave
sign-seat = change
sign-swap = swap
choice-leave = Leave the vehicle on { $tile }
plan-razes = A hit destroys it for { $points } { $points ->
    [one] point
   *[other] points
 }.
plan-suppresses-aboard = { $crew-count ->
    [0] Nobody is aboard, so a hit changes nothing.
   *[other] A hit suppresses one soldier aboard. You choose which one. The soldier doesn’t lose a card.
 }
plan-damages = { $crew-count ->
    [0] The vehicle is empty, so a hit only damages it.
   *[other] A hit wounds one soldier aboard (you choose who), then damages the vehicle.
 } { $after ->
    [destroyed] Damage { $damage } of { $hull } destroys it.
    [disabled] Damage { $damage } of { $hull } disables it.
   *[less] That makes damage { $damage } of { $hull }. It’s disabled at { $critical }.
 }
sum-no-cover = not for Demolish
sum-range-note-strafe = none for Strafe
sum-range-note-close = the same tile
sum-base-structure = on the structure
sum-base-vehicle = on the vehicle
sum-base-armor = its armor

word-vehicles = Vehicles
word-no-action = no action
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
coach-caveat = Most numbers here are this tutor’s own, because the printed ones could not be found. See “About the numbers” in the menu.
